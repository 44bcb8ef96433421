"""A match of each game by mouse on what lies on the table, without any button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.ui.table.hit_testing import zone_rect
from tests.robot import Robot, RobotLost, wait_until
from tests.ui.conftest import Open, open_match, program

__all__ = ["open_match", "program"]  # fixtures

LEFT = Qt.MouseButton.LeftButton
#: How far a card is flicked, in pixels.
FLICK = 60


class Hand(Robot):
    """A hand that touches nothing but the table."""

    def press(self, button: str) -> None:
        """Answer by what lies there, or by two raps on the cloth.

        Raises:
            RobotLost: if only a button answers so.
        """
        match button.split(":"):
            case ["pass" | "stand" | "next" | "done" | "bet"]:
                self.rap()
            case ["bid", _]:
                self.click_place(f"say:{button}")
            case ["hit", *_] | ["deal", *_]:
                self.click_place("deck")
            case _:
                raise RobotLost(f"nothing on the table stands for the button “{button}”")

    def rap(self) -> None:
        """Double-click the bare cloth."""
        self.table.scene.finish()
        view = self.table.view
        whole, window = view.viewport().rect(), self.window.windowHandle()
        spots = (
            QPoint(x, y)
            for y in range(whole.height() - 30, 60, -20)
            for x in range(60, whole.width() - 60, 20)
        )
        at = next(spot for spot in spots if view._is_bare(view.mapToScene(spot)))
        where = view.viewport().mapTo(self.window, at)
        QTest.mouseDClick(window, LEFT, Qt.KeyboardModifier.NoModifier, where)

    def drag(self, key: str, to: QPointF) -> None:
        """Take a card somewhere."""
        self.table.scene.finish()
        view, rect = self.table.view, self.table.scene.card_rect(key)
        assert rect is not None
        start = view.mapFromScene(QPointF(rect.left() + 5, rect.center().y()))
        end = view.mapFromScene(to)
        QTest.mousePress(view.viewport(), LEFT, pos=start)
        for part in range(1, 6):
            QTest.mouseMove(view.viewport(), start + (end - start) * part / 5)
        QTest.mouseRelease(view.viewport(), LEFT, pos=end)

    def _to(self, key: str, place: str) -> None:
        box = zone_rect(self.table.model.layout, place)
        if box is None:
            raise RobotLost(f"the place {place} is not on the table")
        self.drag(key, box.center())

    def _do_play(self, action: Action) -> None:
        hand = [s.key for s in self.table.scene.model.layout.cards if s.zone == "hand"]
        wanted = list[str]()
        for word in action.args:
            key = next(k for k in reversed(hand) if word in (k, k[0]))
            hand.remove(key)
            wanted.append(key)
        self._hold(wanted)
        rect = self.table.scene.card_rect(wanted[0])
        assert rect is not None
        self.drag(wanted[0], QPointF(rect.left() + 5, rect.center().y() - 2 * FLICK))

    def _do_draw(self, action: Action) -> None:
        self.click_place("stock")

    def _do_take(self, action: Action) -> None:
        self.click_place("discard")

    def _do_discard(self, action: Action) -> None:
        count = len(self.table.session.match.actions)
        self._to(action.args[0], "discard")
        if not self._taken(count):  # it is asked whether a knock is to be given up
            self._to(action.args[0], "discard")

    def _do_knock(self, action: Action) -> None:
        self._to(action.args[0], "knock")

    def _do_layoff(self, action: Action) -> None:
        self._to(action.args[0], f"meld:{action.args[1]}")

    def _do_done(self, action: Action) -> None:
        count = len(self.table.session.match.actions)
        self.rap()
        if not self._taken(count):
            self.rap()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("oicho-kabu", "human,easy,medium", ("rounds=3",)),
        ("kyo-kabu", "human,easy,medium", ("rounds=3",)),
        ("dou-dizhu", "human,easy,medium", ("deals=2",)),
        ("oklahoma-gin", "human,easy", ("target=50", "rounds=1")),
    ],
)
def test_a_match_on_things_alone(
    open_match: Open, game: str, seats: str, options: tuple[str, ...]
) -> None:
    hand = Hand(open_match(game, seats, *options, seed="5").window)
    assert hand.play("medium") > 0
    wait_until(lambda: hand.table.session.match.turn is None)

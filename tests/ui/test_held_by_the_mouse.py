"""What the mouse holds goes back when something comes between press and release."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.models.controls.kabu import KabuControls
from cardtable.ui.table.hit_testing import row_of, zone_rect
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
MIDDLE, NONE = Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton


@dataclass
class Held:
    """Something that the mouse holds over a place where letting go would do something."""

    robot: Robot
    over: QPoint
    before: object

    def now(self) -> object:
        """What must be as before: everything on the table and its place, what is prepared, done."""
        table = self.robot.table
        table.scene.finish()
        QCoreApplication.processEvents()
        table.scene.hover("")
        table.scene.finish()
        items = sorted(
            # What has just moved lies half a step higher than before.
            (round(item.pos().x(), 3), round(item.pos().y(), 3), int(item.zValue()))
            for item in table.scene.items()
        )
        laid = table.controls.laid if isinstance(table.controls, KabuControls) else ()
        return (
            items,
            set(table.controls.selected),
            tuple(laid),
            table.controls.order.way,
            len(table.session.match.actions),
        )

    def release(self) -> None:
        """Release the left button where it is held."""
        QTest.mouseRelease(self.robot.table.view.viewport(), LEFT, pos=self.over)

    def is_back(self) -> bool:
        """Whether everything is as before, and the release changes nothing either."""
        assert not self.robot.table.view.dragging
        assert self.now() == self.before
        self.release()
        return self.now() == self.before


def held(robot: Robot, start: QPointF, over: QPointF) -> Held:
    """Press and move there."""
    view = robot.table.view
    view.setFocus()
    QTest.qWait(30)  # the bar has found its height
    robot.table.scene.finish()
    start_at, over_at = view.mapFromScene(start), view.mapFromScene(over)
    what = Held(robot, over_at, None)
    what.before = what.now()
    QTest.mousePress(view.viewport(), LEFT, pos=start_at)
    for part in range(1, 9):
        QTest.mouseMove(view.viewport(), start_at + (over_at - start_at) * part / 8)
    assert what.now() != what.before, "it is held"
    return what


def edge(robot: Robot, key: str) -> QPointF:
    rect = robot.table.scene.card_rect(key)
    assert rect is not None, key
    return QPointF(rect.left() + 4, rect.center().y())


def centre(robot: Robot, zone: str) -> QPointF:
    rect = zone_rect(robot.table.model.layout, zone)
    assert rect is not None, zone
    return rect.center()


def from_pile(open_match: Open) -> Held:
    """The upcard of Oklahoma Gin, over the hand."""
    robot = open_match("oklahoma-gin", "human,easy", seed="7")
    wait_until(lambda: robot.table.session.view.turn == 0)
    top = robot.table.session.view.pile[-1]  # type: ignore[attr-defined]
    row = row_of(robot.table.model.layout, "hand")
    return held(robot, edge(robot, top), QPointF(row[4].x + 3, row[4].y + row[4].h / 2))


def within_hand(open_match: Open) -> Held:
    """A card of the hand of Oklahoma Gin, where others have made room for it."""
    robot = open_match("oklahoma-gin", "human,easy", seed="7")
    wait_until(lambda: robot.table.session.view.turn == 0)
    row = row_of(robot.table.model.layout, "hand")
    end = QPointF(row[0].x - 30, row[0].y + row[0].h / 2)
    return held(robot, edge(robot, row[-1].key), end)


def _landlord(open_match: Open) -> Robot:
    robot = open_match("dou-dizhu", "human,medium,easy", seed="4")
    wait_until(lambda: robot.table.session.view.turn == 0)
    robot.do(Action.of("bid", 3))
    wait_until(lambda: robot.table.session.view.turn == 0 and robot.table.bar.shown != [])
    return robot


def up(open_match: Open) -> Held:
    """The lowest card of Dou Dizhu, high enough to be played."""
    robot = _landlord(open_match)
    lowest = edge(robot, row_of(robot.table.model.layout, "hand")[-1].key)
    return held(robot, lowest, lowest - QPointF(0, 90))


def slid_over(open_match: Open) -> Held:
    """Five cards of Dou Dizhu that rise under the mouse."""
    robot = _landlord(open_match)
    row = row_of(robot.table.model.layout, "hand")
    return held(robot, edge(robot, row[0].key), edge(robot, row[4].key))


def chip(open_match: Open) -> Held:
    """A chip over a column."""
    robot = open_match("oicho-kabu", "human,easy,easy", seed="1")
    wait_until(lambda: robot.table.session.view.turn == 0)
    return held(robot, centre(robot, "stack:1"), centre(robot, "column:3"))


HOLDS = [from_pile, within_hand, up, slid_over, chip]


def press(button: Qt.MouseButton) -> Callable[[Held], None]:
    def pressed(what: Held) -> None:
        QTest.mousePress(what.robot.table.view.viewport(), button, pos=what.over)
        QTest.mouseRelease(what.robot.table.view.viewport(), button, pos=what.over)

    return pressed


def send(kind: QEvent.Type) -> Callable[[Held], None]:
    def sent(what: Held) -> None:
        QCoreApplication.sendEvent(what.robot.table.view.viewport(), QEvent(kind))

    return sent


def lose_focus(what: Held) -> None:
    event = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason)
    QCoreApplication.sendEvent(what.robot.table.view, event)


def escape(what: Held) -> None:
    QTest.keyClick(what.robot.table.view, Qt.Key.Key_Escape)


def lose_release(what: Held) -> None:
    """Another program took the release: the mouse comes back with no button down."""
    port, at = what.robot.table.view.viewport(), QPointF(what.over)
    plain = Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, at, port.mapToGlobal(at), NONE, NONE, plain)
    QCoreApplication.sendEvent(port, moved)


COMES_BETWEEN = {
    "right button": press(RIGHT),
    "middle button": press(MIDDLE),
    "back button": press(Qt.MouseButton.BackButton),
    "window inactive": send(QEvent.Type.WindowDeactivate),
    "a dialog": send(QEvent.Type.WindowBlocked),
    "grab lost": send(QEvent.Type.UngrabMouse),
    "focus lost": lose_focus,
    "release lost": lose_release,
    "Esc": escape,
}


@daily("hold", HOLDS)
@daily("between", COMES_BETWEEN)
def test_what_is_held_goes_back(
    open_match: Open, hold: Callable[[Open], Held], between: str
) -> None:
    what = hold(open_match)
    COMES_BETWEEN[between](what)
    assert what.is_back()


@daily("hold", [from_pile, within_hand, up, chip])
def test_the_release_of_another_button_drops_nothing(
    open_match: Open, hold: Callable[[Open], Held]
) -> None:
    what = hold(open_match)
    held_now = what.now()
    QTest.mouseRelease(what.robot.table.view.viewport(), RIGHT, pos=what.over)
    assert what.now() == held_now
    what.release()
    assert what.now() != held_now


@pytest.mark.slow
@pytest.mark.parametrize("hold", [from_pile, up, chip])
def test_a_hidden_table_holds_nothing(open_match: Open, hold: Callable[[Open], Held]) -> None:
    what = hold(open_match)
    what.robot.table.hide()
    what.robot.table.show()
    assert what.is_back()


@pytest.mark.slow
@pytest.mark.parametrize("hold", [from_pile, within_hand, slid_over, chip])
def test_who_gives_the_seat_away_holds_nothing(
    open_match: Open, hold: Callable[[Open], Held]
) -> None:
    what = hold(open_match)
    table, acted = what.robot.table, len(what.robot.table.session.match.actions)
    table.session.bot_pause = 60_000
    table.pacing.change_hands()
    assert not table.view.dragging
    what.release()
    table.scene.finish()
    assert len(table.session.match.actions) == acted
    assert not table.controls.selected
    assert not table.scene._cards._held
    for spot in table.model.layout.cards:
        rect = table.scene.card_rect(spot.key)
        assert rect is not None and abs(rect.left() - spot.x) < 1, spot.key


@pytest.mark.slow
def test_a_card_that_is_played_while_it_is_held_goes_where_it_lies(open_match: Open) -> None:
    what = up(open_match)
    table = what.robot.table
    table.session.bot_pause = 60_000
    key = row_of(table.model.layout, "hand")[-1].key
    table.act(Action.of("play", key))
    assert not table.view.dragging
    table.scene.finish()
    spot, rect = table.model.card(key), table.scene.card_rect(key)
    assert spot is not None and spot.zone != "hand" and rect is not None
    assert abs(rect.left() - spot.x) < 1 and abs(rect.top() - spot.y) < 1


def test_who_slides_over_cards_that_are_played_chooses_none_of_them(open_match: Open) -> None:
    what = slid_over(open_match)
    table = what.robot.table
    table.session.bot_pause = 60_000
    table.act(Action.of("play", row_of(table.model.layout, "hand")[0].key))
    what.release()
    assert not table.view.marks.selected


@pytest.mark.slow
def test_a_match_that_is_left_with_a_card_in_the_hand_of_the_mouse(open_match: Open) -> None:
    what = from_pile(open_match)
    view = what.robot.table.view
    what.robot.window.show_start()
    assert not view.dragging
    QCoreApplication.processEvents()


@pytest.mark.slow
def test_esc_ends_pouring(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="1")
    wait_until(lambda: robot.table.session.view.turn == 0)
    view, controls = robot.table.view, robot.table.controls
    assert isinstance(controls, KabuControls)
    at = view.mapFromScene(centre(robot, "column:1"))
    QTest.mousePress(view.viewport(), LEFT, pos=at)
    wait_until(lambda: bool(controls.laid))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.qWait(300)
    assert controls.laid == []
    QTest.mouseRelease(view.viewport(), LEFT, pos=at)
    assert controls.laid == []


@pytest.mark.slow
def test_esc_still_clears_when_nothing_is_held(open_match: Open) -> None:
    robot = _landlord(open_match)
    robot.pick(row_of(robot.table.model.layout, "hand")[-1].key)
    assert robot.table.controls.selected
    QTest.keyClick(robot.table.view, Qt.Key.Key_Escape)
    assert not robot.table.controls.selected

"""Plays at the real window with real mouse and keyboard events, as a person would.

Given an action, it works out which card, column or button a person would use for it, and sends
those events. It never calls the session itself.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.engine.bot import DEFAULT_BUDGET
from cardtable.engine.failed import ruled
from cardtable.engine.state import TABLE
from cardtable.games import package_of
from cardtable.models.controls.base import Button, Step
from cardtable.models.controls.kabu import KabuControls
from cardtable.ui.main_window import MainWindow
from cardtable.ui.settings.kept import Settings
from cardtable.ui.table.hit_testing import zone_rect
from cardtable.ui.table.page import TablePage
from cardtable.ui.widgets.haste import HANDS

#: Milliseconds to wait for a bot before something must be wrong.
PATIENCE = 20_000
_KEYS = {
    "Return": Qt.Key.Key_Return,
    "Esc": Qt.Key.Key_Escape,
    "Backspace": Qt.Key.Key_Backspace,
    "Space": Qt.Key.Key_Space,
}


def ask_everything(settings: Settings) -> None:
    """Leave every move to the one at the window, even forced ones."""
    settings.forced = settings.forced_pass = settings.last_play = False
    settings.places = True


class RobotLost(Exception):
    """The window does not offer what the robot needs. The message says what."""


def wait_until(done: Callable[[], bool], patience: int = PATIENCE) -> None:
    """Run the event loop until ``done``.

    Raises:
        RobotLost: if that takes longer than ``patience`` milliseconds.
    """
    if done():
        return
    loop = QEventLoop()
    tick, limit = QTimer(), QTimer()
    tick.setInterval(5)
    limit.setSingleShot(True)
    # What was true at the check may no longer be true when the loop has ended.
    tick.timeout.connect(lambda: loop.exit(0) if done() else None)
    limit.timeout.connect(lambda: loop.exit(1))
    tick.start()
    limit.start(patience)
    late = loop.exec()
    tick.stop()
    if late:
        raise RobotLost(f"nothing happened within {patience} ms")


def arrow_towards(table: TablePage, key: str) -> str:
    """The arrow key that leads from the focus on a table towards a card."""
    scene, focus = table.scene, table.view.focus_key
    here = scene.card_rect(focus) or zone_rect(scene.model.layout, focus)
    there = scene.card_rect(key)
    if here is None or there is None:
        return "Right"
    way = there.center() - here.center()
    if abs(way.y()) > there.height() / 2:
        return "Down" if way.y() > 0 else "Up"
    return "Right" if way.x() > 0 else "Left"


class Robot:
    """A person at the window who uses only the mouse, or only the keyboard."""

    def __init__(self, window: MainWindow, keyboard: bool = False) -> None:
        self.window, self.keyboard = window, keyboard
        self._brains: dict[str, object] = {}
        window.curtain.deaf = HANDS.wait = 0  # it never presses twice by mistake
        if keyboard:
            # A window that gets focus only now would lose the first key's release.
            QCoreApplication.processEvents()
            window.activateWindow()
            QTest.qWaitForWindowActive(window)

    @property
    def table(self) -> TablePage:
        """The open table.

        Raises:
            RobotLost: if there is none.
        """
        if self.window.table is None:
            raise RobotLost("no match is open")
        return self.window.table

    # -- a whole match ---------------------------------------------------------------------------
    def play(
        self,
        level: str = "easy",
        limit: int = 100_000,
        before: Callable[[], None] | None = None,
    ) -> int:
        """Play all seats of people until the match ends (or ``limit`` actions of theirs).

        ``before`` is called whenever it is a person's turn, and at the end of each deal. Returns
        the number of actions by people.
        """
        done = 0
        while done < limit:
            self._wait_for_turn()
            session = self.table.session
            if session.behind_curtain:
                self.open_curtain()
                continue
            if before is not None:
                before()
            if session.match.turn is None:
                break
            self.do(self.choose(level))
            done += 1
        return done

    def choose(self, level: str = "easy") -> Action:
        """What a bot would do in place of the person to act."""
        session = self.table.session
        turn = session.match.turn
        if turn is None:
            raise RobotLost("the match is over")
        if turn == TABLE:
            return next(iter(session.match.state.legal))
        game = session.match.game
        name = game.id + level
        with ruled(game.id):
            brain = self._brains.get(name)
            if brain is None:
                brain = self._brains[name] = game.bot(level)
            count = len(session.match.actions)
            thought = brain.choose(  # type: ignore[attr-defined]
                session.match.view(turn), count, DEFAULT_BUDGET
            )
            action = thought.action
            assert isinstance(action, Action)
            return action

    def _wait_for_turn(self) -> None:
        session = self.table.session

        def ready() -> bool:
            if self.window.table is None or session.behind_curtain or session.match.turn is None:
                return True
            if self.table.telling.waits:  # the cards of a showdown are still turning
                return False
            return session.thinking is None and self.table.bar.shown != []

        wait_until(ready)

    def open_curtain(self) -> None:
        """Confirm that the next player is here."""
        curtain = self.window.curtain
        if self.keyboard:
            QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Space)
        else:
            button = curtain.opener
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        wait_until(lambda: not self.table.session.behind_curtain)

    # -- one action ------------------------------------------------------------------------------
    def do(self, action: Action) -> None:
        """Do an action through events; returns when the table has taken it.

        Raises:
            RobotLost: if the window does not allow it.
        """
        session = self.table.session
        count = len(session.match.actions)
        if package_of(session.match.game.id):
            for step in self.table.controls.steps(action):
                self._step(step)
        else:
            getattr(self, f"_do_{action.verb}", self._do_button)(action)
        if len(session.match.actions) == count:
            words = " / ".join(self.table.bar.words)
            raise RobotLost(f"“{action}” was not done; the bar says: {words}")

    def _step(self, step: Step) -> None:
        match step.kind:
            case "press":
                self.press(step.key)
            case "pick":
                self.pick(step.key)
            case "hold":
                self._hold(step.key.split())
            case "choose" if self.keyboard:
                self._walk_to(step.key)
                QTest.keyClick(self.table.view, Qt.Key.Key_Space)
            case "choose":
                self.click_place(step.key)
            case _:
                raise RobotLost(f"there is no step “{step.kind}”")

    def _do_button(self, action: Action) -> None:
        self.press(":".join((action.verb, *action.args)))

    def _do_play(self, action: Action) -> None:
        hand = [s for s in self.table.scene.model.layout.cards if s.zone == "hand"]
        left, wanted = [spot.key for spot in hand], list[str]()
        for word in action.args:
            key = next(k for k in reversed(left) if word in (k, k[0]))
            left.remove(key)
            wanted.append(key)
        self._hold(wanted)
        self.press("play")

    def _hold(self, wanted: list[str]) -> None:
        """Leave exactly these cards picked up; a tap may pick up more than its card."""
        controls = self.table.controls
        for key in wanted:
            if key not in controls.selected:
                self.pick(key)
        for key in controls.selected - set(wanted):
            self.pick(key)

    def _do_bet(self, action: Action) -> None:
        controls = self.table.controls
        assert isinstance(controls, KabuControls)
        chips = sorted(((worth, i) for i, worth in enumerate(controls.sizes)), reverse=True)
        for column, amount in zip(action.args[::2], action.args[1::2], strict=True):
            rest = int(amount)
            for worth, chip in chips:
                for _ in range(rest // worth):
                    self._take_chip(chip)
                    self.choose_place(f"column:{column}", column)
                rest %= worth
        self.press("bet")

    def _take_chip(self, chip: int) -> None:
        if any(button.id == f"chip:{chip}" for button in self.table.bar.shown):
            self.press(f"chip:{chip}")
        elif self.keyboard:
            self.type_key("QWER"[chip])
        else:
            self.click_place(f"stack:{chip}")

    def _do_take(self, action: Action) -> None:
        self._place_or_button("discard", "take")

    def _do_draw(self, action: Action) -> None:
        self._place_or_button("stock", "draw")

    def _place_or_button(self, place: str, button: str) -> None:
        if not self.keyboard and zone_rect(self.table.model.layout, place) is not None:
            self.click_place(place)
        else:
            self.press(button)

    def _do_discard(self, action: Action) -> None:
        self._hold([action.args[0]])
        self._insist("discard")  # throwing a knock away

    def _do_knock(self, action: Action) -> None:
        self._hold(list(action.args[:1]))
        knock = next(b for b in self.table.bar.shown if b.id == "knock")
        if not knock.enabled:  # above the limit: from the menu, which asks first
            count = len(self.table.session.match.actions)
            self.window.menus.actions["knock_anyway"].trigger()
            if self._taken(count):
                return
        self.press("knock")

    def _do_done(self, _action: Action) -> None:
        self._insist("done")  # although a card could still be laid off

    def _insist(self, button: str) -> None:
        """Press a button, and again if the table asks for confirmation."""
        count = len(self.table.session.match.actions)
        self.press(button)
        if not self._taken(count):
            self.press(button)

    def _taken(self, count: int) -> bool:
        """Whether there are now more actions than ``count``."""
        return len(self.table.session.match.actions) > count

    def _do_layoff(self, action: Action) -> None:
        self._hold([action.args[0]])
        self.choose_place(f"meld:{action.args[1]}", action.args[1])

    # -- events ----------------------------------------------------------------------------------
    def offered(self, id_: str) -> Button:
        """A button of the action bar that can be pressed.

        Raises:
            RobotLost: if it is missing or disabled.
        """
        shown = {b.id: b for b in self.table.offered}
        found, others = shown.get(id_), ", ".join(shown)
        if found is None:
            text = f"there is no button “{id_}”, only {others}"
            raise RobotLost(text)
        if not found.enabled:
            why = found.why
            raise RobotLost(f"the button “{id_}” is dimmed: {why}")
        return found

    def press(self, button: str) -> None:
        """Press a button of the action bar, by clicking it or by its key.

        Raises:
            RobotLost: if it is missing or disabled.
        """
        offered = self.offered(button)
        key = offered.key
        if self.keyboard and key:
            self.type_key(key)
            return
        widget = self.table.bar.button(button)
        if widget is None:  # a thing on the table is that button
            self.click_place(offered.place)
            return
        if self.keyboard:
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(widget, Qt.Key.Key_Space)
            self.table.view.setFocus()
        else:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def type_key(self, key: str) -> None:
        """Press a key with the table focused."""
        view = self.table.view
        view.setFocus()
        if key in _KEYS:
            QTest.keyClick(view, _KEYS[key])
        else:
            QTest.keyClicks(view, key.lower())

    def pick(self, key: str) -> None:
        """Pick up a card (or put it back), by clicking it or with the arrow keys."""
        self.table.scene.finish()
        if not self.keyboard:
            rect = self.table.scene.card_rect(key)
            if rect is None:
                raise RobotLost(f"the card {key} is not on the table")
            self.click(QPointF(rect.left() + 4, rect.top() + rect.height() * 0.5))
            return
        self._walk_to(key)
        QTest.keyClick(self.table.view, Qt.Key.Key_Space)

    def choose_place(self, place: str, key: str) -> None:
        """Choose a column or meld, by clicking it or by its digit."""
        if self.keyboard:
            self.type_key(key)
        else:
            self.click_place(place)

    def click_place(self, place: str) -> None:
        """Click the centre of a place."""
        self.table.scene.finish()
        rect = zone_rect(self.table.model.layout, place)
        if rect is None:
            raise RobotLost(f"the place {place} is not on the table")
        self.click(rect.center())

    def click(self, point: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Click a point of the table."""
        at = self.table.view.mapFromScene(point)
        QTest.mouseClick(self.table.view.viewport(), button, pos=QPoint(at.x(), at.y()))

    def _walk_to(self, key: str) -> None:
        view = self.table.view
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Home)
        for _ in range(80):
            if view.focus_key == key:
                return
            QTest.keyClick(view, getattr(Qt.Key, f"Key_{arrow_towards(self.table, key)}"))
        raise RobotLost(f"the keyboard does not reach {key}")

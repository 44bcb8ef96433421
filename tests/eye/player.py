"""A person's hands: their input goes to the window, to whatever is there on the screen.

Where a card lies and which button does what is worked out as the robot does it. But a click goes to
a point of the screen, and whichever widget is there gets it; a key goes to whatever has keyboard
focus. So a covered card, or misplaced focus, is noticed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from PySide6.QtCore import QKeyCombination, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from cardtable.engine.actions import Action
from cardtable.ui.main_window import MainWindow
from cardtable.ui.table.hit_testing import zone_rect
from tests.robot import Robot, RobotLost, arrow_towards, wait_until

#: Milliseconds in which the window must respond.
ANSWER = 3_000
#: Milliseconds without movement before a person acts.
REST = 40
#: The most often that Tab is pressed to reach a control.
TABS = 80


class Hands(Protocol):
    """A mouse and a keyboard."""

    def click(self, at: QPoint, right: bool = False) -> None:
        """Move the mouse to a point of the screen and click."""

    def key(self, key: str) -> None:
        """Press a key in Qt's notation: ``Return``, ``Space``, ``Tab``, ``Ctrl+Z``, ``a``."""


class QtHands:
    """Hands that send events to Qt's windows as if they came from the system."""

    def click(self, at: QPoint, right: bool = False) -> None:
        """Move to a point of the screen and click."""
        widget = QApplication.topLevelAt(at)
        # A window may be larger than the screen: then click on the active one.
        window = widget.windowHandle() if widget is not None else QGuiApplication.focusWindow()
        if window is None:
            raise RobotLost(f"there is no window at {at.x()}, {at.y()}")
        button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
        place = window.mapFromGlobal(at)
        QTest.mouseMove(window, place)
        QTest.mouseClick(window, button, Qt.KeyboardModifier.NoModifier, place)

    def key(self, key: str) -> None:
        """Press a key in whatever window has keyboard focus."""
        window = QGuiApplication.focusWindow()
        if window is None:
            raise RobotLost("no window has the keyboard")
        stroke: QKeyCombination = QKeySequence(key)[0]  # type: ignore[index]
        QTest.keyClick(window, stroke.key(), stroke.keyboardModifiers())


class Player(Robot):
    """A robot that plays like a person: it waits until the table rests, and looks first.

    Attributes:
        hands: mouse and keyboard.
    """

    def __init__(
        self, window: MainWindow, keyboard: bool = False, hands: Hands | None = None
    ) -> None:
        deaf = window.curtain.deaf
        super().__init__(window, keyboard)
        window.curtain.deaf = deaf  # unlike the robot, a person can wait
        self.hands: Hands = hands or QtHands()

    # -- waiting ---------------------------------------------------------------------------------
    def rest(self) -> None:
        """Let the window work until nothing moves on the table."""
        since = time.monotonic()

        def rests() -> bool:
            nonlocal since
            table = self.window.table
            if table is None:
                pass
            elif table.scene.busy or table.stamps.moves or table.bar.changes:
                since = time.monotonic()
            return (time.monotonic() - since) * 1000 >= REST

        wait_until(rests)

    def do(self, action: Action) -> None:
        """Do an action through events; returns when the table has taken it.

        Raises:
            RobotLost: if the window does not allow it.
        """
        self.rest()
        session = self.table.session
        count = len(session.match.actions)
        getattr(self, f"_do_{action.verb}", self._do_button)(action)
        try:
            wait_until(lambda: len(session.match.actions) > count, ANSWER)
        except RobotLost:
            words = " / ".join(self.table.bar.words)
            raise RobotLost(
                f"“{action}” was not done; the bar says: {words}; {self._whereabouts()}"
            ) from None

    def _taken(self, count: int) -> bool:
        with suppress(RobotLost):
            wait_until(lambda: super(Player, self)._taken(count), ANSWER // 6)
        return super()._taken(count)

    def open_curtain(self) -> None:
        """Confirm that the next player is here, once the privacy screen accepts input."""
        curtain = self.window.curtain
        session = self.table.session
        QTest.qWait(curtain.deaf + 100)
        if self.keyboard:
            self.hands.key("Space")
        else:
            self.click_widget(curtain.opener)
        try:
            wait_until(lambda: not session.behind_curtain, ANSWER)
        except RobotLost:
            where = self._whereabouts()
            raise RobotLost(
                f"Space does not open the privacy screen; {where}"
                if self.keyboard
                else f"a click does not open the privacy screen; {where}"
            ) from None

    # -- events ----------------------------------------------------------------------------------
    def press(self, button: str) -> None:
        """Press a button of the action bar, by clicking it or by its key.

        Raises:
            RobotLost: if it is missing or disabled.
        """
        offered = self.offered(button)
        key, widget = offered.key, self.table.bar.button(button)
        if widget is None:  # a thing on the table is that button
            if self.keyboard:
                self.type_key(key)
            else:
                self.click_place(offered.place)
            return
        if not self.keyboard:
            self._await_answer(lambda: self.click_widget(widget))
        elif key == "Return" and isinstance(QApplication.focusWidget(), QPushButton):
            self.tab_to(widget)  # Enter presses what has the focus
            self.type_key(key)
        elif key:
            self.type_key(key)
        else:
            self.tab_to(widget)
            if not widget.isChecked():  # arrows choose what they come to
                self.type_key("Space")

    def type_key(self, key: str) -> None:
        """Press a key in whatever has keyboard focus."""
        self._await_answer(lambda: self.hands.key(key))

    def pick(self, key: str) -> None:
        """Pick up a card (or put it back), by clicking its visible part, or with the arrow keys.

        Raises:
            RobotLost: if the card cannot be reached.
        """
        self.rest()
        if self.keyboard:
            self._walk_to(key)
            self.type_key("Space")
        else:
            point = self._seen_of(key)
            self._await_answer(lambda: self.click(point))
        self.rest()

    def _await_answer(self, act: Callable[[], None]) -> None:
        """Do something and wait until the table has changed.

        If nothing changes, go on: the action will then fail and be reported.
        """
        before = self._as_it_is()
        act()
        with suppress(RobotLost):
            wait_until(lambda: self._as_it_is() != before, ANSWER // 3)

    def _as_it_is(self) -> object:
        """Everything that a click or key may change."""
        table = self.window.table
        if table is None:
            return None
        controls = table.controls
        count = len(table.session.match.actions)
        return (
            count,
            table.bar.shown,
            table.view.marks,
            controls.prepared(),
            controls.refusal,
        )

    def _seen_of(self, key: str) -> QPointF:
        """A point of a card that no other card covers, as far left as possible."""
        scene = self.table.scene
        box = scene.card_rect(key)
        if box is None:
            raise RobotLost(f"the card {key} is not on the table")
        for across in (0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94):
            for down in (0.5, 0.7, 0.3):
                point = box.topLeft() + QPointF(box.width() * across, box.height() * down)
                spot = scene.card_at(point)
                if spot is not None and spot.key == key:
                    return point
        raise RobotLost(f"nothing of the card {key} can be seen")

    def click_place(self, place: str) -> None:
        """Click the centre of a place.

        Raises:
            RobotLost: if there is no such place.
        """
        self.rest()
        box = zone_rect(self.table.model.layout, place)
        if box is None:
            raise RobotLost(f"the place {place} is not on the table")
        self._await_answer(lambda: self.click(box.center()))

    def click(self, point: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Click at a point of the table."""
        view = self.table.view
        at = view.viewport().mapToGlobal(view.mapFromScene(point))
        self.hands.click(at, button == Qt.MouseButton.RightButton)

    def click_widget(self, widget: QWidget) -> None:
        """Click the centre of a widget."""
        self.hands.click(widget.mapToGlobal(widget.rect().center()))

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until a widget has keyboard focus; arrows within a group of radio buttons.

        Raises:
            RobotLost: if it never gets it.
        """
        for _ in range(TABS):
            if widget.hasFocus():
                return
            here = QApplication.focusWidget()
            grouped = isinstance(widget, QAbstractButton) and widget.autoExclusive()
            among = grouped and here is not None and here.parent() is widget.parent()
            among = among and isinstance(here, QAbstractButton) and here.autoExclusive()
            arrow = "Right" if here is None or here.x() < widget.x() else "Left"
            self._key_moves(arrow if among else "Tab", QApplication.focusWidget)
        name = widget.accessibleName() or type(widget).__name__
        where = self._whereabouts()
        raise RobotLost(f"Tab does not reach “{name}”; {where}")

    def _walk_to(self, key: str) -> None:
        view = self.table.view
        self.tab_to(view)
        self._key_moves("Home", lambda: view.focus_key)
        for _ in range(80):
            if view.focus_key == key:
                return
            self._key_moves(arrow_towards(self.table, key), lambda: view.focus_key)
        raise RobotLost(f"the keyboard does not reach {key}")

    def _key_moves(self, key: str, where: Callable[[], object]) -> None:
        """Press a key and wait until a position changes; if it does not, go on."""
        before = where()
        self.hands.key(key)
        with suppress(RobotLost):
            wait_until(lambda: where() != before, ANSWER // 10)

    @staticmethod
    def _whereabouts() -> str:
        """What has keyboard focus, in words."""
        widget = QApplication.focusWidget()
        if widget is None:
            return "nothing has the keyboard"
        name = widget.accessibleName() or widget.objectName()
        what = f"{type(widget).__name__} {name}".rstrip()
        return f"the keyboard is on {what}"

"""Fingers that press at the window, as the system would send it, at times of a test's own."""

from __future__ import annotations

import random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.ui import durations
from cardtable.ui.widgets.haste import HANDS

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
_TEXTS = {Qt.Key.Key_Return: "\r", Qt.Key.Key_Space: " "}


class Clock:
    """The time of hands, which passes only when a test says so."""

    def __init__(self) -> None:
        self.time = HANDS.clock() + 1_000  # later than all that stands already

    def __call__(self) -> float:
        return self.time


class Fingers:
    """Sends presses to the window, in place of ``QTest``, and knows the last one."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self.count = clock, 0
        self.window: QWidget | None = None
        self._at, self._key, self._by_key = QPoint(), Qt.Key.Key_Return, False

    def mouseClick(
        self, widget: QWidget, button: Qt.MouseButton, pos: QPoint | None = None
    ) -> None:
        """Click a widget at a human pace."""
        self._pause()
        self.window = widget.window()
        self._at = widget.mapTo(self.window, widget.rect().center() if pos is None else pos)
        self._by_key = False
        self._click(button)

    def keyClick(self, widget: QWidget, key: Qt.Key) -> None:
        """Press a key at a human pace; it goes to whatever has the focus."""
        self.window, self._key, self._by_key = widget.window(), key, True
        self._pause()
        self._type(key)

    def keyClicks(self, widget: QWidget, text: str) -> None:
        """Type letters and figures."""
        for sign in text:
            self.keyClick(widget, Qt.Key(ord(sign.upper())))

    def again(self, rng: random.Random) -> None:
        """Press again at once: the same, once or twice more or held down, or another key."""
        self.count += 1
        how = rng.random()
        if how < 0.15:
            self._soon(rng.randint(20, 180))
            self._type(rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))
        elif not self._by_key:
            for _ in range(rng.choice((1, 1, 2))):
                self._soon(rng.randint(40, 340))
                self._click(LEFT, double=True)
        elif how < 0.4:
            self._soon(500)
            for _ in range(rng.randint(3, 20)):
                self._soon(30)
                self._type(self._key, held=True)
        else:
            for _ in range(rng.choice((1, 1, 2))):
                self._soon(rng.randint(40, 340))
                self._type(self._key)

    def click_now(self, widget: QWidget) -> None:
        """Click the middle of a widget, without waiting."""
        assert self.window is not None
        self._at, self._by_key = widget.mapTo(self.window, widget.rect().center()), False
        self._click(LEFT)

    def click_again(self) -> None:
        """Click once more where the last click was, without waiting."""
        self._click(LEFT, double=True)

    def type_now(self, key: Qt.Key, held: bool = False) -> None:
        """Press a key, without waiting; ``held``: it repeats the last one by itself."""
        self._type(key, held)

    def _soon(self, after: int) -> None:
        self._clock.time += after / 2
        QTest.qWait(after % 3)  # the others act, and the bar changes
        self._clock.time += after / 2

    def _pause(self) -> None:
        QTest.qWait(1)  # buttons find their places
        self._clock.time += durations.HASTE + 50

    def _click(self, button: Qt.MouseButton, double: bool = False) -> None:
        assert self.window is not None
        handle, at = self.window.windowHandle(), QPointF(self._at)
        press = QEvent.Type.MouseButtonDblClick if double else QEvent.Type.MouseButtonPress
        for kind, held in ((press, button), (QEvent.Type.MouseButtonRelease, LEFT & ~LEFT)):
            event = QMouseEvent(kind, at, at, handle.mapToGlobal(at), button, held, PLAIN)
            event.setTimestamp(round(self._clock.time))
            QCoreApplication.sendEvent(handle, event)

    def _type(self, key: Qt.Key, held: bool = False) -> None:
        assert self.window is not None
        text = _TEXTS.get(key, chr(key).lower() if key < 128 else "")
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, PLAIN, text, held)
            event.setTimestamp(round(self._clock.time))
            QCoreApplication.sendEvent(self.window.windowHandle(), event)

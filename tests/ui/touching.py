"""A finger on a touch screen, as a screen reports it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.ui.widgets import theme


class Finger:
    """Touches a window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._screen = QTest.createTouchDevice()
        # Set for the whole process: programs of later tests must not enter touch mode.
        setattr(theme, "only_touch", lambda: False)  # noqa: B010

    def press(self, widget: QWidget, at: QPoint) -> None:
        """Lay it on a widget."""
        self._touch(widget).press(0, self._place(widget, at)).commit()

    def move(self, widget: QWidget, at: QPoint) -> None:
        """Draw it along."""
        self._touch(widget).move(0, self._place(widget, at)).commit()

    def lift(self, widget: QWidget, at: QPoint) -> None:
        """Take it away."""
        self._touch(widget).release(0, self._place(widget, at)).commit()
        QTest.qWait(1)

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Touch shortly: the middle, unless another place is named."""
        at = widget.rect().center() if at is None else at
        self.press(widget, at)
        self.lift(widget, at)

    def draw(self, widget: QWidget, start: QPoint, end: QPoint, pause: int = 0) -> None:
        """Press, wander with a pause of so many milliseconds at each step, lift."""
        self.press(widget, start)
        for part in range(1, 9):
            QTest.qWait(pause)
            self.move(widget, start + (end - start) * part / 8)
        self.lift(widget, end)

    def _touch(self, widget: QWidget):  # type: ignore[no-untyped-def]  # PySide has no type for it
        handle = widget.window().windowHandle()
        return QTest.touchEvent(handle, self._screen, False)

    @staticmethod
    def _place(widget: QWidget, at: QPoint) -> QPoint:
        return widget.mapTo(widget.window(), at)

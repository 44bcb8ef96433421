"""What touch mode adds to the mouse events that Qt makes from touches.

A resting finger gets the tooltip that hovering would show; on the table it acts as the right
button. Lifting it ends hovering. Lists and pages scroll under it.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent, QTouchEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QGraphicsView,
    QScroller,
    QToolTip,
    QWidget,
)

from cardtable.ui import durations

#: A point where there is no button.
_AWAY = QPointF(-10_000, -10_000)


class Fingers(QObject):
    """Watches the windows that are touched. Mouse events do not pass through here."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._windows: list[QWindow] = []
        self._scrolled: list[QWidget] = []
        self._window: QWindow | None = None
        self._at = self._start = QPointF()
        self._on = self._told = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(durations.FINGER_RESTS)
        self._rest.timeout.connect(self._rested)

    def watch(self, on: bool) -> None:
        """Start or stop watching."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if self._on:
            app.focusWindowChanged.disconnect(self._come)
        for window in self._windows:
            window.removeEventFilter(self)
        for area in self._scrolled:
            QScroller.ungrabGesture(area)
        self._windows, self._scrolled, self._on = [], [], on
        if on:
            app.focusWindowChanged.connect(self._come)
            for window in app.topLevelWindows():
                self._come(window)

    def _come(self, window: QWindow | None) -> None:
        if window is not None and window not in self._windows:
            window.installEventFilter(self)
            window.destroyed.connect(partial(self._gone, window))
            self._windows.append(window)

    def _gone(self, one: QObject) -> None:
        self._windows = [window for window in self._windows if window is not one]
        self._scrolled = [port for port in self._scrolled if port is not one]

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Follow one finger."""
        if not isinstance(event, QTouchEvent) or not isinstance(window, QWindow):
            return False
        self._at = event.points()[0].position()
        match event.type():
            case QEvent.Type.TouchBegin:
                self._window, self._start, self._told = window, self._at, False
                self._rest.start()
                self._grip()
            case QEvent.Type.TouchUpdate:
                wander = QApplication.startDragDistance()
                if (self._at - self._start).manhattanLength() > wander or event.pointCount() > 1:
                    self._rest.stop()
                if self._told:  # it would press again what was already released
                    event.accept()
                    return True
            case _:
                self._rest.stop()
                QTimer.singleShot(0, self, self._lifted)
        return False

    @property
    def _top(self) -> QWidget | None:
        """The window that is touched."""
        tops = QApplication.topLevelWidgets()
        return next((w for w in tops if w.windowHandle() is self._window), None)

    def _touched(self) -> QWidget | None:
        """The widget below the finger."""
        top = self._top
        return None if top is None else top.childAt(self._at.toPoint()) or top

    def _grip(self) -> None:
        """Let the finger drag the scroll area it lies on."""
        area = self._touched()
        while area is not None and not isinstance(area, QAbstractScrollArea):
            area = area.parentWidget()
        if area is not None and not isinstance(area, QGraphicsView):
            port = area.viewport()
            if port not in self._scrolled:
                QScroller.grabGesture(port, QScroller.ScrollerGestureType.LeftMouseButtonGesture)
                port.destroyed.connect(partial(self._gone, port))
                self._scrolled.append(port)

    def _rested(self) -> None:
        """Show the tooltip at the resting finger."""
        touched = self._touched()
        if touched is None or self._window is None:
            return
        at = touched.mapFrom(touched.window(), self._at.toPoint())
        QToolTip.hideText()
        asked = QHelpEvent(QEvent.Type.ToolTip, at, touched.mapToGlobal(at))
        QApplication.sendEvent(touched, asked)
        self._told = bool(QToolTip.text()) and QToolTip.isVisible()
        reason = QContextMenuEvent.Reason.Other
        QApplication.sendEvent(touched, QContextMenuEvent(reason, at, touched.mapToGlobal(at)))
        if self._told and not isinstance(touched.parentWidget(), QGraphicsView):
            # Release what was pressed.
            far = touched.mapToGlobal(_AWAY)
            left = Qt.MouseButton.LeftButton
            none = Qt.KeyboardModifier.NoModifier
            gone = QMouseEvent(QEvent.Type.MouseMove, _AWAY, far, left, left, none)
            QApplication.sendEvent(touched, gone)

    def _lifted(self) -> None:
        """End hovering, also over what has moved away from under the finger."""
        top = self._top
        if top is None:
            return
        for pointed in (top, *top.findChildren(QWidget)):
            if pointed.underMouse():
                QApplication.sendEvent(pointed, QEvent(QEvent.Type.Leave))

"""Alt, pressed and released with nothing in between."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
#: What else can happen while Alt is held for something: clicks, another window, a window moved.
_OTHERS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.NonClientAreaMouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
        QEvent.Type.InputMethod,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowStateChange,
    }
)


class AltAlone(QObject):
    """Whether Alt was held for nothing else.

    It is held to switch layouts (with Shift, in any order) or windows, to move a window, to type
    (AltGr is Ctrl and Alt on Windows). It looks at the program's events only while Alt is down.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self._window, self._alone = window, False

    def press(self, event: QKeyEvent) -> None:
        """Take note of a key that the window got."""
        held = event.modifiers() & ~Qt.KeyboardModifier.AltModifier
        self._hold(event.key() == Qt.Key.Key_Alt and not held)

    def release(self, event: QKeyEvent) -> bool:
        """Whether the key released is Alt, and was alone."""
        if event.key() != Qt.Key.Key_Alt or event.isAutoRepeat():
            return False
        alone = self._alone
        self._hold(False)
        return alone

    def _hold(self, on: bool) -> None:
        app = QCoreApplication.instance()
        if on != self._alone and app is not None:
            (app.installEventFilter if on else app.removeEventFilter)(self)
        self._alone = on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice what Alt is held for."""
        kind = event.type()
        other = isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_Alt
        moved = kind == QEvent.Type.Move and watched is self._window
        if moved or kind in _OTHERS or (kind in _KEYS and other):
            self._hold(False)
        return False

"""Keys by the names that buttons use."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_KEYS = {
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Enter: "Return",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Plus: "+",
    Qt.Key.Key_Minus: "-",
}


def key_name(event: QKeyEvent) -> str:
    """The name of a key without modifiers, as buttons use it, or empty."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    )
    if held:
        return ""
    key = Qt.Key(event.key())
    return _KEYS.get(key) or QKeySequence(key).toString()

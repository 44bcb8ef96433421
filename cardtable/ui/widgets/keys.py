"""Keys by the names that buttons use, whatever the layout of the keyboard.

Buttons and menus show Latin letters and figures. In a layout that has none on its keys (Russian,
Greek, Hebrew, Arabic, Thai, kana), a key counts as the one in its place on an American keyboard; so
does a key of the row of figures that makes something else without Shift, as in France.
"""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

_KEYS = {
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Enter: "Return",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Plus: "+",
    Qt.Key.Key_Minus: "-",
}
#: The signs of an American keyboard by the scan codes that Windows and Linux give its keys.
_PLACES = {
    first + n: sign
    for first, row in (
        (2, "1234567890-="),
        (16, "QWERTYUIOP[]"),
        (30, "ASDFGHJKL;'`"),
        (43, "\\ZXCVBNM,./"),
    )
    for n, sign in enumerate(row)
}
#: The same by the codes of macOS, which names places as well.
_MAC_PLACES = dict(
    zip(
        (
            *(18, 19, 20, 21, 23, 22, 26, 28, 25, 29, 27, 24),
            *(12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30),
            *(0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39, 50),
            *(42, 6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
        ),
        _PLACES.values(),
        strict=True,
    )
)
#: X and Wayland count the kernel's codes from here.
_X_OFFSET = 8
#: From here on, keys make no sign; among them are dead keys, which would make one with another.
_NO_SIGN = 0x0100_0000
_DEAD = range(Qt.Key.Key_Dead_Grave, 0x0100_12FF)


def _place(event: QKeyEvent) -> str:
    """The sign in the place of a key on an American keyboard, or empty."""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _MAC_PLACES.get(event.nativeVirtualKey(), "")
    offset = 0 if platform == "windows" else _X_OFFSET
    return _PLACES.get(event.nativeScanCode() - offset, "")


def latin_key(event: QKeyEvent) -> Qt.Key:
    """The key that an event counts as."""
    key, place = event.key(), _place(event)
    if not place or (key >= _NO_SIGN and key not in _DEAD and key != Qt.Key.Key_unknown):
        return Qt.Key(key)
    sign = chr(key) if 0 < key < _NO_SIGN else ""
    latin = bool(sign) and (sign.isascii() or "LATIN" in unicodedata.name(sign, ""))
    if latin and ((sign.isascii() and sign.isalnum()) or not place.isdigit()):
        return Qt.Key(key)
    return Qt.Key(ord(place))


def latin_sequence(event: QKeyEvent) -> QKeySequence:
    """The key that an event counts as, with what is held down, to be compared with shortcuts."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(held, latin_key(event)))


def types_a_sign(event: QKeyEvent) -> bool:
    """Whether a key writes something, and so is for a page and not for the search of a list."""
    return event.text().isprintable() and bool(event.text().strip())


def key_name(event: QKeyEvent) -> str:
    """The name of a key without modifiers, as buttons use it, or empty."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier
        | Qt.KeyboardModifier.ShiftModifier
        | Qt.KeyboardModifier.GroupSwitchModifier
    )
    if held:
        return ""
    key = latin_key(event)
    return _KEYS.get(key) or QKeySequence(key).toString()

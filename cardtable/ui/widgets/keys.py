"""Keys by the names that buttons use, whatever the layout of the keyboard.

Buttons and menus show Latin letters, figures and a few signs (``-``; with Ctrl also those of
``Ctrl++`` and the like). A key counts as

1. the Latin letter or the figure it types, with or without Shift: ``ü`` and ``ß`` too, but in the
   row of figures ``é`` or ``š`` count as the figure;
2. the sign it types if that is one of ours: the ``-`` of a French keyboard is ``-``, and 6 is typed
   with Shift there; the ``+`` of a Czech one is 1, as only commands have a ``+``, with Ctrl;
3. the letter, the figure or the ``-`` in its place on an American keyboard if it types anything
   else: Russian and kana letters, the Greek ``;`` on Q, the French ``)`` on ``-``; but no letter in
   a layout that has its Latin letters elsewhere, such as Dvorak with ``'`` on Q;
4. what it types in all other places.

In a layout without Latin letters, step 2 is left out where an American keyboard has a letter or a
figure: the Thai ``-`` is 3, the Bulgarian ``,`` is Q, and ours are where they are in America. Only
a command's sign that is typed with Shift in the row of figures counts there too, as Bulgarians have
their ``+`` on 3. Which layout is in force is known from the last letter typed in it, and before
that from the system. Windows and macOS say when another is chosen; X does not if it takes the same
group, so a key that types something else than before is the sign of it.

Alt by itself is watched as well (:class:`AltAlone`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QLocale, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

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
#: With one of these held down, a key is meant for a command.
_HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.AltModifier
)
#: The signs among the keys of our games, and among those of commands.
ALONE, COMMANDING = frozenset("-"), frozenset("+-=,")
_COMMANDING_KEYS = frozenset(Qt.Key(ord(sign)) for sign in COMMANDING)
_SHIFT = Qt.KeyboardModifier.ShiftModifier
#: What the keys of American letters have typed without Shift, latest last, by the layout: its group
#: as X counts them, and its language where the system tells that. There is one keyboard.
_latin_groups: dict[tuple[int, str], dict[str, str]] = {}
_KEY_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
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


def _place(event: QKeyEvent) -> str:
    """The sign in the place of a key on an American keyboard, or empty."""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _MAC_PLACES.get(event.nativeVirtualKey(), "")
    offset = 0 if platform == "windows" else _X_OFFSET
    return _PLACES.get(event.nativeScanCode() - offset, "")


def _is_latin(sign: str) -> bool:
    return sign.isalpha() and "LATIN" in unicodedata.name(sign, "")


def _latin_layout(event: QKeyEvent, sign: str, place: str) -> tuple[bool, bool]:
    """Whether the layout in force has Latin letters, and whether one has been typed in it."""
    locale = QGuiApplication.inputMethod().locale()
    group = event.nativeModifiers() >> 13 & 3
    typed = _latin_groups.setdefault((group, locale.name()), {})
    # With Ctrl, Qt looks for a Latin letter in other layouts; some have Latin capitals with Shift.
    if not event.modifiers() and sign and place.isalpha():
        if typed.pop(place, sign) != sign:
            typed.clear()
        typed[place] = sign
    letters = [_is_latin(one) for one in typed.values() if one.isalpha()]
    usual = locale.script() in (QLocale.Script.LatinScript, QLocale.Script.AnyScript)
    return (letters[-1], letters[-1]) if letters else (usual, False)


def latin_key(event: QKeyEvent) -> Qt.Key:
    """The key that an event counts as."""
    key, place = event.key(), _place(event)
    if not place or (key >= _NO_SIGN and key not in _DEAD and key != Qt.Key.Key_unknown):
        return Qt.Key(key)
    sign = chr(key) if 0 < key < _NO_SIGN else ""
    latin, seen = _latin_layout(event, sign, place)
    if sign.isdecimal():
        return Qt.Key(ord(str(unicodedata.decimal(sign))))
    if _is_latin(sign):
        return Qt.Key(key if sign.isascii() or not place.isdigit() else ord(place))
    if seen and place.isalpha():
        return Qt.Key(key)
    commands = bool(event.modifiers() & _HELD)
    shifted = commands and place.isdigit() and bool(event.modifiers() & _SHIFT)
    typed = sign in (COMMANDING if commands else ALONE) and (
        latin or shifted or not place.isalnum()
    )
    ours = ALONE if not commands else frozenset() if latin else COMMANDING
    needed = place.isalnum() or place in ours
    if sign and sign.isascii() and (typed or not needed):
        return Qt.Key(key)
    return Qt.Key(ord(place))


def latin_sequence(event: QKeyEvent) -> QKeySequence:
    """The key that an event counts as, with what is held down, to be compared with shortcuts."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = latin_key(event)
    if key in _COMMANDING_KEYS:
        held &= ~_SHIFT  # the sign is what counts, however it is typed
    return QKeySequence(QKeyCombination(held, key))


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
        if moved or kind in _OTHERS or (kind in _KEY_EVENTS and other):
            self._hold(False)
        return False


def follow(stops: Iterable[QWidget]) -> None:
    """Let Tab visit widgets in this order; call it whenever some came, went or moved.

    Parts name their stops themselves. Asking layouts for their items is not an option: PySide then
    takes the widgets to be owned by the items, and the program crashes when the page is deleted.
    """
    before: QWidget | None = None
    for widget in stops:
        if before is not None:
            QWidget.setTabOrder(before, widget)
        before = widget


def stop_if_checked(*buttons: QAbstractButton) -> None:
    """Let Tab stop at buttons of which one is always checked only at that one, as arrows do."""
    for button in buttons:
        button.toggled.connect(partial(_let_stop, button))
        _let_stop(button, button.isChecked())


def _let_stop(button: QAbstractButton, on: bool) -> None:
    tab, policy = Qt.FocusPolicy.TabFocus, button.focusPolicy()
    button.setFocusPolicy(policy | tab if on else policy & ~tab)

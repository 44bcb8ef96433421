"""The keys of all commands: those of the table of commands, or the player's own."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from cardtable.ui.commands import COMMANDS
from cardtable.ui.settings.kept import Settings

#: The default keys, by command id.
MADE = {command.id: command.key for command in COMMANDS}
_ALSO = {command.id: command.also for command in COMMANDS if command.also}
#: Keys that walk over cards, press buttons and move cards within a hand, whatever the modifiers.
_WALK = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Escape,
}
#: Keys of pages and fields: search, find again, copy, cut, paste, select all, save.
_PAGES = {"Ctrl+F", "F3", "Shift+F3", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+A", "Ctrl+S"}
#: The current keys, by command id. There is one window, so they are global.
_in_force: dict[str, str] = dict(MADE)


def use(settings: Settings) -> None:
    """Take the keys from the settings."""
    _in_force.clear()
    _in_force.update(keys_of(settings))


def key_of(command: str) -> str:
    """The key of a command, in Qt's notation, or empty."""
    return _in_force[command]


def all_keys_of(command: str) -> list[str]:
    """A command's key, and its second key unless the first has been changed."""
    key = _in_force[command]
    also = _ALSO.get(command, "") if key == MADE[command] else ""
    return [k for k in (key, also) if k]


def keys_of(settings: Settings) -> dict[str, str]:
    """The key of each command; if two share a key, the one the player set has it."""
    given = {id_: settings.command_key[id_] for id_ in MADE}
    given = {id_: key for id_, key in given.items() if key is not None and may_be_given(key)}
    taken: set[str] = set()
    found: dict[str, str] = {}
    for id_, key in sorted({**MADE, **given}.items(), key=lambda pair: pair[0] not in given):
        found[id_] = "" if key in taken else key or ""
        taken.add(found[id_])
        taken.discard("")
    return found


def is_shortcut(code: int) -> bool:
    """Whether a key, held with whatever, can be a shortcut: it writes, moves, or is an F key.

    What locks, holds or switches something, or belongs to the machine, has its own work.
    """
    return code <= Qt.Key.Key_PageDown or Qt.Key.Key_F1 <= code <= Qt.Key.Key_F35


def may_be_given(key: str) -> bool:
    """Whether the player may set this key: no card, button, field or menu needs it.

    An empty one is allowed.
    """
    sequence = QKeySequence(key)
    if not key or sequence.count() != 1:
        return not key
    pressed: QKeyCombination = sequence[0]  # type: ignore[index]
    held, code = pressed.keyboardModifiers(), pressed.key()
    if sequence.toString() in MADE.values():
        return True
    if code in _WALK or not is_shortcut(code):
        return False
    if sequence.toString() in _PAGES:
        return False
    if Qt.Key.Key_F1 <= code <= Qt.Key.Key_F35:
        return True
    modifier = Qt.KeyboardModifier
    return bool(held & (modifier.ControlModifier | modifier.MetaModifier))


def owner_of(key: str, but: str) -> str:
    """The command that has a key, other than ``but``; empty if there is none."""
    if not key:
        return ""
    return next((id_ for id_ in MADE if id_ != but and key in all_keys_of(id_)), "")

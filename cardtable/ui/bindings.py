"""Which key does what: the keys of the table of commands, or what the player gave instead."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from cardtable.ui.commands import COMMANDS
from cardtable.ui.settings.kept import Settings

#: The keys of the table of commands, by the command's id.
MADE = {command.id: command.key for command in COMMANDS}
_ALSO = {command.id: command.also for command in COMMANDS if command.also}
#: What walks over cards, presses buttons and moves cards within a hand, whatever is held with it.
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
#: The keys in force, by the command's id. There is one window, so they are the program's.
_in_force: dict[str, str] = dict(MADE)


def use(settings: Settings) -> None:
    """Have the keys in force that are kept."""
    _in_force.clear()
    _in_force.update(keys_of(settings))


def key_of(command: str) -> str:
    """The key of a command, as Qt writes it, or empty."""
    return _in_force[command]


def all_keys_of(command: str) -> list[str]:
    """Its key, and the further one that belongs to the key it was made with."""
    key = _in_force[command]
    also = _ALSO.get(command, "") if key == MADE[command] else ""
    return [k for k in (key, also) if k]


def keys_of(settings: Settings) -> dict[str, str]:
    """The key of each command; of two with the same, who was given it has it."""
    given = {id_: settings.key(id_) for id_ in MADE}
    given = {id_: key for id_, key in given.items() if key is not None and may_be_given(key)}
    taken: set[str] = set()
    found: dict[str, str] = {}
    for id_, key in sorted({**MADE, **given}.items(), key=lambda pair: pair[0] not in given):
        found[id_] = "" if key in taken else key or ""
        taken.add(found[id_])
        taken.discard("")
    return found


def may_be_given(key: str) -> bool:
    """Whether a key is free of what cards, buttons and menus need; none at all is free."""
    sequence = QKeySequence(key)
    if not key or sequence.count() != 1:
        return not key
    pressed: QKeyCombination = sequence[0]  # type: ignore[index]
    held, code = pressed.keyboardModifiers(), pressed.key()
    if sequence.toString() in MADE.values():
        return True
    if code in _WALK or code == Qt.Key.Key_unknown:
        return False
    if Qt.Key.Key_F1 <= code <= Qt.Key.Key_F35:
        return True
    modifier = Qt.KeyboardModifier
    return bool(held & (modifier.ControlModifier | modifier.MetaModifier))


def owner_of(key: str, but: str) -> str:
    """The command that has a key, other than ``but``; empty if none has."""
    if not key:
        return ""
    return next((id_ for id_ in MADE if id_ != but and key in all_keys_of(id_)), "")

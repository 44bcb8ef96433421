"""A game's house rules as an editable model: one row per option."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.game import Game
from cardtable.engine.options import BadOption, Option, Options
from cardtable.models.rows import Index, RowModel
from cardtable.phrases.base import Phrases
from cardtable.phrases.lists import in_row, labelled
from cardtable.phrases.numbers import decimal
from cardtable.phrases.rulebook import explained
from cardtable.translation import _, ngettext

#: Most rules that are named where several differ from a preset.
_MOST_NAMED = 3
#: Most that a summary says; the form says the rest.
_MOST_SAID = 9


class OptionRole(IntEnum):
    """The roles of a row about its option.

    EXPLANATION is what the value in force means, ABOUT what the option is about, TERMS what their
    words mean; MAIN says that it is one of the few that matter most; IDLE names what it waits for,
    where it changes nothing.
    """

    KEY = Qt.ItemDataRole.UserRole + 1
    EXPLANATION = Qt.ItemDataRole.UserRole + 2
    VALUES = Qt.ItemDataRole.UserRole + 3
    RANGE = Qt.ItemDataRole.UserRole + 4
    DIFFERS = Qt.ItemDataRole.UserRole + 5
    GROUP = Qt.ItemDataRole.UserRole + 6
    PRESET_VALUE = Qt.ItemDataRole.UserRole + 7
    IDLE = Qt.ItemDataRole.UserRole + 8
    ABOUT = Qt.ItemDataRole.UserRole + 9
    MAIN = Qt.ItemDataRole.UserRole + 10
    TERMS = Qt.ItemDataRole.UserRole + 11


def changed_words(phrases: Phrases[Any], keys: Sequence[str]) -> str:
    """Return which rules differ from a preset: a few by name, many by number; empty for none."""
    if len(keys) > _MOST_NAMED:
        return ngettext("{n} rule differs", "{n} rules differ", len(keys))
    rules = in_row(phrases.option(key)[0] for key in keys)
    return _("Changed: {rules}", rules=rules) if keys else ""


def after_preset(name: str, phrases: Phrases[Any], keys: Sequence[str]) -> str:
    """Return the name of a preset with what differs from it."""
    return " · ".join(filter(None, (name, changed_words(phrases, keys))))


class OptionModel(RowModel[Option]):
    """The options of one game, starting from a preset; those that matter most come first.

    Attributes:
        edited: emitted when a value has changed.
    """

    edited = Signal()

    def __init__(self, game: Game, phrases: Phrases[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game, self._phrases = game, phrases
        self.rows = sorted(
            game.options,
            key=lambda o: (not o.main, 0 if o.main else _first_of_group(game, o.group)),
        )
        self._preset = game.presets[0].id
        self._base = game.resolve(self._preset)
        self._values: dict[str, str | int] = dict(self._base)

    @property
    def preset(self) -> str:
        """The preset, or the name of the player's own set, from which the values start."""
        return self._preset

    def use_preset(self, preset: str) -> None:
        """Start from a preset of the game again."""
        self._start_from(preset, self._game.resolve(preset))

    def use_values(self, name: str, values: Mapping[str, str | int]) -> None:
        """Start from the player's own set; what the game no longer knows is skipped."""
        self._start_from(name, self._known(values))

    def change_all(self, values: Mapping[str, str | int]) -> None:
        """Set all values at once; the preset they are compared with stays."""
        self._start_from(self._preset, self._base, self._known(values))

    def _known(self, values: Mapping[str, str | int]) -> Options:
        known = {option.key: option for option in self._game.options}
        kept: dict[str, str | int] = {}
        for key, value in values.items():
            if key in known:
                with contextlib.suppress(BadOption):
                    kept[key] = known[key].parse(str(value))
        return self._game.resolve(None, kept)

    def _start_from(self, name: str, base: Options, values: Options | None = None) -> None:
        self.beginResetModel()
        self._preset = name
        self._base = base
        self._values = dict(base if values is None else values)
        self.endResetModel()
        self.edited.emit()

    @property
    def changes(self) -> dict[str, str | int]:
        """The values that differ from the preset."""
        return {k: v for k, v in self._values.items() if self._base[k] != v}

    @property
    def differing(self) -> list[str]:
        """Keys of the rules that differ from the preset, but for how long a match is."""
        return [key for key in self.changes if key != self._game.length]

    @property
    def told_changes(self) -> str:
        """What differs, in words: a quick match by that name, as nobody has chosen its rules."""
        keys, quick = self.differing, dict(self._game.quick)
        own = {key: value for key, value in quick.items() if key in keys}
        if not own or any(self._values[key] != value for key, value in own.items()):
            return changed_words(self._phrases, keys)
        others = [key for key in keys if key not in own]
        return after_preset(_("Quick match"), self._phrases, others)

    @property
    def options(self) -> Options:
        """The current values."""
        return self._game.resolve(None, self._values)

    def summary(self, name: str) -> str:
        """The name of the set, what its values come to in a few words, and what differs."""
        said = [name]
        for option in self.rows:
            value = self._values[option.key]
            brief = self._phrases.option_brief(option.key, value)
            if not option.idle(self._values) and (brief or value != self._base[option.key]):
                title, words = self._phrases.option(option.key)[0], self._in_words(option, value)
                said.append(brief or labelled(title, words))
        return in_row(said[:_MOST_SAID])

    def _in_words(self, option: Option, value: str | int) -> str:
        if option.values:
            return self._phrases.option_value(option.key, value)
        return decimal(int(value), 0)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every option can be edited."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def told(self, option: Option, role: int) -> Any:
        """Return title, value and more; see :class:`OptionRole`."""
        value = self._values[option.key]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._phrases.option(option.key)[0]
            case Qt.ItemDataRole.EditRole:
                return value
            case OptionRole.KEY:
                return option.key
            case OptionRole.EXPLANATION:
                return self._phrases.option_meaning(option.key, value)
            case OptionRole.TERMS:
                name, about = self._phrases.option(option.key)
                said = f"{name}\n{about}\n{self._phrases.option_meaning(option.key, value)}"
                return explained(said, self._phrases.glossary())
            case OptionRole.ABOUT:
                return self._phrases.option(option.key)[1]
            case OptionRole.MAIN:
                return option.main
            case OptionRole.VALUES:
                return [(v, self._phrases.option_value(option.key, v)) for v in option.values]
            case OptionRole.RANGE:
                return (option.low, option.high)
            case OptionRole.DIFFERS:
                return value != self._base[option.key]
            case OptionRole.IDLE:
                return self._waits_for(option) if option.idle(self._values) else ""
            case OptionRole.GROUP:
                return option.group
            case OptionRole.PRESET_VALUE:
                return self._in_words(option, self._base[option.key])
        return None

    def _waits_for(self, option: Option) -> str:
        """Return in words which values of which other option make this one matter."""
        assert option.only_with is not None
        key, values = option.only_with
        said = in_row(self._phrases.option_value(key, value) for value in values)
        return labelled(self._phrases.option(key)[0], said)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Change a value; return whether the option can take it."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        option = self.rows[index.row()]
        try:
            parsed = option.parse(str(value))
        except BadOption:
            return False
        if parsed != self._values[option.key]:
            self._values[option.key] = parsed
            self.dataChanged.emit(index, index)
            self.edited.emit()
        return True


def _first_of_group(game: Game, group: str) -> int:
    return next(i for i, option in enumerate(game.options) if option.group == group)

"""How settings are declared: one declaration says all there is to know about one."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Self, TypeVar, overload

from cardtable.translation import _, current_language
from cardtable.ui.settings.file import SettingsFile

T = TypeVar("T")
#: What a setting is while the file has nothing valid: often not a value of its kind, as ``None``.
D = TypeVar("D")

#: Returns a setting's name, and one sentence about it, in the current language.
Words = Callable[[], tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """How values of a kind stand in the file.

    Attributes:
        form: the form of their texts, as a regular expression; anything else is damage.
        read: returns the value of a text; a ``ValueError``, ``KeyError`` or ``RecursionError``
            says that it has none, which is no damage: a later version may have written it.
        written: returns the text of a value.
    """

    form: str
    read: Callable[[str], T]
    written: Callable[[T], str] = str


FLAG = Kind("(yes|no|)", lambda text: text == "yes", lambda on: "yes" if on else "no")
TEXT: Kind[str] = Kind("(?s:.*)", str)
WORD: Kind[str] = Kind(r"[\w-]{0,40}", str)


def json_kind(valid: Callable[[dict[str, Any]], T]) -> Kind[T]:
    """JSON objects, of which ``valid`` returns what is valid."""

    def read(text: str) -> T:
        found = json.loads(text)
        return valid(found if isinstance(found, dict) else {})

    return Kind(TEXT.form, read, lambda value: json.dumps(value, ensure_ascii=False))


class Setting(Generic[T, D]):
    """A setting, read and written as an attribute of the settings.

    Attributes:
        id: its name among the settings; where it stands in the file, as ``key`` or ``group/key``,
            is its ``key``.
        kind: how its values stand in the file.
        section: where the dialog shows it; empty for nowhere.
        words: what the dialog and the menus say about it.
        noted: the program notes it by itself; nobody has to hear if it cannot be saved.
    """

    def __init__(
        self,
        kind: Kind[T],
        default: D,
        section: str = "",
        words: Words = lambda: ("", ""),
        *,
        key: str = "",
        noted: bool = False,
    ) -> None:
        self.id, self.key, self.kind, self._default = "", key, kind, default
        self.section, self.words, self.noted = section, words, noted

    def __set_name__(self, owner: type, name: str) -> None:
        self.id, self.key = name, self.key or name

    @property
    def default(self) -> D:
        """What it is while the file has nothing valid."""
        return self._default

    @overload
    def __get__(self, settings: None, owner: type) -> Self: ...
    @overload
    def __get__(self, settings: SettingsFile, owner: type) -> T | D: ...
    def __get__(self, settings: SettingsFile | None, owner: type) -> Self | T | D:
        return self if settings is None else self.at(settings, self.key)

    def __set__(self, settings: SettingsFile, value: T | D) -> None:
        self.put(settings, self.key, value)

    def at(self, settings: SettingsFile, key: str) -> T | D:
        """The value at a key of the file."""
        text = settings.text(key)
        try:
            return self.default if text is None else self.kind.read(text)
        except (KeyError, ValueError, RecursionError):
            return self.default

    def put(self, settings: SettingsFile, key: str, value: T | D) -> None:
        """Keep a value at a key of the file; ``None`` removes what is there."""
        text = None if value is None else self.kind.written(value)  # type: ignore[arg-type]
        settings.put(key, text, self.noted)


class Flag(Setting[bool, bool]):
    """A switch."""

    def __init__(self, default: bool, *place: Any, **more: Any) -> None:
        super().__init__(FLAG, default, *place, **more)


class LocalFlag(Flag):
    """A switch that is on at first in languages whose players expect it."""

    def __init__(self, languages: Sequence[str], *place: Any, **more: Any) -> None:
        self._languages = languages
        super().__init__(False, *place, **more)

    @property
    def default(self) -> bool:
        return current_language().partition("_")[0] in self._languages


class Choice(Setting[T, T]):
    """One of several values."""

    def __init__(
        self, default: T, values: Callable[[], Mapping[T, str]], *place: Any, **more: Any
    ) -> None:
        """``values``: those that are offered, with their names in the current language."""
        self.values = values
        form = r"\d{0,4}" if isinstance(default, int) else WORD.form
        super().__init__(Kind(form, self._read, name_of), default, *place, **more)

    def _read(self, text: str) -> T:
        return {name_of(value): value for value in self.values()}[text]


class Percentage(Choice[int]):
    """A percentage within limits, of which some are offered."""

    def __init__(
        self, default: int, limits: range, offered: Sequence[int], *place: Any, **more: Any
    ) -> None:
        self.limits = limits
        super().__init__(default, lambda: {n: percent(n) for n in offered}, *place, **more)

    def _read(self, text: str) -> int:
        if not text.isascii() or int(text) not in self.limits:
            raise ValueError(text)
        return int(text)


class Each(Generic[T, D]):
    """A setting that every game, deck or command has for itself: ``settings.cloth["dou-dizhu"]``.

    Attributes:
        group: where they stand in the file.
        one: how each of them is read and written.
    """

    def __init__(
        self, group: str, kind: Kind[T], default: D, *, prefix: str = "", noted: bool = False
    ) -> None:
        """``prefix`` stands before their names in the file."""
        self.group, self._prefix = group, prefix
        self.one = Setting(kind, default, noted=noted)

    @overload
    def __get__(self, settings: None, owner: type) -> Self: ...
    @overload
    def __get__(self, settings: SettingsFile, owner: type) -> Entries[T, D]: ...
    def __get__(self, settings: SettingsFile | None, owner: type) -> Self | Entries[T, D]:
        return self if settings is None else Entries(settings, self)

    def key_of(self, name: str) -> str:
        """Where the one of a game, deck or command stands in the file."""
        return f"{self.group}/{self._prefix}{name}"


class Entries(Generic[T, D]):
    """Those settings in one file, by the name of the game, deck or command."""

    def __init__(self, settings: SettingsFile, each: Each[T, D]) -> None:
        self._settings, self._each = settings, each

    def __getitem__(self, name: str) -> T | D:
        return self._each.one.at(self._settings, self._each.key_of(name))

    def __setitem__(self, name: str, value: T | D) -> None:
        self._each.one.put(self._settings, self._each.key_of(name), value)


def name_of(value: object) -> str:
    """A value's name in the file, and in the ids of commands."""
    return value.name if isinstance(value, Enum) else str(value)


def percent(number: int) -> str:
    """A percentage in the current language."""
    return _("{percent}%", percent=number)

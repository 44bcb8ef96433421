"""A setting as a row of the dialog shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardtable.ui.settings.declared import Choice, Setting, Words
from cardtable.ui.settings.kept import Settings


@dataclass(frozen=True, slots=True)
class Shown:
    """One setting of the dialog.

    Attributes:
        id: stable name.
        words: its name, and one sentence about it, in the current language.
        read: returns the current value.
        write: sets another value, with immediate effect.
        usual: returns the default.
        values: the possible values, each with its name; ``None`` for a switch or a text.
    """

    id: str
    words: Words
    read: Callable[[], Any]
    write: Callable[[Any], object]
    usual: Callable[[], Any]
    values: Callable[[], Mapping[Any, str]] | None = None


def shown(setting: Setting[Any, Any], settings: Settings) -> Shown:
    """A declared setting."""
    return Shown(
        setting.id,
        setting.words,
        lambda: setting.at(settings, setting.key),
        lambda value: settings.choose(setting, value),
        lambda: setting.default,
        setting.values if isinstance(setting, Choice) else None,
    )

"""The house rules of a game in words, as tables of English texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.translation import N_, _, ngettext

#: A text, or its singular and plural for a number.
Text = str | tuple[str, str]
_SWITCH = {"on": N_("On"), "off": N_("Off")}


@dataclass(frozen=True, slots=True)
class OptionTexts:
    """What the options of a game and their values are called, and what they mean.

    Keys with the value ``None`` stand for any other value of that option.

    Attributes:
        titles: an option's title, and one sentence about what it changes.
        values: what a value is called; “On”, “Off” and numbers need no line.
        meanings: what an option with this value means, in one sentence.
        presets: a preset's name, and one sentence.
        briefs: what an option with this value is in two or three words, of those that say most.
    """

    titles: Mapping[str, tuple[str, str]]
    values: Mapping[tuple[str, str | int | None], str]
    meanings: Mapping[tuple[str, str | int | None], Text]
    presets: dict[str, tuple[str, str]]
    briefs: Mapping[tuple[str, str | int | None], Text] = field(default_factory=dict)

    def option(self, key: str) -> tuple[str, str]:
        """An option's title and one plain sentence about what it changes."""
        title, sentence = self.titles[key]
        return _(title), _(sentence)

    def value(self, key: str, value: str | int) -> str:
        """A value of an option in words."""
        found = self.values.get((key, value)) or self.values.get((key, None))
        found = found or _SWITCH.get(str(value))
        return _(found) if found else str(value)

    def meaning(self, key: str, value: str | int) -> str:
        """What an option with this value means; what it changes, if no line says more."""
        found = self.meanings.get((key, value)) or self.meanings.get((key, None))
        if found is None:
            return self.option(key)[1]
        return _(found) if isinstance(found, str) else ngettext(*found, int(value))

    def brief(self, key: str, value: str | int) -> str:
        """An option with this value in two or three words; empty if it does not say much."""
        found = self.briefs.get((key, value), self.briefs.get((key, None), ""))
        return (
            (_(found) if found else "") if isinstance(found, str) else ngettext(*found, int(value))
        )

    def preset(self, preset: str) -> tuple[str, str]:
        """A preset's name and one sentence."""
        name, sentence = self.presets[preset]
        return _(name), _(sentence)

"""Options: the house rules of a game, each with a key, its values and a default."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardtable.engine.quoting import quoted
from cardtable.translation import message


class BadOption(ValueError):
    """An option that the game does not have, or a value that it cannot take. One sentence."""


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule.

    Attributes:
        key: its name in records and on the command line (``tie``).
        default: the sheet's value.
        values: the values it can take, if they are named.
        low, high: its bounds, if it is a number.
        group: heading under which it is shown (``stakes``, ``cards``, ``scoring`` …).
        only_with: another option and the values of it with which this one matters; with others
            it may stand as it likes and changes nothing.
        or_with: a further option of that kind; either is enough.
        main: one of the few that matter most; asked first.
        later: it came after records of form 2 were written: one without it was played with the
            default, which must therefore mean what was played before.
    """

    key: str
    default: str | int
    values: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0
    group: str = "rules"
    only_with: tuple[str, tuple[str | int, ...]] | None = None
    main: bool = False
    or_with: tuple[str, tuple[str | int, ...]] | None = None
    later: bool = False

    def idle(self, values: Mapping[str, str | int]) -> bool:
        """Whether it changes nothing, given the values of the others."""
        return bool(self.needs) and all(values[key] not in wanted for key, wanted in self.needs)

    @property
    def needs(self) -> list[tuple[str, tuple[str | int, ...]]]:
        """The other options, each with its values, of which one at least makes this one matter."""
        return [one for one in (self.only_with, self.or_with) if one is not None]

    def parse(self, text: str) -> str | int:
        """Read a value.

        Raises:
            BadOption: if the option cannot take it; the sentence lists the values it can take.
        """
        if self.values:
            for value in self.values:
                if str(value) == text:
                    return value
            known = ", ".join(str(v) for v in self.values)
            raise BadOption(
                message(
                    "Option {key} can’t be {value}. Available: {known}.",
                    key=self.key,
                    value=quoted(text),
                    known=known,
                )
            )
        digits = text[1:] if text.startswith("-") else text
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
            raise self._out_of_range(quoted(text))
        number = int(text)
        if not self.low <= number <= self.high:
            raise self._out_of_range(str(number))
        return number

    def _out_of_range(self, given: str) -> BadOption:
        return BadOption(
            message(
                "Option {key} needs a whole number from {low} to {high}, not {value}.",
                key=self.key,
                low=self.low,
                high=self.high,
                value=given,
            )
        )


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of values; options it does not name keep their defaults.

    One that came ``later`` is not named in records of form 1, which then stay as they were written.
    Players know the game by the preset’s name if it is played with its ``deck``.
    """

    id: str
    values: tuple[tuple[str, str | int], ...] = ()
    later: bool = False
    deck: str = ""


@dataclass(frozen=True, slots=True)
class Options(Mapping[str, str | int]):
    """The values in force in one match, all keys present, in the game's order."""

    _items: tuple[tuple[str, str | int], ...]
    _map: dict[str, str | int] = field(init=False, repr=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_map", dict(self._items))

    def __getitem__(self, key: str) -> str | int:
        return self._map[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._map)

    def __len__(self) -> int:
        return len(self._map)

    def choice(self, key: str) -> str:
        """Return the value of an option with named values."""
        return str(self._map[key])

    def number(self, key: str) -> int:
        """Return the value of a numeric option."""
        return int(self._map[key])


def resolve(
    declared: tuple[Option, ...],
    presets: tuple[Preset, ...],
    preset: str | None = None,
    changes: Mapping[str, str | int] | None = None,
) -> Options:
    """Return the options in force: defaults, then the preset, then single changes.

    Raises:
        BadOption: unknown preset, key or value.
    """
    by_key = {option.key: option for option in declared}
    values: dict[str, str | int] = {option.key: option.default for option in declared}
    if preset is not None:
        for known in presets:
            if known.id == preset:
                values.update(known.values)
                break
        else:
            names = ", ".join(p.id for p in presets)
            raise BadOption(
                message(
                    "Unknown preset {name}. Available: {known}.", name=quoted(preset), known=names
                )
            )
    for key, value in (changes or {}).items():
        if key not in by_key:
            known_keys = ", ".join(by_key)
            raise BadOption(
                message(
                    "Unknown option {name}. Available: {known}.", name=quoted(key), known=known_keys
                )
            )
        values[key] = by_key[key].parse(str(value))
    return Options(tuple(values.items()))

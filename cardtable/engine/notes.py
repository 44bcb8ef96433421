"""What is noted beside the actions of a match: help that was taken, and how bots were asked.

Nothing of it changes the match, and none of it can be proved from the actions alone; with the
version of the program a bot can be asked again (``cardtable verify --bots``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

#: How a bot was asked: as its level is; at a glance, because it was too slow; not at all, because
#: it could not answer and another one or chance decided.
USUAL, GLANCE, REPLACED = "", "glance", "replaced"
WAYS = (USUAL, GLANCE, REPLACED)


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot's action, where something is to be said of it.

    Attributes:
        number: of the action, from 0.
        version: of the program whose bots decide from this one on.
        how: this one alone was decided, see :data:`WAYS`; by a bot that played for a person if its
            level comes first (``hard``, ``hard glance``).
    """

    number: int
    version: str
    how: str = USUAL

    @property
    def level(self) -> str:
        """The level of the bot that decided in a person's place, or empty."""
        return "" if self.how in WAYS else self.how.split(" ")[0]

    @property
    def way(self) -> str:
        """How it was asked, one of :data:`WAYS`."""
        return self.how.removeprefix(self.level).strip()


@dataclass(frozen=True, slots=True)
class Notes:
    """All that is noted of a match.

    Attributes:
        hints, undos: how often somebody had a hint, or took plays back.
        asked: where the version of the bots changed, or one was not asked as usual; in order.
    """

    hints: int = 0
    undos: int = 0
    asked: tuple[Asked, ...] = ()

    @property
    def played(self) -> int:
        """How many actions of people's seats a bot decided, because they wanted that."""
        return sum(bool(one.level) for one in self.asked)

    def cut(self, count: int) -> Notes:
        """The notes of the first ``count`` actions."""
        return replace(self, asked=tuple(one for one in self.asked if one.number < count))

    def version_at(self, number: int) -> str:
        """Whose bots decided action ``number``; empty if nothing is said of it."""
        known = [one.version for one in self.asked if one.number <= number]
        return known[-1] if known else ""

    def at(self, number: int) -> Asked:
        """What is said of action ``number``."""
        return next((one for one in self.asked if one.number == number), Asked(number, ""))

    def due(self, number: int, version: str, how: str = USUAL) -> Asked | None:
        """What is to be noted of a bot's action, ``None`` if it goes without saying."""
        if how == USUAL and self.version_at(number) == version:
            return None
        return Asked(number, version, how)

    def with_asked(self, one: Asked) -> Notes:
        """These and one more, of a later action."""
        return replace(self, asked=(*self.asked, one))


#: Of a match of which nothing is to be said.
NO_NOTES = Notes()

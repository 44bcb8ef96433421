"""What is noted beside the actions of a match: help that was taken, and how bots were asked.

None of it changes the match, and none of it can be proved from the actions alone; with the same
version of the program a bot can be asked again (``cardtable verify --bots``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

#: How a bot was asked: as usual for its level; at a glance, because it was too slow; not at all,
#: because it could not answer, and another bot or chance decided.
USUAL, GLANCE, REPLACED = "", "glance", "replaced"
WAYS = (USUAL, GLANCE, REPLACED)


@dataclass(frozen=True, slots=True)
class Asked:
    """A note on a bot's action.

    Attributes:
        number: of the action, from 0.
        version: of the program whose bots decide from this action on.
        how: how this single action was decided, see :data:`WAYS`; preceded by the level of a bot
            that played for a person (``hard``, ``hard glance``).
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
        """How the bot was asked, one of :data:`WAYS`."""
        return self.how.removeprefix(self.level).strip()


@dataclass(frozen=True, slots=True)
class Notes:
    """All notes on a match.

    Attributes:
        hints, undos: how often somebody took a hint, or took plays back.
        asked: actions where the version of the bots changed or a bot was not asked as usual; in
            order.
    """

    hints: int = 0
    undos: int = 0
    asked: tuple[Asked, ...] = ()

    @property
    def played(self) -> int:
        """How many actions of people's seats a bot decided at their request."""
        return sum(bool(one.level) for one in self.asked)

    def cut(self, count: int) -> Notes:
        """Return the notes on the first ``count`` actions."""
        return replace(self, asked=tuple(one for one in self.asked if one.number < count))

    def version_at(self, number: int) -> str:
        """Return the version of the bots that decided action ``number``; empty if not noted."""
        known = [one.version for one in self.asked if one.number <= number]
        return known[-1] if known else ""

    def at(self, number: int) -> Asked:
        """Return the note on action ``number``, an empty one if there is none."""
        return next((one for one in self.asked if one.number == number), Asked(number, ""))

    def due(self, number: int, version: str, how: str = USUAL) -> Asked | None:
        """Return the note that a bot's action needs, ``None`` if it needs none."""
        if how == USUAL and self.version_at(number) == version:
            return None
        return Asked(number, version, how)

    def with_asked(self, one: Asked) -> Notes:
        """Return these notes with one more, on a later action."""
        return replace(self, asked=(*self.asked, one))


#: The notes on a match about which nothing was noted.
NO_NOTES = Notes()

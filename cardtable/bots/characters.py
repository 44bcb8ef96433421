"""Named opponents: who they are, how well they play and in which style.

Their names and descriptions are in ``cardtable.phrases.characters``.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar


@dataclass(frozen=True, slots=True)
class Character:
    """A named opponent.

    Attributes:
        id: stable name in journals and records.
        level: how well it plays.
        style: in which style, see :data:`cardtable.engine.bot.STYLES`; empty for a plain one.
        portrait: number of its picture; counted round again where there are fewer pictures.
    """

    id: str
    level: str
    style: str
    portrait: int


CHARACTERS = (
    Character("timo", "easy", "bold", 7),
    Character("rosa", "easy", "cautious", 6),
    Character("mei", "easy", "", 21),
    Character("nils", "easy", "hunter", 19),
    Character("ayla", "medium", "bold", 1),
    Character("otto", "medium", "cautious", 2),
    Character("zola", "medium", "", 9),
    Character("priya", "medium", "hunter", 13),
    Character("samir", "hard", "bold", 5),
    Character("leila", "hard", "cautious", 8),
    Character("hana", "hard", "", 3),
    Character("diego", "hard", "hunter", 14),
    Character("amara", "expert", "bold", 18),
    Character("chen", "expert", "cautious", 17),
    Character("kenji", "expert", "", 4),
    Character("ines", "expert", "hunter", 16),
)
_BY_ID = {character.id: character for character in CHARACTERS}


def find_character(id_: str) -> Character | None:
    """The opponent with this id; ``None`` if there is none (a record may come from anybody)."""
    return _BY_ID.get(id_)


def style_of(id_: str) -> str:
    """The style of the opponent with this id; plain if there is none."""
    found = _BY_ID.get(id_)
    return found.style if found is not None else ""


def opponents(level: str) -> tuple[Character, ...]:
    """The opponents who play at ``level``."""
    return tuple(c for c in CHARACTERS if c.level == level)


_Item = TypeVar("_Item")


class Drawer(Protocol):
    """What :func:`draw` needs of a random generator (``random.Random`` has it)."""

    def choice(self, seq: Sequence[_Item], /) -> _Item:
        """Return one of the items."""
        ...


def draw(
    level: str, taken: Collection[str], portraits: Collection[int], rng: Drawer
) -> Character | None:
    """Draw an opponent of ``level`` who does not sit at the table yet; ``None`` if there is none.

    Args:
        level: of the bot.
        taken: ids of those who already sit there.
        portraits: those of the others at the table, avoided if possible.
        rng: random generator.
    """
    free = [c for c in opponents(level) if c.id not in taken]
    fresh = [c for c in free if c.portrait not in portraits]
    if not free:
        return None
    return rng.choice(fresh or free)

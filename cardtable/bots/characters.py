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
        deck: id of the cards of Kabu that it likes best.
    """

    id: str
    level: str
    style: str
    portrait: int
    deck: str


CHARACTERS = (
    Character("timo", "easy", "bold", 7, "french_kabu"),
    Character("rosa", "easy", "cautious", 6, "mushibana"),
    Character("mei", "easy", "", 21, "hanafuda"),
    Character("nils", "easy", "hunter", 19, "komaru"),
    Character("ayla", "medium", "bold", 1, "daini"),
    Character("otto", "medium", "cautious", 2, "kabufuda"),
    Character("zola", "medium", "", 9, "kabufuda"),
    Character("priya", "medium", "hunter", 13, "hanafuda"),
    Character("samir", "hard", "bold", 5, "komaru"),
    Character("leila", "hard", "cautious", 8, "mefuda"),
    Character("hana", "hard", "", 3, "hanafuda"),
    Character("diego", "hard", "hunter", 14, "french_kabu"),
    Character("amara", "expert", "bold", 18, "daini"),
    Character("chen", "expert", "cautious", 17, "mushibana"),
    Character("kenji", "expert", "", 4, "kabufuda"),
    Character("ines", "expert", "hunter", 16, "mefuda"),
)
_BY_ID = {character.id: character for character in CHARACTERS}


def find_character(id_: str) -> Character | None:
    """The opponent with this id; ``None`` if there is none (a record may come from anybody)."""
    return _BY_ID.get(id_)


def style_of(id_: str) -> str:
    """The style of the opponent with this id; plain if there is none."""
    found = _BY_ID.get(id_)
    return found.style if found is not None else ""


#: The portraits that no opponent has: those of people.
PEOPLE = (0, 10, 11, 12, 15, 20)


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

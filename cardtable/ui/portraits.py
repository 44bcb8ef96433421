"""Whose face is shown: portraits by number, and those of the named opponents."""

from __future__ import annotations

import functools

from cardtable.art.places import asset
from cardtable.bots.characters import find_character
from cardtable.engine.match import Seat

#: Names of the first portraits, in their order, for people and for bots that have no other.
NAMES = ("Mira", "Ayla", "Otto", "Hana", "Kenji", "Samir", "Rosa", "Timo", "Leila", "Zola")


@functools.cache
def portrait_count() -> int:
    """How many portraits there are."""
    count = 0
    while asset(f"table/avatar_{count}.svg").is_file():
        count += 1
    return count


def portrait_file(portrait: int) -> str:
    """The picture of a portrait in ``assets/``; a number too high begins again."""
    return f"table/avatar_{portrait % portrait_count()}.svg"


def portrait_of(seat: Seat) -> int:
    """Number of the portrait of whoever sits there.

    Records name an opponent but no portrait, so the opponent's own is taken where it is known.
    """
    character = find_character(seat.character)
    return character.portrait if character is not None else seat.portrait

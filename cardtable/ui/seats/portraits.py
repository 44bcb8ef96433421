"""Whose face is shown: portraits by number, and those of the named opponents."""

from __future__ import annotations

from cardtable.bots.characters import find_character
from cardtable.engine.match import Seat

#: Names of the first portraits, in their order, for people and for bots that have no other.
NAMES = ("Mira", "Ayla", "Otto", "Hana", "Kenji", "Samir", "Rosa", "Timo", "Leila", "Zola")


def portrait_of(seat: Seat) -> int:
    """Number of the portrait of whoever sits there.

    Records name an opponent but no portrait, so the opponent's own is taken where it is known.
    """
    character = find_character(seat.character)
    return character.portrait if character is not None else seat.portrait

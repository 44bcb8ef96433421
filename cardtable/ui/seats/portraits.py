"""The portrait of each seat: portraits by number, and those of the named opponents."""

from __future__ import annotations

from cardtable.bots.characters import find_character
from cardtable.engine.match import Seat


def portrait_of(seat: Seat) -> int:
    """Number of the portrait of a seat.

    Records name an opponent but no portrait, so a known opponent's own is used.
    """
    character = find_character(seat.character)
    return character.portrait if character is not None else seat.portrait

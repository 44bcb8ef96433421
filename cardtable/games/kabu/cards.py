"""The Kabufuda: forty cards, four of each rank from 1 to 10.

A code is rank and copy (``1a`` … ``10d``). Copy ``d`` of 1 is the aka-pin and copy ``d`` of 4 the
kin-shi; they look different but count like the others (rule K11).
"""

from __future__ import annotations

from collections.abc import Iterable

RANKS = range(1, 11)
COPIES = "abcd"
CARDS: tuple[str, ...] = tuple(f"{rank}{copy}" for rank in RANKS for copy in COPIES)

_RANK = {card: int(card[:-1]) for card in CARDS}


def rank(card: str) -> int:
    """Return the rank (1 … 10) of a card code."""
    return _RANK[card]


def ranks(cards: Iterable[str]) -> tuple[int, ...]:
    """Return the ranks of several cards, in their order."""
    return tuple(_RANK[card] for card in cards)

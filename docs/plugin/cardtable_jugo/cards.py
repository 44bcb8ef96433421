"""The cards: one to ten, four of each."""

from __future__ import annotations

from collections.abc import Iterable

#: “7c” is the third of the four sevens. The letters only tell the copies apart.
CARDS = tuple(f"{rank}{copy}" for rank in range(1, 11) for copy in "abcd")
#: What everybody wants to reach, and nobody may exceed.
FIFTEEN = 15


def rank(card: str) -> int:
    """What a card counts."""
    return int(card[:-1])


def total(cards: Iterable[str]) -> int:
    """What cards count together."""
    return sum(map(rank, cards))

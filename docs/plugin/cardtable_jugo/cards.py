"""The cards: one to ten, four of each."""

from __future__ import annotations

from collections.abc import Iterable

#: “7c” is the third of the four sevens. The letters only distinguish the copies.
CARDS = tuple(f"{rank}{copy}" for rank in range(1, 11) for copy in "abcd")
#: The total that everybody aims for, and nobody may exceed.
FIFTEEN = 15


def rank(card: str) -> int:
    """The value of a card."""
    return int(card[:-1])


def total(cards: Iterable[str]) -> int:
    """The total value of cards."""
    return sum(map(rank, cards))

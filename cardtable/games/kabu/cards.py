"""The Kabufuda: forty cards, four of each rank from 1 to 10.

A code is rank and copy (``1a`` … ``10d``). Copy ``d`` of 1 is the aka-pin and copy ``d`` of 4 the
kin-shi; they look different but count like the others (rule K11).

With other decks the value follows the month. From the Kyo-Kabu sheet: ordinary Hanafuda is played
without Willow and Paulownia. Mushi-bana lacks Peony and Bush Clover; Willow takes the place of
Peony (6) and Paulownia that of Bush Clover (7), and the game is then called Mushi-Kabu.
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


#: The flowers of the months 1 … 12.
MONTHS = (
    "pine",
    "plum",
    "cherry",
    "wisteria",
    "iris",
    "peony",
    "bush_clover",
    "susuki",
    "chrysanthemum",
    "maple",
    "willow",
    "paulownia",
)

#: Rank of the Kabufuda for each flower; missing flowers are not in the deck.
HANAFUDA: dict[str, int] = {flower: month for month, flower in enumerate(MONTHS[:10], 1)}
MUSHI: dict[str, int] = {
    **{flower: rank for flower, rank in HANAFUDA.items() if rank not in (6, 7)},
    "willow": 6,
    "paulownia": 7,
}

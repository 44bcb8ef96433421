"""Ways to sort a hand of Dou Dizhu: by rank, by number of cards of a rank, by suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.games.dou_dizhu.cards import RANK_OF

#: The usual order of a hand, and the other ones.
RANK, COUNT, SUIT = "rank", "count", "suit"
WAYS = (RANK, COUNT, SUIT)


def ordered(hand: Sequence[str], way: str) -> tuple[str, ...]:
    """Return the cards of a hand, given in order of rank, sorted in one of the ways."""
    if way == COUNT:  # bombs, triples, pairs, single cards
        counts = Counter(card[0] for card in hand)
        return tuple(sorted(hand, key=lambda card: (-counts[card[0]], -RANK_OF[card[0]])))
    if way == SUIT:  # jokers, which have no suit, first; then black and red alternating
        return tuple(sorted(hand, key=lambda card: "-SHCD".find(card[1:] or "-")))
    return tuple(hand)

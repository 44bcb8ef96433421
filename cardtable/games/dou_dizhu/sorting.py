"""The ways in which a hand of Dou Dizhu can lie: by rank, by how many of a rank, by suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.games.dou_dizhu.cards import RANK_OF

#: As a hand lies unless its player wants it otherwise, and in what other ways it can.
RANK, COUNT, SUIT = "rank", "count", "suit"
WAYS = (RANK, COUNT, SUIT)


def ordered(hand: Sequence[str], way: str) -> tuple[str, ...]:
    """The cards of a hand, which lies by rank, in one of the ways."""
    if way == COUNT:  # bombs, triples, pairs, single cards
        counts = Counter(card[0] for card in hand)
        return tuple(sorted(hand, key=lambda card: (-counts[card[0]], -RANK_OF[card[0]])))
    if way == SUIT:  # the jokers, which have none, first; then black and red in turn
        return tuple(sorted(hand, key=lambda card: "-SHCD".find(card[1:] or "-")))
    return tuple(hand)

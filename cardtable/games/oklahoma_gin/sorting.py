"""Ways to sort a hand of gin: by melds, by rank, by suit."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.oklahoma_gin.cards import BIT_OF, PIPS_OF, RANKS, card_set, codes, rank_of
from cardtable.games.oklahoma_gin.melds import arrange

#: The usual order of a hand, and the other ones.
MELDS, RANK, SUIT = "melds", "rank", "suit"
WAYS = (MELDS, RANK, SUIT)
#: Black and red alternating, to show where a suit ends.
_SUITS = "SHCD"


def by_weight(cards: Sequence[str]) -> tuple[str, ...]:
    """Sort deadwood, heaviest first."""

    def weight(code: str) -> tuple[int, int, int]:
        card = BIT_OF[code]
        return -PIPS_OF[card], -rank_of(card), card

    return tuple(sorted(cards, key=weight))


def ordered(hand: Sequence[str], way: str) -> tuple[str, ...]:
    """Return the cards of a hand sorted in one way; anything unknown means melds and deadwood."""
    if way == RANK:
        return tuple(sorted(hand, key=lambda card: (RANKS.index(card[0]), _SUITS.index(card[1]))))
    if way == SUIT:
        return tuple(sorted(hand, key=lambda card: (_SUITS.index(card[1]), RANKS.index(card[0]))))
    melding = arrange(card_set(hand))
    melds = tuple(card for meld in melding.melds for card in codes(meld))
    return melds + by_weight(codes(melding.dead))

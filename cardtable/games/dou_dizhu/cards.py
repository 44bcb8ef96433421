"""Cards and ranks of Dou Dizhu, packed into integers so that states stay cheap.

Two packings, both with four bits per rank, lowest rank first:

* a *set of cards*: bit ``4 * rank + suit`` is set when the card is in it;
* *counts*: the four bits of a rank hold how many cards of it there are (0 … 4).

Suits do not matter in this game; where only a rank is named, the lowest suit is meant
(clubs, diamonds, hearts, spades).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

#: Ranks from lowest to highest; ``b`` is the black joker, ``R`` the red one.
RANKS = "3456789TJQKA2bR"
#: Suits from lowest to highest.
SUITS = "CDHS"
TWO, BLACK, RED = 12, 13, 14
RANK_COUNT = len(RANKS)
RANK_OF = {word: rank for rank, word in enumerate(RANKS)}

#: One in the four bits of every rank.
ONES = 0x1111_1111_1111_111
_DECK_CODES = tuple(
    f"{rank}{suit}" if rank not in "bR" else rank
    for rank in RANKS
    for suit in (SUITS if rank not in "bR" else SUITS[0])
)
#: The set of one card, by its code.
BIT_OF = {
    code: 1 << (4 * RANK_OF[code[0]] + (SUITS.index(code[1]) if len(code) == 2 else 0))
    for code in _DECK_CODES
}
#: All 54 codes, lowest card first.
DECK = _DECK_CODES
FULL_DECK = sum(BIT_OF.values())
BOTH_JOKERS = (1 << 4 * BLACK) | (1 << 4 * RED)

# The codes for every rank and every set of its suits, highest suit first.
_CODES = tuple(
    tuple(
        tuple(
            (RANKS[rank] + SUITS[suit]) if rank < BLACK else RANKS[rank]
            for suit in (3, 2, 1, 0)
            if suits >> suit & 1
        )
        for suits in range(16)
    )
    for rank in range(RANK_COUNT)
)
# The lowest suits, for every set of suits and every count.
_LOWEST = tuple(
    tuple(
        sum(1 << suit for suit in [s for s in range(4) if suits >> s & 1][:count])
        for count in range(5)
    )
    for suits in range(16)
)
_FROM_HIGH = tuple(range(RANK_COUNT - 1, -1, -1))


def counts_of(cards: int) -> int:
    """Return how many cards of each rank a set of cards holds."""
    return (cards & ONES) + (cards >> 1 & ONES) + (cards >> 2 & ONES) + (cards >> 3 & ONES)


def size(counts: int) -> int:
    """Return the total number of cards in the counts."""
    total = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


def codes(cards: int) -> tuple[str, ...]:
    """Return the codes of a set of cards, highest first."""
    out: list[str] = []
    for rank in _FROM_HIGH:
        suits = cards >> 4 * rank & 15
        if suits:
            out += _CODES[rank][suits]
    return tuple(out)


def card_set(words: Iterable[str]) -> int:
    """Return the set of the cards with these codes."""
    cards = 0
    for word in words:
        cards |= BIT_OF[word]
    return cards


def lowest(cards: int, counts: int) -> int:
    """Take cards from ``cards``, as many of each rank as ``counts`` says, lowest suits first.

    ``cards`` must hold at least that many.
    """
    taken = 0
    for rank in ranks_of(counts):
        shift = 4 * rank
        taken |= _LOWEST[cards >> shift & 15][counts >> shift & 15] << shift
    return taken


@lru_cache(maxsize=1 << 15)
def ranks_of(counts: int) -> tuple[int, ...]:
    """Return the ranks that occur in the counts, lowest first, each once."""
    return tuple(rank for rank in range(RANK_COUNT) if counts >> 4 * rank & 15)


def words_of(counts: int) -> tuple[str, ...]:
    """Return the ranks as words, lowest first, each as often as it occurs."""
    return tuple(RANKS[rank] for rank in ranks_of(counts) for _ in range(counts >> 4 * rank & 15))


def counts_from(words: Iterable[str]) -> int:
    """Return the counts of ranks or cards given as words; ``"334R"`` works too."""
    total = 0
    for word in words:
        total += 1 << 4 * RANK_OF[word[0]]
    return total


def at_least(counts: int) -> tuple[int, int, int, int]:
    """Return masks (one bit per rank) of the ranks that occur at least 1, 2, 3 and 4 times."""
    low, mid, four = counts & ONES, counts >> 1 & ONES, counts >> 2 & ONES
    two = mid | four
    return low | two, two, (low & mid) | four, four


def spans(counts: int) -> Iterator[tuple[int, int]]:
    """Yield every rank that occurs, with its count, lowest first."""
    for rank in ranks_of(counts):
        yield rank, counts >> 4 * rank & 15


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

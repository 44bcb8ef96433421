"""Cards of Oklahoma Gin, packed into integers so that states stay cheap.

A *set of cards* has 16 bits per suit, of which the lowest 13 stand for ace to king; the other three
keep the king of one suit apart from the ace of the next. A single card is the set that contains
only this card.
"""

from __future__ import annotations

from collections.abc import Iterable

#: Ranks from lowest to highest; the ace is always low.
RANKS = "A23456789TJQK"
SUITS = "SHDC"
#: Ace 1, court cards 10, the others their number.
PIPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
SUIT_BITS = 16
#: All ranks of one suit.
ONE_SUIT = 0x1FFF
#: The aces; multiplied by a rank's bit: all cards of that rank.
ACES = 0x0001_0001_0001_0001

#: All 52 codes, spades first, ace to king.
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
#: The set of one card, by its code.
BIT_OF = {
    rank + suit: 1 << (SUIT_BITS * SUITS.index(suit) + RANKS.index(rank))
    for suit in SUITS
    for rank in RANKS
}
CODE_OF = {bit: code for code, bit in BIT_OF.items()}
#: Pips by card, given as a set or as a code.
PIPS_OF = {bit: PIPS[RANKS.index(code[0])] for code, bit in BIT_OF.items()}


def _sums() -> tuple[int, ...]:
    sums = [0] * (ONE_SUIT + 1)
    for cards in range(1, ONE_SUIT + 1):
        lowest = cards & -cards
        sums[cards] = sums[cards ^ lowest] + PIPS[lowest.bit_length() - 1]
    return tuple(sums)


# Pips of every set of cards of one suit.
_SUMS = _sums()


def pips(cards: int) -> int:
    """Return the total pips of the cards."""
    return (
        _SUMS[cards & ONE_SUIT]
        + _SUMS[cards >> 16 & ONE_SUIT]
        + _SUMS[cards >> 32 & ONE_SUIT]
        + _SUMS[cards >> 48]
    )


def each(cards: int) -> list[int]:
    """Return the single cards of a set, spades first, ace to king."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest)
        cards ^= lowest
    return found


def codes(cards: int) -> tuple[str, ...]:
    """Return the codes of a set of cards, spades first, ace to king."""
    return tuple([CODE_OF[card] for card in each(cards)])


def card_set(words: Iterable[str]) -> int:
    """Return the set of the cards with these codes."""
    cards = 0
    for word in words:
        cards |= BIT_OF[word]
    return cards


def read_card(word: str) -> int | None:
    """Return the card called ``word`` (``TS``, also ``10S``), or ``None``."""
    return BIT_OF.get("T" + word[2:] if word.startswith("10") else word)


def rank_of(card: int) -> int:
    """Return the rank of a single card, from 0 for the ace."""
    return (card.bit_length() - 1) % SUIT_BITS

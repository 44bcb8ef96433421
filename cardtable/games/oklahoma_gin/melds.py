"""Melds and deadwood, exact: which cards of a hand are in runs and sets, and what is left.

Once it is settled which cards are in sets, everything else follows: all runs of three or more among
the remaining cards are worth taking. So only the choices of sets are searched, and these are few.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from cardtable.games.oklahoma_gin.cards import ACES, ONE_SUIT, PIPS_OF, each, pips


class Melding(NamedTuple):
    """A hand that is laid out.

    Attributes:
        melds: sets of cards, runs before sets.
        dead: the deadwood.
    """

    melds: tuple[int, ...]
    dead: int

    @property
    def deadwood(self) -> int:
        """Pips of the deadwood."""
        return pips(self.dead)


def in_runs(cards: int) -> int:
    """Return the cards that are in a run of three or more."""
    middle = cards & cards >> 1 & cards >> 2
    return middle | middle << 1 | middle << 2


def in_melds(cards: int) -> int:
    """Return the cards that are in some run or set, though perhaps not all at the same time."""
    ranks = _set_ranks(cards)
    return in_runs(cards) | cards & (ranks | ranks << 16 | ranks << 32 | ranks << 48)


def is_set(cards: int) -> bool:
    """Whether the cards are three or four of a rank."""
    lowest = cards & -cards
    suits = cards >> ((lowest.bit_length() - 1) % 16)
    return cards.bit_count() >= 3 and suits & ACES == suits


def is_run(cards: int) -> bool:
    """Whether the cards are three or more in sequence in a suit; Q-K-A is not (example G17)."""
    if cards.bit_count() < 3:
        return False
    row = cards // (cards & -cards)
    return row & row + 1 == 0


def is_meld(cards: int) -> bool:
    """Whether the cards are a run or a set."""
    return is_run(cards) or is_set(cards)


def _set_ranks(cards: int) -> int:
    """Return the ranks with three or four cards, as cards of the first suit."""
    spades, hearts = cards & ONE_SUIT, cards >> 16 & ONE_SUIT
    diamonds, clubs = cards >> 32 & ONE_SUIT, cards >> 48
    return spades & clubs & (hearts | diamonds) | hearts & diamonds & (spades | clubs)


def _set_choices(cards: int) -> list[int]:
    """Return every choice of cards to lie in sets, the empty one first."""
    ranks = _set_ranks(cards)
    choices = [0]
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        whole = cards & rank * ACES
        options = [whole]
        if whole.bit_count() == 4:
            options += [whole ^ card for card in each(whole)]
        choices += [choice | option for choice in choices for option in options]
    return choices


@lru_cache(maxsize=1 << 17)
def deadwood(cards: int) -> int:
    """Return the least deadwood, in pips, with which the cards can be laid out."""
    choices = _set_choices(cards)
    if len(choices) == 1:
        return pips(cards & ~in_runs(cards))
    minimum = 1000
    for choice in choices:
        rest = cards ^ choice
        left = pips(rest & ~in_runs(rest))
        minimum = min(minimum, left)
    return minimum


@lru_cache(maxsize=1 << 17)
def least_after_discard(cards: int) -> int:
    """Return the least deadwood of the cards after one of them is laid away."""
    minimum = 1000
    for choice in _set_choices(cards):
        rest = cards ^ choice
        dead = rest & ~in_runs(rest)
        if not dead:
            # All eleven are in melds, one of which has a card to spare.
            return 0
        left = pips(dead) - max(PIPS_OF[card] for card in each(dead))
        minimum = min(minimum, left)
    return minimum


def _runs(cards: int) -> Iterator[int]:
    """Yield the runs of cards that are all in a run."""
    while cards:
        run = card = cards & -cards
        while cards & card << 1:
            card <<= 1
            run |= card
        yield run
        cards ^= run


def _laid_out(cards: int, choice: int) -> Melding:
    rest = cards ^ choice
    runs = in_runs(rest)
    sets = []
    while choice:
        lowest = choice & -choice
        # Cards of one rank in a choice form one set.
        whole = choice & (ACES << ((lowest.bit_length() - 1) % 16))
        sets.append(whole)
        choice ^= whole
    sets.sort(key=lambda cards: (cards.bit_length() - 1) % 16)
    return Melding((*_runs(runs), *sets), rest & ~runs)


def extends(card: int, meld: int) -> bool:
    """Whether a card fits a meld: the fourth of a set, or next to an end of a run."""
    return not card & meld and is_meld(card | meld)


def fitting(melds: tuple[int, ...]) -> int:
    """Return all cards of the deck that fit one of the melds."""
    found = 0
    for meld in melds:
        if is_set(meld):
            found |= (ACES << ((meld & -meld).bit_length() - 1) % 16) ^ meld
        else:
            found |= (meld << 1 | meld >> 1) & ~meld
    return found & ONE_SUIT * ACES


@lru_cache(maxsize=1 << 12)
def arrange(cards: int, out: int = 0) -> Melding:
    """Lay the cards out with least deadwood; among equals, so that least can be laid off.

    Args:
        cards: of the hand.
        out: cards elsewhere, known to all, that nobody can lay off.
    """
    minimum = deadwood(cards)
    best: Melding | None = None
    room = 0
    for choice in _set_choices(cards):
        rest = cards ^ choice
        if pips(rest & ~in_runs(rest)) != minimum:
            continue
        melding = _laid_out(cards, choice)
        open_to = (fitting(melding.melds) & ~cards & ~out).bit_count()
        if best is None or open_to < room:
            best, room = melding, open_to
    assert best is not None
    return best


def spare_first(hand: int, kept: int = 0) -> list[int]:
    """The cards that may be discarded, the best first: what leaves least deadwood, and of equals
    what no other card could meld with, then the most pips. ``kept`` stays in the hand.
    """
    return sorted(
        each(hand & ~kept),
        key=lambda card: (deadwood(hand ^ card), -_alone(hand, card), -PIPS_OF[card]),
    )


def _alone(hand: int, card: int) -> int:
    """1 for a card that no other one of the hand could meld with, else 0."""
    rest = hand ^ card
    suit, rank = divmod(card.bit_length() - 1, 16)
    around = sum(1 << 16 * suit + at for at in range(max(0, rank - 2), min(12, rank + 2) + 1))
    same = sum(1 << 16 * other + rank for other in range(4))
    return int(not rest & (around | same))

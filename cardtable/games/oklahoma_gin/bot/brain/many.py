"""Melds, deadwood and knocks of many hands at once, for opponents that imagine thousands of them.

This does the work of the game's ``melds`` and ``scoring`` on arrays of card sets, and nearly
exactly: what is left out (several sets that cross runs, equally good layouts, splitting a meld to
lay off) makes little difference, as the tests ensure.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.oklahoma_gin.cards import ACES, ONE_SUIT, PIPS
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import GIN, UNDERCUT, beside_difference

#: An array of sets of cards.
Cards = npt.NDArray[np.uint64]
#: An array of numbers: pips, points.
Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

_ACES, _SUIT = np.uint64(ACES), np.uint64(ONE_SUIT)
_ALL = np.uint64(ONE_SUIT * ACES)
_NONE = np.uint64(0)
_1, _2, _16, _32 = (np.uint64(n) for n in (1, 2, 16, 32))
# For the binary digits 8, 4, 2 and 1, the cards whose pips have it: counting them adds up the pips.
_DIGITS = [
    np.uint64(ACES * sum(1 << rank for rank, pip in enumerate(PIPS) if pip & digit))
    for digit in (8, 4, 2, 1)
]
# The highest of some ranks as a bit, and its pips; 0 for none.
_TOP = np.zeros(1 << 13, np.uint64)
_TOP_PIPS = np.zeros(1 << 13, np.int64)
for _ranks in range(1, 1 << 13):
    _TOP[_ranks] = 1 << _ranks.bit_length() - 1
    _TOP_PIPS[_ranks] = PIPS[_ranks.bit_length() - 1]


def pips_of(cards: Cards) -> Numbers:
    """Return the pips of each set of at most 25 cards, because the sums are kept in bytes."""
    total: npt.NDArray[np.uint8] = np.bitwise_count(cards & _DIGITS[0])
    for digit in _DIGITS[1:]:
        total += total
        total += np.bitwise_count(cards & digit)
    return total.astype(np.int64)


def in_runs(cards: Cards) -> Cards:
    """Return the cards that are in a run of three or more."""
    middle = cards & cards >> _1 & cards >> _2
    found: Cards = middle | middle << _1 | middle << _2
    return found


def set_ranks(cards: Cards) -> Cards:
    """Return the ranks with three or four cards, as cards of the first suit."""
    # Spades with diamonds and hearts with clubs: both, and at least one of them.
    both, either = cards & cards >> _32, cards | cards >> _32
    found: Cards = (both & either >> _16 | either & both >> _16) & _SUIT
    return found


def ranks_of(cards: Cards) -> Cards:
    """Return the ranks that occur, as cards of the first suit."""
    found = cards | cards >> _32
    found |= found >> _16
    found &= _SUIT
    return found


def pair_ranks(cards: Cards) -> Cards:
    """Return the ranks with two or more cards, as cards of the first suit."""
    both, either = cards & cards >> _32, cards | cards >> _32
    found: Cards = (both | both >> _16 | either & either >> _16) & _SUIT
    return found


def top_pips(cards: Cards) -> Numbers:
    """Return the pips of the highest card, 0 if there are no cards."""
    return _TOP_PIPS[ranks_of(cards)]


def top_card(cards: Cards) -> Cards:
    """Return one of the highest cards; 0 if there are none."""
    highest = cards & _TOP[ranks_of(cards)] * _ACES
    return highest & (~highest + _1)


def would_meld(hand: Cards, card: Cards) -> Flags:
    """Return where ``card`` would be in some run or set with cards of ``hand``."""
    both = hand | card
    found: Flags = (in_runs(both) | both & set_ranks(both) * _ACES) & card != _NONE
    return found


class LaidOut(NamedTuple):
    """Hands laid out with least deadwood.

    Attributes:
        dead: the deadwood of each.
        sets: the cards that lie in sets; those that are neither dead nor in sets lie in runs.
    """

    dead: Cards
    sets: Cards


def lay_out(cards: Cards, discard: bool = False) -> LaidOut:
    """Lay each hand out for least deadwood, nearly always exactly.

    Args:
        cards: the hands.
        discard: minimise what is left after the highest card of the deadwood is laid away.
    """
    runs = in_runs(cards)
    ranks = set_ranks(cards)
    sets = cards & ranks * _ACES
    dead = cards & ~(runs | sets)
    rows = np.flatnonzero(runs & sets)
    if rows.size:
        both = runs[rows] & sets[rows]
        dead[rows], sets[rows] = _settled(cards[rows], both, sets[rows], discard)
    return LaidOut(dead, sets)


def _settled(cards: Cards, both: Cards, sets: Cards, discard: bool) -> tuple[Cards, Cards]:
    """Return deadwood and sets of hands in which some cards, ``both``, fit a run and a set."""
    ranks = ranks_of(both)
    chosen = sets & ~(ranks * _ACES)
    whole = np.bitwise_or(chosen, cards & ranks * _ACES)
    # The fourth card of a rank may be in a run beside the set of the others.
    others = cards & ranks * _ACES & ~both
    lent = np.bitwise_or(chosen, others & set_ranks(others) * _ACES)
    dead, minimum = _rest(cards, chosen, discard)
    for option in (whole, lent):
        other, left = _rest(cards, option, discard)
        better = left < minimum
        dead, minimum = np.where(better, other, dead), np.where(better, left, minimum)
        chosen = np.where(better, option, chosen)
    return dead, chosen


def _rest(cards: Cards, sets: Cards, discard: bool) -> tuple[Cards, Numbers]:
    """Return the deadwood with these sets and all runs beside them, and its pips."""
    rest = cards & ~sets
    dead = rest & ~in_runs(rest)
    left = pips_of(dead)
    return dead, left - top_pips(dead) if discard else left


def knock_points(rules: HouseRules, knocker: Cards, other: Cards, factor: int = 1) -> Numbers:
    """Return what each knocker gains, before doubling; negative where he is undercut.

    Boxes beyond that of any hand won are included.

    The other lays off all deadwood that fits. That splitting one of his melds may also pay (rule
    G8) is ignored; it hardly ever does.

    Args:
        rules: the house rules.
        knocker: hands of the knockers, after their discards.
        other: hands of their opponents.
        factor: of the points of the hand.
    """
    mine, his = lay_out(knocker), lay_out(other)
    left = pips_of(mine.dead)
    gin = mine.dead == _NONE
    runs = knocker & ~mine.dead & ~mine.sets
    ranks = set_ranks(mine.sets) * _ACES
    off = his.dead & ranks & ~mine.sets
    grown = runs
    for _ in range(3):
        grown = grown | (grown << _1 | grown >> _1) & his.dead & ~off & _ALL
    off |= grown & his.dead
    against = np.where(gin, pips_of(his.dead), pips_of(his.dead & ~off))
    gain = against - left
    undercut = ~gin & (gain <= 0 if rules.undercut_tie else gain < 0)
    points: Numbers = np.where(gin, beside_difference(rules, GIN, factor) + against, gain)
    return np.where(undercut, gain - beside_difference(rules, UNDERCUT, factor), points)

"""Columns against dealers in exact fractions, dealt out card by card: an oracle for the odds.

Nothing here is taken from the engine. Sheet rules of Oicho-Kabu; ``p`` and ``t`` are the highest
totals on which the column and the dealer take a third card (3 or less must, 7 or more may not).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

Counts = tuple[int, ...]
DECK: Counts = (4,) * 10
SPECIAL = -1


def dealt(counts: Counts, draws_to: int, specials: bool) -> Iterator[tuple[Counts, int, Counts]]:
    """(ranks of a hand, in how many ways of three ordered cards, what is left)."""
    left = sum(counts)
    for a in range(1, 11):
        for b in range(1, 11):
            ways = counts[a - 1] * (counts[b - 1] - (a == b))
            if ways <= 0:
                continue
            rest = less(less(counts, a), b)
            ends = specials and b == 1 and a in (4, 9)
            if ends or (a + b) % 10 > draws_to:
                yield (a, b), ways * (left - 2), rest
                continue
            for c in range(1, 11):
                if rest[c - 1]:
                    yield (a, b, c), ways * rest[c - 1], less(rest, c)


def less(counts: Counts, rank: int) -> Counts:
    """Without one card."""
    return (*counts[: rank - 1], counts[rank - 1] - 1, *counts[rank:])


def ways_of(counts: Counts) -> int:
    """In how many ways three cards can be dealt in order."""
    left = sum(counts)
    return left * (left - 1) * (left - 2)


@cache
def dealer(counts: Counts, t: int) -> tuple[Fraction, ...]:
    """How likely the dealer ends with 0 … 9, and last with a special."""
    found = [0] * 11
    for hand, ways, _ in dealt(counts, t, specials=True):
        special = len(hand) == 2 and hand[1] == 1 and hand[0] in (4, 9)
        found[SPECIAL if special else sum(hand) % 10] += ways
    return tuple(Fraction(n, ways_of(counts)) for n in found)


def worth(hand: Counts, left: Counts, t: int, tie: int) -> Fraction:
    """What one chip on a finished column gains on average."""
    ends = dealer(left, t)
    if len(hand) == 3 and len(set(hand)) == 1:
        return 2 * (1 - ends[SPECIAL]) - ends[SPECIAL]
    value = sum(hand) % 10
    return sum(ends[:value], Fraction(0)) - sum(ends[value + 1 :], Fraction(0)) + tie * ends[value]


def column(p: int, t: int, tie: int = 0) -> Fraction:
    """What one chip on a column of the full deck gains on average; ``tie`` −1: dealer wins ties."""
    gained = Fraction(0)
    for hand, ways, left in dealt(DECK, p, specials=False):
        gained += ways * worth(hand, left, t, tie)
    return gained / ways_of(DECK)

"""The worth of a decision, by dealing out every possible card: slow, plain, in fractions.

Hands and settlement are the engine's, proved elsewhere; nothing is taken from the odds. What is
assumed of others is the same: dealer and players draw up to 5 where they are free, and on 8-8
where a triple pays.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product

from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import (
    MAY_NOT,
    MUST,
    Rated,
    rate_column,
    rate_dealer,
    third_card,
    total,
    verdict,
)

Counts = tuple[int, ...]
Hand = tuple[int, ...]


def less(counts: Counts, rank: int) -> Counts:
    """Without one card."""
    return (*counts[: rank - 1], counts[rank - 1] - 1, *counts[rank:])


def dealt(counts: Counts) -> Iterator[tuple[int, int, Counts]]:
    """(rank, how many there are, what is left) of the next card."""
    for rank, count in enumerate(counts, 1):
        if count:
            yield rank, count, less(counts, rank)


def dealer_draws(rules: Rules, two: Hand) -> bool:
    """Whether the dealer takes a third card."""
    says = third_card(two, bound=rules.bound_dealer, pair_exception=rules.pair_exception)
    wants = total(two) <= 5 or (two == (8, 8) and 8 in rules.dealer_triples)
    return says == MUST or (says != MAY_NOT and wants)


@cache
def endings(rules: Rules) -> tuple[tuple[Rated, tuple[Hand, ...]], ...]:
    """Every way the dealer may end, with the cards that lead to it in the order they are dealt."""
    found: dict[Rated, list[Hand]] = {}
    for two in product(range(1, 11), repeat=2):
        rated = rate_dealer(rules, two)
        if rated.kind != "plain" or not dealer_draws(rules, two):
            found.setdefault(rated, []).append(two)
            continue
        for third in range(1, 11):
            found.setdefault(rate_dealer(rules, (*two, third)), []).append((*two, third))
    return tuple((rated, tuple(hands)) for rated, hands in found.items())


@lru_cache(maxsize=20_000)
def dealers(rules: Rules, counts: Counts) -> tuple[tuple[tuple[Rated, int], ...], int]:
    """In how many ways the dealer may end how, and how many there are of three cards."""
    left = sum(counts)

    def ways(hand: Hand) -> int:
        one, two, *rest = hand
        number = counts[one - 1] * (counts[two - 1] - (two == one))
        if not rest:
            return number * (left - 2)
        return number * (counts[rest[0] - 1] - (rest[0] == one) - (rest[0] == two))

    ends = tuple((end, sum(map(ways, hands))) for end, hands in endings(rules))
    return ends, left * (left - 1) * (left - 2)


@cache
def pays(rules: Rules, own: Rated, end: Rated) -> int:
    """What a chip on a column gains against a dealer."""
    return verdict(rules, own, end)[1]


def standing(rules: Rules, column: Hand, counts: Counts) -> Fraction:
    """What a chip on a finished column gains."""
    own = rate_column(rules, column)
    ends, whole = dealers(rules, counts)
    return Fraction(sum(ways * pays(rules, own, end) for end, ways in ends), whole)


def drawing(rules: Rules, two: Hand, counts: Counts) -> Fraction:
    """What a chip on a column gains that takes a third card."""
    left = sum(counts)
    return sum(
        (Fraction(n, left) * standing(rules, (*two, x), rest) for x, n, rest in dealt(counts)),
        Fraction(0),
    )


def betting(rules: Rules, first: int, counts: Counts) -> Fraction:
    """What a chip on a first card gains."""
    gained = Fraction(0)
    for second, n, rest in dealt(counts):
        two = (first, second)
        says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
        ways = [] if says == MUST else [standing(rules, two, rest)]
        ways += [] if says == MAY_NOT else [drawing(rules, two, rest)]
        gained += Fraction(n, sum(counts)) * max(ways)
    return gained

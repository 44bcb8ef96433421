"""Exact odds: the worth of a column or the dealer's hand against the unseen cards.

Everything is enumerated over the unseen cards of each rank. The dealer's result (*end*) is one of
22 kinds: a plain total (0 … 9), a special, a void three-card zero, or a triple by its total.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
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
"""Unseen cards of rank 1 … 10."""

_SPECIAL, _ZERO3, _TRIPLE = 10, 11, 12
_ENDS = 22
_R = range(10)

#: Highest total on which a good dealer or player draws if free to choose: the equilibrium of the
#: game, see rules.md 5.
DRAWS_TO = 5
#: How likely a free player decides like that, as dealers believe.
TRUST = 0.9


def without(counts: Counts, rank: int) -> Counts:
    """Return the unseen cards after one of ``rank`` (1 … 10) was shown."""
    return (*counts[: rank - 1], counts[rank - 1] - 1, *counts[rank:])


def end_of(dealer: Rated) -> int:
    """Return the number of the dealer's end; see the module."""
    if dealer.kind == "plain":
        return dealer.total
    if dealer.kind == "zero3":
        return _ZERO3
    return _TRIPLE + dealer.total if dealer.kind == "triple" else _SPECIAL


def _dealers() -> tuple[Rated, ...]:
    plain = tuple(Rated("plain", value) for value in _R)
    triples = tuple(Rated("triple", value) for value in _R)
    return (*plain, Rated("kuppin", 0), Rated("zero3", 0), *triples)


_DEALERS = _dealers()


class Odds:
    """The odds under one set of rules.

    Args:
        rules: the house rules.
        draws_to: highest total on which the dealer is assumed to draw if free to choose.
    """

    def __init__(self, rules: Rules, draws_to: int = DRAWS_TO) -> None:
        self.rules = rules
        self._gains: dict[Rated, tuple[int, ...]] = {}
        self._ends: dict[Counts, tuple[float, ...]] = {}
        self._plan = [self._dealer_plan(a, b, draws_to) for a, b in product(_R, _R)]

    def _dealer_plan(self, a: int, b: int, draws_to: int) -> int:
        """Return the dealer's end with two cards (indices a, b), or −1 if he draws."""
        hand = (a + 1, b + 1)
        rated = rate_dealer(self.rules, hand)
        if rated.kind != "plain":
            return end_of(rated)
        says = third_card(
            hand, bound=self.rules.bound_dealer, pair_exception=self.rules.pair_exception
        )
        # 8-8 is worth a third card where the dealer's triple counts (rule K5).
        wants = rated.total <= draws_to or (hand == (8, 8) and 8 in self.rules.dealer_triples)
        draws = says == MUST or (says != MAY_NOT and wants)
        return -1 if draws else rated.total

    def plan(self, one: int, other: int) -> int:
        """Return the dealer's end with two cards of these ranks, or −1 if he draws."""
        return self._plan[(one - 1) * 10 + other - 1]

    def gains(self, column: Rated) -> tuple[int, ...]:
        """Return the gain per chip of such a column against each end of the dealer."""
        found = self._gains.get(column)
        if found is None:
            found = tuple(verdict(self.rules, column, dealer)[1] for dealer in _DEALERS)
            self._gains[column] = found
        return found

    def dealer_ends(self, counts: Counts) -> tuple[float, ...]:
        """Return the probability of each end of a dealer whose cards are all still unseen."""
        found = self._ends.get(counts)
        if found is None:
            found = self._ends[counts] = self._count_ends(counts)
        return found

    def _count_ends(self, n: Counts) -> tuple[float, ...]:
        m = sum(n)
        ends = [0] * _ENDS
        drawn = [0] * 10  # ways of drawing to two cards, by their total
        plan = self._plan
        triples, zero3 = self.rules.dealer_triples, self.rules.zero3_void
        zero = _ZERO3 if zero3 else 0
        for a in _R:
            if not n[a]:
                continue
            for b in _R:
                ways = n[a] * (n[b] - (a == b))
                if not ways:
                    continue
                end = plan[a * 10 + b]
                if end >= 0:
                    ends[end] += ways * (m - 2)
                    continue
                drawn[(a + b + 2) % 10] += ways
                # The third card cannot be one of these two: subtract those ways.
                for c in (a, b):
                    value = (a + b + c + 3) % 10
                    ends[value or zero] -= ways
                if a == b and a + 1 in triples:
                    third = ways * (n[a] - 2)
                    value = 3 * (a + 1) % 10
                    ends[value or zero] -= third
                    ends[_TRIPLE + value] += third
        for two in _R:
            if drawn[two]:
                for c in _R:
                    ends[(two + c + 1) % 10 or zero] += drawn[two] * n[c]
        all_ways = m * (m - 1) * (m - 2)
        return tuple(end / all_ways for end in ends)

    def worth(self, column: Sequence[int], counts: Counts) -> float:
        """Return the expected gain per chip of a finished column, given the unseen cards."""
        gains = self.gains(rate_column(self.rules, column))
        return sum(g * p for g, p in zip(gains, self.dealer_ends(counts), strict=True))

    def worth_drawing(self, two: Sequence[int], counts: Counts) -> float:
        """Return the expected gain per chip of a column that takes a third card."""
        m = sum(counts)
        return sum(
            counts[x - 1] / m * self.worth((*two, x), without(counts, x))
            for x in range(1, 11)
            if counts[x - 1]
        )

    def worth_first(self, first: int, counts: Counts) -> float:
        """Return the expected gain per chip of betting on a first card, played optimally."""
        m, expected = sum(counts), 0.0
        for second in range(1, 11):
            if not counts[second - 1]:
                continue
            two, left = (first, second), without(counts, second)
            says = third_card(
                two, bound=self.rules.bound_players, pair_exception=self.rules.pair_exception
            )
            if says == MUST:
                best = self.worth_drawing(two, left)
            elif says == MAY_NOT:
                best = self.worth(two, left)
            else:
                best = max(self.worth(two, left), self.worth_drawing(two, left))
            expected += counts[second - 1] / m * best
        return expected

    # ---- the dealer's side ----

    def decides(self, first: int, hit: bool) -> list[float]:
        """Return the likelihood of a player's decision, for each rank 1 … 10 hidden under
        ``first``.

        Args:
            first: rank of the open card.
            hit: whether a third card was asked for.
        """
        likely = []
        for second in range(1, 11):
            two = (first, second)
            says = third_card(
                two, bound=self.rules.bound_players, pair_exception=self.rules.pair_exception
            )
            if says == MUST:
                chance = 1.0
            elif says == MAY_NOT:
                chance = 0.0
            else:
                # 8-8 draws for the triple (rules.md 5).
                wants = total(two) <= DRAWS_TO or two == (8, 8)
                chance = TRUST if wants else 1 - TRUST
            likely.append(chance if hit else 1 - chance)
        return likely


@lru_cache(maxsize=16)
def odds_of(rules: Rules) -> Odds:
    """Return the odds under ``rules``, computed once."""
    return Odds(rules)

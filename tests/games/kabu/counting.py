"""The worth of a column against a card-counting dealer: every card dealt out, in fractions.

Nothing is taken from the odds, as in ``oracle.py``. The dealer plays against this column only,
knows the open cards, believes nine times out of ten that a free player decides well, and stands if
a third card would be no improvement.

All cards of a dealer are dealt out at once, in arrays with an axis for each card; where he stands,
the third card is dealt and does not count. ``plain.py`` deals them one by one. The arrays hold
integers: some 10⁵ ways at most, times ten tenths, times three stakes of 10⁵ chips, added up over
10⁴ entries, is far below 2⁶³.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import (
    FREE,
    MAY_NOT,
    MUST,
    Rated,
    rate_column,
    rate_dealer,
    third_card,
    total,
    verdict,
)
from cardtable.games.kabu.view import KabuView
from tests.games.kabu.oracle import Counts, Hand, Hope, dealt, less

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
RANKS = range(1, 11)


class Column(NamedTuple):
    """A column with chips on it, and the dealer who faces it.

    Attributes:
        rules: the house rules.
        first: rank of its open card.
        chips: that are bet.
        bank: what the dealer can pay, or ``None``.
        open_cards: ranks of all cards that both see but its second, its first among them.
    """

    rules: Rules
    first: int
    chips: int
    bank: int | None
    open_cards: tuple[int, ...]


def table_of(view: KabuView, column: int, chips: int) -> Column:
    """The column as it stands in a view, with ``chips`` on it."""
    cards = [c.first for c in view.columns] + [c.third for c in view.columns if c.third]
    cards += view.makifuda
    if view.rules.field2_view == "face_up":
        cards += [c.second for c in view.columns if c.second and c.column != column]
    bank = None if view.rules.credit else view.scores[view.dealer]
    first = rank(view.columns[column - 1].first)
    return Column(view.rules, first, chips, bank, tuple(map(rank, cards)))


@lru_cache(maxsize=512)
def ways(counts: Counts, cards: int, before: int = 0) -> Ints:
    """In how many ways ``cards`` come one after the other, an axis for the rank of each.

    ``before`` cards have been taken from the counts already; they have the first axes.
    """
    left, places = np.array(counts), np.indices((len(RANKS),) * (before + cards), sparse=True)
    found = np.ones((1,) * (before + cards), np.int64)
    for number in range(before, before + cards):
        gone = sum((places[number] == place for place in places[:number]), start=np.int64(0))
        found = found * (left[places[number]] - gone)
    return found


class Dealers(NamedTuple):
    """All hands a dealer may have; an axis for each card.

    Attributes:
        results: what they can count as.
        two: which of these two cards are.
        three: which of these three cards are.
        must: two cards with which he must take a third.
        free: two cards with which he may choose.
    """

    results: tuple[Rated, ...]
    two: Ints
    three: Ints
    must: Bools
    free: Bools


@lru_cache(maxsize=16)
def dealers(rules: Rules) -> Dealers:
    """All hands a dealer may have by these house rules."""
    numbers: dict[Rated, int] = {}

    def number(hand: Hand) -> int:
        return numbers.setdefault(rate_dealer(rules, hand), len(numbers))

    def says(hand: Hand) -> str:
        if rate_dealer(rules, hand).kind != "plain":
            return MAY_NOT
        return third_card(hand, bound=rules.bound_dealer, pair_exception=rules.pair_exception)

    two = np.array([[number((a, b)) for b in RANKS] for a in RANKS])
    three = np.array([[[number((a, b, c)) for c in RANKS] for b in RANKS] for a in RANKS])
    words = np.array([[says((a, b)) for b in RANKS] for a in RANKS])
    return Dealers(tuple(numbers), two, three, words == MUST, words == FREE)


class Counting:
    """Dealing out one column."""

    def __init__(self, column: Column) -> None:
        self.column = column
        self.dealers = dealers(column.rules)
        self._draws: dict[tuple[int | None, int | None], Bools] = {}
        self._found: dict[Rated, tuple[Ints, Bools]] = {}

    def bet(self, unseen: Counts) -> Hope:
        """What the bet promises, the third card decided as well as can be."""
        rules, hopes = self.column.rules, []
        for second, n, rest in dealt(unseen):
            two = (self.column.first, second)
            says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
            choices = [] if says == MUST else [self.standing(second, rest)]
            choices += [] if says == MAY_NOT else [self.drawing(second, rest)]
            hopes.append((n, max(choices, key=lambda hope: hope.chips)))
        return mean(hopes)

    def standing(self, second: int, unseen: Counts) -> Hope:
        """What two cards promise."""
        return self.met(second, None, unseen)

    def drawing(self, second: int, unseen: Counts) -> Hope:
        """What a third card promises."""
        return mean([(n, self.met(second, third, rest)) for third, n, rest in dealt(unseen)])

    def met(self, second: int, third: int | None, unseen: Counts) -> Hope:
        """The finished column against every dealer there may be."""
        draws = self.draws(second, third)[:, :, None]
        results = np.where(draws, self.dealers.three, self.dealers.two[:, :, None])
        chips, ties = self.paid(self.hand(second, third))
        dealing, won = ways(unseen, 3), chips > 0
        whole = int(dealing.sum())
        sums = (int((dealing * of[results]).sum()) for of in (chips, won, ties))
        return Hope(*(Fraction(found, whole) for found in sums))

    def hand(self, second: int, third: int | None) -> Rated:
        """What the column counts as."""
        two = (self.column.first, second)
        return rate_column(self.column.rules, two if third is None else (*two, third))

    def paid(self, own: Rated) -> tuple[Ints, Bools]:
        """By the dealer's result: the chips gained, and whether a tie loses them."""
        if own not in self._found:
            rules, chips, bank = self.column.rules, self.column.chips, self.column.bank
            found = [verdict(rules, own, result) for result in self.dealers.results]
            gains = np.array([times * chips for _, times in found])
            if bank is not None:
                gains = np.minimum(gains, max(bank, chips))
            self._found[own] = gains, np.array([reason == "tie_lost" for reason, _ in found])
        return self._found[own]

    def draws(self, second: int, third: int | None) -> Bools:
        """By his two cards, whether the dealer takes a third.

        He sees the column's second card only where it lies open.
        """
        seen = second if self.column.rules.field2_view == "face_up" else None
        if (seen, third) not in self._draws:
            better = self._better(seen, third)
            self._draws[seen, third] = self.dealers.must | (self.dealers.free & better)
        return self._draws[seen, third]

    def _better(self, seen: int | None, third: int | None) -> Bools:
        """By his two cards, whether another card costs the column more, as far as he can know."""
        unseen: Counts = (4,) * 10
        for card in (*self.column.open_cards, *(() if third is None else (third,))):
            unseen = less(unseen, card)
        # Axes: his two cards, the column's second, his third.
        dealing, worse = ways(unseen, 2, before=2), np.zeros((10, 10), np.int64)
        for second in RANKS if seen is None else (seen,):
            likely = dealing[:, :, second - 1, :]
            if seen is None:
                likely = likely * tenths(self.column, second, third is not None)
            chips, _ = self.paid(self.hand(second, third))
            difference = chips[self.dealers.three] - chips[self.dealers.two][:, :, None]
            worse += (likely * difference).sum(axis=2)
        return worse < 0


def tenths(column: Column, second: int, hit: bool) -> int:
    """In how many of ten cases the dealer expects a player with this card to decide so."""
    rules, two = column.rules, (column.first, second)
    says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
    if says in (MUST, MAY_NOT):
        return 10 if (says == MUST) == hit else 0
    return 9 if (total(two) <= 5 or two == (8, 8)) == hit else 1


def mean(hopes: Sequence[tuple[int, Hope]]) -> Hope:
    """The mean of hopes, each with its weight."""
    whole = sum(n for n, _ in hopes)
    parts = ([n * hope[part] for n, hope in hopes] for part in range(len(Hope._fields)))
    return Hope(*(sum(part, Fraction(0)) / whole for part in parts))

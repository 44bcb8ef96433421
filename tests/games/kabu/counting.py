"""The worth of a column against a card-counting dealer: every card dealt out, in fractions.

Nothing is taken from the odds, as in ``oracle.py``. The dealer plays against this column only,
knows the open cards, believes nine times out of ten that a free player decides well, and stands if
a third card would be no improvement.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.hands import MAY_NOT, MUST, third_card, total
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import Rated, rate_column, rate_dealer
from cardtable.games.kabu.view import KabuView
from tests.games.kabu.oracle import Counts, Hand, dealt, less, pays


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


class Hope(NamedTuple):
    """Expected chips, and the chance to gain any."""

    chips: Fraction
    chance: Fraction


def table_of(view: KabuView, column: int, chips: int) -> Column:
    """The column as it stands in a view, with ``chips`` on it."""
    cards = [c.first for c in view.columns] + [c.third for c in view.columns if c.third]
    cards += view.makifuda
    if view.rules.field2_view == "face_up":
        cards += [c.second for c in view.columns if c.second and c.column != column]
    bank = None if view.rules.credit else view.scores[view.dealer]
    first = rank(view.columns[column - 1].first)
    return Column(view.rules, first, chips, bank, tuple(map(rank, cards)))


class Counting:
    """Dealing out one column."""

    def __init__(self, column: Column) -> None:
        self.column = column
        self._drawn: dict[tuple[Hand, int | None, int | None], bool] = {}
        self._paid: dict[tuple[Rated, Rated], int] = {}

    def bet(self, unseen: Counts) -> Hope:
        """What the bet promises, the third card decided as well as can be."""
        rules, chips, chance = self.column.rules, Fraction(0), Fraction(0)
        for second, n, rest in dealt(unseen):
            two = (self.column.first, second)
            says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
            ways = [] if says == MUST else [self.standing(second, rest)]
            ways += [] if says == MAY_NOT else [self.drawing(second, rest)]
            best = max(ways, key=lambda hope: hope.chips)
            chips += Fraction(n, sum(unseen)) * best.chips
            chance += Fraction(n, sum(unseen)) * best.chance
        return Hope(chips, chance)

    def standing(self, second: int, unseen: Counts) -> Hope:
        """What two cards promise."""
        return self._met(second, None, unseen)

    def drawing(self, second: int, unseen: Counts) -> Hope:
        """What a third card promises."""
        chips, chance = Fraction(0), Fraction(0)
        for third, n, rest in dealt(unseen):
            met = self._met(second, third, rest)
            chips += Fraction(n, sum(unseen)) * met.chips
            chance += Fraction(n, sum(unseen)) * met.chance
        return Hope(chips, chance)

    def _met(self, second: int, third: int | None, unseen: Counts) -> Hope:
        """The finished column against every dealer there may be."""
        hand = (self.column.first, second) if third is None else (self.column.first, second, third)
        own, left = rate_column(self.column.rules, hand), sum(unseen)
        chips = gains = 0
        for one, n1, after_one in dealt(unseen):
            for two, n2, after_two in dealt(after_one):
                dealer = (one, two)
                if not self._draws(dealer, second, third):
                    found = self._pays(own, rate_dealer(self.column.rules, dealer))
                    chips += n1 * n2 * (left - 2) * found
                    gains += n1 * n2 * (left - 2) * (found > 0)
                    continue
                for last, n3, _ in dealt(after_two):
                    found = self._pays(own, rate_dealer(self.column.rules, (*dealer, last)))
                    chips += n1 * n2 * n3 * found
                    gains += n1 * n2 * n3 * (found > 0)
        ways = left * (left - 1) * (left - 2)
        return Hope(Fraction(chips, ways), Fraction(gains, ways))

    def _pays(self, own: Rated, dealer: Rated) -> int:
        found = self._paid.get((own, dealer))
        if found is None:
            found = pays(self.column.rules, own, dealer) * self.column.chips
            if self.column.bank is not None:
                found = min(found, max(self.column.bank, self.column.chips))
            self._paid[own, dealer] = found
        return found

    def _draws(self, dealer: Hand, second: int, third: int | None) -> bool:
        """Whether the dealer takes a third card; he sees the second only where it lies open."""
        rules = self.column.rules
        if rate_dealer(rules, dealer).kind != "plain":
            return False
        says = third_card(dealer, bound=rules.bound_dealer, pair_exception=rules.pair_exception)
        if says in (MUST, MAY_NOT):
            return says == MUST
        seen = second if rules.field2_view == "face_up" else None
        known = self._drawn.get((dealer, seen, third))
        if known is None:
            known = self._drawn[dealer, seen, third] = self._better(dealer, seen, third)
        return known

    def _better(self, dealer: Hand, seen: int | None, third: int | None) -> bool:
        """Whether a third card costs the column more."""
        rules = self.column.rules
        unseen: Counts = (4,) * 10
        for card in (*self.column.open_cards, *dealer):
            unseen = less(unseen, card)
        if third is not None:
            unseen = less(unseen, third)
        if seen is not None:
            unseen = less(unseen, seen)
        cases: Sequence[tuple[int, int, Counts]] = (
            list(dealt(unseen)) if seen is None else [(seen, 1, unseen)]
        )
        stood = drawn = 0
        shown = rate_dealer(rules, dealer)
        for second, n, rest in cases:
            two = (self.column.first, second)
            belief = self._tenths(two, third is not None) if seen is None else 1
            own = rate_column(rules, two if third is None else (*two, third))
            stood += n * belief * sum(rest) * self._pays(own, shown)
            for last, ways, _ in dealt(rest):
                found = self._pays(own, rate_dealer(rules, (*dealer, last)))
                drawn += n * belief * ways * found
        return drawn < stood

    def _tenths(self, two: Hand, hit: bool) -> int:
        rules = self.column.rules
        says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
        if says in (MUST, MAY_NOT):
            return 10 if (says == MUST) == hit else 0
        return 9 if (total(two) <= 5 or two == (8, 8)) == hit else 1

"""A column against a card-counting dealer as in ``counting.py``, card after card and in loops."""

from __future__ import annotations

from fractions import Fraction

from cardtable.games.kabu.scoring import MAY_NOT, MUST, Rated, rate_dealer, third_card, verdict
from tests.games.kabu.counting import Counting, tenths
from tests.games.kabu.oracle import Counts, Hand, Hope, dealt, less


class Plain(Counting):
    """Dealing out one column, one dealer after the other."""

    def met(self, second: int, third: int | None, unseen: Counts) -> Hope:
        rules, own, left = self.column.rules, self.hand(second, third), sum(unseen)
        chips = gains = ties = 0

        def meet(dealer: Hand, ways: int) -> None:
            nonlocal chips, gains, ties
            found, tie = self._pays(own, dealer)
            chips, gains, ties = chips + ways * found, gains + ways * (found > 0), ties + ways * tie

        for one, n1, after_one in dealt(unseen):
            for two, n2, after_two in dealt(after_one):
                dealer = (one, two)
                if not self._takes(
                    dealer, second if rules.field2_view == "face_up" else None, third
                ):
                    meet(dealer, n1 * n2 * (left - 2))
                    continue
                for last, n3, _ in dealt(after_two):
                    meet((*dealer, last), n1 * n2 * n3)
        whole = left * (left - 1) * (left - 2)
        return Hope(Fraction(chips, whole), Fraction(gains, whole), Fraction(ties, whole))

    def _pays(self, own: Rated, dealer: Hand) -> tuple[int, bool]:
        column = self.column
        reason, times = verdict(column.rules, own, rate_dealer(column.rules, dealer))
        most = times * column.chips if column.bank is None else max(column.bank, column.chips)
        return min(times * column.chips, most), reason == "tie_lost"

    def _takes(self, dealer: Hand, seen: int | None, third: int | None) -> bool:
        """Whether the dealer takes a third card."""
        rules = self.column.rules
        if rate_dealer(rules, dealer).kind != "plain":
            return False
        says = third_card(dealer, bound=rules.bound_dealer, pair_exception=rules.pair_exception)
        if says in (MUST, MAY_NOT):
            return says == MUST
        unseen: Counts = (4,) * 10
        known = (*self.column.open_cards, *dealer, third, seen)
        for card in known:
            unseen = unseen if card is None else less(unseen, card)
        stood = drawn = 0
        cases = list(dealt(unseen)) if seen is None else [(seen, 1, unseen)]
        for second, n, rest in cases:
            belief = n * (1 if seen else tenths(self.column, second, third is not None))
            own = self.hand(second, third)
            stood += belief * sum(rest) * self._pays(own, dealer)[0]
            for last, ways, _ in dealt(rest):
                drawn += belief * ways * self._pays(own, (*dealer, last))[0]
        return drawn < stood

"""The settlement against a second one, written plainly from the rules, and chips conserved."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import settle

Cards = Sequence[int]


def slow_settlement(
    r: Rules, dealer: Cards, columns: Sequence[Cards], bets: list[tuple[int, int, int]], bank: int
) -> list[int]:
    """What each bet (seat, column, chips) gains, bets given in turn order."""

    def beats_at_once() -> bool:
        if len(dealer) != 2:
            return False
        ways = list(r.specials)
        if r.any_order:
            ways += [(b, a) for a, b in r.specials]
        return (dealer[0], dealer[1]) in ways

    def column_41(column: Cards) -> bool:
        if len(column) != 2 or not r.column_specials:
            return False
        return tuple(column) == (4, 1) or (r.any_order and tuple(column) == (1, 4))

    dealer_points = sum(dealer) % 10
    dealer_three = len(dealer) == 3 and len(set(dealer)) == 1 and dealer[0] in r.dealer_triples
    void = r.zero3_void and len(dealer) == 3 and dealer_points == 0 and not dealer_three

    def times(column: Cards) -> int:
        three = len(column) == 3 and len(set(column)) == 1
        points = sum(column) % 10
        equal = -1 if r.tie_to_dealer else 0
        if void:
            return 0
        if beats_at_once():
            if three and r.special_vs_triple == "arashi":
                return r.triple_pay
            if three and r.special_vs_triple == "push":
                return 0
            return -1
        if three and dealer_three:
            if r.triple_clash == "push":
                return 0
            if r.triple_clash == "compare_totals":
                if points < dealer_points:
                    return -1
                if points == dealer_points:
                    return equal
            return r.triple_pay
        if three:
            return r.triple_pay
        if dealer_three:
            return -1
        if column_41(column):
            return 2
        if points == dealer_points:
            return equal
        return 1 if points > dealer_points else -1

    gains = []
    for _, c, chips in bets:
        gains.append(max(-chips, min(chips, chips * times(columns[c]))))
    pot = bank - sum(gains)
    for i, (_, c, chips) in enumerate(bets):
        more = chips * times(columns[c]) - chips
        if more > 0:
            paid = more if r.credit else min(more, pot)
            pot -= paid
            gains[i] += paid
    return gains


RULES = st.builds(
    Rules,
    credit=st.booleans(),
    tie_to_dealer=st.booleans(),
    triple_pay=st.sampled_from((2, 3)),
    dealer_triples=st.sampled_from(((), tuple(range(1, 11)), (5, 6, 7, 8))),
    triple_clash=st.sampled_from(("column", "compare_totals", "push")),
    special_vs_triple=st.sampled_from(("special", "arashi", "push")),
    specials=st.sampled_from((((4, 1), (9, 1)), ((9, 1),))),
    column_specials=st.sampled_from(((), ((4, 1),))),
    any_order=st.booleans(),
    zero3_void=st.booleans(),
)
RANK = st.integers(1, 10)
LIKELY = st.sampled_from(
    ((9, 1), (1, 9), (4, 1), (1, 4), (5, 5, 5), (10, 10, 10), (2, 2, 2), (8, 9, 3), (4, 5))
)
HAND = LIKELY | st.lists(RANK, min_size=2, max_size=3).map(tuple)


@given(
    RULES,
    HAND,
    st.lists(HAND, min_size=4, max_size=4),
    st.permutations((1, 2, 3)),
    st.lists(st.integers(0, 30), min_size=12, max_size=12),
    st.integers(0, 100),
)
def test_settlement_agrees_with_the_plain_one(
    rules: Rules,
    dealer: Cards,
    columns: list[Cards],
    order: list[int],
    amounts: list[int],
    spare: int,
) -> None:
    stakes = [[0, *amounts[c * 3 : c * 3 + 3]] for c in range(4)]
    bank = sum(amounts) + spare
    result = settle(rules, dealer, columns, stakes, order, 0, bank)
    bets = [(seat, c, stakes[c][seat]) for seat in order for c in range(4)]
    gains = slow_settlement(rules, dealer, columns, bets, bank)
    for (seat, c, _), gain in zip(bets, gains, strict=True):
        assert result.columns[c].nets[seat] == gain
    assert sum(result.deltas) == 0
    assert result.deltas[0] == -sum(gains)
    if not rules.credit:
        assert bank + result.deltas[0] >= 0
        assert all(result.deltas[s] >= -sum(stakes[c][s] for c in range(4)) for s in order)


def test_surcharge_is_paid_in_turn_order_until_the_bank_is_empty_a21() -> None:
    stakes = [[0, 20, 20], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    columns = [(7, 7, 7), (1, 2), (1, 2), (1, 2)]
    result = settle(Rules(), (4, 5), columns, stakes, (2, 1), 0, 50)
    assert result.deltas == (-50, 20, 30)
    full = settle(Rules(credit=True), (4, 5), columns, stakes, (2, 1), 0, 50)
    assert full.deltas == (-80, 40, 40)


def test_columns_without_bets_are_not_compared_a16() -> None:
    stakes = [[0, 5], [0, 0], [0, 0], [0, 0]]
    result = settle(Rules(), (4, 5), [(8, 8), (8, 1), (1, 2), (1, 2)], stakes, (1,), 0, 50)
    assert [column.verdict for column in result.columns] == ["lower", "unused", "unused", "unused"]

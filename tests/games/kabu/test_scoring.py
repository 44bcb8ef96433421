"""The settlement compared with a second one, written plainly from the rules; no chip is lost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import (
    ColumnResult,
    Rated,
    RoundResult,
    dealer_special,
    no_bets,
    rate_column,
    rate_dealer,
    settle,
    verdict,
)

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


CARDS_41 = Rules(column_specials=((4, 1),))
TRIPLES = (5, 6)


@pytest.mark.parametrize(
    ("rules", "column", "dealer", "found"),
    [
        (Rules(), (4, 4), (3, 4), ("higher", 1)),
        (Rules(), (3, 4), (4, 4), ("lower", -1)),
        (Rules(), (3, 4), (5, 2), ("push", 0)),
        (Rules(tie_to_dealer=True), (3, 4), (5, 2), ("tie_lost", -1)),
        (Rules(), (1, 1, 1), (4, 5), ("triple", 2)),
        (Rules(triple_pay=3), (1, 1, 1), (4, 5), ("triple", 3)),
        (Rules(), (1, 1, 1), (9, 1), ("dealer_special", -1)),
        (Rules(), (4, 5), (4, 1), ("dealer_special", -1)),
        (Rules(), (4, 5), (1, 4), ("higher", 1)),
        (Rules(any_order=True), (4, 5), (1, 4), ("dealer_special", -1)),
        (Rules(special_vs_triple="push"), (1, 1, 1), (9, 1), ("push", 0)),
        (Rules(special_vs_triple="push"), (4, 5), (9, 1), ("dealer_special", -1)),
        (Rules(special_vs_triple="arashi"), (1, 1, 1), (4, 1), ("triple", 2)),
        (Rules(dealer_triples=TRIPLES), (4, 5), (5, 5, 5), ("dealer_triple", -1)),
        (Rules(), (4, 5), (5, 5, 5), ("higher", 1)),
        (Rules(dealer_triples=TRIPLES), (1, 1, 1), (5, 5, 5), ("triple", 2)),
        (Rules(triple_clash="push", dealer_triples=TRIPLES), (9, 9, 9), (5, 5, 5), ("push", 0)),
        (
            Rules(triple_clash="compare_totals", dealer_triples=TRIPLES),
            (1, 1, 1),
            (5, 5, 5),
            ("dealer_triple", -1),
        ),
        (
            Rules(triple_clash="compare_totals", dealer_triples=TRIPLES),
            (9, 9, 9),
            (5, 5, 5),
            ("triple", 2),
        ),
        (
            Rules(triple_clash="compare_totals", dealer_triples=TRIPLES),
            (5, 5, 5),
            (5, 5, 5),
            ("push", 0),
        ),
        (CARDS_41, (4, 1), (4, 5), ("shippin", 2)),
        (CARDS_41, (1, 4), (4, 5), ("lower", -1)),
        (Rules(column_specials=((4, 1),), any_order=True), (1, 4), (4, 5), ("shippin", 2)),
        (Rules(), (4, 1), (4, 5), ("lower", -1)),
        (Rules(zero3_void=True), (1, 1, 1), (5, 3, 2), ("void", 0)),
        (Rules(), (1, 1), (5, 3, 2), ("higher", 1)),
        (Rules(zero3_void=True), (1, 1), (10, 10), ("higher", 1)),
    ],
)
def test_what_is_said_of_a_column(
    rules: Rules, column: Cards, dealer: Cards, found: tuple[str, int]
) -> None:
    assert verdict(rules, rate_column(rules, column), rate_dealer(rules, dealer)) == found


def test_hands_have_their_names() -> None:
    assert rate_dealer(Rules(), (9, 1)) == Rated("kuppin", 0)
    assert rate_dealer(Rules(), (4, 1)) == Rated("shippin", 5)
    assert dealer_special(Rules(), (9, 1)) == "kuppin" and dealer_special(Rules(), (1, 9)) == ""
    assert dealer_special(Rules(), (4, 1, 5)) == ""
    assert rate_dealer(Rules(dealer_triples=(5,)), (5, 5, 5)) == Rated("triple", 5)
    assert rate_dealer(Rules(dealer_triples=(6,)), (5, 5, 5)) == Rated("plain", 5)
    assert rate_dealer(Rules(zero3_void=True), (5, 3, 2)) == Rated("zero3", 0)
    assert rate_column(Rules(), (5, 5, 5)) == Rated("triple", 5)
    assert rate_column(Rules(), (4, 1)) == Rated("plain", 5)
    assert rate_column(CARDS_41, (4, 1)) == Rated("shippin", 5)


def test_the_result_of_a_round_is_told_whole() -> None:
    stakes = [[5, 0, 10], [0, 0, 0], [0, 0, 7], [2, 0, 0]]
    columns = [(9, 9, 9), (8, 1), (1, 2), (4, 1, 10)]
    assert settle(Rules(), (1, 2), columns, stakes, (2, 0), 1, 500) == RoundResult(
        "plain",
        3,
        (
            ColumnResult(1, "triple", 7, "triple", (10, 0, 20)),
            ColumnResult(2, "plain", 9, "unused", (0, 0, 0)),
            ColumnResult(3, "plain", 3, "push", (0, 0, 0)),
            ColumnResult(4, "plain", 5, "higher", (2, 0, 0)),
        ),
        (12, -32, 20),
        "",
    )
    void = settle(Rules(zero3_void=True), (5, 3, 2), columns, stakes, (2, 0), 1, 500)
    assert (void.dealer_kind, void.void, void.deltas) == ("zero3", "zero3", (0, 0, 0))
    assert [column.verdict for column in void.columns] == ["void", "unused", "void", "void"]
    assert no_bets(3) == RoundResult("", 0, (), (0, 0, 0), "no_bets")


def test_a_dealer_who_lost_all() -> None:
    stakes = [[0, 5], [0, 5], [0, 0], [0, 0]]
    lost = settle(Rules(), (1, 2), [(4, 4), (9, 9, 9), (1, 1), (1, 1)], stakes, (1,), 0, 99)
    assert lost.dealer_lost_all
    kept = settle(Rules(), (1, 2), [(4, 4), (1, 1), (9, 9), (9, 9)], stakes, (1,), 0, 99)
    assert not kept.dealer_lost_all and not no_bets(2).dealer_lost_all

"""The worked examples O1 … O15 of rules.md 4, played through the state."""

from __future__ import annotations

import pytest

from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import settle
from cardtable.games.kabu.state import KabuState
from cardtable.games.oicho_kabu import GAME
from tests.games.kabu.tools import deltas, play, refusal, rigged


def showdown(
    columns: list[tuple[int, ...]],
    dealer: tuple[int, ...],
    stakes: list[list[int]],
    changes: dict[str, str | int] | None = None,
) -> tuple[int, ...]:
    rules: Rules = GAME.rules(GAME.resolve(None, changes))
    padded = [*columns, *[(1, 4)] * (4 - len(columns))]
    seats = len(stakes[0])
    full = [*stakes, *[[0] * seats] * (4 - len(stakes))]
    return settle(rules, dealer, padded, full, range(1, seats), 0, 200).deltas


def test_o1b_cap_is_shared() -> None:
    state = rigged(GAME, (1, 2, 3, 4), (), seats=3)
    after = play(state, "bet 1 50")
    assert refusal(after, "bet 2 51") == "over_cap"
    assert refusal(after, "bet 1 20 2 31") == "over_cap"
    assert refusal(after, "bet 2 50") == ""
    alone = play(state, "bet 3 100")
    assert alone.table.phase == "dealer_1"  # the cap is used up: nobody else can bet
    assert any(e.kind == "cannot_bet" and e.number("seat") == 2 for e in alone.log)


@pytest.mark.parametrize(
    ("column", "dealer", "tie", "net"),
    [
        ((8, 1), (3, 5), "push", 10),  # O2
        ((8, 10), (4, 5), "push", -10),  # O3
        ((8, 10), (3, 5), "push", 0),  # O4
        ((8, 10), (3, 5), "dealer", -10),  # O5
        ((7, 7, 7), (4, 5), "push", 20),  # O7
    ],
)
def test_single_columns(
    column: tuple[int, ...], dealer: tuple[int, ...], tie: str, net: int
) -> None:
    assert showdown([column], dealer, [[0, 10]], {"tie": tie}) == (-net, net)


def test_o6_four_columns() -> None:
    columns = [(8, 1), (7, 8), (2, 9, 6), (10, 3, 1)]
    stakes = [[0, 10, 0], [0, 20, 5], [0, 0, 15], [0, 0, 5]]
    assert showdown(columns, (2, 4), stakes) == (5, -10, 5)


def test_o8_special_beats_triple() -> None:
    assert showdown([(7, 7, 7), (9, 10)], (4, 1), [[0, 10], [0, 20]]) == (30, -30)


def test_o12_dealer_triple_is_no_yaku() -> None:
    columns: list[tuple[int, ...]] = [(9, 10), (8, 10), (6, 10), (4, 10)]
    assert showdown(columns, (2, 2, 2), [[0, 10]] * 4) == (-10, 10)


def special_round(
    changes: dict[str, str | int] | None = None, dealer: tuple[int, int] = (9, 1)
) -> KabuState:
    """Three players; the dealer gets ``dealer``; columns stand on 6, 6, 8, 7."""
    deck = (dealer[0], 5, 4, 5, 3, dealer[1], 8, 8)
    state = rigged(GAME, (1, 2, 3, 4), deck, seats=4, changes=changes)
    state = play(state, "bet 1 10", "bet 2 10", "bet 3 30", "deal top")
    return play(state, "stand", "stand", "stand", "deal top")


def test_o11_o15_special_ends_the_round_before_a_third_card() -> None:
    state = special_round()
    assert state.table.phase == "showdown"
    assert deltas(state) == (50, -10, -10, -30)
    assert len(state.table.dealer_cards) == 2


def test_order_of_the_special_a7() -> None:
    assert special_round(dealer=(1, 9)).table.phase == "dealer_3"
    assert special_round({"yaku_order": "any"}, (1, 9)).table.phase == "showdown"
    assert special_round(dealer=(4, 1)).table.phase == "showdown"
    assert special_round({"yaku_41": "off"}, (4, 1)).table.phase == "dealer_3"


def test_o13_bounds_are_asked_and_refused() -> None:
    # Second field: 10+3 = 3 must, 10+7 may not, 2+2 may, 9+1 = 0 must.
    state = rigged(GAME, (10, 10, 2, 9), (5, 3, 7, 2, 1), seats=2)
    state = play(state, "bet 1 1 2 1 3 1 4 1", "deal top")
    assert refusal(state, "stand") == "must_draw"
    state = play(state, "hit")
    assert refusal(state, "hit") == "may_not_draw"
    assert list(map(str, state.legal)) == ["stand"]
    state = play(state, "stand")
    assert list(map(str, state.legal)) == ["hit", "stand"]
    state = play(state, "stand")
    assert list(map(str, state.legal)) == ["hit"]
    free = rigged(GAME, (10, 10, 2, 9), (5, 3, 7, 2, 1), seats=2, changes={"third_player": "free"})
    free = play(free, "bet 1 1", "deal top")
    assert refusal(free, "stand") == refusal(free, "hit") == ""


def test_o13_pair_exception() -> None:
    for exception, reason in (("off", "may_not_draw"), ("on", "")):
        state = rigged(
            GAME, (4, 9, 1, 1), (5, 4, 9), seats=2, changes={"pair_exception": exception}
        )
        state = play(state, "bet 1 1 2 1", "deal top")
        assert refusal(state, "hit") == reason
        state = play(state, "stand")
        assert refusal(state, "hit") == reason


def test_o14_first_in_turn_order_decides() -> None:
    state = rigged(GAME, (5, 5, 5, 6), (1, 10, 10, 10, 10), seats=4)
    state = play(state, "bet 2 1", "bet 1 5 2 90", "bet 1 1 3 2", "deal fourth")
    # Seat 1 decides column 2 though seat 2 has bet more; nobody is asked for column 4.
    assert state.table.asks == ((1, 2), (2, 1), (3, 3))
    assert state.view(2).columns[1].decider == 1
    assert state.view(2).columns[3].decider is None


def test_dealer_is_bound_too() -> None:
    # Dealer 1+2 = 3 must draw; free with the option.
    for bound, reason in (("bound", "must_draw"), ("free", "")):
        state = rigged(
            GAME, (6, 6, 6, 6), (1, 3, 3, 3, 3, 2), seats=2, changes={"third_dealer": bound}
        )
        state = play(state, "bet 1 10", "deal top", "stand", "deal top")
        assert state.turn == 0 and state.table.phase == "dealer_3"
        assert refusal(state, "stand") == reason


def test_positions_of_the_dealers_cards_a13() -> None:
    deck = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    state = play(rigged(GAME, (10, 10, 10, 1), deck, seats=2), "bet 1 10")
    assert refusal(state, "deal") == refusal(state, "deal third") == "no_such_position"
    assert refusal(state, "deal top bottom") == "no_such_position"
    top, fourth = play(state, "deal top"), play(state, "deal fourth")
    bottom = play(state, "deal bottom")
    assert top.table.dealer_cards[0][:-1] == "1" and fourth.table.dealer_cards[0][:-1] == "4"
    assert bottom.table.dealer_cards[0] == state.table.deck[-1]
    assert [c[:-1] for c in fourth.table.second] == ["1", "2", "3", "5"]


def test_position_of_the_third_card_a13() -> None:
    changes: dict[str, str | int] = {"dealer_third_pos": "choose"}
    state = rigged(GAME, (10, 1, 1, 1), (1, 5, 4, 4, 4, 3, 6, 7, 8, 9), seats=2, changes=changes)
    state = play(state, "bet 1 10", "deal top", "stand", "deal top")
    assert refusal(state, "hit") == refusal(state, "hit third") == "no_such_position"
    done = play(state, "hit fourth")
    assert done.table.positions == ("top", "top", "fourth")
    assert done.table.dealer_cards[2][:-1] == "9"
    plain = rigged(GAME, (10, 1, 1, 1), (1, 5, 4, 4, 4, 3), seats=2)
    plain = play(plain, "bet 1 10", "deal top", "stand", "deal top")
    assert refusal(plain, "hit fourth") == "only_top"


def test_dealer_pos_top_asks_nobody() -> None:
    state = rigged(GAME, (6, 6, 6, 6), (4, 3, 3, 3, 3, 2), seats=2, changes={"dealer_pos": "top"})
    state = play(state, "bet 1 10")
    assert state.table.phase == "field_3"
    assert play(state, "stand").table.phase == "dealer_3"

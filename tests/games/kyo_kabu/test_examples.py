"""The worked examples K1 … K14 of rules.md 4, played through the state."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.scoring import settle
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME
from tests.games.contract import random_match
from tests.games.kabu.tools import deltas, play, refusal, rigged

FIELD = (5, 6, 7, 8)


def test_k1_first_field() -> None:
    state = GAME.start(4, GAME.resolve(), Seed.numbered(5))[0]
    assert isinstance(state, KabuState)
    assert ranks(state.table.first) == FIELD
    left = Counter(rank(card) for card in state.table.deck)
    assert len(state.table.deck) == 36
    assert all(left[r] == (3 if r in FIELD else 4) for r in range(1, 11))


def test_k2_cap() -> None:
    state = play(rigged(GAME, FIELD, ()), "bet 1 50")
    assert state.table.phase == "field_3"  # nobody else could bet, the dealer took the top card


def test_k3_one_column_and_top_only() -> None:
    state = rigged(GAME, FIELD, (4, 1, 1, 1, 1, 2))
    assert refusal(state, "bet 1 10 2 10") == "one_column"
    state = play(state, "bet 1 10", "bet 2 10")
    assert refusal(state, "deal bottom") == refusal(state, "deal fourth") == "not_now"
    state = play(state, "stand", "stand")
    assert state.table.positions == ("top", "top")


def settled(
    columns: list[tuple[int, ...]],
    dealer: tuple[int, ...],
    bets: list[int],
    changes: dict[str, str | int] | None = None,
) -> list[int]:
    """The net of one bettor a column, each alone on his."""
    stakes = [[0] * (len(bets) + 1) for _ in range(4)]
    for seat, bet in enumerate(bets, 1):
        stakes[seat - 1][seat] = bet
    full = [*columns, *[(1, 4)] * (4 - len(columns))]
    rules = GAME.rules(GAME.resolve(None, changes))
    return list(settle(rules, dealer, full, stakes, range(1, len(bets) + 1), 0, 200).deltas[1:])


def test_k4_sorokabu_pays_threefold() -> None:
    assert settled([(7, 7, 7)], (10, 8), [12]) == [24]


def test_k5_pair_of_eights_may_draw() -> None:
    # Column 4: 8+8 = 6, draws an 8; dealer 10+9.
    state = rigged(GAME, FIELD, (10, 1, 1, 1, 8, 8, 9), seats=2)
    state = play(state, "bet 4 10")
    assert list(map(str, state.legal)) == ["hit", "stand"]
    state = play(state, "hit", "stand")
    assert deltas(state) == (-20, 20)


def test_k8_kuppin_beats_sorokabu() -> None:
    assert settled([(5, 5, 5), (8, 1)], (9, 1), [10, 20]) == [-10, -20]


@pytest.mark.parametrize(("order", "sign"), [("ordered", 1), ("any", -1)])
def test_k10_k11_order_of_kuppin(order: str, sign: int) -> None:
    nets = settled([(6, 10), (7, 10)], (1, 9), [10, 20], {"kuppin_order": order})
    assert nets == [10 * sign, 20 * sign]


def test_k10_dealer_with_one_nine_is_asked() -> None:
    state = rigged(GAME, FIELD, (1, 2, 1, 1, 1, 9), seats=2)
    state = play(state, "bet 1 10", "stand")
    assert state.table.phase == "dealer_3"
    assert refusal(state, "stand") == ""  # free: total 0 (rule K2)
    assert refusal(state, "hit") == ""


def test_k12_no_shippin() -> None:
    assert settled([(5, 4), (6, 10), (7, 7)], (4, 1), [10, 10, 10]) == [10, 10, -10]


def test_dealer_sorokabu_and_clash_k4() -> None:
    columns = [(5, 5, 5), (6, 3)]
    assert settled(columns, (7, 7, 7), [10, 10]) == [20, -10]
    assert settled(columns, (7, 7, 7), [10, 10], {"soro_clash": "push"}) == [0, -10]
    compare: dict[str, str | int] = {"soro_clash": "compare_totals"}
    assert settled(columns, (7, 7, 7), [10, 10], compare) == [20, -10]  # 5 beats 1
    assert settled(columns, (6, 6, 6), [10, 10], compare) == [-10, -10]  # 8 beats 5
    assert settled([(5, 1), (6, 3)], (2, 2, 2), [10, 10]) == [0, 10]  # 2-2-2 counts 6, nothing more


def test_k13_only_bettors_look() -> None:
    state = play(rigged(GAME, FIELD, (4, 1, 1, 1, 1, 2)), "bet 1 10", "bet 2 10")
    for seat, seen in ((0, ()), (1, (1,)), (2, (2,)), (None, ())):
        columns = state.view(seat).columns
        assert tuple(c.column for c in columns if c.second is not None) == seen
        assert all(c.second_dealt for c in columns)


@pytest.mark.parametrize("rounds", [6, 12])
def test_k14_rounds(rounds: int) -> None:
    match = random_match(GAME, 3, {"rounds": rounds, "credit": "on"}, seats=3)
    assert match.outcome is not None and match.outcome.reason == "rounds"
    assert len(match.view(None).sheet) == rounds
    best = max(match.outcome.scores)
    assert match.outcome.winners == tuple(s for s in range(3) if match.outcome.scores[s] == best)


def test_dealer_rotates_to_the_right() -> None:
    match = Match(GAME, GAME.resolve(), tuple(Seat("easy") for _ in range(3)), Seed.numbered(2))
    dealers = []
    while match.turn is not None:
        state = match.state
        assert isinstance(state, KabuState)
        if state.table.phase == "showdown":
            dealers.append(state.table.dealer)
        match.play(next(a for a in reversed(list(state.legal))))
    assert len(dealers) == 12
    assert all(b == (a + 1) % 3 for a, b in pairwise(dealers))

"""Dealers, orders, caps, bankruptcies and ends of the match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.flow import seat_round
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.kabu.tools import deltas, play, refusal, rigged


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_lowest_draw_deals_and_the_rest_follow_ascending_a14_a24(seed: int, seats: int) -> None:
    rules = OICHO.rules(OICHO.resolve())
    dealer, order, draws, events = seat_round(
        rules, Seed.numbered(seed), 3, seats, range(seats), None
    )
    assert sorted((dealer, *order)) == list(range(seats))
    # A seat's draws, first to last, determine its place: tied seats drew again among themselves.
    drawn = {seat: [rank(d.card) for d in draws if d.seat == seat] for seat in range(seats)}
    line = [drawn[seat] for seat in (dealer, *order)]
    assert line == sorted(line)
    assert len({tuple(cards) for cards in line}) == seats
    assert sum(event.kind == "drew" for event in events) == len(draws)


def test_nearest_to_nine_deals() -> None:
    rules = OICHO.rules(OICHO.resolve(None, {"dealer": "draw_near9"}))
    for seed in range(20):
        dealer, order, draws, _ = seat_round(rules, Seed.numbered(seed), 1, 4, range(4), None)
        first = {d.seat: rank(d.card) % 10 for d in draws if d.turn == 1}
        values = [first[seat] for seat in (dealer, *order)]
        assert values == sorted(values, reverse=True)


def after_round(state: KabuState, chips: tuple[int, ...] | None = None) -> KabuState:
    """The next round, after changing the chips."""
    return play(replace(state, chips=chips) if chips else state, "next")


def lost_round(changes: dict[str, str | int]) -> KabuState:
    """Seat 1 wins 10 on the only column bet on, against dealer 0 with 4+10 = 4, standing."""
    state = rigged(OICHO, (8, 1, 1, 1), (4, 1, 4, 4, 4, 10), seats=3, changes=changes)
    state = play(state, "bet 1 10", "pass", "deal top", "stand", "deal top", "stand")
    assert deltas(state) == (-10, 10, 0)
    return state


def test_changes_of_the_dealer() -> None:
    assert after_round(lost_round({"dealer": "rotate_right"})).table.dealer == 1
    assert after_round(lost_round({"dealer": "fixed_bank"})).table.dealer == 0
    assert after_round(lost_round({"dealer": "until_all_lost"})).table.dealer == 1
    kept = rigged(OICHO, (8, 1, 1, 1), (4, 1, 4, 4, 4, 10), changes={"dealer": "until_all_lost"})
    kept = play(kept, "bet 1 10 2 5", "pass", "deal top", "stand", "stand", "deal top", "stand")
    # Column 2 has 5 against 4 as well: the dealer lost against all columns with bets.
    assert after_round(kept).table.dealer == 1
    void = rigged(OICHO, (8, 1, 1, 1), (), changes={"dealer": "until_all_lost"})
    assert after_round(play(void, "pass", "pass")).table.dealer == 0


def test_order_without_a_draw_starts_at_the_dealers_right() -> None:
    state = after_round(lost_round({"dealer": "rotate_right"}))
    assert state.table.dealer == 1 and state.table.order == (2, 0) and not state.table.draws


def test_bankrupt_players_watch_and_do_not_deal_a20() -> None:
    state = after_round(lost_round({"dealer": "rotate_right"}), (300, 0, 300))
    assert state.table.dealer == 2 and state.table.order == (0,)
    view = state.view(1)
    assert view.watching == (1,) and not view.legal and view.dead_card is None
    bank = after_round(lost_round({"dealer": "fixed_bank"}), (0, 300, 300))
    assert bank.table.dealer == 1  # a broken bank passes to the right


def test_bankrupt_watcher_sees_what_everybody_sees() -> None:
    state = after_round(lost_round({"dealer": "rotate_right"}), (300, 0, 300))
    state = play(state, "bet 1 1", "deal top")
    assert all(c.second is None for c in state.view(1).columns)
    assert all(c.second is not None for c in state.view(0).columns)


def test_match_ends_when_one_holder_is_left() -> None:
    state = lost_round({"rounds": 24})
    state = play(replace(state, chips=(0, 600, 0)), "next")
    assert state.turn is None and state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("last_holder", (1,))
    assert refusal(state, "next") == "match_over" and state.phase == "over"


def test_shared_win_k12() -> None:
    state = lost_round({"rounds": 6})
    last = replace(state, table=replace(state.table, number=6), chips=(100, 250, 250))
    ended = play(last, "next")
    assert ended.outcome is not None
    assert (ended.outcome.reason, ended.outcome.winners) == ("rounds", (1, 2))


def test_open_end_can_be_stopped_a18() -> None:
    state = lost_round({"rounds": "open"})
    assert list(map(str, state.legal)) == ["next", "stop"]
    ended = play(state, "stop")
    assert ended.outcome is not None and ended.outcome.reason == "stopped"
    assert refusal(lost_round({}), "stop") != ""


def test_dealers_chips_lower_the_cap_a21() -> None:
    state = rigged(OICHO, (8, 1, 1, 1), (), chips=(30, 200, 200))
    assert state.view(1).cap == 30
    assert refusal(state, "bet 1 31") == "over_cap"
    credit = rigged(OICHO, (8, 1, 1, 1), (), chips=(30, 20, 200), changes={"credit": "on"})
    assert credit.view(1).cap == 100
    assert refusal(credit, "bet 1 100") == ""


def test_stake_is_held_to_ones_chips_a20() -> None:
    state = rigged(OICHO, (8, 1, 1, 1), (), chips=(200, 20, 200))
    assert refusal(state, "bet 1 10 2 11") == "over_chips"
    assert refusal(state, "bet 1 10 2 10") == ""


def test_nobody_bets_a17() -> None:
    state = play(rigged(OICHO, (8, 1, 1, 1), ()), "pass", "pass")
    assert state.turn == TABLE and state.table.result is not None
    assert state.table.result.void == "no_bets" and deltas(state) == (0, 0, 0)
    assert not state.table.second
    assert len(state.sheet) == 1


def test_three_card_zero_voids_the_round_a22() -> None:
    for value, expected in (("counts", (-10, 10, 0)), ("void", (0, 0, 0))):
        state = rigged(OICHO, (8, 1, 1, 1), (4, 1, 4, 4, 4, 10, 6), changes={"dealer_zero3": value})
        state = play(state, "bet 1 10", "pass", "deal top", "stand", "deal top", "hit")
        assert deltas(state) == expected


def test_dead_cards_a12() -> None:
    def start(value: str) -> KabuState:
        state = OICHO.start(4, OICHO.resolve(None, {"dead_cards": value}), Seed.numbered(1))[0]
        assert isinstance(state, KabuState)
        return state

    players = start("players")
    dealer = players.table.dealer
    assert dealer not in players.view(dealer).dead_holders
    assert len(players.table.deck) == 40 - 3 - 4
    assert players.view(players.table.order[0]).dead_card is not None
    assert start("with_dealer").view(dealer).dead_card is not None
    one_open = start("one_open")
    dead = dict(one_open.table.dead)
    assert set(dead) == set(one_open.table.order)
    for seat in (*range(4), None):  # rule A30: all see them, and nobody counts them twice
        view = one_open.view(seat)
        assert dict(view.open_dead) == dead and set(dead.values()) <= set(view.known_cards)
        assert len(set(view.known_cards)) == len(view.known_cards)
        assert sum(view.unseen) == 40 - 4 - len(dead)
    maki = start("open_makifuda4")
    assert len(maki.view(None).makifuda) == 4 and not maki.table.dead
    assert len(start("none").table.deck) == 36


def test_the_deck_suffices_for_ten_a23() -> None:
    state = OICHO.start(10, OICHO.resolve(None, {"dead_cards": "with_dealer"}), Seed.numbered(4))[0]
    assert isinstance(state, KabuState)
    assert len(state.table.deck) == 40 - 10 - 4
    state = play(state, "bet 1 1 2 1 3 1 4 1", *["pass"] * 8, "deal fourth")
    while state.turn != TABLE:
        state = play(state, str(next(iter(state.legal))))
    assert len(state.table.deck) >= 15


def test_everything_lies_open_after_the_showdown() -> None:
    view = lost_round({}).view(None)
    assert all(column.second for column in view.columns) and None not in view.dealer_cards
    assert view.result is not None and view.dealer_total == 4
    assert view.columns[0].total == 9
    assert view.staked(1) == 0 and view.scores == (190, 210, 200)


def test_history_tells_the_round() -> None:
    state = lost_round({})
    kinds = [event.kind for event in state.view(1).history]
    for kind in (
        "round_started",
        "drew",
        "dealer_chosen",
        "first_field",
        "bet",
        "passed",
        "dealer_card",
        "second_card",
        "stood",
        "dealer_looked",
        "dealer_stood",
        "second_revealed",
        "dealer_revealed",
        "column_result",
        "paid",
        "round_ended",
    ):
        assert kind in kinds


def test_kyo_draws_for_the_first_dealer_only() -> None:
    state = KYO.start(3, KYO.resolve(), Seed.numbered(1))[0]
    assert isinstance(state, KabuState) and state.table.draws
    state = play(state, "pass", "pass", "next")
    assert not state.table.draws

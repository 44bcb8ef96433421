"""What both games do beyond the contract of all games: bets, presets, phases."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import MAX_WORDS, Action
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import Bets, read_bet, write_bet
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.contract import random_match
from tests.games.kabu.tools import play, refusal, rigged

GAMES = (OICHO, KYO)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_presets_resolve(game: KabuGame) -> None:
    known = [preset.id for preset in game.presets if not preset.deck]
    assert known == ["sheet", "lively", "standard", "casino"]
    for preset in game.presets:
        game.rules(game.resolve(preset.id))
    assert game.rules(game.resolve("casino")).tie_to_dealer
    assert game.rules(game.resolve("casino")).dealer == "fixed"


def test_bets_agree_with_their_ranges() -> None:
    rng = random.Random(4)
    for rules in (Rules(), Rules(one_column=True), Rules(min_bet=1)):
        for left, chips in ((1, 200), (100, 3), (57, 57), (8, None)):
            bets = Bets(rules, left, chips)
            assert bets.ranges.highest == min(left, chips or left)
            assert bets.ranges.many == (not rules.one_column)
            for _ in range(200):
                action = bets.sample(rng)
                assert action in bets
                if action.verb == "bet":
                    assert write_bet(read_bet(action)) == action
            top = bets.ranges.highest
            assert Action.of("bet", 2, top) in bets and Action.of("bet", 2, top + 1) not in bets


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("bet", "incomplete_bet"),
        ("bet 1", "incomplete_bet"),
        ("bet 1 2 3", "incomplete_bet"),
        ("bet 0 5", "no_such_column"),
        ("bet 5 5", "no_such_column"),
        ("bet x 5", "not_a_number"),
        ("bet 1 5-", "not_a_number"),
        ("bet 1 0", "at_least_one"),
        ("bet 1 5 1 6", "column_twice"),
        ("bet 1 999999999999", "not_a_number"),
        ("bet 1 101", "over_cap"),
        ("bet 1 60 2 41", "over_cap"),
        ("bet 1 201", "over_chips"),
        ("pass now", "extra_words"),
        ("hit", "not_now"),
        ("deal top", "not_now"),
        ("next", "not_now"),
        ("stop", "not_now"),
    ],
)
def test_refused_bets(line: str, reason: str) -> None:
    refusal = Bets(Rules(), 100, 200).reason(Action.parse(line))
    assert refusal is not None and refusal.reason == reason


def test_bets_in_any_order_are_one_act() -> None:
    bets = Bets(Rules(), 100, 200)
    assert Action.parse("bet 4 10 2 20") in bets
    assert write_bet(read_bet(Action.parse("bet 4 10 2 20"))) == Action.parse("bet 2 20 4 10")
    assert len(str(write_bet({1: 1, 2: 2, 3: 3, 4: 4})).split()) <= MAX_WORDS


def test_must_bet_with_minimum_a17() -> None:
    bets = Bets(Rules(min_bet=1), 100, 200)
    refusal = bets.reason(Action("pass"))
    assert refusal is not None and refusal.reason == "must_bet"


def test_random_play_meets_every_phase() -> None:
    phases = set()
    for seed in range(3):
        match = random_match(OICHO, seed, {"rounds": 6}, seats=3)
        while match.actions:
            assert isinstance(match.state, KabuState)
            phases.add(match.state.phase)
            match.undo()
    assert phases == {"bet", "dealer_1", "field_3", "dealer_2", "dealer_3", "showdown", "over"}


# ---- share, limit by seats, and what must be bet (rules A33, A34, A17) ----


def bet_round(state: KabuState, wanted: list[int]) -> list[tuple[int, str]]:
    """What each in turn may bet at most, reckoned apart, and what refuses one chip more."""
    found: list[tuple[int, str]] = []
    for amount in wanted:
        assert state.turn is not None
        table, rules = state.table, state.rules
        staked = sum(map(sum, table.stakes))
        cap = rules.cap_each * len(state.chips) if rules.cap_each else rules.cap
        if not rules.credit:
            cap = min(cap, state.chips[table.dealer])
        open_, yet = cap - staked, len(table.order) - len(found)
        limits = {"over_cap": open_}
        if rules.share:
            limits["over_share"] = (open_ + yet - 1) // yet
        if rules.player_limit:
            limits["over_limit"] = rules.player_limit
        if not rules.credit:
            limits["over_chips"] = state.chips[state.turn]
        most = min(limits.values())
        assert refusal(state, f"bet 1 {most}") == ""
        refused = refusal(state, f"bet 1 {most + 1}")
        assert limits[refused] == min(limits.values())
        found.append((most, refused))
        state = play(state, f"bet 1 {min(amount, most)}")
    return found


def test_nobody_takes_more_than_a_share_of_what_is_open_a33() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), 4, {"share": "on"}, [500] * 4)
    assert bet_round(state, [34, 33, 33]) == [
        (34, "over_share"),
        (33, "over_share"),
        (33, "over_cap"),
    ]
    assert bet_round(state, [10, 5, 85]) == [
        (34, "over_share"),
        (45, "over_share"),
        (85, "over_cap"),
    ]
    assert bet_round(rigged(OICHO, (8, 3, 6, 1), (), 2, {"share": "on"}), [100])[0][0] == 100
    poor = rigged(OICHO, (8, 3, 6, 1), (), 3, {"share": "on"}, [200, 7, 200])
    assert bet_round(poor, [7, 93]) == [(7, "over_chips"), (93, "over_cap")]


@pytest.mark.parametrize("seats", [2, 3, 7, 10])
def test_the_limit_may_grow_with_the_seats_a34(seats: int) -> None:
    for game in GAMES:
        options = game.resolve("sheet")
        state = game.start(seats, options, Seed.numbered(seats))[0]
        assert isinstance(state, KabuState)
        assert state.table.cap == min(25 * seats, 200)
        assert game.rules(game.resolve_recorded("sheet")).cap_each == 0  # as it was


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("rounds", [3, 6, 12])
def test_the_limit_may_rise_in_the_last_two_rounds_a35(game: KabuGame, rounds: int) -> None:
    changes: dict[str, str | int] = {
        "finale": "rises",
        "rounds": rounds,
        "limit_each": 0,
        "chips": 10_000,
    }
    state = game.start(3, game.resolve(None, changes), Seed.numbered(1))[0]
    caps = []
    while state.turn is not None:
        assert isinstance(state, KabuState)
        if state.turn == TABLE:
            caps.append(state.table.cap)
        state = state.apply(next(iter(state.legal)))[0]
    usual = game.rules(game.resolve()).cap
    assert caps == [*[usual] * (rounds - 2), 2 * usual, 4 * usual]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_leader_may_deal_the_last_round_a35(game: KabuGame) -> None:
    for number in range(8):
        state = game.start(3, game.resolve("lively", {"rounds": 3}), Seed.numbered(number))[0]
        rng, seen = random.Random(number), False
        while state.turn is not None:
            state = state.apply(state.legal.sample(rng))[0]
            assert isinstance(state, KabuState)
            if state.table.number == 3 and state.table.result is None:
                assert state.chips[state.table.dealer] == max(state.chips)
                seen = True
        assert seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_share_of_random_tables(game: KabuGame) -> None:
    rng = random.Random(game.id)
    for _ in range(150):
        seats = rng.randrange(2, 11)
        changes: dict[str, str | int] = {
            "share": rng.choice(("off", "on")),
            "limit_each": rng.choice((0, 1, 25, 400)),
            "player_limit": rng.choice((0, 1, 10, 40)),
            "credit": rng.choice(("off", "on")),
        }
        chips = [rng.randrange(1, 400) for _ in range(seats)]
        state = rigged(game, (5, 6, 7, 8), (), seats, changes, chips)
        wanted = [rng.randrange(1, 60) for _ in range(seats - 1)]
        while len(wanted) > 1 and sum(wanted) >= state.table.cap:  # all are to be asked
            wanted = [max(1, amount // 2) for amount in wanted][:-1]
        bet_round(state, wanted)


def test_in_lively_everybody_bets_a_fortieth_or_what_he_can() -> None:
    for game in GAMES:
        options = game.resolve("lively")
        rules = game.rules(options)
        assert (rules.min_bet, rules.share, rules.dealer, rules.cap_each) == (5, True, "rotate", 25)
        assert rules.leader_last and not game.rules(game.resolve_recorded("lively")).rises
        changes = {key: value for key, value in options.items() if key != "dead_cards"}
        state = rigged(game, (5, 6, 7, 8), (), 3, changes, [200, 200, 3])
        assert refusal(state, "pass") == "must_bet" and refusal(state, "bet 1 4") == "under_least"
        state = play(state, "bet 1 5")
        assert refusal(state, "bet 2 2") == "under_least" and refusal(state, "bet 2 3") == ""
        assert all(action in state.legal for action in state.legal)
    assert OICHO.rules(OICHO.resolve("lively", {"chips": 1000})).min_bet == 25
    assert OICHO.rules(OICHO.resolve("lively", {"chips": 10})).min_bet == 1


def test_rounds_for_an_evening_or_for_a_minute() -> None:
    for game in GAMES:
        (rounds,) = (option for option in game.options if option.key == "rounds")
        assert {3, 6, 12} <= set(rounds.values) and rounds.default == 12

"""What both games do beyond the contract of all games: bets, presets, phases."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import MAX_WORDS, Action
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import Bets, read_bet, write_bet
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.contract import random_match

GAMES = (OICHO, KYO)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_presets_resolve(game: KabuGame) -> None:
    assert [preset.id for preset in game.presets] == ["sheet", "standard", "casino"]
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

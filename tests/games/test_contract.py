"""Every game keeps the contract, whatever the house rules."""

from __future__ import annotations

import os
import random

import pytest

from cardtable.engine.game import Game
from cardtable.games import all_games
from tests.daily import daily
from tests.games.contract import check_record, check_replay_and_undo, random_match
from tests.games.hooks import Changes, random_changes, short

GAMES = tuple(all_games().values())
#: Random matches a game: in every run, and in a long one.
MATCHES, LONG = 1_000, 10_000
#: The number of parts they are played in, so that several processes can share them.
PARTS = 20

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def play_any(game: Game, seed: int, checked: float) -> None:
    """A match by any house rules, with everything checked at a share of its moments."""
    rng = random.Random(f"{game.id} {seed}")
    match = random_match(game, seed, random_changes(game, rng), checked=checked)
    if seed % 5 == 0:
        check_record(match)
        check_replay_and_undo(match)


@by_game
@daily("part", range(PARTS))
def test_random_matches_by_any_house_rules(game: Game, part: int) -> None:
    for seed in range(part, MATCHES, PARTS):
        play_any(game, seed, checked=0.01)


@pytest.mark.soak
@by_game
@pytest.mark.parametrize("part", range(PARTS))
def test_many_random_matches_by_any_house_rules(game: Game, part: int) -> None:
    first = int(os.environ.get("CARDTABLE_SOAK_SEED", "0")) + MATCHES
    for seed in range(first + part, first + LONG, PARTS):
        play_any(game, seed, checked=0.05)


def single_changes(game: Game) -> list[Changes]:
    """Each house rule changed alone, to every value it can take (a number: to its bounds)."""
    return [
        {option.key: value}
        for option in game.options
        for value in option.values or (option.low, option.high)
        if value != option.default
    ]


@by_game
def test_every_value_of_every_option_is_played(game: Game) -> None:
    for seed, change in enumerate(single_changes(game)):
        changes = {**short(game, change, seed), **change}
        if next(iter(change)) in short(game):  # the length itself is tried in the next test
            changes = short(game, change, seed)
        match = random_match(game, seed, changes, checked=0.1)
        check_record(match)


@by_game
def test_lengths_are_kept(game: Game) -> None:
    for key in short(game):
        option = next(option for option in game.options if option.key == key)
        for value in option.values or (option.low, option.low + 2):
            match = random_match(game, 3, {**short(game), key: value}, checked=0.02)
            assert match.options[key] == value


@by_game
@daily("seed", range(2))
def test_every_preset_is_played(game: Game, seed: int) -> None:
    for preset in game.presets:
        for seats in {game.seat_counts[0], game.seat_counts[-1]}:
            match = random_match(
                game, seed, short(game, None, seed), seats, preset=preset.id, checked=0.2
            )
            check_record(match)
            check_replay_and_undo(match)

"""The contract of all games, over many seeds and house rules."""

from __future__ import annotations

import pytest

from cardtable.games.dou_dizhu import GAME
from tests.games.contract import check_replay_and_undo, random_match

CHANGES: list[dict[str, str | int]] = [
    {},
    {"auction": "until_two_pass", "first_bid": "random", "all_pass": "random_after_3"},
    {"auction": "sealed_no_pass", "repass": "off", "first_bid": "previous_winner"},
    {"auction": "one_call_each", "kickers": "no_bombs", "chain_top": "A", "quad_one": "off"},
    {"auction": "random_landlord", "kickers": "all_different", "kitty_memory": "off"},
    {"rocket_factor": 4, "payout": "symmetric", "spring": "both_farmers+anti"},
    {"direction": "clockwise", "spring": "off", "repass": "off"},
]


@pytest.mark.parametrize("changes", CHANGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches_keep_the_contract(changes: dict[str, str | int], seed: int) -> None:
    match = random_match(GAME, seed, {"deals": 2, **changes})
    check_replay_and_undo(match)


@pytest.mark.parametrize("preset", [preset.id for preset in GAME.presets])
def test_every_preset_can_be_resolved(preset: str) -> None:
    assert set(GAME.resolve(preset)) == {option.key for option in GAME.options}


def test_every_option_value_can_be_played() -> None:
    for option in GAME.options:
        for value in option.values or (option.low,):
            random_match(GAME, 5, {"deals": 1, option.key: value})

"""The contract of all games, over many seeds and house rules."""

from __future__ import annotations

import pytest

from cardtable.games.oklahoma_gin import GAME
from tests.games.contract import check_replay_and_undo, random_match

SHORT: dict[str, str | int] = {"rounds": 2, "target": 10}
CHANGES: list[dict[str, str | int]] = [
    {},
    {"ace": "one", "false_knock": "blocked", "big_gin": 31, "next_dealer": "winner"},
    {"auto_arrange": "off", "fiftieth": "on", "return_taken": "on", "next_dealer": "loser"},
    {"spade_double": "off", "undercut_tie": "off", "shutout": "off", "tiebreak": "extra_round"},
    {"false_knock": "allowed", "fiftieth": "on", "big_gin": 50, "auto_arrange": "off"},
]


@pytest.mark.parametrize("changes", CHANGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches_keep_the_contract(changes: dict[str, str | int], seed: int) -> None:
    match = random_match(GAME, seed, {**SHORT, **changes})
    check_replay_and_undo(match)


@pytest.mark.parametrize("preset", [preset.id for preset in GAME.presets])
def test_every_preset_can_be_resolved(preset: str) -> None:
    assert set(GAME.resolve(preset)) == {option.key for option in GAME.options}


def test_every_option_value_can_be_played() -> None:
    for option in GAME.options:
        for value in option.values or (max(1, option.low),):
            random_match(GAME, 5, {"rounds": 1, "target": 10, option.key: value})

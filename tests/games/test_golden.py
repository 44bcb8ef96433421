"""Matches once played and recorded stay valid for ever (``make_records.py``)."""

from __future__ import annotations

import pytest

from cardtable.engine.records import parse, record_of, replay, write
from cardtable.games import all_games, find_game
from tests.games.hooks import short
from tests.games.make_records import FOLDER, known, records

GAMES = tuple(all_games().values())


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_record_is_true_and_written_alike(game: str) -> None:
    assert len(records(game)) >= 50
    for path in records(game):
        data = path.read_bytes()
        match = replay(parse(data.decode()), find_game)
        assert match.outcome is not None, path.name
        assert write(record_of(match)).encode() == data, path.name


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_records_know_every_preset_and_value(game: str) -> None:
    found = find_game(game)
    presets, seen = known(found)
    what = f"python -m tests.games.make_records {game} adds what is missing"
    assert presets == {preset.id for preset in found.presets}, what
    for option in found.options:
        if option.key not in short(found):
            assert seen[option.key] >= set(option.values), f"{option.key}: {what}"


def test_they_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.cardtable")) < 3_000_000

"""Verifying a finished match of full length: read, replay every action, compare the result."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from cardtable.engine.match import Match, Seat
from cardtable.engine.records import parse, record_of, replay, write
from cardtable.engine.seeds import Seed
from cardtable.games import all_games, find_game
from tests.benchmarks.figures import report


def finished(name: str, number: int) -> tuple[str, int]:
    """The record of a match by the sheet, played at random, and how many actions it has."""
    game = find_game(name)
    rng = random.Random(number)
    seats = tuple(Seat("easy") for _ in range(game.default_seats))
    match = Match(game, game.resolve(), seats, Seed.numbered(number))
    while match.turn is not None:
        match.play(match.state.legal.sample(rng))
    return write(record_of(match)), len(match.actions)


@pytest.mark.parametrize("name", list(all_games()))
def test_verify(benchmark: Any, name: str) -> None:
    records = [finished(name, number) for number in range(9)]
    times: list[float] = []
    reading: list[float] = []

    def round_() -> None:
        text, _ = records[len(times) % len(records)]
        begin = time.perf_counter()
        record = parse(text)
        reading.append(1000 * (time.perf_counter() - begin))
        replay(record, find_game)
        times.append(1000 * (time.perf_counter() - begin))

    benchmark.pedantic(round_, rounds=2 * len(records))
    actions = sorted(count for _, count in records)[len(records) // 2]
    report(
        benchmark,
        f"verify a match, {name}",
        times,
        "ms",
        aim="≤ 100 ms",
        beside=f"{actions} actions; reading alone {sorted(reading)[len(reading) // 2]:.1f} ms",
    )

"""Random play through the public contract, in decisions a second on one core."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from cardtable.engine.seeds import Seed
from cardtable.games import all_games, find_game
from tests.benchmarks.figures import report
from tests.games.hooks import random_changes

#: Decisions per round: whole matches, cut off when there are enough.
DECISIONS = 5_000
AIMS = {"dou-dizhu": 20_000, "oklahoma-gin": 20_000}


def played(name: str, first: int, any_rules: bool = False) -> float:
    """Decisions a second by the sheet, or each match by any house rules."""
    game = find_game(name)
    rng = random.Random(first)
    rules = [game.resolve(None, random_changes(game, rng) if any_rules else {}) for _ in range(99)]
    done, number = 0, first
    begin = time.perf_counter()
    while done < DECISIONS:
        options = rules[number % len(rules)]
        state, _ = game.start(game.default_seats, options, Seed.numbered(number))
        number += 1
        while state.turn is not None and done < DECISIONS:
            state, _ = state.apply(state.legal.sample(rng))
            done += 1
    return done / (time.perf_counter() - begin)


def plain_loop() -> float:
    """Steps a second of a loop in plain Python: a draw, a slice, a tuple, a look-up."""
    rng = random.Random(1)
    hand = tuple(range(17))
    worth = {card: card * card for card in hand}
    total = 0
    begin = time.perf_counter()
    for _ in range(100_000):
        place = rng.randrange(17)
        rest = hand[:place] + hand[place + 1 :]
        total += worth[hand[place]] + len(rest)
    assert total
    return 100_000 / (time.perf_counter() - begin)


@pytest.mark.parametrize("name", list(all_games()))
def test_random_play(benchmark: Any, name: str) -> None:
    speeds: list[float] = []
    plain: list[float] = []
    changed: list[float] = []
    played(name, 0)

    def before() -> None:
        plain.append(plain_loop())
        changed.append(played(name, 100 * len(changed) + 1, any_rules=True))

    def round_() -> None:
        speeds.append(played(name, 100 * len(speeds) + 1))

    benchmark.pedantic(round_, setup=before, rounds=9)
    middle = sorted(plain)[len(plain) // 2]
    report(
        benchmark,
        f"random play, {name}",
        speeds,
        "decisions/s",
        aim=f"≥ {AIMS[name]:,}" if name in AIMS else "",
        beside=f"plain loop {middle:,.0f} steps/s",
    )
    report(
        benchmark,
        f"the same by any house rules, {name}",
        changed,
        "decisions/s",
        beside=f"by the sheet {sorted(speeds)[len(speeds) // 2]:,.0f} decisions/s",
    )

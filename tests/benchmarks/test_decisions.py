"""How long the highest level thinks, at the usual budget and on one core."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cardtable.engine.bot import DEFAULT_BUDGET
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, View
from cardtable.games import find_game
from tests.benchmarks.figures import at, report

#: Decisions timed; matches are started until there are enough.
DECISIONS = 60
AIMS = {
    "dou-dizhu": (150, 1000),
    "oklahoma-gin": (300, 1000),
    "oicho-kabu": (50, 50),
    "kyo-kabu": (50, 50),
}


def views(name: str) -> list[View]:
    """What seats see when they are to act, in matches played by a quick level."""
    game = find_game(name)
    bot = game.bot("medium")
    found: list[View] = []
    number = 0
    while len(found) < DECISIONS:
        state, _ = game.start(game.default_seats, game.resolve(), Seed.numbered(number))
        number += 1
        while state.turn is not None and len(found) < DECISIONS:
            view = state.view(max(state.turn, 0))
            if state.turn != TABLE and len(view.legal) > 1:
                found.append(view)
            state, _ = state.apply(bot.choose(view, len(found), DEFAULT_BUDGET).action)
    return found


@pytest.mark.parametrize("name", list(AIMS))
def test_a_decision(benchmark: Any, name: str) -> None:
    bot, moments = find_game(name).bot("expert"), views(name)
    bot.choose(moments[0], 0, DEFAULT_BUDGET)  # loads what it needs
    taken: list[float] = []

    def round_() -> None:
        for number, view in enumerate(moments):
            begin = time.process_time()
            bot.choose(view, number, DEFAULT_BUDGET)
            taken.append(1000 * (time.process_time() - begin))

    benchmark.pedantic(round_, rounds=1)
    middle, late = AIMS[name]
    report(benchmark, f"a decision of the highest level, {name}", taken, "ms", aim=f"≤ {middle} ms")
    report(benchmark, f"the same, 19 of 20, {name}", [at(taken, 0.95)], "ms", aim=f"≤ {late} ms")

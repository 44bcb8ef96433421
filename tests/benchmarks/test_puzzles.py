"""How long the perfect defence takes to answer in the endings of Dou Dizhu, on one core."""

from __future__ import annotations

import time
from typing import Any

from cardtable.engine.bot import DEFAULT_BUDGET, PERFECT
from cardtable.engine.match import Seat
from cardtable.games import find_game
from cardtable.games.dou_dizhu.puzzles import puzzles
from tests.benchmarks.figures import at, report

SEATS = (Seat("human"), Seat("expert"), Seat("expert"))
MIDDLE, LATE = 50, 300


def test_the_answer_of_the_defence(benchmark: Any) -> None:
    game = find_game("dou-dizhu")
    first: list[float] = []
    taken: list[float] = []

    def clocked(bot: Any, view: Any) -> float:
        begin = time.process_time()
        bot.choose(view, 0, DEFAULT_BUDGET)
        return 1000 * (time.process_time() - begin)

    def round_() -> None:
        for puzzle in puzzles():
            bot, match = game.bot("expert", PERFECT), puzzle.match(SEATS)
            first.append(clocked(bot, match.view(0)))  # while the player thinks
            for action in match.state.legal:
                after, _ = match.state.apply(action)
                if after.turn in (1, 2):
                    taken.append(clocked(bot, after.view(after.turn)))

    benchmark.pedantic(round_, rounds=1)
    report(benchmark, "the solution of an ending", first, "ms")
    report(benchmark, "an answer of the defence", taken, "ms", aim=f"≤ {MIDDLE} ms")
    report(benchmark, "the same, 19 of 20", [at(taken, 0.95)], "ms", aim=f"≤ {LATE} ms")

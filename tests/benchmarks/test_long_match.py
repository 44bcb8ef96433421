"""The cost of an action late in a very long match, compared with one early in it.

A long game of gin has thousands of actions. The window's work for one action, and the data sent to
a bot, must not grow with the length of the match.
"""

from __future__ import annotations

import pickle
import random
import time
from typing import Any

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.models.texts import LogModel
from cardtable.phrases.lookup import phrases_of
from tests.benchmarks.figures import report

EARLY, LATE = 60, 2_000


def long_match() -> Match:
    """A match of gin at random with at least :data:`LATE` actions."""
    game, rng = find_game("oklahoma-gin"), random.Random(1)
    match = Match(game, game.resolve(), (Seat("easy"),) * 2, Seed.numbered(1))
    while match.turn is not None and len(match.actions) < LATE + 20:
        match.play(match.state.legal.sample(rng))
    return match


def told(match: Match, number: int) -> float:
    """Milliseconds to tell the log of one more action."""
    log, phrases = LogModel(), phrases_of(match.game.phrases)
    log.show(match.view_before(number, 0), phrases, ("A", "B"))
    view = match.view_before(number + 4, 0)
    begin = time.perf_counter()
    log.show(view, phrases, ("A", "B"))
    return 1000 * (time.perf_counter() - begin)


def sent(match: Match, number: int) -> float:
    """Milliseconds to write down a bot's question."""
    view = match.view_before(number, 0)
    begin = time.perf_counter()
    pickle.dumps(view)
    return 1000 * (time.perf_counter() - begin)


def test_late_actions(benchmark: Any) -> None:
    match = long_match()
    found: dict[tuple[str, int], list[float]] = {}

    def round_() -> None:
        for name, cost in (("log", told), ("question to a bot", sent)):
            for number in (EARLY, LATE):
                found.setdefault((name, number), []).append(cost(match, number))

    benchmark.pedantic(round_, rounds=9)
    for name in ("log", "question to a bot"):
        early = sorted(found[name, EARLY])[len(found[name, EARLY]) // 2]
        report(
            benchmark,
            f"{name}, after {LATE} actions",
            found[name, LATE],
            "ms",
            beside=f"after {EARLY} {early:.2f} ms",
        )

"""How long ratings take with 10,000 matches in the journal.

The first time all of them are rated, which the window leaves to another thread; from then on they
are found again, and a new match costs only itself. Beside each stands what statistics take, which
read the same rows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardtable.models.saving import deltas_of
from cardtable.store import ratings
from cardtable.store.statistics import own_matches
from tests.benchmarks.figures import report
from tests.benchmarks.test_statistics_page import COUNT, filled, timed
from tests.store.simulated import simulated

ROUNDS = 9


def test_ratings_of_ten_thousand_matches(benchmark: Any, tmp_path: Path) -> None:
    journal = filled(tmp_path)
    statistics = [timed(lambda: own_matches(journal)) for _ in range(3)]
    first = [timed(lambda: ratings.of(journal))]
    for _ in range(2):
        journal.set_mark(ratings.MARK, "")
        first.append(timed(lambda: ratings.of(journal)))
    again = [timed(lambda: ratings.of(journal, 0)) for _ in range(ROUNDS)]
    one_new: list[tuple[float, float]] = []
    change: list[tuple[float, float]] = []

    def play() -> None:
        match = simulated(COUNT + len(one_new))
        number = journal.begin(match, "french")
        journal.keep_result(number, deltas_of(match))
        one_new.append(timed(lambda: ratings.of(journal, 1)))
        change.append(timed(lambda: ratings.change(journal, number, "P0")))

    benchmark.pedantic(play, rounds=ROUNDS)
    course = [timed(lambda: ratings.course(journal, "P0", "dou-dizhu")) for _ in range(ROUNDS)]
    other = min(busy for _, busy in statistics)
    for name, found, aim in (
        ("the first time, all of them", first, ""),
        ("again, nothing new", again, "≤ 10 ms"),
        ("one new match", one_new, "≤ 50 ms"),
        ("what a match did to a rating", change, ""),
        ("the course of one in four", course, ""),
    ):
        least = min(busy for _, busy in found)
        report(
            benchmark,
            f"ratings of {COUNT:,} matches: {name}",
            [clock for clock, _ in found],
            "ms",
            aim=aim,
            beside=f"processor {least:.1f} ms; statistics {other:.0f} ms",
        )
    journal.close()

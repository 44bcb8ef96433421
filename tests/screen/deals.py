"""Very many deals through the window at normal speed, every card examined in flight and at rest.

``python -m tests.screen.deals GAME [--deals 1000] [--first 1] [--workers 6] [--shots DIR]`` plays
matches of about ten deals, each in a process and a data folder of its own, so that nothing has been
rendered when its first card is dealt. A line a match; the last line is the sum. The status is 1 if
anything was found.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.eye.cells import AXES, Cell, Report, run

#: Seconds that a match may take on a busy machine.
PATIENCE = 3_000.0
#: Common window sizes, and small ones.
SIZES = ((800, 560), (1024, 700), (1280, 800))


@dataclass
class Sum:
    """What came of many matches."""

    matches: int = 0
    deals: int = 0
    looks: int = 0
    frames: int = 0
    faulty: int = 0

    def add(self, report: Report) -> None:
        """Count a match."""
        self.matches += 1
        self.deals += report.deals
        self.looks += report.looks
        self.frames += report.frames
        self.faulty += not report.clean

    def __str__(self) -> str:
        return (
            f"{self.deals} deals in {self.matches} matches, {self.looks} looks, "
            f"{self.frames} frames: {self.faulty} matches with faults"
        )


def cells(game: str, first: int) -> Iterator[Cell]:
    """Matches without end; seats, size, language, and look change from one to the next."""
    seats, languages = AXES["seats"], AXES["language"]
    for seed in itertools.count(first):
        yield Cell(
            "deals",
            game=game,
            seed=seed,
            size=SIZES[seed % 5 % len(SIZES)],
            seats=seats[seed % len(seats)],
            language=languages[seed % len(languages)],
            dark=seed % 2 == 1,
        )


def play(
    game: str, deals: int, first: int = 1, workers: int = 4, shots: Path | None = None
) -> Iterator[Report]:
    """Play until so many deals are done; what is begun then is played to its end."""
    todo, played = cells(game, first), 0
    begin = partial(run, shots=shots, patience=PATIENCE)
    with ThreadPoolExecutor(workers) as pool:
        running: set[Future[Report]] = set()
        while played < deals or running:
            while played < deals and len(running) < workers:
                running.add(pool.submit(begin, next(todo)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                played += one.result().deals
                yield one.result()


def main(words: list[str]) -> int:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.screen.deals")
    parser.add_argument("game", choices=AXES["game"])
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=1, help="number of the first match")
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--shots", type=Path)
    chosen = parser.parse_args(words)
    whole = Sum()
    for report in play(chosen.game, chosen.deals, chosen.first, chosen.workers, chosen.shots):
        whole.add(report)
        print(report, flush=True)
    print(whole)
    return 1 if whole.faulty else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

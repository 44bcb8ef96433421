"""Ratings of the named opponents: ``python -m tools.ratings play oicho-kabu --folder FOLDER``.

``play`` lets them play at random tables and writes a line for each match; it goes on where it was
ended. ``fit`` reckons the ratings of all games for which there are results and writes them to where
the program has them; every fourth match is kept from it. ``check`` tells how often those matches
went as the ratings of the program say.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from cardtable.engine.bot import DEFAULT_BUDGET
from tools.ratings.playing import SEATS, play_to


def main(words: list[str] | None = None) -> int:
    """Do one of the steps."""
    parser = argparse.ArgumentParser(prog="python -m tools.ratings", description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    play = steps.add_parser("play")
    play.add_argument("game", choices=SEATS)
    play.add_argument("--matches", type=int, default=1000, help="how many there should be in all")
    play.add_argument("--work", type=int, default=DEFAULT_BUDGET.work, help="how much they think")
    play.add_argument("--seconds", type=float, default=math.inf, help="begin none after that")
    play.add_argument("--folder", type=Path, required=True, help="where the results are")
    wanted = parser.parse_args(words)
    file = wanted.folder / f"{wanted.game}.txt"
    for line in play_to(file, wanted.game, wanted.matches, wanted.work, wanted.seconds):
        if line.number % 100 == 99:
            print(f"{wanted.game}: {line.number + 1}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

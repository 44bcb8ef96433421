"""Ratings of the named opponents: ``python -m tools.ratings play oicho-kabu --folder FOLDER``.

``play`` lets them play at random tables and writes a line for each match; it goes on where it was
ended. ``fit`` reckons the ratings of all games for which there are results, and writes them to
where the program has them; every fourth match is kept from it. ``check`` tells how these matches
went, and how the program's ratings foretell them.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from cardtable.bots import strengths
from cardtable.engine.bot import DEFAULT_BUDGET
from cardtable.store.ratings import Rating
from tools.ratings.playing import SEATS, Line, lines_of, play_to

#: Every so manieth match is not fitted to.
UNSEEN = 4


def main(words: list[str] | None = None) -> int:
    """Do one of the steps."""
    parser = argparse.ArgumentParser(prog="python -m tools.ratings", description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    play = steps.add_parser("play")
    play.add_argument("game", choices=SEATS)
    play.add_argument("--matches", type=int, default=1000, help="how many there should be in all")
    play.add_argument("--work", type=int, default=DEFAULT_BUDGET.work, help="how much they think")
    play.add_argument("--seconds", type=float, default=math.inf, help="begin none after that")
    for step in (play, steps.add_parser("fit"), steps.add_parser("check")):
        step.add_argument("--folder", type=Path, required=True, help="where the results are")
    wanted = parser.parse_args(words)
    if wanted.step == "play":
        file = wanted.folder / f"{wanted.game}.txt"
        for line in play_to(file, wanted.game, wanted.matches, wanted.work, wanted.seconds):
            if line.number % 100 == 99:
                print(f"{wanted.game}: {line.number + 1}", flush=True)
        return 0
    results = {game: lines_of(wanted.folder / f"{game}.txt") for game in SEATS}
    found = {game: lines for game, lines in results.items() if lines}
    (_fit if wanted.step == "fit" else _check)(found)
    return 0


def _fit(results: dict[str, list[Line]]) -> None:
    from tools.ratings.fitting import fitted, write

    found = {}
    for game, lines in results.items():
        seen = [line for line in lines if line.number % UNSEEN]
        ratings, between, within = fitted(game, seen)
        found[game] = ratings
        print(f"{game}: fitted to {len(seen)} matches; spreads {between} and {within}")
        for id_, one in sorted(ratings.items(), key=lambda pair: -pair[1].mu):
            print(f"  {id_:<6} {one.points:>5} ± {one.error}")
    write(Path(strengths.__file__), found)


def _check(results: dict[str, list[Line]]) -> None:
    from tools.ratings.fitting import by_level, shares, surprise

    for game, lines in results.items():
        those = {id_: Rating(*pair) for id_, pair in strengths.strengths(game).items()}
        unseen = [line for line in lines if line.number % UNSEEN == 0]
        found = shares(game, unseen, those)
        off = [abs(share.won - share.foretold) for share in found.values()]
        by_chance = [share.error * math.sqrt(2 / math.pi) for share in found.values()]
        alike = surprise(game, unseen, dict.fromkeys(those, Rating()))
        print(f"{game}: {len(unseen)} matches that were not fitted to")
        ordered = sorted(found.items(), key=lambda pair: -pair[1].foretold)
        for id_, share in (*ordered, *by_level(found).items()):
            told = f"foretold {share.foretold:.3f}, won {share.won:.3f} ± {share.error:.3f}"
            print(f"  {id_:<6} {told} of {share.matches}")
        mean, chance = sum(off) / len(off), sum(by_chance) / len(by_chance)
        print(
            f"  off by {mean:.3f} on average (by chance alone {chance:.3f}), {max(off):.3f} at most"
        )
        print(f"  surprise {surprise(game, unseen, those):.4f}, if all were alike {alike:.4f}")


if __name__ == "__main__":
    sys.exit(main())

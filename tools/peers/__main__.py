"""Our players against those of other programs: ``python -m tools.peers oklahoma-gin --deals 200``.

It needs the extra ``bench``, which installs the other programs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any

from cardtable.engine.bot import Bot
from cardtable.engine.match import LEVELS
from cardtable.games import find_game
from tools.peers import dou_dizhu_matches, gin_matches
from tools.peers.dou_dizhu_rule import RuleAgent
from tools.peers.figures import Figure
from tools.peers.gin_simple import gin_simple
from tools.peers.missing import MissingPeer

#: Name of the opponent, the figures by name, and the pace (see :meth:`Timed.pace`).
Played = tuple[str, list[tuple[str, Figure]], tuple[float, float]]


def main(words: list[str] | None = None) -> int:
    """Play, and print the result."""
    parser = argparse.ArgumentParser(prog="python -m tools.peers", description=__doc__)
    parser.add_argument("game", choices=_MATCHES)
    parser.add_argument("--level", default="expert", choices=LEVELS, help="level of our player")
    parser.add_argument("--deals", type=int, default=100, help="how many, each from both sides")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="number of the first deal")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args(words)
    if not 2 <= chosen.deals <= 100_000:
        parser.error("--deals must be from 2 to 100000")
    bot = find_game(chosen.game).bot(chosen.level)
    try:
        peer, rows, (median, late) = _MATCHES[chosen.game](bot, chosen.deals, chosen.seed)
    except MissingPeer as error:
        print(error, file=sys.stderr)
        return 1
    if chosen.json:
        found = {name: {"mean": f.mean, "error": f.error, "samples": f.samples} for name, f in rows}
        start = {"game": chosen.game, "level": chosen.level, "peer": peer}
        print(json.dumps({**start, "median_ms": median, "p95_ms": late, **found}, indent=1))
        return 0
    print(f"{chosen.game}: {chosen.level} against {peer}, from deal {chosen.seed}")
    for name, figure in rows:
        pairs = f"{figure.samples} pairs"
        print(f"  {name:<24} {figure.mean:+8.3f} ± {figure.error:.3f}  ({pairs})")
    print(f"  a decision takes {median:.0f} ms, one in twenty over {late:.0f} ms")
    return 0


def _gin(bot: Bot[Any], deals: int, seed: int) -> Played:
    found = gin_matches.compare(bot, gin_simple(), hands=deals, games=deals, start=seed)
    assert found.points is not None and found.games_won is not None
    rows = [("points a hand", found.points), ("share of games to 100", found.games_won)]
    return "OpenSpiel's simple gin player", rows, (found.median, found.late)


def _dou_dizhu(bot: Bot[Any], deals: int, seed: int) -> Played:
    found = dou_dizhu_matches.compare(bot, RuleAgent(), deals, seed)
    rows = [
        ("share of deals", found.won),
        ("of them as landlord", found.as_landlord),
        ("stakes a deal", found.stakes),
    ]
    return "RLCard's rule agent", rows, (found.median, found.late)


_MATCHES: dict[str, Callable[[Bot[Any], int, int], Played]] = {
    "oklahoma-gin": _gin,
    "dou-dizhu": _dou_dizhu,
}

if __name__ == "__main__":
    sys.exit(main())

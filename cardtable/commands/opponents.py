"""``cardtable bench --opponents``: our players against those of other programs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from cardtable.commands.match_arguments import game_from
from cardtable.commands.peers import dou_dizhu_matches, gin_matches
from cardtable.commands.peers.dou_dizhu_rule import RuleAgent
from cardtable.commands.peers.figures import Figure
from cardtable.commands.peers.gin_simple import gin_simple
from cardtable.commands.peers.missing import MissingPeer
from cardtable.engine.bot import Bot
from cardtable.engine.match import LEVELS
from cardtable.failures import Failure, WrongUse

#: Name of the opponent, the figures by name, and the pace (see :meth:`Timed.pace`).
Told = tuple[str, list[tuple[str, Figure]], tuple[float, float]]


def opponents(chosen: argparse.Namespace) -> int:
    """Play and print the result."""
    if chosen.level not in LEVELS:
        raise WrongUse(f"--level must be one of {', '.join(LEVELS)}.")
    if not 2 <= chosen.deals <= 100_000:
        raise WrongUse("--deals must be from 2 to 100000.")
    game = game_from(chosen.opponents)
    if game.id not in _MATCHES:
        raise WrongUse(
            f"There is nobody to play {game.id} with; there is {' and '.join(_MATCHES)}."
        )
    bot = game.bot(chosen.level)
    from rich.console import Console

    try:
        with Console(stderr=True).status("Playing …"):
            peer, rows, pace = _MATCHES[game.id](bot, chosen.deals, chosen.seed)
    except MissingPeer as error:
        raise Failure(str(error)) from error
    if chosen.json:
        told = {name: {"mean": f.mean, "error": f.error, "samples": f.samples} for name, f in rows}
        head = {"game": game.id, "level": chosen.level, "peer": peer, "median_ms": pace[0]}
        print(json.dumps({**head, "p95_ms": pace[1], **told}, indent=1))
        return 0
    print(f"{game.id}: {chosen.level} against {peer}, from deal {chosen.seed}")
    for name, figure in rows:
        print(f"  {name:<24} {figure.mean:+8.3f} ± {figure.error:.3f}  ({figure.samples} pairs)")
    print(f"  a decision takes {pace[0]:.0f} ms, one in twenty over {pace[1]:.0f} ms")
    return 0


def _gin(bot: Bot[Any], deals: int, seed: int) -> Told:
    found = gin_matches.compare(bot, gin_simple(), hands=deals, games=deals, start=seed)
    assert found.points is not None and found.games_won is not None
    rows = [("points a hand", found.points), ("share of games to 100", found.games_won)]
    return "OpenSpiel's simple gin player", rows, (found.median, found.late)


def _dou_dizhu(bot: Bot[Any], deals: int, seed: int) -> Told:
    found = dou_dizhu_matches.compare(bot, RuleAgent(), deals, seed)
    rows = [
        ("share of deals", found.won),
        ("of them as landlord", found.as_landlord),
        ("stakes a deal", found.stakes),
    ]
    return "RLCard's rule agent", rows, (found.median, found.late)


_MATCHES: dict[str, Callable[[Bot[Any], int, int], Told]] = {
    "oklahoma-gin": _gin,
    "dou-dizhu": _dou_dizhu,
}

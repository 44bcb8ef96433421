"""``cardtable bench --opponents``: our players against those of other programs."""

from __future__ import annotations

import argparse
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
from cardtable.output import show, show_json
from cardtable.speech import say
from cardtable.telling import told

#: Name of the opponent, the figures by name (for developers, in English), and the pace (see
#: :meth:`Timed.pace`).
Played = tuple[str, list[tuple[str, Figure]], tuple[float, float]]


def opponents(chosen: argparse.Namespace) -> int:
    """Play and print the result."""
    if chosen.level not in LEVELS:
        raise WrongUse(
            told("CommandLine", "--level must be one of {levels}.", levels=", ".join(LEVELS))
        )
    if not 2 <= chosen.deals <= 100_000:
        raise WrongUse(told("CommandLine", "--deals must be from 2 to 100000."))
    game = game_from(chosen.opponents)
    if game.id not in _MATCHES:
        raise WrongUse(
            told(
                "CommandLine",
                "There is no opponent for {game}, only for {games}.",
                game=game.id,
                games=", ".join(_MATCHES),
            )
        )
    bot = game.bot(chosen.level)
    from rich.console import Console

    try:
        with Console(stderr=True).status(say(told("CommandLine", "Playing …"))):
            peer, rows, pace = _MATCHES[game.id](bot, chosen.deals, chosen.seed)
    except MissingPeer as error:
        raise Failure(error.args[0]) from error
    if chosen.json:
        found = {name: {"mean": f.mean, "error": f.error, "samples": f.samples} for name, f in rows}
        start = {"game": game.id, "level": chosen.level, "peer": peer, "median_ms": pace[0]}
        show_json({**start, "p95_ms": pace[1], **found})
        return 0
    head = told(
        "CommandLine",
        "{game}: {level} against {peer}, from deal {seed}",
        game=game.id,
        level=chosen.level,
        peer=peer,
        seed=chosen.seed,
    )
    show(head)
    for name, figure in rows:
        pairs = say(told("CommandLine", "%n pair(s)", n=figure.samples))
        show(f"  {name:<24} {figure.mean:+8.3f} ± {figure.error:.3f}  ({pairs})")
    took = told(
        "CommandLine",
        "a decision takes {median:.0f} ms, one in twenty over {late:.0f} ms",
        median=pace[0],
        late=pace[1],
    )
    show(f"  {say(took)}")
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

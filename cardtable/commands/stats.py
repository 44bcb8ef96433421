"""``cardtable stats``: the player's own matches in figures, as a table, CSV or JSON."""

from __future__ import annotations

import argparse
import contextlib

from cardtable.failures import Failure, WrongUse
from cardtable.folders import journal_file
from cardtable.games import all_games
from cardtable.store.journal import Journal
from cardtable.store.own_matches import own_matches
from cardtable.store.statistics import Figures, chosen, grouped
from cardtable.store.statistics_files import csv_text, json_text
from cardtable.store.trouble import JournalError


def stats(wanted: argparse.Namespace) -> int:
    """Print how the player's own matches went."""
    if wanted.game is not None and wanted.game not in all_games():
        raise WrongUse(f"There is no game “{wanted.game}”; there are {', '.join(all_games())}.")
    path = journal_file()
    if not path.is_file():
        raise Failure(f"There is no file of matches so far ({path}).")
    try:
        with contextlib.closing(Journal(path, later=True)) as journal:
            own = own_matches(journal)
    except JournalError as error:
        raise Failure(f"The journal cannot be read ({error.detail or error.reason}).") from error
    matches = chosen(own.matches, game=wanted.game or "")
    if wanted.json:
        print(json_text(matches, own.since, own.shared), end="")
    elif wanted.csv:
        print(csv_text(matches).replace("\r\n", "\n"), end="")
    else:
        if not matches:
            print("No match of one person has been finished so far.")
        else:
            _print_table(grouped(matches, "game"), "game")
        if wanted.by != "game":
            for game in sorted({played.game for played in matches}):
                print(f"\n{game}")
                _print_table(grouped(chosen(matches, game=game), wanted.by), wanted.by)
        if own.shared:
            print(f"Matches shared by several people, not counted: {own.shared}.")
        if own.since:
            print(f"Counted from {own.since[:10]}.")
    return 0


def _print_table(groups: dict[str, Figures], by: str) -> None:
    print(f"{by:<18} {'matches':>8} {'won':>6} {'95 in 100':>13} {'score':>16} {'best':>8}")
    for key, one in groups.items():
        name = "".join(c if c.isprintable() else "?" for c in key)
        share = f"{100 * (one.share or 0):.0f}%"
        span = f"{100 * one.low:.0f} to {100 * one.high:.0f}%"
        error = "" if one.error is None else f" ± {one.error:.1f}"
        print(
            f"{name:<18} {one.matches:>8} {share:>6} {span:>13}"
            f" {f'{one.mean or 0:.1f}{error}':>16} {one.best or 0:>8g}"
        )

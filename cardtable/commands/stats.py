"""``cardtable stats``: the player's own matches in figures, as a table, CSV or JSON; ratings."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Mapping

from cardtable.commands.journal import failure
from cardtable.engine.match import LEVEL_NAMES
from cardtable.engine.quoting import harmless, quoted
from cardtable.failures import Failure, WrongUse
from cardtable.folders import journal_file
from cardtable.games import all_games
from cardtable.output import in_columns, show, show_error, show_text
from cardtable.phrases.characters import called, called_alone, character_name
from cardtable.phrases.numbers import decimal, percent
from cardtable.phrases.problems import waiting_sentence
from cardtable.store import ratings
from cardtable.store.journal import Journal
from cardtable.store.moments import local_day
from cardtable.store.ratings import Change, Table
from cardtable.store.schema import is_there
from cardtable.store.stamps import StampBook, Stamped
from cardtable.store.statistics import Figures, Own, Z, chosen, grouped, own_matches
from cardtable.store.statistics_files import csv_text, json_text, rated, written
from cardtable.store.trouble import JournalError
from cardtable.translation import _, message, say

#: The heading of the first column, by what tells the lines apart.
_BY = {
    "game": message("game"),
    "rules": message("rules"),
    "level": message("level"),
    "opponent": message("opponent"),
    "seat": message("seat"),
    "month": message("month"),
    "help": message("help"),
}
#: What is said of groups that have neither an id nor a name.
_HELP = {"with": message("with help"), "without": message("without help")}


def stats(wanted: argparse.Namespace) -> int:
    """Print how the player's own matches went."""
    if wanted.game is not None and wanted.game not in all_games():
        raise WrongUse(
            message(
                "Unknown game {name}. Available: {known}.",
                name=quoted(wanted.game),
                known=", ".join(all_games()),
            )
        )
    if wanted.rating and (wanted.by or wanted.csv):
        option = "--by" if wanted.by else "--csv"
        raise WrongUse(message("--rating can’t be combined with {option}.", option=option))
    path = journal_file()
    changes: dict[int, Change] = {}
    earned: Mapping[str, Stamped] = {}
    try:
        if not is_there(path):
            raise Failure(message("There’s no saved-matches file yet ({path}).", path=path))
        with contextlib.closing(Journal(path)) as journal:
            own = _own(journal, wanted.game or "")
            table: Table | None = None
            try:
                if wanted.rating or wanted.json or wanted.csv:
                    table, changes = ratings.of(journal), ratings.changes(journal)
                    earned = StampBook(journal).all()
            except JournalError as error:  # perhaps of a version without ratings
                if wanted.rating or journal.locked is None:
                    raise journal.locked or error from error
            for _file, found, why in journal.hindered:
                show_error(waiting_sentence(found.whole + found.cut, why))
    except JournalError as error:
        raise failure(error, reading=True) from error
    matches = own.matches
    if wanted.rating:
        assert table is not None
        _show_ratings(table, wanted.game, wanted.json)
    elif wanted.json:
        show_text(json_text(matches, own, changes, table, earned))
    elif wanted.csv:
        show_text(csv_text(matches, changes))
    else:
        if matches:
            _print_table(grouped(matches, "game"), "game")
        elif wanted.game:
            none = message(
                "No single-player match of {game} has been finished yet.", game=wanted.game
            )
            show(none)
        else:
            show(message("No single-player match has been finished yet."))
        by = wanted.by or "game"
        if by != "game":
            for game in sorted({played.game for played in matches}):
                show()
                show(game)
                _print_table(grouped(chosen(matches, game=game), by), by)
        if own.shared:
            show(
                message(
                    "Matches shared by several people (not counted): {count}.", count=own.shared
                )
            )
        if own.again:
            show(
                message("Matches with cards played before (not counted): {count}.", count=own.again)
            )
        if own.since:
            show(message("Counted since {day}.", day=local_day(own.since)))
    return 0


def _show_ratings(table: Table, game: str | None, as_json: bool) -> None:
    """Print where everybody stands, in one game or in all that somebody has played."""
    games = table.games if game is None else [game]
    if as_json:
        show_text(written({each: rated(table.order(each)) for each in games}))
        return
    if not games:
        show(message("No match has been rated yet."))
    for number, each in enumerate(games):
        if number:
            show()
        show(each)
        heads = message("player"), message("rating"), message("uncertainty"), message("matches")
        lines = [(*map(say, heads), "")]
        for one in table.order(each):
            who = character_name(one.character) if one.character else called_alone(one.name)
            value, error = str(one.rating.points), decimal(one.rating.error, 0)
            sure = _("provisional") if one.rating.provisional else ""
            lines.append((harmless(who, 60), value, error, decimal(one.matches, 0), sure))
        for line in in_columns(lines, right=True):
            show(line)


def _own(journal: Journal, game: str) -> Own:
    """The player's own matches, of one game or of all.

    Raises:
        JournalError: if they cannot be read; ``newer`` if a newer version wrote them.
    """
    try:
        return own_matches(journal, called, game)
    except JournalError as error:
        why = journal.locked
        raise (why if why is not None and why.reason == "newer" else error) from error


def _name(by: str, key: str) -> str:
    match by:
        case "help":
            return say(_HELP[key])
        case "level":
            return say(LEVEL_NAMES.get(key, message("Human")))
        case "month" if not key:
            return _("time unknown")
    return harmless(key, 60)


def _print_table(groups: dict[str, Figures], by: str) -> None:
    heads = (
        _BY[by],
        message("matches"),
        message("won"),
        message("likely between"),
        message("score"),
        message("best"),
    )
    lines = [tuple(map(say, heads))]
    for key, one in groups.items():
        low, high = decimal(100 * one.low, 0), percent(one.high)
        error = "" if one.error is None else f" ± {decimal(Z * one.error, 1)}"
        best = one.best or 0
        lines.append(
            (
                _name(by, key),
                decimal(one.matches, 0),
                percent(one.share or 0),
                _("{low} to {high}", low=low, high=high),
                f"{decimal(one.mean or 0, 1)}{error}",
                decimal(best, next((n for n in range(2) if round(best, n) == best), 2)),
            )
        )
    for line in in_columns(lines, right=True):
        show(line)

"""Statistics as CSV, one match per row, and as JSON, with the figures computed from them.

The rating after a match stands with it; where everybody stands now, and which stamps were earned,
is in the JSON.
"""

from __future__ import annotations

import csv
import io
import json
import unicodedata
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cardtable.store.moments import local_text
from cardtable.store.ratings import Change, Standing, Table
from cardtable.store.stamps import Stamped
from cardtable.store.statistics import GROUPS, Own, Played, figures, grouped

COLUMNS = (
    "match",
    "ended",
    "game",
    "rules",
    "seat",
    "opponents",
    "levels",
    "score",
    "won",
    "help",
    "best deal",
    "decisions",
    "given away",
    "rating",
    "rating change",
)
_NO_CHANGES: Mapping[int, Change] = MappingProxyType({})
_NO_STAMPS: Mapping[str, Stamped] = MappingProxyType({})
#: A spreadsheet takes a text that begins like this for a formula, be it in signs of full width.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def cell(text: str) -> str:
    """Quote a text that came from a person, so that no spreadsheet runs it."""
    return f"'{text}" if unicodedata.normalize("NFKC", text[:1]) in _FORMULA else text


def csv_text(
    matches: Sequence[Played],
    changes: Mapping[int, Change] = _NO_CHANGES,
    decimal_comma: bool = False,
) -> str:
    """Return the matches, oldest first, with a line of headings; ``changes`` of ratings by match.

    Spreadsheets expect what is usual where they run: where decimals have a comma, semicolons stand
    between the columns.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n", delimiter=";" if decimal_comma else ",")

    def number(value: float) -> str:
        written = str(_number(value))
        return written.replace(".", ",") if decimal_comma else written

    writer.writerow(COLUMNS)
    for played in matches:
        review, change = played.review, changes.get(played.match)
        writer.writerow(
            (
                played.match,
                cell(local_text(played.updated)),
                cell(played.game),
                cell(played.rules),
                played.seat + 1,
                cell("; ".join(sorted(played.opponents))),
                cell("; ".join(sorted(played.levels))),
                number(played.score),
                int(played.won),
                int(played.helped),
                "" if played.best is None else number(played.best),
                "" if review is None else review.decisions,
                "" if review is None else number(round(review.given, 4)),
                "" if change is None else change.after.points,
                "" if change is None else change.gain,
            )
        )
    return out.getvalue()


def told(
    matches: Sequence[Played],
    own: Own,
    changes: Mapping[int, Change] = _NO_CHANGES,
    table: Table | None = None,
    stamps: Mapping[str, Stamped] = _NO_STAMPS,
) -> dict[str, Any]:
    """Return matches of the player and all their figures, as data for JSON.

    Scores are only summed up within a game.
    """
    games = {}
    for game in sorted({played.game for played in matches}):
        those = [played for played in matches if played.game == game]
        games[game] = {
            "figures": figures(those)._asdict(),
            **{
                f"by {by}": {key: one._asdict() for key, one in grouped(those, by).items()}
                for by in GROUPS
                if by != "game"
            },
        }
    rows = [
        {
            **played._asdict(),
            "updated": local_text(played.updated),
            "seat": played.seat + 1,
            "score": _number(played.score),
            "levels": sorted(played.levels),
            "opponents": sorted(played.opponents),
            "review": None if played.review is None else played.review._asdict(),
            "rating": None if change is None else change.after.points,
            "rating change": None if change is None else change.gain,
        }
        for played, change in ((played, changes.get(played.match)) for played in matches)
    ]
    return {
        "since": local_text(own.since),
        "shared matches left apart": own.shared,
        "matches with known cards left apart": own.again,
        "games": games,
        "ratings": {} if table is None else {game: rated(table.order(game)) for game in games},
        "stamps": {
            id_: {"earned": local_text(one.earned), "times": one.times}
            for id_, one in sorted(stamps.items(), key=lambda pair: pair[1].earned)
        },
        "matches": rows,
    }


def rated(order: Sequence[Standing]) -> list[dict[str, Any]]:
    """Return where everybody stands in a game, the strongest first, as data for JSON."""
    return [
        {
            "character": one.character,
            "name": one.name,
            "rating": one.rating.points,
            "error": one.rating.error,
            "provisional": one.rating.provisional,
            "matches": one.matches,
            "last": local_text(one.last),
        }
        for one in order
    ]


def json_text(
    matches: Sequence[Played],
    own: Own,
    changes: Mapping[int, Change] = _NO_CHANGES,
    table: Table | None = None,
    stamps: Mapping[str, Stamped] = _NO_STAMPS,
) -> str:
    """Return :func:`told` as text."""
    return written(told(matches, own, changes, table, stamps))


def written(data: dict[str, Any]) -> str:
    """Return data as the text of a JSON file."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _number(value: float) -> int | float:
    return int(value) if value == int(value) else value

"""How a match is written, within a transaction of the journal."""

from __future__ import annotations

import json
import sqlite3

from cardtable.engine.game import Outcome
from cardtable.engine.match import Match
from cardtable.store import rows
from cardtable.store.rows import seats_text


def insert(db: sqlite3.Connection, match: Match, deck: str) -> int:
    """Write a match as it stands; returns its number."""
    moment = rows.now()
    header = (
        match.game.id, json.dumps(dict(match.options)), seats_text(match.seats), match.seed.text,
        deck,
    )  # fmt: skip
    cursor = db.execute(
        "INSERT INTO matches (created, updated, game, options, seats, seed, deck)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (moment, moment, *header),
    )
    number = cursor.lastrowid
    assert number is not None
    insert_actions(db, number, [str(action) for action in match.actions], 0)
    sum_anew(db, number)
    if match.outcome is not None:
        note_end(db, number, match.outcome)
    return number


def insert_actions(db: sqlite3.Connection, match: int, actions: list[str], first: int) -> None:
    """Write the actions of a match from number ``first`` on."""
    db.executemany(
        "INSERT INTO actions VALUES (?, ?, ?)",
        [(match, index, actions[index]) for index in range(first, len(actions))],
    )


def sum_anew(db: sqlite3.Connection, match: int) -> None:
    """Give a match the check sum of what stands there."""
    header = db.execute(
        f"SELECT {', '.join(rows.HEADER)} FROM matches WHERE id = ?", (match,)
    ).fetchone()
    if header is None:
        return
    actions = db.execute("SELECT action FROM actions WHERE match = ? ORDER BY number", (match,))
    check = rows.check_sum(header, (action for (action,) in actions))
    db.execute("UPDATE matches SET sum = ? WHERE id = ?", (check, match))


def end(outcome: Outcome | None) -> tuple[int, str, str]:
    """How a match ended, in the columns of its row."""
    if outcome is None:
        return 0, "[]", "[]"
    return 1, json.dumps(outcome.scores), json.dumps(outcome.winners)


def note_end(db: sqlite3.Connection, match: int, outcome: Outcome | None) -> None:
    """Note how a match ended, or that it goes on."""
    db.execute(
        "UPDATE matches SET updated = ?, finished = ?, scores = ?, winners = ? WHERE id = ?",
        (rows.now(), *end(outcome), match),
    )

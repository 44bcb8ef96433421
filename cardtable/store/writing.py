"""How a match is written, within a transaction of the journal."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from cardtable.engine.match import Match
from cardtable.engine.notes import Asked, Notes
from cardtable.engine.state import Outcome
from cardtable.store import moments, rows
from cardtable.store.rows import seats_text


def insert(db: sqlite3.Connection, match: Match, deck: str, begun: str = "") -> tuple[int, str]:
    """Write a match as it stands; return its row and its check sum.

    ``begun`` is when it was first written, if that was in another file.
    """
    moment = moments.now()
    header = (
        match.game.id,
        json.dumps(dict(match.options)),
        seats_text(match.seats),
        match.seed.text,
        deck,
    )
    cursor = db.execute(
        "INSERT INTO matches (created, updated, game, options, seats, seed, deck, promise)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (begun or moment, moment, *header, rows.promise_text(match)),
    )
    number = cursor.lastrowid
    assert number is not None
    insert_actions(db, number, [str(action) for action in match.actions], 0)
    insert_notes(db, number, match.notes)
    check = sum_anew(db, number)
    if match.outcome is not None:
        note_end(db, number, match.outcome)
    return number, check


def insert_actions(db: sqlite3.Connection, match: int, actions: list[str], first: int) -> None:
    """Write the actions of a match from number ``first`` on."""
    db.executemany(
        "INSERT INTO actions VALUES (?, ?, ?)",
        [(match, index, actions[index]) for index in range(first, len(actions))],
    )


def insert_notes(db: sqlite3.Connection, match: int, notes: Notes) -> None:
    """Write all notes on a match, replacing earlier ones."""
    db.execute("DELETE FROM asked WHERE match = ?", (match,))
    insert_asked(db, match, notes.asked)
    if notes.hints or notes.undos:
        note_help(db, match, notes.hints, notes.undos)


def note_help(db: sqlite3.Connection, match: int, hints: int, undos: int) -> None:
    """Note how often somebody took a hint in a match so far, or took plays back."""
    db.execute("INSERT OR REPLACE INTO help VALUES (?, ?, ?)", (match, hints, undos))


def insert_asked(db: sqlite3.Connection, match: int, asked: Iterable[Asked]) -> None:
    """Note how bots were asked for some actions of a match."""
    db.executemany(
        "INSERT OR REPLACE INTO asked VALUES (?, ?, ?, ?)",
        [(match, one.number, one.version, one.how) for one in asked],
    )


def forget_from(db: sqlite3.Connection, match: int, count: int) -> None:
    """Forget the actions of a match after the first ``count``, and everything about them."""
    for table in ("actions", "thoughts", "asked"):
        db.execute(f"DELETE FROM {table} WHERE match = ? AND number >= ?", (match, count))
    for table in ("results", "reviews"):
        db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))


def sum_anew(db: sqlite3.Connection, match: int) -> str:
    """Compute the check sum of a match anew from what is written, and note it."""
    header = db.execute(
        f"SELECT {', '.join(rows.HEADER)}, promise FROM matches WHERE id = ?", (match,)
    ).fetchone()
    if header is None:
        return ""
    actions = db.execute("SELECT action FROM actions WHERE match = ? ORDER BY number", (match,))
    check = rows.check_sum(header[:-1], header[-1], (action for (action,) in actions))
    db.execute("UPDATE matches SET sum = ? WHERE id = ?", (check, match))
    return check


def end(outcome: Outcome | None) -> tuple[int, str, str]:
    """Return the outcome of a match as the columns of its row."""
    if outcome is None:
        return 0, "[]", "[]"
    return 1, json.dumps(outcome.scores), json.dumps(outcome.winners)


def note_end(db: sqlite3.Connection, match: int, outcome: Outcome | None) -> None:
    """Note how a match ended, or that it goes on."""
    db.execute(
        "UPDATE matches SET updated = ?, finished = ?, scores = ?, winners = ? WHERE id = ?",
        (moments.now(), *end(outcome), match),
    )
    sum_end(db, match)


def sum_end(db: sqlite3.Connection, match: int) -> None:
    """Note the check sum of how a match ended, if it did."""
    where = f"{rows.ENDS.format(how='LEFT')} WHERE id = ?"
    for _, *ended, _ in db.execute(where, (match,)).fetchall():
        if ended[2]:
            db.execute("INSERT OR REPLACE INTO ends VALUES (?, ?)", (match, rows.end_sum(ended)))
        else:
            db.execute("DELETE FROM ends WHERE match = ?", (match,))

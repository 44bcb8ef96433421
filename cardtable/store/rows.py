"""How a match stands in the rows of the journal, and how it is written there."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cardtable.engine.match import HOWS, Match, Seat
from cardtable.engine.notes import WAYS, Asked, Notes
from cardtable.engine.promise import Promise, Terms
from cardtable.engine.seeds import Seed
from cardtable.engine.state import Outcome
from cardtable.store import moments
from cardtable.store.trouble import JournalError
from cardtable.translation import message

#: The columns of a match that a check sum covers, together with its promise if it has one; the rest
#: follows from them.
HEADER = ("game", "options", "seats", "seed", "deck")
#: Sources of matches that were not played here to the end: from a record, or (in a damaged file)
#: of which only the result and some of the actions could be read.
RECORD, RESULT = "record", "result"
#: That a bot decided in a person's place, and that somebody had hints or took something back.
BY_BOT = "how NOT IN (" + ", ".join(f"'{way}'" for way in WAYS) + ")"
HELPED = "(typeof(hints) = 'integer' AND hints > 0) OR (typeof(undos) = 'integer' AND undos > 0)"
#: How many actions of a match a bot decided in a person's place.
PLAYED = f"(SELECT count(*) FROM asked WHERE asked.match = id AND {BY_BOT})"
#: How many deals of a match were over and left behind.
NEXTS = "(SELECT count(*) FROM actions WHERE match = id AND action = 'next')"


#: Whole numbers beyond this are none of ours; nor could they be divided, or shown by Qt.
_LARGEST = 1 << 53
#: Numbers of portraits come round at this one: Qt could not take larger ones.
_PORTRAITS = 1 << 31


@dataclass(frozen=True, slots=True)
class Entry:
    """A match as the journal lists it.

    Attributes:
        id: its number in the journal.
        game: id of its game.
        seats: who sits where.
        deck: id of the deck it is played with.
        actions: how many were done.
        updated: when the last one was written (UTC, ISO 8601).
        finished: whether it is over.
        scores: how it ended, one per seat in the game's smallest unit; empty while it goes on.
        winners: the seats that won.
        hints, undos: how often somebody took a hint, or took a play back.
        played: how many actions a bot decided in a person's place.
        deals: how many deals are over and left behind.
    """

    id: int
    game: str
    seats: tuple[Seat, ...]
    deck: str
    actions: int
    updated: str
    finished: bool
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    hints: int = 0
    undos: int = 0
    played: int = 0
    deals: int = 0


def seats_text(seats: Iterable[Seat]) -> str:
    """Format seats for the journal; :func:`read_seats` reads them back."""
    return json.dumps(
        [
            {"kind": s.kind, "name": s.name, "portrait": s.portrait, "character": s.character}
            for s in seats
        ],
        ensure_ascii=False,
    )


def read_seats(text: object) -> tuple[Seat, ...]:
    """Read seats from a text of the journal; old ones without a character have an empty one.

    Raises:
        JournalError: ``damaged`` if they make no sense.
    """
    try:
        return tuple(
            _seat(
                str(s["kind"]),
                str(s["name"]),
                int(s["portrait"]) % _PORTRAITS,
                str(s.get("character", "")),
            )
            for s in json.loads(str(text))
        )
    except (
        AttributeError,
        KeyError,
        OverflowError,
        RecursionError,
        TypeError,
        ValueError,
    ) as error:
        raise JournalError("damaged", message("its seats are wrong")) from error


def makes_sense(texts: Iterable[object], seats: object, finished: object, scores: object) -> bool:
    """Whether lists can show a match with these columns; ``texts`` are those that must be some."""
    try:
        sitting = bool(_number_of_seats(seats))
    except JournalError:
        return False
    over = finished in (0, 1) and (finished == 1) == bool(numbers(scores))
    return sitting and over and all(isinstance(text, str) for text in texts)


@lru_cache(maxsize=1024)
def _number_of_seats(text: object) -> int:
    return len(read_seats(text))


@lru_cache(maxsize=1024)
def _seat(kind: str, name: str, portrait: int, character: str) -> Seat:
    """Make a seat, cached: lists of thousands of matches repeat the same few."""
    return Seat(kind, name, portrait, character)


def promise_text(match: Match) -> str:
    """Format the promise of a match for the journal; empty if it has none."""
    if match.promise is None:
        return ""
    terms = match.promise.terms
    return json.dumps(
        {
            "game": terms.game,
            "options": terms.options,
            "seats": terms.seats,
            "numbered": terms.numbered,
            "words": match.promise.words,
            "commitment": match.commitment,
        },
        ensure_ascii=False,
    )


def read_promise(text: object, seed: Seed) -> Promise | None:
    """Read a promise from a text of the journal; ``None`` for a match from before there were any.

    Raises:
        JournalError: ``damaged`` if it makes no sense, or is not that of ``seed``.
    """
    if text == "":
        return None
    try:
        told = json.loads(str(text))
        options = tuple((str(key), str(value)) for key, value in told["options"])
        seats = tuple((str(kind), str(who), str(name)) for kind, who, name in told["seats"])
        terms = Terms(str(told["game"]), options, seats, told["numbered"] is True)
        promise = Promise(terms, tuple(str(words) for words in told["words"]))
        true = promise.commitment(seed) == told["commitment"]
    except (KeyError, RecursionError, TypeError, ValueError) as error:
        raise JournalError("damaged", message("its fingerprint is wrong")) from error
    if not true or len(promise.words) != len(seats):
        raise JournalError("damaged", message("the fingerprint isn’t that of the seed"))
    return promise


def read_asked(found: Iterable[Sequence[object]], count: int) -> tuple[Asked, ...]:
    """Read how bots were asked for the first ``count`` actions; skip rows that make no sense."""
    return tuple(
        Asked(number, str(version), str(how))
        for number, version, how in found
        if isinstance(number, int) and 0 <= number < count and how in HOWS and version
    )


def check_sum(header: Sequence[object], promise: object, actions: Iterable[object]) -> str:
    """Return a check sum of a match: its header, its promise if it has one, its actions in
    order.
    """
    parts = [*header, promise] if promise else header
    whole = hashlib.sha256("\0".join(str(value) for value in parts).encode()).hexdigest()
    for action in actions:
        whole = next_sum(whole, action)
    return whole


#: Of matches that ended: number, what the check sum of an end covers, and that sum.
ENDS = (
    "SELECT id, created, seed, finished, scores, winners, deals, best, ends.sum FROM matches"
    " {how} JOIN ends ON ends.match = id LEFT JOIN results ON results.match = id"
)


def end_sum(end: Sequence[object]) -> str:
    """Return a check sum of how a match ended, for lists: they do not read its actions."""
    return hashlib.sha256("\0".join(str(value) for value in end).encode()).hexdigest()


def next_sum(before: str, action: object) -> str:
    """Return the check sum of a match with one more action."""
    return hashlib.sha256(f"{before}\0{action}".encode()).hexdigest()


def numbers(text: object) -> tuple[int, ...]:
    """Read a row of whole numbers; empty if it is none, because it is old or damaged."""
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    return tuple(found) if _are_numbers(found) else ()


def _are_numbers(found: object) -> bool:
    """Whether something is a list of whole numbers that can have been reached."""
    if type(found) is not list or not set(map(type, found)) <= {int}:
        return False
    return not found or -_LARGEST < min(found) <= max(found) < _LARGEST


def number_lists(texts: set[object]) -> dict[object, tuple[int, ...]]:
    """Rows of whole numbers by their texts: all at once, or one by one if one makes no sense."""
    good = [text for text in texts if isinstance(text, str)]
    found: dict[object, tuple[int, ...]] = dict.fromkeys(texts, ())
    try:
        read = json.loads(f"[{','.join(good)}]")
    except (ValueError, RecursionError):
        read = []
    if len(read) == len(good):
        for text, row in zip(good, read, strict=True):
            if _are_numbers(row):
                found[text] = tuple(row)
    else:
        found.update((text, numbers(text)) for text in good)
    return found


def count(value: object) -> int:
    """Return a count; anything else (matches before version 3 have none) is 0."""
    return value if isinstance(value, int) and value > 0 else 0


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
        (begun or moment, moment, *header, promise_text(match)),
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
        f"SELECT {', '.join(HEADER)}, promise FROM matches WHERE id = ?", (match,)
    ).fetchone()
    if header is None:
        return ""
    actions = db.execute("SELECT action FROM actions WHERE match = ? ORDER BY number", (match,))
    check = check_sum(header[:-1], header[-1], (action for (action,) in actions))
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
    where = f"{ENDS.format(how='LEFT')} WHERE id = ?"
    for _, *ended, _ in db.execute(where, (match,)).fetchall():
        if ended[2]:
            db.execute("INSERT OR REPLACE INTO ends VALUES (?, ?)", (match, end_sum(ended)))
        else:
            db.execute("DELETE FROM ends WHERE match = ?", (match,))

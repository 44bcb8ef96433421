"""The journal: every match and every action, written before it is shown.

One SQLite file in write-ahead mode with full synchronisation: a kill at any moment loses at most
the action being made. A match is resumed by replaying its actions, so nothing but the actions is
kept. A damaged file is set aside under another name, never deleted.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cardtable.engine.actions import Action, MalformedAction
from cardtable.engine.game import Outcome
from cardtable.engine.match import BadSeat, BrokenRecord, Match, Seat
from cardtable.engine.options import BadOption
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.games import UnknownGame, find_game

#: 2 added the table ``thoughts``, 3 the table ``help``; an older file only lacks them and gets
#: them on opening.
SCHEMA_VERSION = 3
_SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id       INTEGER PRIMARY KEY,
    created  TEXT NOT NULL,
    updated  TEXT NOT NULL,
    game     TEXT NOT NULL,
    options  TEXT NOT NULL,
    seats    TEXT NOT NULL,
    seed     TEXT NOT NULL,
    deck     TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,
    scores   TEXT NOT NULL DEFAULT '[]',
    winners  TEXT NOT NULL DEFAULT '[]'
);
CREATE TABLE IF NOT EXISTS actions (
    match  INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS unfinished ON matches (finished, updated);
CREATE TABLE IF NOT EXISTS thoughts (
    match   INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    judge   TEXT NOT NULL,
    thought TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS help (
    match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
    hints INTEGER NOT NULL,
    undos INTEGER NOT NULL
);
"""


class JournalError(Exception):
    """Something could not be kept or read back.

    Attributes:
        reason: ``full``, ``read_only``, ``no_folder``, ``busy``, ``damaged``, ``newer`` or
            ``failed``; worded by the window and the command line.
        detail: the system's own words or the file concerned.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


@dataclass(frozen=True, slots=True)
class Entry:
    """A match as the journal lists it.

    Attributes:
        id: its number in the journal.
        game: id of its game.
        seats: who sits where.
        deck: id of the deck it is played with.
        actions: how many were done.
        updated: when the last was written (UTC, ISO 8601).
        finished: whether it ended.
        scores: how it ended, one a seat in the game's smallest unit; empty while it goes on.
        winners: the seats that won.
        hints, undos: how often somebody had a hint, or took a play back.
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


class Journal:
    """The file of matches.

    Attributes:
        path: where it is.
        set_aside: where a damaged file was moved on opening, or ``None``.
    """

    def __init__(self, path: Path) -> None:
        """Open the journal, making folder and file where they lack.

        Raises:
            JournalError: ``no_folder``, ``read_only``, ``newer``, ``full`` or ``failed``.
        """
        self.path = path
        self.set_aside: Path | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise JournalError("no_folder", f"{path.parent}: {error.strerror}") from error
        try:
            self._db = self._open()
        except sqlite3.DatabaseError as error:
            if not _is_damage(error):
                raise _told(error, path) from error
            self.set_aside = _move_aside(path)
            try:
                self._db = self._open()
            except sqlite3.Error as again:
                raise _told(again, path) from again

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=2.0, isolation_level=None)
        try:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version > SCHEMA_VERSION:
                raise JournalError("newer", str(self.path))
            (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise sqlite3.DatabaseError(f"malformed: {verdict}")
            db.executescript(_SCHEMA)
            db.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        except BaseException:
            db.close()
            raise
        return db

    def close(self) -> None:
        """Close the file; everything is already in it."""
        self._db.close()

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield self._db
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            raise _told(error, self.path) from error

    def begin(self, match: Match, deck: str) -> int:
        """Write a new match; returns its number.

        Raises:
            JournalError: if it cannot be written.
        """
        now = _now()
        with self._transaction() as db:
            cursor = db.execute(
                "INSERT INTO matches (created, updated, game, options, seats, seed, deck)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    now,
                    now,
                    match.game.id,
                    json.dumps(dict(match.options)),
                    seats_text(match.seats),
                    match.seed.text,
                    deck,
                ),
            )
            number = cursor.lastrowid
            assert number is not None
            for index, action in enumerate(match.actions):
                db.execute("INSERT INTO actions VALUES (?, ?, ?)", (number, index, str(action)))
        return number

    def add(self, match: int, number: int, action: Action) -> None:
        """Write action ``number`` (from 0) of a match. It is on disk when this returns.

        Raises:
            JournalError: if it cannot be written; then nothing of it was.
        """
        with self._transaction() as db:
            db.execute("INSERT INTO actions VALUES (?, ?, ?)", (match, number, str(action)))
            db.execute("UPDATE matches SET updated = ? WHERE id = ?", (_now(), match))

    def cut(self, match: int, count: int) -> None:
        """Keep only the first ``count`` actions of a match (after taking back)."""
        with self._transaction() as db:
            for table in ("actions", "thoughts"):
                db.execute(f"DELETE FROM {table} WHERE match = ? AND number >= ?", (match, count))
            db.execute("UPDATE matches SET updated = ?, finished = 0 WHERE id = ?", (_now(), match))

    def finish(self, match: int, outcome: Outcome) -> None:
        """Note how a match ended."""
        with self._transaction() as db:
            db.execute(
                "UPDATE matches SET finished = 1, scores = ?, winners = ? WHERE id = ?",
                (json.dumps(outcome.scores), json.dumps(outcome.winners), match),
            )

    def note_help(self, match: int, hints: int, undos: int) -> None:
        """Note how many hints were given in a match so far, and how many plays taken back.

        Raises:
            JournalError: if it cannot be written.
        """
        with self._transaction() as db:
            db.execute("INSERT OR REPLACE INTO help VALUES (?, ?, ?)", (match, hints, undos))

    def help_in(self, match: int) -> tuple[int, int]:
        """Hints and plays taken back in a match so far.

        Raises:
            JournalError: if it cannot be read.
        """
        try:
            row = self._db.execute(
                "SELECT hints, undos FROM help WHERE match = ?", (match,)
            ).fetchone()
        except sqlite3.Error as error:
            raise _told(error, self.path) from error
        return (_count(row[0]), _count(row[1])) if row else (0, 0)

    def remove(self, match: int) -> None:
        """Forget a match; only ever at the player's own word."""
        with self._transaction() as db:
            db.execute("DELETE FROM matches WHERE id = ?", (match,))

    def keep_thought(self, match: int, number: int, judge: str, thought: str) -> None:
        """Keep what ``judge`` thought of the decision at action ``number`` of a match.

        Raises:
            JournalError: if it cannot be written.
        """
        with self._transaction() as db:
            db.execute(
                "INSERT OR REPLACE INTO thoughts VALUES (?, ?, ?, ?)",
                (match, number, judge, thought),
            )

    def thoughts(self, match: int, judge: str) -> Mapping[int, str]:
        """What ``judge`` thought of a match so far, by number of the action."""
        try:
            rows = self._db.execute(
                "SELECT number, thought FROM thoughts WHERE match = ? AND judge = ?",
                (match, judge),
            ).fetchall()
        except sqlite3.Error as error:
            raise _told(error, self.path) from error
        return {number: str(thought) for number, thought in rows}

    def unfinished(self) -> list[Entry]:
        """The matches that can be continued, latest first; rows that make no sense are left out."""
        return self._list("WHERE finished = 0 ORDER BY updated DESC, id DESC")

    def finished(self) -> list[Entry]:
        """The matches that ended, latest first."""
        return self._list("WHERE finished = 1 ORDER BY updated DESC, id DESC")

    def any_finished(self) -> bool:
        """Whether some match ended; quick however many there are."""
        try:
            row = self._db.execute("SELECT 1 FROM matches WHERE finished = 1 LIMIT 1").fetchone()
        except sqlite3.Error as error:
            raise _told(error, self.path) from error
        return row is not None

    def _list(self, where: str) -> list[Entry]:
        query = (
            "SELECT id, game, seats, deck, updated, finished, scores, winners,"
            " (SELECT count(*) FROM actions WHERE match = id), hints, undos"
            f" FROM matches LEFT JOIN help ON help.match = id {where}"
        )
        try:
            rows = self._db.execute(query).fetchall()
        except sqlite3.Error as error:
            raise _told(error, self.path) from error
        entries = []
        for number, game, seats, deck, updated, finished, scores, winners, *counts in rows:
            if not all(isinstance(word, str) for word in (game, deck, updated)):
                continue
            with contextlib.suppress(JournalError):
                entries.append(
                    Entry(
                        number,
                        game,
                        read_seats(seats),
                        deck,
                        counts[0],
                        updated,
                        bool(finished),
                        _numbers(scores),
                        _numbers(winners),
                        _count(counts[1]),
                        _count(counts[2]),
                    )
                )
        return entries

    def load(self, number: int) -> tuple[Match, str]:
        """A match as it stood, and the deck it is played with.

        Raises:
            JournalError: ``damaged`` if its rows do not make a match (the rows stay as they are).
        """
        try:
            row = self._db.execute(
                "SELECT game, options, seats, seed, deck FROM matches WHERE id = ?", (number,)
            ).fetchone()
            lines = self._db.execute(
                "SELECT number, action FROM actions WHERE match = ? ORDER BY number", (number,)
            ).fetchall()
        except sqlite3.Error as error:
            raise _told(error, self.path) from error
        if row is None:
            raise JournalError("damaged", f"match {number} is not there")
        name, options, seats, seed, deck = row
        try:
            game = find_game(str(name))
            values = json.loads(options)
            if not isinstance(values, dict):
                raise JournalError("damaged", f"match {number}: options")
            if [index for index, _ in lines] != list(range(len(lines))):
                raise JournalError("damaged", f"match {number}: an action is missing")
            actions = [Action.parse(str(text)) for _, text in lines]
            match = Match(
                game, game.resolve(None, values), read_seats(seats), Seed.parse(str(seed)), actions
            )
        except (
            BadOption, BadSeat, BadSeed, BrokenRecord, MalformedAction, UnknownGame, ValueError,
            TypeError, RecursionError,
        ) as error:  # fmt: skip
            raise JournalError("damaged", f"match {number}: {error}") from error
        return match, str(deck)


def seats_text(seats: Iterable[Seat]) -> str:
    """Seats as the journal writes them; :func:`read_seats` reads them back."""
    return json.dumps(
        [
            {"kind": s.kind, "name": s.name, "portrait": s.portrait, "character": s.character}
            for s in seats
        ],
        ensure_ascii=False,
    )


def read_seats(text: object) -> tuple[Seat, ...]:
    """The seats in a text of the journal; one from before there were characters has none.

    Raises:
        JournalError: ``damaged`` if they make no sense.
    """
    try:
        return tuple(
            Seat(str(s["kind"]), str(s["name"]), int(s["portrait"]), str(s.get("character", "")))
            for s in json.loads(str(text))
        )
    except (
        AttributeError, KeyError, OverflowError, RecursionError, TypeError, ValueError,
    ) as error:  # fmt: skip
        raise JournalError("damaged", "seats") from error


def _numbers(text: object) -> tuple[int, ...]:
    """A row of whole numbers; empty if it is none (an old or damaged row is listed without)."""
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    if not isinstance(found, list) or not all(isinstance(n, int) for n in found):
        return ()
    return tuple(found)


def _count(value: object) -> int:
    """A number of times; whatever is none (a match before version 3 has none) is 0."""
    return value if isinstance(value, int) and value > 0 else 0


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _is_damage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorname", "") in ("SQLITE_CORRUPT", "SQLITE_NOTADB") or (
        "malformed" in str(error) or "not a database" in str(error)
    )


def _told(error: sqlite3.Error, path: Path) -> JournalError:
    name = str(getattr(error, "sqlite_errorname", ""))
    text = str(error)
    for reason, sign in (
        ("full", "SQLITE_FULL"),
        ("read_only", "SQLITE_READONLY"),
        ("read_only", "SQLITE_CANTOPEN"),
        ("busy", "SQLITE_BUSY"),
        ("damaged", "SQLITE_CORRUPT"),
        ("damaged", "SQLITE_NOTADB"),
    ):
        if name.startswith(sign):
            return JournalError(reason, f"{path}: {text}")
    if "disk I/O" in text or "full" in text:
        return JournalError("full", f"{path}: {text}")
    return JournalError("failed", f"{path}: {text}")


def _move_aside(path: Path) -> Path:
    """Rename the file (and its write-ahead companions); returns its new place."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    count = 1
    while target.exists():
        count += 1
        target = path.with_name(f"{path.stem}-damaged-{stamp}-{count}{path.suffix}")
    path.rename(target)
    for ending in ("-wal", "-shm"):
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.rename(target.with_name(target.name + ending))
    return target

"""The journal's file: its tables, how it is opened, and how an older one is updated."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from cardtable.store.trouble import JournalError

#: 2 added the table ``thoughts``, 3 the table ``help``, 4 the check sums, 5 promises and the table
#: ``asked``, 6 what statistics and past matches need: columns for what was put away or came from a
#: record, and the tables ``results``, ``reviews``, ``marks``. They are added to an older file on
#: opening; an older match has no check sum until it is written to, and never a promise.
SCHEMA_VERSION = 6
SCHEMA = """
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
    winners  TEXT NOT NULL DEFAULT '[]',
    sum      TEXT NOT NULL DEFAULT '',
    promise  TEXT NOT NULL DEFAULT '',
    away     TEXT NOT NULL DEFAULT '',
    source   TEXT NOT NULL DEFAULT ''
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
CREATE TABLE IF NOT EXISTS asked (
    match   INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    version TEXT NOT NULL,
    how     TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS results (
    match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
    deals INTEGER NOT NULL,
    best  TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS reviews (
    match     INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    judge     TEXT NOT NULL,
    decisions INTEGER NOT NULL,
    given     REAL NOT NULL,
    deals     INTEGER NOT NULL,
    promised  REAL NOT NULL,
    made      REAL NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS marks (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
"""
#: Columns of matches that later versions added; empty in older ones.
ADDED = ("sum", "promise", "away", "source")
#: Seconds to wait for a lock. It is short because the window waits; whoever writes tries again.
PATIENCE = 0.1
#: Endings of the files beside the journal while it is in use.
COMPANIONS = ("-wal", "-shm")
#: Ending of the mark beside a damaged file until all that can be read of it was brought over.
WAITING = ".waiting"


def text_of(data: bytes) -> str:
    """Decode a text of the file; an invalid byte spoils its own row, not the others."""
    return data.decode("utf-8", "replace")


def open_writing(path: Path, look: bool = True) -> sqlite3.Connection:
    """Open the file for reading and writing, and bring it up to date.

    ``look`` checks the whole file for damage, which takes a while with thousands of matches.

    Raises:
        JournalError: ``newer``.
        sqlite3.Error: if anything else is wrong.
    """
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        db.text_factory = text_of
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise JournalError("newer", str(path))
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA foreign_keys=ON")
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone() if look else ("ok",)
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"malformed: {verdict}")
        if version != SCHEMA_VERSION or not _has_all(db):
            db.execute("BEGIN IMMEDIATE")
            try:
                for statement in SCHEMA.split(";"):
                    db.execute(statement)
                for column in ADDED:
                    if not has_column(db, column):
                        db.execute(
                            f"ALTER TABLE matches ADD COLUMN {column} TEXT NOT NULL DEFAULT ''"
                        )
                db.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
                db.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):  # report the first error
                    db.execute("ROLLBACK")
                raise
        else:  # find out now, not with the first action, whether it can be written
            db.execute("BEGIN IMMEDIATE")
            try:  # on a read-only file the line above only reads
                db.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
            finally:
                db.execute("ROLLBACK")
    except BaseException:
        db.close()
        raise
    return db


def open_reading(path: Path) -> tuple[sqlite3.Connection, TemporaryDirectory[str] | None]:
    """Open the file for reading only, whatever its version.

    In a folder that cannot be written, SQLite cannot read the latest writes; then a copy is read,
    in the folder that is also returned.

    sqlite3.Error, OSError: if it cannot be opened.
    """
    try:
        return _reading(f"file:{quote(str(path))}?mode=ro"), None
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
            raise
    folder = TemporaryDirectory(prefix="cardtable-")
    try:
        copy = copied(path, Path(folder.name))
        return _reading(f"file:{quote(str(copy))}"), folder
    except BaseException:
        folder.cleanup()
        raise


def _reading(address: str) -> sqlite3.Connection:
    db = sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None)
    try:
        db.text_factory = text_of
        db.execute("SELECT 1 FROM matches LIMIT 1").fetchall()
    except BaseException:
        db.close()
        raise
    return db


def copied(path: Path, folder: Path) -> Path:
    """Copy the file and its write-ahead log to another folder."""
    copy = folder / "journal.sqlite"
    shutil.copyfile(path, copy)
    log = path.with_name(path.name + COMPANIONS[0])
    if log.exists():
        shutil.copyfile(log, copy.with_name(copy.name + COMPANIONS[0]))
    return copy


def _has_all(db: sqlite3.Connection) -> bool:
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    tables = {"matches", "actions", "thoughts", "help", "asked", "results", "reviews", "marks"}
    return {*tables, "unfinished"} <= names and all(has_column(db, name) for name in ADDED)


def has_column(db: sqlite3.Connection, name: str) -> bool:
    """Whether matches in this file have this column."""
    return name in {row[1] for row in db.execute("PRAGMA table_info(matches)")}


def has_table(db: sqlite3.Connection, name: str) -> bool:
    """Whether this file has this table: ``help``, ``asked``."""
    return bool(db.execute(f"PRAGMA table_info({name})").fetchall())


def move_aside(path: Path) -> Path:
    """Rename the file (and its write-ahead companions); return its new path."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    count = 1
    while target.exists():
        count += 1
        target = path.with_name(f"{path.stem}-damaged-{stamp}-{count}{path.suffix}")
    path.rename(target)
    for ending in COMPANIONS:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.rename(target.with_name(target.name + ending))
    return target


def mark_waiting(path: Path, waits: bool = True) -> None:
    """Note whether a file that was set aside still has to be brought over."""
    mark = path.with_name(path.name + WAITING)
    with contextlib.suppress(OSError):  # otherwise ``cardtable recover`` needs its name
        if waits:
            mark.touch(mode=0o600)
        else:
            mark.unlink(missing_ok=True)


def waiting_beside(path: Path) -> Path | None:
    """Return a file that was set aside beside the journal at ``path`` and not yet brought over."""
    with contextlib.suppress(OSError):
        for mark in sorted(path.parent.glob(f"{path.stem}-damaged-*{path.suffix}{WAITING}")):
            file = mark.with_name(mark.name.removesuffix(WAITING))
            if file.is_file():
                return file
    return None

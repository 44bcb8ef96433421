"""Reads what is still readable in a damaged file of matches, row by row.

A bad page spoils the rows on it, but not the others: every match is looked up by its number, every
action by its own, and whatever fails is left out. A match whose check sum is right is brought over
whole; if one of its actions is missing, it is brought over up to there.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cardtable.engine.notes import Asked
from cardtable.store import rows, writing
from cardtable.store.schema import copied, text_of
from cardtable.store.trouble import JournalError
from cardtable.store.trouble import told as told_of

_COLUMNS = ("id", "created", "updated", *rows.HEADER, "finished", "scores", "winners")
#: Columns that later versions added; a missing column counts as empty.
_LATER = ("sum", "promise", "away", "source")
#: This many successive numbers that are unreadable or missing mean the end.
_GAP = 300
_MOST = 1_000_000
#: Matches written at a time while a window is open, because it waits only briefly for the file.
PORTION = 20
_PATIENCE = 30.0


@dataclass(frozen=True, slots=True)
class Salvaged:
    """The result of bringing over a file.

    Attributes:
        whole: how many matches came over unchanged.
        cut: how many came over without their last actions.
        lost: how many are known to have been there but cannot be read.
        there: how many were already there.
    """

    whole: int = 0
    cut: int = 0
    lost: int = 0
    there: int = 0


class _Found(NamedTuple):
    """A match that can be read."""

    row: dict[str, object]
    actions: list[str]
    whole: bool
    helped: tuple[object, ...]
    asked: tuple[Asked, ...]
    check: str


def salvage(path: Path, into: sqlite3.Connection) -> Salvaged:
    """Bring over what can be read of the file at ``path``, which stays as it is.

    A match that is already there, with the same seed and seats, is left out.

    Raises:
        sqlite3.Error: if the new file cannot be written.
    """
    counts: Counter[str] = Counter()
    for found in _readable(path, _known(into), counts):
        _write(into, found)
    return _salvaged(counts)


def salvage_beside(path: Path, into: Path, told: Callable[[Salvaged], bool]) -> Salvaged | None:
    """Do the same for a file that is in use, a few matches at a time; for a thread of its own.

    ``told`` receives the progress and returns whether to go on; the result is ``None`` if it
    stopped. What was brought over by then stays, and the next attempt continues from it.

    Raises:
        JournalError: if the new file cannot be written.
    """
    counts: Counter[str] = Counter()
    try:
        with contextlib.closing(_patient(into)) as db:
            matches = _readable(path, _known(db), counts)
            while portion := list(itertools.islice(matches, PORTION)):
                db.execute("BEGIN IMMEDIATE")
                for found in portion:
                    _write(db, found)
                db.execute("COMMIT")
                if not told(_salvaged(counts)):
                    return None
            db.execute("PRAGMA wal_checkpoint(FULL)")  # on disk before anybody relies on it
    except sqlite3.Error as error:
        raise told_of(error, into) from error
    return _salvaged(counts)


def _patient(path: Path) -> sqlite3.Connection:
    """Open the file for writing beside the window, with a long timeout: the window comes first."""
    db = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    db.execute("PRAGMA synchronous=NORMAL")
    return db


def _salvaged(counts: Counter[str]) -> Salvaged:
    return Salvaged(counts["whole"], counts["cut"], counts["lost"], counts["there"])


def _known(db: sqlite3.Connection) -> set[tuple[object, ...]]:
    return set(db.execute("SELECT seed, seats, created FROM matches"))


def _readable(path: Path, known: set[tuple[object, ...]], counts: Counter[str]) -> Iterator[_Found]:
    """Yield the matches that can be read and are not ``known``; count what became of each."""
    with _copied(path) as db:
        if db is None:
            return
        helped = {row[0]: row[1:] for row in _all(db, "SELECT match, hints, undos FROM help") or ()}
        later = [
            name for name in _LATER if _all(db, f"SELECT {name} FROM matches LIMIT 1") is not None
        ]
        columns = (*_COLUMNS, *later)
        for number in _numbers(db):
            row = _row(db, number, columns)
            if row is None or not _makes_sense(row):
                counts["lost"] += 1
                continue
            if _name_of(row) in known:
                counts["there"] += 1
                continue
            actions, all_there = _actions(db, number)
            check = rows.check_sum([row[name] for name in rows.HEADER], row["promise"], actions)
            if row["sum"] not in ("", check) and all_there:
                counts["lost"] += 1  # some byte is wrong, and nobody can tell which
                continue
            known.add(_name_of(row))
            counts["whole" if all_there else "cut"] += 1
            asked = _all(db, "SELECT number, version, how FROM asked WHERE match = ?", number)
            told = rows.read_asked(asked or (), len(actions))
            yield _Found(row, actions, all_there, helped.get(number, ()), told, check)


@contextlib.contextmanager
def _copied(path: Path) -> Iterator[sqlite3.Connection | None]:
    """Open a copy of the file for reading: SQLite would write to the file itself, or lock it."""
    with TemporaryDirectory(prefix="cardtable-") as folder:
        db = sqlite3.connect(copied(path, Path(folder)), isolation_level=None)
        db.text_factory = text_of
        try:
            # Finds tables even if some other line of the schema cannot be read.
            db.execute("PRAGMA writable_schema=ON")
            db.execute("PRAGMA cell_size_check=ON")
            db.execute("SELECT 1 FROM matches LIMIT 1").fetchall()
        except sqlite3.Error:
            db.close()
            yield None
            return
        with contextlib.closing(db):
            yield db


def _all(db: sqlite3.Connection, query: str, *values: object) -> list[tuple[object, ...]] | None:
    try:
        return db.execute(query, values).fetchall()
    except (sqlite3.Error, OverflowError, MemoryError):
        return None


def _numbers(db: sqlite3.Connection) -> list[int]:
    """Return the numbers of all matches, according to the table, its index and the actions."""
    found: set[int] = set()
    for query in (
        "SELECT id FROM matches NOT INDEXED",
        "SELECT id FROM matches NOT INDEXED ORDER BY id DESC",
        "SELECT rowid FROM matches INDEXED BY unfinished WHERE finished >= 0",
        "SELECT DISTINCT match FROM actions",
        "SELECT DISTINCT match FROM actions ORDER BY match DESC",
    ):
        try:
            for (number,) in db.execute(query):
                if isinstance(number, int) and 0 < number < _MOST:
                    found.add(number)
        except sqlite3.Error:
            continue  # use what could be read so far
    if not found:
        return []
    # Rows that a scan cannot reach may still be found by number.
    top = max(found)
    step = top + 1
    while step <= min(_MOST, top + _GAP):
        if _all(db, "SELECT 1 FROM matches WHERE id = ?", step):
            found.add(step)
            top = step
        step += 1
    return sorted(found)


def _row(db: sqlite3.Connection, number: int, columns: tuple[str, ...]) -> dict[str, object] | None:
    found = _all(db, f"SELECT {', '.join(columns)} FROM matches WHERE id = ?", number)
    later = dict.fromkeys(_LATER, "")
    return {**later, **dict(zip(columns, found[0], strict=True))} if found else None


def _makes_sense(row: dict[str, object]) -> bool:
    try:
        rows.read_seats(row["seats"])
        return isinstance(json.loads(str(row["options"])), dict) and all(
            isinstance(row[name], str) for name in (*rows.HEADER, "created", "updated", *_LATER[1:])
        )
    except (JournalError, ValueError, RecursionError):
        return False


def _actions(db: sqlite3.Connection, match: int) -> tuple[list[str], bool]:
    """Return the readable actions from the first on, and whether these are all."""
    query = "SELECT number, action FROM actions WHERE match = ? ORDER BY number"
    found = _all(db, query, match)
    if found is None:
        found = []
        with contextlib.suppress(sqlite3.Error):  # keep what can be read
            for row in db.execute(query, (match,)):
                found.append(row)
        good = _in_order(found)
        return good, False
    good = _in_order(found)
    return good, len(good) == len(found)


def _in_order(found: list[tuple[object, ...]]) -> list[str]:
    good: list[str] = []
    for number, action in found:
        if number != len(good) or not isinstance(action, str) or "\ufffd" in action:
            break
        good.append(action)
    return good


def _name_of(row: dict[str, object]) -> tuple[object, ...]:
    """Return what identifies a match."""
    return row["seed"], row["seats"], row["created"]


def _write(into: sqlite3.Connection, found: _Found) -> None:
    names = [name for name in (*_COLUMNS, *_LATER[1:]) if name != "id"]
    finished = bool(found.row["finished"]) and found.whole
    values = {**found.row, "finished": int(finished)}
    if not finished:
        values.update(scores="[]", winners="[]")
    cursor = into.execute(
        f"INSERT INTO matches ({', '.join(names)}, sum) VALUES ({', '.join('?' * len(names))}, ?)",
        (*(values[name] for name in names), found.check),
    )
    number = cursor.lastrowid
    into.executemany(
        "INSERT INTO actions VALUES (?, ?, ?)",
        [(number, index, action) for index, action in enumerate(found.actions)],
    )
    assert number is not None
    writing.insert_asked(into, number, found.asked)
    if found.helped:
        counts = [rows.count(value) for value in found.helped]
        into.execute("INSERT INTO help VALUES (?, ?, ?)", (number, *counts))

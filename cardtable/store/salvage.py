"""Brings over what is readable of a damaged file of matches.

Rows are read from the file's pages one by one (``pages.py``), whatever became of its schema. A
match whose check sum is right comes over whole. If actions are missing, it comes over up to there;
a match that was over keeps its result all the same, for statistics. A match of which some byte was
altered, nobody knows which, is never offered to be continued.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import json
import os
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from cardtable.engine.match import HOWS
from cardtable.files import read_regular
from cardtable.reasons import told_reason
from cardtable.store import moments, pages, rows
from cardtable.store.schema import COMPANIONS, FAULTS, KNOWN, held, text_of
from cardtable.store.trouble import JournalError
from cardtable.store.trouble import told as told_of
from cardtable.store.unsaved_files import is_unsaved
from cardtable.store.write_ahead_log import INDEX
from cardtable.translation import Message, message

_COLUMNS = (
    *("id", "created", "updated", *rows.HEADER, "finished", "scores", "winners"),
    *("sum", "promise", "away", "source"),
)
#: Rows of matches may lack the last columns: they were added without rewriting the rows.
_FEWEST = 11
_MOST = 1 << 48
#: A file with more bytes than this is none of ours.
_MOST_BYTES = 1 << 32
_SUM = re.compile("[0-9a-f]{64}")
#: Matches written at a time while a window is open, because it waits only briefly for the file.
PORTION = 20
_PATIENCE = 30.0
#: Tables whose rows go with their match, and their columns after its number.
_WITH_MATCH = {
    "help": ("hints", "undos"),
    "results": ("deals", "best"),
    "ends": ("sum",),
    "asked": ("number", "version", "how"),
    "thoughts": ("number", "judge", "thought"),
    "reviews": ("seat", "judge", "decisions", "given", "deals", "promised", "made"),
}


@dataclass(frozen=True, slots=True)
class Salvaged:
    """The result of bringing over a file.

    Attributes:
        whole: how many matches came over unchanged.
        cut: how many came over without some of their actions.
        lost: how many are known to have been there but cannot be read.
        there: how many were already there.
        short: whether the file was cut off, so that nobody knows how many more were lost.
        torn: whether what was saved last may not all be there, so that nobody knows either.
    """

    whole: int = 0
    cut: int = 0
    lost: int = 0
    there: int = 0
    short: bool = False
    torn: bool = False

    def __add__(self, other: Salvaged) -> Salvaged:
        """The result of bringing over both files."""
        return Salvaged(
            self.whole + other.whole,
            self.cut + other.cut,
            self.lost + other.lost,
            self.there + other.there,
            self.short or other.short,
            self.torn or other.torn,
        )

    @property
    def nothing(self) -> bool:
        """Whether no sign of any match was found."""
        return not (self.whole or self.cut or self.lost or self.there)

    @property
    def missing(self) -> list[Message]:
        """What is missing without anybody knowing how much, a sentence each."""
        said = []
        if self.short:
            said.append(message("The file is cut off; there’s no way to tell how much is missing."))
        if self.torn:
            said.append(
                message(
                    "Some of what was saved last may be missing; there’s no way to tell how much."
                )
            )
        return said


@dataclass
class _Found:
    """A match that can be read: its row, its actions, and the rows that go with it, by table."""

    row: dict[str, object]
    actions: list[str]
    whole: bool
    more: dict[str, list[tuple[object, ...]]] = field(default_factory=dict)
    #: The row in the new file of an earlier state of it, or 0.
    replaces: int = 0
    #: The row there of the match itself, as far or further, or 0.
    there: int = 0


def salvage(
    path: Path,
    transaction: Callable[[], AbstractContextManager[sqlite3.Connection]],
    wanted: bool = False,
    progress: Callable[[Salvaged], bool] = lambda _: True,
) -> Salvaged | None:
    """Bring over what can be read of the file at ``path``, which stays as it is.

    The new file is locked only to write a few matches at a time: others may be playing.

    Args:
        path: the file.
        transaction: begins to write to the new file; all or nothing of what it is used for.
        wanted: somebody wants all that the file has: also a match that went on in another way, and
            one that was deleted since.
        progress: receives what came over so far and returns whether to go on. What was brought
            over by then stays, and the next attempt continues from it.

    Returns:
        What came over; ``None`` if it was stopped.

    Raises:
        OSError: if the file cannot be read.
        sqlite3.Error: if the new file cannot be written, or what ``transaction`` raises.
    """
    counts: Counter[str] = Counter()
    there = _There(is_unsaved(path), wanted)
    with _read(path, counts) as file:
        matches = _matches(file, counts)
        while portion := list(itertools.islice(matches, PORTION)):
            with transaction() as db:
                became = [there.take(db, found) for found in portion]
            counts.update(became)
            if not progress(_salvaged(counts)):
                return None
        with transaction() as db:
            if not wanted or there.was_empty(db):  # a reset of the others' statistics is none here
                _bring_marks(file, db)
    return _salvaged(counts)


def salvage_beside(path: Path, into: Path, progress: Callable[[Salvaged], bool]) -> Salvaged | None:
    """Do the same while a window has the new file open; it runs in a thread beside that window.

    Raises:
        JournalError: if the new file cannot be written, or the old one cannot be read.
    """
    try:
        with held(into), contextlib.closing(_patient(into)) as db:
            found = salvage(path, partial(_at_once, db), progress=progress)
            if found is not None:
                db.execute("PRAGMA wal_checkpoint(FULL)")  # on disk before anybody relies on it
    except FAULTS as error:
        raise told_of(error, into) from error
    except OSError as error:
        raise why_not(error, path) from error
    return found


def why_not(error: OSError, path: Path) -> JournalError:
    """Say why the file at ``path`` could not be read."""
    reason = "full" if error.errno == errno.ENOSPC else "damaged"
    return JournalError(reason, told_reason(error.filename or path, error))


@contextlib.contextmanager
def _at_once(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Write all or nothing to a file opened for this alone."""
    db.execute("BEGIN IMMEDIATE")
    yield db  # what fails ends the connection, too
    db.execute("COMMIT")


def _patient(path: Path) -> sqlite3.Connection:
    """Open the file for writing beside the window, with a long timeout: the window comes first.

    If it was taken away, it isn't made anew: the window, which still has it open, does that.
    """
    there = f"file:{quote(os.fsencode(path))}?mode=rw"
    db = sqlite3.connect(there, timeout=_PATIENCE, isolation_level=None, uri=True)
    db.text_factory = text_of
    db.execute("PRAGMA synchronous=NORMAL")
    return db


def _salvaged(counts: Counter[str]) -> Salvaged:
    return Salvaged(
        counts["whole"],
        counts["cut"],
        counts["lost"],
        counts["there"],
        counts["short"] > 0,
        counts["torn"] > 0,
    )


# -- reading the damaged file --------------------------------------------------------------------
@contextlib.contextmanager
def _read(path: Path, counts: Counter[str]) -> Iterator[sqlite3.Connection]:
    """Collect the rows of a damaged file in a sound one, where they can be looked up."""
    with TemporaryDirectory(prefix="cardtable-") as folder:
        data, log, index = _content(path, Path(folder))
        db = sqlite3.connect(Path(folder) / "rows.sqlite", isolation_level=None)
        with contextlib.closing(db):
            try:
                _begin(db)
                counts["short"], counts["torn"], found = pages.rows(data, log, index)
                for row in found:
                    _collect(db, row)
                db.execute("COMMIT")
            except MemoryError as error:
                raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM), str(path)) from error
            except sqlite3.Error as error:  # the folder of temporary files, not the journal
                full = "FULL" in getattr(error, "sqlite_errorname", "")
                code = errno.ENOSPC if full else errno.EIO
                raise OSError(code, os.strerror(code), folder) from error
            yield db


def _begin(db: sqlite3.Connection) -> None:
    """Make the tables for what is collected, and begin to write to them."""
    db.executescript(
        "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;"
        f"CREATE TABLE matches ({', '.join(_COLUMNS)}, PRIMARY KEY (id)) WITHOUT ROWID;"
        f"CREATE TABLE others ({', '.join(_COLUMNS)}); CREATE INDEX other ON others (id);"
        "CREATE TABLE actions (match, number, sure, action, page, cell, inner, last,"
        " PRIMARY KEY (match, number, sure)) WITHOUT ROWID;"
        "CREATE TABLE numbers (id PRIMARY KEY) WITHOUT ROWID;"
        "CREATE TABLE marks (name PRIMARY KEY, value) WITHOUT ROWID;"
        "CREATE TABLE spoilt (page PRIMARY KEY) WITHOUT ROWID;"
    )
    for table, columns in _WITH_MATCH.items():
        db.execute(f"CREATE TABLE {table} (match, {', '.join(columns)})")
        db.execute(f"CREATE INDEX of_{table} ON {table} (match)")
    db.execute("BEGIN")


def _content(path: Path, folder: Path) -> tuple[bytes, bytes, bytes]:
    """Return the content of a file, of its write-ahead log and of the beginning of its index.

    What was being written to a file without such a log is taken back first, in a copy.
    """
    undo = path.with_name(path.name + "-journal")
    if undo.is_file() and _size(undo) and _size(path):
        copy = folder / "copy.sqlite"
        shutil.copyfile(path, copy)
        shutil.copyfile(undo, copy.with_name(copy.name + "-journal"))
        with contextlib.suppress(*FAULTS), contextlib.closing(sqlite3.connect(copy)) as db:
            db.execute("PRAGMA user_version").fetchone()
        path = copy
    log, index = (path.with_name(path.name + ending) for ending in COMPANIONS[:2])
    return (
        _whole(path),
        _whole(log) if log.is_file() else b"",
        read_regular(index, INDEX) if index.is_file() else b"",
    )


def _whole(path: Path) -> bytes:
    """Return the whole content of a file."""
    return read_regular(path, _size(path) + 1)


def _size(path: Path) -> int:
    """Return the size of a file, before anybody reads or copies too large a one."""
    size = path.stat().st_size
    if size > _MOST_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return size


def _collect(db: sqlite3.Connection, row: pages.Row) -> None:
    """Put a row where it belongs, by its columns; only matches and their actions may come from rows
    that are not sure.
    """
    number, values = row.number, row.values
    if values is None:
        if row.sure:
            db.execute("INSERT OR IGNORE INTO spoilt VALUES (?)", (row.page,))
        return
    match number, values:
        case None, (int(owner), int(at), str() | bytes() as action):
            readable = isinstance(action, str) and "\ufffd" not in action
            where = (row.page, row.cell, row.inner, row.last)
            db.execute(
                "INSERT OR IGNORE INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (owner, at, row.sure, action if readable else None, *where),
            )
            if row.sure:
                _note(db, owner)
        case int(), (None, *columns) if _FEWEST <= len(values) <= len(_COLUMNS):
            columns += [""] * (len(_COLUMNS) - len(values))
            places = ", ".join("?" * len(_COLUMNS))
            into = f"VALUES ({places})"
            if row.sure:
                first = db.execute(f"INSERT OR IGNORE INTO matches {into}", (number, *columns))
                _note(db, number)
            if not row.sure or not first.rowcount:
                db.execute(f"INSERT INTO others {into}", (number, *columns))
        case _ if not row.sure:
            return
        case None, (int(), str(), int(listed)):  # the index of matches by their last action
            _note(db, listed)
        case int(), (_, _, _, _, str(statement)) if statement not in KNOWN:
            db.execute("INSERT OR IGNORE INTO spoilt VALUES (?)", (row.page,))
        case int(), (None, int(hints), int(undos)):
            _add(db, "help", number, hints, undos)
        case int(), (None, str(check)) if _SUM.fullmatch(check):
            _add(db, "ends", number, check)
        case int(), (None, int(deals), str(best)):
            _add(db, "results", number, deals, best)
        case None, (int(owner), int(at), str(version), str(how)) if how in HOWS:
            _add(db, "asked", owner, at, version, how)
        case None, (int(owner), int(at), str(judge), str(thought)):
            _add(db, "thoughts", owner, at, judge, thought)
        case None, (int(owner), int(seat), str(judge), int(decisions), given, int(deals), *two):
            figures = [given, *two]
            if len(figures) == 3 and all(isinstance(one, int | float) for one in figures):
                _add(db, "reviews", owner, seat, judge, decisions, given, deals, *two)
        case None, (str(name), str(value)):
            db.execute("INSERT OR IGNORE INTO marks VALUES (?, ?)", (name, value))
        case _:
            return


def _note(db: sqlite3.Connection, number: int) -> None:
    """Note that the file has or had a match of this number."""
    if 0 < number < _MOST:
        db.execute("INSERT OR IGNORE INTO numbers VALUES (?)", (number,))


def _add(db: sqlite3.Connection, table: str, *values: object) -> None:
    db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values)


# -- judging what was found ----------------------------------------------------------------------
def _matches(file: sqlite3.Connection, counts: Counter[str]) -> Iterator[_Found]:
    """Yield the matches that can be used; count those that are lost."""
    for (number,) in file.execute("SELECT id FROM numbers ORDER BY id").fetchall():
        found = _found(file, number)
        if found is None:
            counts["lost"] += 1
        else:
            yield found


def _found(db: sqlite3.Connection, number: int) -> _Found | None:
    """Return what can be used of a match; ``None`` if that is nothing."""
    values = db.execute("SELECT * FROM matches WHERE id = ?", (number,)).fetchone()
    row = None if values is None else _row(values)
    found, state = ([], "altered") if row is None else _actions(db, number, row)
    # Another state of the row may be the one to which the actions belong.
    for other in db.execute("SELECT * FROM others WHERE id = ?", (number,)).fetchall():
        read = _row(other)
        if read is None or not _SUM.fullmatch(str(read["sum"])):
            continue
        if row is not None and str(read["updated"]) <= str(row["updated"]):
            continue  # whatever was taken back stays so
        actions, judged = _actions(db, number, read)
        if judged == "whole":
            row, found, state = read, actions, judged
    return None if row is None else _usable(db, number, row, found, state)


def _usable(
    db: sqlite3.Connection, number: int, row: dict[str, object], actions: list[str], state: str
) -> _Found | None:
    """Return what can be used of a match with this row and these actions, by their state."""
    if state == "whole":
        row["sum"] = _sums(row, actions)[-1]
        return _Found(row, actions, True, _more(db, number, len(actions)))
    if state == "altered":
        actions = []
    if _is_over(row) and row["source"] in ("", rows.RESULT):
        row["source"] = rows.RESULT
    elif not actions:
        return None
    else:
        row.update(finished=0, scores="[]", winners="[]")
    row["sum"] = _sums(row, actions)[-1]
    more = _more(db, number, len(actions))
    del more["reviews"]
    return _Found(row, actions, False, more)


def _row(values: tuple[object, ...]) -> dict[str, object] | None:
    """Return the row of a match; ``None`` if it makes no sense."""
    row = dict(zip(_COLUMNS, values, strict=True))
    for name in ("away", "source"):
        row[name] = row[name] if isinstance(row[name], str) else ""
    texts = (*rows.HEADER, "created", "updated", "promise")
    try:
        options = json.loads(str(row["options"]))
    except (ValueError, RecursionError):
        return None
    if not isinstance(options, dict):
        return None
    if row["finished"] not in (0, 1) or bool(rows.numbers(row["scores"])) != bool(row["finished"]):
        # One of them is damaged. The match says how it ended when it is loaded.
        row.update(finished=0, scores="[]", winners="[]")
    needed = [row[name] for name in texts]
    return row if rows.makes_sense(needed, row["seats"], row["finished"], row["scores"]) else None


def _is_over(row: dict[str, object]) -> bool:
    """Whether the row of a match has a result that makes sense."""
    scores, winners = rows.numbers(row["scores"]), rows.numbers(row["winners"])
    seats = len(rows.read_seats(row["seats"]))
    return (
        row["finished"] == 1 and len(scores) == seats and all(0 <= seat < seats for seat in winners)
    )


def _sums(row: dict[str, object], actions: Sequence[str]) -> list[str]:
    """Return the check sums of a match after 0, 1, 2, … actions."""
    first = rows.check_sum([row[name] for name in rows.HEADER], row["promise"], ())
    return list(itertools.accumulate(actions, rows.next_sum, initial=first))


def _actions(db: sqlite3.Connection, number: int, row: dict[str, object]) -> tuple[list[str], str]:
    """Return the readable actions from the first on, and whether these are the ``whole`` match, a
    ``cut`` one, or one in which something was ``altered``.
    """
    found = db.execute(
        "SELECT number, action, page, cell, inner, last FROM actions"
        " WHERE match = ? AND sure ORDER BY number",
        (number,),
    ).fetchall()
    readable = {at: action for at, action, *_ in found}
    doubtful = db.execute(
        "SELECT number, action FROM actions WHERE match = ? AND NOT sure", (number,)
    )
    check = str(row["sum"])
    summed = _SUM.fullmatch(check) is not None
    if summed:  # the sum decides, so deleted rows may be tried as well
        actions = _in_order({**dict(doubtful.fetchall()), **readable})
        sums = _sums(row, actions)
        if check in sums:
            good = actions[: sums.index(check)]
            # Its row may come from an older page than its actions do.
            return good, "cut" if len(good) < len(_in_order(readable)) else "whole"
        if sum(one != other for one, other in zip(check, sums[-1], strict=True)) == 1:
            return actions, "whole"  # it is the sum itself that was altered
    actions = _in_order(readable)
    before = found[-1][2:] if found else None
    cut = (
        len(actions) < len(found)
        or before is None
        or _gap_after(db, number, len(actions) - 1, before)
    )
    if cut:  # nothing proves what is left, so it counts only if there was damage in one place
        return actions, "altered" if _scattered(db) else "cut"
    return actions, "altered" if summed else "whole"


def _scattered(db: sqlite3.Connection) -> bool:
    """Whether bytes are damaged in several places, so that others may be unnoticed."""
    spoilt = [page for (page,) in db.execute("SELECT page FROM spoilt ORDER BY page")]
    return any(after > page + 1 for page, after in itertools.pairwise(spoilt))


def _in_order(actions: dict[int, str | None]) -> list[str]:
    good: list[str] = []
    while (action := actions.get(len(good))) is not None:
        good.append(action)
    return good


def _gap_after(
    db: sqlite3.Connection, match: int, number: int, before: tuple[int, int, bool, bool]
) -> bool:
    """Whether rows may be missing after this one, judged by where it and the next one lie.

    In a b-tree whose pages are all there, the row after the last one of a leaf lies in an inner
    page, and the one after that is the first of another leaf.
    """
    page, cell, inner, last = before
    after = db.execute(
        "SELECT page, cell, inner FROM actions WHERE sure AND (match, number) > (?, ?)"
        " ORDER BY match, number LIMIT 1",
        (match, number),
    ).fetchone()
    if after is None:
        return bool(inner or not last)
    next_page, next_cell, next_inner = after
    if inner:
        return bool(next_inner or next_cell != 0)
    if last:
        return not next_inner
    return bool(next_page != page or next_cell != cell + 1)


def _more(db: sqlite3.Connection, match: int, count: int) -> dict[str, list[tuple[object, ...]]]:
    """Return the rows that go with a match of which ``count`` actions are readable."""
    more = {
        table: db.execute(
            f"SELECT {', '.join(columns)} FROM {table} WHERE match = ?", (match,)
        ).fetchall()
        for table, columns in _WITH_MATCH.items()
    }
    for table in ("asked", "thoughts"):
        more[table] = [row for row in more[table] if row[0] in range(count)]
    more["help"] = [tuple(map(rows.count, row)) for row in more["help"]]
    return more


#: Takes back that a match was deleted.
_BRING_BACK = "UPDATE matches SET away = '' WHERE id = ? AND away <> ''"
#: What tells a match from all others: when it was begun, its cards, who played it by which rules.
_WHO = ("created", "seed", "seats", "game", "options")


class _There:
    """The new file: which matches it has already, and how others are written to it.

    A match that is there stands for one match of the damaged file; what was brought over from that
    file stands for none.
    """

    def __init__(self, latest: bool, wanted: bool) -> None:
        """Begin with what is there.

        Args:
            latest: whether the other has matches as they were left, later than they are here.
            wanted: whether somebody wants all that the other has.
        """
        self._latest, self._wanted = latest, wanted
        self._db: sqlite3.Connection | None = None

    def take(self, db: sqlite3.Connection, found: _Found) -> str:
        """Write a match unless it is there; return what became of it, as a count is called."""
        if db is not self._db:  # another file may have taken the place of the new one
            self._db, self._last = db, 0
            self._brought: set[int] = set()
            self._same: dict[tuple[object, ...], list[int]] = {}
        if self._wanted:
            found.row["away"] = ""
        if not self._has(db, found):
            self._write(db, found)
        elif not (self._wanted and db.execute(_BRING_BACK, (found.there,)).rowcount):
            return "there"
        return "whole" if found.whole else "cut"

    def was_empty(self, db: sqlite3.Connection) -> bool:
        """Whether there were no matches but those that were brought over."""
        (count,) = db.execute("SELECT count(*) FROM matches").fetchone()
        return db is self._db and count == len(self._brought)

    def _has(self, db: sqlite3.Connection, found: _Found) -> bool:
        """Whether a match is there, as far as it went in the damaged file or further."""
        for row, *who in db.execute(
            f"SELECT id, {', '.join(_WHO)} FROM matches WHERE id > ?", (self._last,)
        ):
            self._last = max(self._last, row)
            if row not in self._brought:
                self._same.setdefault(tuple(who), []).append(row)
        same = self._same.get(tuple(found.row[name] for name in _WHO), [])
        exists = "SELECT 1 FROM matches WHERE id = ?"
        same[:] = [row for row in same if db.execute(exists, (row,)).fetchone()]  # others delete
        if not same:
            return False
        actions = "SELECT action FROM actions WHERE match = ? ORDER BY number"
        there = {row: [one for (one,) in db.execute(actions, (row,))] for row in same}
        wanted = found.actions
        further = [row for row in same if there[row][: len(wanted)] == wanted]
        if further:
            found.there = min(further, key=lambda row: len(there[row]))
            same.remove(found.there)
            return True
        before = [row for row in same if wanted[: len(there[row])] == there[row]]
        if before:
            row = max(before, key=lambda row: len(there[row]))
            same.remove(row)
            if self._is_later(db, row, found):
                found.replaces = row
            else:
                found.there = row
            return not found.replaces
        if (self._wanted or self._latest) and found.whole:
            return False  # it went on in two ways
        del same[0]
        return True

    def _is_later(self, db: sqlite3.Connection, row: int, found: _Found) -> bool:
        """Whether a match that goes on in the other file did so last; else that was taken back.

        Clocks are not asked where the file itself says so, nor where one of them was wrong.
        """
        (updated,) = db.execute("SELECT updated FROM matches WHERE id = ?", (row,)).fetchone()
        at = moments.now()
        last, there = (moments.known(str(one), at) for one in (found.row["updated"], updated))
        return found.whole and (self._latest or not (last and there) or last > there)

    def _write(self, db: sqlite3.Connection, found: _Found) -> None:
        """Write a match, instead of an earlier state of it if there is one."""
        names = [name for name in _COLUMNS if name != "id"]
        values = [found.row[name] for name in names]
        row: int | None = found.replaces
        if row:
            db.execute("DELETE FROM actions WHERE match = ?", (row,))
            changes = ", ".join(f"{name} = ?" for name in names)
            db.execute(f"UPDATE matches SET {changes} WHERE id = ?", (*values, row))
        else:
            row = db.execute(
                f"INSERT INTO matches ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
                values,
            ).lastrowid
        assert row is not None
        self._brought.add(row)
        rows.insert_actions(db, row, found.actions, 0)
        for table, lines in found.more.items():
            places = ", ".join("?" * (len(_WITH_MATCH[table]) + 1))
            db.executemany(
                f"INSERT OR REPLACE INTO {table} VALUES ({places})",
                [(row, *line) for line in lines],
            )


def _bring_marks(file: sqlite3.Connection, into: sqlite3.Connection) -> None:
    into.executemany(
        "INSERT OR IGNORE INTO marks VALUES (?, ?)", file.execute("SELECT name, value FROM marks")
    )

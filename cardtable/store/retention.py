"""Removes old finished matches, if the player wants that; no other match is ever removed."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cardtable.reasons import told_reason
from cardtable.store.archive import AGED
from cardtable.store.journal import Journal
from cardtable.store.keeping import Retention
from cardtable.store.moments import now
from cardtable.store.schema import FAULTS, open_writing
from cardtable.store.trouble import JournalError, told

#: Matches removed at a time while a window is open, because it waits only briefly for the file.
PORTION = 50
#: Days for which matches that were deleted because of their age or number can be brought back.
GRACE = 7
#: Milliseconds to wait for the file; nobody waits for this.
_PATIENCE_MS = 30_000


def outdated(journal: Journal, keep: Retention) -> list[int]:
    """Return the finished matches that should no longer be kept, oldest last.

    A clock that is wrong deletes nothing: a match is old only if it is so beside the newest one,
    too.

    Raises:
        JournalError: if the journal cannot be read.
    """
    if keep.latest:
        return journal.ended_after(keep.latest)
    if keep.days:
        return journal.ended_before(_days_before(journal.last_ended(), keep.days))
    return []


def _days_before(newest: str, days: int) -> str:
    """Return the moment so many days before now or before the newest match, whichever is first."""
    now = datetime.now(UTC)
    with contextlib.suppress(ValueError):
        found = datetime.fromisoformat(newest)
        now = min(now, found if found.tzinfo else found.replace(tzinfo=UTC))
    try:
        return (now - timedelta(days=days)).isoformat(timespec="microseconds")
    except OverflowError:
        return ""


def tidy_beside(path: Path, keep: Retention) -> int:
    """Remove outdated matches from a file that is in use; return how many there were.

    For a thread of its own. They are put away, and removed after some days. A match that goes on
    again because its end was taken back is left alone, and so is a file that was taken away.

    Raises:
        JournalError: if the file cannot be written; what was removed by then stays removed.
    """
    if not path.exists():
        return 0
    with contextlib.closing(Journal(path, later=True)) as journal:
        if journal.locked is not None or journal.waiting is not None:
            return 0
        gone = outdated(journal, keep)
        past = _days_before(journal.last_ended(), GRACE)
        forgotten = journal.read(
            "SELECT id FROM matches WHERE away >= ? AND away < ?", AGED, AGED + past
        )
        numbers = [number for (number,) in forgotten]
        _change(path, _STAY_RATED, numbers)
        _change(path, _FORGET, numbers)
        moment = AGED + now()
        return _change(path, f"UPDATE matches SET away = '{moment}' WHERE {_OVER}", gone)


_OVER = "id = ? AND finished = 1 AND away = ''"
_STAY_RATED = "UPDATE rated SET match = NULL WHERE match = ?"
_FORGET = f"DELETE FROM matches WHERE id = ? AND away >= '{AGED}'"


def _change(path: Path, statement: str, matches: Sequence[object]) -> int:
    """Do the same with many matches, a few at a time; return how many there were."""
    done = 0
    try:
        with contextlib.closing(open_writing(path, look=False)) as db:
            db.execute(f"PRAGMA busy_timeout={_PATIENCE_MS}")
            for first in range(0, len(matches), PORTION):
                db.execute("BEGIN IMMEDIATE")
                for number in matches[first : first + PORTION]:
                    done += db.execute(statement, (number,)).rowcount
                db.execute("COMMIT")
    except FAULTS as error:
        raise told(error, path) from error
    return done


def compact(path: Path) -> tuple[int, int]:
    """Free the space of removed matches; return the file's size in bytes before and after.

    Raises:
        JournalError: if it cannot be done now; the file is unchanged.
    """
    try:
        with contextlib.closing(open_writing(path)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            before = path.stat().st_size
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return before, path.stat().st_size
    except FAULTS as error:
        raise told(error, path) from error
    except OSError as error:
        raise JournalError("read_only", told_reason(path, error)) from error

"""Removes old finished matches, if the player wants that; no other match is ever removed."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cardtable.store.journal import Journal
from cardtable.store.keeping import Retention
from cardtable.store.schema import open_writing
from cardtable.store.trouble import JournalError, told

#: Matches removed at a time while a window is open, because it waits only briefly for the file.
PORTION = 50
#: Milliseconds to wait for the file; nobody waits for this.
_PATIENCE_MS = 30_000


def outdated(journal: Journal, keep: Retention) -> list[int]:
    """Return the finished matches that should no longer be kept, oldest last.

    Raises:
        JournalError: if the journal cannot be read.
    """
    if keep.latest:
        return journal.ended_after(keep.latest)
    if keep.days:
        return journal.ended_before((datetime.now(UTC) - timedelta(days=keep.days)).isoformat())
    return []


def remove_beside(path: Path, matches: Sequence[int]) -> int:
    """Remove finished matches from a file that is in use; return how many were there.

    For a thread of its own. A match that goes on again because its end was taken back is left
    alone.

    Raises:
        JournalError: if the file cannot be written; what was removed by then stays removed.
    """
    removed = 0
    try:
        with contextlib.closing(open_writing(path, look=False)) as db:
            db.execute(f"PRAGMA busy_timeout={_PATIENCE_MS}")
            for first in range(0, len(matches), PORTION):
                db.execute("BEGIN IMMEDIATE")
                for number in matches[first : first + PORTION]:
                    gone = db.execute(
                        "DELETE FROM matches WHERE id = ? AND finished = 1", (number,)
                    )
                    removed += gone.rowcount
                db.execute("COMMIT")
    except sqlite3.Error as error:
        raise told(error, path) from error
    return removed


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
    except sqlite3.Error as error:
        raise told(error, path) from error
    except OSError as error:
        raise JournalError("read_only", f"{path}: {error.strerror}") from error

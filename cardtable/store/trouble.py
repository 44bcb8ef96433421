"""What can go wrong with the file of matches, as one kind of error with a reason."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3


class JournalError(Exception):
    """Something could not be kept or read back.

    Attributes:
        reason: ``full``, ``read_only``, ``no_folder``, ``gone`` (the file was taken away while
            it was in use), ``busy``, ``disk`` (the disk fails), ``damaged``, ``newer``,
            ``game`` (the match's game fails) or ``failed``; worded by the window and the command
            line.
        detail: the system's own words or the file concerned.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


#: Reasons by the beginning of SQLite's error names; longer ones come first.
_REASONS = (
    ("SQLITE_FULL", "full"),
    ("SQLITE_IOERR_WRITE", "full"),
    ("SQLITE_IOERR_FSYNC", "full"),
    ("SQLITE_IOERR_TRUNCATE", "full"),
    ("SQLITE_IOERR_SHMSIZE", "full"),
    ("SQLITE_IOERR", "disk"),
    ("SQLITE_READONLY", "read_only"),
    ("SQLITE_CANTOPEN", "read_only"),
    ("SQLITE_PERM", "read_only"),
    ("SQLITE_BUSY", "busy"),
    ("SQLITE_LOCKED", "busy"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is broken, rather than out of reach."""
    return getattr(error, "sqlite_errorname", "") in ("SQLITE_CORRUPT", "SQLITE_NOTADB") or (
        "malformed" in str(error) or "not a database" in str(error)
    )


def told(error: sqlite3.Error, path: Path) -> JournalError:
    """Turn SQLite's error into a :class:`JournalError` about the journal at ``path``."""
    name = str(getattr(error, "sqlite_errorname", ""))
    reason = next((reason for sign, reason in _REASONS if name.startswith(sign)), "failed")
    return JournalError(reason, f"{path}: {error}")

"""What can go wrong with the file of matches, as one kind of error with a reason."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

from cardtable.reasons import system_reason
from cardtable.translation import message


class JournalError(Exception):
    """Something could not be kept or read back.

    Attributes:
        reason: ``full``, ``read_only``, ``no_folder``, ``gone`` (the file was taken away while
            it was in use), ``changed`` (the match was, by another program), ``no_file`` (the path
            is taken by something else), ``busy``, ``no_locks`` (files cannot be locked in the
            folder), ``disk`` (it cannot be read or written),
            ``damaged``, ``newer``, ``game`` (the match's game fails) or ``failed``; worded by the
            window and the command line.
        detail: the system's own words or the file concerned.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


#: Reasons by the beginning of SQLite's error names; longer ones come first.
_REASONS = (
    ("SQLITE_FULL", "full"),
    ("SQLITE_IOERR", "disk"),
    ("SQLITE_READONLY", "read_only"),
    ("SQLITE_CANTOPEN", "read_only"),
    ("SQLITE_PERM", "read_only"),
    ("SQLITE_BUSY", "busy"),
    ("SQLITE_LOCKED", "busy"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
)
#: What hinders SQLite though the file is sound, besides what has a reason above.
_OUTER = ("SQLITE_NOMEM", "SQLITE_INTERRUPT", "SQLITE_PROTOCOL", "SQLITE_AUTH", "SQLITE_NOLFS")
#: A disk with less than this is full.
_FULL = 1 << 16
#: Memory that is there if any is: sound files of ours never make SQLite ask for more at once.
_SPARE = 1 << 26


def is_damage(error: Exception) -> bool:
    """Whether the file itself is broken, rather than out of reach."""
    name = getattr(error, "sqlite_errorname", "")
    said = str(error)
    return (
        name in ("SQLITE_CORRUPT", "SQLITE_NOTADB")
        or isinstance(error, UnicodeDecodeError | OverflowError)
        or (_lacks_memory(error) and not _is_short_of_memory())
        or "malformed" in said
        or "not a database" in said
    )


def _lacks_memory(error: Exception) -> bool:
    """Whether SQLite did not get the memory that it asked for."""
    name = getattr(error, "sqlite_errorname", "")
    return isinstance(error, MemoryError) or name in ("SQLITE_NOMEM", "SQLITE_TOOBIG")


def _is_short_of_memory() -> bool:
    """Whether memory really is short; otherwise a damaged length made SQLite ask for too much."""
    try:
        bytearray(_SPARE)
    except MemoryError:
        return True
    return False


def is_damage_on_opening(error: Exception) -> bool:
    """Whether an exception while our file is opened means that it is damaged.

    Only a damaged one makes SQLite, or what reads from it, fail for other reasons than those of
    the system.
    """
    name = str(getattr(error, "sqlite_errorname", ""))
    outer = (*(sign for sign, reason in _REASONS if reason != "damaged"), *_OUTER)
    return is_damage(error) or not (
        isinstance(error, OSError | MemoryError) or name.startswith(outer)
    )


def told(error: Exception, path: Path) -> JournalError:
    """Turn SQLite's error into a :class:`JournalError` about the journal at ``path``."""
    name = str(getattr(error, "sqlite_errorname", ""))
    reason = next((reason for sign, reason in _REASONS if name.startswith(sign)), "failed")
    if is_damage(error):
        reason = "damaged"
    if reason == "disk" and _is_full(path.parent):
        reason = "full"
    said = str(error)
    if isinstance(error, MemoryError):
        short = system_reason(OSError(errno.ENOMEM, os.strerror(errno.ENOMEM)))
        said = message("a length in it is wrong") if reason == "damaged" else short
    return JournalError(reason, message("{file}: {reason}", file=str(path), reason=said))


def _is_full(folder: Path) -> bool:
    """Whether nothing more fits on the disk; SQLite does not always say so."""
    try:
        return shutil.disk_usage(folder).free < _FULL
    except OSError:
        return False

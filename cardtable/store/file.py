"""The journal's file: opened for reading or writing; damaged, locked, taken away or found again."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.store import schema
from cardtable.store.private_file import make_private
from cardtable.store.salvage import Salvaged, salvage
from cardtable.store.trouble import JournalError, is_damage, told


class JournalFile:
    """An open file of matches.

    Attributes:
        path: where it is.
        set_aside: where a damaged file was moved on opening, or ``None``.
        salvaged: what could be read of the damaged file.
        waiting: a file that was set aside and still has to be brought over, or ``None``.
        locked: why nothing can be written, or ``None``; every attempt to write checks again.
    """

    def __init__(self, path: Path, later: bool = False) -> None:
        """Open the journal, creating folder and file if they are missing.

        What can be read of a damaged file is brought over at once, or, with ``later``, when
        somebody calls :meth:`bring_over_beside`.

        Raises:
            JournalError: ``no_folder``, ``read_only``, ``busy``, ``full``, ``disk`` or ``failed``,
                if it cannot even be read.
        """
        self.path = path
        self.set_aside: Path | None = None
        self.salvaged: Salvaged | None = None
        self.waiting: Path | None = None
        self.locked: JournalError | None = None
        self._copy: TemporaryDirectory[str] | None = None
        #: Matches whose numbers are valid in this file; ``None``: all of them.
        self._known: set[int] | None = None
        try:
            make_private(path)
        except JournalError:
            if not path.exists():
                raise
        try:
            self._db = schema.open_writing(path)
        except JournalError as error:
            self._only_read(error)
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                self._begin_anew()
            else:
                self._only_read(told(error, path))
        self._note_file()
        if self.locked is None:
            self.waiting = schema.waiting_beside(path)
        if self.waiting is not None and not later:
            with contextlib.suppress(JournalError):  # it can be brought over later
                self.salvaged = self.bring_over(self.waiting)
                self.brought_over(self.waiting)

    def _only_read(self, why: JournalError) -> None:
        try:
            self._db, self._copy = schema.open_reading(self.path)
        except (sqlite3.Error, OSError):
            raise why from None
        self.locked = why

    def _begin_anew(self) -> None:
        """Set the damaged file aside and bring over what can be read of it."""
        try:
            self.set_aside = schema.move_aside(self.path)
            schema.mark_waiting(self.set_aside)
            make_private(self.path)
            self._db = schema.open_writing(self.path)
        except OSError as error:
            raise JournalError("read_only", f"{self.path}: {error.strerror}") from error
        except sqlite3.Error as error:
            raise told(error, self.path) from error

    def brought_over(self, path: Path) -> None:
        """Note that all that can be read of a file that was set aside is here now."""
        schema.mark_waiting(path, False)
        if self.waiting == path:
            self.waiting = None

    def bring_over(self, path: Path) -> Salvaged:
        """Bring what can be read of another file of matches over into this one.

        Raises:
            JournalError: if this one cannot be written; then nothing of it was.
        """
        with self.transaction() as db:
            return salvage(path, db)

    def _note_file(self) -> None:
        self._sums = schema.has_column(self._db, "sum")
        self._promises = schema.has_column(self._db, "promise")
        self._help = schema.has_table(self._db, "help")
        self._asked = schema.has_table(self._db, "asked")
        self._past = schema.has_column(self._db, "away") and schema.has_table(self._db, "marks")
        self._file = self._file_now()

    def _file_now(self) -> tuple[int, int] | None:
        """Identify the file that is at the path now."""
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    @property
    def stamp(self) -> tuple[object, int]:
        """Changes with whatever is written to the file, here or by another program.

        Raises:
            JournalError: if it cannot be read.
        """
        return self.read("PRAGMA data_version")[0][0], self._db.total_changes

    def close(self) -> None:
        """Close the file; everything is already in it."""
        self._db.close()
        if self._copy is not None:
            self._copy.cleanup()

    def read(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """The rows that a query finds.

        Raises:
            JournalError: if they cannot be read.
        """
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise told(error, self.path) from error

    @contextlib.contextmanager
    def transaction(self, match: int = 0) -> Iterator[sqlite3.Connection]:
        """Write all or nothing; to a ``match`` only if its number is one of this file."""
        if self.locked is not None or self._file != self._file_now():
            self._reopen()
        if match and self._known is not None and match not in self._known:
            raise JournalError("gone", str(self.path))
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield self._db
            self._db.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):  # report the first error
                self._db.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise told(error, self.path) from error
            raise

    def _reopen(self) -> None:
        """Open the file again for writing.

        A file that was taken away while in use is written again from what is still held.

        Raises:
            JournalError: if it still cannot be written.
        """
        there = self._file_now()
        taken_away = self.locked is None and there is None
        exchanged = there is not None and there != self._file
        try:
            make_private(self.path)
            if taken_away:
                again = sqlite3.connect(self.path)
                with contextlib.closing(again):
                    self._db.backup(again)
            # This is repeated while the window waits, so without a long check.
            db = schema.open_writing(self.path, look=False)
        except sqlite3.Error as error:
            if taken_away:
                with contextlib.suppress(OSError):  # half a file would be taken for the whole
                    self.path.unlink()
                raise JournalError("gone", f"{self.path}: {error}") from error
            raise told(error, self.path) from error
        self.close()
        self._db, self._copy, self.locked = db, None, None
        self._known = set() if exchanged else self._known
        self._note_file()

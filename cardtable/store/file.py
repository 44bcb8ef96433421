"""The journal's file: opened for reading or writing; damaged, locked, taken away or found again."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.files import check_own_link
from cardtable.reasons import told_reason
from cardtable.store import schema, unsaved_files
from cardtable.store.private_file import make_private
from cardtable.store.salvage import Salvaged, salvage, why_not
from cardtable.store.trouble import JournalError, is_damage, is_damage_on_opening, told

#: More than the matches of any file. Numbers of matches begin this much higher whenever another
#: file has taken the journal's place, so that a number that somebody still holds means no other.
_SPAN = 10_000_000


class JournalFile:
    """An open file of matches.

    Attributes:
        path: where it is.
        set_aside: where a damaged file was moved on opening, or ``None``.
        salvaged: what could be read of the damaged file.
        waits: the files that still have to be brought over: what was set aside, oldest first, then
            what could not be saved.
        hindered: those that could not be brought over on opening, what came over of each, and why
            the rest did not.
        locked: why nothing can be written, or ``None``; every attempt to write checks again.
        replaced: called when another file has taken the place of the one that was in use: an empty
            one, because that was damaged, or one that another program put there.
    """

    def __init__(self, path: Path, later: bool = False) -> None:
        """Open the journal, creating folder and file if they are missing.

        With ``later``, nothing is done that takes longer the more matches there are: somebody else
        checks the file (:func:`~cardtable.store.schema.is_sound`), and brings over what can be read
        of a damaged one.

        Raises:
            JournalError: ``no_folder``, ``no_file``, ``read_only``, ``busy``, ``full``, ``disk`` or
                ``failed``, if it cannot even be read.
        """
        _check_own(path)
        with contextlib.suppress(OSError, ValueError):  # reported on opening
            if path.is_symlink() and path.is_file():  # SQLite's files lie beside the file itself
                path = path.resolve()
        self.path = path
        self.set_aside: Path | None = None
        self.salvaged: Salvaged | None = None
        self.waits: list[Path] = []
        self.hindered: list[tuple[Path, Salvaged, JournalError]] = []
        self.locked: JournalError | None = None
        self.replaced: Callable[[], object] = lambda: None
        self._copy: TemporaryDirectory[str] | None = None
        #: What is added to the numbers of this file's rows; see :data:`_SPAN`.
        self._base = 0
        #: The check sums of matches as they were last written or read here.
        self._seen: dict[int, str] = {}
        self._held: tuple[int, int] | None = None
        self._file: tuple[int, int] | None = None
        #: When these were first written.
        self._begun: dict[int, str] = {}
        with schema.alone(path, only_wait=True):
            schema.finish_moves(path)
        try:
            make_private(path)
        except JournalError:
            if not os.path.exists(path):
                raise
        with contextlib.ExitStack() as alone:
            if not self._opened(look=not later):
                alone.enter_context(schema.alone(path))
                # Another program may have been quicker.
                if not self._opened(look=not later):
                    self._replace()
            self._in_use()
            if self.locked is None:
                self.waits = schema.waiting_beside(path)
                if later:
                    schema.clear_trials(path.parent)
                    # The window is the only one, so no other is just writing them.
                    self.waits += unsaved_files.unsaved_for(path)
            for file in [] if later else list(self.waits):
                self._try_to_bring_over(file)

    def _try_to_bring_over(self, file: Path) -> None:
        """Bring over what waits, or note what hinders: it can be brought over later."""
        so_far = [Salvaged()]

        def note(found: Salvaged) -> bool:
            so_far.append(found)
            return True

        try:
            found = salvage(file, self.transaction, progress=note)
        except (JournalError, OSError) as error:
            why = error if isinstance(error, JournalError) else why_not(error, file)
            self.hindered.append((file, so_far[-1], why))
            return
        assert found is not None  # nobody stops it
        self.salvaged = found if self.salvaged is None else self.salvaged + found
        self.brought_over(file)

    def _opened(self, look: bool) -> bool:
        """Open the file, if need be only for reading; return whether it is not damaged."""
        _check_own(self.path)
        try:
            self._db = schema.open_writing(self.path, look=look)
        except JournalError as error:
            if error.reason == "no_file":
                raise
            self._only_read(error)
        except Exception as error:
            if is_damage_on_opening(error):
                return False
            self._only_read(_as_journal_error(error, self.path))
        return True

    @property
    def waiting(self) -> Path | None:
        """The first file that still has to be brought over, if any."""
        return self.waits[0] if self.waits else None

    def _only_read(self, why: JournalError) -> None:
        try:
            self._db, self._copy = schema.open_reading(self.path)
        except Exception:  # a damaged file can make it fail in many ways
            raise why from None
        self._held = schema.hold(self.path)
        self.locked = why

    def _wait(self, why: JournalError) -> None:
        """Note why the file, which is closed, cannot be written; read what can be read of it."""
        self.locked = why
        with contextlib.suppress(JournalError):
            self._only_read(why)

    def begin_anew(self) -> None:
        """Set the damaged file aside, and begin a new one in its place.

        What can be read of it is :attr:`waiting` to be brought over. Numbers of matches that
        somebody still holds are not valid any more.

        Raises:
            JournalError: if that cannot be done; the next attempt to write tries again.
        """
        with contextlib.suppress(sqlite3.Error):
            self._close_connection()
        self.locked = None
        try:
            with schema.alone(self.path):
                # Another program may have been quicker, and have begun a new file already.
                same = schema.identity(self.path) in (None, self._file)
                if same or not self._opened(look=False):
                    self._replace()
        except JournalError as error:
            self._file = None  # what lies there by then is another file
            self._wait(error)
            raise
        self._base += _SPAN
        self._in_use()
        self._find_waiting()
        self.replaced()

    def _find_waiting(self) -> None:
        others = [file for file in self.waits if unsaved_files.is_unsaved(file)]
        self.waits = schema.waiting_beside(self.path) + others

    def _replace(self) -> None:
        try:
            self.set_aside = schema.set_aside(self.path)
            make_private(self.path)
            self._db = schema.open_writing(self.path)
        except (OSError, *schema.FAULTS) as error:
            raise _as_journal_error(error, self.path) from error

    def brought_over(self, path: Path) -> None:
        """Note that all that can be read of a file that was waiting is here now."""
        if unsaved_files.is_unsaved(path):
            unsaved_files.note_saved(path)
        else:
            schema.mark_waiting(path, False)
        self.put_off(path)

    def put_off(self, path: Path) -> None:
        """Leave a file that waits to be brought over for the next start."""
        self.waits = [file for file in self.waits if file != path]

    def bring_over(self, path: Path, wanted: bool = False) -> Salvaged:
        """Bring what can be read of another file of matches over into this one.

        ``wanted``: also a match that went on in another way here, or was deleted.

        Raises:
            JournalError: if this one cannot be written; what came over by then stays.
            OSError: if the other one cannot be read.
        """
        found = salvage(path, self.transaction, wanted)
        assert found is not None  # nobody stops it
        return found

    def _in_use(self) -> None:
        """Note which file and which write-ahead log are in use."""
        schema.let_go(self._held)
        self._held = schema.hold(self.path)
        self._log = f"{self.path}{schema.COMPANIONS[0]}"
        self._file, self._log_file = schema.identity(self.path), schema.identity(self._log)

    @property
    def stamp(self) -> tuple[object, int]:
        """Changes with whatever is written to the file, here or by another program.

        Raises:
            JournalError: if it cannot be read.
        """
        version = self.read("PRAGMA data_version")[0][0]
        return (self._base, version), self._db.total_changes

    def close(self) -> None:
        """Close the file; everything is already in it."""
        with contextlib.suppress(JournalError):
            if self._is_parted():
                self._copy_aside()
            elif self._is_away() and (os.path.exists(self.path) or self._has_log()):
                self._part()
        self._close_connection()

    def _close_connection(self) -> None:
        """Close the file as it is; it may be closed already."""
        if schema.has_lost_index(self.path, self._held) and os.path.exists(self._log):
            schema.close_as_it_is(self._db)  # others may have written to the log since then
        else:
            self._db.close()
        schema.let_go(self._held)
        self._held = None
        if self._copy is not None:
            self._copy.cleanup()
            self._copy = None

    def read(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """The rows that a query finds.

        Raises:
            JournalError: if they cannot be read; a damaged file is set aside.
        """
        try:
            return self._db.execute(query, values).fetchall()
        except schema.FAULTS as error:
            raise self._failed(error) from error

    @contextlib.contextmanager
    def transaction(self, match: int = 0) -> Iterator[sqlite3.Connection]:
        """Write all or nothing; to a ``match`` only if its number is one of this file.

        Raises:
            JournalError: if it cannot be written; a damaged file is set aside.
        """
        if self.locked is not None and schema.has_other_names(self.path):
            self._join_others()  # parted only while nobody has it open
        elif self.locked is not None or self._file != schema.identity(self.path):
            self._reopen()
        elif self._log_file != schema.identity(self._log):
            self._write_log_again()
        elif schema.has_lost_index(self.path, self._held):
            self._join_others()
        if match:
            self._row(match)
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):  # report the first error
                db.execute("ROLLBACK")
            if isinstance(error, schema.FAULTS):
                raise self._failed(error) from error
            raise

    def _row(self, match: int) -> int:
        """Return the number that a match has in the file itself.

        Raises:
            JournalError: ``gone``, if its number was given out for a file that was in use before.
        """
        if not self._is_here(match):
            raise JournalError("gone", str(self.path))
        return match - self._base

    def _is_here(self, match: int) -> bool:
        """Whether a match's number was given out for the file in use."""
        return match > self._base

    def _failed(self, error: Exception) -> JournalError:
        """Say what went wrong, and set the file aside if it is damaged."""
        if isinstance(error, sqlite3.ProgrammingError) and self.locked is not None:
            return self.locked  # the file is closed, and could not be opened again
        if is_damage(error) and self.locked is None:
            try:
                self.begin_anew()
            except JournalError as worse:
                return worse
        return told(error, self.path)

    def _reopen(self) -> None:
        """Open the file again for writing.

        A file that was taken away while in use is written again from what is still held.

        Raises:
            JournalError: if it still cannot be written.
        """
        if self.locked is None and schema.identity(self.path) is None:
            self._write_again()
        there = schema.identity(self.path)
        another = there is None or there != self._file
        if another:
            if self.locked is None:
                self._part()
            # Before the other one is opened, which shares the name of the log's index: POSIX drops
            # all locks of a process on a file with whichever of its descriptors is closed.
            self._close_connection()
        try:
            make_private(self.path)
            # This is repeated while the window waits, so without a long check.
            db = schema.open_writing(self.path, look=False)
        except (JournalError, *schema.FAULTS) as error:
            why = error if isinstance(error, JournalError) else told(error, self.path)
            if why.reason == "damaged" and self._file is None:  # it could not be set aside before
                self.begin_anew()
                return
            if self._held is None:
                self._wait(why)
            raise why from error
        self._close_connection()
        self._db, self.locked = db, None
        self._in_use()
        if another:
            self._base += _SPAN
            self._find_waiting()
            self.replaced()

    def _write_again(self) -> None:
        """Write a file that was taken away again, and close the one that is held.

        It gets its name when it is whole: SQLite deletes a log that lies beside an empty file, and
        this log belongs to a file that may come back.

        Raises:
            JournalError: if that cannot be done now; then everything is held as before.
        """
        half = self.path.with_name(f"{self.path.name}-{os.getpid()}.half")
        self._check_alone()
        try:
            if self._has_log():
                self._empty_log()
            self._write_copy(half)
            half.replace(self.path)
        except (OSError, *schema.FAULTS) as error:
            raise JournalError("gone", f"{self.path}: {error}") from error
        finally:
            with contextlib.suppress(OSError):
                half.unlink()
        self._close_connection()
        self._file = schema.identity(self.path)
        self.locked = JournalError("gone", str(self.path))

    def _write_copy(self, path: Path) -> None:
        make_private(path)
        with contextlib.closing(sqlite3.connect(path)) as db:
            self._db.backup(db)

    def copy_held(self, path: Path) -> bool:
        """Write what is still held of a file that was taken away to another, if it was.

        Raises:
            JournalError: if that cannot be written.
        """
        if not self._is_away():
            return False
        try:
            self._write_copy(path)
        except schema.FAULTS as error:
            raise told(error, path) from error
        return True

    def _is_away(self) -> bool:
        """Whether the file in use does not lie at its path any more."""
        return self.locked is None and schema.identity(self.path) != self._file

    def _has_log(self) -> bool:
        """Whether the log in use still lies at its path."""
        return self._log_file == schema.identity(self._log)

    def _part(self) -> None:
        """See that nothing is lost of a file in whose place another one lies.

        Raises:
            JournalError: if that cannot be done now; then everything is held as before.
        """
        self._check_alone()
        if not self._has_log():
            self._copy_aside()
            return
        try:  # SQLite would take this log for that of the other one
            self._empty_log()
        except schema.FAULTS as error:
            raise told(error, self.path) from error

    def _check_alone(self) -> None:
        """Check that nothing else in this process has the file open.

        Raises:
            JournalError: ``busy``.
        """
        if not schema.is_held_once(self._held):
            raise JournalError("busy", str(self.path))

    def _empty_log(self) -> None:
        """Bring all that is in the log into the file in use, wherever that lies.

        Raises:
            JournalError: ``busy``.
            sqlite3.Error: if it cannot be written.
        """
        busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise JournalError("busy", str(self.path))

    def _write_log_again(self) -> None:
        """Write to the file what stood in a log that was taken away, and begin another log.

        Raises:
            JournalError: if that cannot be done; what is in the log is still held.
        """
        if self._is_parted():
            self._copy_aside()
            self._join_others()
            self._base += _SPAN
            self._find_waiting()
            self.replaced()
            return
        try:
            if self._log_file is not None:
                self._empty_log()
        except schema.FAULTS as error:
            raise told(error, self.path) from error
        if schema.has_lost_index(self.path, self._held):
            self._join_others()
        else:
            self._reopen()

    def _is_parted(self) -> bool:
        """Whether log and index were taken away, and others have begun new ones since then."""
        return (
            self.locked is None
            and self._log_file != schema.identity(self._log)
            and schema.has_lost_index(self.path, self._held)
            and os.path.exists(f"{self.path}{schema.COMPANIONS[1]}")
        )

    def _copy_aside(self) -> None:
        """Write what is held of a parted file beside it, where it waits to be brought over.

        Others go on in the file as it was without the log, and would not notice what is written
        to it.

        Raises:
            JournalError: if that cannot be written.
        """
        copy = schema.free_name_aside(self.path)
        try:
            schema.mark_waiting(copy)
            self._write_copy(copy)
        except schema.FAULTS as error:
            schema.mark_waiting(copy, False)
            with contextlib.suppress(OSError):
                copy.unlink()
            raise told(error, copy) from error

    def _join_others(self) -> None:
        """Use the same index of the log as others, after the one in use was removed.

        SQLite makes a new one of the log for who comes next. What is written by the old one would
        be neither seen nor spared by others; and this process can only change to the new one once
        it has closed the file. The old one says no more what is in the log, so nothing is brought
        into the file by it: all that was written here is found in the log again.

        Raises:
            JournalError: if the file cannot be opened now; the next attempt to write tries again.
        """
        self._check_alone()
        schema.close_as_it_is(self._db)
        schema.let_go(self._held)
        self._held = None
        self.locked = JournalError("busy", str(self.path))
        try:
            self._reopen()
        except JournalError as error:
            if error.reason == "damaged":
                self.begin_anew()
            raise


def _check_own(path: Path) -> None:
    """Check that nobody else has laid a link there.

    Raises:
        JournalError: ``no_file``.
    """
    try:
        check_own_link(path)
    except PermissionError as error:
        raise JournalError("no_file", told_reason(path, error)) from error


def _as_journal_error(error: Exception, path: Path) -> JournalError:
    if isinstance(error, OSError):
        reason = "full" if error.errno == errno.ENOSPC else "read_only"
        return JournalError(reason, told_reason(path, error))
    if isinstance(error, schema.FAULTS):
        return told(error, path)
    return JournalError("failed", f"{path}: {error}")

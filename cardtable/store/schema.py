"""The journal's file: its tables, and how it is opened, checked and set aside."""

from __future__ import annotations

import contextlib
import errno
import glob
import itertools
import os
import re
import shutil
import sqlite3
import stat
import sys
import time
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from urllib.parse import quote

from cardtable.reasons import told_reason
from cardtable.store import pages, rows
from cardtable.store.trouble import JournalError, is_damage
from cardtable.store.write_ahead_log import INDEX, Log
from cardtable.translation import message

#: Versions are counted by ones. The first files of 0.1.0 were of version 5, without the last two
#: columns of matches, the tables after ``asked`` and the last indexes; those are added on opening.
SCHEMA_VERSION = 8
#: SQLite keeps these texts in the file, letter by letter; a file with others is a damaged one.
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
CREATE INDEX IF NOT EXISTS put_away ON matches (away) WHERE away != '';
CREATE INDEX IF NOT EXISTS going_on ON matches (game) WHERE finished = 0 AND away = '';
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
CREATE TABLE IF NOT EXISTS ends (
    match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
    sum   TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS marks (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rated (
    id    INTEGER PRIMARY KEY,
    match INTEGER,
    ended TEXT NOT NULL,
    game  TEXT NOT NULL,
    seats TEXT NOT NULL,
    UNIQUE (match, ended)
);
"""
_STATEMENTS = [
    statement.strip().replace("IF NOT EXISTS ", "") for statement in SCHEMA.split(";")[:-1]
]
_ADDED = ("away", "source")
#: The table of matches in version 5, and what it becomes when the columns are added to it.
_FIVE = _STATEMENTS[0].partition(",\n    away ")[0] + "\n)"
_FIVE_MENDED = _FIVE[:-1] + "".join(f", {name} TEXT NOT NULL DEFAULT ''" for name in _ADDED) + ")"
#: Every text that a sound file's schema may contain.
KNOWN = (*_STATEMENTS, _FIVE, _FIVE_MENDED)
#: Seconds to wait for a lock. It is short because the window waits; whoever writes tries again.
PATIENCE = 0.1
#: What SQLite says of an index that disagrees with its table.
_OF_INDEX = re.compile(" (missing from|entries in|entry in) index ")
#: Seconds for which another program may be at work with what it has just made.
_AT_WORK = 10.0
#: Seconds after which a log that seems damaged is read again.
_PAUSE = 0.02
#: Length and start of the bytes that SQLite locks to read or write a file.
_SHARED = (510, 0x40000002)
#: Endings of the files beside the journal while it is in use.
COMPANIONS = ("-wal", "-shm", "-journal")
#: Ending of the mark beside a damaged file until all that can be read of it was brought over.
WAITING = ".waiting"
#: What a file of ours makes SQLite and its module raise, whatever bytes are in it.
FAULTS = (sqlite3.Error, MemoryError, UnicodeDecodeError, OverflowError)


def text_of(data: bytes) -> str:
    """Decode a text of the file; an invalid byte spoils its own row, not the others."""
    return data.decode("utf-8", "replace")


def open_writing(path: Path, look: bool = True) -> sqlite3.Connection:
    """Open the file for reading and writing, and make what is missing in it.

    ``look`` checks the whole file for damage, which takes a while with thousands of matches.

    Raises:
        JournalError: ``newer``, ``no_file``, ``busy``.
        sqlite3.Error: if anything else is wrong; also anything that a damaged file provokes.
    """
    _check_kind(path)
    _part_names(path)
    _check_header(path)
    _check_log(path)
    db = _connected(path)
    try:
        (mode,) = db.execute("PRAGMA journal_mode").fetchone()
        # In other modes, whoever writes would have to wait for a check in the background.
        if look or mode != "wal":
            check(db)
        # Also finds out now, not with the first action, whether the file can be written.
        db.execute("BEGIN IMMEDIATE")
        try:
            version, missing = _checked(db, path)  # another program may just have made it
            for statement in missing:
                db.execute(statement)
            db.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
            db.execute("COMMIT" if missing or version != SCHEMA_VERSION else "ROLLBACK")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):  # report the first error
                db.execute("ROLLBACK")
            raise
        if look or mode != "wal":
            _check_rows(db)
        db.execute("PRAGMA foreign_keys=ON")
    except BaseException:
        db.close()
        raise
    return db


def _is_flipped(version: int) -> bool:
    """Whether a version is ours but for one bit; the next version does not count as that."""
    return version != SCHEMA_VERSION + 1 and (version ^ SCHEMA_VERSION).bit_count() == 1


def check(db: sqlite3.Connection) -> bool:
    """Check the whole file for damage; return whether nothing had to be mended.

    An index that disagrees with its table is built anew: the rows are right.

    Raises:
        sqlite3.Error: if there is any damage.
    """
    found = _verdicts(db)
    if not found:
        return True
    if not all(_OF_INDEX.search(one) for one in found) or _lacks_rows(db):
        raise sqlite3.DatabaseError(f"malformed: {found[0]}")
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute("REINDEX")
        # The pages of the index may have been those of others, too.
        if found := _verdicts(db):
            raise sqlite3.DatabaseError(f"malformed: {found[0]}")
        db.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # report the first error
            db.execute("ROLLBACK")
        raise
    return False


def _lacks_rows(db: sqlite3.Connection) -> bool:
    """Whether the index of all matches knows some that their table has not."""
    table, index = (
        set(db.execute(f"SELECT id FROM matches {how}"))
        for how in ("NOT INDEXED", "INDEXED BY unfinished")
    )
    return not index <= table


def _verdicts(db: sqlite3.Connection) -> list[str]:
    """What is wrong with the file; SQLite's quick check would not look at the indexes."""
    found = [str(verdict) for (verdict,) in db.execute("PRAGMA integrity_check")]
    return [] if found == ["ok"] else found


def _check_rows(db: sqlite3.Connection) -> None:
    """Check that lists can show all matches: those that they cannot would vanish silently.

    Raises:
        sqlite3.Error: if there is one.
    """
    texts = ("game", "options", "deck", "updated", "away")
    kinds = ", ".join(f"CASE typeof({name}) WHEN 'text' THEN '' END" for name in texts)
    # Thousands of rows repeat the same few results and people.
    for seats, finished, scores, *found in db.execute(
        f"SELECT DISTINCT seats, finished, scores, {kinds} FROM matches"
    ):
        if not rows.makes_sense(found, seats, finished, scores):
            raise sqlite3.DatabaseError("malformed: a row of matches")


def is_sound(path: Path) -> bool | None:
    """Whether a file that is in use shows no damage; ``None`` if it had to be mended.

    Runs in a separate thread. If the file was taken away, it isn't made anew: the window, which
    still has it open, does that.
    """
    there = f"file:{quote(os.fsencode(path))}?mode=rw"
    try:
        with (
            held(path),
            contextlib.closing(
                sqlite3.connect(there, timeout=PATIENCE, isolation_level=None, uri=True)
            ) as db,
        ):
            db.text_factory = text_of
            same = check(db)
            _check_rows(db)
    except FAULTS as error:
        return not is_damage(error)
    return True if same else None


def _check_kind(path: Path) -> None:
    """Refuse what is no regular file, before anybody waits for it.

    Raises:
        JournalError: ``no_file``.
    """
    for ending in ("", *COMPANIONS):
        part = path.with_name(path.name + ending)
        try:
            kind = part.stat().st_mode
        except OSError:
            continue  # reported on opening
        if not stat.S_ISREG(kind):
            raise JournalError("no_file", message("{path} isn’t a regular file", path=part))


def is_other_kind(path: Path) -> bool:
    """Whether something lies at a path that neither this nor another version wrote."""
    try:
        if not path.stat().st_size:
            return False
        there = f"file:{quote(os.fsencode(path))}?mode=ro"
        with contextlib.closing(sqlite3.connect(there, uri=True)) as db:
            _checked(db, path)
    except (*FAULTS, JournalError, OSError, ValueError) as error:
        return is_damage(error)  # whatever else hinders is reported on opening
    return False


def has_other_names(path: Path) -> bool:
    """Whether a file has several names (hard links)."""
    with contextlib.suppress(OSError):
        return sys.platform != "win32" and path.stat().st_nlink > 1
    return False


def _part_names(path: Path) -> None:
    """Give a file with several names (hard links), as backups have, a copy of its own.

    Each name has its own log, so two programs would write over each other's matches.

    Raises:
        JournalError: ``busy``, if another program has it open, under whichever name.
    """
    if sys.platform == "win32" or _is_held(path) or not has_other_names(path):
        return
    import fcntl

    with contextlib.suppress(OSError):  # it cannot be written either, or is on a disk without locks
        path = Path(os.path.realpath(path))
        half = _beside(path, f"-{os.getpid()}.half")
        with path.open("r+b") as file:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *_SHARED)
            except (BlockingIOError, PermissionError) as error:
                raise JournalError("busy", str(path)) from error
            if not os.path.samestat(os.fstat(file.fileno()), path.stat()):
                return  # another program was quicker
            try:
                with open(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as own:
                    shutil.copyfileobj(file, own)
                    own.flush()
                    os.fsync(own.fileno())
                half.replace(path)
            finally:
                half.unlink(missing_ok=True)


#: The files that this process has open in SQLite, by device and inode. Closing another
#: descriptor of such a file drops all locks of the process on it: that is how POSIX has it.
_held: Counter[tuple[int, int]] = Counter()
#: The index of each one's log (“-shm”). Connections of a process share the one that the first of
#: them opened, even if it was removed since then and others use a new one.
_index: dict[tuple[int, int], tuple[int, int] | None] = {}


def identity(path: Path | str) -> tuple[int, int] | None:
    """Identify the file that is at a path now, by device and inode."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def hold(path: Path) -> tuple[int, int] | None:
    """Note that a file is open in SQLite; :func:`let_go` takes what is returned."""
    file = identity(path)
    if file is not None:
        if not _held[file] or _index[file] is None:
            _index[file] = identity(_beside(path, COMPANIONS[1]))
        _held[file] += 1
    return file


def let_go(file: tuple[int, int] | None) -> None:
    """Note that a file is open once less."""
    if file is not None:
        _held[file] -= 1


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Note for as long that a file is open in SQLite."""
    file = hold(path)
    try:
        yield
    finally:
        let_go(file)


def has_lost_index(path: Path, file: tuple[int, int] | None) -> bool:
    """Whether a file is used with an index of its log that is not the one at its path any more."""
    used = None if file is None else _index.get(file)
    return used is not None and used != identity(_beside(path, COMPANIONS[1]))


def is_held_once(file: tuple[int, int] | None) -> bool:
    """Whether no other part of this process has a file open."""
    return file is None or _held[file] <= 1


def close_as_it_is(db: sqlite3.Connection) -> None:
    """Close a connection without bringing its log into the file, as the last one does otherwise."""
    # Python 3.12 has SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE for this.
    db.interrupt()
    db.close()


def _is_held(path: Path) -> bool:
    """Whether this process has a file open in SQLite, so that it must not be read otherwise."""
    file = identity(path)
    return file is not None and _held[file] > 0


def _check_header(path: Path) -> None:
    """Check what SQLite takes for granted at the beginning of a file, or takes for other formats.

    Raises:
        sqlite3.DatabaseError: if this is damaged.
    """
    if _is_held(path):
        return  # it was checked when it was opened
    try:
        with path.open("rb") as file:
            head = file.read(100)
        log = path.with_name(path.name + COMPANIONS[0])
        emptied = not head and log.is_file() and log.stat().st_size > 0
    except OSError:
        return  # reported on opening
    if not head and not emptied:
        return
    sound = (
        len(head) == 100
        and head.startswith(b"SQLite format 3\0")
        and head[18] in (1, 2)
        and head[19] in (1, 2)
        and head[20:24] == b"\0\x40\x20\x20"
        and int.from_bytes(head[44:48], "big") in range(5)
        and head[52:56] == bytes(4)  # no automatic vacuum
        and head[56:60] in (bytes(4), b"\0\0\0\1")  # UTF-8
    )
    if not sound:
        raise sqlite3.DatabaseError("malformed: the header")


def _check_log(path: Path) -> None:
    """Check a write-ahead log before SQLite opens it, which drops what it does not understand.

    Raises:
        sqlite3.DatabaseError: if it is damaged.
    """
    if _is_held(path):
        return  # it was checked when it was opened
    found = None
    for pause in (0, _PAUSE, _PAUSE):  # another program may just be writing it
        time.sleep(pause)
        try:
            with path.open("rb") as file:
                head = file.read(18)
                length = os.fstat(file.fileno()).st_size
            log = path.with_name(path.name + COMPANIONS[0]).read_bytes()
            index = _index_head(path)
        except OSError:
            return  # there is none, or it is reported on opening
        size = pages.page_size(head, log)
        before, found = found, Log(log, size, length // size, index).damage
        if found is None:
            return
        if found == before:
            raise sqlite3.DatabaseError("malformed: the write-ahead log")


def _index_head(path: Path) -> bytes:
    """Return the beginning of the index of a log; empty if there is none."""
    try:
        with _beside(path, COMPANIONS[1]).open("rb") as file:
            return file.read(INDEX)
    except OSError:
        return b""


def _checked(db: sqlite3.Connection, path: Path) -> tuple[int, list[str]]:
    """Return the file's version, and which of our statements are missing in its schema.

    Raises:
        JournalError: ``newer``.
        sqlite3.DatabaseError: if there is anything else in the schema.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    found = db.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    there = {tuple(row) for row in found if not str(row[1]).startswith("sqlite_")}
    ours = there <= {_described(statement) for statement in KNOWN}
    if version > SCHEMA_VERSION and not (ours and _is_flipped(version)):
        raise JournalError("newer", str(path))
    if not ours:
        raise sqlite3.DatabaseError("malformed: the schema")
    older = _described(_FIVE) in there
    missing = [f"ALTER TABLE matches ADD COLUMN {name} TEXT NOT NULL DEFAULT ''" for name in _ADDED]
    names = {row[1] for row in there}
    return version, [
        *(missing if older else []),
        *(one for one in _STATEMENTS if _described(one)[1] not in names),
    ]


def _described(statement: str) -> tuple[str, str, str, str]:
    """The line of ``sqlite_master`` that a statement makes."""
    _, kind, name, *rest = statement.split()
    return kind.lower(), name, rest[1] if kind == "INDEX" else name, statement


def _connected(path: Path) -> sqlite3.Connection:
    """Connect in the best journal mode that works where the file lies, fully synchronised.

    Write-ahead logging needs memory that processes share, which some network disks do not have. A
    journal that is truncated loses nothing either, but readers and writers wait for each other.
    """
    logged = _has_log(path)
    if logged or _can_log(path.parent):
        try:
            return _in_mode(path, "WAL")
        except sqlite3.OperationalError as error:
            if not _no_logging(error):
                raise
    try:
        return _in_mode(path, "TRUNCATE", logged)
    except sqlite3.OperationalError as error:
        refused = error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_IOERR"))
        if refused and not _can_lock(path.parent):
            raise JournalError("no_locks", str(path.parent)) from error
        raise


def _can_lock(folder: Path) -> bool:
    """Whether files can be locked in a folder, as SQLite does it; some network disks cannot.

    SQLite itself would say that another program is using the file.
    """
    if os.name == "nt":
        return True
    import fcntl

    try:
        with TemporaryFile(dir=folder) as file:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
    return True


def _has_log(path: Path) -> bool:
    """Whether a file is in write-ahead mode since it was last used."""
    if _is_held(path):
        return path.with_name(path.name + COMPANIONS[0]).exists()
    try:
        with path.open("rb") as file:
            return file.read(20)[18:] == b"\2\2"
    except OSError:
        return False  # reported on opening


def _in_mode(path: Path, mode: str, alone: bool = False) -> sqlite3.Connection:
    """``alone``: a log that was left can only be read while no other process uses the file."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        db.text_factory = text_of
        if alone:
            db.execute("PRAGMA locking_mode=EXCLUSIVE")
        _checked(db, path)  # before anything is written to it
        db.execute(f"PRAGMA journal_mode={mode}").fetchone()
        db.execute("PRAGMA locking_mode=NORMAL")
        db.execute("PRAGMA user_version").fetchone()  # lets go of the file
        db.execute("PRAGMA synchronous=FULL")
    except BaseException:
        db.close()
        raise
    return db


def _no_logging(error: sqlite3.Error) -> bool:
    """Whether the disk refuses what only write-ahead logging needs."""
    name = getattr(error, "sqlite_errorname", "")
    return name.startswith("SQLITE_IOERR_SHM") or name == "SQLITE_PROTOCOL"


def clear_trials(folder: Path) -> None:
    """Remove what killed starts have left: trials of :func:`_can_log`, and half-written files."""
    with contextlib.suppress(OSError):
        for path in folder.glob(".cardtable-*"):
            with contextlib.suppress(OSError):
                found = path.lstat()
                if time.time() - found.st_mtime < _AT_WORK:
                    continue
                if stat.S_ISDIR(found.st_mode):
                    shutil.rmtree(path, ignore_errors=True)
                elif stat.S_ISREG(found.st_mode):
                    path.unlink()


def _can_log(folder: Path) -> bool:
    """Try write-ahead logging in a file that nobody needs."""
    try:
        with TemporaryDirectory(prefix=".cardtable-", dir=folder) as place:
            trial = Path(place) / "trial.sqlite"
            db = sqlite3.connect(trial, timeout=PATIENCE, isolation_level=None)
            with contextlib.closing(db):
                (mode,) = db.execute("PRAGMA journal_mode=WAL").fetchone()
                db.execute("CREATE TABLE trial (one)")
                return bool(mode == "wal")
    except (sqlite3.Error, OSError):
        return False


def open_reading(path: Path) -> tuple[sqlite3.Connection, TemporaryDirectory[str] | None]:
    """Open the file for reading only, whatever its version.

    In a folder that cannot be written, SQLite cannot read the latest writes; then a copy is read,
    in the folder that is also returned.

    sqlite3.Error, OSError: if it cannot be opened.
    """
    try:
        return _reading(f"file:{quote(os.fsencode(path))}?mode=ro"), None
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
            raise
    folder = TemporaryDirectory(prefix="cardtable-")
    try:
        copy = copied(path, Path(folder.name))
        return _reading(f"file:{quote(os.fsencode(copy))}"), folder
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
    """Copy the file and what belongs to it to another folder."""
    copy = folder / "journal.sqlite"
    shutil.copyfile(path, copy)
    for ending in (COMPANIONS[0], COMPANIONS[2]):
        companion = path.with_name(path.name + ending)
        if companion.exists():
            shutil.copyfile(companion, copy.with_name(copy.name + ending))
    return copy


def move_aside(path: Path) -> Path:
    """Rename the file (and its write-ahead companions); return its new path.

    Raises:
        OSError: if that cannot be done; then nothing was renamed.
    """
    target = free_name_aside(path)
    _move(path, target)
    return target


def set_aside(path: Path) -> Path:
    """Do the same with a damaged journal, which waits from then on to be brought over.

    A kill in between loses nothing: the mark comes first, and :func:`finish_moves` does the rest.

    Raises:
        OSError: if that cannot be done; then nothing was renamed.
    """
    begun = (file for file in _marked(path) if not os.path.lexists(file))
    target = next(begun, None) or free_name_aside(path)
    mark = _beside(target, WAITING)
    os.close(os.open(mark, os.O_CREAT | os.O_WRONLY, 0o600))
    try:
        _move(path, target)
    except OSError:
        if not target.exists():
            mark.unlink(missing_ok=True)
        raise
    return target


@contextlib.contextmanager
def alone(path: Path, only_wait: bool = False) -> Iterator[None]:
    """Keep other programs from setting a file aside meanwhile; ``only_wait``: if one is at it.

    Two of them would set aside the new file of the first as well.
    """
    lock = _beside(path, ".lock")
    number = None if only_wait and not os.path.lexists(lock) else _locked(lock)
    try:
        yield
    finally:
        if number is not None:
            with contextlib.suppress(OSError):
                lock.unlink()
            os.close(number)


def is_there(path: Path) -> bool:
    """Whether there is a journal; for a moment there is none while a program sets it aside.

    Raises:
        JournalError: ``read_only``, if nobody can tell.
    """
    try:
        os.stat(path)
        return True
    except (FileNotFoundError, NotADirectoryError):
        with alone(path, only_wait=True):
            return os.path.exists(path)
    except OSError as error:
        raise JournalError("read_only", told_reason(path, error)) from error


def _locked(lock: Path) -> int | None:
    """Open and lock a file; ``None`` where there are no locks, or if that takes too long."""
    if sys.platform == "win32":  # there, nobody renames a file that another program has open
        return None
    import fcntl

    until = time.monotonic() + _AT_WORK
    while time.monotonic() < until:
        number = -1
        try:
            number = os.open(lock, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.lexists(lock) and os.fstat(number).st_ino == lock.stat().st_ino:
                return number  # else another program has just let go of it, and removed it
        except BlockingIOError:
            time.sleep(_PAUSE)
        except OSError:
            until = 0.0
        if number >= 0:
            os.close(number)
    return None


def free_name_aside(path: Path) -> Path:
    """A free name for a file that is set aside."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    for count in itertools.count(1):
        more = f"-{count}" if count > 1 else ""
        target = path.with_name(f"{path.stem}-damaged-{stamp}{more}{path.suffix}")
        if not any(os.path.lexists(_beside(target, end)) for end in ("", *COMPANIONS, WAITING)):
            break
    return target


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _move(path: Path, target: Path) -> None:
    path.rename(target)
    try:
        _move_companions(path, target)
    except OSError:
        for ending in COMPANIONS:
            with contextlib.suppress(OSError):
                if not os.path.lexists(_beside(path, ending)):
                    _beside(target, ending).rename(_beside(path, ending))
        target.rename(path)
        raise


def _move_companions(path: Path, target: Path) -> None:
    for ending in COMPANIONS:
        if not os.path.lexists(_beside(target, ending)):
            with contextlib.suppress(FileNotFoundError):
                _beside(path, ending).rename(_beside(target, ending))


def finish_moves(path: Path) -> None:
    """Finish what was interrupted while the journal at ``path`` was set aside.

    A log that lies there without its file belongs to the file that was moved last.
    """
    log = _beside(path, COMPANIONS[0])
    with contextlib.suppress(OSError):
        if path.exists() and (path.stat().st_size or not log.exists() or not log.stat().st_size):
            return
        for file in reversed(waiting_beside(path)):
            _move_companions(path, file)
            return


def mark_waiting(path: Path, waits: bool = True) -> None:
    """Note whether a file that was set aside still has to be brought over."""
    mark = _beside(path, WAITING)
    with contextlib.suppress(OSError):  # otherwise ``cardtable recover`` needs its name
        if waits:
            mark.touch(mode=0o600)
        else:
            mark.unlink(missing_ok=True)


def waiting_beside(path: Path) -> list[Path]:
    """The files that were set aside beside the journal at ``path`` and not yet brought over."""
    return [file for file in _marked(path) if file.is_file()]


def _marked(path: Path) -> list[Path]:
    """The names of files set aside that have a mark, oldest first."""
    with contextlib.suppress(OSError):
        marks = sorted(path.parent.glob(f"{glob.escape(path.stem)}-damaged-*{WAITING}"))
        return [mark.with_name(mark.name.removesuffix(WAITING)) for mark in marks]
    return []

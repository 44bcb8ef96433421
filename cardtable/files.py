"""Files: those of others are read without being trusted, ours are written whole, and privately.

A path of others may lead to a pipe, a device, or a network disk that never answers. And paths are
bytes: Python keeps those that are no text (``os.fsencode``), while Qt knows text only.
"""

from __future__ import annotations

import contextlib
import errno
import functools
import os
import queue
import secrets
import stat
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from cardtable.translation import message

T = TypeVar("T")
#: Seconds that a file may take to be read.
PATIENCE = 10.0


def read_regular(path: Path, maximum: int) -> bytes:
    """Return the first ``maximum`` bytes of a regular file.

    Raises:
        OSError: it cannot be read, is not a regular file, or its disk does not answer; ``strerror``
            says which.
    """
    return _answered(lambda: _read(path, maximum), path)


def check_readable(path: Path, folder: bool = False) -> None:
    """Check that a path leads to a regular file, or a ``folder``, that can be read.

    Raises:
        OSError: if not; ``strerror`` says why, and it is a ``FileNotFoundError`` only if nothing is
            there.
    """

    def look() -> None:
        if folder and stat.S_ISDIR(_mode(path)):
            with os.scandir(path):
                pass
        else:
            _read(path, 0)

    _answered(look, path)


def _answered(look: Callable[[], T], path: Path) -> T:
    """Return what a look at a path finds, unless its disk does not answer."""
    answer: queue.SimpleQueue[tuple[T] | OSError] = queue.SimpleQueue()

    def ask() -> None:
        try:
            answer.put((look(),))
        except OSError as error:
            answer.put(error)
        except MemoryError:
            answer.put(OSError(errno.ENOMEM, os.strerror(errno.ENOMEM), str(path)))
        except ValueError:
            reason = message("not a valid file name")
            answer.put(OSError(errno.EINVAL, reason, str(path)))

    # Nobody can interrupt a thread that waits for a disk; it ends with the program.
    try:
        threading.Thread(target=ask, name="reading", daemon=True).start()
    except RuntimeError as error:  # “can't start new thread”
        raise MemoryError from error
    try:
        found = answer.get(timeout=PATIENCE)
    except queue.Empty:
        found = TimeoutError(errno.ETIMEDOUT, message("the disk isn’t responding"), str(path))
    if isinstance(found, OSError):
        raise found
    return found[0]


def _mode(path: Path) -> int:
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        if not os.path.islink(path):
            raise
    raise OSError(errno.ENOLINK, message("a link that leads nowhere"), str(path))


def _read(path: Path, maximum: int) -> bytes:
    _check_kind(_mode(path), path)  # opening a device may already do something
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(number, "rb") as file:
        _check_kind(os.fstat(number).st_mode, path)
        return file.read(maximum) or b""


def _check_kind(mode: int, path: Path) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, message("not a regular file"), str(path))


#: More links than any system follows.
_LINKS = 40


def check_own_link(path: Path) -> None:
    """Check that no link of another user leads on from a path: it could lead to any file of ours.

    Links of the administrator are as good as one's own.

    Raises:
        PermissionError: one does.
    """
    if os.name == "nt":
        return
    at = path
    for _link in range(_LINKS):
        try:
            found = os.lstat(at)
            if not stat.S_ISLNK(found.st_mode):
                return
            led = os.readlink(at)
        except (OSError, ValueError):
            return  # reported where it is opened
        if found.st_uid not in (0, os.getuid()):
            raise PermissionError(errno.EPERM, message("a link of another user"), str(path))
        at = at.parent / led


def write_whole(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file completely or not at all; a ``private`` one can be read by its owner only.

    One that was there keeps its owner and what others may do with it, and stays as it is if it is
    write-protected. It is written over where its folder takes no other file, or it stays mounted.

    Raises:
        OSError: it cannot be written; what was there before is still there.
    """
    path, before = _target(path)
    half = None
    try:
        half, number = _half(path, private)
        with open(number, "wb") as file:
            if before is not None:
                _make_like(number, before, private)
            file.write(data)
            file.flush()
            os.fsync(number)
        os.replace(half, path)
    except BaseException as error:
        if half is not None:
            with contextlib.suppress(OSError):
                half.unlink()
        if before is None or not (isinstance(error, OSError) and error.errno in _NOT_BESIDE):
            raise
        _write_over(path, data)


def check_writable(path: Path) -> None:
    """Check that a file can be written at a path; nothing is there afterwards that was not before.

    Raises:
        OSError: if not; ``strerror`` says why.
    """
    path, before = _target(path)
    try:
        half, number = _half(path, False)
    except OSError as error:
        if before is None or error.errno not in _NOT_BESIDE:
            raise
    else:
        os.close(number)
        half.unlink()


#: No file can be made beside one, or take its place, though it can be written itself.
_NOT_BESIDE = (errno.EACCES, errno.EPERM, errno.EROFS, errno.EBUSY)
_BINARY = getattr(os, "O_BINARY", 0)


def _target(path: Path) -> tuple[Path, os.stat_result | None]:
    """Return where a file is to be written, and what is known of the one that is there."""
    try:
        check_own_link(path)
        if os.path.exists(path):  # where a pipe is open, its real path leads nowhere
            _check_kind(os.stat(path).st_mode, path)
        path = Path(os.path.realpath(path))
        try:
            before = os.stat(path)
            _check_kind(before.st_mode, path)
            os.close(os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)))
        except FileNotFoundError:
            return path, None
        return path, before
    except ValueError as error:
        reason = message("not a valid file name")
        raise OSError(errno.EINVAL, reason, str(path)) from error


def _half(path: Path, private: bool) -> tuple[Path, int]:
    """Open a file beside the one at a path; returns where it is, and its number."""
    half = path.with_name(f".cardtable-{os.getpid()}-{secrets.token_hex(4)}")
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
    return half, os.open(half, how, 0o600 if private else 0o666)


def _make_like(number: int, before: os.stat_result, private: bool) -> None:
    """Give an open file the owner and the rights of the one whose place it takes."""
    if os.name == "nt":
        return
    rights = stat.S_IMODE(before.st_mode) & 0o777
    made = os.fstat(number)
    if (made.st_uid, made.st_gid) != (before.st_uid, before.st_gid):
        try:
            os.fchown(number, before.st_uid, before.st_gid)
        except OSError:  # another group gets no more than anybody
            rights = rights & 0o707 | (rights & 0o007) << 3
    if not private:
        os.fchmod(number, rights)


def _write_over(path: Path, data: bytes) -> None:
    """Write into the file that is there; if that fails, put back what was in it."""
    number = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | _BINARY)
    try:
        with open(number, "rb", closefd=False) as file:
            old = file.read()
        try:
            _put(number, data)
        except BaseException:
            with contextlib.suppress(OSError):
                _put(number, old)
            raise
    finally:
        os.close(number)


def _put(number: int, data: bytes) -> None:
    """Let an open file hold nothing but this; its room is given back last."""
    os.lseek(number, 0, os.SEEK_SET)
    left = memoryview(data)
    while left:
        left = left[os.write(number, left) :]
    os.ftruncate(number, len(data))
    os.fsync(number)


def open_private(path: Path, anew: bool = False) -> int:
    """Open a file of ours for writing at its end, or ``anew``; it is made if it is missing.

    Nobody is led by a link to write to another file.

    Raises:
        OSError: it cannot be opened, or is not a regular file of this user.
    """
    how = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for more in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC"):
        how |= getattr(os, more, 0)
    number = os.open(path, how, 0o600)
    try:
        found = os.fstat(number)
        _check_kind(found.st_mode, path)
        if os.name != "nt":
            if found.st_uid != os.getuid():
                raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(path))
            os.fchmod(number, 0o600)
        if anew:
            os.ftruncate(number, 0)
    except BaseException:
        os.close(number)
        raise
    return number


def make_private_folder(folder: Path) -> None:
    """Create a folder and those around it if missing, for their owner alone.

    One that was there before may be shared with others, and stays as it is.

    Raises:
        OSError: it cannot be created.
    """
    for missing in (*reversed(folder.parents), folder):
        if not os.path.isdir(missing):
            missing.mkdir(exist_ok=True, mode=0o700)


def path_for_qt(path: Path) -> str:
    """Return a path as Qt can open it; the file's own name must be text.

    Where the folder's path is no text in UTF-8, Qt would open another one without a word. Linux
    has a second path to every open folder.
    """
    if sys.platform != "linux" or os.fsencode(path) == str(path).encode("utf-8", "replace"):
        return str(path)
    return f"/proc/self/fd/{_opened(path.parent)}/{path.name}"


@functools.cache
def _opened(folder: Path) -> int:
    """Return a descriptor of a folder, which stays open; -1 if it cannot be opened."""
    try:
        return os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return -1

"""One program per journal: a second start hands its request to the window that is open.

The first program holds a lock in its data folder, which is released however it ends.
"""

from __future__ import annotations

import contextlib
import errno
import importlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.failures import Failure
from cardtable.reasons import told_reason
from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError
from cardtable.translation import message

if TYPE_CHECKING:
    from cardtable.ui.running.further_starts import FurtherStarts


#: Milliseconds between two looks whether the lock is still where others look for it.
WATCH = 2_000


def lock_file(file: IO[bytes]) -> None:
    """Lock a file while it is open; the system releases it when the program ends.

    Raises:
        BlockingIOError, PermissionError: another program holds the lock.
        OSError: locks are not supported.
    """
    if os.name == "nt":
        locking = importlib.import_module("msvcrt")  # Windows only
        locking.locking(file.fileno(), locking.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _opened(path: Path) -> IO[bytes] | None:
    """Open the file of the lock; ``None`` if another program holds one that cannot be opened.

    What cannot be opened (after a start by another user, say) is set aside.

    Raises:
        OSError: there is none, and it cannot be made.
        Failure: something is there that can neither be opened nor set aside.
    """
    for mode in ("r+b", "rb"):  # a file of others can be locked if it can be read
        with contextlib.suppress(OSError):
            if not os.path.lexists(path) or os.path.isfile(path):
                return path.open(mode)
    if not os.path.lexists(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if _is_held(path):
        return None
    from cardtable.store.schema import move_aside  # rarely needed

    try:
        if os.path.isfile(path) and not os.path.getsize(path):
            path.unlink()  # another account’s: they would pile up if both take turns
        else:
            move_aside(path)
        make_private(path)
        return path.open("r+b")
    except (OSError, JournalError) as error:
        locked = PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        reason = told_reason(path, locked)
        text = message("A file couldn’t be read or written ({reason}).", reason=reason)
        raise Failure(text) from error


def _is_held(path: Path) -> bool:
    """Whether Linux knows of a program that holds a lock on a file."""
    with contextlib.suppress(OSError):
        ours = path.stat()
        device = f"{os.major(ours.st_dev):02x}:{os.minor(ours.st_dev):02x}:{ours.st_ino}"
        return f" {device} " in Path("/proc/locks").read_text(encoding="utf-8")
    return False


class Single(QObject):
    """Whether this program is the first in its data folder.

    Attributes:
        wished: the request (a mapping) of another start; emitted in the listening thread.
        first: whether no other program uses the folder; also true if that is unknown.
    """

    wished = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Look whether another program uses the folder.

        Raises:
            Failure: nobody can tell, because something is in the way.
        """
        super().__init__(parent)
        self._folder = folder
        self._lock: IO[bytes] | None = None
        self._further: FurtherStarts | None = None
        self.first = True
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH)
        self._watch.timeout.connect(self.look_again)
        self._look()

    def _look(self) -> None:
        path = self._folder / "program.lock"
        with contextlib.suppress(JournalError):
            make_private(path)
        with contextlib.suppress(OSError):  # a folder in which nobody can lock anything
            self.first = self._take_lock(path)

    def _take_lock(self, path: Path) -> bool:
        lock = _opened(path)
        if lock is None:
            return False
        try:
            lock_file(lock)
        except (BlockingIOError, PermissionError):  # on POSIX and on Windows, respectively
            lock.close()
            return False
        except OSError:  # a disk without locks
            lock.close()
            return True
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=lock.close)  # else it is held as long as any copy
        self._lock = lock
        return True

    def listen(self) -> None:
        """Listen for further starts from now on."""
        from cardtable.ui.running.further_starts import FurtherStarts  # the window came first

        if self.first and self._further is None:
            # Not the signal's own method, which would not keep its owner alive.
            self._further = FurtherStarts(self._folder, self._hand_over)
            self._watch.start()

    def look_again(self) -> None:
        """Lock the folder and listen anew if the folder was moved, or lock or socket was removed.

        The journal is written again where it was, so a further start would be a second window.
        """
        path = self._folder / "program.lock"
        if self._lock is None or self._further is None or not os.path.isdir(self._folder):
            return
        with contextlib.suppress(OSError):
            if os.path.samestat(os.stat(path), os.fstat(self._lock.fileno())):
                if not self._further.is_found():
                    self._listen_anew()
                return
        before, self._lock = self._lock, None
        with contextlib.suppress(Failure):
            self._look()
        if self._lock is None:  # another program was quicker; the journal keeps both apart
            self._lock, self.first = before, True
            self._watch.stop()
            return
        before.close()
        self._listen_anew()

    def _listen_anew(self) -> None:
        if self._further is not None:
            self._further.close()
            self._further = None
        self.listen()

    def _hand_over(self, wish: Mapping[str, object]) -> None:
        self.wished.emit(wish)

    def hand_over(self, wish: Mapping[str, object]) -> bool:
        """Hand ``wish`` to the first program; returns whether it was accepted.

        If it was not because that program has just ended, this one is the first from now on.
        """
        from cardtable.ui.running.further_starts import hand_over

        if hand_over(self._folder, wish):
            return True
        self._look()
        return False

    def is_elsewhere(self) -> bool:
        """Whether the first program seems to be another account's; it is told nothing."""
        from cardtable.ui.running.further_starts import address_of

        with contextlib.suppress(OSError):
            places = (address_of(self._folder), str(self._folder / "program.lock"))
            there = next(filter(os.path.lexists, places), "")
            return os.name != "nt" and os.lstat(there).st_uid != os.getuid()
        return False

    def close(self) -> None:
        """Stop listening, and release the folder."""
        self._watch.stop()
        if self._further is not None:
            self._further.close()
            self._further = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

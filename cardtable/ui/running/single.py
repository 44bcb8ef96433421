"""One program per journal: a second start hands its request to the window that is open.

The first program holds a lock in its data folder, which is released however it ends.
"""

from __future__ import annotations

import contextlib
import importlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError

if TYPE_CHECKING:
    from cardtable.ui.running.further_starts import FurtherStarts


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


class Single(QObject):
    """Whether this program is the first in its data folder.

    Attributes:
        wished: the request (a mapping) of another start; emitted in the listening thread.
        first: whether no other program uses the folder; also true if that is unknown.
    """

    wished = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock: IO[bytes] | None = None
        self._further: FurtherStarts | None = None
        self.first = True
        self._look()

    def _look(self) -> None:
        with contextlib.suppress(JournalError):
            make_private(self._folder / "program.lock")
        with contextlib.suppress(OSError):  # a read-only folder
            self.first = self._take_lock(self._folder / "program.lock")

    def _take_lock(self, path: Path) -> bool:
        lock = path.open("r+b")
        try:
            lock_file(lock)
        except (BlockingIOError, PermissionError):  # on POSIX and on Windows, respectively
            lock.close()
            return False
        except OSError:  # a disk without locks
            lock.close()
            return True
        self._lock = lock
        return True

    def listen(self) -> None:
        """Listen for further starts from now on."""
        from cardtable.ui.running.further_starts import FurtherStarts  # the window came first

        if self.first and self._further is None:
            # Not the signal's own method, which would not keep its owner alive.
            self._further = FurtherStarts(self._folder, self._hand_over)

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

    def close(self) -> None:
        """Stop listening, and release the folder."""
        if self._further is not None:
            self._further.close()
            self._further = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

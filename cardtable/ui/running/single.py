"""One program to a journal: a second start hands what it was asked for to the window there is.

The first program holds a lock in its data folder, which goes with it however it ends.
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
    """Lock a file as long as it is open; the system lets go when the program ends.

    Raises:
        BlockingIOError, PermissionError: somebody else has it.
        OSError: there are no locks.
    """
    if os.name == "nt":
        locking = importlib.import_module("msvcrt")  # its names are Windows' alone
        locking.locking(file.fileno(), locking.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Single(QObject):
    """Whether this program is the first in its data folder.

    Attributes:
        wished: another start was asked for this (a mapping); it comes from the listening thread.
        first: nobody else has the folder; also where that cannot be found out.
    """

    wished = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock: IO[bytes] | None = None
        self._further: FurtherStarts | None = None
        self.first = True
        with contextlib.suppress(OSError, JournalError):  # a folder that cannot be written
            make_private(folder / "program.lock")
            self.first = self._take_lock(folder / "program.lock")

    def _take_lock(self, path: Path) -> bool:
        lock = path.open("r+b")
        try:
            lock_file(lock)
        except (BlockingIOError, PermissionError):  # as POSIX and as Windows say it
            lock.close()
            return False
        except OSError:  # a disk without locks
            lock.close()
            return True
        self._lock = lock
        return True

    def listen(self) -> None:
        """Hear of further starts from now on; they wait for it."""
        from cardtable.ui.running.further_starts import FurtherStarts  # the window was first

        if self.first and self._further is None:
            # Not the signal's own method: it would not keep alive what it belongs to.
            self._further = FurtherStarts(self._folder, self._hand_over)

    def _hand_over(self, wish: Mapping[str, object]) -> None:
        self.wished.emit(wish)

    def hand_over(self, wish: Mapping[str, object]) -> bool:
        """Hand ``wish`` to the first program; whether it took it."""
        from cardtable.ui.running.further_starts import hand_over

        return hand_over(self._folder, wish)

    def close(self) -> None:
        """Listen no more, and let go of the folder."""
        if self._further is not None:
            self._further.close()
            self._further = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

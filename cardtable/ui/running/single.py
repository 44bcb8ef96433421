"""One program to a journal: a second start hands what it was asked for to the window there is.

The first program holds a lock in its data folder, which goes with it however it ends, and listens
beside it. (Qt's own local sockets need system libraries that nothing else here does.)
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path
from typing import IO

from PySide6.QtCore import QObject, Signal

from cardtable.store.schema import make_place
from cardtable.store.trouble import JournalError

#: Seconds in which the first program may begin to listen, and then answer.
PATIENCE = 5.0
#: Longest message that is read: no more than a command line holds.
MOST = 64 * 1024
#: Sockets have short names.
_LONGEST = 100


def address_of(folder: Path) -> str:
    """Where the program of a data folder listens."""
    whole = str(folder.expanduser().absolute()).encode()
    name = hashlib.sha256(whole).hexdigest()[:24]
    if sys.platform == "win32":
        return rf"\\.\pipe\cardtable-{name}"
    inside = str(folder / "program.socket")
    return inside if len(inside.encode()) < _LONGEST else f"{tempfile.gettempdir()}/ct-{name}"


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
        self._address = address_of(folder)
        self._lock: IO[bytes] | None = None
        self._listener: Listener | None = None
        self._closing = False
        self.first = True
        with contextlib.suppress(OSError, JournalError):  # a folder that cannot be written
            make_place(folder / "program.lock")
            self.first = self._take_lock(folder / "program.lock")
        if self.first:
            self._listen()

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

    def _answers(self) -> bool:
        try:
            Client(self._address).close()
        except OSError:
            return False
        return True

    def _listen(self) -> None:
        if sys.platform != "win32":
            with contextlib.suppress(OSError):  # left by a program that was killed
                os.unlink(self._address)
        try:
            self._listener = Listener(self._address)
            if sys.platform != "win32":
                os.chmod(self._address, 0o600)
        except OSError:
            return  # further starts open windows of their own
        threading.Thread(target=self._serve, name="further starts", daemon=True).start()

    def _serve(self) -> None:
        assert self._listener is not None
        while not self._closing:
            try:
                with self._listener.accept() as visitor:
                    self._hear(visitor)
            except (OSError, EOFError):
                if not self._closing:
                    time.sleep(0.05)

    def _hear(self, visitor: Connection) -> None:
        if self._closing or not visitor.poll(PATIENCE):
            return
        try:
            wish = json.loads(visitor.recv_bytes(MOST))
        except (ValueError, RecursionError):
            return
        if isinstance(wish, dict):
            visitor.send_bytes(b"ok")
            with contextlib.suppress(RuntimeError):  # the window is just being closed
                self.wished.emit(wish)

    def hand_over(self, wish: Mapping[str, object]) -> bool:
        """Hand ``wish`` to the first program; whether it took it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with Client(self._address) as first:
                    first.send_bytes(json.dumps(dict(wish)).encode())
                    return first.poll(PATIENCE) and first.recv_bytes(16) == b"ok"
            except (OSError, EOFError):
                time.sleep(0.1)  # it may be starting
        return False

    def close(self) -> None:
        """Listen no more, and let go of the folder."""
        self._closing = True
        if self._listener is not None:
            self._answers()  # wakes the thread
            self._listener.close()
            self._listener = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

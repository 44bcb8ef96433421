"""Hands the requests of further starts of the program to the first one.

The first program listens in its data folder. (Qt's own local sockets need system libraries that
nothing else here needs.)
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import queue
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path

from cardtable.messages import receive

#: Seconds for the first program to begin listening, and then to answer.
PATIENCE = 5.0
#: Seconds that a visitor has for the whole of its message.
MESSAGE_TIME = 2.0
#: Seconds to finish handing over requests when the listener is closed.
ENOUGH = 0.5
#: Longest message accepted: as much as a command line can hold.
MOST = 64 * 1024
#: Most visitors at a time.
MOST_VISITORS = 64
#: Socket paths must be short.
_LONGEST = 100


class NoAddress(OSError):
    """There is no folder that only this user can write to and whose path is short enough."""


def address_of(folder: Path) -> str:
    """The address at which the program of a data folder listens.

    Raises:
        NoAddress: it can listen nowhere.
    """
    whole = os.fsencode(os.path.realpath(folder.expanduser()))  # it may have several paths
    name = hashlib.sha256(whole).hexdigest()[:24]
    if sys.platform == "win32":
        return rf"\\.\pipe\cardtable-{name}"
    inside = str(folder / "program.socket")
    if len(os.fsencode(inside)) < _LONGEST:
        return inside
    return str(_runtime_folder() / f"cardtable-{name}")


def _runtime_folder() -> Path:
    """A folder with a short path in which nobody else can put anything."""
    named = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if _is_private(named):
        return named
    with contextlib.suppress(OSError):  # there may be no folder for temporary files
        own = Path(tempfile.gettempdir()) / f"cardtable-{os.getuid()}"
        with contextlib.suppress(OSError):
            own.mkdir(mode=0o700)
        if _is_private(own):
            return own
    raise NoAddress


def _is_private(place: Path) -> bool:
    with contextlib.suppress(OSError, ValueError):
        found = place.lstat()
        private = stat.S_ISDIR(found.st_mode) and not found.st_mode & 0o077
        return place.is_absolute() and private and found.st_uid == os.getuid()
    return False


def hand_over(folder: Path, wish: Mapping[str, object]) -> bool:
    """Hand ``wish`` to the first program of a data folder; returns whether it was accepted.

    In a thread, because the first program may be stopped, and then whatever is done may take for
    ever.
    """
    answer: queue.SimpleQueue[bool] = queue.SimpleQueue()
    data, until = json.dumps(dict(wish)).encode(), time.monotonic() + PATIENCE

    def ask() -> None:
        while time.monotonic() < until:
            try:
                with Client(_owned(address_of(folder))) as first:
                    first.send_bytes(data)
                    answer.put(first.poll(PATIENCE) and first.recv_bytes(16) == b"ok")
                    return
            except (OSError, EOFError):
                time.sleep(0.1)  # it may still be starting

    with contextlib.suppress(queue.Empty, RuntimeError):  # RuntimeError: no further thread
        threading.Thread(target=ask, name="further start", daemon=True).start()
        return answer.get(timeout=PATIENCE)
    return False


def _clear(path: Path) -> None:
    """Clear away what is where the program wants to listen.

    Raises:
        OSError: it cannot.
    """
    with contextlib.suppress(FileNotFoundError):
        if stat.S_ISDIR(path.lstat().st_mode):
            from cardtable.store.schema import move_aside  # rarely needed

            move_aside(path)
        else:  # left by a killed program
            path.unlink()


def _place(address: str) -> tuple[int, int]:
    found = os.lstat(address)
    return found.st_dev, found.st_ino


def _owned(address: str) -> str:
    """Return an address if whoever listens there is this user.

    Raises:
        OSError: it is not, or nobody listens there.
    """
    if sys.platform != "win32" and os.lstat(address).st_uid != os.getuid():
        raise PermissionError(address)
    return address


class FurtherStarts:
    """Listens for further starts in threads of its own, until closed."""

    def __init__(self, folder: Path, wished: Callable[[Mapping[str, object]], object]) -> None:
        """``wished`` is called in one of these threads."""
        self._wished = wished
        self._listener: Listener | None = None
        self._threads: list[threading.Thread] = []
        self._closing = False
        self._address, self._place = "", (0, 0)
        try:
            self._address = address_of(folder)
            if sys.platform != "win32":
                _clear(Path(self._address))
            self._listener = Listener(self._address, backlog=MOST_VISITORS)
            if sys.platform != "win32":
                os.chmod(self._address, 0o600)
                self._place = _place(self._address)
            self._begin(self._serve)
        except (OSError, RuntimeError):  # RuntimeError: no further thread
            return  # further starts then say that this one does not answer

    def is_found(self) -> bool:
        """Whether further starts find this program where they look for it."""
        with contextlib.suppress(OSError):
            return sys.platform == "win32" or _place(self._address) == self._place
        return False

    def _begin(self, work: Callable[[], None]) -> None:
        thread = threading.Thread(target=work, name="further starts", daemon=True)
        self._threads = [*filter(threading.Thread.is_alive, self._threads), thread]
        thread.start()

    def _serve(self) -> None:
        assert self._listener is not None
        while not self._closing:
            try:
                visitor = self._listener.accept()
                if self._closing or sum(t.is_alive() for t in self._threads) > MOST_VISITORS:
                    visitor.close()
                else:
                    self._begin(partial(self._hear, visitor))
            except (OSError, EOFError, RuntimeError):  # RuntimeError: no further thread
                if not self._closing:
                    time.sleep(0.05)

    def _hear(self, visitor: Connection) -> None:
        until = time.monotonic() + MESSAGE_TIME

        def ready() -> None:
            if not visitor.poll(max(0.0, until - time.monotonic())):
                raise TimeoutError

        with contextlib.suppress(OSError, EOFError, ValueError, RecursionError), visitor:
            wish = json.loads(receive(visitor, MOST, ready))
            if isinstance(wish, dict):
                visitor.send_bytes(b"ok")
                with contextlib.suppress(RuntimeError):  # the window is just being closed
                    self._wished(wish)

    def close(self) -> None:
        """Stop listening."""
        self._closing = True
        until = time.monotonic() + ENOUGH
        if self._listener is not None:
            threads = [*filter(threading.Thread.is_alive, self._threads)]
            if self.is_found():  # another program may never answer
                with contextlib.suppress(RuntimeError):  # no further thread
                    self._begin(self._wake)
                # So that requests in progress are still handed over.
                for thread in threads:
                    thread.join(max(0.0, until - time.monotonic()))
            with contextlib.suppress(OSError):  # the folder was taken away, and the socket with it
                self._listener.close()
            self._listener = None
        self._threads = []

    def _wake(self) -> None:
        with contextlib.suppress(OSError, EOFError):
            Client(self._address).close()

"""Hands the requests of further starts of the program to the first one.

The first program listens in its data folder. (Qt's own local sockets need system libraries that
nothing else here needs.)
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path

#: Seconds for the first program to begin listening, and then to answer.
PATIENCE = 5.0
#: Seconds to finish handing over requests when the listener is closed.
ENOUGH = 0.5
#: Longest message accepted: as much as a command line can hold.
MOST = 64 * 1024
#: Socket paths must be short.
_LONGEST = 100


def address_of(folder: Path) -> str:
    """The address at which the program of a data folder listens."""
    whole = str(folder.expanduser().absolute()).encode()
    name = hashlib.sha256(whole).hexdigest()[:24]
    if sys.platform == "win32":
        return rf"\\.\pipe\cardtable-{name}"
    inside = str(folder / "program.socket")
    return inside if len(inside.encode()) < _LONGEST else f"{tempfile.gettempdir()}/ct-{name}"


def hand_over(folder: Path, wish: Mapping[str, object]) -> bool:
    """Hand ``wish`` to the first program of a data folder; returns whether it was accepted."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with Client(address_of(folder)) as first:
                first.send_bytes(json.dumps(dict(wish)).encode())
                return first.poll(PATIENCE) and first.recv_bytes(16) == b"ok"
        except (OSError, EOFError):
            time.sleep(0.1)  # it may still be starting
    return False


class FurtherStarts:
    """Listens for further starts in a thread of its own, until closed."""

    def __init__(self, folder: Path, wished: Callable[[Mapping[str, object]], object]) -> None:
        """``wished`` is called in that thread."""
        self._address, self._wished = address_of(folder), wished
        self._listener: Listener | None = None
        self._thread: threading.Thread | None = None
        self._closing = False
        if sys.platform != "win32":
            with contextlib.suppress(OSError):  # left by a killed program
                os.unlink(self._address)
        try:
            self._listener = Listener(self._address)
            if sys.platform != "win32":
                os.chmod(self._address, 0o600)
        except OSError:
            return  # further starts then open windows of their own
        self._thread = threading.Thread(target=self._serve, name="further starts", daemon=True)
        self._thread.start()

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
                self._wished(wish)

    def close(self) -> None:
        """Stop listening."""
        self._closing = True
        if self._listener is not None:
            with contextlib.suppress(OSError):
                Client(self._address).close()  # wakes the thread
            with contextlib.suppress(OSError):  # the folder was taken away, and the socket with it
                self._listener.close()
            self._listener = None
        if self._thread is not None:  # so that a request in progress is still handed over
            self._thread.join(ENOUGH)
            self._thread = None

"""Messages between processes: whole, not too long, and there by a deadline, or refused.

:mod:`multiprocessing` waits for ever for the second half of a message, and for somebody who does
not read. Here the caller waits: before each piece, a function of the caller's returns once the pipe
is ready and raises an exception when that takes too long.
"""

from __future__ import annotations

import os
import selectors
import struct
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection

#: How multiprocessing writes the length of a message of less than 2 GB.
_LENGTH = struct.Struct("!i")


def receive(pipe: Connection, maximum: int, ready: Callable[[], object]) -> bytes:
    """Return the next message of a pipe.

    Args:
        pipe: where it comes from.
        maximum: how many bytes it may have.
        ready: returns when there is something to read.

    Raises:
        OSError: the message is too long, or the pipe is broken.
        EOFError: the pipe was closed.
    """
    if sys.platform == "win32":  # where messages come whole
        ready()
        return pipe.recv_bytes(maximum)
    (length,) = _LENGTH.unpack(_read(pipe, _LENGTH.size, ready))
    if not 0 <= length <= maximum:
        raise OSError("a message is too long")
    return _read(pipe, length, ready)


def _read(pipe: Connection, length: int, ready: Callable[[], object]) -> bytes:
    data = bytearray()
    while len(data) < length:
        ready()
        piece = os.read(pipe.fileno(), length - len(data))
        if not piece:
            raise EOFError
        data += piece
    return bytes(data)


def send(pipe: Connection, data: bytes, ready: Callable[[], object]) -> None:
    """Send a message; ``ready`` returns when something can be written.

    Raises:
        OSError: the pipe is broken.
    """
    if sys.platform == "win32":
        pipe.send_bytes(data)
        return
    os.set_blocking(pipe.fileno(), False)  # else a long message waits until it is read
    rest = memoryview(_LENGTH.pack(len(data)) + data)
    while rest:
        ready()
        try:
            rest = rest[os.write(pipe.fileno(), rest) :]
        except BlockingIOError:  # others may write to the same pipe
            continue


def writable(pipe: Connection, seconds: float) -> bool:
    """Whether something can be written to a pipe within some seconds."""
    with selectors.DefaultSelector() as one:
        one.register(pipe, selectors.EVENT_WRITE)
        return bool(one.select(seconds))

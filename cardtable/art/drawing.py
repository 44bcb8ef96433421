"""Faces drawn on trial, in a process of their own that has its limits; see ``trial.py``."""

from __future__ import annotations

import contextlib
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import qInstallMessageHandler

from cardtable.art.render import render

#: MB of addresses that the process gets at most: whoever wants more dies of it.
_ADDRESSES = 4_096


def draw_all(pipe: Connection, paths: list[str], ratio: float, height: int, seconds: float) -> None:
    """Draw each face; tell the seconds and MB that took, and whether Qt complained.

    ``seconds`` are what a face may take; this process is ended soon after.
    """
    warnings: list[str] = []
    qInstallMessageHandler(lambda _kind, _where, what: warnings.append(what))
    _limit_addresses()
    before = _memory()
    for path in paths:
        begin = time.process_time()
        _end_after(2 * seconds)
        render(Path(path), max(1, round(height * ratio)), height)
        with contextlib.suppress(OSError):  # nobody wants to know any more
            pipe.send((time.process_time() - begin, _memory() - before, bool(warnings)))


def _limit_addresses() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        size = _ADDRESSES * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _end_after(seconds: float) -> None:
    """Have the system end this process once it has worked so long; not all systems can."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _memory() -> float:
    """The most MB that this process ever held; 0 where the system does not say.

    What ``getrusage`` says counts the process that started this one as well.
    """
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text("ascii", "replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 2**10
    return 0.0

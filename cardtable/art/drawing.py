"""Draws faces on trial, in a process of its own with limits; see ``trial.py``."""

from __future__ import annotations

import contextlib
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import qInstallMessageHandler

from cardtable.art.render import render

#: Limit of the process's address space in MB; it dies if it needs more.
_ADDRESSES = 4_096


def draw_all(pipe: Connection, paths: list[str], ratio: float, height: int, seconds: float) -> None:
    """Draw each face; send the seconds and MB that took, and whether Qt complained.

    A face may take ``seconds``; this process is ended soon after that.
    """
    warnings: list[str] = []
    qInstallMessageHandler(lambda _kind, _where, what: warnings.append(what))
    limit()
    before = _memory()
    for path in paths:
        begin = time.process_time()
        _end_after(2 * seconds)
        render(Path(path), max(1, round(height * ratio)), height)
        with contextlib.suppress(OSError):  # nobody is listening any more
            pipe.send((time.process_time() - begin, _memory() - before, bool(warnings)))


def limit(seconds: int = 0) -> None:
    """Limit this process's address space and, if given, its processor time."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        size = _ADDRESSES * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def _end_after(seconds: float) -> None:
    """Make the system end this process after that much processor time, where it can."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _memory() -> float:
    """Return the most MB this process ever held; 0 where the system does not tell.

    ``getrusage`` would include the process that started this one.
    """
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text("ascii", "replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 2**10
    return 0.0

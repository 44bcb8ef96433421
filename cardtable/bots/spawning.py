"""How processes of this program come up and end: with their parent, whatever ends that.

A process of :mod:`multiprocessing` is first started and then told what it is for. If whoever
started it is killed in between, it finds nothing to read, and Python would write a traceback to
the terminal of a program that is gone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing import spawn
from multiprocessing.connection import wait
from typing import Any

_usual = spawn.get_command_line


def command_line(**handles: Any) -> list[str]:
    """What starts a process, as in Python's own, but content with being told nothing."""
    words = list(_usual(**handles))
    if "-c" in words:  # a bundle starts itself otherwise
        at = words.index("-c") + 1
        words[at] = f"try:\n {words[at]}\nexcept EOFError:\n pass"
    return words


def keep_quiet() -> None:
    """Have all processes of this program started so."""
    spawn.get_command_line = command_line


def end_with_parent() -> None:
    """End this process, and what it has started, when its parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)

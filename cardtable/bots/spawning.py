"""How processes of this program start, and how they end with their parent, however that ends.

A :mod:`multiprocessing` process is first started and then told its task. If whoever started it is
killed in between, it finds nothing to read, and Python would write a traceback to the terminal of a
program that is gone.
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
    """Return the command that starts a process, as Python does, but tolerating a missing task."""
    words = list(_usual(**handles))
    if "-c" in words:  # a bundle starts itself in another way
        at = words.index("-c") + 1
        words[at] = f"try:\n {words[at]}\nexcept EOFError:\n pass"
    return words


def keep_quiet() -> None:
    """Use :func:`command_line` for all processes of this program."""
    spawn.get_command_line = command_line


def end_with_parent() -> None:
    """End this process, and those it has started, when its parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)

"""How bots' processes come up: one whose window is killed at that moment ends without a word.

A process of :mod:`multiprocessing` is first started and then told what it is for. If whoever
started it is killed in between, it finds nothing to read, and Python would write a traceback to
the terminal of a program that is gone.
"""

from __future__ import annotations

from multiprocessing import spawn
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

"""How processes of this program start, and how they end with their parent, however that ends.

A :mod:`multiprocessing` process is first started and then told its task. If whoever started it is
killed in between, it finds nothing to read, and Python would write a traceback to the terminal of a
program that is gone.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing import spawn, util
from multiprocessing.connection import wait
from typing import Any

#: Linux: whoever loses its parent becomes a child of this process (``prctl(2)``).
_SUBREAPER = 36
#: Linux: this process gets a signal when its parent is gone (or the thread that started it is).
_PARENT_DEATH_SIGNAL = 1
#: How often the descendants of a process are looked for: some may just be starting others.
_LOOKS = 10
#: Niceness on Linux (0 to 19) of whatever works while cards move, and would cost them frames.
_NICE = 10

_UNSAID = "ignore::UserWarning:multiprocessing.resource_tracker"
_usual = spawn.get_command_line
_usual_flags = util._args_from_interpreter_flags  # type: ignore[attr-defined]


def command_line(**handles: Any) -> list[str]:
    """Return the command that starts a process, as Python does, but tolerating a missing task."""
    words = list(_usual(**handles))
    if "-c" in words:  # a bundle starts itself in another way
        at = words.index("-c") + 1
        words[at] = f"try:\n {words[at]}\nexcept EOFError:\n pass"
    return words


def _flags() -> list[str]:
    """Return the flags of this interpreter, and that which leaves the current folder off the path.

    A file there may have the name of a module of Python's own.
    """
    return [*_usual_flags(), *([] if sys.flags.safe_path else ["-P"])]


def keep_quiet() -> None:
    """Use :func:`command_line` for all processes of this program.

    Python's own, which clears away what killed ones leave behind, says nothing of it.
    """
    try:
        os.getcwd()
    except OSError:  # it was removed, and every process would be told to go there
        os.chdir(os.sep)
    spawn.get_command_line = command_line
    util._args_from_interpreter_flags = _flags  # type: ignore[attr-defined]
    if _UNSAID not in sys.warnoptions:
        sys.warnoptions.append(_UNSAID)


def end_with_parent() -> None:
    """End this process, and those it has started, when its parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        if sys.platform == "linux":
            _prctl(_PARENT_DEATH_SIGNAL, signal.SIGCONT)  # one that is stopped would not see it
        with contextlib.suppress(RuntimeError):  # no further thread: it ends once it reads again
            threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    end_descendants(os.getpid())
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def give_way() -> None:
    """Let the window go before this thread, and before those that it starts (on Linux)."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            me = os.PRIO_PROCESS, threading.get_native_id()
            os.setpriority(*me, max(_NICE, os.getpriority(*me)))


def adopt_orphans() -> None:
    """Keep whatever this process starts below it, sessions of their own included (on Linux)."""
    if sys.platform == "linux":
        _prctl(_SUBREAPER, 1)


def _prctl(option: int, value: int) -> None:
    with contextlib.suppress(OSError, AttributeError):
        import ctypes  # in the new process only

        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def end_descendants(pid: int) -> None:
    """Kill whatever a process has started, and what that has started (on Linux).

    Unless it is this one, the process itself is stopped, so that it starts nothing meanwhile.
    """
    if sys.platform != "linux":
        return
    if pid != os.getpid():
        with contextlib.suppress(OSError):
            os.kill(pid, signal.SIGSTOP)
    for _ in range(_LOOKS):
        with contextlib.suppress(OSError):  # no further file can be opened for now
            found = _descendants(pid)
            if not found:
                return
            for one in found:
                with contextlib.suppress(OSError):
                    os.kill(one, signal.SIGKILL)


def _descendants(pid: int) -> list[int]:
    """Return the running processes below a process, parents first."""
    children: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        with (
            contextlib.suppress(OSError, ValueError, IndexError),
            open(f"/proc/{name}/stat") as file,
        ):
            state, parent = file.read().rpartition(")")[2].split()[:2]
            if state not in "ZX":  # those are dead already
                children.setdefault(int(parent), []).append(int(name))
    found = [pid]
    for one in found:
        found += children.get(one, ())
    return found[1:]

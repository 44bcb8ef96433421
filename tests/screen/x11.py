"""An X server with a window manager, and hands whose events reach the program through it alone."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint

#: The programs that must be installed.
TOOLS = ("Xvfb", "openbox", "xdotool")
#: xdotool's names for keys that Qt names differently.
_KEYS = {"Space": "space", "Esc": "Escape", "Backspace": "BackSpace"}


def missing() -> list[str]:
    """The tools that are not installed (on other systems than Linux: all)."""
    return [t for t in TOOLS if not sys.platform.startswith("linux") or not shutil.which(t)]


@contextmanager
def x_server(width: int = 1280, height: int = 860) -> Iterator[dict[str, str]]:
    """A screen of that size with a window manager; yields the environment for programs on it."""
    read, write = os.pipe()
    screen = ("-screen", "0", f"{width}x{height}x24")
    # It chooses a free display itself and reports it, so that parallel tests have their own.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *screen, "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    manager = None
    try:
        if not select.select([read], [], [], 60)[0]:
            raise RuntimeError("Xvfb does not start")
        display = ":" + os.read(read, 16).decode().strip()
        surroundings = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env=surroundings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        _await_manager(surroundings)
        yield surroundings
    finally:
        os.close(read)
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait(30)


def _await_manager(surroundings: dict[str, str]) -> None:
    """Wait until the window manager rules: windows that come before it may get no keyboard."""
    end = time.monotonic() + 60
    ask = ("xdotool", "get_num_desktops")  # only a window manager answers that
    while subprocess.run(ask, env=surroundings, capture_output=True, check=False).returncode:
        if time.monotonic() > end:
            raise RuntimeError("openbox does not start")
        time.sleep(0.02)


class XHands:
    """Mouse and keyboard of the X server; the program hears of them as of any others."""

    def click(self, at: QPoint, right: bool = False) -> None:
        """Bring the mouse to a place of the screen and click."""
        self._do("mousemove", str(at.x()), str(at.y()), "click", "3" if right else "1")

    def key(self, key: str) -> None:
        """Press a key as Qt writes it."""
        *held, last = key.split("+")
        last = _KEYS.get(last, last.lower() if len(last) == 1 else last)
        self._do("key", "+".join((*(name.lower() for name in held), last)))

    @staticmethod
    def _do(*words: str) -> None:
        subprocess.run(["xdotool", *words], check=True)

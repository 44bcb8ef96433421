"""The window on an X server with a bus of accessibility, and somebody who listens there.

``python -m tests.screen.hearing [--lang LANG] [--seed SEED] [--seats SEATS] GAME KEY …`` opens a
match, presses keys as xdotool names them, and prints what a screen reader is told after each; with
``--orca``, what Orca makes of it. Without a game, ``-``, it begins at the start page.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.screen import x11

LISTENER = Path(__file__).with_name("listener.py")
ROOT = LISTENER.parent.parent.parent
#: The programs that must be installed besides those of :mod:`x11`.
TOOLS = ("dbus-daemon", "/usr/libexec/at-spi-bus-launcher", "/usr/bin/python3")
#: Seconds without a word after which nothing more comes, and for which one waits at most.
QUIET, PATIENCE = 1.2, 90.0
#: The same while the program begins, which a busy machine makes slow.
BEGUN = 4.0
#: Seconds that Orca needs to begin.
ORCA_BEGINS = 8.0
#: Without it Orca waits for a sound device for ever.
NO_SOUND = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n'


def missing() -> list[str]:
    """What is not installed."""
    gone = [*x11.missing(), *(tool for tool in TOOLS if not shutil.which(tool))]
    if not gone:
        found = subprocess.run(
            ["/usr/bin/python3", "-c", "import pyatspi"], capture_output=True, check=False
        )
        gone = ["pyatspi"] if found.returncode else []
    return gone


class Ear:
    """Presses keys and hears what comes of them."""

    def __init__(
        self, listener: subprocess.Popen[str], surroundings: Mapping[str, str], log: Path
    ) -> None:
        """``log``: where Orca writes what it does, if it runs."""
        self._listener, self._surroundings = listener, surroundings
        self._log, self._read_so_far = log, 0
        self._lines: queue.Queue[list[str]] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._listener.stdout is not None
        for line in self._listener.stdout:
            self._lines.put(json.loads(line))

    def press(self, *keys: str, until: str | None = None) -> list[list[str]]:
        """Press keys as xdotool names them; returns what is heard then, as :meth:`rest`."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], env=dict(self._surroundings), check=True)
        return self.rest(until)

    def begin(self) -> list[list[str]]:
        """Wait until the window has the keyboard, then as :meth:`rest`: keys before go nowhere.

        The X server is asked: who listens may come too late to hear of the first focus. The window
        manager gives the keyboard once, to a window that it may not know yet: it is asked again.
        """
        end = time.monotonic() + PATIENCE
        while "Cardtable" not in self._xdotool("getwindowfocus", "getwindowname"):
            assert time.monotonic() < end, "the window does not get the keyboard"
            self._xdotool("search", "--onlyvisible", "--name", "Cardtable", "windowactivate")
            time.sleep(QUIET / 10)
        return self.rest(quiet=BEGUN)

    def _xdotool(self, *words: str) -> str:
        """What it answers; empty if it finds nothing."""
        command, env = ("xdotool", *words), dict(self._surroundings)
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout

    def rest(self, until: str | None = None, quiet: float = QUIET) -> list[list[str]]:
        """What is heard until it is quiet; with ``until``, first until it is in something heard."""
        heard: list[list[str]] = []
        end, done = time.monotonic() + PATIENCE, until is None
        while time.monotonic() < end:
            try:
                heard.append(self._lines.get(timeout=quiet))
            except queue.Empty:
                if done:
                    break
                continue
            done = done or (until or "") in "\n".join(heard[-1])
        assert done, f"“{until}” is not heard: {heard}"
        return heard

    def spoken(self) -> list[str]:
        """What Orca has said since this was last asked, once it says no more."""
        if not self._log.exists():
            return []
        log, since = "", time.monotonic()
        while time.monotonic() - since < QUIET:
            time.sleep(QUIET / 10)
            if log != (log := self._log.read_text(encoding="utf-8", errors="replace")):
                since = time.monotonic()
        new, self._read_so_far = log[self._read_so_far :], len(log)
        return re.findall(r"SPEECH OUTPUT: '(.*?)'", new, re.DOTALL)

    def tree(self) -> list[str]:
        """The names of everything on the bus."""
        assert self._listener.stdin is not None
        self.rest()
        self._listener.stdin.write("tree\n")
        self._listener.stdin.flush()
        while True:
            kind, *names = self._lines.get(timeout=PATIENCE)
            if kind == "tree":
                return names


@contextmanager
def _running(
    *command: str, env: Mapping[str, str], read: bool = False
) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE if read else subprocess.DEVNULL
    process = subprocess.Popen(
        command, env=dict(env), stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def _orca(surroundings: Mapping[str, str], folder: Path) -> Iterator[None]:
    speech = folder / "config" / "speech-dispatcher"
    shutil.copytree("/etc/speech-dispatcher", speech)
    with (speech / "speechd.conf").open("a", encoding="utf-8") as file:
        file.write(NO_SOUND)
    log = f"--debug-file={folder / 'orca.log'}"
    with _running("orca", log, env=surroundings):  # “--replace” would end somebody’s own
        time.sleep(ORCA_BEGINS)
        yield


@contextmanager
def ear(*words: str, settings: str = "", orca: bool = False) -> Iterator[Ear]:
    """The program, played, and an ear at the bus.

    Args:
        words: of its command line.
        settings: lines of its settings file.
        orca: whether Orca listens too.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.chmod(0o700)
        surroundings = {
            **stack.enter_context(x11.x_server()),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "CARDTABLE_DATA": str(folder / "data"),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        surroundings.pop("AT_SPI_BUS_ADDRESS", None)
        (folder / "data").mkdir()
        (folder / "data" / "settings.ini").write_text(f"[General]\n{settings}", encoding="utf-8")
        bus = stack.enter_context(
            _running("dbus-daemon", "--session", "--print-address", env=surroundings, read=True)
        )
        assert bus.stdout is not None
        surroundings["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        launcher = ("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1")
        stack.enter_context(_running(*launcher, env=surroundings))
        time.sleep(1)
        listener = stack.enter_context(
            _running("/usr/bin/python3", str(LISTENER), env=surroundings, read=True)
        )
        made = Ear(listener, surroundings, folder / "orca.log")
        assert made._lines.get(timeout=PATIENCE) == ["ready"]
        if orca:
            stack.enter_context(_orca(surroundings, folder))
        program = (sys.executable, "-m", "cardtable", "play", *words)
        os.chdir(ROOT)
        stack.enter_context(_running(*program, env=surroundings))
        yield made


def told(heard: Sequence[Sequence[str]]) -> str:
    """What was heard, a line each."""
    return "\n".join(f"  {kind:8} {' — '.join(filter(None, words))}" for kind, *words in heard)


def main(words: list[str]) -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.screen.hearing")
    parser.add_argument("game")
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seed", default="5")
    parser.add_argument("--seats", default="human,easy,easy")
    parser.add_argument("--settings", default="", help="lines of the settings file")
    parser.add_argument("--orca", action="store_true")
    asked = parser.parse_args(words)
    match = (asked.game, "--seed", asked.seed, "--seats", asked.seats) if asked.game != "-" else ()
    with ear(*match, "--lang", asked.lang, settings=asked.settings, orca=asked.orca) as one:
        print(told(one.begin()), *one.spoken(), sep="\n  orca     ")
        for key in asked.keys:
            print(f"» {key}", told(one.press(key)), sep="\n", flush=True)
            print(*(f"  orca     {line}" for line in one.spoken()), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])

"""A plugin game whose bots are slow, die, or fail, each level in its own way.

It is found through an entry point in a folder on the path, like any plugin game, so that the
spawned process finds it as well.
"""

from __future__ import annotations

import os
import signal
import struct
import subprocess
import sys
import threading
import time
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import pytest

from cardtable.bots import questions
from cardtable.bots.questions import GLANCE, report
from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot, Budget, Candidate, Thought
from cardtable.engine.state import View
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.game import DouDizhu

ENTRY = """[cardtable.games]
moody = tests.bots.moody:GAME
"""


class Strange(float):
    """A number that only its own process can read."""

    def __reduce__(self) -> tuple[object, ...]:
        return eval, ("no_such_name",)


class Odd(Thought):
    """A thought that only its own process can read."""

    def __reduce__(self) -> tuple[object, ...]:
        return eval, ("no_such_name",)


#: A child in a session of its own, and one whose parent is gone as well; each notes its id.
_SESSION = """
import os, sys, time
if os.fork() == 0:
    os.setsid()
    os.write(os.open(sys.argv[1], os.O_CREAT | os.O_APPEND | os.O_WRONLY), b"%d\\n" % os.getpid())
    time.sleep(600)
time.sleep(0.3)
"""
_ORPHAN = _SESSION.replace("os.setsid()", "os.setsid()\n    if os.fork(): os._exit(0)")


def _pipe() -> int:
    return int(questions._listener._pipe.fileno())  # type: ignore[attr-defined]


def _report_anew() -> None:
    questions._listener._next = 0.0  # type: ignore[attr-defined]
    report(0.9)


class MoodyBot:
    """What it does is said by its level and style."""

    def __init__(self, level: str, style: str) -> None:
        self.level, self.style = level, style

    def choose(self, view: View, seed: int, budget: Budget) -> Thought:
        glance = budget == GLANCE.budget
        match self.style:
            case "slow" if not glance:
                for step in range(1000):
                    report(step / 1000)
                    time.sleep(0.02)
            case "stuck":
                time.sleep(60)
            case "dies":
                os._exit(3)
            case "dies_once" if not Path(os.environ["MOODY_DIED"]).exists():
                Path(os.environ["MOODY_DIED"]).touch()
                os._exit(3)
            case "none":
                return Thought(None)  # type: ignore[arg-type]
            case "words":
                return Thought("pass")  # type: ignore[arg-type]
            case "nothing":
                return None  # type: ignore[return-value]
            case "illegal":
                return Thought(Action("play", ("Z",)))
            case "odd":
                return Odd(list(view.legal)[-1])
            case "odd_worth":
                return Thought(PASS, (Candidate(PASS, Strange()),))
            case "exits":
                sys.exit(0)
            case "deep":
                return self.choose(view, seed, budget)
            case "half":  # of the length, of the message, byte by byte, a length without end
                os.write(_pipe(), b"\0\0")
                time.sleep(60)
            case "half_message":
                os.write(_pipe(), struct.pack("!i", 100) + b"x")
                time.sleep(60)
            case "bytes":
                os.write(_pipe(), struct.pack("!i", 1000))
                while True:
                    os.write(_pipe(), b"x")
                    time.sleep(0.05)
            case "giant":
                os.write(_pipe(), struct.pack("!i", 2_000_000_000) + b"x" * 1000)
                time.sleep(60)
            case "huge":
                os.write(_pipe(), struct.pack("!iQ", -1, 1 << 40) + b"x" * 1000)
                time.sleep(60)
            case "reports":
                while True:
                    questions._listener._next = 0.0  # type: ignore[attr-defined]
                    report(0.5)
            case "usurps":  # it answers by itself, and never listens again
                pipe, number = questions._listener._pipe, questions._listener.number  # type: ignore[attr-defined]
                pipe.send((number, Thought(next(iter(view.legal)))))
                while True:
                    pipe.send((None, 0.5))
            case "late":  # a helper of its own does not know that the thought is over
                threading.Timer(0.1, _report_anew).start()
            case "stray":  # as if it had been written by another thread of the process
                stray = bytes(ForkingPickler.dumps((seed + 1000, Thought(Action("bid", ("3",))))))
                os.write(_pipe(), struct.pack("!i", len(stray)) + stray)
            case "stops" if not glance:
                os.kill(os.getpid(), signal.SIGSTOP)
            case "terminal" if not glance:
                os.kill(os.getpid(), signal.SIGTTIN)
            case "session" | "orphan" | "orphans":
                code = _SESSION if self.style == "session" else _ORPHAN
                count = 5 if self.style == "orphans" else 1
                for _ in range(count):
                    subprocess.run(
                        [sys.executable, "-c", code, os.environ["MOODY_DIED"]], check=True
                    )
            case "child":
                child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
                Path(os.environ["MOODY_DIED"]).write_text(str(child.pid))
            case "fails":
                raise ValueError("no idea")
        return Thought(PASS if self.level == "easy" else list(view.legal)[-1])


class Moody(DouDizhu):
    id = "moody"

    def bot(self, level: str, style: str = "") -> Bot[Any]:
        return MoodyBot(level, style)


GAME = Moody()


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes started from now on find the game."""
    info = folder / "moody-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: moody\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("MOODY_DIED", str(folder / "died"))

"""``kill -9`` at any moment: the next start offers the match; nothing that was shown is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from cardtable.store.journal import Journal
from tests.attacks.plan import memory_of
from tests.daily import daily
from tests.killed import last_whole_line

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
ROOT = Path(__file__).parents[2]

PLAYS = """
    import argparse, sys
    if __name__ == "__main__":
        sys.path.insert(0, sys.argv[1])
        from cardtable.ui.durations import Pace, Speed
        from cardtable.ui.running.program import Program
        from tests.robot import Robot, ask_everything
        game, seats, seed = sys.argv[2:5]
        program = Program("en")
        program.settings.speed, program.settings.pace = Speed.OFF, Pace.AT_ONCE
        ask_everything(program.settings)
        program.window.show()
        program.open(argparse.Namespace(
            game=game, seats=seats, seed=seed, deck=None, preset=None, option=[]))
        session = program.window.table.session
        say = lambda *_: print(len(session.match.actions), program.window.bots.pid, flush=True)
        session.changed.connect(say)
        say()
        if "human" in seats:
            Robot(program.window, keyboard=True).play()
        program.app.exec()
"""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def kill_once(tmp_path: Path, number: int, rng: random.Random) -> float:
    """Kill a window while it plays; returns the most MB it held."""
    game, seats = rng.choice(
        [
            ("dou-dizhu", "easy,medium,hard"),
            ("dou-dizhu", "human,easy,easy"),
            ("oicho-kabu", "human,easy,easy,easy"),
            ("kyo-kabu", "easy,easy,easy"),
        ]
    )
    folder = tmp_path / str(number)
    child = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(PLAYS), str(ROOT), game, seats, str(number)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "CARDTABLE_DATA": str(folder)},
    )
    assert child.stdout is not None
    child.stdout.readline()
    time.sleep(rng.random() * 0.6)
    held = memory_of(child.pid)
    os.kill(child.pid, signal.SIGKILL)
    said = last_whole_line(child.stdout.read())
    child.wait()
    shown, bot = (int(said[0]), said[1]) if said else (0, "None")
    journal = Journal(folder / "journal.sqlite")
    assert journal.set_aside is None
    entries = journal.unfinished() + journal.finished()
    assert [e.game for e in entries] == [game]
    match, _ = journal.load(entries[0].id)
    assert shown <= len(match.actions) <= shown + 1
    journal.close()
    if bot != "None":
        limit = time.monotonic() + 5
        while alive(int(bot)) and time.monotonic() < limit:
            time.sleep(0.02)
        assert not alive(int(bot)), "the bot's process outlived its window"
    return held


@daily("kills", [1, 5])
def test_a_killed_window_loses_nothing(tmp_path: Path, kills: int) -> None:
    rng = random.Random(1)
    for number in range(kills):
        kill_once(tmp_path, number, rng)


@pytest.mark.soak
def test_fifty_kills_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(2)
    for number in range(50):
        kill_once(tmp_path, number, rng)

"""The player: it never blocks, its faults do no harm, and it ends with the window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from cardtable.engine.moments import Sound
from cardtable.sound import player
from cardtable.sound.player import LIVES, WAITING, Player
from cardtable.sound.speaker import Wanted

ROOT = Path(__file__).parents[2]


class Process:
    """What plays, as a test wants it."""

    made: list[Process]
    hangs: threading.Event | None = None
    dies = False
    refused = False

    def __init__(self, folder: Path, backend: str) -> None:
        self.made.append(self)
        if self.refused:
            raise OSError("no further process")
        self.played: list[Wanted] = []
        self.ended = False
        self.told = threading.Event()

    def play(self, wanted: Wanted) -> None:
        self.told.set()
        if self.hangs is not None:
            self.hangs.wait(20)
        if self.dies:
            raise BrokenPipeError
        self.played.append(wanted)

    def end(self) -> None:
        self.ended = True


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> type[Process]:
    made = type("Made", (Process,), {"made": []})
    monkeypatch.setattr(player, "SoundProcess", made)
    monkeypatch.setattr(player, "find_spec", lambda _name: True)
    return made


def wait_for(what: object, holds: object) -> None:
    """Until ``holds()`` of something that another thread does."""
    assert callable(holds)
    until = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(0.005)


def test_sounds_reach_the_process_in_order_and_with_their_time(process: type[Process]) -> None:
    made = Player()
    assert not process.made  # nothing is started before the first sound
    begin = time.monotonic()
    made.play(Sound.SHUFFLE)
    made.play(Sound.CARD, 0.25, 40)
    wait_for("both", lambda: process.made and len(process.made[0].played) == 2)
    first, second = process.made[0].played
    assert (first.sound, first.volume) == (Sound.SHUFFLE, 100)
    assert (second.sound, second.volume) == (Sound.CARD, 40)
    assert second.due - first.due >= 0.25
    assert first.due >= begin
    made.close()
    assert process.made[0].ended


def test_a_burst_does_not_wait_for_a_device_that_hangs(process: type[Process]) -> None:
    process.hangs = threading.Event()
    made = Player()
    made.play(Sound.BOMB)
    wait_for("the process", lambda: process.made and process.made[0].told.is_set())
    for _ in range(200):
        made.play(Sound.CARD)  # would never return if it waited
    assert not process.made[0].played
    process.hangs.set()
    wait_for("the rest", lambda: len(process.made[0].played) == 1 + WAITING)
    made.play(Sound.GIN)
    wait_for("the last", lambda: process.made[0].played[-1].sound is Sound.GIN)
    assert len(process.made[0].played) == 2 + WAITING  # the others were dropped
    made.close()


def test_a_player_can_be_closed_while_its_device_hangs(process: type[Process]) -> None:
    process.hangs = threading.Event()
    made = Player()
    made.play(Sound.CARD)
    wait_for("the process", lambda: process.made and process.made[0].told.is_set())
    for _ in range(2 * WAITING):
        made.play(Sound.CARD)
    made.close()
    assert process.made[0].ended
    process.hangs.set()
    made.play(Sound.CARD)
    assert made._thread is not None
    made._thread.join(20)
    assert not made._thread.is_alive()
    assert len(process.made[0].played) == 1


@pytest.mark.parametrize("trouble", ["dies", "refused"])
def test_a_process_that_dies_is_started_some_times_and_then_left(
    process: type[Process], trouble: str
) -> None:
    setattr(process, trouble, True)
    made = Player()
    for _ in range(5 * LIVES):
        made.play(Sound.CARD)
        wait_for("the thread", made._queue.empty)
    wait_for("the last start", lambda: len(process.made) >= LIVES)
    assert len(process.made) == LIVES
    made.close()


def test_without_the_library_there_is_silence(
    process: type[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "find_spec", lambda _name: None)
    made = Player()
    made.play(Sound.CARD)
    wait_for("the thread", made._queue.empty)
    made.close()
    assert made._thread is not None
    made._thread.join(20)
    assert not process.made


PLAYS = """
    import sys, time
    if __name__ == "__main__":
        sys.path.insert(0, sys.argv[1])
        from cardtable.engine.moments import Sound
        from cardtable.sound.player import Player
        player = Player(backend=sys.argv[2])
        for sound in Sound:
            player.play(sound, volume=1)
        until = time.monotonic() + 20
        while player._process is None and time.monotonic() < until:
            time.sleep(0.01)
        print(player._process._process.pid, flush=True)
        time.sleep(float(sys.argv[3]))
        print(player._process._process.is_alive(), flush=True)
        player.close()
"""

needs_library = pytest.mark.skipif(find_spec("miniaudio") is None, reason="needs miniaudio")


def started(tmp_path: Path, backend: str, rest: float) -> subprocess.Popen[str]:
    script = tmp_path / "plays.py"
    script.write_text(textwrap.dedent(PLAYS), encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(script), str(ROOT), backend, str(rest)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@needs_library
@pytest.mark.parametrize("backend", ["", "NULL"], ids=["as it is", "to nobody"])
def test_the_real_process_says_nothing_with_or_without_a_device(
    tmp_path: Path, backend: str
) -> None:
    out, err = started(tmp_path, backend, 2.0).communicate(timeout=60)
    assert out.split()[1:] == ["True"]  # it lives, whether there is a device or not
    assert err == ""


@needs_library
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_the_process_ends_when_the_window_is_killed(tmp_path: Path) -> None:
    window = started(tmp_path, "NULL", 60.0)
    assert window.stdout is not None
    pid = int(window.stdout.readline())
    window.kill()
    window.communicate()

    def gone() -> bool:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        return False

    wait_for("its end", gone)

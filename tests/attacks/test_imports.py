"""Packages that do anything while they are imported: named and left out, and the end is an end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardtable.games import stop_loading
from cardtable.ui.running.further_starts import address_of
from tests.daily import daily
from tests.robot import wait_until

#: What raises what is no ``Exception``.
RAISING = (
    "raise SystemExit(0)",
    "raise SystemExit",
    "raise KeyboardInterrupt",
    "raise GeneratorExit",
    "import asyncio; raise asyncio.CancelledError",
    "class Own(BaseException): pass\nraise Own",
    "import sys; sys.exit('bye')",
    "raise BaseExceptionGroup('all', [KeyboardInterrupt()])",
)
#: What would keep a process that has ended.
STAYING = {
    "thread": "import threading, time\nthreading.Thread(target=time.sleep, args=(60,)).start()",
    "threads": "import threading, time\n"
    "for _ in range(9): threading.Thread(target=time.sleep, args=(60,)).start()",
    "at exit": "import atexit, time\natexit.register(time.sleep, 60)",
    "pool": "import time\nfrom concurrent.futures import ThreadPoolExecutor\n"
    "POOL = ThreadPoolExecutor(1)\nPOOL.submit(time.sleep, 60)",
    "process": "import multiprocessing, time\n"
    "multiprocessing.get_context('fork').Process(target=time.sleep, args=(60,)).start()",
    "destroyed": "import time\nclass Slow:\n    def __del__(self): time.sleep(60)\nSLOW = Slow()",
}
GAME = (
    "from cardtable.games.dou_dizhu.game import DouDizhu\nclass Mine(DouDizhu):\n    id = 'mine'\n"
)
GAME += "GAME = Mine()\n"


def install(folder: Path, code: str) -> dict[str, str]:
    """An environment in which a package brings a game by this code."""
    info = folder / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[cardtable.games]\nmine = mine_game:GAME\n")
    (folder / "mine_game.py").write_text(f"{code}\n{GAME}")
    return {
        **os.environ,
        "PYTHONPATH": str(folder),
        "CARDTABLE_DATA": str(folder / "data"),
        "QT_QPA_PLATFORM": "offscreen",
    }


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardtable", *words]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=20, check=False
    )


@pytest.mark.parametrize("code", RAISING)
def test_what_raises_anything_is_named_and_left_out(tmp_path: Path, code: str) -> None:
    done = run(install(tmp_path, code), "games", "--json")
    assert done.returncode == 0
    names = [game["id"] for game in json.loads(done.stdout)["games"]]
    assert names == ["oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"]
    assert done.stderr.count("\n") == 1 and "The game “mine” cannot be loaded" in done.stderr


@pytest.mark.parametrize("code", STAYING.values(), ids=STAYING)
@daily("words", [("games",), ("deck",), ("verify", "no")], ("games",))
def test_what_a_package_leaves_behind_does_not_keep_a_command(
    tmp_path: Path, code: str, words: tuple[str, ...]
) -> None:
    begin = time.monotonic()
    done = run(install(tmp_path, code), *words)
    assert done.returncode == (1 if words[0] == "verify" else 0)
    assert time.monotonic() - begin < 10
    assert bool(done.stdout) == (words[0] != "verify")  # all of it was written


@daily("code", [RAISING[2], RAISING[5], *STAYING.values()])
def test_a_window_with_such_a_package_starts_and_ends(tmp_path: Path, code: str) -> None:
    environment = install(tmp_path, code)
    window = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "cardtable",
            "play",
            "mine" if code in STAYING.values() else "dou-dizhu",
        ],
        env=environment,
    )
    try:
        wait_until(lambda: Path(address_of(tmp_path / "data")).exists())
        time.sleep(0.5)
        window.send_signal(signal.SIGTERM)
        assert window.wait(timeout=5) == 0
    finally:
        window.kill()
        window.wait()


#: What never comes to an end.
HANGING = {
    "sleep": "import time\ntime.sleep(1e9)",
    "loop": "while True: pass",
    "pipe": "import os\nos.read(os.pipe()[0], 1)",
    "sleeps": "import time\nwhile True: time.sleep(0.01)",
}


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@daily("code", HANGING.values(), ids=HANGING)
def test_a_package_that_hangs_is_named_and_a_signal_ends_the_window_in_order(
    tmp_path: Path, code: str
) -> None:
    window = subprocess.Popen([sys.executable, "-m", "cardtable"], env=install(tmp_path, code))
    log = tmp_path / "data" / "faults.log"
    try:
        said = "The game “mine” (package mine) has not been loaded for 5 seconds."
        wait_until(lambda: log.exists() and said in log.read_text("utf-8"), 30_000)
        window.send_signal(signal.SIGTERM)
        assert window.wait(timeout=10) == 0
        assert "The game “mine” cannot be loaded" in log.read_text("utf-8")
    finally:
        window.kill()
        window.wait()


def test_a_signal_during_anything_else_is_only_noted() -> None:
    stop_loading()


@pytest.mark.parametrize(
    "words",
    [
        ("verify", "no"),
        ("simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "1"),
    ],
)
def test_what_needs_no_other_game_does_not_wait_for_one(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    done = run(install(tmp_path, HANGING["sleep"]), *words)
    assert done.returncode == (1 if words[0] == "verify" else 0), done.stderr

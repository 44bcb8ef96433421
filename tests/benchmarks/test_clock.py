"""The bots' clock: how soon a thought is stopped, and whether deadlines hold on a busy machine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.bots.questions import PACES
from tests.benchmarks.figures import report
from tests.bots import moody
from tests.bots.test_clock import Asker, alive

ROUNDS = 21


@pytest.fixture
def asker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asker]:
    moody.install(tmp_path, monkeypatch)
    made = Asker()
    made.ask(1, "")
    made.answer()
    yield made
    made.worker.close()


@pytest.fixture(params=[False, True], ids=["quiet", "busy"])
def load(request: pytest.FixtureRequest) -> Iterator[str]:
    """Nothing else runs, or two endless loops a core do."""
    count = 2 * (os.cpu_count() or 2) if request.param else 0
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    yield "busy" if request.param else "quiet"
    for process in busy:
        process.kill()
        process.wait()


def test_cancel(benchmark: Any, asker: Asker, load: str) -> None:
    times: list[float] = []
    number = [1]

    def stopped() -> None:
        busy = asker.worker.pid
        assert busy is not None
        begin = time.perf_counter()
        asker.worker.cancel(number[0])
        while alive(busy):
            time.sleep(0.001)
        times.append(1000 * (time.perf_counter() - begin))

    def before() -> None:
        number[0] += 1
        asker.ask(number[0], "stuck", patience=600)
        time.sleep(1.0)

    benchmark.pedantic(stopped, setup=before, rounds=ROUNDS)
    report(benchmark, f"a thought is stopped ({load})", times, "ms", aim="≤ 100 ms")
    report(benchmark, f"a thought is stopped, longest ({load})", [max(times)], "ms")


def test_deadline(benchmark: Any, asker: Asker, load: str) -> None:
    """A bot that would think for twenty seconds, at the easiest level's pace."""
    patience = PACES["easy"].patience
    times: list[float] = []
    number = [1]

    def hurried() -> None:
        number[0] += 1
        begin = time.perf_counter()
        asker.ask(number[0], "slow", patience=patience)
        assert asker.answer().trouble == "hurried"
        times.append(time.perf_counter() - begin - patience)

    benchmark.pedantic(hurried, rounds=9)
    report(
        benchmark,
        f"decided after the deadline ({load})",
        times,
        "s",
        aim="≤ 1 s",
        beside=f"a new process has started; deadline {patience:.0f} s",
    )

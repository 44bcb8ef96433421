"""The clock at the table: slow, dying and failing bots keep nobody waiting, and cancel is quick."""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.bots.questions import GLANCE, PACES, Answer, Question
from cardtable.bots.worker import Worker
from cardtable.engine.bot import DEFAULT_BUDGET
from cardtable.engine.match import LEVELS, Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.games.dou_dizhu.auction import PASS
from tests.bots import moody
from tests.daily import daily


class Asker:
    def __init__(self) -> None:
        self.answers: queue.Queue[Answer] = queue.Queue()
        self.shares: list[tuple[int, float]] = []
        self.worker = Worker(self.answers.put, lambda *told: self.shares.append(told))
        game = find_game("dou-dizhu")
        match = Match(game, game.resolve(), (Seat("easy"),) * 3, Seed.numbered(3))
        assert match.turn is not None
        self.view = match.view(match.turn)

    def ask(self, number: int, style: str, patience: float = 0.3, level: str = "hard") -> None:
        self.worker.ask(
            Question(number, "moody", level, self.view, 1, DEFAULT_BUDGET, patience, style)
        )

    def answer(self) -> Answer:
        return self.answers.get(timeout=90)


@pytest.fixture
def asker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asker]:
    moody.install(tmp_path, monkeypatch)
    made = Asker()
    yield made
    made.worker.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_level_has_a_pace_and_none_is_slower_than_a_better_one() -> None:
    assert list(PACES) == list(LEVELS)
    patience = [pace.patience for pace in PACES.values()]
    assert patience == sorted(patience)
    assert all(pace.budget.work > GLANCE.budget.work for pace in PACES.values())


def test_a_slow_bot_decides_at_a_glance_when_its_time_is_over(asker: Asker) -> None:
    asker.ask(1, "slow")
    answer = asker.answer()
    assert answer.trouble == "hurried"
    assert answer.thought is not None
    assert answer.thought.action == list(asker.view.legal)[-1]  # the level's own choice


def bots_alive() -> int:
    return sum(child.name == "cardtable bot" for child in multiprocessing.active_children())


def test_a_second_process_is_ready_when_time_runs_out_and_none_is_left(asker: Asker) -> None:
    asker.ask(1, "")
    asker.answer()
    first = asker.worker.pid
    assert bots_alive() == 1
    asker.ask(2, "slow", patience=2.0)
    limit = time.monotonic() + 20
    while bots_alive() < 2 and time.monotonic() < limit:
        time.sleep(0.01)
    assert bots_alive() == 2
    assert asker.answer().trouble == "hurried"
    assert asker.worker.pid != first
    assert bots_alive() == 1
    asker.ask(3, "slow", patience=60.0)
    asker.worker.close()
    assert bots_alive() == 0


def test_a_slow_bot_tells_how_far_it_is(asker: Asker) -> None:
    asker.ask(1, "slow", patience=1.0)
    asker.answer()
    shares = [share for number, share in asker.shares if number == 1]
    assert shares == sorted(shares)
    assert 2 <= len(shares) <= 12  # not at every step


def test_a_bot_that_is_stuck_even_at_a_glance_is_replaced_by_the_quickest(asker: Asker) -> None:
    asker.ask(1, "stuck")
    answer = asker.answer()
    assert answer.trouble == "gave_up"
    assert answer.thought is not None
    assert answer.thought.action == PASS  # what the quickest level chose, not a drawn action


def test_a_bot_that_dies_every_time_is_replaced_by_the_quickest(asker: Asker) -> None:
    asker.ask(1, "dies")
    assert asker.answer().trouble == "gave_up"
    asker.ask(2, "")
    assert asker.answer().trouble == ""


def test_a_bot_that_dies_once_is_asked_the_whole_question_again(asker: Asker) -> None:
    asker.ask(1, "dies_once")
    answer = asker.answer()
    assert answer.trouble == "restarted"
    assert answer.thought is not None
    assert answer.thought.action == list(asker.view.legal)[-1]


def test_a_bot_that_fails_does_not_cost_its_process(asker: Asker) -> None:
    asker.ask(1, "")
    asker.answer()
    before = asker.worker.pid
    asker.ask(2, "fails")
    assert asker.answer().trouble == "gave_up"
    assert asker.worker.pid == before


@pytest.mark.parametrize("style", ["late", "stray"])
def test_what_is_said_about_another_question_is_no_answer(asker: Asker, style: str) -> None:
    asker.ask(1, style, patience=5.0)
    assert asker.answer().trouble == ""
    time.sleep(0.3)
    for number in range(2, 8):
        level = ("easy", "hard")[number % 2]
        asker.ask(number, "", patience=5.0, level=level)
        answer = asker.answer()
        assert answer.question.number == number
        assert answer.trouble == ""
        assert answer.thought is not None
        wanted = PASS if level == "easy" else list(asker.view.legal)[-1]
        assert answer.thought.action == wanted


def test_cancel_stops_a_thought_at_once_and_the_next_is_answered(asker: Asker) -> None:
    asker.ask(1, "")
    asker.answer()
    for number in (2, 3, 4):
        asker.ask(number, "stuck", patience=60)
        time.sleep(0.3)
        busy = asker.worker.pid
        assert busy is not None
        asker.worker.cancel(number)
        limit = time.monotonic() + 5
        while alive(busy) and time.monotonic() < limit:
            time.sleep(0.002)
        assert not alive(busy)
    asker.ask(5, "")
    assert asker.answer().question.number == 5
    assert asker.answers.empty()


def test_a_cancelled_question_behind_a_slow_one_is_not_answered(asker: Asker) -> None:
    for number in (1, 2, 3):
        asker.ask(number, "stuck", patience=60)
    asker.worker.cancel(3)
    asker.ask(4, "")
    assert asker.answer().question.number == 4
    assert asker.answers.empty()


@pytest.mark.slow
def test_while_other_processes_are_busy_nobody_is_given_up(asker: Asker) -> None:
    """How long it takes is measured in ``tests/benchmarks/test_clock.py``."""
    busy = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range(2 * (os.cpu_count() or 2))
    ]
    try:
        for number, style in enumerate(("slow", "stuck", "dies", "slow"), 1):
            asker.ask(number, style, patience=PACES["easy"].patience)
            answer = asker.answer()
            assert answer.thought is not None
            assert answer.thought.action in asker.view.legal
            assert answer.trouble == ("hurried" if style == "slow" else "gave_up")
    finally:
        for process in busy:
            process.kill()
            process.wait()


@daily(
    ("style", "trouble"),
    [
        ("none", "gave_up"),
        ("words", "gave_up"),
        ("nothing", "gave_up"),
        ("fails", "gave_up"),
        ("illegal", "illegal"),
        ("deep", "gave_up"),
        ("exits", "gave_up"),
        ("odd", ""),
        ("odd_worth", ""),
    ],
    "fails",
    "illegal",
    "exits",
)
def test_whatever_a_bot_answers_the_table_goes_on(asker: Asker, style: str, trouble: str) -> None:
    asker.ask(1, style, patience=5.0)
    answer = asker.answer()
    assert answer.thought is not None
    assert answer.thought.action in asker.view.legal
    assert answer.trouble == trouble
    asker.ask(2, "")  # and the worker still works
    assert asker.answer().trouble == ""


@pytest.mark.skipif(sys.platform == "win32", reason="messages come whole there")
@daily("style", ["half", "half_message", "bytes", "giant", "huge", "reports", "stops", "terminal"])
def test_a_bot_that_does_not_finish_a_message_is_replaced(asker: Asker, style: str) -> None:
    asker.ask(1, style, patience=1.0)
    answer = asker.answer()
    assert answer.thought is not None
    assert answer.thought.action in asker.view.legal
    asker.ask(2, "")  # and the worker still works
    assert asker.answer().trouble == ""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="messages come whole there")
def test_a_bot_that_only_talks_is_replaced(asker: Asker) -> None:
    asker.ask(1, "usurps")
    assert asker.answer().trouble == ""
    asker.ask(2, "", patience=1.0)
    answer = asker.answer()
    assert answer.thought is not None
    assert answer.trouble == "hurried"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only known on Linux")
@daily(("style", "count"), [("session", 1), ("orphan", 1), ("orphans", 5)])
@daily("how", ["closed", "cancelled"])
def test_what_a_bot_starts_ends_with_it_in_a_session_of_its_own_too(
    asker: Asker, style: str, count: int, how: str
) -> None:
    asker.ask(1, style, patience=10.0)
    asker.answer()
    children = [int(pid) for pid in Path(os.environ["MOODY_DIED"]).read_text().split()]
    assert len(children) == count and all(running(child) for child in children)
    if how == "closed":
        asker.worker.close()
    elif how == "cancelled":
        asker.ask(2, "stuck", patience=60.0)
        time.sleep(0.3)
        asker.worker.cancel(2)
    limit = time.monotonic() + 5
    while any(map(running, children)) and time.monotonic() < limit:
        time.sleep(0.02)
    assert not any(map(running, children))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only known on Linux")
def test_what_a_bot_starts_ends_with_a_killed_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moody.install(tmp_path, monkeypatch)
    program = """
        import sys, time
        if __name__ == "__main__":
            from tests.bots.test_clock import Asker
            asker = Asker()
            asker.ask(1, "orphans", patience=10.0)
            asker.answer()
            print("ready", flush=True)
            time.sleep(60)
    """
    root = Path(__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{root}:{tmp_path}"},
    )
    assert parent.stdout is not None and parent.stdout.readline() == b"ready\n"
    children = [int(pid) for pid in Path(os.environ["MOODY_DIED"]).read_text().split()]
    assert len(children) == 5 and all(map(running, children))
    parent.kill()
    parent.wait()
    parent.stdout.close()  # what it started may still hold the other end
    limit = time.monotonic() + 5
    while any(map(running, children)) and time.monotonic() < limit:
        time.sleep(0.02)
    assert not any(map(running, children))


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs groups of processes")
def test_what_a_bot_starts_ends_with_it(asker: Asker) -> None:
    asker.ask(1, "child", patience=10.0)
    asker.answer()
    child = int(Path(os.environ["MOODY_DIED"]).read_text())
    assert alive(child)
    asker.worker.close()
    for _ in range(100):
        if not running(child):
            break
        time.sleep(0.05)
    assert not running(child)


def running(pid: int) -> bool:
    """Whether it lives, and is not just waiting to be forgotten by whoever inherited it."""
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return alive(pid)


def test_a_stopped_process_that_was_ready_is_replaced_soon(asker: Asker) -> None:
    asker.ask(1, "", patience=1.0)
    asker.answer()
    pid = asker.worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    asker.ask(2, "", patience=1.0)
    assert asker.answers.get(timeout=10.0).trouble == "hurried"


@daily("name", ["SIGSTOP", "SIGTSTP", "SIGTTIN", "SIGTTOU"])
def test_a_process_that_is_stopped_while_it_thinks_is_replaced_soon(
    asker: Asker, name: str
) -> None:
    asker.ask(1, "")
    asker.answer()
    asker.ask(2, "slow", patience=60.0)
    time.sleep(0.5)
    pid = asker.worker.pid
    assert pid is not None
    os.kill(pid, getattr(signal, name))
    assert asker.answers.get(timeout=10.0).trouble == "hurried"
    assert asker.worker.pid != pid


def test_a_stopped_process_does_not_hold_up_a_long_question(asker: Asker) -> None:
    asker.ask(1, "")
    asker.answer()
    pid = asker.worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    long = 1 << 24_000_000
    asker.worker.ask(Question(2, "moody", "hard", asker.view, long, DEFAULT_BUDGET, 1.0))
    assert asker.answers.get(timeout=2.5).trouble == "hurried"


def test_a_bot_that_takes_long_is_left_alone(asker: Asker) -> None:
    asker.ask(1, "")
    asker.answer()
    pid = asker.worker.pid
    asker.ask(2, "slow", patience=60.0)  # it takes 20 seconds
    with pytest.raises(queue.Empty):
        asker.answers.get(timeout=4.0)
    assert asker.worker.pid == pid

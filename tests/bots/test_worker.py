"""The worker: answers, survives a death, cancels, ends with its parent."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import pytest

from cardtable import spawning
from cardtable.bots.questions import Answer, Question
from cardtable.bots.worker import Worker
from cardtable.engine.bot import DEFAULT_BUDGET
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from tests.daily import daily


class Asker:
    def __init__(self) -> None:
        self.answers: queue.Queue[Answer] = queue.Queue()
        self.worker = Worker(self.answers.put)
        game = find_game("dou-dizhu")
        seats = tuple(Seat("easy") for _ in range(3))
        match = Match(game, game.resolve(), seats, Seed.numbered(3))
        assert match.turn is not None
        self.view = match.view(match.turn)

    def question(self, number: int, level: str = "easy", patience: float = 20.0) -> Question:
        return Question(number, "dou-dizhu", level, self.view, 1, DEFAULT_BUDGET, patience)


@pytest.fixture
def asker() -> Iterator[Asker]:
    made = Asker()
    yield made
    made.worker.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_question_is_answered_with_a_legal_action(asker: Asker) -> None:
    asker.worker.ask(asker.question(1))
    answer = asker.answers.get(timeout=20)
    assert answer.question.number == 1
    assert answer.thought is not None
    assert answer.thought.action in asker.view.legal
    assert answer.trouble == ""


@pytest.mark.skipif(sys.platform != "linux", reason="only there a process can say so by itself")
def test_a_bot_lets_the_window_go_first(asker: Asker) -> None:
    asker.worker.ask(asker.question(1))
    asker.answers.get(timeout=20)
    assert asker.worker.pid is not None
    mine, theirs = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, asker.worker.pid))
    assert theirs > mine or theirs == 19


def test_a_killed_process_is_replaced_and_the_answer_comes_all_the_same(asker: Asker) -> None:
    asker.worker.ask(asker.question(1))
    asker.answers.get(timeout=20)
    first = asker.worker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    time.sleep(0.2)
    asker.worker.ask(asker.question(2))
    answer = asker.answers.get(timeout=20)
    assert answer.trouble == "restarted"
    assert answer.thought is not None
    assert answer.thought.action in asker.view.legal
    assert asker.worker.pid != first


def test_a_bot_that_cannot_think_gets_a_legal_action_drawn(asker: Asker) -> None:
    asker.worker.ask(asker.question(1, level="no such level"))
    answer = asker.answers.get(timeout=30)
    assert answer.trouble == "gave_up"
    assert answer.thought is not None
    assert answer.thought.action in asker.view.legal


def test_a_bot_that_takes_too_long_decides_at_a_glance(asker: Asker) -> None:
    asker.worker.ask(asker.question(1, patience=0.0))
    answer = asker.answers.get(timeout=30)
    assert answer.trouble in ("", "hurried")
    assert answer.thought is not None
    assert answer.thought.action in asker.view.legal


def test_a_cancelled_question_is_not_answered_and_the_next_one_is(asker: Asker) -> None:
    asker.worker.ask(asker.question(1))
    asker.worker.ask(asker.question(2))
    asker.worker.cancel(2)
    asker.worker.ask(asker.question(3))
    numbers = {asker.answers.get(timeout=20).question.number}
    assert numbers <= {1, 3}
    if 3 not in numbers:
        assert asker.answers.get(timeout=20).question.number == 3


def test_closing_ends_the_process(asker: Asker) -> None:
    asker.worker.ask(asker.question(1))
    asker.answers.get(timeout=20)
    pid = asker.worker.pid
    assert pid is not None
    asker.worker.close()
    assert not alive(pid)
    assert asker.worker.pid is None


@daily("first", [None, "SIGSTOP", "SIGTSTP", "SIGTTIN"])
def test_the_process_ends_when_its_parent_is_killed(first: str | None) -> None:
    if first is not None and sys.platform != "linux":
        pytest.skip("only Linux tells a stopped process")
    root = str(Path(__file__).parents[2])
    program = """
        import sys, time
        if __name__ == "__main__":
            sys.path.insert(0, sys.argv[1])
            from tests.bots.test_worker import Asker
            asker = Asker()
            asker.worker.ask(asker.question(1))
            asker.answers.get(timeout=20)
            print(asker.worker.pid, flush=True)
            time.sleep(60)
    """
    parent = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program), root],
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
    )
    assert parent.stdout is not None
    bot = int(parent.stdout.readline())
    assert alive(bot)
    if first is not None:
        os.kill(bot, signal.Signals[first])
        time.sleep(0.2)
    os.kill(parent.pid, signal.SIGKILL)
    parent.wait()
    limit = time.monotonic() + 10
    while alive(bot) and time.monotonic() < limit:
        time.sleep(0.05)
    assert not alive(bot)


@pytest.mark.skipif(sys.platform == "win32", reason="handles are passed otherwise there")
def test_a_process_whose_window_is_killed_before_it_began_ends_without_a_word() -> None:
    said = []
    for line in (spawning._usual, spawning.command_line):
        reader, writer = os.pipe()
        os.close(writer)
        tracker = resource_tracker.getfd()
        assert tracker is not None
        words = line(tracker_fd=tracker, pipe_handle=reader)
        done = subprocess.run(
            words, pass_fds=(reader, tracker), capture_output=True, timeout=60, check=False
        )
        os.close(reader)
        said.append(done.stderr)
    assert b"EOFError" in said[0] and said[1] == b"", said

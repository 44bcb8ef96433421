"""A bot thinks in a process of its own, behind a thread that waits for it.

The window never waits: it asks with :meth:`Worker.ask` and is answered through a callback from
the worker's thread. The process is spawned (never forked: Qt lives in the parent), gets views
and nothing else, and ends with its parent, however that ends.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from cardtable.bots.bot import DEFAULT_BUDGET, Budget, Thought
from cardtable.engine.game import View


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is to decide.

    Attributes:
        number: comes back with the answer; later questions have higher numbers.
        game: id of the game.
        level: of the bot.
        view: all that its seat may know.
        seed: for choices left to chance.
        budget: how much to think.
        patience: seconds after which a bot that still thinks is given up.
        style: its manner, see :data:`cardtable.bots.bot.STYLES`.
    """

    number: int
    game: str
    level: str
    view: View
    seed: int
    budget: Budget = DEFAULT_BUDGET
    patience: float = 20.0
    style: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot decided.

    Attributes:
        question: what it was asked.
        thought: its answer.
        trouble: ``""``; ``restarted`` when its process had died and a new one answered;
            ``gave_up`` when that failed as well and a legal action was drawn instead.
    """

    question: Question
    thought: Thought
    trouble: str = ""


class _Died(Exception):
    """The process ended, or did not answer in time."""


class Worker:
    """One thinking process and the thread that waits for it."""

    def __init__(self, answered: Callable[[Answer], None]) -> None:
        """``answered`` is called from the worker's thread, once for each question not cancelled."""
        self._answered = answered
        self._questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._cancelled = 0
        self._lock = threading.Lock()
        self._wake_read, self._wake_write = multiprocessing.Pipe(duplex=False)
        self._thread = threading.Thread(target=self._serve, name="bot worker", daemon=True)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Have a question answered; returns at once."""
        self._questions.put(question)

    def cancel(self, up_to: int) -> None:
        """Drop all questions with numbers up to ``up_to``; a process that thinks is stopped."""
        with self._lock:
            self._cancelled = max(self._cancelled, up_to)
            with contextlib.suppress(OSError):
                self._wake_write.send_bytes(b"c")

    def close(self) -> None:
        """End thread and process; returns when both are gone."""
        self.cancel(2**62)
        self._questions.put(None)
        self._thread.join(timeout=5)
        self._stop()

    @property
    def pid(self) -> int | None:
        """Process id of the bot, if one runs."""
        return self._process.pid if self._process is not None else None

    def _serve(self) -> None:
        with contextlib.suppress(_Died):
            self._start()  # warm before the first question
        while (question := self._questions.get()) is not None:
            if question.number <= self._cancelled:
                continue
            trouble = ""
            for attempt in ("restarted", "gave_up"):
                try:
                    thought = self._think(question)
                    break
                except _Died:
                    self._stop()
                    trouble = attempt
            else:
                rng = random.Random(question.seed)
                thought = Thought(question.view.legal.sample(rng))
            if question.number > self._cancelled and thought is not None:
                self._answered(Answer(question, thought, trouble))

    def _think(self, question: Question) -> Thought | None:
        if self._process is None or not self._process.is_alive():
            if self._process is not None:
                raise _Died
            self._start()
        assert self._pipe is not None
        assert self._process is not None
        try:
            self._pipe.send(question)
            ready = wait([self._pipe, self._wake_read], timeout=question.patience)
            while self._wake_read in ready:
                self._wake_read.recv_bytes()
                if question.number <= self._cancelled:
                    if self._pipe not in ready:
                        self._stop()  # what it thinks of is not wanted any more
                        return None
                    break
                ready = wait([self._pipe, self._wake_read], timeout=question.patience)
            if self._pipe not in ready:
                raise _Died
            reply = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise _Died from error
        if not isinstance(reply, Thought):
            raise _Died
        return reply

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_run, args=(theirs,), name="cardtable bot", daemon=True)
        try:
            process.start()
        except OSError as error:
            raise _Died from error
        theirs.close()
        self._process, self._pipe = process, ours

    def _stop(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(timeout=2)


def _run(pipe: Connection) -> None:
    """Answer questions until the pipe closes or the parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    from cardtable.games import find_game

    bots: dict[tuple[str, str, str], object] = {}
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        name = (question.game, question.level, question.style)
        bot = bots.get(name)
        if bot is None:
            bot = bots[name] = find_game(question.game).bot(question.level, question.style)
        try:
            reply: object = bot.choose(  # type: ignore[attr-defined]
                question.view, question.seed, question.budget
            )
        except Exception as error:  # the bot's fault must not take the match with it
            reply = f"{type(error).__name__}: {error}"
        try:
            pipe.send(reply)
        except (BrokenPipeError, OSError):
            return


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)

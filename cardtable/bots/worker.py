"""Runs a bot in a process of its own, behind a thread that waits for it.

The window never waits: it asks with :meth:`Worker.ask` and gets the answer through a callback from
the worker's thread. The process is :mod:`cardtable.bots.brain`.

An answer always comes, and in time. A bot that has not decided when its patience is over is not
replaced by a random move: its process is replaced, and the same level is asked again at a glance,
then the quickest level; only if that fails as well is a legal action drawn. To save time on a busy
machine, a second process is made ready when half of the patience is over. A process that dies is
replaced once and asked the whole question again.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
import queue
import random
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.reduction import ForkingPickler

from cardtable.bots.brain import ILLEGAL, READY, BotProcess
from cardtable.bots.questions import SOON, START, Answer, Question, Who
from cardtable.engine.bot import Thought
from cardtable.engine.quoting import kind_of
from cardtable.messages import receive, send, writable

#: Longest message of a bot in bytes: far more than the largest thought needs.
MAX_MESSAGE = 16_000_000
#: Seconds between two looks whether somebody has stopped a bot's process.
_LOOK = 0.25


class _Died(Exception):
    """The process ended, or sends what cannot be read."""


class _NoProcess(_Died):
    """The system allows no further process."""


class _Late(Exception):
    """The process did not answer in time, or was stopped by a signal and will not."""


class _Failed(Exception):
    """The bot raised an exception, or its answer was not a thought."""


class _Cancelled(Exception):
    """Nobody wants the answer any more."""


class Worker:
    """A thinking process and the thread that waits for it."""

    def __init__(
        self,
        answered: Callable[[Answer], None],
        progressed: Callable[[int, float], None] | None = None,
    ) -> None:
        """Start the thread; it calls both functions.

        Args:
            answered: once for each question that is not cancelled.
            progressed: number of the question and the share (0 to 1) that its bot has done, for
                bots that report it.
        """
        self._answered, self._progressed = answered, progressed
        self._questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self._bot: BotProcess | None = None
        self._spare: BotProcess | None = None
        self._cancelled = 0
        self._lock = threading.Lock()
        self._wake_read, self._wake_write = multiprocessing.Pipe(duplex=False)
        self._thread = threading.Thread(target=self._serve, name="bot worker", daemon=True)
        self._runs()

    def _runs(self) -> bool:
        """Start the thread unless it was; whether the system allows one."""
        if self._thread.ident is None:
            with contextlib.suppress(RuntimeError):
                self._thread.start()
        return self._thread.ident is not None

    def ask(self, question: Question) -> None:
        """Queue a question; return at once."""
        if self._runs():
            self._questions.put(question)
        else:
            self._answered(Answer(question, _any_thought(question), "gave_up"))

    def cancel(self, up_to: int) -> None:
        """Drop all questions numbered up to ``up_to``; a process that is thinking is stopped."""
        with self._lock:
            self._cancelled = max(self._cancelled, up_to)
            with contextlib.suppress(OSError):
                self._wake_write.send_bytes(b"c")

    def close(self) -> None:
        """End thread and process; return when both are gone."""
        self.cancel(2**62)
        self._questions.put(None)
        if self._thread.ident is not None:
            self._thread.join(timeout=5)
        self._stop()
        self._stop()  # and the spare one

    @property
    def pid(self) -> int | None:
        """Process id of the bot, if one runs."""
        return self._bot.pid if self._bot is not None else None

    # -- the worker's thread ---------------------------------------------------------------------
    def _serve(self) -> None:
        with contextlib.suppress(_Died):
            self._start()  # warm before the first question
        while (question := self._questions.get()) is not None:
            self._drain()
            if question.number <= self._cancelled:
                continue
            thought: Thought | None
            try:
                thought, trouble = self._answer(question)
            except _Cancelled:
                self._stop()  # its thought is no longer wanted
                if self._bot is None and self._cancelled < 2**62:
                    with contextlib.suppress(_Died):
                        self._start()
                continue
            except Exception:  # a plug-in's rules may raise anything; this thread must go on
                self._stop()
                thought, trouble = None, "stuck"
            if question.number > self._cancelled:
                self._answered(Answer(question, thought, trouble))

    def _answer(self, question: Question) -> tuple[Thought | None, str]:
        """Return the decision and any trouble; the module says what is tried in turn."""
        tries = [question, question.at_a_glance(), question.for_the_quickest()]
        trouble, deaths, gave_up = "", 0, "gave_up"
        while tries:
            try:
                thought = self._think(tries[0])
            except _Died:
                deaths += 1
                trouble = trouble or "restarted"
                if deaths > 1:
                    trouble = "hurried"  # overrides other trouble: less work
                    tries.pop(0)
            except _Late:
                trouble = "hurried"
                tries.pop(0)
            except _Failed as error:
                if str(error).endswith(ILLEGAL):
                    gave_up = "illegal"
                tries = tries[-1:] if len(tries) > 1 else []
                continue  # its process still works
            else:
                whole = tries[0].who == question.who and gave_up == "gave_up"
                return thought, trouble if whole else gave_up
            self._stop()
        return self._drawn(question, gave_up)

    def _drawn(self, question: Question, trouble: str) -> tuple[Thought | None, str]:
        """Draw a legal action in the process, where rules that fail at it can do no harm."""
        try:
            return self._think(question.for_chance()), trouble
        except _NoProcess:
            return _any_thought(question), trouble
        except (_Died, _Late, _Failed):
            self._stop()
            return None, "stuck"

    def _think(self, question: Question) -> Thought:
        if self._bot is None:
            self._start()
        assert self._bot is not None
        if not self._bot.alive:
            raise _Died
        # Only a process that is just starting, or has to load this bot, may take longer.
        start = SOON if question.who in self._bot.ready_for else START
        until = time.monotonic() + start
        self._send(question, until)
        while isinstance(reply := self._receive(question, until), float):
            if time.monotonic() > until:  # more than what is left of a try that failed
                raise _Late
        if isinstance(reply, Thought):
            raise _Died  # it is out of step
        if reply != READY:
            raise _Failed(str(reply))
        self._bot.ready_for.add(question.who)
        begin = time.monotonic()
        try:
            reply = self._thought(question, begin + question.patience / 2)
        except _Late:
            self._make_spare(question.who)
            reply = self._thought(question, begin + question.patience)
        if not isinstance(reply, Thought):
            raise _Failed(str(reply))
        return reply

    def _thought(self, question: Question, until: float) -> object:
        """Return the bot's decision by ``until``; report its progress meanwhile."""
        while isinstance(reply := self._receive(question, until), float):
            if self._progressed is not None:
                self._progressed(question.number, reply)
            if time.monotonic() > until:  # it may report without end
                raise _Late
        return reply

    def _send(self, question: Question, until: float) -> None:
        """Send a question to the process, by the time ``until`` on the monotonic clock."""
        assert self._bot is not None
        try:
            data = bytes(ForkingPickler.dumps(question))
        except Exception as error:  # a view that cannot be sent
            raise _Failed(kind_of(error)) from error
        try:
            send(self._bot.pipe, data, partial(self._can_send, question, until))
        except OSError as error:
            raise _Died from error

    def _receive(self, question: Question, until: float) -> object:
        """Return the next message about a question, by the time ``until`` on the monotonic clock.

        What is still said about an earlier one, by a thread of a plug-in's bot, is dropped.
        """
        assert self._bot is not None
        ready = partial(self._can_receive, question, until)
        while True:
            try:
                number, said = pickle.loads(receive(self._bot.pipe, MAX_MESSAGE, ready))
            except (_Cancelled, _Died, _Late):
                raise
            except Exception as error:  # it is gone, or sent something unreadable
                raise _Died from error
            if number in (question.number, None):
                return said
            self._go_on_waiting(question, until)

    def _can_send(self, question: Question, until: float) -> None:
        assert self._bot is not None
        while not writable(self._bot.pipe, _LOOK):
            self._go_on_waiting(question, until)

    def _can_receive(self, question: Question, until: float) -> None:
        assert self._bot is not None
        pipe = self._bot.pipe
        while True:
            left = min(_LOOK, until - time.monotonic())
            ready = wait([pipe, self._wake_read], timeout=max(0.0, left))
            if self._wake_read in ready:
                self._wake_read.recv_bytes()
            elif pipe in ready:
                return
            self._go_on_waiting(question, until)

    def _go_on_waiting(self, question: Question, until: float) -> None:
        """Raise an exception if there is no point in waiting any longer for the process."""
        if question.number <= self._cancelled:
            raise _Cancelled
        if time.monotonic() >= until or self._bot is None or self._bot.stopped:
            raise _Late

    def _drain(self) -> None:
        """Discard wake-ups for settled questions, so that the pipe never fills."""
        while self._wake_read.poll():
            self._wake_read.recv_bytes()

    def _start(self) -> None:
        try:
            self._bot = BotProcess()
        except OSError as error:
            raise _NoProcess from error

    def _make_spare(self, who: Who) -> None:
        """Get a second process ready, with the same bot loaded."""
        if self._spare is None:
            with contextlib.suppress(OSError):
                self._spare = BotProcess()
        if self._spare is not None:
            self._spare.prepare(who)

    def _stop(self) -> None:
        """End the process; the spare one, if there is one, takes its place."""
        bot, self._bot, self._spare = self._bot, self._spare, None
        if bot is not None:
            bot.end()


def _any_thought(question: Question) -> Thought:
    """A legal action, drawn in this process because there can be no other."""
    return Thought(question.view.legal.sample(random.Random(question.seed)))

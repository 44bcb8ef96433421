"""The bots' own process: seen from outside it takes questions, inside it answers them.

It is spawned, never forked, because Qt lives in the parent; it gets views and nothing else, and
ends when its parent ends, however that happens.
"""

from __future__ import annotations

import contextlib
import functools
import multiprocessing
import os
import random
import signal
import time
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from cardtable.bots.questions import CHANCE, Question, Who, listen
from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.engine.quoting import kind_of
from cardtable.spawning import adopt_orphans, end_descendants, end_with_parent, give_way, keep_quiet

if TYPE_CHECKING:
    from cardtable.engine.state import LegalActions, View

#: Sent when the bot is loaded and begins to think: its time counts only from then on, because a new
#: process has to load game and bot first.
READY = "ready"
#: Sent, after the kind of the error, in place of an answer that breaks the rules.
ILLEGAL = "it wanted what the rules do not allow"
#: Most actions that a bot may judge.
MOST_CANDIDATES = 5_000
#: Most numbers in a reason.
MOST_NUMBERS = 8
#: Seconds between two reports of a thought's progress.
_PROGRESS_EVERY = 0.1


def run(pipe: Connection) -> None:
    """Answer questions until the pipe closes or the parent is gone.

    A question is answered with :data:`READY`, numbers that report progress, and the thought; with a
    sentence if the bot failed. Each comes with the number of the question, or with ``None`` where
    that could not be read. A name alone makes the process load that bot.
    """
    if hasattr(os, "setpgrp"):
        os.setpgrp()  # whatever a bot starts ends with this process
    adopt_orphans()
    give_way()
    end_with_parent()
    from cardtable.games import find_game

    @functools.cache
    def bot_of(who: Who) -> Any:
        game, level, style = who
        return _Chance() if level == CHANCE else find_game(game).bot(level, style)

    sender = _ProgressSender(pipe)
    listen(sender)
    try:
        while True:
            try:
                asked: Question | Who = pipe.recv()
            except (EOFError, OSError):
                raise
            except Exception as error:  # a view that cannot be read
                pipe.send((None, _said(error)))
                continue
            if isinstance(asked, tuple):
                with contextlib.suppress(Exception):  # if it is asked, it will report what is wrong
                    bot_of(asked)
                continue
            try:
                bot = bot_of(asked.who)
                pipe.send((asked.number, READY))
                sender.number = asked.number
                reply: object = checked(
                    bot.choose(asked.view, asked.seed, asked.budget), asked.view.legal
                )
            except Exception as error:  # the bot's fault must not take the match with it
                reply = _said(error)
            sender.number = None
            pipe.send((asked.number, reply))
    except (EOFError, OSError, KeyboardInterrupt):
        return
    finally:  # the pipe may close before the other thread sees that the parent is gone
        end_descendants(os.getpid())


def _said(error: Exception) -> str:
    """Describe an error; a plug-in's exception may fail even at that."""
    try:
        return f"{kind_of(error)}: {str(error)[-400:]}"
    except Exception:
        return kind_of(error)


class _Chance:
    """Draws random actions. Rules that hang or fail at this do so in this process."""

    def choose(self, view: View, seed: int, _budget: Budget) -> Thought:
        return Thought(view.legal.sample(random.Random(seed)))


class BotProcess:
    """A process that answers questions, as seen from outside.

    Attributes:
        pipe: receives what the process sends.
        ready_for: bots that it has already begun to think with.
    """

    def __init__(self) -> None:
        """Start it; it can be asked at once and answers once it is running.

        Raises:
            OSError: if the system allows no further process.
        """
        self.ready_for: set[Who] = set()
        keep_quiet()
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=run, args=(theirs,), name="cardtable bot", daemon=True
        )
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """Its process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.is_alive()

    @property
    def stopped(self) -> bool:
        """Whether somebody has stopped it by a signal; not known on every system."""
        if not hasattr(os, "waitid") or self._process.pid is None:
            return False
        with contextlib.suppress(ChildProcessError):
            how = os.WSTOPPED | os.WNOHANG | os.WNOWAIT
            return os.waitid(os.P_PID, self._process.pid, how) is not None
        return False

    def prepare(self, who: Who) -> None:
        """Make it load a bot that may be asked soon."""
        with contextlib.suppress(OSError):
            self.pipe.send(who)

    def end(self) -> None:
        """Kill it; return when it is gone."""
        self.pipe.close()
        if hasattr(os, "killpg") and self._process.pid is not None:
            end_descendants(self._process.pid)
            with contextlib.suppress(ProcessLookupError, PermissionError):  # no group yet
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join(timeout=2)


class _ProgressSender:
    """Passes on the progress of a thought, but not too often.

    Attributes:
        number: of the question that is being thought about, if any.
    """

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._next = 0.0
        self.number: int | None = None

    def __call__(self, share: float) -> None:
        now, number = time.monotonic(), self.number
        if now >= self._next and number is not None:
            self._next = now + _PROGRESS_EVERY
            self._pipe.send((number, min(1.0, max(0.0, float(share)))))


def checked(answer: object, legal: LegalActions) -> Thought:
    """Return a bot's answer rebuilt from our own types, whatever it is made of.

    Raises:
        TypeError: if it is not a legal answer.
    """
    if not isinstance(answer, Thought) or not isinstance(answer.action, Action):
        raise TypeError("it answered with something else than a thought")
    action = _plain(answer.action)
    if action not in legal:
        raise TypeError(ILLEGAL)
    candidates = []
    if len(answer.candidates) > MOST_CANDIDATES:
        raise TypeError("it considered more than anybody can look at")
    for one in answer.candidates:
        if not isinstance(one, Candidate) or not isinstance(one.action, Action):
            raise TypeError("it considered something else than actions")
        chance = None if one.chance is None else float(one.chance)
        numbers = tuple(int(number) for number in one.numbers[:MOST_NUMBERS])
        worth, reason, error = float(one.worth), str(one.reason)[:80], float(one.error)
        points = None if one.points is None else float(one.points)
        told = worth, reason, chance, error, numbers, points, bool(one.clear)
        candidates.append(Candidate(_plain(one.action), *told))
    return Thought(action, tuple(candidates))


def _plain(action: Action) -> Action:
    return Action(str(action.verb), tuple(str(word) for word in action.args))

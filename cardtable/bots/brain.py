"""What runs in the bots' own process: it answers questions until nobody asks any more."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

from cardtable.bots import progress

if TYPE_CHECKING:
    from cardtable.bots.worker import Question

#: Said when the bot is there and begins to think: only from then on its time counts, for a new
#: process has to load game and bot first.
READY = "ready"
#: Seconds between two words about how far a thought is.
_PROGRESS_EVERY = 0.1


def run(pipe: Connection) -> None:
    """Answer questions until the pipe closes or the parent is gone.

    A question is answered with :data:`READY`, numbers that say how much of the thought is done,
    and the thought; with a sentence if the bot failed.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    from cardtable.games import find_game

    bots: dict[tuple[str, str, str], Any] = {}
    teller = _Teller(pipe)
    progress.listen(teller)
    try:
        while True:
            question: Question = pipe.recv()
            name = (question.game, question.level, question.style)
            try:
                if name not in bots:
                    bots[name] = find_game(question.game).bot(question.level, question.style)
                pipe.send(READY)
                reply: object = bots[name].choose(question.view, question.seed, question.budget)
            except Exception as error:  # the bot's fault must not take the match with it
                reply = f"{type(error).__name__}: {error}"
            pipe.send(reply)
    except (EOFError, OSError, KeyboardInterrupt):
        return


class _Teller:
    """Passes on how far a thought is, not too often."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._next = 0.0

    def __call__(self, share: float) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _PROGRESS_EVERY
            self._pipe.send(min(1.0, max(0.0, float(share))))


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)

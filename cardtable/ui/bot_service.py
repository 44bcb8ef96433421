"""The bots: answers from the worker process, delivered in the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.state import View

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer
    from cardtable.bots.worker import Worker


class BotService(QObject):
    """Passes questions to the worker and its answers back to whoever asked.

    Attributes:
        progressed: (ticket, share): how far a long thought has come, from bots that report it.
    """

    progressed = Signal(int, float)
    _arrived = Signal(object)

    def __init__(self, parent: QObject | None = None, patience: float | None = None) -> None:
        """``patience`` in seconds replaces the levels' own thinking times, where nobody watches."""
        super().__init__(parent)
        self._patience = patience
        self._last = 0
        self._waiting: dict[int, Callable[[Answer], None]] = {}
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._worker: Worker | None = None

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        """Let a bot decide at its level's pace; ``answered`` is called later in this thread.

        Returns a ticket.
        """
        from cardtable.bots.questions import PACES, Question

        self.warm()
        assert self._worker is not None
        self._last += 1
        self._waiting[self._last] = answered
        pace = PACES[level]
        patience = self._patience or pace.patience
        self._worker.ask(
            Question(self._last, game, level, view, seed, pace.budget, patience, style)
        )
        return self._last

    def cancel(self, ticket: int) -> None:
        """Drop a question and all earlier ones."""
        for number in [n for n in self._waiting if n <= ticket]:
            del self._waiting[number]
        if self._worker is not None:
            self._worker.cancel(ticket)

    def warm(self) -> None:
        """Start the process now, so that the first question need not wait for it."""
        if self._worker is None:
            # Loaded with the first question, so that the window appears sooner.
            from cardtable.bots.worker import Worker

            self._worker = Worker(self._arrived.emit, self.progressed.emit)

    def close(self) -> None:
        """End the process."""
        self._waiting.clear()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    @property
    def pid(self) -> int | None:
        """Process id of the worker, if it runs."""
        return self._worker.pid if self._worker is not None else None

    def _deliver(self, answer: Answer) -> None:
        answered = self._waiting.pop(answer.question.number, None)
        if answered is not None:
            answered(answer)

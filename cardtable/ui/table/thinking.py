"""The sign of a long thought on a plate: who is thinking, and how far the thought has come."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.ui import durations


@dataclass(frozen=True, slots=True)
class Thinking:
    """A thought that takes long.

    Attributes:
        seat: the seat that is thinking.
        beat: counts up while it lasts; the sign shows that the program is alive.
        share: the part done, 0 to 1, if the bot reports it.
    """

    seat: int
    beat: int = 0
    share: float | None = None


class ThinkingSign(QObject):
    """Waits a moment before the sign appears, so that quick bots do not make it flicker.

    Attributes:
        changed: the sign has changed or disappeared.
        now: the thought to show, or ``None``.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now: Thinking | None = None
        self._seat: int | None = None
        self._question = 0
        self._share: float | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)

    def watch(self, question: int, seat: int | None) -> None:
        """Note that ``seat`` thinks about a question (a ticket); ``None``: nobody does."""
        if (question, seat) == (self._question, self._seat):
            return
        self._question, self._seat, self._share = question, seat, None
        self._timer.stop()
        if self.now is not None:
            self.now = None
            self.changed.emit()
        if seat is not None:
            self._timer.start(durations.THINKING)

    def progressed(self, question: int, share: float) -> None:
        """Note how far a bot's thought has come."""
        if question == self._question:
            self._share = share

    def _beat(self) -> None:
        assert self._seat is not None
        beat = self.now.beat + 1 if self.now is not None else 0
        self.now = Thinking(self._seat, beat, self._share)
        self._timer.start(durations.THINKING_BEAT)
        self.changed.emit()

"""A bot's turn: it is asked what to do, and its answer waits until its pause is over."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.characters import style_of
from cardtable.engine.actions import Action
from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.notes import REPLACED, USUAL
from cardtable.engine.state import TABLE, View
from cardtable.models.contracts import Thinker, how_asked
from cardtable.models.even import EvenTime

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer


class BotTurn(QObject):
    """Asks the bots of a match, one at a time.

    Attributes:
        due: emitted when the answer's pause is over and it can be taken.
        trouble: emitted with the seat of a bot and what went wrong with it, as in
            :class:`~cardtable.bots.questions.Answer`.
        stuck: emitted when there is nothing that a bot could do.
        pause: minimum length of a turn, in milliseconds.
        stand_ins: levels of the bots that play for people, by seat.
        ticket: number of the last question.
        how: how the bot that answered last was asked.
    """

    due = Signal()
    trouble = Signal(int, str)
    stuck = Signal()

    def __init__(self, match: Match, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._thinker = match, thinker
        self.pause = self.ticket = 0
        self.how = USUAL
        self.stand_ins: dict[int, str] = {}
        self._answer: Action | None = None
        self._even = EvenTime()
        self._held = 0.0  # time until which a pass is held back, so that its speed reveals nothing
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.due)

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is, if a bot plays there."""
        turn = self._match.turn
        if turn is None or turn == TABLE:
            return None
        return turn if turn in self.stand_ins or not self._match.seats[turn].is_human else None

    @property
    def answered(self) -> bool:
        """Whether there is an answer, even if its pause is not over."""
        return self._answer is not None

    def ask(self) -> None:
        """Ask the bot whose turn it is, if any."""
        match, seat = self._match, self.seat
        if seat is None:
            return
        self._answer, self._held = None, 0.0
        self._even.begin()
        self.ticket = self._thinker.ask(
            match.game.id,
            self.stand_ins.get(seat, match.seats[seat].kind),
            match.view(seat),
            match.bot_seed(len(match.actions)),
            self._take_in,
            style_of(match.seats[seat].character),
        )
        self._timer.start(self.pause)

    def take(self) -> Action | None:
        """Return the bot's action, once; ``None`` if it has not answered."""
        action, self._answer = self._answer, None
        return action

    def hurry(self) -> None:
        """End the pause now; a pass is still held back so that its speed reveals nothing."""
        if self._answer is None:
            self._timer.stop()
            return
        left = round((self._held - time.monotonic()) * 1000)
        if left > 0:
            self._timer.start(left)
        elif self._timer.isActive():
            self._timer.stop()
            self.due.emit()

    def drop(self) -> None:
        """Drop the question that is being asked."""
        self._timer.stop()
        self._answer = None
        self._thinker.cancel(self.ticket)

    def _take_in(self, answer: Answer) -> None:
        seat = self.seat
        if answer.question.number != self.ticket or seat is None:
            return
        if answer.thought is None:
            self.stuck.emit()
            return
        if answer.trouble:
            self.trouble.emit(seat, answer.trouble)
        self._answer = answer.thought.action
        self.how = self._told(seat, how_asked(answer.trouble))
        self._even_out(answer.question.view, answer.thought.action)
        if not self._timer.isActive():
            self.due.emit()

    def replaced(self, seat: int) -> None:
        """Note that another legal action is done instead of what the bot of a seat wanted."""
        self.how = self._told(seat, REPLACED)

    def _told(self, seat: int, way: str) -> str:
        """Return how the bot was asked; with its level if it plays for a person."""
        return f"{self.stand_ins.get(seat, '')} {way}".strip()

    def _even_out(self, view: View, action: Action) -> None:
        """Delay a pass as long as a choice would take, so that its speed tells nothing."""
        if not self.pause:
            return
        with ruled(self._match.game.id):
            choices = len(view.legal)
        left = self._even.left(choices, action.verb == "pass")
        self._held = time.monotonic() + left / 1000
        if left > self._timer.remainingTime():
            self._timer.start(left)

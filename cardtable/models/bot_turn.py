"""A bot's turn: it is asked what to do, and its answer waits until its pause is over.

Beside it: bots that play for people until a seat is taken back, and a bot's passes, which take as
long as its choices, so that no pause reveals which one it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.characters import style_of
from cardtable.engine.actions import Action
from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.notes import REPLACED, USUAL
from cardtable.engine.state import TABLE, View
from cardtable.models.contracts import Thinker, how_asked

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer


class StandIns:
    """The stand-ins at a table. In a person's place a bot sees what that seat sees, as anywhere."""

    def __init__(self, match: Match, bot: BotTurn, turned: Callable[[int], None]) -> None:
        """``turned`` is called with a seat when somebody else begins to play for it."""
        self._match, self._bot, self._turned = match, bot, turned

    @property
    def levels(self) -> Mapping[int, str]:
        """The level of each stand-in, by seat."""
        return self._bot.stand_ins

    @property
    def everywhere(self) -> bool:
        """Whether every person at the table, at least one, has a stand-in."""
        people = [i for i, seat in enumerate(self._match.seats) if seat.is_human]
        return bool(people) and all(seat in self.levels for seat in people)

    def hand_over(self, seat: int, level: str) -> None:
        """Let a bot of a level play for the person in a seat from now on."""
        if self._match.turn is None or self.levels.get(seat) == level:
            return
        assert self._match.seats[seat].is_human
        if self._match.turn == seat:
            self._bot.drop()  # another bot may already be thinking
        self._bot.stand_ins[seat] = level
        self._turned(seat)

    def take_back(self, seat: int) -> None:
        """Let the person in a seat play again."""
        if seat not in self.levels:
            return
        if self._match.turn == seat:
            self._bot.drop()
        del self._bot.stand_ins[seat]
        self._turned(seat)

    def end(self) -> None:
        """Remove all stand-ins."""
        self._bot.stand_ins.clear()


#: Most milliseconds for which a bot's pass is held back.
LONGEST_EVEN = 2_000
#: Number of recent choices that are measured.
_LAST = 5


class EvenTime:
    """Measures how long bots took for their latest choices."""

    def __init__(self) -> None:
        self._asked_at = 0.0
        self._choices: list[int] = []

    def begin(self) -> None:
        """Note that a bot is asked."""
        self._asked_at = time.monotonic()

    def left(self, choices: int, passed: bool) -> int:
        """Return for how many milliseconds its answer must wait; −1 if it need not.

        Args:
            choices: how many actions it had to choose from.
            passed: whether it passed.
        """
        taken = round((time.monotonic() - self._asked_at) * 1000)
        if choices > 1:
            self._choices = [*self._choices[1 - _LAST :], min(taken, LONGEST_EVEN)]
        return max(self._choices) - taken if passed and self._choices else -1


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

    @property
    def resting(self) -> bool:
        """Whether its pause is not over yet."""
        return self._timer.isActive()

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

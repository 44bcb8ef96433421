"""Hints: what a strong bot thinks of the possible actions, the best of them on the table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.engine.bot import Candidate, by_worth
from cardtable.engine.failed import ruled
from cardtable.engine.game import Game
from cardtable.engine.state import View
from cardtable.models.candidates import CandidateModel
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.bot_service import BotService

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer

#: Hints come from the strongest level; like any bot it gets only the seat's view.
LEVEL = "expert"


class Hints(QObject):
    """The hints for the position on the table, forgotten when it changes.

    Attributes:
        model: the candidates.
        row: the candidate shown on the table, −1 for none.
        share: the part of the thought done, 0 to 1, if the bot reports it.
        changed: model, row or ``thinking`` has changed.
        shown: show an action on the table as if it had been prepared.
        given: hints for a position have been given.
    """

    changed = Signal()
    shown = Signal(object)
    given = Signal()

    def __init__(self, bots: BotService, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots, self._game = bots, game
        self.model = CandidateModel(phrases_of(game.phrases), self)
        self.row = -1
        self._view: View | None = None
        self._asked_at = -1
        self._ticket = 0
        self.share: float | None = None
        bots.progressed.connect(self._progressed)

    @property
    def thinking(self) -> bool:
        """Whether an answer is pending."""
        return self._ticket > 0 and not self.model.rowCount()

    def ask(self, view: View) -> None:
        """Ask for a hint for this position, or go to the next one if there is one already."""
        self.see(view)
        if self.model.rowCount():
            self.choose((self.row + 1) % self.model.rowCount())
            return
        if self.thinking:
            return
        self._asked_at, self._view, self.share = len(view.history), view, None
        self._ticket = self._bots.ask(self._game.id, LEVEL, view, 1, self._answered)
        self.changed.emit()

    def choose(self, row: int) -> None:
        """Show one of the candidates on the table."""
        if 0 <= row < self.model.rowCount():
            self.row = row
            self.shown.emit(self.model.action(row))
            self.changed.emit()

    def see(self, view: View) -> None:
        """Note the position on the table; if it is another one, forget the hints."""
        if len(view.history) != self._asked_at:
            self.forget()

    def forget(self) -> None:
        """Forget the hints, and drop a pending answer."""
        if self._asked_at < 0:
            return
        if self.thinking:
            self._bots.cancel(self._ticket)  # other bots must not wait for this thought
        self._asked_at, self._ticket, self.row = -1, 0, -1
        self.model.clear()
        self.changed.emit()

    def _progressed(self, ticket: int, share: float) -> None:
        if ticket == self._ticket and self.thinking:
            self.share = share
            self.changed.emit()

    def _answered(self, answer: Answer) -> None:
        if answer.question.number != self._ticket or self._view is None:
            return
        thought = answer.thought
        if thought is None:
            self.forget()
            return
        ranked = by_worth(thought.candidates, thought.action)
        if all(candidate.action != thought.action for candidate in ranked):
            ranked.insert(0, Candidate(thought.action, float("nan")))
        best: dict[Hashable, Candidate] = {}  # of plays that differ only in kickers
        with ruled(self._game.id):
            for one in ranked:
                best.setdefault(self._game.body_of(self._view, one.action), one)
        self.model.show(self._view, list(best.values()))
        self.given.emit()
        self.choose(0)

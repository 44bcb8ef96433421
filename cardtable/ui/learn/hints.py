"""Hints: what a strong bot thinks of the actions there are, the best of them on the table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.engine.bot import Candidate, by_worth
from cardtable.engine.fence import ruled
from cardtable.engine.game import Game
from cardtable.engine.state import View
from cardtable.models.candidates import CandidateModel
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.bot_service import BotService

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer

#: Hints come from the best there is; like any bot it gets the seat's view and nothing else.
LEVEL = "expert"


class Hints(QObject):
    """The hints for the position on the table; they are forgotten when it changes.

    Attributes:
        model: the candidates.
        row: the one that is shown on the table, −1 if none is.
        share: how far the thought is, 0 to 1, if the bot says so.
        changed: model, row or whether one is being thought of have changed.
        shown: an action is to be shown on the table as if it had been prepared.
        given: somebody has got the hints for a position.
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
        """Whether an answer is still to come."""
        return self._ticket > 0 and not self.model.rowCount()

    def ask(self, view: View) -> None:
        """A hint for this position, or the next one if there is one already."""
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
        """The position on the table, which may be another one now."""
        if len(view.history) != self._asked_at:
            self.forget()

    def forget(self) -> None:
        """Show no answer that is still to come, nor any of the last one."""
        if self._asked_at < 0:
            return
        if self.thinking:
            self._bots.cancel(self._ticket)  # bots must not wait until it is thought out
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
        best: dict[Hashable, Candidate] = {}  # of plays that differ in kickers only
        with ruled(self._game.id):
            for one in ranked:
                best.setdefault(self._game.body_of(self._view, one.action), one)
        self.model.show(self._view, list(best.values()))
        self.given.emit()
        self.choose(0)

"""Hints: what a strong bot would do, and on asking again its next best."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.bots.worker import Answer
from cardtable.engine.actions import Action
from cardtable.engine.game import View
from cardtable.ui.desk import Desk


class Hints:
    """The hints for the position on the table; they are forgotten when it changes."""

    def __init__(self, desk: Desk, game: str, show: Callable[[list[Action]], None]) -> None:
        """``show`` gets the actions, the one to be shown first."""
        self._desk, self._game, self._show = desk, game, show
        self._ranked: list[Action] = []
        self._asked_at = -1
        self._ticket = 0

    def ask(self, view: View) -> None:
        """A hint for this position, or the next one if there is one already."""
        self.see(view)
        if self._ranked:
            self._ranked = [*self._ranked[1:], self._ranked[0]]
            self._show(self._ranked)
            return
        self._asked_at = len(view.history)
        self._ticket = self._desk.ask(self._game, "expert", view, 1, self._answered)

    def see(self, view: View) -> None:
        """The position on the table, which may be another one now."""
        if len(view.history) != self._asked_at:
            self.forget()

    def forget(self) -> None:
        """Show no answer that is still to come, nor any of the last one."""
        self._ranked, self._asked_at, self._ticket = [], -1, 0

    def _answered(self, answer: Answer) -> None:
        if answer.question.number != self._ticket:
            return
        best = answer.thought.action
        others = [c.action for c in answer.thought.candidates if c.action != best]
        self._ranked = [best, *others]
        self._show(self._ranked)

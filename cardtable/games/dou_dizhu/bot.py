"""Opponents."""

from __future__ import annotations

from cardtable.bots.bot import Budget, Thought
from cardtable.engine.game import View


class DouDizhuBot:
    """Placeholder."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: View, seed: int, budget: Budget) -> Thought:
        """Any."""
        return Thought(next(iter(view.legal)))

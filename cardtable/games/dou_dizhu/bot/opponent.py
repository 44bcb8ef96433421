"""Opponents for Dou Dizhu: the lower levels follow rules of thumb, the higher ones have learned."""

from __future__ import annotations

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import Budget, Thought
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu.bot import rule_of_thumb
from cardtable.games.dou_dizhu.view import DouDizhuView


class DouDizhuBot:
    """An opponent of one level.

    Args:
        level: ``easy``, ``medium``, ``hard`` or ``expert``.
        style: a style of play, see :mod:`cardtable.games.dou_dizhu.bot.temper`.
    """

    def __init__(self, level: str, style: str = "") -> None:
        self.level, self.style = level, style
        if level not in rule_of_thumb.SKILLS:
            # Loads numpy and the networks before the first question.
            from cardtable.games.dou_dizhu.bot.brain.net import nets

            nets()

    def choose(self, view: DouDizhuView, seed: int, budget: Budget) -> Thought:
        """Return a legal action; the budget counts imagined play: 1000 is the full measure."""
        if view.turn == TABLE:
            return Thought(NEXT)
        if self.level in rule_of_thumb.SKILLS:
            return rule_of_thumb.think(view, self.level, self.style, seed)
        from cardtable.games.dou_dizhu.bot.brain.player import think

        return think(view, self.level, self.style, seed, budget)

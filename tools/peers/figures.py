"""Figures with their standard errors."""

from __future__ import annotations

import math
import statistics
import time
from dataclasses import dataclass
from typing import Any

from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot, Budget
from cardtable.engine.state import View


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean and its standard error over ``samples`` independent values."""

    mean: float
    error: float
    samples: int

    @classmethod
    def of(cls, values: list[float]) -> Figure:
        """Return the mean of ``values``."""
        error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(statistics.fmean(values), error, len(values))


class Timed:
    """A bot whose decisions are timed.

    Attributes:
        bot, budget: the bot, and how much it may think.
        taken: milliseconds of processor time of each decision.
    """

    def __init__(self, bot: Bot[Any], budget: Budget) -> None:
        self.bot, self.budget = bot, budget
        self.taken: list[float] = []

    def action(self, view: View, seed: int) -> Action:
        """Return the bot's action, and note the time it took."""
        began = time.process_time()
        action = self.bot.choose(view, seed, self.budget).action
        self.taken.append(1000 * (time.process_time() - began))
        return action

    def pace(self) -> tuple[float, float]:
        """Return milliseconds per decision, median and 95th percentile."""
        taken = sorted(self.taken) or [0.0]
        return taken[len(taken) // 2], taken[len(taken) * 95 // 100]

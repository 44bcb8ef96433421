"""The clock at the table: how much work and time each level may take.

Bots count work, never time, so that equal questions get equal answers; the worker watches the
clock. All levels get the same work, because they differ in how they judge and not in how long they
look: the figures of tournaments (``cardtable simulate``) hold at the table as well. The time limit
is for slow and busy machines, where a weaker opponent must not keep anybody waiting.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.bot import DEFAULT_BUDGET, Budget


@dataclass(frozen=True, slots=True)
class Pace:
    """How much and how long a level may think about one decision.

    Attributes:
        budget: how much work.
        patience: seconds after which it is asked again “at a glance”.
    """

    budget: Budget
    patience: float


PACES = {
    "easy": Pace(DEFAULT_BUDGET, 1.0),
    "medium": Pace(DEFAULT_BUDGET, 2.0),
    "hard": Pace(DEFAULT_BUDGET, 3.0),
    "expert": Pace(DEFAULT_BUDGET, 5.0),
}

#: The small budget for a bot that was too slow, and for the quickest level after it.
GLANCE = Pace(Budget(8), 1.0)
QUICKEST = "easy"

#: Seconds a process may take before its bot begins to think; a loaded machine starts one slowly.
START = 10.0
#: The same for a process that already has this bot loaded.
SOON = 2.0

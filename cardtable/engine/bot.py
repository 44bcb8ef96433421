"""The contract of a bot: it gets a seat's view, a seed and a budget, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from cardtable.engine.actions import Action
from cardtable.engine.state import V_contra


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think, counted in work so that tests are deterministic.

    Attributes:
        work: play-outs, nodes or samples, whatever the bot counts; 0 means “at a glance”.
    """

    work: int = 1000


DEFAULT_BUDGET = Budget()

#: Manners of play beside the plain one (``""``): they shift choices that are nearly equal.
STYLES = ("cautious", "bold", "hunter")

#: Standard errors beyond which one choice is said to be better than another: so far apart lie equal
#: ones once in fifty times.
CLEAR = 2.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a bot thought of one action.

    Attributes:
        action: the action.
        worth: expected gain in the game's points or chips, higher is better.
        reason: id of the reason in words (``finishes_melds``), or empty.
        chance: to win the deal (hand, column) with it, 0 to 1; ``None`` where it is not judged.
        error: standard error of how far its worth lies from that of the first candidate, in the
            unit of the worth; 0 where both are reckoned exactly or by rule.
        numbers: what the reason counts, in the order in which its words name them.
    """

    action: Action
    worth: float
    reason: str = ""
    chance: float | None = None
    error: float = 0.0
    numbers: tuple[int, ...] = ()


def as_good(first: Candidate, other: Candidate) -> bool:
    """Whether nothing shows that ``first``, the best there is, is better than ``other``."""
    return first.worth - other.worth <= CLEAR * other.error


def by_worth(candidates: Iterable[Candidate], chosen: Action) -> list[Candidate]:
    """The candidates in the order of a list: the highest worth first, of equal ones the chosen."""
    return sorted(candidates, key=lambda c: (-c.worth, c.action != chosen))


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's answer: what it does, and what it thought of each candidate, best first."""

    action: Action
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol[V_contra]):
    """An opponent. Equal views, seeds and budgets give equal thoughts."""

    def choose(self, view: V_contra, seed: int, budget: Budget) -> Thought:
        """A legal action for ``view.seat``, which is to act.

        Args:
            view: all that the seat may know.
            seed: for choices left to chance.
            budget: how much to think.
        """
        ...

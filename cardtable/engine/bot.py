"""The contract of a bot: it gets a seat's view, a seed and a budget, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Protocol

from cardtable.engine.actions import Action
from cardtable.engine.state import V_contra


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think, counted in work so that tests are deterministic.

    Attributes:
        work: play-outs, nodes or samples, in the bot's own unit; 0 means “at a glance”.
    """

    work: int = 1000


DEFAULT_BUDGET = Budget()

#: Styles of play beside the plain one (``""``): they shift choices that are nearly equal.
STYLES = ("cautious", "bold", "hunter")
#: The style of those who play in puzzles with open hands, perfectly; a game that has such puzzles
#: knows it, at every level. The chance of what they choose, the only candidate, is 1 or 0: whether
#: it wins.
PERFECT = "perfect"

#: Standard errors from which on one choice counts as better than another: equal ones lie that far
#: apart once in fifty times.
CLEAR = 2.0
#: Who wins so much less often with a choice, as a part of all deals, has not chosen as well,
#: however little the points tell.
RARER = 0.06


@dataclass(frozen=True, slots=True)
class Candidate:
    """A bot's judgement of one action.

    Attributes:
        action: the action.
        worth: expected gain in the game's points or chips, or in hundredths of a match won, where
            a game plays for the match; higher is better.
        reason: id of the reason in words (``finishes_melds``), or empty.
        chance: probability of winning the deal (hand, column) with it, 0 to 1; ``None`` where it is
            not judged.
        error: standard error of the difference between its worth and the first candidate's, in the
            unit of the worth; 0 where both are calculated exactly or by rule.
        numbers: figures for the reason's sentence, in the order in which it uses them.
        points: expected gain in the game's points or chips, where the worth is something else.
        clear: whether something other than its worth shows that the first candidate is better.
    """

    action: Action
    worth: float
    reason: str = ""
    chance: float | None = None
    error: float = 0.0
    numbers: tuple[int, ...] = ()
    points: float | None = None
    clear: bool = False


def as_good(first: Candidate, other: Candidate) -> bool:
    """Whether nothing shows that ``first``, the best candidate, is better than ``other``."""
    return not other.clear and first.worth - other.worth <= CLEAR * other.error


def clearer(first: Candidate, other: Candidate) -> Candidate:
    """Return ``other``, clearly worse than ``first`` where it wins the deal so much less often."""
    rarer = (first.chance or 0.0) - (other.chance or 0.0) > RARER
    judged = first.chance is not None and other.chance is not None
    return replace(other, clear=True) if judged and rarer else other


def by_worth(candidates: Iterable[Candidate], chosen: Action) -> list[Candidate]:
    """Sort candidates for a list: highest worth first, and among equals the chosen one first.

    What is left then goes by points.
    """
    return sorted(candidates, key=lambda c: (-c.worth, c.action != chosen, -(c.points or 0.0)))


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's answer: the action it takes, and its judgement of each candidate, best first."""

    action: Action
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol[V_contra]):
    """An opponent. Equal views, seeds and budgets give equal answers."""

    def choose(self, view: V_contra, seed: int, budget: Budget) -> Thought:
        """Return a legal action for ``view.seat``, whose turn it is.

        Args:
            view: all that the seat may know.
            seed: for random choices.
            budget: how much to think.
        """
        ...

"""Picks the reason to give for a choice: of those that hold, one that distinguishes it from the
next.

The best choice is compared with the next, every other with the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.engine.bot import Candidate
from cardtable.games.oklahoma_gin.bot.facts import Facts
from cardtable.games.oklahoma_gin.bot.reasons import PREDICATES
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Numbers = tuple[int, ...]

# Reasons for and against a choice, by its verb; the first that holds is given. Between two discards
# the weightiest is given.
_FOR: dict[str, tuple[str, ...]] = {
    "knock": ("big_gin", "gin", "low_enough"),
    "take": ("takes_gin", "can_knock", "makes_meld", "lowers_deadwood"),
    "draw": ("leaves_useless", "leaves_it"),
    "pass": ("draw", "leaves_useless", "leaves_it"),
    "discard": ("way_to_gin", "waits"),
    "layoff": ("undercuts", "fits"),
    "arrange": ("lays_out",),
    "done": ("finished",),
}
_AGAINST: dict[str, tuple[str, ...]] = {
    "knock": ("undercut",),
    "take": ("goes_round", "no_meld"),
    "draw": ("leaves_it",),
    "pass": ("draw", "leaves_it"),
    "discard": ("gives_time",),
    "layoff": ("spoils", "idle"),
    "done": ("forgoes",),
}
#: Reasons if there is only one choice.
_ALONE = {"knock": ("big_gin", "gin"), "done": ("finished",)}
#: Weights of reasons, such as of a pip of deadwood, a card that helps, one to knock with, a meld of
#: the opponent.
_WEIGHTS: dict[str, Callable[[Numbers], float]] = {
    "keeps_meld": lambda counted: 50.0,
    "less_deadwood": lambda counted: 1.0 * (counted[1] - counted[0]),
    "more_help": lambda counted: 1.0 * (counted[1] - counted[2]),
    "more_knocks": lambda counted: 0.8 * (counted[1] - counted[2]),
    "not_collected": lambda counted: 6.0 * counted[0],
    "safe": lambda counted: 3.0,
    "fewer_uses": lambda counted: 1.0 * (counted[1] - counted[0]),
    "alone": lambda counted: 0.5,
}
#: A reason against a discard is a reason for the other.
_REVERSED = {
    "keeps_meld": "breaks_meld",
    "less_deadwood": "more_deadwood",
    "more_help": "less_help",
    "not_collected": "collects",
    "fewer_uses": "more_uses",
}


def reasoned(view: OklahomaGinView, rated: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates, best first, each with a reason and what it counts."""
    facts = Facts(view)
    best = rated[0]
    if len(rated) == 1:
        reasons = (*_ALONE.get(best.action.verb, ()), "only_way")
        return [_first(facts, reasons, best, best)]
    others = [_against(facts, one, best) for one in rated[1:]]
    return [_for(facts, best, rated[1]), *others]


def _for(facts: Facts, best: Candidate, other: Candidate) -> Candidate:
    """Return the best choice with a reason for it."""
    reasons: Sequence[str] = _FOR[best.action.verb]
    if best.action.verb == other.action.verb == "discard":
        reasons = _weighed(facts, best, other)
    return _first(facts, (*reasons, "close", "brings_more"), best, other)


def _against(facts: Facts, one: Candidate, best: Candidate) -> Candidate:
    """Return another choice with a reason against it."""
    reasons: Sequence[str] = _AGAINST.get(one.action.verb, ())
    if one.action.verb == best.action.verb == "discard":
        weighed = _weighed(facts, best, one)
        reasons = [_REVERSED[reason] for reason in weighed if reason in _REVERSED]
    return _first(facts, (*reasons, "alike", "brings_less"), one, best)


def _weighed(facts: Facts, one: Candidate, other: Candidate) -> list[str]:
    """Return the reasons for one discard over another, weightiest first."""
    weights: dict[str, float] = {}
    for reason, weight in _WEIGHTS.items():
        counted = PREDICATES[reason](facts, one, other)
        if counted is not None:
            weights[reason] = weight(counted)
    return sorted(weights, key=lambda reason: -weights[reason])


def _first(facts: Facts, reasons: Sequence[str], one: Candidate, other: Candidate) -> Candidate:
    """Return a choice with the first of the reasons that holds compared with another."""
    for reason in reasons:
        counted = PREDICATES[reason](facts, one, other)
        if counted is not None:
            return replace(one, reason=reason, numbers=counted)
    return one

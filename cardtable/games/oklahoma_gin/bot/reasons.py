"""Reasons why one choice is better than another: each holds, and distinguishes the two.

Each reason has a predicate that returns what it counts, or ``None`` if it does not hold. Of those
that hold, one is given that distinguishes a choice from the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.engine.bot import Candidate, as_good
from cardtable.games.oklahoma_gin.bot.facts import Facts
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: What a predicate counts, in the order in which its sentence names it; ``None`` if it fails.
Counted = tuple[int, ...] | None
#: Compares a choice with another one.
Predicate = Callable[[Facts, Candidate, Candidate], Counted]
Numbers = tuple[int, ...]
#: Fewer pips less deadwood are no reason.
_TELLING = 3
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
    "let_go": lambda counted: 2.5 * counted[0],
    "safe": lambda counted: 3.0,
    "fewer_uses": lambda counted: 1.0 * (counted[1] - counted[0]),
    "alone": lambda counted: 0.5,
}
#: What the opponent could do with a discard comes after what it does to one's own hand.
_HIS = ("safe", "fewer_uses")
#: A reason against a discard is a reason for the other.
_REVERSED = {
    "keeps_meld": "breaks_meld",
    "less_deadwood": "more_deadwood",
    "more_help": "less_help",
    "not_collected": "collects",
    "fewer_uses": "more_uses",
}


def _fewer(mine: int, other: int, *more: int) -> Counted:
    return (*more, mine, other) if mine < other else None


def _keeps_meld(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It leaves all melds whole; the other breaks one up."""
    return () if facts.breaks(other.action) and not facts.breaks(one.action) else None


def _breaks_meld(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    return _keeps_meld(facts, other, one)


def _less_deadwood(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the deadwood it leaves and that the other leaves, in pips, if that is worth a word."""
    found = _fewer(facts.left(one.action), facts.left(other.action))
    return found if found and found[1] - found[0] >= _TELLING else None


def _more_deadwood(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    found = _less_deadwood(facts, other, one)
    return found and found[::-1]


def _more_help(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts unseen cards: all, those that make a meld after it, and after the other."""
    mine, his = facts.helping(one.action), facts.helping(other.action)
    return (facts.unseen, mine, his) if mine > his else None


def _less_help(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    mine, his = facts.helping(one.action), facts.helping(other.action)
    return (facts.unseen, mine, his) if mine < his else None


def _more_knocks(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts unseen cards: all, those that allow a knock next turn, and those after the other."""
    mine, his = facts.knocking(one.action), facts.knocking(other.action)
    return (facts.unseen, mine, his) if mine > his else None


def _worth_pips(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It leaves more deadwood, but more cards help; counts both, and the unseen cards."""
    mine, his = facts.left(one.action), facts.left(other.action)
    found = _more_help(facts, one, other)
    return (mine, his, *found) if found and mine > his else None


def _safer(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It leaves more deadwood, but the opponent can do less with it; counts deadwood and melds."""
    mine, his = facts.left(one.action), facts.left(other.action)
    found = _fewer_uses(facts, one, other)
    return (mine, his, *found) if found and mine > his else None


def _safe(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """The opponent can make no meld of three with it, but can with the other."""
    return () if facts.uses(one.action) == 0 < facts.uses(other.action) else None


def _fewer_uses(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts melds of three that the opponent can make with it, and with the other."""
    return _fewer(facts.uses(one.action), facts.uses(other.action))


def _more_uses(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    found = _fewer_uses(facts, other, one)
    return found and found[::-1]


def _collects(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts cards the opponent took that go with it, if none go with the other."""
    mine, his = facts.collected(one.action), facts.collected(other.action)
    return (mine,) if mine and not his else None


def _not_collected(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    return _collects(facts, other, one)


def _let_go(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts cards that the opponent threw or left and that go with it; fewer with the other."""
    mine = facts.let_go(one.action)
    return (mine,) if mine > facts.let_go(other.action) else None


def _alone(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """No other card of the hand goes with it, but some do with the other."""
    return () if not facts.mates(one.action) and facts.mates(other.action) else None


def _gin(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Laying it down leaves no deadwood."""
    return (
        ()
        if one.action.verb == "knock" and one.action.args and not facts.left(one.action)
        else None
    )


def _big_gin(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    return () if one.action.verb == "knock" and not one.action.args else None


def _low_enough(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the deadwood with which it knocks, within the limit, and the limit."""
    left = facts.left(one.action)
    knocks = one.action.verb == "knock" and one.action.args
    return (left, facts.view.limit) if knocks and 0 < left <= facts.view.limit else None


def _undercut(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the deadwood with which it knocks, since the opponent may have less."""
    found = _low_enough(facts, one, other)
    return found and found[:1]


def _way_to_gin(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts unseen cards: all, and those that make gin next turn; the other knocks."""
    cards = facts.gins(one.action)
    waits = one.action.verb == "discard" and other.action.verb == "knock"
    return (facts.unseen, cards) if waits and cards and facts.left(other.action) else None


def _waits(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It goes on where the other knocks; counts the deadwood of the knock."""
    waits = one.action.verb == "discard" and other.action.verb == "knock"
    left = facts.left(other.action)
    return (left,) if waits and left else None


def _gives_time(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It gives the opponent another turn; the other ends the hand."""
    return () if one.action.verb == "discard" and other.action.verb == "knock" else None


def _takes_gin(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    return () if one.action.verb == "take" and not facts.taken else None


def _can_knock(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the deadwood after taking the open card, if within the limit, and the limit."""
    low = one.action.verb == "take" and facts.taken <= facts.view.limit
    return (facts.taken, facts.view.limit) if low else None


def _makes_meld(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the deadwood now and with the open card, which goes into a meld."""
    lower = facts.melds and facts.taken < facts.now
    return (facts.now, facts.taken) if one.action.verb == "take" and lower else None


def _lowers(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the same without a meld."""
    lower = not facts.melds and facts.taken < facts.now
    return (facts.now, facts.taken) if one.action.verb == "take" and lower else None


def _no_meld(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """The open card makes no meld."""
    return () if one.action.verb == "take" and not facts.melds else None


def _leaves_useless(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It leaves an open card that makes no meld."""
    return _no_meld(facts, other, one)


def _round(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It takes back one's own discard, and the cards would go round."""
    return () if one.action.verb == "take" and facts.goes_round else None


def _leaves_it(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts unseen cards: all, and those that make a meld; the draw is left to chance."""
    draws = one.action.verb in ("draw", "pass") and not facts.view.last_chance
    return (facts.unseen, facts.helped) if draws else None


def _ends(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """The hand ends without points."""
    return () if one.action.verb == "pass" and facts.view.last_chance else None


def _undercuts(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the deadwood left, with which the knocker is undercut, and his own."""
    if one.action.verb not in ("layoff", "arrange") or facts.view.gin:
        return None
    left, his = facts.after(one.action), facts.view.knock_deadwood
    low = left < his or (left == his and facts.view.rules.undercut_tie)
    return (left, his) if low and facts.after(other.action) > left else None


def _fits(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the pips that laying off saves."""
    saved = facts.view.own_deadwood - facts.after(one.action)
    return (saved,) if one.action.verb == "layoff" and saved > 0 else None


def _lays_out(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the pips that laying out melds saves."""
    saved = facts.view.own_deadwood - facts.after(one.action)
    return (saved,) if one.action.verb == "arrange" and saved > 0 else None


def _finished(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Nothing more can be saved."""
    left = facts.view.own_deadwood
    done = one.action.verb == "done" and facts.least_after >= left
    return () if done else None


def _forgoes(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the pips that could still be saved."""
    saved = facts.view.own_deadwood - facts.least_after
    return (saved,) if one.action.verb == "done" and saved > 0 else None


def _spoils(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Counts the pips by which it leaves more than the other."""
    more = facts.after(one.action) - facts.after(other.action)
    return (more,) if one.action.verb == "layoff" and more > 0 else None


def _idle(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """It can be laid off, but saves nothing."""
    saves = facts.after(one.action) < facts.view.own_deadwood
    return () if one.action.verb == "layoff" and not saves else None


def _only_way(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    return () if one is other else None


def _brings_more(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Nothing countable distinguishes them: it brought more when it was played out."""
    return () if one.worth >= other.worth else None


def _brings_less(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    return () if one.worth <= other.worth else None


def _alike(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Nothing shows that one is better than the other."""
    first, second = (one, other) if one.worth >= other.worth else (other, one)
    near = replace(second, error=max(one.error, other.error))
    return () if as_good(first, near) else None


def _any_of(facts: Facts, one: Candidate, other: Candidate) -> Counted:
    """Neither counts nor play-outs tell the two apart."""
    return () if one is not other and one.worth == other.worth else None


#: Every possible reason, by id.
PREDICATES: dict[str, Predicate] = {
    "only_way": _only_way,
    "keeps_meld": _keeps_meld,
    "breaks_meld": _breaks_meld,
    "less_deadwood": _less_deadwood,
    "more_deadwood": _more_deadwood,
    "more_help": _more_help,
    "less_help": _less_help,
    "more_knocks": _more_knocks,
    "worth_pips": _worth_pips,
    "safer": _safer,
    "safe": _safe,
    "fewer_uses": _fewer_uses,
    "more_uses": _more_uses,
    "collects": _collects,
    "not_collected": _not_collected,
    "let_go": _let_go,
    "alone": _alone,
    "gin": _gin,
    "big_gin": _big_gin,
    "low_enough": _low_enough,
    "undercut": _undercut,
    "way_to_gin": _way_to_gin,
    "waits": _waits,
    "gives_time": _gives_time,
    "takes_gin": _takes_gin,
    "can_knock": _can_knock,
    "makes_meld": _makes_meld,
    "lowers_deadwood": _lowers,
    "no_meld": _no_meld,
    "leaves_useless": _leaves_useless,
    "goes_round": _round,
    "leaves_it": _leaves_it,
    "draw": _ends,
    "undercuts": _undercuts,
    "fits": _fits,
    "lays_out": _lays_out,
    "finished": _finished,
    "forgoes": _forgoes,
    "spoils": _spoils,
    "idle": _idle,
    "brings_more": _brings_more,
    "brings_less": _brings_less,
    "any_of": _any_of,
    "close": _alike,
    "alike": _alike,
}


def holds(view: OklahomaGinView, reason: str, one: Candidate, other: Candidate) -> Counted:
    """Return what a reason counts for ``one`` over ``other``; ``None`` if it does not hold.

    Args:
        view: of the seat to act.
        reason: one of ``PREDICATES``.
        one: the candidate the reason is about.
        other: the one it is compared with: the next one for the best, the best for all others.
    """
    return PREDICATES[reason](Facts(view), one, other)


def reasoned(view: OklahomaGinView, rated: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates, best first, each with a reason and what it counts.

    The best choice is compared with the next, every other with the best.
    """
    facts = Facts(view)
    best = rated[0]
    if len(rated) == 1:
        reasons = (*_ALONE.get(best.action.verb, ()), "only_way")
        return [_first(facts, reasons, best, best)]
    others = [_against(facts, one, best) for one in rated[1:]]
    knock = next((one for one in rated if one.action.verb == "knock"), rated[1])
    # A player who could knock wants to know first why it is better not to; and where the rail names
    # the discard that leaves least, why another one is better.
    other = rated[1]
    if best.action.verb == "discard":
        other = _lightest(facts, best, rated) if knock.action.verb != "knock" else knock
    return [_for(facts, best, other), *others]


def _lightest(facts: Facts, best: Candidate, rated: Sequence[Candidate]) -> Candidate:
    """Return the discard that leaves least deadwood, if that is less than the best leaves."""
    discards = [one for one in rated[1:] if one.action.verb == "discard"]
    least = min(discards, key=lambda one: facts.left(one.action), default=rated[1])
    return least if discards and facts.left(least.action) < facts.left(best.action) else rated[1]


def _for(facts: Facts, best: Candidate, other: Candidate) -> Candidate:
    """Return the best choice with a reason for it."""
    reasons: Sequence[str] = _FOR[best.action.verb]
    if best.action.verb == other.action.verb == "discard":
        reasons = ("worth_pips", "safer", *_weighed(facts, best, other))
    return _first(facts, (*reasons, "any_of", "close", "brings_more"), best, other)


def _against(facts: Facts, one: Candidate, best: Candidate) -> Candidate:
    """Return another choice with a reason against it."""
    reasons: Sequence[str] = _AGAINST.get(one.action.verb, ())
    if one.action.verb == best.action.verb == "discard":
        weighed = _weighed(facts, best, one)
        reasons = [_REVERSED[reason] for reason in weighed if reason in _REVERSED]
    return _first(facts, (*reasons, "any_of", "alike", "brings_less"), one, best)


def _weighed(facts: Facts, one: Candidate, other: Candidate) -> list[str]:
    """Return the reasons for one discard over another, weightiest first."""
    weights: dict[str, float] = {}
    for reason, weight in _WEIGHTS.items():
        counted = PREDICATES[reason](facts, one, other)
        if counted is not None:
            weights[reason] = weight(counted)
    return sorted(weights, key=lambda reason: (reason in _HIS, -weights[reason]))


def _first(facts: Facts, reasons: Sequence[str], one: Candidate, other: Candidate) -> Candidate:
    """Return a choice with the first of the reasons that holds compared with another."""
    for reason in reasons:
        counted = PREDICATES[reason](facts, one, other)
        if counted is not None:
            return replace(one, reason=reason, numbers=counted)
    return one

"""Statistics of a person's own matches (``own_matches.py``), computed here and nowhere else.

The window, the command line and files all take their figures from here.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from cardtable.engine.match import LEVELS
from cardtable.store.archive import Review
from cardtable.store.moments import local_month

#: Normal distribution: 95 in 100 values lie within this many standard deviations.
Z = 1.959964
#: The criteria by which matches can be grouped.
GROUPS = ("game", "rules", "level", "opponent", "seat", "month", "help")


class Played(NamedTuple):
    """One of the player's own matches.

    Attributes:
        match: its number in the journal.
        game, rules: id of its game, key of its rule set.
        seat: the player's own, from 0.
        levels, opponents: the levels and names of the others.
        updated: when it ended (UTC, ISO 8601).
        score: the player's own, in points or chips.
        won: whether the player is among the winners.
        helped: whether the player took hints, took plays back, or let a bot play.
        best: the most that one deal brought, in points or chips; ``None`` if not noted.
        review: of the player's own decisions, if there was one.
    """

    match: int
    game: str
    rules: str
    seat: int
    levels: frozenset[str]
    opponents: frozenset[str]
    updated: str
    score: float
    won: bool
    helped: bool
    best: float | None
    review: Review | None


class Figures(NamedTuple):
    """Figures about some matches.

    Attributes:
        matches, wins: their numbers.
        share, low, high: the share of wins, and the interval of the true share (95 in 100, Wilson).
        mean, error: of the scores, and its standard error; ``None`` without matches, or with only
            one.
        current: current streak of wins, negative for losses.
        longest: longest streak of wins.
        best, best_match: the highest score, and the number of its match.
        best_deal, best_deal_match: the same of single deals, where they were noted.
        reviewed, decisions, given: reviews, decisions judged in them, average given away per
            decision; ``None`` without any.
        deals, promised, made: deals whose review tells what the cards promised, and the average
            promised and made; ``None`` without any.
    """

    matches: int = 0
    wins: int = 0
    share: float | None = None
    low: float = 0.0
    high: float = 1.0
    mean: float | None = None
    error: float | None = None
    current: int = 0
    longest: int = 0
    best: float | None = None
    best_match: int = 0
    best_deal: float | None = None
    best_deal_match: int = 0
    reviewed: int = 0
    decisions: int = 0
    given: float | None = None
    deals: int = 0
    promised: float | None = None
    made: float | None = None


def wilson(wins: int, count: int) -> tuple[float, float]:
    """Return the interval of the true share, 95 in 100; from 0 to 1 if nothing is known."""
    if not count:
        return 0.0, 1.0
    share, square = wins / count, Z * Z
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = Z / (1 + square / count)
    reach *= math.sqrt(share * (1 - share) / count + square / (4 * count * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_of(values: Sequence[float]) -> tuple[float | None, float | None]:
    """Return mean and standard error; ``None`` where there are too few values."""
    count = len(values)
    if not count:
        return None, None
    mean = math.fsum(values) / count
    if count < 2:
        return mean, None
    spread = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(spread / count)


def figures(matches: Sequence[Played]) -> Figures:
    """Return the figures of matches, oldest first. Scores are comparable within one game only."""
    if not matches:
        return Figures()
    wins = sum(played.won for played in matches)
    mean, error = mean_of([played.score for played in matches])
    best = max(matches, key=lambda played: played.score)
    noted = [(played.best, played.match) for played in matches if played.best is not None]
    deal = max(noted, key=lambda one: one[0], default=(None, 0))
    reviews = [played.review for played in matches if played.review is not None]
    decisions, deals = sum(r.decisions for r in reviews), sum(r.deals for r in reviews)
    current, longest = _streaks(matches)
    low, high = wilson(wins, len(matches))
    return Figures(
        len(matches),
        wins,
        wins / len(matches),
        low,
        high,
        mean,
        error,
        current,
        longest,
        best.score,
        best.match,
        deal[0],
        deal[1],
        len(reviews),
        decisions,
        math.fsum(r.given for r in reviews) / decisions if decisions else None,
        deals,
        math.fsum(r.promised for r in reviews) / deals if deals else None,
        math.fsum(r.made for r in reviews) / deals if deals else None,
    )


def _streaks(matches: Sequence[Played]) -> tuple[int, int]:
    run = longest = 0
    for played in matches:
        if played.won:
            run = max(run, 0) + 1
            longest = max(longest, run)
        else:
            run = min(run, 0) - 1
    return run, longest


_KEYS: dict[str, Callable[[Played], Iterable[str]]] = {
    "game": lambda played: (played.game,),
    "rules": lambda played: (played.rules,),
    "level": lambda played: played.levels,
    "opponent": lambda played: played.opponents,
    "seat": lambda played: (str(played.seat + 1),),
    "month": lambda played: (local_month(played.updated),),
    "help": lambda played: ("with" if played.helped else "without",),
}


def chosen(matches: Sequence[Played], **wanted: str) -> list[Played]:
    """Return the matches with these keys, by :data:`GROUPS`; an empty key matches all.

    ``month`` is the beginning of a date, ``since`` the earliest date.
    """
    since = wanted.pop("since", "")
    kept = [played for played in matches if played.updated >= since]
    for by, key in wanted.items():
        if key:
            tell = _KEYS[by]
            kept = [played for played in kept if key in tell(played)]
    return kept


def grouped(matches: Sequence[Played], by: str) -> dict[str, Figures]:
    """Return the figures of matches by group, in a sensible order.

    A match against several opponents, or levels, counts with each of them.
    """
    groups = _groups(matches, by)
    sizes = {key: len(group) for key, group in groups.items()}
    return {key: figures(groups[key]) for key in _ordered(sizes, by)}


def keys_of(matches: Sequence[Played], by: str) -> list[str]:
    """The keys of these groups, in the same order."""
    tell = _KEYS[by]
    return _ordered(Counter(key for played in matches for key in tell(played)), by)


def _groups(matches: Sequence[Played], by: str) -> dict[str, list[Played]]:
    groups: dict[str, list[Played]] = {}
    tell = _KEYS[by]
    for played in matches:
        for key in tell(played):
            groups.setdefault(key, []).append(played)
    return groups


def _ordered(sizes: Mapping[str, int], by: str) -> list[str]:
    order = sorted(sizes)
    if by == "level":
        order.sort(key=lambda key: LEVELS.index(key) if key in LEVELS else len(LEVELS))
    elif by == "opponent":
        order.sort(key=lambda key: -sizes[key])
    elif by == "seat":
        order.sort(key=int)
    return order


class Stretch(NamedTuple):
    """Successive matches, as one point of a line over time.

    Attributes:
        first, last: when the first and the last ended.
        matches: their number.
        mean, error: of the score, and its standard error.
    """

    first: str
    last: str
    matches: int
    mean: float
    error: float | None


def stretches(matches: Sequence[Played], most: int = 24) -> list[Stretch]:
    """Split matches over time into at most ``most`` stretches of about equal length."""
    count = min(most, len(matches))
    found = []
    for number in range(count):
        part = matches[number * len(matches) // count : (number + 1) * len(matches) // count]
        mean, error = mean_of([played.score for played in part])
        assert mean is not None
        found.append(Stretch(part[0].updated, part[-1].updated, len(part), mean, error))
    return found

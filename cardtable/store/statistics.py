"""Statistics of a person's own matches, computed here and nowhere else.

The window, the command line and files all take their figures from here. A match counts if exactly
one person sat in it, it was played here, and it ended. Matches that several people shared belong to
none of them alone and are left out; so are those of records, which may be anybody's. Of matches
with the same cards only a player's first one counts: the next time the cards are known.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from cardtable.engine.failed import GameFailed, ruled
from cardtable.engine.match import LEVELS, Seat
from cardtable.engine.options import BadOption
from cardtable.games import all_games
from cardtable.store.archive import SINCE, Review
from cardtable.store.journal import Journal
from cardtable.store.moments import known, local_month, now
from cardtable.store.rows import number_lists, read_seats
from cardtable.store.trouble import JournalError


class RuleSet(NamedTuple):
    """The nearest preset, and which rules differ from it.

    Attributes:
        preset: its id; empty if unknown.
        differ: keys of the rules that matter and are different; none is the preset itself.
    """

    preset: str
    differ: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Key that distinguishes sets of one game: the preset, with ``+`` if some rules differ."""
        return self.preset if not self.differ else f"{self.preset}+"


@lru_cache(maxsize=4096)
def rule_set(game: str, options: str) -> RuleSet:
    """Return the rule set of a match, from its options as the journal writes them."""
    rules = all_games().get(game)
    if rules is None:
        return RuleSet("")
    try:
        changes = json.loads(options)
        if not isinstance(changes, dict):
            return RuleSet("")
        with ruled(game):
            return RuleSet(*rules.nearest_preset(rules.resolve(None, changes)))
    except (BadOption, GameFailed, ValueError, TypeError, AttributeError, RecursionError):
        return RuleSet("")


class Own(NamedTuple):
    """All of the player's own matches, oldest first, and what was left out.

    Attributes:
        matches: those that count.
        shared: number of matches shared by several people, which are left out.
        again: number of matches with the cards of an earlier one, which are left out.
        since: the time from which matches count, empty for all.
    """

    matches: tuple[Played, ...]
    shared: int
    again: int
    since: str


def _as_kept(seats: Sequence[Seat]) -> list[str]:
    return [seat.name for seat in seats]


def own_matches(
    journal: Journal, called: Callable[[Sequence[Seat]], Sequence[str]] = _as_kept, only: str = ""
) -> Own:
    """Return the player's own matches that count, of all games or of the ``only`` one.

    ``called`` names those at a table.

    Raises:
        JournalError: if the journal cannot be read.
    """
    at = now()
    since = known(journal.mark(SINCE), at)
    reviews = {(review.match, review.seat): review for review in journal.reviews()}
    ended = journal.ended(since)
    lists = number_lists(
        {text for row in ended.rows for text in row[6:]} | set(ended.best.values())
    )
    # The same people sit down again and again, and play by the same rules.
    tables: dict[object, _Table | None] = {}
    kinds: dict[tuple[object, object], _Kind | None] = {}
    found, shared = [], 0
    dealt: dict[object, object] = {}
    for number, game, options, sat, seed, updated, scores, winners in ended.rows:
        if only not in ("", game):
            continue
        if sat not in tables:
            tables[sat] = _table(sat, called)
        table = tables[sat]
        if (game, options) not in kinds:
            kinds[game, options] = _kind(game, options)
        kind = kinds[game, options]
        if table is None or kind is None or not isinstance(updated, str):
            continue
        shared += table.people > 1
        own, won, count = lists[scores], lists[winners], table.size
        makes_sense = len(own) == count and (not won or 0 <= max(won) < count)
        if table.people != 1 or not kind.divisor or not makes_sense:
            continue
        dealt[number] = game, seed, count, table.person
        seat, best = table.seat, lists.get(ended.best.get(number), ())
        found.append(
            Played(
                number,  # type: ignore[arg-type]
                game,  # type: ignore[arg-type]
                kind.rules,
                seat,
                table.levels,
                table.opponents,
                known(updated, at),
                own[seat] / kind.divisor,
                seat in won,
                number in ended.helped,
                best[seat] / kind.divisor if len(best) == count else None,
                reviews.get((number, seat)),  # type: ignore[arg-type]
            )
        )
    found.sort(key=attrgetter("updated", "match"))
    seen: dict[object, int] = {}
    first = [each for each in found if seen.setdefault(dealt[each.match], each.match) == each.match]
    return Own(tuple(first), shared, len(found) - len(first), since)


class _Table(NamedTuple):
    """Who sits round it: how many, how many people, the first one and where, and the others."""

    size: int
    people: int
    seat: int
    person: str
    levels: frozenset[str]
    opponents: frozenset[str]


def _table(text: object, called: Callable[[Sequence[Seat]], Sequence[str]]) -> _Table | None:
    """``None`` if the seats of a match make no sense."""
    try:
        seats = read_seats(text)
    except JournalError:
        return None
    people = [i for i, seat in enumerate(seats) if seat.is_human]
    own = people[0] if people else -1
    others = [i for i in range(len(seats)) if i != own]
    names = called(seats)
    levels, met = (seats[i].kind for i in others), (names[i] for i in others)
    person = names[own] if people else ""
    return _Table(len(seats), len(people), own, person, frozenset(levels), frozenset(met))


class _Kind(NamedTuple):
    """The key of a rule set, and what scores of its game are divided by; 0 if it is not here."""

    rules: str
    divisor: int


def _kind(game: object, options: object) -> _Kind | None:
    """``None`` if they are no texts."""
    if not isinstance(game, str) or not isinstance(options, str):
        return None
    known = all_games().get(game)
    return (
        _Kind("", 0) if known is None else _Kind(rule_set(game, options).key, known.score_divisor)
    )


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
        updated: when it ended (UTC, ISO 8601); empty if nobody knows.
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
        mean: of the score.
        trend, error: the mean of the latest matches up to there, and its standard error.
    """

    first: str
    last: str
    matches: int
    mean: float
    trend: float
    error: float | None


#: How many matches a mean over time is of at least, and from how many on it says how sure it is.
LATEST, SURE = 10, 5


def stretches(matches: Sequence[Played], maximum: int = 24) -> list[Stretch]:
    """Split matches over time into at most ``maximum`` stretches of about equal length."""
    count = min(maximum, len(matches))
    found = []
    for number in range(count):
        end = (number + 1) * len(matches) // count
        part = matches[number * len(matches) // count : end]
        latest = matches[max(0, end - max(LATEST, len(part))) : end]
        mean, _error = mean_of([played.score for played in part])
        trend, error = mean_of([played.score for played in latest])
        assert mean is not None and trend is not None
        sure = error if len(latest) >= SURE else None
        found.append(Stretch(part[0].updated, part[-1].updated, len(part), mean, trend, sure))
    return found

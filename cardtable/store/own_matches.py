"""A person's own matches, read from the journal: those that statistics count.

A match counts if exactly one person sat in it, it was played here, and it ended. Matches that
several people shared belong to none of them alone and are left out; so are those of records, which
may be anybody's.
"""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from cardtable.games import all_games
from cardtable.store.archive import SINCE
from cardtable.store.journal import Journal
from cardtable.store.rows import number_lists, read_seats
from cardtable.store.rule_sets import rule_set
from cardtable.store.statistics import Played
from cardtable.store.trouble import JournalError


class Own(NamedTuple):
    """All of the player's own matches, oldest first, and what was left out.

    Attributes:
        matches: those that count.
        shared: number of matches shared by several people, which are left out.
        since: the time from which matches count, empty for all.
    """

    matches: tuple[Played, ...]
    shared: int
    since: str


def own_matches(journal: Journal) -> Own:
    """Return the player's own matches that count.

    Raises:
        JournalError: if the journal cannot be read.
    """
    since = journal.mark(SINCE)
    reviews = {(review.match, review.seat): review for review in journal.reviews()}
    ended = journal.ended(since)
    lists = number_lists(
        {text for row in ended.rows for text in row[5:]} | set(ended.best.values())
    )
    # The same people sit down again and again, and play by the same rules.
    tables: dict[object, _Table | None] = {}
    kinds: dict[tuple[object, object], _Kind | None] = {}
    found, shared = [], 0
    for number, game, options, sat, updated, scores, winners in ended.rows:
        if sat not in tables:
            tables[sat] = _table(sat)
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
        seat, best = table.seat, lists.get(ended.best.get(number), ())
        found.append(
            Played(
                number,  # type: ignore[arg-type]
                game,  # type: ignore[arg-type]
                kind.rules,
                seat,
                table.levels,
                table.opponents,
                updated,
                own[seat] / kind.divisor,
                seat in won,
                number in ended.helped,
                best[seat] / kind.divisor if len(best) == count else None,
                reviews.get((number, seat)),  # type: ignore[arg-type]
            )
        )
    found.sort(key=attrgetter("updated", "match"))
    return Own(tuple(found), shared, since)


class _Table(NamedTuple):
    """Who sits round it: how many, how many people, where the first does, and the others."""

    size: int
    people: int
    seat: int
    levels: frozenset[str]
    opponents: frozenset[str]


def _table(text: object) -> _Table | None:
    """``None`` if the seats of a match make no sense."""
    try:
        seats = read_seats(text)
    except JournalError:
        return None
    people = [i for i, seat in enumerate(seats) if seat.is_human]
    own = people[0] if people else -1
    others = [seat for i, seat in enumerate(seats) if i != own]
    levels, names = (seat.kind for seat in others), (seat.name for seat in others)
    return _Table(len(seats), len(people), own, frozenset(levels), frozenset(names))


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

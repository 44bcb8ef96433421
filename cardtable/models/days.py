"""Deals of the day: which deal belongs to which day, the opponents, and the player's results.

The deal of a day is the numbered deal whose number is the date in the player's own calendar,
written as eight digits (year, month, day): 20261123. It is a match of one deal (in the Kabu games,
of three rounds) by one of the game's presets, with the player in the first seat, against the
opponents below. So two people who play the same date by the same preset get the same cards against
the same opponents, wherever they are, without any network. Across the date line a day comes twice
or not at all, as it does in calendars.

Results are only in the journal: a match is recognised by its number, its rules and its opponents,
and the first one that was finished counts.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.models.par import PLAYER, Par, has_par, own_seat, read_line
from cardtable.models.seats import with_character
from cardtable.store.journal import Journal, JournalError

#: By day the games played, in the order of the catalogue.
Marks = dict[date, dict[str, None]]
#: The opponents by id; a game for fewer players has the first of them.
OPPONENTS = ("hana", "samir")


def number_of(day: date) -> int:
    """Return the number of a day's deal."""
    return day.year * 10_000 + day.month * 100 + day.day


def seed_of(day: date) -> Seed:
    """Return the seed from which the cards of a day follow."""
    return Seed.numbered(number_of(day))


def options_of(game: Game, preset: str | None = None) -> Options:
    """Return the rules of a game's deals of the day: a preset's, for one deal."""
    return game.resolve(preset, dict(game.one_deal))


def presets_of(game: Game) -> tuple[str, ...]:
    """Return the presets for a day's deal; of two that are alike in one deal, the first."""
    first = {options_of(game, preset.id): preset.id for preset in reversed(game.presets)}
    return tuple(reversed(first.values()))


def seats_of(game: Game, name: str) -> tuple[Seat, ...]:
    """Return the seats: the player, and the opponents of every day."""
    others = OPPONENTS[: game.default_seats - 1]
    return (Seat("human", name), *(with_character(Seat("hard"), id_) for id_ in others))


def is_of_day(match: Match, options: Options) -> bool:
    """Whether a match with a day's number is that day's deal, judging by rules and opponents."""
    characters = tuple(seat.character for seat in match.seats[1:])
    return (
        match.options == options
        and match.seats[0].is_human
        and characters == OPPONENTS[: len(characters)]
        and match.deal == match.seed  # nobody added words
    )


def is_deal_of_day(match: Match) -> bool:
    """Whether a match is the deal of some day, by one of its game's presets."""
    year, rest = divmod(int(match.seed.text, 16), 10_000)
    try:
        date(year, *divmod(rest, 100))
    except (ValueError, OverflowError):
        return False
    return any(is_of_day(match, options_of(match.game, one)) for one in presets_of(match.game))


@dataclass(frozen=True, slots=True)
class Day:
    """A day, and the result of its deal.

    Attributes:
        day: the date.
        match: journal number of the match that counts, or that goes on; 0 if there is none.
        over: whether it is finished.
        own: the player's result, in the game's smallest unit.
        difference: the player's result minus the expert's; ``None`` while unknown.
    """

    day: date
    match: int = 0
    over: bool = False
    own: int = 0
    difference: int | None = None


def day_of(game: Game, day: date, journal: Journal | None, preset: str | None = None) -> Day:
    """Return a day with the player's result by a preset.

    The first match that was finished counts, otherwise the last one begun.
    """
    found, options = Day(day), options_of(game, preset)
    if journal is not None:
        # An unreadable journal is reported where matches are continued.
        with contextlib.suppress(JournalError):
            for number, _seed in journal.dealt_from(game.id, [seed_of(day).text]):
                found = _played(journal, number, day, options) or found
                if found.over:
                    break
    return found


def played_in(games: Iterable[Game], days: Sequence[date], journal: Journal | None) -> Marks:
    """Return on which of these days which games' deals were begun, by whatever rules."""
    found: Marks = {}
    if journal is not None:
        seeds = {seed_of(day).text: day for day in days}
        with contextlib.suppress(JournalError):
            for game in games:
                for _number, seed in journal.dealt_from(game.id, list(seeds)):
                    found.setdefault(seeds[seed], {})[game.id] = None
    return found


def _played(journal: Journal, number: int, day: date, options: Options) -> Day | None:
    try:
        match, _ = journal.load(number)
        kept = journal.thoughts(number, PLAYER)
    except JournalError:
        return None
    if not is_of_day(match, options):
        return None
    if match.outcome is None:
        return Day(day, number)
    own = own_seat(match)
    if not has_par(match):
        gains = (line.deltas[own] for line in match.view(None).sheet if not line.summary)
        return Day(day, number, True, sum(gains))
    par = Par(match, own)
    for index, deal in enumerate(par.deals):
        line = read_line(par.dealt(index), kept.get(deal.end, "")) if deal.end in kept else None
        if line is not None:
            par.lines[index] = line
    gained = sum(par.own(index) for index in range(len(par.deals)))
    known = len(par.lines) == len(par.deals)
    return Day(day, number, True, gained, sum(par.differences) if known else None)

"""The figures of statistics as item models and in words; ``store/statistics.py`` computes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from cardtable.bots.characters import find_character
from cardtable.engine.match import LEVELS
from cardtable.games import all_games
from cardtable.isolating import isolated
from cardtable.models.matches import when
from cardtable.models.rows import RowModel
from cardtable.phrases.characters import people_called
from cardtable.phrases.lists import in_row, labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import headed, level_name
from cardtable.phrases.numbers import decimal, hundredths, percent, points, rating_detail, tenths
from cardtable.store.ratings import Rating
from cardtable.store.statistics import Figures, Played, Stretch, Z, figures, grouped
from cardtable.translation import _, ngettext

#: From so many matches on a share of wins says something.
ENOUGH = 5
#: Most points of a rating's course, and pictures of tables.
MOST_POINTS, PICTURES = 48, 3
#: Most rows of shares. Whoever is not among them can be chosen alone.
MOST = 12


class FigureRole(IntEnum):
    """What a row knows of its figure; its name is what it displays.

    MATCH is the number of the match that it comes from, 0 if it comes from many.
    """

    FIGURE = Qt.ItemDataRole.UserRole + 1
    DETAIL = Qt.ItemDataRole.UserRole + 2
    MATCH = Qt.ItemDataRole.UserRole + 3


@dataclass(frozen=True, slots=True)
class Stat:
    """One figure: its name, the figure itself, and its uncertainty or where it is from.

    Attributes:
        match: number of the match it is from, 0 if it is from many.
    """

    name: str
    figure: str
    detail: str = ""
    match: int = 0


class FiguresModel(RowModel[Stat]):
    """The figures of some matches, the most important first."""

    def show(self, one: Figures, game: str, rating: Rating | None = None) -> None:
        """Take the figures of matches of a game, or (empty) of all games; none without a match.

        ``rating`` is the player's own, if there is one: of all matches, not only of these.
        """
        rows = told(one, game) if one.matches else []
        if rows and rating is not None:
            detail = rating_detail(rating.error, rating.provisional)
            rows.append(Stat(_("Rating"), str(rating.points), detail))
        self.fill(rows)

    def told(self, row: Stat, role: int) -> Any:
        """What a row knows; see :class:`FigureRole`."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case FigureRole.FIGURE:
                return row.figure
            case FigureRole.DETAIL:
                return row.detail
            case FigureRole.MATCH:
                return row.match
            case Qt.ItemDataRole.AccessibleTextRole:
                return labelled(row.name, f"{row.figure} {row.detail}".strip())
        return None


class Met(NamedTuple):
    """Somebody one played against.

    Attributes:
        key: what statistics know them by.
        name: the name as it stands in sentences.
        portrait: number of the portrait.
        won, lost: matches with them, by how they ended for the player.
    """

    key: str
    name: str
    portrait: int
    won: int
    lost: int

    @property
    def score(self) -> str:
        """“3 : 1”."""
        return _("{won} : {lost}", won=self.won, lost=self.lost)


class MetRole(IntEnum):
    """What a row knows of somebody."""

    MET = Qt.ItemDataRole.UserRole + 1


class MetModel(RowModel[Met]):
    """The named opponents one has met, most often first."""

    def show(self, matches: Sequence[Played]) -> None:
        """Take those of some matches."""
        met = []
        for key, one in grouped(matches, "opponent").items():
            people = people_called((key,))
            if people:
                found = find_character(min(people))
                assert found is not None
                lost = one.matches - one.wins
                met.append(Met(key, isolated(key), found.portrait, one.wins, lost))
        self.fill(met)

    def told(self, met: Met, role: int) -> Any:
        """What a row knows."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return met.name
            case MetRole.MET:
                return met
            case Qt.ItemDataRole.AccessibleTextRole:
                record = _("{won} won, {lost} lost", won=met.won, lost=met.lost)
                return labelled(met.name, record)
        return None


class Moment(NamedTuple):
    """A match worth a picture.

    Attributes:
        name: why.
        figure: how much it brought, or who was beaten.
        match: its number in the journal.
        game: the id of its game.
    """

    name: str
    figure: str
    match: int
    game: str


def moments_of(matches: Sequence[Played], game: str) -> list[Moment]:
    """Return what matches of a game, or (empty) of all, are remembered for, each match once."""
    found: list[Moment] = []
    one = figures(matches)
    if game and one.best is not None:
        found.append(Moment(_("Best match"), _score(one.best), one.best_match, game))
    if game and one.best_deal is not None:
        name = phrases_of(all_games()[game].phrases).best_deal()
        found.append(Moment(name, _score(one.best_deal, True), one.best_deal_match, game))
    for played in reversed(matches):
        if played.won:
            against = in_row(map(isolated, sorted(played.opponents)))
            found.append(Moment(_("Won against"), against, played.match, played.game))
    first = {moment.match: moment for moment in reversed(found)}
    kept = [moment for moment in found if first[moment.match] is moment]
    return kept[:PICTURES]


def course_of(ratings: Sequence[tuple[str, Rating]]) -> list[Stretch]:
    """Return ratings over time as the points of a line, the last of each part."""
    count = min(len(ratings), MOST_POINTS)
    ends = [(n + 1) * len(ratings) // count - 1 for n in range(count)]
    return [
        Stretch(ratings[at][0], ratings[at][0], 1, rating.points, rating.points, rating.error)
        for at in ends
        for rating in (ratings[at][1],)
    ]


class ShareRole(IntEnum):
    """What a row knows of its group, whose name is what it displays.

    SHARE is its share of wins from 0 to 1, LOW and HIGH are the ends of its error bar, which few
    matches do not have: then they are the same; WORDS says all three.
    """

    SHARE = Qt.ItemDataRole.UserRole + 1
    LOW = Qt.ItemDataRole.UserRole + 2
    HIGH = Qt.ItemDataRole.UserRole + 3
    WORDS = Qt.ItemDataRole.UserRole + 4


class SharesModel(RowModel[tuple[str, Figures]]):
    """Shares of wins, a row for each level, opponent, month, …

    Attributes:
        games: the id of each row's game.
    """

    games: Sequence[str] = ()

    def show(self, matches: Sequence[Played], by: str, game: str) -> None:
        """Take the groups of matches that ``by`` tells apart; of months the last ones."""
        groups = list(grouped(matches, by).items())
        groups = groups[-MOST:] if by == "month" else groups[:MOST]
        self.games = [key if by == "game" else game for key, _one in groups]
        self.fill((key_words(by, key, game), one) for key, one in groups)

    def told(self, row: tuple[str, Figures], role: int) -> Any:
        """What a row knows; see :class:`ShareRole`."""
        name, one = row
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name
            case ShareRole.SHARE:
                return one.share or 0.0
            case ShareRole.LOW:
                return one.low if one.matches >= ENOUGH else one.share
            case ShareRole.HIGH:
                return one.high if one.matches >= ENOUGH else one.share
            case ShareRole.WORDS:
                return share_words(one)
            case Qt.ItemDataRole.AccessibleTextRole:
                return labelled(name, share_words(one))
        return None


#: The ways to group bars, in the order offered; ``game`` where all games are counted.
BY = ("level", "opponent", "seat", "rules", "help", "month")


def key_words(by: str, key: str, game: str) -> str:
    """Return the name of a group."""
    match by:
        case "game":
            return phrases_of(all_games()[key].phrases).title()
        case "rules":
            name = key.removesuffix("+")
            if not name:
                return _("Other rules")
            told = phrases_of(all_games()[game].phrases).preset(name)[0]
            if key.endswith("+"):
                return _("{preset}, changed", preset=told)
            return told
        case "level":
            if key in LEVELS:
                return headed(level_name(key))
            return _("Human")
        case "seat":
            return _("Seat {number}", number=key)
        case "help":
            if key == "with":
                return _("With help")
            return _("Without help")
        case "month" if not key:
            return _("Time unknown")
    return isolated(key)


def by_words(by: str) -> str:
    """Return the name of a way to group."""
    return {
        "game": _("By game"),
        "level": _("By level"),
        "opponent": _("By opponent"),
        "seat": _("By seat"),
        "rules": _("By rules"),
        "help": _("By help"),
        "month": _("By month"),
    }[by]


def share_words(one: Figures) -> str:
    """Return “62% (48% to 75%), 40 matches”; of few “1 of 2 won, few matches”."""
    if one.matches < ENOUGH:
        return _("{wins} of {n} won, few matches", wins=one.wins, n=one.matches)
    return ngettext(
        "{share} ({low} to {high}), {n} match",
        "{share} ({low} to {high}), {n} matches",
        one.matches,
        share=percent(one.share or 0.0),
        low=percent(one.low),
        high=percent(one.high),
    )


def told(one: Figures, game: str) -> list[Stat]:
    """The figures of some matches of a game, or (empty) of all; most important first."""
    matches, wins = one.matches, one.wins
    if matches < ENOUGH:
        found = [
            Stat(_("Won"), decimal(wins, 0), ngettext("of {n} match", "of {n} matches", matches))
        ]
    else:
        likely = _("likely between {low} and {high}", low=percent(one.low), high=percent(one.high))
        found = [
            Stat(_("Win rate"), percent(one.share or 0.0), likely),
            Stat(_("Matches"), decimal(matches, 0), ngettext("{n} won", "{n} won", wins)),
            _streak(one),
        ]
    if not game:
        return found
    if one.mean is not None:
        sure = (
            ""
            if one.error is None
            else _("likely within {error} either way", error=tenths(Z * one.error))
        )
        found.append(Stat(_("Average score"), tenths(one.mean), sure))
    if one.best is not None:
        found.append(Stat(_("Best match"), _score(one.best), "", one.best_match))
    if one.best_deal is not None:
        best = _score(one.best_deal, True)
        found.append(
            Stat(phrases_of(all_games()[game].phrases).best_deal(), best, "", one.best_deal_match)
        )
    if one.given is not None:
        reviewed = one.reviewed
        found.append(
            Stat(
                _("Loss per decision"),
                hundredths(one.given),
                ngettext("from {n} review", "from {n} reviews", reviewed),
            )
        )
    return found


def _streak(one: Figures) -> Stat:
    run = abs(one.current)
    if one.current < 0:
        now = ngettext("current streak: {n} loss", "current streak: {n} losses", run)
    else:
        now = ngettext("current streak: {n} win", "current streak: {n} wins", run)
    return Stat(_("Longest winning streak"), decimal(one.longest, 0), now)


def _score(value: float, sign: bool = False) -> str:
    if value == int(value):
        return points(int(value), sign=sign)
    return points(round(2 * value), 2, sign)


def luck_words(one: Figures, game: str) -> str:
    """Return what the cards promised and what was made of them, or why that is unknown."""
    if not all_games()[game].deal_worth:
        return _(
            "Luck and skill can’t be separated here: a review of this game judges choices, not "
            "how good the cards were."
        )
    if one.promised is None or one.made is None:
        return _("Review matches to see how good your cards were and what you made of them.")
    deals = one.deals
    return ngettext(
        "In {n} reviewed deal your cards were worth {promised} points at your first decision; you "
        "scored {made}.",
        "In {n} reviewed deals your cards were worth {promised} points a deal at your first "
        "decision; you scored {made} a deal.",
        deals,
        promised=tenths(one.promised, sign=True),
        made=tenths(one.made, sign=True),
    )


def course_words(stretches: Sequence[Stretch]) -> str:
    """Describe a rating's course for those who cannot see it."""
    rows = (labelled(when(s.last), str(round(s.mean))) for s in stretches)
    return "\n".join([_("Rating over time"), *rows])


def line_words(stretches: list[Stretch]) -> str:
    """Describe the line over time for those who cannot see it."""
    head = _("Average score over time")
    rows = (labelled(when(s.last), f"{tenths(s.mean)} ({s.matches})") for s in stretches)
    return "\n".join([head, *rows])


def since_of(days: int) -> str:
    """Return the time so many days ago, as the journal writes it; empty for 0, all time."""
    if not days:
        return ""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="microseconds")


def span_words(days: int) -> str:
    """Return the name of a span of days up to today."""
    if not days:
        return _("All time")
    return ngettext("Last {n} day", "Last {n} days", days)

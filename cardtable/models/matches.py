"""The journal's matches that can be continued, as an item model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject, Qt, QTime

from cardtable.engine.match import Match
from cardtable.engine.state import TABLE
from cardtable.games import all_games
from cardtable.models.rows import RowModel
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import in_row
from cardtable.phrases.lookup import phrases_of
from cardtable.store.journal import Entry
from cardtable.store.moments import local
from cardtable.translation import _


class MatchRole(IntEnum):
    """The roles of a row about its match."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    GAME = Qt.ItemDataRole.UserRole + 2
    TITLE = Qt.ItemDataRole.UserRole + 3
    LINE = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match of the journal in words.

    Attributes:
        number: its number in the journal.
        game: the game's id.
        title: the game's name.
        deal: which of its deals is being played.
        line: who plays, and the standing.
    """

    number: int
    game: str
    title: str
    deal: str
    line: str


def unfinished(entries: Iterable[Entry]) -> list[ListedMatch]:
    """List matches with what the journal's list knows; games not installed are left out."""
    result = []
    for entry in entries:
        if entry.game not in all_games():
            continue
        title = phrases_of(all_games()[entry.game].phrases).title()
        names = in_row(names_of(entry.seats))
        deal = deal_words(entry.game, entry.deals)
        line = " · ".join((names, when(entry.updated)))
        result.append(ListedMatch(entry.id, entry.game, title, deal, line))
    return result


def with_standing(listed_match: ListedMatch, match: Match) -> ListedMatch:
    """Add the standing, as far as whoever opens the program may see it."""
    people = [i for i, seat in enumerate(match.seats) if seat.is_human]
    view = match.view(people[0] if len(people) == 1 else None)
    phrases = phrases_of(match.game.phrases)
    names = names_of(match.seats)
    facts = phrases.facts(view, names)[:2]
    said = [f"{fact.label} {fact.value}".strip() for fact in facts]
    deal = said.pop(0) if facts and facts[0].place else listed_match.deal
    if match.turn not in (None, TABLE, view.seat):  # nobody is thinking while a match rests
        turn = _("{name}’s turn", name=names[match.turn])
    else:
        turn = phrases.prompt(view, names).title
    line = " · ".join([*said, turn, in_row(names)])
    return replace(listed_match, deal=deal, line=line)


def deal_words(game: str, over: int) -> str:
    """Which deal of a game is being played, after so many that are over."""
    return phrases_of(all_games()[game].phrases).deal_name(over + 1)


def when(updated: str) -> str:
    """Return a time from the journal (UTC) as local date and time."""
    own = local(updated)
    if own is None:
        return _("time unknown")
    moment = QDateTime(QDate(own.year, own.month, own.day), QTime(own.hour, own.minute))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def long_when(updated: str) -> str:
    """Return a time from the journal (UTC) as the day in words and the time."""
    own = local(updated)
    if own is None:
        return _("time unknown")
    day = QLocale().toString(QDate(own.year, own.month, own.day), QLocale.FormatType.LongFormat)
    time = QLocale().toString(QTime(own.hour, own.minute), QLocale.FormatType.ShortFormat)
    return f"{day} {time}"


def day_words(moment: str) -> str:
    """Return a time from the journal (UTC) as local date."""
    own = local(moment)
    if own is None:
        return _("time unknown")
    day = QDate(own.year, own.month, own.day)
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)


class MatchModel(RowModel[ListedMatch]):
    """Matches of the journal, latest first."""

    def __init__(self, matches: Sequence[ListedMatch] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = list(matches)
        self._count = len(self.rows)

    def show(self, matches: Sequence[ListedMatch], count: int = 0) -> None:
        """List these matches instead, the first of ``count``."""
        self._count = max(count, len(matches))
        self.fill(matches)

    @property
    def others(self) -> int:
        """How many there are besides the first, listed or not."""
        return max(0, self._count - 1)

    def show_standing(self, match: Match) -> None:
        """Show the standing of the latest match, now that it was replayed."""
        self.rows[0] = with_standing(self.rows[0], match)
        self.dataChanged.emit(self.index(0), self.index(0))

    @property
    def latest(self) -> ListedMatch | None:
        """The first match, if any."""
        return self.rows[0] if self.rows else None

    def told(self, row: ListedMatch, role: int) -> Any:
        """Return a row's data; see :class:`MatchRole`."""
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.title} · {row.deal}\n{row.line}"
            case MatchRole.NUMBER:
                return row.number
            case MatchRole.GAME:
                return row.game
            case MatchRole.TITLE:
                return row.title
            case MatchRole.LINE:
                return row.line
        return None

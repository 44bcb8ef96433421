"""All matches of the journal as one table that can be searched, filtered and sorted.

Words are made only for the rows that are seen: ten thousand matches appear as quickly as ten.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QCollatorSortKey,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cardtable.comparing import compared, sought
from cardtable.engine.actions import NEXT
from cardtable.engine.events import Event
from cardtable.engine.match import LEVELS, Match, Seat
from cardtable.engine.state import View
from cardtable.games import all_games
from cardtable.models.matches import deal_words, when
from cardtable.models.options import after_preset
from cardtable.phrases.characters import called, names_of
from cardtable.phrases.lists import in_row, labelled, listed, one_after_the_other
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.matches import help_sentence
from cardtable.phrases.names import level_name
from cardtable.phrases.numbers import points
from cardtable.store.archive import PastMatch
from cardtable.store.rows import RECORD
from cardtable.store.statistics import rule_set
from cardtable.translation import _, pgettext

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns, from left to right."""

    DATE = 0
    GAME = 1
    RESULT = 2
    OPPONENTS = 3
    RULES = 4
    HELP = 5


#: Results to filter by.
WON, LOST, UNFINISHED, FINISHED = "won", "lost", "unfinished", "finished"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches to list; an empty field does not filter.

    Attributes:
        text: words to find in their line.
        game: id of the game.
        result: :data:`WON`, :data:`LOST`, :data:`UNFINISHED` or :data:`FINISHED`.
        level, opponent: level or name, in the current language, of one of the others.
    """

    text: str = ""
    game: str = ""
    result: str = ""
    level: str = ""
    opponent: str = ""


def own_seat(match: PastMatch) -> int | None:
    """The seat of the one person who played; ``None`` if there were none or several."""
    people = [i for i, seat in enumerate(match.seats) if seat.is_human]
    return people[0] if len(people) == 1 else None


def won(match: PastMatch) -> bool:
    """Whether the one person who played has won it."""
    return match.finished and own_seat(match) in match.winners


def sitters(seats: Sequence[Seat]) -> list[str]:
    """Return the names in seats, with the levels of bots."""
    return [
        name if seat.is_human else _("{name} ({level})", name=name, level=level_name(seat.kind))
        for seat, name in zip(seats, names_of(seats), strict=True)
    ]


def against(match: PastMatch) -> list[int]:
    """The seats of whom the player was up against; all if several people played, or none."""
    own = own_seat(match)
    return [seat for seat in range(len(match.seats)) if seat != own]


def others(match: PastMatch) -> str:
    """Return whom the player was up against, with the levels of bots."""
    words = sitters(match.seats)
    return in_row(words[seat] for seat in against(match))


def rules_words(game: str, options: str) -> str:
    """Return the rules of a match: the name of their preset, and what differs from it."""
    found = rule_set(game, options)
    if not found.preset:
        return ""
    phrases = phrases_of(all_games()[game].phrases)
    return after_preset(phrases.preset(found.preset)[0], phrases, found.differ)


def has_usual_rules(match: PastMatch) -> bool:
    """Whether a match had the rules that a game begins with, which need no words."""
    found = rule_set(match.game, match.options)
    return not found.differ and found.preset == all_games()[match.game].presets[0].id


def result_words(match: PastMatch) -> str:
    """Return the player's result, or who won; or how far the match is."""
    if not match.finished:
        return _("{deal}, unfinished", deal=deal_words(match.game, match.deals))
    if len(match.scores) != len(match.seats):
        return ""
    own = own_seat(match)
    if own is None:
        names = names_of(match.seats)
        winners = [names[w] for w in match.winners if 0 <= w < len(names)]
        return _("Won by {names}", names=listed(winners))
    score = points(match.scores[own], all_games()[match.game].score_divisor)
    if won(match):
        return _("Won: {score}", score=score)
    return _("Lost: {score}", score=score)


def whole_words(match: PastMatch) -> str:
    """Return everything the list knows of a match, in a few lines."""
    head = [title_of(match.game), when(match.updated), rules_words(match.game, match.options)]
    lines = [" · ".join(part for part in head if part)]
    if match.finished and len(match.scores) == len(match.seats):
        divisor = all_games()[match.game].score_divisor
        ends = zip(sitters(match.seats), match.scores, strict=True)
        lines.append(in_row(f"{words} {points(score, divisor)}" for words, score in ends))
    else:
        lines.append(in_row(sitters(match.seats)))
    helped = help_sentence(match.hints, match.undos, match.played)
    if match.source == RECORD:
        record = _("From a record.")
        helped = one_after_the_other(record, helped)
    return "\n".join([*lines, helped] if helped else lines)


def more_words(match: PastMatch) -> str:
    """Return what the match's row does not show: everybody's points, help, where it came from."""
    parts = []
    if match.finished and len(match.scores) == len(match.seats):
        divisor = all_games()[match.game].score_divisor
        ends = zip(names_of(match.seats), match.scores, strict=True)
        parts.append(in_row(f"{name} {points(score, divisor)}" for name, score in ends))
    parts.append(_("From a record.") if match.source == RECORD else "")
    parts.append(help_sentence(match.hints, match.undos, match.played))
    return "\n".join(filter(None, parts))


def title_of(game: str) -> str:
    """Return a game's name."""
    return phrases_of(all_games()[game].phrases).title()


class PastModel(QAbstractTableModel):
    """The matches that pass the filter, one per row, without those of games not installed.

    Attributes:
        shown: the matches as listed.
        all: the matches before filtering.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[PastMatch] = []
        self.shown: list[PastMatch] = []
        self.wanted = Wanted()
        self._sorted = Column.DATE, Qt.SortOrder.DescendingOrder
        self._hay: dict[int, str] = {}
        self._names: dict[tuple[Seat, ...], tuple[str, ...]] = {}

    # -- what is listed --------------------------------------------------------------------------
    def show(self, matches: Iterable[PastMatch]) -> None:
        """List these matches, latest first."""
        known = all_games()
        self.all = [match for match in matches if match.game in known]
        self._hay.clear()
        self._list()

    def want(self, wanted: Wanted) -> None:
        """List only matches that pass this filter."""
        self.wanted = wanted
        self._list()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; among equal ones the latest comes first."""
        self._sorted = Column(column), order
        self._list()

    def retranslate(self) -> None:
        """Rebuild all words, because the language has changed."""
        self._hay.clear()
        self._names.clear()
        self._list()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def _list(self) -> None:
        self.beginResetModel()
        found = [match for match in self.all if self._fits(match)]
        column, order = self._sorted
        down = order == Qt.SortOrder.DescendingOrder
        if column == Column.DATE:
            self.shown = found if down else found[::-1]
        else:
            words: dict[object, Any] = {}

            def key(match: PastMatch) -> Any:
                of = _sorts(match, column)
                if of not in words:
                    words[of] = self._key(match, column)
                return words[of]

            self.shown = sorted(found, key=key, reverse=down)
        self.endResetModel()

    def _key(self, match: PastMatch, column: Column) -> Any:
        if column == Column.RESULT:
            own = own_seat(match)
            score = match.scores[own] if own is not None and own < len(match.scores) else 0
            divisor = all_games()[match.game].score_divisor
            return match.finished, own is not None and own in match.winners, score / divisor
        place = _place_in_alphabet(self._words(match, column))
        return (_place_in_alphabet(_met(match)), place) if column == Column.OPPONENTS else place

    def _fits(self, match: PastMatch) -> bool:
        wanted = self.wanted
        if wanted.game and match.game != wanted.game:
            return False
        if wanted.result and not _ended_so(match, wanted.result):
            return False
        if wanted.level or wanted.opponent:
            own = own_seat(match)
            against = [i for i in range(len(match.seats)) if i != own]
            if wanted.level and all(match.seats[i].kind != wanted.level for i in against):
                return False
            names = self._called(match)
            if wanted.opponent and all(names[i] != wanted.opponent for i in against):
                return False
        if not wanted.text:
            return True
        if match.id not in self._hay:
            words = (self._words(match, column) for column in Column)
            self._hay[match.id] = sought("\n".join((*words, *self._called(match))))
        return all(word in self._hay[match.id] for word in sought(wanted.text).split())

    def _called(self, match: PastMatch) -> tuple[str, ...]:
        """The names in a match; the same people sit down again and again."""
        if match.seats not in self._names:
            self._names[match.seats] = called(match.seats)
        return self._names[match.seats]

    def games(self) -> list[str]:
        """Return the ids of the games that were played."""
        played = {match.game for match in self.all}
        return [game for game in all_games() if game in played]

    def opponents(self) -> tuple[list[str], list[str]]:
        """Return the levels the player met, and the names, most frequent first."""
        levels: set[str] = set()
        names: dict[str, int] = {}
        for match in self.all:
            own = own_seat(match)
            for i, (seat, name) in enumerate(zip(match.seats, self._called(match), strict=True)):
                if i != own:
                    names[name] = names.get(name, 0) + 1
                    levels.add(seat.kind)
        ordered = sorted(names, key=lambda name: (-names[name], _place_in_alphabet(name)))
        return [level for level in LEVELS if level in levels], ordered

    def row_of(self, number: int) -> int:
        """Return the row of a match by its number, −1 if it is not listed."""
        return next((row for row, match in enumerate(self.shown) if match.id == number), -1)

    # -- what a row says -------------------------------------------------------------------------
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """The number of matches listed."""
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """The number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.DATE: _("Date"),
            Column.GAME: pgettext("history", "Game"),
            Column.RESULT: _("Result"),
            Column.OPPONENTS: _("Opponents"),
            Column.RULES: _("Rules"),
            Column.HELP: _("Help"),
        }[Column(section)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a cell; for screen readers with its heading."""
        if not index.isValid() or not 0 <= index.row() < len(self.shown):
            return None
        match = self.shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole and index.column() == Column.OPPONENTS:
            return _met(match)  # their levels are drawn
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._words(match, Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == Column.DATE:
            # Rows are heard from their first cell on: what was played and how it ended comes first.
            parts = (Column.GAME, Column.RESULT, Column.DATE)
            return in_row(self._words(match, column) for column in parts)
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == Column.GAME:
            said = (self._words(match, column) for column in (Column.GAME, Column.RULES))
            head = self.headerData(index.column(), Qt.Orientation.Horizontal)
            return labelled(head, in_row(filter(None, said)))  # the rules are drawn below it
        if role == Qt.ItemDataRole.AccessibleTextRole:
            head = self.headerData(index.column(), Qt.Orientation.Horizontal)
            return labelled(head, self._words(match, Column(index.column())))
        return None

    @staticmethod
    def _words(match: PastMatch, column: Column) -> str:
        match column:
            case Column.DATE:
                return when(match.updated)
            case Column.GAME:
                return title_of(match.game)
            case Column.RESULT:
                return result_words(match)
            case Column.OPPONENTS:
                return others(match)
            case Column.RULES:
                return "" if has_usual_rules(match) else rules_words(match.game, match.options)
            case Column.HELP:
                helped = match.helped
                return _("with help") if helped else ""


def _met(match: PastMatch) -> str:
    """The names of whom one played against."""
    names = names_of(match.seats)
    return in_row(names[seat] for seat in against(match))


def _place_in_alphabet(words: str) -> QCollatorSortKey:
    """What words are sorted by, as dictionaries of the language in force do: ä is near a."""
    return QCollator().sortKey(compared(words))


def _ended_so(match: PastMatch, result: str) -> bool:
    if result == UNFINISHED:
        return not match.finished
    if result == FINISHED:
        return match.finished
    own = own_seat(match)
    return match.finished and own is not None and (own in match.winners) == (result == WON)


def _sorts(match: PastMatch, column: Column) -> object:
    """Return what the words of a column depend on, so that each is made only once."""
    match column:
        case Column.GAME:
            return match.game
        case Column.OPPONENTS:
            return match.seats
        case Column.RULES:
            return match.game, match.options
        case Column.HELP:
            return match.helped
    return match.id


def numbers(matches: Sequence[PastMatch]) -> list[int]:
    """Return the matches' numbers in the journal."""
    return [match.id for match in matches]


class Replay:
    """The current place in a match that is looked at again.

    Attributes:
        match: the match; it has as many steps as actions.
        step: how many actions are done, from 0.
        seat: the seat whose view is shown.
        open: whether everybody's cards are shown.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat, self.open = match, seat, False
        self.step = 0
        self._deals = [0] + [i + 1 for i, done in enumerate(match.actions) if done == NEXT]

    @property
    def last(self) -> int:
        """The step at which everything is done."""
        return len(self.match.actions)

    @property
    def deals(self) -> list[int]:
        """The step at which each deal begins; the *next* that ends the match begins none."""
        return [step for step in self._deals if step < self.last]

    @property
    def deal(self) -> int:
        """The deal at the current step, from 0."""
        return max(0, sum(step <= self.step for step in self.deals) - 1)

    def go(self, step: int) -> bool:
        """Go to a step; return whether it is a different one."""
        step = max(0, min(self.last, step))
        before, self.step = self.step, step
        return step != before

    def view(self, seat: int | None = None) -> View:
        """Return what the shown seat, or another one, saw at this step."""
        seat = self.seat if seat is None else seat
        if self.step == self.last:
            return self.match.view(seat)
        return self.match.view_before(self.step, seat)

    def others(self) -> list[View]:
        """Return what the others saw, if all hands are open."""
        seats = range(len(self.match.seats))
        return [self.view(seat) for seat in seats if seat != self.seat] if self.open else []

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened with the last action, as the shown seat saw it."""
        if not self.step:
            return tuple(event.seen_by(self.seat) for event in self.match.opening)
        return tuple(event.seen_by(self.seat) for event in self.match.happened(self.step - 1))

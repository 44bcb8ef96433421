"""Gives the stamps that are earned at a table, and lists them all as the book shows them.

They are for what one person does alone, unaided and for the first time: with cards that nobody can
have known, in a match that is kept in the journal. So none are given

- where several people share the computer, as nobody knows whose they would be (statistics leave
  such matches out for the same reason);
- for a deal in which a hint was given, something was taken back, or a bot played for the person;
  for a match, if that happened anywhere in it;
- twice for a deal that is taken back once it lies open: what was earned stays, but no more is;
- for numbered deals, save those of a day that are played for the first time;
- for lessons, puzzles, replays, and matches that came from a record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date, timedelta
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from cardtable.engine.actions import NEXT
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match
from cardtable.engine.stamps import Ended, Wins
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.stamps import book, earned_by
from cardtable.models.days import is_of_day, options_of, presets_of, seed_of
from cardtable.models.matches import day_words
from cardtable.models.session import Session
from cardtable.phrases.lists import headed, labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.stamps import stamp_name, stamp_said, stamp_sentence
from cardtable.store.journal import Journal, JournalError
from cardtable.store.stamps import StampBook, Stamped
from cardtable.translation import _

Index = QModelIndex | QPersistentModelIndex


#: A deal of the day counts for so many days.
_DAYS = 31


class Stamper(QObject):
    """Watches a match at the table, and notes in the journal which stamps it earns.

    Attributes:
        struck: emitted with the ids of those that were earned for the first time.
    """

    struck = Signal(tuple)

    def __init__(self, session: Session, journal: Callable[[], Journal], parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._journal, match = session, journal, session.match
        self._seen = self._begin = len(match.actions)
        #: How much help had been given when the deal began; before a match was left in the midst of
        #: a deal it may all have been given in that one.
        fresh = not match.actions or match.actions[-1] == NEXT
        self._help = self._helps if fresh else 0
        if not fresh:
            nexts = [place for place, action in enumerate(match.actions) if action == NEXT]
            self._begin = nexts[-1] + 1 if nexts else 0
        if len(session.humans) == 1:
            session.changed.connect(self._look)

    @property
    def _helps(self) -> int:
        notes = self._session.match.notes
        return notes.hints + notes.undos

    def _look(self) -> None:
        """See what the last action has come to."""
        match, before = self._session.match, self._seen
        self._seen = len(match.actions)
        if self._seen <= before:  # taken back, or nothing was done
            return
        if match.turn in (TABLE, None):
            with suppress(JournalError, GameFailed):  # what cannot be noted is not given
                self._give(match)
        elif match.actions[-1] == NEXT:
            self._begin, self._help = self._seen, self._helps

    def _give(self, match: Match) -> None:
        number, whole = self._session.number, match.outcome is not None
        first = 0 if whole else self._begin
        helped = self._helps != (0 if whole else self._help)
        if not number or helped or any(a.level and a.number >= first for a in match.notes.asked):
            return
        journal = self._journal()
        kept = journal.past_matches(number)
        if not kept or kept[0].source:
            return
        stamps = StampBook(journal)
        numbered = match.promise is None or match.promise.terms.numbered
        of_day = numbered and _of_day_first(match, number, journal)
        if numbered and not of_day:
            return
        ended = Ended(match, self._session.humans[0], of_day)
        if ended.won:
            wins = stamps.win(_won(ended, self._session.saving.deck))
            ended = Ended(match, ended.seat, of_day, wins)
        new = [id_ for id_ in earned_by(ended) if stamps.stamp(id_, match, number)]
        if new:
            self.struck.emit(tuple(new))


def _won(ended: Ended, deck: str) -> Wins:
    """What is won with a match."""
    match = ended.match
    assert match.outcome is not None
    losers = (s for place, s in enumerate(match.seats) if place not in match.outcome.winners)
    beaten = frozenset(seat.character for seat in losers if seat.character)
    return Wins(frozenset({match.game.id}), frozenset({deck}), beaten)


def _of_day_first(match: Match, number: int, journal: Journal) -> bool:
    """Whether a match is the deal of one of the last days, finished for the first time."""
    today = date.today()
    if all(match.seed != seed_of(today - timedelta(back)) for back in range(_DAYS)):
        return False
    rules = (options_of(match.game, preset) for preset in presets_of(match.game))
    if not any(is_of_day(match, options) for options in rules):
        return False
    same = (one for one, _ in journal.dealt_from(match.game.id, [match.seed.text]) if one != number)
    return not any(past.finished for one in same for past in journal.past_matches(one))


class Shown(NamedTuple):
    """A stamp as the book shows it.

    Attributes:
        id: of the stamp.
        stamped: when and where it was earned, if it was.
    """

    id: str
    stamped: Stamped | None


class Part(NamedTuple):
    """A part of the book.

    Attributes:
        title: the game’s, or that for stamps of all games.
        stamps: its stamps.
    """

    title: str
    stamps: Sequence[Shown]

    @property
    def earned(self) -> int:
        """How many of them are earned."""
        return sum(one.stamped is not None for one in self.stamps)


def stamp_book(journal: Journal | None) -> list[Part]:
    """Return the whole book, with what the journal knows.

    Raises:
        JournalError: if it cannot be read.
    """
    earned = StampBook(journal).all() if journal is not None else {}
    return [
        Part(
            phrases_of(find_game(page.game).phrases).title() if page.game else _("All games"),
            [Shown(stamp.id, earned.get(stamp.id)) for stamp in page.stamps],
        )
        for page in book()
    ]


class StampRole(IntEnum):
    """Roles of a row."""

    #: The stamp’s id, empty for a title or a gap; how it is earned, or how many of a part are.
    ID = Qt.ItemDataRole.UserRole + 1
    SENTENCE = Qt.ItemDataRole.UserRole + 2
    #: When it was earned, and the match in which that was with the number of its actions then.
    DATE = Qt.ItemDataRole.UserRole + 3
    MOMENT = Qt.ItemDataRole.UserRole + 4


class StampModel(QAbstractListModel):
    """The book as a grid: each part begins a line of its own with its title.

    Titles and the gaps at the ends of parts cannot be chosen.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Shown | Part | None] = []

    def show(self, parts: Sequence[Part], columns: int) -> None:
        """Show the book, so many side by side."""
        self.beginResetModel()
        self._rows = []
        for part in parts:
            self._rows += [part, *part.stamps]
            self._rows += [None] * (-len(self._rows) % columns)
        self.endResetModel()

    def row_of(self, id_: str) -> int:
        """The row of a stamp; of the first if there is none of that id."""
        rows = [row for row, one in enumerate(self._rows) if isinstance(one, Shown)]
        found = (row for row in rows if self._rows[row].id == id_)  # type: ignore[union-attr]
        return next(found, rows[0] if rows else -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of stamps, titles and gaps."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only stamps can be chosen."""
        if index.isValid() and isinstance(self._rows[index.row()], Shown):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return words, and what is known; see :class:`StampRole`."""
        if not index.isValid():
            return None
        match self._rows[index.row()]:
            case Part() as part:
                return _of_part(part, role)
            case Shown() as shown:
                said = _of_stamp(shown, role)
                before = self._rows[index.row() - 1]
                if role == Qt.ItemDataRole.AccessibleTextRole and isinstance(before, Part):
                    return labelled(before.title, said)  # titles themselves are not reached
                return said
        return "" if role == StampRole.ID else None


def _of_part(part: Part, role: int) -> Any:
    count = _("{n} of {all} stamped", n=part.earned, all=len(part.stamps))
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return part.title
        case StampRole.ID:
            return ""
        case StampRole.SENTENCE:
            return count
        case Qt.ItemDataRole.AccessibleTextRole:
            return headed(part.title, count)
    return None


def _of_stamp(shown: Shown, role: int) -> Any:
    id_, stamped = shown
    date = day_words(stamped.earned) if stamped is not None else ""
    times = stamped.times if stamped is not None else 0
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return stamp_name(id_)
        case StampRole.ID:
            return id_
        case StampRole.SENTENCE:
            return stamp_sentence(id_)
        case StampRole.DATE:
            return f"{date} · ×{times}" if times > 1 else date
        case StampRole.MOMENT:
            return (stamped.match, stamped.step) if stamped is not None and stamped.match else None
        case Qt.ItemDataRole.AccessibleTextRole:
            return stamp_said(id_, date, times)
    return None

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

Matches that ended before there were stamps are looked at once (:class:`LookBack`), by the same
rules; nobody noted in which of their deals help was given, so that it costs all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.actions import NEXT
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match
from cardtable.engine.stamps import Ended, Wins
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.stamps import book, earned_by
from cardtable.models.days import is_of_day, options_of, presets_of, seed_of
from cardtable.models.matches import day_words
from cardtable.models.rows import Index, RowModel
from cardtable.models.session import Session
from cardtable.phrases.lists import headed, labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.stamps import stamp_name, stamp_said, stamp_sentence
from cardtable.store import moments
from cardtable.store.archive import PastMatch
from cardtable.store.journal import Journal, JournalError
from cardtable.store.stamps import StampBook, Stamped
from cardtable.translation import _

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
        of_day = _counts(match, number, journal, moments.now())
        if not kept or kept[0].source or of_day is None:
            return
        stamps = StampBook(journal)
        ended = Ended(match, self._session.humans[0], of_day)
        if ended.won:
            ended = replace(ended, wins=stamps.win(_won(ended, self._session.saving.deck)))
        new = [id_ for id_ in earned_by(ended) if stamps.stamp(id_, match, number)]
        if new:
            self.struck.emit(tuple(new))


class LookBack:
    """Looks in the journal for stamps that were earned before there were any, a match at a time.

    What was found is noted at once, so that it can stop anywhere and goes on from there.

    Attributes:
        left: the matches that have not been looked at, the latest first.
    """

    def __init__(self, journal: Journal) -> None:
        """Raises :class:`JournalError` if the journal cannot be read."""
        self._journal, self._stamps = journal, StampBook(journal)
        self._looked = looked = self._stamps.looked
        self.left: list[PastMatch] = []
        if looked.done < looked.since:
            self.left = [
                past
                for past in journal.past_matches()
                if past.finished
                and looked.done < past.updated < looked.since
                and past.id != looked.match
                and not (past.source or past.helped)
                and sum(seat.is_human for seat in past.seats) == 1
            ]

    def look(self) -> None:
        """Look at the next match.

        Raises:
            JournalError: if what was found cannot be noted.
        """
        past, wins = self.left[-1], self._looked.wins
        try:
            match, deck = self._journal.load(past.id)
        except JournalError:  # it cannot be shown either
            pass
        else:
            with suppress(GameFailed):
                wins = self._find(past, match, deck)
        self.left.pop()
        done = past.updated if self.left else self._looked.since
        self._looked = self._looked._replace(done=done, wins=wins)
        if not self.left:
            self._stamps.win(self._looked.wins)
        self._stamps.note_looked(self._looked)

    def _find(self, past: PastMatch, match: Match, deck: str) -> Wins:
        """Note what a match has earned; return what was won with it and before."""
        wins = self._looked.wins
        of_day = _counts(match, past.id, self._journal, past.updated)
        if of_day is None:
            return wins
        seat = next(place for place, one in enumerate(past.seats) if one.is_human)
        for step, turn in enumerate((*match.turns, match.turn)):
            if turn in (TABLE, None):
                ended = Ended(match.until(step), seat, of_day, wins)
                if ended.won:
                    wins |= _won(ended, deck)
                    ended = replace(ended, wins=wins)
                for id_ in earned_by(ended):
                    self._stamps.stamp(id_, ended.match, past.id, past.updated)
        return wins


def _counts(match: Match, number: int, journal: Journal, moment: str) -> bool | None:
    """Whether a match is the deal of a day; ``None`` if its cards could be known at a moment."""
    numbered = match.seed.is_number if match.promise is None else match.promise.terms.numbered
    of_day = numbered and _of_day_first(match, number, journal, moment)
    return of_day if of_day or not numbered else None


def _won(ended: Ended, deck: str) -> Wins:
    """What is won with a match."""
    match = ended.match
    assert match.outcome is not None
    losers = (s for place, s in enumerate(match.seats) if place not in match.outcome.winners)
    beaten = frozenset(seat.character for seat in losers if seat.character)
    return Wins(frozenset({match.game.id}), frozenset({deck}), beaten)


def _of_day_first(match: Match, number: int, journal: Journal, moment: str) -> bool:
    """Whether a match was the deal of one of the last days, finished for the first time."""
    now = moments.local(moment)
    if now is None or all(
        match.seed != seed_of(now.date() - timedelta(back)) for back in range(_DAYS)
    ):
        return False
    rules = (options_of(match.game, preset) for preset in presets_of(match.game))
    if not any(is_of_day(match, options) for options in rules):
        return False
    same = (one for one, _ in journal.dealt_from(match.game.id, [match.seed.text]) if one != number)
    return not any(
        past.finished and past.updated < moment
        for one in same
        for past in journal.past_matches(one)
    )


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


class StampModel(RowModel[Shown | Part | None]):
    """The book as a grid: each part begins a line of its own with its title.

    Below a title nothing stands. Titles and gaps cannot be chosen.
    """

    def show(self, parts: Sequence[Part], columns: int) -> None:
        """Show the book, so many side by side."""
        rows: list[Shown | Part | None] = []
        for part in parts:
            beside = max(1, columns - 1)
            for first in range(0, max(1, len(part.stamps)), beside):
                line = part.stamps[first : first + beside]
                if columns > 1 or not first:
                    rows.append(None if first else part)
                rows += line
            rows += [None] * (-len(rows) % columns)
        self.fill(rows)

    def row_of(self, id_: str) -> int:
        """The row of a stamp; of the first if there is none of that id."""
        rows = [row for row, one in enumerate(self.rows) if isinstance(one, Shown)]
        found = (row for row in rows if self.rows[row].id == id_)  # type: ignore[union-attr]
        return next(found, rows[0] if rows else -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only stamps can be chosen."""
        if index.isValid() and isinstance(self.rows[index.row()], Shown):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return words, and what is known; see :class:`StampRole`."""
        if not index.isValid():
            return None
        match self.rows[index.row()]:
            case Part() as part:
                return _of_part(part, role)
            case Shown() as shown:
                said = _of_stamp(shown, role)
                before = self.rows[index.row() - 1]
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

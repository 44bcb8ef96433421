"""Two lines of one deal side by side, turn by turn, as an item model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cardtable.engine.deals import PlayedDeal
from cardtable.engine.match import Match
from cardtable.phrases.base import Names, Phrases
from cardtable.phrases.lists import one_after_the_other

Index = QModelIndex | QPersistentModelIndex


class LineRole(IntEnum):
    """The roles of a row."""

    OWN = Qt.ItemDataRole.UserRole + 1
    PAR = Qt.ItemDataRole.UserRole + 2
    TURN = Qt.ItemDataRole.UserRole + 3
    SAME = Qt.ItemDataRole.UserRole + 4
    PARTS = Qt.ItemDataRole.UserRole + 5


@dataclass(frozen=True, slots=True)
class Turn:
    """Successive actions of one seat.

    Attributes:
        seat: who acts; ``None`` is the end of the deal, when all is counted.
        first: number of its first action in the match.
        last: number of its last one.
        told: what happened, in words.
    """

    seat: int | None
    first: int
    last: int
    told: str


@dataclass(frozen=True, slots=True)
class Row:
    """A turn of one line beside the same seat's turn of the other; one may be missing.

    Attributes:
        own, par: the turns.
        same: whether nothing differs so far.
    """

    own: Turn | None
    par: Turn | None
    same: bool

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is."""
        turn = self.own or self.par
        return turn.seat if turn is not None else None


def turns_of(
    line: Match, deal: PlayedDeal, seat: int, phrases: Phrases[Any], names: Names
) -> list[Turn]:
    """Split a line into turns, as far as ``seat`` knew it; the end, with all open, is separate."""
    turns: list[Turn] = []
    count = len(line.actions)
    for number in range(deal.begin, count):
        told = [phrases.event(event.seen_by(seat), names) for event in line.happened(number)]
        sentences = [sentence for sentence in told if sentence]
        over = number == count - 1
        move, end = (sentences[:1], sentences[1:]) if over else (sentences, [])
        said = reduce(one_after_the_other, move, "")
        turn = line.turns[number]
        if turns and turns[-1].seat == turn:
            before = turns.pop()
            said = one_after_the_other(before.told, said)
            turns.append(Turn(turn, before.first, number, said))
        else:
            turns.append(Turn(turn, number, number, said))
        if over:
            turns.append(Turn(None, count, count, "\n".join(end)))
    return turns


def beside(own: Sequence[Turn], par: Sequence[Turn], seat: int, parted: int) -> Iterator[Row]:
    """Pair the turns of two lines, those of the same seat and round beside each other.

    A round begins with a turn of ``seat``; ``parted`` is the first action that differs.
    """
    for ours, theirs in zip_longest(_rounds(own[:-1], seat), _rounds(par[:-1], seat)):
        left, right = list(ours or ()), list(theirs or ())
        while left or right:
            pair = _next_pair(left, right)
            last = max(turn.last for turn in pair if turn is not None)
            yield Row(*pair, last < parted)
    yield Row(own[-1], par[-1], own[-1].first <= parted)


def _next_pair(left: list[Turn], right: list[Turn]) -> tuple[Turn | None, Turn | None]:
    if left and right and left[0].seat == right[0].seat:
        return left.pop(0), right.pop(0)
    if left and (not right or right[0].seat in {turn.seat for turn in left}):
        return left.pop(0), None
    return None, right.pop(0)


def _rounds(turns: Sequence[Turn], seat: int) -> list[list[Turn]]:
    rounds: list[list[Turn]] = [[]]
    for turn in turns:
        if turn.seat == seat:
            rounds.append([])
        rounds[-1].append(turn)
    return rounds


def first_difference(own: Match, par: Match) -> int:
    """Return the number of the first action that differs; if none does, that of the end."""
    pairs = enumerate(zip(own.actions, par.actions, strict=False))
    shortest = min(len(own.actions), len(par.actions))
    return next((number for number, (one, other) in pairs if one != other), shortest)


class ParLinesModel(QAbstractListModel):
    """The two lines of a deal, a row for each turn."""

    def __init__(self, phrases: Phrases[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._rows: list[Row] = []
        self._seat = 0
        self._names: tuple[str, str] = ("", "")

    def show(
        self, own: Match, par: Match | None, deal: PlayedDeal, seat: int, names: tuple[Names, Names]
    ) -> None:
        """Show the line that was played, and the expert's as soon as it is known.

        ``names`` are those at the table, and the same with the expert in the seat.
        """
        self.beginResetModel()
        self._seat = seat
        self._names = names[0][seat], names[1][seat]
        ours = turns_of(own, deal, seat, self._phrases, names[0])
        if par is None:
            self._rows = [Row(turn, None, True) for turn in ours]
        else:
            theirs = turns_of(par, deal, seat, self._phrases, names[1])
            self._rows = list(beside(ours, theirs, seat, first_difference(own, par)))
        self.endResetModel()

    @property
    def parting(self) -> int | None:
        """The row in which the lines part, if they do."""
        return next((row for row, found in enumerate(self._rows) if not found.same), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """The number of turns."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's data; see :class:`LineRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case LineRole.OWN:
                return row.own.told if row.own is not None else ""
            case LineRole.PAR:
                return row.par.told if row.par is not None else ""
            case LineRole.TURN:
                return row.seat == self._seat
            case LineRole.SAME:
                return row.same
            case LineRole.PARTS:
                return index.row() == self.parting
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._said(row, index.row() == self.parting)
        return None

    def _said(self, row: Row, parts: bool) -> str:
        """Put a row in words for those who cannot see the two columns."""
        if row.same and row.own is not None:
            return row.own.told
        turns = zip(self._names, (row.own, row.par), strict=True)
        sides = [f"{name}: {turn.told}" for name, turn in turns if turn is not None]
        head = [QCoreApplication.translate("Par", "The two lines part here.")] if parts else []
        return "\n".join([*head, *sides])

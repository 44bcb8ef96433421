"""The puzzles of a game as a list: those of one grade, with what is solved; the puzzle of a day."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from enum import IntEnum
from typing import Any, cast

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.engine.game import Game
from cardtable.engine.puzzles import Puzzle
from cardtable.phrases.lookup import loaded
from cardtable.phrases.puzzles import PuzzleWords, puzzle_title
from cardtable.translation import _

Index = QModelIndex | QPersistentModelIndex
#: Days leap so far through the numbers: a prime that divides no game's count, so that every puzzle
#: has its day before one comes again, and neighbours are of different grades.
_LEAP = 89


class PuzzleRole(IntEnum):
    """Roles of a puzzle's row."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    SOLVED = Qt.ItemDataRole.UserRole + 2


def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """The puzzles of a game, in the order of their numbers.

    Raises:
        BadPuzzles: if their file is damaged.
    """
    found: Any = loaded(game.puzzles)
    return cast("Sequence[Puzzle]", found())


def puzzle_words(game: Game) -> PuzzleWords[Any]:
    """The sentences of its puzzles."""
    words = loaded(game.puzzle_words)
    assert isinstance(words, PuzzleWords)
    return words


def of_day(count: int, day: date) -> int:
    """The number of a day's puzzle among so many: the same for everybody."""
    return day.toordinal() * _LEAP % count + 1


class PuzzleModel(QAbstractListModel):
    """Puzzles, one a row.

    Attributes:
        shown: the puzzles.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown: Sequence[Puzzle] = ()
        self._solved: Collection[int] = ()

    def show(self, puzzles: Sequence[Puzzle], solved: Collection[int]) -> None:
        """Show these puzzles, some of them solved."""
        self.beginResetModel()
        self.shown, self._solved = puzzles, solved
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of puzzles."""
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return number and state; see :class:`PuzzleRole`."""
        if not index.isValid():
            return None
        number = self.shown[index.row()].number
        solved = number in self._solved
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(number)
            case PuzzleRole.NUMBER:
                return number
            case PuzzleRole.SOLVED:
                return solved
            case Qt.ItemDataRole.AccessibleTextRole:
                title = puzzle_title(number)
                return _("{puzzle}, solved", puzzle=title) if solved else title
        return None

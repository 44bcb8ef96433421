"""Statistics as item models: the figures of the counted matches, and shares of wins by group."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.models.statistics import Told, key_words, share_words, told
from cardtable.store.statistics import Figures, Played, grouped

Index = QModelIndex | QPersistentModelIndex

#: Most rows of shares. Whoever is not among them can be chosen alone.
MOST = 12


class FigureRole(IntEnum):
    """What a row knows of its figure; its name is what it displays.

    MATCH is the number of the match that it comes from, 0 if it comes from many.
    """

    FIGURE = Qt.ItemDataRole.UserRole + 1
    DETAIL = Qt.ItemDataRole.UserRole + 2
    MATCH = Qt.ItemDataRole.UserRole + 3


class FiguresModel(QAbstractListModel):
    """The figures of some matches, the most important first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Told] = []

    def show(self, one: Figures, game: str) -> None:
        """Take the figures of matches of a game, or (empty) of all games; none without a match."""
        self.beginResetModel()
        self._rows = told(one, game) if one.matches else []
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of figures."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row knows; see :class:`FigureRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
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
                return f"{row.name}: {row.figure} {row.detail}".strip()
        return None


class ShareRole(IntEnum):
    """What a row knows of its group, whose name is what it displays.

    SHARE is its share of wins from 0 to 1, LOW and HIGH are the ends of its error bar, WORDS says
    all three.
    """

    SHARE = Qt.ItemDataRole.UserRole + 1
    LOW = Qt.ItemDataRole.UserRole + 2
    HIGH = Qt.ItemDataRole.UserRole + 3
    WORDS = Qt.ItemDataRole.UserRole + 4


class SharesModel(QAbstractListModel):
    """Shares of wins, a row for each level, opponent, month, …"""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, Figures]] = []

    def show(self, matches: Sequence[Played], by: str, game: str) -> None:
        """Take the groups of matches that ``by`` tells apart; of months the last ones."""
        groups = list(grouped(matches, by).items())
        groups = groups[-MOST:] if by == "month" else groups[:MOST]
        self.beginResetModel()
        self._rows = [(key_words(by, key, game), one) for key, one in groups]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of groups."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row knows; see :class:`ShareRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        name, one = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name
            case ShareRole.SHARE:
                return one.share or 0.0
            case ShareRole.LOW:
                return one.low
            case ShareRole.HIGH:
                return one.high
            case ShareRole.WORDS:
                return share_words(one)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{name}: {share_words(one)}"
        return None

"""The games that can be played, as an item model."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.engine.game import Game
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import rating_words

if TYPE_CHECKING:
    from cardtable.store.ratings import Rating, Table

Index = QModelIndex | QPersistentModelIndex


class GameRole(IntEnum):
    """The roles of a row about its game; it displays the name. LESSONS: whether it has any.

    RATING is that of the person who played it last, in words, or empty.
    """

    ID = Qt.ItemDataRole.UserRole + 1
    NATIVE = Qt.ItemDataRole.UserRole + 2
    TAGLINE = Qt.ItemDataRole.UserRole + 3
    DURATION = Qt.ItemDataRole.UserRole + 4
    LESSONS = Qt.ItemDataRole.UserRole + 5
    RATING = Qt.ItemDataRole.UserRole + 6


class CatalogueModel(QAbstractListModel):
    """The games in the order of the start page, described in the language in force."""

    def __init__(self, games: Sequence[Game], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = list(games)
        self._ratings: dict[str, Rating] = {}

    def leave_out(self, game: str) -> None:
        """Stop offering a game that cannot even describe itself."""
        for row in range(len(self._games) - 1, -1, -1):
            if self._games[row].id == game:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._games[row]
                self.endRemoveRows()

    def rate(self, table: Table) -> None:
        """Take the ratings of those who played last."""
        own = ((game.id, table.own(game.id)) for game in self._games)
        found = {id_: standing.rating for id_, standing in own if standing is not None}
        if found != self._ratings:
            self._ratings = found
            self.retranslate()

    def retranslate(self) -> None:
        """Announce that the language has changed."""
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """The number of games."""
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's data; see :class:`GameRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._games):
            return None
        game = self._games[index.row()]
        if role == GameRole.ID:
            return game.id
        if role == GameRole.LESSONS:
            return bool(game.lessons)
        if role == GameRole.RATING:
            rating = self._ratings.get(game.id)
            return rating_words(rating.points, rating.provisional) if rating is not None else ""
        phrases = phrases_of(game.phrases)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return phrases.title()
            case GameRole.NATIVE:
                return phrases.native()
            case GameRole.TAGLINE:
                return phrases.tagline()
            case GameRole.DURATION:
                return phrases.duration()
        return None

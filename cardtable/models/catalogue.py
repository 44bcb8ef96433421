"""The games that can be played, as an item model."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from cardtable.engine.game import Game
from cardtable.isolating import isolated
from cardtable.models.rows import RowModel
from cardtable.phrases.lists import in_row
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import rating_words
from cardtable.translation import _

if TYPE_CHECKING:
    from cardtable.store.ratings import Rating, Table


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


class CatalogueModel(RowModel[Game]):
    """The games in the order of the start page, described in the language in force."""

    def __init__(self, games: Sequence[Game], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = list(games)
        self._ratings: dict[str, Rating] = {}
        self._people: dict[str, tuple[str, ...]] = {}

    def leave_out(self, game: str) -> None:
        """Stop offering a game that cannot even describe itself."""
        for row in range(len(self.rows) - 1, -1, -1):
            if self.rows[row].id == game:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self.rows[row]
                self.endRemoveRows()

    def rate(self, table: Table) -> None:
        """Take the ratings of those who played last."""
        own = ((game.id, table.own(game.id)) for game in self.rows)
        found = {id_: standing.rating for id_, standing in own if standing is not None}
        if found != self._ratings:
            self._ratings = found
            self.retranslate()

    def seat(self, people: dict[str, tuple[str, ...]]) -> None:
        """Take who plays each game at once: where several share the computer, their names."""
        if people != self._people:
            self._people = people
            self.retranslate()

    def told(self, game: Game, role: int) -> Any:
        """Return a row's data; see :class:`GameRole`."""
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
                people = self._people.get(game.id, ())
                if len(people) > 1:
                    return _("Playing: {names}", names=in_row(map(isolated, people)))
                return phrases.tagline()
            case GameRole.DURATION:
                return phrases.duration()
        return None

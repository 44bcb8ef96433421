"""The cards on the table as an item model: one row a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from cardtable.engine.table import CardSpot
from cardtable.models.controls.base import Marks

Index = QModelIndex | QPersistentModelIndex


class CardRole(IntEnum):
    """What a row knows of its card."""

    KEY = Qt.ItemDataRole.UserRole + 1
    ZONE = Qt.ItemDataRole.UserRole + 2
    PLACE = Qt.ItemDataRole.UserRole + 3
    FACE = Qt.ItemDataRole.UserRole + 4
    SELECTABLE = Qt.ItemDataRole.UserRole + 5
    SELECTED = Qt.ItemDataRole.UserRole + 6
    HIGHLIGHTED = Qt.ItemDataRole.UserRole + 7
    DIMMED = Qt.ItemDataRole.UserRole + 8
    SPOT = Qt.ItemDataRole.UserRole + 9


class CardModel(QAbstractListModel):
    """Every card on the table, in the order of zones and places.

    Attributes:
        updated: rows and marks are as told last; the scene animates the difference.
    """

    updated = Signal()

    def __init__(self, name_of: Callable[[str], str], parent: QObject | None = None) -> None:
        """``name_of`` words a card for screen readers; it is asked again for every reading."""
        super().__init__(parent)
        self._name_of = name_of
        self._spots: list[CardSpot] = []
        self._marks = Marks()

    @property
    def spots(self) -> Sequence[CardSpot]:
        """The rows."""
        return self._spots

    @property
    def marks(self) -> Marks:
        """How they are shown."""
        return self._marks

    def show(self, spots: Sequence[CardSpot], marks: Marks) -> None:
        """Make the rows these; only rows that change are announced."""
        wanted = list(spots)
        keys = {spot.key for spot in wanted}
        for row in range(len(self._spots) - 1, -1, -1):
            if self._spots[row].key not in keys:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._spots[row]
                self.endRemoveRows()
        for row, spot in enumerate(wanted):
            if row < len(self._spots) and self._spots[row].key == spot.key:
                continue
            old = next(
                (i for i in range(row, len(self._spots)) if self._spots[i].key == spot.key), None
            )
            if old is None:
                self.beginInsertRows(QModelIndex(), row, row)
                self._spots.insert(row, spot)
                self.endInsertRows()
            else:
                self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), row)
                self._spots.insert(row, self._spots.pop(old))
                self.endMoveRows()
        before, self._marks = self._marks, marks
        for row, spot in enumerate(wanted):
            changed = self._spots[row] != spot or _mark(before, spot.key) != _mark(marks, spot.key)
            self._spots[row] = spot
            if changed:
                index = self.index(row)
                self.dataChanged.emit(index, index)
        self.updated.emit()

    def retell(self) -> None:
        """The language has changed: all names are to be read anew."""
        if self._spots:
            self.dataChanged.emit(self.index(0), self.index(len(self._spots) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of cards."""
        return 0 if parent.isValid() else len(self._spots)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row knows; see :class:`CardRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._spots):
            return None
        spot = self._spots[index.row()]
        marks = self._marks
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._name_of(spot.face) if spot.face else self._name_of("")
            case CardRole.KEY:
                return spot.key
            case CardRole.ZONE:
                return spot.zone
            case CardRole.PLACE:
                return spot.place
            case CardRole.FACE:
                return spot.face
            case CardRole.SELECTABLE:
                return spot.key in marks.selectable
            case CardRole.SELECTED:
                return spot.key in marks.selected
            case CardRole.HIGHLIGHTED:
                return spot.key in marks.hinted
            case CardRole.DIMMED:
                return spot.key in marks.dimmed
            case CardRole.SPOT:
                return spot
        return None


def _mark(marks: Marks, key: str) -> tuple[bool, ...]:
    return (
        key in marks.selectable,
        key in marks.selected,
        key in marks.hinted,
        key in marks.dimmed,
    )

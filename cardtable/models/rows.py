"""What our lists share: one item a row, nothing of rows that are not there, all said anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")


class RowModel(QAbstractListModel, Generic[Row]):
    """A list of items; what a row knows, and under which role, is said by :meth:`told`.

    Attributes:
        rows: the items, in their order.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def fill(self, rows: Iterable[Row]) -> None:
        """Show other items instead."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def retranslate(self) -> None:
        """Announce that all rows have changed: the language is another, or more is known."""
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of items."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row knows; ``None`` of one that is not there."""
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        return self.told(self.rows[index.row()], role)

    def told(self, row: Row, role: int) -> Any:
        """What an item is under a role."""
        raise NotImplementedError

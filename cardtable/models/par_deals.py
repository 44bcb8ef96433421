"""The deals of a match with the player's and the expert's results, as an item model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cardtable.models.par import Par
from cardtable.phrases.numbers import points

Index = QModelIndex | QPersistentModelIndex

DEAL, OWN, PAR, DIFFERENCE = range(4)


class ParDealsModel(QAbstractTableModel):
    """A row for each finished deal: number, the player's result, the expert's, the difference."""

    def __init__(self, par: Par, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._par = par

    def refresh(self, index: int) -> None:
        """Announce that the line of a deal is known."""
        self.dataChanged.emit(self.index(index, DEAL), self.index(index, DIFFERENCE))

    def retranslate(self) -> None:
        """Announce that the language of the headings has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, DEAL, DIFFERENCE)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of deals."""
        return 0 if parent.isValid() else len(self._par.deals)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Deal, the player's result, the expert's, the difference."""
        return 0 if parent.isValid() else DIFFERENCE + 1

    def amount(self, row: int, column: int) -> int | None:
        """Return the amount in a column; ``None`` while unknown."""
        of = {OWN: self._par.own, PAR: self._par.par, DIFFERENCE: self._par.difference}
        return of[column](row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a figure with its sign."""
        if not index.isValid() or not 0 <= index.row() < len(self._par.deals):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row, column = index.row(), index.column()
        if column == DEAL:
            return str(self._par.deals[row].number)
        amount = self.amount(row, column)
        divisor = self._par.match.game.score_divisor
        return "·" if amount is None else points(amount, divisor, sign=True)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the headings of the columns."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        translate = QCoreApplication.translate
        return {
            DEAL: translate("Par", "Deal"),
            OWN: translate("Par", "You"),
            PAR: translate("Par", "Expert"),
            DIFFERENCE: translate("Par", "Difference"),
        }.get(section)

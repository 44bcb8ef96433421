"""Lists whose lines wrap, and tables that are lists of rows."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QTableView

_ENDS = {QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd}


class WrappedList(QListView):
    """A list whose rows are as high as their text needs in its width.

    Qt measures them anew when the height changes, but not when a scroll bar, or a narrower panel,
    takes some of the width: then lines would be drawn over each other.
    """

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the rows anew in another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class RowTable(QTableView):
    """A table of which whole rows are chosen: Home and End go to the first and the last of them."""

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, held: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads."""
        rows = self.model().rowCount() if self.model() is not None else 0
        if action not in _ENDS or not rows:
            return super().moveCursor(action, held)
        row = 0 if action == QAbstractItemView.CursorAction.MoveHome else rows - 1
        return self.model().index(row, max(0, self.currentIndex().column()))

"""Lists whose lines wrap, and tables that are lists of rows."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QTableView

from cardtable.isolating import bare
from cardtable.phrases.breaking import as_said

_ENDS = {QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd}


def copied(view: QListView | QTableView) -> str:
    """The rows selected, or the current one, for the clipboard: a line each, columns as shown.

    Qt would take one cell, with the signs that only a window understands.
    """
    columns = [0]
    if isinstance(view, QTableView):
        head = view.horizontalHeader()
        shown = map(head.logicalIndex, range(head.count()))
        columns = [column for column in shown if not view.isColumnHidden(column)]
    chosen = view.selectionModel().selectedIndexes() or [view.currentIndex()]
    lines = []
    for row in sorted({index.row() for index in chosen if index.isValid()}):
        cells = (view.model().index(row, column).data() for column in columns)
        words = (" ".join(str("" if cell is None else cell).split()) for cell in cells)
        lines.append("\t".join(words))
    return bare(as_said("\n".join(lines)))


def _copies(view: QListView | QTableView, event: QKeyEvent) -> bool:
    """Whether a key copies, which is done then."""
    if view.model() is None or not event.matches(QKeySequence.StandardKey.Copy):
        return False
    if text := copied(view):
        QGuiApplication.clipboard().setText(text)
    return True


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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell a screen reader which line is the current one, as Qt does when it changes."""
        super().focusInEvent(event)
        if QAccessible.isActive():
            super().currentChanged(self.currentIndex(), QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy lines."""
        if not _copies(self, event):
            super().keyPressEvent(event)


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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell a screen reader which row is the current one, as Qt does when it changes."""
        super().focusInEvent(event)
        if QAccessible.isActive():
            super().currentChanged(self.currentIndex(), QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy rows."""
        if not _copies(self, event):
            super().keyPressEvent(event)

"""Lists whose lines wrap, and tables that are lists of rows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QMetaMethod, QModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyleOptionViewItem, QTableView

from cardtable.isolating import bare
from cardtable.phrases.breaking import as_said
from cardtable.ui.widgets.keys import key_name, types_a_sign

_ENDS = {QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd}


#: How many rows are copied at a time: the words of very many take seconds.
_AT_A_TIME = 400


def _lines(view: QListView | QTableView) -> Iterator[str]:
    """The rows selected, or the current one: a line each, columns as shown.

    Qt would take one cell, with the signs that only a window understands.
    """
    columns = [0]
    if isinstance(view, QTableView):
        head = view.horizontalHeader()
        shown = map(head.logicalIndex, range(head.count()))
        columns = [column for column in shown if not view.isColumnHidden(column)]
    chosen = view.selectionModel().selectedRows() or [view.currentIndex()]
    for row in sorted(index.row() for index in chosen if index.isValid()):
        cells = (view.model().index(row, column).data() for column in columns)
        words = (" ".join(str("" if cell is None else cell).split()) for cell in cells)
        yield "\t".join(words)


class _Copying(QTimer):
    """Copies rows of a view while the window goes on; not if they are others by then."""

    def __init__(self, view: QListView | QTableView) -> None:
        super().__init__(view, interval=0)
        for earlier in view.findChildren(_Copying):
            earlier.stop()
        self._left, self._done = _lines(view), list[str]()
        self.timeout.connect(self._copy_some)
        view.model().modelAboutToBeReset.connect(self.stop)
        self.start()
        self._copy_some()

    def _copy_some(self) -> None:
        some = list(islice(self._left, _AT_A_TIME))
        self._done += some
        if len(some) < _AT_A_TIME:
            self.stop()
            self.deleteLater()
            if self._done:
                QGuiApplication.clipboard().setText(bare(as_said("\n".join(self._done))))


def _copies(view: QListView | QTableView, event: QKeyEvent) -> bool:
    """Whether a key copies, which is done then."""
    if view.model() is None or not event.matches(QKeySequence.StandardKey.Copy):
        return False
    _Copying(view)
    return True


def _takes(view: QListView | QTableView, event: QKeyEvent) -> bool:
    """Whether a key takes the current row: it is used then, whatever page comes of it.

    Qt would pass it on, to the new page.
    """
    return (
        event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        and view.currentIndex().isValid()
        and view.isSignalConnected(QMetaMethod.fromSignal(view.activated))
    )


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
        takes = _takes(self, event)
        if not _copies(self, event):
            super().keyPressEvent(event)
        if takes:
            event.accept()


class PictureList(WrappedList):
    """Pictures side by side, on a page whose buttons have letters for keys.

    Attributes:
        resized: there is more or less room for them.
    """

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say so."""
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Signs go to the page instead of the list's own search."""
        if key_name(event) and types_a_sign(event):
            event.ignore()
        else:
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
        takes = _takes(self, event)
        if not _copies(self, event):
            super().keyPressEvent(event)
        if takes:
            event.accept()


def enlarge(painter: QPainter, option: QStyleOptionViewItem, zoom: float) -> QStyleOptionViewItem:
    """Move and scale the painter to an item; returns the item's option at the usual size."""
    painter.translate(option.rect.topLeft())
    painter.scale(zoom, zoom)
    usual = QStyleOptionViewItem(option)
    usual.rect = QRect(0, 0, int(option.rect.width() / zoom), int(option.rect.height() / zoom))
    return usual

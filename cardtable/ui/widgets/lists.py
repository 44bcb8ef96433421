"""Lists whose lines wrap, and tables that are lists of rows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaMethod, QModelIndex, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QStyleOptionViewItem,
    QTableView,
)

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


if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object


class MarksRow(_View):
    """A list that shows where the keys are by a line inside its current row, or its first one.

    Attributes:
        by_keys: whether it was last reached or used by keys.
    """

    by_keys = False

    def _note(self, by_keys: bool) -> None:
        self.by_keys = by_keys
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show it if keys led here."""
        super().focusInEvent(event)
        reason = Qt.FocusReason
        if event.reason() in (reason.TabFocusReason, reason.BacktabFocusReason):
            self._note(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show it from the first key on."""
        self._note(True)
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The mouse shows by itself where it is."""
        self._note(False)
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line over the row."""
        super().paintEvent(event)
        if (box := self.marked).isEmpty():
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2))
        painter.drawRoundedRect(QRectF(box).adjusted(4, 4, -4, -4), 4, 4)
        painter.end()

    @property
    def marked(self) -> QRect:
        """The row with the keys, which is empty if it is not to be shown."""
        model = self.model()
        if not (self.by_keys and self.hasFocus() and model is not None and model.rowCount()):
            return QRect()
        index = self.currentIndex()
        box = self.visualRect(index if index.isValid() else model.index(0, 0))
        if isinstance(self, QTableView):
            box.setLeft(0)
            box.setRight(self.viewport().width() - 1)
        return box


class EntryList(MarksRow, QListWidget):
    """A list of a few entries."""


class WrappedList(MarksRow, QListView):
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


class RowTable(MarksRow, QTableView):
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

"""The list of past matches: a table that is navigated by rows and fits any width."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QImage, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cardtable.games import find_game
from cardtable.models.past import Column, PastModel
from cardtable.store.archive import PastMatch
from cardtable.store.trouble import JournalError
from cardtable.ui.dialog import framed
from cardtable.ui.shared import Shared
from cardtable.ui.table.miniature import TABLE, look_of, miniature
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.labels import plain_tips
from cardtable.ui.widgets.lists import RowTable
from cardtable.ui.widgets.theme import Theme

#: Pictures kept.
_KEPT = 300


class LastTables(QStyledItemDelegate):
    """Draws a picture before the words of a cell; it comes when its row is first seen."""

    def __init__(self, view: RowTable, model: PastModel, shared: Shared) -> None:
        super().__init__(view)
        self._view, self._model, self._shared = view, model, shared
        self._size, self._blank = QSize(), QIcon()
        self._pictures: dict[tuple[int, str], QImage | None] = {}

    def set_height(self, height: int) -> None:
        """Set the pictures' height, in pixels."""
        self._size = QSize(height * TABLE.width() // TABLE.height(), height)
        blank = QPixmap(self._size)
        blank.fill(Qt.GlobalColor.transparent)
        self._blank = QIcon(blank)
        self._pictures = {}

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave room for the picture."""
        super().initStyleOption(option, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.icon, option.decorationSize = self._blank, self._size

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the picture too, once it is there."""
        super().paint(painter, option, index)
        picture = self._picture(self._model.shown[index.row()])
        if picture is not None:
            inner = QStyleOptionViewItem(option)
            self.initStyleOption(inner, index)
            style = self._view.style() or QApplication.style()
            part = QStyle.SubElement.SE_ItemViewItemDecoration
            room = style.subElementRect(part, inner, self._view)
            at = QRect(room.topLeft(), self._size)
            at.moveCenter(room.center())
            painter.drawImage(at, picture)

    def _picture(self, match: PastMatch) -> QImage | None:
        """A match's picture; it is asked for if it is not there."""
        key = match.id, match.updated
        if key not in self._pictures:
            if len(self._pictures) > _KEPT:
                self._pictures.clear()
            self._pictures[key] = None
            self._ask(match, key)
        return self._pictures[key]

    def _ask(self, match: PastMatch, key: tuple[int, str]) -> None:
        journal = self._shared.journal
        if journal is None:
            return
        try:
            load, named = journal.unread(match.id)
        except JournalError:
            return
        look = look_of(find_game(match.game), named, self._shared)
        ratio = self._view.devicePixelRatioF()
        run_task(
            self,
            partial(miniature, load, look, self._size * ratio),
            partial(self._come, self._pictures, key),
            lambda _error: None,  # a match that cannot be read has no picture
        )

    def _come(
        self,
        pictures: dict[tuple[int, str], QImage | None],
        key: tuple[int, str],
        picture: QImage,
    ) -> None:
        picture.setDevicePixelRatio(self._view.devicePixelRatioF())
        pictures[key] = picture
        self._view.viewport().update()


#: Widths of the columns as parts of the whole, and the least table width at which each is shown.
_SHARES = {
    Column.DATE: (29, 0),
    Column.GAME: (15, 0),
    Column.RESULT: (20, 0),
    Column.OPPONENTS: (25, 0),
    Column.RULES: (24, 940),
    Column.HELP: (11, 1120),
}


#: Heights of the pictures in a low list and in one higher than this, at the usual text size.
_PICTURES, _HIGH = (48, 72), 480


class PastList(RowTable):
    """Several rows can be selected; keys that the list does not use go to the page.

    Attributes:
        taken: the current row was double-clicked, or Enter pressed.
        looked: the current row or the selection has changed.
    """

    taken = Signal()
    looked = Signal()

    def __init__(self, shared: Shared, model: PastModel) -> None:
        super().__init__()
        self._theme = theme = shared.theme
        self._model = model
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSortIndicatorClearable(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.activated.connect(lambda _index: self.taken.emit())
        self.selectionModel().selectionChanged.connect(lambda *_: self.looked.emit())
        self._tables = LastTables(self, model, shared)
        self.setItemDelegateForColumn(Column.DATE, self._tables)
        self._kept: list[int] = []
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._choose_kept)
        plain_tips(self)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        c, px = theme.colours, theme.px
        self.setFont(theme.font(14))
        self.horizontalHeader().setFont(theme.font(13, 700))
        self.setStyleSheet(
            framed(theme, "QTableView", "0px")
            + f"QTableView::item {{ padding: 0 {px(8)}px; border: 0; }}"
            f"QTableView::item:selected {{ background: {c.accent}; color: {c.accent_ink}; }}"
            f"QHeaderView::section {{ background: {c.panel}; color: {c.ink2}; border: 0;"
            f" border-bottom: 1px solid {c.line}; padding: {px(6)}px {px(8)}px; }}"
        )
        self._picture = 0
        self._share()

    def _keep(self) -> None:
        """Note the matches that are selected, the current one first."""
        rows = sorted(self.rows, key=lambda row: row != self.row)
        self._kept = [self._model.shown[row].id for row in rows]

    def _choose_kept(self) -> None:
        """Select the same matches as before, wherever they are now; else the first one."""
        rows = [row for row in map(self._model.row_of, self._kept) if row >= 0]
        current, *others = rows or [0]
        self.choose_row(current)
        flags = QItemSelectionModel.SelectionFlag
        for row in others:
            index = self._model.index(row, 0)
            self.selectionModel().select(index, flags.Select | flags.Rows)

    def choose_row(self, row: int) -> None:
        """Go to a row, if it exists."""
        index = self._model.index(max(0, row), 0)
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)
        self.looked.emit()

    @property
    def row(self) -> int:
        """The current row, −1 if there is none."""
        return self.currentIndex().row()

    @property
    def rows(self) -> list[int]:
        """The selected rows, from the top."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the match; letters go to the page instead of the list's own search."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self.taken.emit()
        elif types_a_sign(event) and not held:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Share the width among the columns; in a high window the pictures are larger."""
        px = self._theme.px
        picture = px(_PICTURES[self.height() > px(_HIGH)])
        if picture != self._picture:
            self._picture = picture
            self._tables.set_height(picture)
            self.verticalHeader().setMinimumSectionSize(picture + px(6))
            self.verticalHeader().setDefaultSectionSize(picture + px(6))
        width = self.viewport().width()
        usual = width / max(0.1, self._theme.zoom)
        shown = [column for column, (_, minimum) in _SHARES.items() if usual >= minimum]
        whole = sum(_SHARES[column][0] for column in shown)
        for column, (share, _) in _SHARES.items():
            self.setColumnHidden(column, column not in shown)
            if column in shown:
                self.setColumnWidth(column, width * share // whole)

    def sizeHint(self) -> QSize:
        """Fills the available space."""
        return QSize(self._theme.px(600), self._theme.px(200))

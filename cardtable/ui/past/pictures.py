"""The last table of each match in the list, as a small picture."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.games import find_game
from cardtable.models.past import PastModel
from cardtable.store.archive import PastMatch
from cardtable.store.trouble import JournalError
from cardtable.ui.shared import Shared
from cardtable.ui.table.miniature import TABLE, look_of, miniature
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.lists import RowTable

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

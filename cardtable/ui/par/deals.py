"""The deals of a match beside the lines: the result of each, and the sum."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.par import ParDealsModel
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.lists import RowTable
from cardtable.ui.widgets.theme import Theme


class _Deals(RowTable):
    """The table; keys that do not move in it go to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return) or types_a_sign(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(200, 200)


class ParDeals(QFrame):
    """The table of deals, and below it the sum with its error.

    Attributes:
        chosen: show a deal, by its index.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, deals: ParDealsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parDeals")
        self.table = _Deals()
        self.table.setModel(deals)
        self.table.setShowGrid(False)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.selectionModel().currentRowChanged.connect(
            lambda index, _: self.chosen.emit(index.row())
        )
        self.sum = PlainLabel(wrap=True)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addWidget(self.sum)

    def dress(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        c, px, column = theme.colours, theme.px, self.layout()
        assert column is not None
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        self.setStyleSheet(
            f"#parDeals {{ background: {c.panel}; border-right: 1px solid {c.line}; }}"
            f"QTableView {{ background: {c.panel}; border: 2px solid transparent; outline: 0; }}"
            f"QTableView:focus {{ border-color: {c.accent}; }}"
            f"QTableView::item {{ padding: 0 {px(6)}px; }}"
            f"QTableView::item:selected {{ background: {c.own_row}; color: {c.ink}; }}"
            f"QHeaderView {{ background: {c.panel}; border: 0; }}"
            f"QHeaderView::section {{ background: {c.panel}; color: {c.ink2}; border: 0;"
            f" border-bottom: 1px solid {c.line}; padding: {px(4)}px {px(6)}px; }}"
        )
        self.table.setFont(theme.font(13, tabular=True))
        self.table.horizontalHeader().setFont(theme.font(12, 600))
        self.table.verticalHeader().setDefaultSectionSize(max(px(28), theme.target(0)))
        self.sum.setFont(theme.font(13))
        self.sum.setContentsMargins(px(10), px(8), px(10), px(8))
        self.setFixedWidth(max(px(236), self._needed() + px(24)))

    def _needed(self) -> int:
        """The width at which every column is readable."""
        header = self.table.horizontalHeader()
        sizes = (self.table.sizeHintForColumn(i) for i in range(header.count()))
        heads = (header.sectionSizeHint(i) for i in range(header.count()))
        return sum(max(pair) for pair in zip(sizes, heads, strict=True))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.table.setAccessibleName(QCoreApplication.translate("Par", "Deals of the match"))

"""Beside the table of a review: the curves and the list of decisions; a drawer in small windows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QVBoxLayout,
    QWidget,
)

from cardtable.ui.review.curve import Curve
from cardtable.ui.review.decision import DecisionDelegate
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.lists import WrappedList
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.tips import plain_tips

#: On pages narrower than this, the table needs the whole width.
SMALL = 900
#: The least and greatest width, and the fraction of the page in between.
LEAST, MOST, PART = 290, 440, 0.27


class _Decisions(WrappedList):
    """The list; keys that do not move in it go to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return) or types_a_sign(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReviewSide(QFrame):
    """Curves and list of one seat's decisions.

    Attributes:
        drawer: whether it floats over the table, and only when opened.
        wanted: whether the drawer is open.
    """

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("reviewSide")
        self._page, self._theme = page, theme
        self.drawer = self.wanted = False
        self.curve = Curve(theme)
        self.list = _Decisions()
        plain_tips(self.list)
        self.list.setItemDelegate(DecisionDelegate(theme, self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)  # long lines wrap
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._row.addWidget(self.curve)
        column.addLayout(self._row)
        column.addWidget(self.list, 1)

    def dress(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme, column = theme, self.layout()
        c, px = theme.colours, theme.px
        assert column is not None
        column.setContentsMargins(px(10), px(10), 0, 0)
        column.setSpacing(px(8))
        self._row.setContentsMargins(0, 0, px(10), 0)
        self.setStyleSheet(
            f"#reviewSide {{ background: {c.panel}; border-left: 1px solid {c.line}; }}"
            f"QListView {{ background: {c.panel}; border: 2px solid transparent; outline: 0; }}"
            f"QListView:focus {{ border-color: {c.accent}; }}"
        )
        self.curve.dress(theme)
        delegate = self.list.itemDelegate()
        assert isinstance(delegate, DecisionDelegate)
        delegate.dress(theme)
        self.list.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.list.setAccessibleName(translate("Review", "Decisions, oldest first"))
        self.curve.setToolTip(
            translate(
                "Review", "Click the curve or use the arrow keys; 1–3 jump to the biggest mistakes."
            )
        )
        self.curve.refresh()

    def stand(self, row: QHBoxLayout, top: int, bottom: int) -> None:
        """Go beside the table or, on a small page, float over it.

        Args:
            row: the page's row, with the table in it.
            top: pixels of the page that a drawer leaves free at the top.
            bottom: pixels it leaves free at the bottom.
        """
        page, px = self._page, self._theme.px
        self.drawer = page.width() < px(SMALL)
        self.setFixedWidth(max(px(LEAST), min(px(MOST), round(page.width() * PART))))
        if not self.drawer:
            self.setMinimumHeight(0)
            self.setMaximumHeight(16_777_215)
            if row.indexOf(self) < 0:
                row.addWidget(self)
            self.show()
            return
        row.removeWidget(self)
        self.setParent(page)
        self.setFixedHeight(max(0, page.height() - top - bottom))
        self.move(page.width() - self.width(), top)
        self.setVisible(self.wanted)
        self.raise_()

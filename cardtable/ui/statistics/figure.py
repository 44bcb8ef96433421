"""One figure on the page of statistics: its name, its value, its error."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from cardtable.models.statistics import FigureRole
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class FigureTile(QFrame):
    """A figure large enough to read from afar; one of a single match has a button to show it.

    Attributes:
        look: show the match, by its number.
        way: the button that shows the match.
    """

    look = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)  # it may be shown before it is in a layout
        self.setObjectName("figure")
        self._match = 0
        self._name, self._figure, self._detail = (PlainLabel(wrap=n != 1) for n in range(3))
        self.way = KeyButton(theme, "quiet")
        self.way.tight = True
        self.way.clicked.connect(lambda: self.look.emit(self._match))
        column = QVBoxLayout(self)
        column.setSpacing(1)
        for part in (self._name, self._figure, self._detail, self.way):
            column.addWidget(part)
        column.addStretch(1)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        c, px, column = theme.colours, theme.px, self.layout()
        assert column is not None
        column.setContentsMargins(px(12), px(8), px(12), px(8))
        self.setStyleSheet(
            f"#figure {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 8px; }}"
        )
        self._name.setFont(theme.font(13))
        self._name.setStyleSheet(f"color: {c.ink2};")
        self._figure.setFont(theme.font(24, 700, tabular=True))
        self._detail.setFont(theme.font(13))
        self._detail.setStyleSheet(f"color: {c.ink2};")
        self.way.dress(theme)

    def show_figure(self, index: QModelIndex) -> None:
        """Show the figure of a row of :class:`~cardtable.models.statistics.FiguresModel`."""
        self._match, detail = index.data(FigureRole.MATCH), index.data(FigureRole.DETAIL)
        self._name.setText(index.data())
        self._figure.setText(index.data(FigureRole.FIGURE))
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self.way.set_words(QCoreApplication.translate("Statistics", "Show"))
        self.way.setVisible(bool(self._match))
        self.setAccessibleName(index.data(Qt.ItemDataRole.AccessibleTextRole))
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that the words need at another width."""
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        """Be as high as the words: a column that is too low would squeeze them."""
        column = self.layout()
        assert column is not None
        self.setMinimumHeight(max(0, column.totalHeightForWidth(self.width())))

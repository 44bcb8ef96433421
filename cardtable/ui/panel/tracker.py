"""The tracker: what the looking seat has not seen yet, computed from its own view alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.models.controls.base import TrackerCell
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

COLUMNS = 5
CELL_HEIGHT = 58


class TrackerGrid(QWidget):
    """A small card a rank: how many are still out, in a number and in dots."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cells: list[TrackerCell] = []

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.update()

    def show_cells(self, cells: Sequence[TrackerCell]) -> None:
        """One cell a kind of card."""
        self._cells = list(cells)
        rows = -(-len(self._cells) // COLUMNS)
        self.setFixedHeight(max(1, rows * (CELL_HEIGHT + 5)))
        said = QCoreApplication.translate("SidePanel", "{card}: {left} of {total} not seen")
        self.setAccessibleDescription(
            "; ".join(said.format(card=c.label, left=c.left, total=c.total) for c in self._cells)
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells."""
        c = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = (self.width() - 5 * (COLUMNS - 1)) / COLUMNS
        for i, cell in enumerate(self._cells):
            box = QRectF(
                (i % COLUMNS) * (wide + 5), (i // COLUMNS) * (CELL_HEIGHT + 5), wide, CELL_HEIGHT
            )
            painter.setOpacity(1.0 if cell.left else 0.5)
            painter.setPen(QPen(c["line"], 1))
            painter.setBrush(c["raised"] if cell.left else c["panel"])
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(c["ink"])
            painter.setFont(self._theme.font(13, 700))
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(box.adjusted(0, 4, 0, 0), top, cell.label)
            painter.setFont(self._theme.font(15, 700, tabular=True))
            painter.drawText(box.adjusted(0, 21, 0, 0), top, str(cell.left))
            if cell.total <= 4:
                start = box.center().x() - (cell.total - 1) * 4.5
                for dot in range(cell.total):
                    middle = QRectF(start + dot * 9 - 2.6, box.bottom() - 11, 5.2, 5.2)
                    painter.setPen(QPen(c["ink"] if dot < cell.left else c["edge"], 1))
                    painter.setBrush(c["ink"] if dot < cell.left else Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(middle)
        painter.end()


class TrackerPage(QWidget):
    """The tracker with a word about where it knows it from."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = TrackerGrid(theme)
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 8)
        column.addWidget(self.grid)
        column.addWidget(self._words)
        column.addStretch()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self.grid.dress(theme)
        self._words.setFont(theme.font(13))

    def show_cells(self, cells: Sequence[TrackerCell]) -> None:
        """One cell a kind of card; none if there is nothing to count."""
        translate = QCoreApplication.translate
        self.grid.show_cells(cells)
        self._words.setText(
            translate("SidePanel", "From your own view only.")
            if cells
            else translate("SidePanel", "There is nothing to count here yet.")
        )

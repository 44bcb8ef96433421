"""The tracker: which cards the viewer's seat has not seen yet, computed from its own view alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.models.controls.base import TrackerCell
from cardtable.phrases.lists import apart
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

COLUMNS = 5
CELL_HEIGHT, GAP = 58, 5


class TrackerGrid(QWidget):
    """A small card for each rank: how many are still out, as a number and as dots."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cells: list[TrackerCell] = []

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        self.show_cells(self._cells)

    def show_cells(self, cells: Sequence[TrackerCell]) -> None:
        """Show one cell for each kind of card."""
        self._cells = list(cells)
        rows = -(-len(self._cells) // COLUMNS)
        self.setFixedHeight(max(1, self._theme.px(rows * (CELL_HEIGHT + GAP))))
        said = QCoreApplication.translate("SidePanel", "{card}: {left} of {total} not seen")
        self.setAccessibleDescription(
            apart(said.format(card=c.label, left=c.left, total=c.total) for c in self._cells)
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells."""
        c, usual = self._theme.colours, self._theme.at(1.0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._theme.zoom
        painter.scale(zoom, zoom)
        wide = (self.width() / zoom - GAP * (COLUMNS - 1)) / COLUMNS
        for i, cell in enumerate(self._cells):
            box = QRectF(
                (i % COLUMNS) * (wide + GAP),
                (i // COLUMNS) * (CELL_HEIGHT + GAP),
                wide,
                CELL_HEIGHT,
            )
            painter.setOpacity(1.0 if cell.left else 0.5)
            painter.setPen(QPen(c["line"], 1))
            painter.setBrush(c["raised"] if cell.left else c["panel"])
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(c["ink"])
            painter.setFont(usual.font(13, 700))
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(box.adjusted(0, 4, 0, 0), top, cell.label)
            painter.setFont(usual.font(15, 700, tabular=True))
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
    """The tracker, with a sentence about its source."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = TrackerGrid(theme)
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self.grid)
        column.addWidget(self._words)
        column.addStretch()

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        px, column = theme.px, self.layout()
        assert column is not None
        column.setContentsMargins(px(14), px(10), px(14), px(8))
        self.grid.dress(theme)
        self._words.setFont(theme.font(13))

    def show_cells(self, cells: Sequence[TrackerCell]) -> None:
        """Show one cell for each kind of card; none if there is nothing to count."""
        translate = QCoreApplication.translate
        self.grid.show_cells(cells)
        self._words.setText(
            translate("SidePanel", "Counts only what you can see.")
            if cells
            else translate("SidePanel", "There is nothing to count here yet.")
        )

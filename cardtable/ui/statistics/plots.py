"""Plots of statistics: a line over time with a band, and bars with whiskers.

The accessible name of each describes everything it shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable.models.statistics import ShareRole, SharesModel
from cardtable.phrases.numbers import tenths
from cardtable.store.statistics import Stretch, Z
from cardtable.ui.widgets.theme import Theme

_LINE_HEIGHT, _ROW, _AXIS = 190, 34, 22
_LEFT, _RIGHT = 58.0, 16.0


class Line(QWidget):
    """The mean score over time; the band is the 95 % confidence interval of the mean."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._stretches: Sequence[Stretch] = ()
        self._ends = ("", "")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self._theme, self._zoom = theme.at(1.0), theme.zoom
        self.setFixedHeight(theme.px(_LINE_HEIGHT))
        self.update()

    def show_stretches(
        self, stretches: Sequence[Stretch], ends: tuple[str, str], name: str
    ) -> None:
        """Draw other means; ``ends`` are the first and last day, ``name`` describes it all."""
        self._stretches, self._ends = stretches, ends
        self.setAccessibleName(name)
        self.update()

    def _reach(self, stretch: Stretch) -> float:
        return Z * stretch.error if stretch.error is not None else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the axis, the band, the line and its points."""
        c = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(c["accent"], 2) if self.hasFocus() else QPen(c["line"], 1))
        painter.setBrush(c["raised"])
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.scale(self._zoom, self._zoom)
        if self._stretches:
            self._draw(painter)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        c, found = self._theme.colours, self._stretches
        width = self.width() / self._zoom
        plot = QRectF(_LEFT, 16, width - _LEFT - _RIGHT, _LINE_HEIGHT - 16 - _AXIS - 6)
        low = min(s.mean - self._reach(s) for s in found)
        high = max(s.mean + self._reach(s) for s in found)
        if high - low < 1:
            low, high = low - 0.5, high + 0.5

        def at(number: int, value: float) -> QPointF:
            x = plot.left() + (number + 0.5) / len(found) * plot.width()
            return QPointF(x, plot.bottom() - (value - low) / (high - low) * plot.height())

        font = self._theme.font(12, tabular=True)
        painter.setFont(font)
        marks = [low, high, (low + high) / 2]
        if low < 0 < high:
            marks[2] = 0.0
        for value in marks:
            y = at(0, value).y()
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(c["ink2"])
            room = QRectF(2, y - 8, _LEFT - 10, 16)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tenths(value)
            )
        upper = [at(i, s.mean + self._reach(s)) for i, s in enumerate(found)]
        lower = [at(i, s.mean - self._reach(s)) for i, s in enumerate(found)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(c["own_row"])
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        points = [at(i, s.mean) for i, s in enumerate(found)]
        painter.setPen(QPen(c["accent"], 2))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(c["accent"])
        for point in points:
            painter.drawEllipse(point, 3, 3)
        painter.setPen(c["ink2"])
        room = QRectF(plot.left(), _LINE_HEIGHT - _AXIS - 2, plot.width(), _AXIS)
        for text, side in zip(
            self._ends, (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=True
        ):
            painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)


class Bars(QWidget):
    """Shares below one another, each in figures and with a whisker from low to high.

    Attributes:
        name: says what they are, for screen readers; set before the model is.
    """

    def __init__(self, theme: Theme, model: SharesModel) -> None:
        super().__init__()
        self.name = ""
        self._model = model
        model.modelReset.connect(self._show)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme, self._zoom = theme.at(1.0), theme.zoom
        self._fit()

    def _rows(self) -> list[QModelIndex]:
        return [self._model.index(row) for row in range(self._model.rowCount())]

    def _show(self) -> None:
        told = [index.data(Qt.ItemDataRole.AccessibleTextRole) for index in self._rows()]
        self.setAccessibleName("\n".join([self.name, *told]))
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(round((_ROW * max(1, self._model.rowCount()) + 12) * self._zoom))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw name, bar, whisker and figures of each share."""
        c = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(c["accent"], 2) if self.hasFocus() else QPen(c["line"], 1))
        painter.setBrush(c["raised"])
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.scale(self._zoom, self._zoom)
        font, small = self._theme.font(14), self._theme.font(13, tabular=True)
        metrics, width = QFontMetrics(font), self.width() / self._zoom
        figures = QFontMetrics(small)
        bars = [(row, row.data(), row.data(ShareRole.WORDS)) for row in self._rows()]
        told = max((figures.horizontalAdvance(words) for _, _, words in bars), default=0) + 16
        longest = max((metrics.horizontalAdvance(name) for _, name, _ in bars), default=0) + 20
        names = min(float(longest), width * 0.3)
        plot = QRectF(names + 8, 6, max(60.0, width - names - told - 24), 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        for number, (row, name, words) in enumerate(bars):
            y = 6 + number * _ROW
            painter.setFont(font)
            painter.setPen(c["ink"])
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(names - 14))
            painter.drawText(QRectF(14, y, names - 8, _ROW), middle, shown)
            self._draw(painter, row, plot, y)
            painter.setFont(small)
            painter.setPen(c["ink"])
            painter.drawText(QRectF(plot.right() + 14, y, told, _ROW), middle, words)
        painter.end()

    def _draw(self, painter: QPainter, row: QModelIndex, plot: QRectF, y: float) -> None:
        c, width = self._theme.colours, plot.width()
        share, low, high = (
            width * row.data(role) for role in (ShareRole.SHARE, ShareRole.LOW, ShareRole.HIGH)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(c["line"])
        painter.drawRoundedRect(QRectF(plot.left(), y + 11, width, _ROW - 22), 4, 4)
        painter.setBrush(c["accent"])
        painter.drawRoundedRect(QRectF(plot.left(), y + 11, share, _ROW - 22), 4, 4)
        left, right, line = plot.left() + low, plot.left() + high, y + _ROW / 2
        for pen in (QPen(c["raised"], 4.5), QPen(c["ink"], 2)):
            painter.setPen(pen)
            painter.drawLine(QPointF(left, line), QPointF(right, line))
            for x in (left, right):
                painter.drawLine(QPointF(x, line - 5), QPointF(x, line + 5))

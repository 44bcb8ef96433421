"""How everybody's score went from deal to deal: one line a seat, its sign at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable.phrases.base import Names
from cardtable.phrases.lists import apart, in_row, labelled
from cardtable.phrases.numbers import points
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import Painted
from cardtable.ui.widgets.theme import SEATS, Theme

#: Height of title and plot, side margin, and the size of a seat's sign.
HEAD, PLOT, EDGE, SIGN = 28, 104, 16, 14
#: Fewer deals than these are no course.
LEAST_DEALS = 2


class ScoreCourse(Painted):
    """Lines of the scores; it has something to show or is no part of the panel."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title, self._divisor = "", 1
        self._scores: Sequence[Sequence[int]] = ()
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether there is a course to be shown."""
        return bool(self._title) and len(self._scores[0]) > LEAST_DEALS

    def apply_theme(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.setFixedHeight(theme.px(HEAD + PLOT))
        self.update()

    def show_course(
        self, title: str, scores: Sequence[Sequence[int]], names: Names, divisor: int
    ) -> None:
        """Show the scores of each seat from deal to deal; nothing without a title."""
        self._title, self._scores, self._divisor = title, scores, divisor
        self.setAccessibleName(title)
        told = (
            labelled(name, in_row(points(value, divisor) for value in row))
            for name, row in zip(names, scores, strict=True)
        )
        self.setAccessibleDescription(apart(told) if title else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, marks, lines and signs."""
        if not self.wanted:
            return
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(12, 700))
        painter.setPen(c["ink2"])
        head = QRectF(px(EDGE), px(2), self.width() - 2 * px(EDGE), px(HEAD) - px(4))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self._title)
        figures = self._theme.font(12, tabular=True)
        low = min(map(min, self._scores))
        high = max(map(max, self._scores))
        marks = (high, low) if high > low else (high,)
        told = [points(value, self._divisor) for value in marks]
        left = px(EDGE) + max(QFontMetrics(figures).horizontalAdvance(t) for t in told) + px(8)
        sign = px(SIGN)
        plot = QRectF(
            left,
            px(HEAD) + sign / 2,
            self.width() - px(EDGE) - sign - left,
            px(PLOT) - sign - px(6),
        )

        def at(number: int, value: float) -> QPointF:
            x = plot.left() + number / (len(self._scores[0]) - 1) * plot.width()
            return QPointF(x, plot.bottom() - (value - low) / max(1, high - low) * plot.height())

        painter.setFont(figures)
        for value, words in zip(marks, told, strict=True):
            y = at(0, value).y()
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(c["ink2"])
            room = QRectF(0, y - px(10), left - px(7), px(20))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words
            )
        for seat, row in enumerate(self._scores):
            line = QPolygonF([at(i, value) for i, value in enumerate(row)])
            for ink, width in ((c["ink"], 4.0), (QColor(SEATS[seat % len(SEATS)]), 2.2)):
                painter.setPen(
                    QPen(
                        ink,
                        width,
                        Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin,
                    )
                )
                painter.drawPolyline(line)
        for seat, y in self._signs([at(0, row[-1]).y() for row in self._scores], plot):
            picture = svg_pixmap(f"table/seat_{seat % 10}.svg", sign, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(plot.right() + px(2), y - sign / 2), picture)
        painter.end()

    def _signs(self, ends: Sequence[float], plot: QRectF) -> list[tuple[int, float]]:
        """Where the signs lie: at the ends of their lines, but not on one another."""
        step = min(self._theme.px(SIGN - 2), plot.height() / max(1, len(ends) - 1))
        placed: list[tuple[int, float]] = []
        for seat in sorted(range(len(ends)), key=lambda s: ends[s]):
            y = ends[seat] if not placed else max(ends[seat], placed[-1][1] + step)
            placed.append((seat, y))
        bottom = plot.bottom()
        for i in reversed(range(len(placed))):
            seat, y = placed[i]
            placed[i] = (seat, min(y, bottom))
            bottom = placed[i][1] - step
        return placed

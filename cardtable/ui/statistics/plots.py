"""Plots of statistics: a line over time with a band, and bars with whiskers.

The accessible name of each describes everything it shows. Where things lie is computed apart from
drawing them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF

from cardtable.models.statistics import ShareRole, SharesModel
from cardtable.phrases.numbers import decimal
from cardtable.store.statistics import Stretch, Z
from cardtable.ui.start.looks import LOOKS
from cardtable.ui.widgets.labels import Painted
from cardtable.ui.widgets.theme import Theme

_LINE_HEIGHT, _ROW, _AXIS = 190, 34, 22
_LEFT, _RIGHT = 58.0, 16.0
#: How far two horizontal lines are apart at least.
_APART = 26.0


@dataclass(frozen=True, slots=True)
class Curve:
    """Where a line over time lies.

    Attributes:
        dots: the means, from the first stretch to the last.
        points: the trend.
        band: the outline of its confidence band, upper edge first and then back.
        marks: heights of the horizontal lines, each with the round value that it stands for.
    """

    dots: list[QPointF]
    points: list[QPointF]
    band: list[QPointF]
    marks: list[tuple[float, float]]


def curve_of(stretches: Sequence[Stretch], plot: QRectF) -> Curve:
    """Return where the means of stretches lie in a rectangle; there is at least one stretch."""
    reaches = [Z * s.error if s.error is not None else 0.0 for s in stretches]
    pairs = list(zip(stretches, reaches, strict=True))
    low = min(min(s.mean, s.trend - reach) for s, reach in pairs)
    high = max(max(s.mean, s.trend + reach) for s, reach in pairs)
    if high - low < 1:
        low, high = low - 0.5, high + 0.5

    def height(value: float) -> float:
        return plot.bottom() - (value - low) / (high - low) * plot.height()

    def at(number: int, value: float) -> QPointF:
        x = plot.left() + (number + 0.5) / len(stretches) * plot.width()
        return QPointF(x, height(value))

    upper = [at(i, s.trend + reach) for i, (s, reach) in enumerate(pairs)]
    lower = [at(i, s.trend - reach) for i, (s, reach) in enumerate(pairs)]
    return Curve(
        [at(i, s.mean) for i, s in enumerate(stretches)],
        [at(i, s.trend) for i, s in enumerate(stretches)],
        [*upper, *reversed(lower)],
        [(height(value), value) for value in round_values(low, high, plot.height() / _APART)],
    )


def round_values(low: float, high: float, most: float) -> list[float]:
    """Return at most so many multiples of 1, 2 or 5 with noughts that lie in a range, but two at
    least.
    """
    steps = [digit * 10.0**power for power in range(-2, 9) for digit in (1, 2, 5)]
    found: list[float] = []
    for step in steps:
        inside = range(math.ceil(low / step), math.floor(high / step) + 1)
        if len(inside) < 2:
            break
        found = [number * step for number in inside]
        if len(found) <= most:
            break
    return found


@dataclass(frozen=True, slots=True)
class Bar:
    """Where a bar and its whisker lie.

    Attributes:
        whole: what a share of 1 would fill.
        share: what the share fills.
        low, high: the ends of the whisker.
    """

    whole: QRectF
    share: QRectF
    low: QPointF
    high: QPointF


def bar_of(share: float, low: float, high: float, row: QRectF) -> Bar:
    """Return where a share and its confidence interval, 0 to 1 each, lie in a row."""
    whole = row.adjusted(0, 11, 0, -11)
    filled = QRectF(whole.topLeft(), QSizeF(whole.width() * share, whole.height()))
    ends = (QPointF(row.left() + row.width() * end, row.center().y()) for end in (low, high))
    return Bar(whole, filled, *ends)


def rounded(value: float) -> str:
    """A round number, with a decimal only where it has one."""
    return decimal(value, 0 if value == round(value) else 1)


def ink_of(game: str, theme: Theme) -> QColor:
    """The colour of a game's poster, brighter by night; another's or of several, the accent."""
    if game not in LOOKS:
        return theme.colours["accent"]
    colour = QColor(LOOKS[game].light)
    if not theme.dark:
        return colour
    return QColor.fromHslF(colour.hslHueF(), colour.hslSaturationF() * 0.75, 0.62)


class Plot(Painted):
    """A framed picture that shows whether it has the focus, drawn on an enlarging painter."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size and enlarged."""
        self._theme, self._zoom = theme.at(1.0), theme.zoom
        self._fit()

    def _fit(self) -> None:
        """Take the height that the picture needs now."""
        self.setFixedHeight(round(self._height() * self._zoom))
        self.update()

    def _height(self) -> float:
        raise NotImplementedError

    def _draw(self, painter: QPainter, width: float) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame and what is in it."""
        c = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(c["accent"], 2) if self.hasFocus() else QPen(c["line"], 1))
        painter.setBrush(c["raised"])
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.scale(self._zoom, self._zoom)
        self._draw(painter, self.width() / self._zoom)
        painter.end()


class Line(Plot):
    """Means over time as dots, and their trend; the band is its 95 % confidence interval.

    Args:
        written: how a value is written at its height.
    """

    def __init__(self, theme: Theme, written: Callable[[float], str] = rounded) -> None:
        self._written, self._game = written, ""
        self._stretches: Sequence[Stretch] = ()
        self._ends, self._high = ("", ""), float(_LINE_HEIGHT)
        super().__init__(theme)

    def _height(self) -> float:
        return self._high

    def fill(self, height: int, least: int = _LINE_HEIGHT) -> None:
        """Be so high, but not lower than ``least`` at the usual text size."""
        self._high = max(float(least), height / self._zoom)
        self._fit()

    def show_stretches(
        self, stretches: Sequence[Stretch], ends: tuple[str, str], name: str, game: str
    ) -> None:
        """Draw other means, in a game's colour; ``ends`` are the first and last day, ``name``
        describes it all.
        """
        self._stretches, self._ends, self._game = stretches, ends, game
        self.setAccessibleName(name)
        self.update()

    def _draw(self, painter: QPainter, width: float) -> None:
        if not self._stretches:
            return
        c, side = self._theme.colours, Qt.AlignmentFlag
        plot = QRectF(_LEFT, 16, width - _LEFT - _RIGHT, self._high - 16 - _AXIS - 6)
        curve = curve_of(self._stretches, plot)
        painter.setFont(self._theme.font(13, tabular=True))
        for y, value in curve.marks:
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(c["ink2"])
            room = QRectF(2, y - 8, _LEFT - 10, 16)
            painter.drawText(room, side.AlignRight | side.AlignVCenter, self._written(value))
        ink = ink_of(self._game, self._theme)
        pale = QColor(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        for alpha, draw in (
            (38, lambda: painter.drawPolygon(QPolygonF(curve.band))),
            (110, lambda: [painter.drawEllipse(dot, 3, 3) for dot in curve.dots]),
        ):
            pale.setAlpha(alpha)
            painter.setBrush(pale)
            draw()
        painter.setPen(QPen(ink, 2.5))
        painter.drawPolyline(QPolygonF(curve.points))
        painter.setPen(c["ink2"])
        room = QRectF(plot.left(), self._high - _AXIS - 2, plot.width(), _AXIS)
        for text, edge in zip(self._ends, (side.AlignLeft, side.AlignRight), strict=True):
            painter.drawText(room, edge | side.AlignVCenter, text)


class Bars(Plot):
    """Shares below one another, each in figures and with a whisker from low to high.

    Attributes:
        name: says what they are, for screen readers; set before the model is.
    """

    def __init__(self, theme: Theme, model: SharesModel) -> None:
        self.name = ""
        self._model = model
        super().__init__(theme)
        model.modelReset.connect(self._show)

    def _height(self) -> float:
        return _ROW * max(1, self._model.rowCount()) + 12

    def _rows(self) -> list[QModelIndex]:
        return [self._model.index(row) for row in range(self._model.rowCount())]

    def _show(self) -> None:
        told = [index.data(Qt.ItemDataRole.AccessibleTextRole) for index in self._rows()]
        self.setAccessibleName("\n".join([self.name, *told]))
        self._fit()

    def _draw(self, painter: QPainter, width: float) -> None:
        c = self._theme.colours
        font, small = self._theme.font(14), self._theme.font(13, tabular=True)
        metrics, figures = QFontMetrics(font), QFontMetrics(small)
        rows = [(row, row.data(), row.data(ShareRole.WORDS)) for row in self._rows()]
        told = max((figures.horizontalAdvance(words) for _, _, words in rows), default=0) + 16
        longest = max((metrics.horizontalAdvance(name) for _, name, _ in rows), default=0) + 20
        names = min(float(longest), width * 0.3)
        left, room = names + 8, max(60.0, width - names - told - 24)
        middle = Qt.AlignmentFlag.AlignVCenter
        for number, (row, name, words) in enumerate(rows):
            y = 6 + number * _ROW
            painter.setFont(font)
            painter.setPen(c["ink"])
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(names - 14))
            painter.drawText(QRectF(14, y, names - 8, _ROW), middle, shown)
            share, low, high = (
                row.data(role) for role in (ShareRole.SHARE, ShareRole.LOW, ShareRole.HIGH)
            )
            bar = bar_of(share, low, high, QRectF(left, y, room, _ROW))
            self._draw_bar(painter, bar, ink_of(self._model.games[number], self._theme))
            painter.setFont(small)
            painter.setPen(c["ink"])
            painter.drawText(QRectF(left + room + 14, y, told, _ROW), middle, words)

    def _draw_bar(self, painter: QPainter, bar: Bar, ink: QColor) -> None:
        c = self._theme.colours
        painter.setPen(Qt.PenStyle.NoPen)
        for place, filling in ((bar.whole, c["line"]), (bar.share, ink)):
            painter.setBrush(filling)
            painter.drawRoundedRect(place, 4, 4)
        if bar.low == bar.high:
            return
        stroke = QPointF(0, 5)
        for pen in (QPen(c["raised"], 4.5), QPen(c["ink"], 2)):
            painter.setPen(pen)
            painter.drawLine(bar.low, bar.high)
            for end in (bar.low, bar.high):
                painter.drawLine(end - stroke, end + stroke)

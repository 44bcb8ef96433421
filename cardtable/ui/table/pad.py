"""The score pad: games played at once, a column each, and a row for each of two seats."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from cardtable.engine.table import FurnitureSpot
from cardtable.phrases.numbers import points as points_of
from cardtable.ui.table.materials import drop_shadow
from cardtable.ui.table.paint import LEAST, Painter
from cardtable.ui.widgets.icons import svg_pixmap

#: The paper from left to right, its lines, and its inks, with a contrast of 4.5 : 1 and more.
_PAPER, _LINE = ((0.0, "#f6efdd"), (0.7, "#efe6cf"), (1.0, "#e2d7bb")), QColor("#b9a988")
_INK, _OVER, _WON = QColor("#2b1608"), QColor("#6b5d48"), QColor("#1f6b34")
#: The heads' share of the height, the signs' of the width; the size of figures in a row.
_HEAD, _SIGNS, _FIGURE = 0.26, 0.19, 0.56


def pad(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float) -> None:
    """A slip of ruled paper; the points that won a game have a ring, those of the loser are grey.

    The parts are one seat's points in every game, then the other's.
    """
    box, radius = QRectF(0, 0, spot.width, spot.height), 4 * scale
    drop_shadow(painter, box, radius, 6 * scale)
    paper = QLinearGradient(box.topLeft(), box.topRight())
    for part, colour in _PAPER:
        paper.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#5d4a30"), 1.2))
    painter.setBrush(paper)
    painter.drawRoundedRect(box, radius, radius)
    games = len(spot.parts) // 2
    head, signs = _HEAD * box.height(), _SIGNS * box.width()
    row, wide = (box.height() - head) / 2, (box.width() - signs - 4 * scale) / games
    painter.setPen(QPen(_LINE, 1))
    for y in (head, head + row):
        painter.drawLine(QPointF(4 * scale, y), QPointF(box.width() - 4 * scale, y))
    for game in range(games):
        x = signs + game * wide
        painter.drawLine(QPointF(x, 4 * scale), QPointF(x, box.height() - 4 * scale))
        both = [spot.parts[game][1], spot.parts[games + game][1]]
        over = max(both) >= spot.whole
        painter.setFont(draw.theme.font(round(0.62 * head), 700))
        painter.setPen(_OVER if over else _INK)
        painter.drawText(QRectF(x, 0, wide, head), Qt.AlignmentFlag.AlignCenter, str(game + 1))
        painter.setPen(QPen(_LINE, 1))
        for at, points in enumerate(both):
            cell = QRectF(x, head + at * row, wide, row)
            _figure(draw, painter, cell, points, over and points < spot.whole, points >= spot.whole)
    side = min(0.62 * row, 0.72 * signs)
    for at, (seat, _) in enumerate(spot.parts[::games]):
        sign = svg_pixmap(f"table/seat_{seat % 10}.svg", round(side), draw.ratio)
        painter.drawPixmap(QPointF((signs - side) / 2, head + at * row + (row - side) / 2), sign)


def _figure(
    draw: Painter, painter: QPainter, cell: QRectF, points: int, lost: bool, won: bool
) -> None:
    """Write points into a cell, smaller if need be."""
    font = draw.theme.font(round(_FIGURE * cell.height()), 700)
    room = 0.8 * cell.width()
    while (
        QFontMetricsF(font).horizontalAdvance(points_of(points)) > room and font.pixelSize() > LEAST
    ):
        font.setPixelSize(font.pixelSize() - 1)
    if won:
        painter.setPen(QPen(_WON, max(1.4, 0.06 * cell.height())))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = cell.adjusted(2, 0.1 * cell.height(), -2, -0.1 * cell.height())
        painter.drawRoundedRect(ring, 0.4 * cell.height(), 0.4 * cell.height())
    painter.setFont(font)
    painter.setPen(_OVER if lost else _WON if won else _INK)
    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, points_of(points))
    painter.setPen(QPen(_LINE, 1))

"""Seals, struck in vermilion or ink: who deals, and how something ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

#: The colours of a seal and of what is cut into it.
VERMILION, PAPER = QColor("#c7322b"), QColor("#f6eedc")


def seal(
    painter: QPainter, box: QRectF, sign: str, font: QFont, colour: QColor, angle: float
) -> None:
    """Strike a sign, some degrees askew."""
    side = box.width()
    square = QRectF(-side / 2, -side / 2, side, side)
    painter.save()
    painter.translate(box.center())
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    for far, alpha in ((0.09, 50), (0.05, 90)):
        painter.setBrush(QColor(10, 6, 4, alpha))
        painter.drawRoundedRect(square.translated(side * far * 0.6, side * far), 4, 4)
    painter.setBrush(colour)
    painter.drawRoundedRect(square, side * 0.12, side * 0.12)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(PAPER, max(1.0, side * 0.04)))
    inset = side * 0.085
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), side * 0.07, side * 0.07)
    bounds = QFontMetricsF(font).tightBoundingRect(sign)
    painter.setFont(font)
    painter.setPen(PAPER)
    painter.drawText(QPointF(-bounds.center().x(), -bounds.center().y()), sign)
    painter.restore()


#: How far the middles of two seals in a row are apart, as a part of one's side.
APART = 1.3


def last_seals(
    painter: QPainter, last: Sequence[bool], end: QPointF, side: float, bare: QColor
) -> None:
    """The latest matches, oldest first, up to a place: in ink if they were won, else bare rings."""
    for back, won in enumerate(reversed(last)):
        middle = end - QPointF((back + 0.5) * side * APART, 0)
        painter.setPen(QPen(VERMILION if won else bare, 1.6))
        painter.setBrush(VERMILION if won else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, side / 2, side / 2)
        if won:
            painter.setPen(QPen(PAPER, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, side * 0.3, side * 0.3)

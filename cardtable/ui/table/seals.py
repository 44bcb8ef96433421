"""Seals, struck in vermilion or ink: who deals, and how something ended."""

from __future__ import annotations

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

"""Figures on things: the coin that shows how often a stake counts, the pill with a number of cards.

Both are painters of furniture (``furniture.py``) and write their ``whole``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from cardtable.engine.table import FurnitureSpot
from cardtable.ui.table.paint import Painter

if TYPE_CHECKING:
    from cardtable.ui.table.paint import Paint

#: The light of a coin that counts more than once, and of somebody's last cards.
_AMBER = QColor(255, 200, 90)


def _coin(
    draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _scale: float
) -> None:
    """A bronze coin: how often the stake counts."""
    side = spot.width
    middle, radius = QPointF(side / 2, side / 2), side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(6):
        painter.setBrush(QColor(10, 6, 4, 24))
        far = side * 0.012 * k
        painter.drawEllipse(middle + QPointF(side * 0.03, side * 0.05), radius + far, radius + far)
    if spot.lit:
        glow = QRadialGradient(middle, radius * 1.45)
        for part, alpha in ((0.62, 190), (0.78, 90), (1.0, 0)):
            glow.setColorAt(part, QColor(_AMBER.red(), _AMBER.green(), _AMBER.blue(), alpha))
        painter.setBrush(glow)
        painter.drawEllipse(middle, radius * 1.45, radius * 1.45)
    bronze = QLinearGradient(0, 0, side, side)
    for part, colour in ((0, "#f4d98f"), (0.5, "#c4933c"), (1, "#7c5518")):
        bronze.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#2a1a08"), max(1.2, side * 0.02)))
    painter.setBrush(QBrush(bronze))
    painter.drawEllipse(middle, radius - 1, radius - 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(60, 38, 10, 150), max(1.0, side * 0.02)))
    painter.drawEllipse(middle, radius * 0.83, radius * 0.83)
    painter.setPen(QPen(QColor(255, 244, 208, 120), max(0.8, side * 0.01)))
    painter.drawEllipse(middle + QPointF(0.8, 0.8), radius * 0.83, radius * 0.83)
    figure = f"×{spot.whole}"
    font = draw.theme.font(max(10, round(side * (0.42 if len(figure) < 3 else 0.34))), 700)
    painter.setFont(font)
    painter.setPen(QColor("#2b1a07"))
    painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, figure)


def _pill(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float) -> None:
    """A black pill with a number of cards; it glows when they are the last ones."""
    box = QRectF(0, 0, spot.width, spot.height)
    radius = spot.height / 2
    painter.setPen(Qt.PenStyle.NoPen)
    steps, far = 8, spot.height * (0.55 if spot.lit else 0.14)
    tint = (
        QColor(_AMBER.red(), _AMBER.green(), _AMBER.blue(), 34) if spot.lit else QColor(0, 0, 0, 18)
    )
    painter.setBrush(tint)
    for k in range(steps):
        grow = far * (1 - k / steps)
        off = 0.0 if spot.lit else 1.5 * scale
        painter.drawRoundedRect(
            box.translated(0, off).adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow
        )
    painter.setPen(
        QPen(QColor("#f0b429" if spot.lit else "#4a3a26"), max(1.2, 0.045 * spot.height))
    )
    painter.setBrush(QColor("#1a1410"))
    painter.drawRoundedRect(box, radius, radius)
    painter.setFont(draw.theme.font(max(11, round(0.64 * spot.height)), 700))
    painter.setPen(QColor("#ffe3a6"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(spot.whole))


PAINTERS: Mapping[str, Paint] = {"coin": _coin, "pill": _pill}

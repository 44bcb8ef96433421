"""The shadow below things: the lamp hangs above left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter


def drop_shadow(painter: QPainter, box: QRectF, radius: float, lift: float) -> None:
    """The shadow of a thing so many pixels high; the lamp hangs above left."""
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(3, round(lift))
    painter.setBrush(QColor.fromRgbF(0.04, 0.02, 0.015, 1 - (1 - 0.5) ** (1 / steps)))
    for k in range(steps):
        grow = lift * (0.9 - 1.8 * k / steps)
        shadow = box.translated(lift * 0.35, lift * 0.7).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(shadow, max(1.0, radius + grow), max(1.0, radius + grow))

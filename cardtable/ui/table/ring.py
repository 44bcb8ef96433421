"""What gathers a play on the cloth: the printed ring of clouds, the light on what is to beat, and
the tail from whoever played it. Painters of furniture (``furniture.py``).
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.engine.table import FurnitureSpot
from cardtable.ui.table.paint import Painter

if TYPE_CHECKING:
    from cardtable.ui.table.paint import Paint

#: The ring as it is drawn: half its width; its lines by radius, width and strength.
_HALF = 470.0
_LINES = ((470.0, 2.2, 0.25), (458.0, 1.0, 0.21), (330.0, 1.2, 0.14))
#: How many clouds there are, on which radius, and how strongly they are seen.
_CLOUDS, _RADIUS, _SEEN = 24, 394.0, 0.22
#: Colours of the ring on a dark cloth, and of the tail.
_GILT, _AMBER = "#d9b35a", "#f0b429"
#: How broad the tail is at the player and at the play, in pixels at scale 1, how strongly it is
#: seen, in how many steps it is drawn, and from which length on it is broader.
_BROAD, _THIN, _INKED, _STEPS, _LONG = 9.0, 2.0, 0.7, 28, 420.0


def _ring(
    draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _scale: float
) -> None:
    """A ring of clouds, printed in gilt; in ink where the cloth is pale."""
    pale = draw.cloth_ink.lightness() <= 128
    ink, more = (QColor(draw.cloth_ink), 0.6) if pale else (QColor(_GILT), 1.0)
    unit, flat = spot.width / (2 * _HALF), spot.height / spot.width
    middle = QPointF(spot.width / 2, spot.height / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, wide, seen in _LINES:
        ink.setAlphaF(seen * more)
        painter.setPen(QPen(ink, max(0.8, wide * unit)))
        painter.drawEllipse(middle, radius * unit - 1, radius * unit * flat - 1)
    ink.setAlphaF(_SEEN * more)
    pen = QPen(ink, max(1.0, 2.2 * unit))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for k in range(_CLOUDS):
        angle = 2 * math.pi * k / _CLOUDS
        x, y = math.cos(angle), math.sin(angle) * flat
        painter.save()
        painter.translate(middle + QPointF(x, y) * _RADIUS * unit)
        painter.rotate(math.degrees(math.atan2(y, x)) + 90)
        painter.scale(unit, unit)
        pen.setWidthF(max(2.2, 1.0 / unit))
        painter.setPen(pen)
        painter.drawPath(cloud())
        painter.restore()


def cloud() -> QPainterPath:
    """Two curls over a line."""
    path = QPainterPath()
    for side in (-1, 1):
        path.moveTo(0, 10)
        path.cubicTo(side * 26, 12, side * 34, -14, side * 16, -15)
        path.cubicTo(side * 4, -14, side * 6, -2, side * 14, -4)
    path.moveTo(-34, 16)
    path.lineTo(34, 16)
    return path


def _light(
    _draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _scale: float
) -> None:
    """Warm light round a play."""
    # Nothing of it is seen at the edge of the spot, and most at the edge of the cards.
    far, steps = 0.162 * spot.height, 18
    box = QRectF(far, far, spot.width - 2 * far, spot.height - 2 * far)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 196, 84, 11))
    for k in range(steps):
        grow = far * (1 - k / steps) ** 2.4
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), 12 + grow, 12 + grow)


def _tail(
    way: str, _draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float
) -> None:
    """A brush stroke of amber along a soft curve, broad at the player and thin at the play."""
    wide, high = spot.width, spot.height
    if way == "down":
        begin, end, bend = QPointF(wide / 2, 0), QPointF(wide / 2, high), QPointF(wide / 2, high)
    elif way == "rise":
        begin, end, bend = QPointF(0, high), QPointF(wide, 0), QPointF(wide * 0.06, 0)
    else:
        begin, end, bend = QPointF(0, 0), QPointF(wide, high), QPointF(wide * 0.55, high)
        if way == "left":
            begin, end, bend = (QPointF(wide - p.x(), p.y()) for p in (begin, end, bend))
    scale = max(scale, math.hypot(wide, high) / _LONG)
    dice, edges = random.Random(way), (list[QPointF](), list[QPointF]())
    for step in range(_STEPS + 1):
        t = step / _STEPS
        at = begin * (1 - t) ** 2 + bend * 2 * t * (1 - t) + end * t * t
        along = (bend - begin) * (1 - t) + (end - bend) * t
        length = math.hypot(along.x(), along.y()) or 1.0
        across = QPointF(-along.y(), along.x()) / length
        half = scale * (_BROAD + (_THIN - _BROAD) * t) / 2 * min(1.0, 0.35 + 9 * t)
        for side, edge in zip((1, -1), edges, strict=True):
            edge.append(at + across * side * half * dice.uniform(0.88, 1.06))
    amber = QColor(_AMBER)
    amber.setAlphaF(_INKED)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(amber)
    painter.drawPolygon(QPolygonF([*edges[0], *reversed(edges[1])]))


PAINTERS: Mapping[str, Paint] = {
    "ring": _ring,
    "light": _light,
    **{f"tail_{way}": partial(_tail, way) for way in ("right", "left", "down", "rise")},
}

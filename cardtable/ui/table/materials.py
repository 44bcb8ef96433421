"""What several pieces of furniture are made of: wood, stitches, light."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QTransform,
)

from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.table.paint import Painter


def wooden(draw: Painter, painter: QPainter, box: QRectF, radius: float) -> None:
    """A piece of dark wood with a lit edge."""
    brush = QBrush(CLOTHS["wood"].weave(False, draw.ratio, 1.25))
    brush.setTransform(QTransform.fromTranslate(box.x(), box.y()))
    painter.setPen(QPen(QColor("#160d08"), 1.6))
    painter.setBrush(brush)
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 225, 170, 70), 1))
    painter.drawRoundedRect(box.adjusted(1.8, 1.8, -1.8, -1.8), radius - 1.5, radius - 1.5)


def stitched(painter: QPainter, box: QRectF, ink: QColor, radius: float) -> None:
    """A line of stitches."""
    pen = QPen(ink, 1.5)
    pen.setDashPattern([4.5, 3.5])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius, radius)


def braid(painter: QPainter, box: QRectF, radius: float, wide: float) -> None:
    """A band woven of straw and indigo round the rim of a mat."""
    band = box.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, part, dash in (
        (QColor(20, 30, 66, 150), 1.0, None),
        (QColor(226, 205, 152, 120), 0.72, [0.34, 0.3]),
        (QColor(46, 66, 118, 255), 0.2, None),
        (QColor(240, 222, 176, 150), 0.12, [4.0, 2.6]),
    ):
        pen = QPen(ink, part * wide, c=Qt.PenCapStyle.FlatCap)
        if dash:
            pen.setDashPattern(dash)
        painter.setPen(pen)
        painter.drawRoundedRect(band, radius - wide / 2, radius - wide / 2)


def glow(painter: QPainter, box: QRectF, far: float) -> None:
    """Amber light round a box."""
    steps = 10
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 196, 84, 15))
    for k in range(steps):
        grow = far * (1 - k / steps)
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), 12 + grow, 12 + grow)


def hemp_leaves(painter: QPainter, box: QRectF, side: float, ink: QColor) -> None:
    """Asanoha stitched into a box, of triangles with sides of about so many pixels."""
    ratio = painter.device().devicePixelRatio()
    wide = max(2, round(side * ratio))
    high = round(wide * math.sqrt(3) / 2)
    key = f"hemp leaves {wide} {ink.name(QColor.NameFormat.HexArgb)} {ratio}"
    tile = QPixmap()
    if not QPixmapCache.find(key, tile):
        tile = _leaves(wide, high, ink, ratio)
        QPixmapCache.insert(key, tile)
    painter.drawTiledPixmap(box, tile)


def _leaves(wide: int, high: int, ink: QColor, ratio: float) -> QPixmap:
    """What is stitched again and again: two rows of leaves, in pixels of the screen."""
    tile = QPixmap(wide, 2 * high)
    tile.fill(Qt.GlobalColor.transparent)
    path = QPainterPath()
    for row in range(-1, 3):
        for column in range(-2, 3):
            a = QPointF(wide * (column + 0.5 * (row % 2)), high * row)
            b, c = a + QPointF(wide, 0), a + QPointF(wide / 2, high)
            d = b + QPointF(wide / 2, high)
            for corners in ((a, b, c), (b, c, d)):
                middle = (corners[0] + corners[1] + corners[2]) / 3
                for corner in corners:
                    path.moveTo(corner)
                    path.lineTo(middle)
            for one, other in ((a, b), (a, c), (b, c)):
                path.moveTo(one)
                path.lineTo(other)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, ratio))
    painter.drawPath(path)
    painter.end()
    tile.setDevicePixelRatio(ratio)
    return tile

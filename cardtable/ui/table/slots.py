"""Pictures of empty places, frames, brackets and small buttons on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
)

from cardtable.engine.table import BracketSpot, FrameSpot, KnobSpot, SlotSpot
from cardtable.ui.table.paint import LEAST, SOFT, DrawnSpot, Painter


def slot(draw: Painter, spot: SlotSpot, words: str, scale: float) -> DrawnSpot:
    """Draw an empty place."""
    pixmap = draw.blank(spot.width, spot.height)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, spot.width, spot.height)
    if spot.shade:
        painter.fillRect(box, QColor(0, 0, 0, 26))
    else:
        _sunken(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), 5)
    room = box.adjusted(2, 2, -2, -2)
    font = _filling(draw, words, round(12 * scale), room) if words else None
    if font is not None:
        ink = QColor(draw.cloth_ink)
        ink.setAlphaF(SOFT)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
    painter.end()
    return DrawnSpot(pixmap)


def frame(draw: Painter, spot: FrameSpot, words: str, scale: float) -> DrawnSpot:
    """Draw a frame; an amber one always has its dark line."""
    margin = 3.0
    extra = 24 * scale if words else 0
    width, height = spot.width + 2 * margin, spot.height + 2 * margin + extra
    pixmap = draw.blank(width, height)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(margin, margin, spot.width, spot.height + extra)
    if spot.tone == "target":
        painter.setPen(QPen(draw.c["mark_line"], 5.5))
        painter.drawRoundedRect(box, 7, 7)
        painter.setPen(QPen(draw.c["mark"], 3))
        painter.drawRoundedRect(box, 7, 7)
    elif spot.tone == "focus":
        pale = draw.cloth.pale and not draw.theme.dark
        painter.setBrush(QColor(255, 255, 255, 60 if pale else 22))
        painter.setPen(QPen(QColor(draw.focus_colour), 3))
        painter.drawRoundedRect(box, 7, 7)
    else:
        _sunken(painter, box, 7)
    if words:
        document = draw.document(words, round(13 * scale), 700, 0, "left")
        shrink = min(1.0, (spot.width - 14) / max(1.0, document.idealWidth()))
        painter.translate(margin + 8, margin + spot.height + extra - 22 * scale)
        painter.scale(shrink, shrink)
        draw.put(painter, document, draw.cloth_ink)
    painter.end()
    return DrawnSpot(pixmap, margin, margin)


def bracket(draw: Painter, spot: BracketSpot, words: str, scale: float) -> DrawnSpot:
    """Draw a bracket below cards, its name centred beneath (it may be wider than the cards)."""
    document = draw.document(words, round(14 * scale), 700, 0, "left")
    wide = document.idealWidth() + 2
    width = max(spot.width, wide)
    pixmap = draw.blank(width + 2, 12 + document.size().height())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left = (width - spot.width) / 2 + 1
    ink = draw.c["mark"] if spot.dashed else draw.cloth_ink
    pen = QPen(ink, 2)
    if spot.dashed:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(left, 1),
                QPointF(left, 7),
                QPointF(left + spot.width - 2, 7),
                QPointF(left + spot.width - 2, 1),
            ]
        )
    )
    painter.translate((width - wide) / 2 + 1, 11)
    draw.put(painter, document, draw.cloth_ink)
    painter.end()
    return DrawnSpot(pixmap, (width - spot.width) / 2, 0)


def knob(draw: Painter, spot: KnobSpot) -> DrawnSpot:
    """Draw a small plus or minus button."""
    size = spot.size
    pixmap = draw.blank(size, size)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(draw.c["raised"])
    painter.setPen(QPen(draw.c["edge"], 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, size - 1, size - 1), 4, 4)
    painter.setPen(QPen(draw.c["ink"], 2.2))
    middle, arm = size / 2, size * 0.24
    painter.drawLine(QPointF(middle - arm, middle), QPointF(middle + arm, middle))
    if spot.sign == "+":
        painter.drawLine(QPointF(middle, middle - arm), QPointF(middle, middle + arm))
    painter.end()
    return DrawnSpot(pixmap)


def offered(draw: Painter, width: float, height: float) -> DrawnSpot:
    """Draw the amber frame of a place that would get what is held over it."""
    around = 8.0
    pixmap = draw.blank(width + 2 * around, height + 2 * around)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(255, 196, 84, 70))
    for colour, wide in ((draw.c["mark_line"], 6.0), (draw.c["mark"], 3.4)):
        painter.setPen(QPen(colour, wide))
        painter.drawRoundedRect(QRectF(around, around, width, height), 9, 9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.end()
    return DrawnSpot(pixmap, around, around)


def told(draw: Painter, width: float, height: float, words: str) -> DrawnSpot:
    """Draw what such a place would be then, on a slip at its foot."""
    font = draw.theme.font(round(min(max(20.0, 0.13 * width), 0.3 * height)), 700)
    metrics = QFontMetricsF(font)
    high = 1.2 * metrics.height()
    wide = max(high, metrics.horizontalAdvance(words) + 0.8 * metrics.height())
    pixmap = draw.blank(wide + 4, high + 4)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    slip = QRectF(2, 2, wide, high)
    painter.setPen(QPen(draw.c["mark_line"], 2))
    painter.setBrush(draw.c["mark"])
    painter.drawRoundedRect(slip, high / 2, high / 2)
    painter.setPen(QColor("#1d1409"))
    painter.setFont(font)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return DrawnSpot(pixmap, (wide - width) / 2, high + 10 - height)


def _sunken(painter: QPainter, box: QRectF, radius: float) -> None:
    """Draw a hollow in the cloth: darker, with shadow above and light below."""
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, QColor(0, 0, 0, 110))
    light.setColorAt(0.5, QColor(0, 0, 0, 50))
    light.setColorAt(1, QColor(255, 255, 255, 60))
    painter.setPen(QPen(QBrush(light), 1))
    painter.setBrush(QColor(0, 0, 0, 22))
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _filling(draw: Painter, words: str, size: int, room: QRectF) -> QFont | None:
    """The largest font in which words fit a room when wrapped; ``None`` if none fits."""
    wrap = Qt.TextFlag.TextWordWrap
    for pixels in range(size, LEAST - 1, -1):
        font = draw.theme.font(pixels)
        needed = QFontMetricsF(font).boundingRect(room, wrap, words)
        if needed.width() <= room.width() and needed.height() <= room.height():
            return font
    return None

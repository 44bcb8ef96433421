"""The band of silk that binds a meld, with its name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from cardtable.engine.table import FurnitureSpot
from cardtable.ui.table.materials import drop_shadow
from cardtable.ui.table.paint import LEAST, Painter

#: The silk from its upper to its lower edge: on each the letters have a contrast of 4.5 : 1.
SILK = (QColor("#c9382f"), QColor("#bd2e27"), QColor("#8f211d"))
LETTERS, GILT = QColor("#fff4e0"), QColor("#f0c56a")
#: The size of the letters as a part of the band's height.
_TYPE = 0.58


def band(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """A vermilion band with gilt edges across the cards of a meld."""
    box = QRectF(0, 0, spot.width, spot.height)
    drop_shadow(painter, box, 2, 3.5 * scale)
    silk = QLinearGradient(box.topLeft(), box.bottomLeft())
    for part, colour in zip((0, 0.45, 1), SILK, strict=True):
        silk.setColorAt(part, colour)
    painter.setPen(QPen(QColor("#4c0f0c"), 1.1))
    painter.setBrush(silk)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5)
    edge = max(2.0, box.height() * 0.11)
    painter.setPen(QPen(GILT, max(0.9, box.height() * 0.035)))
    for y in (edge, box.height() - edge):
        painter.drawLine(QPointF(1.5, y), QPointF(box.width() - 1.5, y))
    room = box.width() - 6
    size = max(LEAST, round(box.height() * _TYPE))
    document = draw.document(words, size, 700, 0, "left")
    while document.idealWidth() > room and size > LEAST:
        size -= 1
        document = draw.document(words, size, 700, 0, "left")
    painter.save()
    painter.translate(
        (box.width() - document.idealWidth()) / 2, (box.height() - document.size().height()) / 2
    )
    draw.put(painter, document, LETTERS)
    painter.restore()

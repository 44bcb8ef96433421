"""The band of silk that binds a meld, with its name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from cardtable.engine.table import FurnitureSpot
from cardtable.ui.table.paint import LEAST, Painter
from cardtable.ui.widgets.shadow import drop_shadow

#: The silk from its upper to its lower edge: on each the letters have a contrast of 4.5 : 1.
SILK = (QColor("#c9382f"), QColor("#bd2e27"), QColor("#8f211d"))
LETTERS, GILT = QColor("#fff4e0"), QColor("#f0c56a")
#: The size of the letters as a part of the band's height.
_TYPE = 0.66
#: How deep its ends are cut, as a part of its height.
_NOTCH = 0.42


def band(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """A vermilion band with gilt edges across the cards of a meld; its ends are swallowtails."""
    box = QRectF(0, 0, spot.width, spot.height)
    notch = _NOTCH * box.height()
    drop_shadow(painter, box.adjusted(notch, 0, -notch, 0), 2, 3.0 * scale)
    silk = QLinearGradient(box.topLeft(), box.bottomLeft())
    for part, colour in zip((0, 0.45, 1), SILK, strict=True):
        silk.setColorAt(part, colour)
    painter.setPen(QPen(QColor("#4c0f0c"), 1.1))
    painter.setBrush(silk)
    painter.drawPolygon(_swallowtail(box.adjusted(0.5, 0.5, -0.5, -0.5), notch))
    # It falls over the edges of the outermost cards, and lies loose beside them.
    fall = QLinearGradient(box.topLeft(), box.topRight())
    at = min(0.2, 2.4 * notch / box.width())
    for part, alpha in ((0, 30), (at * 0.7, 88), (at, 0), (1 - at, 0), (1 - at * 0.7, 88), (1, 30)):
        fall.setColorAt(part, QColor(40, 4, 4, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    painter.drawPolygon(_swallowtail(box, notch))
    edge = max(2.0, box.height() * 0.11)
    painter.setPen(QPen(GILT, max(0.9, box.height() * 0.035)))
    for y in (edge, box.height() - edge):
        tip = 2 * notch * edge / box.height() + 1
        painter.drawLine(QPointF(tip, y), QPointF(box.width() - tip, y))
    room = box.width() - 2 * notch - 6
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


def _swallowtail(box: QRectF, notch: float) -> QPolygonF:
    """A strip whose ends are cut to two points."""
    left, right, y = box.left() + notch, box.right() - notch, box.center().y()
    tails = QPointF(right, y), box.bottomRight(), box.bottomLeft(), QPointF(left, y)
    return QPolygonF([box.topLeft(), box.topRight(), *tails])

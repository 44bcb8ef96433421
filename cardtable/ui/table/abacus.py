"""The abacus that counts bets: ten beads in the colours of the seats, the rest in pale wood."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from cardtable.ui.widgets.theme import SEATS

#: How many beads there are, and the colour of those that count for nobody.
BEADS, PALE = 10, "#c79a63"
#: A bead's width as a part of its place, and how far the two heaps are kept apart, in places.
_WIDE, _APART = 0.92, 1.1


def beads(parts: Sequence[tuple[int, int]], whole: int) -> list[int | None]:
    """Return the seat each bead counts for: a bead is a tenth of the whole, begun or full."""
    total = sum(amount for _, amount in parts)
    found: list[int | None] = []
    for bead in range(BEADS):
        start, end = (whole * k / BEADS for k in (bead, bead + 1))
        if start >= total:
            found.append(None)
            continue
        middle, reached = min((start + end) / 2, total - 0.01), 0.0
        for seat, amount in parts:
            reached += amount
            if middle < reached:
                found.append(seat)
                break
    return found


def abacus(painter: QPainter, box: QRectF, parts: Sequence[tuple[int, int]], whole: int) -> None:
    """Draw the rod with its beads in a dark window."""
    painter.setPen(QPen(QColor(0, 0, 0, 190), 1.2))
    painter.setBrush(QColor("#17100c"))
    painter.drawRoundedRect(box, box.height() * 0.1, box.height() * 0.1)
    middle = box.center().y()
    painter.setPen(QPen(QColor("#8a6f4a"), max(1.4, box.height() * 0.05)))
    painter.drawLine(QPointF(box.left() + 1, middle), QPointF(box.right() - 1, middle))
    place = (box.width() - 8) / (BEADS + _APART)
    high = box.height() * 0.84
    for number, seat in enumerate(beads(parts, whole)):
        at = number + (_APART if seat is None else 0.0)
        x = box.left() + 4 + at * place + place / 2
        _bead(painter, QPointF(x, middle), place * _WIDE, high, PALE if seat is None else "", seat)


def _bead(
    painter: QPainter, at: QPointF, wide: float, high: float, colour: str, seat: int | None
) -> None:
    """One bead: two cones, lit from above left."""
    ground = QColor(colour or SEATS[(seat or 0) % len(SEATS)])
    x, y, flat = wide / 2, high / 2, wide * 0.16
    outline = QPolygonF(
        [
            QPointF(at.x() + dx, at.y() + dy)
            for dx, dy in ((-flat, -y), (flat, -y), (x, 0), (flat, y), (-flat, y), (-x, 0))
        ]
    )
    shine = QLinearGradient(at.x() - x, at.y() - y, at.x() + x, at.y() + y)
    for part, tone in ((0, ground.lighter(150)), (0.45, ground), (1, ground.darker(190))):
        shine.setColorAt(part, tone)
    # Black beads still stand out from the dark window.
    edge = QColor(255, 226, 170, 150) if ground.lightness() < 60 else QColor(16, 10, 6, 220)
    painter.setPen(QPen(edge, max(0.8, wide * 0.05)))
    painter.setBrush(shine)
    painter.drawPolygon(outline)
    painter.setPen(
        QPen(QColor(255, 255, 255, 70), max(0.7, wide * 0.05), c=Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(QPointF(at.x() - x * 0.62, at.y()), QPointF(at.x() - flat, at.y() - y * 0.7))

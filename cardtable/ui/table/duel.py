"""What two hands count, beside each other on a plate of brass."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextDocumentFragment

from cardtable.engine.table import FurnitureSpot
from cardtable.ui.table.brass import ENGRAVED, metal
from cardtable.ui.table.paint import Painter

#: Whose it is, what it counts, and the sign between the two.
_NAME, _COUNT, _SIGN = (re.compile(f"<{tag}>(.*?)</{tag}>") for tag in ("i", "big", "s"))
#: Sizes of figures, of the sign and of names, as parts of the field's height; space between them.
_LARGE, _BETWEEN, _SMALL, _APART = 0.56, 0.42, 0.21, 0.2
#: The winner's figure in enamel, and the light at the lower edge of what is engraved.
_ENAMEL, _EDGE = QColor("#7c1714"), QColor(255, 244, 208, 130)


def duel(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """A plate of brass: both figures beside the sign, the winner's in red, and the names."""
    box, high = QRectF(0, 0, spot.width, spot.height), spot.height
    metal(painter, box, 7 * scale, scale)
    large, between = (
        draw.theme.title(round(_LARGE * high)),
        draw.theme.title(round(_BETWEEN * high)),
    )
    small = draw.theme.font(max(round(13 * scale), round(_SMALL * high)), 600)
    sign, apart = _plain(_SIGN.findall(words)[0]), _APART * high
    half = QFontMetricsF(between).horizontalAdvance(sign) / 2 + apart
    middle = box.center().x()
    _engrave(painter, QRectF(middle - half + apart, 0, 2 * half, high), sign, between)
    counts, names = _COUNT.findall(words), _NAME.findall(words)
    both = zip(counts, names, spot.parts, (-1, 1), strict=True)
    for count, name, (_seat, wins), side in both:
        wide = QFontMetricsF(large).horizontalAdvance(count)
        at = middle + half if side > 0 else middle - half - wide
        ink = _ENAMEL if wins else ENGRAVED
        _engrave(painter, QRectF(at, 0, wide, high), count, large, ink)
        room = box.width() / 2 - half - wide - apart - 0.28 * high
        metrics = QFontMetricsF(small)
        said = metrics.elidedText(_plain(name), Qt.TextElideMode.ElideRight, room)
        left = at + wide + apart if side > 0 else at - apart - room
        if side < 0:
            left = at - apart - metrics.horizontalAdvance(said)
        _engrave(painter, QRectF(left, 0, room, high), said, small)


def _engrave(
    painter: QPainter, place: QRectF, words: str, font: QFont, ink: QColor = ENGRAVED
) -> None:
    """Engrave words from the left of a place, in its middle."""
    painter.setFont(font)
    for colour, off in ((_EDGE, QPointF(0.6, 1.1)), (ink, QPointF())):
        painter.setPen(colour)
        painter.drawText(place.translated(off), Qt.AlignmentFlag.AlignVCenter, words)


def _plain(words: str) -> str:
    return QTextDocumentFragment.fromHtml(words).toPlainText().strip()

"""What two hands count, beside each other in a stitched field of the cloth."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QTextDocumentFragment

from cardtable.engine.table import FurnitureSpot
from cardtable.ui.table.materials import stitched
from cardtable.ui.table.paint import SOFT, Painter

#: Whose it is, what it counts, and the sign between the two.
_NAME, _COUNT, _SIGN = (re.compile(f"<{tag}>(.*?)</{tag}>") for tag in ("i", "big", "s"))
#: Sizes of figures, of the sign and of names, as parts of the field's height; space between them.
_LARGE, _BETWEEN, _SMALL, _APART = 0.56, 0.42, 0.21, 0.2
#: The figure of whoever wins, on dark cloth and on light.
_GILT = (QColor("#8a4b00"), QColor("#ffd97a"))


def duel(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """Both figures about the sign, whoever wins in gold, the names beside them."""
    box, high = QRectF(0, 0, spot.width, spot.height), spot.height
    ink = QColor(draw.cloth_ink)
    dark = ink.lightness() > 128
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(6, 8, 14, 66) if dark else QColor(40, 32, 8, 30))
    painter.drawRoundedRect(box, high / 2, high / 2)
    ink.setAlphaF(0.42)
    stitched(painter, box.adjusted(4, 4, -4, -4), ink, high / 2 - 4)
    large, between = (
        draw.theme.title(round(_LARGE * high)),
        draw.theme.title(round(_BETWEEN * high)),
    )
    small = draw.theme.font(max(round(13 * scale), round(_SMALL * high)), 600)
    sign, apart = _plain(_SIGN.findall(words)[0]), _APART * high
    half = QFontMetricsF(between).horizontalAdvance(sign) / 2 + apart
    soft = QColor(draw.cloth_ink)
    soft.setAlphaF(SOFT)
    middle = box.center().x()
    draw.written(painter, QRectF(middle - half + apart, 0, 2 * half, high), sign, between)
    counts, names = _COUNT.findall(words), _NAME.findall(words)
    both = zip(counts, names, spot.parts, (-1, 1), strict=True)
    for count, name, (_seat, wins), side in both:
        wide = QFontMetricsF(large).horizontalAdvance(count)
        at = middle + half if side > 0 else middle - half - wide
        ink = _GILT[dark] if wins else draw.cloth_ink
        draw.written(painter, QRectF(at, 0, wide, high), count, large, ink)
        room = box.width() / 2 - half - wide - apart - 0.28 * high
        metrics = QFontMetricsF(small)
        said = metrics.elidedText(_plain(name), Qt.TextElideMode.ElideRight, room)
        left = at + wide + apart if side > 0 else at - apart - room
        align = Qt.AlignmentFlag.AlignLeft if side > 0 else Qt.AlignmentFlag.AlignRight
        painter.setFont(small)
        painter.setPen(soft)
        painter.drawText(QRectF(left, 0, room, high), align | Qt.AlignmentFlag.AlignVCenter, said)


def _plain(words: str) -> str:
    return QTextDocumentFragment.fromHtml(words).toPlainText().strip()

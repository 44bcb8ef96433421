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
#: Sizes of figures, of the sign and of names, as parts of the field's height; space between them,
#: and at both ends; the least size of names, in pixels at scale 1.
_LARGE, _BETWEEN, _SMALL, _APART, _EDGES, _LEAST = 0.56, 0.42, 0.21, 0.2, 0.2, 12
#: The figure that has lost is engraved less deep; the light at the lower edge of what is engraved.
_WORN, _EDGE = QColor("#5f4319"), QColor(255, 244, 208, 130)


def duel(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """A plate of brass: both figures beside the sign, the winner's engraved deeper, and the names.

    Names are on two lines, or smaller, before anything of them is left out.
    """
    box, high = QRectF(0, 0, spot.width, spot.height), spot.height
    metal(painter, box, 7 * scale, scale)
    large, between = (
        draw.theme.title(round(_LARGE * high)),
        draw.theme.title(round(_BETWEEN * high)),
    )
    sign, apart = _plain(_SIGN.findall(words)[0]), _APART * high
    counts, names = _COUNT.findall(words), [_plain(name) for name in _NAME.findall(words)]
    figures = [QFontMetricsF(large).horizontalAdvance(count) for count in counts]
    signed = QFontMetricsF(between).horizontalAdvance(sign)
    room = box.width() - 2 * _EDGES * high - sum(figures) - signed - 4 * apart
    small, said, wide = _named(draw, names, room, 0.8 * high, round(_SMALL * high), scale)
    # What stands there is centred as a whole.
    x = (box.width() - sum(wide) - sum(figures) - signed - 4 * apart) / 2
    inks = [ENGRAVED if wins else _WORN for _seat, wins in spot.parts]
    for what, font, ink, width in (
        (said[0], small, ENGRAVED, wide[0]),
        (counts[0], large, inks[0], figures[0]),
        (sign, between, ENGRAVED, signed),
        (counts[1], large, inks[1], figures[1]),
        (said[1], small, ENGRAVED, wide[1]),
    ):
        _engrave(painter, QRectF(x, 0, width + 1, high), what, font, ink)
        x += width + apart


def _named(
    draw: Painter, names: list[str], room: float, high: float, usual: int, scale: float
) -> tuple[QFont, list[str], list[float]]:
    """The type in which both names have room together, with their lines and their widths."""
    least = round(_LEAST * scale)
    for size in range(max(least, usual), least - 1, -1):
        font = draw.theme.font(size, 600)
        metrics = QFontMetricsF(font)
        whole = [_lines(name, metrics) for name in names]
        said = list(names)
        if sum(map(metrics.horizontalAdvance, names)) > room and 2 * metrics.height() <= high:
            said = whole
        wide = [max(map(metrics.horizontalAdvance, one.split("\n"))) for one in said]
        if sum(wide) <= room:
            return font, said, wide
    less = min(wide)
    most = max(room / 2, room - less)
    said = [
        "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, most) for line in lines)
        for lines in (one.split("\n") for one in said)
    ]
    return font, said, [min(one, most) for one in wide]


def _lines(name: str, metrics: QFontMetricsF) -> str:
    """A name on two lines, as narrow as they can be, if it has two words."""
    parts = name.split(" ")
    ways = ["\n".join((" ".join(parts[:at]), " ".join(parts[at:]))) for at in range(1, len(parts))]
    return min(
        ways, key=lambda way: max(map(metrics.horizontalAdvance, way.split("\n"))), default=name
    )


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

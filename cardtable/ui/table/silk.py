"""Silk: the band that binds a meld, with its name, and the cloth that unrolls for a great win."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
)

from cardtable.engine.table import FurnitureSpot
from cardtable.phrases.base import MomentWords
from cardtable.ui.table.paint import LEAST, Painter
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import Theme

#: The silk from its upper to its lower edge: on each the letters have a contrast of 4.5 : 1.
SILK = (QColor("#c9382f"), QColor("#bd2e27"), QColor("#8f211d"))
LETTERS, GILT = QColor("#fff4e0"), QColor("#f0c56a")
#: The size of the letters as a part of the band's height.
_TYPE = 0.66
#: How deep its ends are cut, as a part of its height.
_NOTCH = 0.42
#: The letters of a name and of its note on a cloth, as parts of those of its sign, the height of
#: their lines, the margins, and those above and below as a part of the cloth; how thick the roll
#: is, as a part of its height, and how far the knobs of its rod stand out.
_NAME, _NOTE, _LINE, _MARGIN, _HEM = 0.42, 0.36, 1.2, 0.3, 0.13
_THICK, _KNOB = 0.22, 0.07


def band(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """A vermilion band with gilt edges across the cards of a meld; its ends are swallowtails."""
    box = QRectF(0, 0, spot.width, spot.height)
    notch = _NOTCH * box.height()
    _cloth(painter, box, notch, notch, scale)
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


def banner(
    draw: Painter, words: MomentWords, place: QSizeF, scale: float, at_right: bool
) -> QPixmap:
    """A cloth with a sign, beside or above its name and note, as large as has room in a place.

    ``at_right``: its cut end is there, and not left.
    """
    name = words.name if words.name.casefold() != (words.sign or words.name).casefold() else ""
    sign = words.sign or words.name

    def set_in(size: float) -> list[tuple[QFont, str]]:
        """The lines in type of this size."""
        display = Theme(language=words.language).title(round(size))
        small = draw.theme.font(max(LEAST, round(_NOTE * size)), 700)
        usual = draw.theme.title(max(LEAST, round(_NAME * size)))
        return [
            (font, said)
            for font, said in ((display, sign), (usual, name), (small, words.note))
            if said
        ]

    def boxes(size: float, below: bool) -> tuple[QSizeF, list[QRectF]]:
        """The room that they take up with their margins, and where each stands from there."""
        lines = [
            (QFontMetricsF(font).horizontalAdvance(said), _LINE * font.pixelSize())
            for font, said in set_in(size)
        ]
        (wide, high), *rest = lines
        others, tall = max((one for one, _ in rest), default=0.0), sum(one for _, one in rest)
        gap = _MARGIN * size * bool(rest)
        whole = QSizeF(max(wide, others), high + tall)
        if not below:
            whole = QSizeF(wide + gap + others, max(high, tall))
        y = 0.0 if below else (whole.height() - tall) / 2
        found = [QRectF(0, 0, whole.width() if below else wide, high if below else whole.height())]
        for _, one in rest:
            x = 0.0 if below else wide + gap
            found.append(QRectF(x, y + high * below, whole.width() if below else others, one))
            y += one
        return whole, found

    def around(size: float, below: bool) -> tuple[QSizeF, float, float]:
        """The size of the cloth, and its ends that are cut and rolled."""
        whole, _ = boxes(size, below)
        high = whole.height() / (1 - 2 * _HEM)
        cut, rolled = 0.5 * _NOTCH * high + _MARGIN * size, _THICK * high + 0.5 * _MARGIN * size
        return QSizeF(whole.width() + cut + rolled, high), cut, rolled

    def largest(below: bool) -> float:
        """Found in a few steps, for each size loads its fonts: nearly all grows with the size."""
        size = place.height()
        while size > LEAST:
            cloth = around(size, below)[0]
            high = cloth.height() * (1 + 2 * _KNOB)
            fits = min(place.width() / cloth.width(), place.height() / high)
            if fits >= 1:
                break
            size = max(LEAST, size * min(0.98, fits))
        return size

    size, below = max((largest(below), below) for below in (False, True))
    cloth, cut, rolled = around(size, below)
    picture = draw.blank(cloth.width(), cloth.height())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    notch = 0.5 * _NOTCH * cloth.height()
    ends = (0.0, notch) if at_right else (notch, 0.0)
    _cloth(painter, QRectF(QPointF(), cloth), *ends, scale)
    off = QPointF(rolled if at_right else cut, _HEM * cloth.height())
    _, places = boxes(size, below)
    for (font, said), box in zip(set_in(size), places, strict=True):
        painter.setFont(font)
        for ink, far in ((QColor("#4c0f0c"), 0.03 * font.pixelSize()), (LETTERS, 0.0)):
            painter.setPen(ink)
            there = box.translated(off + QPointF(far, far))
            painter.drawText(
                there, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), said
            )
    painter.end()
    return picture


def roll(draw: Painter, high: float) -> QPixmap:
    """What is still rolled up of a cloth so high, round its rod."""
    wide, knob = _THICK * high, _KNOB * high
    picture = draw.blank(1.3 * wide, high + 2 * knob)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#3a220c"), 1.0))
    painter.setBrush(GILT)
    rod = QRectF(0.45 * wide, 0.5, 0.4 * wide, high + 2 * knob - 1)
    painter.drawRoundedRect(rod, 0.6 * knob, 0.6 * knob)
    box = QRectF(0.15 * wide, knob, wide, high)
    drop_shadow(painter, box, 2, 0.12 * wide)
    silk = QLinearGradient(box.topLeft(), box.topRight())
    for part, colour in ((0.0, SILK[2]), (0.35, SILK[0].lighter(125)), (1.0, SILK[2].darker(150))):
        silk.setColorAt(part, colour)
    painter.setPen(QPen(QColor("#4c0f0c"), 1.1))
    painter.setBrush(silk)
    painter.drawRoundedRect(box, 0.2 * wide, 0.06 * high)
    painter.setPen(QPen(GILT, max(0.9, high * 0.025)))
    for y in (0.09 * high, 0.91 * high):
        painter.drawLine(QPointF(box.left() + 1, knob + y), QPointF(box.right() - 1, knob + y))
    painter.end()
    return picture


def _cloth(painter: QPainter, box: QRectF, left: float, right: float, scale: float) -> None:
    """A vermilion strip with gilt edges whose ends are cut so deep."""
    drop_shadow(painter, box.adjusted(left, 0, -right, 0), 2, 3.0 * scale)
    silk = QLinearGradient(box.topLeft(), box.bottomLeft())
    for part, colour in zip((0, 0.45, 1), SILK, strict=True):
        silk.setColorAt(part, colour)
    painter.setPen(QPen(QColor("#4c0f0c"), 1.1))
    painter.setBrush(silk)
    painter.drawPolygon(_swallowtail(box.adjusted(0.5, 0.5, -0.5, -0.5), left, right))
    # It falls over the edges of the outermost cards, and lies loose beside them.
    fall = QLinearGradient(box.topLeft(), box.topRight())
    at = min(0.2, 2.4 * max(left, right) / box.width())
    for part, alpha in ((0, 30), (at * 0.7, 88), (at, 0), (1 - at, 0), (1 - at * 0.7, 88), (1, 30)):
        fall.setColorAt(part, QColor(40, 4, 4, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    painter.drawPolygon(_swallowtail(box, left, right))
    edge = max(2.0, box.height() * 0.11)
    painter.setPen(QPen(GILT, max(0.9, box.height() * 0.035)))
    for y in (edge, box.height() - edge):
        tips = [2 * notch * edge / box.height() + 1 for notch in (left, right)]
        painter.drawLine(QPointF(tips[0], y), QPointF(box.width() - tips[1], y))


def _swallowtail(box: QRectF, left: float, right: float) -> QPolygonF:
    """A strip whose ends are cut to two points, so deep."""
    y = box.center().y()
    tails = QPointF(box.right() - right, y), box.bottomRight(), box.bottomLeft()
    return QPolygonF([box.topLeft(), box.topRight(), *tails, QPointF(box.left() + left, y)])

"""The furniture on the cloth: what holds cards, and what shows a fact.

Each kind of :class:`~cardtable.engine.table.FurnitureSpot` has a painter here or in a module beside
this one. A thing is drawn once, when it comes or changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import le
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from cardtable.engine.layout_draft import HAND_BESIDE
from cardtable.engine.table import FurnitureSpot
from cardtable.translation import pgettext
from cardtable.ui.table import ring
from cardtable.ui.table.brass import plaque
from cardtable.ui.table.counters import Rod, abacus, beads, coin, pad, pill, shaded, slid, tally
from cardtable.ui.table.duel import duel
from cardtable.ui.table.materials import braid, glow, hemp_leaves, stitched, wooden
from cardtable.ui.table.paint import FAINT, LEAST, DrawnSpot, Painter
from cardtable.ui.table.pegs import board
from cardtable.ui.table.plates import BRASS, GOLD
from cardtable.ui.table.seals import VERMILION, seal
from cardtable.ui.table.silk import band
from cardtable.ui.widgets.shadow import drop_shadow

if TYPE_CHECKING:
    from cardtable.ui.table.paint import Paint

#: Room round a thing for its shadow or its glow, in pixels at scale 1.
AROUND = 26.0
#: The size of a hand's value, and where it stands, as parts of its height.
_LARGE, _BASE = 0.7, 0.8
#: The side of a triangle of the stitched hemp leaves, and how strongly they are seen.
_LEAF, _LEAF_INK = 34.0, 0.085
#: The silk of a cushion by day, how much lighter than the cloth it is by night, and its thread.
_SILK, _LIGHTER, _SEAM = QColor("#31496f"), 135, QColor(236, 214, 168, 190)
#: How much of the dye of a mat covers a pale table.
_DYED = 0.9
#: How wide the braid is at its rim, at scale 1.
_BRAID = 7.0


def thing(
    draw: Painter, spot: FurnitureSpot, words: str, scale: float, paint: Paint | None = None
) -> DrawnSpot:
    """Draw a piece of furniture; ``words`` is what it says, in markup; ``paint``: as it moves."""
    around = AROUND * scale
    pixmap = draw.blank(spot.width + 2 * around, spot.height + 2 * around)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(around, around)
    if spot.turned:
        painter.translate(spot.width / 2, spot.height / 2)
        painter.rotate(spot.turned)
        painter.translate(-spot.width / 2, -spot.height / 2)
    (paint or PAINTERS[spot.kind])(draw, painter, spot, words, scale)
    painter.end()
    return DrawnSpot(pixmap, around, around)


# -- mats and trays ----------------------------------------------------------------------------
def _mat(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float) -> None:
    """A place for cards, stitched into the cloth; amber if the question is about it."""
    box, radius = QRectF(0, 0, spot.width, spot.height), 9 * scale
    on_mat = draw.on_mat
    dyed, ink = on_mat is not draw, QColor(on_mat.cloth_ink)
    if dyed:  # the dye runs out into the straw
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(38, 52, 92, 22))
        for out in (7, 5, 3.4, 2, 1):
            off = out * scale
            painter.drawRoundedRect(box.adjusted(-off, -off, off, off), radius + off, radius + off)
    if spot.lit:
        _glow_round(painter, box, radius, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    if dyed:
        painter.setOpacity(_DYED)
        painter.setBrush(QBrush(on_mat.cloth.weave(draw.theme.dark, draw.ratio)))
        painter.drawRoundedRect(box, radius, radius)
        painter.setOpacity(1)
        _lit_by_day(painter, box, radius)
        braid(painter, box, radius, _BRAID * scale)
    else:
        painter.setBrush(QColor(6, 8, 14, 60))
        painter.drawRoundedRect(box, radius, radius)
    ink.setAlphaF(_LEAF_INK * (1.5 if dyed else 1))
    hemp_leaves(painter, box.adjusted(5, 5, -5, -5), _LEAF * scale, ink)
    ink.setAlphaF(0.42)
    if not dyed:
        stitched(painter, box.adjusted(4, 4, -4, -4), ink, radius - 3)
    if spot.lit:
        _amber_edge(draw, painter, box, radius)


def _halo(draw: Painter, painter: QPainter, spot: FurnitureSpot, _w: str, scale: float) -> None:
    """The light of a mat that the question is about, round what lies on bare cloth."""
    box, radius = QRectF(0, 0, spot.width, spot.height), 9 * scale
    _glow_round(painter, box, radius, scale)
    _amber_edge(draw, painter, box, radius)


def _glow_round(painter: QPainter, box: QRectF, radius: float, scale: float) -> None:
    """Amber light round a box alone: on cloth that shows through it would be mud."""
    around, whole = QPainterPath(), QPainterPath()
    around.addRect(box.adjusted(*(side * 60 * scale for side in (-1, -1, 1, 1))))
    whole.addRoundedRect(box, radius, radius)
    painter.setClipPath(around - whole)
    glow(painter, box, 22 * scale)
    painter.setClipping(False)


def _amber_edge(draw: Painter, painter: QPainter, box: QRectF, radius: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in ((draw.c["mark_line"], 5.0), (draw.c["mark"], 2.6)):
        painter.setPen(QPen(ink, wide))
        painter.drawRoundedRect(box, radius, radius)


def _lit_by_day(painter: QPainter, box: QRectF, radius: float) -> None:
    """The lamp above left on a mat: warm in its upper half, deeper towards its rim."""
    light = QRadialGradient(box.center() - QPointF(0.12 * box.width(), 0.16 * box.height()), 1)
    light.setRadius(0.72 * box.height())
    for part, colour in (
        (0.0, QColor(255, 240, 205, 34)),
        (0.5, QColor(255, 240, 205, 10)),
        (1.0, QColor(12, 20, 54, 74)),
    ):
        light.setColorAt(part, colour)
    painter.setBrush(light)
    painter.drawRoundedRect(box, radius, radius)


def _tray(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float) -> None:
    """A flat wooden tray lined with the table's cloth."""
    box = QRectF(0, 0, spot.width, spot.height)
    edge = max(9 * scale, 0.046 * min(spot.width, spot.height))
    drop_shadow(painter, box, 9 * scale, 9 * scale)
    wooden(draw, painter, box, 9 * scale)
    inside = box.adjusted(edge, edge, -edge, -edge)
    lining = draw.cloth.ground(draw.theme.dark).darker(190)
    painter.setPen(QPen(QColor(0, 0, 0, 170), 1.4))
    painter.setBrush(lining)
    painter.drawRoundedRect(inside, 4 * scale, 4 * scale)
    shade = QRadialGradient(inside.center(), max(inside.width(), inside.height()) * 0.7)
    shade.setColorAt(0.4, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor(0, 0, 0, 120))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(inside, 4 * scale, 4 * scale)


def _shade(
    _draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float
) -> None:
    """A faint shade below cards that lie apart."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 34))
    painter.drawRoundedRect(QRectF(0, 0, spot.width, spot.height), 7 * scale, 7 * scale)


def _lacquer(
    _draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float
) -> None:
    """A flat tray of black lacquer with a gilt line."""
    box, radius = QRectF(0, 0, spot.width, spot.height), 8 * scale
    drop_shadow(painter, box, radius, 8 * scale)
    black = QLinearGradient(box.topLeft(), box.bottomRight())
    for part, colour in ((0, "#3a2620"), (0.35, "#1a0f0c"), (1, "#120a08")):
        black.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#c9983f"), 1.6))
    painter.setBrush(black)
    painter.drawRoundedRect(box.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius)


# -- places and numbers --------------------------------------------------------------------------
def _place(
    draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float
) -> None:
    """The place of a card, stitched; amber with a question mark if one may come."""
    box = QRectF(0, 0, spot.width, spot.height)
    ink = QColor(draw.cloth_ink)
    light = ink.lightness() > 128
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(6, 8, 14, 40) if light else QColor(24, 36, 30, 0 if spot.lit else 34)
    painter.setBrush(shade)
    painter.drawRoundedRect(box, 7, 7)
    if spot.lit:
        ink = QColor(255, 214, 120) if light else QColor("#3a2402")
    ink.setAlphaF(0.8 if spot.lit else 0.42)
    stitched(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), ink, 6)
    if spot.lit:
        ink.setAlphaF(1.0)
        painter.setPen(ink)
        size = min(max(24 * scale, 0.24 * min(box.width(), box.height())), 0.8 * box.height())
        painter.setFont(draw.theme.font(round(size), 700))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


def _disc(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _: float) -> None:
    """A number on a black disc at a mat's rim; amber while it is a key, or asked about."""
    box = QRectF(0, 0, spot.width, spot.height)
    drop_shadow(painter, box, spot.height / 2, max(2.0, spot.height * 0.09))
    edge = draw.c["mark"] if spot.lit else QColor(214, 200, 170, 150)
    painter.setPen(QPen(edge, max(1.2, spot.height * 0.05)))
    painter.setBrush(QColor(16, 14, 12))
    painter.drawEllipse(box)
    painter.setPen(draw.c["mark"].lighter(125) if spot.lit else QColor("#fff6e4"))
    painter.setFont(draw.theme.font(round(0.56 * spot.height), 700))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(spot.whole))


def _brass(_draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _: float) -> None:
    """A ring of brass let into the cloth: of who has the say; gold, if lit."""
    wide = max(2.6, 0.09 * spot.height)
    box = QRectF(0, 0, spot.width, spot.height).adjusted(wide, wide, -wide, -wide)
    painter.setBrush(QColor(0, 0, 0, 46))
    painter.setPen(QPen(QColor(20, 14, 10, 200), wide + 2))
    painter.drawEllipse(box)
    metal = QLinearGradient(box.topLeft(), box.bottomRight())
    ring = GOLD if spot.lit else BRASS
    for part, colour in ((0, ring.lighter(150)), (0.5, ring), (1, ring.darker(170))):
        metal.setColorAt(part, colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(metal), wide))
    painter.drawEllipse(box)


def _cushion(draw: Painter, painter: QPainter, spot: FurnitureSpot, _w: str, _: float) -> None:
    """A cushion of silk where somebody sits who is elsewhere: its corners stand out, tufted."""
    side = spot.height
    box = QRectF(0, 0, side, side).adjusted(*(0.07 * side * way for way in (1, 1, -1, -1)))
    by_night = draw.theme.dark  # no redder than the cloth round it
    silk = draw.cloth.ground(by_night).lighter(_LIGHTER) if by_night else _SILK
    drop_shadow(painter, box, 0.18 * side, 0.06 * side)
    path, dent = QPainterPath(box.topLeft()), 0.055 * side
    for end, inwards in (
        (box.topRight(), QPointF(0, dent)),
        (box.bottomRight(), QPointF(-dent, 0)),
        (box.bottomLeft(), QPointF(0, -dent)),
        (box.topLeft(), QPointF(dent, 0)),
    ):
        path.quadTo((path.currentPosition() + end) / 2 + inwards, end)
    light = QRadialGradient(box.center() - QPointF(0.12, 0.16) * side, 0.75 * side)
    for part, colour in ((0, silk.lighter(128)), (0.55, silk), (1, silk.darker(165))):
        light.setColorAt(part, colour)
    edge = QPen(silk.darker(210), max(1.0, 0.03 * side))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(light)
    painter.drawPath(path)
    seam = QPen(_SEAM, max(0.8, 0.018 * side))
    seam.setDashPattern([2.4, 1.8])
    painter.setPen(seam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(box.center())
    painter.scale(0.8, 0.8)
    painter.drawPath(path.translated(-box.center()))
    painter.setPen(QPen(_SEAM, max(1.0, 0.035 * side), c=Qt.PenCapStyle.RoundCap))
    for turn in (0, 120, 240):  # the three stitches in the middle
        painter.save()
        painter.rotate(turn)
        painter.drawLine(QPointF(0, 0), QPointF(0, -0.1 * side))
        painter.restore()


def _figure(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _: float) -> None:
    """A number on the cloth, as that of the cards in a pile."""
    draw.written(
        painter,
        QRectF(0, 0, spot.width, spot.height),
        str(spot.whole),
        draw.theme.font(round(spot.height / 1.37), 700),
    )


def _hand(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """What a hand is worth, as an initial, and its name on the same line, or below it."""
    figures, name = _figures(words)
    row = words.partition("\n")[2] or f"{words}\t{spot.width}"
    beside, base, type_, part = _setting(draw, spot, row, scale)
    font, left = _initial(draw, spot, figures, scale)
    font.setPixelSize(round(part * font.pixelSize()))
    _on_base(draw, painter, QPointF(0, base), figures, font)
    low = _BASE * spot.height if beside else spot.height - 5 * scale - 0.28 * type_.pixelSize()
    x = left if beside else 0.0
    # What the heaps leave no room for is left out: the figures count.
    if x + QFontMetricsF(type_).horizontalAdvance(name) <= spot.width + 2 * scale:
        _on_base(draw, painter, QPointF(x, low), name, type_)


def _setting(
    draw: Painter, spot: FurnitureSpot, words: str, scale: float
) -> tuple[bool, float, QFont, float]:
    """How all hands of a row are set: with their names beside the figures or below, where the
    figures stand, the type of the names, and how much smaller the figures are.

    ``words``: those of each with the width of its room. It is what the tightest needs that holds a
    name at all.
    """
    rows = [one.rpartition("\t") for one in words.splitlines()]
    row = [(*_figures(said), float(width)) for said, _, width in rows]

    def widths(type_: QFont) -> list[float]:
        return [QFontMetricsF(type_).horizontalAdvance(name) for _, name, _ in row]

    beside = [room - _initial(draw, spot, figures, scale)[1] for figures, _, room in row]
    least = round(max(13 * scale, 0.19 * spot.height))
    for size in range(round(max(14 * scale, 0.27 * spot.height)), least - 1, -1):
        type_ = draw.theme.title(size)
        if all(map(le, widths(type_), beside)):
            return True, _BASE * spot.height, type_, 1.0
    small = round(max(14 * scale, 0.22 * spot.height))
    type_ = draw.theme.title(small)
    fits = (
        int(small * room / max(1.0, w)) for w, (_, _, room) in zip(widths(type_), row, strict=True)
    )
    type_.setPixelSize(min([small, *(size for size in fits if size >= LEAST)]))
    line, large = 1.2 * small, draw.theme.title(round(_LARGE * spot.height))
    part = min(1.0, 0.82 * (spot.height - line) / large.pixelSize())
    large.setPixelSize(round(part * large.pixelSize()))
    top = spot.height - line - 5 * scale  # clear of the stitches
    return False, top - QFontMetricsF(large).descent() + 2 * scale, type_, part


def _initial(draw: Painter, spot: FurnitureSpot, figures: str, scale: float) -> tuple[QFont, float]:
    """The type of a hand's figures, and where its name begins."""
    font = draw.theme.title(round(_LARGE * spot.height * (1.0 if len(figures) == 1 else 0.55)))
    wide = QFontMetricsF(font).horizontalAdvance(figures)
    return font, max(HAND_BESIDE * spot.height, wide + 4 * scale)


def _on_base(draw: Painter, painter: QPainter, at: QPointF, words: str, font: QFont) -> None:
    """Write on the cloth so that words of all sizes stand on one line."""
    metrics = QFontMetricsF(font)
    room = QRectF(at.x(), at.y() - metrics.ascent(), 2, metrics.height())
    room.setWidth(metrics.horizontalAdvance(words) + 2)
    draw.written(painter, room, words, font)


def _hand_upright(
    draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float
) -> None:
    """The same with the name below; larger if it is the best there is."""
    figures, name = _figures(words)
    part = 0.34 if not spot.whole else 0.46
    large = max(part * spot.height, 20 * scale) * (1.0 if len(figures) == 1 else 0.6)
    small = max(14 * scale, 0.13 * spot.height)
    font = draw.theme.title(round(large))
    top = (spot.height - 1.34 * large - 1.37 * small) / 2
    draw.written(painter, QRectF(0, top, spot.width, 1.37 * large), figures, font)
    _named(draw, painter, QRectF(0, top + 1.34 * large, spot.width, 1.37 * small), name, small)


def _aside(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """The same where it concerns nobody: the figures alone, faint, and on the line of the row."""
    figures, _name = _figures(words)
    base = _setting(draw, spot, row, scale)[1] if (row := words.partition("\n")[2]) else 0.0
    ink = QColor(draw.cloth_ink)
    ink.setAlphaF(FAINT[ink.lightness() > 128])
    painter.setPen(ink)
    size = max(19 * scale, 0.46 * spot.height * (1.0 if len(figures) == 1 else 0.7))
    painter.setFont(draw.theme.title(round(size)))
    painter.drawText(QPointF(0, base or _BASE * spot.height), figures)


def _figures(words: str) -> tuple[str, str]:
    """The figures of a hand, which are marked as large, and its name."""
    figures, _, name = words.partition("\n")[0].removeprefix("<big>").partition("</big>")
    return figures, name.strip()


def _named(draw: Painter, painter: QPainter, place: QRectF, name: str, size: float) -> None:
    """Write a name on one line, smaller if need be."""
    font = draw.theme.title(round(size))
    while QFontMetricsF(font).horizontalAdvance(name) > place.width() and font.pixelSize() > LEAST:
        font.setPixelSize(font.pixelSize() - 1)
    draw.written(painter, place, name, font)


def counted(
    draw: Painter,
    painter: QPainter,
    spot: FurnitureSpot,
    words: str,
    scale: float,
    rod: Rod | None = None,
) -> None:
    """A wooden abacus, its beads where they lie or on the ``rod``; below it says what they mean."""
    box, edge = QRectF(0, 0, spot.width, spot.height), max(4.0, 0.09 * spot.height)
    drop_shadow(painter, box, 7 * scale, 6 * scale)
    wooden(draw, painter, box, 7 * scale)
    room = spot.width - 2 * edge
    size = round(max(12 * scale, 0.19 * spot.height))
    document = draw.document(words, size, 700, 0, "left")
    shrink = min(1.0, room / max(1.0, document.idealWidth()))
    high = document.size().height() * shrink
    high_rod = spot.height - 2.2 * edge - high
    if high_rod > 10:
        lie = beads(spot.parts, spot.whole)
        abacus(painter, QRectF(edge, edge, room, high_rod), rod or slid(lie, lie, 1.0))
    painter.translate(
        (spot.width - document.idealWidth() * shrink) / 2,
        spot.height - high - (0.45 * edge if high_rod > 10 else (spot.height - high) / 2),
    )
    painter.scale(shrink, shrink)
    draw.put(painter, document, QColor("#fff1d6"))


def _seal(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _: float) -> None:
    """A seal with the sign for won, lost or a tie; the words are its tooltip."""
    sign, colour = {
        1: (pgettext("the seal on what has won", "W"), VERMILION),
        -1: (pgettext("the seal on what has lost", "L"), QColor("#3a3532")),
    }.get(spot.whole, (pgettext("the seal on a tie", "="), QColor("#8a641c")))
    box = QRectF(0, 0, spot.width, spot.height)
    seal(painter, box, sign, draw.theme.title(round(0.62 * spot.width)), colour, -8)


#: The painter of each kind.
PAINTERS: Mapping[str, Paint] = {
    "mat": _mat,
    "tray": _tray,
    "shade": _shade,
    "plaque": plaque,
    "duel": duel,
    "board": board,
    "pad": pad,
    "band": band,
    "lacquer": _lacquer,
    "coin": coin,
    "offer": coin,
    "offer_over": shaded,
    "offer_times": coin,
    "tally": tally,
    "pill": pill,
    **ring.PAINTERS,
    "halo": _halo,
    "place": _place,
    "disc": _disc,
    "brass": _brass,
    "cushion": _cushion,
    "figure": _figure,
    "hand": _hand,
    "hand_upright": _hand_upright,
    "aside": _aside,
    "abacus": counted,
    "seal": _seal,
}

"""The people at the table: a portrait in a round frame, the name, a role and one line.

The words stand on the cloth, beside the portrait or below it, as the spot has room. The frame of
whoever is to act glows; the spot is as large as the portrait with its words, the glow is beyond it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from cardtable.engine.table import PlateSpot
from cardtable.ui.table.paint import SOFT, DrawnSpot, Painter
from cardtable.ui.table.seals import VERMILION, seal
from cardtable.ui.table.thinking import Thinking
from cardtable.ui.widgets.icons import portrait_file, svg_pixmap

#: Opacity of the portrait of somebody who only watches.
FADED = 0.6
#: Plates at least so much wider than high have their words beside the portrait, others below it.
BESIDE = 1.45
#: Sizes of the name and of the line below it, at scale 1; what the edges take of the height.
_NAME, _LINE, EDGES = 15.0, 12.5, 4.0
#: Size of a name below a large portrait, as a part of the plate, with a line below it and without;
#: of the sign of a role beside it, and of a seal on it, as parts of the portrait.
_LARGE, _ALONE, _SIGN, _SEAL = 0.115, 0.16, 0.4, 0.34
#: Space between portrait and words; room for the glow, as a part of the portrait; least portrait
#: with a name below it.
_GAP, GLOW, _LEAST_PORTRAIT = 8.0, 0.2, 20.0
#: How far below its frame the name stands, at scale 1.
_APART = 2.0
#: A name cut to so few signs would not tell whose it is.
_LEAST_LETTERS = 5
#: The frame of a portrait, and that of whoever is to act or has won.
BRASS, GOLD = QColor("#8a6534"), QColor("#f0b429")
#: The sign of a long thought at scale 1: its width, its height with and without how far it is, and
#: where it is held, at the portrait's upper right corner.
_THOUGHT, _BARELESS, _HELD = (50.0, 31.0), 26.0, QPointF(44.0, 20.0)
#: How much larger the portrait of a winner is.
_WON = 0.12


@dataclass(frozen=True, slots=True)
class PlateWords:
    """What a plate says.

    Attributes:
        name: the player's name.
        role: the red tag, or empty.
        line: the line below the name.
        portrait: number of the portrait.
        about: level and temperament of a bot and a sentence about it, for the tooltip.
    """

    name: str
    role: str
    line: str
    portrait: int
    about: tuple[str, ...] = ()


def is_beside(spot: PlateSpot) -> bool:
    """Whether the words stand beside the portrait."""
    return spot.width >= BESIDE * spot.height


def plate(draw: Painter, spot: PlateSpot, words: PlateWords, scale: float) -> DrawnSpot:
    """Draw a person: portrait, name, role and line."""
    sheet, painter = _sheet(draw, spot)
    _paint_face(draw, painter, spot, words, scale)
    _paint_words(draw, painter, spot, words, scale)
    painter.end()
    return sheet


def plate_face(draw: Painter, spot: PlateSpot, words: PlateWords, scale: float) -> DrawnSpot:
    """Draw a person without what stands beside or below the portrait."""
    sheet, painter = _sheet(draw, spot)
    _paint_face(draw, painter, spot, words, scale)
    painter.end()
    return sheet


def plate_words(
    draw: Painter, spot: PlateSpot, words: PlateWords, scale: float
) -> tuple[DrawnSpot, QRectF]:
    """Draw what stands beside or below a portrait, and where the name is; empty if it is not."""
    sheet, painter = _sheet(draw, spot)
    name = _paint_words(draw, painter, spot, words, scale)
    painter.end()
    return sheet, name


def _sheet(draw: Painter, spot: PlateSpot) -> tuple[DrawnSpot, QPainter]:
    around = max(6.0, (GLOW + _WON) * min(spot.width, spot.height))  # a winner's face stands higher
    pixmap = draw.blank(spot.width + 2 * around, spot.height + 2 * around)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(around, around)
    return DrawnSpot(pixmap, around, around), painter


def _paint_face(
    draw: Painter, painter: QPainter, spot: PlateSpot, words: PlateWords, scale: float
) -> None:
    box = face_box(draw, spot, words, scale)
    bust(draw, painter, spot, words, box)
    _attributes(draw, painter, spot, words, box, scale)


def _paint_words(
    draw: Painter, painter: QPainter, spot: PlateSpot, words: PlateWords, scale: float
) -> QRectF:
    return (_beside if is_beside(spot) else _upright)(draw, painter, spot, words, scale)


def _beside(
    draw: Painter, painter: QPainter, spot: PlateSpot, words: PlateWords, scale: float
) -> QRectF:
    """Draw the words right of the portrait, name above line; return where the name is."""
    side = spot.height
    left = side + _GAP * scale
    room = max(12.0, spot.width - left)
    fitting = min(1.0, (side - EDGES) / _height(draw, _NAME * scale, _LINE * scale))
    role_font = draw.theme.font(round(11 * scale * fitting), 700)
    role = words.role if spot.shows == "all" and not spot.seal else ""
    tag = QFontMetricsF(role_font).horizontalAdvance(role) + 12 if role else 0.0
    # A tag that leaves the name no room takes the place of the line.
    under = bool(tag) and room - tag - 6 < 0.55 * room
    line = "" if under or spot.shows != "all" else words.line
    name_font = _fitting(
        draw,
        words.name,
        # Without a line it is larger beside a large portrait.
        max(_NAME * scale * fitting, 0.18 * side if spot.shows == "name" else 0.0),
        10,
        700,
        room - (0 if under or not tag else tag + 6),
    )
    line_font = _fitting(draw, line, _LINE * scale * fitting, 9, 400, room)
    name_metrics, line_metrics = QFontMetricsF(name_font), QFontMetricsF(line_font)
    elide = Qt.TextElideMode.ElideRight
    name = name_metrics.elidedText(words.name, elide, room - (0 if under or not tag else tag + 6))
    top = (side - name_metrics.height() - line_metrics.height()) / 2
    if spot.shows == "name":  # the lower half is left for what belongs to the person
        top = max(0.0, side / 2 - name_metrics.height())
    _write(draw, painter, QPointF(left, top + name_metrics.ascent()), name, name_font)
    below = top + name_metrics.height()
    if role:
        x = left if under else left + name_metrics.horizontalAdvance(name) + 6
        row = QRectF(
            x, below if under else top, tag, (line_metrics if under else name_metrics).height()
        )
        _tag(draw, painter, row, role, role_font)
    if line:
        said = line_metrics.elidedText(line, elide, room)
        at = QPointF(left, below + line_metrics.ascent())
        _write(draw, painter, at, said, line_font, soft=True)
    return QRectF(left, top, name_metrics.horizontalAdvance(name), name_metrics.height())


class _Standing(NamedTuple):
    """A portrait with words below it: its box, in which fonts name and line are written, if at all,
    and the name as there is room for it.
    """

    box: QRectF
    name_font: QFont
    line_font: QFont
    name: str
    named: bool
    lined: bool


def _standing(draw: Painter, spot: PlateSpot, words: PlateWords, scale: float) -> _Standing:
    """Find room for what fits below a portrait: the name, cut if need be, then the line."""
    width, height = spot.width, spot.height
    large = (_LARGE if spot.shows == "all" else _ALONE) * min(width, height)
    name_font = _fitting(draw, words.name, max(_NAME * scale, large), 10, 700, width)
    line_font = _fitting(draw, words.line, max(_LINE * scale, 0.84 * large), 10, 400, width)
    name_metrics, line_metrics = QFontMetricsF(name_font), QFontMetricsF(line_font)
    name = name_metrics.elidedText(words.name, Qt.TextElideMode.ElideRight, width + 1)
    named = name == words.name or len(name) > _LEAST_LETTERS
    lined = (
        spot.shows == "all"
        and bool(words.line)
        and line_metrics.horizontalAdvance(words.line) <= width + 1
    )
    apart = _APART * scale
    below = apart + name_metrics.height() + (line_metrics.height() if lined else 0.0)
    if lined and height - below < 0.45 * height:
        lined, below = False, apart + name_metrics.height()
    side = min(width, height - below)
    if spot.shows == "face" or not named or side < _LEAST_PORTRAIT * scale:
        named, side, below = False, min(width, height), 0.0
    top = (height - side - below) / 2
    box = QRectF((width - side) / 2, top, side, side)
    return _Standing(box, name_font, line_font, name, named, lined)


def _upright(
    draw: Painter, painter: QPainter, spot: PlateSpot, words: PlateWords, scale: float
) -> QRectF:
    """Write what fits below the portrait; return where the name is."""
    box, name_font, line_font, name, named, lined = _standing(draw, spot, words, scale)
    width, apart = spot.width, _APART * scale
    name_metrics, line_metrics = QFontMetricsF(name_font), QFontMetricsF(line_font)
    short = words.role and spot.shows == "all" and not (spot.sign or spot.seal)
    if short and box.width() >= 40 * scale:
        font = _fitting(draw, words.role, 11 * scale, 9, 700, width - 12)
        wide = QFontMetricsF(font).horizontalAdvance(words.role) + 12
        if wide <= width + 8:
            high = QFontMetricsF(font).height()
            row = QRectF((width - wide) / 2, box.bottom() - high * 1.05, wide, high)
            _tag(draw, painter, row, words.role, font)
    if not named:
        return QRectF()
    left = (width - name_metrics.horizontalAdvance(name)) / 2
    place = QRectF(left, box.bottom() + apart, width - 2 * left, name_metrics.height())
    at = QPointF(left, place.top() + name_metrics.ascent())
    _write(draw, painter, at, name, name_font)
    if lined:
        left = (width - line_metrics.horizontalAdvance(words.line)) / 2
        at = QPointF(left, place.bottom() + line_metrics.ascent())
        _write(draw, painter, at, words.line, line_font, soft=True)
    return place


def _height(draw: Painter, name: float, line: float) -> float:
    """The height of a name with a line below it."""
    fonts = draw.theme.font(round(name), 700), draw.theme.font(round(line))
    return sum(QFontMetricsF(font).height() for font in fonts)


def _write(
    draw: Painter, painter: QPainter, at: QPointF, words: str, font: QFont, soft: bool = False
) -> None:
    """Write on the cloth; light ink has a shadow."""
    ink = QColor(draw.cloth_ink)
    painter.setFont(font)
    if ink.lightness() > 128:
        painter.setPen(QColor(0, 0, 0, 120))
        painter.drawText(at + QPointF(0.5, 1.0), words)
    if soft:
        ink.setAlphaF(SOFT)
    painter.setPen(ink)
    painter.drawText(at, words)


def _tag(draw: Painter, painter: QPainter, row: QRectF, role: str, font: QFont) -> None:
    """Draw a role on red, in the middle of a row."""
    tag = QRectF(row)
    tag.setHeight(min(row.height(), QFontMetricsF(font).height() + 1))
    tag.moveCenter(row.center())
    painter.setPen(QPen(QColor(20, 14, 10, 160), 1))
    painter.setBrush(draw.c["role"])
    painter.drawRoundedRect(tag, 3, 3)
    painter.setPen(draw.c["role_ink"])
    painter.setFont(font)
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, role)


def _fitting(
    draw: Painter, text: str, size: float, minimum: int, weight: int, room: float
) -> QFont:
    """The font in the largest size, from ``size`` to ``minimum`` pixels, at which a text fits."""
    font = draw.theme.font(round(size), weight)
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > minimum:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def thinking_sign(draw: Painter, thought: Thinking, scale: float) -> DrawnSpot:
    """Draw three dots in a bubble, highlighted in turn; a bar below shows progress, if known.

    It is placed relative to the plate's upper right corner.
    """
    width, high = _THOUGHT
    width, height = width * scale, (_BARELESS if thought.share is None else high) * scale
    pixmap = draw.blank(width + 2, height + 2)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(1, 1)
    c = draw.c
    painter.setPen(QPen(c["mark_line"], 1.2))
    painter.setBrush(c["raised"])
    painter.drawRoundedRect(QRectF(0.6, 0.6, width - 1.2, height - 1.2), 10 * scale, 10 * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    for dot in range(3):
        lit = thought.beat % 3 == dot
        radius = (4.2 if lit else 3.0) * scale
        painter.setBrush(c["ink" if lit else "edge"])
        painter.drawEllipse(QPointF((13 + 12 * dot) * scale, 13 * scale), radius, radius)
    if thought.share is not None:
        bar = QRectF(9 * scale, 22 * scale, width - 18 * scale, 4 * scale)
        painter.setBrush(c["line"])
        painter.drawRoundedRect(bar, 2, 2)
        bar.setWidth(max(bar.height(), bar.width() * thought.share))
        painter.setBrush(c["accent"])
        painter.drawRoundedRect(bar, 2, 2)
    painter.end()
    return DrawnSpot(pixmap, _HELD.x() * scale, _HELD.y() * scale)


def thought_places(spot: PlateSpot, scale: float) -> Iterator[QRectF]:
    """Where the sign of a long thought may stand at a plate, the best place first."""
    face, size = portrait_place(spot), QSizeF(*_THOUGHT) * scale
    box = QRectF(face.topRight() - _HELD * scale, size)
    yield box
    yield box.translated(0, order_place(face, scale).top() - box.bottom())  # above the order
    aside = box.right() - face.right()
    yield QRectF(QPointF(face.left() - aside, box.top()), size)
    for left in (face.right() - aside / 2, face.left() + aside / 2 - size.width()):
        yield QRectF(QPointF(left, face.center().y() - size.height() / 2), size)
    yield QRectF(QPointF(face.center().x() - size.width() / 2, face.bottom() - aside), size)


def thought_point(place: QRectF, scale: float) -> QPointF:
    """Where the sign of a long thought is held that stands there."""
    return place.topLeft() + _HELD * scale


def portrait_place(spot: PlateSpot) -> QRectF:
    """The square round the portrait of a plate, where the words below it are of the usual size."""
    if is_beside(spot):
        return QRectF(spot.x, spot.y, spot.height, spot.height)
    side = min(spot.width, spot.height)
    return QRectF(spot.x + (spot.width - side) / 2, spot.y, side, side)


def medallion(
    painter: QPainter,
    portrait: int | QPixmap,
    box: QRectF,
    ratio: float,
    lit: bool,
    faded: bool = False,
    frame: QColor = BRASS,
    mood: int = 0,
) -> None:
    """Draw a face in its round frame; if it is ``lit``, of gold, with light round it."""
    side, middle = box.width(), box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    below = middle + QPointF(side * 0.03, side * 0.06)
    shadow = QRadialGradient(below, side * 0.57)
    for part, alpha in ((0.76, 150), (0.86, 84), (0.94, 24), (1.0, 0)):
        shadow.setColorAt(part, QColor(0, 0, 0, alpha))
    painter.setBrush(shadow)
    painter.drawEllipse(below, *[side * 0.57] * 2)
    if lit:
        glow = QRadialGradient(middle, side * (0.5 + GLOW))
        for part, alpha in ((0.66, 0), (0.7, 235), (0.78, 110), (0.86, 45), (1.0, 0)):
            glow.setColorAt(part, QColor(255, 200, 84, alpha))
        painter.setBrush(glow)
        painter.drawEllipse(middle, *[side * (0.5 + GLOW)] * 2)
    painter.setBrush(QColor("#14100d"))
    painter.drawEllipse(box)
    ring = GOLD if lit else frame
    metal = QLinearGradient(box.topLeft(), box.bottomRight())
    for part, colour in ((0, ring.lighter(150)), (0.5, ring), (1, ring.darker(170))):
        metal.setColorAt(part, colour)
    painter.setBrush(metal)
    painter.drawEllipse(middle, *[side * 0.48] * 2)
    radius = side * 0.435
    painter.save()
    if faded:
        painter.setOpacity(FADED)
    window = QPainterPath()
    window.addEllipse(middle, radius, radius)
    painter.setClipPath(window)
    face = 2.24 * radius
    if isinstance(portrait, int):
        portrait = svg_pixmap(portrait_file(portrait, mood), face, ratio)
    painter.drawPixmap(middle - QPointF(face / 2, face / 2), portrait)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(20, 14, 10, 200), max(1.0, side * 0.018)))
    painter.drawEllipse(middle, radius, radius)


def face_box(draw: Painter, spot: PlateSpot, words: PlateWords, scale: float) -> QRectF:
    """The box of the portrait of a plate that lies at the origin."""
    if is_beside(spot):
        box = QRectF(0, 0, spot.height, spot.height)
    else:
        box = _standing(draw, spot, words, scale).box
    more = _WON * box.width() if spot.won > 0 else 0.0
    return box.adjusted(-more / 2, -more, more / 2, 0)  # upwards: the name stands below


def bust(draw: Painter, painter: QPainter, spot: PlateSpot, words: PlateWords, box: QRectF) -> None:
    """Draw a seat's face as it looks at the table, in a box of any size."""
    frame, lit = VERMILION if spot.seal else BRASS, spot.turn or spot.won > 0
    medallion(painter, words.portrait, box, draw.ratio, lit, spot.faded, frame, spot.mood)


def _attributes(
    draw: Painter, painter: QPainter, spot: PlateSpot, words: PlateWords, box: QRectF, scale: float
) -> None:
    """Draw a seat's sign at the lower right of a face, or left of a seal, and what its role is
    known by.
    """
    badge = max(11.0, box.width() * 0.26)
    if spot.shows == "all":
        left = box.left() + badge * 0.05 if spot.seal else box.right() - badge * 1.05
        painter.drawPixmap(
            QPointF(left, box.bottom() - badge * 1.05),
            svg_pixmap(f"table/seat_{spot.seat % 10}.svg", badge, draw.ratio),
        )
    if spot.seal:
        _role_seal(draw, painter, _sealed(box), words.role)
    if spot.order:
        _order(draw, painter, spot.order, box, scale)
    if spot.sign:
        sign, at = _signed(box)
        painter.drawPixmap(at, svg_pixmap(f"table/{spot.sign}.svg", sign, draw.ratio))


def _signed(box: QRectF) -> tuple[float, QPointF]:
    """How large the picture of a role is on a portrait, and where."""
    sign = max(18.0, _SIGN * box.width())
    return sign, QPointF(box.right() - 0.72 * sign, box.top() - 0.06 * sign)


def role_sign(draw: Painter, spot: PlateSpot, picture: str, scale: float) -> DrawnSpot:
    """Draw the picture of a role alone, as it is on the portrait of a plate with a name."""
    sign, at = _signed(_face(draw, spot, scale))
    return DrawnSpot(svg_pixmap(f"table/{picture}.svg", sign, draw.ratio), -at.x(), -at.y())


def _sealed(box: QRectF) -> QRectF:
    """Where the seal of a role is struck on a portrait."""
    large = max(16.0, box.width() * _SEAL)
    struck = QRectF(0, 0, large, large)
    struck.moveCenter(box.center() + QPointF(0.42, 0.28) * box.width())  # clear of the name
    return struck


def _role_seal(draw: Painter, painter: QPainter, box: QRectF, role: str) -> None:
    seal(painter, box, role[:1], draw.theme.title(round(0.6 * box.width())), VERMILION, -7)


def _face(draw: Painter, spot: PlateSpot, scale: float) -> QRectF:
    """Where the portrait of a plate with a name is."""
    face = portrait_place(spot)
    if is_beside(spot):
        return face
    font = draw.theme.font(round(max(_NAME * scale, _ALONE * face.width())), 700)
    side = min(face.width(), spot.height - 2 * scale - QFontMetricsF(font).height())
    return QRectF(face.center().x() - side / 2, spot.y, side, side)


def role_seal(draw: Painter, spot: PlateSpot, role: str, scale: float) -> DrawnSpot:
    """Draw the seal of a role alone, as it is on the portrait of a plate with a name."""
    box = _sealed(_face(draw, spot, scale))
    around = 0.2 * box.width()
    pixmap = draw.blank(box.width() + 2 * around, box.height() + 2 * around)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _role_seal(draw, painter, QRectF(around, around, box.width(), box.height()), role)
    painter.end()
    return DrawnSpot(pixmap, around - box.x(), around - box.y())


def order_place(face: QRectF, scale: float) -> QRectF:
    """Where the place in the betting order stands at a portrait."""
    size = max(min(20 * scale, max(16 * scale, 0.3 * face.height())), 0.2 * face.height())
    disc = QRectF(0, 0, size, size)
    far = (0.5 * face.height() + 0.1 * size) / math.sqrt(2)
    disc.moveCenter(face.center() + QPointF(far, -far))
    return disc


def _order(draw: Painter, painter: QPainter, order: int, box: QRectF, scale: float) -> None:
    """Draw the place in the betting order at the frame's upper right, off the face: on a pale disc,
    as the numbers of the mats stand on black ones.
    """
    disc = order_place(box, scale)
    painter.setPen(QPen(BRASS.darker(150), 1.4))
    painter.setBrush(QColor("#fbf1dc"))
    painter.drawEllipse(disc)
    painter.setPen(QColor("#231a10"))
    painter.setFont(draw.theme.font(max(10, round(0.62 * disc.width())), 700))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(order))

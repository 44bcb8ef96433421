"""What a game's poster is painted with: its colours, its pattern, and a fan of its best cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cardtable.art.assets import asset
from cardtable.art.render import Renderer
from cardtable.ui.room import GILT
from cardtable.ui.table.materials import hemp_leaves
from cardtable.ui.widgets.shadow import drop_shadow

#: Width by height of the faces of each deck on a poster.
_RATIOS = {"kabufuda": 330 / 540, "hanafuda": 330 / 540, "french": 635 / 889}
#: Faces are rendered at multiples of this height, in physical pixels: a window that is drawn larger
#: does not render them anew at every step.
_STEP = 24
#: The pattern, and the disc behind the fan: its light and its rim.
_PATTERN, _DISC, _RIM = (
    QColor(255, 240, 214, 24),
    QColor(255, 238, 205, 30),
    QColor(255, 238, 205, 60),
)
#: Room round a card for its shadow, as a part of its height.
_AROUND = 0.1
#: How much wider the fan of the poster in hand is; how far it is opened when it is squared up.
OPENED, SQUARED = 0.2, -5.0


@dataclass(frozen=True, slots=True)
class Look:
    """How a poster looks.

    Attributes:
        light, dark: the colours of its middle and of its rim.
        waves: whether its pattern is waves; else hemp leaves.
        faces: its cards, as ``deck/file``, from the left.
        spread, turn, sag: how far the cards lie apart and how far their ends sag, as parts of a
            card's height, and the degrees between two of them.
    """

    light: str
    dark: str
    waves: bool = False
    faces: tuple[str, ...] = ()
    spread: float = 0.19
    turn: float = 8.0
    sag: float = 0.027


LOOKS = {
    "oicho-kabu": Look(
        "#8b1f1d",
        "#4b0f10",
        faces=("kabufuda/04_kinshi", "kabufuda/01_akapin", "kabufuda/09"),
        spread=0.273,
        turn=10,
        sag=0.035,
    ),
    "kyo-kabu": Look(
        "#24436f",
        "#101f3a",
        waves=True,
        faces=(
            "hanafuda/05_animal",
            "hanafuda/06_chaff_1",
            "hanafuda/07_animal",
            "hanafuda/08_bright",
        ),
        spread=0.212,
    ),
    "dou-dizhu": Look(
        "#27644a", "#0e2c20", faces=("french/QD", "french/KS", "french/AS", "french/joker_red")
    ),
    "oklahoma-gin": Look(
        "#63305c", "#2b1129", waves=True, faces=("french/TH", "french/JH", "french/QH", "french/KH")
    ),
}
#: For plug-in games, one after another.
_MORE = (Look("#7a4a1c", "#33200c"), Look("#1f5560", "#0c262c", True), Look("#4a4f26", "#1f2210"))


def look_of(game: str, place: int) -> Look:
    """The look of a game's poster; ``place`` is its place on the page."""
    return LOOKS.get(game, _MORE[place % len(_MORE)])


def paint_ground(
    painter: QPainter, box: QRectF, look: Look, unit: float, middle: float, pattern: bool = True
) -> None:
    """Colour, pattern, and a disc at a height; ``unit`` is the scale, 1 for a width of 411."""
    ground = QRadialGradient(QPointF(box.center().x(), box.top() + middle), 560 * unit)
    ground.setColorAt(0, QColor(look.light).lighter(118))
    ground.setColorAt(0.5, QColor(look.light))
    ground.setColorAt(1, QColor(look.dark))
    painter.fillRect(box, ground)
    if not pattern:
        pass
    elif look.waves:
        _waves(painter, box, 34 * unit)
    else:
        hemp_leaves(painter, box, 62 * unit, _PATTERN)
    centre = QPointF(box.center().x(), box.top() + middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_DISC)
    painter.drawEllipse(centre, 178 * unit, 178 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_RIM, 2 * unit))
    painter.drawEllipse(centre, 166 * unit, 166 * unit)


def _waves(painter: QPainter, box: QRectF, side: float) -> None:
    """Seigaiha: rows of waves, each of three arcs."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(_PATTERN, 1))
    path = QPainterPath()
    row, y = 0, box.top()
    while y < box.bottom() + side:
        x = box.left() - (0 if row % 2 else side)
        while x < box.right() + side:
            for part in (1.0, 0.68, 0.36):
                arc = QRectF(x - side * part, y - side * part, 2 * side * part, 2 * side * part)
                path.arcMoveTo(arc, 0)
                path.arcTo(arc, 0, 180)
            x += 2 * side
        y += side / 2
        row += 1
    painter.drawPath(path)
    painter.restore()


def paint_gilt(painter: QPainter, box: QRectF, radius: float, width: float, lit: float) -> None:
    """The gilt line inside a box's edge; ``lit``: how far it glows, from 0 to 1."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colour = QColor("#f0b429")
    colour.setAlphaF(lit)
    for pen in (QPen(GILT, width), QPen(colour, 1.6 * width)):
        painter.setPen(pen)
        painter.drawRoundedRect(box, radius, radius)


def fan_height(look: Look, width: float) -> float:
    """The height of the cards whose opened fan is so wide."""
    ends = (len(look.faces) - 1) / 2
    tilt = math.radians(ends * look.turn * (1 + OPENED))
    across = max((_ratio(face) for face in look.faces), default=1.0)
    whole = 2 * ends * look.spread * (1 + OPENED) + across * math.cos(tilt) + math.sin(tilt)
    return width / whole


def _ratio(face: str) -> float:
    return _RATIOS[face.partition("/")[0]]


def faces_of(look: Look, renderer: Renderer, height: float, ratio: float) -> list[QPixmap]:
    """The faces of a fan, for cards so many pixels high; empty until all of them are there."""
    physical = max(_STEP, -(-round(height * ratio) // _STEP) * _STEP)
    found = [
        renderer.found(asset(f"cards/{face}.svg"), round(physical * _ratio(face)), physical)
        for face in look.faces
    ]
    return [face for face in found if face is not None] if all(found) else []


def cards_of(faces: Sequence[QPixmap], height: float, ratio: float) -> list[QPixmap]:
    """Cards of a height with their shadows, ready to be laid out: that is seldom done anew."""
    return [_card(face, height, ratio) for face in faces]


def _card(face: QPixmap, height: float, ratio: float) -> QPixmap:
    width, around = height * face.width() / face.height(), height * _AROUND
    whole = QSizeF(width + 2 * around, height + 2 * around) * ratio
    card = QPixmap(whole.toSize())
    card.setDevicePixelRatio(ratio)
    card.fill(Qt.GlobalColor.transparent)
    painter = QPainter(card)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    box = QRectF(around, around, width, height)
    drop_shadow(painter, box, height * 0.03, height * 0.045)
    drop_shadow(painter, box, height * 0.03, height * 0.012)
    painter.drawPixmap(box, face, QRectF(face.rect()))
    painter.end()
    return card


def paint_fan(
    painter: QPainter,
    look: Look,
    cards: Sequence[QPixmap],
    centre: QPointF,
    height: float,
    opened: float = 0.0,
) -> None:
    """A fan of cards of a height, opened by a part of :data:`OPENED`."""
    more = 1 + OPENED * opened
    sag = min(1.0, more)
    for i, card in enumerate(cards):
        t = i - (len(cards) - 1) / 2
        size = card.deviceIndependentSize()
        painter.save()
        painter.translate(
            centre.x() + t * look.spread * height * more,
            centre.y() + (t * t * look.sag + abs(t) * 0.007) * height * sag,
        )
        painter.rotate(t * look.turn * more)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), card)
        painter.restore()

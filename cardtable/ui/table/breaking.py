"""A moment for which a bank breaks: its last chips roll away, and the sign cracks in two.

The lamp stays on the place that is empty now.
"""

from __future__ import annotations

import math
import random
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.phrases.base import MomentWords
from cardtable.ui.table.celebrating import FORWARD, Celebration
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.woodblock import INK
from cardtable.ui.widgets.icons import svg_pixmap

#: Fractions of the time: the sign cracks; its halves lie apart; the heap has fallen apart; the
#: first chip sets out for who gets it, the last one does, and how long one flies; it is dark.
_CRACKS, _APART, _FALLEN, _FIRST, _LAST, _FLIES, _DARK = 0.24, 0.36, 0.3, 0.32, 0.56, 0.26, 0.12
#: How far a half slides, as a part of the sign's height, and tilts, in degrees; how far both fall
#: as they go; how many strokes the crack has, and how far it strays, as a part of the height.
_SLIDES, _TILTS, _SINKS, _STROKES, _STRAYS = 0.07, 3.5, 0.6, 7, 0.09
#: How many chips roll away, how far at most, in their sizes, and how high they fly, as a part of
#: their way.
_CHIPS, _FAR, _HIGH = 12, 2.6, 0.16
#: How dark the room is, by day and by night; how far the lamp reaches, in faces; how many pixels
#: one of the dark has.
_DUSK, _NIGHT, _REACH, _COARSE = 120, 165, 2.1, 8


class Breaking(Celebration):
    """The sign falls beside the dealer, his heap with it; the sign cracks, the chips go."""

    told, nearer = 0.6, 0.0

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._draw: Painter = args[2]
        self._halves: list[QGraphicsPixmapItem] = []
        self._chips: list[tuple[QGraphicsPixmapItem, QPointF, QPointF, QPointF, float]] = []
        self._rolls = False
        self._behind.setPos(self._room.center())
        self._behind.setZValue(FORWARD - 2)
        self._behind.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._unpainted[self._behind] = partial(self._lamp)

    def _sign(self, draw: Painter, words: MomentWords, part: float) -> QPixmap:
        """The sign; cracked at once where nothing moves."""
        picture = super()._sign(draw, words, part)
        return self._cracked(picture) if self._calm else picture

    def _lamp(self) -> QPixmap:
        """Dusk with a soft hole over the place that is empty; nothing where all is calm."""
        room = self._room
        few = QPixmap(math.ceil(room.width() / _COARSE) + 1, math.ceil(room.height() / _COARSE) + 1)
        few.fill(QColor(0, 0, 0, 0))
        seat = self.shown.moment.number("seat")
        heap = self.heap(seat) if seat is not None else None
        if self._calm or heap is None or self.owner is None:
            return few
        place = (heap.center() + self.owner) / 2
        reach = _REACH * max(
            heap.width() * 2, math.dist(heap.center().toTuple(), self.owner.toTuple())
        )
        dark = QRadialGradient((place - room.topLeft()) / _COARSE, 1.7 * reach / _COARSE)
        dusk = QColor(10, 10, 30, _NIGHT if self._draw.theme.dark else _DUSK)
        for at, alpha in ((0.0, 0.0), (0.45, 0.0), (1.0, 1.0)):
            colour = QColor(dusk)
            colour.setAlphaF(alpha * dusk.alphaF())
            dark.setColorAt(at, colour)
        painter = QPainter(few)
        painter.fillRect(few.rect(), dark)
        painter.end()
        return few

    def _update(self, t: float) -> None:
        """Show it after fraction ``t`` of its time."""
        super()._update(t)
        if t >= 1 or self._calm:
            return
        goes = self._goes(t)
        dark = min(1.0, t / _DARK) * (1 - goes)
        self._behind.setScale(_COARSE)
        self._behind.setOpacity(dark)
        self.dims(0.6 * dark)
        if not self._rolls and t >= self.strikes:
            self._rolls = True
            self._roll()
        self._fly(t)
        if t >= _CRACKS:
            if not self._halves:
                self._halves = [
                    self._piece(half, self._plaque.zValue())
                    for half in _split(self._plaque.pixmap())
                ]
            self._plaque.setVisible(False)
            apart = 1 - (1 - min(1.0, (t - _CRACKS) / (_APART - _CRACKS))) ** 3
            self._fall_apart(apart, goes)

    def _fall_apart(self, apart: float, goes: float) -> None:
        """Show the halves so far apart, and so far gone."""
        box = self._plaque.boundingRect()
        least = min(box.width(), box.height())
        for side, half in zip((-1, 1), self._halves, strict=True):
            off = _aside(box.size(), side * apart) + QPointF(0, _SINKS * goes * goes * least)
            half.setPos(self._plaque.pos() + off)
            half.setRotation(side * _TILTS * (apart + 2 * goes))
            half.setOpacity(1 - goes)

    def _roll(self) -> None:
        """Let the heap fall apart: each chip goes to one of those who have won."""
        moment = self.shown.moment
        seat = moment.number("seat")
        heap = self.heap(seat) if seat is not None else None
        goals = [box.center() for one in moment.glad if (box := self.heap(one)) is not None]
        if seat is None or heap is None or not goals:
            return
        dice, size = random.Random(7), heap.width()
        disc = svg_pixmap(f"table/chip_{seat}.svg", size, self._draw.ratio)
        for k in range(_CHIPS):
            angle, far = dice.uniform(0.1, math.pi - 0.1), size * dice.uniform(0.5, _FAR)
            lies = heap.center() + QPointF(far * math.cos(angle), 0.6 * far * math.sin(angle))
            stands = heap.center() - QPointF(0, 0.12 * size * k)
            late = _FIRST + (_LAST - _FIRST) * k / (_CHIPS - 1)
            disc_item = self._piece(disc, self._plaque.zValue() - 1)
            self._chips.append((disc_item, stands, lies, goals[k % len(goals)], late))

    def _fly(self, t: float) -> None:
        """Show the chips after fraction ``t`` of the time."""
        fallen = min(1.0, (t - self.strikes) / (_FALLEN - self.strikes))
        for item, stands, lies, goal, late in self._chips:
            own = (t - late) / _FLIES
            item.setVisible(own < 1)
            at = stands + (lies - stands) * (1 - (1 - fallen) ** 2)
            if own > 0:
                k, way = own * own * (3 - 2 * own), goal - lies
                high = _HIGH * math.hypot(way.x(), way.y()) * 4 * own * (1 - own)
                at = lies + way * k - QPointF(0, high)
            item.setPos(at)

    def _cracked(self, picture: QPixmap) -> QPixmap:
        """A sign that is broken in two."""
        size = picture.deviceIndependentSize()
        broken = self._draw.blank(size.width(), size.height())
        painter = QPainter(broken)
        for side, half in zip((-1, 1), _split(picture), strict=True):
            painter.drawPixmap(_aside(size, 0.5 * side), half)
        painter.end()
        return broken

    def end(self) -> None:
        """Remove it, with all that has come with it."""
        if self.begun and not self._calm:
            self.dims(0.0)
        super().end()


def _aside(size: QSizeF, part: float) -> QPointF:
    """How far a half of a sign lies from where it was, ``part`` of all: along the longer side."""
    far = part * _SLIDES * min(size.width(), size.height())
    return QPointF(0, far) if size.height() > size.width() else QPointF(far, 0)


def _split(picture: QPixmap) -> list[QPixmap]:
    """The halves of a sign that cracks across, near its middle."""
    size, dice = picture.deviceIndependentSize(), random.Random(4)
    upright = size.height() > size.width()
    long, wide = max(size.width(), size.height()), min(size.width(), size.height())
    crack = [
        QPointF(
            long * 0.36 + _STRAYS * wide * dice.uniform(-1, 1) * (1 + k % 2), wide * k / _STROKES
        )
        for k in range(_STROKES + 1)
    ]
    halves = []
    for end in (0.0, long):
        line = [QPointF(end, 0), *crack, QPointF(end, wide)]
        line = [QPointF(one.y(), one.x()) if upright else one for one in line]
        half = QPixmap(picture.size())
        half.setDevicePixelRatio(picture.devicePixelRatio())
        half.fill(QColor(0, 0, 0, 0))
        side = QPainterPath()
        side.addPolygon(QPolygonF(line))
        painter = QPainter(half)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(side)
        painter.drawPixmap(QPointF(), picture)
        painter.setPen(QPen(INK, 1.6))  # the break is dark
        # No line hangs where the sign is not.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.drawPolyline(QPolygonF(line[1:-1]))
        painter.end()
        halves.append(half)
    return halves

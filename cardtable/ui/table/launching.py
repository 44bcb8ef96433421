"""A moment for which two cards rise on tails of fire, while it is night for a breath."""

from __future__ import annotations

import math
import random
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.ui.table.celebrating import FORWARD, Celebration
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.things import KIND
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, OCHRE, PAPER, VERMILION, unit

#: Fractions of the time: the cards have crouched; they lift off; they are above the table; they
#: come down again, and lie there; the night begins to end, has ended; all that is left
#: begins to go.
_CROUCHED, _LIFTS, _OFF, _DOWN, _LIES = 0.08, 0.28, 0.5, 0.57, 0.78
#: When it is night.
_NIGHT = 0.13
_DAWN, _DAY, _GOES = 0.6, 0.82, 0.72
#: How far down they crouch, as a part of their height; by how many degrees they lean apart; by how
#: many pixels at scale 1 they shudder.
_DEEP, _LEAN, _SHUDDERS = 0.2, 5.0, 3.0
#: How bright the flash is by night; its darkness, and how many stars it has.
_GLOWS, _DARK, _STARS = 0.3, 200, 60
#: How many stars streak past, how long one is as a part of the table's height, and how broad; how
#: many of the table's heights they fall.
_STREAKS, _STREAK, _BROAD, _PAST = 26, 0.16, 2.6, 3.2
#: How far a tail reaches below the cards at scale 1, and the least; the clouds at its foot, how
#: wide and how high they are there, and how far they have spread in the end.
_LONG, _SHORT, _CLOUD, _WIDE, _HIGH, _SPREADS = 190.0, 40.0, 0.34, 90.0, 76.0, 0.2


class Launch(Celebration):
    """The cards crouch, shudder as they ignite, lift off out of sight, and come down again."""

    lasts, strikes, blows, told, nearer, centred = 1.4, _LIFTS, 0.0, 0.9, 0.0, False

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        draw: Painter = args[2]
        self._boxes, self._bright = [box for _item, box in args[4]], _GLOWS
        self._streaks: list[tuple[QGraphicsPixmapItem, float, float]] = []
        if not self._cards:
            return
        self._behind.setZValue(FORWARD - 2)
        self._unpainted[self._behind] = partial(self._tails, draw)
        if self._calm:
            return
        self._dark = self._sky_item(self._night(draw), FORWARD - 3)
        self._dark.setPos(self._room.topLeft())
        self._smoke = self._sky_item(self._clouds(draw), FORWARD - 1)
        dice, streak = random.Random(9), self._streak(draw)
        self._streaks = [
            (self._sky_item(streak, FORWARD - 2.5), dice.random(), dice.random())
            for _ in range(_STREAKS)
        ]

    def _spread(self) -> list[QRectF]:
        group, u = self._group, unit(self._room.size())
        wide = (1 + _SPREADS) * (group.width() / 2 + _WIDE * u) - group.width() / 2
        return [
            group.adjusted(-wide, 0.5 * group.height(), wide, _DEEP * group.height() + _HIGH * u)
        ]

    def _sky_item(self, picture: QPixmap, z: float) -> QGraphicsPixmapItem:
        """Something that is seen in this night alone, and not yet."""
        item = QGraphicsPixmapItem(picture)
        item.setZValue(z)
        item.setData(KIND, "moment")
        item.setVisible(False)
        self._scene.addItem(item)
        return item

    _smoke: QGraphicsPixmapItem | None = None
    _dark: QGraphicsPixmapItem | None = None

    def _night(self, draw: Painter) -> QPixmap:
        """A sky with stars, brighter where the cards rise.

        It is painted with every frame, which takes five times as long if it has to be stretched.
        """
        room, dice = self._room, random.Random(5)
        wide, high = math.ceil(room.width()), math.ceil(room.height())
        picture = QPixmap(wide, high)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sky = QRadialGradient(self._group.center() - room.topLeft(), 0.8 * wide)
        sky.setColorAt(0.0, QColor(40, 12, 30, _DARK - 90))
        sky.setColorAt(0.45, QColor(12, 14, 40, _DARK))
        sky.setColorAt(1.0, QColor(5, 6, 18, _DARK + 30))
        painter.fillRect(QRectF(0, 0, wide, high), sky)
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(_STARS):
            painter.setBrush(QColor(255, 240, 200, dice.randrange(90, 230)))
            side = dice.uniform(1.0, 2.8)
            painter.drawEllipse(QPointF(dice.uniform(0, wide), dice.uniform(0, high)), side, side)
        painter.end()
        return picture

    def _tails(self, draw: Painter) -> QPixmap:
        """A tail of fire below each card, and clouds at its foot; nothing of it above them."""
        group, u = self._group, unit(self._room.size())
        below = [box.top() for box in self.faces() if box.top() > group.bottom()]
        room = min([*below, self._room.bottom()]) - group.bottom() - 4 * u
        long = max(_SHORT * u, min(_LONG * u, room))
        wide, high = group.width() + 150 * u, group.height() + 2 * long
        picture = draw.blank(wide, high)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(wide / 2, high / 2)
        top, foot = 0.1 * group.height(), group.height() / 2 + long
        first, last = self._boxes[0], self._boxes[-1]
        for box, lean in ((first, -1), (last, 1)):
            x = box.center().x() - group.center().x() + lean * 0.14 * box.width()
            at, end = QPointF(x, top), QPointF(x - lean * 0.1 * box.width(), foot - 12 * u)
            for part, colour in ((1.0, VERMILION), (0.66, OCHRE), (0.3, QColor("#fff3c8"))):
                painter.setPen(QPen(INK, 3 * u) if part == 1.0 else Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawPath(_flame(at, end, 0.44 * box.width() * part, part))
        painter.end()
        return picture

    def _clouds(self, draw: Painter) -> QPixmap:
        """Smoke that rolls aside at the foot of the fire, and stays there."""
        u, paper = unit(self._room.size()), LAMPLIGHT if draw.theme.dark else PAPER
        half, dice = self._group.width() / 2 + _WIDE * u, random.Random(3)
        picture, foot = draw.blank(2 * half + 8 * u, _HIGH * u), (_HIGH - 3) * u
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(half + 4 * u, 0)
        puffs = list[tuple[QPointF, float]]()
        count = max(9, round(2 * half / (30 * u)))
        for i in range(count):
            radius = (23 + dice.uniform(0, 12)) * u
            x = (i / (count - 1) - 0.5) * 2 * (half - radius)
            radius *= 1 - _CLOUD * abs(x) / half
            puffs.append((QPointF(x, foot - radius), radius))
        shade = QLinearGradient(0, foot - 70 * u, 0, foot)
        shade.setColorAt(0, QColor(paper))
        shade.setColorAt(1, QColor("#d8a777"))
        # All of them in ink, and their paper over that: to unite their outlines takes far longer.
        painter.setPen(Qt.PenStyle.NoPen)
        for brush, out in ((QBrush(INK), 1.5 * u), (QBrush(shade), -1.5 * u)):
            painter.setBrush(brush)
            for middle, radius in puffs:
                painter.drawEllipse(middle, radius + out, radius + out)
        painter.end()
        return picture

    def _streak(self, draw: Painter) -> QPixmap:
        """A star that one flies past."""
        wide, high = _BROAD * unit(self._room.size()), _STREAK * self._room.height()
        picture = draw.blank(wide, high)
        painter = QPainter(picture)
        light = QLinearGradient(0, 0, 0, high)
        light.setColorAt(0.0, QColor(255, 240, 200, 0))
        light.setColorAt(1.0, QColor(255, 246, 220, 230))
        painter.fillRect(QRectF(0, 0, wide, high), light)
        painter.end()
        return picture

    def _update(self, t: float) -> None:
        for item, _z in self._cards if t < 1 and not self._calm else ():
            if item.scene() is self._scene and not self._motion.moving(item):
                self._lay.setdefault(item, (item.pos(), item.rotation()))  # before it is shaken
        super()._update(t)
        if t >= 1 or self._calm:
            return
        rises, u = self._flight(t), unit(self._room.size())
        shudder = _SHUDDERS * u * min(1.0, max(0.0, t - _CROUCHED) / (_LIFTS - _CROUCHED))
        shudder *= math.sin(210 * t) * (t < _OFF)
        stands = min(1.0, t / _CROUCHED) * (1 - min(1.0, max(0.0, (t - _DOWN) / (_LIES - _DOWN))))
        for number, (item, _z) in enumerate(self._cards):
            if item not in self._lay or self._motion.moving(item):
                continue
            home, turned = self._lay[item]
            lean = _LEAN * (-1 if number == 0 else 1) * stands
            off = math.copysign(0.04 * self._boxes[number].width(), lean) * stands
            item.setPos(home + QPointF(off + shudder, rises))
            item.setRotation(turned + lean)
        # The fire grows from a spark, and is as long as it gets once they have lifted off.
        lifted = min(1.0, max(0.0, t - _LIFTS) / (_OFF - _LIFTS))
        fire = min(1.0, max(0.0, t - 0.5 * _CROUCHED) / (_LIFTS - 0.5 * _CROUCHED))
        self._behind.setPos(self._group.center() + QPointF(shudder, rises))
        self._behind.setScale(
            0.4 + 0.12 * fire + 0.48 * min(1.0, 2 * lifted) + 0.02 * math.sin(160 * t)
        )
        self._behind.setOpacity(min(1.0, 2 * fire))
        self._behind.setVisible(fire > 0 and t < _OFF)
        self._smoulder(t, u)
        if self._dark is not None:
            night = min(1.0, t / _NIGHT, max(0.0, (_DAY - t) / (_DAY - _DAWN)))
            self._dark.setVisible(night > 0)
            self._dark.setOpacity(night)
            self.dims(night)
        passed = max(0.0, t - _LIFTS) / (_DAY - _LIFTS)
        wide, high = self._room.width(), self._room.height()
        for item, x, begins in self._streaks:
            # They come to rest as the cards do.
            y = (begins + _PAST * _eased(min(1.0, passed))) % 1.0 * (1 + _STREAK) - _STREAK
            item.setVisible(0 < passed < 1)
            item.setPos(self._room.topLeft() + QPointF(x * wide, y * high))
            item.setOpacity(max(0.0, min(1.0, 5 * passed, 2.5 * (1 - passed) - 0.6)))

    def _flight(self, t: float) -> float:
        """How far below its place a card is after fraction ``t`` of the time."""
        deep, high = _DEEP * self._group.height(), self._group.bottom() - self._room.top()
        if t < _LIFTS:
            return deep * math.sin(min(1.0, t / _CROUCHED) * math.pi / 2)
        if t < _DOWN:
            up = (t - _LIFTS) / (_OFF - _LIFTS)  # until the last tip of fire is out of sight
            fire = self._behind.boundingRect().height() / 2 - self._group.height() / 2
            return float(deep - (deep + 1.1 * (high + fire)) * min(1.0, up) ** 2.2)
        return -high * (1 - _eased(min(1.0, (t - _DOWN) / (_LIES - _DOWN))))

    def _smoulder(self, t: float, u: float) -> None:
        """Let the smoke well up where the fire is, spread, and thin."""
        if self._smoke is None:
            return
        own = min(1.0, max(0.0, t - 0.6 * _CROUCHED) / (_LIFTS - 0.6 * _CROUCHED))
        spread = min(1.0, max(0.0, t - _LIFTS) / (_GOES - _LIFTS))
        size = self._smoke.pixmap().deviceIndependentSize()
        foot = self._group.bottom() + _DEEP * self._group.height() + 0.6 * size.height()
        self._smoke.setScale((0.4 + 0.6 * own) * (1 + _SPREADS * spread))
        wide, high = size.width() * self._smoke.scale(), size.height() * self._smoke.scale()
        self._smoke.setPos(self._group.center().x() - wide / 2, foot - high)
        self._smoke.setOpacity(max(0.0, min(1.0, 2 * own, 2.2 * (1 - spread))))
        self._smoke.setVisible(own > 0 and spread < 1)

    def end(self) -> None:
        super().end()
        if self._dark is not None and self.begun:
            self.dims(0.0)
        for sky in (self._dark, self._smoke, *(streak[0] for streak in self._streaks)):
            if sky is not None and sky.scene() is self._scene:
                self._scene.removeItem(sky)
        self._streaks.clear()


def _eased(t: float) -> float:
    """Quick to start, soft to land."""
    return 1 - (1 - t) ** 3


def _flame(at: QPointF, end: QPointF, wide: float, part: float) -> QPainterPath:
    """A tongue of fire from a card downwards, with a ragged end."""
    long = (end.y() - at.y()) * (0.62 + 0.38 * part)
    path = QPainterPath(QPointF(at.x() - wide, at.y()))
    tip = QPointF(end.x(), at.y() + long)
    path.cubicTo(
        QPointF(at.x() - 1.25 * wide, at.y() + 0.45 * long),
        QPointF(tip.x() - 1.1 * wide, tip.y() - 0.3 * long),
        QPointF(tip.x() - 0.5 * wide, tip.y() - 0.02 * long),
    )
    path.lineTo(QPointF(tip.x() - 0.22 * wide, tip.y() - 0.16 * long))
    path.lineTo(tip)
    path.lineTo(QPointF(tip.x() + 0.24 * wide, tip.y() - 0.18 * long))
    path.lineTo(QPointF(tip.x() + 0.52 * wide, tip.y() - 0.04 * long))
    path.cubicTo(
        QPointF(tip.x() + 1.1 * wide, tip.y() - 0.3 * long),
        QPointF(at.x() + 1.25 * wide, at.y() + 0.45 * long),
        QPointF(at.x() + wide, at.y()),
    )
    path.closeSubpath()
    return path

"""A moment for which two cards rise on tails of fire, while it is night for a breath."""

from __future__ import annotations

import math
import random
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.ui.table.moments import FORWARD, Celebration
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.things import KIND
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, OCHRE, PAPER, VERMILION, unit

#: Fractions of the time: the cards have crouched, have risen; the night begins to end, has ended.
_CROUCHED, _RISEN, _DAWN, _DAY = 0.07, 0.24, 0.34, 0.62
#: How far down they crouch, as a part of their height; by how many degrees they lean apart.
_DEEP, _LEAN = 0.24, 7.0
#: How much larger they get, which is less than in other moments: the kitty is close.
_LARGER = 0.08
#: Pixels of the table to a pixel of the night; its darkness, and how many stars it has.
_COARSE, _DARK, _STARS = 2, 200, 60
#: How far a tail reaches below the cards at scale 1, and the least; the clouds at its foot.
_LONG, _SHORT, _CLOUD = 190.0, 40.0, 0.34


class Launch(Celebration):
    """The cards crouch, shoot up on their fire, and stand in the night sky."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        draw: Painter = args[2]
        self._boxes = [box for _item, box in args[4]]
        self._lying: dict[QGraphicsPixmapItem, tuple[QPointF, float]] = {}
        if not self._cards:
            return
        self._behind.setZValue(FORWARD - 2)
        self._unpainted[self._behind] = partial(self._tails, draw)
        if self._calm:
            return
        self._dark = QGraphicsPixmapItem(self._night(draw))
        self._dark.setPos(self._room.topLeft())
        self._dark.setScale(_COARSE)
        self._dark.setZValue(FORWARD - 3)
        self._dark.setData(KIND, "moment")
        self._dark.setVisible(False)
        self._scene.addItem(self._dark)

    _dark: QGraphicsPixmapItem | None = None

    def _night(self, draw: Painter) -> QPixmap:
        """A sky with stars, brighter where the cards rise."""
        room, dice = self._room, random.Random(5)
        wide, high = math.ceil(room.width() / _COARSE), math.ceil(room.height() / _COARSE)
        picture = QPixmap(wide, high)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sky = QRadialGradient((self._group.center() - room.topLeft()) / _COARSE, 0.8 * wide)
        sky.setColorAt(0.0, QColor(40, 12, 30, _DARK - 90))
        sky.setColorAt(0.45, QColor(12, 14, 40, _DARK))
        sky.setColorAt(1.0, QColor(5, 6, 18, _DARK + 30))
        painter.fillRect(QRectF(0, 0, wide, high), sky)
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(_STARS):
            painter.setBrush(QColor(255, 240, 200, dice.randrange(90, 230)))
            side = dice.uniform(0.5, 1.4)
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
        self._clouds(painter, foot, u, PAPER if not draw.theme.dark else LAMPLIGHT)
        painter.end()
        return picture

    def _clouds(self, painter: QPainter, foot: float, u: float, paper: QColor) -> None:
        """Smoke that rolls aside at the foot of the fire."""
        half, dice = self._group.width() / 2 + 24 * u, random.Random(3)
        path = QPainterPath()
        count = max(9, round(2 * half / (26 * u)))
        for i in range(count):
            x = (i / (count - 1) - 0.5) * 2 * half
            radius = (24 + dice.uniform(0, 12)) * u * (1 - _CLOUD * abs(x) / half)
            one = QPainterPath()
            one.addEllipse(QPointF(x, foot - 4 * u - radius), radius, radius)
            path = path.united(one)
        shade = QLinearGradient(0, foot - 70 * u, 0, foot)
        shade.setColorAt(0, QColor(paper))
        shade.setColorAt(1, QColor("#d8a777"))
        painter.setPen(QPen(INK, 3 * u, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(shade)
        painter.drawPath(path)

    def _update(self, t: float) -> None:
        super()._update(t)
        if t >= 1 or self._calm:
            return
        goes = max(0.0, (t - 0.82) / 0.18)
        deep = _crouch(t)
        stands = _eased(min(1.0, max(0.0, t - _CROUCHED) / (_RISEN - _CROUCHED))) * (1 - goes)
        for number, (item, _z) in enumerate(self._cards):
            if item.scene() is not self._scene or self._motion.moving(item):
                continue
            home, turned = self._lying.setdefault(item, (item.pos(), item.rotation()))
            box = self._boxes[number]
            lean = _LEAN * (-1 if number == 0 else 1) * stands
            scale = 1 + _LARGER * stands
            item.setScale(scale)
            # They grow downwards: above them is the kitty.
            down = deep * _DEEP * box.height() + stands * 0.06 * box.height()
            item.setPos(home + QPointF(math.copysign(0.04 * box.width(), lean) * stands, down))
            item.setRotation(turned + lean)
        lit = min(1.0, max(0.0, (t - 0.5 * _CROUCHED) / (_RISEN - _CROUCHED)))
        self._behind.setScale(0.3 + 0.7 * lit)
        self._behind.setOpacity(min(1.0, 3 * lit) * (1 - goes))
        if self._dark is not None:
            night = min(1.0, t / _CROUCHED, max(0.0, (_DAY - t) / (_DAY - _DAWN)))
            self._dark.setVisible(night > 0)
            self._dark.setOpacity(night)

    def end(self) -> None:
        super().end()
        for item, (home, turned) in self._lying.items():
            if item.scene() is self._scene and not self._motion.moving(item):
                item.setPos(home)
                item.setRotation(turned)
        self._lying.clear()
        if self._dark is not None and self._dark.scene() is self._scene:
            self._scene.removeItem(self._dark)


def _eased(t: float) -> float:
    """Quick to start, soft to land."""
    return 1 - (1 - t) ** 3


def _crouch(t: float) -> float:
    """How deep the cards are: 1 is down; they rise past their place and come back."""
    if t < _CROUCHED:
        return math.sin(t / _CROUCHED * math.pi / 2)
    up = min(1.0, (t - _CROUCHED) / (_RISEN - _CROUCHED))
    return 1 - _eased(up)


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

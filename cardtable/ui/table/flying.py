"""A moment for which the name flies along the cards, through clouds, and away."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from cardtable.engine.moments import MIST
from cardtable.ui import durations
from cardtable.ui.table.celebrating import Celebration
from cardtable.ui.table.figures import figure
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.petals import Petals
from cardtable.ui.table.things import BELOW, KIND
from cardtable.ui.table.woodblock import unit

#: Fractions of the time: the name has come; it begins to leave; it has left.
_COMES, _LEAVES, _LEFT = 0.38, 0.6, 0.95
#: How far it drifts meanwhile at scale 1; how far it rises as it leaves, and by how many degrees it
#: is tilted.
_DRIFTS, _RISES, _TILT = 26.0, 40.0, 4.0
#: How long the trail behind it is at scale 1, and where its streaks are and how long, as parts of
#: the sign's height and the trail's length.
_TRAIL, _STREAKS = 60.0, ((0.24, 0.7), (0.5, 1.0), (0.74, 0.55))
#: How high the cards rise at scale 1 that it passes, and by how many degrees they bank.
_LIFTS, _BANKS = 12.0, 6.0
#: How many clouds there are, how large the largest at scale 1, the time that a far one is seen, how
#: much faster a near one passes, the part of their time in which they come or go, and the heights
#: at which they pass, as parts of the cards' from their middle.
_CLOUDS, _SIZE, _SEEN, _NEAR, _THINS = 7, QSizeF(300, 96), 0.8, 1.8, 0.34
_SIZES = (1.0, 0.74, 0.55)
_LANES = (0.62, -0.1, 0.95, 0.3, 0.75, 0.12, 0.5)
#: Below the cards; above the ring on the cloth.
_UNDER = -30.0


class Clouds(Petals):
    """Stay behind, below the cards."""

    def _pictures(self, draw: Painter, month: int, side: float) -> list[QPixmap]:
        room, none = self._scene.sceneRect().size(), QSizeF()
        sizes = (_SIZE * unit(room) * size for size in _SIZES)
        return [figure(draw, MIST, room, none, size) for size in sizes]

    #: 1 where they pass to the right, −1 to the left.
    way = -1

    def update(self, t: float) -> None:
        """Show them after fraction ``t`` of the moment."""
        for number, petal in enumerate(self._petals):
            seen = _SEEN if number % len(_SIZES) else _SEEN / _NEAR  # the largest are near
            own = (t - (1 - seen) * number / (_CLOUDS - 1)) / seen  # the last goes at the end
            petal.item.setVisible(0 < own < 1)
            x = 1.15 * self._wide * self.way * (2 * own - 1)
            y = _LANES[number % len(_LANES)] * self._high
            petal.item.setPos(self._middle + QPointF(x, y))
            petal.item.setOpacity(max(0.0, min(1.0, own / _THINS, (1 - own) / _THINS)))


class Flight(Celebration):
    """The name flies past the cards, which rise in its wake, and on out of sight."""

    lasts, nearer, told, strews, sways = 0.9, 0.0, 0.9, True, 6.0

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._draw: Painter = args[2]
        goal, self._goal = self._goal, None
        #: 1 where it flies to the right, −1 to the left: away from whose it is.
        self._way = -1 if goal is not None and goal.x() > self._group.center().x() else 1
        self._unpainted[self._behind] = partial(QPixmap)
        if isinstance(self._petals, Clouds):
            self._petals.way = -self._way
        if not self._calm:
            self._plaque.setZValue(BELOW)

    def _petals_of(self, draw: Painter, group: QRectF, u: float) -> Petals:
        return Clouds(self._scene, draw, 0, group, _UNDER, u, _CLOUDS)

    def _update(self, t: float) -> None:
        super()._update(t)
        if t >= 1 or self._calm:
            return
        room, half, u = self._room, self._plaque.boundingRect().width(), unit(self._room.size())
        if self._home.isNull():
            self._home = self._plaque.pos()
            self._leave_trail(_TRAIL * u)
        comes = (1 - min(1.0, t / _COMES)) ** 3
        leaves = min(1.0, max(0.0, (t - _LEAVES) / (_LEFT - _LEAVES))) ** 2
        before, after = self._home.x() - room.left() + half, room.right() - self._home.x() + half
        if self._way < 0:
            before, after = after, before
        x = after * leaves - before * comes + _DRIFTS * u * (t - 0.5)
        y = 3 * u * math.sin(12 * t) - _RISES * u * leaves
        self._plaque.setPos(self._home + QPointF(self._way * x, y))
        self._plaque.setRotation(-self._way * _TILT)
        self._plaque.setScale(1.0)
        self._plaque.setOpacity(1.0)
        self._lift(t * self.length, _LIFTS * u)

    def _lift(self, now: float, high: float) -> None:
        """Let the cards rise and sink one after the other, the middle one halfway."""
        last, long = max(1, len(self._cards) - 1), 2 * durations.LIFT
        apart = min(durations.LIFT_STAGGER, (self.length - long) / last)
        begins = (self.length - long - apart * last) / 2
        for turn, (item, _z) in enumerate(self._cards[:: self._way]):
            if item.scene() is not self._scene or self._motion.moving(item):
                continue
            home, turned = self._lay.setdefault(item, (item.pos(), item.rotation()))
            part = min(1.0, max(0.0, (now - begins - apart * turn) / long))
            lifted = math.sin(math.pi * part) ** 2
            item.setPos(home - QPointF(0, high * lifted))
            item.setRotation(turned + self._way * _BANKS * lifted)

    def _leave_trail(self, long: float) -> None:
        """Let streaks of wind be seen behind the sign, the fainter the farther away."""
        box = self._plaque.boundingRect()
        picture = self._draw.blank(long, box.height())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for at, part in _STREAKS:
            wind = QLinearGradient(0, 0, part * long, 0)
            wind.setColorAt(0.0, QColor(255, 250, 235, 220))
            wind.setColorAt(1.0, QColor(255, 250, 235, 0))
            painter.setBrush(wind)
            painter.drawRoundedRect(QRectF(0, at * box.height() - 2.5, part * long, 5), 2.5, 2.5)
        painter.end()
        trail = QGraphicsPixmapItem(picture, self._plaque)
        trail.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        trail.setData(KIND, "moment")
        trail.setPos(-self._way * box.width() / 2, box.top())
        trail.setTransform(QTransform.fromScale(-self._way, 1))

"""Moments on the table: the cards that made it come forward, and a name in wood stands above them.

Two pixmaps are painted while the cards are still moving, each between two frames; after that only
scales and opacities change, and for a quarter of a second the positions of what lies on the cloth.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from cardtable.engine.moments import Moment
from cardtable.phrases.base import MomentWords
from cardtable.ui import durations
from cardtable.ui.table.beats import Beats, moment_length
from cardtable.ui.table.cards import Cards
from cardtable.ui.table.figures import figure
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.petals import Petals
from cardtable.ui.table.things import KIND, ZONE
from cardtable.ui.table.woodblock import plaque, unit

#: Above everything, including dragged cards; the cards that come forward; below all cards.
_TOP, _FORWARD, _BELOW = 5000.0, 2000.0, -4.0
#: Fractions of a moment's time: it has slammed down; it begins to go.
_DOWN, _GOES = 0.08, 0.82
#: The plaque's scale when it appears and when it is gone; how much larger the cards get; and how
#: far the table shakes at most, in pixels.
_LARGE, _SMALL, _NEARER, _FAR = 1.5, 0.3, 0.12, 5.0
#: The brightness of a flash, in the light and in the dark theme.
_FLASH = (0.42, 0.24)
#: How long before it begins its two pictures are painted, in milliseconds.
_BEFORE = (150, 90)
#: How far down the table the middle of a moment without cards is; one's own hand stays visible.
_MIDDLE = 0.46


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment with its words."""

    moment: Moment
    words: MomentWords


class Moments:
    """Plays moments on a scene, one after another."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, cards: Cards) -> None:
        self._scene, self._motion, self._cards = scene, motion, cards
        self._playing: list[_Moment] = []

    def play(
        self, happened: Sequence[Shown], draw: Painter, factor: float, beats: Beats, calm: bool
    ) -> None:
        """Show these; ``calm`` ones only appear and vanish."""
        if happened:
            for old in self._playing:  # the new one must not lie over it
                old.end()
            self._playing.clear()
        free, length = 0.0, moment_length(factor)
        for shown in happened:
            start = max(free, beats.landed(shown.moment.beat))
            free = start + length
            cards = self._cards.lying_in(shown.moment.zone) if shown.moment.zone else []
            moment = _Moment(self._scene, self._motion, draw, shown, cards, calm)
            moment.play(start, length)
            self._playing.append(moment)


class _Moment:
    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Motion,
        draw: Painter,
        shown: Shown,
        cards: list[tuple[QGraphicsPixmapItem, QRectF]],
        calm: bool,
    ) -> None:
        self._scene, self._motion = scene, motion
        self._calm, self._hard = calm, shown.moment.hard and not calm
        self._room = room = scene.sceneRect()
        self._cards = [(item, item.zValue()) for item, _box in cards]
        self._group = QRectF()
        for _item, box in cards:
            self._group |= box
        size = room.size()
        self._behind = self._item(_BELOW if cards else _TOP - 1)
        self._plaque = self._item(_TOP)
        least = QSizeF(self._group.width() * 1.9, self._group.height() * 2.0)
        self._unpainted = {
            self._plaque: partial(plaque, draw, shown.words, size),
            self._behind: partial(figure, draw, shown.moment.figure, size, least),
        }
        self._petals: Petals | None = None
        if shown.moment.month and not calm:
            u = unit(size)
            group = self._group if cards else QRectF(0, 0, 360 * u, 160 * u)
            if not cards:
                group.moveCenter(self._plaque.pos())
            self._petals = Petals(scene, draw, shown.moment.month, group, _FORWARD - 1, u)
            for petal in self._petals.items:
                petal.setData(KIND, "moment")
        self._flash: QGraphicsRectItem | None = None
        if self._hard:
            self._flash = QGraphicsRectItem(room)
            self._flash.setBrush(QColor("#fff6df"))
            self._flash.setPen(QColor(0, 0, 0, 0))
            self._flash.setZValue(_TOP - 2)
            self._flash.setVisible(False)
            scene.addItem(self._flash)
        self._bright = _FLASH[draw.theme.dark]
        self._shaken: dict[QGraphicsItem, tuple[QPointF, QPointF]] | None = None

    def _item(self, z: float) -> QGraphicsPixmapItem:
        """A picture at the cards, else in the middle of the table; hidden and not painted yet."""
        item = QGraphicsPixmapItem()
        middle = QPointF(self._room.center().x(), self._room.top() + self._room.height() * _MIDDLE)
        item.setPos(self._group.center() if self._cards else middle)
        item.setZValue(z)
        item.setData(KIND, "moment")
        item.setVisible(False)
        self._scene.addItem(item)
        return item

    def _paint(self, item: QGraphicsPixmapItem) -> None:
        """Paint an item's picture, if it is still needed."""
        paint = self._unpainted.pop(item, None)
        if paint is None:
            return
        picture = paint()
        size = picture.deviceIndependentSize()
        item.setPixmap(picture)
        item.setOffset(-size.width() / 2, -size.height() / 2)
        if item is self._plaque and self._cards:
            item.setPos(self._above(size))

    def _above(self, size: QSizeF) -> QPointF:
        """Where the plaque stands above the cards, or below them, but never over them."""
        grown = self._group.height() * _NEARER / 2
        x = min(
            max(self._group.center().x(), self._room.left() + size.width() / 2),
            self._room.right() - size.width() / 2,
        )
        above = self._group.top() - grown - size.height() / 2
        if above - size.height() / 2 >= self._room.top():
            return QPointF(x, above)
        below = self._group.bottom() + grown + size.height() / 2
        if below + size.height() / 2 <= self._room.bottom():
            return QPointF(x, below)
        left = self._group.left() - grown - size.width() / 2
        beside = (
            left
            if left - size.width() / 2 >= self._room.left()
            else (self._group.right() + grown + size.width() / 2)
        )
        return QPointF(beside, self._group.center().y())

    def play(self, start: float, length: float) -> None:
        """Begin after ``start`` ms, and last ``length`` ms."""
        self._length = length
        for item, before in zip(self._unpainted, _BEFORE, strict=True):
            wait = round(max(0.0, start - before))
            QTimer.singleShot(wait, self._scene, partial(self._paint, item))
        self._motion.act(self._plaque, self._update, length, start)

    def _update(self, t: float) -> None:
        """Show it after fraction ``t`` of its time."""
        if t >= 1:
            self.end()
            return
        down = min(1.0, t / _DOWN)
        goes = max(0.0, (t - _GOES) / (1 - _GOES))
        for item in (self._plaque, self._behind):
            self._paint(item)
            item.setVisible(True)
            item.setOpacity(1 - goes)
        if self._calm:
            return
        if self._petals is not None:
            self._petals.update(t)
        slammed, gone = down**4, goes * goes
        self._plaque.setScale((_LARGE + (1 - _LARGE) * slammed) * (1 - (1 - _SMALL) * gone))
        grown = 1 - (1 - min(1.0, t / 0.3)) ** 3
        self._behind.setScale((0.4 + 0.6 * grown) * (1 - 0.5 * gone))
        nearer = 1 + _NEARER * grown * (1 - goes)
        for item, z in self._cards:
            if item.scene() is self._scene and not self._motion.moving(item):
                item.setScale(nearer)
                item.setZValue(_FORWARD + z)
        since = (t - _DOWN) * self._length
        if self._flash is not None:
            left = 1 - since / durations.FLASH
            self._flash.setVisible(since >= 0 and left > 0)
            self._flash.setOpacity(self._bright * max(0.0, left))
        if self._hard and since >= 0:
            self._shake(since / durations.SHAKE)

    def _shake(self, t: float) -> None:
        """Shake what lies on the cloth, except the hand and whatever is moving."""
        if self._shaken is None:
            self._shaken = {
                item: (item.pos(), item.pos())
                for item in self._scene.items()
                if item.data(KIND) in ("card", "thing")
                and item.data(ZONE) != "hand"
                and not self._motion.moving(item)
            }
        left = max(0.0, 1 - t) * _FAR
        off = QPointF(left * math.sin(t * 19), left * math.cos(t * 23)) if left else QPointF()
        for item, (home, last) in list(self._shaken.items()):
            if item.scene() is not self._scene or item.pos() != last:
                del self._shaken[item]  # something else has moved it
                continue
            item.setPos(home + off)
            self._shaken[item] = home, item.pos()
        if not left:
            self._hard = False

    def end(self) -> None:
        """Remove it, and leave everything where it lay; calling twice is harmless."""
        self._motion.give_up(self._plaque)
        self._unpainted.clear()
        if self._shaken is not None:
            self._shake(1.0)
        for item, z in self._cards:
            item.setScale(1.0)
            if item.zValue() == _FORWARD + z:
                item.setZValue(z)
        self._cards.clear()
        if self._petals is not None:
            self._petals.end()
        for picture in (self._plaque, self._behind, self._flash):
            if picture is not None and picture.scene() is self._scene:
                self._scene.removeItem(picture)

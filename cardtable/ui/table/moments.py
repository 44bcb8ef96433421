"""Moments on the table: a name in wood drops in, stands for less than a second, and is gone.

Two pixmaps are painted while the cards are still moving, each between two frames; after that only
their scale and opacity change, and for a quarter of a second the positions of what lies on the
cloth.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from cardtable.engine.moments import Moment
from cardtable.phrases.base import MomentWords
from cardtable.ui import durations
from cardtable.ui.table.beats import Beats, moment_length
from cardtable.ui.table.figures import figure
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.things import KIND, ZONE
from cardtable.ui.table.woodblock import plaque

#: Above everything, including dragged cards.
_TOP = 5000.0
#: Fractions of a moment's time: it has landed; it begins to go.
_DOWN, _GOES = 0.15, 0.78
#: Its scale when it appears, and how far it shakes the table at most, in pixels.
_LARGE, _FAR = 1.35, 5.0
#: The brightness of a flash, in the light and in the dark theme.
_FLASH = (0.42, 0.24)
#: How long before it begins its two pictures are painted, in milliseconds.
_BEFORE = (150, 90)
#: How far down the table its middle is; one's own hand stays visible.
_MIDDLE = 0.46


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment with its words."""

    moment: Moment
    words: MomentWords


class Moments:
    """Plays moments on a scene, one after another."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._scene, self._motion = scene, motion
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
            moment = _Moment(self._scene, self._motion, draw, shown, calm)
            moment.play(start, length)
            self._playing.append(moment)


class _Moment:
    def __init__(
        self, scene: QGraphicsScene, motion: Motion, draw: Painter, shown: Shown, calm: bool
    ) -> None:
        self._scene, self._motion = scene, motion
        self._calm, self._hard = calm, shown.moment.hard and not calm
        room = scene.sceneRect()
        size = room.size()
        self._behind, self._plaque = self._item(-1), self._item(0)
        self._unpainted = {
            self._plaque: partial(plaque, draw, shown.words, size),
            self._behind: partial(figure, draw, shown.moment.figure, size),
        }
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

    def _item(self, above: float) -> QGraphicsPixmapItem:
        """A picture in the middle of the table, hidden and not painted yet."""
        item = QGraphicsPixmapItem()
        room = self._scene.sceneRect()
        item.setPos(room.center().x(), room.top() + room.height() * _MIDDLE)
        item.setZValue(_TOP + above)
        item.setData(KIND, "moment")
        item.setVisible(False)
        self._scene.addItem(item)
        return item

    def _paint(self, item: QGraphicsPixmapItem) -> None:
        """Paint an item's picture, if it is still needed."""
        paint = self._unpainted.pop(item, None)
        if paint is not None:
            picture = paint()
            size = picture.deviceIndependentSize()
            item.setPixmap(picture)
            item.setOffset(-size.width() / 2, -size.height() / 2)

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
        here = (down if t < _DOWN else 1.0) * (1 - goes)
        for item in (self._plaque, self._behind):
            self._paint(item)
            item.setVisible(True)
            item.setOpacity(here)
        if self._calm:
            return
        eased = 1 - (1 - down) ** 3
        self._plaque.setScale(_LARGE + (1 - _LARGE) * eased + 0.03 * goes)
        grown = 1 - (1 - min(1.0, t / 0.4)) ** 3
        self._behind.setScale(0.6 + 0.4 * grown + 0.05 * goes)
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
        for item in (self._plaque, self._behind, self._flash):
            if item is not None and item.scene() is self._scene:
                self._scene.removeItem(item)

"""A moment for which boughs grow out from behind the cards, bloom, and shed their petals."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.art.assets import asset
from cardtable.ui.table.celebrating import FORWARD, Celebration
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.petals import Petals
from cardtable.ui.table.things import KIND
from cardtable.ui.table.woodblock import unit
from cardtable.ui.widgets.icons import picture, svg_pixmap

#: The size of the bough's picture (``assets/draw/spring.py``), the height of its foot, and how far
#: it is covered by wide cards.
_BOUGH, _FOOT, _COVERED = QSizeF(460, 420), 0.87, 110.0
#: How high a bough is at scale 1 at most, how far it leans outwards in degrees and how far out it
#: reaches then on its picture: where there is room, and beside people; its least scale; how far
#: above the cards' lower edge its foot is.
_HIGH, _LEANS, _STEEP, _LEAST, _DEEP = 400.0, (14.0, 552.0), (-10.0, 440.0), 0.45, 0.2
#: What the name of the play has below the cards, and beside them at both sides.
_NAMED = QSizeF(90, 48)
#: A blossom's size on the bough's picture, and its radius there.
_USUAL, _WHOLE = 90.0, 37.8
#: Where blossoms open on it: x, y, radius, degrees, and whether it is seen from the side.
_BLOSSOMS = (
    (176, 262, 38, 10, False),
    (118, 214, 33, 40, False),
    (214, 200, 30, -20, True),
    (88, 164, 30, -60, True),
    (246, 172, 42, 25, False),
    (250, 262, 34, 50, False),
    (104, 92, 36, 0, False),
    (300, 150, 33, 5, False),
    (306, 288, 36, 15, False),
    (228, 118, 29, -20, True),
    (336, 104, 40, 35, False),
    (258, 74, 36, 20, False),
    (352, 272, 30, 60, False),
    (392, 62, 32, 10, True),
    (398, 266, 36, 30, False),
)
#: Fractions of the time: the first blossom opens, the last does, one takes so long; the boughs
#: have grown; all begins to go.
_FIRST, _LAST, _OPENS, _GROWN, _GOES = 0.05, 0.34, 0.16, 0.16, 0.82
#: Petals fall over cards that were played, and behind people and their names.
_IN_FRONT = 59.0
#: How many petals fall, and when the first and the last of them do.
_PETALS, _FALLS = 64, (0.04, 0.46)
#: How far a petal sways, as a part of the table's height; where it lies down.
_SWAYS, _LIES = 0.05, (0.5, 0.98)


class Fall(Petals):
    """Petals that fall across the whole table, sway, and lie there for a breath."""

    def __init__(self, room: QRectF, *args: Any) -> None:
        super().__init__(*args)
        self._room, dice = room, random.Random(7)
        self._ways = [
            (
                dice.uniform(0.01, 0.99),
                dice.uniform(*_LIES),
                dice.uniform(*_FALLS),
                dice.uniform(0.8, 1.6),
                dice.uniform(-400, 400),
            )
            for _ in self.items
        ]

    def update(self, t: float) -> None:
        """Show them after fraction ``t`` of the moment."""
        room = self._room
        for item, (x, lies, late, waves, spin) in zip(self.items, self._ways, strict=True):
            own = min(1.0, (t - late) / (1 - _FALLS[1]))
            item.setVisible(own > 0)
            if own <= 0:
                continue
            sway = math.sin(own * waves * 2 * math.pi) * _SWAYS * room.height() * (1 - own / 2)
            down = 1 - (1 - own) ** 1.6
            item.setPos(
                room.left() + x * room.width() + sway,
                room.top() + (lies * down - 0.03) * room.height(),
            )
            item.setRotation(spin * down + 40 * sway / room.height())
            item.setOpacity(min(1.0, 6 * own, (1 - t) / (1 - _GOES)))


class Bloom(Celebration):
    """Boughs grow from behind the winner's cards and open their blossoms; petals fall."""

    lasts, told, nearer, spreads = 1.7, 0.9, 0.0, 0.4

    def __init__(self, *args: Any) -> None:
        self._open: list[tuple[QGraphicsPixmapItem, float, float]] = []
        super().__init__(*args)
        people, seals = args[-2:]
        # In front of hands that are opened beside it; the last play, and its seal, lie on it.
        self._behind.setZValue(FORWARD - 2)
        self._cards += seals
        self._unpainted[self._behind] = partial(self._boughs, args[2], people)

    def _petals_of(self, draw: Painter, group: QRectF, u: float) -> Petals:
        month = self.shown.moment.month
        return Fall(self._room, self._scene, draw, month, group, _IN_FRONT, u, _PETALS)

    def _paint(self, item: QGraphicsPixmapItem) -> None:
        super()._paint(item)
        if item is self._behind:
            size = item.pixmap().deviceIndependentSize()
            item.setOffset(-size.width() / 2, -size.height())

    def _measures(self) -> tuple[QPointF, float, float, tuple[float, float]]:
        """The foot of the boughs, their scale, how far apart half of them are, and how they lean:
        beside people and their names, not over them.
        """
        group, u = self._group, unit(self._room.size())
        if group.isNull():
            group = QRectF(self._middle, QSizeF())
        foot = QPointF(group.center().x(), group.bottom() - _DEEP * group.height())
        by = min(foot.y() - self._room.top(), _HIGH * u) / _BOUGH.height()
        beside = [
            box for box in self.kept() if box.bottom() > group.top() and box.center().y() < foot.y()
        ]
        gaps = (max(box.left() - group.right(), group.left() - box.right()) for box in beside)
        room, way = min((gap for gap in gaps if gap > 0), default=math.inf), _LEANS
        if room < (way[1] - _COVERED) * by:
            way = _STEEP
            by = min(by, max(_LEAST, room / (way[1] - _COVERED)))
        return foot, by, max(0.0, group.width() / 2 - _COVERED * by), way

    def _spread(self) -> list[QRectF]:
        foot, by, out, _way = self._measures()
        half, high = out + _BOUGH.width() * by, _BOUGH.height() * by
        named = _NAMED * unit(self._room.size())
        return [
            QRectF(foot.x() - half, foot.y() - high, 2 * half, high),
            self._group.adjusted(-named.width(), 0, named.width(), named.height()),
        ]

    def _boughs(self, draw: Painter, people: Sequence[QRectF]) -> QPixmap:
        """Draw a bough for each side, and lay its blossoms on it, except before people."""
        foot, by, out, (leans, reach) = self._measures()
        self._behind.setPos(foot)
        wide = 2 * (out + reach * by)
        whole = draw.blank(wide, _BOUGH.height() * by)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = _BOUGH * by
        bough = asset("table/bough.svg").read_bytes()
        wood = picture(bough, size.width(), size.height(), draw.ratio)
        kinds = [
            svg_pixmap(f"table/blossom{kind}.svg", _USUAL * by, draw.ratio)
            for kind in ("", "_aside")
        ]
        for way in (1, -1):
            # From the foot on, a bough leans outwards.
            to = QTransform().scale(way, 1).translate(out, 0).rotate(leans)
            to.translate(0, -_FOOT * size.height())
            painter.setTransform(to * QTransform.fromTranslate(wide / 2, size.height()))
            painter.drawPixmap(QPointF(), wood)
            for number, (x, y, radius, turn, aside) in enumerate(_BLOSSOMS):
                place, scale = to.map(QPointF(x, y) * by), radius / _WHOLE
                side = 0.9 * radius * by
                opened = QRectF(foot + place, QSizeF()).adjusted(-side, -side, side, side)
                if any(opened.intersects(box) for box in people):
                    continue
                item = QGraphicsPixmapItem(kinds[aside])
                item.setOffset(-item.boundingRect().center())
                item.setPos(foot + place)
                item.setRotation(way * (turn + leans))
                item.setZValue(self._behind.zValue() + 0.1)
                item.setData(KIND, "moment")
                item.setVisible(self._calm)
                item.setScale(scale)
                item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
                self._scene.addItem(item)
                late = _FIRST + (_LAST - _FIRST) * number / len(_BLOSSOMS)
                self._open.append((item, late + (0.02 if way < 0 else 0.0), scale))
        painter.end()
        return whole

    def show_still(self) -> None:
        super().show_still()
        for item, _late, _scale in self._open:
            item.setVisible(True)

    def _update(self, t: float) -> None:
        super()._update(t)
        if t >= 1 or self._calm:
            return
        grown = 1 - (1 - min(1.0, t / _GROWN)) ** 3
        seen = 1 - max(0.0, (t - _GOES) / (1 - _GOES))
        self._behind.setScale(0.55 + 0.45 * grown)
        self._behind.setOpacity(min(grown, seen))
        for item, late, scale in self._open:
            own = min(1.0, max(0.0, (t - late) / _OPENS))
            item.setVisible(own > 0)
            # It opens a little too far and comes back.
            item.setScale(max(0.01, scale * (1 - (1 - own) ** 3 * (1 - 2.2 * own))))
            item.setOpacity(seen)

    def end(self) -> None:
        super().end()
        for item, _late, _scale in self._open:
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self._open.clear()

"""A moment for which silk unrolls from a face, with its sign; chips fall heavily onto the heap."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from cardtable.phrases.base import MomentWords
from cardtable.ui.table.celebrating import Celebration
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.silk import banner, roll
from cardtable.ui.table.woodblock import unit
from cardtable.ui.widgets.icons import svg_pixmap

#: Fractions of the time: the roll has come from the face; the cloth is unrolled; the first chip
#: falls, the last one does, and how long one takes.
_COMES, _UNROLLED, _FIRST, _LAST, _FALLS = 0.1, 0.42, 0.3, 0.5, 0.16
#: How small the roll is at the face, and how thick it still is when all is unrolled; the part of
#: the time it goes after which all is rolled up again.
_SMALL, _THIN, _ROLLED = 0.35, 0.6, 0.75
#: How large a cloth is, at scale 1, for which the table says no room.
_USUAL = QSizeF(270.0, 90.0)
#: How large the cloth of others is at most, as a part of its room.
_SHORT = 0.62
#: How many chips fall, from how high, in their sizes, and how much larger they are up there; how
#: flat the last one is pressed, and for how long.
_CHIPS, _HIGH, _NEAR, _FLAT, _PRESSED = 3, 1.3, 0.4, 0.3, 0.08


class _Cloth(QGraphicsPixmapItem):
    """A picture of which a part is seen, from one of its sides."""

    part, at_right = 1.0, False

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        whole = QRectF(self.offset(), self.pixmap().deviceIndependentSize())
        seen = QRectF(whole)
        seen.setWidth(self.part * whole.width())
        if self.at_right:
            seen.moveRight(whole.right())
        ratio = self.pixmap().devicePixelRatio()
        source = seen.translated(-whole.topLeft())
        cut = QRectF(source.topLeft() * ratio, source.size() * ratio)
        painter.drawPixmap(seen, self.pixmap(), cut)


class Unrolling(Celebration):
    """Silk unrolls beside the face of whose moment it is, and is rolled up again to it."""

    lasts, strikes, pictured = 0.68, _COMES, _Cloth

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._draw: Painter = args[2]
        self._goal = None
        #: The room for the cloth.
        self._there = self._board or QRectF()
        self._chips: list[QGraphicsPixmapItem] = []
        self._behind.setZValue(self._plaque.zValue() + 1)
        self._unpainted[self._behind] = partial(self._roll)

    @property
    def _at_right(self) -> bool:
        """Whether the face lies right of the cloth."""
        return self.owner is not None and self.owner.x() > self._there.center().x()

    def _sign(self, draw: Painter, words: MomentWords, part: float) -> QPixmap:
        scale = unit(self._room.size())
        if self._board is None:
            usual = _USUAL * scale
            self._place, less = self._free(usual) or (self._middle, 1.0)
            self._there = QRectF(QPointF(), usual * less)
            self._there.moveCenter(self._place)
        if self.shown.others:  # short, and right at the face
            at_right, short = self._at_right, QRectF(self._there)
            short.setSize(self._there.size() * _SHORT)
            short.moveCenter(self._there.center())
            if at_right:
                short.moveRight(self._there.right())
            else:
                short.moveLeft(self._there.left())
            self._there = short
        return banner(draw, words, self._there.size(), scale, self._at_right)

    def _roll(self) -> QPixmap:
        return roll(self._draw, self._plaque.boundingRect().height())

    def _paint(self, item: QGraphicsPixmapItem) -> None:
        """Paint it; the cloth begins as near to the face as it has room, and ends in the roll."""
        new = item in self._unpainted
        super()._paint(item)
        if not new:
            return
        cloth = self._plaque
        if item is cloth and isinstance(cloth, _Cloth):
            half, cloth.at_right = cloth.boundingRect().width() / 2, self._at_right
            x = self._there.right() - half if cloth.at_right else self._there.left() + half
            cloth.setPos(x, self._there.center().y())
        item.setZValue(cloth.zValue() + (item is not cloth))
        self._behind.setPos(self._at(1.0))

    def _at(self, part: float) -> QPointF:
        """Where the roll is with so much of the cloth unrolled."""
        wide, middle = self._plaque.boundingRect().width(), self._plaque.pos()
        along = (0.5 - part) * wide
        return middle + QPointF(along if self._at_right else -along, 0)

    def _update(self, t: float) -> None:
        """Show it after fraction ``t`` of its time."""
        super()._update(t)
        cloth = self._plaque
        if t >= 1 or self._calm or not isinstance(cloth, _Cloth):
            return
        goes = self._goes(t)
        comes = min(1.0, t / _COMES)
        out = 1 - (1 - min(1.0, max(0.0, t - _COMES) / (_UNROLLED - _COMES))) ** 3
        back, gone = min(1.0, goes / _ROLLED), max(0.0, (goes - _ROLLED) / (1 - _ROLLED))
        part = out * (1 - back * back * (3 - 2 * back))
        cloth.part = part
        cloth.setScale(1.0)
        cloth.setTransform(QTransform())
        cloth.setOpacity(1.0)
        cloth.update()
        near, there = min(comes, 1 - gone), self._at(part)
        if self.owner is not None:
            there = self.owner + (there - self.owner) * near
        self._behind.setPos(there)
        self._behind.setScale(_SMALL + (1 - _SMALL) * near)
        self._behind.setTransform(QTransform.fromScale(1 - (1 - _THIN) * part, 1))
        self._behind.setOpacity(min(1.0, 4 * near))
        self._fall(t)

    def _fall(self, t: float) -> None:
        """Let chips fall onto the heap; each stays until the next one lies on it."""
        seat = self.shown.moment.number("seat")
        heap = self.heap(seat) if seat is not None and not self.shown.others else None
        if heap is None or t < _FIRST:
            return
        if not self._chips:
            disc = svg_pixmap(f"table/chip_{seat}.svg", heap.width(), self._draw.ratio)
            self._chips = [self._piece(disc, self._plaque.zValue() + 2) for _ in range(_CHIPS)]
        for turn, chip in enumerate(self._chips):
            own = (t - _FIRST - (_LAST - _FIRST) * turn / (_CHIPS - 1)) / _FALLS
            high = 1 - min(1.0, max(0.0, own)) ** 2
            lies = max(0.0, own - 1) * _FALLS / _PRESSED
            flat = _FLAT * (1 - min(1.0, lies)) * (own >= 1)
            chip.setVisible(own > 0 and lies < 1)
            chip.setOpacity(min(1.0, 5 * own) if own > 0 else 0.0)
            chip.setPos(heap.center() - QPointF(0, _HIGH * heap.height() * high))
            large = 1 + _NEAR * high
            chip.setTransform(QTransform.fromScale(large * (1 + flat / 2), large * (1 - flat)))

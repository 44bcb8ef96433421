"""A moment for which the table's plate of brass turns over: the word is on its back."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from cardtable.phrases.base import MomentWords
from cardtable.ui import durations
from cardtable.ui.table.brass import reverse
from cardtable.ui.table.celebrating import Celebration
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.things import BELOW, KEY, KIND, ZONE
from cardtable.ui.table.woodblock import unit

#: The key of the plate, and the zone of what lies on it; keys of what it lies over.
_PLATE, _BELOW_IT = "limit", ("duel", "told")
#: How wide it is in the middle of the table, at scale 1 of a moment, and the least part of that.
_WIDE, _LEAST = 370.0, 0.4
#: How far it is thrown up, as a part of the table's height; how much larger it gets on the way.
_UP, _LARGER = 0.1, 0.12


class Flip(Celebration):
    """The plate flies to the middle, turning over, comes down there, and turns back."""

    _front: QPixmap | None = None
    _hidden: Sequence[QGraphicsItem] = ()
    #: What is seen in the middle of the table where it comes.
    _yields: Sequence[QGraphicsItem] | None = None
    _lay_at = QRectF()

    def _lies(self) -> list[QGraphicsPixmapItem]:
        """The plate as it lies on the table, and what lies on it."""
        items = [item for item in self._scene.items() if isinstance(item, QGraphicsPixmapItem)]
        plate = [item for item in items if item.data(KIND) == "thing" and item.data(KEY) == _PLATE]
        return plate + [i for i in items if i.data(KIND) == "card" and i.data(ZONE) == _PLATE]

    def _sign(self, draw: Painter, words: MomentWords, part: float) -> QPixmap:
        """Its back, as large as there is room between the cards above and below."""
        self._behind.setZValue(BELOW)
        high, wide = self._gap(), _WIDE * unit(self._room.size())
        self._front = self._seen(draw)
        self._back = reverse(draw, words, wide, high, least=_LEAST * wide)
        return self._back

    def _gap(self) -> float:
        """How high it may be without lying over the cards above and below."""
        middle, half = self._middle, _WIDE * unit(self._room.size()) / 2
        far = self._room.height()
        for box in self.faces():
            if box.right() < middle.x() - half or box.left() > middle.x() + half:
                continue
            if abs(box.center().y() - middle.y()) > box.height() / 2:
                far = min(far, abs(box.center().y() - middle.y()) - box.height() / 2)
        return 2 * far

    def _seen(self, draw: Painter) -> QPixmap | None:
        """Its front as it lies there, with the card on it."""
        lies = self._lies()
        if not lies:
            return None
        box = self._lay_at = lies[0].sceneBoundingRect()
        picture = draw.blank(box.width(), box.height())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for item in lies:
            painter.setTransform(
                item.sceneTransform() * QTransform.fromTranslate(-box.x(), -box.y())
            )
            painter.drawPixmap(item.offset(), item.pixmap())
        painter.end()
        return picture

    def _update(self, t: float) -> None:
        """Show it after fraction ``t`` of its time."""
        if t >= 1 or self._calm:
            super()._update(t)
            return
        self.begun = True
        for item in (self._plaque, self._behind):
            self._paint(item)
        now = t * self.length
        comes = min(1.0, now / durations.TURN_PLATE)
        goes = max(0.0, 1 - (self.length - now) / durations.TURN_BACK)
        self._hide(self._lies())
        self._yield(min(now, self.length - now) / durations.YIELDS)
        there = 1 - (1 - comes) ** 3 if not goes else 1 - goes * goes * (3 - 2 * goes)
        # It starts turning slowly, or one would have read it before it is there.
        angle = math.pi * (comes * comes * (3 - 2 * comes) if not goes else there)
        self._show_side(there, angle, front=math.cos(angle) > 0)
        since = now - durations.TURN_PLATE
        if since >= 0:
            grown = 1 - (1 - min(1.0, since / durations.FADE)) ** 3
            self._behind.setVisible(True)
            self._behind.setOpacity(1 - goes)
            self._behind.setScale(0.3 + 0.7 * grown)
            if self._petals is not None:
                self._petals.update(min(0.999, since / (self.length - durations.TURN_PLATE)))
            self._strike(since)

    def _show_side(self, there: float, angle: float, front: bool) -> None:
        """Show a side of it so far on its way, turned so far."""
        item, back = self._plaque, self._back
        start = self._lay_at.center() if self._front is not None else self._middle
        at = start + (self._middle - start) * there
        swing = 4 * there * (1 - there)
        wide = back.deviceIndependentSize().width()
        first = self._lay_at.width() if self._front is not None else 0.3 * wide
        size = (first + (wide - first) * there) * (1 + _LARGER * swing)
        picture = self._front if front and self._front is not None else back
        if item.pixmap().cacheKey() != picture.cacheKey():
            drawn = picture.deviceIndependentSize()
            item.setPixmap(picture)
            item.setOffset(-drawn.width() / 2, -drawn.height() / 2)
        by = size / picture.deviceIndependentSize().width()
        item.setTransform(QTransform.fromScale(by, by * max(0.04, abs(math.cos(angle)))))
        item.setPos(at - QPointF(0, _UP * self._room.height() * swing))
        item.setVisible(True)

    def end(self) -> None:
        """Remove it; the plate lies in its place again."""
        super().end()
        self._hide()
        if self._yields is not None:
            self._yield(0.0)

    def _yield(self, part: float) -> None:
        """Have what it lies over in the middle of the table give way so far."""
        if self._yields is None:
            below = [item for item in self._scene.items() if item.data(KEY) in _BELOW_IT]
            self._yields = [item for item in below if item.opacity()]
        for item in self._yields:
            if item.scene() is self._scene and item.data(KEY):  # it has not been taken away
                item.setOpacity(max(0.0, 1 - part))

    def _hide(self, hidden: Sequence[QGraphicsItem] = ()) -> None:
        """Hide these, and nothing else any more."""
        for item in self._hidden:
            if item not in hidden and item.scene() is self._scene:
                item.setVisible(True)
        for item in hidden:
            item.setVisible(False)
        self._hidden = hidden

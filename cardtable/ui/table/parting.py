"""What cannot be stretched while the drawer slides: faces with their names, boards full of holes.

A name is not scaled with its face: each goes to its own place, in its own size. If a board gets
more rows or fewer, the new one fades in over the old.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.engine.table import FurnitureSpot, PlateSpot
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import DrawnSpot
from cardtable.ui.table.plates import PlateWords, face_box, plate_face, plate_words
from cardtable.ui.table.things import Things

#: Where something is seen: its middle, how wide and how high it is there.
_Seen = tuple[QPointF, float, float]
#: What has letters or holes, and so is not stretched.
_WHOLE = ("board", "abacus")
#: Slot of an item's data for the key of the thing that it is a part of.
BELONGS = 3


@dataclass(slots=True)
class _Whole:
    """What something looked like before: its picture, or its face and words."""

    spot: PlateSpot | FurnitureSpot
    picture: DrawnSpot
    seen: _Seen
    face: DrawnSpot | None = None
    words: DrawnSpot | None = None
    box: QRectF = field(default_factory=QRectF)
    name: QRectF = field(default_factory=QRectF)
    named: _Seen | None = None


@dataclass(slots=True)
class _Bare:
    """What something looks like meanwhile, and as a whole; what belongs to it lies beside it.

    What ``comes`` fades in meanwhile, what ``goes`` fades out.
    """

    item: QGraphicsPixmapItem
    beside: QGraphicsPixmapItem
    meanwhile: QPixmap
    whole: QPixmap
    offset: QPointF
    comes: QGraphicsPixmapItem | None = None
    goes: QGraphicsPixmapItem | None = None

    def holds(self) -> bool:
        """Whether it still looks as it does meanwhile."""
        return self.item.pixmap().cacheKey() == self.meanwhile.cacheKey()


class Parted:
    """Plates and boards whose parts come to their new places each for itself.

    Attributes:
        seen: where the parts have been seen.
        boxes: which part of its picture that is.
        names: those of them that are names: a purse may come below one that has lain beside it.
    """

    def __init__(self, things: Things, motion: Motion, scale: float, last: Parted | None) -> None:
        """Look at everything before it is laid out anew; ``last``: what may yet be on its way."""
        self.seen: dict[QGraphicsPixmapItem, _Seen] = {}
        self.boxes: dict[QGraphicsPixmapItem, QRectF] = {}
        self.names: set[QGraphicsPixmapItem] = set()
        self._things, self._motion = things, motion
        self._bare: dict[str, _Bare] = {}
        self._before = {}
        for key, (content, item) in things.items.items():
            if isinstance(content[0], PlateSpot):
                self._before[key] = self._look(key, scale, last)
            elif isinstance(content[0], FurnitureSpot) and content[0].kind in _WHOLE:
                box = QRectF(0, 0, content[0].width, content[0].height)
                self._before[key] = _Whole(content[0], _shown(item), motion.seen(item, box))

    def _look(self, key: str, scale: float, last: Parted | None) -> _Whole:
        (_, who), item = self._things.items[key]
        spot = self._things.stands(key)
        draw = self._things.painter(spot)
        box = face_box(draw, spot, who, scale)
        words, name = plate_words(draw, spot, who, scale)
        goes = last._bare.get(key) if last else None
        on = goes.beside if goes is not None else item
        return _Whole(
            spot,
            _shown(item),
            self._motion.seen(item, box),
            plate_face(draw, spot, who, scale),
            words,
            box,
            name,
            None if name.isEmpty() else self._motion.seen(on, name),
        )

    def part(self, scene: QGraphicsScene, scale: float) -> None:
        """Part what has another size now."""
        for key, before in self._before.items():
            known = self._things.items.get(key)
            if known is None or known[1].opacity() < 1 or self._motion.moving(known[1]):
                continue
            (spot, who), item = known
            if (spot.width, spot.height) == (before.spot.width, before.spot.height):
                continue
            beside = QGraphicsPixmapItem()
            beside.setData(BELONGS, key)
            beside.setPos(item.pos())
            beside.setZValue(item.zValue())
            bare = _Bare(item, beside, item.pixmap(), item.pixmap(), item.offset())
            if isinstance(spot, PlateSpot):
                self._part_plate(bare, before, self._things.stands(key), who, scale)
            else:
                self._change_board(bare, before, spot)
            bare.meanwhile = item.pixmap()
            scene.addItem(beside)
            self._bare[key] = bare

    def _part_plate(
        self, bare: _Bare, before: _Whole, spot: PlateSpot, who: PlateWords, scale: float
    ) -> None:
        """Leave the face alone, with its words beside it; each as sharp as where it is larger."""
        draw, item = self._things.painter(spot), bare.item
        box = face_box(draw, spot, who, scale)
        face = plate_face(draw, spot, who, scale)
        assert before.face is not None and before.words is not None
        if before.box.width() > box.width():
            _fit(item, before.face, before.box, box)
        else:
            _fit(item, face, box, box)
        self.seen[item], self.boxes[item] = before.seen, box
        words, name = plate_words(draw, spot, who, scale)
        if name.isEmpty() and before.named is None:
            return
        middle, _, high = before.named or (QPointF(), 0.0, 0.0)
        if before.named is None:  # it comes with the face, as it will be
            size = before.seen[1] / box.width()
            middle = before.seen[0] + (name.center() - box.center()) * size
            high = size * name.height()
            bare.comes = bare.beside
        if name.isEmpty():  # as it was, it goes with the face
            size = box.width() / before.box.width()
            name = QRectF(QPointF(), before.name.size() * size)
            name.moveCenter(box.center() + (before.name.center() - before.box.center()) * size)
            bare.goes = bare.beside
        if bare.goes or before.name.height() > name.height():
            _fit(bare.beside, before.words, before.name, name)
        else:
            _fit(bare.beside, words, name, name)
        # Letters are never stretched, even if a name is cut.
        size = high / name.height()
        self.seen[bare.beside] = middle, size * name.width(), size * name.height()
        self.boxes[bare.beside] = name
        if bare.comes is None and bare.goes is None:
            self.names.add(bare.beside)

    def _change_board(self, bare: _Bare, before: _Whole, spot: FurnitureSpot) -> None:
        """Lay the board as it was on the one that it becomes; neither is stretched."""
        was = QRectF(0, 0, before.spot.width, before.spot.height)
        now = QRectF(0, 0, spot.width, spot.height)
        part = min(now.width() / was.width(), now.height() / was.height())
        less = QRectF(QPointF(), was.size() * part)
        less.moveCenter(now.center())
        _fit(bare.beside, before.picture, was, less)
        self.seen[bare.beside], self.boxes[bare.beside] = before.seen, less
        middle, wide, high = before.seen
        part = min(wide / now.width(), high / now.height())
        self.seen[bare.item] = middle, part * now.width(), part * now.height()
        self.boxes[bare.item] = now
        bare.comes, bare.goes = bare.item, bare.beside

    def fade(self, part: float) -> None:
        """Show how far all have come, 0 to 1; of two boards one is always there."""
        for bare in self._bare.values():
            if bare.comes is not None:
                bare.comes.setOpacity(min(1.0, 2 * part))
            if bare.goes is not None:
                bare.goes.setOpacity(min(1.0, 2 - 2 * part))
            if not bare.holds():  # it has been drawn anew, as a whole
                bare.beside.hide()

    def join(self) -> None:
        """Let everything be whole again."""
        for bare in self._bare.values():
            scene = bare.beside.scene()
            if scene is not None:
                scene.removeItem(bare.beside)
            if bare.comes is bare.item:
                bare.item.setOpacity(1.0)
            if bare.holds():
                bare.item.setPixmap(bare.whole)
                bare.item.setOffset(bare.offset)
        self._bare.clear()


def _shown(item: QGraphicsPixmapItem) -> DrawnSpot:
    """An item's picture as it is drawn now."""
    return DrawnSpot(item.pixmap(), -item.offset().x(), -item.offset().y())


def _fit(item: QGraphicsPixmapItem, drawn: DrawnSpot, its: QRectF, into: QRectF) -> None:
    """Show a picture so large, and there, that a part of it lies where another is."""
    size = into.height() / its.height()
    picture = QPixmap(drawn.pixmap)
    picture.setDevicePixelRatio(picture.devicePixelRatio() / size)
    item.setPixmap(picture)
    item.setOffset(into.center() - (its.center() + QPointF(drawn.dx, drawn.dy)) * size)

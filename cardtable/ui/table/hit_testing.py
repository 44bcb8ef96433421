"""What lies under the mouse or beside the focus: cards, places, heaps of chips."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.engine.table import SORT, CardSpot, KnobSpot, Layout
from cardtable.models.controls.base import Marks
from cardtable.ui.table.scene import TableScene

#: Cards of a zone whose heights differ by less than this part of a card's lie in the same row.
_ROW = 0.25
#: How far beside a knob a press still counts, in pixels.
_NEAR = 3.0


def knob_at(layout: Layout, point: QPointF, finger: float = 0.0) -> str:
    """Key of the knob at a point, or empty; ``finger``: the size of a fingertip, 0 for a mouse."""
    near = [knob for knob in layout.knobs if _grip(layout, knob, finger).contains(point)]
    return min(near, key=lambda knob: _far(knob, point)).key if near else ""


def _far(knob: KnobSpot, point: QPointF) -> float:
    half = QPointF(knob.size / 2, knob.size / 2)
    return (QPointF(knob.x, knob.y) + half - point).manhattanLength()


def _grip(layout: Layout, knob: KnobSpot, finger: float) -> QRectF:
    """The area where a knob can be pressed; what a neighbour takes is added on its far side."""
    beside = [abs(k.x - knob.x) for k in layout.knobs if k is not knob and k.y == knob.y]
    height = max(knob.size / 2 + _NEAR, finger / 2)
    width = max(height, finger - min(beside, default=finger) / 2)
    box = QRectF(0, 0, 2 * width, 2 * height)
    box.moveCenter(QPointF(knob.x + knob.size / 2, knob.y + knob.size / 2))
    return box


def zone_at(layout: Layout, point: QPointF, finger: float = 0.0) -> str:
    """Key of the place at a point, or empty; small places are enlarged for a finger."""
    for room in (0.0, finger) if finger else (0.0,):
        for zone in layout.zones:
            width, height = (max(0.0, room - side) / 2 for side in (zone.width, zone.height))
            box = QRectF(zone.x, zone.y, zone.width, zone.height)
            if box.adjusted(-width, -height, width, height).contains(point):
                return zone.key
    return ""


def answers(layout: Layout, marks: Marks, point: QPointF, finger: float) -> bool:
    """Whether a click at a point would choose a place, press a knob or lift a chip."""
    zone = zone_at(layout, point, finger)
    lying = zone in (*marks.places, SORT) or zone in marks.draggable
    return lying or bool(knob_at(layout, point, finger))


def row_at(layout: Layout, zone: str, ratio: float, point: QPointF) -> bool:
    """Whether a point is in, or close to, the row that a zone's cards form."""
    box, near = QRectF(), 0.0
    for spot in layout.cards:
        if spot.zone == zone:
            box |= QRectF(spot.x, spot.y, spot.h * ratio, spot.h)
            near = spot.h / 4
    return box.adjusted(-near, -near, near, near).contains(point)


def row_of(layout: Layout, zone: str) -> list[CardSpot]:
    """The cards of a zone, left to right, and row by row if there are several."""
    return sorted((spot for spot in layout.cards if spot.zone == zone), key=lambda spot: spot.place)


def beside(one: CardSpot, other: CardSpot) -> bool:
    """Whether two cards of a zone lie in the same row."""
    return abs(one.y - other.y) < one.h * _ROW


def right_of(layout: Layout, key: str) -> str:
    """The card after a card in its zone, or empty."""
    held = next(spot for spot in layout.cards if spot.key == key)
    return next((spot.key for spot in row_of(layout, held.zone) if spot.place > held.place), "")


def next_in_row(layout: Layout, key: str, left: float, top: float) -> str:
    """The card before which a card would land in the row that it is held over; empty at the end.

    ``left``, ``top``: where its corner is held. The others make room once it passes half a step.
    """
    held = next(spot for spot in layout.cards if spot.key == key)
    cards = row_of(layout, held.zone)
    over = min(cards, key=lambda spot: abs(spot.y - top))
    over = held if abs(held.y - top) < held.h * _ROW else over
    row = [spot for spot in cards if beside(spot, over)]
    half = min((after.x - spot.x for spot, after in pairwise(row)), default=0.0) / 2
    for spot in row:
        edge = spot.x + (half if spot.place < held.place else -half)
        if spot.key != key and edge > left:
            return spot.key
    return next((spot.key for spot in cards[cards.index(row[-1]) + 1 :] if spot.key != key), "")


def beyond_neighbour(layout: Layout, zone: str, key: str, left: bool) -> str | None:
    """The card before which a card lands when it changes places with its neighbour.

    Empty: at the right end; ``None`` if it has no neighbour or does not lie in the zone.
    """
    row = [spot.key for spot in row_of(layout, zone)]
    at = row.index(key) if key in row else -1
    if at < 0 or at == (0 if left else len(row) - 1):
        return None
    return row[at - 1] if left else "".join(row[at + 2 : at + 3])


def zone_rect(layout: Layout, key: str) -> QRectF | None:
    """The box of a place; ``None`` if there is no such place."""
    for zone in layout.zones:
        if zone.key == key:
            return QRectF(zone.x, zone.y, zone.width, zone.height)
    return None


def place_to_ring(layout: Layout, key: str, ratio: float) -> QRectF | None:
    """The box of the focus ring round a place: the pile in it, or the place if the pile is low."""
    place = zone_rect(layout, key)
    pile = QRectF()
    for spot in layout.cards:
        if spot.zone == key:
            pile |= QRectF(spot.x, spot.y, spot.h * ratio, spot.h)
    if place is not None and pile.height() > place.height() / 2:
        return pile  # without its caption
    return place


def stretch(layout: Layout, marks: Marks, start: CardSpot, x: float) -> list[str]:
    """Keys of the cards from ``start`` to the one at ``x``, the first card first.

    They lie in one row and may be picked up. Only the horizontal distance counts: a finger sliding
    over a hand does not keep to a line.
    """
    row = [s for s in row_of(layout, start.zone) if s.key in marks.selectable and beside(s, start)]
    last = max((i for i, spot in enumerate(row) if spot.x <= x), default=0)
    return _from_to(row, start.key, row[last].key if row else "")


def reach(layout: Layout, marks: Marks, start: CardSpot, to: CardSpot) -> list[str]:
    """Keys of the cards from ``start`` to another, over all rows of their zone."""
    row = [s for s in row_of(layout, start.zone) if s.key in marks.selectable]
    return _from_to(row, start.key, to.key) or stretch(layout, marks, start, to.x)


def _from_to(row: Sequence[CardSpot], start: str, end: str) -> list[str]:
    """Keys of the cards of a row from one to another; none if it has not both."""
    keys = [spot.key for spot in row]
    if start not in keys or end not in keys:
        return []
    at, to = keys.index(start), keys.index(end)
    return keys[at : to + 1] if to >= at else keys[to : at + 1][::-1]


#: Pixels the mouse must move before the chip follows.
_WANDER = 8
#: Milliseconds before the chips begin to pour, and between two chips.
_FIRST, _NEXT = 450, 120


class ChipHand(QObject):
    """What the mouse does with chips; everything else is left to the view.

    Attributes:
        clicked, clicked_back, dropped: as in the view.
    """

    clicked = Signal(str, str)
    clicked_back = Signal(str, str)
    dropped = Signal(str, str)

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._model = scene, scene.model
        self._stack = self._place = ""
        self._start = QPointF()
        self._lifted: QGraphicsPixmapItem | None = None
        self._back = self._poured = False
        self._lit = "", ""
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._pour)

    def press(self, button: Qt.MouseButton, point: QPointF) -> bool:
        """Press a button; returns whether the press is used up."""
        layout, marks = self._model.layout, self._model.marks
        self._start, self._poured = point, False
        finger = self._scene.finger
        zone = zone_at(layout, point, finger)
        self._stack = (
            zone if zone in marks.draggable and button == Qt.MouseButton.LeftButton else ""
        )
        place = knob_at(layout, point, finger) or zone
        if marks.pours and not self._stack and zone in marks.places:
            self._place, self._back = place, button == Qt.MouseButton.RightButton
            self._clock.start(_FIRST)
        return bool(self._stack)

    def move(self, point: QPointF) -> bool:
        """Move the mouse with the button down; returns whether a chip is being dragged."""
        far = (point - self._start).manhattanLength() >= _WANDER
        if far:
            self._clock.stop()
        if self._stack and far and self._lifted is None:
            place = zone_rect(self._model.layout, self._stack)
            self._lifted = self._scene.lifted(place) if place is not None else None
        if self._lifted is not None:
            self._lifted.setPos(point - self._lifted.boundingRect().center())
            self._light(zone_at(self._model.layout, point))
        return bool(self._stack)

    def _light(self, zone: str) -> None:
        """Light up the place that would get the chip, with what that would make of it."""
        words = self._model.marks.drops.get((self._stack, zone), "")
        if (zone, words) == self._lit:
            return
        self._lit = zone, words
        place = zone_rect(self._model.layout, zone) if words else None
        self._scene.light_up(place, words)

    def release(self, point: QPointF) -> bool:
        """Release the button; returns whether something was done with chips."""
        stack, poured, lifted = self._stack, self._poured, self._lifted
        if lifted is not None:
            self._scene.things.dropped = lifted.sceneBoundingRect().center()
        if self.put_back():
            self.dropped.emit(stack, zone_at(self._model.layout, point))
            self._scene.things.dropped = None
        elif stack:
            self.clicked.emit(stack, stack)
        return bool(stack) or poured

    @property
    def holds(self) -> bool:
        """Whether the stack of a chip that is being dragged may still be drawn from."""
        return not self._stack or self._stack in self._model.marks.draggable

    def put_back(self) -> bool:
        """End pouring, and put back a chip that is being dragged; returns whether there was one."""
        self._clock.stop()
        self._stack, self._poured = "", False
        lifted, self._lifted = self._lifted, None
        self._light("")
        if lifted is not None and lifted.scene() is self._scene:
            self._scene.removeItem(lifted)
        return lifted is not None

    def _pour(self) -> None:
        self._clock.start(_NEXT)
        self._poured = True
        if self._place not in {knob.key for knob in self._model.layout.knobs} and (
            self._place not in self._model.marks.places
        ):
            self._clock.stop()  # the bet is made, or its last chip taken back
            return
        signal = self.clicked_back if self._back else self.clicked
        signal.emit(self._place, self._place)

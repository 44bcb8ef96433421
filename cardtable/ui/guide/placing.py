"""Where a bubble finds room: near what it speaks of, and on nothing that is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from cardtable.engine.table import Layout
from cardtable.ui.table.pointing import zone_rect

#: Pixels from one place that is tried to the next.
_STEP = 20
#: What a pixel that is covered costs: of what is spoken of, of other cards and places, of the rest.
_NAMED, _CARD, _THING = 500.0, 6.0, 2.0
#: What a pixel further away costs.
_FAR = 20.0


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies where, in the coordinates of the page.

    Attributes:
        named: what is spoken of.
        cards, things: what else lies there.
    """

    named: tuple[QRect, ...]
    cards: tuple[QRect, ...]
    things: tuple[QRect, ...]

    @property
    def target(self) -> QRect:
        """All that is spoken of."""
        whole = QRect()
        for box in self.named:
            whole = whole.united(box)
        return whole


def spots_of(layout: Layout, name: str, ratio: float) -> list[QRectF]:
    """Where a thing lies that a step points at (``card:8H``, ``zone:hand``, ``seat:1``)."""
    kind, _, key = name.partition(":")
    match kind:
        case "card" | "zone":
            found = (s for s in layout.cards if key == (s.key if kind == "card" else s.zone))
            return [QRectF(s.x, s.y, s.h * ratio, s.h) for s in found]
        case "seat":
            plates = (p for p in layout.plates if str(p.seat) == key)
            return [QRectF(p.x, p.y, p.width, p.height) for p in plates]
        case "place":
            place = zone_rect(layout, key)
            return [] if place is None else [place]
    return []


def others_of(layout: Layout, ratio: float) -> tuple[list[QRectF], list[QRectF]]:
    """All cards and places; and words, chips and plates."""
    cards = [QRectF(s.x, s.y, s.h * ratio, s.h) for s in layout.cards]
    cards += [QRectF(k.x, k.y, k.size, k.size) for k in layout.knobs]
    things = [QRectF(p.x, p.y, p.width, p.height) for p in layout.plates]
    things += [QRectF(c.x, c.y, 2 * c.size, c.size) for c in layout.chips]
    things += [QRectF(t.x, t.y, t.width, 1.4 * t.size) for t in layout.labels]
    things += [QRectF(z.x, z.y, z.width, z.height) for z in layout.zones]
    things += [QRectF(b.x, b.y, b.width, 20.0 * len(b.lines)) for b in layout.boxes]
    return cards, things


def best_place(room: QRect, sizes: Iterable[QSize], ground: Ground) -> QRect:
    """Where in a room a bubble of one of these sizes covers least of what is needed."""
    found = [place for size in sizes for place in _places(room, size)]
    return min(found, key=lambda place: _cost(place, ground), default=room)


def _places(room: QRect, size: QSize) -> list[QRect]:
    across = max(0, room.width() - size.width())
    down = max(0, room.height() - size.height())
    return [
        QRect(room.topLeft() + QPoint(x, y), size)
        for x in (*range(0, across, _STEP), across)
        for y in (*range(0, down, _STEP), down)
    ]


def _cost(place: QRect, ground: Ground) -> float:
    covered = _NAMED * _overlap(place, ground.named)
    covered += _CARD * _overlap(place, ground.cards) + _THING * _overlap(place, ground.things)
    return covered + (_FAR * _gap(place, ground.target) if ground.named else 0.0)


def _overlap(place: QRect, boxes: Sequence[QRect]) -> int:
    """Pixels of the boxes that lie below a place."""
    left, top = place.left(), place.top()
    right, bottom = left + place.width(), top + place.height()
    whole = 0
    for box in boxes:
        wide = min(right, box.left() + box.width()) - max(left, box.left())
        if wide > 0:
            high = min(bottom, box.top() + box.height()) - max(top, box.top())
            if high > 0:
                whole += wide * high
    return whole


def _gap(place: QRect, target: QRect) -> float:
    """How far a place is from what it speaks of; a little more if it is not centred on it."""
    across = max(target.left() - place.right(), place.left() - target.right(), 0)
    down = max(target.top() - place.bottom(), place.top() - target.bottom(), 0)
    off = place.center() - target.center()
    return across + down + 0.05 * (abs(off.x()) + abs(off.y()))

"""Where places, knobs and cards of a layout are, for whoever points at them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from cardtable.engine.table import CardSpot, Layout
from cardtable.models.controls.base import Marks

#: A knob may be missed by so many pixels.
_NEAR = 3.0


def knob_at(layout: Layout, point: QPointF) -> str:
    """Key of the knob at a point, or empty."""
    for knob in layout.knobs:
        box = QRectF(knob.x, knob.y, knob.size, knob.size)
        if box.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR).contains(point):
            return knob.key
    return ""


def zone_at(layout: Layout, point: QPointF) -> str:
    """Key of the place at a point, or empty."""
    for zone in layout.zones:
        if QRectF(zone.x, zone.y, zone.width, zone.height).contains(point):
            return zone.key
    return ""


def zone_rect(layout: Layout, key: str) -> QRectF | None:
    """Where a place lies, if it is one."""
    for zone in layout.zones:
        if zone.key == key:
            return QRectF(zone.x, zone.y, zone.width, zone.height)
    return None


def stretch(layout: Layout, marks: Marks, start: CardSpot, x: float) -> list[str]:
    """Keys of the cards from one to the one at ``x``, that of the first one first.

    They lie in one zone and may be picked up. What counts is how far across: a finger that slides
    over a hand does not keep to a line.
    """
    row = sorted(
        (s for s in layout.cards if s.zone == start.zone and s.key in marks.selectable),
        key=lambda spot: spot.x,
    )
    at = next((i for i, spot in enumerate(row) if spot.key == start.key), None)
    if at is None:
        return []
    to = max((i for i, spot in enumerate(row) if spot.x <= x), default=0)
    keys = [spot.key for spot in row]
    return keys[at : to + 1] if to >= at else keys[to : at + 1][::-1]


def towards(stops: Sequence[tuple[str, QPointF]], here: str, dx: int, dy: int) -> str | None:
    """The next thing in a direction, which need not lie straight ahead; ``None`` at the edge."""
    middle = dict(stops)[here]
    best: tuple[float, str] | None = None
    for key, point in stops:
        off = point - middle
        along = off.x() * dx + off.y() * dy
        across = abs(off.x() * dy) + abs(off.y() * dx)
        if key == here or along <= 0.5:
            continue
        cost = along + 3 * across
        if best is None or cost < best[0]:
            best = (cost, key)
    return None if best is None else best[1]

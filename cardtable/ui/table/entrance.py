"""How a table opens: people rise from the rim, one after the other, then the pile is set down."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.engine.table import ChipSpot, FurnitureSpot, LabelSpot, PlateSpot
from cardtable.models.table import Row
from cardtable.ui import durations
from cardtable.ui.table.motion import RISEN, Motion

#: How far people come, as a part of the height of their place.
_FAR = 0.45


def entrance(people: int) -> float:
    """How many milliseconds after the table has opened the pile is set down."""
    return durations.RISE_STAGGER * max(0, people - 1) + durations.RISE / 2


def rise(
    rows: Iterable[Row],
    items: Mapping[str, tuple[Any, QGraphicsPixmapItem]],
    motion: Motion,
    table: QRectF,
    factor: float,
    lead: float = 0.0,
    piles: Collection[str] = (),
) -> None:
    """Let people rise from the rim with what belongs to them, from the viewer round the table.

    ``lead``: how many milliseconds nobody comes. ``piles``: the places whose cards are set down
    after that; their numbers come with them.
    """
    spots = [row.spot for row in rows]
    plates = {spot.seat: spot for spot in spots if isinstance(spot, PlateSpot)}
    order = sorted(plates, key=lambda seat: (seat - next(iter(plates))) % (max(plates) + 1))
    there = lead + entrance(len(plates)) + durations.SET_DOWN
    for spot in spots:
        if getattr(spot, "joins", "") in piles and spot.key in items:
            item = items[spot.key][1]
            motion.give_up(item)
            item.setOpacity(0.0)
            motion.act(item, item.setOpacity, durations.FADE * factor, there * factor)
            continue
        seat = spot.seat if isinstance(spot, PlateSpot | ChipSpot) else None
        if isinstance(spot, FurnitureSpot | LabelSpot) and not getattr(spot, "lit", False):
            seat = spot.owner
        if seat not in plates or spot.key not in items:
            continue
        item, plate = items[spot.key][1], plates[seat]
        delay = (lead + durations.RISE_STAGGER * order.index(seat)) * factor
        place, far = item.pos(), _FAR * min(plate.width, plate.height)
        far = 0.0 if motion.straight else far  # then they only come to be seen
        away = _outwards(QRectF(plate.x, plate.y, plate.width, plate.height).center(), table)
        motion.give_up(item)
        item.setOpacity(0.0)
        item.setPos(place + away * far)
        motion.move(item, place.x(), place.y(), RISEN, factor, delay)
        motion.act(item, item.setOpacity, durations.RISE / 2 * factor, delay + 1)


def _outwards(at: QPointF, table: QRectF) -> QPointF:
    """The way to the nearest rim."""
    ways = (
        (at.x() - table.left(), QPointF(-1, 0)),
        (table.right() - at.x(), QPointF(1, 0)),
        (at.y() - table.top(), QPointF(0, -1)),
        (table.bottom() - at.y(), QPointF(0, 1)),
    )
    return min(ways, key=lambda way: way[0])[1]

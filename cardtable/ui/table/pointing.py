"""Where the places and knobs of a layout are, for whoever points at them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from cardtable.engine.table import Layout

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

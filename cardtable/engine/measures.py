"""Whether what a game lays on the table can be shown: Qt ends, or hangs, at some numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import fields

from cardtable.engine.table import Area, Layout

#: How far from the table's corner something may lie, and how large it may be where the table is
#: smaller, in pixels.
_FAR, _LARGE = 100_000.0, 1_000.0
#: The largest type, chip and knob, in pixels, and the most that is counted.
_SMALL, _MANY = 300.0, 1_000.0
#: The parts of a layout that hold spots, and what is a place, a length and a count in a spot.
_ROWS = tuple(part.name for part in fields(Layout) if part.default == ())
_PLACES = ("x", "y", "z", "turned")
_LENGTHS = ("h", "width", "height", "inset", "least")
_COUNTS = ("place", "dealt", "beat", "order", "heap", "seat")


class NotShowable(ValueError):
    """Something has a place, size or count that nothing on a table can have."""


def check_measures(layout: Layout, area: Area) -> None:
    """Check the numbers of a layout.

    Raises:
        NotShowable: one of them is none, or far too large.
    """
    large = max(_LARGE, 2 * area.width, 2 * area.height)
    most = {
        **dict.fromkeys(_PLACES, _FAR),
        **dict.fromkeys(_LENGTHS, large),
        **dict.fromkeys(_COUNTS, _MANY),
        "size": _SMALL,
    }
    for row in _ROWS:
        for spot in getattr(layout, row):
            for name, limit in most.items():
                if hasattr(spot, name):
                    _check((getattr(spot, name),), limit)
            source = getattr(spot, "source", None)  # of a card it is a zone
            _check(source if isinstance(source, tuple) else (), _FAR)
    _check((layout.call_size,), _SMALL)
    _check(layout.call or (), _FAR)
    for x, y, height in layout.anchors.values():
        _check((x, y), _FAR)
        _check((height,), large)


def _check(values: Iterable[object], most: float) -> None:
    for value in values:
        if not isinstance(value, int | float) or not math.isfinite(value) or abs(value) > most:
            raise NotShowable

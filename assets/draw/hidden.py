"""What nobody sees: outlines that run below later shapes, or on paper round paper.

Where a region hides all that is drawn there, an outline may take any way through it: the shortest
is taken, holes are filled and islands left out.  What is seen stays as it is.
"""

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LinearRing, LineString, Polygon

from .curves import Geo

Rows = NDArray[np.float64]
#: How finely an outline is looked at, in units.
STEP = 4.0
#: How far from its hidden way an outline may be led, the farthest first; 0 is straight across.
WAYS = (0.0, 64.0, 32.0, 16.0, 8.0, 4.0, 2.0)


def bare(g: Geo, free: Geo) -> Geo:
    """A shape whose outline is shorter where ``free`` hides it."""
    shapely.prepare(free)
    out: list[Geo] = []
    changed = False
    for part in shapely.get_parts(g):
        if not isinstance(part, Polygon) or not free.intersects(part):
            out.append(part)
            continue
        found = [_ring(ring, free) for ring in (part.exterior, *part.interiors)]
        if all(ring is None for ring in found):
            out.append(part)
            continue
        changed = True
        rings = [
            shapely.get_coordinates(ring) if new is None else new
            for ring, new in zip((part.exterior, *part.interiors), found, strict=True)
        ]
        if len(rings[0]):
            led = Polygon(rings[0], [hole for hole in rings[1:] if len(hole)])
            out.append(led if led.is_valid else shapely.make_valid(led))
    return shapely.union_all(out) if changed else g


def _ring(ring: LinearRing, free: Geo) -> Rows | None:
    """A ring led anew; no points if it is not needed at all; nothing if it stays as it is."""
    if not free.intersects(ring):
        return None
    xy = shapely.get_coordinates(shapely.segmentize(ring, STEP))[:-1]
    edges = np.stack((xy, np.roll(xy, -1, axis=0)), axis=1)
    hidden = shapely.covers(free, shapely.linestrings(edges))
    if not hidden.any():
        return None
    if hidden.all():
        return np.empty((0, 2)) if free.covers(Polygon(ring)) else None
    # Begin with an edge that is seen.
    turn = int(np.flatnonzero(~hidden)[0])
    xy, hidden = np.roll(xy, -turn, axis=0), np.roll(hidden, -turn)
    xy = np.concatenate((xy, xy[:1]))
    marks = np.flatnonzero(np.diff(np.concatenate(([False], hidden, [False])).astype(np.int8)))
    out, last, changed = [], 0, False
    for a, b in zip(marks[::2], marks[1::2], strict=True):
        way = _shorter(xy[a : b + 1], free) if b - a > 1 else None
        if way is not None:
            out += [xy[last:a], way[:-1]]
            last, changed = int(b), True
    out.append(xy[last:])
    return np.concatenate(out) if changed else None


def _shorter(run: Rows, free: Geo) -> Rows | None:
    """The shortest way found from the first point of a hidden run to its last."""
    line = LineString(run)
    long = line.length
    for far in WAYS:
        way = run[[0, -1]]
        if far:
            way = shapely.get_coordinates(line.simplify(far, preserve_topology=False))
        path = LineString(way)
        if path.length > 0.98 * long or not free.covers(path):
            continue
        between = np.concatenate((run, way[-2:0:-1]))
        if len(between) < 3:
            continue
        area = Polygon(between)
        if free.covers(area if area.is_valid else shapely.make_valid(area)):
            return way
    return None

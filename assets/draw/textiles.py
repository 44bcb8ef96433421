"""Woven and dyed patterns for garments and grounds.

Sayagata, the usual key-fret, is left out on purpose: it is built of swastikas.
"""

import math
from collections.abc import Sequence

from shapely.geometry import LineString

from .curves import Geo, box, disc, hatch, move, poly, ring, rot, scaled, union

Bounds = Sequence[float]


def _tile(cell: Geo, bb: Bounds, sx: float, sy: float, odd: float = 0.5) -> Geo:
    x0, y0, x1, y1 = bb
    out = []
    j = 0
    y = y0 - sy
    while y < y1 + 2 * sy:
        x = x0 - sx * 1.5 + (odd * sx if j % 2 else 0)
        while x < x1 + sx * 1.5:
            out.append(move(cell, x, y))
            x += sx
        y += sy
        j += 1
    return union(out)


def seigaiha(bb: Bounds, r: float = 20, lw: float = 2.2, rings: int = 3) -> Geo:
    """Waves.  At most two rings on cloth, else it turns grey."""
    seen = disc(0, 0, r).intersection(box(-r, -r, r, r / 2 + 1))
    for dx in (-r, r):
        seen = seen.difference(disc(dx, r / 2, r))
    seen = seen.difference(disc(0, r, r))
    arcs = [ring(0, 0, r * (1 - i / (rings + 0.25)) + lw / 2, lw) for i in range(rings)]
    cell = union(arcs).intersection(seen.buffer(lw / 2 - 0.05))
    return _tile(cell, bb, 2 * r, r / 2)


def asanoha(bb: Bounds, s: float = 36, lw: float = 2) -> Geo:
    """Hemp leaf."""
    h = s * math.sqrt(3) / 2
    lines = []
    for up in (1, -1):
        v = [(0.0, 0.0), (s, 0.0), (s / 2, up * h)]
        c = (s / 2, up * h / 3)
        lines += [LineString([v[i], v[(i + 1) % 3]]) for i in range(3)]
        lines += [LineString([c, q]) for q in v]
    return _tile(union(line.buffer(lw / 2, 6) for line in lines), bb, s, h)


def yagasuri(bb: Bounds, w: float = 22, h: float = 44, gap: float = 2) -> Geo:
    """Arrow feathers."""
    x = w / 2 - gap / 2
    half = poly([(0, 0), (x, h * 0.28), (x, h * 0.78), (0, h * 0.5)])
    return _tile(union([half, scaled(half, -1, 1, (w / 2, 0))]), bb, w, h, 0)


def shippo(bb: Bounds, r: float = 16, lw: float = 2) -> Geo:
    """Seven treasures: interlaced circles."""
    return _tile(ring(0, 0, r + lw / 2, lw), bb, 2 * r, r)


def uroko(bb: Bounds, s: float = 26) -> Geo:
    """Fish scales: rows of triangles."""
    return _tile(poly([(0, s * 0.8), (s, s * 0.8), (s / 2, 0)]), bb, s, s * 0.8)


def kanoko(bb: Bounds, s: float = 22, r: float = 5) -> Geo:
    """Fawn spots: tied dots."""
    return _tile(ring(0, 0, r, r * 0.55), bb, s, s * 0.6)


def lozenges(bb: Bounds, w: float = 30, h: float = 44, line: float = 3) -> Geo:
    d = poly([(0, -h / 2), (w / 2, 0), (0, h / 2), (-w / 2, 0)])
    core = scaled(d, 0.4, 0.4)
    return _tile(union([d.difference(d.buffer(-line, join_style=2)), core]), bb, w, h / 2)


def checks(bb: Bounds, s: float = 22) -> Geo:
    """Ichimatsu checks."""
    return _tile(box(0, 0, s, s), bb, 2 * s, s)


def stripe(bb: Bounds, angle: float, gap: float, w: float) -> Geo:
    return hatch(box(*bb), angle, gap, w)


def ajiro(bb: Bounds, u: float = 5.2, lw: float = 1.7) -> Geo:
    """Diagonal key-fret: bundles of three lines, alternately turned.

    The middle line runs into its neighbours: without that it reads as loose sticks.
    """
    length = u * 6
    out = []
    for k in range(3):
        e = u if k == 1 else 0
        o = (k - 1) * 2 * u
        out.append(box(-length / 2 - e, o - lw / 2, length / 2 + e, o + lw / 2))
        x = length + o
        out.append(box(x - lw / 2, -length / 2 - e, x + lw / 2, length / 2 + e))
    cell = union(out)
    x0, y0, x1, y1 = bb
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 2 * length
    cells = []
    j = 0
    y = -reach
    while y < reach:
        x = -reach + (length if j % 2 else 0)
        while x < reach:
            cells.append(move(cell, x, y))
            x += 2 * length
        y += length
        j += 1
    return move(rot(union(cells), 45), (x0 + x1) / 2, (y0 + y1) / 2)

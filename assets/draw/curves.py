"""Knives and brushes: smooth outlines, tapering strokes, leaves, curls, hatchings.

Points may be given as a list of tuples or in a short notation: ``"10,20 30,40! 50,20"``,
where ``!`` makes the point a corner.  All shapes are shapely geometries in card units.
"""

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from shapely import affinity
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Geo: TypeAlias = BaseGeometry
Pt: TypeAlias = tuple[float, ...]
Path: TypeAlias = str | Sequence[Pt]
XY: TypeAlias = tuple[float, float]

__all__ = [
    "XY", "Geo", "Path", "Polygon", "Pt", "bar", "blob", "box", "brush", "curl", "disc",
    "fan", "fine", "hatch",
    "lens",
    "mirror", "move", "pol", "poly", "pts", "ring", "ring_of", "rot", "scaled", "sliver",
        "smooth", "star",
    "stripes", "sym", "union",
]


def pts(path: Path) -> list[Pt]:
    """Read the short notation."""
    if not isinstance(path, str):
        return list(path)
    out: list[Pt] = []
    for word in path.split():
        corner = word.endswith("!")
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), 1.0) if corner else (float(x), float(y)))
    return out


def union(shapes: Iterable[Geo]) -> Geo:
    return unary_union(list(shapes))


def move(g: Geo, dx: float, dy: float) -> Geo:
    return affinity.translate(g, dx, dy)


def rot(g: Geo, angle: float, at: XY = (0, 0)) -> Geo:
    return affinity.rotate(g, angle, origin=at)


def scaled(g: Geo, sx: float, sy: float | None = None, at: XY | str = (0, 0)) -> Geo:
    return affinity.scale(g, sx, sx if sy is None else sy, origin=at)


def mirror(g: Geo, x: float) -> Geo:
    return affinity.scale(g, -1, 1, origin=(x, 0))


def pol(x: float, y: float, r: float, angle: float) -> XY:
    """The point at distance r in direction angle (degrees, clockwise on paper)."""
    a = math.radians(angle)
    return (x + r * math.cos(a), y + r * math.sin(a))


def _spans(path: Path, closed: bool, k: float) -> list[tuple[XY, XY, XY, XY]]:
    """The cubic curves that join the points; corners stay sharp."""
    raw = pts(path)
    size = len(raw)
    p = [(q[0], q[1]) for q in raw]
    corner = [len(q) > 2 for q in raw]

    def tangent(i: int) -> XY | None:
        if corner[i] or (not closed and i in (0, size - 1)):
            return None
        a, b = p[i - 1], p[(i + 1) % size]
        d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        return (b[0] - a[0]) / d, (b[1] - a[1]) / d

    out = []
    for i in range(size if closed else size - 1):
        j = (i + 1) % size
        a, b = p[i], p[j]
        reach = math.hypot(b[0] - a[0], b[1] - a[1]) * k
        ta, tb = tangent(i), tangent(j)
        h1 = (a[0] + ta[0] * reach, a[1] + ta[1] * reach) if ta else None
        h2 = (b[0] - tb[0] * reach, b[1] - tb[1] * reach) if tb else None
        if h1 is None:
            q = h2 or b
            h1 = (a[0] + (q[0] - a[0]) * 0.4, a[1] + (q[1] - a[1]) * 0.4)
        if h2 is None:
            h2 = (b[0] + (h1[0] - b[0]) * 0.4, b[1] + (h1[1] - b[1]) * 0.4)
        out.append((a, h1, h2, b))
    return out


def _along(span: tuple[XY, XY, XY, XY], n: int) -> list[XY]:
    """N points of a span, its last one left out."""
    a, h1, h2, b = span
    out = []
    for s in range(n):
        t = s / n
        u = 1 - t
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        out.append(
            (
                w[0] * a[0] + w[1] * h1[0] + w[2] * h2[0] + w[3] * b[0],
                w[0] * a[1] + w[1] * h1[1] + w[2] * h2[1] + w[3] * b[1],
            )
        )
    return out


def smooth(path: Path, closed: bool = False, n: int = 9, k: float = 0.36) -> list[XY]:
    """Smooth curve through the points, n to a span; corners stay sharp."""
    out = [p for span in _spans(path, closed, k) for p in _along(span, n)]
    if not closed:
        last = pts(path)[-1]
        out.append((last[0], last[1]))
    return out


def _steps(span: tuple[XY, XY, XY, XY], beside: float = 0.0) -> int:
    """So many that no chord is farther than a hundredth of a unit from its arc.

    Nor is one of an outline that runs at this distance ``beside`` it.
    """
    legs = [(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(span)]
    long = sum(math.hypot(*leg) for leg in legs)
    turn = 0.0
    for (ax, ay), (bx, by) in pairwise([leg for leg in legs if leg != (0, 0)]):
        turn += abs(math.atan2(ax * by - ay * bx, ax * bx + ay * by))
    return max(1, min(60, math.ceil(math.sqrt((long + beside * turn) * turn / 0.08))))


def fine(
    path: Path, closed: bool = False, k: float = 0.36, least: int = 1, beside: float = 0.0
) -> list[XY]:
    """The same curve in points so close that it has no facets, nor has one ``beside`` it."""
    spans = _spans(path, closed, k)
    out = [p for span in spans for p in _along(span, max(least, _steps(span, beside)))]
    if not closed:
        last = pts(path)[-1]
        out.append((last[0], last[1]))
    return out


def blob(path: Path) -> Geo:
    """Closed smooth shape."""
    return Polygon(fine(path, True)).buffer(0)


def poly(path: Path) -> Geo:
    """Closed shape with straight sides."""
    return Polygon([(p[0], p[1]) for p in pts(path)]).buffer(0)


def sym(path: Path, x: float = 0) -> list[Pt]:
    """Complete a right half, drawn from top to bottom, with its mirror image about x."""
    right = pts(path)
    left = [(2 * x - p[0], *p[1:]) for p in reversed(right) if abs(p[0] - x) > 1e-9]
    return right + left


def disc(x: float, y: float, r: float, ry: float | None = None, angle: float = 0) -> Geo:
    g = scaled(Point(x, y).buffer(1, 24 if max(r, ry or r) < 40 else 48), r, ry or r, (x, y))
    return rot(g, angle, (x, y)) if angle else g


def ring(x: float, y: float, r: float, w: float, ry: float | None = None) -> Geo:
    return disc(x, y, r, ry).difference(disc(x, y, r - w, (ry or r) - w))


def ring_of(x: float, y: float, r: float, n: int, dot: float, start: float = 0) -> list[Geo]:
    """N dots on a circle."""
    return [disc(*pol(x, y, r, start + 360 * i / n), dot) for i in range(n)]


def _width(ws: Sequence[float], t: float) -> float:
    f = t * (len(ws) - 1)
    i = min(int(f), len(ws) - 2)
    f -= i
    f = f * f * (3 - 2 * f)
    return ws[i] * (1 - f) + ws[i + 1] * f


def brush(
    path: Path, ws: Sequence[float] | float, curved: bool = True, steps: int = 16,
    cut: bool = False,
) -> Geo:
    """Brush stroke: closed outline round a centre line; ws = widths spread over its length.

    Its ends are round, or ``cut`` off square as by a knife. From one width to the next it takes so
    many steps; broad strokes need more to look smooth.
    """
    w = (ws, ws) if isinstance(ws, (int, float)) else ws
    even = max(w) - min(w) < 0.01
    line = pts(path)
    spans = max(1, len(line) - 1)
    c = (
        fine(
            path,
            least=1 if even else max(3, math.ceil(steps * (len(w) - 1) / spans)),
            beside=max(w) / 2,
        )
        if curved
        else [(p[0], p[1]) for p in line]
    )
    run = [0.0]
    for a, b in pairwise(c):
        run.append(run[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    total = run[-1] or 1
    left: list[XY] = []
    right: list[XY] = []
    for i, p in enumerate(c):
        a, b = c[max(0, i - 1)], c[min(len(c) - 1, i + 1)]
        d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = -(b[1] - a[1]) / d, (b[0] - a[0]) / d
        half = _width(w, run[i] / total) / 2
        left.append((p[0] + nx * half, p[1] + ny * half))
        right.append((p[0] - nx * half, p[1] - ny * half))
    g: Geo = Polygon(left + right[::-1])
    if not g.is_valid:
        quads = [
            Polygon([left[i], left[i + 1], right[i + 1], right[i]]).convex_hull
            for i in range(len(c) - 1)
        ]
        g = union(quads)
    if cut:
        ends = [_cut_end(c[k], c[inner], w[k] / 2) for k, inner in ((0, 1), (-1, -2))]
    else:
        ends = [_end(c[k], w[k] / 2) for k in (0, -1) if w[k] > 1.2]
    return union([g, *ends]) if ends else g


def _cut_end(p: XY, inner: XY, r: float) -> Geo:
    """The end of a stroke that was cut with a knife, as far out as a round one."""
    d = math.hypot(p[0] - inner[0], p[1] - inner[1]) or 1
    ux, uy = (p[0] - inner[0]) / d * r, (p[1] - inner[1]) / d * r
    (x, y), (u, v) = (p[0] - ux * 0.2, p[1] - uy * 0.2), (p[0] + ux, p[1] + uy)
    return poly([(x - uy, y + ux), (x + uy, y - ux), (u + uy, v - ux), (u - uy, v + ux)])


def _end(p: XY, r: float) -> Geo:
    """The round end of a stroke, without facets."""
    return Point(p).buffer(r, max(8, math.ceil(math.pi / 4 / math.sqrt(0.02 / r))))


def sliver(a: XY, b: XY, w: float, at: float = 0.4) -> Geo:
    """The cheapest cut: a straight mark of four points, widest at a part of its length."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy) or 1
    nx, ny = -dy / d * w / 2, dx / d * w / 2
    x, y = a[0] + dx * at, a[1] + dy * at
    return Polygon([a, (x + nx, y + ny), b, (x - nx, y - ny)])


def bar(a: XY, b: XY, w: float, flare: float = 0.0) -> Geo:
    """Straight flat-ended stroke, waisted like cut lettering."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy)
    nx, ny = -dy / d * w / 2, dx / d * w / 2
    f = 1 + flare

    def side(s: int) -> list[XY]:
        return fine(
            [
                (a[0] + s * nx * f, a[1] + s * ny * f),
                (a[0] + dx * 0.2 + s * nx, a[1] + dy * 0.2 + s * ny),
                (a[0] + dx * 0.8 + s * nx, a[1] + dy * 0.8 + s * ny),
                (b[0] + s * nx * f, b[1] + s * ny * f),
            ]
        )

    return Polygon(side(1) + side(-1)[::-1]).buffer(0)


def lens(a: XY, b: XY, w: float, bend: float = 0, at: float = 0.45) -> Geo:
    """Pointed leaf from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy)
    nx, ny = -dy / d, dx / d

    def mid(s: int) -> Pt:
        k = s * w / 2 + bend
        return (a[0] + dx * at + nx * k, a[1] + dy * at + ny * k)

    return blob([(*a, 1), mid(1), (*b, 1), mid(-1)])


def curl(
    x: float, y: float, r: float, turns: float = 1.6, start: float = 0, hand: int = 1,
    w: Sequence[float] = (2, 6, 2),
) -> Geo:
    """A spiral running inwards, brushed."""
    n = int(turns * 12)
    line = []
    for i in range(n + 1):
        t = i / n
        line.append(pol(x, y, r * (1 - t) ** 0.8 + 0.12 * r, start + hand * turns * 360 * t))
    return brush(line, w)


def fan(
    x: float, y: float, r0: float, r1: float, start: float, end: float, n: int = 1
) -> list[Geo]:
    """N equal sectors of a ring."""
    out = []
    step = (end - start) / n
    for i in range(n):
        parts = max(6, math.ceil(abs(step) / 3.5))
        arc = [start + step * (i + k / parts) for k in range(parts + 1)]
        ring_ = [pol(x, y, r1, a) for a in arc] + [pol(x, y, r0, a) for a in reversed(arc)]
        out.append(Polygon(ring_).buffer(0))
    return out


def star(x: float, y: float, r: float, inner: float = 0.42, points: int = 5) -> Geo:
    step = 180 / points
    return poly(
        [pol(x, y, r if k % 2 == 0 else r * inner, k * step - 90) for k in range(2 * points)]
    )


def stripes(
    bounds: Sequence[float], angle: float, gap: float, w: float, phase: float = 0,
    taper: bool = False, seed: int = 1,
) -> Geo:
    """Parallel lines over a rectangle; tapered ones look like the marks of a gouge."""
    x0, y0, x1, y1 = bounds
    reach = math.hypot(x1 - x0, y1 - y0) / 2
    rng = random.Random(seed)
    out = []
    y = -reach + phase
    while y < reach:
        if taper:
            s = rng.uniform(-1, 0.1) * reach
            out.append(brush([(s, y), (s + rng.uniform(0.5, 0.9) * reach, y)], (0, w, 0), False))
        else:
            out.append(box(-reach, y, reach, y + w))
        y += gap
    return move(rot(union(out), angle), (x0 + x1) / 2, (y0 + y1) / 2)


def hatch(shape: Geo, angle: float, gap: float, w: float, phase: float = 0) -> Geo:
    return stripes(shape.bounds, angle, gap, w, phase).intersection(shape)

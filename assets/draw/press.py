"""The press: from shapes printed one over the other to paths that Qt draws quickly.

Qt's rasteriser spends its time on the outlines it meets, seen or not, and most of it on long
ones.  So what later shapes hide is not printed, and an ink with very long outlines is cut into
neighbouring paths.
"""

import math
from collections.abc import Iterable, Iterator

import shapely
from shapely.geometry import LinearRing, MultiPolygon, Polygon, box
from shapely.geometry.polygon import orient

from .curves import Geo
from .fit import NEAR, curves

NUM = 10  # coordinates are written as integers, so many to a unit
#: How far a curve may be moved for a handle that mirrors the one before, in units.
SHIFT = 0.02
#: The transform that brings them back.
SCALE = "scale(.1)"
#: Pixels of outline one path may have, and what the parts of a longer one have at most, when a
#: card is 290 pixels high.
MUCH, SHARE = 800, 500
#: Pixels that neighbouring cuts share, so that no seam shows between them.
LAP = 1.6
#: Below this part of a disc's compactness a shape is thin, and a cut through it short.
THIN = 0.3


def cost(g: Geo, pixel: float) -> float:
    """What drawing a shape takes: its outline in pixels, and a point as much as two of them."""
    return float(2 * shapely.get_num_coordinates(g) + g.length / pixel)


def unhidden(g: Geo, cover: Geo, pixel: float) -> Geo:
    """What is seen of a shape below ``cover``; all of it where cutting would save nothing."""
    if cover.is_empty or not g.intersects(cover):
        return g
    seen = g.difference(cover)
    if seen.area < 0.02 * g.area and seen.buffer(-0.5).is_empty:
        return Polygon()
    return seen if cost(seen, pixel) < cost(g, pixel) else g


def polygons(g: Geo, least: float) -> list[Polygon]:
    """The parts of a geometry that are larger than a speck."""
    if isinstance(g, Polygon):
        return [g] if g.area > least else []
    return [p for part in getattr(g, "geoms", ()) for p in polygons(part, least)]


def shares(parts: list[Polygon], pixel: float) -> list[list[Polygon]]:
    """Cut an ink with very long outlines into neighbouring paths.

    Qt's rasteriser has room for some hundred pixels of outline.  A path that needs more is gone
    through again and again, in ever lower bands, and its rows become long lists.
    """
    if sum(p.length for p in parts) <= MUCH * pixel:
        return [parts]
    return list(_halves(parts, pixel))


def _thin(p: Polygon) -> bool:
    """A cut through a solid shape would be long, and might show."""
    return bool(4 * math.pi * p.area < THIN * p.length**2)


def _halves(parts: list[Polygon], pixel: float, depth: int = 7) -> Iterator[list[Polygon]]:
    """Cut across the longer side until the parts are small."""
    x0, y0, x1, y1 = MultiPolygon(parts).bounds
    across = x1 - x0 > 0.6 * (y1 - y0)
    if sum(p.length for p in parts) <= SHARE * pixel or max(x1 - x0, y1 - y0) < 24 * pixel:
        yield parts
        return
    start, end = (x0, x1) if across else (y0, y1)
    middle, lap = (start + end) / 2, LAP * pixel / 2
    low = box(x0, y0, middle + lap, y1) if across else box(x0, y0, x1, middle + lap)
    high = box(middle - lap, y0, x1, y1) if across else box(x0, middle - lap, x1, y1)
    below: list[Polygon] = []
    beyond: list[Polygon] = []
    for p in parts:
        a, b = (p.bounds[0], p.bounds[2]) if across else (p.bounds[1], p.bounds[3])
        whole = b - a < 0.3 * (end - start) or not _thin(p)
        if b <= middle or (whole and a + b < 2 * middle):
            below.append(p)
        elif a >= middle or whole:
            beyond.append(p)
        else:
            below += polygons(p.intersection(low), 0.2)
            beyond += polygons(p.intersection(high), 0.2)
    if not below or not beyond or not depth:
        yield parts
        return
    yield from _halves(below, pixel, depth - 1)
    yield from _halves(beyond, pixel, depth - 1)


def _numbers(values: Iterable[int]) -> str:
    """Integers with the shortest separators."""
    text = "".join(f"{'' if v < 0 else ' '}{v}" for v in values)
    return text.removeprefix(" ")


def path_data(parts: list[Polygon], near: float = NEAR) -> str:
    """Path data: absolute start, relative curves and lines, shortest separators."""
    out = []
    for part in MultiPolygon(parts).geoms:
        polygon = orient(part)
        for ring in (polygon.exterior, *polygon.interiors):
            out.append(_outline(ring, near))
    return "".join(out)


def _outline(ring: LinearRing, near: float) -> str:
    """One closed line."""
    start, pieces = curves(ring, near)
    if not pieces:
        return ""

    def at(p: complex) -> tuple[int, int]:
        return round(p.real * NUM), round(p.imag * NUM)

    first = last = at(start)
    words = [f"M{_numbers(first)}"]
    mode, handle = "", last
    for n, (end, h1, h2) in enumerate(pieces):
        place = at(end)
        mirrored = (2 * last[0] - handle[0], 2 * last[1] - handle[1])
        if h1 is None:
            if place == last or n == len(pieces) - 1:
                continue  # the last line is drawn by closing
            kind, steps = "l", [place]
        elif h2 is None:
            kind, steps = "q", [at(h1), place]
        elif mode in ("c", "s") and math.dist(mirrored, at(h1)) * 4 / 9 <= SHIFT * NUM:
            kind, steps = "s", [at(h2), place]
        else:
            kind, steps = "c", [at(h1), at(h2), place]
        text = _numbers(v - o for step in steps for v, o in zip(step, last, strict=True))
        if kind != mode:
            words.append(kind)
        elif not text.startswith("-"):
            words.append(" ")
        words.append(text)
        mode, last, handle = kind, place, steps[-2] if len(steps) > 1 else place
    return "".join(words) + "z" if mode else ""

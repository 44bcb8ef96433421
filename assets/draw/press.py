"""The press: from shapes printed one over the other to paths that Qt draws quickly.

Qt's rasteriser spends its time on the outlines it meets, seen or not, and most of it on long
ones.  So what later shapes hide is not printed, and an ink with very long outlines is cut into
neighbouring paths.
"""

import math
from collections.abc import Iterator

import shapely
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.polygon import orient

from .curves import Geo

NUM = 10  # coordinates are written as integers in tenths
#: Pixels of outline one path may have, and what the parts of a longer one have at most, when a
#: card is 290 pixels high.
MUCH, SHARE = 800, 500
#: Pixels that neighbouring cuts share, so that no seam shows between them.
LAP = 1.6
#: Below this part of a disc's compactness a shape is thin, and a cut through it short.
THIN = 0.3


def cost(g: Geo, pixel: float) -> float:
    """What drawing a shape takes: its outline in pixels, and a point as much as two of them."""
    return 2 * shapely.get_num_coordinates(g) + g.length / pixel


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
    return 4 * math.pi * p.area < THIN * p.length**2


def _halves(parts: list[Polygon], pixel: float) -> Iterator[list[Polygon]]:
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
    if not below or not beyond:
        yield parts
        return
    yield from _halves(below, pixel)
    yield from _halves(beyond, pixel)


def path_data(parts: list[Polygon]) -> str:
    """Path data: absolute start, relative lines, shortest separators."""
    out = []
    for part in MultiPolygon(parts).geoms:
        if part.area < 0.3:
            continue
        polygon = orient(part)
        for r in (polygon.exterior, *polygon.interiors):
            q = [(round(x * NUM), round(y * NUM)) for x, y in r.coords[:-1]]
            last = q[0]
            steps = []
            for c in q[1:]:
                if c == last:
                    continue
                a, b = c[0] - last[0], c[1] - last[1]
                steps.append(f"{a}{'' if b < 0 else ' '}{b}")
                last = c
            if len(steps) < 2:
                continue
            text = "".join(
                (" " if i and not s.startswith("-") else "") + s for i, s in enumerate(steps)
            )
            out.append(f"M{q[0][0]} {q[0][1]}l{text}z")
    return "".join(out)

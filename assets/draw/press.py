"""The press: from shapes printed one over the other to paths that Qt draws quickly.

Qt's rasteriser spends its time on the outlines it meets, seen or not, and on those of long paths
again and again.  So what nobody sees is not printed (``hidden``), and an ink is printed in several
neighbouring paths where these are cheaper (``raster``).
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.polygon import orient

from .curves import Geo
from .fit import NEAR, Piece, curves
from .hidden import bare
from .raster import PATH, Load, cost, load

NUM = 10  # coordinates are written as integers, so many to a unit
#: How far a curve may be moved for a handle that mirrors the one before, in units.
SHIFT = 0.02
#: The transform that brings them back.
SCALE = "scale(.1)"
#: How often an ink is halved at most, and pixels below which it is not, when a card is 290 high.
DEEP, LEAST = 6, 12
#: Pixels by which a part reaches below the next, so that no seam shows between them, and how far
#: from the ink's outline: an edge printed twice is darker there, and shows as a tick.
LAP, SHY = 1.6, 0.5
#: Pixels by which it does so at the outline: no tick on a small card, no seam on a large one.
SEAM = 0.15
#: How finely points are counted, in pixels.
FACET = 0.2
#: Below this part of a disc's compactness a shape is thin, and a cut through it short.
THIN = 0.3


def burden(g: Geo, pixel: float) -> float:
    """What drawing a shape takes: its outline in pixels, and a point as much as four of them."""
    points = shapely.get_num_coordinates(shapely.simplify(g, FACET * pixel))
    return float(4 * points + g.length / pixel)


def unhidden(g: Geo, cover: Geo, same: Geo, pixel: float) -> Geo:
    """A shape that looks alike below ``cover``, where it is hidden, and on its like.

    ``same`` is where its own ink is below it already.
    """
    out = g
    if not cover.is_empty and g.intersects(cover):
        seen = g.difference(cover)
        if seen.area < 0.02 * g.area and seen.buffer(-0.5).is_empty:
            return Polygon()
        ways = (g, seen, bare(g, cover))
        out = min(ways, key=lambda way: burden(way, pixel))
    if not same.is_empty and out.intersects(same):
        ways = (out, bare(out, same), out.difference(same))
        out = min(ways, key=lambda way: burden(way, pixel))
    return out


def polygons(g: Geo, least: float) -> list[Polygon]:
    """The parts of a geometry that are larger than a speck."""
    if isinstance(g, Polygon):
        return [g] if g.area > least else []
    return [p for part in getattr(g, "geoms", ()) for p in polygons(part, least)]


@dataclass(frozen=True)
class _Part:
    """A polygon, and what its outlines put on the rasteriser."""

    shape: Polygon
    load: Load


def shares(parts: list[Polygon], pixel: float) -> list[list[Polygon]]:
    """Cut an ink with long outlines into neighbouring paths, where Qt draws these more quickly."""
    found = [_Part(p, load(p, pixel)) for p in parts]
    return [[part.shape for part in path] for path in _best(found, pixel, DEEP)[1]]


def _thin(p: Polygon) -> bool:
    """A cut through a solid shape would be long, and might show."""
    return bool(4 * math.pi * p.area < THIN * p.length**2)


def _best(parts: list[_Part], pixel: float, depth: int) -> tuple[float, list[list[_Part]]]:
    """The cheapest paths that print all parts, and what they cost: one, or those of two halves."""
    whole = cost([part.load for part in parts])
    if not depth or whole < 2 * PATH:
        return whole, [parts]
    halves = []
    for down in (True, False):
        for low, high in _halves(parts, down, pixel):
            both = cost([p.load for p in low]) + cost([p.load for p in high])
            halves.append((both, low, high))
    if not halves:
        return whole, [parts]
    _, low, high = min(halves, key=lambda h: h[0])
    (a, first), (b, second) = (_best(half, pixel, depth - 1) for half in (low, high))
    return (a + b, first + second) if a + b < whole else (whole, [parts])


def _halves(
    parts: list[_Part], down: bool, pixel: float
) -> Iterator[tuple[list[_Part], list[_Part]]]:
    """Part an ink in its middle, and where half of its outline lies.

    Only a shape that reaches from end to end of it is cut; others go to one side whole.
    """
    x0, y0, x1, y1 = MultiPolygon([p.shape for p in parts]).bounds
    start, end = (y0, y1) if down else (x0, x1)
    if end - start < LEAST * pixel:
        return
    lap = LAP * pixel
    spans = [(p.shape.bounds[1::2] if down else p.shape.bounds[::2]) for p in parts]
    order = sorted(range(len(parts)), key=lambda i: spans[i][0] + spans[i][1])
    total = int(np.cumsum([p.load.cells.sum() for p in parts])[-1])
    run, weighed = 0, (start + end) / 2
    for i in order:
        run += int(parts[i].load.cells.sum())
        if 2 * run >= total:
            weighed = (spans[i][0] + spans[i][1]) / 2
            break
    for middle in dict.fromkeys(((start + end) / 2, weighed)):
        seam = middle + SEAM * pixel
        near, far, both = (
            box(x0, a, x1, b) if down else box(a, y0, b, y1)
            for a, b in ((start, seam), (middle, end), (middle - lap, middle + lap))
        )
        low: list[_Part] = []
        high: list[_Part] = []
        for part, (a, b) in zip(parts, spans, strict=True):
            whole = b - a < end - start or not _thin(part.shape)
            if b <= middle or (whole and a + b < 2 * middle):
                low.append(part)
            elif a >= middle or whole:
                high.append(part)
            else:
                core = part.shape.buffer(-SHY * pixel).intersection(both)
                near_cut = part.shape.intersection(near).union(core)  # reaches below the other
                for side, cut in ((low, near_cut), (high, part.shape.intersection(far))):
                    side += [_Part(p, load(p, pixel)) for p in polygons(cut, 0.2)]
        if low and high:
            yield low, high


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
            out.append(_outline(*curves(ring, near)))
    return "".join(out)


def _outline(start: complex, pieces: list[Piece]) -> str:
    """One closed line."""
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

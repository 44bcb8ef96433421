"""What Hanafuda faces share: the card, skies, grounds, boughs, grass.

One hero about half the height, one mass of plants from the edge, one quiet area of paper.  Plants
bleed out at the top, or clouds hang in there; only the brights have a sky.
"""

import math
import random
from contextlib import AbstractContextManager

from .block import KEY, Block
from .curves import XY, Geo, Path, blob, box, brush, pol, smooth, union
from .kabu_parts import new_card

Row = tuple[float, ...]


def rows(text: str) -> list[Row]:
    """Rows of numbers: ``"1,2,3 4,5,6"``."""
    return [tuple(float(v) for v in word.split(",")) for word in text.split()]


def hana(seed: int) -> Block:
    return new_card(seed, 0.75)


def sky(c: Block, name: str, bottom: float) -> None:
    """Bokashi from the upper edge."""
    c.ink(box(14, 14, 316, bottom), name)


def ground(c: Block, path: str, fill: str = "leafy", line: bool = True) -> Geo:
    """Earth below a contour that runs from the left edge to the right."""
    edge = smooth(path)
    g = blob([(*p, 1) for p in edge] + [(345, 560, 1), (-10, 560, 1)])
    c.ink(g, fill)
    if line:
        c.line(path, (4, 6, 3, 5, 4))
    return g


def bough(c: Block, path: Path, ws: Row, marks: int = 2, halo: float = 2.4, seed: int = 1) -> None:
    """A black branch with a few marks of the gouge."""
    g = brush(path, ws)
    c.cut(g.buffer(halo))
    c.ink(g)
    _gouged(c, path, marks, seed)


def boughs(c: Block, *branches: tuple[Path, Row, int], seed: int = 1) -> None:
    """A bough and its twigs in one piece, with wood in their forks: path, widths, marks of each."""
    wood = union(brush(path, ws) for path, ws, _ in branches).buffer(6).buffer(-6)
    c.cut(wood.buffer(2.4))
    c.ink(wood)
    for path, _, marks in branches:
        _gouged(c, path, marks, seed)


def _gouged(c: Block, path: Path, marks: int, seed: int) -> None:
    line = smooth(path)
    rng = random.Random(seed * 7 + len(line))
    for i in range(marks):
        a = (i + 0.15 + 0.2 * rng.random()) / marks
        k = int(a * (len(line) - 1))
        part = line[k : k + max(4, len(line) // (marks + 2))]
        if len(part) > 2:
            c.line([(x, y - 1.4) for x, y in part[:: max(1, len(part) // 4)]], (0, 2.2, 0), "paper")


def tuft(x: float, y: float, length: float, lean: float = 0, n: int = 3) -> list[Geo]:
    """A few blades of grass from one foot."""
    out = []
    for i in range(n):
        a = -90 + lean + (i - (n - 1) / 2) * 24
        mid = pol(x, y, length * 0.55, a)
        out.append(
            brush([(x, y), mid, pol(*mid, length * 0.5, a + lean * 0.6 + 12)], (3.2, 2.4, 0.4))
        )
    return out


def strand(path: Path, steps: int) -> list[tuple[XY, float]]:
    """Points along a curve, each with the curve's direction in degrees."""
    line = smooth(path, n=24)
    out = []
    for i in range(steps):
        k = min(len(line) - 2, int((i + 0.5) / steps * (len(line) - 1)))
        (x0, y0), (x1, y1) = line[k], line[k + 1]
        out.append((line[k], math.degrees(math.atan2(y1 - y0, x1 - x0))))
    return out


def grown(c: Block, k: float) -> AbstractContextManager[None]:
    """Draw plants k times as large from the middle of the lower edge, so that they bleed out."""
    return c.at(165 * (1 - k), 545 * (1 - k), k)


def clouds(c: Block, bands: list[Row], ink: str = "red") -> None:
    """Bands of cloud that hang in from above or from the sides: x0, x1, y, height; round ends."""
    shapes = []
    for x0, x1, y, h in bands:
        shapes.append(box(x0, y - h / 2, x1, y + h / 2).buffer(-h / 2 + 0.1).buffer(h / 2))
    whole = union(shapes).buffer(5).buffer(-10).buffer(5)
    c.fig(whole, ink, 3.2, heavy=0.4)
    inside = whole.buffer(-5)
    c.cut(inside.difference(inside.buffer(-1.8)), "rose" if ink == "red" else "paper")


def rain(c: Block, spots: list[Row], paint: str = "sumi", slope: float = 0.25) -> None:
    """Slanting strokes: x, y, length."""
    for x, y, length in spots:
        c.ink(brush([(x, y), (x - length * slope, y + length)], (0, 2.2, 0)), paint, KEY)

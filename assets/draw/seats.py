"""The ten seats: chips and badges.  Colour and shape always go together."""

from .block import RAW, Block, document
from .curves import Geo, box, disc, fan, pol, poly, ring, rot, star, union
from .inks import SEATS
from .press import SCALE

__all__ = ["SEATS", "badge", "chip", "shape"]

SIZE = (100.0, 100.0)


def shape(i: int, x: float, y: float, r: float) -> Geo:
    """Disc, triangle, square, diamond, star, cross, triangle down, hexagon, bar, pillar."""
    if i == 0:
        return disc(x, y, r * 0.88)
    if i in (1, 6):
        g = poly([pol(x, y + r * 0.16, r * 1.12, a) for a in (-90, 30, 150)])
        return g if i == 1 else rot(g, 180, (x, y))
    if i == 2:
        k = r * 0.8
        return box(x - k, y - k, x + k, y + k)
    if i == 3:
        return poly([(x, y - r * 1.1), (x + r, y), (x, y + r * 1.1), (x - r, y)])
    if i == 4:
        return star(x, y + r * 0.06, r * 1.16, 0.44)
    if i == 5:
        a, b = r * 0.34, r
        return box(x - a, y - b, x + a, y + b).union(box(x - b, y - a, x + b, y + a))
    if i == 7:
        return poly([pol(x, y, r * 1.04, a) for a in range(0, 360, 60)])
    if i == 8:
        return box(x - r, y - r * 0.36, x + r, y + r * 0.36)
    return box(x - r * 0.36, y - r, x + r * 0.36, y + r)


def _block() -> Block:
    return Block(SIZE, 3, 0.18)


def _doc(c: Block) -> str:
    return document(SIZE, f'<g transform="{SCALE}">{c.body()}</g>')


def chip(i: int) -> str:
    """A chip; the hair of paper keeps dark ones visible on dark cloth."""
    fill, mark = SEATS[i]
    c = _block()
    c.ink(disc(50, 50, 49.2), "#fbf6ea", RAW)
    c.ink(disc(50, 50, 47.6), "sumi", RAW)
    c.ink(disc(50, 50, 44.6), fill, RAW)
    c.ink([g for k in range(8) for g in fan(50, 50, 36.5, 43, k * 45 - 8, k * 45 + 8)], mark, "key")
    c.ink(ring(50, 50, 33, 2.6), mark, "key")
    c.ink([disc(*pol(50, 50, 39.8, k * 45 + 22.5), 1.7) for k in range(8)], mark, "key")
    c.ink(shape(i, 50, 50, 17.5), mark, "key")
    return _doc(c)


def badge(i: int) -> str:
    """The seat's sign on a rounded square, readable at 14 px."""
    fill, mark = SEATS[i]
    c = _block()
    c.ink(box(18, 18, 82, 82).buffer(17), "#fbf6ea", RAW)
    c.ink(box(18, 18, 82, 82).buffer(14), "sumi", RAW)
    c.ink(box(18, 18, 82, 82).buffer(7.5), fill, RAW)
    c.ink(union([shape(i, 50, 50, 25)]), mark, "key")
    return _doc(c)

"""Hands: each kind holds its thing in its own way.

A hand is drawn about (0, 0), where it holds a shaft, some 56 high, its wrist to the lower right;
the figure places it with ``Block.at``.
"""

from collections.abc import Callable

from .block import Block
from .curves import XY, Geo, blob, brush

Pose = Callable[[Block, str], None]


def _finger(a: XY, b: XY, c: XY, w: float = 15) -> Geo:
    """From the knuckle over the joint to the tip."""
    return brush([a, b, c], (w, w * 0.96, w * 0.7))


def _nail(c: Block, at: XY, r: float = 3) -> None:
    c.line([(at[0] - r, at[1]), (at[0] + r * 0.4, at[1] - r)], (0, 2.6, 0), "rose")


def grip(c: Block, skin: str) -> None:
    """Closed round a hilt, four fingers in front, the thumb over them."""
    c.fig(blob("-26,-6 -10,-26 16,-24 30,0 22,28 -10,30 -29,16"), skin, 4.8)
    for y in (-10, 4, 17):
        c.line([(-27, y + 2), (-8, y - 3), (6, y)], (1, 3.6, 0))
    c.fig(brush("24,10 22,-14 8,-30", (17, 15, 11)), skin, 4)
    _nail(c, (8, -31))


def thumb_up(c: Block, skin: str) -> None:
    """Round a shaft, the thumb laid along it."""
    c.fig(brush("14,2 4,-22 -2,-48", (18, 15, 10)), skin, 4.4)
    c.fig(blob("-28,-6 -12,-22 14,-22 30,0 22,28 -8,30 -28,18"), skin, 4.8)
    for y in (-7, 6, 18):
        c.line([(-27, y + 1), (-8, y - 4), (8, y)], (1, 3.6, 0))
    _nail(c, (-2, -46))


def knuckles(c: Block, skin: str) -> None:
    """Seen from behind: knuckles in a row, the thumb on this side of the shaft."""
    c.fig(blob("-27,-16 -14,-29 4,-30 22,-24 30,-4 24,26 -2,32 -22,20 -30,4"), skin, 4.8)
    for x, y in ((-15, -16), (0, -18), (15, -12)):
        c.line([(x - 5, y), (x, y - 5), (x + 5, y)], (0, 3.4, 0))
        c.line([(x, y + 4), (x + 3, y + 16)], (2.4, 0))
    c.fig(brush("-20,18 -26,2 -16,-10", (15, 13, 9)), skin, 4)


def gauntlet(c: Block, skin: str) -> None:
    """A mailed fist: plates over the fingers, a knuckle-guard."""
    c.fig(blob("-29,-6 -12,-29 18,-27 33,0 24,30 -10,31 -32,17"), "ash", 5)
    for y in (-12, 2, 16):
        c.line([(-29, y + 2), (-8, y - 4), (12, y + 2), (30, y + 4)], (2, 4, 4, 1))
    c.fig(blob("2,-30! 20,-26 34,-4! 28,16! 10,2"), "ochre", 4.2)
    c.cut([brush("12,-18 22,-2", (3, 2))], "straw")


def pinch(c: Block, skin: str) -> None:
    """A stem between thumb and forefinger, the other fingers spread."""
    for tip, joint in (((40, -10), (28, -6)), ((36, -30), (26, -20)), ((20, -46), (18, -30))):
        c.fig(_finger((8, 4), joint, tip, 14), skin, 4.2)
    c.fig(blob("-10,-10 6,-14 24,-2 28,16 16,34 -6,30 -16,12"), skin, 4.6)
    c.fig(brush("14,-4 -2,-22 -18,-22", (15, 13, 8)), skin, 4.2)
    c.fig(brush("-8,20 -20,6 -18,-12", (15, 13, 8)), skin, 4.2)
    c.line("4,14 12,6 18,8", (0, 3, 0))


def pointing(c: Block, skin: str) -> None:
    """Round a handle, the forefinger stretched along it."""
    c.fig(_finger((-4, -12), (-12, -34), (-8, -56), 15), skin, 4.2)
    c.fig(blob("-26,-8 -10,-22 16,-22 30,0 22,28 -8,30 -28,16"), skin, 4.8)
    for y in (-4, 9, 21):
        c.line([(-26, y), (-8, y - 4), (8, y - 1)], (1, 3.6, 0))
    c.fig(brush("20,14 10,-4 -8,-10", (15, 13, 9)), skin, 4)
    _nail(c, (-9, -54))


def stopping(c: Block, skin: str) -> None:
    """On the holes of a flute: the fingers side by side and stretched."""
    c.fig(blob("10,-30 30,-26 38,0 30,30 12,32 4,0"), skin, 4.6)
    for y, reach in ((-25, -18), (-9, -23), (7, -22), (22, -16)):
        c.fig(_finger((22, y + 1), (2, y - 5), (reach, y + 2), 14), skin, 4)
        _nail(c, (reach + 3, y))


def resting(c: Block, skin: str) -> None:
    """Laid flat, the fingers together, as on the breast."""
    c.fig(blob("-34,-12 -10,-24 18,-18 40,-4 38,20 14,24 -12,14 -36,2"), skin, 4.6)
    for a, b in (((-36, -4), (0, -4)), ((-30, 4), (2, 5)), ((-18, 12), (6, 13))):
        c.line([a, ((a[0] + b[0]) / 2, a[1] - 1), b], (1, 3.4, 0))
    c.fig(brush("26,-6 6,-22 -14,-30", (15, 13, 9)), skin, 4.2)
    _nail(c, (-13, -31))


def hand(
    c: Block, pose: Pose, x: float, y: float, k: float = 1, turn: float = 0, skin: str = "skin",
    flip: bool = False,
) -> None:
    """Draw a hand at a place, turned (degrees, clockwise)."""
    with c.at(x, y, k, turn, flip):
        pose(c, skin)

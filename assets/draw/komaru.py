"""Komaru: coins half red, half black on thin strings; a scowling soldier."""

import math

from .block import KEY, Block
from .curves import (
    Geo,
    blob,
    box,
    brush,
    curl,
    disc,
    fan,
    lens,
    poly,
    rot,
    sliver,
    union,
)
from .hana_parts import Row
from .kabu_parts import new_card
from .mame_parts import PLACES, batons, cut_coin, silver_rays, silver_waves


def _komaru_coin(c: Block, x: float, y: float, r: float, turn: float = -38) -> None:
    """Half red, half black, a thin ring inside."""
    d = cut_coin(x, y, r)
    c.cut(d.buffer(5))
    c.ink(d.buffer(1.4))
    half = rot(box(x - r - 2, y - r - 2, x - 1.4, y + r + 2), turn, (x, y)).intersection(d)
    other = rot(box(x + 1.4, y - r - 2, x + r + 2, y + r + 2), turn, (x, y)).intersection(d)
    c.cut(d.buffer(-2))
    c.ink(half)
    c.ink(other.buffer(-1.6, 6), "red")
    across = []
    for t in (-0.62, -0.4, 0.4, 0.62):
        reach = r * (1 - t * t) ** 0.5 * 0.86
        across.append(
            sliver((x + t * r, y - reach), (x + t * r, y + reach), max(2.4, r * 0.06), 0.5)
        )
    c.cut(rot(union(across), turn, (x, y)))
    hole = rot(box(x - r * 0.2, y - r * 0.2, x + r * 0.2, y + r * 0.2), turn + 45, (x, y))
    c.ink(hole.buffer(r * 0.09))
    c.cut(hole)


def _strings(c: Block, spots: list[Row]) -> None:
    """Every coin hangs on a pair of thin lines."""
    lines: list[Geo] = []
    for x in sorted({s[0] for s in spots}):
        for d in (-5, 5):
            lines.append(brush([(x + d, 14), (x + d * 1.4, 270), (x + d, 526)], 1.8))
    # Neighbours are tied to each other, not to the rims: a net would stand before the coins.
    for y in sorted({s[1] for s in spots}):
        row = [s[0] for s in spots if s[1] == y]
        if len(row) > 1:
            lines.append(brush([(min(row), y), (165, y + 2), (max(row), y)], 1.8))
    c.ink(lines)


def komaru(n: int, special: bool = False) -> Block:
    c = new_card(300 + n)
    if n == 10:
        return _soldier(c)
    spots = PLACES[n]
    if special and n == 4:
        batons(c)
        _face_ring(c, 165, 270, 82)
        return c
    if special:
        if n == 1:
            silver_rays(c, 165, 270, 116)
        else:
            silver_waves(c, dark=True)
    elif n == 2:
        _frame(c)
    else:
        _strings(c, spots)
    for i, (x, y, r) in enumerate(spots):
        _komaru_coin(c, x, y, r * (0.8 if n == 2 else 1), -38 if i % 2 else 142)
    return c


def _frame(c: Block) -> None:
    """The border of the two: a double line with leaves in its corners, a knot between the coins."""
    outer = box(34, 34, 296, 506)
    c.ink(outer.difference(outer.buffer(-5, join_style=2)))
    within = outer.buffer(-11, join_style=2)
    c.ink(within.difference(within.buffer(-2.4, join_style=2)))
    for x, sx in ((52, 1), (278, -1)):
        for y, sy in ((52, 1), (488, -1)):
            for a in (10, 45, 80):
                tip = (
                    x + sx * 48 * math.cos(math.radians(a)),
                    y + sy * 48 * math.sin(math.radians(a)),
                )
                c.ink(lens((x, y), tip, 17), "red" if a == 45 else "sumi", KEY)
    for m in (1, -1):
        c.ink(curl(165 + m * 64, 270, 22, 1.4, 90 + m * 90, m, (3, 6, 4)))
        c.line([(165 + m * 16, 270), (165 + m * 44, 262), (165 + m * 64, 250)], (3, 6, 3))
        c.ink(lens((165 + m * 88, 270), (165 + m * 116, 270), 18), "red", KEY)
    c.ink(disc(165, 270, 13))
    c.cut(disc(165, 270, 6))


def _face_ring(c: Block, x: float, y: float, r: float) -> None:
    """A small ring bearing a face."""
    c.cut(disc(x, y, r + 6))
    c.ink(disc(x, y, r + 2))
    c.ink(disc(x, y, r), "ochre", KEY)
    c.ink([g for k in range(16) for g in fan(x, y, r * 0.8, r * 0.94, 22.5 * k, 22.5 * k + 12)])
    c.ink(disc(x, y, r * 0.74))
    face = disc(x, y, r * 0.68)
    c.ink(face, "skin", KEY)
    with c.at(x, y, r / 82):
        cap = blob("-70,-70! 70,-70! 62,4! 44,-14 34,-32! 16,-24 0,-34 -16,-24 -34,-32! -44,-14 "
                   "-62,4!")
        c.ink(cap.intersection(disc(0, 0, 55)))
        c.cut([brush([(m * 10, -52), (m * 22, -42), (m * 30, -34)], (0, 3, 0)) for m in (1, -1)])
        for m in (1, -1):
            c.line([(m * 8, -12), (m * 22, -21), (m * 42, -12)], (6, 6, 1))
            c.ink(lens((m * 9, -2), (m * 37, -4), 15))
            c.cut(lens((m * 13, -2.4), (m * 33, -4), 8))
            c.ink(disc(m * 21, -3, 4.4))
            c.ink(disc(m * 33, 16, 8), "rose", KEY)
        c.line("2,-6 8,14 -4,17", (1, 3.4, 1))
        c.ink(blob("-19,27! -8,23 0,26 8,23 19,27! 10,37 -10,37"), "red", KEY)
        c.line("-17,28 0,31 17,28", (0, 2.6, 0))
        c.line("-10,46 0,49 10,46", (0, 2.6, 0))


def _soldier(c: Block) -> Block:
    """The scowling soldier: a broad hat, a sabre at his shoulder, a coat half red, half black."""
    coat = blob("165,262 232,276 284,318 306,420 312,540! 18,540! 24,420 46,318 98,276")
    c.cut(coat.buffer(5))
    c.ink(coat)
    c.ink(coat.intersection(box(165, 200, 330, 560)).buffer(-3), "red", KEY)
    for d in (34, 66, 98, 126):
        c.line([(165 - d * 0.7, 290 + d * 0.3), (165 - d, 400), (165 - d * 1.08, 530)], (0, 5, 2),
               "paper")
        c.line([(165 + d * 0.7, 290 + d * 0.3), (165 + d, 400), (165 + d * 1.08, 530)], (0, 5, 2))
    belt = poly("70,286 108,272 290,508 262,540")
    c.fig(belt, "paper", 4, halo=1)
    for k in range(5):
        c.ink(disc(110 + k * 38, 312 + k * 46, 6))
    _komaru_coin(c, 186, 410, 34, 0)
    # sabre
    c.fig(brush("288,486 300,330 286,190 246,80", (16, 18, 17, 2)), "silver0", 3.6, halo=2)
    c.line("294,440 302,330 290,210", (0, 2.4, 0))
    c.fig(brush("262,452 288,462 314,450", (8, 11, 8)), "ochre", 3)
    c.fig(disc(290, 484, 17, 20), "skin", 3.4)
    for y in (476, 486, 496):
        c.line([(276, y), (290, y - 3), (304, y)], (1, 3, 0))
    # head: scowl, moustache, jaw thrust forward
    c.fig(blob("98,166! 104,222 122,262 150,284 184,284 214,258 228,214 232,166!"), "skin", 4.4,
          halo=2)
    for m in (1, -1):
        c.line([(165 + m * 10, 206), (165 + m * 30, 190), (165 + m * 56, 178)], (11, 10, 2))
        c.ink(lens((165 + m * 14, 214), (165 + m * 46, 206), 13))
        c.cut(disc(165 + m * 27, 209, 2.6))
        c.line([(165 + m * 6, 196), (165 + m * 8, 208)], (3, 1))
        c.line([(165 + m * 22, 232), (165 + m * 40, 246), (165 + m * 46, 262)], (0, 3.4, 0))
        c.ink(blob([(165, 240, 1), (165 + m * 26, 236), (165 + m * 62, 216, 1),
                    (165 + m * 50, 248), (165 + m * 24, 256), (165, 250)]))
    c.line("162,206 154,232 166,238 176,232", (2, 4, 4, 1))
    c.line("146,266 165,260 184,266", (1, 5, 1), "red")
    hat = blob("60,176! 40,160 74,140 100,92 140,62 190,62 230,92 256,140 290,160 270,176! 165,156")
    c.fig(hat, "sumi", 2.4, 2.4)
    for x in (-84, -56, -28, 0, 28, 56, 84):
        c.line([(165 + x * 0.3, 76), (165 + x * 0.8, 116), (165 + x * 1.1, 150)], (0.6, 3.4, 1),
               "paper")
    c.fig(disc(165, 56, 15), "red", 3.4, 2)
    c.cut(brush("74,164 165,146 256,164", (2, 4, 2)), "ochre")
    return c

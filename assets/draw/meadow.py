"""Grasses, leaves and flowers of the second half year: bush clover to paulownia."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from .block import KEY, Block
from .curves import (
    XY,
    Geo,
    Polygon,
    blob,
    box,
    brush,
    disc,
    lens,
    move,
    pol,
    poly,
    sliver,
    smooth,
    union,
)
from .hana_parts import Row
from .plants import chrysanthemum

#: The card inside its frame.
WITHIN = box(14, 14, 316, 526)


# ---- bush clover
def hagi(c: Block, path: str, fill: str = "plum", deep: int = 6, leaves: int = 4,
         start: float = 0.4, w: float = 13, size: float = 36, seed: int = 0) -> None:
    """A black arc: leaves in threes along its top, racemes that fan out below its outer part.

    ``deep``: so many blossoms are in the longest raceme; ``start``: where the racemes begin.
    """
    stem = brush(path, (w, w * 0.9, w * 0.7, w * 0.4))
    line = smooth(path, n=60)
    end = len(line) - 1
    ahead = 1 if line[-1][0] > line[0][0] else -1
    black: list[Geo] = []
    green: list[Geo] = []
    veins: list[Geo] = []
    for i in range(leaves):
        k = round((0.2 + 0.58 * (i + 0.5) / leaves) * end)
        a = _heading(line, k) - ahead * (74 - 16 * (i % 2))  # upwards, leaning on
        three, cuts = _trefoil(*line[k], size * (1 - 0.3 * i / leaves), a)
        if three.intersection(WITHIN).area < 0.9 * three.area:  # a scrap beside the frame
            continue
        (green if (i + seed) % 3 == 1 else black).append(three)
        veins += cuts
    c.cut(union([*black, *green, stem]).buffer(2.6, 6))
    c.ink([stem, *black, *(g.buffer(1.5, 6) for g in green)])
    c.ink(green, "moss", KEY)
    c.cut(veins)
    outer = line[round(start * end) :]
    _racemes(c, outer, fill, deep, ahead, seed)
    c.ink(stem.intersection(brush(outer[::6], w * 1.6)))


def _heading(line: Sequence[XY], k: int) -> float:
    (x0, y0), (x1, y1) = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
    return math.degrees(math.atan2(y1 - y0, x1 - x0))


def _trefoil(x: float, y: float, size: float, turn: float) -> tuple[Geo, list[Geo]]:
    """Three oval leaflets on a short stalk -> (leaves, cut midribs)."""
    foot = pol(x, y, size * 0.34, turn)
    parts: list[Geo] = [brush([(x, y), foot], (4, 3), False)]
    cuts: list[Geo] = []
    for d, f in ((-66, 0.84), (66, 0.84), (0, 1.0)):
        a = turn + d
        parts.append(disc(*pol(*foot, size * f * 0.5, a), size * f * 0.5, size * f * 0.31, a))
        cuts.append(sliver(pol(*foot, size * 0.06, a), pol(*foot, size * f * 0.84, a), 3.2, 0.3))
    return union(parts), cuts


def _racemes(
    c: Block, line: Sequence[XY], fill: str, deep: int, ahead: int, seed: int
) -> None:
    """Racemes hang from an arc, turned outwards, the more the nearer its tip; no two alike."""
    run = [0.0]
    for p, q in pairwise(line):
        run.append(run[-1] + math.dist(p, q))
    rng = random.Random(70 + seed)
    count = max(3, round(run[-1] / 24.5))
    stalks: list[Geo] = []
    dark: list[Geo] = []
    light: list[Geo] = []
    marks: list[Geo] = []
    for i in range(count):
        t = (i + 0.4) / count
        k = min(range(len(run)), key=lambda j: abs(run[j] - t * run[-1]))
        n = min(9, max(3, round(deep * (0.62 + 0.38 * math.sin(math.pi * (0.1 + 0.8 * t)))
                         + (1, -1.4, 0.4)[(i + seed) % 3])))
        a = 90 - ahead * (17 + 6 * t + rng.uniform(-2, 2))
        bend = ahead * rng.uniform(4, 9)  # its weight draws the tip down again
        at = line[k]
        spine = [at]
        for j in range(n):
            r = 9.8 * (1 - 0.42 * j / n)
            at = pol(*at, r * (1.36 if j else 1.9), a + bend * j / n)
            spine.append(at)
            side = (1, -1)[j % 2] if j < n - 1 else 0
            x, y = pol(*at, side * r * 0.42, a - 90)
            flower, mark = _pea(x, y, r, a - side * (24 + 8 * (j % 3)), (i + 2 * j + seed) % 3)
            dark.append(flower.buffer(1.6, 6))
            light.append(flower)
            marks.append(mark)
        stalks.append(brush(spine[:: max(1, len(spine) // 3)] + spine[-1:], (3.4, 2.6, 1.6)))
    c.cut(union([*dark, *stalks]).buffer(2, 6))
    c.ink([*stalks, *dark])
    c.ink(light, fill, KEY)
    c.cut(marks, "rose" if fill != "red" else "straw")


def _pea(x: float, y: float, r: float, a: float, kind: int) -> tuple[Geo, Geo]:
    """A blossom -> (petals, bright cut): open from the front, from the side, or a bud."""
    if kind == 0:  # two wings and a keel
        wings = [disc(*pol(x, y, r * 0.5, a + d), r * 0.66, r * 0.5, a + d) for d in (-74, 74)]
        keel = lens(pol(x, y, r * 0.5, a + 180), pol(x, y, r * 1.15, a), r * 1.1, at=0.5)
        return union([*wings, keel]), disc(*pol(x, y, r * 0.1, a), r * 0.27)
    if kind == 1:  # the standard thrown back
        body = lens(pol(x, y, r * 0.8, a + 180), pol(x, y, r * 1.2, a), r * 1.36, r * 0.2)
        flag = disc(*pol(x, y, r * 0.6, a + 120), r * 0.56, r * 0.4, a + 100)
        mark = sliver(pol(x, y, r * 0.3, a + 180), pol(x, y, r * 0.8, a), r * 0.36)
        return union([body, flag]), mark
    bud = lens(pol(x, y, r * 0.8, a + 180), pol(x, y, r * 0.95, a), r * 0.98, at=0.42)
    return bud, sliver(pol(x, y, r * 0.3, a + 180), pol(x, y, r * 0.5, a), r * 0.26)


# ---- susuki
def plume(x: float, y: float, length: float, a: float, bend: float, w: float = 4.4,
          ear: bool = True) -> tuple[Geo, list[Geo]]:
    """A stalk of susuki -> (stalk, strokes of its ear)."""
    mid = pol(x, y, length * 0.5, a)
    tip = pol(*mid, length * 0.52, a + bend)
    line = smooth([(x, y), mid, tip], n=16)
    stalk = brush([(x, y), mid, tip], (w, w * 0.75, 1.8))
    strokes: list[Geo] = []
    if ear:
        for k in range(9):
            i = min(14 + k * 2, 31)
            p, o, q = line[i], line[i - 1], line[i + 1]
            d = math.degrees(math.atan2(q[1] - o[1], q[0] - o[0]))
            reach = length * (0.4 - 0.024 * k)
            for h in (1, -1):
                e1 = pol(*p, reach * 0.45, d + h * (30 - 2 * k))
                e2 = pol(*e1, reach * (0.6 if h > 0 else 0.45), d + h * 6 + 36)
                strokes.append(brush([p, e1, e2], (2.4, 3.4, 0.5)))
    return stalk, strokes


def blades(hill: Geo, lines: list[Row], seed: int, crown: float = 190) -> Geo:
    """Blades carved out of a black hill, growing to the front: rows of y, number, length."""
    rng = random.Random(seed)
    cuts = []
    for row, (y, n, length) in enumerate(lines):
        for i in range(int(n)):
            x = 8 + (i + (0.5 if row % 2 else 0.1)) * 322 / n + rng.uniform(-7, 7)
            foot = y + abs(x - crown) * 0.16 * (1 - row / 6)
            base = rng.uniform(-84, -70)
            for d, f in ((-40, 0.7), (-20, 0.95), (0, 1.1), (22, 0.85)):
                reach = length * f * rng.uniform(0.9, 1.1)
                mid = pol(x, foot, reach * 0.55, base + d * 0.7)
                tip = pol(*mid, reach * 0.55, base + d + 40)
                cuts.append(brush([(x, foot), mid, tip], (0.8, 2.2 + row * 0.42, 0.4)))
    return union(cuts).intersection(hill.buffer(-5))


# ---- chrysanthemum
def kiku(c: Block, x: float, y: float, r: float, fill: str = "ochre", n: int = 18,
         turn: float = 0) -> None:
    """A flower from the front, two rings of petals."""
    heart = {"ochre": "red", "red": "ochre", "paper": "ochre", "straw": "red"}[fill]
    n = 15 if n > 15 else 13
    with c.at(x, y, 1, turn):
        outer = chrysanthemum(0, 0, r, n, 0.3)
        c.cut(union(outer).buffer(4.5, 6))
        c.ink(union(outer).buffer(1.9, 6))
        c.ink([p.buffer(-0.5, 6) for p in outer], fill, "" if fill != "paper" else KEY)
        inner = chrysanthemum(0, 0, r * 0.62, max(9, n - 6), 0.26)
        c.ink(union(inner).buffer(2.6, 6))
        c.ink([p.buffer(-0.6, 6) for p in inner], fill, "" if fill != "paper" else KEY)
        c.fig(disc(0, 0, r * 0.19), heart, 2.2)
        c.ink([disc(*pol(0, 0, r * 0.1, 72 * k), r * 0.028) for k in range(5)])


def kiku_side(c: Block, x: float, y: float, r: float, turn: float, fill: str = "ochre") -> None:
    """A flower from the side: narrow round-tipped petals, the outer ones falling open."""
    with c.at(x, y, 1, turn + 90):
        whorls = ((12, 112, 1.0, 0.3), (8, 66, 0.9, 0.24), (5, 34, 0.68, 0.2))
        shapes: list[Geo] = []
        for n, half, reach, low in whorls:
            for i in sorted(range(n), key=lambda i: -abs(i - (n - 1) / 2)):
                a = (i / (n - 1) * 2 - 1) * half
                up = pol(0, r * low, r * reach * 0.62, -90 + a * 0.72)
                tip = pol(0, r * low, r * reach, -90 + a)
                foot = (r * 0.16 * math.sin(math.radians(a)), r * 0.34)
                shapes.append(brush([foot, up, tip], (0, r * 0.16, r * 0.2)))
        whole, cover = union(shapes), Polygon()
        seen: list[Geo] = []
        for g in reversed(shapes):
            seen.append(g.difference(cover.buffer(1.9, 6)))
            cover = cover.union(g)
        c.cut(whole.buffer(4, 6))
        c.ink(union([whole.buffer(1.5, 6), move(whole, 0.8, 1.3).buffer(1.3, 6)]))
        c.ink(union(seen), fill, KEY)
        cup = [(-r * 0.24, r * 0.3), (0, r * 0.24), (r * 0.24, r * 0.3), (r * 0.1, r * 0.52),
               (-r * 0.1, r * 0.52)]
        c.fig(blob(cup), "pine", 2.4)
        c.cut([sliver((d * r, r * 0.5), (d * r * 1.6, r * 0.3), 2.4) for d in (-0.07, 0.07)],
              "moss")


def lobed(c: Block, x: float, y: float, size: float, turn: float, ink: str = "sumi") -> None:
    """A chrysanthemum's leaf: five round lobes and cut veins."""

    def q(u: float, v: float) -> XY:
        return pol(*pol(x, y, u * size, turn), v * size, turn + 90)

    def side(s: int) -> list[Row]:
        return [
            q(0.1, 0.16 * s), q(0.12, 0.4 * s), q(0.3, 0.46 * s), (*q(0.36, 0.26 * s), 1),
            q(0.44, 0.46 * s), q(0.66, 0.44 * s), (*q(0.68, 0.22 * s), 1), q(0.82, 0.26 * s),
        ]

    g = blob([(*q(0, 0), 1), *side(1), (*q(1.04, 0), 1), *side(-1)[::-1]])
    c.cut(g.buffer(2.2))
    if ink == "sumi":
        c.ink(g)
    else:
        c.fig(g, ink, 2.4)
    veins = [sliver(q(0, 0), q(0.92, 0), size * 0.06, 0.3)]
    for m in (-1, 1):
        for t, u, v in ((0.12, 0.22, 0.34), (0.3, 0.56, 0.36), (0.55, 0.8, 0.2)):
            veins.append(sliver(q(t, 0), q(u, v * m), size * 0.05, 0.3))
    c.cut(veins, "paper" if ink == "sumi" else "moss")


# ---- maple
def maple(x: float, y: float, r: float, turn: float = -90) -> tuple[Geo, Geo, Geo]:
    """A leaf -> (leaf, veins, stalk)."""
    lobes, veins = [], []
    for d, f, w in ((0, 1, 0.36), (40, 0.95, 0.34), (-40, 0.95, 0.34), (80, 0.76, 0.28),
                    (-80, 0.76, 0.28), (122, 0.46, 0.2), (-122, 0.46, 0.2)):
        a = turn + d
        tip = pol(x, y, r * f, a)

        def q(u: float, v: float, a: float = a, f: float = f, w: float = w) -> XY:
            return pol(*pol(x, y, r * f * u, a), r * w * v, a + 90)

        edge = ((0.3, 0.34), (0.52, 0.5), (0.6, 0.36), (0.74, 0.34), (0.8, 0.18))
        lobes.append(
            poly([(x, y), *(q(u, v) for u, v in edge), tip, *(q(u, -v) for u, v in edge[::-1])])
        )
        veins.append(brush([(x, y), pol(x, y, r * f * 0.8, a)], (r * 0.055, r * 0.02), False))
    stalk = brush([(x, y), pol(x, y, r * 0.5, turn + 172), pol(x, y, r * 0.78, turn + 186)],
                  (r * 0.08, r * 0.05, r * 0.07))
    return union(lobes).union(disc(x, y, r * 0.16)), union(veins), stalk


def maples(c: Block, spots: str) -> None:
    """Leaves: x, y, radius, turn, ink (``k`` black, ``r`` red, ``o`` ochre, ``g`` green)."""
    for word in spots.split():
        *numbers, mark = word.split(",")
        x, y, r, turn = (float(v) for v in numbers)
        leaf, veins, stalk = maple(x, y, r, turn)
        with c.piece():
            if mark == "k":
                c.cut(leaf.buffer(2.4))
                c.ink(leaf)
                c.cut(veins)
            else:
                c.fig(leaf, {"r": "red", "o": "ochre", "g": "moss"}[mark], 2.6, halo=1.6)
                c.ink(veins)
            c.ink(stalk.difference(leaf))  # through the halo


# ---- willow
def willow(c: Block, x: float, y: float, length: float, seed: int = 1, ink: str = "sumi",
           second: str = "pine", lean: float = -8, size: float = 1) -> None:
    """A hanging strand with narrow leaves."""
    rng = random.Random(seed)
    end = (x + lean + rng.uniform(-3, 6), y + length)
    mid = (x - lean * 0.4 + 3, y + length * 0.5)
    line = smooth([(x, y), mid, end], n=max(4, int(length / (9 * size))))
    c.ink(brush([(x, y), mid, end], (3.6, 2.8, 1.4)), ink, KEY)
    first: list[Geo] = []
    other: list[Geo] = []
    for k, p in enumerate(line[2:]):
        s = 1 if k % 2 else -1
        tip = (p[0] + s * rng.uniform(7, 11) * size, p[1] + rng.uniform(14, 20) * size)
        g = lens(p, tip, 6.6 * size, s * 1.5)
        (other if k % 5 == 4 else first).append(g)
    c.ink(first, ink, KEY)
    c.ink(other, second, KEY)


# ---- paulownia
def kiri_leaf(c: Block, x: float, y: float, s: float, turn: float, ink: str = "sumi",
              vein: str = "paper") -> None:
    """Broad leaf with five points, its stalk at (x, y)."""

    def q(u: float, v: float) -> XY:
        return pol(*pol(x, y, u * s, turn), v * s, turn + 90)

    def side(m: int) -> list[Row]:
        return [
            q(-0.1, 0.2 * m), q(0.02, 0.44 * m), (*q(0.22, 0.62 * m), 1), q(0.3, 0.5 * m),
            q(0.46, 0.46 * m), (*q(0.66, 0.46 * m), 1), q(0.72, 0.3 * m), q(0.86, 0.14 * m),
        ]

    g = blob([(*q(0, 0), 1), *side(1), (*q(1.08, 0), 1), *side(-1)[::-1]])
    c.cut(g.buffer(4))
    if ink == "sumi":
        c.ink(g)
    else:
        c.fig(g, ink, 3.2)
    veins = [brush([q(0.02, 0), q(0.5, 0.01), q(0.98, 0)], (s * 0.05, s * 0.04, s * 0.012))]
    for m in (1, -1):
        for f, u, w in ((0.05, 0.1, 0.4), (0.08, 0.24, 0.54), (0.3, 0.6, 0.39), (0.52, 0.78, 0.2)):
            mid = q((f + u) / 2 - 0.02, w * 0.55 * m)
            veins.append(brush([q(f, 0), mid, q(u, w * m)], (s * 0.04, s * 0.03, s * 0.008)))
        veins.append(brush([q(0.12, 0.2 * m), q(0.22, 0.26 * m), q(0.28, 0.33 * m)],
                           (s * 0.02, s * 0.016, s * 0.004)))
    c.cut(veins, vein)


def kiri_spike(c: Block, x: float, y: float, length: float, a: float, n: int, size: float,
               fill: str = "plum") -> None:
    """An upright cluster of bells."""
    c.line([(x, y), pol(x, y, length * 0.5, a + 2), pol(x, y, length, a)], (6, 4.5, 3))
    for i in range(n, -1, -1):
        bx, by = pol(x, y, length * (0.16 + 0.8 * i / n), a)
        r = size * (1.12 - 0.55 * i / n)
        if i == n:
            c.fig(lens((bx, by + r * 0.3), pol(bx, by, r * 1.3, a), r * 0.9), fill, 2.4)
            continue
        for m in (1, -1):
            d = a + m * (62 - 18 * i / n)

            def q(u: float, v: float, d: float = d, r: float = r, at: XY = (bx, by)) -> XY:
                return pol(*pol(*at, u * r, d), v * r, d + 90)

            bell = blob(
                [(*q(0, 0), 1), q(0.36, 0.26), q(0.86, 0.3), (*q(1.14, 0.58), 1), q(1.4, 0.44),
                 (*q(1.28, 0.22), 1), q(1.6, 0), (*q(1.28, -0.22), 1), q(1.4, -0.44),
                 (*q(1.14, -0.58), 1), q(0.86, -0.3), q(0.36, -0.26)]
            )
            c.fig(bell, fill, 2.8, halo=1)
            cup = [
                q(-0.06, 0),
                q(0.2, 0.27),
                q(0.5, 0.22),
                q(0.42, 0),
                q(0.5, -0.22),
                q(0.2, -0.27),
            ]
            c.fig(blob(cup), "straw", 2)
            c.line([q(0.66, 0.06), q(1.36, 0.02)], (1, 3, 0.6), "paper")

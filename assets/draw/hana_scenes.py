"""What people made: curtain, bridge, sake cup, umbrella, and the storm."""

import math
from itertools import pairwise

from .block import KEY, Block
from .curves import (
    XY,
    Geo,
    Polygon,
    blob,
    box,
    brush,
    curl,
    disc,
    lens,
    pol,
    poly,
    rot,
    scaled,
    union,
)
from .hana_parts import rows
from .lettering import kanji
from .plants import blossom
from .textiles import yagasuri


def _top(x: float) -> float:
    hang: float = math.sin(math.pi * min(1.0, abs(x - 165) / 150)) ** 0.8
    return 262 + 34 * hang


def _bottom(x: float) -> float:
    return 508 - 56 * math.exp(-(((x - 190) / 62) ** 2))


def _fold(u: float, v: float) -> XY:
    """The curtain's point: u across, v down; lifted at x = 190."""
    x = 8 + 317 * u
    pull = 26 * math.exp(-(((x - 190) / 70) ** 2)) * min(1, abs(x - 190) / 26)
    low = x + (pull if x < 190 else -pull)
    return x + (low - x) * v**2, _top(x) + (_bottom(low) - _top(x)) * v


def curtain(c: Block) -> None:
    """Striped, hung from a cord, lifted by a tassel."""
    xs = range(8, 326, 6)
    cloth = Polygon([(x, _top(x)) for x in xs] + [(x, _bottom(x)) for x in reversed(xs)])
    c.fig(cloth, "paper", 4.5, halo=2.5)

    def zone(v0: float, v1: float) -> Geo:
        us = [k / 24 for k in range(25)]
        edge = [_fold(u, v0) for u in us] + [_fold(u, v1) for u in reversed(us)]
        return Polygon(edge).buffer(0).intersection(cloth)

    for v0, v1, ink in (
        (0, 0.25, "plum"), (0.25, 0.33, "paper"), (0.33, 0.56, "red"), (0.56, 0.64, "paper"),
        (0.64, 0.86, "plum"), (0.86, 1.06, "red"),
    ):
        c.ink(zone(v0, v1), ink, KEY)
        c.ink(brush([_fold(k / 12, v1) for k in range(13)], 2.4).intersection(cloth))
    for u in (0.1, 0.24, 0.4, 0.53, 0.66, 0.8, 0.93):
        fold = [_fold(u, 1), _fold(u + 0.014, 0.66), _fold(u, 0.28)]
        c.ink(brush(fold, (5, 3, 0)).intersection(cloth))
    for x in (74, 256):
        y = _top(x) + 26
        c.cut([p.buffer(-0.7) for p in blossom(x, y, 16, -90)])
        c.ink(disc(x, y, 3), "plum", KEY)
    rope = brush([(x, _top(x) - 2) for x in xs], 9, curved=False)
    c.ink(rope.buffer(2))
    c.ink(rope, "ochre", KEY)
    c.ink(
        [brush([(x - 3, _top(x) + 3), (x + 3, _top(x) - 7)], 2, False) for x in range(14, 324, 15)]
    )
    y = _top(165) - 4
    for s in (1, -1):
        c.fig(
            brush([(165 + s * 6, y), (165 + s * 12, y + 22), (165 + s * 10, y + 46)], (6, 7, 11)),
            "ochre",
            2.4,
        )
        loop = blob(
            [
                (165, y, 1),
                (165 + s * 14, y - 17),
                (165 + s * 32, y - 17),
                (165 + s * 34, y),
                (165 + s * 16, y + 6),
            ]
        )
        c.fig(loop, "ochre", 3, halo=1.5)
        c.ink(disc(165 + s * 23, y - 6, 5, 4))
    c.fig(disc(165, y, 9), "ochre", 3)
    x, y = 190, 454
    c.fig(union([lens((x, y - 8), (x - 26, y - 20), 20), lens((x, y - 8), (x + 26, y - 20), 20),
                 disc(x, y - 8, 7)]), "ochre", 3)
    c.fig(
        blob(
            [(x - 5, y - 2), (x + 5, y - 2), (x + 13, y + 44, 1), (x, y + 48), (x - 13, y + 44, 1)]
        ),
        "ochre",
        3,
    )
    c.ink(
        [brush([(x + d * 0.3, y + 2), (x + d, y + 42)], (1, 2), False) for d in (-7, -2.5, 2.5, 7)]
    )


def bridge(c: Block) -> None:
    """Eight planks in pairs, one continuous zigzag, each turn borne by a pair of posts."""
    turns = [(-30.0, 356.0), (132.0, 386.0), (64.0, 444.0), (236.0, 474.0), (190.0, 540.0)]
    wide = 15.0
    for (x0, y0), (x1, y1) in reversed(list(pairwise(turns))):
        d = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / d, (y1 - y0) / d
        for t in (0.12, 0.88):
            px, py = x0 + ux * d * t, y0 + uy * d * t
            for o in (-wide - 6, wide + 6):
                qx, qy = px - uy * o * 0.7, py + ux * o
                c.fig(box(qx - 5, qy - 6, qx + 5, qy + 40), "umber", 2.6, halo=1.4)
        for o, fill in ((-wide, "ochre"), (wide, "straw")):
            a = (x0 - uy * o - ux * 10, y0 + ux * o - uy * 10)
            b = (x1 - uy * o + ux * 14, y1 + ux * o + uy * 14)
            h = wide - 1
            vx, vy = uy * h, -ux * h
            plank = poly([(a[0] + vx, a[1] + vy), (b[0] + vx, b[1] + vy),
                          (b[0] - vx, b[1] - vy), (a[0] - vx, a[1] - vy)])
            c.fig(plank, fill, 3.4, halo=1.4)
            for v, e in ((-5, 0.16), (4, 0.42)):
                grain = [
                    (a[0] + (b[0] - a[0]) * f - uy * v, a[1] + (b[1] - a[1]) * f + ux * (v + w))
                    for f, w in ((e, 0), (e + 0.2, 1.4), (e + 0.42, 0))
                ]
                c.line(grain, (0, 2, 0))


def ripples(c: Block, spots: str, ink: str = "paper") -> None:
    """Short waves: x, y, half width."""
    for x, y, w in rows(spots):
        c.cut(
            brush(
                [(x - w, y + 2), (x - w * 0.4, y - 3), (x + w * 0.3, y + 2), (x + w, y - 2)],
                (0, 3, 2.4, 0),
            ),
            ink,
        )


def cup(c: Block) -> None:
    """A flat red lacquer cup, tilted towards us, the word for long life in it in gold."""
    with c.at(165, 388, 1, -13):
        c.fig(blob("-46,40! 46,40! 38,66! -38,66!"), "deep", 4, halo=2)
        c.line("-34,54 0,60 34,54", (0, 3, 0), "red")
        c.fig(blob("-130,-4! -112,26 -58,50 0,54 58,50 112,26 130,-4!"), "deep", 4.4, halo=2.4)
        c.line("-104,24 -60,44 -14,47", (0, 4.5, 0), "red")
        c.fig(disc(0, -8, 131, 52), "red", 4.8, halo=2.4)
        c.ink(disc(0, -7, 121, 44).difference(disc(0, -7, 117.5, 41)), "ochre", KEY)
        c.ink(disc(0, -4, 100, 33).difference(disc(0, -2, 99, 31)), "deep", KEY)
        sign = scaled(kanji("寿", -44, -44, 88, 1.25), 1, 0.7, (0, -4))
        c.ink(sign.buffer(1.8), "deep", KEY)
        c.ink(sign, "straw", KEY)
        c.line("-110,-26 -84,-42 -40,-50", (0, 3.4, 0), "rose")


def umbrella(c: Block, x: float, y: float, turn: float = -12, k: float = 1) -> None:
    """Paper umbrella seen from the side; its tip at (x, y), 250 wide."""
    n = 12
    rim = [
        (124 * math.cos(math.pi * (1 - i / n)), 26 * math.sin(math.pi * (1 - i / n)) + 92)
        for i in range(n + 1)
    ]

    def place(g: Geo) -> Geo:
        return rot(g, turn, (0, 0))

    with c.at(x, y, k):
        edge: list[tuple[float, ...]] = []
        for i in range(n):
            (x0, y0), (x1, y1) = rim[i], rim[i + 1]
            edge += [(x0, y0, 1), ((x0 + x1) / 2, (y0 + y1) / 2 - 5)]
        edge.append((*rim[-1], 1))
        dome = place(blob([(0, 0, 1), (-60, 18), (-104, 54), *edge, (104, 54), (60, 18)]))
        c.fig(dome, "straw", 5, halo=2.4)

        def rib(f: float, i: int) -> XY:
            px, py = rim[i]
            return px * math.sin(f * math.pi / 2) ** 0.9, py * (1 - math.cos(f * math.pi / 2))

        def zone(f0: float, f1: float) -> Geo:
            ring_ = [rib(f0, i) for i in range(n + 1)] + [rib(f1, i) for i in range(n, -1, -1)]
            return place(Polygon(ring_).buffer(0)).intersection(dome)

        c.ink(zone(0.5, 0.76), "indigo")
        c.ink(zone(0, 0.22), "indigo")
        c.ink(union([zone(0.495, 0.515), zone(0.75, 0.765)]).buffer(0.8).intersection(dome))
        for i in range(1, n):
            c.ink(
                place(
                    brush([rib(f, i) for f in (0.02, 0.25, 0.5, 0.75, 1)], (1, 2.6, 3.6))
                ).intersection(dome)
            )
        c.ink(place(blob("-9,6 -7,-10 0,-18 7,-10 9,6")))


def poet(c: Block) -> None:
    """A scholar walking left, stiff cap, umbrella on his shoulder; feet at (0, 0), 200 high."""
    umbrella(c, 92, -206, 42, 0.78)
    c.line("-40,-78 -6,-122 50,-166", (6.5, 6))
    c.line("-38,-80 -4,-122 48,-164", (2.4, 2.4), "ochre")
    for x, y, t in ((-34, 0, -6), (34, -4, 10)):  # clogs, the second foot lifted
        with c.at(x, y, 1, t):
            c.fig(blob("-20,-8 -8,-18 10,-18 14,-6 -14,-5"), "paper", 2.4)
            c.ink([box(-22, -6, 18, 0), box(-16, 0, -9, 8), box(5, 0, 12, 8)])
    for path in ("-46,-70 -6,-78 4,-40 -8,-12! -58,-10! -62,-34", "-4,-78 36,-76 54,-44 58,-18! "
                 "10,-14! 0,-44"):
        g = blob(path)
        c.fig(g, "paper", 3.4, halo=1.6)
        c.ink(yagasuri(g.bounds, 18, 36, 3).intersection(g.buffer(-1.6)), "indigo")
    for path in ("-34,-64 -40,-40 -36,-14", "22,-66 30,-42 28,-18"):
        c.line(path, (0, 3.2, 2.4))
    coat = blob("-42,-138 -10,-150 26,-144 50,-112 60,-74 72,-48! 40,-56 4,-62 -34,-56 -62,-46! "
                "-60,-86")
    c.fig(coat, "red", 4, halo=2)
    for path in ("-2,-140 8,-104 0,-66", "34,-134 40,-98 50,-60", "-40,-120 -50,-90 -50,-58"):
        c.line(path, (0, 3.6, 2))
    for x, y in ((28, -118), (20, -82), (54, -80), (-14, -74)):
        c.cut(union(blossom(x, y, 9, -90, False)).buffer(-0.5).intersection(coat.buffer(-2)))
    sleeve = blob("-30,-134 2,-136 12,-108 0,-74! -30,-60! -62,-66! -66,-92 -50,-104")
    c.fig(sleeve, "plum", 3.8)
    for path in ("-14,-128 -26,-100 -34,-70", "0,-118 -8,-94 -14,-74"):
        c.line(path, (0, 3.2, 0))
    c.fig(disc(-46, -86, 10, 9), "skin", 2.8)
    c.line("-52,-88 -42,-89", (0, 2, 1))
    # head turned three quarters, chin up
    c.fig(blob("-44,-186 -42,-160 -30,-146 -12,-146 2,-158 6,-186 -6,-204 -32,-204"), "skin", 3.2,
          halo=1.4)
    c.ink(blob("-8,-204! 10,-200 16,-178 8,-156 0,-150! 2,-172 -6,-190"))
    cap = blob("-46,-194! -44,-206 -28,-214 -34,-250 -18,-270 6,-262 14,-226 22,-202 12,-192! "
               "-18,-202")
    c.fig(cap, "sumi", 2, halo=1.4)
    c.line("-22,-258 -14,-236 -16,-216", (0, 3, 0), "paper")
    c.line("-2,-252 4,-230 6,-210", (0, 2.4, 0), "paper")
    c.line("-44,-184 -36,-188 -28,-184", (1, 2.8, 0.6))
    c.line("-22,-185 -12,-189 -3,-184", (1, 2.8, 0.6))
    c.line("-42,-177 -30,-177", (1, 2.6))
    c.line("-20,-177 -8,-178", (1, 2.6))
    c.line("-30,-176 -36,-166 -30,-164", (0, 2.2, 1))
    c.ink(lens((-34, -157), (-20, -157), 4), "red", KEY)
    c.line("-28,-150 -34,-138 -32,-128", (2.6, 2, 0))


def bolt(c: Block, path: str, ws: tuple[float, ...]) -> None:
    """A thin stroke of lightning, broken where it turns."""
    g = brush(path, ws, False)
    c.cut(g.buffer(4.5, join_style=2))
    c.ink(g.buffer(2.6, join_style=2))
    c.ink(g, "ochre", KEY)


def claw(c: Block, x: float, y: float) -> None:
    """The thunder god's arm out of the cloud: three fingers with nails round a drumstick."""
    sleeve = brush([(x + 120, y - 70), (x + 70, y - 34), (x + 22, y - 6)], (64, 46, 36))
    c.fig(sleeve, "ginger", 4.4, halo=2)
    for k in range(4):
        u = 0.2 + 0.2 * k
        mx, my = x + 120 - 98 * u, y - 70 + 64 * u
        c.line([(mx - 8, my - 20), (mx + 3, my), (mx + 16, my + 18)], (0, 3, 0))
    c.fig(brush([(x - 52, y - 78), (x + 40, y + 92)], (10, 10), False), "ochre", 3.6, halo=1.5)
    c.fig(disc(x - 56, y - 86, 17), "red", 3.6, halo=1.5)
    palm = disc(x + 2, y, 27, 24, 20)
    c.fig(palm, "ginger", 4)
    for a, b, tip in (((x - 10, y - 20), (x - 36, y - 22), (x - 30, y + 2)),
                      ((x - 18, y - 4), (x - 44, y), (x - 32, y + 24)),
                      ((x - 10, y + 14), (x - 34, y + 26), (x - 16, y + 44))):
        c.fig(brush([a, b, tip], (17, 15, 10)), "ginger", 3.6)
        c.fig(lens(tip, (tip[0] + 14, tip[1] + 14), 9, 3), "straw", 2)


def drum(c: Block, x: float, y: float, r: float) -> None:
    """The thunder god's drum with its three commas."""
    c.cut(disc(x, y, r + 6))
    c.ink(disc(x, y, r + 3))
    c.ink(disc(x, y, r), "red", KEY)
    c.ink(disc(x, y, r * 0.78))
    c.cut(disc(x, y, r * 0.72))
    for k in range(3):
        a = 120 * k - 90
        head = disc(*pol(x, y, r * 0.34, a), r * 0.24)
        tail = brush([pol(x, y, r * 0.46, a + 8), pol(x, y, r * 0.6, a + 60), pol(x, y, r * 0.62,
            a + 112)],
                     (r * 0.28, r * 0.16, 0))
        c.ink(union([head, tail]), "sumi" if k else "red", KEY)
    for k in range(12):
        c.cut(disc(*pol(x, y, r * 0.89, 30 * k), r * 0.05), "straw")


def storm_cloud(c: Block, spots: str, fill: str) -> None:
    """Rolling cloud: x, y, r, hand."""
    discs = rows(spots)
    body = union([disc(x, y, r) for x, y, r, _ in discs])
    c.cut(body.buffer(4))
    c.ink(body.buffer(2))
    c.ink(body, fill, KEY)
    for x, y, r, hand in discs:
        c.ink(
            curl(x, y, r * 0.74, 1.4, 60, int(hand), (3, 7, 4)),
            "sumi" if fill != "sumi" else "paper",
            KEY,
        )

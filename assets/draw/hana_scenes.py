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
    close = range(8, 326)
    cloth = Polygon([(x, _top(x)) for x in close] + [(x, _bottom(x)) for x in reversed(close)])
    c.fig(cloth, "paper", 4.5, halo=2.5)

    def zone(v0: float, v1: float) -> Geo:
        us = [k / 240 for k in range(241)]
        edge = [_fold(u, v0) for u in us] + [_fold(u, v1) for u in reversed(us)]
        return Polygon(edge).buffer(0).intersection(cloth)

    for v0, v1, ink in (
        (0, 0.25, "plum"), (0.25, 0.33, "paper"), (0.33, 0.56, "red"), (0.56, 0.64, "paper"),
        (0.64, 0.86, "plum"), (0.86, 1.06, "red"),
    ):
        c.ink(zone(v0, v1), ink, KEY)
        c.ink(brush([_fold(k / 24, v1) for k in range(25)], 2.4).intersection(cloth))
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
    """Eight planks in pairs, one zigzag, wider as it comes nearer; posts bear it where it turns."""
    turns = [(-60.0, 338.0), (222.0, 352.0), (66.0, 394.0), (268.0, 430.0), (40.0, 500.0)]

    def span(a: XY, b: XY, k: float) -> None:
        wide, thick = (3 * k, 12.5 * k), 6 * k
        ux, uy = b[0] - a[0], b[1] - a[1]
        for i, fill in ((0, "ochre"), (1, "straw")):
            ox, oy = wide[0] * i * (1 if ux < 0 else -1), wide[1] * i
            dx, dy = wide[0] * (1 if ux < 0 else -1), wide[1]
            p = [(a[0] + ox, a[1] + oy), (b[0] + ox, b[1] + oy), (b[0] + ox + dx, b[1] + oy + dy),
                 (a[0] + ox + dx, a[1] + oy + dy)]
            if i:  # the edge of the near plank
                edge = poly([p[3], p[2], (p[2][0], p[2][1] + thick), (p[3][0], p[3][1] + thick)])
                c.fig(edge, "umber", 2.6, halo=1.6)
            c.fig(poly(p), fill, 3, halo=0 if i else 1.6)
            for v, e in ((0.36, 0.14), (0.66, 0.46)):
                c.line([(p[0][0] + ux * f + dx * v, p[0][1] + uy * f + dy * v + w)
                        for f, w in ((e, 0), (e + 0.18, 1.2), (e + 0.4, 0))], (0, 2, 0))

    def post(x: float, y: float, foot: float) -> None:
        c.fig(box(x - 5.5, y, x + 5.5, foot), "umber", 2.4, halo=1.4)
        c.line([(x - 1, y + 4), (x - 2, foot - 6)], (0, 2, 0), "tan")
        c.cut(brush([(x - 17, foot), (x, foot + 4), (x + 17, foot)], (0, 3, 0)), "sky")

    for (a, b), k in zip(pairwise(turns), (0.66, 0.84, 1.06, 1.34), strict=True):
        right = b[0] > a[0]
        end = 20.0 if right else -20.0  # planks lie over the ones before them
        for x, y in (a, b):
            for o in (-13, 13):
                post(x + o, y + 14, y + 62 * k)
        slope = (b[1] - a[1]) / (b[0] - a[0])
        span((a[0] - end, a[1] - end * slope), (b[0] + end, b[1] + end * slope), k)


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
    """A scholar striding left, stiff cap, umbrella on his shoulder; feet at (0, 0), 182 high."""
    umbrella(c, 78, -212, 40, 0.84)
    c.line("-30,-84 4,-126 44,-172", (6, 5.4))
    c.line("-29,-85 4,-126 43,-171", (2.2, 2.2), "ochre")
    for x, y, t in ((44, -8, 28), (-46, 0, -4)):  # clogs: one pushes off, one is set down
        with c.at(x, y, 1, t):
            c.fig(blob("-17,-6 -8,-15 8,-16 12,-5 -10,-4"), "paper", 2.2)
            c.ink([box(-19, -5, 15, 0), box(-12, 0, -6, 7), box(5, 0, 11, 7)])
    for path in ("-6,-66 26,-62 46,-40 54,-25! 40,-17 24,-19! 10,-36",  # wide trousers in stride
                 "-34,-64 8,-66 6,-46 -16,-30 -28,-17! -46,-13 -62,-18! -52,-40"):
        g = blob(path)
        c.fig(g, "paper", 3, halo=1.4)
        c.ink(yagasuri(g.bounds, 15, 30, 2.6).intersection(g.buffer(-1.4)), "indigo")
    for path in ("-26,-58 -38,-38 -45,-19", "-2,-58 -18,-42 -32,-21", "20,-54 34,-38 40,-22"):
        c.line(path, (0, 2.8, 1.6))
    back = blob("2,-116 24,-112 48,-92 66,-70 76,-50! 52,-44 30,-50! 14,-66 4,-90")
    c.fig(back, "plum", 3.2, halo=1.6)  # the sleeve behind, blown back
    c.line("22,-104 44,-80 58,-54", (0, 3, 0))
    coat = blob("-30,-116 -6,-124 16,-116 26,-94 30,-72 40,-52! 22,-46 -4,-52 -30,-48 -50,-52! "
                "-46,-74 -40,-98")
    c.fig(coat, "red", 3.6, halo=1.6)
    for path in ("6,-116 14,-90 12,-58", "-18,-70 -24,-58 -24,-50"):
        c.line(path, (0, 3, 1.4))
    for x, y in ((6, -66), (24, -62), (18, -92), (-34, -62)):
        c.cut(union(blossom(x, y, 7.6, -90, False)).buffer(-0.4).intersection(coat.buffer(-1.6)))
    c.cut(blob("-30,-118! -18,-108 -10,-122! -16,-126"), "paper")
    c.line("-30,-118 -20,-108 -10,-123", (1, 2.4, 1))
    sleeve = blob("-20,-112 -2,-112 4,-92 -2,-70! -20,-58 -38,-54! -48,-66 -54,-82! -42,-92")
    c.fig(sleeve, "plum", 3.2)
    for path in ("-10,-106 -18,-84 -24,-62", "0,-98 -4,-84 -8,-70"):
        c.line(path, (0, 2.8, 0))
    c.cut(blob("-52,-80 -46,-70 -38,-58 -42,-56 -50,-66"), "rose")
    c.fig(blob("-40,-92 -34,-94 -26,-88 -26,-79 -34,-76 -42,-82"), "skin", 2.4)
    for path in ("-40,-87 -35,-86 -29,-88", "-39,-82 -34,-81 -29,-83"):
        c.line(path, (0.6, 1.8, 0))
    # head three quarters to the left, bent towards the frog
    with c.at(-24, -124, 1, -5):
        c.fig(blob("-14,-30 -16,-20! -19,-13 -15,-11 -14,-4 -7,3 3,2 11,-6 15,-20 13,-34 -10,-38"),
              "skin", 2.8, halo=1.4)
        c.ink(blob("2,-40! 14,-38 18,-24 13,-8 6,-2! 9,-14 6,-26"))
        c.fig(blob("6,-18 11,-20 12,-13 8,-9 5,-12"), "skin", 1.6)
        cap = blob("-17,-31! -13,-46! -6,-78 0,-86! 16,-82 22,-76! 18,-48! 18,-31! 2,-37")
        c.fig(cap, "sumi", 1.8, halo=1.6)
        c.line("4,-78 6,-62 6,-50", (0, 3, 0), "paper")
        c.line("-14,-40 2,-46 17,-42", (0, 2, 0), "paper")
        c.line("-14,-26 -9,-29 -4,-27", (1, 2.4, 0.6))
        c.line("-2,-27 4,-29 8,-26", (0.6, 2.2, 0.6))
        c.line("-14,-21 -7,-21", (1, 2.4))
        c.line("-1,-21 6,-22", (1, 2.2))
        c.line("-8,-20 -12,-13 -8,-12", (0, 1.8, 1))
        c.ink(lens((-11, -7), (-4, -7), 3.4), "red", KEY)
        c.line("-6,1 -11,9 -10,16", (2.4, 2, 0))


def bolt(c: Block, path: str, ws: tuple[float, ...]) -> None:
    """A thin stroke of lightning, broken where it turns."""
    g = brush(path, ws, False)
    c.cut(g.buffer(4.5, join_style=2))
    c.ink(g.buffer(2.6, join_style=2))
    c.ink(g, "ochre", KEY)


def claw(c: Block, x: float, y: float) -> None:
    """The thunder god's arm out of the cloud: four crooked fingers with nails round a drumstick."""
    sleeve = brush([(x + 130, y - 66), (x + 84, y - 40), (x + 44, y - 12), (x + 16, y + 2)],
                   (66, 52, 34, 40), steps=24)
    c.fig(sleeve, "sky", 4.4, halo=2)
    for px, py in ((96, -46), (76, -34), (58, -22)):  # sinews
        c.line([(x + px - 10, y + py - 16), (x + px, y + py + 2), (x + px + 10, y + py + 20)],
               (0, 3, 0))
    stick = brush([(x - 52, y - 78), (x + 40, y + 92)], (10, 10), False)
    c.fig(blob([(x + 30, y + 14), (x + 22, y + 34), (x + 4, y + 44), (x + 2, y + 34),
                (x + 12, y + 16)]), "sky", 3.4)  # thumb behind the stick
    c.fig(stick, "ochre", 3.6, halo=1.5)
    c.fig(disc(x - 56, y - 86, 17), "red", 3.6, halo=1.5)
    c.fig(blob([(x + 30, y - 22), (x + 36, y + 8), (x + 18, y + 24), (x - 8, y + 20),
                (x - 22, y - 4), (x - 6, y - 24)]), "sky", 3.8)
    fingers = (
        ((x + 2, y - 20), (x - 34, y - 40), (x - 46, y - 14)),
        ((x - 10, y - 10), (x - 50, y - 16), (x - 52, y + 12)),
        ((x - 12, y + 4), (x - 50, y + 12), (x - 42, y + 38)),
        ((x - 4, y + 16), (x - 34, y + 36), (x - 20, y + 58)),
    )
    for a, b, tip in fingers:
        c.fig(brush([a, b, tip], (17, 16, 11), steps=24), "sky", 3.2)
    for _, b, tip in fingers:
        c.line([(b[0] - 1, b[1] - 6), (b[0] + 4, b[1]), (b[0] + 2, b[1] + 7)], (0, 2.2, 0))
        point = (tip[0] + 16, tip[1] + 15)
        c.fig(lens((tip[0] - 2, tip[1] - 3), point, 12, 3, 0.3), "paper", 2.4)


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

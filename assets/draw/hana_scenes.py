"""What people made: curtain, bridge, sake cup, umbrella, and the storm."""

import math

from .block import KEY, Block
from .curves import XY, Geo, Polygon, blob, box, brush, curl, disc, lens, pol, poly, rot, union
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
    n = 9
    for i in range(n):
        vs = [k / 10 * 1.03 for k in range(11)]
        strip = Polygon(
            [_fold(i / n, v) for v in vs] + [_fold((i + 1) / n, v) for v in reversed(vs)]
        ).buffer(0).intersection(cloth)  # fmt: skip
        if i % 2 == 0:
            c.ink(strip, "red")
        else:
            x0, _, x1, _ = strip.bounds
            w = (x1 - x0 - 4) / 2 if x1 - x0 > 36 else 17
            pattern = yagasuri((x0, 300, x1, 520), w, 56, 3)
            c.ink(pattern.intersection(strip.buffer(-1)), "plum")
        for edge in (i / n, (i + 1) / n):
            c.ink(brush([_fold(edge, v) for v in (0, 0.33, 0.66, 1)], 2.2).intersection(cloth))
    for u in (0.06, 0.28, 0.5, 0.72, 0.94):
        c.line([_fold(u, 0.96), _fold(u + 0.012, 0.75), _fold(u, 0.5)], (3.6, 2, 0))
    c.fig(
        Polygon([(x, _top(x)) for x in xs] + [(x, _top(x) + 46) for x in reversed(xs)]), "plum", 3
    )
    c.cut(Polygon([(x, _top(x) + 37) for x in xs] + [(x, _top(x) + 41) for x in reversed(xs)]))
    for x in (74, 256):
        y = _top(x) + 19
        c.cut([p.buffer(-0.7) for p in blossom(x, y, 16, -90)])
        c.ink(disc(x, y, 3), "plum", KEY)
    rope = brush([(x, _top(x) - 2) for x in xs], 9, curved=False)
    c.ink(rope.buffer(2))
    c.ink(rope, "ochre", KEY)
    c.ink(
        [
            brush([(x - 3, _top(x) + 3), (x + 3, _top(x) - 7)], 2, 1, False)
            for x in range(14, 324, 15)
        ]
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
                 disc(x, y - 8, 7)]), "ochre", 3)  # fmt: skip
    c.fig(
        blob(
            [(x - 5, y - 2), (x + 5, y - 2), (x + 13, y + 44, 1), (x, y + 48), (x - 13, y + 44, 1)]
        ),
        "ochre",
        3,
    )
    c.ink(
        [
            brush([(x + d * 0.3, y + 2), (x + d, y + 42)], (1, 2), 1, False)
            for d in (-7, -2.5, 2.5, 7)
        ]
    )


def bridge(c: Block) -> None:
    """Eight planks, laid in pairs that turn at each post."""
    pairs: list[tuple[XY, XY]] = [
        ((-20, 348), (118, 368)), ((74, 410), (206, 386)), ((158, 416), (288, 440)), ((238, 484),
        (350, 462)),
    ]  # fmt: skip
    for x, y in ((40, 392), (96, 418), (190, 424), (180, 452), (262, 470), (300, 500)):
        c.fig(box(x - 8, y, x + 8, y + 40), "umber", 2.8, halo=1.6)
        c.line([(x - 2, y + 8), (x - 1, y + 34)], (0, 2.2, 0), "tan")
    for (x0, y0), (x1, y1) in pairs:
        h = 19
        for j in (0, 1):
            d = j * (h + 1)
            plank = poly([(x0, y0 + d), (x1, y1 + d), (x1, y1 + d + h), (x0, y0 + d + h)])
            c.fig(plank, "straw" if j else "ochre", 3.4, halo=1.4)
            for t, e in ((0.34, 0.1), (0.7, 0.3)):
                grain = [
                    (x0 + (x1 - x0) * f, y0 + (y1 - y0) * f + d + h * t + w)
                    for f, w in ((e, 0), (e + 0.3, 1.6), (e + 0.56, 0))
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
    """A red lacquer cup seen from above, the word for long life in gold."""
    c.fig(blob("108,428! 222,428! 214,458! 116,458!"), "deep", 4, halo=2)
    c.line("118,444 165,450 212,444", (0, 3, 0), "red")
    c.fig(blob("56,352! 72,402 118,438 165,442 212,438 258,402 274,352!"), "deep", 4.4, halo=2.4)
    c.line("84,396 120,424 160,430", (0, 4.5, 0), "red")
    c.fig(disc(165, 348, 110, 62), "red", 4.8, halo=2.4)
    c.ink(disc(165, 350, 100, 53).difference(disc(165, 350, 96.5, 50)), "ochre", KEY)
    c.ink(disc(165, 352, 84, 42).difference(disc(165, 353, 82, 40)), "deep", KEY)
    sign = kanji("寿", 165 - 36, 352 - 36, 72, 1.3)
    c.ink(sign.buffer(1.8), "deep", KEY)
    c.ink(sign, "straw", KEY)
    c.line("74,332 96,314 130,302", (0, 3.4, 0), "rose")


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
        dome = place(blob([(0, 0, 1), (-60, 18), (-104, 54), *edge, (104, 54), (60, 18)], 6))
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


def courtier(c: Block) -> None:
    """A court scholar under his umbrella, walking to the left; in card units."""
    # clogs and feet
    for x, y in ((176, 490), (238, 494)):
        c.ink(poly([(x - 24, y), (x + 26, y - 3), (x + 25, y + 6), (x + 14, y + 7),
            (x + 14, y + 22),
                    (x + 6, y + 22), (x + 5, y + 7), (x - 8, y + 7), (x - 8, y + 22),
                    (x - 16, y + 22),
                    (x - 16, y + 7), (x - 24, y + 8)]).buffer(0.6))  # fmt: skip
        c.fig(
            blob(
                [
                    (x - 18, y - 3),
                    (x - 12, y - 14),
                    (x + 4, y - 22),
                    (x + 16, y - 16),
                    (x + 16, y - 3),
                ]
            ),
            "paper",
            2.8,
        )
    # wide trousers
    for path in ("196,380 232,376 270,384 284,430 282,476! 216,484! 206,430",
                 "158,384 196,378 214,392 216,436 204,478! 146,474! 150,426"):  # fmt: skip
        g = blob(path)
        c.fig(g, "paper", 4.2, halo=2)
        c.ink(yagasuri(g.bounds, 22, 44, 3).intersection(g.buffer(-2)), "indigo")
    for path in ("186,392 176,432 178,472", "244,392 246,432 250,478", "222,396 224,436 228,478"):
        c.line(path, (0, 4, 3.4))
    # coat with its train
    coat = blob(
        "152,282 176,252 214,244 250,256 272,292 282,344 292,404! 262,414 220,402 "
        "176,412 142,400! 146,340"
    )
    c.fig(coat, "red", 4.6, halo=2)
    for path in ("196,258 206,318 196,402", "248,268 246,330 258,408", "226,250 228,312 226,400"):
        c.line(path, (0, 4.4, 3))
    belt = blob("146,344 196,352 280,340 284,358 198,371 146,362").intersection(coat.buffer(1))
    c.fig(belt, "sumi")
    c.ink(
        [
            brush([(146, 350 + d), (198, 358 + d), (284, 346 + d)], 1.8).intersection(belt)
            for d in (0, 6)
        ],
        "ochre",
        KEY,
    )
    for x, y in ((170, 320), (232, 300), (262, 326), (166, 388), (212, 388), (268, 390)):
        c.cut(union(blossom(x, y, 11, -90, False)).buffer(-0.6).intersection(coat.buffer(-3)))
        c.ink(disc(x, y, 2.2).intersection(coat), "red", KEY)
    # shaft, sleeve, hand
    c.line("128,404 152,250 172,150", (8, 8))
    c.line("129,396 153,248 172,152", (2.8, 2.8), "ochre")
    sleeve = blob("166,280 196,270 214,292 208,340 192,404! 150,396! 128,350 140,318")
    c.fig(sleeve, "red", 4.4)
    c.fig(blob("128,350 150,396! 192,404! 190,412 148,406 122,356"), "plum", 2.6)
    for path in ("198,284 184,326 170,384", "176,296 164,334 156,376"):
        c.line(path, (0, 4, 0))
    for x, y in ((180, 316), (154, 346), (182, 362)):
        c.cut(union(blossom(x, y, 11, -90, False)).buffer(-0.6).intersection(sleeve.buffer(-3)))
        c.ink(disc(x, y, 2.2), "red", KEY)
    c.fig(blob("126,334 142,324 156,328 158,344 144,354 128,350"), "skin", 3)
    c.line("128,338 146,335", (0, 2, 1))
    c.line("128,345 146,344", (0, 2, 1))
    # head: court cap, long face
    c.fig(blob(
        "206,252 196,262 180,262 168,252 164,244! 160,240 166,228 166,214 178,206 "
        "204,206 216,222 214,240"),
          "skin", 3.6, halo=1.4)  # fmt: skip
    c.ink(blob("176,200 206,196 222,208 224,232 214,250 206,246 204,228 196,216 178,212"))
    c.fig(
        blob("164,210 168,186 186,168 206,170 224,186 226,206! 196,202 178,206!"),
        "sumi",
        2,
        halo=1.4,
    )
    c.line("174,196 186,182 202,182", (0, 3, 0), "paper")
    c.fig(
        brush("218,196 238,190 256,204 262,236 256,252", (8, 12, 12, 12, 8)), "sumi", 1.4, halo=1.4
    )
    c.line("170,222 178,218 188,221", (1, 3.4, 1))
    c.line("171,230 178,227 186,231", (1, 3, 0.5))
    c.line("168,240 174,242", (1.6, 1.6))
    c.ink(lens((168, 249), (180, 248), 4), "red", KEY)
    c.line("182,254 176,266 178,276", (3, 2.4, 0))
    c.line("199,226 206,230 200,240", (0, 2.4, 0))
    c.fig(blob("176,274 186,260 204,254 222,252 236,262 226,282 204,290 184,288"), "paper", 3.2)
    c.line("180,280 204,282 228,266", (0, 3, 0))


def bolt(c: Block, path: str, heart: str) -> None:
    """A stroke of lightning: its outline and the glow inside it."""
    g = poly(path)
    c.cut(g.buffer(7, join_style=2))
    c.ink(g.buffer(3.6, join_style=2))
    c.ink(g, "ochre", KEY)
    c.cut(poly(heart), "straw")


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
                     (r * 0.28, r * 0.16, 0))  # fmt: skip
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

"""The four queens.  No beards; told apart by hair, head-dress and what they hold."""

from .block import Block
from .curves import blob, brush, disc, fan, lens, pol, poly, sym, union
from .hands import grip, hand, pinch, thumb_up
from .heads import (
    GOWN,
    SLEEVE,
    arc,
    arm,
    beads,
    cuff,
    ear,
    front,
    hanging_sleeve,
    hatch_hair,
    profile,
    three_quarter,
)
from .plants import blossom, stamens
from .textiles import asanoha, kanoko, yagasuri


def _layers(c: Block, colours: tuple[str, ...], wide: float = 1) -> None:
    """Crossed collars of several robes, the innermost last."""
    n = len(colours)
    c.fig(blob("-34,214 30,214 34,262 66,300 0,392 -64,300 -36,262"), "skin", 4.4)
    under = blob("-60,276! -30,288 0,284 34,276 62,270! 40,350 0,420 -44,350")
    c.fig(under, "paper", 4)
    c.line("-40,296 0,298 42,286", (0, 3, 0), "rose")
    for side in (-1, 1):  # the left one lies on top
        for i, fill in enumerate(colours):
            o = (n - 1 - i) * 15 * wide
            m = -side
            g = blob(
                [(m * (30 + o * 0.8), 246 + o * 0.25, 1), (m * (58 + o), 290 + o * 0.2),
                 (m * (30 + o * 0.9), 356), (m * (-24 + o * 0.7), 460), (m * (-70 + o * 0.5), 620,
                 1),
                 (m * (-120 + o * 0.5), 620, 1), (m * (-50 + o * 0.6), 440), (m * (6 + o * 0.8),
                 346),
                 (m * (34 + o * 0.85), 290)]
            )
            c.fig(g, fill, 4.2)


def hearts(c: Block) -> None:
    """Three quarters to the left, hair up in a tiara, a peony in the hand."""
    body = blob(GOWN)
    hanging_sleeve(c, "straw")
    c.cloth(body, "red")
    hb = blob("48,120 86,130 104,190 120,262 140,330! 92,336 78,262 62,196")
    c.fig(hb, "sumi", 4, halo=3)
    hatch_hair(
        c, [[(66 + i * 7, 150 + i * 6), (80 + i * 8, 210), (98 + i * 9, 290)] for i in range(4)]
    )
    _layers(c, ("indigo", "ochre", "paper"))
    # peony
    c.line("-110,388 -118,310 -122,236", (9, 7, 6), "pine")
    for a, b in (((-120, 318), (-168, 296)), ((-126, 290), (-84, 264))):
        c.fig(lens(a, b, 25), "pine", 4)
        c.line([a, b], (2.6, 0), "paper")
    hx, hy = -121, 192
    for big, n, r, start, fill in ((37, 7, 22, 0, "rose"), (21, 5, 19, 20, "paper")):
        turns = [start + i * 360 / n for i in range(n)]
        petals = [disc(*pol(hx, hy, big, t), r, r * 0.86, t) for t in turns]
        c.fig(union(petals), "sumi", 3.8)
        # Each petal keeps to its own part of the round: one pull for all of them.
        parts = [poly([(hx, hy), *(pol(hx, hy, 120, t + d * 180 / n) for d in (-1, 1))])
                 for t in turns]
        seen = [p.intersection(q.buffer(-1.9)) for p, q in zip(petals, parts, strict=True)]
        c.ink(seen, fill, "key")
        veins = [[pol(hx, hy, big * 0.6, t), pol(hx, hy, big * 1.2, t)] for t in turns]
        c.ink([brush(v, (0, 3.2, 0)) for v in veins], "red", "key")
    c.fig(disc(hx, hy, 13), "ochre", 3.6)
    c.ink([disc(*pol(hx, hy, 7, a), 2) for a in range(0, 360, 60)])
    arm(c, "long", "plum", asanoha(SLEEVE, 74, 4), "rose")
    cuff(c, -102, 402, 0.95, "paper", 14)
    hand(c, pinch, -101, 373, 0.94)
    with c.at(0, 180, 0.68):
        hair = blob(
            "-58,-12 -82,-24 -98,-60 -88,-100 -54,-128 0,-138 52,-134 92,-104 110,-56 104,-4 78,28 "
            "54,20 0,-46"
        )
        c.fig(hair, "sumi", 5, halo=3)
        c.fig(blob("-42,-128 -34,-164 0,-178 38,-168 52,-142 38,-122 0,-116"), "sumi", 4.4, halo=3)
        hatch_hair(
            c,
            [
                [(-26 + i * 8, -134 - i), (-10 + i * 8, -158 - i * 1.5), (22 + i * 4, -156 + i * 4)]
                for i in range(4)
            ],
        )
        three_quarter(c)
        c.ink(
            blob(
                "-62,-29! -54,-70 -18,-98 34,-96 68,-56 72,4 60,36! 52,2 42,-40 16,-64 "
                "-18,-70! -34,-60 -50,-49"
            )
        )
        hatch_hair(
            c,
            [
                [
                    (-18 + i * 9, -80 + i * 3),
                    (12 + i * 9, -106 + i * 5),
                    (54 + i * 6, -100 + i * 12),
                ]
                for i in range(7)
            ],
        )
        hatch_hair(
            c,
            [
                [
                    (-36 - i * 9, -76 + i * 4),
                    (-54 - i * 8, -92 + i * 8),
                    (-48 - i * 4, -112 + i * 8),
                ]
                for i in range(3)
            ],
        )
        tiara = blob(
            "-70,-86! -72,-132! -50,-112! -36,-148! -18,-120! 4,-156! 24,-120! 46,-148! "
            "58,-110! 82,-128! 78,-82! 42,-100 0,-104 -38,-98"
        )
        c.fig(tiara, "ochre", 5.4, halo=1)
        beads(c, [(4, -117), (-34, -112), (44, -112)], 7)
        for x, y in ((-74, -136), (-36, -153), (4, -162), (46, -153), (84, -133)):
            c.fig(disc(x, y, 8), "paper", 4.4)
        c.fig(union(blossom(106, -94, 32, -100)), "rose", 4.4, halo=2)
        c.ink(stamens(106, -94, 32, -100))
        c.fig(disc(106, -94, 7), "red", 2)


def spades(c: Block) -> None:
    """Grave, from the front: black veil, pointed crown, folding fan spread."""
    veil = blob(
        "0,72 56,84 84,132 92,210 124,288 150,380! 60,380 40,300 -40,300 -60,400 -168,410! "
        "-124,288 "
        "-92,210 -84,132 -56,84"
    )
    body = blob(GOWN)
    hanging_sleeve(c, "sky")
    c.cloth(body, "sky")
    c.fig(veil, "sumi", 4.4, halo=3)
    for m in (1, -1):
        hatch_hair(
            c, [[(m * (66 + i * 6), 150 + i * 14), (m * (78 + i * 7), 220 + i * 8),
            (m * (96 + i * 12), 300 + i * 6),
                 (m * (112 + i * 10), 360)] for i in range(3)], 5, "ash",
        )
        c.cut([disc(m * (84 + i * 13), 250 + i * 34, 4.6) for i in range(4)], "straw")
    _layers(c, ("plum", "paper", "red", "paper"))
    arm(c, "long", "red", yagasuri(SLEEVE, 36, 66, 5), "rose")
    cuff(c, -100, 408, 0.95, "paper", 14)
    # fan
    px, py = -112, 366
    leaf = union(fan(px, py, 62, 154, -119, -45))
    c.fig(leaf, "paper", 5, halo=3)
    for i, g in enumerate(fan(px, py, 64, 152, -119, -45, 8)):
        if i % 2:
            c.ink(g, "mist", "key")
    c.ink(union(fan(px, py, 136, 152, -119, -45)), "red", "key")
    moon = disc(*pol(px, py, 104, -94), 22)
    c.fig(moon, "ochre", 4)
    c.ink(
        [brush([pol(px, py, 62, a), pol(px, py, 152, a)], (2.4, 2)) for a in range(-110, -46, 9)]
    )
    c.ink([brush([(px, py), pol(px, py, 66, a)], (6, 4)) for a in range(-114, -46, 13)])
    hand(c, thumb_up, -111, 380, 0.92, -6)
    with c.at(0, 190, 0.66):
        inner = blob("-64,-70 0,-104 64,-70 74,-10 58,50 0,86 -58,50 -74,-10")
        c.fig(inner, "paper", 4.6)
        front(c, stern=0)
        c.ink([disc(-40, 10, 13, 9), disc(40, 10, 13, 9)], "rose")
        c.ink(blob("-64,-30! -62,-78 0,-92 62,-78 64,-30! 50,-62 0,-82! -50,-62"))
        crown = blob(sym("0,-196! 18,-136 38,-176! 54,-128 78,-160! 76,-104! 0,-88"))
        c.fig(crown, "ochre", 6, halo=3)
        c.fig(blob("-78,-116! 0,-102 78,-116! 74,-88! 0,-74 -74,-88!"), "paper", 5)
        beads(c, [(d, -91 - abs(d) * 0.15) for d in (-50, -25, 0, 25, 50)], 7.6)
        for x, y in ((-78, -166), (-38, -182), (0, -202), (38, -182), (78, -166)):
            c.fig(disc(x, y, 8), "red", 4.4)
        for m in (1, -1):
            c.line([(m * 74, 0), (m * 78, 30)], 3)
            c.fig(disc(m * 78, 40, 9), "ochre", 4)


def diamonds(c: Block, inward: float = 0) -> None:
    """In profile: high hair with a halo of pins, a round mirror."""
    body = blob(GOWN)
    hanging_sleeve(c, "shade_plum")
    c.cloth(body, "shade_plum")
    _layers(c, ("red", "paper", "pine", "paper"))
    arm(c, "long", "plum", kanoko(SLEEVE, 40, 8), "ochre")
    cuff(c, -102, 404, 0.95, "straw", 14)
    # mirror
    tilt = inward * 0.33  # about her fist
    with c.at(-117, 374, 0.86 if inward else 1, tilt), c.at(117, -374):
        c.line("-122,250 -114,438", 14)
        c.line("-122,256 -115,432", 5, "red")
        c.fig(disc(-126, 192, 62), "ochre", 5.4, halo=3)
        c.fig(disc(-126, 192, 46), "paper", 4)
        c.cut(brush("-160,196 -150,166 -124,154", (0, 8, 0)), "sky")
        c.cut(brush("-150,200 -140,180 -124,170", (0, 5, 0)), "sky")
        c.ink([disc(*p, 4) for p in arc(-126, 192, 54, 0, 330, 12)])
        c.cut(brush("-104,226 -94,208 -92,188", (0, 6, 0)), "sky")
        c.fig(poly("-122,240 -110,256 -122,274 -134,256"), "red", 4)
    hand(c, grip, -117, 374, 0.94)
    with c.at(8, 192, 0.66):
        c.fig(blob("20,-30 66,-20 104,10 116,52 96,70 60,52 34,30"), "sumi", 4.6, halo=3)
        hatch_hair(
            c,
            [
                [(52 + i * 4, -6 + i * 9), (80 + i * 2, 12 + i * 8), (104, 44 + i * 4)]
                for i in range(3)
            ],
        )
        for a in (-152, -132, -112, -52, -32, -12):
            x, y = pol(6, -96, 128, a)
            c.ink(brush([(6, -96), (x, y)], (7, 10)).buffer(3))
            c.cut(brush([(6, -96), (x, y)], (6, 8)), "ochre")
            c.fig(disc(x, y, 11), "straw" if a in (-132, -32) else "paper", 4.4)
        bun = blob("-30,-96 -40,-136 -14,-172 30,-176 64,-150 66,-110 40,-86")
        c.fig(bun, "sumi", 5, halo=3)
        hatch_hair(
            c,
            [
                [(-20 + i * 9, -112 - i * 3), (0 + i * 8, -148 - i), (30 + i * 6, -154 + i * 7)]
                for i in range(5)
            ],
        )
        profile(c, stern=0.1)
        hair = blob(
            "-48,-44! -52,-84 -22,-116 34,-116 84,-84 92,-24 70,16 46,20! 40,-20 18,-44 -10,-56"
        )
        c.fig(hair, "sumi", 5)
        hatch_hair(
            c,
            [
                [
                    (-36 + i * 11, -62 + i * 3),
                    (-6 + i * 10, -92 + i * 7),
                    (40 + i * 7, -88 + i * 16),
                ]
                for i in range(6)
            ],
        )
        hatch_hair(
            c, [[(54 + i * 8, 6 - i * 2), (66 + i * 7, -30), (58 + i * 7, -60)] for i in range(3)]
        )
        c.fig(blob("-22,-112 20,-122 58,-106 54,-88 16,-102 -18,-92"), "red", 4.4)
        ear(c, 34, 6)
        c.line("34,24 34,40", 3)
        c.fig(poly("34,38 44,54 34,70 24,54"), "ochre", 3.6)
        c.ink(disc(-4, 20, 14, 10), "rose")


def clubs(c: Block, inward: float = 0) -> None:
    """Young, hair loose to both sides, phoenix crown with strings of beads, a clover branch."""
    for m in (1, -1):
        hair = blob([(m * 40, 100), (m * 76, 116), (m * 92, 180), (m * 112, 260), (m * 128, 344),
        (m * 118, 420, 1),
                     (m * 66, 420, 1), (m * 58, 300), (m * 46, 210)])
        c.fig(hair, "sumi", 4.4, halo=3)
    body = blob(GOWN)
    hanging_sleeve(c, "paper", None)
    c.cloth(body, "pine")
    _layers(c, ("straw", "red", "paper"))
    for m in (1, -1):
        lock = blob(
            [
                (m * 50, 190),
                (m * 74, 200),
                (m * 92, 280),
                (m * 100, 360),
                (m * 84, 440, 1),
                (m * 62, 360),
                (m * 56, 280),
            ]
        )
        c.fig(lock, "sumi", 4, halo=3)
        hatch_hair(
            c,
            [
                [
                    (m * (64 + i * 7), 220 + i * 12),
                    (m * (74 + i * 7), 290),
                    (m * (80 + i * 5), 370 - i * 6),
                ]
                for i in range(3)
            ],
        )
    # branch of clover
    bend = [(-108, 440), (-122 + inward / 2, 340), (-146 + inward, 200), (-140 + inward, 120)]
    c.line(bend, (8, 7, 6, 4), "pine")
    for at, y, r, (a, b) in ((-140, 96, 34, (-141, 130)), (-153, 184, 26, (-146, 214)), (-98, 210,
    31, (-140, 246)),
                            (-157, 298, 22, (-133, 312))):
        x, foot = (v + (inward if v < -110 else 0) for v in (at, a))
        c.line([(foot, b), (x, y)], (5, 4), "pine")
        turns = (-90, 30, 150)
        hearts = [poly([(x, y), *(pol(x, y, r * q, t + d) for q, d in (
                      (0.62, -46), (0.8, 0), (0.62, 46)))]) for t in turns]
        lobes = [disc(*pol(x, y, r * 0.76, t + d), r * 0.33) for t in turns for d in (-24, 24)]
        c.fig(union([*hearts, *lobes]), "straw", 4.8)
        for t in turns:
            c.line([pol(x, y, r * 0.1, t), pol(x, y, r * 0.72, t)], (r * 0.1, r * 0.18, 0), "pine")
    arm(c, "long", "indigo")
    cuff(c, -102, 408, 0.95, "red", 14)
    hand(c, pinch, -102, 377, 0.92, 8)
    with c.at(-2, 212, 0.66):
        with c.at(0, 0, 1, 0, True):
            three_quarter(c)
            c.ink(
                blob(
                    "-60,-20! -60,-66 -20,-94 34,-92 68,-56 74,10 62,40! 54,-2 38,-50! 4,-58 "
                    "-30,-70! -46,-50"
                )
            )
            hatch_hair(
                c,
                [
                    [
                        (-10 + i * 10, -70 + i * 2),
                        (20 + i * 8, -84 + i * 5),
                        (52 + i * 4, -70 + i * 15),
                    ]
                    for i in range(5)
                ],
            )
        with c.at(0, -5, 0.92):
            _phoenix_crown(c)


def _phoenix_crown(c: Block) -> None:
    """The head-dress of the queen of clubs: rays, a crown with a bird, strings of beads."""
    rays = [g.buffer(-2) for g in fan(0, -64, 60, 158, -176, -4, 11)]
    c.ink(union(rays).buffer(6), "paper", "key")
    c.ink(union(rays).buffer(3.6))
    for k, fill in enumerate(("straw", "red")):
        c.ink(rays[k::2], fill, "key")
    c.ink([disc(*pol(0, -64, 137, -168 + 15.6 * k), 6) for k in range(11)], "red", "key")
    crown = blob(sym("0,-128 56,-124 108,-146! 100,-108 76,-78! 0,-66"))
    c.fig(crown, "ochre", 5.6, halo=3)
    for x in (-60, -30, 0, 30, 60):
        c.fig(lens((x, -100), (x * 1.3, -156 + abs(x) * 0.3), 26), "straw" if x else "red", 4.4)
    bird = blob(sym("0,-196 10,-176 34,-186 60,-170! 36,-160 16,-146 0,-132"))
    c.fig(bird, "red", 4.6, halo=2)
    c.line("0,-184 0,-144", (2, 5, 1), "straw")
    beads(c, [(d, -84 - abs(d) * 0.1) for d in (-60, -36, -12, 12, 36, 60)], 7)
    for m in (1, -1):
        for k, x in enumerate((102, 88)):
            c.line([(m * x, -128 + k * 8), (m * (x + 2), -60 + k * 8)], 3)
            c.fig(disc(m * (x + 2), -92, 6), "red", 3)
            c.fig(disc(m * (x + 2), -52 + k * 8, 8), "ochre", 3.6)


QUEENS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}

"""The four kings.  Each has his own head-dress, beard, attribute and turn of the head."""

import math

from .block import Block
from .curves import blob, box, brush, disc, hatch, lens, move, poly, scaled, sym, union
from .hands import gauntlet, grip, hand, knuckles, pointing, resting
from .heads import (
    MANTLE,
    SLEEVE,
    TURNED,
    aged,
    arc,
    arm,
    beads,
    cuff,
    ear,
    ermine,
    front,
    hatch_hair,
    moustache,
    profile,
)
from .pips import pip
from .plants import clover
from .textiles import asanoha, kanoko, lozenges, seigaiha, uroko, yagasuri


def _collar(c: Block, fill: str, spots: bool = True) -> None:
    """The mantle's broad collar."""
    g = blob(
        "-80,248! -64,276 -36,300 0,309 36,300 64,276 80,248! 112,262! 94,310 50,342 0,352 "
        "-50,342 -94,310 -112,262!"
    )
    c.fig(g, fill, 5)
    line = [(-94, 266), (-74, 297), (-42, 321), (0, 330), (42, 321), (74, 297), (94, 266)]
    if fill == "paper":
        ermine(c, [(x, y + (6 if i % 2 else -2)) for i, (x, y) in enumerate(line)], 0.8)
    elif spots:
        beads(c, line)


def _wings(c: Block) -> None:
    """The stiff square shoulders of a court vest (kataginu), folded, with a crest and a lining."""
    for m in (1, -1):
        lining = blob([(m * 60, 310, 1), (m * 228, 320, 1), (m * 212, 370, 1), (m * 150, 383),
                       (m * 86, 380, 1)])
        c.fig(lining, "deep", 4.6)
        wing = blob([(m * 40, 256), (m * 90, 244, 1), (m * 170, 234), (m * 243, 238, 1),
                     (m * 238, 290), (m * 214, 356, 1), (m * 150, 368), (m * 84, 366, 1),
                     (m * 60, 310)])
        c.fig(wing, "straw", 5)
        for x0, x1, y1 in ((96, 100, 358), (150, 142, 362), (206, 184, 358)):
            fold = [(m * x0, 246), (m * (x0 + x1) / 2 + m * 5, 300), (m * x1, y1)]
            shade = [(x + m * 7, y) for x, y in fold]
            c.ink(brush(shade, (2, 9, 5)).intersection(wing.buffer(-4)), "ochre", "key")
            c.ink(brush(fold, (1.5, 5, 3)).intersection(wing))
    c.fig(disc(171, 292, 25), "sumi", 1, halo=3)  # the sword hides the other crest
    c.cut(pip("S", 171, 290, 17))


def spades(c: Block) -> None:
    """Old and stern: forked beard, spiked crown, sword held upright."""
    body = blob(MANTLE)
    c.cloth(body, "indigo", asanoha(body.bounds, 60, 3.4))
    panel = poly("-34,300 34,300 46,620 -46,620")
    c.fig(panel, "paper", 5)
    ermine(c, [(0, 378), (-20, 412), (20, 412), (0, 446), (-24, 480), (22, 480)])
    arm(c, "broad", "red", yagasuri(SLEEVE, 36, 68, 5), "straw")
    _wings(c)
    _collar(c, "ochre")
    # sword
    blade = poly("-139,330 -139,96 -126,62 -113,96 -113,330")
    c.fig(blade, "paper", 5, halo=3)
    c.line("-126,322 -126,104", (3, 2))
    c.ink(hatch(poly("-123,330 -123,110 -114,100 -114,330"), -35, 9, 2.2))
    c.fig(
        blob("-172,326 -150,332 -102,332 -80,326 -78,344 -102,349 -150,349 -174,344"), "ochre", 4.6
    )
    c.fig(box(-134, 348, -118, 412), "sumi", 3)
    c.fig(disc(-126, 428, 15), "ochre", 4.4)
    cuff(c, -104, 408, 1, "paper", 16)
    hand(c, grip, -122, 378, 1.04)
    with c.at(0, 194, 0.68):
        for m in (1, -1):
            hair = blob(
                [(m * 54, -88), (m * 88, -72), (m * 100, -20), (m * 92, 24), (m * 112, 58),
                 (m * 100, 88), (m * 70, 84), (m * 56, 48), (m * 54, -14)]
            )
            c.fig(hair, "sumi", 5, halo=3)
            hatch_hair(
                c, [[(m * (62 + i * 8), -66 + i * 5), (m * (66 + i * 7), -14), (m * (62 + i * 7),
                32),
                     (m * (74 + i * 8), 68 - i * 3)] for i in range(5)],
            )
        front(c, stern=1, lips=False)
        beard = blob(sym(
            "0,26 28,36 52,18 66,-24! 74,32 64,88 44,128 22,156! 14,132 0,116"
        ))
        c.fig(beard, "sumi", 5, halo=3)
        for m in (1, -1):
            hatch_hair(
                c, [[(m * (8 + i * 10.5), 48 - i * 3), (m * (12 + i * 10), 82),
                     (m * (10 + i * 7), 116 - i * 2), (m * (16 + i * 5), 136 - i * 5)]
                    for i in range(6)],
            )
        c.cut(blob("-16,30! -6,25 0,27 6,25 16,30! 0,38"), "red")
        moustache(c)
        cap = blob("-68,-96 -74,-144 -36,-172 0,-178 36,-172 74,-144 68,-96")
        c.fig(cap, "red", 6)
        for x in (-1, 0, 1):
            c.line([(x * 34, -98), (x * 40, -136), (x * 26, -168)], (2, 5, 1))
        crown = blob(sym("0,-190! 26,-128 46,-172! 64,-124 92,-158! 78,-82! 0,-72"))
        c.fig(crown, "ochre", 6)
        band = blob("-80,-102! 0,-90 80,-102! 77,-70! 0,-58 -77,-70!")
        c.fig(band, "paper", 5.4)
        beads(c, [(d, -75 - abs(d) * 0.12) for d in (-56, -28, 0, 28, 56)], 7.6)
        for x, y in ((-92, -162), (-46, -176), (0, -194), (46, -176), (92, -162)):
            c.fig(disc(x, y, 10), "paper", 5)


def hearts(c: Block) -> None:
    """Broad and kindly: white curled beard, arched crown, a war fan."""
    body = blob(MANTLE)
    c.cloth(body, "red", seigaiha(body.bounds, 38, 5, 2), "straw")
    panel = poly("-30,300 30,300 40,620 -40,620")
    c.fig(panel, "indigo", 5)
    for y in (384, 424, 464):
        c.fig(disc(0, y, 11), "ochre", 4)
    for m in (1, -1):
        c.line([(m * 96, 330), (m * 112, 380), (m * 108, 450)], (0, 6, 0))
    _collar(c, "paper")
    # war fan, half open: a golden sun on red, folds and ribs
    with c.at(-119, 160, 0.84, -9):
        count = 6
        rim = [(-58 + 116 * k / count, -76 - 16 * math.sin(math.pi * k / count) + 9 * (k % 2))
               for k in range(count + 1)]
        hem = [(x * 0.5, 74 - (y + 76) * 0.2) for x, y in rim]
        ribs = [brush([end, (0, 300)], (10, 6)) for end in hem]
        c.ink(ribs)
        c.cut(union(brush([end, (0, 300)], (3.6, 1.6)) for end in hem[1:-1]), "ochre")
        c.fig(poly([*rim, *hem[::-1]]), "red", 5.4, halo=3)
        shade = union(poly([rim[k], rim[k + 1], hem[k + 1], hem[k]]) for k in range(1, count, 2))
        c.cut(shade, "deep")
        sun = disc(0, -20, 30)
        c.cut(sun, "straw")
        c.cut(shade.intersection(sun), "ochre")
        for x in (-8, 8):
            c.line([(x, 296), (x * 2.2, 334), (x, 358)], (5, 9, 2), "red")
    arm(c, "broad", "plum", kanoko(SLEEVE, 40, 9), "rose")
    cuff(c, -92, 396, 1, "ochre", 14)
    hand(c, pointing, -84, 366, 1.02, -10)
    other = blob("118,330 150,318 232,318! 232,420! 150,404 112,384")
    c.cloth(other, "plum")
    cuff(c, 112, 358, 0.9, "ochre", -76)
    hand(c, resting, 72, 350, 0.98, 8)
    with c.at(2, 190, 0.68):
        for m in (1, -1):
            hair = union([disc(m * 76, y, 25) for y in (-50, -18, 16, 46)])
            c.fig(hair, "paper", 5.4, halo=3)
            for y in (-50, -18, 16, 46):
                c.line(
                    [(m * 62, y - 8), (m * 84, y - 12), (m * 88, y + 6), (m * 74, y + 6)],
                    (1, 4, 4, 1),
                )
        front(c, stern=0.3, lips=False)
        aged(c)
        curls = [
            (-56, 18),
            (-62, 50),
            (-42, 84),
            (-14, 104),
            (14, 104),
            (42, 84),
            (62, 50),
            (56, 18),
            (0, 74),
        ]
        beard = union([disc(x, y, 27) for x, y in curls] + [blob(sym("0,22 40,26 58,60 0,100"))])
        mouth = blob("-34,20 0,12 34,20 26,44 0,50 -26,44")
        beard = beard.difference(blob("-46,-10 0,-20 46,-10 36,22 0,14 -36,22"))
        c.fig(beard, "paper", 5.4, halo=2)
        c.cut(mouth.buffer(-9), "skin")
        c.cut(blob("-18,30! -8,25 0,27 8,25 18,30! 0,40"), "red")
        for x, y in curls:
            m = 1 if x >= 0 else -1
            c.line([(x - m * 12, y - 6), (x + m * 6, y - 14), (x + m * 13, y), (x + m * 2, y + 9),
            (x - m * 4, y)],
                   (1, 4, 4.4, 4, 1))
        for m in (1, -1):
            c.fig(
                blob([(0, 10, 1), (m * 22, 0), (m * 54, 16, 1), (m * 30, 30), (0, 22, 1)]),
                "paper",
                4.4,
            )
            c.line([(m * 10, 14), (m * 34, 16)], (0, 3.6, 0))
        # arched crown
        arch = blob(sym("0,-176 40,-170 78,-140 74,-96 0,-84"))
        c.fig(arch, "ochre", 6)
        for m in (1, -1):
            c.fig(
                blob(
                    [
                        (m * 8, -164, 1),
                        (m * 34, -158),
                        (m * 54, -134),
                        (m * 44, -104),
                        (m * 10, -98, 1),
                    ]
                ),
                "red",
                4.4,
            )
        band = blob("-86,-112! 0,-98 86,-112! 84,-74! 0,-60 -84,-74!")
        c.fig(band, "ochre", 5.6)
        beads(c, [(d, -82 - abs(d) * 0.15) for d in (-60, -30, 0, 30, 60)], 9, "paper")
        c.fig(disc(0, -180, 14), "ochre", 5)
        c.ink(brush("0,-196 0,-166", 4))
        c.ink(brush("-14,-182 14,-182", 4))


def diamonds(c: Block) -> None:
    """In profile, his shoulders turned with him: red beard, turban with a plume, a long axe."""
    # the far wing of the stiff vest, then the body, then the near wing over it
    c.cloth(blob("-40,262! -96,254 -160,240! -166,330 -132,400 -86,360"), "deep", None)
    body = blob(TURNED)
    c.cloth(body, "plum", lozenges(body.bounds, 52, 74, 3.4), "straw")
    front = blob("-58,262 -14,262 -18,330 -50,420 -66,620! -132,620! -122,430 -108,336")
    c.fig(front, "paper", 4.6)
    for i in range(6):
        c.fig(disc(-82 - i * 5, 322 + i * 34, 8.4), "indigo", 3.6)
    lapel = blob("44,246 84,252 70,330 24,410 -6,620! -62,620! -50,430 -14,330 4,262")
    c.fig(lapel, "red", 4.6)
    for x, y in ((52, 290), (38, 332), (16, 374), (-8, 416), (-22, 458)):
        c.ink(poly([(x, y - 13), (x + 11, y), (x, y + 13), (x - 11, y)]), "straw", "key")
    wing = blob("78,252! 134,236 242,242! 246,330 232,420! 186,380 140,372 108,330")
    c.cloth(wing, "deep", None)
    folds = ("92,262 168,262 232,268", "110,292 170,292 236,300", "124,322 180,326 236,338",
             "142,352 190,358 234,376")
    for path in folds:
        c.ink(brush(path, (2, 5, 3)).intersection(wing), "ochre", "key")
    crest = move(scaled(poly("0,-20 15,0 0,20 -15,0"), 1.1), 176, 310)
    c.fig(crest.buffer(7), "deep", 0.1)
    c.fig(crest, "straw", 4)
    arm(c, "turned", "indigo", uroko(SLEEVE, 30), "sky")
    cuff(c, -110, 404, 1, "paper", 10)
    # axe
    c.line("-150,74 -132,300 -124,438", 14)
    c.line("-151,88 -134,300 -125,432", 4.4, "ochre")
    with c.at(-146, 116, 0.96, -4):
        head = blob("-8,-34! 20,-26 44,-62! 70,-20 70,24 44,64! 20,24 -8,34!")
        c.fig(head, "paper", 5.4, halo=3)
        c.line("46,-46 58,0 46,48", (2, 4, 2))
        c.ink(hatch(poly("56,-44 68,-10 68,14 56,46"), 0, 9, 2.4))
        c.fig(blob("-10,-22! -40,-2! -10,18!"), "paper", 4.6)
        c.fig(box(-14, -30, 12, 30), "ochre", 4.4)
        c.fig(lens((-4, -34), (-10, -62), 18), "paper", 4)
    hand(c, knuckles, -128, 374, 1.04, 6)
    # collar, seen from the side
    collar = blob("-34,262! -52,278 -58,300! -8,318 58,308 104,282! 108,252 84,232! 40,258 0,264")
    c.fig(collar, "indigo", 5)
    c.cut([poly([(x, y - 11), (x + 9, y), (x, y + 11), (x - 9, y)])
           for x, y in ((-36, 286), (-8, 294), (22, 294), (52, 285), (80, 267))], "straw")
    with c.at(14, 196, 0.8):
        back = blob("30,-60 74,-60 94,-10 100,36 108,70! 70,84 40,70 30,10")
        c.fig(back, "umber", 5, halo=3)
        hatch_hair(
            c,
            [[(48 + i * 9, -44 + i * 4), (58 + i * 9, 14), (66 + i * 10, 66)] for i in range(4)],
            4,
            "sumi",
        )
        profile(c, stern=1)
        beard = blob(
            "-46,46! -40,58 -10,50 30,20 54,-20 66,6 62,60 30,104 -10,140 -44,156! -44,120 -52,84"
        )
        c.fig(beard, "umber", 5, halo=2)
        hatch_hair(
            c,
            [
                [(46 - i * 13, 24 + i * 7), (34 - i * 11, 70 + i * 5), (4 - i * 7, 112 + i * 4)]
                for i in range(6)
            ],
            4,
            "sumi",
        )
        g2 = blob("-70,34! -56,24 -30,30 -8,48! -34,46 -58,40")
        c.fig(g2, "umber", 4.4)
        ear(c, 42, -8)
        # turban
        t = blob("-62,-62 -70,-96 -40,-142 16,-156 66,-132 84,-92 74,-56 8,-66")
        c.fig(t, "red", 6)
        c.line("-58,-78 -8,-112 60,-134", (2, 6, 1), "paper")
        c.line("-62,-96 -20,-130 30,-150", (1, 5, 1), "paper")
        c.line("-30,-70 34,-92 80,-104", (1, 6, 2), "paper")
        crown = blob("-74,-80! -40,-60 8,-70 74,-66! 84,-36! 6,-42 -60,-36!")
        c.fig(crown, "ochre", 5)
        beads(c, [(-48, -52), (-20, -56), (10, -57), (40, -55), (64, -53)], 7)
        plume = blob("-38,-108 -62,-134 -70,-168! -42,-160 -14,-178 10,-184! 4,-146 -20,-112")
        c.fig(plume, "paper", 5, halo=2)
        c.line("-28,-110 -30,-140 -22,-164", (5, 3, 0))
        for i in range(4):
            c.line([(-29, -120 - i * 10), (-47, -132 - i * 9)], (2.6, 0))
            c.line([(-28, -120 - i * 10), (-8, -134 - i * 10)], (2.6, 0))
        c.fig(disc(-30, -104, 12), "indigo", 4.6)


def clubs(c: Block) -> None:
    """A warrior: horned helmet, broad black beard, sceptre with a clover."""
    body = blob(MANTLE)
    c.cloth(body, "pine", None)
    # laced plates
    for j in range(8):
        y = 300 + j * 30
        row = brush([(-220, y + 12), (0, y + 30), (220, y + 12)], 6)
        c.ink(row.intersection(body))
        lace = [brush([(x, y + 10 - abs(x) * 0.08), (x, y + 26 - abs(x) * 0.08)], 6)
                for x in range(-96, 97, 24)]
        c.cut(union(lace).intersection(body), "straw" if j % 2 else "red")
    for m in (1, -1):
        g = blob(
            [
                (m * 70, 262),
                (m * 128, 270),
                (m * 178, 330),
                (m * 190, 400, 1),
                (m * 120, 410, 1),
                (m * 84, 340),
            ]
        )
        c.cloth(g, "red", None)
        for i in range(4):
            y = i * 28
            fold = [(m * 70, 304 + y), (m * 130, 294 + y), (m * 200, 326 + y)]
            c.ink(brush(fold, (4, 6, 4)).intersection(g))
            seam = [(px, py + 13) for px, py in fold]
            c.cut(brush(seam, (3, 4, 3)).intersection(g), "straw")
    _collar(c, "ochre")
    # sceptre
    c.line("-142,170 -128,330 -118,540", 13)
    c.line("-143,180 -130,330 -120,520", 4, "straw")
    c.fig(blob("-166,172 -142,162 -118,172 -124,192 -142,198 -160,192"), "ochre", 4.6)
    cl = clover(-146, 118, 50)
    c.fig(cl, "moss", 5, halo=3)
    c.ink([brush([(-146, 122), (x, y)], (5, 1)) for x, y in ((-146, 86), (-122, 134), (-170, 134))])
    arm(c, "broad", "indigo", asanoha(SLEEVE, 56, 3.4))
    cuff(c, -106, 404, 1, "ochre", 12)
    hand(c, gauntlet, -121, 372, 1.04)
    with c.at(2, 197, 0.68):
        front(c, stern=1.5, lips=False, smile=-1)
        beard = blob(sym("0,30 30,36 52,10 66,-26! 84,20 96,70 72,98 62,128 30,126 16,150 0,134"))
        c.fig(beard, "sumi", 5, halo=3)
        for m in (1, -1):
            hatch_hair(
                c, [[(m * (8 + i * 12), 50 - i * 4), (m * (12 + i * 12), 80), (m * (10 + i * 13),
                118 - i * 8)]
                    for i in range(6)],
            )
        c.cut(blob("-18,30! -8,25 0,27 8,25 18,30! 0,40"), "red")
        moustache(c)
        # helmet: bowl, neck guard, crescent
        for m in (1, -1):
            guard = blob(
                [
                    (m * 58, -70, 1),
                    (m * 92, -60),
                    (m * 122, -6, 1),
                    (m * 104, 22, 1),
                    (m * 74, -10),
                    (m * 62, -40),
                ]
            )
            c.fig(guard, "indigo", 5, halo=3)
            for i in range(3):
                c.line(
                    [(m * (66 + i * 5), -46 + i * 15), (m * (96 + i * 8), -36 + i * 20)],
                    (3, 5),
                    "straw",
                )
        bowl = blob(sym("0,-160 42,-152 74,-116 80,-66! 0,-54"))
        c.fig(bowl, "sumi", 5)
        for x in (-2, -1, 0, 1, 2):
            c.line([(x * 27, -66), (x * 25, -112), (x * 10, -154)], (3, 5, 2), "paper")
        brim = blob("-90,-74! -50,-86 0,-90 50,-86 90,-74! 84,-50! 0,-64 -84,-50!")
        c.fig(brim, "ochre", 5.4)
        horn = blob(sym("0,-84 24,-96 66,-120 88,-160 84,-206! 106,-160 104,-112 70,-76 0,-62"))
        c.fig(horn, "ochre", 5.4, halo=3)
        c.fig(disc(0, -82, 17), "red", 5)
        c.cut([disc(x, y, 3) for x, y in arc(0, -82, 9, 0, 288, 5)])


KINGS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}

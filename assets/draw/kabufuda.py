"""The Kabufuda faces: one suit that grew out of Portuguese clubs."""

from collections.abc import Callable

from .block import KEY, Block
from .curves import blob, box, brush, disc, move, poly, ring, union
from .kabu_parts import (
    CX,
    X,
    chevrons,
    clover_cut,
    crossed,
    finial,
    jewel,
    kite,
    new_card,
    numbered_eye,
    plaque,
    toothed_leg,
    upright,
)
from .kabu_special import akapin, four_base, kinshi, ten
from .lettering import kanji
from .textiles import ajiro


def one() -> Block:
    """Bottle on a key-fret, splashes of red in three corners."""
    c = new_card(21, 0.75)
    fret = ajiro((14, 14, 316, 526), 5.0, 2.4).intersection(box(14, 14, 316, 526))
    c.cut(fret, "ash")
    for lobes in (
        ((22, 22, 62), (88, 24, 32), (28, 92, 36)),
        ((308, 24, 52), (304, 100, 38), (258, 22, 22)),
        ((20, 518, 60), (82, 522, 32), (26, 452, 32)),
    ):
        g = union(disc(x, y, r) for x, y, r in lobes).buffer(-6).buffer(12).buffer(-6)
        c.ink(g, "red")
        c.cut(fret.intersection(move(g, 1.2, -1)), "deep")
    _bud(c)
    return c


def _bud(c: Block) -> None:
    """A closed flower: two black leaves on a calyx, split down the middle by what is within."""
    foot = blob("128,452! 144,462 150,486 136,504! 194,504! 180,486 186,462 202,452!")
    calyx = blob("92,420! 118,414 165,432 212,414 238,420! 228,452 200,470 165,474 130,470 102,452")
    bud = blob(
        "165,74! 178,104 214,142 248,204 258,276 246,356 220,412 165,440 110,412 84,356 72,276 "
        "82,204 116,142 152,104"
    )
    c.cut(union([foot, calyx, bud]).buffer(7))
    c.ink(foot)
    c.cut(brush("142,480 165,486 188,480", (2, 5, 2)))
    c.ink(bud)
    split = blob(
        "165,116! 176,160 196,220 204,290 194,360 165,420! 136,360 126,290 134,220 154,160"
    )
    c.cut(split.buffer(4.5))
    c.cut(split, "red")
    for m in (1, -1):
        # the petals still rolled up inside
        c.line([(165 + m * 3, 150), (165 + m * 20, 240), (165 + m * 19, 330), (165 + m * 4, 404)],
               (0, 8, 9, 0))
        for dx, y0, y1, w in ((46, 196, 380, 7), (60, 224, 366, 6), (73, 254, 344, 5)):
            middle = (165 + m * (dx + 8), (y0 + y1) / 2)
            ends = (165 + m * (dx - 14), y0), (165 + m * (dx - 8), y1)
            c.line([ends[0], middle, ends[1]], (0, w, 0), "red" if dx == 46 else "paper")
    c.line("165,190 165,280 165,372", (0, 10, 0))
    c.line("165,84 160,100 146,122", (0, 4, 0), "paper")
    c.ink(calyx.buffer(3))
    c.cut(brush("100,430 130,446 165,452 200,446 230,430", (3, 5, 5, 5, 3)))
    for x in (118, 142, 165, 188, 212):
        c.cut(brush([(x, 456), (165 + (x - 165) * 0.86, 467)], (5, 1)))


def two() -> Block:
    """The crossing stands high; the plaque is alone between the legs."""
    c = new_card(22)
    crossed(c, 68, 106, 592, 72, foot=172)
    for s in (1, -1):
        x = X(s, 98)
        c.ink(disc(x, 56, 42, 30))
        c.cut(disc(x, 56, 36.5, 24.5))
        c.ink(ring(x, 56, 32, 2.4, 20))
        c.ink(kanji("二", x - 15, 41, 30, 1.5))
    with c.at(CX, 62):
        c.ink(poly("0,-38 24,0 0,38 -24,0"))
        c.cut(poly("0,-24 14,0 0,24 -14,0"))
        c.ink(disc(0, 0, 5))
    plaque(c, 420, 510, 32, "札", 52)
    return c


def three() -> Block:
    c = new_card(33)
    band = []
    for i in range(7):
        x = 20 + i * 290 / 6
        band.append((x, 64 if i % 2 else 96))
    zig = brush(band, 13, curved=False)
    c.ink(poly([(14, 14), (316, 14), *[(x, y - 26) for x, y in reversed(band)]]))
    for i in range(6):
        x = 20 + (i + 0.5) * 290 / 6
        c.cut(disc(x, 33, 6.5))
        c.ink(disc(x, 33, 2.4))
    c.ink(zig)
    c.ink(brush([(x, y + 19) for x, y in band], 4.5, curved=False))
    crossed(c, 72, 138, 604, 60, foot=176)
    upright(c, 128, 604, 56)
    for s in (1, -1):
        x = X(s, 58)
        d = poly([(x, 430), (x + 20, 472), (x, 514), (x - 20, 472)])
        c.cut(d.buffer(8, join_style=2))
        c.ink(d.buffer(4, join_style=2))
        c.ink(d, "red")
        c.cut(
            [brush([(x - 20 + k, 472 + k * 2.1), (x + k, 430 + k * 2.1)], 2.6) for k in (5, 10, 15)]
        )
        c.cut(d.buffer(-5, join_style=2).difference(d.buffer(-7.4, join_style=2)))
    return c


def four() -> Block:
    c = new_card(4)
    four_base(c)
    for s in (1, -1):
        numbered_eye(c, X(s, 97), 58, 84, 62, "四", 32)
        numbered_eye(c, X(s, 101), 338, 70, 52, "四", 27)
    finial(c, CX, 516)
    finial(c, CX, 24, -1)
    jewel(c, 338, 30, 44)
    return c


def five() -> Block:
    c = new_card(5)
    crossed(c, 120, 154, 584, 80, 12)
    upright(c, 148, 586, 66, 11)
    c.ink(box(14, 14, 316, 106))
    for i in range(5):
        x = 20 + 29 + i * 58
        arch = blob([(x - 23, 106, 1), (x - 23, 62), (x, 32), (x + 23, 62), (x + 23, 106, 1)])
        c.cut(arch)
        c.ink(arch.buffer(-4).difference(arch.buffer(-6.4)))
        c.ink(kanji("五", x - 14, 63, 28, 1.35))
    c.cut(box(14, 109, 316, 113))
    c.ink(box(14, 113, 316, 122))
    jewel(c, 366, 40, 56)
    return c


def six() -> Block:
    c = new_card(6)
    chevrons(c, 3, 0.82, 152, 92, 13, 64)
    c.cut(poly([(CX, 430), (CX + 118, 527), (CX - 118, 527)]))
    dome = box(14, 14, 316, 92).difference(
        blob("84,110! 98,74 116,44 165,28 214,44 232,74 246,110!")
    )
    c.ink([dome, disc(46, 90, 24, 16), disc(284, 90, 24, 16)])
    c.ink(kanji("六", 138, 42, 54, 1.2))
    for x in (58, 272):
        clover_cut(c, x, 60)
    c.ink(box(124, 112, 206, 176))
    kite(c, 152, 1.16)
    c.ink(kanji("六", 138, 460, 52, 1.2))
    return c


def seven() -> Block:
    """Eyes bearing the numeral, a lattice post between them."""
    c = new_card(7)
    chevrons(c, 3, 0.74, 164, 66, 13, 62)
    toothed_leg(c, 394, 0.74, 3, 500)
    for s in (1, -1):
        numbered_eye(c, X(s, 92), 62, 94, 72, "七", 42)
        c.line([(X(s, 40), 104), (X(s, 90), 124), (X(s, 144), 110)], (0, 6, 0))
    post = box(139, 14, 191, 116)
    c.ink(post)
    for k in range(3):
        y = 38 + k * 28
        c.cut(poly([(CX, y - 12), (CX + 19, y), (CX, y + 12), (CX - 19, y)]))
        c.ink(poly([(CX, y - 6), (CX + 9, y), (CX, y + 6), (CX - 9, y)]))
    c.ink(box(124, 112, 206, 168))
    kite(c, 144, 1.12)
    return c


def eight() -> Block:
    """Concentric diamonds on top."""
    c = new_card(8)
    chevrons(c, 4, 0.7, 158, 62, 12, 60)
    c.cut(poly([(CX, 452), (CX + 110, 529), (CX - 110, 529)]))
    for r, paint in ((33, "sumi"), (25, "paper"), (16, "sumi"), (8, "paper")):
        c.ink(
            poly([(CX, 494 - r), (CX + r * 1.1, 494), (CX, 494 + r), (CX - r * 1.1, 494)]),
            paint,
            KEY,
        )
    c.ink(box(14, 14, 316, 34))
    for s in (1, -1):
        x = X(s, 96)
        for k, r in enumerate((48, 38, 28, 18)):
            d = poly([(x, 74 - r), (x + r * 1.02, 74), (x, 74 + r), (x - r * 1.02, 74)])
            if k % 2:
                c.cut(d)
            else:
                c.ink(d)
        c.ink(disc(x, 74, 6))
        c.ink(poly([(X(s, 160), 30), (X(s, 126), 30), (X(s, 160), 64)]))
    sign = poly(
        [(CX - 34, 14), (CX + 34, 14), (CX + 46, 60), (CX + 30, 104), (CX - 30, 104), (CX - 46, 60)]
    )
    c.cut(sign.buffer(5))
    c.ink(kanji("八", CX - 26, 34, 52, 1.25))
    c.ink(box(124, 104, 206, 158))
    kite(c, 134, 1.1)
    return c


def nine() -> Block:
    c = new_card(9)
    chevrons(c, 4, 0.64, 160, 52, 12, 60)
    toothed_leg(c, 375, 0.64, 4, 500, facing=True)
    for s in (1, -1):
        cloth = [(X(s, 158), 10), (X(s, 158), 92)]
        for i in range(5):
            x = 136 - i * 19
            cloth += [
                (X(s, x + 5), 118 - i * 4),
                (X(s, x - 1), 88 - i * 2),
                (X(s, x - 3), 90 - i * 2),
            ]
        cloth += [(X(s, 50), 100), (X(s, 46), 80), (X(s, 56), 66), (X(s, 47), 52), (X(s, 56), 38)]
        c.ink(poly([*cloth, (X(s, 48), 10)]))
        for r in (30, 38):
            c.line([(X(s, r), 22), (X(s, r + 6), 48), (X(s, r), 76)], (1, 4, 1))
        c.cut(kanji("九", X(s, 92) - 23, 32, 46, 1.3))
    c.ink(kanji("九", 143, 26, 46, 1.2))
    c.ink(box(124, 88, 206, 152))
    kite(c, 128, 1.1)
    return c


def blank() -> Block:
    return new_card(2)


# file stem: (how to draw it, its number, whether it stands apart)
FACES: dict[str, tuple[Callable[[], Block], int, bool]] = {
    "01": (one, 1, False),
    "01_akapin": (akapin, 1, True),
    "02": (two, 2, False),
    "03": (three, 3, False),
    "04": (four, 4, False),
    "04_kinshi": (kinshi, 4, True),
    "05": (five, 5, False),
    "06": (six, 6, False),
    "07": (seven, 7, False),
    "08": (eight, 8, False),
    "09": (nine, 9, False),
    "10": (ten, 10, False),
    "blank": (blank, 0, False),
}

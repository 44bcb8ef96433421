"""The Kabufuda faces: one suit that grew out of Portuguese clubs."""

from collections.abc import Callable

from .block import Block
from .curves import blob, box, brush, disc, move, poly, ring, scaled, union
from .kabu_parts import (
    CX,
    X,
    chevrons,
    clover_cut,
    crossed,
    eye,
    finial,
    jewel,
    kite,
    new_card,
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
    b = blob(
        "165,92 192,104 206,132 202,158 214,176 244,196 252,236 246,300 252,372 240,424 208,446 "
        "165,450 120,446 90,424 80,372 86,300 80,236 88,196 116,176 128,158 124,132 138,104"
    )
    c.cut(b.buffer(7))
    c.ink(b)
    c.line("128,168 165,176 202,168", (2, 5, 2), "paper")
    c.cut(blob("124,206! 150,200 152,224 124,226!"))
    c.cut(blob("156,200! 210,202 218,216 206,228 156,224!"), "red")
    for y, reach in ((246, 88), (264, 96), (282, 84)):
        c.line([(122, y), (150, y - 3), (122 + reach, y + 2)], (7, 10, 0), "red")
    c.line("104,266 98,320 104,408", (2, 15, 0), "red")
    c.line("230,300 234,350 226,410", (0, 5, 0), "paper")
    for i in range(6):
        c.line(
            [(208 - i * 4, 420 - i), (216 - i * 5, 400 - i * 10), (218 - i * 6, 372 - i * 14)],
            (0, 2.6, 0),
            "paper",
        )
    for i in range(4):
        c.line([(146 + i * 10, 112 + abs(i - 1.5) * 3), (144 + i * 13, 140)], (0, 3, 0), "paper")
    return c


def two() -> Block:
    c = new_card(22)
    crossed(c, 118, 122, 584, 90)
    for s in (1, -1):
        x = X(s, 96)
        c.ink(disc(x, 62, 46, 33))
        c.cut(disc(x, 62, 40.5, 27.5))
        c.ink(ring(x, 62, 36, 2.4, 23))
        c.ink(kanji("二", x - 17, 44, 34, 1.4))
    with c.at(CX, 62):
        c.ink(poly("0,-36 24,0 0,36 -24,0"))
        c.cut(poly("0,-22 14,0 0,22 -14,0"))
        c.ink(disc(0, 0, 5))
    plaque(c, 398, 506, 36, "札", 60)
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
    crossed(c, 120, 150, 588, 72)
    upright(c, 134, 588, 66)
    for s in (1, -1):
        x = X(s, 78)
        d = poly([(x, 418), (x + 25, 462), (x, 506), (x - 25, 462)])
        c.cut(d.buffer(8, join_style=2))
        c.ink(d.buffer(4, join_style=2))
        c.ink(d, "red")
        c.cut(
            [
                brush([(x - 24 + k, 462 + k * 1.75), (x + k, 418 + k * 1.75)], 2.6)
                for k in (6, 12, 18)
            ]
        )
        c.cut(d.buffer(-5, join_style=2).difference(d.buffer(-7.4, join_style=2)))
    return c


def four() -> Block:
    c = new_card(4)
    four_base(c)
    for s in (1, -1):
        eye(c, X(s, 106), 52, 70, 36)
        eye(c, X(s, 106), 336, 64, 36)
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
        x = X(s, 92)
        o = blob([(x - 47, 62, 1), (x, 26), (x + 47, 62, 1), (x, 98)])
        c.ink(o.buffer(7))
        c.cut(o)
        i = scaled(o, 0.82, 0.76, (x, 62))
        c.ink(i.difference(i.buffer(-3)))
        c.ink(kanji("七", x - 21, 41, 42, 1.3))
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
    c.ink(poly([(CX, 478), (CX + 66, 524), (CX - 66, 524)]))
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
    toothed_leg(c, 375, 0.64, 4, 500)
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


# file stem: (how to draw it, its number, ink of the index)
FACES: dict[str, tuple[Callable[[], Block], int, str]] = {
    "01": (one, 1, "sumi"),
    "01_akapin": (akapin, 1, "red"),
    "02": (two, 2, "sumi"),
    "03": (three, 3, "sumi"),
    "04": (four, 4, "sumi"),
    "04_kinshi": (kinshi, 4, "red"),
    "05": (five, 5, "sumi"),
    "06": (six, 6, "sumi"),
    "07": (seven, 7, "sumi"),
    "08": (eight, 8, "sumi"),
    "09": (nine, 9, "sumi"),
    "10": (ten, 10, "sumi"),
    "blank": (blank, 0, "sumi"),
}

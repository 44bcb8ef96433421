"""The Kabufuda faces: one suit that grew out of Portuguese clubs."""

from collections.abc import Callable

from .block import Block
from .curves import blob, box, brush, disc, lens, move, pol, poly, ring, rot, scaled, union
from .kabu_parts import (
    CX, X, chevrons, cloud, clover_cut, crossed, drop, eye, finial, jewel, kite, new_card, plaque,
    scroll, toothed_leg, upright,
)  # fmt: skip
from .lettering import kanji
from .plants import blossom
from .textiles import ajiro


def one() -> Block:
    """Bottle on a key-fret, splashes of red in three corners."""
    c = new_card(21, 0.75)
    fret = ajiro((14, 14, 316, 526), 5.0, 2.4).intersection(box(14, 14, 316, 526))
    c.cut(fret, "ash")
    for path in (
        "50,66 80,46 110,62 114,98 90,128 56,120 42,94",
        "246,34 278,30 290,60 284,104 290,150 262,160 246,120 252,76",
        "46,436 80,420 112,436 104,474 74,500 44,480",
    ):
        g = blob(path)
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


def akapin() -> Block:
    """The red ace: silver arabesque on red, black vase rimmed with silver, gold plaque."""
    c = new_card(41, 0.6)
    c.ink(box(12, 12, 318, 528), "red", "key")
    vase = blob(
        "84,250! 120,258 165,262 210,258 246,250! 252,268 238,292 240,340 250,400 232,452 165,462 "
        "98,452 80,400 90,340 92,292 78,268"
    )
    lid = blob("165,98 200,122 232,176 246,210 218,224 165,228 112,224 84,210 98,176 130,122")
    keep = union([vase, lid]).buffer(17)
    half = [
        scroll((72, 76, 42), (126, 36, 20), 1, 1.6, 7),
        scroll((43, 152, 25), (40, 204, 22), -1, 1.4, 6.4),
        scroll((48, 256, 24), (43, 304, 20), 1, 1.4, 6.4),
        scroll((41, 350, 20), (42, 396, 22), -1, 1.4, 6.4),
        scroll((48, 452, 27), (54, 502, 20), 1, 1.4, 6.4),
        scroll((98, 492, 23), (139, 498, 16), -1, 1.3, 6),
    ]
    leaves = [
        drop(72, 76, 44, 186, 14), drop(72, 76, 44, 226, 13), drop(72, 76, 43, 80, 13),
        drop(72, 76, 44, 130, 9), drop(43, 152, 26, -30, 9), drop(40, 204, 23, 20, 13),
        drop(48, 256, 25, 160, 7), drop(43, 304, 21, 20, 10), drop(41, 350, 21, 10, 9),
        drop(42, 396, 23, 30, 8), drop(48, 452, 28, -20, 9), drop(98, 492, 24, 240, 9),
        drop(126, 36, 22, 100, 9),
    ]  # fmt: skip
    side = union([*half, *leaves]).difference(keep)
    whole = union([side, scaled(side, -1, 1, (CX, 0)), lens((CX, 478), (CX, 516), 16),
                   lens((CX, 84), (CX, 56), 16)])  # fmt: skip
    c.ink(whole.buffer(3))
    c.cut(whole, "silver0")
    for g in (lid, vase):
        c.ink(g.buffer(12))
        c.cut(g.buffer(7.5), "silver")
        c.ink(g.buffer(0.6))
    i = scaled(lid, 0.78, 0.74, (165, 172))
    c.cut(i.buffer(2.6), "silver")
    c.cut(i.buffer(-2.6), "red")
    c.ink(disc(165, 184, 33))
    c.cut(disc(165, 184, 29), "silver")
    c.ink([brush([pol(165, 184, 25, a), pol(165, 184, 17, a + 62), pol(165, 184, 5, a + 130)],
                 (1, 11, 12)) for a in (0, 120, 240)])  # fmt: skip
    c.cut(brush("100,285 165,296 230,285", (3, 4, 3)), "silver")
    for s in (1, -1):
        c.cut(brush([(X(s, 54), 312), (X(s, 60), 360), (X(s, 62), 430)], (2, 5, 0)), "silver")
        c.cut(brush([(X(s, 66), 330), (X(s, 72), 372), (X(s, 72), 404)], (1, 3, 0)), "silver")
    pl = box(130, 276, 200, 438)
    c.ink(pl.buffer(4))
    c.cut(pl, "gold")
    c.ink(pl.buffer(-4).difference(pl.buffer(-6)))
    c.ink(kanji("卓", 139, 288, 52, 1.15))
    for s in (0, 1):
        card = box(154, 362, 176, 398).difference(box(157, 365, 173, 395))
        c.ink(rot(card, 22 if s == 0 else -22, (165, 398)))
    c.ink(brush("142,418 165,410 188,418", (2, 4, 2)))
    return c


def two() -> Block:
    c = new_card(22)
    crossed(c, 108, 122, 548, 88)
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
    crossed(c, 114, 150, 552, 72)
    upright(c, 134, 552, 66)
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


def _four_base(c: Block) -> None:
    crossed(c, 114, 116, 536, 84, 14)
    c.cut(poly([(CX, 382), (CX + 84, 530), (CX - 84, 530)]))  # room for the column


def four() -> Block:
    c = new_card(4)
    _four_base(c)
    for s in (1, -1):
        eye(c, X(s, 106), 52, 70, 36)
        eye(c, X(s, 106), 322, 62, 34)
    finial(c, CX, 516)
    finial(c, CX, 24, -1)
    jewel(c, 318, 30, 44)
    return c


def kinshi() -> Block:
    """The silver four: rolling clouds and a gold and silver jewel over it."""
    c = new_card(44)
    _four_base(c)
    finial(c, CX, 516)
    for s in (1, -1):
        hand = s
        cloud(c, [(X(s, 112), 70, 38), (X(s, 66), 54, 30), (X(s, 134), 112, 22)],
              [(X(s, 60), 80), (X(s, 30), 88), (X(s, 8), 74), (X(s, 0), 60)], hand)  # fmt: skip
        cloud(c, [(X(s, 116), 168, 28), (X(s, 130), 208, 22), (X(s, 90), 142, 22)],
              [(X(s, 104), 204), (X(s, 84), 214), (X(s, 70), 204), (X(s, 58), 190)], -hand)  # fmt: skip
        cloud(c, [(X(s, 112), 300, 26), (X(s, 134), 272, 24), (X(s, 84), 322, 20)],
              [(X(s, 78), 336), (X(s, 48), 348), (X(s, 26), 340), (X(s, 10), 328)], hand)  # fmt: skip
    cloud(c, [(CX, 104, 27), (CX - 32, 116, 19), (CX + 32, 116, 19)],
          [(CX - 40, 132), (CX - 10, 138), (CX + 20, 136), (CX + 50, 132)], 1)  # fmt: skip
    x, y = CX, 236
    c.cut(disc(x, y, 80))
    c.ink(disc(x, y, 76))
    c.cut(disc(x, y, 70.5), "gold")
    c.ink([lens(pol(x, y, 55, a), pol(x, y, 69, a), 10) for a in range(0, 360, 20)])
    c.ink(disc(x, y, 55))
    c.cut(disc(x, y, 51), "silver")
    for d, w in ((92, 10), (-92, 10), (48, 10), (-48, 10), (0, 12)):
        r = 30
        mid = pol(x, y, r, -90 + d)
        petal = blob(
            [
                (*pol(x, y, 47, -90 + d), 1),
                pol(*mid, w, d),
                pol(x, y, 10, -90 + d),
                pol(*mid, -w, d),
            ]
        )
        c.ink(petal)
        c.cut(petal.buffer(-3.4), "silver")
        c.ink(petal.buffer(-6.4))
    c.ink(disc(x, y + 16, 26))
    c.cut(disc(x, y + 16, 22), "gold")
    c.ink(ring(x, y + 16, 16, 3))
    c.ink(blob([(x - 6, y + 20), (x, y + 4), (x + 6, y + 20), (x, y + 26)]))
    return c


def five() -> Block:
    c = new_card(5)
    crossed(c, 114, 154, 548, 80, 12)
    upright(c, 148, 550, 66, 11)
    c.ink(box(14, 14, 316, 106))
    for i in range(5):
        x = 20 + 29 + i * 58
        arch = blob([(x - 23, 106, 1), (x - 23, 62), (x, 32), (x + 23, 62), (x + 23, 106, 1)])
        c.cut(arch)
        c.ink(arch.buffer(-4).difference(arch.buffer(-6.4)))
        c.ink(kanji("五", x - 14, 63, 28, 1.35))
    c.cut(box(14, 109, 316, 113))
    c.ink(box(14, 113, 316, 122))
    jewel(c, 340, 40, 56)
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


def ten() -> Block:
    """Double-headed court figure, black square with a cross, red sash."""
    c = new_card(10)
    with c.twice(poly("10,10 320,10 320,236 10,304"), CX, 270):
        _courtier(c)
    b = brush("10,304 320,236", 15, curved=False)
    c.cut(b.buffer(3.5))
    c.ink(b)
    c.cut([rot(box(x - 5, 266, x + 5, 274), -12, (CX, 270)) for x in range(20, 320, 20)])
    return c


def _courtier(c: Block) -> None:
    c.fig(poly("96,330 110,196 134,176 282,176 316,210 330,330"), "sumi")
    c.fig(disc(44, 262, 76), "sumi", 4, halo=4)  # shield sleeve
    c.cut(ring(44, 262, 70, 3))
    c.cut([disc(*pol(44, 262, 58, a), 4.6) for a in range(-90, 90, 15)])
    c.cut(ring(44, 262, 49, 2.4))
    for x, y, r in ((44, 232, 15), (70, 262, 12), (40, 272, 10)):
        c.cut(union(blossom(x, y, r, -90, False)).buffer(-0.7))
        c.ink(disc(x, y, r * 0.2))
    for i in range(7):
        c.line(
            [(300 - i * 2, 196 + i * 4), (278 - i * 6, 232), (262 - i * 8, 262)],
            (1, 3.2, 0),
            "paper",
        )
    sash = poly("186,190 262,190 226,290 128,290")
    c.cut(sash.buffer(3.4))
    c.cut(sash.buffer(0.4), "red")
    for k in range(7):
        c.line(
            [
                (192 - k * 9.5, 202 + k * 15),
                (224 - k * 9, 206 + k * 15),
                (258 - k * 7, 200 + k * 15),
            ],
            (1, 4, 1),
        )
    c.fig(poly("124,158 288,158 296,186 116,186"), "paper", 4)  # collar
    c.ink([box(x, 164, x + 9, 180) for x in range(126, 286, 15)])
    c.line("112,190 300,190", 4, "paper")
    hair = blob("196,66 252,64 284,92 292,128 306,158! 250,166 206,164! 200,120")
    c.fig(hair, "sumi", 3, halo=2.5)
    for i in range(8):
        c.line(
            [(214 + i * 8, 84 + i * 2), (224 + i * 8, 120), (218 + i * 11, 160)],
            (1, 3.2, 1),
            "paper",
        )
    face = blob(
        "150,66! 146,84 132,108 141,114 140,122 146,126 142,134 148,150 172,158 204,158 222,124 "
        "214,78 206,62!"
    )
    c.fig(face, "paper", 3.8)
    c.line("152,86 166,80 182,86", (2, 6, 1))
    c.line("156,97 168,93 182,98", (1, 4, 1))
    c.ink(disc(166, 98, 3.6))
    c.line("158,103 168,104 178,101", (0, 1.8, 0))
    c.line("146,108 154,110 152,116", (2, 2.6, 0))
    c.line("144,127 156,126 166,129", (2, 4.4, 1), "red")
    c.line("140,120 152,119 168,122", (1, 4, 0))
    c.ink(blob("150,140 172,146 200,128 214,100 224,122 212,158 180,168 154,162 144,148"))
    for i in range(7):
        c.line(
            [(206 - i * 8, 124 + i * 3), (204 - i * 8, 146), (196 - i * 7, 160)],
            (0, 2.4, 0),
            "paper",
        )
    hat = blob("124,66 140,44 176,30 224,28 268,44 288,72 262,80 206,64 150,72")
    c.fig(hat, "sumi", 3, halo=2.5)
    c.line("142,60 200,46 270,66", (1, 4, 1), "paper")
    c.fig(blob("186,36 196,22 216,20 226,34"), "red", 3)
    for x, y in ((122, 70), (290, 76)):
        c.fig(disc(x, y, 11), "paper", 3.6)
        c.ink(disc(x, y, 3.6))
    c.ink(box(10, 10, 112, 122))  # corner block
    c.cut([box(59, 22, 71, 112), box(30, 60, 101, 72)])
    bottle = blob("50,132 64,126 78,132 80,148 72,170 70,192! 58,192! 56,170 48,148")
    c.fig(bottle, "sumi", 3, halo=2)
    for y in (138, 148, 158, 168):
        c.line([(54, y), (64, y + 4), (75, y)], (1, 3.4, 1), "paper")


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

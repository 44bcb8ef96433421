"""The Kabufuda faces: one suit that grew out of Portuguese clubs."""

from collections.abc import Callable

from .block import KEY, Block
from .curves import Geo, blob, box, brush, disc, mirror, move, poly, ring, sym, union
from .kabu_parts import (
    CX,
    X,
    chevrons,
    clover_cut,
    club,
    crossed,
    filled_eye,
    finial,
    jewel,
    kite,
    new_card,
    numbered_eye,
    plaque,
    stepped_foot,
    toothed_leg,
    upright,
)
from .kabu_special import akapin, four_base, kinshi, ten
from .lettering import kanji
from .textiles import ajiro


def one() -> Block:
    """A closed lotus on a key-fret, splashes of red in three corners."""
    c = new_card(21, 0.75)
    fret = ajiro((14, 14, 316, 526), 5.0, 2.4).intersection(box(14, 14, 316, 526))
    c.cut(fret, "ash")
    for lobes in (
        ((22, 22, 62), (88, 24, 32), (28, 92, 36)),
        ((308, 24, 52), (304, 100, 38), (258, 22, 22)),
        ((20, 518, 60), (82, 522, 32), (26, 452, 32)),
    ):
        g = union(disc(x, y, r) for x, y, r in lobes).buffer(-6).buffer(12).buffer(-6)
        with c.piece():  # a rim of it looks out beside an index
            c.ink(g, "red")
            c.cut(fret.intersection(move(g, 1.2, -1)), "deep")
    _bud(c)
    return c


def _bud(c: Block) -> None:
    """A lotus before it opens: a petal in front, two at its sides, red where inner ones show."""
    front = blob(sym("165,58! 171,94 188,140 211,196 224,258 220,324 200,382 165,426", CX))
    outer = blob(
        "172,430! 204,423 240,394 263,346 271,288 266,228 255,176 252,124! 236,156 230,206 "
        "232,262 214,330! 190,380"
    )
    inner = blob("214,330! 194,240 194,170 212,104! 234,146 244,210 240,280")
    sepal = blob("167.4,462! 200,456 232,434 254,404 262,362! 232,392 206,408 184,416 167.4,434!")
    foot = blob(sym("165,452 182,452! 178,470 188,484 212,492 220,506! 165,506", CX))
    sides = [g for shape in (outer, inner, sepal) for g in (shape, mirror(shape, CX))]
    c.cut(union([front, foot, *sides]).buffer(7))
    c.ink(foot)
    c.cut(brush("122,495 165,500 208,495", (1, 4, 1)))
    for shape in (inner, mirror(inner, CX)):
        c.ink(shape.buffer(3.6))
        c.cut(shape.buffer(-0.4), "red")
    for m in (1, -1):
        c.line([(X(m, 49), 124), (X(m, 59), 180), (X(m, 62), 256)], (0, 4.2, 0))
    for m, shape in ((1, outer), (-1, mirror(outer, CX))):
        c.cut(shape.buffer(4.4))
        c.ink(shape)
        for x0, x1, x2, y0, y1, w in ((90, 91, 56, 210, 404, 4.6), (79, 77, 52, 236, 398, 3.6)):
            c.line([(X(m, x0), y0), (X(m, x1), (y0 + y1) / 2), (X(m, x2), y1)], (0, w, 0),
                   "paper")
    c.cut(front.buffer(5))
    c.ink(front)
    for m in (1, -1):
        for dx, y0, w in ((10, 270, 5), (26, 246, 4.6), (40, 258, 3.8)):
            c.line([(X(m, dx * 0.9), y0), (X(m, dx * 1.14), 330), (X(m, dx * 0.62), 410)],
                   (0, w, 0), "paper")
    both = [sepal, mirror(sepal, CX)]
    c.cut(union(shape.buffer(4.6) for shape in both))
    c.ink(both)
    for m in (1, -1):
        c.line([(X(m, 90), 382), (X(m, 68), 416), (X(m, 26), 438)], (0, 4.6, 0), "paper")
    c.cut(disc(CX, 460, 24, 12))
    c.ink(disc(CX, 460, 19, 8))


def two() -> Block:
    """The crossing stands high; the plaque is alone between the legs."""
    c = new_card(22)
    crossed(c, 68, 112, 592, 72, foot=172, whole=True)
    for s in (1, -1):
        x = X(s, 90)
        with c.piece():
            c.ink(disc(x, 60, 51, 37))
            c.cut(ring(x, 60, 45, 3, 31))
            c.cut(_wedge(x - 14, x + 12, 47, 9.5))
            c.cut(_wedge(x - 23, x + 20, 73, 11.5))
    with c.at(CX, 60):
        c.ink(poly("0,-38 24,0 0,38 -24,0"))
        c.cut(poly("0,-24 14,0 0,24 -14,0"))
        c.ink(disc(0, 0, 5))
    plaque(c, 420, 510, 32, "札", 52)
    return c


def _wedge(x0: float, x1: float, y: float, w: float) -> Geo:
    """A stroke of the numeral as one cut: thin where the knife goes in, broad where it lifts."""
    return poly([(x0, y - w * 0.1), (x0 + 3, y - w * 0.3), (x1 - 4, y - w * 0.5),
                 (x1, y - w * 0.66), (x1 + 3, y - w * 0.1), (x1, y + w * 0.46),
                 (x0 + 4, y + w * 0.3)])


def three() -> Block:
    c = new_card(33)
    band = []
    for i in range(7):
        x = 20 + i * 290 / 6
        band.append((x, 64 if i % 2 else 96))
    zig = brush(band, 13, curved=False)
    c.roots = poly([(14, 14), (316, 14), *[(x, y - 26) for x, y in reversed(band)]])
    c.ink(c.roots)
    for i in range(6):
        x = 20 + (i + 0.5) * 290 / 6
        with c.piece(0.9):
            c.cut(disc(x, 33, 6.5))
            c.ink(disc(x, 33, 2.4))
    c.ink(zig)
    lower = [(x, y + 19) for x, y in band]
    with c.piece():  # its first step looks out below an index
        c.ink(brush(lower[:2], 4.5, curved=False))
    c.ink(brush(lower[1:], 4.5, curved=False))
    for s in (1, -1):
        _bow(c, X(s, 62), 436, s)
    crossed(c, 76, 140, 604, 60, foot=176, head=1.15, whole=True)
    upright(c, 128, 604, 56, head=1.15)
    for s in (1, -1):
        _tie(c, X(s, 85), 436, s, club((X(-s, 76), 140), (X(s, 176), 604), 60, 0, 1.15)[0])
    return c


def _bow(c: Block, x: float, y: float, s: int) -> None:
    """A knot tied round an outer club, as far as it looks out beside it: red, two cord ends."""
    ends = [
        ([(x, y + 34), (x - s * 13, y + 54), (x - s * 20, y + 86)], (7, 6.4, 1)),
        ([(x - s * 2, y + 32), (x - s * 24, y + 44), (x - s * 33, y + 64)], (7, 6, 1)),
    ]
    d = poly([(x, y - 48), (x + 29, y), (x, y + 48), (x - 29, y)])
    c.cut([d.buffer(8, join_style=2), *(brush(end, (15, 14, 8)) for end, _ in ends)])
    c.ink([brush(end, ws) for end, ws in ends])
    c.ink(d.buffer(4.4, join_style=2))
    c.ink(d, "red")


def _tie(c: Block, x: float, y: float, s: int, pole: Geo) -> None:
    """Three turns of its cord over the club."""
    turns = [brush([(x - s * 40, y + dy + 13), (x - s * 20, y + dy + 12.5), (x, y + dy + 6),
                    (x + s * 20, y + dy - 6), (x + s * 40, y + dy - 22)], 9)
             for dy in (-15, 0, 15)]
    c.cut(union(t.buffer(3.4) for t in turns).intersection(pole.buffer(4)))
    c.ink(union(turns).intersection(pole.buffer(0.6)), "red", KEY)


def four() -> Block:
    c = new_card(4)
    four_base(c)
    for s in (1, -1):
        with c.piece():
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
    # the frieze; an index takes the place of its first arch
    c.roots = box(14, 14, 316, 110)
    c.ink(c.roots)
    for i in range(5):
        x = CX + (i - 2) * 55
        arch = blob([(x - 22, 110, 1), (x - 22, 64), (x, 34), (x + 22, 64), (x + 22, 110, 1)])
        with c.piece():
            c.cut(arch)
            c.ink(arch.buffer(-4).difference(arch.buffer(-6.4)))
            c.ink(kanji("五", x - 14, 66, 28, 1.35))
    c.cut(box(14, 110, 316, 114.6))
    c.ink(box(14, 114.6, 316, 123))
    jewel(c, 366, 40, 56)
    return c


def six() -> Block:
    c = new_card(6)
    chevrons(c, 3, 0.82, 152, 92, 13, 64)
    c.cut(poly([(CX, 430), (CX + 118, 527), (CX - 118, 527)]))
    dome = box(14, 14, 316, 92).difference(
        blob("84,110! 98,74 116,44 165,28 214,44 232,74 246,110!")
    )
    c.roots = union([dome, disc(46, 90, 24, 16), disc(284, 90, 24, 16)])
    c.ink(c.roots)
    c.ink(kanji("六", 138, 42, 54, 1.2))
    for x in (58, 272):
        with c.piece():
            clover_cut(c, x, 60)
    c.ink(box(124, 112, 206, 176))
    kite(c, 152, 1.16)
    c.ink(kanji("六", 138, 460, 52, 1.2))
    return c


def seven() -> Block:
    """Black eyes bearing the numeral, a lattice post between them, a stepped foot."""
    c = new_card(7)
    chevrons(c, 3, 0.74, 164, 66, 13, 62)
    stepped_foot(c, 394, 0.74)
    for s in (1, -1):
        with c.piece():
            filled_eye(c, X(s, 91), 62, 92, 72, "七", 44)
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
    """Concentric diamonds one above the other, a large one in the foot."""
    c = new_card(8)
    chevrons(c, 4, 0.7, 178, 58, 12, 60)
    c.cut(poly([(CX, 452), (CX + 110, 529), (CX - 110, 529)]))
    _diamonds(c, 470, (50, 39, 27, 15), 6)
    c.roots = box(14, 14, 316, 32)
    c.ink(c.roots)
    for s in (1, -1):
        with c.piece():  # a gable; an index is one as well
            c.ink(poly([(X(s, 160), 28), (X(s, 56), 28), (X(s, 160), 106)]))
            c.cut(brush([(X(s, 86), 26), (X(s, 110), 44), (X(s, 160), 82)], (0, 4, 8)))
        with c.piece(0.6):
            c.ink(kanji("八", X(s, 98) - 32, 112, 64, 1.7))
    c.ink(box(122, 88, 208, 178))
    _diamonds(c, 58, (34.4, 26.4, 18, 9.6), 5.4)
    c.cut(_lozenge(121, 25).difference(_lozenge(121, 17)))
    c.cut(_lozenge(121, 8.6))
    kite(c, 158, 1.06)
    return c


def _lozenge(y: float, r: float) -> Geo:
    return poly([(CX, y - r), (CX + r * 1.1, y), (CX, y + r), (CX - r * 1.1, y)])


def _diamonds(c: Block, y: float, radii: tuple[float, ...], halo: float) -> None:
    """Lozenges one in the other on the middle line, black and paper by turns."""
    c.cut(_lozenge(y, radii[0]).buffer(halo, join_style=2))
    for k, r in enumerate(radii):
        c.ink(_lozenge(y, r), "paper" if k % 2 else "sumi", KEY)


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
        for r in (30, 38):
            with c.piece(0.9):
                c.line([(X(s, r), 22), (X(s, r + 6), 48), (X(s, r), 76)], (1, 4, 1))
        with c.piece():
            c.ink(poly([*cloth, (X(s, 48), 10)]))
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

"""The Kabufuda faces: one suit that grew out of Portuguese clubs."""

from collections.abc import Callable

from .block import KEY, Block, Op
from .curves import (
    Geo,
    blob,
    box,
    brush,
    disc,
    mirror,
    move,
    poly,
    ring,
    scaled,
    sym,
    union,
)
from .kabu_parts import (
    CX,
    FIELD,
    Mark,
    X,
    chevrons,
    clover_cut,
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
from .press import polygons
from .textiles import ajiro


def one() -> Block:
    """A closed lotus on a key-fret, splashes of red in three corners."""
    c = new_card(21, 0.75)
    fret = ajiro((14, 14, 316, 526), 5.0, 2.4).intersection(FIELD)
    patches = [
        union(disc(x, y, r) for x, y, r in lobes).buffer(-6).buffer(12).buffer(-6)
        for lobes in (
            ((22, 22, 62), (88, 24, 32), (28, 92, 36)),
            ((308, 24, 52), (304, 100, 38), (258, 22, 22)),
            ((20, 518, 60), (82, 522, 32), (26, 452, 32)),
        )
    ]
    bud = new_card(21)
    _bud(bud)
    covered = [op.shape for op in bud.ops[1:] if isinstance(op, Op)]
    c.cut(_whole(fret.difference(union([*patches, *covered]))), "ash")
    c.cut(fret.intersection(patches[0].buffer(-1)), "ash")  # seen beside an index
    for g in patches:
        with c.piece():  # a rim of it looks out beside an index
            c.ink(g, "red")
            c.cut(_whole(fret.intersection(move(g, 1.2, -1).buffer(-1))), "deep")
    _bud(c)
    return c


def _whole(fret: Geo) -> list[Geo]:
    """A fret without what its edge leaves of it that is shorter than half a stroke."""
    return [part for part in polygons(fret, 0) if part.area > 15 * 2.4]


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


def two(mark: Mark | None = None) -> Block:
    """The crossing stands high; the plaque is alone between the legs."""
    c = new_card(22)
    large = mark is not None and mark.large
    crossed(c, 68, 168 if large else 112, 592, 78, foot=172, whole=True)
    y = 82 if large else 60
    # an index stands for one of the eyes: the other is in the middle then
    for x in (X(1, 90), X(-1, 90)) if mark is None else (CX + 4 if large else CX,):
        with c.piece():
            c.ink(disc(x, y, 51 if not large else 48, 37))
            c.cut(ring(x, y, 45 if not large else 42, 3, 31))
            c.cut(_wedge(x - 14, x + 12, y - 13, 9.5))
            c.cut(_wedge(x - 23, x + 20, y + 13, 11.5))
    if mark is None:
        with c.at(CX, y):
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


def three(mark: Mark | None = None) -> Block:
    """Charms of red lozenges hang on cords from the outer clubs, before the feet."""
    c = new_card(33)
    low = 40 if mark is not None and mark.large else 0
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
    crossed(c, 76, 140 + low, 604, 60, foot=176, head=1.15, whole=True)
    for s in (1, -1):  # once round the pole's head, over its edge, and plumb
        x, y = X(s, 46), 195 + low * 0.9
        cord = brush([(x - s * 30, y - 16), (x, y), (x + s * 27, y + 14), (x + s * 36, y + 22),
                      (x + s * 40, y + 36), (x + s * 40, 330)], 8.4)
        c.cut(cord.buffer(3.6))
        c.ink(cord)
    upright(c, 128 + low, 604, 56, head=1.15)
    for s in (1, -1):
        _charm(c, X(s, 86), 330 + low * 0.3)
    return c


def _charm(c: Block, x: float, y: float) -> None:
    """A red lozenge with ribs, at the end of its cord, and a tassel below it."""
    tassel = union([brush([(x, y + 58), (x + d * 0.6, y + 74), (x + d, y + 100)], (7, 6, 4))
                    for d in (-9, -3, 3, 9)])
    c.cut(tassel.buffer(5.4))
    c.ink(tassel.buffer(1.6))
    c.cut([brush([(x + d * 0.5, y + 78), (x + d, y + 99)], (1, 3)) for d in (-6, 0, 6)])
    lozenge = poly([(x, y - 58), (x + 34, y), (x, y + 58), (x - 34, y)])
    c.cut(lozenge.buffer(9, join_style=2).difference(box(x - 6, y - 90, x + 6, y + 90)))
    c.ink(lozenge.buffer(4.4, join_style=2))
    c.ink(lozenge, "red")
    core = scaled(lozenge, 0.58, 0.58, (x, y))
    c.ink(core.buffer(2.4, join_style=2))
    c.cut(core)
    c.ink(union(brush([(x - 26, y + d + 5), (x, y + d - 3), (x + 26, y + d + 5)], 4)
                for d in (-24, -12, 0, 12, 24)).intersection(core))


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


def five(mark: Mark | None = None) -> Block:
    """Five arches bearing the numeral; beside an index they are narrower."""
    c = new_card(5)
    large = mark is not None and mark.large
    crossed(c, 120, 168 if large else 154, 584, 80, 12)
    upright(c, 162 if large else 148, 586, 66, 11)
    # the frieze, out of which an index grows
    c.roots = box(14, 14, 316, 110)
    c.ink(c.roots)
    middle, pitch, w, sign = CX, 55.0, 22.0, 28.0
    if mark is not None:
        middle, pitch, w, sign = (214.0, 37.5, 15.5, 20.0) if large else (201.0, 43.4, 17.6, 23.0)
    for i in range(5):
        x = middle + (i - 2) * pitch
        arch = blob([(x - w, 110, 1), (x - w, 64), (x, 34), (x + w, 64), (x + w, 110, 1)])
        with c.piece():
            c.cut(arch)
            if not large:
                c.ink(arch.buffer(-4).difference(arch.buffer(-6.4)))
            c.ink(kanji("五", x - sign / 2, 80 - sign / 2, sign, 1.35))
    c.cut(box(14, 110, 316, 114.6))
    c.ink(box(14, 114.6, 316, 123))
    jewel(c, 366, 40, 56)
    return c


def six() -> Block:
    """A dome over the kite, a clover on each of its haunches."""
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
    c.ink(box(139, 14, 191, 116))
    for s in (1, -1):
        with c.piece():
            filled_eye(c, X(s, 91), 62, 92, 72, "七", 44)
    for k in range(3):
        y = 38 + k * 28
        c.cut(poly([(CX, y - 12), (CX + 19, y), (CX, y + 12), (CX - 19, y)]))
        c.ink(poly([(CX, y - 6), (CX + 9, y), (CX, y + 6), (CX - 9, y)]))
    c.ink(box(124, 112, 206, 168))
    kite(c, 144, 1.12)
    return c


def eight(mark: Mark | None = None) -> Block:
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
            c.cut(brush([(X(s, 82), 22), (X(s, 110), 43), (X(s, 160), 82)], 8))
        if mark is None:
            c.ink(kanji("八", X(s, 98) - 32, 112, 64, 1.7))
        else:  # both below it
            c.ink(kanji("八", X(s, 106) - 26, 161 if mark.large else 140, 52, 1.5))
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
    """Torn cloths at both sides and the space between them, each bearing the numeral."""
    c = new_card(9)
    chevrons(c, 4, 0.64, 160, 52, 12, 60)
    toothed_leg(c, 375, 0.64, 4, 500, facing=True)
    for s in (1, -1):
        cloth = [(X(s, 158), 10), (X(s, 158), 92)]
        for i in range(5):
            x = 136 - i * 19
            cloth += [
                (X(s, x + 5), 114 - i * 3),
                (X(s, x - 1), 88 - i * 2),
                (X(s, x - 3), 90 - i * 2),
            ]
        cloth += [(X(s, 55), 100), (X(s, 46), 80), (X(s, 56), 66), (X(s, 47), 52), (X(s, 56), 38)]
        for r in (30, 38):
            c.line([(X(s, r), 22), (X(s, r + 6), 48), (X(s, r), 76)], (1, 4, 1))
        whole = poly([*cloth, (X(s, 48), 10)])
        c.ink(whole)
        c.roots = whole.intersection(box(82, 0, 165, 84))  # of the left one, no teeth
        with c.piece():
            c.cut(kanji("九", X(s, 92) - 23, 32, 46, 1.3))
    c.ink(box(124, 88, 206, 152))
    c.ink(kanji("九", 143, 26, 46, 1.2))
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
#: What is drawn otherwise for an index.
DRESSED: dict[str, Callable[[Mark | None], Block]] = {
    "02": two, "03": three, "05": five, "08": eight, "10": ten,
}

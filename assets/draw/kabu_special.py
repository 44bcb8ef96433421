"""The three Kabufuda faces that stand apart: red ace, silver four, court figure."""

from .block import Block
from .curves import blob, box, brush, curl, disc, lens, pol, poly, ring, rot, scaled, sym, union
from .kabu_parts import CX, Mark, X, crossed, drop, finial, new_card, numbered_eye, scroll
from .lettering import kanji
from .plants import blossom


def four_base(c: Block) -> None:
    """The crossed and slit clubs of both fours."""
    crossed(c, 122, 116, 566, 84, 14)
    c.cut(poly([(CX, 392), (CX + 84, 530), (CX - 84, 530)]))  # room for the column


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
    ]
    side = union([*half, *leaves]).difference(keep)
    whole = union([side, scaled(side, -1, 1, (CX, 0)), lens((CX, 478), (CX, 516), 16),
                   lens((CX, 84), (CX, 56), 16)])
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
                 (1, 11, 12)) for a in (0, 120, 240)])
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


def kinshi() -> Block:
    """The silver four: the flaming jewel before bands of silver cloud."""
    c = new_card(44)
    four_base(c)
    finial(c, CX, 516)
    for s in (1, -1):
        numbered_eye(c, X(s, 108), 400, 64, 46, "四", 24)
    _bank(c, "165,44 165,44", ((0, 40, 34), (52, 54, 30), (104, 44, 36), (142, 60, 30)), 74)
    _bank(c, "", ((142, 176, 34), (104, 196, 26), (70, 210, 17)), 214)
    _bank(c, "", ((142, 300, 30), (104, 314, 24), (70, 326, 16)), 330)
    _jewel(c, CX, 214)
    return c


def _bank(c: Block, _: str, lobes: tuple[tuple[float, float, float], ...], foot: float) -> None:
    """A band of cloud on a flat foot, drawn to both sides of the middle as one."""
    parts = []
    for x, y, r in lobes:
        for s in (1, -1):
            parts += [disc(X(s, x), y, r), box(*sorted((X(s, x), X(s, 160)))[:1], y,
                                               max(X(s, x), X(s, 160)), foot)]
    body = union(parts).buffer(5).buffer(-9).buffer(4)
    c.cut(body.buffer(6))
    c.ink(body.buffer(3.4))
    c.ink(body, "silver", "key")
    c.ink(body.buffer(-5).difference(body.buffer(-7)))
    for k, (x, y, r) in enumerate(lobes):
        for s in (1, -1) if x else (1,):
            c.ink(disc(X(s, x), y + r * 0.1, r * 0.62 + 2), "silver0", "key")
            c.ink(curl(X(s, x), y + r * 0.1, r * 0.62, 1.35, 100, s if k % 2 else -s, (2, 5, 4)))


def _jewel(c: Block, x: float, y: float) -> None:
    """The jewel that grants wishes: onion-shaped, on a lotus, flames round it."""
    flames = []
    for m in (1, -1):
        flames += [
            blob([(x + m * 4, y + 84, 1), (x + m * 60, y + 76), (x + m * 84, y + 36),
                  (x + m * 74, y - 4), (x + m * 96, y - 44, 1), (x + m * 58, y - 24),
                  (x + m * 50, y - 52), (x + m * 62, y - 92, 1), (x + m * 26, y - 70),
                  (x + m * 16, y - 92), (x + m * 2, y - 132, 1), (x - m * 8, y - 20)]),
        ]
    fire = union(flames)
    c.cut(fire.buffer(9))
    c.ink(fire.buffer(5))
    c.ink(fire, "red", "key")
    c.ink(scaled(fire, 0.86, 0.88, (x, y + 40)), "gold", "key")
    stone = blob(sym(f"{x},{y - 76}! {x + 10},{y - 52} {x + 40},{y - 24} {x + 55},{y + 16} "
                     f"{x + 38},{y + 56} {x},{y + 70}", x))
    c.ink(stone.buffer(4.5))
    c.ink(stone, "silver", "key")
    for k, f in enumerate((0.8, 0.56, 0.3)):
        ring_ = scaled(stone, f, f, (x, y + 26))
        c.ink(ring_.difference(ring_.buffer(-3 + k * 0.2)))
    core = scaled(stone, 0.26, 0.26, (x, y + 26))
    c.ink(core, "red", "key")
    c.cut(brush([(x - 36, y + 10), (x - 30, y - 12), (x - 16, y - 28)], (0, 5, 0)))
    petals = []
    for d in (-50, 50, -28, 28, 0):
        petals.append(lens((x + d * 0.5, y + 96), (x + d, y + 56 + abs(d) * 0.1), 26, at=0.6))
    for p in petals:
        c.fig(p, "paper", 3)
    c.fig(blob([(x - 44, y + 88, 1), (x, y + 96), (x + 44, y + 88, 1), (x + 30, y + 106),
                (x - 30, y + 106)]), "gold", 3)


def ten(mark: Mark | None = None) -> Block:
    """Double-headed court figure, black square with a cross, red sash.

    For a large index its head is smaller and further to the right, its bottle low.
    """
    c = new_card(10)
    with c.twice(poly("10,10 320,10 320,236 10,304"), CX, 270):
        _courtier(c, mark is not None and mark.large)
    b = brush("10,304 320,236", 15, curved=False)
    c.cut(b.buffer(3.5))
    c.ink(b)
    c.cut([rot(box(x - 5, 266, x + 5, 274), -12, (CX, 270)) for x in range(20, 320, 20)])
    return c


def _courtier(c: Block, large: bool) -> None:
    c.fig(poly("96,330 110,196 134,176 282,176 316,210 330,330"), "sumi")
    c.fig(disc(44, 262, 76), "sumi", 4, halo=4)  # shield sleeve
    c.cut(ring(44, 262, 70, 3))
    c.cut([disc(*pol(44, 262, 58, a), 4.6) for a in range(-90, 90, 15)])
    c.cut(ring(44, 262, 49, 2.4))
    for x, y, r in ((44, 232, 15), (70, 262, 12), (40, 272, 10)):
        c.cut(union(blossom(x, y, r, -90, False)).buffer(-0.7))
        c.ink(disc(x, y, r * 0.2))
    for i in range(6):
        c.line([(302 - i * 6, 196), (288 - i * 6, 230), (258 - i * 4, 264)], (0, 4.2, 0), "paper")
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
    size = 0.86 if large else 1
    with c.at(227 - 205 * size if large else 0, 160 * (1 - size), size):
        _courtiers_head(c)
    c.ink(box(10, 10, 112, 122))  # corner block
    c.cut([box(59, 22, 71, 112), box(30, 60, 101, 72)])
    size = 0.56 if large else 1
    with c.at(64 * (1 - size), 192 * (1 - size), size):
        _bottle(c)


def _courtiers_head(c: Block) -> None:
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


def _bottle(c: Block) -> None:
    bottle = blob("50,132 64,126 78,132 80,148 72,170 70,192! 58,192! 56,170 48,148")
    c.fig(bottle, "sumi", 3, halo=2)
    for y in (138, 148, 158, 168):
        c.line([(54, y), (64, y + 4), (75, y)], (1, 3.4, 1), "paper")

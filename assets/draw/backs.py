"""The backs: lacquer and paper for the Japanese cards, dyed patterns for the French ones."""

import math

from .block import KEY, RAW, Block
from .curves import (
    XY,
    Geo,
    blob,
    box,
    brush,
    disc,
    fine,
    lens,
    move,
    pol,
    poly,
    ring,
    ring_of,
    rot,
    sliver,
    union,
)
from .hana_parts import rows
from .kabu_parts import CARD, FIELD, SIZE
from .pips import CX, CY
from .pips import new_card as french_card
from .plants import blossom, chrysanthemum, pine_fan
from .textiles import asanoha, lozenges, seigaiha

#: Each lacquer's ground at the edge, and the ink of the line in its rim.
LACQUER = {
    "black": ("sumi", "red"),
    "red": ("lacquer_red", "ochre"),
    "indigo": ("lacquer_indigo", "straw"),
}


def lacquer(name: str) -> Block:
    """Deep lacquer to the edge: the paper of the back is wrapped round the card and is its rim.

    It glows in its middle, and a turned card is the same card. One great hemp leaf is cut into it
    there, with a bright and a dark side to each of its petals, and a line runs inside the rim:
    these are seen on the smallest card. Hemp leaves are stamped into the rest without ink: a line
    has lips that catch the light, so fine that a small card shows none.
    """
    edge, line = LACQUER[name]
    c = Block(SIZE, 50, 0)
    c.ink(CARD.buffer(11), "mist", RAW)
    c.ink(CARD.buffer(7), edge, RAW)
    c.ink(FIELD, f"sheen_{name}", RAW)
    side = 112.0
    high = side * 3**0.5 / 2
    mid = SIZE[0] / 2
    rim = FIELD.buffer(-4, join_style=2)
    within = rim.buffer(-2.2, join_style=2)
    leaves = asanoha((mid - 6 * side, 270 - 6 * high, 330, 560), side, 2.0).intersection(within)
    nodes = [poly([pol(mid + (i + j % 2 / 2) * side, 270 + j * high, 5, 60 * k + 30)
                   for k in range(6)])
             for j in range(-3, 4) for i in range(-2, 3)]
    leaves = leaves.difference(union(nodes))  # twelve lines meet there and would make a blot
    c.ink(union([move(leaves, d, d) for d in (1.1, -1.1)]), f"lip_{name}", RAW)
    c.ink(leaves, f"groove_{name}", RAW)
    bright: list[Geo] = []
    dark: list[Geo] = []
    gouged: list[Geo] = []
    half = side / 3**0.5
    for a in range(0, 360, 60):
        for m, facets in ((1, bright), (-1, dark)):
            facet = poly([(mid, 270), pol(mid, 270, half, a + 30 * m), pol(mid, 270, side, a)])
            facets.append(facet.buffer(-3.4, join_style=2))
            for t in (0.3, 0.44, 0.58, 0.72):  # from the ridge to the outer edge
                ridge, out = pol(mid, 270, side * t, a), pol(mid, 270, half * t, a + 30 * m)
                gouged.append(sliver(
                    (ridge[0] + (out[0] - ridge[0]) * 0.24, ridge[1] + (out[1] - ridge[1]) * 0.24),
                    (out[0] * 0.8 + ridge[0] * 0.2, out[1] * 0.8 + ridge[1] * 0.2), 3.2))
    c.ink(union(bright).difference(union(gouged)), f"leaf_{name}", RAW)
    c.ink(union(dark).difference(union(gouged)), f"facet_{name}", RAW)
    c.ink(rim.difference(rim.buffer(-2.2, join_style=2)), line, RAW)
    return c


#: Each dyed paper's ink at the wrapped edge, of the moon, and of the cranes where they are printed.
PAPER = {
    "black": ("sumi", "red", ""),
    "brown": ("washi_rim_brown", "moon_brown", "straw"),
}


def paper(name: str) -> Block:
    """Dyed paper, wrapped round the board and pasted down: the plain old back of Hanafuda.

    It was folded before it was dyed: it took less of the dye on one flank of a fold and more on
    the other; and the edge of the board shows through. In the middle two cranes fly round the
    moon, so that a turned card is the same card.
    """
    edge, moon, bird = PAPER[name]
    c = Block(SIZE, 60, 0)
    c.ink(CARD.buffer(11), "mist", RAW)
    c.ink(CARD.buffer(7), edge, RAW)
    board = FIELD.buffer(-3).buffer(5)
    c.ink(board.buffer(3), f"pressed_{name}", RAW)
    c.ink(board.buffer(1.4), f"lit_{name}", RAW)
    c.ink(board, f"washi_{name}", RAW)
    for ink, flanks in zip(("wet", "dry"), _folds(), strict=True):
        for step, flank in enumerate(flanks):
            seen = flank.intersection(board).difference(disc(165, 270, MOON - 1))
            c.ink(seen, f"{ink}_{step}_{name}", RAW)
    cranes = _cranes()
    c.ink(disc(165, 270, MOON).difference(cranes), moon, RAW)
    if bird:
        c.ink(union([cranes.buffer(0.3), ring(165, 270, MOON - 1.5, 1.8)]), bird, RAW)
    return c


#: The folds of the paper back in its upper half: points of the bottom, and how wide the dark and
#: the light flank are there. The second parts from the first, the third from the second; what goes
#: below the moon comes out on its other side.
_FOLDS = (
    "-20,54,6,16 40,84,14,8 84,130,8,16 120,180,13,9 165,270,8,8",
    "40,84,0,0 98,98,6,13 156,82,16,6 214,44,7,16 268,-20,13,9",
    "156,82,0,0 212,92,9,6 266,120,6,15 350,136,15,8",
    "350,214,14,7 300,216,8,16 236,232,13,9 165,270,8,8",
)


def _folds() -> tuple[list[Geo], list[Geo]]:
    """Long soft folds -> their dark flanks and their light ones, each in two steps.

    They run from edge to edge or part from one another; a turned card is the same card.
    """
    out: tuple[list[Geo], list[Geo]] = ([], [])
    for flanks, column, side in zip(out, (2, 3), (-90, 90), strict=True):
        for part in (1, 0.45):
            shapes = []
            for path in map(rows, _FOLDS):
                line = [(x, y) for x, y, *_ in path]
                ends = zip([line[0], *line], [*line[1:], line[-1]], strict=False)
                edge = [pol(row[0], row[1], row[column] * part,
                            math.degrees(math.atan2(v - y, u - x)) + side)
                        for row, ((x, y), (u, v)) in zip(path, ends, strict=True)]
                shapes.append(poly([*fine(line), *reversed(fine(edge))]))
            half = union(shapes)
            flanks.append(union([half, rot(half, 180, (165, 270))]))
    return out


#: How large the moon of the paper back is.
MOON = 108.0


def _cranes() -> Geo:
    """Two cranes round one another; each shows a broad wing that grows out of its back."""
    feathers: list[Geo] = []
    palm: list[XY] = [(120, 249), (129, 226)]
    for k in range(6):  # primaries, the foremost three longest
        base, a = (146 + 11.4 * k, 212 + 5.8 * k), -86 + 12 * k
        long = (42 - 2.6 * k) * (1 if k < 3 else 0.74)
        feathers.append(brush([pol(*base, 12, a + 180), pol(*base, long * 0.5, a + 2),
                               pol(*base, long * 0.82, a + 5), pol(*base, long, a + 8)],
                              (11, 13 - 0.5 * k, 10.4 - 0.4 * k, 1)))
        palm.append(pol(*base, long * 0.5, a + 2))
    wing = union([poly([*palm, (207, 255), (160, 262)]), *feathers])
    body = blob("118,247! 134,240 166,240 192,246 214,257! 186,261 152,262 130,256")
    neck = union([brush("134,250 116,244 98,248 82,241", (15, 10, 7, 7)), disc(82, 240.6, 5.4),
                  lens((84, 240), (64, 245), 6, 0, 0.3)])
    legs = [brush("196,256 222,262 243,263", (4.4, 3.6, 2.6)),
            brush("190,259 214,266 234,269", (4.4, 3.4, 2.4))]
    quills = [brush([(x - 2, y + 13 - 0.8 * k), (x + 1, y + 6), (x + 4, y)], (0, 2.6, 0))
              for k, (x, y) in enumerate((151 + 11.4 * k, 213 + 5.8 * k) for k in range(4))]
    edge = brush("160,243 180,245 206,254", (0, 3.6, 1))
    one = move(union([wing, body, neck, *legs]).difference(union([*quills, edge])), 0, -3)
    return union([one, rot(one, 180, (165, 270))])


def _frame(c: Block, ink: str, rim: str) -> None:
    """The border that keeps the pattern off the card's edge."""
    f = box(34, 34, 601, 855)
    c.ink(f.difference(f.buffer(-26)), "sumi", "key")
    edge = f.buffer(-9)
    c.ink(edge.difference(edge.buffer(-4)), rim, "key")
    inner = f.buffer(-26)
    c.cut(inner.difference(inner.buffer(-5)))
    del ink


def _medal(c: Block, rim: str) -> None:
    c.cut(disc(CX, CY, 132))
    c.ink(disc(CX, CY, 122))
    c.ink(ring(CX, CY, 112, 3.5), rim, "key")


def hemp() -> Block:
    """Hemp leaves on indigo; two pines and blossoms in the medal."""
    c = french_card(99, 0.3)
    t = 94.5
    h = t * 3**0.5 / 2
    inner = box(60, 60, 575, 829)
    c.ink(inner, "indigo", "key")
    c.cut(asanoha((CX - 3.5 * t, CY - 7 * h, 601, 855), t, 5).intersection(inner))
    _frame(c, "indigo", "ochre")
    _medal(c, "ochre")
    for k in (0, 1):
        mass, cuts, _ = pine_fan(CX, CY + (-12 if k else 12), 98, 90 + 180 * k, 150, 15)
        c.ink(mass, "red", "key")
        c.cut(cuts)
    for a in (0, 180):
        x, y = pol(CX, CY, 62, a)
        c.cut(union(p.buffer(-0.8) for p in blossom(x, y, 30, a)))
        c.ink(disc(x, y, 7))
    c.ink(disc(CX, CY, 16))
    c.ink(disc(CX, CY, 11), "ochre", "key")
    return c


def waves() -> Block:
    """Waves on red; a chrysanthemum in the medal."""
    c = french_card(98, 0.3)
    inner = box(60, 60, 575, 829)
    c.ink(inner, "red", "key")
    with c.twice(box(60, 60, 575, CY), CX, CY):
        c.cut(seigaiha((60, 60, 575, 829), 85.84, 8, 2).intersection(inner))
    band = box(60, CY - 15, 575, CY + 15)
    c.ink(band)
    c.ink(box(60, CY - 10, 575, CY + 10), "red", "key")
    c.cut([disc(x, CY, 4.6) for x in range(76, 570, 22)], "straw")
    _frame(c, "red", "straw")
    _medal(c, "straw")
    c.cut([g.buffer(-1.4) for g in chrysanthemum(CX, CY, 100, 18, 0.36)])
    c.ink([g.buffer(-1) for g in chrysanthemum(CX, CY, 44, 11, 0.3)], "ochre", "key")
    c.ink(disc(CX, CY, 13), "red", "key")
    return c


def bamboo() -> Block:
    """Lozenges on pine green; a crossed pair of leaves in the medal."""
    c = french_card(97, 0.3)
    inner = box(60, 60, 575, 829)
    c.ink(inner, "pine", "key")
    c.cut(lozenges((60, 60, 575, 829), 64.375, 96.125, 5).intersection(inner), "straw")
    _frame(c, "pine", "ochre")
    _medal(c, "ochre")
    for a in (0, 60, 120, 180, 240, 300):
        tip = pol(CX, CY, 102, a + 30)
        c.ink(lens((CX, CY), tip, 46), "moss", "key")
        c.line([(CX, CY), pol(CX, CY, 92, a + 30)], (5, 3, 0))
        c.cut(disc(*pol(CX, CY, 82, a), 11))
    c.ink(disc(CX, CY, 24))
    c.cut(ring_of(CX, CY, 14, 6, 4))
    c.ink(disc(CX, CY, 8), "ochre", "key")
    return c


def cranes() -> Block:
    """Plum ground with folded cranes' wings as kites; the cards' own sign in the medal."""
    c = french_card(96, 0.3)
    inner = box(60, 60, 575, 829)
    c.ink(inner, "plum", "key")
    cells = []
    for j in range(5):
        for i in range(9 if j % 2 else 8):
            x = 60 + 515 / 8 * (i + (0 if j % 2 else 0.5))
            y = 60 + 769 / 10 * (j + 0.5)
            for m in (1, -1):
                cells.append(
                    blob([(x, y + 26, 1), (x + m * 8, y - 3), (x + m * 30, y - 25, 1),
                          (x + m * 24, y + 3), (x + m * 8, y + 20)])
                )
            cells.append(poly([(x - 4, y - 10), (x, y - 31), (x + 4, y - 10), (x, y + 8)]))
            cells.append(disc(x, CY if j == 4 else y + 35, 4))
    with c.twice(box(60, 60, 575, CY), CX, CY):
        c.cut(union(cells).intersection(inner), "straw")
    _frame(c, "plum", "ochre")
    _medal(c, "ochre")
    for a in range(0, 360, 45):
        fill = "paper" if a % 90 else "red"
        c.ink(lens(pol(CX, CY, 16, a), pol(CX, CY, 98, a), 44 if a % 90 else 34), fill, KEY)
    c.ink(disc(CX, CY, 20), "ochre", KEY)
    c.ink(disc(CX, CY, 8))
    return c


FRENCH = {"back_1": hemp, "back_2": waves, "back_3": bamboo, "back_4": cranes}

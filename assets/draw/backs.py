"""The backs: lacquer and paper for the Japanese cards, dyed patterns for the French ones."""

import math
import random

from .block import KEY, RAW, Block
from .curves import (
    XY,
    Geo,
    blob,
    box,
    brush,
    disc,
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

    It was crumpled by hand and smoothed out again (momigami): the dye is rubbed off along some of
    the fine lines and has soaked into others; and the edge of the board shows through. In the
    middle two cranes fly round the moon, so that a turned card is the same card.
    """
    edge, moon, bird = PAPER[name]
    c = Block(SIZE, 60, 0)
    c.ink(CARD.buffer(11), "mist", RAW)
    c.ink(CARD.buffer(7), edge, RAW)
    board = FIELD.buffer(-3).buffer(5)
    c.ink(board.buffer(3), f"pressed_{name}", RAW)
    c.ink(board.buffer(1.4), f"lit_{name}", RAW)
    c.ink(board, f"washi_{name}", RAW)
    for ink, lines in zip(("soaked", "rubbed"), _crumples(), strict=True):
        seen = lines.intersection(board.buffer(-2)).difference(disc(165, 270, MOON + 3))
        c.ink(seen, f"{ink}_{name}", RAW)
    cranes = _cranes()
    c.ink(disc(165, 270, MOON).difference(cranes), moon, RAW)
    if bird:
        c.ink(union([cranes.buffer(0.3), ring(165, 270, MOON - 1.5, 1.8)]), bird, RAW)
    return c


def _crumples() -> tuple[Geo, Geo]:
    """Fine sharp lines of crumpled paper that fork and end -> (some of them, the others).

    None of them closes a shape; a turned card is the same card.
    """
    rng = random.Random(18)
    out: tuple[list[Geo], list[Geo]] = ([], [])
    taken = union([])
    for n in range(1500):
        start = rng.uniform(14, 316), rng.uniform(14, 300)
        line, ways = _crease(start, rng.uniform(0, 360), rng.randint(3, 5), rng)
        marks = [brush(line, (0, 1.3, 1.6, 1.1, 0), False)]
        for k in rng.sample(range(1, len(line) - 1), 2 if n < 200 else 1):
            fork, _ = _crease(line[k], ways[k] + (46 if k % 2 else -46), rng.randint(2, 3), rng)
            marks.append(brush(fork, (1.3, 1, 0), False))
        mark = union(marks)
        both = union([mark, rot(mark, 180, (165, 270))])
        if both.distance(taken) > 2.6 or n == 0:
            taken = union([taken, both])
            out[n % 3 > 0].append(both)
    some, others = map(union, out)
    return some, others


def _crease(start: XY, way: float, count: int, rng: random.Random) -> tuple[list[XY], list[float]]:
    """One line, straight from bend to bend -> (its points, where it went from each of them)."""
    line, ways = [start], []
    for _ in range(count):
        ways.append(way)
        line.append(pol(*line[-1], rng.uniform(9, 21), way))
        way += rng.choice((-1, 1)) * rng.uniform(10, 30)
    return line, ways


#: How large the moon of the paper back is.
MOON = 108.0


def _cranes() -> Geo:
    """Two cranes round one another; each shows one wing, raised, its primaries spread."""
    tips = rows("163,172 183,173.5 202,179.5 219,190 232,202 241,216 246,231")
    feathers: list[Geo] = []
    for k, tip in enumerate(tips):
        base = (146 + 3.2 * k, 212 + 3.6 * k)
        x, y = (base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2
        bow = pol(x, y, 6, math.degrees(math.atan2(tip[1] - base[1], tip[0] - base[0])) - 90)
        line = [base, bow, (tip[0], tip[1])]
        feathers.append(brush(line, (9, 10.4, 11, 9.4, 6.6, 0.9), steps=24))
    feathers += [brush(path, (12, 12, 9, 1), steps=24)
                 for path in ("164,232 200,230 236,241", "166,242 196,240 226,250")]
    wing = union([blob("138,250! 131,236 132,219 138,203 148,187 163,172! 160,190 160,204 172,216 "
                       "182,230 192,244 200,254! 184,262 158,262"), *feathers])
    body = brush("80,242 94,246 112,245 134,250 166,256 200,257 226,258",
                 (5.4, 6, 6.6, 12, 22, 23, 14, 1), steps=24)
    head = union([blob("92,244 86,239.6 79,239.4 75,242.4 80,246.4 88,248"),
                  lens((83, 242), (68.6, 246), 6, 0, 0.3)])
    legs = [brush("196,259 222,262 247,259", (5, 3.6, 2.6, 1)),
            brush("190,262 214,266 238,265", (5, 3.6, 2.6, 1))]
    one = move(union([wing, body, head, *legs]), 0, -4)
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

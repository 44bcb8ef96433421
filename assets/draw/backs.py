"""The backs: lacquer and paper for the Japanese cards, dyed patterns for the French ones."""

import math
import random

from .block import KEY, RAW, Block
from .curves import blob, box, brush, disc, lens, move, pol, poly, ring, ring_of, rot, union
from .kabu_parts import CARD, FIELD, SIZE
from .lettering import kanji
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

    It glows in its middle, and a turned card is the same card. One great hemp leaf stands there and
    a fine line inside the rim: these are seen on the smallest card. Hemp leaves are stamped into
    the rest without ink: a line has lips that catch the light, so fine that a small card shows
    none.
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
    leaf, ribs = [], []
    for k in range(6):
        tip, half = pol(mid, 270, side, 60 * k), side / 3**0.5
        petal = poly([(mid, 270), pol(mid, 270, half, 60 * k - 30), tip,
                      pol(mid, 270, half, 60 * k + 30)])
        leaf.append(petal.buffer(-3.6, join_style=2))
        ribs.append(brush([pol(mid, 270, 13, 60 * k), pol(mid, 270, side - 14, 60 * k)], 2.6))
    c.ink(union(leaf).difference(union(ribs)), f"leaf_{name}", RAW)
    c.ink(rim.difference(rim.buffer(-2.2, join_style=2)), line, RAW)
    return c


#: Each dyed paper's ink at the wrapped edge, and the ink of the seal.
PAPER = {
    "black": ("sumi", "red"),
    "brown": ("washi_rim_brown", "sumi"),
}


#: How many fibres of each kind lie side by side and one below the other.
FIBRES = (11, 18)


def paper(name: str) -> Block:
    """Dyed paper, wrapped round the board and pasted down: the plain old back of Hanafuda.

    A very light glow, its fibres, some dyed less and some more, short and long ones in drifts, and
    the edge of the board that shows through. In the middle our mark, struck with a worn seal. But
    for the mark a turned card is the same card.
    """
    edge, seal = PAPER[name]
    c = Block(SIZE, 60, 0)
    rng = random.Random(12)
    c.ink(CARD.buffer(11), "mist", RAW)
    c.ink(CARD.buffer(7), edge, RAW)
    board = FIELD.buffer(-3).buffer(5)
    c.ink(board.buffer(3), f"pressed_{name}", RAW)
    c.ink(board.buffer(1.4), f"lit_{name}", RAW)
    c.ink(board, f"washi_{name}", RAW)
    for ink in ("dry", "wet"):
        fibres = []
        for cell in range(FIBRES[0] * FIBRES[1] // 2):
            x = 14 + (cell % FIBRES[0] + rng.uniform(0.05, 0.95)) * 302 / FIBRES[0]
            y = 14 + (cell // FIBRES[0] + rng.uniform(0.05, 0.95)) * 512 / FIBRES[1]
            drift = 0.5 + 0.5 * math.sin(x / 46 + 1.6 * math.sin(y / 62) + y / 90)
            if rng.random() > 0.35 + drift:  # sparse between the drifts
                continue
            long = 8 * (0.5 + 2 * drift * rng.uniform(0.2, 1))
            way = 60 * math.sin(y / 70 + x / 110) + rng.gauss(0, 25 + 60 * (1 - drift))
            fibre = lens((x, y), pol(x, y, long, way), rng.uniform(0.9, 1.7),
                         rng.uniform(-0.14, 0.14) * long)
            fibres += [fibre, rot(fibre, 180, (165, 270))]
        c.ink(union(fibres).intersection(board), f"{ink}_{name}", RAW)
    w, h = 45.0, 69.0
    stone = poly([(165 - w, 270 - h + 2), (165 + w - 1, 270 - h), (165 + w, 270 + h - 2),
                  (165 - w + 1, 270 + h)]).buffer(-5).buffer(5)
    chips = [disc(165 - w, 270 + 35, 3.4), disc(165 + w, 270 - 46, 2.8), disc(165 + 14, 270 + h, 3),
             poly([(165 + w - 9, 270 + h + 2), (165 + w + 2, 270 + h - 10), (220, 340)])]
    inside = stone.buffer(-5.4)
    sign = kanji("卓", 165 - 30, 270 - 31, 60, 1.4, cut=True)
    cut = [inside.difference(inside.buffer(-2.6)), sign]
    c.ink(stone.difference(union([*chips, *cut])), seal, RAW)
    return c


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

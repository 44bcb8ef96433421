"""The backs: lacquer for the Japanese cards, our own dyed patterns for the French ones."""

import random

from .block import Block
from .curves import blob, box, brush, disc, lens, pol, poly, ring, ring_of, union
from .kabu_parts import new_card as kabu_card
from .pips import CX, CY
from .pips import new_card as french_card
from .plants import blossom, chrysanthemum, pine_fan
from .textiles import asanoha, lozenges, seigaiha

LACQUER = {  # ground, dark and light brush marks
    "red": ("red", "deep", "suit_red"),
    "black": ("lacquer", "sumi", "umber"),
    "indigo": ("indigo", "sumi", "suit_blue"),
}


def lacquer(name: str) -> Block:
    """Plain lacquer with a few brush marks left in it."""
    ground, dark, light = LACQUER[name]
    c = kabu_card(50, 0.75)
    c.ink(box(10, 10, 320, 530), ground, "key")
    rng = random.Random(8)
    for i in range(34):
        y, x, reach = rng.uniform(20, 520), rng.uniform(-60, 220), rng.uniform(90, 260)
        mark = brush(
            [
                (x, y),
                (x + reach * 0.5, y + rng.uniform(-4, 4)),
                (x + reach, y + rng.uniform(-6, 6)),
            ],
            (0, rng.uniform(1, 2.4), 0),
        )
        c.cut(mark, dark if i % 3 else light)
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
    c.cut(seigaiha((60, 60, 575, 829), 64.375, 6.4, 2).intersection(inner))
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
    for j in range(9):
        for i in range(7 if j % 2 else 6):
            x = 60 + 515 / 6 * (i + (0 if j % 2 else 0.5))
            y = 60 + 769 / 9 * (j + 0.5)
            for m in (1, -1):
                cells.append(
                    blob([(x, y + 30, 1), (x + m * 10, y - 4), (x + m * 38, y - 30, 1),
                          (x + m * 30, y + 4), (x + m * 10, y + 24)], 5)
                )  # fmt: skip
            cells.append(poly([(x - 5, y - 12), (x, y - 36), (x + 5, y - 12), (x, y + 10)]))
    c.cut(union(cells).intersection(inner), "straw")
    _frame(c, "plum", "ochre")
    _medal(c, "ochre")
    for a in (-24, 24):
        with c.at(CX, CY + 26, 1, a):
            c.ink(box(-38, -92, 38, 26).buffer(5), "sumi")
            c.cut(box(-36, -90, 36, 24).buffer(3), "red" if a > 0 else "paper")
    c.ink(lens((CX, CY + 50), (CX + 2, CY - 46), 44), "ochre", "key")
    return c


FRENCH = {"back_1": hemp, "back_2": waves, "back_3": bamboo, "back_4": cranes}

"""Mefuda: black eggs, loosely printed over with red, lashes, a motto, a horse."""

from .block import KEY, Block
from .curves import (
    Geo,
    blob,
    box,
    disc,
    move,
    pol,
    poly,
    ring,
    rot,
    sliver,
    union,
)
from .hana_parts import rows
from .horse import horse
from .kabu_parts import new_card
from .lettering import kanji
from .mame_parts import PLACES, batons, silver_waves


def _egg(c: Block, x: float, y: float, r: float, turn: float = 0) -> None:
    """A black egg over its red shadow."""

    def shape(dx: float, dy: float) -> Geo:
        g = blob(
            [
                (0, -r * 1.1),
                (r * 0.62, -r * 0.5),
                (r * 0.8, r * 0.3),
                (r * 0.44, r * 0.92),
                (0, r * 1.05),
                (-r * 0.44, r * 0.92),
                (-r * 0.8, r * 0.3),
                (-r * 0.62, -r * 0.5),
            ]
        )
        return move(rot(g, turn), x + dx, y + dy)

    c.cut(shape(0, 0).buffer(5))
    c.ink(shape(0, 0))
    # the red block is laid on loosely: it misses one side and strays over the other
    with c.at(x, y, r / 50, turn):
        stray = blob("-6,-52! 30,-50 52,-18 56,22 40,54 4,62! 30,40 38,10 30,-22 8,-40")
        c.cut(stray.buffer(2.4))
        c.ink(stray, "red", KEY)


def _lashes(c: Block, x: float, y: float, r: float) -> None:
    """Strokes like the lashes of an eye."""
    marks = []
    for a in (-150, -125, -100, -78, -54, -30):
        marks.append(
            sliver(pol(x, y + r * 0.1, r * 1.16, a), pol(x, y + r * 0.1, r * 1.52, a - 6), 5, 0.3)
        )
    c.ink(marks)


def _motto(c: Block, x: float, y: float, s: float, down: bool = True) -> None:
    """The old motto on a slip: no money needed."""
    n = 4
    w, h = (s * 1.4, s * 1.12 * n + 14) if down else (s * 1.12 * n + 14, s * 1.4)
    slip = box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    c.fig(slip, "paper", 3.4, 2)
    for i, ch in enumerate("金銭不用"):
        if down:
            c.ink(kanji(ch, x - s / 2, y - h / 2 + 8 + i * s * 1.12, s, 1.15))
        else:
            c.ink(kanji(ch, x - w / 2 + 8 + i * s * 1.12, y - s / 2, s, 1.15))


def _nimbus(c: Block, x: float, y: float, r: float) -> None:
    """Silver behind the ace's egg, cut into teeth, with a black line in it."""
    teeth = []
    for k in range(36):
        a = 10 * k
        teeth.append(poly([pol(x, y, r - 4, a - 5), pol(x, y, r + 22, a), pol(x, y, r - 4, a + 5)]))
    whole = union([disc(x, y, r), *teeth]).intersection(box(22, 22, 308, 518))
    c.ink(whole.buffer(4))
    c.ink(whole, "silver", KEY)
    c.ink(ring(x, y, r - 9, 4))


def mefuda(n: int, special: bool = False) -> Block:
    c = new_card(500 + n)
    if n == 10:
        c.ink(blob("14,506! 90,500 170,506 250,500 316,506! 316,530! 14,530!"))
        horse(c)
        return c
    spots = PLACES[n]
    if n == 2:
        spots = rows("112,170,78 222,302,78")
    if n == 3:
        spots = rows("165,112,66 92,292,66 238,292,66")
    if n == 4:
        spots = rows("94,124,56 236,124,56 94,304,56 236,304,56")
    if special and n == 1:
        spots = rows("165,226,104")
        _nimbus(c, 165, 226, 132)
    if special and n == 3:
        silver_waves(c, dark=False)
    if special and n == 4:
        batons(c, spread=74)
        spots = rows("165,226,64")
    lashes = n in (4, 7, 8, 9) and not special
    for i, (x, y, r) in enumerate(spots):
        k = r * (0.76 if n > 6 else 0.9)
        _egg(c, x - r * 0.04, y + (r * 0.16 if lashes else 0), k, -8 if i % 2 else 6)
        if lashes:
            _lashes(c, x - r * 0.04, y + r * 0.1, k)
    if n == 1 and not special:
        for k in range(16):
            (x, y), (u, v) = pol(0, 0, 1, 22.5 * k), pol(0, 0, 1, 22.5 * k + 4)
            c.ink(sliver((165 + 120 * x, 274 + 142 * y), (165 + 144 * u, 274 + 204 * v), 12, 0.35))
    if special or n in (2, 3, 4):
        _motto(c, 165, 452, 52, False)
    return c

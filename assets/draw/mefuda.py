"""Mefuda: black eggs, loosely printed over with red, lashes, a motto, a horse."""

from .block import KEY, Block
from .curves import (
    Geo,
    blob,
    box,
    disc,
    lens,
    move,
    pol,
    poly,
    ring,
    rot,
    union,
)
from .hana_parts import Row, rows
from .horse import horse
from .kabu_parts import new_card
from .lettering import kanji
from .mame_parts import PLACES, batons, silver_waves

#: Places of its own: above the motto, and with room for lashes.
_PLACES: dict[int, list[Row]] = {
    2: rows("114,142,72 222,296,72"),
    3: rows("165,106,64 95,290,61 238,290,61"),
    4: rows("94,124,56 236,124,56 94,304,56 236,304,56"),
    5: rows("95,118,56 235,118,56 165,266,58 95,416,56 235,416,56"),
}


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
        # the eye in it: an almond, and a ring for the pupil
        almond = blob("-30,4! -14,-14 2,-17 18,-12 31,2! 16,14 0,18 -16,14")
        c.cut(almond)
        c.ink(disc(0, 0, 15.4))
        c.cut(ring(0, 0, 10.4, 3.6))


def _lashes(
    c: Block, x: float, y: float, r: float, reach: float = 1.5, carved: bool = False
) -> None:
    """Strokes like the lashes of an eye; before black they are carved."""
    marks = []
    angles = (-143, -121, -99, -78, -57, -36)
    for a in angles[1:-1] if carved else angles:
        lean = (a + 90) * 0.16
        near, far = pol(x, y + r * 0.1, r * 1.14, a), pol(x, y + r * 0.1, r * reach, a + lean)
        marks.append(lens(near, far, r * 0.14, r * 0.001 * lean, 0.2))
    if carved:
        c.ink(union(marks).buffer(3))
        c.cut(marks)
    else:
        c.cut(union(marks).buffer(3))
        c.ink(marks)


def _motto(
    c: Block, x: float, y: float, s: float, text: str = "金銭不用", down: bool = False
) -> None:
    """The old motto, cut out of a black slip: no money needed."""
    step = s * 1.1
    long, wide = step * len(text) + s * 0.24, s * 1.34
    w, h = (wide, long) if down else (long, wide)
    e = s * 0.06
    slip = poly([
        (x - w / 2 + e, y - h / 2), (x + w / 2, y - h / 2 - e * 0.4), (x + w / 2 - e, y + h / 2),
        (x - w / 2, y + h / 2 + e * 0.5),
    ])
    c.cut(slip.buffer(5))
    c.ink(slip)
    for i, ch in enumerate(text):
        d = (i - (len(text) - 1) / 2) * step
        cx, cy = (x, y + d) if down else (x + d, y)
        c.cut(kanji(ch, cx - s / 2, cy - s / 2, s, 1.5))


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
    spots = _PLACES.get(n, PLACES[n])
    if special and n == 1:
        spots = rows("165,212,104")
        _nimbus(c, 165, 226, 132)
    if special and n == 3:
        silver_waves(c, dark=False)
    if special and n == 4:
        batons(c)
        spots = rows("165,270,72")
    for i, (x, y, r) in enumerate(spots):
        k = r * (0.84 if n > 6 else 0.9)
        if n == 1 and not special:
            _sun(c)
        else:
            _lashes(c, x - r * 0.04, y + r * 0.1, k, 1.36 if n == 1 else 1.5, special and n == 4)
        _egg(c, x - r * 0.04, y + r * 0.16, k, -8 if i % 2 else 6)
    if special and n == 4:
        _motto(c, 270, 258, 44, "金銭", True)
        _motto(c, 60, 258, 44, "不用", True)
    elif special or n in (2, 3, 4):
        _motto(c, 165, 452, 52)
    return c


def _sun(c: Block) -> None:
    """The lashes of the ace stand round it."""
    for k in range(18):
        (x, y), (u, v) = pol(0, 0, 1, 20 * k - 90), pol(0, 0, 1, 20 * k - 87)
        near, far = (168 + 116 * x, 284 + 132 * y), (168 + 140 * u, 284 + 192 * v)
        c.ink(lens(near, far, 11, 0, 0.25))

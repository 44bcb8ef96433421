"""Mamefuda, the "bean cards": three regional decks of one suit of coins.

Komaru: discs half red, half black on thin strings.  Daini: large toothed discs.  Mefuda: black
eggs with a red shadow.  Faces of a rank are alike but for the specials.
"""

from collections.abc import Callable

from .beasts import horse
from .block import KEY, Block
from .curves import (
    Geo,
    blob,
    box,
    brush,
    curl,
    disc,
    fan,
    lens,
    move,
    pol,
    ring,
    rot,
    sliver,
    union,
)
from .hana_parts import Row, rows
from .kabu_parts import new_card
from .lettering import kanji
from .textiles import shippo

#: Where the coins lie: x, y, r.  The upper left and right stay free for the index.
PLACES: dict[int, list[Row]] = {
    1: rows("165,312,104"),
    2: rows("165,214,80 165,418,80"),
    3: rows("222,180,68 165,318,68 108,456,62"),
    4: rows("100,222,60 230,222,60 100,408,60 230,408,60"),
    5: rows("92,204,56 238,204,56 165,318,56 92,432,56 238,432,56"),
    6: rows("98,196,52 232,196,52 98,320,52 232,320,52 98,444,52 232,444,52"),
    7: rows("165,86,42 90,198,46 240,198,46 165,292,46 90,386,46 240,386,46 165,470,44"),
    8: rows("165,84,40 96,196,42 234,196,42 96,300,42 234,300,42 165,380,42 92,464,42 238,464,42"),
    9: rows(
        "165,82,38 92,190,42 238,190,42 165,254,42 92,330,42 238,330,42 165,396,42 "
        "92,466,42 238,466,42"
    ),
}


# ---- Komaru
def _komaru_coin(c: Block, x: float, y: float, r: float, turn: float = -38) -> None:
    """Half red, half black, a thin ring inside."""
    d = disc(x, y, r)
    c.cut(disc(x, y, r + 5))
    c.ink(disc(x, y, r + 1.4))
    half = rot(box(x - r - 2, y - r - 2, x - 1.4, y + r + 2), turn, (x, y)).intersection(d)
    other = rot(box(x + 1.4, y - r - 2, x + r + 2, y + r + 2), turn, (x, y)).intersection(d)
    c.cut(d.buffer(-2))
    c.ink(half)
    c.ink(other.buffer(-1.6, 4), "red")
    across = []
    for t in (-0.62, -0.4, 0.4, 0.62):
        reach = r * (1 - t * t) ** 0.5 * 0.86
        across.append(
            sliver((x + t * r, y - reach), (x + t * r, y + reach), max(2.4, r * 0.06), 0.5)
        )
    c.cut(rot(union(across), turn, (x, y)))
    hole = rot(box(x - r * 0.2, y - r * 0.2, x + r * 0.2, y + r * 0.2), turn + 45, (x, y))
    c.ink(hole.buffer(r * 0.09))
    c.cut(hole)


def _strings(c: Block, spots: list[Row]) -> None:
    """Every coin hangs on a pair of thin lines."""
    lines: list[Geo] = []
    for x in sorted({s[0] for s in spots}):
        for d in (-5, 5):
            lines.append(brush([(x + d, 14), (x + d * 1.4, 270), (x + d, 526)], 1.8))
    # Neighbours are tied to each other, not to the rims: a net would stand before the coins.
    for y in sorted({s[1] for s in spots}):
        row = [s[0] for s in spots if s[1] == y]
        if len(row) > 1:
            lines.append(brush([(min(row), y), (165, y + 2), (max(row), y)], 1.8))
    c.ink(lines)


def komaru(n: int, special: bool = False) -> Block:
    c = new_card(300 + n)
    if n == 10:
        return _komaru_court(c)
    spots = PLACES[n]
    _strings(c, spots)
    for i, (x, y, r) in enumerate(spots):
        _komaru_coin(c, x, y, r, -38 if i % 2 else 142)
    if special:
        _face_ring(c, 165, 315, 66)
    return c


def _face_ring(c: Block, x: float, y: float, r: float) -> None:
    """A small ring bearing a face."""
    c.cut(disc(x, y, r + 6))
    c.ink(disc(x, y, r + 2))
    c.ink(disc(x, y, r), "ochre", KEY)
    c.ink([g for k in range(16) for g in fan(x, y, r * 0.8, r * 0.94, 22.5 * k, 22.5 * k + 12)])
    c.ink(disc(x, y, r * 0.74))
    c.ink(disc(x, y, r * 0.68), "skin", KEY)
    for s in (-1, 1):
        c.line(
            [
                (x + s * r * 0.12, y - r * 0.2),
                (x + s * r * 0.3, y - r * 0.28),
                (x + s * r * 0.48, y - r * 0.18),
            ],
            (1, 3, 0.6),
        )
        c.ink(lens((x + s * r * 0.14, y - r * 0.04), (x + s * r * 0.44, y - r * 0.06), r * 0.13))
    c.line(
        [(x, y - r * 0.16), (x - r * 0.09, y + r * 0.2), (x + r * 0.06, y + r * 0.23)], (1, 2.4, 1)
    )
    c.ink(lens((x - r * 0.2, y + r * 0.42), (x + r * 0.2, y + r * 0.42), r * 0.16), "red", KEY)


def _komaru_court(c: Block) -> Block:
    """A figure reduced to strokes: a wide coat, half red, half black, a coin for its head."""
    _strings(c, rows("165,236,1 60,330,1 270,420,1"))
    coat = blob("165,286 220,296 268,342 298,440 304,526! 26,526! 32,440 62,342 110,296")
    c.cut(coat.buffer(5))
    c.ink(coat)
    c.ink(coat.intersection(box(169, 200, 330, 540)).buffer(-3), "red")
    for d in (24, 50, 76, 102, 126):
        c.line(
            [(165 - d * 0.6, 306 + d * 0.3), (165 - d, 410), (165 - d * 1.1, 522)],
            (0, 4.6, 2),
            "paper",
        )
        c.line([(165 + d * 0.6, 306 + d * 0.3), (165 + d, 410), (165 + d * 1.1, 522)], (0, 4.6, 2))
    c.cut(brush("165,290 164,400 166,524", 5))
    c.fig(blob("112,392 165,372 218,392 234,424 165,408 96,424"), "paper", 3.6)
    c.line("112,406 165,388 218,406", (0, 3, 0))
    c.fig(blob("150,392 165,384 180,392 178,408 165,414 152,408"), "skin", 3)
    _komaru_coin(c, 165, 236, 56, 0)
    hat = blob("165,118! 186,160 258,204 262,216! 165,198 68,216! 72,204 144,160")
    c.fig(hat, "sumi", 2.4, 2.4)
    for x in (-64, -32, 0, 32, 64):
        c.line([(165 + x * 0.1, 140), (165 + x * 0.5, 172), (165 + x, 200)], (0.6, 3, 1), "paper")
    c.fig(disc(165, 116, 9), "red", 3, 2)
    return c


# ---- Daini
def _daini_coin(c: Block, x: float, y: float, r: float) -> None:
    """A toothed black rim round a red field with a black flower."""
    teeth = max(12, int(r / 2.6))
    c.cut(disc(x, y, r + 4))
    c.ink(disc(x, y, r))
    c.cut(
        [
            p
            for k in range(teeth)
            for p in fan(x, y, r * 0.84, r * 0.94, 360 / teeth * k, 360 / teeth * (k + 0.52))
        ]
    )
    c.cut(ring(x, y, r * 0.77, max(2, r * 0.035)))
    c.ink(disc(x, y, r * 0.66), "red", KEY)
    petals = [
        lens(pol(x, y, r * 0.12, a), pol(x, y, r * 0.58, a), r * 0.26, at=0.6)
        for a in range(0, 360, 60)
    ]
    c.ink(petals)
    c.cut(disc(x, y, r * 0.15))
    c.ink(disc(x, y, r * 0.08))


def _silver_ground(c: Block, r: float = 26) -> None:
    """Red, printed with silver."""
    field = box(14, 14, 316, 526)
    c.ink(field, "red", KEY)
    c.ink(shippo((14, 14, 316, 526), r, 2.2).intersection(field), "silver0", KEY)


def daini(n: int, special: bool = False) -> Block:
    c = new_card(400 + n)
    if n == 10:
        return _blot(c)
    if special and n != 4:
        _silver_ground(c)
    if special and n == 4:
        for a, b in (((40, 150), (290, 486)), ((290, 150), (40, 486))):
            g = brush([a, b], 46, 1, False)
            c.fig(g, "sumi", 3, 2)
            c.cut(brush([a, b], 5, 1, False))
        _silver_coin(c, 165, 318, 106)
        return c
    for x, y, r in PLACES[n]:
        _daini_coin(c, x, y, r * 1.08)
    return c


def _silver_coin(c: Block, x: float, y: float, r: float) -> None:
    c.cut(disc(x, y, r + 8))
    c.ink(disc(x, y, r + 4))
    c.ink(disc(x, y, r), "silver", KEY)
    c.ink(ring(x, y, r * 0.9, 3))
    c.ink([p for k in range(24) for p in fan(x, y, r * 0.74, r * 0.84, 15 * k, 15 * k + 8)])
    c.ink(ring(x, y, r * 0.68, 3))
    c.ink(
        [
            lens(pol(x, y, r * 0.2, a), pol(x, y, r * 0.62, a), r * 0.24, at=0.6)
            for a in range(0, 360, 45)
        ]
    )
    c.ink(disc(x, y, r * 0.2))
    c.ink(disc(x, y, r * 0.13), "red", KEY)


def _blot(c: Block) -> Block:
    """A court figure worn down to a black blot."""
    g = blob(
        "176,86 220,96 238,140 220,176 256,206 282,270 268,330 290,392 262,458 204,486 150,470 "
        "96,488 52,452 62,390 40,330 66,262 112,214 120,176 104,150 122,104 150,112"
    )
    c.cut(g.buffer(5))
    c.ink(g)
    for path in ("150,150 176,136 204,146", "156,166 178,158 200,166", "126,240 180,222 236,246",
                 "96,300 110,380 96,448", "232,290 222,370 240,440", "150,270 140,360 152,440",
                 "190,264 196,350 186,446"):  # fmt: skip
        c.line(path, (0, 7, 0), "paper")
    c.cut(blob("140,300 178,286 196,318 168,350 138,336"), "red")
    c.ink(curl(167, 318, 18, 1.3, 40, 1, (3, 5, 3)))
    # Worn, not splashed: two flecks where the hands once were.
    for x, y, r in rows("58,206,9 282,194,7"):
        c.ink(disc(x, y, r))
    return c


# ---- Mefuda
def _egg(c: Block, x: float, y: float, r: float, turn: float = 0) -> None:
    """A black egg over its red shadow."""

    def shape(dx: float, dy: float) -> Geo:
        g = blob([(0, -r * 1.1), (r * 0.62, -r * 0.5), (r * 0.8, r * 0.3), (r * 0.44, r * 0.92),
                  (0, r * 1.05), (-r * 0.44, r * 0.92), (-r * 0.8, r * 0.3),
                      (-r * 0.62, -r * 0.5)])  # fmt: skip
        return move(rot(g, turn), x + dx, y + dy)

    shadow = shape(r * 0.26, r * 0.16)
    c.cut(union([shadow, shape(0, 0)]).buffer(3))
    c.ink(shadow, "red")
    c.cut(shape(0, 0).buffer(2))
    c.ink(shape(0, 0))
    with c.at(x, y, r / 50, turn):
        c.cut(blob("-18,-22 -8,-38 2,-34 -8,-18"))
        c.line("-26,2 -22,26 -8,42", (0, 4, 0), "paper")


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


def mefuda(n: int, special: bool = False) -> Block:
    c = new_card(500 + n)
    if n == 10:
        c.ink(brush("14,484 100,480 220,486 316,480", (5, 6, 5, 6)))
        c.ink(
            [
                brush([(x, 484), (x + 4, 500), (x + 16, 512)], (4, 3, 0.5), 4)
                for x in range(30, 310, 28)
            ]
        )
        horse(c)
        return c
    spots = PLACES[n]
    if n == 2:
        spots = rows("112,240,70 224,346,70")
    if n == 3:
        spots = rows("165,196,64 92,330,64 238,330,64")
    if n == 4:
        spots = rows("96,206,52 234,206,52 96,344,52 234,344,52")
    if special:
        spots = rows("132,320,76")
    for i, (x, y, r) in enumerate(spots):
        k = r * (0.78 if n > 6 else 0.9)
        _egg(c, x - r * 0.06, y + (6 if n in (4, 7, 8, 9) else 0), k, -8 if i % 2 else 6)
        if n in (4, 7, 8, 9):
            _lashes(c, x - r * 0.06, y, k)
    if n == 1:
        if special:
            _motto(c, 256, 320, 40)
        for k in range(1 if special else 0, 12):  # the motto is where the first would be
            a = 30 * k
            x, r = (126, 86) if special else (160, 132)
            mark = sliver(pol(x, 320, r, a), pol(x, 320, r * 1.26, a), 8, 0.4)
            c.ink(mark.intersection(box(20, 20, 310, 520)))
    if n in (2, 3, 4):
        _motto(c, 165, 462, 50, False)
    return c


DECKS: dict[str, tuple[Callable[..., Block], tuple[int, ...]]] = {
    "komaru": (komaru, (4,)),
    "daini": (daini, (1, 3, 4)),
    "mefuda": (mefuda, (1,)),
}


def stems(deck: str) -> dict[str, tuple[int, bool]]:
    """File stem: rank, and whether it is the special one."""
    out: dict[str, tuple[int, bool]] = {}
    for n in range(1, 11):
        out[f"{n:02d}"] = (n, False)
        if n in DECKS[deck][1]:
            out[f"{n:02d}_special"] = (n, True)
    return out

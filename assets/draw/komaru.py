"""Komaru: coins half red, half black on thin strings; a scowling soldier."""

import math

from .block import KEY, Block
from .curves import (
    XY,
    Geo,
    blob,
    box,
    brush,
    disc,
    lens,
    pol,
    poly,
    ring,
    rot,
    sliver,
    sym,
    union,
)
from .hana_parts import Row
from .kabu_parts import Mark, new_card
from .mame_parts import (
    PLACES,
    TURNED,
    batons,
    clear,
    crossing,
    cut_coin,
    silver_rays,
    silver_waves,
)


def _komaru_coin(
    c: Block, x: float, y: float, r: float, turn: float = -38, halo: float = 0, kind: int = 0,
    outline: Geo | None = None, over: Geo | None = None, hard: bool = False,
) -> None:
    """Half red, half black, with a square hole.

    Three kinds: with streaks of wear, with a rim and four signs round the hole, with a fine ring.
    A sign that what goes ``over`` the coin would touch is left out.
    """
    d = cut_coin(x, y, r, hard=hard) if outline is None else outline
    if halo:
        c.cut(d.buffer(halo))
    c.ink(d.buffer(1.4))
    half = rot(box(x - r - 2, y - r - 2, x - 1.4, y + r + 2), turn, (x, y)).intersection(d)
    other = rot(box(x + 1.4, y - r - 2, x + r + 2, y + r + 2), turn, (x, y)).intersection(d)
    c.cut(d.buffer(-2))
    c.ink(half)
    c.ink(other.buffer(-1.6, 6), "red")
    w = max(2.4, r * 0.06)
    if kind == 0:
        across = []
        for t in (-0.62, -0.4, 0.4, 0.62):
            reach = r * (1 - t * t) ** 0.5 * 0.86
            across.append(
                sliver((x + t * r, y - reach), (x + t * r, y + reach), w, 0.5)
            )
        c.cut(rot(union(across), turn, (x, y)))
    elif kind == 1:
        c.cut(ring(x, y, r * 0.86, w))
        signs = [
            union(lens(pol(x, y, r * 0.42, a + s), pol(x, y, r * 0.7, a + s * 0.7), w * 2, at=0.5)
                  for s in (-9, 9))
            for a in [(turn + 38) % 90 + k for k in (0, 90, 180, 270)]
        ]
        c.cut(g for g in signs if over is None or g.disjoint(over))
    else:
        c.cut(ring(x, y, r * 0.58, w))
        reach = r * 0.8
        signs = [
            brush([pol(x, y, reach, a - 16), pol(x, y, reach * 1.03, a), pol(x, y, reach, a + 16)],
                  (0, w * 1.3, 0))
            for a in (turn + 35, turn + 145, turn + 215, turn + 325)
        ]
        c.cut(g for g in signs if over is None or g.disjoint(over))
    hole = _hole(x, y, r, turn, 0.25 if outline is None else 0.2)
    c.ink(hole.buffer(r * 0.09))
    c.cut(hole)


def _hole(x: float, y: float, r: float, turn: float, size: float = 0.25) -> Geo:
    k = r * size
    return rot(box(x - k, y - k, x + k, y + k), turn + 45, (x, y))


def _cord(x: float, y0: float = 10, y1: float = 530, w: float = 6.4) -> tuple[Geo, Geo]:
    """A twisted cord from above to below -> (the whole of it, the cuts between its turns)."""
    line = brush([(x, y0), (x + 1.4, (y0 + y1) / 2), (x, y1)], w)
    twists, y = [], y0 + 4
    while y < y1 - 4:
        twists.append(sliver((x - w * 0.5, y + 6), (x + w * 0.5, y - 2), 2.6, 0.5))
        y += 12
    return line, union(twists)


def _over(
    cords: list[tuple[Geo, Geo]], x: float, y: float, r: float, turn: float, slant: float
) -> tuple[Geo, Geo]:
    """What is seen of the cords on a coin: from its rim through its hole, under the hole's foot."""
    way = rot(box(x - 12, y - r - 6, x + 12, y), slant, (x, y)).union(_hole(x, y, r, turn))
    lines, twists = (union(parts).intersection(way) for parts in zip(*cords, strict=True))
    return lines, twists


def _tassel(c: Block, x: float, y: float) -> None:
    """The end of a cord: a knot and what hangs from it."""
    c.fig(blob(sym(f"{x},{y + 22}! {x + 15},{y + 26} {x + 17},{y + 44} {x + 28},{y + 92}! "
                   f"{x + 14},{y + 99} {x},{y + 96}", x)), "red", 3.4, 3)
    for d in (-15, -7, 1, 9, 17):
        c.line([(x + d * 0.5, y + 50), (x + d * 0.8, y + 74), (x + d * 1.1, y + 97)], (0, 2.8, 2))
    c.fig(disc(x, y + 10, 15, 13), "sumi", 2, 2.6)
    c.cut(brush([(x - 9, y + 13), (x, y + 7), (x + 9, y + 6)], (0, 3, 0)))
    c.cut(brush([(x - 12, y + 33), (x, y + 35), (x + 12, y + 33)], (2, 3.4, 2)))


def komaru(n: int, special: bool = False, mark: Mark | None = None) -> Block:
    c = new_card(300 + n)
    if n == 10:
        return _soldier(c)
    spots: list[Row] = PLACES[n]
    if n == 2:
        spots = [(x, 270 + (y - 270) * 1.07, r) for x, y, r in spots]
    if n == 9:
        spots = [(165 + (x - 165) * 0.98, 270 + (y - 270) * 1.66 + (13 if x != 165 else -13), 45.6)
                 if mark is None
                 else (x, 270 + (y - 270) * 1.2, r) for x, y, r in spots]
    if special and n == 4:
        batons(c, "jointed")
        _string_of_coins(c)
        _face_ring(c, 165, 250, 92)
        return c
    slant = math.degrees(math.atan2(63, 142)) if n == 3 else 0.0
    if n > 1:
        spots = clear(spots, (1.05,) * 4, mark, loose=n in (4, 5, 8))
    cords = [] if special else _cords(n, slant, spots)
    lean = slant if cords else 0.0  # a coin hangs the way its cord runs
    # From five on all coins of a card are one coin, and those of its neighbours another.
    coins = [(x, y, r * (0.96 if n == 2 else 1),
              (-38.0 if (n % 9 + (i in TURNED[n]) if n > 4 else i) % 2 else 142.0) + lean)
             for i, (x, y, r) in enumerate(spots)]
    if special:
        if n == 1:
            silver_rays(c, 165, 270, 116)
        else:
            silver_waves(c, dark=True)
    for line, twists in cords:
        c.ink(line, "red", KEY)
        c.cut(twists)
    for i, coin in enumerate(coins):
        kind = 0 if n == 1 else n % 3 if n > 4 else (n - 4 - i) % 3
        with c.piece():
            if not cords:
                _komaru_coin(c, *coin, 4.4 if special else 0, kind)
                continue
            line, twists = _over(cords, *coin, slant)
            halo = line.buffer(3).intersection(disc(*coin[:3]).buffer(2))
            if n != 2:  # nor does it run out over the foot of the hole
                foot = rot(box(coin[0] - 12, coin[1], coin[0] + 12, coin[1] + coin[2]), slant,
                           coin[:2])
                halo = halo.difference(foot.difference(_hole(*coin)))
            _komaru_coin(c, *coin, kind=kind, over=halo, hard=n == 2)
            c.cut(halo)
            c.ink(line, "red", KEY)
            c.cut(twists)
    if n == 1 and not special:
        _tassel(c, 165, 384)
    if n == 2:
        x, y = spots[0][0], (spots[0][1] + spots[1][1]) / 2
        with c.at(x, y, min(1, (300 - x) / 112)):
            _knot(c)
    return c


def _cords(n: int, slant: float, spots: list[Row]) -> list[tuple[Geo, Geo]]:
    """The cords that the coins of a rank are strung on."""
    if n == 1:
        return [_cord(165, y1=300)]
    if n == 3:
        x, y, _ = spots[1]
        return [tuple(rot(g, slant, (x, y)) for g in _cord(x, -50, 590))]
    thin = spots[2][0] if n == 5 else 0  # one coin alone on it
    return [_cord(x, w=4.5 if x == thin else 6.4) for x in sorted({s[0] for s in spots})]


def _string_of_coins(c: Block) -> None:
    """Coins on a cord, laid round the crossing and knotted; two ends with a tassel each."""
    for s in (1, -1):
        path: list[XY] = [(165 + s * 4, 404), (165 + s * 26, 430), (165 + s * 19, 458)]
        c.cut(brush(path, 13))
        c.ink(brush(path, 7), "red", KEY)
        x, y = path[-1]
        c.fig(blob(sym(f"{x},{y - 10}! {x + 9},{y - 5} {x + 16},{y + 47}! {x},{y + 49}", x)), "red",
              2.8, 2.8)
        c.cut([brush([(x + d * 0.6, y + 8), (x + d, y + 47)], (1, 3.4)) for d in (-7, 0, 7)])
        c.ink(brush([(x - 9, y + 3), (x, y + 5), (x + 9, y + 3)], 6))
    bars = crossing()
    way: list[XY] = [(58, 344), (108, 376), (165, 390), (222, 376), (272, 344)]
    c.cut(brush(way, 17).intersection(bars))
    c.ink(brush(way, 9).intersection(bars), "red", KEY)
    for s in (1, -1):
        for k in (1, 0):
            d = 44 + 40 * k
            x, y = 165 + s * d, 391 - 47 * (d / 107) ** 1.9
            c.cut(disc(x, y, 25.4))
            c.ink(disc(x, y, 22.4))
            c.cut(ring(x, y, 19, 3))
            hole = rot(box(x - 7, y - 7, x + 7, y + 7), s * -24 * d / 107, (x, y))
            c.cut(hole)
            slope = s * 5 * d / 107
            c.ink(brush([(x - 8, y + slope), (x + 8, y - slope)], 4.6).intersection(hole), "red",
                  KEY)
    knot = blob("148,392! 152,378 165,374 178,378 182,392 178,408 165,412 152,408")
    c.cut(knot.buffer(4))
    c.ink(knot, "red", KEY)
    for p in ("153,402 160,390 174,378", "160,409 168,396 180,388"):
        c.line(p, (0, 3.4, 0), "paper")


def _knot(c: Block) -> None:
    """A knot between the two's coins: a loop of a doubled cord to each side, carved."""
    for m in (1, -1):
        way = [(m * 6, -9), (m * 36, -25), (m * 76, -26), (m * 97, -2), (m * 80, 24), (m * 38, 25),
               (m * 6, 9)]
        c.fig(brush(way, 17), "red", 2.6, 2)
        c.cut(brush(way, (2, 3.2, 2.6, 3.2, 2)))
    for a in (45, -45):
        c.fig(rot(box(-24, -11, 24, 11).buffer(3), a), "red", 2.6, 1.4)
        c.cut(rot(brush([(-22, 0), (22, 0)], (2, 3.2, 2)), a))


def _face_ring(c: Block, x: float, y: float, r: float) -> None:
    """A coin with the soldier's head before it."""
    c.cut(disc(x, y, r + 7))
    c.ink(disc(x, y, r + 3))
    c.cut(ring(x, y, r - 1, 3.4))
    field = disc(x, y, r - 9)
    c.ink(field.intersection(rot(box(x, y - r, x + r, y + r), 45, (x, y))), "red", KEY)
    with c.at(x, y + 4, 0.62), c.at(-165, -166):
        _head(c)


def _soldier(c: Block) -> Block:
    """The scowling soldier: a broad hat, a sabre at his shoulder, a coat half red, half black."""
    coat = blob("165,262 232,276 284,318 306,420 312,540! 18,540! 24,420 46,318 98,276")
    c.cut(coat.buffer(5))
    c.ink(coat)
    c.ink(coat.intersection(box(165, 200, 330, 560)).buffer(-3), "red", KEY)
    for d in (34, 66, 98, 126):
        c.line([(165 - d * 0.7, 290 + d * 0.3), (165 - d, 400), (165 - d * 1.08, 530)], (0, 5, 2),
               "paper")
        c.line([(165 + d * 0.7, 290 + d * 0.3), (165 + d, 400), (165 + d * 1.08, 530)], (0, 5, 2))
    belt = poly("70,286 108,272 290,508 262,540")
    c.fig(belt, "paper", 4, halo=1)
    for k in range(5):
        c.ink(disc(110 + k * 38, 312 + k * 46, 6))
    medal = blob("220.3,410.0 212.5,429.3 194.6,441.4 176.4,442.9 158.8,430.1 "
                 "152.1,407.6 159.3,387.7 177.2,377.6 195.1,376.4 210.9,388.5")
    _komaru_coin(c, 186, 410, 34, 0, 5, outline=medal)
    # sabre
    c.fig(brush("288,486 300,330 286,190 246,80", (16, 18, 17, 2)), "silver0", 3.6, halo=2)
    c.line("294,440 302,330 290,210", (0, 2.4, 0))
    c.fig(brush("262,452 288,462 314,450", (8, 11, 8)), "ochre", 3)
    c.fig(disc(290, 484, 17, 20), "skin", 3.4)
    for y in (476, 486, 496):
        c.line([(276, y), (290, y - 3), (304, y)], (1, 3, 0))
    _head(c)
    return c


def _head(c: Block) -> None:
    """His head: scowl, moustache, jaw thrust forward, a broad hat."""
    c.fig(blob("98,166! 104,222 122,262 150,284 184,284 214,258 228,214 232,166!"), "skin", 4.4,
          halo=2)
    for m in (1, -1):
        c.line([(165 + m * 10, 206), (165 + m * 30, 190), (165 + m * 56, 178)], (11, 10, 2))
        c.ink(lens((165 + m * 14, 214), (165 + m * 46, 206), 13))
        c.cut(disc(165 + m * 27, 209, 2.6))
        c.line([(165 + m * 6, 196), (165 + m * 8, 208)], (3, 1))
        c.line([(165 + m * 22, 232), (165 + m * 40, 246), (165 + m * 46, 262)], (0, 3.4, 0))
        c.ink(blob([(165, 240, 1), (165 + m * 26, 236), (165 + m * 62, 216, 1),
                    (165 + m * 50, 248), (165 + m * 24, 256), (165, 250)]))
    c.line("162,206 154,232 166,238 176,232", (2, 4, 4, 1))
    c.line("146,266 165,260 184,266", (1, 5, 1), "red")
    hat = blob("60,176! 40,160 74,140 100,92 140,62 190,62 230,92 256,140 290,160 270,176! 165,156")
    c.fig(hat, "sumi", 2.4, 2.4)
    for x in (-84, -56, -28, 0, 28, 56, 84):
        c.line([(165 + x * 0.3, 76), (165 + x * 0.8, 116), (165 + x * 1.1, 150)], (0.6, 3.4, 1),
               "paper")
    c.fig(disc(165, 56, 15), "red", 3.4, 2)
    c.cut(brush("74,164 165,146 256,164", (2, 4, 2)), "ochre")

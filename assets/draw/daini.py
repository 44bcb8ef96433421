"""Daini: large toothed coins, silver on red; a captain in silhouette."""

from dataclasses import replace

from .block import KEY, Block
from .curves import (
    XY,
    blob,
    box,
    brush,
    disc,
    fan,
    lens,
    pol,
    poly,
    ring,
    union,
)
from .hana_parts import Row, rows
from .kabu_parts import Mark, new_card
from .mame_parts import PLACES, STEADY, TURNED, Pull, batons, clear, cut_coin, pulls
from .textiles import seigaiha, shippo


def _daini_coin(
    c: Block, x: float, y: float, r: float, p: Pull = STEADY, turned: bool = False,
    hard: bool = False,
) -> None:
    """A toothed black rim round a red field with a black flower; each as its stamp came out.

    The other side is black and its flower red, with a line of paper round each petal.
    """
    teeth = max(12, int(r / 2.6))
    x, y, r = x + p.shift[0], y + p.shift[1], r * p.size
    rim = cut_coin(x, y, r, hard=hard)
    c.cut(rim.buffer(4))
    c.ink(rim)
    step = 360 / teeth
    c.cut(
        [
            q
            for k in range(teeth)
            for q in fan(x, y, r * 0.84, r * p.near(0.94, 0.008),
                         step * (k + p.by(0.05)) + p.tilt, step * (k + 0.52 + p.by(0.07)) + p.tilt)
        ]
    )
    c.cut(ring(x, y, r * 0.77, max(2, r * 0.035)))
    u, v = x + p.colour[0] * r * 0.03, y + p.colour[1] * r * 0.03
    if not turned:
        c.ink(cut_coin(u, v, r * 0.66, 3, hard), "red", KEY)
    petals = []
    for k in range(6):
        a = 60 * k + p.tilt * 2.6 + p.by(2.4)
        petals.append(lens(pol(x, y, r * 0.12, a), pol(x, y, r * p.near(0.58, 0.03), a + p.by(1.5)),
                           r * p.near(0.26, 0.07) * p.press, at=0.6))
    if turned:
        c.cut(union(petals).buffer(r * 0.045))
    c.ink(petals, "red" if turned else "sumi", KEY)
    c.cut(disc(x, y, r * 0.15))
    c.ink(disc(x, y, r * 0.08 * p.press))


def _silver_ground(c: Block, n: int) -> None:
    """Red and silver: silver rings on red behind the one, red waves on silver behind the three."""
    field = box(14, 14, 316, 526)
    bounds = (14, 14, 316, 526)
    if n == 1:
        c.ink(field, "red", KEY)
        c.ink(shippo(bounds, 30, 2.6).intersection(field), "silver0", KEY)
    else:
        c.ink(field, "silver", KEY)
        c.ink(seigaiha(bounds, 75.5, 5, 3).intersection(field), "red", KEY)


#: Ranks whose coins lie elsewhere than on the other Mamefuda: clear of the frame. On the 9, coins
#: and the paper cut round them leave no gap between two columns; its rows are curved.
_PLACES: dict[int, list[Row]] = {
    1: rows("165,270,98"),
    4: rows("92,162,60 238,162,60 92,378,60 238,378,60"),
    6: rows("97,112,59 233,112,59 97,270,59 233,270,59 97,428,59 233,428,59"),
    7: [(165 + (x - 165) * 0.97, y, r) for x, y, r in PLACES[7]],
    8: [(165 + (x - 165) * 0.955, y, r) for x, y, r in PLACES[8]],
    9: [(164.4 + (x - 165) * 0.98, 270 + (y - 270) * 1.6 + (18 if x != 165 else -18), 44.6)
        for x, y, _ in PLACES[9]],
}

#: The same beside an index, which leaves them less room.
_BESIDE: dict[int, list[Row]] = {
    6: rows("102,144,53.2 228,144,53.2 102,270,53.2 228,270,53.2 102,396,53.2 228,396,53.2"),
    9: [(164.2 + (x - 165) * 0.962, 270 + (y - 270) * 1.185 + (12 if x != 165 else -12), 42.9)
        for x, y, _ in PLACES[9]],
}


def _carved_rays(c: Block, x: float, y: float, r: float) -> None:
    """A halo round the one: rays standing on its rim, longest above and below."""
    rays = []
    for k in range(48):
        a = 7.5 * k
        ux, uy = pol(0, 0, 1, a)
        long = (1.0, 0.42, 0.66, 0.42)[k % 4]
        reach = 1 / ((ux / 134) ** 2 + (uy / 236) ** 2) ** 0.5
        near = r * 1.12
        far = near + (reach - near) * long + 6
        rays.append(lens((x + near * ux, y + near * uy), (x + far * ux, y + far * uy), 8, at=0.2))
    c.ink(rays)


def daini(n: int, special: bool = False, mark: Mark | None = None) -> Block:
    c = new_card(400 + n)
    if n == 10:
        return _captain(c, mark)
    if special and n == 4:
        batons(c, "peeled")
        _straw_rope(c)
        _silver_coin(c, 165, 250, 96)
        return c
    if special:
        _silver_ground(c, n)
    elif n == 1:
        _carved_rays(c, 165, 270, 104)
    spots = PLACES[n] if special and n == 1 else _PLACES.get(n, PLACES[n])
    if n > 1:
        spots = _BESIDE.get(n, spots) if mark else spots
        spots = clear(spots, (1.1,) * 4, mark, loose=n in (4, 5, 8))
    stamps = pulls(30 + n, len(spots))
    if n == 9 and mark is None:  # the middle column as even as those beside it
        stamps = [replace(pull, shift=(0, 0)) for pull in stamps]
    for i, ((x, y, r), pull) in enumerate(zip(spots, stamps, strict=True)):
        with c.piece():
            _daini_coin(c, x, y, r * 1.06, pull if n > 1 else STEADY, i in TURNED.get(n, ()),
                        special and n == 3)
    return c


def _straw_rope(c: Block) -> None:
    """A shrine's rope of straw round the crossing, thickest in the middle, with paper streamers."""
    for s in (1, -1):
        x, y, w = 165 + s * 106.0, 375.0, 26.0
        folds = []
        for k in range(3):
            folds.append(poly([(x, y), (x + s * w, y + 8), (x + s * w, y + 42), (x, y + 34)]))
            x, y = x - s * (9 if k % 2 else -9), y + 31
        c.cut(union(folds).buffer(7, join_style=2))
        for fold in folds:
            c.ink(fold.buffer(2.6, join_style=2))
            c.cut(fold)
    tassel = [brush([(165 + d * 0.5, 400), (165 + d, 452), (165 + d * 1.5, 496)], (6, 6.4, 1))
              for d in (-16, -8, 0, 8, 16)]
    c.ink(union(tassel).buffer(3.4))
    c.ink(union(tassel), "straw", KEY)
    way: list[XY] = [(36, 363), (100, 381.5), (165, 388), (230, 381.5), (294, 363)]
    body = brush(way, (12, 30, 42, 30, 12))
    c.cut(body.buffer(5.4))
    c.ink(body.buffer(3))
    c.ink(body, "straw", KEY)
    turns = []
    for k in range(13):
        x = 45 + 20 * k
        y = 388 - 24 * (abs(x - 165) / 129) ** 1.8
        turns.append(brush([(x - 15, y + 25), (x + 1, y + 3), (x + 5, y - 25)], (4.4, 3.4, 4.4)))
    c.ink(union(turns).intersection(body.buffer(0.6)))


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


def _captain(c: Block, mark: Mark | None) -> Block:
    """The captain; beside an index he stands a little smaller, his blade short of it."""
    if mark is None:
        return _figure(c, "52,322 46,240 52,140 66,40", "48,300 44,230 50,140")
    k = 0.86 if mark.large else 0.94
    with c.at(322 * (1 - k), 532 * (1 - k), k):
        return _figure(c, "52,322 45,250 48,180 58,104", "48,300 43,240 48,170")


def _figure(c: Block, blade: str, groove: str) -> Block:
    """A silhouette: plumed hat, pointed beard, cloak thrown over the shoulder, the blade raised."""
    plume = blob("206,92! 222,54 262,30 300,40 314,74 296,112 268,134 238,140! 258,114 262,92 "
                 "236,84 214,104!")
    c.fig(plume, "red", 3.4, 2)
    for path in ("224,86 250,58 288,62", "256,88 278,80 302,84", "262,104 276,100 292,106"):
        c.line(path, (0, 4, 0))
    hat = blob("50,128! 84,130 112,116 128,82 160,60 200,62 224,84 232,112 260,122 288,112! "
               "266,142 "
               "220,150 168,146 116,152 76,150!")
    head = blob("122,138! 120,158 112,172 92,190! 106,197 110,200 104,208! 112,212 104,220! "
                "112,226 "
                "112,238 108,262 98,286! 128,276 146,262 164,258 172,276! 214,276! 214,236 222,206 "
                "220,172 212,140!")
    hair = blob("196,142! 226,140 240,170 238,206 250,236 240,262 218,272! 200,262 196,220 190,180")
    cloak = blob("160,268! 204,262 248,276 284,312 302,380 308,460 300,540! 96,540! 118,488 "
                 "124,440 "
                 "116,396 122,340 138,296")
    arm = union([brush("166,312 136,366 116,414", (50, 48, 44), steps=24),
                 brush("116,412 96,384 72,346", (45, 38, 22), steps=24)])
    whole = union([hat, head, hair, cloak, arm])
    c.cut(whole.buffer(5))
    c.ink(whole)
    c.fig(brush(blade, (15, 14, 12, 1), steps=24), "silver0", 3, 1.6)
    c.line(groove, (0, 3, 0))
    c.fig(brush("26,306 50,314 80,300", (8, 12, 8)), "red", 2.6, 1.6)
    c.fig(disc(54, 367, 8), "red", 2.4, 1.4)
    c.fig(blob("62,364! 88,342! 106,356 108,362! 80,384! 70,378"), "paper", 3.4, 1)
    c.line("78,364 86,352 94,347", (0, 3, 0))
    fingers = [brush([(x, y), (66, y - 1)], 10.6)
               for x, y in ((45, 323), (43, 332.6), (43.4, 342), (46, 351))]
    palm = blob("58,316 72,314 83,324 85,340 76,354 60,356")
    c.fig(union([*fingers, palm]), "sumi", 3, 1)
    for y in (327.4, 336.8, 346.2):
        c.cut(brush([(36, y), (50, y - 0.4), (63, y - 1)], (3, 2.6, 0.6)))
    thumb = brush("80,340 72,328 52,320", (13, 11, 9, 7), steps=24)
    c.cut(thumb.buffer(2.4).intersection(palm.union(union(fingers)).buffer(4)))
    c.ink(thumb)
    # hat, face and hair
    c.cut(brush("70,142 130,140 190,136 256,134", (1, 5, 5, 1)))
    c.cut(brush("140,92 166,74 196,76", (0, 6, 0)))
    c.cut(lens((120, 174), (144, 170), 9))
    c.ink(disc(129, 172, 3.4))
    c.cut(brush("116,160 132,154 150,160", (0, 4, 0)))
    c.cut(brush("104,212 124,206 150,220 160,206", (0, 5, 4, 0)))  # the moustache
    c.cut(brush("106,224 118,230 130,232", (0, 3.4, 0)))
    c.cut(brush("184,150 178,190 186,226", (0, 4, 0)))
    c.cut(brush("204,160 206,200 220,236", (0, 5, 0)))
    c.cut(brush("222,160 224,196 236,230", (0, 4, 0)))
    # collar, sash, folds
    collar = blob("132,272! 166,262 204,262 238,270! 232,286 216,282 204,292 190,284 176,294 "
                  "164,284 "
                  "150,292 142,282")
    c.fig(collar, "paper", 3, 1)
    for path in ("160,268 158,280", "184,266 184,280", "208,266 212,280"):
        c.line(path, (0, 3, 0))
    sash = blob("140,316! 160,304 176,304! 236,380 284,430 304,446! 306,482! 262,462 206,412 "
                "152,352")
    c.fig(sash, "red", 2, 3)
    c.line("156,318 210,388 300,464", (0, 4, 0))
    for path in ("238,292 276,340 292,420", "214,300 250,346 274,406", "146,372 152,440 138,516",
                 "176,402 188,460 182,526", "220,444 234,490 232,532", "264,480 274,504 276,534"):
        c.line(path, (0, 7, 0), "paper")
    for path in ("150,330 134,366 122,396", "122,424 104,402 92,384", "112,388 102,376 98,366"):
        c.line(path, (0, 5, 0), "paper")
    _daini_coin(c, 236, 412, 26)
    return c

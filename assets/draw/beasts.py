"""Boar, deer, butterflies, frog: the beasts of the Hanafuda."""

import random

from .block import KEY, Block
from .curves import blob, box, brush, disc, lens, pol, poly, sliver, union
from .hana_parts import Row, rows


def boar(c: Block) -> None:
    """Charging to the left; in card units, its back near y = 270, its hoofs near 478."""
    for leg, hoof in (
        ("116,399! 155,407 123,443 90,446 61,462 48,480! 25,462! 40,443 74,420",
         "48,480 25,462 35,450 58,466"),
    ):
        c.cut(blob(leg).buffer(2.6))
        c.ink(blob(leg))
        c.fig(poly(hoof), "umber", 2.6)
    back = [
        (70, 362),
        (92, 326),
        (124, 296),
        (164, 276),
        (208, 272),
        (248, 288),
        (278, 320),
        (290, 358),
    ]
    rng = random.Random(5)
    mane = []
    for i in range(34):
        t = i / 33 * (len(back) - 1.01)
        k = int(t)
        f = t - k
        x = back[k][0] * (1 - f) + back[k + 1][0] * f
        y = back[k][1] * (1 - f) + back[k + 1][1] * f
        a = -118 + 96 * i / 33
        reach = rng.uniform(22, 34)
        mane.append(
            brush(
                [pol(x, y, -12, a), pol(x, y, reach * 0.5, a), pol(x, y, reach, a + 24)],
                (9, 6, 0),
            )
        )
    body = blob(
        "30,404 38,392 60,378 78,352 96,326 126,300 164,282 208,278 246,294 274,324 "
        "286,362 284,398 "
        "276,424 282,452 284,478! 260,478! 258,448 240,422 206,432 178,440 158,466 "
        "116,470 88,486 76,508! 48,490! 64,460 100,436 120,430 98,428 74,430 50,434 36,424"
    )
    whole = union([body, *mane])
    c.cut(whole.buffer(2.6))
    c.ink(whole)
    c.line("288,350 306,356 304,378 296,392", (7, 5, 4, 9))
    for hoof in ("48,490 76,508 65,525 45,511", "260,478 284,478 284,490 256,490"):
        c.fig(poly(hoof), "umber", 2.6)
    # hide: carved with the growth of the hair
    cuts = []
    for x, y, a, reach in _hair(rng):
        cuts.append(sliver((x, y), pol(x, y, reach, a + 6), 3.6, 0.55))
    c.cut(union(cuts).intersection(body.buffer(-5)), "mist")
    # head
    c.fig(blob("28,404 38,392 50,400 52,418 40,430 28,422"), "rose", 2.6)
    c.ink([disc(36, 408, 2.6, 3.6), disc(38, 420, 2.4, 3.2)])
    c.fig(blob("74,428! 64,412 66,396 56,386! 74,394 80,408 86,424!"), "paper", 2.2)
    c.line("52,424 72,428 98,420", (1, 3, 0), "paper")
    c.fig(blob("108,352! 104,326 118,304! 132,326 130,352!"), "umber", 3, halo=1)
    c.line("116,344 116,328 119,316", (0, 3, 0))
    c.cut(blob("78,378! 88,368 102,372! 92,384"))
    c.ink(disc(90, 376, 4.6), "red", KEY)
    c.ink(disc(90, 376, 2.2))
    c.line("72,370 90,360 106,366", (0, 4, 0), "paper")
    c.line("112,392 122,412 108,426", (0, 3.4, 0), "mist")


def haunch(c: Block) -> None:
    """The boar's hind legs once more, to stand before a plant: the near one, one behind it."""
    far = blob("186,400! 232,404 236,430 222,448 212,462 208,480! 184,480! 190,458 188,440")
    c.cut(far.buffer(2.6).intersection(box(0, 432, 330, 540)))
    c.ink(far)
    c.fig(poly("183,479 209,479 208,492 180,491"), "umber", 2.6)
    leg = blob("262,478! 258,450 240,436 230,406 242,376 266,366 286,380 285,404 277,424 282,452 "
               "284,478!")
    c.cut(leg.buffer(2.6).intersection(box(0, 432, 330, 540)))
    c.ink(leg)
    c.cut(brush("250,374 234,392 232,414 242,434", (0, 3.4, 3.4, 0)))  # it grows out of the flank
    c.fig(poly("260,476 285,476 285,490 256,490"), "umber", 2.6)
    c.cut([sliver((x, y), pol(x, y, 17, a), 3.6, 0.55)
           for x, y, a in ((250, 386, 60), (266, 380, 66), (244, 408, 56), (262, 404, 66),
                           (254, 426, 62), (270, 428, 80))], "mist")


def _hair(rng: random.Random) -> list[Row]:
    out: list[Row] = []
    for j, y in enumerate(range(300, 424, 17)):
        for i in range(9):
            x = 128 + i * 18 + (9 if j % 2 else 0) + rng.uniform(-3, 3)
            a = 20 + 30 * (x - 128) / 160 + rng.uniform(-6, 6)
            out.append((x, y + rng.uniform(-3, 3), a, rng.uniform(15, 22)))
    return out


def deer(c: Block) -> None:
    """Standing, its head turned back; in card units."""
    for leg, hoof in (
        ("236,366 256,396 250,426 247,456 245,488! 231,488! 233,452 236,428 222,390 216,370",
         "229,482 247,482 246,493 226,493"),
        ("110,380 126,396 110,424 84,438 88,462 76,466 66,434 92,414 92,380",
         "76,460 89,457 94,468 80,472"),
    ):
        c.fig(blob(leg), "ochre", 3.4)
        c.fig(poly(hoof), "sumi")
    for d in (0, 16):
        tines = [
            brush([(112 + d, 208), (98 + d * 1.4, 180), (106 + d * 1.7, 150),
                (132 + d * 1.6, 122)], (11, 8.5, 7, 2.4)),
            brush([(101 + d * 1.5, 176), (78 + d * 1.6, 164), (72 + d * 1.6, 146)], (7.5, 5, 2)),
            brush([(107 + d * 1.7, 150), (86 + d * 1.8, 134), (84 + d * 1.8, 114)], (7, 5, 2)),
        ]
        c.cut(union(tines).buffer(2.4))
        c.ink(tines)
    body = blob(
        "86,346 84,308 96,264 102,230 111,208 129,200 148,208 172,222 192,236 194,247 180,254 "
        "158,252 143,257 142,274 160,288 204,291 246,289 280,304 291,338 286,370 274,398 283,424 "
        "279,456 280,490! 264,490! 263,456 262,430 248,404 228,376 194,366 160,372 143,390 138,434 "
        "136,490! 121,490! 120,436 111,392 96,368"
    )
    c.fig(body, "ochre", 4.6, halo=2)
    for hoof in ("119,483 139,483 141,494 116,494", "261,483 281,483 283,494 258,494"):
        c.fig(poly(hoof), "sumi")
    breast = blob("86,356 86,316 98,276 112,262 106,300 104,340")
    c.ink(breast.intersection(body.buffer(-1.5)), "straw")
    c.fig(blob("276,312 296,322 302,350 292,366 284,346"), "paper", 3.4)
    c.line("288,330 294,346 292,360", (0, 2.2, 0))
    c.line("252,316 232,344 240,378", (0, 4.4, 0))
    c.line("134,310 154,338 144,378", (0, 4.4, 0))
    c.line("138,262 126,282 126,306", (0, 3.4, 0))
    c.line("102,376 114,366 120,350", (0, 3, 0))
    for i, (x, y) in enumerate(rows(
        "176,312 198,310 220,310 242,312 262,324 168,330 190,330 212,330 258,344 178,348 200,346 "
        "264,364 118,296 116,322 120,344 258,382 106,348"
    )):
        c.cut(disc(x, y, 5.6 - (i % 3) * 0.6, 4.2, 20 * (i % 4)))
    c.fig(blob("114,222 96,212 80,216 74,230 90,238 108,234"), "straw", 3.4)
    c.line("82,228 94,224 106,226", (0, 4, 0))
    c.ink(blob("186,234 195,240 193,249 184,246"))
    c.ink(lens((140, 222), (160, 226), 9))
    c.cut(disc(149, 222.4, 1.6))
    c.line("136,220 148,214 160,220", (1, 3, 1))
    c.line("192,248 178,246 168,242", (2.4, 2, 0))
    c.line("124,236 140,250 160,252", (0, 2.6, 0))


def butterfly(c: Block, x: float, y: float, k: float, turn: float, upper: str, lower: str,
              flip: bool = False) -> None:
    """Seen from above: eyed hind wings, barred fore wings."""
    with c.at(x, y, k, turn, flip):
        for s, f in ((1, 1.0), (-1, 0.86)):
            hind = blob([(0, 6, 1), (s * 40 * f, 4), (s * 66 * f, 28), (s * 56 * f, 58),
                (s * 40 * f, 56),
                         (s * 34 * f, 80, 1), (s * 20 * f, 56), (s * 6, 34)])
            c.fig(hind, lower, 3.4, halo=2)
            c.fig(disc(s * 42 * f, 36, 9.5), "ochre", 2.2)
            c.ink(disc(s * 42 * f, 36, 4))
            fore = blob([(0, -2, 1), (s * 22 * f, -46), (s * 58 * f, -78), (s * 88 * f, -80),
                (s * 92 * f, -48),
                         (s * 70 * f, -10), (s * 34 * f, 8)])
            c.fig(fore, upper, 3.6, halo=2)
            rim = fore.difference(fore.buffer(-9))
            c.ink(rim.intersection(disc(s * 92, -58, 52)))
            for a, b, e in ((12, 34, 74), (16, 24, 62), (18, 12, 52)):
                c.line([(s * a * f, -6), (s * (a + 20) * f, -b), (s * e * f, -b * 1.9)], (0, 3, 0))
            c.cut(
                [disc(s * 78 * f, -62, 4), disc(s * 80 * f, -44, 3.4), disc(s * 64 * f, -70, 3.2)]
            )
        c.fig(brush("0,-20 0,8 0,40", (11, 11, 3)), "sumi", 1, halo=1)
        c.cut([brush([(-5, v), (5, v)], 2, False) for v in (4, 12, 20)])
        for s in (-1, 1):
            c.line([(s * 2, -22), (s * 12, -46), (s * 26, -58)], (3, 2, 2))
            c.ink(disc(s * 26, -58, 3.4))


def frog(c: Block) -> None:
    """Crouched to leap, looking up to the right; 150 wide; flat green, to sit on black."""
    body = blob("-64,36 -58,4 -30,-22 10,-36 34,-58 62,-58 76,-40 66,-18 48,4 40,34 0,44 -40,46")
    thigh = blob("-66,40 -62,10 -34,-2 -6,14 -12,38 -40,48")
    toes = [brush([(x, y), pol(x, y, 22, a + d)], (7, 4)) for x, y, a in rows("40,46,10 -18,46,0")
            for d in (-30, 0, 30)]
    far = brush("-30,34 -58,22 -34,4", (20, 18, 12))
    c.cut(union([far, body, disc(50, -60, 13)]).buffer(5))
    c.ink(union([far, body]).buffer(2.4))
    c.ink(union([far, body, *toes]), "moss", KEY)
    c.fig(thigh, "moss", 4)
    c.fig(brush("38,4 46,28 40,44", (16, 12, 9)), "moss", 4)
    c.line("74,-40 60,-30 46,-32", (0.6, 3, 0))
    c.fig(disc(50, -60, 10), "straw", 3)
    c.ink(disc(53, -61, 4.6))

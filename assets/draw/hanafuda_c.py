"""Hanafuda, months 7 to 9: bush clover, susuki, chrysanthemum."""

from .beasts import boar, haunch
from .birds import goose
from .block import KEY, Block
from .curves import Geo, blob, box, brush, disc, union
from .hana_parts import Row, clouds, grown, hana, rows
from .hana_scenes import cup
from .meadow import blades, hagi, kiku, kiku_side, lobed, plume
from .ribbons import mists, ribbon


# ---- 7 bush clover
def clover_animal() -> Block:
    """A boar charging through the clover."""
    c = hana(71)
    clouds(c, rows("-20,150,28,32 64,350,46,26 262,350,58,24"))
    hagi(c, "344,262 318,140 256,74 176,66 104,128", "plum", 9, 4, 0.3, 12, 36, 1)
    hagi(c, "-14,312 8,222 44,176 84,182 106,218", "red", 5, 2, 0.36, 10, 30, 0)
    with c.at(124, -6, 0.94, 17):
        boar(c)
    mists(c, [(-20, 350, 518, 44)], "moss")
    c.line("14,500 80,494 170,502 250,495 316,499", (3, 5, 3, 5, 3))
    hagi(c, "344,516 318,464 272,436 212,436 160,474", "red", 3, 3, 0.3, 10, 27, 2)
    with c.at(124, -6, 0.94, 17):
        haunch(c)
    return c


def clover_ribbon() -> Block:
    """A plain ribbon among arching twigs, one of them before it."""
    c = hana(72)
    hagi(c, "304,548 320,410 298,250 240,166 184,170", "red", 8, 4, 0.5, 12, 36, 1)
    ribbon(c, 156, 4, "red", "", "folded", 66, 410)
    hagi(c, "20,548 24,400 58,286 130,226 206,238 262,304", "plum", 9, 5, 0.42, 12, 37, 0)
    hagi(c, "96,548 120,480 176,420 240,412 296,458", "red", 5, 4, 0.4, 11, 34, 2)
    return c


def clover_chaff_1() -> Block:
    """Three arcs rising at the left, their blossoms hanging to the right."""
    c = hana(73)
    for path, fill, deep, seed in (
        ("22,548 30,380 66,214 134,116 214,86 284,140", "plum", 9, 0),
        ("54,548 82,424 140,312 208,270 270,296 306,352", "red", 8, 1),
        ("98,548 136,488 190,440 246,432 300,474", "plum", 5, 2),
    ):
        hagi(c, path, fill, deep, 5, 0.38, 14, 42, seed)
    return c


def clover_chaff_2() -> Block:
    """Twigs falling from both sides over a fence of brushwood."""
    c = hana(74)
    with grown(c, 1.1):
        fence = []
        for i in range(13):
            x = 24 + i * 24
            fence.append(
                brush(
                    [(x, 540), (x + (3 if i % 2 else -2), 470), (x + 2, 414 + 7 * (i % 3))],
                    (9, 8, 6),
                )
            )
        c.ink(union(fence).buffer(1.8))
        c.ink(fence, "brown", KEY)
        for y in (446, 496):
            c.fig(brush([(10, y), (110, y - 3), (220, y + 3), (330, y)], 12), "tan", 3, halo=1)
            c.ink([brush([(x - 4, y - 8), (x + 4, y + 8)], 2.6, False) for x in range(36, 320, 48)])
    hagi(c, "-14,318 14,186 78,104 150,96 214,164", "plum", 9, 4, 0.36, 13, 40, 0)
    hagi(c, "344,412 322,306 272,250 216,256 178,316", "red", 8, 3, 0.36, 13, 40, 1)
    hagi(c, "-14,480 16,392 60,346 104,356 136,412", "plum", 5, 3, 0.36, 12, 36, 2)
    return c


# ---- 8 susuki
HILL = "0,420! 60,352 150,312 240,318 345,372! 345,560! 0,560!"
ROWS = "352,8,30 384,7,38 420,6,48 462,6,58 514,5,70 560,5,76"


def _susuki(c: Block, stalks: list[Row]) -> None:
    """Stalks: x, y, length, direction, bend, with an ear (1) or without (0)."""
    stems: list[Geo] = []
    ears: list[Geo] = []
    for x, y, length, a, bend, ear in stalks:
        stem, strokes = plume(x, y, length, a, bend, ear=bool(ear))
        stems.append(stem)
        ears += strokes
    c.ink(stems)
    c.ink(ears)


def susuki_bright() -> Block:
    """The full moon in a red sky."""
    c = hana(81)
    c.ink(box(10, 10, 320, 530), "dusk")
    for i, (y, w) in enumerate(((92, 1), (250, 1.2), (282, 1), (300, 1.2))):
        c.line(
            [(14, y), (90, y - 4 + i), (200, y + 5), (316, y - 2)], (w, w * 1.8, w * 0.4, w), "deep"
        )
    c.fig(disc(186, 180, 106), "paper", 2.4, heavy=0.2)
    hill = blob(HILL)
    c.ink(hill)
    _susuki(c, rows(
        "292,374,104,-104,40,1 246,338,92,-94,46,1 186,326,104,-92,46,1 "
        "112,340,118,-90,44,1 "

                "52,378,132,-90,42,1 160,330,52,-70,44,0 36,404,76,-78,40,0 236,334,60,-66,46,0 "
                ""
                    "88,356,60,-64,46,0 284,366,64,-74,44,0"))
    c.cut(blades(hill, rows(ROWS), 4), "mist")
    return c


def susuki_animal() -> Block:
    """Three geese above the hill."""
    c = hana(82)
    clouds(c, rows("-20,230,30,32 120,350,54,26 250,350,64,18"))
    hill = blob("0,392! 80,366 170,372 250,350 345,336! 345,560! 0,560!")
    for x, y, k, turn, high in (
        (226, 130, 0.8, -6, True),
        (114, 254, 0.8, -2, False),
        (232, 332, 0.8, -6, True),
    ):
        with c.at(x, y, k, turn):
            goose(c, high)
    c.ink(hill)
    _susuki(c, rows("44,372,92,-96,42,1 96,370,72,-90,46,1 30,384,60,-80,40,0"))
    c.cut(blades(hill, rows("384,8,30 416,7,40 456,6,52 506,5,66 556,5,74"), 7, 150), "mist")
    return c


def susuki_chaff_1() -> Block:
    """The black hill, round, in the last light."""
    c = hana(83)
    with grown(c, 1.3):
        hill = blob("0,392! 50,310 150,262 250,284 345,350! 345,560! 0,560!")
        c.ink(box(14, 190, 316, 400), "rose")
        mists(c, [(-20, 350, 190, 16), (-20, 200, 170, 8), (170, 350, 214, 10)], "rose")
        c.ink(hill)
        _susuki(c, rows(
            "286,312,120,-102,40,1 236,284,112,-94,44,1 170,268,126,-94,44,1 "
            "104,284,128,-92,44,1 "

                    "50,332,134,-90,42,1 136,276,60,-70,44,0 210,274,60,-66,46,0 "
                    "264,298,60,-70,44,0 76,308,60,-70,40,0"))
        c.cut(
            blades(
                hill,
                rows("306,7,32 340,7,40 378,6,48 420,6,56 468,5,66 520,5,74 566,5,78"),
                11,
                160,
            ),
            "mist",
        )
    return c


def susuki_chaff_2() -> Block:
    """Two hills, the grass blown over by the wind."""
    c = hana(84)
    with grown(c, 1.14):
        far = blob("0,250! 90,226 180,262 250,330 300,380! 0,420!")
        near = blob("0,420! 90,386 190,356 270,312 345,276! 345,560! 0,560!")
        mists(c, [(104, 440, 196, 18), (44, 440, 222, 8)], "ochre", 110)
        c.ink(far)
        c.cut(blades(far, rows("282,9,30 316,8,36 352,7,42"), 21, 90), "mist")
        _susuki(
            c,
            rows(
                "40,244,104,-86,52,1 96,238,108,-84,54,1 150,254,100,-82,54,1 "
                "200,290,92,-80,54,1 16,250,60,-70,46,0"
            ),
        )
        c.cut(near.buffer(4))
        c.ink(near)
        _susuki(c, rows("300,300,118,-100,48,1 254,326,92,-94,50,1 278,314,50,-70,44,0"))
        c.cut(blades(near, rows("372,8,32 404,7,42 442,6,52 486,6,62 536,5,72"), 24, 280), "mist")
    return c


# ---- 9 chrysanthemum
def kiku_animal() -> Block:
    """The cup of long life."""
    c = hana(91)
    clouds(c, rows("-20,150,30,32 190,350,30,28 -20,90,56,24 250,350,54,26"))
    c.line("236,200 268,140 262,70", (7, 6, 5))
    lobed(c, 266, 128, 58, -150)
    kiku_side(c, 262, 70, 46, -84, "ochre")
    for x, y, s, a in ((190, 130, 74, -60), (150, 190, 76, 170), (240, 210, 80, 20),
        (90, 220, 76, -150),
                       (60, 250, 70, 120), (280, 240, 70, 60), (130, 240, 70, 100)):
        lobed(c, x, y, s, a)
    lobed(c, 176, 236, 70, 80)
    kiku(c, 180, 168, 66, "ochre", 17)
    kiku(c, 74, 216, 50, "red", 17, 8)
    kiku(c, 272, 196, 48, "paper", 17, 5)
    cup(c)
    lobed(c, 108, 300, 78, 106, "pine")
    for x, y, s, a in (
        (30, 520, 74, -60),
        (300, 520, 74, -120),
        (70, 540, 60, -80),
        (262, 540, 60, -100),
    ):
        lobed(c, x, y, s, a)
    kiku(c, 40, 486, 34, "ochre", 15)
    kiku(c, 288, 486, 34, "red", 15)
    return c


def kiku_ribbon() -> Block:
    """The blue ribbon, a stalk of chrysanthemums before it."""
    c = hana(92)
    for x, y, s, a in ((256, 180, 74, -80), (70, 230, 76, 190),
        (80, 330, 80, 150),
                       (240, 410, 80, -40), (70, 470, 80, 180), (260, 480, 76, 60),
                       (100, 520, 74, 40),
                       (210, 520, 70, 120)):
        lobed(c, x, y, s, a)
    ribbon(c, 166, -7, "indigo", "", top=46)
    c.line("262,420 270,330 246,250 196,190 126,168", (8, 8, 7, 6, 4))
    lobed(c, 262, 262, 72, 30)
    lobed(c, 196, 196, 70, 108)
    lobed(c, 150, 172, 56, -66, "pine")
    kiku(c, 76, 186, 50, "red", 17)
    kiku(c, 252, 200, 56, "ochre", 17)
    lobed(c, 120, 380, 70, 200, "pine")
    kiku(c, 70, 372, 56, "ochre", 17, 6)
    kiku(c, 258, 392, 54, "red", 17, 4)
    kiku(c, 104, 490, 46, "paper", 17)
    kiku(c, 232, 490, 40, "ochre", 15, 10)
    return c


def kiku_chaff_1() -> Block:
    """Flowers in a row up the card, all open."""
    c = hana(93)
    with grown(c, 1.14):
        c.line("170,545 160,430 176,300 168,180", (9, 8, 7, 5))
        for x, y, s, a in ((110, 210, 80, 170), (230, 220, 80, 10), (100, 330, 84, 190),
            (240, 340, 84, -10),
                           (110, 440, 84, 170), (236, 450, 84, 10), (60, 510, 70, 120),
                           (290, 520, 70, 60),
                           (150, 520, 70, 100), (190, 130, 60, -60)):
            lobed(c, x, y, s, a)
        lobed(c, 130, 280, 76, 200, "pine")
        lobed(c, 210, 400, 76, 20, "pine")
        kiku(c, 172, 186, 64, "ochre", 17)
        kiku(c, 86, 296, 54, "red", 17, 6)
        kiku(c, 232, 306, 66, "ochre", 17, 9)
        kiku(c, 100, 414, 66, "paper", 17, 3)
        kiku(c, 236, 432, 56, "red", 17)
        kiku(c, 158, 498, 46, "ochre", 17, 5)
    return c


def kiku_chaff_2() -> Block:
    """Flowers turned to the side over a stream."""
    c = hana(94)
    with grown(c, 1.2):
        stream = blob("10,470! 90,440 170,452 250,420 330,430! 330,540! 10,540!")
        c.ink(stream, "water")
        for path in (
            "10,486 90,458 170,470 250,440 322,448",
            "10,506 90,480 180,492 260,466 322,474",
            "10,524 110,504 200,514 322,498",
        ):
            c.line(path, (1, 4, 2, 4, 1), "paper")
        for path in (
            "60,470 80,380 70,280 40,210",
            "140,470 150,360 190,270 190,200",
            "230,440 250,360 270,290",
            "120,470 110,420 90,380",
        ):
            c.line(path, (8, 7, 5))
        for x, y, s, a in ((84, 340, 84, 200), (80, 300, 76, -30), (166, 320, 84, 10),
            (160, 350, 80, 170),
                           (250, 380, 80, 20), (60, 420, 70, 190), (140, 420, 84, 20),
                           (240, 410, 70, 150),
                           (190, 250, 66, -10), (100, 440, 60, 120)):
            lobed(c, x, y, s, a)
        lobed(c, 210, 420, 72, 80, "pine")
        kiku_side(c, 66, 246, 64, -100, "red")
        kiku_side(c, 196, 190, 70, -80, "ochre")
        kiku_side(c, 272, 302, 62, -60, "ochre")
        kiku(c, 88, 382, 52, "ochre", 17)
        kiku(c, 186, 398, 56, "red", 17, 6)
        kiku(c, 270, 412, 40, "paper", 15)
    return c


FACES = {
    "07_animal": clover_animal, "07_ribbon": clover_ribbon, "07_chaff_1": clover_chaff_1,
    "07_chaff_2": clover_chaff_2, "08_bright": susuki_bright, "08_animal": susuki_animal,
    "08_chaff_1": susuki_chaff_1, "08_chaff_2": susuki_chaff_2, "09_animal": kiku_animal,
    "09_ribbon": kiku_ribbon, "09_chaff_1": kiku_chaff_1, "09_chaff_2": kiku_chaff_2,
}

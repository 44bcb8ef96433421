"""Hanafuda, months 4 to 6: wisteria, iris, peony."""

from .beasts import butterfly
from .birds import cuckoo
from .block import Block
from .curves import blob, box
from .garden import iris, iris_bud, peony, peony_bud, peony_leaf, pinnate, raceme, swords
from .hana_parts import bough, boughs, clouds, grown, hana, rows
from .hana_scenes import bridge, ripples
from .ribbons import crescent, ribbon


# ---- 4 wisteria
def wisteria_animal() -> Block:
    """A cuckoo before the red crescent."""
    c = hana(41)
    clouds(c, rows("-20,350,26,30 -20,120,52,26 270,350,50,24"))
    crescent(c, 196, 140, 74)
    bough(c, "-10,160 60,150 130,110 190,60 240,-10", (16, 13, 10, 8, 6), 2)
    with c.at(160, 336, 1.02):
        cuckoo(c)
    for path, size in (
        ("30,150 24,180 34,206", 32),
        ("84,140 92,166 86,190", 28),
        ("132,106 142,126 138,146", 28),
    ):
        pinnate(c, path, size, 3)
    raceme(c, 58, 176, 96, 22)
    raceme(c, 40, 440, 90, 24)
    bough(c, "-10,408 60,400 150,416 240,396 340,412", (13, 11, 9, 7, 9), 2)
    for x, length, fill in (
        (100, 96, "sumi"),
        (222, 90, "plum"),
        (160, 84, "plum"),
        (284, 96, "sumi"),
    ):
        raceme(c, x, 436, length, 24, fill)
    for path in ("130,412 128,440 138,464", "252,400 256,430 248,456", "190,408 196,380 214,364"):
        pinnate(c, path, 28, 3)
    return c


def wisteria_ribbon() -> Block:
    """A plain ribbon, the racemes hanging behind it and before it."""
    c = hana(42)
    for x, y, length, fill, sway in (
        (50, 176, 190, "plum", 6),
        (284, 130, 210, "plum", -6),
        (100, 160, 120, "sumi", 4),
    ):
        raceme(c, x, y, length, 28, fill, sway)
    boughs(c, ("-10,384 40,402 124,398", (13, 9, 2), 0), ("340,362 290,386 226,384", (13, 9, 2), 0))
    ribbon(c, 158, -8, "red", "", "folded", 44, 428)
    bough(c, "-10,152 70,140 150,128 230,90 340,104", (18, 15, 12, 10, 9), 3)
    raceme(c, 228, 130, 176, 27, "sumi", 6)
    raceme(c, 168, 152, 118, 24, "plum", 4)
    for path, size in (("110,136 122,166 114,196", 34), ("200,108 204,130 196,152", 28),
        ("26,148 18,186 28,220", 34), ("262,98 254,130 264,162", 32)):
        pinnate(c, path, size, 4)
    raceme(c, 254, 408, 120, 26, "plum", -4)
    raceme(c, 60, 424, 100, 24, "plum", 4)
    pinnate(c, "300,380 290,412 300,450", 30, 4)
    pinnate(c, "104,410 100,446 112,482", 30, 4)
    return c


def wisteria_chaff_1() -> Block:
    """Five racemes hanging straight."""
    c = hana(43)
    with grown(c, 1.16):
        bough(c, "-10,150 80,164 170,120 250,130 340,104", (20, 17, 13, 11, 9), 3)
        for x, y, length, w, fill in ((54, 190, 290, 30, "plum"), (126, 186, 240, 28, "sumi"),
            (276, 156, 336, 31, "plum"),
                                      (198, 164, 300, 31, "plum"),
                                          (238, 150, 160, 24, "sumi")):
            raceme(c, x, y, length, w, fill)
        for path, size in (("84,162 92,196 84,230", 36), ("160,126 150,160 160,192", 34),
            ("240,132 250,160 242,190", 34),
                           ("300,112 306,146 298,178", 34), ("24,158 14,190 22,222", 32),
                               ("190,122 214,104 240,108", 28)):
            pinnate(c, path, size, 4)
    return c


def wisteria_chaff_2() -> Block:
    """Racemes swinging in the wind from a twisted stem."""
    c = hana(44)
    with grown(c, 1.14):
        boughs(c, ("330,330 250,270 290,190 200,150 130,180 20,158", (22, 19, 16, 13, 10, 6), 4),
               ("282,296 200,330 130,320 60,350", (15, 11, 8, 4), 2))
        for x, y, length, w, fill in ((40, 186, 130, 26, "plum"), (110, 206, 110, 25, "sumi"),
            (176, 180, 130, 27, "plum"),
                                      (84, 366, 130, 26, "plum"), (152, 346, 160, 28, "sumi"),
                                      (220, 350, 150, 27, "plum"),
                                      (292, 360, 140, 28, "sumi"),
                                          (240, 178, 90, 23, "plum")):
            raceme(c, x, y, length, w, fill, -26)
        for path, size in (("140,176 132,206 110,226", 30), ("216,154 212,180 192,202", 30),
            ("76,172 70,196 50,214", 28),
                           ("116,326 104,350 84,366", 28), ("190,332 180,362 158,380", 30),
                           ("260,330 252,360 232,380", 30),
                           ("296,200 306,230 296,262", 30),
                           ("44,350 34,380 22,400", 26)):
            pinnate(c, path, size, 3)
    return c


# ---- 5 iris
def iris_animal() -> Block:
    """The bridge of eight planks."""
    c = hana(51)
    clouds(c, rows("-20,200,30,32 -20,110,56,26 250,350,30,26"))
    with grown(c, 1.1):
        c.ink(box(14, 372, 316, 526), "water")
        ripples(c, "60,462,26 150,470,30 250,486,22 44,416,16 250,408,24 130,420,16 200,504,30 "
                "284,386,16 96,384,14", "sky")
        swords(
            c,
            rows(
                "250,238,96,20,0 206,196,180,17,1 292,300,150,17,1 272,286,210,15,0 "
                "226,214,250,15,0 292,252,30,15,1 30,16,190,17,1 60,70,230,15,0 20,30,260,14,0"
            ),
        )
        iris(c, 158, 176, 0.78, -6)
        iris(c, 258, 196, 0.9, 5, "plum")
        iris_bud(c, 60, 246, 0.8, -6)
        iris(c, 92, 276, 0.56, -8)
        bridge(c)
    return c


def iris_ribbon() -> Block:
    """A plain ribbon among iris leaves, one flower before it."""
    c = hana(52)
    swords(
        c,
        rows(
            "40,26,190,18,0 70,90,160,20,1 240,262,130,20,0 282,296,180,18,1 "
            "212,226,220,16,0 306,308,240,15,0"
        ),
    )
    iris(c, 84, 204, 0.82, -8)
    ribbon(c, 166, 9, "red", "", top=38, length=440)
    swords(
        c, rows("120,128,300,18,0 20,14,330,16,1 196,214,250,18,1 262,270,330,16,0 92,78,370,15,0")
    )
    iris(c, 226, 220, 0.92, 6, "plum")
    iris(c, 88, 388, 0.72, -5, "plum")
    iris_bud(c, 262, 392, 0.85, 8)
    swords(c, rows("60,52,440,15,0 150,146,430,15,0 230,236,440,15,1 292,298,420,15,0"))
    _shore(c, "10,486! 70,476 150,486 240,474 320,484!",
           "80,500,32 190,496,24 266,504,30 140,514,22 234,518,20")
    return c


def _shore(c: Block, edge: str, waves: str) -> None:
    """Water before the leaves, which stand in it: below a waving edge, with short waves."""
    front = blob(f"{edge} 340,560! 0,560!")
    c.cut(front.buffer(3))
    c.ink(front, "water")
    ripples(c, waves, "paper")


def iris_chaff_1() -> Block:
    """Three flowers, the leaves upright."""
    c = hana(53)
    swords(
        c,
        rows(
            "44,30,200,19,0 74,86,160,20,1 120,124,120,19,0 166,160,200,18,1 "
            "206,214,130,20,0 250,262,170,19,1 290,300,150,19,0 308,316,240,16,1"
        ),
    )
    iris(c, 166, 172, 0.96, 0)
    swords(c, rows("26,18,300,17,1 98,92,300,17,0 232,238,280,17,0"))
    iris(c, 82, 290, 0.86, -7, "plum")
    iris(c, 250, 300, 0.9, 7)
    swords(c, rows("136,140,330,17,1 186,192,350,17,0 60,50,420,16,0 276,286,430,16,0"))
    iris_bud(c, 164, 352, 0.85, 2, "plum")
    swords(c, rows("100,96,440,15,1 226,230,450,15,1"))
    return c


def iris_chaff_2() -> Block:
    """Flowers on the water, their leaves bent by the wind."""
    c = hana(54)
    with grown(c, 1.16):
        swords(
            c,
            rows(
                "30,84,210,19,0 60,132,170,20,1 110,196,190,19,0 150,242,150,20,1 "
                "190,286,200,19,0 230,308,250,18,1 20,48,300,16,1 270,316,320,16,0"
            ),
        )
        iris(c, 216, 172, 0.9, 16, "plum")
        iris(c, 108, 224, 0.84, 8)
        swords(c, rows("70,120,320,17,0 130,190,330,17,1 206,262,360,17,0"))
        iris(c, 250, 318, 0.82, 14)
        iris(c, 72, 372, 0.76, 6, "plum")
        swords(c, rows("40,60,440,15,0 104,140,420,16,0 160,200,410,16,1 240,276,430,16,1"))
        iris_bud(c, 164, 392, 0.86, 16)
        _shore(c, "0,474! 80,462 160,474 250,460 340,470!",
               "70,490,34 170,484,26 256,492,34 130,506,24 226,510,22 60,518,20 290,522,18")
    return c


# ---- 6 peony
def peony_animal() -> Block:
    """Two butterflies over the flowers."""
    c = hana(61)
    clouds(c, rows("-20,120,30,32 60,350,54,28 -20,70,80,22 250,350,80,22"))
    bough(c, "60,545 90,440 160,380", (12, 10, 7), 1)
    bough(c, "280,545 260,470 230,420", (10, 8, 6), 1)
    for x, y, s, a in ((120, 330, 84, -130), (210, 330, 84, -40), (66, 420, 80, 170),
                       (166, 322, 84, -96), (300, 400, 70, -30)):
        peony_leaf(c, x, y, s, a)
    peony_leaf(c, 130, 508, 80, 30, "pine")
    peony(c, 156, 396, 84, 0)
    peony(c, 254, 500, 66, 20, "plum")
    peony(c, 50, 506, 50, 10)
    butterfly(c, 186, 124, 0.78, 14, "ochre", "plum")
    butterfly(c, 92, 232, 0.7, -24, "sky", "red", True)
    return c


def peony_ribbon() -> Block:
    """The blue ribbon winding through the leaves."""
    c = hana(62)
    for x, y, s, a in ((250, 160, 84, -90), (284, 176, 80, -34),
        (64, 322, 76, 200),
                       (66, 318, 80, -100), (100, 450, 84, 200), (240, 420, 80, -60),
                       (290, 480, 70, 20),
                       (270, 330, 70, 20)):
        peony_leaf(c, x, y, s, a)
    ribbon(c, 150, 4, "indigo", "", "waved", 34, 430)
    peony_leaf(c, 216, 180, 92, 166)
    peony_leaf(c, 214, 246, 66, 150, "pine")
    peony(c, 246, 214, 72, 0)
    peony_leaf(c, 110, 316, 62, -40, "pine")
    peony(c, 62, 340, 48, 30, "plum")
    peony_leaf(c, 200, 470, 80, 60, "pine")
    peony(c, 234, 440, 76, 12)
    peony(c, 78, 486, 60, 40)
    return c


def peony_chaff_1() -> Block:
    """One great flower, two smaller below."""
    c = hana(63)
    with grown(c, 1.22):
        bough(c, "170,545 176,440 166,330", (13, 11, 8), 1)
        for x, y, s, a in ((100, 190, 86, -140), (230, 190, 86, -40), (90, 300, 90, 160),
            (250, 310, 86, 30),
                           (60, 400, 80, -160), (280, 400, 76, -20), (40, 510, 70, 150),
                           (300, 510, 70, 30),
                           (166, 160, 70, -90)):
            peony_leaf(c, x, y, s, a)
        peony_leaf(c, 150, 380, 80, 100, "pine")
        peony_leaf(c, 190, 390, 74, 50, "pine")
        peony(c, 168, 260, 104, 8)
        peony(c, 84, 458, 64, 20, "plum")
        peony(c, 248, 464, 70, 0)
    return c


def peony_chaff_2() -> Block:
    """Flowers in a rising line, a bud above them."""
    c = hana(64)
    with grown(c, 1.12):
        bough(c, "80,545 110,420 180,300 230,190 222,130", (13, 11, 9, 7, 4), 2)
        for x, y, s, a in ((200, 230, 84, -160), (262, 200, 84, -38), (150, 340, 84, 180),
            (240, 310, 84, 30),
                           (240, 360, 80, 70), (90, 430, 80, -170), (150, 450, 90, 60),
                           (180, 500, 80, 20),
                           (60, 330, 70, -110), (290, 440, 70, -60),
                           (40, 500, 66, 140)):
            peony_leaf(c, x, y, s, a)
        peony(c, 240, 248, 74, 15, "plum")
        peony_leaf(c, 196, 300, 74, -120, "pine")
        peony(c, 124, 378, 88, 0)
        peony_leaf(c, 210, 420, 80, 20, "pine")
        peony(c, 246, 468, 66, 30)
        for s_, a in ((46, -150), (46, -30)):
            peony_leaf(c, 222, 166, s_, a)
        peony_bud(c, 222, 124, 30)
    return c


FACES = {
    "04_animal": wisteria_animal, "04_ribbon": wisteria_ribbon, "04_chaff_1": wisteria_chaff_1,
    "04_chaff_2": wisteria_chaff_2, "05_animal": iris_animal, "05_ribbon": iris_ribbon,
    "05_chaff_1": iris_chaff_1, "05_chaff_2": iris_chaff_2, "06_animal": peony_animal,
    "06_ribbon": peony_ribbon, "06_chaff_1": peony_chaff_1, "06_chaff_2": peony_chaff_2,
}

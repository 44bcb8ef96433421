"""The first ten portraits: friendly people, cut like prints of actors."""

from collections.abc import Callable

from .block import Block
from .curves import blob, box, disc, lens, poly, ring, sym, union
from .plants import blossom
from .portrait import bust, collar, face, start, strands
from .textiles import asanoha, checks, kanoko, lozenges, seigaiha, stripe, uroko, yagasuri


def mira() -> Block:
    c = start("sky")
    c.fig(blob("100,34 146,46 162,92 158,150! 122,150 78,150 42,150! 38,92 54,46"), "sumi", 4)
    bust(c, "indigo", asanoha((0, 150, 200, 230), 30, 2))
    c.fig(blob("72,152! 100,172 128,152! 134,166 100,188 66,166"), "paper", 3.4)
    face(c)
    c.fig(
        blob("54,104! 54,60 100,40 146,60 146,104! 138,84 132,78! 112,84 96,82 74,86 66,82! 60,92"),
        "sumi",
        3,
    )
    strands(c, ["70,78 76,62 92,52", "86,78 90,64 102,52", "104,78 108,64 112,54",
    "120,76 126,66 124,56",
                 "48,110 46,128 50,144", "152,110 154,128 150,144",
                 "146,84 154,100 152,120"])
    return c


def ayla() -> Block:
    c = start("straw")
    c.fig(
        blob("100,30 150,42 170,92 164,136 176,176 150,200! 50,200! 24,176 36,136 30,92 50,42"),
        "ginger",
        4,
    )
    bust(c, "ochre", yagasuri((0, 150, 200, 230), 22, 40, 3), "straw", "tan")
    c.fig(blob("62,154 100,176 138,154 148,172 100,200 52,172"), "red", 4)
    c.line("66,168 100,188 134,168", (1, 3, 1), "rose")
    face(c, "tan", brow="umber")
    c.fig(
        blob(
            "98,46! 130,50 152,84 152,130 140,150! 142,112 132,84 100,62! 70,84 58,112 60,150! "
            "48,130 48,84 70,50"
        ),
        "ginger",
        3.4,
    )
    strands(c, ["96,52 74,66 58,98", "102,52 128,64 144,98", "88,46 60,62 44,98",
    "112,46 144,64 158,100",
                 "36,110 42,140 34,170", "46,130 52,160 44,186", "164,110 158,140 166,170",
                 "154,130 148,160 156,186"], 3, "umber")
    c.fig(disc(58, 122, 5), "ochre", 2.4)
    c.fig(disc(142, 122, 5), "ochre", 2.4)
    return c


def otto() -> Block:
    c = start("mist")
    bust(c, "plum", stripe((0, 150, 200, 230), 90, 12, 3), "rose")
    c.fig(poly("78,154 100,180 122,154 132,170 108,196 100,186 92,196 68,170"), "paper", 3.4)
    c.fig(poly("94,182 106,182 112,214 88,214"), "red", 3)
    for m in (1, -1):
        g = union([disc(100 + m * 43, y, 11) for y in (78, 92)])
        c.fig(g, "steel", 3.4)
        c.line([(100 + m * 38, 78), (100 + m * 46, 74), (100 + m * 48, 88)], (1, 2.4, 1))
    face(c, age=1, brow="ash", wide=1.04)
    c.line("72,66 100,58 128,66", (0, 2, 0))
    c.line("80,74 100,69 120,74", (0, 2, 0))
    mo = blob(sym("100,118 112,116 126,124 134,122! 122,136 108,132 100,126", 100))
    c.fig(mo, "steel", 3.2)
    strands(c, ["94,122 82,124 74,128", "106,122 118,124 126,128"], 2, "ash")
    for m in (1, -1):
        c.ink(ring(98 + m * 19, 101, 16.5, 3.6))
        c.line([(98 + m * 35, 98), (100 + m * 42, 94)], 3)
    c.line("95,99 101,99", 3.4)
    return c


def hana() -> Block:
    c = start("moss")
    c.fig(disc(100, 30, 24, 20), "sumi", 4)
    c.fig(
        blob("100,38 138,42 156,70 158,104 140,122! 100,96 60,122! 42,104 44,70 62,42"), "sumi", 4
    )
    bust(c, "red", kanoko((0, 150, 200, 230), 20, 4.6), "rose")
    collar(c, "pine")
    face(c, wide=0.96)
    c.fig(
        blob("56,106! 56,72 100,46 144,72 144,106! 138,86 124,68! 100,60 76,68! 62,86"), "sumi", 3
    )
    strands(c, ["62,86 74,62 96,52", "60,74 76,54 96,46", "138,86 126,62 104,52",
    "140,74 124,54 104,46",
                 "84,34 94,18 112,18", "90,42 100,30 116,30"])
    c.line("66,34 132,20", 4.6, "ochre")
    c.fig(union(blossom(140, 54, 17, -70)), "paper", 3, halo=1.4)
    c.fig(disc(140, 54, 4), "red", 2)
    for k, x in enumerate((154, 161)):
        c.line([(x, 58), (x + 1, 78 - k * 6)], 2.2)
        c.ink(disc(x + 1, 80 - k * 6, 3.6), "red", "key")
    return c


def kenji() -> Block:
    c = start("paper", "mist")
    c.fig(blob("90,46 80,32 90,16 112,14 122,26 112,44"), "sumi", 4, halo=2)
    bust(c, "pine", uroko((0, 150, 200, 230), 20), "moss", "tan")
    collar(c, "sumi")
    c.fig(blob("100,40 140,48 150,84 146,108! 100,90 54,108! 50,84 60,48"), "sumi", 4)
    face(c, "tan", wide=1.02)
    c.fig(blob("56,100! 54,68 100,44 146,68 144,100! 138,78 124,66 100,62 76,66 62,78"), "sumi", 3)
    strands(
        c,
        [
            "66,76 80,56 98,48",
            "82,66 92,54 102,46",
            "100,62 102,52 102,46",
            "118,66 110,54 104,48",
            "134,76 122,58 106,48",
        ],
    )
    c.fig(blob("90,40! 114,38! 116,46 88,48"), "red", 2.6)
    return c


def samir() -> Block:
    c = start("ochre")
    bust(c, "red", checks((0, 150, 200, 230), 14), "deep", "brown")
    c.fig(blob("76,152! 100,170 124,152! 130,168 100,184 70,168"), "indigo", 3.4)
    hair = union(
        [
            disc(x, y, r)
            for x, y, r in (
                (60, 74, 15),
                (68, 56, 15),
                (84, 46, 15),
                (102, 42, 15),
                (120, 47, 15),
                (134, 58, 15),
                (141, 75, 14),
            )
        ]
    )
    c.fig(hair, "sumi", 4)
    face(c, "brown", blush="ginger", lips="deep", wide=1.02)
    c.fig(
        hair.intersection(box(0, 0, 200, 74)).union(
            blob("56,92! 58,66 100,54 142,66 144,92! 134,74 100,66 66,74")
        ),
        "sumi",
        2,
    )
    for x, y in (
        (66, 62),
        (80, 52),
        (96, 48),
        (112, 50),
        (127, 58),
        (88, 62),
        (106, 61),
        (120, 68),
        (74, 70),
    ):
        c.line([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 3)], (0.6, 2, 2, 0), "ash")
    beard = blob(
        "58,96! 62,116 78,122 100,116 122,122 138,116 142,96! 144,128 126,154 100,162 74,154 56,128"
    )
    c.fig(beard.difference(blob("84,124 100,122 116,124 112,136 100,139 88,136")), "sumi", 2.6)
    strands(
        c,
        [
            "66,120 72,138 84,150",
            "78,130 84,144 94,154",
            "122,130 118,144 108,154",
            "134,120 128,138 116,150",
        ],
        2.4,
        "ash",
    )
    return c


def rosa() -> Block:
    c = start("plum")
    c.fig(disc(100, 32, 25, 20), "steel", 4)
    c.fig(blob("100,38 140,46 156,78 150,116! 100,96 50,116! 44,78 60,46"), "steel", 4)
    bust(c, "indigo", lozenges((0, 150, 200, 230), 26, 36, 2.6), "sky")
    c.fig(
        blob("60,156 100,182 140,156 168,176 150,230! 124,196 100,204 76,196 50,230! 32,176"),
        "straw",
        4,
    )
    strands(
        c,
        [
            "66,168 84,190 78,210",
            "134,168 116,190 122,210",
            "52,174 62,194 58,214",
            "148,174 138,194 142,214",
        ],
        3,
        "sumi",
    )
    c.fig(disc(100, 192, 8), "red", 3)
    face(c, age=1, brow="ash", wide=1.03)
    c.fig(
        blob("56,104! 54,72 100,46 146,72 144,104! 138,82 122,66! 100,62 78,66! 62,82"), "steel", 3
    )
    strands(
        c,
        [
            "62,84 74,64 96,54",
            "60,72 76,56 96,48",
            "138,84 126,64 104,54",
            "140,72 124,56 104,48",
            "84,36 96,22 114,24",
            "92,44 102,32 118,34",
        ],
        2.4,
        "sumi",
    )
    for m in (1, -1):
        c.fig(disc(100 + m * 43, 122, 5.4), "red", 2.6)
    return c


def timo() -> Block:
    c = start("pine")
    for m in (1, -1):
        c.fig(
            blob(
                [
                    (100 + m * 30, 70),
                    (100 + m * 50, 78),
                    (100 + m * 52, 108),
                    (100 + m * 40, 116),
                    (100 + m * 32, 96),
                ]
            ),
            "ochre",
            3.4,
        )
    bust(c, "straw", stripe((0, 150, 200, 230), 0, 13, 5), "red")
    c.fig(blob("74,152! 100,168 126,152! 132,164 100,180 68,164"), "paper", 3.4)
    face(c, wide=1.06, brow="umber", smile=1.5)
    for x, y in ((70, 112), (76, 117), (66, 119), (126, 112), (120, 117), (131, 119)):
        c.ink(disc(x, y, 1.5), "umber", "key")
    c.fig(
        blob("58,84! 62,66 100,58 138,66 142,84! 128,76 118,84! 106,74 92,82! 78,74 70,84!"),
        "ochre",
        3,
    )
    cap = blob("50,72! 52,40 82,22 112,20 146,38 152,70! 100,58")
    c.fig(cap, "red", 4.4)
    c.fig(blob("48,74! 60,56 100,52 122,58! 96,66 60,74 30,84! 24,78"), "deep", 4)
    c.line("100,22 98,36 96,52", (2, 3, 1))
    c.line("126,26 132,40 134,58", (1, 3, 1))
    c.fig(disc(104, 20, 5.6), "straw", 3)
    return c


def leila() -> Block:
    c = start("rose")
    bust(c, "pine", None)
    scarf = blob(
        "100,26 142,36 162,82 158,126 170,170 140,196 100,204 60,196 30,170 42,126 38,82 58,36"
    )
    c.cloth(scarf, "indigo", seigaiha(scarf.bounds, 18, 2.6, 1), "sky", 4.4)
    opening = blob("100,54 134,66 142,98 130,136 100,154 70,136 58,98 66,66")
    c.fig(opening.buffer(2), "indigo", 4)
    face(c, "tan", wide=0.9)
    hood = scarf.difference(opening).intersection(box(0, 0, 200, 152))
    c.ink(hood, "indigo", "key")
    c.ink(seigaiha(scarf.bounds, 18, 2.6, 1).intersection(hood.buffer(-2)), "sky")
    c.ink(opening.buffer(2.4).difference(opening.buffer(-1.6)))
    fold = blob("66,146 100,164 134,146! 150,162 136,186 100,192 70,184 52,164")
    c.fig(fold, "indigo", 4)
    strands(c, ["66,158 96,176 134,170", "80,160 104,170 132,158"], 3, "sky")
    c.fig(poly("128,166 136,174 128,182 120,174"), "ochre", 3)
    return c


def zola() -> Block:
    c = start("red")
    hair = union([disc(x, y, r) for x, y, r in (
        (48, 104, 22), (42, 76, 24), (56, 48, 25), (82, 30, 25), (112, 28, 25), (140, 44, 26),
        (158, 74, 24), (153, 104, 22), (100, 60, 40))])
    c.fig(hair, "sumi", 4, halo=1)
    bust(c, "straw", asanoha((0, 150, 200, 230), 28, 2.2), "red", "brown")
    c.fig(blob("74,152! 100,176 126,152! 134,166 100,192 66,166"), "moss", 3.4)
    face(c, "brown", blush="ginger", lips="red", wide=0.98)
    c.fig(blob("56,100! 56,66 100,48 144,66 144,100! 138,80 120,68 100,66 80,68 62,80"), "sumi", 2)
    for x, y in (
        (44, 66),
        (56, 46),
        (76, 30),
        (98, 22),
        (122, 26),
        (142, 40),
        (156, 62),
        (40, 90),
        (160, 88),
        (66, 60),
        (90, 44),
        (112, 44),
        (134, 60),
    ):
        c.line([(x - 5, y + 1), (x, y - 5), (x + 5, y), (x, y + 4)], (0.6, 2.2, 2.2, 0), "ash")
    c.fig(blob("46,74! 70,50 100,44 130,50 154,74! 152,86 128,64 100,58 72,64 48,86"), "ochre", 3.4)
    c.ink(
        [
            lens((x, 66 - abs(x - 100) * -0.14), (x + 7, 54 + abs(x - 100) * 0.16), 6)
            for x in (70, 88, 106, 124)
        ],
        "red",
        "key",
    )
    for m in (1, -1):
        c.ink(ring(100 + m * 42, 126, 10, 4.6))
        c.cut(ring(100 + m * 42, 126, 8.8, 2.4), "ochre")
    return c


PEOPLE: tuple[Callable[[], Block], ...] = (
    mira, ayla, otto, hana, kenji, samir, rosa, timo, leila, zola,
)

"""Hanafuda, months 10 to 12: maple, willow, paulownia."""

from .beasts import deer, frog
from .birds import phoenix, swallow
from .block import KEY, Block
from .curves import blob, box, brush
from .hana_parts import bough, boughs, clouds, ground, grown, hana, rain, rows, sky, tuft
from .hana_scenes import bolt, claw, drum, poet, storm_cloud
from .lettering import kanji
from .meadow import kiri_leaf, kiri_spike, maples, willow
from .ribbons import mists, ribbon


# ---- 10 maple
def maple_animal() -> Block:
    """A deer looking back under the leaves."""
    c = hana(101)
    clouds(c, rows("-20,160,32,34 -20,90,60,28 230,350,30,26"))
    ground(c, "-10,480 80,468 190,476 345,462")
    for x in (40, 60, 74, 160, 178, 196, 210, 246, 300):
        c.line([(x, 520), (x + 4, 503), (x + 12, 490)], (3.6, 2.4, 0.4))
    with c.at(0, 26, 0.95):
        deer(c)
    bough(c, "120,-10 180,50 250,66 340,84", (13, 11, 9, 11), 1)
    bough(c, "338,150 290,132 250,92 238,60", (12, 9, 7, 5), 1)
    c.line("310,140 296,180 300,224", (8, 5, 3))
    maples(c,
        "150,44,40,-60,k 216,50,42,-100,r 184,104,42,80,r 244,110,42,110,o "
        "300,124,42,60,k 216,162,40,100,k "

                "284,176,44,80,r 248,214,38,110,r 300,238,38,90,o 36,180,36,60,r "
                "284,296,30,100,k")
    maples(c, "40,500,26,30,r 214,506,26,160,r 150,512,20,-60,o")
    return c


def maple_ribbon() -> Block:
    """The blue ribbon, a bough of red leaves before it."""
    c = hana(102)
    bough(c, "-10,420 60,410 120,440 190,430", (15, 12, 8, 4), 2)
    maples(c, "44,282,40,80,r 60,206,40,110,k 296,250,44,100,k")
    ribbon(c, 168, 7, "indigo", "", "waved")
    bough(c, "340,150 280,134 210,152 126,140 40,168", (17, 14, 11, 8, 4), 3)
    maples(c, "286,104,42,-70,r 232,176,44,70,o 164,178,42,110,r 92,110,38,-100,k "
              "96,184,34,70,o 44,152,36,160,r 300,176,40,40,r")
    maples(c,
        "258,290,40,70,r 60,400,46,60,r 104,466,46,90,o 246,446,50,110,r "
              "294,374,40,80,o 206,500,40,60,k 48,490,40,120,k 290,504,40,70,k")
    return c


def maple_chaff_1() -> Block:
    """A spreading bough in full colour, its leaves in three tiers; one has let go."""
    c = hana(103)
    boughs(c, ("345,470 270,430 196,372 140,300 96,230 30,190", (46, 36, 26, 18, 11, 4), 5),
           ("240,410 254,320 240,236 262,150 246,30", (30, 16, 11, 7, 3), 2),
           ("166,340 104,336 44,356", (24, 9, 3), 1),
           ("306,452 268,466 240,482", (28, 14, 8), 0))
    maples(c,
        "214,62,54,-128,k 300,92,52,-50,o 296,262,50,20,o 196,250,48,160,r "
        "306,178,62,-20,k 200,166,60,-164,o 262,140,72,-86,r "
        "128,118,46,-60,k 40,118,54,-100,o 120,232,46,-24,k 78,190,72,-116,r 36,264,32,150,k "
        "108,306,46,-130,o 36,338,52,-160,r 116,386,54,76,r 44,410,60,126,k "
        "196,416,46,-116,o 300,392,48,-70,k 176,500,54,126,k 300,506,58,50,o 238,486,70,98,r "
        "88,494,36,20,o")
    return c


def maple_chaff_2() -> Block:
    """Leaves falling on a stream."""
    c = hana(104)
    with grown(c, 1.14):
        stream = blob("10,420! 100,396 190,424 260,396 330,412! 330,540! 10,540!")
        c.ink(stream, "water")
        for path in (
            "10,440 100,414 190,444 260,414 322,430",
            "10,470 90,444 180,472 260,444 322,462",
            "10,500 100,474 190,500 260,476 322,494",
        ):
            c.line(path, (1, 4.5, 2, 4.5, 1), "paper")
        boughs(c, ("-10,250 70,206 160,190 240,130 340,112", (22, 17, 13, 9, 7), 3),
               ("146,192 210,230 280,240", (11, 7, 3), 1),
               ("48,214 70,150 100,110", (11, 7, 3), 1))
        maples(c,
            "150,132,44,-70,k 206,122,40,-100,r 252,158,44,70,o 298,128,40,60,k "
            "54,184,42,-120,r 108,186,42,-60,o "

                    "176,222,46,100,r 232,256,44,60,k 292,250,44,80,r 60,270,46,110,k "
                    "116,266,44,90,r")
        maples(c,
            "170,330,36,40,o 262,350,34,150,r 70,360,34,20,r 60,444,40,-20,r "
            "150,460,42,160,o 240,440,40,-60,r "
                  "294,486,38,40,k 110,508,36,100,k 210,508,36,20,r")
    return c


# ---- 11 willow
def willow_bright() -> Block:
    """A poet strides along the stream under his umbrella; a frog crouches below."""
    c = hana(111)
    c.ink(box(10, 10, 320, 200), "sky", KEY)
    c.ink(blob("10,372! 80,398 160,396 240,384 330,408! 330,545! 10,545!"))
    for path, ws in (
        ("12,394 84,418 160,414 244,404 318,428", (1, 5, 3, 5, 2)),
        ("88,474 118,446 190,430 262,426 318,448", (0, 4, 5, 4, 2)),
        ("104,484 142,464 198,452 258,450 318,472", (0, 4, 4, 5, 2)),
        ("114,496 156,484 212,476 266,476 318,494", (0, 4, 5, 4, 2)),
        ("118,512 168,508 226,500 280,502 318,514", (0, 4, 4, 4, 2)),
    ):
        c.cut(brush(path, ws))
    stone = blob("30,508 44,486 84,480 110,496 116,512 70,520")
    c.cut(stone.buffer(2.4))
    c.ink(stone)
    c.ink([g for x in (30, 112) for g in tuft(x, 520, 34, -8, 3)], "moss", KEY)
    bough(c, "-10,70 70,44 180,56 250,36 340,52", (20, 15, 12, 10, 11), 2)
    for i, (x, y, reach) in enumerate(
        rows("22,60,330 46,56,270 72,50,190 98,50,120 250,44,80 274,44,88 296,46,220 314,50,300")
    ):
        willow(c, x, y, reach, i + 3)
    with c.at(180, 392):
        poet(c)
    with c.at(66, 490, 0.42):
        frog(c)
    return c


def willow_animal() -> Block:
    """A swallow through the hanging leaves."""
    c = hana(112)
    clouds(c, rows("-20,250,30,32 100,350,54,26 -20,80,58,20"))
    bough(c, "340,36 272,46 206,92 150,112 100,98 -10,110", (20, 16, 12, 10, 9, 7), 3)
    for i, (x, y, reach) in enumerate(
        rows("256,56,384 282,44,298 306,42,454 40,108,390 72,108,260 102,100,114 222,82,118")
    ):
        willow(c, x, y, reach, i + 1)
    with c.at(150, 300, 1.0, -26):
        swallow(c)
    return c


def willow_ribbon() -> Block:
    """A plain ribbon among the leaves, the branch and some strands before it."""
    c = hana(113)
    for i, (x, y, reach) in enumerate(
        rows(
            "36,132,376 66,122,310 96,114,240 126,104,116 250,114,270 280,106,392 "
            "306,100,320 222,116,170"
        )
    ):
        willow(c, x, y, reach, i + 30)
    ribbon(c, 162, -5, "red", "", "waved")
    bough(c, "-10,142 70,120 150,100 230,116 340,90", (19, 15, 12, 9, 7), 3)
    for i, (x, y, reach) in enumerate(rows("146,104,150 184,108,110")):
        willow(c, x, y, reach, i + 40)
    return c


def lightning() -> Block:
    """The storm: a claw with a drumstick out of a black cloud, lightning, slanting rain."""
    c = hana(114)
    c.ink(box(10, 10, 320, 530), "red", KEY)
    for i, (x, y, reach) in enumerate(rows("26,60,420 54,70,350 84,80,250 110,90,150")):
        willow(c, x, y, reach, i + 50, "sumi", "sumi", -10, 1.15)
    low = blob("10,430! 70,404 150,440 240,414 330,446! 330,540! 10,540!")
    c.ink(low)
    c.line("14,462 90,440 170,470 250,450 316,474", (1, 4, 2, 4, 1), "red")
    c.line("60,500 140,486 230,504 310,496", (0, 4, 2, 0), "red")
    bolt(c, "40,150 128,226 92,250 176,324", (1, 9, 8, 11))
    bolt(c, "166,330 140,348 214,420 190,436 246,500", (11, 8, 9, 7, 0))
    bolt(c, "176,324 262,356 244,372 306,420", (7, 6, 5, 0))
    storm_cloud(c, "20,44,52,1 84,34,56,-1 152,52,58,1 222,40,56,-1 290,56,60,1 262,112,44,-1 "
                "316,140,40,1", "sumi")
    claw(c, 214, 196)
    drum(c, 262, 330, 44)
    rain(c, rows("150,130,60 60,300,60 120,380,54 196,110,44 300,250,60 240,430,44 176,480,40 "
                 "290,446,46 86,460,44 40,400,46 130,270,44 226,264,40"), "paper", 0.5)
    return c


# ---- 12 paulownia
def kiri_bright() -> Block:
    """A phoenix above the paulownia."""
    c = hana(121)
    sky(c, "evening", 240)
    for x, y, s, a in ((92, 482, 92, 158), (240, 482, 92, 22), (166, 476, 96, 90)):
        kiri_leaf(c, x, y, s, a)
    c.fig(blob("146,472 166,460 188,472 166,486"), "ochre", 3)
    for x, a in ((52, -96), (284, -84)):
        kiri_spike(c, x, 492, 30, a, 1, 22)
    phoenix(c)
    return c


def kiri_chaff_1() -> Block:
    """Three spikes above three leaves."""
    c = hana(122)
    kiri_spike(c, 90, 300, 150, -100, 3, 33)
    kiri_spike(c, 240, 300, 166, -80, 3, 33)
    kiri_spike(c, 165, 300, 216, -90, 5, 38)
    kiri_leaf(c, 150, 300, 186, 146)
    kiri_leaf(c, 184, 300, 186, 34)
    kiri_leaf(c, 166, 290, 208, 90)
    c.fig(blob("140,292 165,276 190,292 165,310"), "red", 3)
    return c


def kiri_chaff_2() -> Block:
    """Two spikes, the leaves green on one side."""
    c = hana(123)
    kiri_spike(c, 124, 320, 236, -97, 5, 38)
    kiri_spike(c, 226, 316, 312, -86, 7, 40)
    kiri_leaf(c, 120, 322, 176, 156)
    kiri_leaf(c, 222, 322, 176, 24, "pine", "moss")
    kiri_leaf(c, 120, 340, 172, 104)
    kiri_leaf(c, 226, 342, 170, 76)
    c.fig(blob("140,318 170,302 204,318 170,336"), "straw", 3)
    c.ink([g for x in range(28, 316, 22) for g in tuft(x, 532, 26, 0, 2)])
    return c


def kiri_chaff_yellow() -> Block:
    """The card with the yellow foot, and our mark."""
    c = hana(124)
    c.ink(box(10, 396, 320, 530), "ochre", KEY)
    c.ink(brush("10,396 90,392 180,398 250,392 322,396", (4, 5, 4, 5, 4)))
    kiri_spike(c, 76, 310, 164, -102, 3, 32)
    kiri_spike(c, 254, 310, 190, -80, 4, 32)
    kiri_spike(c, 164, 296, 290, -91, 6, 40)
    kiri_leaf(c, 148, 298, 164, 158)
    kiri_leaf(c, 184, 298, 164, 22)
    kiri_leaf(c, 166, 292, 168, 90)
    c.fig(blob("142,290 166,274 190,290 166,308"), "red", 3)
    mists(
        c,
        [(-20, 70, 490, 12), (250, 350, 476, 12), (200, 350, 502, 7), (-20, 120, 510, 7)],
        "straw",
    )
    seal = box(34, 448, 68, 502)  # our own mark, where makers sign
    c.cut(seal.buffer(2.4))
    c.ink(seal, "red", KEY)
    c.cut(seal.buffer(-3).difference(seal.buffer(-4.8)))
    c.cut(kanji("卓", 39, 462, 24, 1.3))
    return c


FACES = {
    "10_animal": maple_animal, "10_ribbon": maple_ribbon, "10_chaff_1": maple_chaff_1,
    "10_chaff_2": maple_chaff_2, "11_bright": willow_bright, "11_animal": willow_animal,
    "11_ribbon": willow_ribbon, "11_chaff": lightning, "12_bright": kiri_bright,
    "12_chaff_1": kiri_chaff_1, "12_chaff_2": kiri_chaff_2, "12_chaff_3": kiri_chaff_yellow,
}

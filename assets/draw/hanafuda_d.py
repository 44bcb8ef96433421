"""Hanafuda, months 10 to 12: maple, willow, paulownia."""

from .beasts import deer, frog
from .birds import phoenix, swallow
from .block import KEY, Block
from .curves import blob, box, brush
from .hana_parts import bough, ground, hana, rain, rows, sky, tuft
from .hana_scenes import bolt, courtier, drum, storm_cloud, umbrella
from .meadow import kiri_leaf, kiri_spike, maples, willow
from .ribbons import mists, ribbon


# ---- 10 maple
def maple_animal() -> Block:
    """A deer looking back under the leaves."""
    c = hana(101)
    sky(c, "autumn", 250)
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
                "284,296,30,100,k")  # fmt: skip
    maples(c, "40,500,26,30,r 214,506,26,160,r 150,512,20,-60,o")
    return c


def maple_ribbon() -> Block:
    """The blue ribbon."""
    c = hana(102)
    bough(c, "340,130 270,120 200,150 110,166 30,204", (17, 14, 11, 8, 4), 3)
    bough(c, "-10,420 60,410 120,440 190,430", (15, 12, 8, 4), 2)
    maples(c, "268,150,44,60,r 60,214,44,110,k 296,220,44,100,k 44,282,40,80,r 86,168,34,-80,o")
    ribbon(c, "164,152 176,240 152,330 168,412 160,470", "indigo", "", 70)
    maples(c,
        "226,172,44,110,o 118,206,38,100,r 258,286,40,70,r 60,400,46,60,r "
        "104,466,46,90,o 246,446,50,110,r "
              "294,374,40,80,o 206,500,40,60,k 48,490,40,120,k 290,504,40,70,k")  # fmt: skip
    return c


def maple_chaff_1() -> Block:
    """A spreading bough in full colour."""
    c = hana(103)
    bough(c, "340,420 270,370 180,340 110,270 60,180", (26, 21, 16, 11, 5), 4)
    bough(c, "250,362 240,290 200,220 190,140", (14, 10, 7, 3), 2)
    bough(c, "180,342 120,380 60,390", (12, 8, 4), 1)
    bough(c, "290,384 250,440 180,470", (12, 8, 4), 1)
    maples(c,
        "186,150,44,-90,r 232,200,46,-60,k 160,216,46,-120,o 62,190,44,-100,k "
        "98,240,44,-60,r 270,250,46,-40,r "

                "200,284,48,-80,k 60,290,44,150,o 130,310,48,-100,r 290,330,44,-70,o "
                "70,370,48,160,r 146,384,46,120,k "

                "214,380,48,70,o 280,430,48,60,r 190,462,48,110,r 110,450,46,130,k "
                "50,464,40,160,o 250,496,44,80,k "
              "130,510,40,100,o")  # fmt: skip
    return c


def maple_chaff_2() -> Block:
    """Leaves falling on a stream."""
    c = hana(104)
    stream = blob("10,420! 100,396 190,424 260,396 330,412! 330,540! 10,540!")
    c.ink(stream, "water")
    for path in ("10,440 100,414 190,444 260,414 322,430", "10,470 90,444 180,472 260,444 322,462",
                 "10,500 100,474 190,500 260,476 322,494"):  # fmt: skip
        c.line(path, (1, 4.5, 2, 4.5, 1), "paper")
    bough(c, "-10,250 70,206 160,190 240,130 340,112", (22, 17, 13, 9, 7), 3)
    bough(c, "160,190 210,230 280,240", (10, 7, 3), 1)
    bough(c, "60,210 70,150 100,110", (10, 7, 3), 1)
    maples(c,
        "150,132,44,-70,k 206,122,40,-100,r 252,158,44,70,o 298,128,40,60,k "
        "54,184,42,-120,r 108,186,42,-60,o "

                "176,222,46,100,r 232,256,44,60,k 292,250,44,80,r 60,270,46,110,k "
                "116,266,44,90,r")  # fmt: skip
    maples(c,
        "170,330,36,40,o 262,350,34,150,r 70,360,34,20,r 60,444,40,-20,r "
        "150,460,42,160,o 240,440,40,-60,r "
              "294,486,38,40,k 110,508,36,100,k 210,508,36,20,r")  # fmt: skip
    return c


# ---- 11 willow
def willow_bright() -> Block:
    """A scholar under his umbrella watches a frog leap."""
    c = hana(111)
    sky(c, "rain", 230)
    stream = blob("10,356! 50,376 84,410 116,450 126,490 116,535! 10,535!")
    c.fig(stream, "water", 3.6)
    for d, w in ((0, 4.5), (26, 4), (52, 4.5), (78, 4)):
        c.line(
            [(10, 384 + d), (44, 400 + d), (74, 432 + d), (92, 474 + d * 0.7), (94, 528)],
            (1, w, w * 0.5, w, 1),
            "paper",
        )
    ground(c, "126,545! 140,514 220,500 330,504", line=False)
    c.line("126,524 160,508 240,500 316,502", (3, 5, 4, 3))
    with c.at(6, 4):
        courtier(c)
    umbrella(c, 196, 78, -8, 0.98)
    with c.at(66, 452, 0.78, -30):
        frog(c)
    bough(c, "-10,46 80,28 180,40 250,30 340,46", (14, 11, 9, 8, 10), 2)
    for i, (x, y, reach) in enumerate(
        rows("30,38,310 52,34,250 76,30,200 120,32,60 240,34,50 264,36,70 290,40,150 312,44,230")
    ):
        willow(c, x, y, reach, i + 3)
    return c


def willow_animal() -> Block:
    """A swallow through the hanging leaves."""
    c = hana(112)
    sky(c, "rain", 240)
    bough(c, "340,120 250,104 180,122 120,100 -10,110", (20, 15, 11, 9, 7), 2)
    for i, (x, y, reach) in enumerate(
        rows("256,110,330 282,112,230 306,116,380 40,108,390 72,108,260 102,104,110 222,110,90")
    ):
        willow(c, x, y, reach, i + 1)
    with c.at(150, 300, 1.0, -26):
        swallow(c)
    return c


def willow_ribbon() -> Block:
    """A plain ribbon among the leaves."""
    c = hana(113)
    bough(c, "-10,162 70,140 150,120 230,136 340,110", (19, 15, 12, 9, 7), 3)
    for i, (x, y, reach) in enumerate(
        rows(
            "36,152,356 66,142,290 96,134,220 126,124,96 250,134,250 280,126,372 "
            "306,120,300 222,136,150"
        )
    ):
        willow(c, x, y, reach, i + 30)
    ribbon(c, "164,158 152,240 174,330 156,412 166,470", "red", "", 70)
    for i, (x, y, reach) in enumerate(rows("196,134,90 134,136,120")):
        willow(c, x, y, reach, i + 40)
    return c


def lightning() -> Block:
    """The storm: black, red, the thunder god's drum, a stroke of lightning."""
    c = hana(114)
    c.ink(box(10, 10, 320, 530))
    c.ink(
        blob(
            "10,10! 330,10! 330,300! 296,336 262,290 226,372 190,306 150,384 104,300 60,376 10,300!"
        ),
        "red",
        KEY,
    )
    for i, (x, y, reach) in enumerate(
        rows("304,10,310 284,10,240 262,10,166 26,10,270 48,10,210 72,10,120")
    ):
        willow(c, x, y, reach, i + 50, "sumi", "sumi", -10, 1.1)
    bolt(c, "130,14 204,14 176,150 232,140 168,288 226,276 136,500 158,330 104,346 142,196 88,208",

             "150,14 186,14 152,172 206,160 140,312 196,300 146,452 176,320 122,332 160,184 "
             "108,194")  # fmt: skip
    storm_cloud(c, "34,420,46,1 90,452,40,-1 30,486,44,-1", "ash")
    storm_cloud(c, "296,330,44,-1 246,352,32,1", "ash")
    drum(c, 246, 446, 58)
    rain(
        c,
        rows(
            "100,380,44 60,340,36 120,480,36 190,470,40 200,400,40 310,400,50 284,380,30 176,500,24"
        ),
        "mist",
        0.35,
    )
    return c


# ---- 12 paulownia
def kiri_bright() -> Block:
    """A phoenix over the paulownia."""
    c = hana(121)
    for x, y, length, a, n, s in (
        (62, 470, 120, -100, 3, 25),
        (180, 480, 110, -86, 2, 25),
        (264, 476, 110, -80, 2, 24),
    ):
        kiri_spike(c, x, y, length, a, n, s)
    with c.at(-24, 14, 1.04):
        phoenix(c)
    for x, y, s, a in ((84, 452, 104, 140), (240, 448, 104, 40), (164, 440, 112, 90)):
        kiri_leaf(c, x, y, s, a)
    c.fig(blob("144,436 164,424 186,436 164,450"), "ochre", 3)
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
    kiri_spike(c, 124, 320, 178, -98, 4, 36)
    kiri_spike(c, 226, 316, 206, -84, 5, 36)
    kiri_leaf(c, 120, 322, 176, 156)
    kiri_leaf(c, 222, 322, 176, 24, "pine", "moss")
    kiri_leaf(c, 120, 340, 172, 104)
    kiri_leaf(c, 226, 342, 170, 76)
    c.fig(blob("140,318 170,302 204,318 170,336"), "straw", 3)
    c.ink([g for x in range(28, 316, 22) for g in tuft(x, 532, 26, 0, 2)])
    return c


def kiri_chaff_yellow() -> Block:
    """The card with the yellow foot."""
    c = hana(124)
    c.ink(box(10, 396, 320, 530), "ochre", KEY)
    c.ink(brush("10,396 90,392 180,398 250,392 322,396", (4, 5, 4, 5, 4)))
    kiri_spike(c, 76, 310, 128, -104, 3, 29)
    kiri_spike(c, 254, 310, 136, -78, 3, 29)
    kiri_spike(c, 164, 296, 186, -92, 4, 37)
    kiri_leaf(c, 148, 298, 164, 158)
    kiri_leaf(c, 184, 298, 164, 22)
    kiri_leaf(c, 166, 292, 168, 90)
    c.fig(blob("142,290 166,274 190,290 166,308"), "red", 3)
    mists(
        c,
        [(-20, 70, 490, 12), (250, 350, 476, 12), (200, 350, 502, 7), (-20, 120, 510, 7)],
        "straw",
    )
    return c


FACES = {
    "10_animal": maple_animal, "10_ribbon": maple_ribbon, "10_chaff_1": maple_chaff_1,
    "10_chaff_2": maple_chaff_2, "11_bright": willow_bright, "11_animal": willow_animal,
    "11_ribbon": willow_ribbon, "11_chaff": lightning, "12_bright": kiri_bright,
    "12_chaff_1": kiri_chaff_1, "12_chaff_2": kiri_chaff_2, "12_chaff_3": kiri_chaff_yellow,
}  # fmt: skip

"""The four jacks: young, beardless, short hair; caps instead of crowns."""

from shapely import Polygon

from .block import KEY, Block
from .curves import blob, box, brush, disc, hatch, lens, pol, poly, sym, union
from .hands import hand, knuckles, pointing, stopping, thumb_up
from .heads import (
    HIP,
    SLEEVE,
    WAIST,
    akimbo,
    arm,
    cuff,
    ear,
    front,
    hatch_hair,
    profile,
    three_quarter,
)
from .textiles import asanoha, checks, seigaiha, uroko, yagasuri


def _doublet(c: Block, fill: str, placket: str, buttons: str) -> None:
    """A buttoned front between the shoulders, a standing collar."""
    c.fig(poly("-30,262 30,262 44,620 -44,620"), placket, 4.6)
    for y in range(322, 520, 36):
        c.fig(disc(0, y, 8.5), buttons, 3.6)
    c.fig(blob("-46,232! 0,250 46,232! 54,272! 0,292 -54,272!"), fill, 4.6)
    c.line("-44,254 0,270 44,254", 3.4)


def _epaulette(c: Block, m: int, fill: str, ink: str) -> None:
    g = blob(
        [
            (m * 52, 258, 1),
            (m * 96, 252),
            (m * 146, 286),
            (m * 166, 340, 1),
            (m * 118, 352),
            (m * 70, 318),
        ]
    )
    c.fig(g, fill, 4.6)
    for i in range(5):
        c.line([(m * (74 + i * 17), 272 + i * 6), (m * (88 + i * 15), 300 + i * 6),
        (m * (86 + i * 13), 326 + i * 4)],
               (1, 4.6, 1), ink)


def spades(c: Block) -> None:
    """In profile with a feathered beret and a spear."""
    body = blob(WAIST)
    akimbo(c, "sky", "straw", yagasuri((60, 230, 280, 400), 38, 70, 6), "red")
    c.cloth(body, "indigo", uroko(body.bounds, 32), "sky")
    _doublet(c, "red", "straw", "red")
    _epaulette(c, -1, "red", "straw")
    with c.at(14, 64, 0.76):
        _epaulette(c, 1, "red", "straw")
    arm(c, "tight", "straw", yagasuri(SLEEVE, 38, 70, 6), "red")
    cuff(c, -106, 404, 0.95, "paper", 14)
    c.line("-134,140 -126,330 -118,438", 13)
    c.line("-135,150 -127,330 -119,432", 4.4, "ochre")
    blade = blob("-136,56! -112,96 -118,136 -136,152! -154,136 -160,96")
    c.fig(blade, "paper", 5, halo=3)
    c.line("-136,74 -136,140", (1, 4, 2))
    c.fig(blob("-160,152 -136,146 -112,152 -114,166 -136,172 -158,166"), "ochre", 4.2)
    for i in range(5):
        c.line(
            [(-150 + i * 7, 170), (-154 + i * 9, 200), (-148 + i * 7, 222 + (i % 2) * 8)],
            (3, 7, 0),
            "red",
        )
    hand(c, thumb_up, -122, 376, 0.94)
    with c.at(8, 194, 0.71):
        hair = blob("6,-84 60,-84 88,-40 94,20 84,66! 58,84 32,70! 28,0")
        c.fig(hair, "sumi", 5, halo=3)
        profile(c, stern=0.3)
        c.ink(blob("-42,-66! 10,-84 60,-70 78,-10 70,50 48,70! 44,20 24,-6 22,-40 -8,-50"))
        hatch_hair(
            c,
            [
                [(8 + i * 10, -60 + i * 3), (34 + i * 8, -36 + i * 5), (54 + i * 4, 20 + i * 8)]
                for i in range(5)
            ],
        )
        beret = blob("-64,-62 -78,-94 -40,-126 20,-140 84,-122 112,-86 96,-58 40,-66 -8,-58")
        c.fig(beret, "red", 5.4, halo=2)
        c.line("-58,-80 10,-112 92,-96", (1, 6, 1), "straw")
        c.fig(blob("-66,-70! -10,-78 50,-76 92,-66! 88,-46! 40,-58 -10,-58 -60,-48!"), "ochre", 4.6)
        f = blob("-44,-84! -34,-140 10,-176 70,-178! 46,-150 62,-140 30,-126 0,-104 -30,-78!")
        c.fig(f, "paper", 5, halo=3)
        c.line("-36,-84 -4,-132 52,-166", (4, 3, 0))
        for i in range(4):
            c.line([(-20 + i * 14, -110 - i * 12), (-20 + i * 16, -138 - i * 8)], (3, 0))
        c.fig(disc(-42, -74, 12), "straw", 4)


def hearts(c: Block) -> None:
    """From the front, bowl-cut hair under a soft cap with a leaf, his flute at his lips."""
    body = blob(WAIST)
    akimbo(c, "deep", "indigo", Polygon(), "sky")
    c.cloth(body, "indigo", checks(body.bounds, 30), "sky")
    _doublet(c, "straw", "paper", "indigo")
    with c.at(54, 258, 0.74):
        _slashed_puff(c)
    arm(c, "tight", "indigo")
    with c.at(-56, 260, 0.92, 0, True):
        _slashed_puff(c)
    cuff(c, -104, 408, 0.95, "paper", 14)
    _bowl_cut(c)
    # the flute, from his fist to his lips
    with c.at(-122, 356, 1, -49.5):
        c.fig(poly("-92,-13 146,-12 178,-4 178,6 146,12 -92,13"), "tan", 5, halo=3)
        for x in (-74, -56, 120, 138):
            c.line([(x, -13), (x, 13)], 7, "red")
        c.ink([disc(x, 0, 5.6) for x in (28, 50, 72, 94)])
    hand(c, stopping, -132, 370, 0.92, 2)


def _slashed_puff(c: Block) -> None:
    """The puffed top of a sleeve, slashed: bands of straw over red, gathered at both their ends."""
    c.fig(blob("-6,4! 34,-22 84,-14 120,26 128,80! 106,104 76,112 44,104! 26,56"), "red", 5)
    for path in ("4,6 40,-6 82,12 106,50 116,84", "10,18 44,16 74,40 90,74 96,98",
                 "16,32 40,40 58,66 68,88 72,104"):
        c.ink(brush(path, (5, 15, 19, 15, 5)).buffer(2.4))
        c.ink(brush(path, (5, 15, 19, 15, 5)), "straw", KEY)
    c.fig(brush("42,106 76,116 108,106 130,82", (15, 17, 17, 15)), "sky", 4)


def _bowl_cut(c: Block) -> None:
    """The head of the jack of hearts."""
    with c.at(0, 193, 0.71):
        for m in (1, -1):
            bob = blob(
                [
                    (m * 30, -90),
                    (m * 80, -82),
                    (m * 98, -20),
                    (m * 98, 40),
                    (m * 78, 64),
                    (m * 54, 46),
                    (m * 50, -20),
                ]
            )
            c.fig(bob, "umber", 5, halo=3)
            hatch_hair(
                c,
                [
                    [
                        (m * (64 + i * 9), -50 + i * 8),
                        (m * (68 + i * 9), 0),
                        (m * (66 + i * 8), 46 - i * 3),
                    ]
                    for i in range(3)
                ],
                4,
                "sumi",
            )
        front(c, stern=0, smile=1, nose="-11,-27 -14,-10 -18,0 -9,7")
        c.ink(disc(-40, 8, 13, 9), "rose")
        c.ink(disc(40, 8, 13, 9), "rose")
        fringe = blob(
            "-68,-28! -72,-84 0,-104 72,-84 68,-28! 52,-50 40,-44 20,-54 0,-46 -22,-54 -40,-44 "
            "-54,-50"
        )
        c.fig(fringe, "umber", 4.6)
        hatch_hair(c, [[(x, -80), (x * 1.12, -54)] for x in (-44, -26, -8, 10, 28, 46)], 4, "sumi")
        cap = blob(
            "-86,-72 -98,-104 -66,-142 -6,-154 60,-150 112,-116! 124,-84 96,-84 84,-68 0,-90"
        )
        c.fig(cap, "indigo", 5.6, halo=2)
        c.line("-78,-96 -20,-126 62,-126", (1, 6, 1), "sky")
        c.fig(disc(124, -78, 15), "ochre", 4.6)
        c.fig(blob("-90,-86! 0,-108 90,-86! 86,-58! 0,-80 -86,-58!"), "red", 5)
        for x in (-60, -36, -12, 12, 36, 60):
            c.cut(disc(x, -84 + abs(x) * 0.22, 4.6), "straw")
        g = lens((-64, -88), (-44, -172), 40)
        c.fig(g, "moss", 5, halo=2)
        c.line("-62,-96 -46,-160", (4, 1))


def diamonds(c: Block) -> None:
    """A young archer with a topknot; bow and arrows."""
    body = blob(HIP)
    c.cloth(body, "paper", hatch(body, 58, 22, 7), "ochre")
    for m in (-1, 1):
        g = blob([(m * 40, 262, 1), (m * 66, 256), (m * 92, 300), (m * 30, 380), (m * -20, 480),
        (m * -40, 620, 1),
                  (m * -96, 620, 1), (m * -40, 440), (m * 10, 350)])
        c.fig(g, "plum", 4.4)
        inner = blob([(m * 34, 262, 1), (m * 46, 286), (m * 4, 350), (m * -48, 440), (m * -110,
        620, 1), (m * -130, 620, 1),
                      (m * -60, 430), (m * -4, 340)])
        c.fig(inner, "paper", 4)
    for m in (1, -1):
        g = blob(
            [
                (m * 74, 262),
                (m * 126, 266),
                (m * 172, 320),
                (m * 184, 392, 1),
                (m * 118, 398, 1),
                (m * 86, 330),
            ]
        )
        c.cloth(g, "plum", None)
        for i in range(3):
            c.line(
                [
                    (m * (92 + i * 6), 306 + i * 28),
                    (m * 132, 300 + i * 29),
                    (m * (172 + i * 4), 316 + i * 26),
                ],
                (3, 5, 3),
                "straw",
            )
    # quiver at the right shoulder
    for i, x in enumerate((92, 112, 132)):
        c.line([(x, 250), (x + 14, 150)], 5)
        for m in (1, -1):
            c.fig(
                blob(
                    [
                        (x + 8, 194, 1),
                        (x + 8 + m * 13, 186),
                        (x + 14 + m * 13, 142, 1),
                        (x + 14, 156, 1),
                    ]
                ),
                ("paper", "red", "paper")[i],
                3.6,
            )
    arm(c, "tight", "indigo", seigaiha(SLEEVE, 38, 6, 2), "sky")
    cuff(c, -120, 406, 0.95, "paper", 10)
    # bow
    bow = brush(
        "-120,70 -92,96 -96,150 -150,250 -160,330 -134,420 -150,520", (4, 9, 11, 12, 12, 10, 8)
    )
    c.ink(bow.buffer(4), "paper", "key")
    c.ink(bow.buffer(2.4))
    c.cut(bow.buffer(-2), "ochre")
    for x, y, a in ((-100, 160, 30), (-122, 202, 28), (-150, 262, 20), (-158, 300, 6)):
        with c.at(x, y, 1, a):
            c.ink(box(-9, -5, 9, 5))
    c.line("-120,70 -150,520", 2.6)
    hand(c, pointing, -148, 372, 0.92, 10)
    with c.at(2, 195, 0.67):
        hair = blob("-52,-40! -66,-70 -40,-112 10,-124 64,-106 88,-60 82,0 64,34! 44,20 30,-40")
        c.fig(hair, "sumi", 5, halo=3)
        three_quarter(c, blush=False, stern=0.7)
        c.ink(
            blob(
                "-56,-34! -50,-76 -12,-98 36,-94 68,-56 72,0 58,36! 52,0 40,-44! 10,-62 "
                "-24,-66! -40,-56"
            )
        )
        hatch_hair(
            c,
            [
                [(-22 + i * 11, -72 + i * 3), (4 + i * 10, -98 + i * 5), (40 + i * 7, -92 + i * 14)]
                for i in range(6)
            ],
        )
        ear(c, 58, 16)
        knot = blob("-6,-118 -16,-150 0,-190 34,-206 58,-196! 44,-170 44,-140 30,-116")
        c.fig(knot, "sumi", 5, halo=3)
        hatch_hair(
            c,
            [[(2 + i * 9, -130), (4 + i * 9, -164), (26 + i * 7, -192 + i * 5)] for i in range(3)],
        )
        c.fig(blob("-16,-128 12,-134 40,-126 38,-108 12,-116 -14,-108"), "red", 4.6)
        band = blob("-58,-62! -20,-84 34,-80 72,-46! 72,-26! 32,-60 -20,-64 -58,-42!")
        c.fig(band, "red", 4.6)
        c.fig(disc(-26, -68, 11), "ochre", 4)
        c.line("72,-38 104,-30 118,0", (5, 10, 2), "red")
        c.line("72,-36 96,-10 98,24", (5, 10, 2), "red")


def clubs(c: Block, inward: float = 0) -> None:
    """A traveller under a wide straw hat, with a lantern on a stick."""
    body = blob(HIP)
    c.cloth(body, "pine", yagasuri(body.bounds, 38, 70, 6), "moss")
    cape = blob(
        sym("0,250 60,258 122,296 158,370! 120,362! 104,392! 76,366! 56,400! 30,374! 0,406!")
    )
    c.fig(cape, "straw", 5)
    straws = [
        brush([pol(0, 226, 62, a), pol(0, 226, 150 - abs(a - 90) * 0.1, a)], (1, 4.4, 0))
        for a in range(20, 165, 9)
    ]
    c.ink(union(straws).intersection(cape.buffer(-5)))
    c.fig(blob("-52,242! 0,262 52,242! 58,278! 0,300 -58,278!"), "red", 4.6)
    arm(c, "tight", "indigo", asanoha(SLEEVE, 56, 3.4))
    cuff(c, -98, 408, 0.95, "paper", 14)
    # lantern
    c.line([(-52, 120), (-110, 92), (-150 + inward, 96)], (5, 6, 5))
    rod = brush("-103,438 -112,330 -120,150 -110,94", (11, 11, 9, 7))
    c.ink(rod.buffer(2.4), "paper", "key")
    c.ink(rod)
    c.line("-104,434 -112,330 -120,262", (3.6, 3.6, 0), "ochre")
    c.line([(-148 + inward, 98), (-148 + inward, 120)], 3)
    body_l = blob(sym("0,122 28,126 46,176 28,228 0,232"))
    with c.at(-140 + inward, 0):
        c.fig(body_l, "straw", 5, halo=3)
        c.ink(
            [
                brush([(-44 + k, y), (0, y + 4), (44 - k, y)], (1, 3, 1))
                for y, k in ((142, 12), (160, 4), (178, 0), (196, 4), (212, 12))
            ]
        )
        c.fig(disc(0, 176, 21), "red", 3.6)
        c.cut(lens((0, 190), (2, 162), 16), "straw")
        c.fig(box(-24, 114, 24, 126), "sumi", 3)
        c.fig(box(-22, 228, 22, 240), "sumi", 3)
        c.line("0,240 0,262", (6, 9, 3), "red")
    hand(c, knuckles, -110, 378, 0.96, -8)
    with c.at(4, 196, 0.72):
        for m in (1, -1):
            c.fig(
                blob([(m * 34, -70), (m * 70, -60), (m * 80, 0), (m * 72, 42, 1), (m * 52, 30)]),
                "sumi",
                4.6,
                halo=3,
            )
        with c.at(0, 0, 1, 0, True):
            three_quarter(c)
            c.ink(
                blob(
                    "-58,-30! -54,-74 -14,-94 36,-90 66,-54 70,10! 54,-20 36,-46! 14,-40 "
                    "-2,-56! -22,-42 -36,-58!"
                )
            )
        c.line("-66,-44 -56,30 -8,92", (4, 5, 4), "red")
        c.line("62,-44 46,40 -8,92", (4, 5, 4), "red")
        hat = blob(
            "0,-176! 40,-146 110,-96 158,-52! 80,-34 0,-30 -80,-34 -158,-52! -110,-96 -40,-146"
        )
        c.fig(hat, "ochre", 6, halo=3)
        c.ink([brush([(x * 0.05, -170), (x * 0.62, -104), (x, -36 - abs(x) * 0.08)], (1.4, 4,
        3)).intersection(hat)
               for x in (-128, -96, -62, -30, 0, 30, 62, 96, 128)])
        c.line("-52,-134 0,-122 52,-134", (3, 4.4, 3))
        c.line("-104,-92 0,-76 104,-92", (3, 4.4, 3))
        c.fig(blob("-12,-166 0,-186 12,-166 0,-158"), "red", 4.4)


JACKS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}

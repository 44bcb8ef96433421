"""Faces, beards and garments of the court figures.

A head is drawn about (0, 0), some 150 high; the figure places it with ``Block.at``.
"""

from collections.abc import Sequence

from .block import Block
from .curves import Geo, blob, brush, disc, pol, sym, union
from .textiles import Bounds


def front(
    c: Block, skin: str = "skin", stern: float = 1, lips: bool = True, smile: float = 0,
    nose: str = "-6,-44 -13,-10 -18,0 -9,7",
) -> None:
    """Seen from the front, the look a little to the left; ``smile`` below 0 is a scowl."""
    c.fig(blob("-60,-74 60,-74 66,-24 56,26 32,62 0,74 -32,62 -56,26 -66,-24"), skin, 6)
    for m in (1, -1):
        inner = -60 + 13 * stern
        c.line([(m * 11, inner), (m * 34, -64), (m * 58, -53)], (1 + 6 * stern, 6 + 7 * stern, 2))
        c.line([(m * 12, -31), (m * 33, -41), (m * 55, -31)], (2, 8, 2))
        c.line([(m * 18, -22), (m * 34, -20), (m * 50, -27)], (0, 3, 0))
        c.ink(disc(m * 33 - 3, -31.5, 7.6))
        c.cut(disc(m * 33 - 5.4, -33.6, 2.2))
    c.line(nose, (2, 4.4, 5, 2.4))
    c.line("17,2 10,7", (4.4, 2))
    if lips:
        c.cut(blob("-20,30! -8,25 0,27 8,25 20,30! 0,40"), "red")
        c.line([(-20, 30 - 5 * smile), (0, 32 + smile), (20, 30 - 5 * smile)], (0, 3.4, 0), "deep")
        c.line("-8,50 2,51", (0, 3.4, 0))
    if smile > 0:
        for m in (1, -1):
            c.line([(m * 26, 18), (m * 32, 26), (m * 29, 34)], (0, 3, 0))
    if smile < 0:
        for m in (1, -1):
            c.line([(m * 5, -62), (m * 8, -50), (m * 6, -42)], (0, 4.4, 0))
            c.line([(m * 20, 8), (m * 32, 20), (m * 36, 34)], (0, 3.6, 0))


def aged(c: Block) -> None:
    """The lines of a long life round the eyes and on the brow."""
    for m in (1, -1):
        c.line([(m * 52, -24), (m * 60, -20)], (2.4, 0))
        c.line([(m * 20, -12), (m * 34, -8), (m * 46, -13)], (0, 2.6, 0))
        c.line([(m * 8, -78), (m * 28, -80), (m * 44, -76)], (0, 2.6, 0))


def three_quarter(c: Block, skin: str = "skin", blush: bool = True, stern: float = 0) -> None:
    """Looking to the left."""
    c.fig(
        blob("-52,-61 -18,-81 28,-73 56,-35 56,11 38,51 8,79 -14,85 -34,73 -54,39 -60,3 -56,-23"),
        skin, 6,
    )
    w = 6 + 5 * stern
    c.line([(-56, -32), (-46, -39 + 3 * stern), (-31, -33 + 5 * stern)], (1, w, 2))
    c.line([(-8, -33 + 5 * stern), (12, -41), (36, -33)], (2, w + 1, 1))
    c.line("-56,-8 -45,-15 -29,-7", (2, 7, 1.6))
    c.ink(disc(-42, -7.5, 6.2))
    c.line("-54,-1 -43,1 -33,-3", (0, 2.6, 0))
    c.line("-11,-6 8,-17 32,-9 39,-14", (1.6, 8, 3.4, 0))
    c.ink(disc(9, -7.5, 6.8))
    c.line("-7,0 10,3 28,-4", (0, 3, 0))
    c.cut([disc(-44, -9.6, 1.9), disc(7, -9.6, 2.1)])
    c.line("-24,-23 -34,9 -43,23 -30,28", (0, 3.6, 4.8, 2.4))
    c.line("-22,26 -16,22", (2.4, 1))
    c.cut(blob("-40,49! -32,43 -27,45 -21,42 -9,48! -26,58"), "red")
    c.line("-39,49 -27,50.5 -10,48", (0, 3, 0), "deep")
    c.line("-31,65 -20,66", (0, 3, 0))
    if blush:
        c.ink(disc(22, 27, 15, 10), "rose")


def profile(c: Block, skin: str = "skin", stern: float = 0.5) -> None:
    """Facing left."""
    c.fig(
        blob(
            "-40,-74! -46,-44 -50,-22 -68,10 -72,18 -56,24 -60,36 -52,42 -58,50 -48,70 -14,76 "
            "34,76 60,30 58,-40 40,-78!"
        ),
        skin, 6,
    )
    c.line([(-44, -36), (-26, -44 - 4 * stern), (0, -36)], (3, 7 + 5 * stern, 1))
    c.line("-40,-16 -22,-25 2,-15", (1.6, 7, 1.6))
    c.ink(disc(-25, -14.6, 6.4))
    c.cut(disc(-27, -16.6, 2))
    c.line("-38,-8 -22,-5 -6,-9", (0, 3, 0))
    c.line("-58,10 -47,14 -50,22", (2, 4, 0))
    c.cut(blob("-60,37! -50,32 -36,38! -48,44 -56,48!"), "red")
    c.line("-58,40 -36,39", (2, 2.6, 0), "deep")
    c.line("-2,-2 4,8 0,18", (0, 0, 0))


def ear(c: Block, x: float, y: float, skin: str = "skin") -> None:
    c.fig(disc(x, y, 11, 17), skin, 4.6)
    c.line([(x - 3, y - 8), (x + 4, y), (x - 2, y + 9)], (1, 3.4, 1))


def moustache(c: Block, ink: str = "sumi") -> None:
    for m in (1, -1):
        g = blob(
            [
                (0, 8, 1),
                (m * 16, 2),
                (m * 40, 12),
                (m * 68, -6, 1),
                (m * 56, 27),
                (m * 28, 33),
                (0, 20, 1),
            ]
        )
        c.ink(g.buffer(2.6), "skin", "key")
        if ink == "sumi":
            c.ink(g)
            c.line([(m * 12, 15), (m * 32, 20), (m * 54, 10)], (0, 3.6, 0), "paper")
        else:
            c.fig(g, ink, 3.6)
            c.line([(m * 12, 15), (m * 32, 20), (m * 54, 10)], (0, 3, 0))


def hatch_hair(
    c: Block, lines: list[list[tuple[float, float]]], w: float = 4.4, ink: str = "paper"
) -> None:
    """Carve strands into a mass of hair."""
    for line in lines:
        c.line(line, (0, w, w * 0.8, 0) if len(line) > 3 else (0, w, 0), ink)


def cuff(c: Block, x: float, y: float, k: float = 1, fill: str = "paper", turn: float = 0) -> None:
    with c.at(x, y, k, turn):
        g = blob("-29,-14! 0,-19 29,-14! 37,16! 0,10 -37,16!")
        c.fig(g, fill, 4.4)
        if fill == "paper":
            c.line("-30,4 0,-2 30,4", 2.6)


def ermine(c: Block, spots: list[tuple[float, float]], k: float = 1) -> None:
    for x, y in spots:
        c.ink(
            union(
                [
                    brush([(x, y - 12 * k), (x, y + 10 * k)], (2, 9 * k)),
                    brush([(x, y + 2 * k), (x - 8 * k, y + 10 * k)], (3, 1)),
                    brush([(x, y + 2 * k), (x + 8 * k, y + 10 * k)], (3, 1)),
                ]
            )
        )


def beads(c: Block, spots: Sequence[tuple[float, float]], r: float = 7, heart: str = "red") -> None:
    c.ink([disc(x, y, r) for x, y in spots])
    c.cut([disc(x, y, r * 0.52) for x, y in spots], heart)


def arc(x: float, y: float, r: float, a: float, b: float, n: int) -> list[tuple[float, float]]:
    return [pol(x, y, r, a + (b - a) * i / (n - 1)) for i in range(n)]


#: Three builds: a king's square mantle, a queen's sloping gown, a jack turned at the hip.
MANTLE = (
    "24,238 76,250 150,252 204,264! 222,306 230,420 252,620! -252,620! -230,420 -222,306 "
    "-204,264! -150,252 -76,250 -24,238"
)
GOWN = (
    "24,238 66,262 104,300 126,360 168,450 222,620! -222,620! -168,450 -126,360 -104,300 "
    "-66,262 -24,238"
)
HIP = (
    "20,240 84,246 134,262 158,306 140,372 152,430 204,620! -170,620! -134,450 -120,396 "
    "-140,330 -150,292 -110,266 -22,242"
)
#: A king's body turned to the left.
TURNED = (
    "0,236 62,236 112,250 176,262 214,300 234,372 238,450 250,620! -150,620! -140,470 -150,400 "
    "-132,338 -96,286 -40,250"
)
_ARMS = {  # upper arm, forearm with its sleeve
    "broad": (
        "-140,256 -196,266 -232,306 -250,380 -252,460! -196,456 -178,396 -160,330",
        "-92,380 -76,418 -92,470 -150,540! -268,580! -268,424 -232,396 -180,384 -134,376",
    ),
    "turned": (
        "-118,300 -152,300 -196,330 -226,396 -236,452! -190,452 -168,410 -140,360",
        "-98,384 -84,420 -100,470 -150,530! -258,560! -256,430 -226,400 -184,388 -138,380",
    ),
    "long": (
        "-78,262 -124,284 -176,336 -216,400 -222,450! -170,440 -132,390 -100,330",
        "-88,384 -80,422 -104,480 -110,620! -270,620! -262,424 -226,380 -176,374 -126,376",
    ),
    "tight": (
        "-110,260 -156,276 -190,336 -216,400 -222,452! -180,452 -160,400 -132,340",
        "-92,386 -80,420 -116,458 -176,486 -220,480! -236,452 -222,420 -168,396 -126,380",
    ),
}


#: The room that a sleeve's textile has to fill.
SLEEVE = (-256.0, 250.0, -70.0, 534.0)


def arm(c: Block, build: str, fill: str, pattern: Geo | None = None, ink: str = "paper") -> None:
    """An arm in its sleeve: from the shoulder to the elbow, and back to the wrist."""
    upper, lower = (blob(path) for path in _ARMS[build])
    c.cloth(union([upper, lower]).buffer(2).buffer(-2), fill, pattern, ink)
    edge = lower.exterior.intersection(upper.buffer(-3))  # the forearm lies before the upper arm
    c.ink(edge.buffer(1.9))
    c.line([(-238, 440), (-206, 424), (-170, 426)], (0, 5, 0))
    c.line([(-226, 462), (-196, 446), (-166, 452)], (0, 4, 0))


#: A jack whose other arm stands out: his waist is narrow, and the ground shows past the elbow.
WAIST = (
    "20,240 84,246 116,256 126,284 108,326 90,362 88,400 110,450 150,620! -170,620! -134,450 "
    "-120,396 -140,330 -150,292 -110,266 -22,242"
)


def akimbo(c: Block, ground: str, fill: str, pattern: Geo, ink: str) -> None:
    """The other arm, its hand behind the hip; the ground is seen in its crook, not the floor."""
    c.ink(blob("110,290 190,296 222,316 180,338 110,356"), ground, "key")
    g = union([
        brush("104,266 164,284 226,315", (46, 46, 40), steps=24),
        brush("226,315 176,350 84,378", (40, 38, 36), steps=24),
    ])
    c.cloth(g, fill, pattern, ink)
    c.line("168,342 198,330 208,312", (0, 4.4, 0))
    c.line("214,296 218,314 206,328", (0, 3.6, 0))


def hanging_sleeve(c: Block, fill: str, pattern: Geo | None = None, ink: str = "paper") -> None:
    """The other sleeve of a gown, falling wide from the shoulder to below the seam."""
    g = blob("70,262 112,280 168,320 246,352! 262,620! 150,620! 132,420 104,330")
    c.cloth(g, fill, None if pattern is None else pattern.intersection(g), ink)
    c.line("150,326 168,372 172,430", (0, 4.4, 0))


__all__ = [
    "GOWN",
    "HIP",
    "MANTLE",
    "Bounds",
    "aged",
    "arc",
    "arm",
    "beads",
    "cuff",
    "ear",
    "ermine",
    "front",
    "hanging_sleeve",
    "hatch_hair",
    "moustache",
    "profile",
    "sym",
    "three_quarter",
]

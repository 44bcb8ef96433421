"""The demons of the Mamefuda: one roars, one holds its breath, one smiles."""

from .block import KEY, Block
from .curves import Geo, blob, box, brush, curl, disc, lens, mirror, pol, poly, sliver, sym, union
from .hana_parts import rows
from .kabu_parts import new_card

X = 165.0
FIELD = box(14, 14, 316, 526)


def onifuda(deck: str) -> Block:
    """The extra card of a set."""
    c = new_card(600)
    {"komaru": _roaring, "daini": _silent, "mefuda": _smiling}[deck](c)
    return c


def _both(c: Block, path: str, ws: tuple[float, ...], paint: str = "sumi") -> None:
    """A line and its mirror image."""
    for m in (1, -1):
        c.line([(X + m * (p[0] - X), *p[1:]) for p in _points(path)], ws, paint)


def _points(path: str) -> list[tuple[float, ...]]:
    return [(float(x), float(y)) for x, y in (w.split(",") for w in path.split())]


def _pair(path: str) -> list[Geo]:
    """A shape right of the middle and its mirror image."""
    g = blob(path)
    return [g, mirror(g, X)]


def _roaring(c: Block) -> None:
    """Komaru's: red and broad, bull's horns, curls all round, the mouth as wide as the face."""
    curls: list[Geo] = []
    for x, y, r in rows(
        "76,150,30 118,118,30 165,106,32 212,118,30 254,150,30 50,200,30 280,200,30 "
        "42,256,30 288,256,30 44,314,30 286,314,30 54,372,30 276,372,30 78,424,30 "
        "252,424,30 112,464,30 218,464,30 165,478,32"
    ):
        curls.append(disc(x, y, r))
    c.fig(
        union([*curls, blob("165,120 260,170 270,330 230,450 165,470 100,450 60,330 70,170")]),
        "sumi",
        3,
        2,
    )
    for i, (x, y, r) in enumerate(
        rows(
            "72,150,17 258,150,17 46,204,17 284,204,17 38,258,17 292,258,17 40,316,17 290,316,17 "
            "52,374,17 278,374,17 78,428,17 252,428,17 114,470,17 216,470,17 165,484,17"
        )
    ):
        c.cut(curl(x, y, r, 1.2, 40 * i, 1 if x < X else -1, (1, 4.4, 2)))
    for horn in _pair(
        "192,128! 214,120 244,96 258,60 252,22! 284,50 294,92 276,132 246,156! 218,150"
    ):
        c.fig(horn, "ochre", 4, 2)
    for path in (
        "212,124 230,132 240,150",
        "234,108 256,116 266,138",
        "250,86 272,92 286,102",
        "256,62 272,60 284,62",
    ):
        _both(c, path, (0, 4, 0))
    face = blob(sym("165,146 206,150 244,176 262,222 258,272 270,318 258,370 222,410 165,424", X))
    c.fig(face, "red", 4.6, 2)
    for ear in _pair("258,226! 284,206 296,216 286,250 266,272!"):
        c.fig(ear, "red", 4, 1)
    _both(c, "268,248 278,234 284,222", (0, 3, 0))
    # brows: two clubs of hair that meet over the nose
    for brow in _pair(
        "172,226! 190,196 222,172 258,176! 246,186 254,194! 236,198 240,208! 214,212 "
        "196,226 184,240!"
    ):
        c.ink(brow)
    for m in (1, -1):
        c.fig(disc(X + m * 46, 238, 27, 25), "straw", 4.4)
        c.ink(disc(X + m * 42, 240, 11))
        c.cut(disc(X + m * 46, 235, 3.4))
    _both(c, "182,262 208,274 238,258", (0, 5, 0))
    _both(c, "188,282 232,284 252,306", (0, 5, 0))
    for y, w in ((166, 26), (182, 18)):
        c.line([(X - w, y - 6), (X, y + 4), (X + w, y - 6)], (0, 5, 0))
    c.fig(blob(sym("165,236 180,252 190,272 208,284 204,304 184,306 165,300", X)), "red", 4.4)
    for m in (1, -1):
        c.ink(disc(X + m * 24, 298, 7, 4.4))
    mouth = blob("74,330! 120,316 165,320 210,316 256,330! 252,372 216,402 165,410 114,402 78,372")
    c.fig(mouth, "sumi", 4)
    tongue = blob("110,392 132,370 165,378 198,370 220,392 196,414 134,414")
    c.ink(tongue.intersection(mouth.buffer(-4)), "rose", KEY)
    c.line("165,380 164,394 165,404", (0, 3, 0))
    teeth = [
        poly([(x, 312), (x + 17, 312), (x + 15, 338), (x + 2, 338)]) for x in range(104, 222, 21)
    ]
    c.cut(union(teeth).intersection(mouth.buffer(-2)))
    for m in (1, -1):
        c.fig(
            blob(
                [
                    (X + m * 64, 322, 1),
                    (X + m * 88, 326, 1),
                    (X + m * 80, 350),
                    (X + m * 70, 372, 1),
                    (X + m * 66, 346),
                ]
            ),
            "paper",
            3,
        )
        c.fig(
            blob(
                [
                    (X + m * 36, 408, 1),
                    (X + m * 62, 402, 1),
                    (X + m * 56, 380),
                    (X + m * 44, 356, 1),
                    (X + m * 38, 384),
                ]
            ),
            "paper",
            3,
        )


def _silent(c: Block) -> None:
    """Daini's: black and long, one horn, silver hair and beard, a third eye, tusks upwards."""
    c.ink(FIELD, "red", KEY)
    hair = blob(
        sym("165,96 214,104 254,140 276,210 288,300 296,420 304,526! 238,526! 226,440 165,420", X)
    )
    c.fig(hair, "silver0", 4, 2)
    for path in (
        "206,112 246,160 262,240 270,360",
        "238,140 266,220 280,330 288,450",
        "252,260 262,360 266,440 272,520",
        "244,360 250,440 254,520",
    ):
        _both(c, path, (0, 4, 0))
    face = blob(sym("165,132 208,136 238,166 244,226 236,286 240,322 226,370 202,410 165,424", X))
    c.fig(face, "sumi", 4, 3)
    horn = blob(sym("165,24! 178,70 190,110 194,150 180,160 165,162", X))
    c.fig(horn, "ochre", 4, 2)
    for y, w in ((64, 8), (90, 14), (116, 19), (140, 23)):
        c.line([(X - w, y - 2), (X + 2, y + 5), (X + w, y - 2)], (0, 4, 0))
    for m in (1, -1):
        c.cut(lens((X + m * 20, 250), (X + m * 68, 236), 24, m * 2))
        c.ink(disc(X + m * 42, 244, 8.4))
        c.cut(disc(X + m * 40, 242, 2.4))
        # long brows hang down outside the cheeks
        c.fig(
            blob(
                [
                    (X + m * 16, 230, 1),
                    (X + m * 36, 208),
                    (X + m * 70, 202),
                    (X + m * 92, 226),
                    (X + m * 100, 290, 1),
                    (X + m * 78, 240),
                    (X + m * 52, 224),
                ]
            ),
            "silver0",
            3,
            1,
        )
        c.line([(X + m * 40, 214), (X + m * 70, 212), (X + m * 88, 240)], (0, 3, 0))
    eye = lens((X, 176), (X, 216), 26)
    c.fig(eye, "straw", 3, 1.6)
    c.ink(disc(X, 197, 7, 8.4))
    c.cut(disc(163, 194, 2.2))
    _both(c, "184,268 206,274 226,264", (0, 4.4, 0), "paper")
    _both(c, "196,290 212,312 208,340", (0, 5, 0), "paper")
    _both(c, "170,236 172,268 182,290", (0, 4, 0), "paper")
    c.cut(blob(sym("165,296 176,300 190,290! 194,306 184,314 165,316", X)))
    for m in (1, -1):
        c.ink(disc(X + m * 14, 306, 5, 3.4))
    # moustache and beard
    beard = blob(
        sym("165,378! 186,386 216,380! 230,420 222,470 198,506 190,490! 178,514 165,522!", X)
    )
    c.fig(beard, "silver0", 4, 2)
    for path in ("176,394 178,440 174,494", "194,396 204,440 194,484", "210,396 218,430 212,462"):
        _both(c, path, (0, 4, 0))
    lips = blob(sym("165,352 190,344 222,350! 206,366 165,372", X))
    c.fig(lips, "red", 3, 1.6)
    c.line("112,352 140,356 165,362 190,356 218,352", (2, 4, 5, 4, 2))
    for m in (1, -1):
        c.fig(
            blob(
                [
                    (X + m * 4, 326, 1),
                    (X + m * 40, 330),
                    (X + m * 66, 356),
                    (X + m * 74, 400, 1),
                    (X + m * 52, 366),
                    (X + m * 26, 346),
                ]
            ),
            "silver0",
            3,
            1,
        )
    for m in (1, -1):
        c.fig(
            blob(
                [
                    (X + m * 30, 362, 1),
                    (X + m * 52, 358, 1),
                    (X + m * 67, 330),
                    (X + m * 70, 288, 1),
                    (X + m * 50, 326),
                ]
            ),
            "paper",
            3.4,
            1.4,
        )


def _smiling(c: Block) -> None:
    """Mefuda's: white and pointed, thin horns, red hair, and the lashes of this deck's eggs."""
    c.ink(FIELD, "sumi", KEY)
    hair: list[Geo] = []
    for path, w in (
        ("206,180 250,200 272,250 300,300", 44),
        ("236,200 264,260 270,330 306,392", 50),
        ("236,260 250,340 262,410 296,474", 50),
        ("226,330 226,400 240,450 262,512", 44),
        ("206,380 202,430 210,470 214,508", 34),
    ):
        for m in (1, -1):
            line = [(X + m * (x - X), y) for x, y in _points(path)]
            hair.append(brush(line, (w * 0.8, w, w * 0.8, 1), steps=24))
    hair.append(blob(sym("165,138 212,140 248,170 262,230 200,300 165,310", X)))
    c.fig(union(hair), "red", 2, 2)
    for path in (
        "218,152 252,190 270,240 288,282",
        "250,204 270,270 276,320 294,364",
        "250,300 258,350 270,400 286,444",
        "236,360 240,410 248,450 258,488",
        "206,410 206,440 210,466 213,490",
    ):
        _both(c, path, (0, 5, 0))
    face = blob(
        sym("165,152 204,158 238,190 248,240 246,286 250,322 236,366 204,420 182,454 165,462", X)
    )
    c.fig(face, "paper", 4.4, 2)
    for lock in _pair("165,140! 206,140 248,170 262,226! 238,190 206,168 165,164!"):
        c.fig(lock, "red", 3)
    for horn in _pair("206,158! 214,122 226,86 250,54 292,28! 272,66 262,100 256,138 238,172!"):
        c.fig(horn, "ochre", 3.6, 2.4)
    for path in ("212,142 228,146 244,156", "218,116 236,120 252,128", "228,90 244,92 256,98"):
        _both(c, path, (0, 3.6, 0))
    for m in (1, -1):
        # brows painted high on the forehead
        c.ink(lens((X + m * 14, 196), (X + m * 52, 180), 15))
        eye = blob(
            [
                (X + m * 14, 268, 1),
                (X + m * 34, 240),
                (X + m * 62, 232),
                (X + m * 82, 246, 1),
                (X + m * 64, 272),
                (X + m * 36, 280),
            ]
        )
        c.fig(eye, "straw", 4.4)
        c.ink(disc(X + m * 46, 256, 13))
        c.ink(disc(X + m * 46, 256, 7), "red", KEY)
        c.cut(disc(X + m * 43, 252, 2.6))
        for k, a in enumerate((-132, -108, -84, -60)):
            at = pol(X + m * 48, 258, 32, a if m > 0 else -180 - a)
            far = pol(X + m * 48, 258, 57 - (5 if k in (0, 3) else 0), a + 3 if m > 0 else -183 - a)
            c.ink(sliver(at, far, 8, 0.3))
    _both(c, "186,292 216,300 238,280", (0, 4, 0))
    _both(c, "204,316 220,330 228,322", (0, 4, 0))
    _both(c, "172,250 174,280 186,308", (0, 4, 0))
    c.ink(blob(sym("165,322 174,318 188,310! 192,322 180,330 165,332", X)))
    _both(c, "188,312 196,318 194,328", (1, 3, 1))
    # the smile: from ear to ear, two rows of gold
    mouth = blob(sym("165,366 202,354 238,318! 232,360 204,400 165,414", X))
    c.fig(mouth, "sumi", 4)
    row = blob(sym("165,373 202,361 231,334! 226,360 201,393 165,406", X))
    c.ink(row, "ochre", KEY)
    c.line("104,344 134,374 165,389 196,374 226,344", (1, 4, 5, 4, 1))
    for x in (-44, -29, -15, 0, 15, 29, 44):
        y = 373 - abs(x) * 0.32
        c.line([(X + x, y - 4), (X + x * 0.9, y + 38 - abs(x) * 0.16)], 2.8)
    for m in (1, -1):
        c.fig(
            blob([(X + m * 50, 346, 1), (X + m * 66, 330, 1), (X + m * 64, 378, 1)]), "paper", 2.6
        )
        c.fig(
            blob([(X + m * 24, 408, 1), (X + m * 42, 398, 1), (X + m * 38, 362, 1)]), "paper", 2.6
        )
    c.line("152,432 165,438 178,432", (0, 4, 0))

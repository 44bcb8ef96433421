"""The horse of the Mefuda: rearing, in the harness of a feast, red tassels at breast and croup."""

from .block import KEY, Block
from .curves import Geo, blob, brush, disc, lens, poly, rot, sliver, union
from .hana_parts import rows

#: The coat, round the whole but for the legs: from the poll along the crest to the tail, and back
#: under the belly, the breast and the throat.
COAT = (
    "118,74! 150,84 178,112 196,152 214,192 236,228 264,262 282,302 284,344 268,380 240,404 "
    "212,398 190,380 170,366 146,350 122,330 100,300 90,264 94,224 106,190 108,160 98,144 84,150 "
    "70,164 58,176 44,178 34,168 34,154 46,138 62,116 78,92 92,76"
)


def horse(c: Block) -> None:
    """Rearing to the left, as high as the card; in card units."""
    _tail(c)
    _leg(
        c,
        "112,262 76,242 50,226",
        "50,228 43,250 46,286",
        (46, 34, 23),
        "46,284 38,296 36,302",
        "26,292 46,298 46,320 18,312",
    )
    _leg(
        c,
        "224,388 196,420 214,446",
        "214,446 194,474 186,492",
        (62, 40, 22),
        "186,492 178,500",
        "172,490 194,494 194,512 158,512",
    )
    _mane(c)
    ears = union(
        [blob("100,84! 92,56 96,34! 112,54 118,80!"), blob("114,82! 114,54 124,36! 134,60 134,90!")]
    )
    coat = blob(COAT)
    near = union(
        [
            blob(
                "226,300 266,300 287,334 284,376 266,404 256,418 268,432 272,446 262,456 244,450 "
                "232,438 208,416 194,388 200,340"
            ),
            brush("257,442 254,466 246,488", (27, 18, 17), steps=24),
            brush("244,486 236,496 232,502", (18, 16, 20), steps=24),
            brush("132,298 104,324 84,344", (58, 32, 22), steps=24),
            brush("85,340 98,370 106,394", (23, 16, 16), steps=24),
            brush("106,392 100,404 98,410", (17, 16, 20), steps=24),
        ]
    )
    whole = union([coat, ears, near])
    c.cut(whole.buffer(3.4))
    c.ink(whole)
    for hoof in ("224,494 246,498 248,512 210,512", "90,402 110,408 108,430 80,424"):
        c.fig(poly(hoof), "ochre", 3, 1)
    _carve(c, whole)
    _harness(c)
    _head(c)


def _leg(
    c: Block, upper: str, cannon: str, ws: tuple[float, float, float], pastern: str, hoof: str
) -> None:
    """A leg on the far side."""
    g = union(
        [
            brush(upper, ws, steps=24),
            brush(cannon, (ws[2], 15, 16), steps=24),
            brush(pastern, (16, 18), steps=24),
        ]
    )
    c.cut(g.buffer(2.6))
    c.ink(g)
    c.fig(poly(hoof), "ochre", 3, 1)


def _tail(c: Block) -> None:
    """Carried high, then falling: red, like the shadow of the eggs."""
    tail = blob(
        "270,300! 286,280 304,282 318,300! 318,470! 300,448 296,474 282,440 284,400 292,360 290,326"
    )
    c.fig(tail, "red", 3.4, 2)
    for path in (
        "284,298 300,304 304,350 298,400",
        "296,296 310,320 312,380 304,430",
        "290,402 292,430 296,460",
    ):
        c.line(path, (0, 4, 0))


def _mane(c: Block) -> None:
    """Blown back from the crest in locks."""
    locks: list[Geo] = []
    for path, w in (
        ("120,84 158,56 206,52", 22),
        ("138,96 182,76 232,84", 26),
        ("158,116 200,106 248,124", 27),
        ("176,142 216,138 258,164", 25),
        ("190,168 224,172 258,202", 21),
    ):
        locks.append(brush(path, (w, w, 0.6), steps=24))
    whole = union(locks)
    c.fig(whole, "red", 3.4, 2)
    for path in (
        "132,86 162,68 194,58",
        "152,98 186,88 220,88",
        "172,120 204,116 236,126",
        "188,146 218,150 246,164",
        "200,172 224,180 246,196",
    ):
        c.line(path, (0, 3.6, 0))
    c.fig(blob("112,82! 96,88 84,106 80,124! 98,118 112,104 122,88!"), "red", 3, 1.4)


def _carve(c: Block, whole: Geo) -> None:
    """Where muscle lies over muscle the knife leaves a line."""
    cuts = [
        brush("112,196 124,246 112,292", (0, 5, 0), steps=24),
        brush("236,266 214,310 222,362", (0, 5.4, 0), steps=24),
        brush("222,362 206,384 190,388", (0, 4, 0), steps=24),
        brush("270,330 268,376 248,418", (0, 4.4, 0), steps=24),
        brush("128,314 108,332 92,346", (0, 4, 0), steps=24),
        brush("92,350 100,370 104,388", (0, 3, 0), steps=24),
        brush("124,120 132,150 124,180", (0, 4.4, 0), steps=24),
        brush("142,116 154,146 150,180", (0, 4, 0), steps=24),
    ]
    for x, y in rows("150,330 166,342 182,354"):
        cuts.append(sliver((x, y), (x + 12, y - 26), 3.6, 0.5))
    c.cut(union(cuts).intersection(whole.buffer(-3)))


def _tassel(c: Block, x: float, y: float, turn: float, k: float = 1) -> None:
    """A tuft of red silk."""
    with c.at(x, y, k, turn):
        c.fig(blob("-5,-4! 5,-4! 11,18 12,36! 4,33 0,38 -5,33 -12,36! -11,18"), "red", 2.6, 1)
        c.cut(union([sliver((-4, 12), (-6, 31), 2.4), sliver((4, 12), (5, 31), 2.4)]))
        c.fig(disc(0, -3, 6), "ochre", 2.2)


def _harness(c: Block) -> None:
    """Saddle and its cloth, breast strap, crupper."""
    cloth = blob(
        "180,214! 206,220 228,214! 232,250 222,292 206,316! 176,314 152,296! 152,256 162,222"
    )
    c.fig(cloth, "red", 3.4, 2.4)
    rim = cloth.buffer(-7).difference(cloth.buffer(-10.4))
    c.cut(rim)
    for x, y in rows("190,262 176,288 200,290 184,234"):
        c.cut(rot(lens((x - 9, y), (x + 9, y), 9), 20, (x, y)))
        c.ink(disc(x, y, 3))
    seat = blob(
        "170,206! 168,184 178,176! 190,196 208,206 226,204 244,198! 250,212 240,226! "
        "212,230 188,222"
    )
    c.fig(seat, "ochre", 3.4, 1.6)
    c.line("184,204 206,216 234,214", (0, 3.4, 0))
    strap = brush("168,224 128,240 94,250", (7, 7, 7), steps=24)
    c.fig(strap, "ochre", 2.4, 1.2)
    crupper = brush("236,232 262,258 284,304", (7, 7, 7), steps=24)
    c.fig(crupper, "ochre", 2.4, 1.2)
    for x, y, turn in rows("104,252,14 128,246,10 152,238,4"):
        _tassel(c, x, y, turn, 0.92)
    for x, y, turn in rows("248,252,-8 266,276,-10"):
        _tassel(c, x, y, turn, 0.8)


def _head(c: Block) -> None:
    """Bridle, eye, nostril, the bit between the teeth."""
    c.cut(lens((75, 112), (97, 108), 13))
    c.ink(disc(85, 110, 5.2))
    c.cut(disc(83, 108, 1.8))
    c.line("76,104 86,99 98,102", (0, 3, 0), "paper")
    c.cut(lens((38, 156), (48, 148), 6))
    c.line("36,170 48,168 58,160", (1, 3, 0), "paper")
    for path in ("58,118 68,134 80,146", "96,84 104,108 98,140", "80,146 90,142 98,140"):
        c.line(path, (5, 5, 5), "ochre")
    c.ink(disc(80, 146, 5), "ochre", KEY)
    c.line("82,148 118,172 164,196", (4, 4, 4), "red")

"""Twelve more portraits, for opponents with a name of their own."""

from .block import Block
from .curves import blob, box, disc, lens, poly, ring, star, sym, union
from .plants import blossom
from .portrait import bust, face, start, strands
from .textiles import checks, kanoko, lozenges, shippo, stripe, uroko, yagasuri


def _glasses(c: Block, r: float = 15, frame: str = "sumi", square: bool = False) -> None:
    for m in (1, -1):
        x = 98 + m * 19
        if square:
            lens_ = box(x - r, 101 - r * 0.72, x + r, 101 + r * 0.72).buffer(2)
            c.ink(lens_.buffer(1.4).difference(lens_.buffer(-1.3)), frame, "key")
        else:
            c.ink(ring(x, 101, r + 1.6, 3.4), frame, "key")
        c.line([(98 + m * (19 + r), 99), (100 + m * 42, 95)], 2.8, frame)
    c.line("95,99 101,99", 3, frame)


def professor() -> Block:
    """An old lady scholar: white bob, square spectacles, a pearl chain."""
    c = start("moss")
    c.fig(blob("100,34 144,44 160,84 156,134! 128,140 72,140 44,134! 40,84 56,44"), "steel", 4)
    bust(c, "plum", lozenges((0, 150, 200, 230), 24, 34, 2.6), "rose")
    c.fig(blob("70,153! 100,176 130,153! 140,168 100,196 60,168"), "paper", 3.4)
    c.ink([disc(x, 172 + (1 - ((x - 100) / 34) ** 2) * 14, 4.4) for x in range(70, 132, 10)])
    c.cut([disc(x, 172 + (1 - ((x - 100) / 34) ** 2) * 14, 2.9) for x in range(70, 132, 10)])
    face(c, age=1, brow="ash", wide=0.98)
    c.fig(
        blob("54,110! 52,66 92,42 146,62 148,110! 140,88 130,72! 112,66 84,68! 74,80 62,84"),
        "steel",
        3,
    )
    strands(c, ["62,82 74,62 92,52", "84,66 96,54 112,52", "112,64 128,60 138,76",
                "48,110 46,122 50,134", "152,110 154,122 150,134"], 2.2, "ash")
    _glasses(c, 15, "indigo", square=True)
    return c


def captain() -> Block:
    """A seaman: peaked cap, white full beard."""
    c = start("indigo", "sky")
    bust(c, "indigo", None, skin="tan")
    for y in (176, 196):
        c.fig(disc(86, y, 5), "ochre", 2.6)
        c.fig(disc(114, y, 5), "ochre", 2.6)
    c.fig(blob("70,154! 100,170 130,154! 140,170 100,182 60,170"), "paper", 3.4)
    face(c, "tan", age=1, brow="steel", wide=1.04)
    beard = blob(
        "57,92! 62,112 78,120 100,115 122,120 138,112 143,92! 150,126 138,158 100,176 62,158 50,126"
    )
    mouth = blob("86,126 100,123 114,126 110,135 100,138 90,135")
    c.fig(beard.difference(mouth), "paper", 3.2)
    strands(c, ["64,118 66,138 78,154", "78,126 82,146 92,162", "100,142 100,154 100,168",
                "122,126 118,146 108,162", "136,118 134,138 122,154"], 2.4, "ash")
    c.fig(blob("46,70! 50,38 84,26 116,26 150,38 154,70! 100,58"), "paper", 4.4)
    c.fig(blob("48,72! 60,58 100,54 140,58 152,72! 148,86 100,72 52,86"), "sumi", 3)
    c.fig(blob("58,84! 100,72 142,84! 128,90 100,84 72,90"), "indigo", 3.4)
    c.fig(star(100, 46, 9).buffer(1), "ochre", 2.6)
    return c


def monk() -> Block:
    """A monk: shaven head, saffron robe over one shoulder, smiling."""
    c = start("straw", "ochre")
    c.fig(blob("84,128 116,128 118,160 100,172 82,160"), "tan", 4)
    bust(c, "ginger", stripe((0, 150, 200, 230), 40, 18, 3), "ochre", "tan")
    c.fig(blob("74,154! 100,172 130,152! 150,164 176,178! 120,214 84,230! 60,230! 90,190"), "deep",
          4)
    face(c, "tan", wide=1.02, smile=1.5)
    c.fig(blob("57,94! 56,62 100,40 144,62 143,94! 136,74 100,62 64,74"), "tan", 3.4)
    c.ink(blob("60,92! 62,68 100,50 138,68 140,92! 132,82 100,72 68,82"), "tan", "key")
    c.line("66,64 84,52 104,50", (0, 2.4, 0), "paper")
    for k, y in enumerate((186, 200, 213)):
        c.fig(disc(62 - k * 3, y, 6.4), "umber", 2.8)
    return c


def dancer() -> Block:
    """A young woman: long plait with flowers, red mark on the brow, sari."""
    c = start("pine")
    c.fig(blob("100,38 142,48 156,86 146,126! 100,110 54,126! 44,86 58,48"), "sumi", 4)
    c.fig(blob("132,108 154,116 158,150 146,186 156,224! 128,230! 130,186 136,150"), "sumi", 4)
    strands(c, ["138,124 148,132 142,142", "138,146 148,154 138,164", "134,168 146,176 138,188",
                "136,192 146,200 140,212"])
    bust(c, "ochre", kanoko((0, 150, 200, 230), 20, 4.6), "red", "brown")
    c.fig(blob("140,152! 172,166 190,186! 120,230! 60,230! 108,190"), "red", 4)
    c.line("150,160 122,196 78,230", (3, 5, 3), "straw")
    face(c, "brown", wide=0.95, blush="ginger", lips="deep")
    c.fig(blob("56,104! 56,70 98,44! 100,66 78,76 64,90!"), "sumi", 3)
    c.fig(blob("144,104! 144,70 102,44! 100,66 122,76 136,90!"), "sumi", 3)
    strands(c, ["62,88 74,68 94,54", "138,88 126,68 106,54"])
    c.ink(disc(99, 80, 4), "red", "key")
    for a, (x, y) in ((-60, (142, 60)), (10, (152, 78))):
        c.fig(union(blossom(x, y, 13, a)), "paper", 2.6, halo=1)
        c.ink(disc(x, y, 3), "ochre", "key")
    for m in (1, -1):
        c.fig(disc(100 + m * 41, 122, 5.4), "ochre", 2.4)
    return c


def smith() -> Block:
    """A broad man: bald, black moustache, leather apron."""
    c = start("ash")
    bust(c, "paper", stripe((0, 150, 200, 230), 90, 16, 4), "sky")
    c.fig(poly("66,176 134,176 144,232 56,232"), "umber", 4)
    c.line("66,176 58,158", 7)
    c.line("134,176 142,158", 7)
    for x in (74, 126):
        c.fig(disc(x, 184, 4), "ochre", 2.4)
    face(c, wide=1.1, brow="sumi", smile=1.2)
    c.fig(blob("50,100! 50,62 100,40 150,62 150,100! 144,80 100,58 56,80"), "skin", 3.6)
    c.ink(blob("55,98! 56,68 100,48 144,68 145,98! 136,84 100,72 64,84"), "skin", "key")
    c.line("70,62 88,51 108,49", (0, 3, 0), "paper")
    mo = blob(sym("100,116 116,112 136,120 148,112! 140,132 116,132 100,125", 100))
    c.fig(mo, "sumi", 2.6)
    strands(c, ["94,121 76,124 62,120", "106,121 124,124 138,120"], 2.4, "ash")
    return c


def weaver() -> Block:
    """An Andean woman: bowler hat, two plaits, striped shawl."""
    c = start("sky")
    for m in (1, -1):
        plait = blob([(100 + m * 34, 96), (100 + m * 52, 108), (100 + m * 56, 150),
                      (100 + m * 52, 206), (100 + m * 40, 206), (100 + m * 38, 150)])
        c.fig(plait, "sumi", 3.6)
    bust(c, "red", stripe((0, 150, 200, 230), 24, 22, 8), "ochre", "tan")
    for m in (1, -1):
        for y in (118, 131, 144):
            c.line([(100 + m * 41, y), (100 + m * 47, y + 6), (100 + m * 53, y)], (0, 2.4, 0),
                   "paper")
    c.fig(poly("86,164 100,186 114,164 108,158 92,158"), "paper", 3)
    face(c, "tan", wide=1.02, smile=1.3)
    c.fig(blob("56,100! 58,74 100,58 142,74 144,100! 132,80! 100,70 68,80!"), "sumi", 3)
    c.fig(blob("64,66! 66,34 84,20 116,20 134,34 136,66!"), "umber", 4.4)
    c.fig(blob("42,68! 70,56 100,54 130,56 158,68! 138,80 100,72 62,80"), "umber", 4)
    c.fig(blob("64,64! 100,54 136,64! 136,52 100,44 64,52"), "sumi", 2)
    c.line("72,36 86,26 104,26", (0, 2.6, 0), "ginger")
    return c


def poet() -> Block:
    """A young man: long wavy hair, high collar, a pen behind the ear."""
    c = start("rose")
    c.fig(
        blob("100,34 142,40 160,76 152,112 160,146 140,164! 60,164! 40,146 48,112 40,76 58,40"),
        "umber",
        4,
    )
    bust(c, "sumi", None)
    for m in (1, -1):
        c.fig(poly([(100 + m * 4, 178), (100 + m * 30, 150), (100 + m * 44, 168),
                    (100 + m * 16, 204)]), "pine", 3.6)
    c.fig(blob("78,150! 100,168 122,150! 120,178 100,190 80,178"), "paper", 3)
    c.fig(union([lens((100, 180), (74, 190), 16), lens((100, 180), (126, 190), 16),
                 disc(100, 180, 6)]), "red", 2.8)
    face(c, wide=0.95, brow="umber")
    c.fig(
        blob("54,112! 50,70 86,42 130,44 150,72 146,112! 140,86 128,72! 110,70 92,60! 80,78 62,90"),
        "umber",
        3,
    )
    strands(c, ["60,92 70,66 94,52", "96,60 114,52 134,64", "122,70 138,70 146,96",
                "50,118 48,138 54,154", "150,118 152,138 146,154"], 2.6, "ginger")
    c.fig(lens((136, 112), (170, 50), 17, 0.1), "paper", 3, halo=1)
    c.line("138,108 166,58", (2, 1))
    return c


def gardener() -> Block:
    """An old man under a straw hat, with a towel round his neck."""
    c = start("pine", "moss")
    bust(c, "indigo", shippo((0, 150, 200, 230), 13, 2), "sky", "tan")
    c.fig(blob("70,150! 100,166 130,150! 146,170 130,180 100,186 70,180 54,170"), "paper", 3.6)
    c.fig(blob("76,176 92,180 90,222! 68,222!"), "paper", 3.4)
    for y in (196, 206):
        c.line([(70, y), (90, y)], 3, "red")
    face(c, "tan", age=1, brow="steel", wide=1.0, smile=1.4)
    for m in (1, -1):
        c.fig(blob([(100 + m * 38, 78), (100 + m * 47, 84), (100 + m * 46, 108),
                    (100 + m * 39, 100)]), "steel", 3)
    goatee = blob("92,138 100,136 108,138 106,156 100,168 94,156")
    c.fig(goatee, "steel", 2.8)
    hat = blob("100,18 128,44 178,74! 168,86 100,70 32,86 22,74! 72,44")
    c.fig(hat, "straw", 4.4, halo=1)
    c.ink([poly([(100, 24), (100 + d, 70 + abs(d) * 0.12), (100 + d + 3, 70 + abs(d) * 0.12)])
           for d in (-64, -44, -26, -9, 8, 24, 42, 62)])
    c.line("70,50 100,44 130,50", (1.6, 3, 1.6))
    c.line("48,66 100,56 152,66", (1.6, 3, 1.6))
    return c


def nurse() -> Block:
    """A woman with twisted locks, round spectacles and a green gown."""
    c = start("paper", "mist")
    locks = union([disc(x, y, r) for x, y, r in (
        (52, 92, 13), (47, 112, 12), (48, 132, 11), (54, 72, 14), (66, 54, 15), (84, 43, 15),
        (104, 40, 15), (124, 46, 15), (139, 60, 15), (147, 78, 14), (150, 98, 13), (152, 118, 12),
        (150, 136, 11), (100, 62, 36))])
    c.fig(locks, "sumi", 3.4)
    bust(c, "moss", None, skin="brown")
    c.fig(poly("70,156 100,196 130,156 120,150 100,176 80,150"), "pine", 3.4)
    c.fig(box(130, 192, 154, 214), "moss", 3)
    c.line("134,188 134,204", 3, "red")
    face(c, "brown", blush="ginger", lips="red", wide=0.97, smile=1.4)
    c.fig(blob("56,98! 58,70 100,50 142,70 144,98! 134,78 100,66 66,78"), "sumi", 2)
    for x, y in ((56, 72), (50, 94), (47, 114), (68, 56), (86, 46), (106, 44), (124, 50), (138, 64),
                 (146, 82), (150, 102), (151, 122), (84, 62), (112, 60)):
        c.line([(x - 5, y), (x, y - 4), (x + 5, y)], (0.6, 2.4, 0.6), "ash")
    _glasses(c, 16, "red")
    return c


def boxer() -> Block:
    """A young woman with short red hair swept up, a ring in her ear."""
    c = start("sky")
    bust(c, "red", checks((0, 150, 200, 230), 16), "deep")
    c.fig(blob("72,152! 100,168 128,152! 134,166 100,184 66,166"), "sumi", 3)
    c.cut(blob("74,160 100,174 126,160 124,164 100,179 76,164"), "ochre")
    face(c, wide=0.98, brow="ginger", smile=0.9)
    c.fig(
        blob("56,104! 50,78 60,48 84,30 124,24 156,36! 146,44 150,62 146,104! 138,84 130,74! "
             "110,76 88,68! 74,80 62,88"),
        "ginger", 3.6,
    )
    strands(c, ["66,84 66,60 84,44", "84,68 86,50 112,36", "104,72 108,54 138,40",
                "126,74 130,60 144,52"], 2.8, "straw")
    c.ink(ring(142, 122, 7, 3), "ochre", "key")
    return c


def elder() -> Block:
    """A dignified man: turban, grey beard, long coat."""
    c = start("plum")
    bust(c, "pine", yagasuri((0, 150, 200, 230), 24, 44, 3), "moss", "brown")
    c.fig(poly("90,160 110,160 114,232 86,232"), "straw", 3.4)
    for y in (184, 202, 220):
        c.fig(disc(100, y, 4.4), "red", 2.4)
    face(c, "brown", age=1, brow="steel", blush="ginger", lips="deep", wide=1.0)
    beard = blob(
        "58,98! 62,116 78,122 100,117 122,122 138,116 142,98! 146,130 130,164 100,184 70,164 54,130"
    )
    mouth = blob("86,127 100,124 114,127 110,135 100,138 90,135")
    c.fig(beard.difference(mouth), "steel", 3)
    strands(c, ["66,122 70,142 84,160", "80,132 86,152 96,170", "120,132 114,152 104,170",
                "134,122 130,142 116,160"], 2.2, "ash")
    turban = blob("52,82! 44,54 70,26 100,20 130,26 156,54 148,82! 124,66 100,60 76,66")
    c.fig(turban, "ochre", 4.4)
    for path in ("56,74 78,48 128,30", "54,58 76,36 112,24", "146,74 122,48 92,42",
                 "100,60 112,44 140,40", "148,60 134,44 118,38"):
        c.line(path, (1, 3, 1))
    c.fig(poly("100,40 108,52 100,64 92,52"), "red", 3)
    return c


def student() -> Block:
    """A boy: tousled black hair, big square spectacles, scarf."""
    c = start("ochre", "straw")
    c.fig(blob("100,36 140,44 154,78 148,112! 100,96 52,112! 46,78 60,44"), "sumi", 4)
    bust(c, "sky", uroko((0, 150, 200, 230), 18), "indigo")
    scarf = blob("66,150! 100,164 134,150! 150,166 136,182 100,190 64,182 50,166")
    c.fig(scarf, "red", 4)
    c.fig(blob("112,178 136,174 142,222! 116,226!"), "red", 3.6)
    for y in (190, 206):
        c.line([(116, y + 2), (138, y - 2)], 4, "straw")
    c.line("66,166 100,178 134,166", (2, 3.4, 2), "straw")
    face(c, wide=0.97, smile=1.3)
    hair = blob("54,104! 54,66 70,40! 84,46 96,28! 108,42 128,32! 134,50 148,66 146,104! 138,80! "
                "126,80 122,66! 108,76 98,62! 86,78 78,68! 70,82 62,80!")
    c.fig(hair, "sumi", 3)
    strands(c, ["64,74 70,58 80,50", "84,66 90,54 98,42", "106,66 112,54 122,44",
                "130,72 134,62 136,54"])
    _glasses(c, 15, "indigo", square=True)
    return c


GUESTS = (
    professor, captain, monk, dancer, smith, weaver, poet, gardener, nurse, boxer, elder, student,
)

"""Birds: crane, bush warbler, cuckoo, swallow, geese, phoenix."""

from .block import KEY, Block
from .curves import Path, blob, brush, disc, lens, pol, poly, sliver, union
from .hana_parts import Row, rows


def feather(c: Block, x: float, y: float, length: float, w: float, a: float,
            fill: str = "paper", lw: float = 2.3, quill: str = "sumi") -> None:  # fmt: skip
    """One feather from its root, with its quill."""

    def q(u: float, v: float) -> tuple[float, float]:
        return pol(*pol(x, y, u * length, a), v * w, a + 90)

    g = blob([(*q(0, 0), 1), q(0.3, 0.4), q(0.75, 0.5), q(1, 0.12), q(0.98, -0.2), q(0.7, -0.46),
              q(0.3, -0.4)], 6)  # fmt: skip
    c.plain(g, fill, lw * 1.3)
    c.ink(sliver(q(0.12, 0), q(0.88, 0), 2), quill, KEY)


def tier(c: Block, spots: list[Row], w: float, fill: str = "paper", quill: str = "sumi") -> None:
    """Feathers, the outermost first: x, y, length, direction."""
    for x, y, length, a in spots:
        feather(c, x, y, length, w, a, fill, 2.3, quill)


def eye(c: Block, x: float, y: float, r: float = 4.6, iris: str = "ochre") -> None:
    c.ink(disc(x, y, r))
    c.ink(disc(x, y, r * 0.7), iris, KEY)
    c.ink(disc(x - 0.3, y, r * 0.4))


def crane(c: Block) -> None:
    """Standing on one leg, looking right; about 300 high, its feet near (0, 330)."""
    c.line("0,214 4,250 10,330", (9, 6.5, 5.5))
    for toe in ("10,328 30,340", "10,328 6,343", "10,328 -8,336"):
        c.line(toe, (5, 2))
    c.line("-12,214 -28,244 0,268 22,264", (8, 6, 5, 4))
    c.line("20,264 32,272 34,280", (4, 3, 1))
    for path in ("-36,156 -94,176 -110,232", "-32,166 -82,192 -92,256", "-26,174 -68,204 -72,264",
                 "-18,182 -50,212 -50,260"):  # fmt: skip
        g = brush(path, (10, 21, 17, 3))
        c.cut(g.buffer(2.2))
        c.ink(g)
    for path in ("-36,156 -94,176 -109,222", "-32,166 -82,192 -91,246", "-26,174 -68,204 -71,254"):
        c.line(path, (0, 2, 1), "paper")
    body = blob("60,136 46,116 18,112 -18,124 -48,148 -66,176 -48,202 -16,222 18,220 46,196 60,166")
    neck = brush("84,18 56,20 38,44 50,80 48,116 24,144", (22, 23, 21, 27, 42, 62), 12)
    head = blob("108,22 96,8 78,4 62,14 60,30 78,36 98,34")
    c.fig(poly("168,46 136,29 104,16 96,32 134,39"), "straw", 3)
    c.line("162,44 130,34 100,26", (1, 2, 2.4))
    whole = union([body, neck, head])
    c.fig(whole, "paper", 4.2, halo=1.6)
    c.ink(brush("92,35 72,34 54,50 62,78 64,108 53,136", (3, 12, 15, 17, 17, 1), 12)
          .intersection(whole.buffer(1)))  # fmt: skip
    c.fig(blob("102,16 92,5 76,3 66,10 84,14"), "red", 2.4)
    eye(c, 86, 23, 5)
    wing = blob("38,152 12,130 -26,138 -56,166 -66,192 -40,204 -6,200 24,184")
    c.ink(wing.buffer(1.5))
    c.cut(wing)
    tier(c, rows("16,184,50,158 10,177,60,160 2,170,66,159 -6,162,68,156 -16,154,64,151"), 17)
    tier(c, rows("24,178,32,150 18,168,38,152 10,159,42,152 0,151,42,148 -12,145,38,142"), 15)
    tier(c, rows("30,166,22,140 24,157,24,144 16,149,26,144 6,142,26,140"), 13)
    for x, y in rows("44,144 36,162 46,174 30,182 34,198 14,206 -4,212"):
        c.line([(x + 7, y - 2), (x, y + 4), (x - 8, y)], (0, 2.2, 0))


def warbler(c: Block) -> None:
    """Perched, looking left; 190 wide round its breast."""
    for path in ("-2,30 -6,46", "14,32 14,48"):
        c.line(path, (5, 3.6))
        x, y = (-6, 46) if path.startswith("-2") else (14, 48)
        c.line([(x + 7, y + 2), (x - 4, y), (x - 13, y + 3)], (1, 4, 1))
    tail = blob("36,4 74,20 116,44! 110,54! 68,44 30,28")
    c.fig(tail, "pine", 3.4, halo=1.6)
    c.line("44,16 78,32 108,48", (0, 2.2, 1), "moss")
    body = blob("-66,-24 -54,-44 -28,-52 -2,-42 24,-18 48,8 56,24 38,34 10,38 -22,32 -44,14 -60,-8")
    c.fig(body, "moss", 4.2, halo=2)
    c.ink(blob("-62,-12 -46,-10 -30,6 -2,20 40,28 34,34 10,38 -22,32 -44,14").intersection(
        body.buffer(-1)), "paper", KEY)  # fmt: skip
    for px, py in rows("-40,2 -30,14 -16,20 -22,28 0,28 14,32"):
        c.line([(px - 6, py - 3), (px, py + 2), (px + 7, py)], (0, 2, 0))
    wing = blob("-16,-28 8,-26 36,-4 82,34! 40,26 6,16 -16,-4")
    c.fig(wing, "pine", 3.2)
    for path in (
        "-8,-16 14,-8 34,8",
        "-10,-6 12,4 30,16",
        "10,-20 34,0 70,28",
        "22,-4 44,14 66,26",
    ):
        c.line(path, (0, 2.6, 0), "moss")
    c.fig(poly("-64,-30 -92,-25 -64,-18"), "sumi", 1.5)
    c.line("-88,-25 -70,-25 -60,-24", (0.6, 1.8, 1), "straw")
    c.line("-66,-30 -44,-36 -22,-34", (2, 4.6, 0))
    c.line("-58,-38 -42,-44 -22,-42", (0, 3, 0), "paper")
    eye(c, -46, -31, 5.2, "paper")


def cuckoo(c: Block) -> None:
    """In flight to the lower left, both wings up; 260 wide."""
    far = blob(
        "-24,-14 -18,-54 8,-104 46,-140! 52,-112! 60,-108 54,-78! 58,-66 46,-46! 40,-30 10,-4"
    )
    c.fig(far, "ash", 3.6, halo=2)
    for path in ("-6,-30 8,-70 36,-116", "10,-30 24,-62 48,-88", "22,-24 34,-44 48,-58"):
        c.line(path, (0, 2.6, 0))
    for a, length in ((8, 104), (18, 108), (28, 98)):
        g = lens((44, 8), pol(44, 8, length, a), 22, at=0.7)
        c.fig(g, "sumi", 1.4, halo=1.2)
        for t in (0.55, 0.72, 0.9):
            c.cut(disc(*pol(44, 8, length * t, a), 3.2))
    body = blob("-92,4 -78,-16 -54,-22 -20,-18 26,-4 66,12 40,26 0,30 -40,24 -74,18")
    c.fig(body, "paper", 4, halo=1.6)
    c.ink(blob("-94,2 -78,-17 -54,-23 -20,-19 26,-5 66,12 30,10 -10,6 -50,2 -70,6"), "ash", KEY)
    c.line("-92,2 -70,6 -46,2 0,8 60,13", (0, 2.6, 2, 2.4, 0))
    for x, h in rows("-44,18 -30,21 -16,22 -2,22 12,20 26,17"):
        c.line([(x, 8), (x + 5, h - 4), (x + 2, h + 6)], (0, 3.4, 0))
    near = blob(
        "-18,-8 16,-44 66,-76 128,-92! 120,-72! 124,-62 98,-48! 102,-36 76,-24! 74,-12 40,10 8,14"
    )
    c.fig(near, "ash", 4, halo=1.8)
    c.ink(
        blob("-14,-6 18,-36 40,-46 50,-30 34,-2 10,10").intersection(near.buffer(-1)), "sumi", KEY
    )
    for path in ("44,-48 74,-66 112,-80", "48,-36 78,-52 108,-60", "46,-22 68,-36 92,-44",
                 "40,-10 56,-20 72,-26"):  # fmt: skip
        c.line(path, (0, 3, 0))
    for path in ("-2,-8 12,-22 30,-32", "6,0 20,-12 36,-20"):
        c.line(path, (0, 2.6, 0), "paper")
    c.fig(poly("-88,-4 -116,12 -84,10"), "sumi", 1.4)
    c.line("-104,6 -94,6 -80,4", (0, 2.2, 2), "red")
    eye(c, -74, -6, 5)


def swallow(c: Block) -> None:
    """Wheeling to the left, its back to us, wings swept like sickles; 250 wide."""
    for s in (-1, 1):
        streamer = brush(
            [(40, s * 3), (74, s * 12), (110, s * 17), (158, s * 40)], (15, 14, 8, 0.5)
        )
        c.fig(streamer, "indigo", 3, halo=2)
        for x, y in ((78, 12), (94, 15)):
            c.cut(disc(x, s * y, 2.8))
    for s in (-1, 1):
        f = 1.0 if s < 0 else 0.92
        wing = blob(
            [(-44, s * 8, 1), (-52, s * 40 * f), (-36, s * 78 * f), (8, s * 116 * f),
             (78, s * 146 * f, 1), (42, s * 108 * f), (22, s * 76 * f), (10, s * 44 * f),
             (14, s * 10, 1)]
        )  # fmt: skip
        c.fig(wing, "indigo", 4, halo=2)
        covert = blob([(-44, s * 10, 1), (-48, s * 38 * f), (-32, s * 68 * f), (-16, s * 60 * f),
                       (-8, s * 34 * f), (4, s * 10, 1)])  # fmt: skip
        c.fig(covert, "sky", 2.6)
        for a, b in (
            ((-28, 76), (62, 140)),
            ((-20, 70), (34, 108)),
            ((-14, 58), (18, 80)),
            ((-8, 44), (8, 56)),
        ):
            mid = ((a[0] + b[0]) / 2 - 5, s * f * (a[1] + b[1]) / 2 + s * 3)
            c.line([(a[0], s * a[1] * f), mid, (b[0], s * b[1] * f)], (1, 3, 0), "paper")
    body = blob("-92,-4 -80,-18 -60,-21 -30,-20 10,-17 46,-9 62,0 46,9 10,17 -30,20 -60,21 -80,16")
    c.fig(body, "indigo", 4, halo=1.6)
    c.ink(blob("12,-16 30,-13 34,0 30,13 12,16 18,0"), "paper", KEY)
    for x in (-40, -22, -4):
        c.line([(x + 6, -14), (x, 0), (x + 6, 14)], (0, 3, 0), "sky")
    c.ink(blob("-93,-3 -80,-17 -66,-20 -62,-8 -74,2 -88,6").intersection(body), "red", KEY)
    c.line("-92,2 -74,3 -62,-8 -64,-20", (0, 2.4, 2.4, 0))
    c.fig(poly("-90,-9 -116,-2 -88,6"), "sumi", 1.4)
    eye(c, -70, 8, 4.4, "paper")


def goose(c: Block, high: bool) -> None:
    """In flight to the left, 190 wide; wings up or down."""
    if high:
        far = blob("-8,-8! 0,-46 30,-86 66,-98! 58,-66 44,-40 32,-6!")
        near = blob("-22,0! 0,-30 48,-66 104,-72! 90,-48 62,-24 24,14")
        cuts = ("4,-14 40,-44 88,-64", "10,-4 44,-28 76,-44", "14,6 40,-10 60,-22")
    else:
        far = blob("-8,-10! 8,-44 48,-62 92,-56! 70,-36 44,-20 26,-4!")
        near = blob("-22,2! -8,34 22,66 66,84! 62,52 52,24 34,-2")
        cuts = ("-6,14 20,44 56,74", "6,10 28,32 54,54", "18,6 34,20 48,36")
    c.fig(far, "umber", 3.2, halo=2)
    for a in (8, 20, 32):
        c.fig(lens((44, 4), pol(44, 4, 50, a), 14, at=0.6), "sumi", 1, halo=0.8)
    body = blob(
        "-104,-10 -96,-20 -80,-18 -62,-8 -40,-12 -6,-16 32,-4 58,14 30,26 -8,26 -36,14 "
        "-62,4 -84,0 -98,-2"
    )
    c.fig(body, "straw", 3.6, halo=1.6)
    c.ink(blob(
        "-80,-19 -62,-9 -40,-13 -6,-17 32,-5 58,14 20,8 -20,0 -60,-1").intersection(
        body.buffer(0.3)),
          "umber", KEY)  # fmt: skip
    for x in (-30, -14, 2, 18):
        c.line([(x, 8), (x + 6, 15), (x + 14, 14)], (0, 2.4, 0))
    c.fig(near, "umber", 3.6, halo=1.6)
    for path in cuts:
        c.line(path, (0, 3, 0), "straw")
    c.fig(poly("-100,-16 -122,-6 -100,-4"), "red", 2)
    c.ink(disc(-90, -12, 3))
    c.cut(disc(-90.6, -12.6, 1))


def _plume(c: Block, path: Path, ws: Row, fill: str, eye_: str = "") -> None:
    """A long tail feather with barbs and, at its end, an eye."""
    g = brush(path, ws, 10)
    c.fig(g, fill, 2.8, halo=1.6)
    c.line(path, (2, 2, 0), "sumi")
    if eye_:
        from .hana_parts import strand

        (x, y), _ = strand(path, 12)[-1]
        c.fig(disc(x, y, ws[-1] * 0.9 + 4), fill, 2.6, halo=1)
        c.fig(disc(x, y, ws[-1] * 0.6 + 1), eye_, 2)
        c.ink(disc(x, y, 3.4))


def phoenix(c: Block) -> None:
    """Alighting, looking left, wings raised, the train sweeping up; in card units."""
    _plume(c, "178,296 216,344 268,372 312,352", (12, 18, 16, 11), "ochre", "red")
    _plume(c, "184,290 240,334 304,332 334,284", (12, 19, 17, 12), "plum", "ochre")
    _plume(c, "192,280 252,304 312,272 316,204 300,150", (12, 20, 19, 16, 12), "pine", "red")
    _plume(c, "196,270 246,280 282,240 276,176 288,104", (12, 20, 19, 16, 12), "red", "ochre")
    _plume(c, "188,262 228,254 250,210 240,150 236,96", (12, 17, 16, 13, 10), "plum", "straw")
    # far wing
    for path, fill in (("176,220 196,172 196,108", "plum"), ("182,226 214,186 222,124", "red"),
                       ("166,218 176,172 168,112", "pine")):  # fmt: skip
        c.fig(brush(path, (14, 22, 5)), fill, 2.6, halo=1)
        c.line(path, (1, 2, 0), "paper")
    # body and neck
    body = blob("128,236 150,218 182,222 206,250 208,280 188,302 156,304 130,284 122,258")
    neck = brush("112,150 130,168 126,196 118,220 146,258", (20, 22, 22, 30, 60), 10)
    c.fig(union([body, neck]), "red", 4.2, halo=2)
    for x, y in rows(
        "132,238 150,232 124,256 142,252 160,250 132,274 152,270 172,268 146,290 166,286 184,282"
    ):
        c.cut(brush([(x - 7, y - 3), (x, y + 4), (x + 8, y - 2)], (0, 3, 0), 4), "straw")
    for x, y in rows("126,176 128,190 122,206 118,222"):
        c.cut(brush([(x - 8, y - 2), (x, y + 3), (x + 8, y - 2)], (0, 2.6, 0), 4), "straw")
    # near wing, raised to the right
    tier(
        c,
        rows("158,252,118,-52 162,258,112,-40 166,264,100,-29 168,270,86,-18 168,276,70,-6"),
        22,
        "ochre",
    )
    tier(
        c, rows("150,248,70,-56 154,256,66,-42 156,264,58,-28 156,272,48,-14"), 19, "pine", "paper"
    )
    tier(c, rows("144,250,38,-58 146,258,38,-42 146,267,34,-24 146,274,26,-8"), 16, "paper")
    # head: comb, crest, wattle, beak
    for path in ("112,140 128,112 152,104", "116,144 140,124 164,126", "108,138 112,108 130,90"):
        c.fig(brush(path, (8, 8, 3)), "ochre", 2, halo=1)
    head = blob("92,148 98,134 114,132 126,144 122,158 106,164 94,160")
    c.fig(head, "paper", 3.4)
    c.fig(poly("96,140 74,150 66,164 94,158"), "ochre", 2.6)
    c.line("72,156 84,152 96,152", (0, 2, 1))
    c.fig(blob("96,160 104,162 104,176 96,182 92,170"), "red", 2)
    eye(c, 107, 146, 4.6)
    # legs
    for path in ("150,302 146,324 132,340", "168,302 170,324 160,342"):
        c.line(path, (7, 5, 4))
    for x, y in ((132, 340), (160, 342)):
        for d in (110, 150, 190, 30):
            c.line([(x, y), pol(x, y, 13, d)], (4, 1))

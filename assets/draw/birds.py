"""Birds: crane, bush warbler, cuckoo, swallow, geese, phoenix."""

from .block import KEY, Block
from .curves import XY, Geo, Polygon, blob, brush, disc, lens, pol, poly, sliver, union
from .hana_parts import Row, rows, strand


def feather(x: float, y: float, length: float, w: float, a: float) -> tuple[Geo, Geo]:
    """One feather from its root, and its quill."""

    def q(u: float, v: float) -> tuple[float, float]:
        return pol(*pol(x, y, u * length, a), v * w, a + 90)

    g = blob([(*q(0, 0), 1), q(0.3, 0.4), q(0.75, 0.5), q(1, 0.12), q(0.98, -0.2), q(0.7, -0.46),
              q(0.3, -0.4)])
    return g, sliver(q(0.12, 0), q(0.88, 0), 2)


def tier(c: Block, spots: list[Row], w: float, fill: str = "paper", quill: str = "sumi") -> None:
    """Feathers, the outermost first: x, y, length, direction."""
    c.shingled([feather(x, y, length, w, a) for x, y, length, a in spots], fill, quill, 2.99)


def wing(
    c: Block, root: XY, wrist: XY, turns: XY, reach: XY, n: int, w: float,
    inks: tuple[str, str, str], quill: str = "sumi", reserve: bool = True, slim: bool = False,
) -> None:
    """A spread wing: primaries, coverts over them, the shoulder over these.

    turns, reach: direction and length of the innermost and the outermost primary.
    inks: of primaries, coverts and shoulder; a ``slim`` arm lies under its coverts.
    """

    def row(count: int, f: float, wide: float, ink: str, mark: str) -> None:
        feathers = []
        for i in reversed(range(count)):
            t = i / (count - 1)
            at = (root[0] + (wrist[0] - root[0]) * t, root[1] + (wrist[1] - root[1]) * t)
            long = (reach[0] + (reach[1] - reach[0]) * t**0.8) * f
            feathers.append(feather(*at, long, wide, turns[0] + (turns[1] - turns[0]) * t))
        c.shingled(feathers, ink, mark, 2.86)

    if reserve:
        tip = [
            pol(*at, far * 0.9, a) for at, far, a in zip((root, wrist), reach, turns, strict=True)
        ]
        c.cut(Polygon([root, wrist, tip[1], tip[0]]).convex_hull.buffer(2).intersection(
            union([disc(*root, reach[0]), disc(*wrist, reach[1] * 0.5)])))
    row(n, 1, w, inks[0], quill)
    if not slim:
        row(max(3, n - 1), 0.56, w * 0.95, inks[1], quill)
    arm = brush([root, ((root[0] + wrist[0]) / 2, (root[1] + wrist[1]) / 2), wrist],
                (w * 0.8, w * 0.8, w * 0.4) if slim else (w * 1.5, w * 1.35, w * 0.5))
    c.fig(arm, inks[2], 2.6)
    if slim:
        row(n, 0.6, w * 0.95, inks[1], quill)
        row(max(3, n - 2), 0.32, w * 0.9, inks[2], quill)


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
                 "-18,182 -50,212 -50,260"):
        g = brush(path, (10, 21, 17, 3))
        c.cut(g.buffer(2.2))
        c.ink(g)
    for path in ("-36,156 -94,176 -109,222", "-32,166 -82,192 -91,246", "-26,174 -68,204 -71,254"):
        c.line(path, (0, 2, 1), "paper")
    body = blob("60,136 46,116 18,112 -18,124 -48,148 -66,176 -48,202 -16,222 18,220 46,196 60,166")
    neck = brush("84,18 56,20 38,44 50,80 48,116 24,144", (22, 23, 21, 27, 42, 62))
    head = blob("108,22 96,8 78,4 62,14 60,30 78,36 98,34")
    c.fig(poly("168,46 136,29 104,16 96,32 134,39"), "straw", 3)
    c.line("162,44 130,34 100,26", (1, 2, 2.4))
    whole = union([body, neck, head])
    c.fig(whole, "paper", 4.2, halo=1.6)
    c.ink(brush("92,35 72,34 54,50 62,78 64,108 53,136", (3, 12, 15, 17, 17, 1))
          .intersection(whole.buffer(1)))
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
    tail = blob("36,4 74,20 116,44! 110,54! 68,44 30,28")
    c.fig(tail, "pine", 3.4, halo=1.6)
    c.line("44,16 78,32 108,48", (0, 2.2, 1), "moss")
    body = blob("-66,-24 -54,-44 -28,-52 -2,-42 24,-18 48,8 56,24 38,34 10,38 -22,32 -44,14 -60,-8")
    c.fig(body, "moss", 4.2, halo=2)
    c.ink(blob("-62,-12 -46,-10 -30,6 -2,20 40,28 34,34 10,38 -22,32 -44,14").intersection(
        body.buffer(-1)), "paper", KEY)
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
    for x, y in ((-10, 54), (16, 53)):  # feet that clasp the bough
        c.fig(brush([(x + 5, 34), (x, y - 4)], (7, 4.4), False), "brown", 2, halo=1.2)
        toes = [brush([(x + 1, y - 5), (x + d, y), (x + d * 1.3, y + 9)], (4.6, 5, 2))
                for d in (-11, -3, 7)]
        c.fig(union(toes), "brown", 2, halo=1.2)
    c.fig(poly("-64,-30 -92,-25 -64,-18"), "sumi", 1.5)
    c.line("-88,-25 -70,-25 -60,-24", (0.6, 1.8, 1), "straw")
    c.line("-66,-30 -44,-36 -22,-34", (2, 4.6, 0))
    c.line("-58,-38 -42,-44 -22,-42", (0, 3, 0), "paper")
    eye(c, -46, -31, 5.2, "paper")


def cuckoo(c: Block) -> None:
    """In flight to the lower left, both wings up; 260 wide."""
    wing(c, (-16, -8), (14, -70), (-40, -74), (66, 92), 6, 19, ("ash", "steel", "ash"))
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
    wing(c, (-12, -12), (44, -52), (8, -32), (84, 104), 7, 20, ("sumi", "ash", "steel"), "mist",
         slim=True)
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
        )
        c.fig(wing, "indigo", 4, halo=2)
        covert = blob([(-44, s * 10, 1), (-48, s * 38 * f), (-32, s * 68 * f), (-16, s * 60 * f),
                       (-8, s * 34 * f), (4, s * 10, 1)])
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


def _pinion(c: Block, k: float, turn: float, flip: bool, inks: tuple[str, str, str]) -> None:
    """A goose's wing raised from its shoulder: primaries, secondaries, coverts, the arm."""
    with c.at(-10, 0, k, turn, flip):
        far = [(52, -58, 62, -58), (46, -56, 62, -46), (40, -52, 60, -34), (34, -48, 56, -22)]
        near = [(26, -40, 52, -12), (20, -31, 50, -3), (14, -22, 48, 5), (8, -13, 44, 12)]
        for i, (x, y, length, a) in enumerate((*far, *near)):
            g = lens((x, y), pol(x, y, length, a), 15 if i < 4 else 17, at=0.72)
            c.plain(g, "sumi" if i < 2 else inks[0], 2.4)
        arm = blob("-9,-2 -6,-16 10,-40 30,-60 54,-71 62,-65 50,-54 34,-42 22,-24 12,-4")
        c.fig(arm, inks[2], 2.8)
        row = [(46, -54, 38, -50), (38, -48, 36, -36), (29, -39, 34, -22), (20, -27, 32, -8),
               (11, -14, 30, 6)]
        for x, y, length, a in row:
            c.plain(lens((x, y), pol(x, y, length, a), 15, at=0.7), inks[1], 2.2)
        for x, y, length, a in [(38, -55, 24, -46), (28, -47, 24, -30), (18, -35, 23, -14),
                                (10, -22, 22, 4), (2, -9, 21, 14)]:
            c.plain(lens((x, y), pol(x, y, length, a), 13, at=0.68), inks[2], 2.2)


def goose(c: Block, high: bool) -> None:
    """In flight to the left, 190 wide; wings raised, or the near one beaten down."""
    _pinion(c, 0.8, -34 if high else 14, False, ("umber", "brown", "umber"))
    for a in (4, 16, 28):
        c.fig(lens((44, 6), pol(44, 6, 46, a), 15, at=0.66), "sumi", 1, halo=0.8)
    body = blob(
        "-108,-8 -98,-19 -84,-17 -66,-9 -44,-10 -10,-16 30,-6 60,12 34,26 -6,28 -38,18 "
        "-64,4 -88,-1 -102,-1"
    )
    c.fig(body, "straw", 3.4, halo=1.8)
    back = blob("-84,-18 -66,-10 -44,-11 -10,-17 30,-7 61,12 24,10 -18,2 -60,-3 -80,-9")
    c.ink(back.intersection(body.buffer(0.3)), "umber", KEY)
    for x in (-34, -20, -6, 8):
        c.line([(x, 9), (x + 5, 15), (x + 12, 15)], (0, 2.4, 0))
    if high:
        _pinion(c, 1, 0, False, ("umber", "tan", "brown"))
    else:
        with c.at(0, -5, 1, 0):
            _pinion(c, 1, 176, True, ("umber", "tan", "brown"))
    c.fig(poly("-104,-15 -126,-6 -104,-3"), "red", 2)
    c.ink(disc(-93, -11, 3))
    c.cut(disc(-93.6, -11.6, 1))


def _eyed(c: Block, path: str, ink: str, eye_ink: str, wide: float = 1) -> None:
    """A long tail feather: a barbed vane along its quill, an eye in its pointed end."""
    line = strand(path, 17)
    (ex, ey), a = line[-1]
    barbs: list[Geo] = [brush(path, [w * wide for w in (5, 9, 13, 16)])]
    cuts: list[Geo] = []
    for i, ((x, y), turn) in enumerate(line[4:14:3]):
        t = i / 3
        for s in (-1, 1):
            tip = pol(x, y, (25 + 13 * t) * wide, turn + s * (30 + 8 * t))
            barbs.append(lens((x, y), tip, 18 * wide, at=0.5))
            cuts.append(sliver((x, y), pol(x, y, (13 + 8 * t) * wide, turn + s * (31 + 9 * t)), 3))
    end = union([lens((ex, ey), pol(ex, ey, (33 - abs(d) * 0.07) * wide, a + d), 21 * wide, at=0.6)
                 for d in (-80, -40, 0, 40, 80)])
    vane = union([*barbs, end])
    c.cut(vane.buffer(6.6).difference(disc(216, 262, 62)))
    c.fig(vane, ink, 2.8)
    c.ink(cuts, "straw", KEY)
    c.line([*[spot for spot, _ in line[:-1]], (ex, ey)], (2, 3, 2), "straw")
    for back, front, w, fill in ((17, 22, 29, "straw"), (10, 18, 20, eye_ink), (3, 14, 10, "sumi")):
        c.ink(_drop((ex, ey), a, back * wide, front * wide, w * wide), fill, KEY)


def _drop(at: XY, turn: float, back: float, front: float, w: float) -> Geo:
    """An eye's ring: round towards the feather's end, pointed towards its root."""
    def q(u: float, v: float) -> XY:
        return pol(*pol(*at, u, turn), v, turn + 90)

    return blob([(*q(-back, 0), 1), q(0, w * 0.44), q(front * 0.7, w * 0.4), q(front, 0),
                 q(front * 0.7, -w * 0.4), q(0, -w * 0.44)])


def phoenix(c: Block) -> None:
    """Alighting from the right, wings up, five eyed feathers sweeping to the lower left."""
    for path, ink, eye_ink, wide in (
        ("206,262 160,286 106,274 70,246 56,218", "pine", "red", 1),
        ("211,264 176,308 122,312 74,294 48,264", "plum", "indigo", 1),
        ("216,266 214,330 172,362 120,358 72,324", "red", "indigo", 1.3),
        ("222,264 254,334 238,394 176,426 108,424 50,392", "plum", "indigo", 1),
        ("227,262 284,310 290,386 250,436 196,440", "pine", "red", 1),
    ):
        _eyed(c, path, ink, eye_ink, wide)
    c.cut(disc(32, 231, 7))  # the tip of a barb behind the second
    for root, wrist, turns, reach in (
        ((176, 210), (96, 136), (172, 252), (104, 112)),
        ((224, 206), (268, 122), (22, -74), (92, 108)),
    ):
        wing(c, root, wrist, turns, reach, 8, 27, ("indigo", "ochre", "plum"), "sky", False)
    body = blob("178,164! 206,152 234,166 248,200 246,238 228,272! 214,268 206,282 198,270 "
                "186,274 176,256! 158,232 158,196")
    c.fig(body, "plum", 4, halo=2.4)
    scales = [brush([(x - 9, y - 1), (x, y + 8), (x + 9, y - 1)], (0, 3.4, 0))
              for x, y in rows("174,216 192,224 210,226 230,220 184,240 202,246 220,244 198,262 "
                               "216,260")]
    c.cut(union(scales), "rose")
    # the neck, an S of indigo into a collar of pointed feathers
    neck = brush("206,188 174,174 163,146 188,118 216,96 202,74", (46, 36, 27, 21, 20, 20),
                 steps=24)
    c.fig(neck, "indigo", 3.8, halo=2)
    c.cut(union([brush([pol(x, y, 7, a + 90), pol(x, y, 6, a + 180), pol(x, y, 7, a - 90)],
                       (0, 3, 0)) for (x, y), a in strand("171,170 164,146 185,122 208,102", 5)]),
          "sky")
    for i, (x, y, a) in enumerate(rows("232,172,34 160,174,146 222,184,62 170,186,120 208,190,76 "
                                       "188,192,96")):
        c.plain(lens(pol(x, y, 12, a + 180), pol(x, y, 30, a), 21, at=0.5),
                ("ochre", "straw")[i // 2 % 2], 2.4)
    for a, far in ((-112, 34), (-82, 40), (-52, 46), (-22, 48), (8, 46)):
        tip = pol(196, 66, far, a)
        c.line([(196, 68), pol(196, 66, far * 0.55, a - 10), tip], (4.6, 3.4, 2.4))
        with c.at(*tip, 1, a + 6):
            c.fig(lens((-10, 0), (12, 0), 16, at=0.5), "red", 2.2, halo=1)
            c.ink(disc(1, 0, 4.4), "straw", KEY)
            c.ink(disc(1.6, 0, 2.4), "indigo", KEY)
    with c.at(34):
        head = blob("178,76 171,89 156,91 140,85 134,78 140,69 156,63 172,66")
        c.fig(head, "ochre", 3.2, halo=1.4)
        c.fig(blob("143,68! 134,69 124,75 118,86! 128,83 140,85!"), "red", 2.6, halo=1.2)
        c.line("125,81 132,77 139,78", (0, 2, 1))
        c.ink(blob("138,77! 148,70 160,71 172,79! 160,81 148,82"), "indigo", KEY)
        c.cut(lens((142, 77), (160, 76), 8))
        c.ink(disc(150, 76.6, 3.4))



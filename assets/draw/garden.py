"""Trees and blossoms of the first half year as they are printed: pine to peony."""

from .block import KEY, Block
from .curves import XY, Geo, blob, brush, disc, lens, move, pol, sliver, union
from .hana_parts import Row, strand
from .plants import blossom, pine_fan


def pines(c: Block, spots: list[Row], halo: float = 2.6) -> None:
    """Tufts of needles: x, y, radius, direction."""
    for x, y, r, turn in spots:
        mass, _, bud = pine_fan(x, y, r, turn)
        step = 170 / 13
        needles = [
            sliver(pol(x, y, r * 0.24, a), pol(x, y, r * (0.84 if i % 2 else 0.76), a), r * 0.055)
            for i, a in ((i, turn - 85 + i * step) for i in range(1, 13))
        ]
        c.cut(mass.buffer(halo))
        c.ink(mass)
        c.ink(needles, "moss", KEY)
        c.fig(bud, "red", 1.6)


def plums(c: Block, spots: list[Row], fill: str = "red", heart: str = "paper") -> None:
    """Round-petalled blossoms: x, y, radius, turn."""
    for x, y, r, turn in spots:
        whole = union(blossom(x, y, r, turn, False))
        c.cut(whole.buffer(4.4, 6))
        c.ink([whole.buffer(1.7, 6), move(whole.buffer(1.4, 6), 0.9, 1.4)])
        c.ink(whole, fill, KEY)
        gaps = [
            sliver(pol(x, y, r * 0.2, a), pol(x, y, r * 0.68, a), 2.8, 0.5)
            for a in (turn + 36 + 72 * k for k in range(5))
        ]
        c.ink(gaps)
        hairs = []
        for k in range(10):
            a = turn + 36 * k
            reach = 0.62 if k % 2 == 0 else 0.48
            hairs.append(sliver(pol(x, y, r * 0.1, a), pol(x, y, r * (reach + 0.06), a), 3.4, 0.85))
        c.cut(union(hairs), heart)
        c.fig(disc(x, y, r * 0.19), heart, 1.6)


def _printed(c: Block, petals: list[Geo], fill: str) -> None:
    """Petals one over the other, the first hindmost, with lines between them."""
    whole = union(petals)
    c.cut(whole.buffer(4.4, 6))
    c.ink([whole.buffer(1.7, 6), move(whole.buffer(1.4, 6), 0.9, 1.4)])
    seen = [g.difference(union(petals[i + 1 :]).buffer(1.9, 6)) if i + 1 < len(petals) else g
            for i, g in enumerate(petals)]
    c.ink([g.buffer(0.2) for g in seen], fill, KEY)


def plums_aside(c: Block, spots: list[Row], fill: str = "red", heart: str = "paper") -> None:
    """Plum blossoms seen from the side: x, y, radius, where they look.

    An open cup of three petals on a calyx; its stalk ends in the twig, 1.3 radii from its middle.
    """
    for x, y, r, turn in spots:
        with c.at(x, y, r / 24, turn + 90):
            hairs = [brush([(0, 2), pol(0, 4, 27 - abs(d) * 0.1, -90 + d)], (3, 2), False)
                     for d in (-40, -20, 0, 20, 40)]
            c.cut(union(hairs).buffer(2.2))
            c.ink([*hairs, brush("0,18 0.6,25 0,32", (5.4, 6, 7.4))])
            petals = [
                blob([(d * 3, 17, 1), (d * 17, 12), (d * 26, -3), (d * 21, -15), (d * 10, -11),
                      (d * 4, 2)])
                for d in (-1, 1)
            ]
            petals.append(blob("0,18! 12,12 15,-1 8,-9 0,-7 -8,-9 -15,-1 -12,12"))
            _printed(c, petals, fill)
            c.cut([sliver((d, 13), (d * 5, 0), 2.6, 0.5) for d in (-1, 0, 1)], heart)
            c.ink(blob("-12,10! -7,14 0,13 7,14 12,10! 9,20 4,25 0,26 -4,25 -9,20"))


def plums_behind(c: Block, spots: list[Row], fill: str = "red", heart: str = "paper") -> None:
    """Plum blossoms seen from behind, the calyx in their middle: x, y, radius, turn."""
    for x, y, r, turn in spots:
        _printed(c, [disc(*pol(x, y, r * 0.57, turn + 72 * k), r * 0.43) for k in range(5)]
                 + [disc(x, y, r * 0.3)], fill)
        c.cut([sliver(pol(x, y, r * 0.36, a), pol(x, y, r * 0.8, a), 2.8, 0.4)
               for a in (turn + 72 * k for k in range(5))], heart)
        c.ink([lens((x, y), pol(x, y, r * 0.46, turn + 36 + 72 * k), r * 0.3) for k in range(5)])
        c.ink(brush([(x, y), pol(x, y, r * 0.5, turn + 10)], (5, 3.4), False))
        c.cut(disc(x, y, r * 0.08), heart)


def plum_buds(c: Block, spots: list[Row], fill: str = "red") -> None:
    """Closed buds: x, y, radius, direction."""
    for x, y, r, a in spots:
        with c.piece(0.6):
            c.fig(disc(x, y, r), fill, 2.4, halo=1.4)
            c.ink(blob([pol(x, y, r * 1.05, a + 180 - 60), pol(x, y, r * 0.3, a + 180),
                        pol(x, y, r * 1.05, a + 180 + 60), pol(x, y, r * 1.5, a + 180)]))
            c.cut(brush([pol(x, y, r * k, a + d) for k, d in ((0.5, -60), (0.6, 0), (0.5, 40))],
                        (0, 2, 0)))


def cherries(
    c: Block,
    spots: list[Row],
    fill: str = "rose",
    heart: str = "red",
    hairs_at: tuple[float, ...] = (-15, 15),
) -> None:
    """Notched blossoms: x, y, radius, turn."""
    for x, y, r, turn in spots:
        whole = union(blossom(x, y, r, turn))
        c.cut(whole.buffer(4.2, 6))
        c.ink([whole.buffer(1.7, 6), move(whole.buffer(1.4, 6), 0.9, 1.4)])
        c.ink(whole.buffer(0.2), fill, KEY)
        c.ink(
            [
                sliver(pol(x, y, r * 0.12, a), pol(x, y, r * 0.84, a), 3, 0.5)
                for a in (turn + 36 + 72 * k for k in range(5))
            ]
        )
        if r > 16:
            hairs = []
            for k in range(5):
                for d in hairs_at:
                    a = turn + 72 * k + d
                    hairs.append(sliver(pol(x, y, r * 0.1, a), pol(x, y, r * 0.6, a), 3.2, 0.85))
            c.ink(hairs, heart, KEY)
        c.fig(disc(x, y, r * 0.18), heart, 1.5)


def _cleft(x: float, y: float, r: float, a: float, w: float = 1.0) -> Geo:
    """One notched petal from its foot."""
    def q(f: float, d: float) -> XY:
        return pol(x, y, r * f, a + d * w)

    return blob([(*q(0.04, 0), 1), q(0.5, -34), q(0.88, -28), (*q(1, -9), 1), (*q(0.84, 0), 1),
                 (*q(1, 9), 1), q(0.88, 28), q(0.5, 34)])


def cherries_aside(c: Block, spots: list[Row], fill: str = "rose", heart: str = "red") -> None:
    """Cherry blossoms seen from the side, on their stalks: x, y, radius, where they look."""
    for x, y, r, turn in spots:
        with c.at(x, y, 1, turn + 90):
            stalk = brush([(0, r * 0.7), (r * 0.06, r * 1.1), (-r * 0.04, r * 1.5)], (3.4, 2.6, 2))
            c.cut(stalk.buffer(1.6))
            c.ink(stalk)
            petals = [_cleft(0, r * 0.6, r * 1.08, -90 + d, 0.74) for d in (-64, 64)]
            petals += [_cleft(0, r * 0.6, r * 1.2, -90 + d, 0.72) for d in (-34, 34)]
            petals.append(_cleft(0, r * 0.6, r * 1.16, -90, 0.78))
            _printed(c, petals, fill)
            c.ink([sliver((0, r * 0.5), pol(0, r * 0.6, r * 0.66, -90 + d), 3, 0.7)
                   for d in (-12, 0, 12)], heart, KEY)
            c.fig(blob([(-r * 0.16, r * 0.44), (0, r * 0.5), (r * 0.16, r * 0.44),
                        (r * 0.1, r * 0.74), (0, r * 0.86), (-r * 0.1, r * 0.74)]), heart, 2)


def cherries_behind(c: Block, spots: list[Row], fill: str = "rose", heart: str = "red") -> None:
    """Cherry blossoms seen from behind: x, y, radius, turn."""
    for x, y, r, turn in spots:
        _printed(c, [_cleft(x, y, r, turn + 72 * k) for k in range(5)], fill)
        c.ink([sliver(pol(x, y, r * 0.3, a), pol(x, y, r * 0.66, a), 2.4, 0.3)
               for a in (turn + 72 * k for k in range(5))], heart, KEY)
        c.ink([lens((x, y), pol(x, y, r * 0.36, turn + 36 + 72 * k), r * 0.17) for k in range(5)])
        stalk = brush([(x, y), pol(x, y, r * 0.5, turn + 28), pol(x, y, r * 0.9, turn + 44)],
                      (4.4, 3.2, 2.4))
        c.cut(stalk.buffer(1.2))
        c.ink(stalk)
        c.fig(disc(x, y, r * 0.12), heart, 1.8)


def cherry_buds(c: Block, spots: list[Row], fill: str = "red") -> None:
    """Buds on their stalks: x, y, radius, direction from stalk to tip."""
    for x, y, r, a in spots:
        foot = pol(x, y, r * 3.2, a + 168)
        c.line([foot, pol(x, y, r * 1.7, a + 176), (x, y)], (1.6, 2, 2.6))
        c.fig(
            lens(pol(x, y, r * 1.1, a + 180), pol(x, y, r * 1.5, a), r * 1.7, at=0.5), fill, 2.2, 1
        )
        c.ink(lens(pol(x, y, r * 1.3, a + 180), pol(x, y, r * 0.1, a), r * 1.2))


def leaves(c: Block, spots: list[Row], ink: str = "sumi", cut: str = "paper") -> None:
    """Single leaves with a midrib: x, y of foot and tip, width."""
    for x0, y0, x1, y1, w in spots:
        g = lens((x0, y0), (x1, y1), w)
        c.cut(g.buffer(2))
        if ink == "sumi":
            c.ink(g)
        else:
            c.fig(g, ink, 2.2)
        mid = (x0 + (x1 - x0) * 0.8, y0 + (y1 - y0) * 0.8)
        c.cut(brush([(x0, y0), mid], (2.2, 1), False), cut if ink == "sumi" else "sumi")


# ---- wisteria
def raceme(c: Block, x: float, y: float, length: float, w: float, fill: str = "plum",
           sway: float = 0) -> None:
    """A hanging cluster, tapering to its buds."""
    n = max(4, int(length / 17))
    c.line([(x - sway * 0.2, y - 22), (x, y)], (3, 4))
    dark: list[Geo] = []
    light: list[Geo] = []
    marks: list[Geo] = []
    for i in range(n):
        t = i / n
        cx, cy = x + sway * t * t, y + length * t
        half = w * (1 - t) ** 0.75 * (0.8 if i == 0 else 1)
        k = max(1, round(half / 11))
        r = 13 - 6 * t
        for j in range(k):
            px = cx + (j - (k - 1) / 2) * 2 * half / k + (3 if i % 2 else -3)
            py = cy - abs(j - (k - 1) / 2) * 3
            f = blob([(px - r, py - r * 0.4), (px, py - r), (px + r, py - r * 0.4),
                      (px, py + r * 1.3, 1)])
            dark.append(f.buffer(1.6, 6))
            light.append(f.buffer(-0.8, 6))
            marks.append(
                sliver((px - r * 0.1, py - r * 0.7), (px + r * 0.05, py + r * 0.9), r * 0.5, 0.3)
            )
    whole = union(dark)
    c.cut(whole.buffer(2.2, 6))
    c.ink(whole)
    if fill != "sumi":
        seen: list[Geo] = []
        for i, g in enumerate(light):
            later = dark[i + 1 : i + 6]
            seen.append(g.difference(union(later)) if later else g)
        c.ink(seen, fill, KEY)
    c.cut(marks, "rose" if fill == "plum" else "paper")


def pinnate(c: Block, path: str, size: float, pairs: int = 4, ink: str = "sumi") -> None:
    """A feathered leaf along a stalk."""
    leaflets: list[Geo] = []
    ribs: list[Geo] = []
    for i, ((x, y), a) in enumerate(strand(path, pairs + 1)):
        for s in (0,) if i == pairs else (-1, 1):
            tip = pol(x, y, size * (1.1 if s == 0 else 1 - 0.08 * i), a + s * 62)
            leaflets.append(lens((x, y), tip, size * 0.42))
            ribs.append(sliver((x, y), pol(x, y, size * 0.72, a + s * 62), 2.6, 0.3))
    g = union([*leaflets, brush(path, (3, 2.4, 1))])
    c.cut(g.buffer(2, 6))
    c.ink(g)
    if ink != "sumi":
        c.ink([leaf.buffer(-1, 6) for leaf in leaflets], ink, KEY)
    c.cut(ribs)


# ---- iris
def swords(c: Block, spots: list[Row]) -> None:
    """Blades of iris: foot x, tip x, tip y, width, colour (0 black, 1 green)."""
    for x, tx, ty, w, green in spots:
        mid = (x + (tx - x) * 0.35, (545 + ty) / 2)
        g = brush([(x, 545), mid, (tx, ty)], (w, w * 0.95, w * 0.6, 0))
        c.cut(g.buffer(2))
        if green:
            c.fig(g, "pine", 2.2)
            c.line([(x, 540), mid, (tx - (tx - x) * 0.1, ty + 40)], (1, 2.2, 0), "moss")
        else:
            c.ink(g)
            c.line([(x, 540), mid, (tx - (tx - x) * 0.1, ty + 30)], (1, 2.4, 0), "moss")


def iris(c: Block, x: float, y: float, k: float = 1, turn: float = 0, fill: str = "indigo") -> None:
    """A flower seen from the side: standards up, three falls with yellow tongues."""
    light = {"indigo": "sky", "plum": "rose", "paper": "sky"}[fill]
    with c.at(x, y, k, turn):
        c.fig(blob("-8,20 8,20 9,52 -8,52"), "pine", 2.6, halo=1.5)
        for path in (
            "-4,0! -30,-30 -34,-62 -14,-86! 2,-58 4,-24",
            "4,0! 30,-28 36,-58 20,-82! -2,-58 -4,-24",
            "0,6! -18,-26 -18,-60 2,-98! 20,-60 18,-26",
        ):
            c.fig(blob(path), fill, 3)
        for a in ("0,-2 -2,-40 1,-78", "-8,-4 -11,-36 -7,-60", "8,-4 12,-36 9,-58"):
            c.line(a, (2.6, 2, 0), light)
        for s in (-1, 1):
            fall = blob(
                [(0, 2, 1), (s * 24, -14), (s * 56, -12), (s * 78, 10), (s * 80, 40), (s * 62, 56),
                 (s * 44, 44), (s * 34, 24), (s * 14, 16)]
            )
            c.fig(fall, fill, 3.2, halo=1.4)
            for ends in ("26,-2 52,4 70,32", "24,4 44,14 60,44", "28,-7 58,-4 75,22"):
                c.line([(s * px, py) for px, py in _pairs(ends)], (2.4, 2.2, 0), light)
            c.ink(brush([(0, 4), (s * 20, -4), (s * 40, 2)], (9, 8, 0)), "ochre", KEY)
        c.fig(blob("0,4! 20,14 36,44 30,76 6,92 -14,84 -32,66 -30,36 -18,14"), fill, 3.2, halo=1.4)
        for a in ("-4,30 -14,56 -16,72", "4,30 14,54 16,70", "0,34 1,62 0,80",
            "-8,24 -22,44 -24,58",
                  "8,24 22,42 25,56"):
            c.line(a, (2.4, 2.2, 0), light)
        c.ink(blob("0,4! 10,18 8,34 0,46! -8,34 -10,18"), "ochre", KEY)
        c.line("0,10 0,24 0,40", (0, 2.4, 0))


def _pairs(text: str) -> list[XY]:
    return [(float(a), float(b)) for a, b in (w.split(",") for w in text.split())]


def iris_bud(
    c: Block, x: float, y: float, k: float = 1, turn: float = 0, fill: str = "indigo"
) -> None:
    with c.at(x, y, k, turn):
        c.fig(lens((0, 10), (2, -66), 26), fill, 2.8, halo=1.4)
        c.line("2,-6 6,-30 3,-56", (2, 2.2, 0), "sky" if fill == "indigo" else "rose")
        c.fig(blob("-9,34 -12,4 -3,-22! 4,0 12,-14! 12,10 9,34"), "pine", 2.6)


# ---- peony
def _torn(x: float, y: float, reach: float, a: float, half: float, teeth: int, deep: int) -> Geo:
    """A broad petal from its foot; its lip is ragged, and torn deepest after tooth ``deep``."""

    def q(f: float, d: float) -> XY:
        return pol(x, y, reach * f, a + d * half)

    edge: list[tuple[float, ...]] = []
    for i in range(teeth):
        d = -0.82 + 1.64 * i / (teeth - 1)
        edge.append(q(0.92 + (0.1, 0.06, 0.11)[i % 3] * (1 - d * d), d))
        if i < teeth - 1:
            edge.append((*q(0.74 if i == deep else 0.88, d + 0.82 / (teeth - 1)), 1))
    return blob([q(0.1, 0), q(0.3, -0.8), q(0.66, -0.98), *edge, q(0.66, 0.98), q(0.3, 0.8)])


def peony(c: Block, x: float, y: float, r: float, turn: float = 0, fill: str = "red") -> None:
    """A bowl seen from above its rim: ragged petals spread behind the heart, folded ones before."""
    light = "rose"

    def put(g: Geo, foot: XY, a: float, reach: float, folded: bool) -> None:
        c.ink(union([g.buffer(1.9, 6), move(g, 0.9, 1.4).buffer(1.4, 6)]))
        c.ink(g.buffer(-0.7, 6), fill, KEY)
        if folded:  # the paler back of the petal shows where its edge turns over
            lip = g.difference(move(g, *pol(0, 0, reach * 0.2, a + 180))).buffer(-1)
            c.cut(lip, light)
        marks = ((-14, 0.6), (0, 0.66), (14, 0.6)) if r > 60 else ((-9, 0.6), (9, 0.6))
        c.cut([sliver(pol(*foot, reach * 0.3, a + d * 0.8), pol(*foot, reach * f, a + d), 3, 0.6)
               for d, f in marks], light)

    with c.at(x, y, 1, turn):
        teeth = 5 if r > 96 else 4
        back = ((164, 0.94, 44, 2), (16, 0.96, 44, 0), (-142, 1.04, 38, 0), (-40, 1.06, 38, 2),
                (-92, 1.1, 40, 1))
        shapes = [(_torn(0, 0, r * f, a, half, teeth, n), a, r * f) for a, f, half, n in back]
        before = (((-0.06, 0.64), -136, 0.92, 42, 0), ((0.06, 0.64), -42, 0.9, 42, 2),
                  ((0, 0.8), -92, 0.84, 48, 1))
        front = [(_torn(u * r, v * r, r * f, a, half, teeth, n), (u * r, v * r), a, r * f)
                 for (u, v), a, f, half, n in before]
        c.cut(union([g for g, *_ in (*shapes, *front)]).buffer(4.4, 6))
        for g, a, reach in shapes:
            put(g, (0, 0), a, reach, False)
        for a, n in ((-134, 0), (-48, 2)):  # the inner whorl, behind the heart
            put(_torn(0, r * 0.06, r * 0.62, a, 46, 4, n), (0, r * 0.06), a, r * 0.62, True)
        for k in (-2, -1, 0, 1, 2) if r > 60 else (-1.6, 0, 1.6):  # stamens
            tip = pol(0, r * 0.1, r * (0.34 if k % 2 else 0.4), -90 + k * 26)
            c.ink(brush([(0, r * 0.14), tip], (2.4, 2.4), False))
            c.plain(disc(*tip, max(3.4, r * 0.055)), "ochre", 2)
        for g, foot, a, reach in front:
            put(g, foot, a, reach, True)


def peony_bud(c: Block, x: float, y: float, r: float, fill: str = "red") -> None:
    """A bud about to open, held by its sepals."""
    egg = blob([(x, y - r * 1.1), (x + r * 0.8, y - r * 0.3), (x + r * 0.6, y + r * 0.7),
                (x, y + r), (x - r * 0.6, y + r * 0.7), (x - r * 0.8, y - r * 0.3)])
    c.fig(egg, fill, 3.4, halo=1.8)
    for s in (-1, 1):
        c.line(
            [
                (x + s * r * 0.1, y - r),
                (x + s * r * 0.5, y - r * 0.2),
                (x + s * r * 0.2, y + r * 0.8),
            ],
            (0, 3, 1),
        )
        c.cut(sliver((x + s * r * 0.3, y - r * 0.66), (x + s * r * 0.62, y), 3, 0.5), "rose")
    for tip in ((-0.9, 0.1), (0, 0.06), (0.9, 0.1)):
        g = lens((x, y + r * 1.16), (x + tip[0] * r, y + tip[1] * r), r * 0.5)
        c.ink(g.buffer(1.5, 6))
        c.ink(g, "moss", KEY)


def peony_leaf(c: Block, x: float, y: float, size: float, turn: float, ink: str = "sumi") -> None:
    """Three pointed lobes, the middle one longest."""
    lobes: list[Geo] = []
    veins: list[Geo] = []
    for d, f, w in ((-46, 0.72, 0.3), (46, 0.72, 0.3), (0, 1, 0.36)):
        a = turn + d
        lobes.append(lens((x, y), pol(x, y, size * f, a), size * w, at=0.5))
        veins.append(sliver((x, y), pol(x, y, size * f * 0.84, a), 3.2, 0.25))
        px, py = pol(x, y, size * f * 0.4, a)
        for s in (-1, 1):
            veins.append(sliver((px, py), pol(px, py, size * 0.19 * f, a + s * 32), 2.4, 0.2))
    whole = union(lobes)
    c.cut(whole.buffer(2.2, 6))
    c.ink(whole)
    if ink != "sumi":
        c.ink([g.buffer(-1.4, 6) for g in lobes], ink, KEY)
    c.cut(veins, "paper" if ink == "sumi" else "moss")

"""What the Mamefuda share: where coins lie, how they are cut, batons, silver waves."""

import math
import random
from dataclasses import dataclass

from shapely.geometry import LineString

from .block import KEY, Block
from .curves import XY, Geo, box, brush, disc, fine, lens, pol, poly, ring, rot, union
from .hana_parts import Row, rows
from .kabu_parts import Mark, lid
from .textiles import seigaiha

#: Where the coins lie: x, y, r.
PLACES: dict[int, list[Row]] = {
    1: rows("165,270,112"),
    2: rows("165,150,86 165,390,86"),
    3: rows("228,128,62 165,270,66 102,412,62"),
    4: rows("92,164,60 238,164,60 92,376,60 238,376,60"),
    5: rows("88,98,57 242,98,57 165,270,60 88,442,57 242,442,57"),
    6: rows("103,146,56 227,146,56 103,270,56 227,270,56 103,394,56 227,394,56"),
    7: rows("165,118,49 78,194,49 252,194,49 165,270,49 78,346,49 252,346,49 165,422,49"),
    8: rows("75,124,49 75,270,49 75,416,49 165,206,49 165,334,49 255,124,49 255,270,49 255,416,49"),
    9: rows(
        "69,160,43 165,160,43 261,160,43 69,270,43 165,270,43 261,270,43 69,380,43 165,380,43 "
        "261,380,43"
    ),
}

#: Which coins of a rank lie on their other side: their rhythm tells the rank from afar.
TURNED: dict[int, tuple[int, ...]] = {
    4: (1, 2), 5: (2,), 6: (0, 3, 4), 7: (0, 3, 6), 8: (3, 4), 9: (0, 2, 4, 6, 8),
}


def clear(
    spots: list[Row], extent: tuple[float, float, float, float], mark: Mark | None,
    foot: float = 510, loose: bool = False,
) -> list[Row]:
    """The places a little smaller and moved to where an index leaves every coin whole.

    ``extent`` is how far a coin with what belongs to it reaches, in its radii: to the left, up, to
    the right, down. They stay as large as can be, then as near to their places as can be;
    ``loose`` ones have room between them and become only half as much smaller.
    """
    if mark is None:
        return spots
    _, _, right, below = lid(mark).bounds
    left, up, wide, down = extent
    for k in [1 - i / 50 for i in range(20)]:
        size = (1 + k) / 2 if loose else k
        found: tuple[float, list[Row]] | None = None
        for dx in range(-20, 60, 4):
            for dy in range(-40, 80, 4):
                moved: list[Row] = [
                    (165 + (x - 165) * k + dx, 270 + (y - 270) * k + dy, r * size)
                    for x, y, r in spots
                ]
                off = dx * dx + dy * dy
                if found and off >= found[0]:
                    continue
                fits = all(
                    x - left * r > 24 and x + wide * r < 306 and y - up * r > 24
                    and y + down * r < foot
                    and (x - left * r > right + 3 or y - up * r > below + 3)
                    for x, y, r in moved
                )
                if fits:
                    found = off, moved
        if found:
            return found[1]
    raise ValueError("no room beside the index")


@dataclass(frozen=True)
class Pull:
    """How one stamp of a row came out: no two are alike, and none is off by much.

    Attributes:
        rng: for what else is cut a little otherwise; none: everything is as drawn.
        shift: how far it lies off its place.
        size: how large it came out.
        tilt: how far it was turned, in degrees.
        press: how much ink it took.
        colour: how far its red lies off its black.
    """

    rng: random.Random | None = None
    shift: XY = (0, 0)
    size: float = 1
    tilt: float = 0
    press: float = 1
    colour: XY = (0, 0)

    def near(self, value: float, part: float) -> float:
        """A measure as the knife took it, off by no more than this part."""
        return value * (1 + self.by(part))

    def by(self, most: float) -> float:
        """A small amount either way."""
        return self.rng.uniform(-most, most) if self.rng else 0


#: A stamp that stands alone, with nothing to be compared with.
STEADY = Pull()


def pulls(seed: int, count: int) -> list[Pull]:
    """The stamps of a card.

    Neighbours lean to different sides and take ink by turns, so that a row shows it even when the
    card is small.
    """
    out = []
    for i in range(count):
        rng = random.Random(seed * 101 + i)
        side = (1, -1, -1, 1, -1, 1, 1, -1, 1)[i % 9]
        way = rng.uniform(0, 2 * math.pi)
        off = rng.uniform(0.7, 1.0)
        out.append(Pull(
            rng, (rng.uniform(-1.6, 1.6), rng.uniform(-2.2, 2.2)), rng.uniform(0.982, 1.018),
            side * rng.uniform(0.8, 2.6), 1 + side * rng.uniform(0.02, 0.13),
            (off * math.cos(way), off * math.sin(way)),
        ))
    return out


def cut_coin(x: float, y: float, r: float, seed: int = 0, hard: bool = False) -> Geo:
    """A coin as a knife cuts it: round, but for four places where the knife went straight.

    It came off the curve softly there, unless it was a ``hard`` hand.
    """
    rng = random.Random(seed * 31 + int(x) * 7 + int(y))
    coin = disc(x, y, r * 1.004)
    for k in range(4):
        a = 90 * k + rng.uniform(5, 75)
        deep = rng.uniform(0.974, 0.986)
        chord = box(x + r * (deep if hard else deep + 0.008), y - r, x + 2 * r, y + r)
        coin = coin.difference(rot(chord, a, (x, y)))
    return coin if hard else coin.buffer(-0.85 * r, 24).buffer(0.85 * r, 48)


def batons(c: Block, grain: str = "gouged") -> None:
    """Bars crossed, two or three each way: the four that was borrowed from the suit of batons.

    Each is cut by hand: ``gouged`` bears the marks of the gouge along it, ``jointed`` is bamboo,
    ``peeled`` has lost its bark along one edge.
    """
    rng = random.Random(4)
    spread = 92.0
    wood = (-37.0, 0.0, 37.0) if grain == "peeled" else (-26.0, 26.0)
    w = 34.0 if grain == "peeled" else 46.0
    for s in (1, -1):
        for o in wood:
            a, b = (165 - s * spread + o, -10.0), (165 + s * spread + o, 550.0)

            def at(t: float, off: float, a: XY = a, b: XY = b) -> XY:
                return (a[0] + (b[0] - a[0]) * t + off, a[1] + (b[1] - a[1]) * t)

            line = [at(t, rng.uniform(-2.4, 2.4)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
            g = brush(line, (w * 1.06, w * 0.94, w * 0.8, w * 0.84, w * 0.96, w * 1.06))
            c.fig(g, "sumi", 3, 3)
            marks: list[Geo] = []
            if grain == "gouged":
                for k in range(9):
                    t0 = (k + rng.uniform(0.1, 0.7)) / 9
                    t1 = t0 + rng.uniform(0.1, 0.2)
                    off = (-14, 6, 15, -4, 10)[k % 5] + rng.uniform(-2, 2)
                    marks.append(brush([at(t0, off), at((t0 + t1) / 2, off + rng.uniform(-2, 2)),
                                        at(t1, off)], (0, rng.uniform(3.4, 5.4), 0)))
            elif grain == "jointed":
                for t in [k / 6 + (0.02 if o > 0 else -0.05) for k in range(7)]:
                    for d, wide in ((0.0, 4.6), (0.017, 2.4)):
                        marks.append(brush([at(t + d - 0.006, -30), at(t + d + 0.006, 0),
                                            at(t + d - 0.006, 30)], wide))
                    marks.append(brush([at(t + 0.04, -11), at(t + 0.1, -11.6),
                                        at(t + 0.145, -11)], (0, 4, 0)))
            else:
                marks.append(brush([at(t, -9) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)],
                                   (5, 3, 6, 3, 5, 4)))
                for k in range(4):
                    t0 = (k + rng.uniform(0.2, 0.6)) / 4
                    marks.append(brush([at(t0, 9), at(t0 + 0.05, 7), at(t0 + 0.09, 9)],
                                       (0, 4, 0)))
            c.cut(union(marks).intersection(g.buffer(-2)))


def crossing() -> Geo:
    """The bars as one, a little wider: what is tied round them bends away behind its edges."""
    return union(
        poly([(165 - s * 92 - 56, -10), (165 - s * 92 + 56, -10), (165 + s * 92 + 56, 550),
              (165 + s * 92 - 56, 550)])
        for s in (1, -1)
    )


def strand(path: list[XY], w: float, pitch: float, cut: float) -> tuple[Geo, Geo]:
    """A twisted strand along a way -> (the whole of it, the cuts between its turns)."""
    whole = brush(path, w)
    line = LineString(fine(path))
    cuts, d = [], pitch / 2
    while d < line.length:
        here, ahead = line.interpolate(d), line.interpolate(d + 0.5)
        a = math.degrees(math.atan2(ahead.y - here.y, ahead.x - here.x))
        lean, half = a - 58, w * 0.62
        cuts.append(brush([pol(here.x, here.y, half, lean + 180 + 12), (here.x, here.y),
                           pol(here.x, here.y, half, lean + 12)], (cut, cut * 0.8, cut)))
        d += pitch
    return whole, union(cuts).intersection(whole.buffer(0.4))


def silver_rays(c: Block, x: float, y: float, inner: float) -> None:
    """Night, and silver rays of two lengths round the one coin of an ace."""
    field = box(14, 14, 316, 526)
    c.ink(field)
    rays: list[Geo] = []
    for k in range(24):
        near = inner + (22 if k % 2 else 14)
        tip = pol(x, y, near + 120 if k % 2 else near + 330, 15 * k)
        rays.append(lens(pol(x, y, near, 15 * k), tip, 20 if k % 2 else 34, at=0.45))
    c.ink(union(rays).intersection(field), "silver", KEY)
    c.ink(ring(x, y, inner + 4, 7), "silver", KEY)


def silver_waves(c: Block, dark: bool) -> None:
    """Waves behind a three: silver on night, or black on silver."""
    field = box(14, 14, 316, 526)
    c.ink(field, "sumi" if dark else "silver", KEY)
    waves = seigaiha((14, 14, 316, 526), 37.75, 5 if dark else 4, 2).intersection(field)
    c.ink(waves, "silver0" if dark else "sumi", KEY)  # a gradient on so many would be slow

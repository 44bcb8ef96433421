"""What the Mamefuda share: where coins lie, how they are cut, batons, silver waves."""

import random

from .block import KEY, Block
from .curves import (
    Geo,
    blob,
    box,
    brush,
    lens,
    pol,
    ring,
    union,
)
from .hana_parts import Row, rows
from .textiles import seigaiha

#: Where the coins lie: x, y, r; centred on the card.
PLACES: dict[int, list[Row]] = {
    1: rows("165,270,112"),
    2: rows("165,150,86 165,390,86"),
    3: rows("90,118,62 165,270,66 240,422,62"),
    4: rows("94,158,62 236,158,62 94,382,62 236,382,62"),
    5: rows("90,120,58 240,120,58 165,270,60 90,420,58 240,420,58"),
    6: rows("94,112,56 236,112,56 94,270,56 236,270,56 94,428,56 236,428,56"),
    7: rows("84,92,46 246,92,46 165,180,46 84,268,46 246,268,46 84,430,46 246,430,46"),
    8: rows("92,88,48 238,88,48 92,210,48 238,210,48 92,330,48 238,330,48 92,452,48 238,452,48"),
    9: rows(
        "72,112,40 165,112,40 258,112,40 72,270,40 165,270,40 258,270,40 72,428,40 165,428,40 "
        "258,428,40"
    ),
}


def cut_coin(x: float, y: float, r: float, seed: int = 0) -> Geo:
    """A coin as a knife cuts it: nearly round."""
    rng = random.Random(seed * 31 + int(x) * 7 + int(y))
    points = [pol(x, y, r * rng.uniform(0.955, 1.03), a + rng.uniform(-5, 5))
              for a in range(0, 360, 36)]
    return blob(points)


def batons(c: Block, ink: str = "sumi", spread: float = 92, w: float = 46) -> None:
    """Four bars in two crossed pairs: the four that was borrowed from the suit of batons."""
    for s in (1, -1):
        for o in (-26, 26):
            a = (165 - s * spread + o, -10.0)
            b = (165 + s * spread + o, 550.0)
            g = brush([a, b], (w * 1.08, w * 0.8, w * 1.08), False)
            c.fig(g, ink, 3, 3)
            c.cut(brush([a, b], (3, 4, 3), False))


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

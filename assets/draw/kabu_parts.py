"""What Kabufuda faces are made of: the card itself, kites, eyes, clubs, chevrons, clouds.

Rules of the suit: black about half the field, flat, symmetric but hand-warped; red only in
kites, plaques, sash, bottle and splashes.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from .block import KEY, RAW, Block, document, gradients
from .curves import (
    XY,
    Geo,
    blob,
    box,
    brush,
    curl,
    disc,
    lens,
    move,
    pol,
    poly,
    scaled,
    smooth,
    union,
)
from .lettering import fitted, kanji
from .press import SCALE

SIZE = (330.0, 540.0)
FIELD = box(20, 20, 310, 520)
CARD = box(11, 11, 319, 529)  # its edge is 7 units farther out, a hair of paper 4 more
CX = 165.0


def new_card(seed: int, wobble: float = 0.55) -> Block:
    c = Block(SIZE, seed, wobble, clip=FIELD.buffer(2))
    c.ink(box(8, 8, 322, 532), "paper", RAW)
    return c


@dataclass(frozen=True)
class Mark:
    """The modern index of a face: its number, large or not, gold on what stands apart."""

    number: int
    gold: bool = False
    large: bool = False


def border(c: Block, mark: Mark | None = None) -> str:
    """The lacquer border round a face; with a mark, the index grows out of it.

    Its inner edge is hand-cut, its outer edge true; a hair of paper outside keeps the card's
    outline on a dark table. A line of paper sets the index off from the picture, but for the black
    that it grows out of (``Block.roots``).
    """
    rim = Block(SIZE, c.seed, c.wobble)
    rim.ink(CARD.buffer(11).difference(CARD.buffer(5)), "mist", RAW)
    field = c.warp(FIELD, KEY)
    frame = CARD.buffer(7).difference(field)
    if mark is None:
        rim.ink(frame, "sumi", RAW)
    else:
        notch, digit = (c.warp(g, KEY) for g in _index(mark))
        line = notch.buffer(4.6).intersection(field)
        if c.roots is not None:
            roots = c.warp(c.roots, KEY)
            line = line.difference(roots)
            # no nick of paper where it leaves them
            near = union([notch, roots.intersection(notch.buffer(12))])
            nick = near.buffer(4).buffer(-4).difference(near).intersection(field)
            notch = union([notch, nick.buffer(0.1)])
        rim.ink(line, "paper", RAW)
        rim.ink(union([frame, notch]), "sumi", RAW)
        rim.ink(digit, "straw" if mark.gold else "paper", RAW)
    return rim.body()


class Face:
    """A face that is drawn once and written with every index.

    One that an index would spoil is ``dressed``: drawn otherwise for it.
    """

    def __init__(
        self, draw: Callable[[], Block], dressed: Callable[[Mark], Block] | None = None
    ) -> None:
        self._draw, self._dressed = draw, dressed

    @cached_property
    def _block(self) -> Block:
        return self._draw().swept()

    @cached_property
    def _bare(self) -> tuple[str, str]:
        return _printed(self._block)

    def written(self, mark: Mark | None = None) -> str:
        """The file, with or without an index; the index leaves no crumbs of what it covers."""
        whole = self._dressed(mark) if mark and self._dressed else self._block
        c = whole.seen_beside(lid(mark)) if mark else whole
        if mark and whole.tidy:
            c = c.cleared(lid(mark))
        body, defs = self._bare if c is self._block else _printed(c)
        return document(SIZE, f'{defs}<g transform="{SCALE}">{body}{border(c, mark)}</g>')


def _printed(c: Block) -> tuple[str, str]:
    """A picture's elements and the gradients they need."""
    used: set[str] = set()
    body = c.body(used)
    return body, gradients(used)


def plain(c: Block) -> str:
    """A back: its pattern runs to the edge, which has its own colour."""
    used: set[str] = set()
    body = c.body(used)
    return document(SIZE, f'{gradients(used)}<g transform="{SCALE}">{body}</g>')


def _index(mark: Mark) -> tuple[Geo, Geo]:
    """One notch growing out of the frame's upper left corner, and the digit in it.

    Columns of cards overlap at 0.29 of the height (157 units): all of it stands above that.
    """
    two = mark.number >= 10
    if mark.large:
        wide, high, tall = (138.0 if two else 112.0), 150.0, 112.0
    else:
        wide, high, tall = (107.0 if two else 87.0), 110.0, 76.0
    notch = box(8, 8, wide - 8, high - 8).buffer(8).union(box(8, 8, wide, 40))
    notch = notch.union(box(8, 8, 40, high)).intersection(box(8, 8, wide, high))
    digit = fitted(str(mark.number), 0, 0, tall, wide - 34, 1.6)
    x0, y0, x1, y1 = digit.bounds
    return notch, move(digit, 6 + (wide - 6 - x1 - x0) / 2, 6 + (high - 6 - y0 - y1) / 2)


def lid(mark: Mark) -> Geo:
    """What an index covers, with the line of paper round it."""
    return _index(mark)[0].buffer(4.6)


def X(s: int, x: float) -> float:
    """X right (s = 1) or left (s = -1) of the middle."""
    return CX + s * x


def kite(c: Block, y: float, s: float = 1) -> None:
    """The red lozenge with its ribbed shield."""
    k = poly([(CX, y), (CX + 47 * s, y + 56 * s), (CX, y + 142 * s), (CX - 47 * s, y + 56 * s)])
    inner = scaled(k, 0.62, 0.62, (CX, y + 60 * s))
    c.cut(k.buffer(9, join_style=2))
    c.ink(k.buffer(4.5, join_style=2))
    c.ink(k.buffer(0.3), "red")
    c.ink(inner.buffer(2.6, join_style=2))
    c.cut(inner)
    ribs = [
        brush(
            [(CX + d * 0.35, y + 22 * s), (CX + d, y + 58 * s), (CX + d * 0.25, y + 112 * s)],
            (1.2, 2.8, 1),
        )
        for d in (-27, -18, -9, 0, 9, 18, 27)
    ]
    ribs.append(brush([(130, y + 50 * s), (165, y + 42 * s), (200, y + 50 * s)], 3.4))
    ribs.append(brush([(130, y + 78 * s), (165, y + 86 * s), (200, y + 78 * s)], 2.6))
    c.ink(union(ribs).intersection(inner))


def jewel(c: Block, y: float, w: float, h: float) -> None:
    """A plain red lozenge with one cut, for the crossings of the clubs."""
    k = poly([(CX, y - h), (CX + w, y), (CX, y + h), (CX - w, y)])
    c.cut(k.buffer(9, join_style=2))
    c.ink(k.buffer(4, join_style=2))
    c.ink(k, "red")
    i = scaled(k, 0.56, 0.56, (CX, y))
    c.cut(i)
    c.ink(scaled(k, 0.34, 0.34, (CX, y)))


def chevrons(
    c: Block, bars: int, slope: float, top: float, thick: float, gap: float, w: float = 58
) -> None:
    """A black mass under shoulders at height ``top``, cut into ``bars`` arms a side."""
    e = 46

    def f(x: float, y0: float) -> float:
        return y0 + abs(x - CX) * slope

    lo, hi = CX - w, CX + w
    mass = poly(
        [
            (lo + e * slope, f(lo, top) + e),
            (lo, f(lo, top)),
            (0, f(0, top)),
            (0, 560),
            (330, 560),
            (330, f(330, top)),
            (hi, f(hi, top)),
            (hi - e * slope, f(hi, top) + e),
            (CX, f(hi, top) + e + 20),
        ]
    )
    slits = []
    y = top
    for _ in range(1, bars):
        y += thick
        for s in (1, -1):
            slits.append(
                brush(
                    [(X(s, 1), y), (X(s, 150), y + 150 * slope), (X(s, 160), y + 160 * slope)],
                    (gap * 0.75, gap, gap * 1.05),
                    curved=False,
                )
            )
        y += gap
    c.ink(mass)
    c.cut(union(slits).intersection(mass))


def toothed_leg(
    c: Block, apex: float, slope: float, teeth: int, y0: float, facing: bool = False
) -> None:
    """Cut the two windows under the chevrons that leave a toothed leg in the middle.

    facing: teeth stand on the windows' far sides as well, between those of the leg.
    """
    for s in (1, -1):
        t: list[XY] = [(X(s, 34), 540), (X(s, 34), y0 + 12)]
        for i in range(teeth):
            y = y0 - i * 25
            t += [(X(s, 36), y + 8), (X(s, 60), y + 2), (X(s, 36), y - 6)]
        t += [
            (X(s, 38), apex + 38 * slope), (X(s, 78), apex + 78 * slope),
            (X(s, 112), apex + 112 * slope),
        ]
        for i in range(teeth - 2 if facing else 0):
            y = y0 - (teeth - 3 - i) * 25 - 12
            t += [(X(s, 110), y - 8), (X(s, 86), y - 2), (X(s, 110), y + 6)]
        t.append((X(s, 112), 540))
        c.cut(poly(t))


def stepped_foot(c: Block, apex: float, slope: float) -> None:
    """Cut the two windows under the chevrons that leave a foot of three steps in the middle."""
    for s in (1, -1):
        stairs: list[XY] = []
        for i in range(3):
            x, y = 30 + i * 18, 452 + i * 24
            stairs += [(X(s, x), y), (X(s, x + 18), y)]
        c.cut(poly([
            (X(s, 30), apex + 30 * slope), *stairs, (X(s, 84), 540), (X(s, 124), 540),
            (X(s, 124), apex + 124 * slope),
        ]))


def eye(c: Block, x: float, y: float, w: float = 62, h: float = 29, bars: int = 4) -> None:
    """The eye-shaped cartouche of the old suits."""
    o = blob([(x - w / 2, y, 1), (x, y - h / 2), (x + w / 2, y, 1), (x, y + h / 2)])
    c.ink(o.buffer(3))
    c.cut(o)
    i = scaled(o, 0.74, 0.68, (x, y))
    c.ink(i.buffer(1.4).difference(i.buffer(-1.4)))
    if bars:
        c.ink(brush([(x - w * 0.2, y), (x + w * 0.2, y)], 2.4))
        step = w * 0.36 / bars
        c.ink([brush([(x + k * step, y - h * 0.19), (x + k * step, y + h * 0.19)], 3)
               for k in [n - (bars - 1) / 2 for n in range(bars)]])
    else:
        c.ink(disc(x, y, h * 0.17))


def numbered_eye(c: Block, x: float, y: float, w: float, h: float, sign: str, size: float) -> None:
    """An eye that holds the rank."""
    o = blob([(x - w / 2, y, 1), (x, y - h / 2), (x + w / 2, y, 1), (x, y + h / 2)])
    c.ink(o.buffer(6))
    c.cut(o)
    i = scaled(o, 0.83, 0.77, (x, y))
    c.ink(i.difference(i.buffer(-2.6)))
    c.ink(kanji(sign, x - size / 2, y - size / 2, size, 1.3))


def filled_eye(c: Block, x: float, y: float, w: float, h: float, sign: str, size: float) -> None:
    """A black eye that holds the rank in paper."""
    o = blob([(x - w / 2, y, 1), (x, y - h / 2), (x + w / 2, y, 1), (x, y + h / 2)])
    c.ink(o.buffer(6))
    i = scaled(o, 0.93, 0.89, (x, y))
    c.cut(i.difference(i.buffer(-3)))
    c.cut(kanji(sign, x - size / 2, y - size / 2, size, 1.7))


def finial(c: Block, x: float, y: float, s: int = 1) -> None:
    """Small ornamental column, foot at y; s = -1 hangs from above."""
    with c.at(x, y, 1, 0 if s > 0 else 180):
        bud = blob("0,-118! 5,-104 15,-92 10,-80 -10,-80 -15,-92 -5,-104")
        foot = blob("-20,-24! -9,-36 -14,-48! 14,-48! 9,-36 20,-24!")
        for g in (box(-44, -12, 44, 6), box(-30, -24, 30, -12), foot,
                  disc(0, -58, 22, 11), disc(0, -76, 15, 6)):
            c.cut(g.buffer(3.6))
            c.ink(g.buffer(1.6))
        c.ink(bud)
        c.line("-3,-102 -6,-92", (1, 3, 0), "paper")
        c.cut([disc(d, -58, 3) for d in (-11, 0, 11)])
        c.cut([box(d - 2, -8, d + 2, 2) for d in (-33, -22, -11, 0, 11, 22, 33)])
        for m in (1, -1):
            c.ink(curl(m * 40, -50, 14, 1.4, 90 + m * 90, -m, (6, 5, 3)))
            c.ink(brush([(m * 20, -56), (m * 28, -60), (m * 40, -64)], (4, 5, 5)))


def club(a: XY, b: XY, w: float, slit: float = 0, head: float = 1) -> tuple[Geo, Geo]:
    """A cudgel from a to b, waisted in the middle -> (black, what is carved from it).

    ``head``: how much larger its head is than its end.
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy)
    ux, uy = dx / d, dy / d

    def at(t: float, o: float = 0) -> XY:
        return (a[0] + ux * t * d - uy * o, a[1] + uy * t * d + ux * o)

    half = (
        (0, 0.44 * head), (0.04, 0.5 * head), (0.2, 0.23 * (1 + head)), (0.5, 0.36), (0.8, 0.46),
        (0.96, 0.5), (1, 0.44),
    )
    body = poly(
        smooth([at(t, w * k) for t, k in half], n=8)
        + smooth([at(t, -w * k) for t, k in reversed(half)], n=8)
    )
    cuts = [brush([at(t, -w * 0.6), at(t, w * 0.6)], 4.5) for t in (0.12, 0.88)]
    if slit:
        edge = ((0.12, slit / 2), (0.5, slit * 0.4), (0.88, slit / 2))
        cuts.append(poly([at(t, o) for t, o in edge] + [at(t, -o) for t, o in reversed(edge)]))
    else:
        # gouge marks along the wood, longest near one edge
        marks = ((0.15, 0.4, 0.3), (0.17, 0.35, 0.17), (0.2, 0.3, 0.04), (0.62, 0.84, 0.3),
                 (0.66, 0.82, 0.18), (0.71, 0.8, 0.05))
        for t0, t1, o in marks:
            cuts.append(brush([at(t0, w * o), at((t0 + t1) / 2, w * o * 0.9), at(t1, w * o * 0.92)],
                              (1, 5, 0)))
    return body, union(cuts).intersection(body)


def crossed(
    c: Block, reach: float, y0: float, y1: float, w: float, slit: float = 0, foot: float = 0,
    head: float = 1, whole: bool = False,
) -> None:
    """Two clubs as X, their heads ``reach`` from the middle, their ends ``foot`` (the same).

    The one on top keeps a reserve of paper where they cross. ``whole``: a head that an index cuts
    into is left out, and the club begins at the ring below it.
    """
    for s in (1, -1):
        a, b = (X(-s, reach), y0), (X(s, foot or reach), y1)
        body, cuts = club(a, b, w, slit, head)
        c.cut(body.buffer(5))
        if whole:
            u, v = (b[0] - a[0]) * 0.12, (b[1] - a[1]) * 0.12
            top = poly([(a[0] + m * u - n * v, a[1] + m * v + n * u)
                        for m, n in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
            with c.piece(0.95):
                c.ink(body.intersection(top))
            body = body.difference(top)
        c.ink(body)
        c.cut(cuts)


def upright(
    c: Block, y0: float, y1: float, w: float, slit: float = 0, head: float = 1
) -> None:
    body, cuts = club((CX, y0), (CX, y1), w, slit, head)
    c.cut(body.buffer(5))
    c.ink(body)
    c.cut(cuts)


def plaque(c: Block, y0: float, y1: float, w: float, sign: str, size: float) -> None:
    """A red name plaque with a leaf roof: our own mark, 札 (card)."""
    roof = blob([(CX, y0 - 26, 1), (CX + w + 14, y0, 1), (CX, y0 - 6), (CX - w - 14, y0, 1)])
    body = box(CX - w, y0, CX + w, y1)
    whole = union([roof, body])
    c.cut(whole.buffer(10))
    c.ink(whole.buffer(4.5))
    c.ink(body, "red")
    c.cut(body.buffer(-5).difference(body.buffer(-7.5)))
    c.cut(kanji(sign, CX - size / 2, (y0 + y1) / 2 - size / 2, size, 1.25))


def clover_cut(c: Block, x: float, y: float) -> None:
    """A clover in a round window, carved from black."""
    g = union(
        [disc(x - 9, y, 9), disc(x + 9, y, 9), disc(x, y - 14, 9),
         poly([(x - 8, y + 17), (x + 8, y + 17), (x + 2, y), (x - 2, y)])]
    )
    c.cut(g)
    c.cut(g.buffer(6.5).difference(g.buffer(4)))


def scroll(
    a: tuple[float, float, float], b: tuple[float, float, float], hand: int,
    turns: float = 1.25, w: float = 6.4,
) -> Geo:
    """S-scroll: two spirals of opposite hands, (x, y, r) each, drawn in one stroke.

    They are joined along the inner tangent of their circles: else the join reads as a stick.
    """
    d = math.hypot(b[0] - a[0], b[1] - a[1])
    phi = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    off = phi - hand * math.degrees(math.acos(min(1, (a[2] + b[2]) / d)))

    def arm(x: float, y: float, r: float, start: float, way: int) -> list[XY]:
        n = int(turns * 11)
        steps = [i / n for i in range(n + 1)]
        return [
            pol(x, y, r * (0.14 + 0.86 * t**1.1), start - way * 360 * turns * (1 - t))
            for t in steps
        ]

    # seen from its own middle, each spiral winds outwards in the same sense
    line = arm(*a, off, hand) + arm(*b, off + 180, hand)[::-1]
    return brush(line, (w * 0.8, w * 0.7, w, w * 1.1, w, w * 0.7, w * 0.8))


def drop(x: float, y: float, r: float, angle: float, size: float = 10) -> Geo:
    """A leaf springing from a scroll."""
    return lens(
        pol(x, y, r, angle), pol(x, y, r + size * 1.7, angle + 26), size * 0.72, size * 0.12
    )

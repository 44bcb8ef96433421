"""The program's icon: the fox of the red joker on a red card, in front of a golden sun.

One drawing is used for all sizes from 64 pixels up. Each smaller size is drawn separately, on whole
pixels: a seal with only the head, simpler the fewer pixels there are.
"""

from .block import Block, document
from .curves import Geo, blob, box, brush, disc, lens, mirror, move, poly, ring, sym
from .inks import colour
from .press import SCALE
from .textiles import asanoha

SIZE = (512.0, 512.0)

#: Right half of the head, from the brow to the chin: ear, cheek with its fur, muzzle.
HEAD = (
    "0,-58 34,-62 66,-82 100,-134 142,-198! 158,-130 160,-66 164,-14 182,34 216,70! 178,86! "
    "194,112! 150,118 108,137 74,164 48,190 22,206 0,209"
)


def card() -> str:
    """The large drawing."""
    c = Block(SIZE, 21, 0.5)
    _card(c)
    with c.at(256, 257):
        _head(c)
    return document(SIZE, f'<g transform="{SCALE}">{c.body()}</g>')


def _both(g: Geo) -> list[Geo]:
    return [g, mirror(g, 0)]


def _card(c: Block) -> None:
    """A lacquered card with a line of gold, and on its red ground the sun."""
    whole = box(100, 44, 412, 468).buffer(34)
    c.ink(whole, "sumi")
    c.cut(whole.buffer(-8), "ochre")
    c.ink(whole.buffer(-14), "sumi")
    ground = whole.buffer(-24)
    c.cut(ground, "red")
    c.cut(asanoha(ground.bounds, 62, 2.6).intersection(ground), "deep")
    c.cut(disc(256, 206, 128), "ochre")
    c.cut(ring(256, 206, 118, 4), "straw")


def _head(c: Block) -> None:
    head = blob(sym(HEAD))
    c.fig(head, "paper", 9)
    # the side away from the lamp
    c.cut(head.difference(move(head, -9, 2)).intersection(box(60, -200, 260, 260)), "mist")
    # ears: red inside, black at the tips
    ear = blob([(138, -158, 1), (106, -112), (84, -74), (108, -60), (140, -66), (150, -100)])
    tip = poly("150,-210 90,-130 106,-138 134,-146 160,-140 170,-140")
    c.cut(_both(ear), "red")
    for k in range(3):
        c.cut(_both(brush([(96 + k * 17, -68 + k * 2), (111 + k * 13, -94), (128 + k * 7, -132)],
                          (5, 4, 0))), "deep")
    c.ink(_both(tip.intersection(head.buffer(3))))
    # brow
    c.cut(lens((0, -44), (0, 22), 26), "red")
    for shape in (
        disc(74, -34, 22, 11, -14),
        brush([(92, 74), (130, 74), (168, 58)], (1, 11, 1)),
        brush([(98, 98), (130, 102), (162, 92)], (1, 10, 1)),
    ):
        c.cut(_both(shape), "red")
    # eyes: half closed, looking straight at you
    eye = blob([(40, 40, 1), (62, 16), (94, 8), (130, 10, 1), (108, 38), (74, 47)])
    c.cut(_both(eye), "ochre")
    c.ink(_both(disc(82, 24, 15, 19).intersection(eye)))
    c.cut([disc(-77, 22, 4.5), disc(87, 22, 4.5)])
    c.ink(_both(brush([(28, 46), (56, 16), (98, 4), (146, -6)], (4, 14, 15, 2))))
    c.ink(_both(brush([(40, 40), (76, 48), (114, 31)], (2, 6, 1))))
    # muzzle
    c.ink(_both(brush([(28, 62), (24, 104), (34, 140)], (1, 5, 0))))
    c.ink(blob("-30,138 0,128 30,138 17,160 0,169 -17,160"))
    c.line("-13,140 0,137 9,140", (0, 5, 0), "paper")
    c.line("0,166 0,180", (4, 5))
    c.ink(_both(brush([(0, 180), (26, 181), (52, 160)], (5, 6, 1))))


#: By size in pixels: how round its corners are; its inks from the edge inwards, a pixel each; and
#: the shapes from the back to the front, as (ink, right half).
SEALS: dict[int, tuple[int, tuple[str, ...], tuple[tuple[str, str], ...]]] = {
    16: (4, ("red",), (
        ("paper", "8,6 10,6 13,2 14,2 14,9 15,10 15,11 13,11 9,15 8,15"),
        ("sumi", "9,10 11,10 11,9 13,9 13,8 11,8 11,9 9,9"),
        ("sumi", "8,13 9,13 9,14 8,14"),
    )),
    24: (5, ("red",), (
        ("paper", "12,8 15,8 20,2 21,2 21,13 23,15 23,16 19,17 14,22 12,22"),
        ("red", "17,9 20,5 20,10 18,10"),
        ("sumi", "14,13 15,13 15,12 17,12 17,11 19,11 19,12 18,12 18,13 16,13 16,14 14,14"),
        ("sumi", "12,19 14,19 14,20 13,20 13,21 12,21"),
    )),
    32: (6, ("sumi", "red"), (
        ("paper", "16,11 20,11 26,3 28,3 28,17 30,20 30,21 25,23 19,29 16,29"),
        ("red", "22,12 27,6 27,14 23,14"),
        ("red", "16,13 17,15 17,16 16,18"),
        ("sumi", "18,18 19,18 19,17 22,17 22,16 26,16 26,17 24,17 24,18 20,18 20,19 18,19"),
        ("sumi", "16,25 19,25 19,26 18,26 18,27 17,27 17,28 16,28"),
    )),
    48: (8, ("sumi", "ochre", "red"), (
        ("paper", "24,16 30,16 40,4 42,4 42,25 45,30 45,31 42,32 42,33 37,35 29,43 24,43"),
        ("red", "33,17 40,8 40,21 35,21"),
        ("red", "24,18 26,21 26,22 24,26"),
        ("red", "34,31 37,31 37,30 40,30 40,31 38,31 38,32 34,32"),
        ("ochre", "30,26 36,26 36,27 33,28 30,28"),
        ("sumi", "31,26 33,26 33,28 31,28"),
        ("sumi", "27,27 30,24 34,23 39,23 39,24 36,25 32,26 29,28 27,28"),
        ("sumi", "24,37 28,37 28,38 26,41 24,41"),
    )),
}


def seal(size: int) -> str:
    """The drawing for one of the small sizes."""
    corner, inks, shapes = SEALS[size]
    body = "".join(_path(_square(size, k, corner), ink) for k, ink in enumerate(inks))
    body += "".join(_pair(_parse(path), size, ink) for ink, path in shapes)
    return document((size, size), body)


def _path(d: str, ink: str) -> str:
    return f'<path fill="{colour(ink)}" d="{d}"/>'


def _pair(points: list[tuple[float, float]], size: int, ink: str) -> str:
    """A shape of the right half with its mirror image, or one that lies across the middle."""
    halves = [points, [(size - x, y) for x, y in points]]
    if any(x == size / 2 for x, _ in points):
        halves = [points + [p for p in halves[1][::-1] if p[0] != size / 2]]
    d = "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in half) + "z" for half in halves)
    return _path(d, ink)


def _square(size: int, inset: int, corner: int) -> str:
    """A square with round corners, so many pixels inside the size."""
    a, b, r = inset, size - inset, corner - inset
    k = 0.45 * r  # how far from the corner the handles of a quarter circle are
    return (
        f"M{a + r} {a}H{b - r}C{b - k:g} {a} {b} {a + k:g} {b} {a + r}V{b - r}"
        f"C{b} {b - k:g} {b - k:g} {b} {b - r} {b}H{a + r}"
        f"C{a + k:g} {b} {a} {b - k:g} {a} {b - r}V{a + r}"
        f"C{a} {a + k:g} {a + k:g} {a} {a + r} {a}z"
    )


def _parse(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (p.split(",") for p in path.split())]

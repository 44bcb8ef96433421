"""What all portraits share: the frame, the bust, the face.

Drawn in a square of 200 about the face's middle (100, 100); the file's square is 100.
"""

from collections.abc import Callable
from contextvars import ContextVar

from .block import RAW, Block, document
from .curves import Geo, blob, box, disc
from .textiles import seigaiha

FRAME = box(44, 44, 156, 156).buffer(38)


def start(ground: str, ray: str = "") -> Block:
    c = Block((200, 200), 5, 0.3, clip=FRAME.buffer(1))
    c.ink(FRAME, ground, RAW)
    if ray:
        c.ink(seigaiha((0, 0, 200, 200), 26, 2.6, 2).intersection(FRAME), ray)
    return c


def finish(c: Block) -> str:
    edge = FRAME.buffer(-1.5)
    c.ink(edge.buffer(6).difference(edge), "#fbf6ea", RAW)
    c.ink(edge.buffer(4).difference(edge.buffer(-2.6)), "sumi", RAW)
    return document((100, 100), f'<g transform="scale(.05)">{c.body()}</g>')


def bust(
    c: Block, fill: str, pattern: Geo | None = None, ink: str = "paper", skin: str = "skin"
) -> None:
    c.fig(blob("84,128 116,128 118,160 100,172 82,160"), skin, 4)
    body = blob("0,230! 6,186 36,164 76,154! 100,170 124,154! 164,164 194,186 200,230!")
    c.cloth(body, fill, pattern, ink, 4.4)


def collar(c: Block, fill: str, inner: str = "paper") -> None:
    """Crossed kimono collar, left over right."""
    for m, col in ((1, inner), (1, fill), (-1, inner), (-1, fill)):
        o = 0 if col == inner else 9
        c.fig(
            blob([(100 + m * (18 + o), 150, 1), (100 + m * (30 + o), 160), (100 - m * (8 - o),
            210, 1),
                  (100 - m * (26 - o), 214, 1), (100 + m * (6 + o), 172)]),
            col, 3,
        )


def face(c: Block, skin: str = "skin", wide: float = 1, age: int = 0, brow: str = "sumi",
          lips: str = "red", blush: str = "rose", smile: float = 1) -> None:
    """Face with eyes looking a little to the left, as all court figures do."""
    w = wide
    for m in (1, -1):
        c.fig(disc(100 + m * 41 * w, 104, 7, 10), skin, 3.4)
    g = [(40 * w, 84), (40 * w, 110), (28 * w, 136), (0, 150)]
    right = [(100 + x, y) for x, y in g]
    left = [(200 - x, y) for x, y in reversed(right[:-1])]
    c.fig(blob([(100, 58), (128, 62), *right, *left, (72, 62)]), skin, 4.4)
    for m in (1, -1):
        x = 100 + m * 18 * w - 2
        _brow(c, x, m, brow)
        c.line([(x - 9, 101), (x, 95.5), (x + 9, 100)], (1.4, 4, 1.4))
        c.ink(disc(x - 0.6, 101, 4.4))
        c.cut(disc(x - 2.2, 99.2, 1.4))
        c.ink(disc(100 + m * 27 * w - 1, 117, 8, 5.4), blush)
        if age:
            c.line([(x + m * 10, 106), (x + m * 14, 109)], (1.6, 0))
            c.line([(x - 8, 108), (x, 110.5), (x + 8, 108)], (0, 1.8, 0))
    if age:
        for m in (1, -1):
            c.line([(100 + m * 13, 118), (100 + m * 19, 128)], (0, 2.2, 0))
    c.line("97,94 93,108 90,114 97,117", (0, 2.2, 3, 1.6))
    _mouth(c, 129, lips, smile)


def _brow(c: Block, x: float, m: int, ink: str) -> None:
    """A brow above the eye at ``x``, on the side ``m``: high if glad, and if sorry only inside."""
    inner, top, outer = {1: (83, 77.5, 83), 0: (86, 82, 86), -1: (80.5, 81.5, 88)}[_MOOD.get()]
    c.line([(x - m * 9, inner), (x, top), (x + m * 11, outer)], (2, 4.6, 1), ink)


def _mouth(c: Block, y: float, lips: str, smile: float) -> None:
    if _MOOD.get() > 0:
        mouth = blob([(84, y - 3, 1), (99, y), (115, y - 4, 1), (109, y + 7), (99, y + 9.5),
                      (89, y + 6)])
        c.fig(mouth, lips, 3)
        c.cut(mouth.intersection(box(80, y - 6, 120, y + 3)).buffer(-0.8))
        return
    if _MOOD.get() < 0:
        c.line([(87, y + 5), (93, y + 0.5), (100, y - 0.5), (111, y + 4)], (1.4, 3.6, 3.6, 1.2),
               lips)
    else:
        c.line(
            [(86, y - 1), (93, y + 3.4 * smile), (98, y + 4 * smile), (112, y - 2)],
            (1.4, 3.6, 3.6, 1.2),
            lips,
        )
        c.line([(84, y - 3), (86, y - 1)], (2.4, 1))
    c.line([(94, y + 11), (103, y + 11)], (0, 2, 0))


def strands(c: Block, lines: list[str], w: float = 2.6, ink: str = "paper") -> None:
    for path in lines:
        c.line(path, (0, w, 0), ink)


#: How a face looks: 1 glad, −1 sorry.
_MOOD: ContextVar[int] = ContextVar("mood", default=0)


def avatar(draw: Callable[[], Block], mood: int = 0) -> str:
    """The file of a portrait: as usual, glad (1) or sorry (−1)."""
    before = _MOOD.set(mood)
    try:
        return finish(draw())
    finally:
        _MOOD.reset(before)

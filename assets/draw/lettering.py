"""Cut letters, digits and numerals: the program's own, so that no font is needed.

A letter stands in a box 100 high; kanji in a square of 100.  Paths only: QtSvg would look for
a font for ``<text>``.
"""

from collections.abc import Callable

from .curves import Geo, bar, blob, box, brush, disc, move, poly, rot, scaled, union


def _b(a: tuple[float, float], b: tuple[float, float], w: float) -> Geo:
    return bar(a, b, w, 0.16)


def _ring(x: float, y: float, rx: float, ry: float, ix: float, iy: float) -> Geo:
    return disc(x, y, rx, ry).difference(disc(x, y, ix, iy))


def _six() -> Geo:
    return union([_ring(31, 67, 30, 34, 12, 20), brush("56,5 26,22 10,66", (12, 15, 18))])


def _three() -> Geo:
    top = _ring(29, 27, 27, 28, 10, 15).difference(poly("-10,20 24,23 24,40 -10,46"))
    low = _ring(30, 70, 30, 31, 12, 17).difference(poly("-10,52 24,58 24,74 -10,79"))
    return union([top, low, box(20, 41, 36, 53)])


def _two() -> Geo:
    arch = _ring(31, 31, 29, 32, 12, 18).difference(box(-5, 32, 31, 70))
    arch = arch.difference(poly("31,32 31,70 70,70 70,44"))
    stem = brush("53,36 38,62 11,90", (17, 15, 17))
    return union([arch, stem, _b((3, 93), (60, 93), 16)])


def _five() -> Geo:
    bowl = _ring(29, 67, 31, 34, 13, 19).difference(poly("-10,44 24,50 16,72 -10,78"))
    return union([bowl, _b((14, 0), (12, 54), 14), _b((9, 8), (55, 8), 16)])


def _bowl(y: float, ry: float, rx: float) -> Geo:
    return _ring(22, y, rx, ry, rx - 16, ry - 11).intersection(box(14, -4, 90, 106))


def _dee() -> Geo:
    return union(
        [
            _b((14, 0), (14, 100), 18),
            _ring(16, 50, 46, 51, 28, 38).intersection(box(12, -4, 80, 104)),
        ]
    )


def _bee() -> Geo:
    return union([_b((14, 0), (14, 100), 18), _bowl(26, 27, 36), _bowl(73, 28, 40)])


def _ar() -> Geo:
    return union([_b((14, 0), (14, 100), 17), _bowl(27, 28, 34), _b((28, 50), (56, 100), 17)])


_LETTER: dict[str, Callable[[], Geo]] = {
    "K": lambda: union(
        [_b((13, 0), (13, 100), 18), _b((54, 0), (17, 56), 12), _b((27, 44), (57, 100), 18)]
    ),
    "Q": lambda: union([_ring(32, 50, 32, 51, 14, 38), brush("24,68 40,80 64,106", (7, 16, 13))]),
    "J": lambda: union(
        [brush("42,-12 41,30 41,62 36,88 20,95 4,80", (21, 18, 18, 17, 13, 17)), box(20, -9, 52, 0)]
    ).intersection(box(-20, 0, 90, 120)),
    "A": lambda: union([poly("22,0 40,0 66,101 44,101 31,30 14,101 0,101"), box(11, 60, 48, 72)]),
    "E": lambda: union(
        [_b((14, 0), (14, 100), 17), _b((12, 6), (52, 6), 12), _b((12, 49), (44, 49), 11),
         _b((12, 94), (54, 94), 12)]
    ),
    "R": _ar,
    "B": _bee,
    "D": _dee,
    "O": lambda: _ring(30, 50, 30, 51, 13, 38),
    "0": lambda: _ring(30, 50, 30, 51, 13, 37),
    "1": lambda: union([_b((32, 0), (32, 100), 19), brush("32,6 22,17 9,22", (11, 10, 7))]),
    "2": _two,
    "3": _three,
    "4": lambda: union([_b((40, -2), (6, 68), 12), _b((0, 69), (62, 69), 15), _b((43, 0), (43,
    100), 19)]),
    "5": _five,
    "6": _six,
    "7": lambda: union(
        [_b((2, 9), (58, 9), 18), blob("46,4! 60,4! 46,44 42,101! 18,101! 30,48")]
    ),
    "8": lambda: union([_ring(31, 26, 27, 27, 10, 14), _ring(31, 71, 31, 31, 12, 18)]),
    "9": lambda: rot(_six(), 180, (31, 50)),
}  # fmt: skip


def glyph(ch: str, x: float, y: float, h: float, bold: float = 0) -> Geo:
    """A letter or a number, its top left at (x, y), h high."""
    ch = "10" if ch == "T" else ch
    if len(ch) > 1:
        g = union([_LETTER[ch[0]](), move(_LETTER[ch[1]](), 52, 0)])
    else:
        g = _LETTER[ch]()
    if bold:
        g = g.buffer(bold)
    x0, y0, _, y1 = g.bounds
    del y1
    return move(scaled(move(g, -x0, min(0, -y0) if ch != "Q" else -y0), h / 100), x, y)


def fitted(ch: str, x: float, y: float, h: float, widest: float, bold: float = 0) -> Geo:
    """The same, squeezed where it would be wider than allowed."""
    g = glyph(ch, x, y, h, bold)
    wide = g.bounds[2] - g.bounds[0]
    return scaled(g, widest / wide, 1, (x, y)) if wide > widest else g


Stroke = tuple[str, tuple[float, ...]]
_KANJI: dict[str, list[Stroke]] = {
    "一": [("4,54 50,49 96,53", (15, 10, 16))],
    "二": [("20,28 50,25 80,28", (12, 9, 13)), ("4,82 50,78 96,82", (14, 10, 16))],
    "三": [
        ("14,18 50,15 86,18", (12, 9, 13)),
        ("22,50 50,48 78,50", (12, 9, 13)),
        ("4,86 50,83 96,86", (14, 10, 16)),
    ],
    "四": [
        ("10,14 12,92", (13, 11)),
        ("8,16 90,14! 88,92", (11, 12, 13)),
        ("12,86 88,86", (10, 10)),
        ("40,18 38,44 22,64", (10, 9, 3)),
        ("60,18 60,48 68,58 84,56", (10, 10, 9, 5)),
    ],
    "五": [
        ("10,12 50,10 90,12", (11, 9, 12)),
        ("46,12 40,50 34,90", (12, 10, 12)),
        ("16,48 72,46! 72,90", (10, 10, 12)),
        ("2,92 50,90 98,92", (12, 9, 14)),
    ],
    "六": [
        ("50,2 54,20", (5, 13)),
        ("4,36 50,32 96,36", (13, 8, 13)),
        ("38,50 30,72 10,96", (14, 10, 4)),
        ("62,52 76,70 90,96", (6, 12, 15)),
    ],
    "七": [
        ("6,50 50,42 94,32", (10, 10, 14)),
        ("42,6 40,50 42,84! 60,94 88,90 92,70", (13, 12, 13, 12, 11, 3)),
    ],
    "八": [("38,16 32,56 6,94", (14, 12, 3)), ("56,8 66,48 96,94", (6, 12, 16))],
    "九": [
        ("38,4 36,44 24,76 4,98", (12, 13, 9, 3)),
        ("8,36 40,33 68,29! 64,56 66,86 80,92 96,88 96,68", (11, 9, 13, 12, 12, 12, 11, 3)),
    ],
    "十": [("4,46 50,42 96,46", (13, 9, 14)), ("50,4 50,98", (13, 14))],
    "寿": [
        ("14,13 50,11 86,12", (9, 7, 10)),
        ("20,30 50,28 80,29", (8, 7, 9)),
        ("4,48 50,45 96,47", (9, 7, 11)),
        ("50,0 46,40 8,98", (10, 10, 3)),
        ("26,66 60,64 96,66", (8, 7, 10)),
        ("72,54 72,98! 58,90", (9, 9, 3)),
        ("42,76 52,86", (6, 9)),
    ],
    "卓": [
        ("50,0 50,34", (11, 10)),
        ("52,16 82,15", (9, 9)),
        ("22,34 22,72", (10, 9)),
        ("20,35 78,34! 77,72", (9, 9, 10)),
        ("24,53 76,53", (8, 8)),
        ("24,70 76,70", (8, 8)),
        ("2,84 50,82 98,84", (9, 7, 10)),
        ("50,70 50,106", (10, 11)),
    ],
    "札": [
        ("4,30 30,28 54,28", (10, 9, 11)),
        ("30,2 30,98", (11, 12)),
        ("30,34 22,52 6,72", (9, 8, 3)),
        ("34,42 44,52 52,62", (4, 9, 10)),
        ("66,4 66,80! 76,92 96,90 98,72", (12, 12, 13, 12, 3)),
    ],
}
NUMERALS = "〇一二三四五六七八九十"


def kanji(ch: str, x: float, y: float, s: float, bold: float = 1) -> Geo:
    """A character in a square of side s, top left at (x, y)."""
    strokes = [brush(path, tuple(v * bold for v in ws), 6) for path, ws in _KANJI[ch]]
    return move(scaled(union(strokes), s / 100), x, y)

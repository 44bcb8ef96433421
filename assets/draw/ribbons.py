"""Ribbons (tanzaku) and the kana written on them, clouds and moons."""

import math

from .block import KEY, Block
from .curves import Geo, Path, Polygon, brush, disc, move, rot, scaled, smooth, union

Stroke = tuple[str, tuple[float, ...]]
_KANA: dict[str, list[Stroke]] = {
    "あ": [
        ("16,26 46,25 80,19", (10, 8, 9)),
        ("46,4 41,44 47,90", (9, 9, 6)),
        ("70,38 58,70 28,92 10,78 26,54 60,44 88,58 88,80 62,96", (8, 8, 9, 8, 7, 8, 9, 8, 2)),
    ],
    "か": [
        ("8,38 46,28 64,34 60,72 48,94 34,84", (9, 8, 10, 9, 7, 2)),
        ("36,6 30,50 8,94", (9, 9, 3)),
        ("74,20 88,36 95,56", (4, 10, 7)),
    ],
    "よ": [
        ("52,30 66,29 82,25", (7, 8, 8)),
        ("50,4 51,50 50,78 34,93 14,86 18,72 42,70 66,80 88,95", (9, 8, 8, 8, 8, 8, 8, 9, 4)),
    ],
    "ろ": [("20,12 72,9! 18,60! 50,45 80,54 84,76 66,93 36,95", (8, 9, 7, 8, 9, 9, 8, 2))],
    "し": [("30,5 25,50 29,84 52,94 88,68", (10, 9, 10, 9, 2))],
    "み": [
        ("14,18 56,12! 36,62 18,86 6,74 24,56 62,64 96,78", (8, 9, 8, 8, 7, 7, 8, 6)),
        ("78,36 76,68 56,98", (7, 9, 3)),
    ],
    "の": [(
        "54,20 44,62 24,86 8,68 18,34 48,13 80,24 92,52 78,82 54,97",
            (6, 8, 9, 8, 8, 8, 9, 9, 8, 2))],
}  # fmt: skip


def kana(ch: str, x: float, y: float, s: float, bold: float = 1) -> Geo:
    """A letter in a square of side s round (x, y)."""
    strokes = [brush(path, tuple(v * bold for v in ws), 5) for path, ws in _KANA[ch]]
    return move(scaled(union(strokes), s / 100), x - s / 2, y - s / 2)


def _side(line: list[tuple[float, float]], off: float) -> list[tuple[float, float]]:
    out = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        out.append((x - (b[1] - a[1]) / d * off, y + (b[0] - a[0]) / d * off))
    return out


def band(path: Path, w: float) -> Geo:
    """A strip of paper with square ends round a centre line."""
    line = smooth(path)
    return Polygon(_side(line, w / 2) + _side(line, -w / 2)[::-1]).buffer(0)


def ribbon(c: Block, path: str, fill: str = "red", text: str = "", w: float = 66) -> None:
    """A slip hung by its cord; ``text`` runs down it."""
    line = smooth(path)
    strip = band(path, w)
    (x0, y0), (x1, y1) = line[0], line[4]
    lean = math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90
    c.fig(strip, fill, 4.6, halo=3)
    edge = band([line[2], *line[6:-6:6], line[-3]], w - 12)
    c.ink(edge.difference(band([line[2], *line[6:-6:6], line[-3]], w - 16)).intersection(strip),
          "straw" if fill == "red" else "sky", KEY)  # fmt: skip
    with c.at(x0, y0, 1, lean):
        hole = disc(0, 13, 6)
        c.cut(hole)
        c.ink(hole.buffer(1.6).difference(hole))
        loop = [(0, 12), (-9, -14), (-3, -36), (5, -36), (10, -14), (0, 12)]
        c.ink(brush(loop, 5.4))
        c.cut(brush(loop, 2), "straw")
    n = len(text)
    for i, ch in enumerate(text):
        t = 0.24 + 0.66 * (i + 0.35) / n
        k = int(t * (len(line) - 1))
        (ax, ay), (bx, by) = line[k - 1], line[k + 1]
        turn = math.degrees(math.atan2(by - ay, bx - ax)) - 90
        px, py = line[k]
        c.ink(rot(kana(ch, px, py, min(47, 196 / n), 1.5), turn, (px, py)))


def crescent(c: Block, x: float, y: float, r: float, fill: str = "sun") -> None:
    """A waxing moon, horns to the upper right."""
    g = disc(x, y, r).difference(disc(x + r * 0.42, y - r * 0.34, r * 0.86))
    c.fig(g, fill, 2.6, heavy=0.25)


def mists(c: Block, bands: list[tuple[float, float, float, float]], ink: str) -> None:
    """Flat layers of mist: x0, x1, y, height; round ends."""
    for x0, x1, y, h in bands:
        c.ink(brush([(x0, y), ((x0 + x1) / 2, y), (x1, y)], (h, h, h), 2), ink, KEY)

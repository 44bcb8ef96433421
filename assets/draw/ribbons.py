"""Ribbons (tanzaku) and the kana written on them, clouds and moons."""

import math

from .block import KEY, Block
from .curves import Geo, Polygon, brush, disc, move, rot, scaled, union

Stroke = tuple[str, tuple[float, ...]]
_KANA: dict[str, list[Stroke]] = {
    "あ": [
        ("16,26 46,25 80,19", (10, 8, 9)),
        ("46,4 41,44 47,90", (9, 9, 6)),
        ("70,38 58,70 28,92 10,78 26,54 60,44 88,58 88,80 62,96", (8, 8, 9, 8, 7, 8, 9, 8, 2)),
    ],
    "か": [  # after 可: like の, with a tick over it
        (
            "46,34 38,60 24,84 10,72 16,48 42,28 74,32 88,54 78,80 52,98",
            (7, 9, 8, 8, 8, 8, 9, 9, 8, 2),
        ),
        ("52,2 66,6 78,18", (4, 10, 5)),
    ],
    "よ": [  # after 与
        ("46,2 42,32", (8, 9)),
        ("44,17 68,14", (7, 8)),
        ("40,34 76,30! 74,62 62,94 46,84", (8, 9, 9, 8, 2)),
        ("6,60 50,57 94,54", (8, 7, 10)),
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
}


def kana(ch: str, x: float, y: float, s: float, bold: float = 1) -> Geo:
    """A letter in a square of side s round (x, y)."""
    strokes = [brush(path, tuple(v * bold for v in ws)) for path, ws in _KANA[ch]]
    return move(scaled(union(strokes), s / 100), x - s / 2, y - s / 2)


def ribbon(
    c: Block, x: float, tilt: float, fill: str = "red", text: str = "", top: float = 62,
    length: float = 410, w: float = 70,
) -> None:
    """A slip of paper hung at a slant, bent once, its end cut; ``text`` runs down it.

    x: of its middle; tilt: how far its foot is to the right of its head.
    """
    bend = top + length * 0.76

    def at(y: float, off: float) -> tuple[float, float]:
        along = (y - top) / length
        return x + tilt * (along - 0.5) + off, y + off * -tilt / length

    h = w / 2
    upper = [at(top, -h), at(top, h), at(bend - 14, h), at(bend + 10, -h)]
    fx = -tilt * 0.6 - (14 if tilt > 0 else -14)
    (lx, ly), (rx, ry) = upper[3], upper[2]
    foot = top + length
    lower = [(lx, ly), (rx, ry), (rx + fx, foot - 14), (lx + fx, foot + 12)]
    whole = union([Polygon(upper), Polygon(lower)])
    c.fig(whole, fill, 4.6, halo=3)
    shade = "deep" if fill == "red" else "shade_indigo"
    fold = Polygon([lower[0], lower[1], (rx + fx * 0.2, ry + 20), (lx + fx * 0.2, ly + 20)])
    c.ink(fold.intersection(whole.buffer(-1)), shade, KEY)
    c.line([lower[0], lower[1]], (2.4, 2.4))
    rim = whole.buffer(-5.5, join_style=2)
    c.ink(rim.difference(rim.buffer(-1.9, join_style=2)), "straw" if fill == "red" else "sky", KEY)
    n = len(text)
    turn = -math.degrees(math.atan2(tilt, length))
    for i, ch in enumerate(text):
        px, py = at(top + 44 + (bend - top - 70) * i / max(1, n - 1), 0)
        c.ink(rot(kana(ch, px, py, min(52, 236 / n), 1.5), turn, (px, py)))


def crescent(c: Block, x: float, y: float, r: float, fill: str = "sun") -> None:
    """A waxing moon, horns to the upper right."""
    g = disc(x, y, r).difference(disc(x + r * 0.42, y - r * 0.34, r * 0.86))
    c.fig(g, fill, 2.6, heavy=0.25)


def mists(c: Block, bands: list[tuple[float, float, float, float]], ink: str) -> None:
    """Flat layers of mist: x0, x1, y, height; round ends."""
    for x0, x1, y, h in bands:
        c.ink(brush([(x0, y), ((x0 + x1) / 2, y), (x1, y)], (h, h, h)), ink, KEY)

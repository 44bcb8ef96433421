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
    c: Block, x: float, lean: float, fill: str = "red", text: str = "", form: str = "straight",
    top: float = 56, length: float = 418, w: float = 70,
) -> None:
    """A slip of paper: ``straight``, ``folded`` once near its foot, or ``waved`` like an S.

    x: of its middle; lean: in degrees, how far its foot swings to the right; ``text`` runs down it.
    """
    turn = math.radians(lean)
    side = (math.cos(turn), -math.sin(turn))
    swing = 17 if lean > 0 else -17
    bend = 0.78 if form == "folded" else 1.0

    def at(t: float, off: float) -> tuple[float, float]:
        """The point at a part of the slip's length, so far to the right of its middle."""
        u = off + (swing * math.sin(2 * math.pi * t) if form == "waved" else 0)
        run = (t - 0.5) * length
        mid = (x + math.sin(turn) * run, top + length * 0.5 + math.cos(turn) * run)
        return mid[0] + side[0] * u, mid[1] + side[1] * u

    h = w / 2
    steps = [k / 120 for k in range(121)] if form == "waved" else [0, bend]
    left, right = [at(t, -h) for t in steps], [at(t, h) for t in steps]
    whole: Geo = Polygon(left + right[::-1])
    dark: list[Geo] = []
    creases: list[list[tuple[float, float]]] = []
    if form == "folded":
        down = -1 if lean > 0 else 1
        (lx, ly), (rx, ry) = at(bend, -h), at(bend - 0.055, h)
        foot = top + length
        fx = down * 34
        lower = Polygon([(lx, ly), (rx, ry), (rx + fx, foot - 16), (lx + fx, foot + 8)])
        upper = Polygon([at(0, -h), at(0, h), (rx, ry), (lx, ly)])
        whole = union([upper, lower])
        dark.append(Polygon([(lx, ly), (rx, ry), (rx + fx * 0.24, ry + 24),
                             (lx + fx * 0.24, ly + 24)]))
        creases.append([(lx, ly), (rx, ry)])
    elif form == "waved":
        s = 1 if swing > 0 else -1
        dark += [brush([at(t / 20, -s * h) for t in range(1, 11)], (0, 30, 0)),
                 brush([at(t / 20, s * h) for t in range(10, 20)], (0, 30, 0))]
    c.fig(whole, fill, 4.6, halo=3)
    shade = "deep" if fill == "red" else "shade_indigo"
    c.ink(union(dark).intersection(whole.buffer(-1)) if dark else dark, shade, KEY)
    for crease in creases:
        c.line(crease, (2.4, 2.4))
    rim = whole.buffer(-5.5, join_style=2)
    c.ink(rim.difference(rim.buffer(-1.9, join_style=2)), "straw" if fill == "red" else "sky", KEY)
    first, last = 0.2, 0.86 * bend
    for i, ch in enumerate(text):
        t = first + (last - first) * i / max(1, len(text) - 1)
        px, py = at(t, 0)
        (ax, ay), (bx, by) = at(t - 0.02, 0), at(t + 0.02, 0)
        way = math.degrees(math.atan2(by - ay, bx - ax)) - 90
        letter = kana(ch, px, py, min(52, 236 / len(text)), 1.5)
        c.ink(rot(letter, way, (px, py)))


def crescent(c: Block, x: float, y: float, r: float, fill: str = "sun") -> None:
    """A waxing moon, horns to the upper right."""
    g = disc(x, y, r).difference(disc(x + r * 0.42, y - r * 0.34, r * 0.86))
    c.fig(g, fill, 2.6, heavy=0.25)


def mists(
    c: Block, bands: list[tuple[float, float, float, float]], ink: str, taper: float = 0
) -> None:
    """Flat layers of mist: x0, x1, y, height; round ends, or thin ones that taper so long."""
    for x0, x1, y, h in bands:
        if taper:
            ends = [x0, x0 + taper * 0.4, x0 + taper, x1 - taper, x1 - taper * 0.4, x1]
            ws = (0.6, h * 0.72, h, h, h * 0.72, 0.6)
            c.ink(brush([(x, y) for x in ends], ws), ink, KEY)
            continue
        c.ink(brush([(x0, y), ((x0 + x1) / 2, y), (x1, y)], (h, h, h)), ink, KEY)

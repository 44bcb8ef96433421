"""Mefuda: black eggs, loosely printed over with red, lashes, a motto, a horse."""

import math

from shapely.geometry import Point

from .block import KEY, Block, Op
from .curves import (
    XY,
    Geo,
    blob,
    box,
    brush,
    disc,
    fan,
    lens,
    move,
    pol,
    poly,
    pts,
    ring,
    rot,
    scaled,
    union,
)
from .hana_parts import Row, rows
from .horse import horse
from .kabu_parts import Mark, new_card
from .lettering import kanji
from .mame_parts import (
    PLACES,
    STEADY,
    Pull,
    batons,
    clear,
    crossing,
    pulls,
    silver_waves,
    strand,
)
from .press import polygons

#: Places of its own: above the motto, and with room for lashes.
_PLACES: dict[int, list[Row]] = {
    2: rows("210,150,72 110,300,72"),
    3: rows("165,106,64 95,290,61 238,290,61"),
    4: rows("94,148,56 236,148,56 94,318,56 236,318,56"),
    5: rows("90,99,56 240,99,56 165,267,58 90,435,56 240,435,56"),
    6: rows("97,116,60 233,116,60 97,267,60 233,267,60 97,418,60 233,418,60"),
    7: rows("165,113,51 80,187,51 250,187,51 171,267,51 80,347,51 250,347,51 167,421,51"),
    8: rows("82,117,49 82,267,49 82,417,49 165,203,49 165,331,49 248,117,49 248,267,49 248,417,49"),
    9: rows(
        "70,125,48.5 164,125,48.5 258,125,48.5 70,267,48.5 164,267,48.5 258,267,48.5 "
        "70,409,48.5 164,409,48.5 258,409,48.5"
    ),
}


def _egg(
    c: Block, x: float, y: float, r: float, turn: float = 0, p: Pull = STEADY, halo: float = 0,
    gaze: XY = (0, 0), room: bool = False,
) -> None:
    """A black egg over its red shadow; as its stamp came out; a halo sets it off.

    Its eye looks where ``gaze`` leads; where the eggs are small it takes all the ``room``.
    """
    turn += p.tilt * 1.4
    outline = [
        (0, -1.1), (0.62, -0.5), (0.8, 0.3), (0.44, 0.92), (0, 1.05), (-0.44, 0.92), (-0.8, 0.3),
        (-0.62, -0.5),
    ]
    g = blob([(r * p.near(u, 0.022), r * p.near(v, 0.022)) for u, v in outline])
    body = move(rot(g, turn), x, y)
    shadow = rot(move(g, r * 0.3, r * 0.06), turn)
    c.cut(body.union(move(shadow, x, y)).buffer(halo) if halo else body.buffer(5))
    c.ink(body)
    # the red block is laid on loosely: it misses one side and strays over the other
    dx, dy = p.colour[0] * 1.7, p.colour[1] * 1.2 - 0.6
    off = p.by(4)
    with c.at(x + dx * r / 50, y + dy * r / 50, r / 50, turn + off):
        more = 27 * (p.press - 1)
        most = more * 0.6
        stray = blob([(-6, -52, 1), (30, -50), (52 + most, -18), (56 + most, 22), (40, 54),
                      (4, 62, 1), (30 - more, 40), (38 - more, 10), (30 - more, -22),
                      (8, -40)])
        c.cut(stray.buffer(2.4))
        c.ink(stray, "red", KEY)
        if p.press < 1:
            c.cut(union(lens((41 + p.by(5), t), (43 + p.by(5), t + p.near(17, 0.3)), 2.6)
                        for t in (-24, 12)).intersection(stray.buffer(-3)))
    with c.at(x, y, r / 50, turn):
        if room:
            red = move(rot(stray, off), *rot(Point(dx, dy), -turn).coords[0])
            _eye_with_room(c, scaled(g, 50 / r), red, p, gaze, r / 50)
        else:
            _eye(c, p, gaze)


def _almond(p: Pull) -> Geo:
    lids = pts("-30,4! -14,-14 2,-17 18,-12 31,2! 16,14 0,18 -16,14")
    return blob([(q[0], p.near(q[1], 0.09), *q[2:]) for q in lids])


def _eye(c: Block, p: Pull, gaze: XY) -> None:
    """An almond, and a ring for the pupil."""
    almond = _almond(p)
    c.cut(almond)
    u, v = gaze[0] + p.by(1.6), gaze[1] + p.by(1.2)
    pupil = disc(u, v, 15.4)
    c.ink([pupil, *(g for g in polygons(almond.difference(pupil), 0) if g.area < 36)])
    c.cut(ring(u, v, 10.4, 3.6 * p.press))


def _eye_with_room(c: Block, black: Geo, red: Geo, p: Pull, gaze: XY, k: float) -> None:
    """A larger eye that keeps clear of the egg's edge and of the red, as far as its ring looks.

    What would be left of the white thinner than two units is black.
    """
    whole = union(polygons(black.difference(red.buffer(2.4)), 0))
    stout = max(polygons(whole.buffer(-1.3 / k), 0), key=lambda part: part.area)
    thin = whole.difference(stout.buffer(1.8 / k))  # hairs of black beyond the red
    c.cut([part.buffer(0.7) for part in polygons(thin, 1) if part.length > 8 / k])
    black = black.difference(red)
    almond = scaled(_almond(p), 1, 1.18)
    left, _, right, _ = black.buffer(-6.5 / k).intersection(box(-60, -5, 60, 12)).bounds
    near, _, far, _ = almond.bounds
    almond = scaled(almond, (right - left) / (far - near), 1)
    almond = move(almond, left - almond.bounds[0], 0)
    almond = almond.intersection(black.buffer(-6 / k))
    out, thick = 11.6, 4.1 * p.press
    middle = (left + right) / 2
    u, v = middle + gaze[0] + p.by(1), 1 + gaze[1] + p.by(1)
    free = black.buffer(-4 / k)
    while abs(u - middle) > 0.5 and not disc(u, v, out + thick).within(free):
        u -= math.copysign(0.5, u - middle)
    white = almond.difference(disc(u, v, 17.2))
    thin = 1.1 / k
    white = white.buffer(-thin).buffer(1.5 * thin, join_style=2).intersection(white)
    c.cut([part for part in polygons(white, 0) if part.area > 40])
    c.cut(ring(u, v, out, thick))


def _gaze(spots: list[Row], i: int) -> XY:
    """Where an eye looks: from four on to the middle of them all; one that lies there, aside."""
    x, y, r = spots[i]
    dx = sum(spot[0] for spot in spots) / len(spots) - x
    dy = sum(spot[1] for spot in spots) / len(spots) - y
    far = math.hypot(dx, dy)
    if len(spots) < 4:
        return 0, 0
    return (-11, 1) if far < r else (11 * dx / far, 7 * dy / far)


def _lashes(
    c: Block, x: float, y: float, r: float, few: bool = False, p: Pull = STEADY,
    taken: Geo | None = None, shared: bool = False,
) -> None:
    """Strokes like the lashes of an eye; the outermost point up, so that neighbours keep apart.

    A ``few`` are three broad ones. They end before what is ``taken``; on a pattern they have one
    ``shared`` halo.
    """
    angles = (-114, -88, -61) if few else (-138, -119, -99, -78, -58, -41)
    reach, broad = (1.54, 0.21) if few else (1.5, 0.14)
    marks = []
    for a in angles:
        bent, long, wide = a + p.by(3), p.near(reach, 0.025), p.near(broad * p.press, 0.1)
        lean = (a + 90) * 0.16
        near, far = pol(x, y + r * 0.1, r * 1.14, bent), pol(x, y + r * 0.1, r * long, bent + lean)
        if not few and a in (angles[0], angles[-1]):
            far = rot(Point(far), 25 if a < -90 else -25, near).coords[0]
        mark = lens(near, far, r * wide, r * 0.001 * lean, 0.2)
        part = 1.0
        while taken is not None and part > 0.5 and taken.intersects(mark.buffer(4)):
            part -= 0.05
            end = (near[0] + (far[0] - near[0]) * part, near[1] + (far[1] - near[1]) * part)
            mark = lens(near, end, r * wide, r * 0.001 * lean, 0.2)
        marks.append(mark)
    if shared:
        halo = union([disc(x, y + r * 0.1, r * 1.1), *(mark.buffer(4.6) for mark in marks)])
        c.cut(halo.buffer(12).buffer(-12))
    for mark in marks:
        with c.piece():
            if not shared:
                c.cut(mark.buffer(3))
            c.ink(mark)


def _fan_of_lashes(c: Block, x: float, y: float, r: float) -> None:
    """Lashes in paper on a black half-ring behind the egg, where black bars lie behind it."""
    half = union(fan(x, y, r * 0.6, r * 1.6, -152, -28))
    c.cut(half.buffer(6))
    c.ink(half.buffer(1.5))
    for k in range(6):
        a = -141 + 20.4 * k
        c.cut(lens(pol(x, y, r * 1.16, a), pol(x, y, r * 1.54, a), r * 0.2, 0, 0.3))


def _motto(
    c: Block, x: float, y: float, s: float, text: str = "金銭不用", down: bool = False
) -> None:
    """The old motto, cut out of a black slip: no money needed."""
    step = s * 1.1
    long, wide = step * len(text) + s * 0.24, s * 1.34
    w, h = (wide, long) if down else (long, wide)
    e = s * 0.06
    slip = poly([
        (x - w / 2 + e, y - h / 2), (x + w / 2, y - h / 2 - e * 0.4), (x + w / 2 - e, y + h / 2),
        (x - w / 2, y + h / 2 + e * 0.5),
    ])
    c.cut(slip.buffer(5))
    c.ink(slip)
    for i, ch in enumerate(text):
        d = (i - (len(text) - 1) / 2) * step
        cx, cy = (x, y + d) if down else (x + d, y)
        c.cut(kanji(ch, cx - s / 2, cy - s / 2, s, 1.5))


def _mirror(c: Block, x: float, y: float, r: float) -> None:
    """A silver mirror with nine lobes behind the ace's egg, and the lashes of the ace on it."""
    lobes = union(disc(*pol(x, y, r * 0.72, 40 * k - 90), r * 0.32) for k in range(9))
    whole = union([lobes, disc(x, y, r * 0.86)])
    c.ink(whole.buffer(5))
    c.ink(whole, "silver", KEY)
    edge = whole.buffer(-6)
    c.ink(edge.difference(edge.buffer(-2.6)))
    for k in range(18):
        a = 20 * k - 80
        c.ink(lens(pol(x, y, r * 0.68, a), pol(x, y, r * 0.89, a + 2), 10, 0, 0.25))


def _rope(c: Block) -> None:
    """Three turns of a red rope round the crossing, a knot and two frayed ends."""
    ends: list[list[XY]] = [
        [(168, 397), (150, 440), (153, 484)], [(166, 397), (184, 434), (178, 470)]
    ]
    for end in ends:
        whole, cuts = strand(end, 15, 12, 3)
        (x, y), u = end[-1], end[-2][0]
        fray = [brush([(x, y - 4), (x + d + (x - u) * 0.1, y + 14), (x + d * 1.7, y + 30)],
                      (5, 4.4, 0)) for d in (-9, -3, 3, 9)]
        c.cut(union([whole, *fray]).buffer(4))
        c.ink(union([whole, *fray]), "red", KEY)
        c.cut(cuts)
        c.ink(brush([(x - 9, y - 1), (x, y + 1), (x + 9, y - 1)], 5))
    bars = crossing()
    for y in (370, 390, 410):
        out = 100
        turn: list[XY] = [(165 - out, y - 13), (165 - out * 0.5, y - 1), (165, y + 3),
                          (165 + out * 0.5, y - 1), (165 + out, y - 13)]
        whole, cuts = (g.intersection(bars) for g in strand(turn, 17, 15, 2.8))
        c.cut(whole.buffer(3))
        c.ink(whole, "red", KEY)
        c.cut(cuts)
    knot = blob("140,390! 146,371 165,367 184,373 191,391 184,413 166,421 146,413")
    c.cut(knot.buffer(3.6))
    c.ink(knot, "red", KEY)
    for path in ("150,409 156,389 176,371", "160,417 170,397 186,383", "146,397 150,383 160,372"):
        c.line(path, (0, 3.6, 0), "paper")


def _slip_on_a_cord(c: Block, x: float, text: str) -> None:
    """A slip of the motto that hangs from the upper frame."""
    cord = brush([(x + 1, 12), (x - 0.8, 120), (x, 252)], 4.6)
    c.cut(cord.buffer(3))
    c.ink(cord, "red", KEY)
    _motto(c, x, 298, 35, text, True)
    c.cut(disc(x, 253, 6))
    c.ink(disc(x, 253, 3.4), "red", KEY)


def mefuda(n: int, special: bool = False, mark: Mark | None = None) -> Block:
    c = new_card(500 + n)
    if n == 10:
        c.ink(blob("14,506! 90,500 170,506 250,500 316,506! 316,530! 14,530!"))
        if mark is None:
            horse(c)
        else:
            with c.at(330, flip=True):  # an index covers the mane then, not the head
                horse(c)
        return c
    spots = own = _PLACES.get(n, PLACES[n])
    if n > 1:
        foot, loose = 408 if n < 5 else 510, n in (4, 5, 8)
        if n == 4 and mark and mark.large:  # as large as there is room for
            spots = rows("92,226,49 246,226,49 92,358,49 246,358,49")
        else:
            spots = clear(spots, (0.84, 1.16, 1, 1.24), mark, foot, loose)
    if special and n == 1:
        spots = rows("160,204,82")
        _mirror(c, 165, 216, 131)
    if special and n == 3:
        silver_waves(c, dark=False)
    if special and n == 4:
        batons(c)
        _rope(c)
        _slip_on_a_cord(c, 277, "金銭")
        _slip_on_a_cord(c, 53, "不用")
        _fan_of_lashes(c, 162, 258, 62)
        spots = rows("165,252,69")
    stamps = pulls(70 + n, len(spots))
    first = len(c.ops)
    taken = union([])
    for i, ((x, y, r), stamp) in enumerate(zip(spots, stamps, strict=True)):
        pull = stamp if len(spots) > 1 else STEADY
        dx, dy = pull.shift
        k = r * (0.84 if n > 6 else 0.9) * pull.size
        with c.piece():
            if n == 1 and not special:
                _sun(c)
            elif not (special and n in (1, 4)):
                _lashes(c, x + dx - r * 0.04, y + dy + r * 0.1, k, n > 5, pull, taken,
                        special and n == 3)
            _egg(c, x + dx - r * 0.04, y + dy + r * 0.16, k, -8 if i % 2 else 6, pull,
                 10 if special and n == 3 else 0, _gaze(spots, i), n > 4)
        taken = union([taken, *(op.shape for op in c.ops[first:]
                                if isinstance(op, Op) and op.paint == "red")])
    stay = all(math.dist(a, b) < 0.01 for a, b in zip(own, spots, strict=False))
    if stay and not special:  # an index moved none of them
        _centre(c, first)
    if n in (2, 3) or (n, special) in ((1, True), (4, False)):
        _motto(c, 165, 467 if n == 4 and mark and mark.large else 452, 52)
    return c


def _centre(c: Block, first: int) -> None:
    """Move the figures so that all of them, shadows and lashes too, stand in the middle."""
    left, _, right, _ = union(
        op.shape for op in c.ops[first:] if isinstance(op, Op) and op.paint != "paper"
    ).bounds
    off = 165 - (left + right) / 2
    c.ops[first:] = [
        Op(move(op.shape, off, 0), op.paint, op.plate) if isinstance(op, Op) else op
        for op in c.ops[first:]
    ]


def _sun(c: Block) -> None:
    """The lashes of the ace stand round it."""
    for k in range(18):
        (x, y), (u, v) = pol(0, 0, 1, 20 * k - 90), pol(0, 0, 1, 20 * k - 87)
        near, far = (168 + 116 * x, 284 + 132 * y), (168 + 140 * u, 284 + 192 * v)
        c.ink(lens(near, far, 11, 0, 0.25))

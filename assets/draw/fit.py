"""From polygons to curves: Béziers laid along an outline.

All that is drawn is cut, joined and warped as polygons; what is written to a file are curves
through their points, so that a print as large as a wall shows no facets.  A curve is fitted as
Schneider does (*Graphics Gems*, 1990): by least squares, then move the parameters and fit again.
He halves a run that one curve cannot follow; here the longest stretch that one can follow is
looked for, from corner to corner, and directions that were guessed may be bettered a little.
That takes a quarter fewer pieces.

Points are complex numbers: a face has thousands of runs, most of them of few points.
"""

import math
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LinearRing

Points = NDArray[np.complex128]
Reals = NDArray[np.float64]
#: How far a curve may be from the line it is fitted to, in units of a card 330 wide.
NEAR = 0.04
#: What is left out of a line before.
FLAT = 0.009
#: While a line is fitted, its points are no farther apart than ``STEP``, and at least ``FEW``.
STEP, FEW = 4.0, 12
#: A turn sharper than this, in degrees, is a corner.
CORNER = 40.0
#: So is one between two chords that stand off by more than this from an arc through their ends.
KINK = 0.04
#: How far, in degrees, a curve may turn from the direction that its end was guessed to have.
SWAY = 3.0
#: How often the parameters are moved, and by how much a curve may be off at first.
_TURNS, _FAR = 4, 8.0

#: A stretch of outline: its end and its handles: none if it is straight, one, or two.
Piece = tuple[complex, complex | None, complex | None]


def _dot(a: complex, b: complex) -> float:
    return a.real * b.real + a.imag * b.imag


def _cross(a: complex, b: complex) -> float:
    return a.real * b.imag - a.imag * b.real


def _unit(v: complex) -> complex:
    return v / (abs(v) or 1.0)


def _corners(p: Points) -> NDArray[np.int64]:
    """The points of a ring (not closed by its first) that are corners, or at least kinks.

    Coarser than ``KINK`` no arc is drawn, so that a turn between two long chords is no part of one.
    """
    ahead = np.roll(p, -1) - p
    before = np.roll(ahead, 1)
    turn = np.abs(np.angle(ahead * before.conj()))
    rise = turn * np.minimum(np.abs(ahead), np.abs(before)) / 8
    return np.flatnonzero((turn > math.radians(CORNER)) | (rise > KINK))


def _tangent(a: complex, b: complex, c: complex) -> complex:
    """The direction at ``b`` of the circle through three points; a long side is straight."""
    u, v = b - a, c - b
    lu, lv = abs(u) or 1.0, abs(v) or 1.0
    if lu > 3 * lv or lv > 3 * lu:
        return u / lu if lu > lv else v / lv
    return _unit(u / lu * lv + v / lv * lu)


def _at(p: Points, i: int) -> complex:
    """The direction of a run at one of its inner points."""
    return _tangent(*(complex(v) for v in p[i - 1 : i + 2]))


def _end_tangent(a: complex, b: complex, c: complex | None) -> complex:
    """The direction in which a run leaves ``a``."""
    first = _unit(b - a)
    if c is None:
        return first
    l0, l1 = abs(b - a), abs(c - b)
    if l0 > 3 * l1 or l1 > 3 * l0:
        return first
    # On a circle the chord halves the angle between the tangents at its ends.
    mid = _tangent(a, b, c)
    return _unit(2 * _dot(first, mid) * first - mid)


def _close(p: Points) -> Points:
    """A run's points with more between them, so that no curve can swerve from one to the next."""
    ahead = p[1:] - p[:-1]
    long = np.abs(ahead)
    step = min(STEP, float(long.sum()) / FEW)
    parts = np.ceil(long / step).astype(np.int64)
    starts = np.concatenate(([0], np.cumsum(parts)))
    total = int(starts[-1])
    part = (np.arange(total) - np.repeat(starts[:-1], parts)) / np.repeat(parts, parts)
    dense = np.repeat(p[:-1], parts) + np.repeat(ahead, parts) * part
    line: Points = np.asarray(np.concatenate((dense, p[-1:])), np.complex128)
    return line


def _bezier(q: tuple[complex, complex, complex, complex], t: Reals) -> Points:
    c = 3 * (q[1] - q[0])
    b = 3 * (q[2] - q[1]) - c
    return np.asarray(((((q[3] - q[0]) - c - b) * t + b) * t + c) * t + q[0], np.complex128)


def _closer(p: Points, q: tuple[complex, complex, complex, complex], t: Reals) -> Reals:
    """One step of Newton's method towards the nearest places on the curve."""
    c = 3 * (q[1] - q[0])
    b = 3 * (q[2] - q[1]) - c
    a = (q[3] - q[0]) - c - b
    off = ((a * t + b) * t + c) * t + q[0] - p
    d1 = (3 * a * t + 2 * b) * t + c
    d2 = 6 * a * t + 2 * b
    upper = (off * d1.conj()).real
    lower = np.abs(d1) ** 2 + (off * d2.conj()).real
    lower[np.abs(lower) < 1e-9] = 1e9
    moved: Reals = np.clip(t - upper / lower, 0, 1)
    return moved


def _handles(
    p: Points, t: Reals, ways: tuple[complex, complex] | None
) -> tuple[complex, complex] | None:
    """The handles of the closest curve: along the given directions of its ends, or free."""
    u = 1 - t
    b1, b2 = 3 * u * u * t, 3 * u * t * t
    first, last = complex(p[0]), complex(p[-1])
    rest = p - first * (u * u * u + b1) - last * (b2 + t * t * t)
    c00, c01, c11 = float(b1 @ b1), float(b1 @ b2), float(b2 @ b2)
    r1 = complex(float(b1 @ rest.real), float(b1 @ rest.imag))
    r2 = complex(float(b2 @ rest.real), float(b2 @ rest.imag))
    if ways is None:
        det = c00 * c11 - c01 * c01
        if det < 1e-9:
            return None
        return first + (r1 * c11 - r2 * c01) / det, last + (r2 * c00 - r1 * c01) / det
    out, back = ways
    c01 *= _dot(out, back)
    x0, x1 = _dot(out, r1), _dot(back, r2)
    det = c00 * c11 - c01 * c01
    chord = abs(last - first)
    a = b = chord / 3
    if abs(det) > 1e-9:
        a, b = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
    if not (0.02 * chord < a < 3 * chord and 0.02 * chord < b < 3 * chord):
        a = b = chord / 3
    return first + out * a, last + back * b


def _straight(p: Points, near: float) -> bool:
    chord = complex(p[-1] - p[0])
    if abs(chord) < near:
        return False
    return bool(np.abs(((p - p[0]) * _unit(chord).conjugate()).imag).max() < near * 0.8)


def _bow(p: Points, t: Reals, ways: tuple[complex, complex] | None) -> complex | None:
    """The handle of a curve that has but one: where the directions of its ends meet, or free."""
    first, last = complex(p[0]), complex(p[-1])
    if ways is None:
        u = 1 - t
        w = 2 * u * t
        rest = p - first * (u * u) - last * (t * t)
        return complex(float(w @ rest.real), float(w @ rest.imag)) / (float(w @ w) or 1.0)
    cross, gap = _cross(*ways), last - first
    if abs(cross) < 0.01:
        return None
    far, near = _cross(gap, ways[1]) / cross, _cross(gap, ways[0]) / cross
    meet = 0 < far < abs(gap) and 0 < near < abs(gap)
    return first + ways[0] * far if meet else None


def _bezier_by(
    p: Points, t: Reals, ways: tuple[complex, complex] | None, near: float
) -> Piece | None:
    """A curve with one handle, or else with two, that stays by all the points."""
    first, last = complex(p[0]), complex(p[-1])
    bent = _bow(p, t, ways)
    if bent is not None:
        q = (first, first + (bent - first) * (2 / 3), last + (bent - last) * (2 / 3), last)
        if np.abs(_bezier(q, _closer(p, q, t)) - p).max() < near:
            return last, bent, None
    for turn in range(_TURNS):
        found = _handles(p, t, ways)
        if found is None:
            return None
        q = (first, *found, last)
        worst = float(np.abs(_bezier(q, t) - p).max())
        if worst < near:
            return last, *found
        if worst > near * _FAR or turn == _TURNS - 1:
            return None
        t = _closer(p, q, t)
    return None


def _fitted(p: Points, ways: tuple[complex, complex], near: float) -> Piece | None:
    """What leads along a run's points: a line, a curve, or nothing.

    It leaves and arrives in the given directions or, if it cannot, in others near them.
    """
    if len(p) == 2 or _straight(p, near):
        return complex(p[-1]), None, None
    line = _close(p)
    t = np.concatenate(([0.0], np.cumsum(np.abs(line[1:] - line[:-1]))))
    t /= t[-1]
    piece = _bezier_by(line, t, ways, near)
    if piece is not None or len(p) == 3:
        return piece
    piece = _bezier_by(line, t, None, near)
    if piece is None:
        return None
    end, h1, h2 = piece
    if h1 is None:
        return piece
    out, back = h1 - complex(p[0]), (h1 if h2 is None else h2) - end
    far = abs(end - complex(p[0])) * 3
    if max(abs(out), abs(back)) > far:
        return None
    true = min(_dot(_unit(out), ways[0]), _dot(_unit(back), ways[1]))
    return piece if true >= math.cos(math.radians(SWAY)) else None


def _run(p: Points, ways: tuple[complex, complex], near: float) -> list[Piece]:
    """Curves along a run of points that leaves and arrives in known directions.

    How far one curve reaches is found by doubling the number of its points until it fails, then
    by bisection between what it followed and what it did not.
    """
    pieces: list[Piece] = []
    end = len(p) - 1
    start = 0
    out = ways[0]
    while start < end:

        def to(at: int, start: int = start, out: complex = out) -> Piece | None:
            back = ways[1] if at == end else -_at(p, at)
            return _fitted(p[start : at + 1], (out, back), near)

        at, beyond, reach = start + 1, end + 1, 2
        piece = to(at)
        while at < end and beyond > end:
            far = min(start + reach, end)
            longer = to(far)
            if longer is None:
                beyond = far
            else:
                at, piece, reach = far, longer, 2 * reach
        while at < end and beyond - at > 1:
            middle = (at + beyond) // 2
            longer = to(middle)
            if longer is None:
                beyond = middle
            else:
                at, piece = middle, longer
        if piece is not None:  # two points can always be joined
            pieces.append(piece)
        if at < end:
            out = _at(p, at)
        start = at
    return pieces


def curves(ring: LinearRing, near: float = NEAR) -> tuple[complex, list[Piece]]:
    """A closed outline as its first point and the pieces that lead round to it."""
    xy = shapely.get_coordinates(shapely.simplify(ring, FLAT))[:-1]
    p: Points = xy[:, 0] + 1j * xy[:, 1]
    p = p[np.abs(p - np.roll(p, 1)) > 1e-6]
    pieces: list[Piece] = []
    if len(p) < 3:
        return 0j, pieces
    found = _corners(p)
    if len(found) == 0:
        p = np.concatenate((p, p[:1]))
        start = _tangent(complex(p[-2]), complex(p[0]), complex(p[1]))
        return complex(p[0]), _run(p, (start, -start), near)
    p = np.roll(p, -found[0])
    marks = [*(int(v) for v in found - found[0]), len(p)]
    p = np.concatenate((p, p[:1]))
    for a, b in pairwise(marks):
        part = p[a : b + 1]
        ends = [complex(v) for v in part[:3]], [complex(v) for v in part[-1:-4:-1]]
        out, back = (_end_tangent(e[0], e[1], e[2] if len(e) > 2 else None) for e in ends)
        pieces += _run(part, (out, back), near)
    return complex(p[0]), pieces

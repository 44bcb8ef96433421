"""From polygons to curves: Béziers laid along an outline.

All that is drawn is cut, joined and warped as polygons; what is written to a file are curves
through their points, so that a print as large as a wall shows no facets.  The method is
Schneider's (*Graphics Gems*, 1990): between corners, fit one curve by least squares, move the
parameters, and cut the run in two where it is still too far off.

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
NEAR = 0.045
#: What is left out of a line before; while it is fitted, its points are no farther apart than
#: ``STEP``.
FLAT, STEP = 0.012, 4.0
#: A turn sharper than this, in degrees, is a corner.
CORNER = 40.0
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

    On an arc no chord stands off by more than ``FLAT``, so that a turn between two long ones can
    be no part of it.
    """
    ahead = np.roll(p, -1) - p
    before = np.roll(ahead, 1)
    turn = np.abs(np.angle(ahead * before.conj()))
    rise = turn * np.minimum(np.abs(ahead), np.abs(before)) / 8
    return np.flatnonzero((turn > math.radians(CORNER)) | (rise > 2 * FLAT))


def _tangent(a: complex, b: complex, c: complex) -> complex:
    """The direction at ``b`` of the circle through three points; a long side is straight."""
    u, v = b - a, c - b
    lu, lv = abs(u) or 1.0, abs(v) or 1.0
    if lu > 3 * lv or lv > 3 * lu:
        return u / lu if lu > lv else v / lv
    return _unit(u / lu * lv + v / lv * lu)


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


def _close(p: Points) -> tuple[Points, NDArray[np.int64]]:
    """A run's points with more between them, and where its own points are among these."""
    ahead = p[1:] - p[:-1]
    parts = np.ceil(np.abs(ahead) / STEP).astype(np.int64)
    starts = np.concatenate(([0], np.cumsum(parts)))
    total = int(starts[-1])
    step = (np.arange(total) - np.repeat(starts[:-1], parts)) / np.repeat(parts, parts)
    dense = np.repeat(p[:-1], parts) + np.repeat(ahead, parts) * step
    line: Points = np.asarray(np.concatenate((dense, p[-1:])), np.complex128)
    return line, starts


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


def _handles(p: Points, t: Reals, out: complex, back: complex) -> tuple[complex, complex]:
    """The best lengths of the two handles along their directions."""
    u = 1 - t
    b1, b2 = 3 * u * u * t, 3 * u * t * t
    first, last = complex(p[0]), complex(p[-1])
    rest = p - first * (u * u * u + b1) - last * (b2 + t * t * t)
    c01 = float(b1 @ b2) * _dot(out, back)
    c00, c11 = float(b1 @ b1), float(b2 @ b2)
    x0, x1 = float(b1 @ (rest * out.conjugate()).real), float(b2 @ (rest * back.conjugate()).real)
    det = c00 * c11 - c01 * c01
    chord = abs(last - first)
    a = b = chord / 3
    if abs(det) > 1e-9:
        a, b = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
    if not (0.02 * chord < a < 3 * chord and 0.02 * chord < b < 3 * chord):
        a = b = chord / 3
    return first + out * a, last + back * b


def _straight(p: Points) -> bool:
    chord = complex(p[-1] - p[0])
    if abs(chord) < NEAR:
        return False
    return bool(np.abs(((p - p[0]) * _unit(chord).conjugate()).imag).max() < NEAR * 0.8)


def _bow(a: complex, out: complex, back: complex, b: complex) -> complex | None:
    """Where the directions at the ends of a run meet: the handle of a curve that has but one."""
    cross, gap = _cross(out, back), b - a
    if abs(cross) < 0.01:
        return None
    u, v = _cross(gap, back) / cross, _cross(gap, out) / cross
    return a + out * u if 0 < u < abs(gap) and 0 < v < abs(gap) else None


def _run(p: Points, out: complex, back: complex, near: float, pieces: list[Piece]) -> None:
    """Curves along a run of points that leaves and arrives in known directions."""
    first, last = complex(p[0]), complex(p[-1])
    if len(p) == 2 or _straight(p):
        pieces.append((last, None, None))
        return
    line, own = _close(p)
    t = np.concatenate(([0.0], np.cumsum(np.abs(line[1:] - line[:-1]))))
    t /= t[-1]
    bent = _bow(first, out, back, last)
    if bent is not None:
        q = (first, first + (bent - first) * (2 / 3), last + (bent - last) * (2 / 3), last)
        if np.abs(_bezier(q, _closer(line, q, t)) - line).max() < near:
            pieces.append((last, bent, None))
            return
    for turn in range(_TURNS):
        h1, h2 = _handles(line, t, out, back)
        q = (first, h1, h2, last)
        worst = float(np.abs(_bezier(q, t) - line).max())
        if worst < near:
            pieces.append((last, h1, h2))
            return
        if worst > near * _FAR or turn == _TURNS - 1:
            break
        t = _closer(line, q, t)
    # Halfway along is a better place to cut than where the curve is farthest off.
    at = int(np.abs(own[1:-1] - own[-1] / 2).argmin()) + 1
    mid = _tangent(*(complex(v) for v in p[at - 1 : at + 2]))
    _run(p[: at + 1], out, -mid, near, pieces)
    _run(p[at:], mid, back, near, pieces)


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
        half = len(p) // 2
        mid = _tangent(*(complex(v) for v in p[half - 1 : half + 2]))
        _run(p[: half + 1], start, -mid, near, pieces)
        _run(p[half:], mid, -start, near, pieces)
        return complex(p[0]), pieces
    p = np.roll(p, -found[0])
    marks = [*(int(v) for v in found - found[0]), len(p)]
    p = np.concatenate((p, p[:1]))
    for a, b in pairwise(marks):
        part = p[a : b + 1]
        ends = [complex(v) for v in part[:3]], [complex(v) for v in part[-1:-4:-1]]
        out, back = (_end_tangent(e[0], e[1], e[2] if len(e) > 2 else None) for e in ends)
        _run(part, out, back, near, pieces)
    return complex(p[0]), pieces

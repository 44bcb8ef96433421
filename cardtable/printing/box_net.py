"""The net of a tuck box: where to cut and fold, and where the panels lie. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.printing.measures import Rect

#: Thickness of a card of 300 g/m², and clearance round the pack, in millimetres.
CARD, AIR = 0.32, 1.0
#: Width of the glue flap, length of a tongue, radius of the thumb notch.
GLUE, TONGUE, NOTCH = 10.0, 11.0, 7.0

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class BoxNet:
    """A box laid flat; coordinates are from its upper left corner, in millimetres.

    Attributes:
        wide, high: its size.
        front, left, back, right: the panels round the pack, from left to right.
        outline: corners of the shape to cut out, in order.
        folds: straight lines to fold along.
        notch: centre and radius of the semicircle at the front's upper edge.
    """

    wide: float
    high: float
    front: Rect
    left: Rect
    back: Rect
    right: Rect
    outline: tuple[Point, ...]
    folds: tuple[tuple[Point, Point], ...]
    notch: tuple[Point, float]


def box_net(card: tuple[float, float], count: int) -> BoxNet:
    """Return the box for ``count`` cards of a size in millimetres."""
    w, h, d = card[0] + AIR, card[1] + AIR, count * CARD + AIR
    lid = d + TONGUE
    dust = min(d * 0.9, w * 0.45)
    y0, y1 = lid, lid + h
    x0 = GLUE
    x1, x2, x3, x4 = x0 + w, x0 + w + d, x0 + 2 * w + d, x0 + 2 * w + 2 * d
    slope, in_ = d * 0.12, w * 0.06

    def flap(a: float, b: float, y: float, way: int) -> list[Point]:
        """Return the corners of a dust flap over a narrow side, from left to right."""
        return [
            (a + slope, y + way * dust * 0.4),
            (a + slope * 1.6, y + way * dust),
            (b - slope * 1.6, y + way * dust),
            (b - slope, y + way * dust * 0.4),
            (b, y),
        ]

    def lid_(a: float, b: float, y: float, way: int) -> list[Point]:
        """Return the corners of lid and tongue over a broad side."""
        return [
            (a, y + way * d),
            (a + in_ * 0.5, y + way * (d + TONGUE * 0.6)),
            (a + in_ * 2, y + way * lid),
            (b - in_ * 2, y + way * lid),
            (b - in_ * 0.5, y + way * (d + TONGUE * 0.6)),
            (b, y + way * d),
            (b, y),
        ]

    top = [(x0, y0), (x1, y0), *flap(x1, x2, y0, -1), *lid_(x2, x3, y0, -1), *flap(x3, x4, y0, -1)]
    low = [(x4, y1), *flap(-x4, -x3, y1, 1), *lid_(-x3, -x2, y1, 1), *flap(-x2, -x1, y1, 1)]
    low = [(abs(x), y) for x, y in low]
    end = [(x0, y1), (0, y1 - GLUE * 0.7), (0, y0 + GLUE * 0.7)]
    folds = tuple(((x, y0), (x, y1)) for x in (x0, x1, x2, x3)) + tuple(
        ((a, y), (b, y)) for y in (y0, y1) for a, b in ((x1, x2), (x2, x3), (x3, x4))
    )
    folds += (((x2, y0 - d), (x3, y0 - d)), ((x2, y1 + d), (x3, y1 + d)))
    return BoxNet(
        wide=x4,
        high=2 * lid + h,
        front=Rect(x0, y0, w, h),
        left=Rect(x1, y0, d, h),
        back=Rect(x2, y0, w, h),
        right=Rect(x3, y0, d, h),
        outline=tuple(top + low + end),
        folds=folds,
        notch=((x0 + w / 2, y0), min(NOTCH, w / 5)),
    )

"""The pegged board: two rows of holes to a target, a peg in each seat's colour at its score.

A peg always stands in a hole, the last one that its points have reached; the number beside it is
exact. It gets there in leaps from hole to hole, or over five.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QRadialGradient

from cardtable.engine.table import FurnitureSpot
from cardtable.phrases.numbers import points as points_of
from cardtable.ui import durations
from cardtable.ui.table.paint import LEAST, Painter
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import SEATS

#: Points from hole to hole: the first with which the holes are far enough apart, in pixels.
_UNITS, _APART = (1, 2, 5, 10, 20, 25, 50, 100), 12.0
#: How high a peg is lifted and leaps, how far out of the holes it stays on its way, and how deep it
#: is pushed in for a moment, at scale 1; over how many holes it leaps, if it has farther to go.
_LIFTED, _LEAPS, _OUT, _DEEP, _OVER = 6.0, 9.0, 1.2, 2.0, 5
#: From the ends of a board to the ends of its rows, and on to the hole of who has won, at scale 1.
_LOW, _TOP, _LAST = 26.0, 34.0, 16.0
#: Where the two rows are, as parts of the width; the ink of what is written on the wood.
_ROWS, _INK = (0.35, 0.65), QColor("#2b1608")
#: The sizes of the numbers beside the pegs and of the scale between the rows, at scale 1.
_NUMBER, _SCALE = 14.0, 11.0
#: Pale wood from left to right: ink on it keeps a contrast of 4.5 : 1.
_WOOD = ((0.0, "#b98452"), (0.3, "#c6925e"), (0.62, "#bb8754"), (1.0, "#b5804c"))


def holes(target: int, length: float) -> int:
    """Return how many points there are from hole to hole on a row of this length."""
    target = max(1, target)
    fits = (unit for unit in _UNITS if length / -(-target // unit) >= _APART)
    return next(fits, max(_UNITS[-1], target))


class Peg(NamedTuple):
    """Where a peg is: in or between which holes, and how far out of them at scale 1."""

    hole: float
    out: float = 0.0


def _unit(spot: FurnitureSpot, scale: float) -> int:
    """Return how many points there are from hole to hole of a board."""
    return holes(spot.whole, max(spot.width, spot.height) - (_LOW + _TOP) * scale)


def _hole_of(points: int, spot: FurnitureSpot, unit: int) -> int:
    """Return the hole of so many points, counted from none; the one above the rows is the last."""
    return -(-max(1, spot.whole) // unit) + 1 if points >= spot.whole else max(0, points) // unit


class _Way:
    """The way of one peg, from hole to hole, as its points are counted.

    Attributes:
        length: how long it takes, in milliseconds; 0 for a peg that stays.
    """

    def __init__(self, before: int, points: int, spot: FurnitureSpot, scale: float) -> None:
        unit, most = _unit(spot, scale), durations.PEG_MOST
        here, there = ((_hole_of(one, spot, unit), one) for one in (before, points))
        top = -(-max(1, spot.whole) // unit), spot.whole
        # All that goes beyond the target is counted on the hop to the last hole.
        beyond = (here[0] > top[0]) != (there[0] > top[0])
        self._stops = here, top if beyond else there, there
        first, rest = (
            max(abs(hole - last), abs(one - other) / unit)
            for (hole, one), (last, other) in pairwise(self._stops)
        )
        self._share = first / ((first + rest) or 1)
        length = min(most, max(durations.PEG_LEAST, durations.PEG * abs(points - before)))
        holes = abs(there[0] - here[0])
        leaps = math.ceil(holes / _OVER) if holes > _OVER else holes
        self.length = max(length, durations.LEAP * leaps) * (points != before)
        self._leaps = leaps / max(1, holes)

    def at(self, time: float, settled: float, lifted: float) -> tuple[int, Peg]:
        """The points and the peg after these parts of the way, of settling, and of its lift."""
        (here, before), (there, points), part = *self._stops[:2], time / (self._share or 1)
        if time > self._share:
            (here, before), (there, points) = self._stops[1:]
            part = (time - self._share) / (1 - self._share)
        hole, first = here + (there - here) * part, self._stops[0][0]
        leaps = abs(hole - first) * self._leaps
        if leaps % 1:  # slow where it touches down
            eased = math.floor(leaps) + (1 - math.cos(math.pi * (leaps % 1))) / 2
            hole = first + math.copysign(eased / self._leaps, hole - first)
            hole = min(max(hole, min(here, there)), max(here, there))
        goes = min(1.0, leaps)
        out = max(
            _LEAPS * abs(math.sin(math.pi * leaps)) + _OUT * goes, _LIFTED * lifted * (1 - goes)
        )
        if time >= 1:
            out = goes * (_OUT * (1 - settled) ** 2 - _DEEP * math.sin(math.pi * settled))
        return before + int((points - before) * part), Peg(hole, out)


class Walk:
    """The way of the pegs of a board from some points to those that it shows.

    Attributes:
        length: how long it takes, in milliseconds at the usual speed.
    """

    def __init__(
        self, before: tuple[tuple[int, int], ...], spot: FurnitureSpot, scale: float
    ) -> None:
        self._ways = {
            seat: _Way(one, last, spot, scale)
            for (seat, one), (_, last) in zip(before, spot.parts, strict=True)
        }
        longest = max(way.length for way in self._ways.values())
        self.length = durations.PULLED + longest + durations.SETTLES

    def at(self, t: float) -> tuple[tuple[tuple[int, int], ...], dict[int, Peg]]:
        """The points that are shown after fraction ``t`` of the time, and where the pegs are."""
        parts, pegs = list[tuple[int, int]](), dict[int, Peg]()
        now, lifted = t * self.length - durations.PULLED, t * self.length / durations.PULLED
        for seat, way in self._ways.items():
            gone = min(1.0, max(0.0, now / way.length)) if way.length else 1.0
            settled = min(1.0, max(0.0, now - way.length) / durations.SETTLES)
            points, pegs[seat] = way.at(gone, settled, min(1.0, lifted))
            parts.append((seat, points))
        return tuple(parts), pegs


def board(
    draw: Painter,
    painter: QPainter,
    spot: FurnitureSpot,
    _words: str,
    scale: float,
    pegs: Mapping[int, Peg] | None = None,
) -> None:
    """A board of pale wood; whoever has reached the target stands in the hole above the rows.

    One that is wider than high lies on its side, its upper end at the right. ``pegs``: where they
    are by seat, if they are on their way.
    """
    box, radius = QRectF(0, 0, spot.width, spot.height), 9 * scale
    drop_shadow(painter, box, radius, 8 * scale)
    lies, across = spot.width > spot.height, min(spot.width, spot.height)
    _plank(painter, box, radius, lies)
    low, top = max(spot.width, spot.height) - _LOW * scale, _TOP * scale
    unit, last = _unit(spot, scale), top - _LAST * scale
    steps = -(-max(1, spot.whole) // unit)
    apart = (low - top) / steps
    hole = min(3.4 * scale, apart * 0.24)

    def height(place: float) -> float:
        beyond = max(0.0, place - steps)
        return low - min(place, steps) * apart + beyond * (last - top)

    def at(x: float, y: float) -> QPointF:
        return QPointF(spot.width - y, x) if lies else QPointF(x, y)

    for column, (seat, points) in enumerate(spot.parts):
        x = across * _ROWS[column % 2]
        colour = QColor(SEATS[seat % len(SEATS)])
        for step in range(steps + 1):
            passed = bool(points) and step * unit <= points
            _hole(painter, at(x, low - step * apart), hole, colour if passed else None)
        _hole(painter, at(x, last), hole * 1.35, None)
    painter.setPen(_INK)
    painter.setFont(draw.theme.font(round(_SCALE * scale), 700))
    for points, y in ((spot.whole, top), (spot.whole // 2, (low + top) / 2)):
        row = QRectF(0, 0, 60 * scale, 20 * scale)
        row.moveCenter(at(across / 2, y))
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, points_of(points))
    for column, (seat, points) in enumerate(spot.parts):
        x = across * _ROWS[column % 2]
        place, out = (pegs or {}).get(seat) or Peg(_hole_of(points, spot, unit))
        peg = at(x, height(place))
        _peg(painter, peg, 8 * scale, QColor(SEATS[seat % len(SEATS)]), out * scale)
        painter.setPen(_INK)
        room = 60 * scale if lies else across * _ROWS[0] - 15 * scale
        font = draw.theme.font(round(_NUMBER * scale), 700)
        while (
            QFontMetricsF(font).horizontalAdvance(points_of(points)) > room
            and font.pixelSize() > LEAST
        ):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        row = QRectF(3 * scale, peg.y() - 10 * scale, x - 14 * scale, 20 * scale)
        side = Qt.AlignmentFlag.AlignRight
        if lies:
            row = QRectF(0, 0, room, 20 * scale)
            row.moveCenter(peg + QPointF(0, (19 if column % 2 else -19) * scale))
            side = Qt.AlignmentFlag.AlignHCenter
        elif column % 2:
            row.moveLeft(x + 11 * scale)
            side = Qt.AlignmentFlag.AlignLeft
        painter.drawText(row, side | Qt.AlignmentFlag.AlignVCenter, points_of(points))


def _plank(painter: QPainter, box: QRectF, radius: float, lies: bool) -> None:
    """A plank of pale wood with upright grain, or on its side."""
    if lies:
        painter.save()
        painter.translate(box.width(), 0)
        painter.rotate(90)
        _plank(painter, QRectF(0, 0, box.height(), box.width()), radius, False)
        painter.restore()
        return
    wood = QLinearGradient(box.topLeft(), box.topRight())
    for part, colour in _WOOD:
        wood.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#2a170b"), 1.6))
    painter.setBrush(wood)
    painter.drawRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipRect(box.adjusted(2, radius * 0.4, -2, -radius * 0.4))
    x = 4.0
    while x < box.width() - 3:
        sway = (x * 7.3) % 5 - 2.5
        painter.setPen(QPen(QColor(70, 36, 12, 16 + int(x * 13) % 22), 0.8 + (x * 3.1) % 1.4))
        painter.drawLine(QPointF(x, 0), QPointF(x + sway, box.height()))
        x += 3.0 + (x * 5.7) % 5
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 238, 200, 120), 1))
    painter.drawRoundedRect(box.adjusted(1.8, 1.8, -1.8, -1.8), radius - 1.5, radius - 1.5)


def _hole(painter: QPainter, at: QPointF, radius: float, colour: QColor | None) -> None:
    """A hole, lit at its lower edge; one that a peg has passed has its colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 236, 200, 90))
    painter.drawEllipse(at + QPointF(0.3, 0.9), radius, radius)
    painter.setBrush(QColor("#2a160a"))
    painter.drawEllipse(at, radius, radius)
    if colour is not None:
        painter.setBrush(QColor(colour.red(), colour.green(), colour.blue(), 170))
        painter.drawEllipse(at, radius, radius)


def _peg(painter: QPainter, at: QPointF, radius: float, colour: QColor, out: float) -> None:
    """A peg, so far out of its hole; its shadow stays there."""
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((1.35, 40), (1.15, 60), (1.0, 90)):
        painter.setBrush(QColor(20, 10, 4, alpha))
        painter.drawEllipse(at + QPointF(radius * 0.25, radius * 0.5), radius * grow, radius * grow)
    at = at - QPointF(0, out)
    shine = QRadialGradient(at - QPointF(radius, radius) * 0.4, radius * 1.5)
    shine.setColorAt(0, colour.lighter(175))
    shine.setColorAt(0.6, colour)
    shine.setColorAt(1, colour.darker(150))
    painter.setPen(QPen(QColor("#140c06"), 1.4))
    painter.setBrush(shine)
    painter.drawEllipse(at, radius, radius)

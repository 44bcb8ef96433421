"""Where the arrow keys lead on the table.

Sideways they go through what can be chosen; where nothing can, through one's own cards, and from
their ends to what can be chosen. Up and down lead to everything else, which is gone through as it
is read: people, piles, what the others have played. So all that lies there can be reached at every
moment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPointF, QRectF

from cardtable.engine.table import HAND, Layout
from cardtable.models.controls.base import Marks
from cardtable.ui.table.hit_testing import beside, row_of, zone_rect
from cardtable.ui.table.spoken import Spoken


class Walk:
    """The ways over a table as it lies now.

    Args:
        layout, marks: what lies there, and what can be chosen.
        ratio: width of a card over its height.
        own: the zones of one's own cards.
        told: all that lies there, in words; asked only by who leaves what can be chosen.
        been: from where ↑ and ↓ have led, the latest last.
    """

    def __init__(
        self,
        layout: Layout,
        marks: Marks,
        ratio: float,
        own: Collection[str],
        told: Callable[[], Sequence[Spoken]],
        been: Sequence[str] = (),
    ) -> None:
        self._layout, self._marks, self._told, self._been = layout, marks, told, been
        self._stops = stops(layout, marks, ratio)
        self._middles = dict(self._stops)
        self._zones = own

    def end(self, last: bool) -> str:
        """The first of what can be chosen, of one's own cards, or of the rest; or the last."""
        keys = list(self._middles) or self._own() or self._others()
        return keys[-1 if last else 0] if keys else ""

    def step(self, here: str, dx: int, dy: int) -> str:
        """Where an arrow key leads from ``here``, or empty if it leads nowhere.

        ``dx`` and ``dy`` are its direction: −1, 0 or 1 each, and one of them 0.
        """
        to = self._step(here, dx, dy)
        return self._back(here, to) if dy else to

    def _step(self, here: str, dx: int, dy: int) -> str:
        if here in self._middles:
            onward = _onward(self._layout, self._marks, here, dx) if dx else ""
            found = _off_row(self._layout, self._stops, here) if dy else self._stops
            return onward or towards(found, here, dx, dy) or (self._leave(here, dy) if dy else "")
        own = self._own()
        row = next((keys for keys in (own, self._others()) if here in keys), None)
        if row is None:
            return self.end(last=dx < 0)
        if dy:
            return self._leave(here, dy)
        at = row.index(here) + dx
        if 0 <= at < len(row):
            return row[at]
        return self.end(last=dx < 0) if self._middles and row is own else ""

    def _back(self, here: str, to: str) -> str:
        """Where ↑ or ↓ comes back to: the card, or the place, that it left."""
        own = {spot.key for zone in self._zones for spot in row_of(self._layout, zone)}
        kind = own if to in own else self._middles.keys() - own
        left = [key for key in self._been if key in kind]
        return left[-1] if left and to in kind and here not in kind else to

    def _own(self) -> list[str]:
        spots = (spot for zone in self._zones for spot in row_of(self._layout, zone))
        return [spot.key for spot in spots if spot.key not in self._middles]

    def _others(self) -> list[str]:
        keys = (thing.key for thing in self._told() if thing.zone not in self._zones)
        return [key for key in keys if key not in self._middles]

    def _leave(self, here: str, dy: int) -> str:
        """The nearest thing of another kind above or below; without one, any of another kind."""
        middles = {thing.key: thing.box.center() for thing in self._told()} | self._middles
        kinds = [list(self._middles), self._own(), self._others()]
        left = [kind for kind in kinds if kind and here not in kind]
        if here not in middles:
            return self.end(last=False)
        for kind in left:
            points = [(key, middles[key]) for key in (*kind, here) if key in middles]
            found = towards(points, here, 0, dy)
            if found is not None:
                return found
        return left[-1][0 if dy > 0 else -1] if left else ""


def stops(layout: Layout, marks: Marks, ratio: float) -> list[tuple[str, QPointF]]:
    """What the keyboard can walk to, each with its centre, left to right.

    Cards of one zone are in their own order, row by row if there are several.
    """
    found: list[tuple[str, QPointF]] = []
    for spot in layout.cards:
        if spot.key in marks.selectable:
            found.append((spot.key, QRectF(spot.x, spot.y, spot.h * ratio, spot.h).center()))
    for place in marks.places:
        zone = zone_rect(layout, place)
        if zone is not None:
            found.append((place, zone.center()))
    found.sort(key=lambda stop: (round(stop[1].x()), stop[1].y()))
    hand = [spot.key for spot in row_of(layout, HAND) if spot.key in marks.selectable]
    middles, cards = dict(found), iter(hand)
    keys = [next(cards) if key in hand else key for key, _ in found]
    return [(key, middles[key]) for key in keys]


def _onward(layout: Layout, marks: Marks, here: str, dx: int) -> str:
    """The first card of the next row after the last of one, or the last of the row before; else
    empty.
    """
    held = next((spot for spot in layout.cards if spot.key == here), None)
    row = [] if held is None else row_of(layout, held.zone)
    row = [spot for spot in row if spot.key in marks.selectable][::dx]
    at = next((i for i, spot in enumerate(row) if spot.key == here), len(row))
    after = row[at + 1] if at + 1 < len(row) else None
    return after.key if after is not None and held is not None and not beside(held, after) else ""


def _off_row(
    layout: Layout, stops: Sequence[tuple[str, QPointF]], here: str
) -> list[tuple[str, QPointF]]:
    """The stops that are in no row with a card, however its row bends; and the card itself."""
    held = next((spot for spot in layout.cards if spot.key == here), None)
    row: list[str] = []
    last = None
    for spot in row_of(layout, held.zone) if held is not None else []:
        if last is not None and not beside(last, spot):
            if here in row:
                break
            row.clear()
        row.append(spot.key)
        last = spot
    near = {*row} - {here} if here in row else set()
    return [stop for stop in stops if stop[0] not in near]


def towards(stops: Sequence[tuple[str, QPointF]], here: str, dx: int, dy: int) -> str | None:
    """The next stop in a direction, not necessarily straight ahead; ``None`` at the edge."""
    middle = dict(stops)[here]
    best: tuple[float, str] | None = None
    for key, point in stops:
        off = point - middle
        along = off.x() * dx + off.y() * dy
        across = abs(off.x() * dy) + abs(off.y() * dx)
        if key == here or along <= 0.5:
            continue
        cost = along + 3 * across
        if best is None or cost < best[0]:
            best = (cost, key)
    return None if best is None else best[1]

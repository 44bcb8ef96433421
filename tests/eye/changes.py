"""Whether what is on the table changes place, comes and goes only by motions that are in force.

At each frame every item is compared with the frame before. What is somewhere else, seen more or
less, or new must have been moving, turning over or fading in one of the two frames, or in between;
and what is to set out later waits where it was.

Kinds of findings: ``jump`` (it is suddenly elsewhere), ``pop`` (it is suddenly there), ``vanish``
(it is suddenly gone), ``early`` (what cards make is told before one of them has turned over).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from cardtable.engine.table import CardSpot
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.things import KEY, KIND, VALUES

#: How far something may be from where it was without a motion (pixels), and how much more or less
#: of it may be seen.
NEAR, SEEN = 1.0, 0.25
#: How far away from where it was something may wait that is to set out (pixels): the picture of a
#: card may change its size.
WAITS = 12.0
#: The kinds of items that are compared.
KINDS = ("card", "thing")


class _Was(NamedTuple):
    """An item in a frame: its name, place, box, and how much of it is seen (0 to 1)."""

    name: str
    place: QPointF
    box: QRectF
    seen: float


class Changes:
    """Compares a scene's frames."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._before: dict[QGraphicsItem, _Was] | None = None
        self._in_force: set[QGraphicsItem] = set()
        self._ways: dict[QGraphicsItem, Any] = {}
        self._held: set[QGraphicsItem] = set()
        self._stated: set[QGraphicsItem] = set()
        self._size = scene.sceneRect()
        scene.model.modelReset.connect(self._forget)  # a privacy screen hides everything at once
        for name in ("move", "flip", "act"):
            self._listen(name)
        hold = scene.hold

        def held(key: str) -> QGraphicsPixmapItem | None:
            item = hold(key)
            self._held |= {item} if item is not None else set()
            return item

        scene.hold = held  # type: ignore[method-assign]

    def _listen(self, name: str) -> None:
        """Note what the scene's clock is told to move, also what is over before the next frame."""
        told: Callable[..., Any] = getattr(self._scene.motion, name)

        @wraps(told)
        def noted(item: QGraphicsPixmapItem, *rest: Any, **named: Any) -> Any:
            if name != "move" or (rest[3] if len(rest) > 3 else named["factor"]):
                self._stated.add(item)
            return told(item, *rest, **named)

        setattr(self._scene.motion, name, noted)

    def _forget(self) -> None:
        self._before = None

    @property
    def unturned(self) -> list[CardSpot]:
        """The cards whose face is known already, but not seen yet."""
        cards = self._scene._cards.items
        rows = self._scene.model.rows
        return [
            row.spot
            for row in rows
            if isinstance(row.spot, CardSpot) and row.spot.face is not None
            if (card := cards.get(row.number)) is not None and card.shown.face is None
        ]

    def look(self) -> list[tuple[str, str, QRectF]]:
        """Every change since the last frame that no motion states: kind, what, where."""
        scene = self._scene
        now = {
            item: _Was(str(item.data(KEY) or ""), item.pos(), item.sceneBoundingRect(), _seen(item))
            for item in scene.items()
            if item.data(KIND) in KINDS
        }
        motion = scene.motion
        moving: set[QGraphicsItem] = {*motion._moves, *motion._flips}
        moving |= {act.item for act in motion._acts}
        moving |= {item for item, _ in motion._lasts}
        before, self._before = self._before, now
        stated = self._in_force | moving | self._stated
        moved = self._in_force  # until then
        self._in_force, self._stated = moving, set()
        ways, self._ways = self._ways, dict[QGraphicsItem, Any](motion._moves.items())
        told = {i: way for i, way in self._ways.items() if ways.get(i) is not way}
        waiting = {i for i, way in told.items() if way.start > motion._clock()} - self._held
        self._held -= told.keys()  # it was dragged there
        resized, self._size = self._size != scene.sceneRect(), scene.sceneRect()
        # A moment shakes the whole table, and what is dragged goes with the mouse.
        shaken = any(moment.begun for moment in scene._moments._playing)
        if before is None or resized or shaken or not scene.animated or not scene.speed.value:
            return []
        elsewhere = _elsewhere(before, now, waiting - moved)
        early = self._early(before, now)
        return [*_came(before, now, stated), *_went(before, now, stated), *elsewhere, *early]

    def _early(
        self, before: dict[QGraphicsItem, _Was], now: dict[QGraphicsItem, _Was]
    ) -> list[tuple[str, str, QRectF]]:
        """What comes to be seen that tells what cards make, before they show it."""
        spots = {spot.key: spot for spot in self._scene.model.layout.furniture}
        found = []
        for item, one in now.items():
            was, spot = before.get(item), spots.get(one.name)
            if spot is None or spot.kind not in VALUES or one.seen <= SEEN:
                continue
            comes = was is None or was.seen <= SEEN
            if comes and any(0 < card.beat <= spot.beat for card in self.unturned):
                found.append(("early", one.name, one.box))
        return found


def _seen(item: QGraphicsItem) -> float:
    return item.opacity() if item.isVisible() else 0.0


def _came(
    before: dict[QGraphicsItem, _Was], now: dict[QGraphicsItem, _Was], stated: set[QGraphicsItem]
) -> list[tuple[str, str, QRectF]]:
    found = []
    for item, one in now.items():
        if item in stated or not one.name:
            continue
        was = before.get(item)
        if was is None:
            if one.seen > SEEN:
                found.append(("pop", one.name, one.box))
        elif one.seen - was.seen > SEEN:
            found.append(("pop", one.name, one.box))
        elif was.seen - one.seen > SEEN:
            found.append(("vanish", one.name, was.box))
        elif one.seen > SEEN and (one.place - was.place).manhattanLength() > NEAR:
            found.append(("jump", one.name, one.box))
    return found


def _went(
    before: dict[QGraphicsItem, _Was], now: dict[QGraphicsItem, _Was], stated: set[QGraphicsItem]
) -> list[tuple[str, str, QRectF]]:
    return [
        ("vanish", was.name, was.box)
        for item, was in before.items()
        if item not in now and item not in stated and was.name and was.seen > SEEN
    ]


def _elsewhere(
    before: dict[QGraphicsItem, _Was],
    now: dict[QGraphicsItem, _Was],
    waiting: Iterable[QGraphicsItem],
) -> list[tuple[str, str, QRectF]]:
    found = []
    for item in waiting:
        was, one = before.get(item), now.get(item)
        if was is not None and one is not None and was.name and was.seen > SEEN:
            off = one.box.center() - was.box.center()
            if one.seen > SEEN and off.manhattanLength() > WAITS:
                found.append(("jump", was.name, one.box))
    return found

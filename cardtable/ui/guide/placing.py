"""Where to put a bubble: near what it mentions, covering nothing that is needed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, cast

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from cardtable.engine.game import Game
from cardtable.engine.layout_draft import BOX_LINES
from cardtable.engine.lessons import Lesson
from cardtable.engine.table import Layout
from cardtable.phrases.base import LessonWords
from cardtable.phrases.lookup import loaded
from cardtable.ui.table.hit_testing import zone_rect


def lessons_of(game: Game) -> tuple[Lesson[Any], ...]:
    """The first hands of a game; empty if it has none."""
    return cast("tuple[Lesson[Any], ...]", loaded(game.lessons)) if game.lessons else ()


def words_of(game: Game) -> LessonWords:
    """The sentences of its first hands."""
    words = loaded(game.lesson_words)
    assert isinstance(words, LessonWords)
    return words


#: Pixels between positions tried, and the number of coarse strides across a large room before that.
_STEP, _STRIDES = 20, 24
#: Gap in pixels up to which boxes count as one, and the greatest distance to point across.
_TOUCH, _REACH = 8, 90
#: The cost of a covered pixel: of what is mentioned, of values, of results, of other cards, and of
#: other things.
_NAMED, _VALUE, _RESULT, _CARD, _THING = 500.0, 200.0, 30.0, 6.0, 2.0
#: The furniture that shows a value, or where the next card will lie.
_VALUES = ("place", "hand", "hand_upright", "seal")
#: What a pixel further away costs.
_FAR = 300.0


@dataclass(frozen=True, slots=True)
class Ground:
    """The boxes on the page, in its coordinates.

    Attributes:
        named: what is mentioned; ``groups``: the same with touching boxes joined.
        results: what says how a hand went.
        values: what shows what cards count, and places for the next.
        cards, things: everything else.
    """

    named: tuple[QRect, ...]
    cards: tuple[QRect, ...]
    things: tuple[QRect, ...]
    results: tuple[QRect, ...] = ()
    values: tuple[QRect, ...] = ()
    groups: tuple[QRect, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "groups", _joined(self.named))

    def target(self, place: QRect) -> QRect:
        """The nearest mentioned group that a bubble at ``place`` points at; null if too far."""
        near = min(self.groups, key=lambda box: _gap(place, box), default=QRect())
        return near if _gap(place, near) < _REACH else QRect()


def _joined(boxes: Iterable[QRect]) -> tuple[QRect, ...]:
    """Join boxes that overlap or touch."""
    groups: list[QRect] = []
    for box in boxes:
        whole, apart = box, groups
        while touching := [one for one in apart if _around(one).intersects(whole)]:
            apart = [one for one in apart if one not in touching]
            for one in touching:
                whole = whole.united(one)
        groups = [*apart, whole]
    return tuple(groups)


def _around(box: QRect) -> QRect:
    return box.adjusted(-_TOUCH, -_TOUCH, _TOUCH, _TOUCH)


def spots_of(layout: Layout, name: str, ratio: float) -> list[QRectF]:
    """The boxes of a thing that a step mentions (``card:8H``, ``zone:hand``, ``seat:1``)."""
    kind, _, key = name.partition(":")
    match kind:
        case "card" | "zone":
            found = (s for s in layout.cards if key == (s.key if kind == "card" else s.zone))
            return [QRectF(s.x, s.y, s.h * ratio, s.h) for s in found]
        case "seat":
            plates = (p for p in layout.plates if str(p.seat) == key)
            return [QRectF(p.x, p.y, p.width, p.height) for p in plates]
        case "place":
            place = zone_rect(layout, key)
            return [] if place is None else [place]
    return []


def others_of(layout: Layout, ratio: float) -> tuple[list[QRectF], list[QRectF]]:
    """The boxes of all cards, knobs and chips; and of plates, labels and zones."""
    cards = [QRectF(s.x, s.y, s.h * ratio, s.h) for s in layout.cards]
    cards += [QRectF(k.x, k.y, k.size, k.size) for k in layout.knobs]
    cards += [QRectF(c.x, c.y, 2 * c.size, c.size) for c in layout.chips]
    things = [QRectF(p.x, p.y, p.width, p.height) for p in layout.plates]
    things += [QRectF(t.x, t.y, t.width, 1.4 * t.size) for t in layout.labels]
    things += [QRectF(z.x, z.y, z.width, z.height) for z in layout.zones]
    return cards, things


def values_of(layout: Layout) -> list[QRectF]:
    """The boxes of values, verdicts and places for cards."""
    shown = (spot for spot in layout.furniture if spot.kind in _VALUES)
    return [QRectF(spot.x, spot.y, spot.width, spot.height) for spot in shown]


def results_of(layout: Layout, scale: float) -> list[QRectF]:
    """The boxes of the panels that say how something went or what it means."""
    found = []
    for box in layout.boxes:
        tall = sum(BOX_LINES[line.kind] * scale for line in box.lines)
        found.append(QRectF(box.x, box.y, box.width, max(tall, box.least)))
    return found


def best_place(room: QRect, sizes: Iterable[QSize], ground: Ground) -> QRect:
    """The place in a room where a bubble of one of these sizes covers least of what is needed.

    Searches everywhere in strides, then closely around the best of each size: a large screen has
    too many places to try them all while somebody waits.
    """
    cost = _Cost(ground)
    found: list[QRect] = []
    for size in sizes:
        far = QSize(max(_STEP, room.width() // _STRIDES), max(_STEP, room.height() // _STRIDES))
        best = min(_places(room, size, far), key=cost)
        around = room & best.adjusted(-far.width(), -far.height(), far.width(), far.height())
        found.append(min([best, *_places(around, size, QSize(_STEP, _STEP))], key=cost))
    return min(found, key=cost, default=room)


def _places(room: QRect, size: QSize, step: QSize) -> list[QRect]:
    across = max(0, room.width() - size.width())
    down = max(0, room.height() - size.height())
    return [
        QRect(room.topLeft() + QPoint(x, y), size)
        for x in (*range(0, across, step.width()), across)
        for y in (*range(0, down, step.height()), down)
    ]


class _Cost:
    """The cost of a bubble at a place."""

    def __init__(self, ground: Ground) -> None:
        weights = (
            (_NAMED, ground.named),
            (_VALUE, ground.values),
            (_RESULT, ground.results),
            (_CARD, ground.cards),
            (_THING, ground.things),
        )
        self._boxes = [(*_edges(box), weight) for weight, boxes in weights for box in boxes]
        self._groups = ground.groups

    def __call__(self, place: QRect) -> float:
        left, top, right, bottom = _edges(place)
        covered = 0.0
        for low, high, far, deep, weight in self._boxes:
            width = min(right, far) - max(left, low)
            if width > 0:
                tall = min(bottom, deep) - max(top, high)
                if tall > 0:
                    covered += weight * width * tall
        return covered + _FAR * min((_gap(place, box) for box in self._groups), default=0.0)


def _edges(box: QRect) -> tuple[int, int, int, int]:
    """Left and top, and the first pixels beyond its right and bottom edges."""
    return box.left(), box.top(), box.left() + box.width(), box.top() + box.height()


def _gap(place: QRect, target: QRect) -> float:
    """The distance from a place to its target; a little more if it is not centred on it."""
    across = max(target.left() - place.right(), place.left() - target.right(), 0)
    down = max(target.top() - place.bottom(), place.top() - target.bottom(), 0)
    off = place.center() - target.center()
    return across + down + 0.05 * (abs(off.x()) + abs(off.y()))

"""A bubble that leads somebody at the table: where it lies, its keys, what it points at."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal

from cardtable.engine.layout_draft import BOX_LINES
from cardtable.engine.table import HAND, RAISED, Layout
from cardtable.translation import Saying
from cardtable.ui.guide.bubble import TIP, Bubble, Said
from cardtable.ui.table.hit_testing import zone_rect
from cardtable.ui.table.page import TablePage
from cardtable.ui.widgets.keys import follow

#: Pixels between positions tried, and the number of coarse strides across a large room before that.
_STEP, _STRIDES = 20, 24
#: Gap in pixels up to which boxes count as one, and the greatest distance to point across.
_TOUCH, _REACH = 8, 90
#: So much of the cloth is seen round a bubble that points at something.
_RIM = 3
#: The cost of a covered pixel: of what is mentioned, of values, of results, of other cards, and of
#: other things.
_NAMED, _VALUE, _RESULT, _CARD, _THING = 500.0, 200.0, 30.0, 14.0, 2.0
#: The furniture that shows a value, or where the next card will lie, or how the game stands.
_VALUES = ("place", "hand", "hand_upright", "seal", "board", "pad", "plaque")
#: What a pixel further away costs.
_FAR = 300.0


@dataclass(frozen=True, slots=True)
class Ground:
    """The boxes on the page, in its coordinates.

    Attributes:
        named: what is mentioned; ``groups``: the same with touching boxes joined.
        results: what says how a hand went.
        values: what shows what cards count, places for the next, people and what they have.
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
    """The boxes of all cards, knobs and chips; and of plates, labels and zones.

    Cards of the hand have room to be raised, so that what explains them need not give way.
    """
    cards = [QRectF(s.x, s.y, s.h * ratio, s.h) for s in layout.cards]
    hand = [(s.x, s.y, s.h) for s in layout.cards if s.zone == HAND]
    cards += [QRectF(x, y - RAISED * h, h * ratio, RAISED * h) for x, y, h in hand]
    cards += [QRectF(k.x, k.y, k.size, k.size) for k in layout.knobs]
    cards += [QRectF(c.x, c.y, 2 * c.size, c.size) for c in layout.chips]
    things = [QRectF(p.x, p.y, p.width, p.height) for p in layout.plates]
    things += [QRectF(t.x, t.y, t.width, 1.4 * t.size) for t in layout.labels]
    things += [QRectF(z.x, z.y, z.width, z.height) for z in layout.zones]
    return cards, things


def values_of(layout: Layout) -> list[QRectF]:
    """The boxes of values, verdicts and places for cards; of names and of all chips."""
    shown = (spot for spot in layout.furniture if spot.kind in _VALUES)
    found = [QRectF(spot.x, spot.y, spot.width, spot.height) for spot in shown]
    found += [QRectF(plate.x, plate.y, plate.width, plate.height) for plate in layout.plates]
    return found + [QRectF(c.x, c.y, 2.5 * c.size, c.size) for c in layout.chips]


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


class TableGuide(QObject):
    """The guide at one table.

    Attributes:
        left: the player leaves it.
        bubble: the bubble in which it speaks.
    """

    left = Signal()

    def __init__(self, page: TablePage, leave: Saying) -> None:
        """``leave`` says what closing the bubble leaves."""
        super().__init__(page)
        self._page = page
        self._theme = page.theme
        self.bubble = Bubble(page.theme, leave, page)
        self.bubble.chosen.connect(self._choose)
        self.bubble.closed.connect(self._close)
        self.bubble.turned.connect(self._turned)
        page.free_keys.leads = self.press_key
        page.scene.settled.connect(self._again)
        page.view.resized.connect(self._again)
        page.model.laid.connect(self._again)
        self._lies: object = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.show)

    def _again(self) -> None:
        """Update the bubble after the table's new layout."""
        self._soon.start()

    @property
    def late(self) -> bool:
        """Whether the bubble has yet to be updated."""
        return self._soon.isActive()

    @property
    def named(self) -> tuple[QRect, ...]:
        """What the bubble mentions, as boxes on the page."""
        return self._ground().named

    @property
    def results(self) -> tuple[QRect, ...]:
        """The results on the table, as boxes on the page."""
        layout, scale = self._page.model.layout, self._page.scene.scale
        return tuple(map(self._at_page, results_of(layout, scale)))

    # -- what it says ----------------------------------------------------------------------------
    def show(self) -> None:
        """Show the current step, once everything has come to rest."""
        said = self._said()
        if said is None or self._page.scene.busy or not self._page.isVisible():
            self.bubble.hide()
            self._point(False)
            if self._page.scene.busy:
                self._soon.start(50)
            return
        page = self._page
        if page.theme is not self._theme:
            self._theme = page.theme
            self.bubble.apply_theme(page.theme)
            self._lies = None
        self.bubble.say(said)
        if self._on_the_rail:
            self.bubble.hide()
            self._lies = None
            self._point(False)
            page.say()
            page.announcer.announce_new("lesson", said.announcement)
            return
        ground, room = self._ground(), self._room()
        lies = said, ground.named, room
        if lies != self._lies:  # it stays in place while cards are picked up
            self._lies = lies
            place = best_place(room, self.bubble.sizes(room), ground)
            self.bubble.lie(place, ground.target(place))
        elif not self.bubble.isVisible():
            self.bubble.show()
            self.bubble.raise_()
        self._point(True)
        page.announcer.announce_new("lesson", "" if self.bubble.folded else said.announcement)
        follow((page.view, *self.bubble.stops, *page.strip.stops, *page.bar.stops))

    def _turned(self) -> None:
        """Leave the folded bubble where its cross was pressed; lay out the unfolded one.

        The keys go to the table, unless the sign has them.
        """
        if self.bubble.folded:
            (size,) = self.bubble.sizes(self._room())
            place = QRect(QPoint(), size)
            place.moveTopRight(self.bubble.geometry().topRight())
            self.bubble.lie(place, self._ground().target(place))
        else:
            self._lies = None
        if not self.bubble.isAncestorOf(self._page.focusWidget()):
            self._page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show()

    @abstractmethod
    def _said(self) -> Said | None:
        """What it says now; ``None`` for nothing."""

    @property
    def _on_the_rail(self) -> bool:
        """Whether the rail says it, and no bubble is needed."""
        return False

    def _points(self) -> Sequence[str]:
        """The names of what it mentions."""
        return ()

    def _point(self, on: bool) -> None:
        """Point at what the bubble is too far from, or no longer."""

    @property
    def _points_at_nothing(self) -> bool:
        return not self._points()

    # -- where it lies ---------------------------------------------------------------------------
    def _room(self) -> QRect:
        """Where it may lie: what it points at lies in the view, so that no tip leads beyond it."""
        rim = TIP if self._points_at_nothing else TIP - _RIM
        return self._page.view.geometry().adjusted(-rim, -rim, rim, rim) & self._page.rect()

    def _ground(self) -> Ground:
        layout = self._page.model.layout
        ratio = self._page.pictures.ratio
        named = [box for name in self._points() for box in self._boxes(name, ratio)]
        cards, things = others_of(layout, ratio)
        at = self._at_page
        every = tuple(map(at, things))
        # The title and the signs stay in sight as what the hands are worth does.
        values = (*map(at, values_of(layout)), *self._corners())
        return Ground(tuple(named), tuple(map(at, cards)), every, self.results, values)

    def _corners(self) -> tuple[QRect, QRect]:
        """Where the title and the signs lie."""
        head = self._page.header.geometry()
        (left, right), high = self._page.header.corners, head.height()
        beside = head.right() + 1 - right
        return QRect(head.left(), head.top(), left, high), QRect(beside, head.top(), right, high)

    def _boxes(self, name: str, ratio: float) -> Sequence[QRect]:
        return [self._at_page(box) for box in spots_of(self._page.model.layout, name, ratio)]

    def _at_page(self, box: Any) -> QRect:
        view = self._page.view
        seen: QRect = view.mapFromScene(box).boundingRect()
        return seen.translated(view.mapTo(self._page, QPoint(0, 0)))

    # -- doing -----------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Take a key before the table does; returns whether it was meant for the bubble."""
        if not (self.bubble.isVisible() or self._on_the_rail):
            return False
        seen, folded = self.bubble.isVisible(), self.bubble.folded
        if seen and folded and key in ("Return", "Space") and self.bubble.unfolds_by == "Return":
            self.bubble.fold(False)
            return True
        for way in self.bubble.said.ways if seen and not folded else ():
            if key == way.key or (way.primary and key in ("Return", "Space")):
                self._choose(way.id)
                return True
        if key != "Esc":
            return False
        if self._forget_hint():
            return True
        if self._prepared:
            return False
        self._close()
        return True

    def _forget_hint(self) -> bool:
        """Close a hint, before anything is left; returns whether there was one."""
        return False

    @property
    def _prepared(self) -> bool:
        """Whether cards are picked up, or chips laid: Esc puts them back first."""
        prepared = self._page.controls.prepared()
        return bool(prepared.selected or prepared.stakes)

    @abstractmethod
    def _choose(self, way: str) -> None:
        """Do what a button of the bubble says."""

    def _close(self) -> None:
        """Leave, done or not: what lies there begins no match."""
        self._later(self.left)

    def _later(self, signal: Any) -> None:
        """Emit a signal after this click, as it removes the table along with the bubble."""
        QTimer.singleShot(0, self, partial(signal.emit))

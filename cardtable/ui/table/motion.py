"""All movement on the table: one clock moves every item, so a frame costs one Python call.

Anything that is not a move, flip or fade is an act: a function called each frame with the fraction
done.

Items are plain ``QGraphicsPixmapItem`` without overridden methods: drawing them needs no Python.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from cardtable.ui import durations

#: How much larger a card gets while it turns over.
HOP = 0.05
#: How much sooner than everything else what rises first while all glide does so, as a power.
_AHEAD = 3
#: What is so many times as wide as high turns over about its long axis.
_WIDE = 1.5


def _curve(kind: QEasingCurve.Type, overshoot: float = 0.0) -> QEasingCurve:
    curve = QEasingCurve(kind)
    if overshoot:
        curve.setOvershoot(overshoot)
    return curve


_SINE = _curve(QEasingCurve.Type.InOutSine)


@dataclass(frozen=True, slots=True)
class Way:
    """How something goes from one place to another.

    Attributes:
        length: in milliseconds.
        curve: how it starts and lands.
        arc: how high it flies, as a part of the way, or how low it passes below something.
        spin: degrees by which it sways on the way.
        lift: how much larger it gets on the way, as it comes nearer to the lamp.
        seen: the part of the way on which it is wholly seen, if it vanishes.
        bow: how far it bends aside, as a part of the way; upwards, if it does not go up or down, or
            downwards if it is negative.
        above: how many pixels above its place it is held before it is tucked in.
        below: whether it passes below all cards.
    """

    length: float
    curve: QEasingCurve
    arc: float = 0.0
    spin: float = 0.0
    lift: float = 0.0
    seen: float = 0.0
    bow: float = 0.0
    above: float = 0.0
    below: bool = False


#: Hands are quick to start and soft to land.
DEALT = Way(durations.DEAL, _curve(QEasingCurve.Type.OutQuint), arc=0.08, lift=0.05)
_DRAWN = durations.DEAL + durations.HOLDS + durations.TUCKS
DRAWN = Way(_DRAWN, DEALT.curve, above=30.0)
PLAYED = Way(durations.PLAY, _curve(QEasingCurve.Type.OutExpo), lift=0.04)
THROWN = Way(durations.THROW, _curve(QEasingCurve.Type.OutBack, 1.1), arc=0.04, spin=7.0, lift=0.05)
LAID = Way(durations.TO_TABLE, _curve(QEasingCurve.Type.OutCubic), arc=0.04, lift=0.03)
SLAPPED = Way(durations.THROW, _curve(QEasingCurve.Type.InCubic), arc=0.1, lift=0.25)
RISEN = Way(durations.RISE, _curve(QEasingCurve.Type.OutCubic))
SET_DOWN = Way(durations.SET_DOWN, _curve(QEasingCurve.Type.OutCubic))
RAISED = Way(durations.RAISE, _curve(QEasingCurve.Type.OutCubic))
SHIFTED = Way(durations.SHIFT, _curve(QEasingCurve.Type.InOutCubic))
#: The drawer, and all that gives way to it.
SLID = Way(durations.PANEL, SHIFTED.curve)
COLLECTED = Way(durations.COLLECT, _curve(QEasingCurve.Type.InOutCubic))
RETURNED = Way(durations.COLLECT, _curve(QEasingCurve.Type.InOutCubic), arc=0.08, lift=0.05)
PUSHED_BELOW = Way(durations.PUSH, _SINE)
SWEPT = Way(durations.SWEEP, _SINE, seen=0.5)
SQUARED = Way(durations.SQUARE, _curve(QEasingCurve.Type.OutCubic))
STRUCK = Way(durations.SEAL, _curve(QEasingCurve.Type.InOutCubic), arc=0.12, lift=0.25)
TAKEN_OFF = Way(durations.HAT, _curve(QEasingCurve.Type.InOutCubic), arc=0.15, seen=0.7)
SIGNED = Way(durations.BIDS, _curve(QEasingCurve.Type.InOutCubic), arc=0.08, lift=0.25)
FADED = Way(durations.FADE, _curve(QEasingCurve.Type.OutCubic))
LET_GO = Way(durations.ARROW, _curve(QEasingCurve.Type.OutCubic))
BLOWN = Way(durations.BLOWN, _curve(QEasingCurve.Type.OutQuad), arc=0.1, lift=0.15, seen=0.96)
PUSHED = Way(durations.SHIFT, _curve(QEasingCurve.Type.OutCubic), arc=0.1, spin=24.0, lift=0.1)
PAID = Way(durations.BET, _SINE, arc=0.14, lift=0.18)
TOSSED = Way(durations.CHIPS, _SINE, bow=0.16, lift=0.18)


@dataclass(slots=True)
class _Move:
    item: QGraphicsPixmapItem
    x0: float
    y0: float
    a0: float
    s0: float
    x1: float
    y1: float
    a1: float
    start: int
    length: int
    way: Way
    fade: bool = False
    gone: Callable[[], None] | None = None
    stretch: tuple[float, float] | None = None
    s1: float = 1.0
    o0: float = 1.0
    z: float | None = None

    def set_out(self) -> None:
        """Lie as high as it does on its way: until now nothing has changed."""
        if self.z is not None:
            self.item.setZValue(self.z)
            self.z = None

    def go(self, t: float) -> None:
        """Bring the item to where it is after fraction ``t`` of the time."""
        self.set_out()
        way, item, above = self.way, self.item, self.way.above
        flown = min(1.0, t * way.length / durations.DEAL) if above else t
        k = way.curve.valueForProgress(flown)
        dx, dy, swing = self.x1 - self.x0, self.y1 - self.y0, 4 * t * (1 - t)
        bent = 4 * k * (1 - k) if way.arc < 0 else swing
        rise = way.arc * math.hypot(dx, dy) * bent if way.arc else 0.0
        if above:
            left = min(1.0, (1 - t) * way.length / durations.TUCKS)
            rise = above * k * _SINE.valueForProgress(left)
        aside = math.copysign(1.0, dx) * way.bow * swing
        x, y = self.x0 + dx * k + aside * dy, self.y0 + dy * k - aside * dx - rise
        item.setPos(x, y)
        if way.spin or self.a0 != self.a1:
            item.setRotation(self.a0 + (self.a1 - self.a0) * k + way.spin * swing)
        if way.lift or self.s0 != self.s1:
            item.setScale(self.s0 + (self.s1 - self.s0) * k + way.lift * swing)
        if self.stretch is not None:
            wide, high = self.stretch
            item.setTransform(QTransform.fromScale(wide + (1 - wide) * k, high + (1 - high) * k))
        if self.fade:
            item.setOpacity(self.o0 * min(1.0, (1 - k) / (1 - way.seen)))

    def end(self) -> None:
        """Bring the item to where it goes."""
        self.set_out()
        self.item.setPos(self.x1, self.y1)
        self.item.setRotation(self.a1)
        self.item.setScale(self.s1)
        if self.stretch is not None:
            self.item.setTransform(QTransform())
        if self.gone is not None:
            self.gone()


@dataclass(slots=True)
class _Flip:
    item: QGraphicsPixmapItem
    other_side: Callable[[], QPixmap]
    start: int
    length: int
    turned: bool = False

    def turn(self) -> None:
        """Show the other side, as it looks now."""
        if not self.turned:
            self.turned = True
            self.item.setPixmap(self.other_side())


@dataclass(slots=True)
class _Off:
    """By how much an item is off its place, at first and now; and where it lies without that.

    It comes to its size round its ``middle``, smoothly, whatever its ``mode`` is where it lies.
    What rises ``first``, or sinks last, gives way to what passes below it.
    """

    away: QPointF
    wide: float
    high: float
    middle: QPointF
    mode: Qt.TransformationMode
    first: bool = False
    now: QPointF = field(default_factory=QPointF)
    lies: QPointF = field(default_factory=QPointF)

    def show(self, item: QGraphicsPixmapItem, left: float, sized: bool) -> None:
        """Let the item be off by a part of what it was at first; ``sized``: in size as well."""
        self.now = self.away * left
        if self.first:
            rises = self.away.y() > 0
            self.now.setY(self.away.y() * (left**_AHEAD if rises else 1 - (1 - left) ** _AHEAD))
        item.setPos(self.lies + self.now)
        if sized and (self.wide, self.high) != (1, 1):
            middle, smooth = self.middle, Qt.TransformationMode.SmoothTransformation
            item.setTransformationMode(smooth if left else self.mode)
            wide, high = 1 + (self.wide - 1) * left, 1 + (self.high - 1) * left
            off = QPointF(middle.x() * (1 - wide), middle.y() * (1 - high))
            item.setTransform(QTransform.fromTranslate(off.x(), off.y()).scale(wide, high))


@dataclass(slots=True)
class _Glide:
    """All that lies on a table comes to where it lies on one of another width, side by side."""

    off: dict[QGraphicsPixmapItem, _Off]
    start: int
    length: int
    step: Callable[[float], None]
    over: Callable[[], None]


@dataclass(slots=True)
class _Act:
    item: QGraphicsPixmapItem
    update: Callable[[float], None]
    start: int
    length: int


class Motion(QAbstractAnimation):
    """The table's clock: moves, flips, fades and acts until everything rests.

    Attributes:
        landed: something has come to its place, or turned over; not all is at rest.
        settled: everything has come to rest.
        straight: whether nothing flies in an arc, sways or comes nearer on its way.
        keeps: whether what moves keeps its time and only gets another goal: the table has another
            size.
    """

    landed = Signal()
    settled = Signal()
    straight = keeps = False

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: dict[QGraphicsPixmapItem, _Move] = {}
        self._flips: dict[QGraphicsPixmapItem, _Flip] = {}
        self._acts: list[_Act] = []
        self._lasts: list[tuple[QGraphicsPixmapItem, Callable[[], None]]] = []
        self._now = 0
        self._kept: QGraphicsPixmapItem | None = None
        self._glide: _Glide | None = None

    def duration(self) -> int:
        """−1: runs until it is stopped."""
        return -1

    @property
    def busy(self) -> bool:
        """Whether anything is moving."""
        return bool(self._moves or self._flips or self._acts or self._glide)

    def move(
        self,
        item: QGraphicsPixmapItem,
        x: float,
        y: float,
        way: Way,
        factor: float,
        delay: float = 0,
        angle: float = 0.0,
        gone: Callable[[], None] | None = None,
        fade: bool = False,
        scale: float = 1.0,
        z: float | None = None,
    ) -> None:
        """Bring an item to (x, y), turned by ``angle`` degrees; a ``factor`` of 0 puts it there.

        ``gone`` is called on arrival; ``fade`` makes it vanish on the way, from how much of it is
        seen. What is larger or smaller than ``scale`` has it, or stretched, comes to its size on
        the way as well. It gets its ``z`` value, if any, as it sets out.
        """
        if self.keeps and (going := self._moves.get(item)) is not None:
            going.x1, going.y1, going.a1 = x, y, angle
            going.z = going.z if z is None else z
            return
        if self._glide is not None:  # it sets out from where it is seen
            self._glide.off.pop(item, None)
        pos, length = item.pos(), way.length * factor
        if self.straight:
            way = Way(way.length, SHIFTED.curve, seen=way.seen)
        now = item.transform()
        stretched = item not in self._flips and not now.isIdentity()
        move = _Move(
            item,
            pos.x(),
            pos.y(),
            item.rotation(),
            item.scale(),
            x,
            y,
            angle,
            self._clock() + int(delay),
            max(1, int(length)),
            way,
            fade,
            gone,
            (now.m11(), now.m22()) if stretched else None,
            scale,
            item.opacity(),
            z,
        )
        if length <= 0:
            self._moves.pop(item, None)
            move.end()
            return
        if delay <= 0:
            move.set_out()
        self._moves[item] = move
        self._run()

    def stay(self, item: QGraphicsPixmapItem) -> None:
        """Leave an item where it is that has yet to set out."""
        move = self._moves.get(item)
        if move is not None and move.start > self._clock():
            del self._moves[item]

    def put_off(self, item: QGraphicsPixmapItem, way: Way, factor: float, length: float) -> None:
        """Have an item that has just set out do so another way, and so many ms later."""
        move = self._moves.get(item)
        if move is not None:
            move.way, move.length = way, max(1, int(way.length * factor))
            move.start += round(length)

    def go_first(
        self,
        item: QGraphicsPixmapItem,
        x: float,
        y: float,
        way: Way,
        factor: float,
        delay: float,
        scale: float = 1.0,
    ) -> None:
        """Have an item that sets out later go somewhere first, from where it then sets out."""
        then = self._moves.pop(item, None)
        if then is None:
            return

        def go_on() -> None:
            then.x0, then.y0, then.s0 = x, y, scale
            self._moves[item] = then

        self.move(item, x, y, way, factor, delay, then.a0, go_on, scale=scale)

    def stretch(self, wide: float, high: float) -> None:
        """Move all ways to a table that is so many times as wide and high."""
        for move in self._moves.values():
            move.x0, move.x1 = move.x0 * wide, move.x1 * wide
            move.y0, move.y1 = move.y0 * high, move.y1 * high
            if move.start > self._clock():
                move.item.setPos(move.x0, move.y0)

    def seen(
        self, item: QGraphicsPixmapItem, part: QRectF | None = None
    ) -> tuple[QPointF, float, float]:
        """Where the middle of an item, or a part of it, is seen now, how wide and high it is."""
        box, size, now = part or item.boundingRect(), item.scale(), item.transform()
        if item in self._flips:  # it is as wide as it will be
            now = QTransform()
        middle = item.mapToScene(box.center())
        return middle, box.width() * size * now.m11(), box.height() * size * now.m22()

    def glide(
        self,
        seen: Mapping[QGraphicsPixmapItem, tuple[QPointF, float, float]],
        factor: float,
        step: Callable[[float], None],
        parts: Mapping[QGraphicsPixmapItem, QRectF],
        over: Callable[[], None],
        first_up: Set[QGraphicsPixmapItem],
    ) -> None:
        """Bring items that have another place, where they lie or go, there from where they were.

        What goes somewhere does so all the same. ``step`` gets how far all have come, 0 to 1;
        ``over`` is called when none glides any more. ``parts``: of what has not been seen whole.
        ``first_up``: what rises before the others come, and sinks after them.
        """
        for move in self._moves.values():
            if (t := (self._clock() - move.start) / move.length) >= 0:
                move.go(min(t, 1.0))
        off = {}
        for item, (was, wide, high) in seen.items():
            box = parts.get(item, item.boundingRect())
            middle, now_wide, now_high = self.seen(item, box)
            sizes = wide / (now_wide or 1.0), high / (now_high or 1.0)
            mode = item.transformationMode()
            first = item in first_up
            off[item] = _Off(was - middle, *sizes, box.center(), mode, first, lies=item.pos())
        self._glide = _Glide(off, self._clock(), max(1, round(SLID.length * factor)), step, over)
        self._run()
        self._glide_on(set())

    def end_glide(self) -> None:
        """Leave everything where it lies, or as far on its way as it would be."""
        glide, self._glide = self._glide, None
        for item, off in glide.off.items() if glide else ():
            if item.pos() == off.lies + off.now:
                off.show(item, 0.0, self._sized(item))
        if glide is not None:
            glide.over()

    def _sized(self, item: QGraphicsPixmapItem) -> bool:
        """Whether an item has the size that it should have, but for a glide."""
        move = self._moves.get(item)
        return item not in self._flips and (move is None or move.stretch is None)

    def _glide_on(self, gone: Set[QGraphicsPixmapItem]) -> None:
        """Let everything glide on, also what has ``gone`` somewhere meanwhile."""
        glide = self._glide
        if glide is None:
            return
        t = min(1.0, (self._clock() - glide.start) / glide.length)
        part = SLID.curve.valueForProgress(t)
        for item, off in list(glide.off.items()):
            if item in gone:
                off.lies = item.pos()
            elif item.pos() != off.lies + off.now:  # somebody holds it
                del glide.off[item]
                continue
            off.show(item, 1 - part, self._sized(item))
        if t >= 1:
            self._glide = None
            glide.over()
        glide.step(part)

    def due(self, item: QGraphicsPixmapItem) -> float:
        """How many milliseconds from now an item's first act begins; 0 if it has none."""
        starts = [act.start - self._clock() for act in self._acts if act.item is item]
        return max(0.0, min(starts, default=0.0))

    def last_due(self, item: QGraphicsPixmapItem) -> float:
        """How many milliseconds from now an item's last act begins; 0 if it has none."""
        starts = [act.start - self._clock() for act in self._acts if act.item is item]
        return max(0.0, max(starts, default=0.0))

    def begins(self, item: QGraphicsPixmapItem) -> float | None:
        """When an item's first act begins, in milliseconds from now, or began; ``None`` without."""
        return min((a.start - self._clock() for a in self._acts if a.item is item), default=None)

    def comes_last(self, item: QGraphicsPixmapItem) -> bool:
        """Whether something is done with an item when all else has come to rest."""
        return any(last[0] is item for last in self._lasts)

    def flip(
        self,
        item: QGraphicsPixmapItem,
        other_side: Callable[[], QPixmap],
        length: float,
        delay: float = 0,
    ) -> None:
        """Turn an item over.

        ``other_side`` is asked for the picture when the card stands on its edge, not before: a
        picture taken now may be out of date by then.
        """
        flip = _Flip(item, other_side, self._clock() + int(delay), max(2, int(length)))
        if length <= 0:
            self._flips.pop(item, None)
            item.setTransform(QTransform())
            flip.turn()
            return
        self._flips[item] = flip
        self._run()

    def moving(self, item: QGraphicsItem) -> bool:
        """Whether an item is moving."""
        return item in self._moves

    def turning(self, item: QGraphicsPixmapItem) -> bool:
        """Whether an item has yet to show its other side."""
        flip = self._flips.get(item)
        return flip is not None and not flip.turned

    def unflip(self, item: QGraphicsPixmapItem) -> None:
        """Cancel an item's pending flip, if any: one that has begun turns back."""
        if not self.turning(item):
            return
        flip, now = self._flips[item], self._clock()
        if now > flip.start:
            flip.start, flip.turned = 2 * now - flip.start - flip.length, True
        else:
            del self._flips[item]
            item.setTransform(QTransform())

    def keep(self, item: QGraphicsPixmapItem) -> None:
        """Hold back an item's pending flip, and all that has not begun, until :meth:`turn_now`."""
        self._kept, flip = item, self._flips[item]
        flip.start = max(flip.start, self._now + 1)  # it may have begun
        item.setTransform(QTransform())

    def holds(self, item: QGraphicsPixmapItem) -> bool:
        """Whether somebody holds an item that has yet to turn."""
        return self._kept is item

    def turn_now(self, item: QGraphicsPixmapItem) -> None:
        """Begin an item's pending flip; what was held back with it follows as it would have."""
        self._kept = None
        self._postpone(self._clock() - self._flips[item].start)

    def act(
        self,
        item: QGraphicsPixmapItem,
        update: Callable[[float], None],
        length: float,
        delay: float = 0,
    ) -> None:
        """Call ``update`` each frame with the fraction done, and finally with 1.

        The act is dropped with its item; when finished early, ``update`` gets only the 1.
        """
        start = self._clock() + int(delay)
        self._acts.append(_Act(item, update, start, max(1, int(length))))
        self._run()

    def later(self, item: QGraphicsPixmapItem, what: Callable[[], None], delay: float) -> None:
        """Call ``what`` after ``delay`` ms, unless the item is gone by then."""
        self.act(item, lambda t: what() if t == 1 else None, 0, max(0.0, delay - 1))

    def at_rest(self, item: QGraphicsPixmapItem, what: Callable[[], None]) -> None:
        """Call ``what`` when all else has come to rest, or before, unless the item is gone then."""
        self._lasts.append((item, what))
        self._run()

    def do_last(self) -> None:
        """Do now what was to wait until all is at rest."""
        lasts, self._lasts = self._lasts, []
        for _, what in lasts:
            what()

    def target(self, item: QGraphicsPixmapItem) -> tuple[float, float, float]:
        """Where an item is or is going, and how it is turned there."""
        move = self._moves.get(item)
        if move is not None:
            return move.x1, move.y1, move.a1
        if self._glide is not None and (off := self._glide.off.get(item)) is not None:
            return off.lies.x(), off.lies.y(), item.rotation()
        return item.pos().x(), item.pos().y(), item.rotation()

    def rests_in(self, item: QGraphicsPixmapItem) -> float:
        """How many milliseconds an item still moves or turns over."""
        found = (self._moves.get(item), self._flips.get(item))
        return max((part.start + part.length - self._clock() for part in found if part), default=0)

    def lands_in(self, item: QGraphicsPixmapItem) -> float:
        """How many milliseconds from now an item comes to its place; 0 if it lies there."""
        move = self._moves.get(item)
        return move.start + move.length - self._clock() if move is not None else 0

    def way_of_all(self, items: Sequence[QGraphicsPixmapItem]) -> tuple[Way, float] | None:
        """The way on which all of these set out, side by side, and in how many milliseconds."""
        moves = [self._moves.get(item) for item in items]
        first = moves[0] if moves else None
        if first is None or first.way.arc or any(item in self._flips for item in items):
            return None
        start, wait = (first.way, first.start), first.start - self._clock()
        together = all(move is not None and (move.way, move.start) == start for move in moves)
        return (first.way, wait) if together and wait >= 0 else None

    def forget(self, item: QGraphicsPixmapItem) -> None:
        """Stop moving an item that is about to be removed."""
        self._moves.pop(item, None)
        self._flips.pop(item, None)
        if self._glide is not None:
            self._glide.off.pop(item, None)
        self.give_up(item)

    def give_up(self, item: QGraphicsPixmapItem) -> None:
        """Drop an item's acts as they stand; its moves go on."""
        self._acts = [act for act in self._acts if act.item is not item]
        self._lasts = [last for last in self._lasts if last[0] is not item]

    def finish(self) -> None:
        """Finish everything at once, including whatever that starts."""
        while self.busy or self._lasts:
            self._finish_what_goes()
            self.do_last()
        if self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self.settled.emit()

    def _finish_what_goes(self) -> None:
        self._kept = None
        if self._glide is not None:
            step = self._glide.step
            self.end_glide()
            step(1.0)
        while self._acts:
            first = min(self._acts, key=lambda act: act.start)
            self._acts.remove(first)
            first.update(1.0)
        moves, flips = list(self._moves.values()), list(self._flips.values())
        self._moves.clear()
        self._flips.clear()
        for move in moves:
            move.end()
        for flip in flips:
            flip.turn()
            flip.item.setTransform(QTransform())

    def _clock(self) -> int:
        return self._now if self.state() == QAbstractAnimation.State.Running else 0

    def _run(self) -> None:
        if self.state() != QAbstractAnimation.State.Running:
            self._now = 0
            self.start()

    def updateCurrentTime(self, now: int) -> None:
        """Advance everything by one frame."""
        if self._kept is not None and self.turning(self._kept):
            self._postpone(now - self._now)
        self._now = now
        on_way, done = len(self._moves) + len(self._flips), list[_Move]()
        gone = {move.item for move in self._moves.values() if now >= move.start}
        for move in self._moves.values():
            t = (now - move.start) / move.length
            if t < 0:
                continue
            if t >= 1:
                done.append(move)
                continue
            move.go(t)
        for move in done:
            if self._moves.get(move.item) is move:
                del self._moves[move.item]
            move.end()
        self._turn_over(now)
        self._glide_on(gone)
        landed = len(self._moves) + len(self._flips) < on_way
        self._go_on(now)
        if not self.busy:
            self.do_last()
        if landed and self.busy:
            self.landed.emit()
        if not self.busy:
            self.stop()
            self.settled.emit()

    def _go_on(self, now: int) -> None:
        for act in list(self._acts):
            t = (now - act.start) / act.length
            if t < 0 or act not in self._acts:
                continue
            if t >= 1:
                self._acts.remove(act)
            act.update(min(t, 1.0))

    def let_first(self, item: QGraphicsPixmapItem, length: float) -> None:
        """Have all that begins now, or later, begin so much later, except what an item does."""
        parts: list[_Move | _Flip | _Act] = [*self._moves.values(), *self._flips.values()]
        for part in (*parts, *self._acts):
            if part.item is not item and part.start >= self._clock():
                part.start += round(length)

    def _postpone(self, length: int) -> None:
        """Have all that has not begun begin so many milliseconds later."""
        parts: list[_Move | _Flip | _Act] = [*self._moves.values(), *self._flips.values()]
        for part in (*parts, *self._acts):
            if part.start > self._now:
                part.start = max(self._now, part.start + length)

    def _turn_over(self, now: int) -> None:
        over: list[_Flip] = []
        for flip in self._flips.values():
            t = (now - flip.start) / flip.length
            if t < 0:
                continue
            if t >= 0.5:
                flip.turn()
            if t >= 1:
                flip.item.setTransform(QTransform())
                over.append(flip)
                continue
            high = 1 + HOP * math.sin(math.pi * t)  # it leaves the cloth while it turns
            k = max(abs(1 - 2 * _SINE.valueForProgress(t)), 0.02) * high
            box = flip.item.boundingRect()
            wide, middle = box.width() > _WIDE * box.height(), box.center()
            flip.item.setTransform(
                QTransform()
                .translate(middle.x(), middle.y())
                .scale(*((high, k) if wide else (k, high)))
                .translate(-middle.x(), -middle.y())
            )
        for flip in over:
            del self._flips[flip.item]

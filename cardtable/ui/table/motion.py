"""All movement on the table: one clock moves every item, so a frame costs one Python call.

Anything that is not a move, flip or fade is an act: a function called each frame with the fraction
done.

Items are plain ``QGraphicsPixmapItem`` without overridden methods: drawing them needs no Python.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

_EASE = {
    "out": QEasingCurve(QEasingCurve.Type.OutCubic),
    "inout": QEasingCurve(QEasingCurve.Type.InOutCubic),
    "sine": QEasingCurve(QEasingCurve.Type.InOutSine),
}


@dataclass(slots=True)
class _Move:
    item: QGraphicsPixmapItem
    x0: float
    y0: float
    x1: float
    y1: float
    start: int
    length: int
    ease: QEasingCurve
    fade: bool = False
    gone: Callable[[], None] | None = None


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
class _Act:
    item: QGraphicsPixmapItem
    update: Callable[[float], None]
    start: int
    length: int


class Motion(QAbstractAnimation):
    """The table's clock: moves, flips, fades and acts until everything rests.

    Attributes:
        settled: everything has come to rest.
    """

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: dict[QGraphicsPixmapItem, _Move] = {}
        self._flips: dict[QGraphicsPixmapItem, _Flip] = {}
        self._acts: list[_Act] = []
        self._now = 0

    def duration(self) -> int:
        """−1: runs until it is stopped."""
        return -1

    @property
    def busy(self) -> bool:
        """Whether anything is moving."""
        return bool(self._moves or self._flips or self._acts)

    def move(
        self,
        item: QGraphicsPixmapItem,
        x: float,
        y: float,
        length: float,
        delay: float = 0,
        ease: str = "out",
        gone: Callable[[], None] | None = None,
        fade: bool = False,
    ) -> None:
        """Bring an item to (x, y) in ``length`` ms; 0 places it at once.

        ``gone`` is called on arrival; ``fade`` makes it vanish on the way.
        """
        if length <= 0:
            self._moves.pop(item, None)
            item.setPos(x, y)
            if gone is not None:
                gone()
            return
        pos = item.pos()
        self._moves[item] = _Move(
            item,
            pos.x(),
            pos.y(),
            x,
            y,
            self._clock() + int(delay),
            max(1, int(length)),
            _EASE[ease],
            fade,
            gone,
        )
        self._run()

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
        """Cancel an item's pending flip, if any."""
        if self.turning(item):
            del self._flips[item]
            item.setTransform(QTransform())

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
        self.act(item, lambda _: what(), 0, delay)

    def target(self, item: QGraphicsPixmapItem) -> tuple[float, float]:
        """Where an item is or is going."""
        move = self._moves.get(item)
        return (move.x1, move.y1) if move else (item.pos().x(), item.pos().y())

    def forget(self, item: QGraphicsPixmapItem) -> None:
        """Stop moving an item that is about to be removed."""
        self._moves.pop(item, None)
        self._flips.pop(item, None)
        self.give_up(item)

    def give_up(self, item: QGraphicsPixmapItem) -> None:
        """Drop an item's acts as they stand; its moves go on."""
        self._acts = [act for act in self._acts if act.item is not item]

    def finish(self) -> None:
        """Finish everything at once, including whatever that starts."""
        while self.busy:
            self._finish_what_goes()
        if self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self.settled.emit()

    def _finish_what_goes(self) -> None:
        while self._acts:
            first = min(self._acts, key=lambda act: act.start)
            self._acts.remove(first)
            first.update(1.0)
        for move in list(self._moves.values()):
            move.item.setPos(move.x1, move.y1)
            if move.gone is not None:
                move.gone()
        for flip in self._flips.values():
            flip.turn()
            flip.item.setTransform(QTransform())
        self._moves.clear()
        self._flips.clear()

    def _clock(self) -> int:
        return self._now if self.state() == QAbstractAnimation.State.Running else 0

    def _run(self) -> None:
        if self.state() != QAbstractAnimation.State.Running:
            self._now = 0
            self.start()

    def updateCurrentTime(self, now: int) -> None:
        """Advance everything by one frame."""
        self._now = now
        done: list[_Move] = []
        for move in self._moves.values():
            t = (now - move.start) / move.length
            if t < 0:
                continue
            if t >= 1:
                done.append(move)
                continue
            k = move.ease.valueForProgress(t)
            move.item.setPos(move.x0 + (move.x1 - move.x0) * k, move.y0 + (move.y1 - move.y0) * k)
            if move.fade:
                move.item.setOpacity(1 - k)
        for move in done:
            move.item.setPos(move.x1, move.y1)
            if self._moves.get(move.item) is move:
                del self._moves[move.item]
            if move.gone is not None:
                move.gone()
        self._turn_over(now)
        self._go_on(now)
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
            k = abs(1 - 2 * _EASE["sine"].valueForProgress(t))
            half = flip.item.boundingRect().center().x()
            flip.item.setTransform(
                QTransform().translate(half, 0).scale(max(k, 0.02), 1).translate(-half, 0)
            )
        for flip in over:
            del self._flips[flip.item]

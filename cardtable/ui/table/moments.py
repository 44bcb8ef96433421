"""Moments on the table: which are shown, when each begins, and which are still to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScene,
)

from cardtable.engine import moments
from cardtable.engine.moments import Moment
from cardtable.engine.table import is_play
from cardtable.phrases.base import MomentWords
from cardtable.ui import durations
from cardtable.ui.table.beats import Beats, moment_length
from cardtable.ui.table.cards import Cards
from cardtable.ui.table.celebrating import Celebration, Shown
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import Painter

#: How long before it is gone a sign hits what it leaves into, as a part of the time it goes.
_HITS = 0.2
#: After which part of its time the cards are gathered before which one comes.
_SAID = 0.6
#: How far down the table the middle of a moment without cards is; one's own hand stays visible.
_MIDDLE = 0.46


class Moments:
    """Plays moments on a scene, one after another.

    Attributes:
        kept: returns what no sign beside its cards may lie on.
        dims: called with how dark the room is, 0 to 1.
        begins: called when one can be seen.
        strike, cheer: called with one that strikes somebody, or of which somebody is glad.
        people: returns the boxes of people, whom no fan of cards covers.
        seals: returns what is struck on the cards of a zone, and how high it lies.
        sign: returns the room for the sign of one whose cards are not fanned out, if the table says
            so.
        told: how long after :meth:`play` somebody may speak of the first of them, in milliseconds.
        owner: returns where somebody sits whose moment it is.
        heap: returns where the chips of a seat lie.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Motion,
        cards: Cards,
    ) -> None:
        self._scene, self._motion, self._cards = scene, motion, cards
        self._playing: list[Celebration] = []
        self.told = 0.0
        self.kept: Callable[[Moment], list[QRectF]] = lambda moment: []
        self.sign: Callable[[Moment], QRectF | None] = lambda moment: None
        self.owner: Callable[[Moment], QPointF | None] = lambda moment: None
        self.heap: Callable[[int], QRectF | None] = lambda seat: None
        self.dims: Callable[[float], object] = lambda dusk: None
        self.begins: Callable[[], object] = bool
        self.strike: Callable[[Moment, QPointF], None] = lambda moment, at: None
        self.cheer: Callable[[Moment], None] = lambda moment: None
        self.people: Callable[[], list[QRectF]] = list
        self.seals: Callable[[str], list[tuple[QGraphicsPixmapItem, float]]] = lambda zone: []

    def coming(self) -> list[Celebration]:
        """Those that have not begun."""
        return [moment for moment in self._playing if not moment.begun]

    def show_still(self, moments: Sequence[Celebration]) -> None:
        """Show the last of these, which somebody in haste would have missed; nothing moves."""
        for moment in moments[-1:]:
            moment.show_still()
            self._playing.append(moment)

    def suspend(self) -> list[tuple[Shown, float, float]]:
        """Take all away for now; returns what is to go on, when it has begun from now, in
        milliseconds, and how long it lasts.
        """
        going = [
            (moment.shown, begins, moment.length)
            for moment in self._playing
            if (begins := self._motion.begins(moment.sign)) is not None
        ]
        self.end()
        return going

    def resume(
        self,
        going: Sequence[tuple[Shown, float, float]],
        draw: Painter,
        calm: bool,
        free_at: tuple[float, float] | None,
        goes_to: Sequence[QPointF | None],
    ) -> None:
        """Go on with what was suspended, on a table of another size."""
        for (shown, begins, length), goal in zip(going, goes_to, strict=True):
            self._begin(shown, draw, calm, self._middle(free_at), goal, begins, length)

    def end(self) -> None:
        """Take all away."""
        for moment in self._playing:
            moment.end()
        self._playing.clear()

    def play(
        self,
        happened: Sequence[Shown],
        draw: Painter,
        factor: float,
        beats: Beats,
        calm: bool,
        free_at: tuple[float, float] | None = None,
        goes_to: Sequence[QPointF | None] = (),
        landed: float = 0.0,
    ) -> tuple[float, ...]:
        """Show these; ``calm`` ones only appear and vanish.

        Returns the milliseconds until each plate that turns over comes down.

        ``free_at``: where there is room for one without cards, if the table says so. ``goes_to``:
        what each of them leaves into. ``landed``: when the cards lie there that come without a
        beat.
        """
        if happened:
            self.end()  # the new one must not lie over it
        middle = self._middle(free_at)
        down, self.told = list[float](), 0.0
        goals = goes_to or [None] * len(happened)
        times = self._times(happened, factor, beats, landed)
        for (shown, kind, start, length), goal in zip(times, goals, strict=True):
            self.told = self.told or start + kind.told * length
            self._begin(shown, draw, calm, middle, goal, start, length)
            if shown.moment.figure == moments.BRASS:
                down.append(start + durations.TURN_PLATE)
        return tuple(down)

    def _times(
        self, happened: Sequence[Shown], factor: float, beats: Beats, landed: float
    ) -> Iterator[tuple[Shown, type[Celebration], float, float]]:
        """When each of these begins, and how long it lasts, in milliseconds."""
        free = 0.0
        for shown in happened:
            kind = _kind(shown.moment.figure)
            lies = 0 if shown.moment.beat or shown.moment.first else landed
            start = max(free, beats.landed(shown.moment.beat), lies)
            length = moment_length(factor) * kind.lasts
            free = start + length
            yield shown, kind, start, length

    def said_first(self, happened: Sequence[Shown], factor: float) -> float:
        """How long the cards wait to be gathered for what is said before, in milliseconds."""
        return _SAID * moment_length(factor) * any(shown.moment.first for shown in happened)

    def blast(
        self, happened: Sequence[Shown], factor: float, beats: Beats, landed: float
    ) -> tuple[str, float] | None:
        """Where the cards lie that blow away what they beat, and after how many ms they do."""
        moment = next((s.moment for s in happened if s.moment.hard and s.moment.zone), None)
        if moment is None:
            return None
        kind = _kind(moment.figure)
        start = max(beats.landed(moment.beat), 0 if moment.beat else landed)
        return moment.zone, start + kind.blows * kind.lasts * moment_length(factor)

    def leaves(self, happened: Sequence[Shown], factor: float, landed: float) -> float:
        """After how many ms something may point at the cards that were played, 0 for at once."""
        kinds = [
            _kind(shown.moment.figure)
            for shown in happened
            if is_play(shown.moment.zone) and shown.moment.figure != moments.BLOSSOM
        ]
        return landed + moment_length(factor) * sum(kind.lasts for kind in kinds) if kinds else 0.0

    def counts(
        self, happened: Sequence[Shown], factor: float, beats: Beats, landed: float
    ) -> float:
        """After how many ms the last sign hits the coin that counts more for it, 0 if none does."""
        times = self._times(happened, factor, beats, landed)
        hits = (
            start + length - _HITS * kind.goes
            for shown, kind, start, length in times
            if "factor" in dict(shown.moment.params)
        )
        return max(hits, default=0.0)

    @property
    def any(self) -> bool:
        """Whether one is shown, or to come."""
        return any(moment.shows for moment in self._playing)

    @property
    def now(self) -> MomentWords | None:
        """The words of the one that is shown."""
        now = (one.shown.words for one in self._playing if one.begun and one.shows)
        return next(now, None)

    def spread(self, happened: Sequence[Shown], factor: float) -> float:
        """How long after it has begun what a moment says has been read, 0 without one."""
        kinds = [_kind(shown.moment.figure) for shown in happened]
        return max((kind.spreads * moment_length(factor) for kind in kinds), default=0.0)

    def _middle(self, free_at: tuple[float, float] | None) -> QPointF:
        """Where one without cards is."""
        room = self._scene.sceneRect()
        return QPointF(*(free_at or (room.center().x(), room.top() + room.height() * _MIDDLE)))

    def _begin(
        self,
        shown: Shown,
        draw: Painter,
        calm: bool,
        middle: QPointF,
        goal: QPointF | None,
        start: float,
        length: float,
    ) -> None:
        """Show one ``start`` ms from now, or since so many."""
        cards = self._cards.lying_in(shown.moment.zone) if shown.moment.zone else []
        kind, sign = _kind(shown.moment.figure), self.sign(shown.moment)
        people, seals = self.people(), self.seals(shown.moment.zone)
        moment = kind(
            self._scene, self._motion, draw, shown, cards, calm, middle, goal, sign, people, seals
        )
        moment.faces = self._cards.faces
        moment.kept, moment.dims = partial(self.kept, shown.moment), self.dims
        moment.struck = partial(self.strike, shown.moment)
        moment.owner, moment.begins = self.owner(shown.moment), self.begins
        moment.heap = self.heap
        moment.cheered = partial(self.cheer, shown.moment)
        moment.play(start, length)
        self._playing.append(moment)


@cache
def _kind(figure: str) -> type[Celebration]:
    """What shows moments with a figure; each is loaded as it first comes, for most tables don't."""
    match figure:
        case moments.BLOSSOM:
            from cardtable.ui.table.blooming import Bloom

            return Bloom
        case moments.BRASS:
            from cardtable.ui.table.flipping import Flip

            return Flip
        case moments.BLAST:
            from cardtable.ui.table.exploding import Explosion

            return Explosion
        case moments.ROCKET:
            from cardtable.ui.table.launching import Launch

            return Launch
        case moments.PLANE:
            from cardtable.ui.table.flying import Flight

            return Flight
        case moments.BROKEN:
            from cardtable.ui.table.breaking import Breaking

            return Breaking
        case moments.SILK:
            from cardtable.ui.table.unrolling import Unrolling

            return Unrolling
    return Celebration

"""The scene of the table: draws what its model holds and animates what the model announces.

Every card, plate, label and chip is one pixmap item without overridden methods: the cards are in
``cards.py``, all else is in ``things.py``.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QBrush, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.engine.moments import Moment
from cardtable.engine.table import CardSpot
from cardtable.models.table import Row, TableModel
from cardtable.phrases.base import MomentWords
from cardtable.ui import durations
from cardtable.ui.room import DUSK
from cardtable.ui.table import slots
from cardtable.ui.table.beats import Beats
from cardtable.ui.table.card_pictures import CardPictures
from cardtable.ui.table.cards import Cards, back_length
from cardtable.ui.table.celebrating import Shown
from cardtable.ui.table.entrance import entrance, rise
from cardtable.ui.table.lamp import Narrowing
from cardtable.ui.table.moments import Moments
from cardtable.ui.table.motion import FADED, PAID, SLID, Motion
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.parting import Parted
from cardtable.ui.table.plates import portrait_place
from cardtable.ui.table.squeeze import Squeeze
from cardtable.ui.table.talk import Said, Talk, thought_at
from cardtable.ui.table.things import ZONE, After, Light, Things
from cardtable.ui.table.thinking import Thinking
from cardtable.ui.widgets.labels import plain

#: Z value of what is being dragged; nothing else lies so high.
_ON_TOP = 1000
#: What no sign of a moment may lie on: furniture, and labels that have no owner; the height of
#: what lies over the upper corners, at scale 1.
_KEPT, _KEPT_WORDS, _CORNER = ("coin", "lacquer", "pill", "seal"), ("stake", "at_stake"), 54.0
#: By how many degrees a card jolts beside which something is struck.
_JOLTS = 2.2
#: Z value of the frame of a place that would get it.
_OFFERED = -6.0


class TableScene(QGraphicsScene):
    """The cloth with everything on it.

    Attributes:
        model: what lies there.
        comes: cards are on their way that must be seen before anything goes on.
        begins: a moment can be seen, or what unfolds.
        lain: all cards lie there, and can be talked about, though not all is at rest.
        settled: everything has come to rest.
        dusk: so much of the light has left the room, 0 to 1.
        speed: how fast things move.
        animated: whether changes are animated, or shown at once.
        scale: how much larger words are than in a window of the usual size.
        corners: the widths of what lies over the upper corners.
        finger: the size of a fingertip, or 0 for a mouse.
        lead: how long nobody comes to a table that opens, in milliseconds.
        flown: whether cards fly to its deck meanwhile, which is there for them.
        calm: whether flashes and shaking are left out, and everything goes straight.
        unfolding: whether cards of a showdown, or of a deal that has just ended, are still moving,
            and its result is still to come.
        landing: whether cards are on their way that must be seen before anything is said of them.
        leads: whether the card that leads to what unfolds is still on its way.
        turnings, struck: milliseconds from the start of the showdown, or from when a pile is won,
            until each card, or pair of cards, turns over; and until each plate that turns over for
            a moment comes down.
        taken: milliseconds until the cards of a pile are taken that somebody gets now, or 0.
    """

    comes = Signal()
    begins = Signal()
    lain = Signal()
    settled = Signal()
    dusk = Signal(float)

    def __init__(
        self, pictures: CardPictures, model: TableModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures, self.model = pictures, model
        pictures.ready.connect(self._cards_drawn)
        self.motion = Motion(self)
        self.motion.landed.connect(self._lie)
        self.motion.settled.connect(self._at_rest)
        self.speed, self.animated, self.scale = durations.Speed.NORMAL, True, 1.0
        self.calm = self.unfolding = self.landing = self.leads = False
        self.turnings: tuple[float, ...] = ()
        self.taken = 0.0
        self.struck: tuple[float, ...] = ()
        self.finger = self.lead = 0.0
        self.flown = False
        self.corners = 0.0, 0.0
        self._cards = Cards(self, self.motion, pictures, model)
        self._things = Things(self, self.motion, self._cards.item)
        self._moments = Moments(self, self.motion, self._cards)
        self._moments.kept, self._moments.sign = self._kept, self._sign
        self._moments.dims, self._moments.begins = self.dusk.emit, self.begins.emit
        self._moments.strike, self._moments.owner = self._startle, self._portrait
        self._moments.cheer, self._moments.people = self._cheer, self._people
        self._moments.seals, self._moments.heap = self._seals, self._heap
        self._happened: Sequence[Shown] | None = None
        self._ends = False
        self._said: Said | None = None
        self._talk = Talk(self)
        self._thought: Thinking | None = None
        self._lamp: Narrowing | None = None
        self._lead = QGraphicsPixmapItem()  # it only waits for the card that leads to a showdown
        self._lit: list[QGraphicsPixmapItem] = []
        self._deal = ""
        self._changed: set[int] = set()
        self._gone: list[Row] = []
        self._undressed = True
        self._size = QSizeF()
        self._parted: Parted | None = None
        self.sceneRectChanged.connect(self._lay_ground)
        model.rowsInserted.connect(self._rows_came)
        model.rowsAboutToBeRemoved.connect(self._rows_go)
        model.dataChanged.connect(self._rows_changed)
        model.laid.connect(self._laid)
        model.modelReset.connect(self._clear)

    # -- what the window sets ---------------------------------------------------------------------
    def apply_theme(self, draw: Painter) -> None:
        """Apply another theme, cloth or pixel ratio; the next layout draws everything anew."""
        self.motion.finish()
        self._moments.end()
        self._talk.hush()
        self._things.draw = draw
        self._lay_ground()
        self._things.clear()
        self._cards.repaint()
        self._undressed = True

    def _lay_ground(self) -> None:
        """Draw the cloth at the table's present size."""
        draw = self._things.draw
        if draw is not None:
            self.setBackgroundBrush(QBrush(draw.ground(self.sceneRect().size())))
            self.spread(1.0)

    def spread(self, wide: float) -> None:
        """Draw the cloth so many times as wide as the table is laid: its edge is on its way."""
        brush = self.backgroundBrush()
        # Qt moves the picture of a brush in that picture's own pixels.
        ratio = brush.texture().devicePixelRatio()
        place = QTransform.fromTranslate(0, ratio * self.sceneRect().top())
        brush.setTransform(place.scale(wide, 1.0))
        self.setBackgroundBrush(brush)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the cloth; while it is stretched it need not be smooth."""
        lies = self.backgroundBrush().transform().m11() == 1
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, lies)
        super().drawBackground(painter, rect)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    @property
    def free(self) -> QRectF:
        """What games may lay: the table below the strip of title and signs."""
        return self.sceneRect().adjusted(0, -self.sceneRect().top(), 0, 0)

    def be_calm(self, calm: bool) -> None:
        """Leave out flashes and shaking, and let everything go straight to its place, or not."""
        self.calm = self.motion.straight = self._cards.straight = calm

    def show_thinking(self, thought: Thinking | None) -> None:
        """Show who is thinking for long, once all cards lie; ``None`` for nobody."""
        self._thought = thought = None if self.landing else thought
        factor, at = self.speed.value if self.animated else 0.0, None
        if thought is not None:
            ratio, table = self.pictures.ratio, self.sceneRect()
            at = thought_at(thought.seat, self.model.layout, table, self.corners, ratio, self.scale)
        self._things.show_thinking(thought, at, self.scale, factor)

    def celebrate(
        self, happened: Sequence[Shown] | None, ends: bool = False, said: Said | None = None
    ) -> None:
        """Announce that the next layout shows what has just happened, with these moments.

        ``None``: nothing new, so that no showdown is repeated. ``ends``: it ends a deal. ``said``:
        what an opponent says about it.
        """
        self._happened, self._ends, self._said = happened, ends, said

    def hush(self) -> None:
        """Let the opponents say no more."""
        self._talk.hush()

    @contextmanager
    def resizing(self) -> Iterator[None]:
        """Lay everything out for the table's new size: what moves goes on, to where it lies now."""
        now, before = self.sceneRect(), self._size
        if not self.busy or before.isEmpty():
            self.finish()
            yield
            self._put_bubbles()
            return
        going = self._moments.suspend()
        self.motion.stretch(now.width() / before.width(), now.height() / before.height())
        self.motion.keeps = True
        try:
            yield
        finally:
            self.motion.keeps = False
        self._put_bubbles()
        if self._things.draw is not None:
            goes = [self._goes_to(shown.moment) for shown, *_ in going]
            free = self.model.layout.free
            self._moments.resume(going, self._things.draw, self.calm, free, goes)

    def _put_bubbles(self) -> None:
        """What somebody says or thinks stands beside where he sits now."""
        self.show_thinking(self._thought)
        if self._things.draw is not None:
            table, ratio = self.model.layout, self.pictures.ratio
            self._talk.lie(table, ratio, self.corners, self._things.draw, self.scale)

    @contextmanager
    def gliding(self, step: Callable[[float], None], factor: float) -> Iterator[None]:
        """Have all that is laid out meanwhile come to its place on a table of another width.

        What goes somewhere does so all the same; what is new fades in, and what is gone out.
        ``step`` gets how far all have come, 0 to 1.
        """
        seen = {item: self.motion.seen(item) for item in self._lying()}
        parted = Parted(self._things, self.motion, self.scale, self._parted)
        self.motion.end_glide()
        yield
        now = set(self._lying())
        for item in seen.keys() - now:
            if item.scene() is None and item.opacity() > 0:
                self.addItem(item)
                gone = partial(self.removeItem, item)
                self.motion.move(item, item.x(), item.y(), FADED, factor, gone=gone, fade=True)
        for item in now - seen.keys():
            if item.opacity() == 1 and self.motion.begins(item) is None:
                item.setOpacity(0.0)
                self.motion.act(item, item.setOpacity, SLID.length * factor)
        self._parted = parted
        parted.part(self, self.scale)

        def go(part: float) -> None:
            parted.fade(part)
            step(part)

        glides = {item: seen[item] for item in seen if item in now} | parted.seen
        self.motion.glide(glides, factor, go, parted.boxes, parted.join, parted.names)

    def _lying(self) -> Iterator[QGraphicsPixmapItem]:
        """All cards and things that lie there."""
        yield from (card.item for card in self._cards.items.values())
        yield from (item for _, item in self._things.items.values())

    def _sign(self, moment: Moment) -> QRectF | None:
        """The room for the sign of a moment, if the table says so."""
        sign = self.model.layout.signs.get(moment.id) or self.model.layout.sign
        return QRectF(*sign) if sign else None

    def finish(self) -> None:
        """Bring everything to rest at once."""
        self.motion.finish()
        self._moments.end()
        self._talk.finish()

    def skip(self) -> None:
        """Bring everything to rest in haste; a moment that was still to come is shown, still.

        A card that one has drawn comes to its place, and no further: one may turn it there oneself.
        """
        if (comes := self._cards.comes_unturned()) > 0:
            self.motion.setCurrentTime(self.motion.currentTime() + math.ceil(comes))
            return
        coming = self._moments.coming()
        self.finish()
        self._moments.show_still(coming)

    def turn_back(self) -> None:
        """What was to be seen next is not: the next layout takes all back from where it is."""
        self._moments.end()
        self._talk.hush()
        self._things.turn_back()
        if self._lamp is not None:
            self._lamp.open()
        self.motion.give_up(self._lead)
        self.unfolding = self.landing = self.leads = False

    def _begin(self) -> None:
        self.leads = False
        self.begins.emit()

    def _lie(self) -> None:
        things = self._things
        waits = self.unfolding or self.celebrates or things.reads or things.bids is not None
        waits = waits or things.ties
        if not self.landing or waits:
            return
        if not any(self.motion.rests_in(card.item) for card in self._cards.items.values()):
            self.landing = False
            self.motion.do_last()  # what asks comes with the question
            self.lain.emit()

    def _at_rest(self) -> None:
        self.unfolding = self.landing = False
        self.settled.emit()

    def hover(self, key: str) -> None:
        """Raise the card under the mouse if it may be picked up; empty for none."""
        self._cards.hover(key, self.speed.value)

    def hold(self, key: str) -> QGraphicsPixmapItem | None:
        """Put a card on top and leave it where it is dragged; returns its item."""
        item = self._cards.item(key)
        if item is not None:
            self._cards.hold(key)
            item.setZValue(_ON_TOP + item.zValue() / _ON_TOP)
        return item

    def lifted(self, place: QRectF) -> QGraphicsPixmapItem | None:
        """A draggable copy of the chip that lies in a place, on top of everything."""
        for spot in self.model.layout.chips:
            if place.contains(spot.x, spot.y):
                item = QGraphicsPixmapItem(self._things.items[spot.key][1].pixmap())
                item.setZValue(_ON_TOP)
                self.addItem(item)
                return item
        return None

    def light_up(self, place: QRectF | None, words: str) -> None:
        """Light up a place that would get what is held over it, and say what that makes of it."""
        for item in self._lit:
            if item.scene() is self:
                self.removeItem(item)
        self._lit, draw = [], self._things.draw
        if place is None or draw is None:
            return
        width, height = place.width(), place.height()
        # The number at a mat's rim stays above the frame.
        for drawn, z in (
            (slots.offered(draw, width, height), _OFFERED),
            (slots.told(draw, width, height, words), _ON_TOP - 1),
        ):
            item = self.addPixmap(drawn.pixmap)
            item.setPos(place.topLeft() - QPointF(drawn.dx, drawn.dy))
            item.setZValue(z)
            self._lit.append(item)

    def squeezable(self, point: QPointF) -> bool:
        """Whether a card lies at a point that may be squeezed open."""
        return self._cards.unturned(point) is not None

    def squeeze(self, point: QPointF) -> Squeeze | None:
        """Take hold of a card at a point that may be squeezed open."""
        card = self._cards.unturned(point)
        return Squeeze(card, self.pictures, self.motion, point) if card is not None else None

    def release(self, key: str) -> None:
        """Send a card that is no longer dragged to where it lies."""
        self._cards.release(key, self.speed.value)

    @property
    def busy(self) -> bool:
        """Whether anything is still moving."""
        return self.motion.busy

    @property
    def celebrates(self) -> bool:
        """Whether a moment is shown, or to come."""
        return self._moments.any

    @property
    def moment(self) -> MomentWords | None:
        """The words of the moment that is shown."""
        return self._moments.now

    # -- what the model announces ----------------------------------------------------------------
    def _rows_came(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._changed |= {self.model.row(row).number for row in range(first, last + 1)}

    def _rows_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._rows_came(first, first.row(), last.row())

    def _rows_go(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._gone += [self.model.row(row) for row in range(first, last + 1)]

    def _laid(self) -> None:
        """Once everything is announced, move, turn and draw what has changed."""
        changed, self._changed = self._changed, set()
        gone, self._gone = self._gone, []
        self._size = self.sceneRect().size()
        if self._things.draw is None:
            return
        if self._undressed:
            changed |= {row.number for row in self.model.rows}
        self._undressed = False
        factor = self.speed.value if self.animated else 0.0
        changed |= self._cards.leave_hovered()
        happened, self._happened = self._happened, None
        dealt = self.model.layout.deal != self._deal
        undone = happened is None and not dealt
        # One that has been taken back altogether is gathered, and the one before lies open at once.
        reopens = dealt and happened is None and bool(self._things.items)
        self._deal = self.model.layout.deal
        rows = [row for row in self.model.rows if row.number in changed]
        steps = [] if happened is None else [self._beat(row) for row in rows]
        if happened is not None:  # chips that lie somewhere on their way go on with a later one
            steps += [getattr(row.spot, "onward", 0) for row in rows]
        happened = happened if happened and factor else ()
        # What a showdown told fades before its cards, and then its chips, go back.
        folds = undone and self._folds(gone) and not self.motion.keeps
        factor *= self._hastens(gone) if folds else 1.0
        laid = self.model.layout
        when = [shown.moment.beat for shown in happened]
        # A sign that flies to somebody, and chips, have come there before all goes on.
        flies = [
            one.moment for one in happened if self._sign(one.moment) and self._goes_to(one.moment)
        ]
        paid = {moment.beat: 0.0 for moment in flies}
        for chip in laid.chips:
            lies = durations.CHIPS + durations.PAY_STAGGER * chip.turn if chip.into else 0
            paid[chip.beat] = max(paid.get(chip.beat, 0.0), lies)
            paid[chip.onward] = max(paid.get(chip.onward, 0.0), lies - durations.PAY)
        beats = Beats(steps, when, factor, laid.held, laid.late, laid.brisk, paid)
        if laid.follows:
            beats.follows = self._moments.spread(happened, factor)
        turning = (row for row in rows if isinstance(row.spot, CardSpot))
        beats.turning = {*map(self._beat, turning)} - {0} if beats.any else ()
        swept = durations.COLLECT + durations.SQUARE
        first = max(swept, self._things.seated(rows)) * factor
        first = durations.REGATHER * factor if reopens else first
        said = self._moments.said_first(happened, factor) if dealt and gone else 0.0
        first = first + said if dealt and gone else 0.0
        first = durations.FADE * factor if folds else first
        # Whoever comes back to a table finds all there; one that opens has people first.
        opens = dealt and factor > 0 and not self._things.items
        if opens:
            first = (self.lead + entrance(len(self.model.layout.plates))) * factor
        slapped = self._slapped(rows, dealt) if factor else None
        returns = undone or reopens
        landed = self._cards.show(rows, factor, beats, first, dealt, opens, returns, self.flown)
        if (blast := self._moments.blast(happened, factor, beats, landed)) and not self.calm:
            self._cards.blow_away(gone, blast[0], factor, blast[1])
        hurry = durations.REGATHER / (swept + durations.UNDEALT) if reopens else 1.0
        away = self._cards.take_away(gone, hurry * factor, undone, first, reopens, said)
        lands, late = (0.0, 0.0) if slapped is None else self._slap(slapped, factor)
        if late:
            beats.postpone(late)
            landed += late
        self.turnings = (*self._cards.opening, *sorted(map(beats.at, beats.turning)))
        self.taken = self._cards.taken
        # What is written there as the light goes.
        written = list(self._things.in_light_ink()) if beats.held and not self.calm else []
        # What is taken back is told as soon as the first cards lie where they lay.
        told = min(landed, durations.SHIFT * factor) if undone else landed
        back = max(landed, away) if folds else 0.0
        told = back or told
        leaves = 0.0 if self.calm else self._moments.leaves(happened, factor, landed)
        leaves = landed if undone else leaves  # nothing lights cloth before its cards lie there
        counts = self._moments.counts(happened, factor, beats, landed)
        faded = first if folds else 0.0
        waits = After(told, late, leaves, counts, back, faded, self.taken, returns)
        self._things.show(self.model, changed, gone, self.scale, factor, beats, waits, dealt)
        if late and laid.slaps is not None:
            self._things.ring(laid.slaps[2], factor, lands)
        if opens:
            items, piles = self._things.items, {zone.key for zone in laid.zones}
            rise(rows, items, self.motion, self.sceneRect(), factor, self.lead, piles)
        if factor and not (undone or reopens):
            self._things.count_pile(laid.sink, self._cards.leaving, opens)
        self._things.count_home(self._cards.home)
        self._things.speak_dealt()
        if dealt or folds:
            self._moments.end()
        free = self.model.layout.free
        goes = [self._goes_to(shown.moment) for shown in happened]
        self.struck = self._moments.play(
            happened,
            self._things.draw,
            factor,
            beats,
            self.calm,
            free,
            goes,
            landed,
        )
        if beats.held and not self.calm:
            self._hold_breath(beats, written)
            self._feel(beats, factor)
        self.unfolding = beats.any or ((self.unfolding or self._ends) and self.busy)
        if self.unfolding and landed > 0:
            self.leads = True
            self.motion.later(self._lead, self._begin, lands or landed)
        bids = self._things.bids is not None
        self.landing = self.unfolding or landed > 0 or bids or (self.landing and self.busy)
        if self.landing and self.busy:
            self.comes.emit()
        if self._said is not None and factor:
            words, after = self._said.words, beats.landed(self._said.beat)
            # Not before the plate has come down, or what it is about is over.
            after = max(after, *self.struck[:1], self._moments.told)
            self._talk.say(words, self._said.seat, after)
            self._put_bubbles()
        self._ends, self._said = False, None

    def _folds(self, gone: Iterable[Row]) -> bool:
        """Whether a showdown that has been told is taken back."""
        told = any(getattr(row.spot, "beat", 0) for row in gone)
        return told and not any(getattr(row.spot, "beat", 0) for row in self.model.rows)

    def _hastens(self, gone: Iterable[Row]) -> float:
        """What makes everything shorter while a showdown is taken back: its part of the usual."""
        cards = back_length(sum(isinstance(row.spot, CardSpot) for row in gone))
        bets = Counter(chip.seat for chip in self.model.layout.chips if chip.source)
        chips = PAID.length + durations.PAY_STAGGER * max(bets.values(), default=0)
        usual = 2 * durations.FADE + cards + chips  # a ring comes last
        return min(1.0, durations.FOLDED / usual)

    def _slapped(self, rows: Iterable[Row], dealt: bool) -> Row | None:
        """The row of a card that is slapped down now, if any."""
        key = self.model.layout.slaps[0] if self.model.layout.slaps else ""
        found = (row for row in rows if row.spot.key == key and isinstance(row.spot, CardSpot))
        row = next(found, None)
        if row is None or dealt or not self._things.items:
            return None
        known = self._cards.items.get(row.number)
        moves = known is None or known.item.data(ZONE) != getattr(row.spot, "zone", None)
        return row if moves else None

    def _slap(self, row: Row, factor: float) -> tuple[float, float]:
        """Slap a card down where its pile still lies, and hold all other cards so long.

        Returns when it lands, and when everything else begins, in milliseconds.
        """
        assert self.model.layout.slaps is not None
        pile = self.model.layout.slaps[1]
        lay, card = self.model.before.get(pile), self._cards.items[row.number].item
        if lay is None:
            return 0.0, 0.0
        rests = (durations.RING + durations.RUNG) * factor
        lands = self._cards.slap(row, lay, factor, rests)
        self.motion.let_first(card, lands + rests)
        # What lies in the tray is squared below it before that closes.
        self._cards.square(lay, factor, lands + durations.RING * factor)
        return lands, lands + rests

    def _goes_to(self, moment: Moment) -> QPointF | None:
        """What a moment leaves into: the coin that it has turned, else whose it is."""
        layout, told = self.model.layout, dict(moment.params)
        coin = next((spot for spot in layout.furniture if spot.kind == "coin"), None)
        if "factor" in told and coin is not None:
            return QPointF(coin.x + coin.width / 2, coin.y + coin.height / 2)
        return self._portrait(moment)

    def _portrait(self, moment: Moment) -> QPointF | None:
        """Where the portrait is of somebody whose moment it is."""
        plates = (one for one in self.model.layout.plates if one.seat == moment.number("seat"))
        plate = next(plates, None)
        return portrait_place(plate).center() if plate is not None else None

    def _kept(self, moment: Moment) -> list[QRectF]:
        """The boxes of what the sign of a moment may not lie on: faces, cards, trays, coins."""
        layout, zones = self.model.layout, dict[str, QRectF]()
        for spot in layout.cards:
            if spot.zone != moment.zone:
                wide = spot.h * self.pictures.ratio
                lean = abs(math.sin(math.radians(spot.turned))) / 2
                box = QRectF(spot.x, spot.y, wide, spot.h)
                box.adjust(-lean * spot.h, -lean * wide, lean * spot.h, lean * wide)
                zones[spot.zone] = zones.get(spot.zone, QRectF()) | box
        boxes = [*zones.values(), *self._people()]
        things = (thing for thing in layout.furniture if thing.kind in _KEPT)
        boxes += [QRectF(thing.x, thing.y, thing.width, thing.height) for thing in things]
        room, high = self.sceneRect(), _CORNER * self.scale
        left, right = self.corners
        boxes.append(QRectF(room.left(), room.top(), left, high))
        boxes.append(QRectF(room.right() - right, room.top(), right, high))
        for label in layout.labels:
            if label.owner is not None or label.key in _KEPT_WORDS:
                boxes.append(QRectF(label.x, label.y, label.width, 1.5 * label.size * self.scale))
        return boxes

    def _people(self) -> list[QRectF]:
        return [QRectF(p.x, p.y, p.width, p.height) for p in self.model.layout.plates]

    def _heap(self, seat: int) -> QRectF | None:
        chips = (chip for chip in self.model.layout.chips if chip.seat == seat and chip.silent)
        heap = next((chip for chip in chips if not chip.worth), None)
        return QRectF(heap.x, heap.y, heap.size, heap.size) if heap is not None else None

    def _seals(self, zone: str) -> list[tuple[QGraphicsPixmapItem, float]]:
        """The seals struck on the cards of a zone, and how high they lie."""
        cards, laid = self._cards.lying_in(zone), self._things.items
        return [
            (laid[spot.key][1], spot.z)
            for spot in self.model.layout.furniture
            if spot.kind == "seal" and spot.key in laid
            for place in [QRectF(spot.x, spot.y, spot.width, spot.height)]
            if any(box.intersects(place) for _, box in cards)
        ]

    def _cheer(self, moment: Moment) -> None:
        """Have those laugh to whom a moment brings something."""
        for seat in moment.glad:
            self._things.laugh(seat)

    def _startle(self, moment: Moment, at: QPointF) -> None:
        """Have those whom a moment strikes recoil from it, one after the other."""
        for number, seat in enumerate(moment.struck):
            self._things.recoil(seat, at, number * durations.SHOCK)

    def _hold_breath(self, beats: Beats, words: list[Light]) -> None:
        """Let the lamp narrow to the cards and the value on which it depends, until the last."""
        layout, place = self.model.layout, QRectF()
        for beat in beats.held:
            card = next((spot for spot in layout.cards if spot.beat == beat), None)
            values = (spot for spot in layout.furniture if spot.beat == beat)
            value = next((QRectF(v.x, v.y, v.width, v.height) for v in values), QRectF())
            place |= value if card is None else self.card_rect(card.key) or QRectF()
        if not place.isNull():
            start = min(beats.held.values())
            length = max(map(beats.at, beats.held)) - start
            # Where the one who looks has bet stays in the light.
            mats = [one for one in layout.furniture if one.kind == "mat" and one.owner is not None]
            lit = [QRectF(mat.x, mat.y, mat.width, mat.height) for mat in mats]
            # As do all cards of the hand that it is about, and whose it is.
            hands = {spot.zone for spot in layout.cards if spot.beat in beats.held}
            lit += [self.card_rect(c.key) or QRectF() for c in layout.cards if c.zone in hands]
            faces = [portrait_place(plate) for plate in layout.plates if plate.seal]
            dusk = DUSK[self._things.draw is not None and self._things.draw.theme.dark]
            self._lamp = Narrowing(
                self, self.motion, place, dusk, self.dusk.emit, lit, faces, words
            )
            self._lamp.play(start, length)

    def _feel(self, beats: Beats, factor: float) -> None:
        """Let cards jolt, and people start, as their value is struck beside them, if it is."""
        laid = self.model.layout
        values = [v for v in laid.furniture if v.kind == "hand_upright" and v.whole]
        for value in (one for one in values if one.beat in beats.held):
            lands = beats.at(value.beat) + durations.BEST * factor
            for card in laid.cards:
                if 0 < card.beat < value.beat and (item := self.card_item(card.key)):
                    jolt = partial(_jolt, item, self.motion.target(item)[2])
                    self.motion.act(item, jolt, durations.JOLT * factor, lands)
            for plate in laid.plates:
                if not plate.seal:
                    self._things.ring(plate.key, factor, lands + durations.STARTS * factor)

    def _beat(self, row: Row) -> int:
        """The beat at which a row shows something new."""
        if isinstance(row.spot, CardSpot) and not self._cards.waits(row):
            return 0
        return getattr(row.spot, "beat", 0)

    def _clear(self) -> None:
        """Remove everything at once, and forget what lay there."""
        self.motion.finish()
        self._moments.end()
        self._talk.hush()
        self._things.clear()
        for item in list(self.items()):
            self.removeItem(item)
        self._cards.clear()
        self._changed.clear()
        self._gone.clear()
        self._happened = None

    def _cards_drawn(self) -> None:
        self._cards.repaint()

    # -- where things are ------------------------------------------------------------------------
    def card_at(self, point: QPointF) -> CardSpot | None:
        """The topmost card at a point, raised or not."""
        return self._cards.at(point)

    def tip_at(self, point: QPointF) -> str:
        """The tooltip of the thing at a point, or what a card's sign means, as rich text."""
        card = self.card_at(point)
        if card is not None and card.key in self.model.marks.signs:
            return plain(self.model.marks.signs[card.key])
        tips = list(self._things.tips(self.model))
        return next((tip for box, tip in reversed(tips) if box.contains(point)), "")

    def card_rect(self, key: str) -> QRectF | None:
        """A card's box (without its shadow), raised if it is marked so."""
        return self._cards.rect(key)

    def card_item(self, key: str) -> QGraphicsPixmapItem | None:
        """The item of a card, for dragging."""
        return self._cards.item(key)

    @property
    def things(self) -> Things:
        """What lies there besides the cards."""
        return self._things


def _jolt(item: QGraphicsPixmapItem, angle: float, t: float) -> None:
    item.setRotation(angle + _JOLTS * math.sin(3 * math.pi * t) * (1 - t))

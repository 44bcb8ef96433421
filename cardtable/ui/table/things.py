"""Everything on the cloth except cards: plates, labels, chips, frames, boxes.

Each is one pixmap item, kept under its key and drawn anew only when its spot or words change.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, QTimer, QVariantAnimation
from PySide6.QtGui import (
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardtable.engine.table import (
    BoxSpot,
    BracketSpot,
    CardSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    KnobSpot,
    LabelSpot,
    Layout,
    PlateSpot,
    SlotSpot,
    ZoneSpot,
)
from cardtable.models.table import Row, Spot, TableModel
from cardtable.phrases.numbers import grouped
from cardtable.ui import durations
from cardtable.ui.table import furniture, pegs
from cardtable.ui.table.beats import Beats
from cardtable.ui.table.counters import beads, bidder_sign, slid
from cardtable.ui.table.motion import (
    FADED,
    LET_GO,
    PAID,
    SHIFTED,
    SIGNED,
    STRUCK,
    TAKEN_OFF,
    TOSSED,
    Motion,
    Way,
)
from cardtable.ui.table.paint import BUBBLES, DrawnSpot, Painter
from cardtable.ui.table.picturing import disc_shadow, drawn, in_light, is_written, kind_of, within
from cardtable.ui.table.plates import (
    PlateWords,
    plate,
    portrait_place,
    role_seal,
    role_sign,
    thinking_sign,
)
from cardtable.ui.table.thinking import Thinking
from cardtable.ui.widgets.fading import crossed, faint

#: Data roles of an item: its key, its card zone, and its kind, such as card or thing.
KEY, ZONE, KIND = 0, 1, 2

#: Z values of the things; labels and chips bring their own. Below all cards is BELOW.
_HEIGHT = {
    SlotSpot: -20.0,
    FrameSpot: -10.0,
    BracketSpot: -5.0,
    BoxSpot: 15.0,
    PlateSpot: 20.0,
    KnobSpot: 31.0,
}
_THINKING, _FLIES, _OVER, BELOW = 22.0, 60.0, 160.0, -4.0
#: How long a band takes to go, as a part of what other things take.
_SOON = 0.4
#: How much larger a heap, or a coin, gets that something hits, and a value that a card has changed.
_SWOLLEN, _TOLD = 0.08, 0.16
#: How far from a disc its shadow lies while it flies, as a part of its size.
_THROWN = QPointF(0.22, 0.62)
#: How large a seal, and the best value, is before it comes down, when it is down, and how
#: much smaller it is pressed.
_HIGH, _BEST, HIT, _SQUASH = 1.6, 1.25, 0.65, 0.08
#: How far from a mat discs that are paid fly at scale 1, from how far up or down on, and how much
#: they bend aside at most, as a part of the way.
_BESIDE_MAT, _UP, _BOWS = 35.0, 150.0, 0.3
#: A coin flies higher: it comes from below one slip of paper, and goes below another.
_COIN_TOSSED = replace(TOSSED, lift=0.6)
_COIN_BACK = replace(_COIN_TOSSED, seen=0.8)
#: How long a disc flies that is worth next to nothing, as a part of one of so many chips and more.
_LIGHT, _HEAVY = 0.75, 10
#: What says something about the cards, even if it is new; of furniture only what hands are worth.
_SAYING = (LabelSpot, BoxSpot, BracketSpot)
#: How far a chip gives as it lands on a bet, as a part of its height, and sinks, in pixels.
_GIVES, _SINKS = 0.04, 3.0
#: The furniture that tells what cards make.
VALUES = ("hand", "hand_upright", "aside", "duel")
#: The furniture that shows what was played last: its light, and the arrow to it.
_SHOWING = ("light", "tail_rise", "tail_right", "tail_left", "tail_down")
#: The furniture that is pressed to answer.
_ASKING = ("offer", "offer_over", "offer_times", "tally")
#: How much is left of an arrow when it has faded, and of words that no longer hold.
_POINTED, _OUTDATED = 0.6, 0.4
#: How far a thing swings that rings, in degrees, and how much it swells.
_RINGS, _RUNG = 2.5, 0.06
#: How far people dip below what is written in the corners as they make room, at scale 1, and at
#: most as a part of the way; how they change places, and from how far away they do, as a part of
#: their height; and how the lower one does of two that meet, clear of the other.
_DIPS, _DIP = 26.0, 0.35
_CHANGES, _AWAY = replace(SHIFTED, length=durations.SEAT, arc=-0.08, below=True), 1.5
_PASSES = replace(_CHANGES, arc=0.0, bow=-0.16)
#: How far a startled face recoils at scale 1, in pixels.
_RECOILS = 7.5
#: How high a face starts that is glad, at scale 1, in pixels.
_STARTS = 4.0
#: How much larger a band is before it is tied tight.
_LOOSE = 0.35


class Light(NamedTuple):
    """Words on the table: what draws them in light ink, their place, and whether theirs is dark."""

    draw: Callable[[], QPixmap]
    place: QRectF
    is_dark: bool


class After(NamedTuple):
    """After how many milliseconds other things than cards come, or change.

    Attributes:
        landed: the cards lie there: what says something without a beat waits so long.
        late: everything comes, goes and moves so much later.
        points: a moment is over, and what points at cards that were played, or asks, may come.
        counts: a moment's sign hits the coin that counts more for it, which turns over; what all
            that brings comes after it.
        back: chips of a showdown that is taken back go back to the bets.
        folds: what a showdown told that is taken back has faded, and all goes back with the cards.
        won: a pile turns up, and is taken then; what its winner said, and his coin, come before.
        returns: whether what was taken back lies there again: all its bands are tied at once.
    """

    landed: float = 0.0
    late: float = 0.0
    points: float = 0.0
    counts: float = 0.0
    back: float = 0.0
    folds: float = 0.0
    won: float = 0.0
    returns: bool = False


class Things:
    """The items on a scene that are not cards.

    Args:
        card: returns the item of a card, for what goes with it.

    Attributes:
        draw: the painter, ``None`` before the scene is dressed.
        lands: in how many milliseconds what both hands count falls on the table; 0 if it does not.
        reads: how long values are read that have just changed, in milliseconds.
        bids: the seat whose sign is on its way to the coin that has just been bid, if any.
        dropped: the middle of a chip that has been let go and is laid now, if any.
        items: by key, with the content they were drawn from: their spot, moved to the origin, and
            their words.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Motion,
        card: Callable[[str], QGraphicsPixmapItem | None],
    ) -> None:
        self._scene, self._motion, self._card = scene, motion, card
        self.draw: Painter | None = None
        self.lands = 0.0
        self.dropped: QPointF | None = None
        self.items: dict[str, tuple[Any, QGraphicsPixmapItem]] = {}
        self._scale = 1.0
        self._tied: dict[int, float] = {}
        self._returns = False
        self._dealt = 0.0
        #: Chips on their way, whose number others would cover, or it theirs, and what is turning
        #: into something that looks otherwise.
        self._bare: set[str] = set()
        #: Heaps to which chips are on their way, as they show how many have landed.
        self._purses: dict[str, ChipSpot] = {}
        #: What labels have yet to say, disc by disc, while something is paid to them or by them.
        self._counts: dict[str, list[str]] = {}
        self._mats: list[QRectF] = []
        #: When chips go back to the bets, and those that do, by seat.
        self._back, self._bets = 0.0, dict[int, list[str]]()
        self.reads = 0.0
        self.bids: int | None = None
        self._signed = 0.0  # after how many milliseconds that sign lies there
        self._rest = 0.0  # after how many all cards do
        self._turned = 0.0  # after how many the coin of the stake is seen on edge, if it turns now
        self._homeward: set[int] = set()  # those to whose purses chips go back
        self._chips: tuple[ChipSpot, ...] = ()
        self._hands = ""
        self._quiet: list[tuple[QGraphicsPixmapItem, Callable[[], None]]] = []
        #: What flies, with the bet on which it will lie, if any; where one was that flies back now,
        #: and how large.
        self._flying: dict[QGraphicsPixmapItem, str] = {}
        self._halted: dict[str, tuple[QPointF, float]] = {}
        #: Plates that still look as they did.
        self._standing: dict[str, PlateSpot] = {}
        #: Those who change places, and whether they come to deal.
        self._moving: dict[int, bool] = {}
        self._lowest: int | None = None  # whose chair is the lower one, of two that meet

    def turn_back(self) -> None:
        """Nothing flies on: chips on their way to a bet will go home from where they are."""
        self.bids = None
        for item, bet in list(self._flying.items()):
            if bet:
                self._halted[bet] = item.pos(), item.scale()
            self._take_off(item, 0.0 if bet else 1.0)
        self._flying.clear()
        for content, item in self.items.values():
            if isinstance(content[0], ChipSpot):
                self._motion.stay(item)

    def clear(self) -> None:
        """Remove them all."""
        for _, item in self.items.values():
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self.items.clear()
        self._flying.clear()
        self._purses.clear()
        self._counts.clear()
        self._standing.clear()

    def show(
        self,
        model: TableModel,
        changed: Collection[int],
        gone: Iterable[Row],
        scale: float,
        factor: float,
        beats: Beats,
        after: After,
        dealt: bool = False,
    ) -> None:
        """Draw the changed rows, given by number, and remove those that are gone.

        A thing with a beat keeps its old look, or stays hidden, until then; what else waits is said
        by ``after``, and what asks waits until all is at rest; nothing is tied before all is
        ``dealt``. A showdown that is taken back is forgotten at once.
        """
        assert self.draw is not None
        for row in model.rows if factor else ():
            key, was = row.spot.key, getattr(row.spot, "was", "")
            if was in self.items and key not in self.items:
                self.items[key] = known = self.items.pop(was)
                known[1].setData(KEY, key)
        self._homeward.clear()
        for row in gone:
            spot = row.spot
            bet = isinstance(spot, ChipSpot) and spot.source and spot.key in self.items
            chip = cast(ChipSpot, spot) if bet else None
            if factor and after.back and isinstance(spot, ChipSpot) and spot.coin:
                self._give_back(spot, factor)
                continue
            # A bet of many that has no room any more is not taken back.
            if factor and chip is not None and self._grows(chip.seat, model.layout.chips):
                self._flies(chip, factor, 0.0, -_amount(chip), chip.heap)
                self._remove(chip.key)
            elif factor and after.returns and kind_of((spot,)) == "light":
                self._leave_with_cards(cast(FurnitureSpot, spot), factor)
            elif not isinstance(spot, CardSpot | ZoneSpot):
                # A band goes with its meld: soon, so that it never lies on bare cloth.
                soon = _SOON if getattr(spot, "binds", ()) else 1.0
                late = after.late
                if late and kind_of((spot,)) == "pill":  # the pile that it counts is squared
                    late = max(0.0, late - durations.RUNG * factor)
                way = SHIFTED if kind_of((spot,)) == "cushion" else FADED
                self._remove(spot.key, soon * factor, way, late)
        self._tied.clear()
        self._returns = after.returns
        self._dealt = after.landed if dealt else 0.0
        self.lands = 0.0
        everything = scale != self._scale
        if everything:
            self.clear()
        self._scale = scale
        self._mats = [
            QRectF(spot.x, spot.y, spot.width, spot.height)
            for spot in model.layout.furniture
            if spot.kind == "mat"
        ]
        # The values of a row are set alike, so all are drawn anew with the first that changes.
        hands = [row for row in model.rows if kind_of((row.spot,)) in ("hand", "aside")]
        before, self._hands = self._hands, ""
        for row in hands:
            if isinstance(row.spot, FurnitureSpot) and row.spot.kind == "hand":
                self._hands += f"\n{row.words.said[0]}\t{row.spot.width}"
        alike = {row.number for row in hands} if before != self._hands else set()
        self.reads = max((self._reading(row) for row in hands), default=0.0)
        rows = [row for row in model.rows if everything or row.number in {*changed, *alike}]
        self._back, self._bets, self._chips = after.back, {}, model.layout.chips
        for spot in (row.spot for row in rows):
            if isinstance(spot, ChipSpot) and spot.source and self._laid_on(spot) > 0:
                self._bets.setdefault(spot.seat, []).append(spot.key)
            elif isinstance(spot, ChipSpot) and spot.source and self._laid_on(spot) < 0:
                self._homeward.add(spot.seat)
        self._moving = dict(filter(None, map(self._changes_places, rows)))
        # Two that meet on one side pass clear of one another.
        middle = self._scene.sceneRect().center().x()
        chairs = {
            row.spot.seat: max((row.spot.y, row.spot.x), (was.y(), was.x()))
            for row in rows
            if isinstance(row.spot, PlateSpot) and row.spot.seat in self._moving
            for was in [self.items[row.spot.key][1].pos()]
        }
        meet = len(chairs) > 1 and len({x < middle for _, x in chairs.values()}) == 1
        self._lowest = max(chairs, key=lambda seat: chairs[seat]) if meet else None
        # A ring comes once the chip lies in it, and the stake once its coin has turned.
        rows.sort(key=lambda row: kind_of((row.spot,)) == "brass" or row.spot.key == "stake")
        passes = self._pass_seal(rows, factor) or self._pass_sign(
            rows, model.layout, factor, after.landed if after.won else 0.0
        )
        self._sign_coin(rows, factor)
        self._turned = 0.0
        cards = (self._card(row.spot.key) for row in model.rows if isinstance(row.spot, CardSpot))
        self._rest = max((self._motion.rests_in(one) for one in cards if one), default=0.0)
        for row in rows:
            self._show(row, factor, beats, after, passes)
        self._halted.clear()

    @property
    def ties(self) -> bool:
        """Whether bands have yet to be tied round what lies there again."""
        bands = (item for content, item in self.items.values() if kind_of(content) == "band")
        return self._returns and any(self._motion.begins(item) is not None for item in bands)

    def tips(self, model: TableModel) -> Iterator[tuple[QRectF, str]]:
        """The areas with a tooltip, and its text; higher things come later."""
        told = [
            (known[1], row.words.tip)
            for row in model.rows
            if row.words.tip and (known := self.items.get(row.spot.key)) is not None
        ]
        for item, tip in sorted(told, key=lambda pair: pair[0].zValue()):
            yield item.sceneBoundingRect(), tip

    def _pass_seal(self, rows: Iterable[Row], factor: float) -> float:
        """Let the seal of a role fly to whoever has it now; returns how long it is on its way."""
        came, had = None, None
        for row in rows:
            known = self.items.get(row.spot.key)
            if known is None or not isinstance(row.spot, PlateSpot):
                continue
            if row.spot.seal and not known[0][0].seal:
                came = row
            elif known[0][0].seal and not row.spot.seal:  # it lies where he sat
                had = replace(known[0][0], x=known[1].x(), y=known[1].y())
        if came is None or had is None or not factor or self.draw is None:
            return 0.0
        assert isinstance(came.spot, PlateSpot)
        role = cast(PlateWords, came.words.drawn).role
        here, there = (role_seal(self.draw, one, role, self._scale) for one in (had, came.spot))
        passed, size = durations.PASSED * factor, there.pixmap.deviceIndependentSize()
        less = (size - here.pixmap.deviceIndependentSize()) / 2
        flies = DrawnSpot(there.pixmap, here.dx + less.width(), here.dy + less.height())
        small = 1 - 2 * less.width() / size.width()
        to = QPointF(-there.dx, -there.dy)
        self._fly(flies, to, STRUCK, factor, delay=passed, scale=small)
        return durations.SEAL * factor + passed

    def seated(self, rows: Iterable[Row]) -> float:
        """How long those are on their way who change places, in milliseconds."""
        found = filter(None, map(self._changes_places, rows))
        return max((durations.SEAT + durations.GETS_UP * (not d) for _, d in found), default=0)

    def _changes_places(self, row: Row) -> tuple[int, bool] | None:
        """Who goes to a place of his own elsewhere with his purse, and whether to deal."""
        known, spot = self.items.get(row.spot.key), row.spot
        if known is None or not isinstance(spot, PlateSpot):
            return None
        far = math.dist(known[1].pos().toTuple(), (spot.x, spot.y))
        purse = any(chip.silent and chip.seat == spot.seat for chip in self._chips)
        return (spot.seat, spot.seal) if purse and far > _AWAY * spot.height else None

    def _leaves(self, seat: int) -> bool:
        """Whether somebody goes to his seat with his purse."""
        return not self._moving.get(seat, True)

    def _grows(self, seat: int, chips: Iterable[ChipSpot]) -> bool:
        """Whether more lies in somebody's purse than did."""
        return any(
            _amount(chip) > _amount(self.items[chip.key][0][0])
            for chip in chips
            if chip.silent and chip.seat == seat and chip.key in self.items
        )

    def _goes_with(self, spot: PlateSpot | ChipSpot) -> Way:
        """The way of a person, or a purse, beside whom it stays while he changes places."""
        if spot.seat in self._moving:
            return _PASSES if spot.seat == self._lowest else _CHANGES
        at = self.items[spot.key][1].pos()
        own = max(1.0, math.dist(at.toTuple(), (spot.x, spot.y)))
        dips = min(_DIP, _DIPS * self._scale / own) * isinstance(spot, PlateSpot)
        return replace(SHIFTED, arc=-dips)

    def _pass_sign(
        self, rows: Iterable[Row], layout: Layout, factor: float, landed: float
    ) -> float:
        """Let the picture of a role fly from where the cards lie to whoever has it now, or back.

        It comes with what has ``landed`` by then. Returns how long until it is there.
        """
        comes, (x, y, h) = 0.0, layout.anchors.get(layout.sink, (0.0, 0.0, 0.0))
        if not h or not factor or self.draw is None:
            return comes
        for row in rows:
            spot, known = row.spot, self.items.get(row.spot.key)
            if known is None or not isinstance(spot, PlateSpot) or known[0][0].sign == spot.sign:
                continue
            sign = role_sign(self.draw, spot, spot.sign or known[0][0].sign, self._scale)
            half = sign.pixmap.deviceIndependentSize() / 2
            place = QPointF(x + 0.35 * h - half.width(), y + h / 2 - half.height())
            if spot.sign:
                there = QPointF(-sign.dx, -sign.dy)
                wait = max(0.0, landed - durations.SEAL * factor)
                flies = DrawnSpot(sign.pixmap, -place.x(), -place.y())
                hat = self._fly(flies, there, STRUCK, factor, delay=wait)
                if wait:
                    hat.setVisible(False)
                    self._motion.later(hat, partial(hat.setVisible, True), wait)
                comes = wait + durations.SEAL * factor
            else:
                self._fly(sign, place, TAKEN_OFF, factor, fade=True)
        return comes

    def _sign_coin(self, rows: Iterable[Row], factor: float) -> None:
        """Let the sign of who has made a bid fly to the coin, once the bid has been said."""
        self._signed = 0.0
        if not factor or self.draw is None or self._motion.keeps:
            return
        people = {
            content[0].seat: item.pos() + portrait_place(content[0]).center()
            for content, item in self.items.values()
            if isinstance(content[0], PlateSpot)
        }
        for row in rows:
            spot, known = row.spot, self.items.get(row.spot.key)
            if known is None or kind_of((spot,)) != "offer_over" or known[0][0].owner is not None:
                continue
            owner = getattr(spot, "owner", None)
            if owner not in people:
                continue
            sign, said = bidder_sign(self.draw, cast(FurnitureSpot, spot)), durations.FADE * factor
            half = sign.pixmap.deviceIndependentSize() / 2
            at = people[owner] - QPointF(half.width(), half.height())
            flies = DrawnSpot(sign.pixmap, -at.x(), -at.y())
            to = known[1].pos() - QPointF(sign.dx, sign.dy)
            # It lies there until the coin has turned dark below it, and shows it itself.
            item = self._fly(
                flies, to, SIGNED, factor, delay=said, lands=self._bid_lands, lies=said
            )
            item.setVisible(False)
            self._motion.later(item, partial(item.setVisible, True), said)
            self.bids, self._signed = owner, said + durations.BIDS * factor

    def _bid_lands(self) -> None:
        self.bids = None

    def _fly(
        self,
        drawn: DrawnSpot,
        to: QPointF,
        way: Way,
        factor: float,
        fade: bool = False,
        delay: float = 0.0,
        scale: float = 1.0,
        lands: Callable[[], object] = bool,
        lies: float = 0.0,
        bet: str = "",
        becomes: float = 1.0,
    ) -> QGraphicsPixmapItem:
        """Let something fly to a place, where it lies for so many ms at most: over everything, if
        its way does not pass below the cards. ``bet``: the key of that to which it belongs then;
        ``becomes``: how large it is there, if it is not as it was drawn.
        """
        item = QGraphicsPixmapItem(drawn.pixmap)
        item.setData(KIND, "thing")
        item.setZValue(BELOW if way.below else _OVER)
        item.setPos(-drawn.dx, -drawn.dy)
        item.setTransformOriginPoint(item.boundingRect().center())
        item.setScale(scale)
        self._scene.addItem(item)
        self._flying[item] = bet

        def gone() -> None:
            if item.scene() is self._scene:
                self._scene.removeItem(item)

        def landed() -> None:
            self._flying.pop(item, None)
            if lies:
                self._motion.later(item, gone, lies)
            else:
                gone()
            lands()

        self._motion.move(item, to.x(), to.y(), way, factor, delay, 0.0, landed, fade, becomes)
        return item

    def painter_at(self, place: QPointF) -> Painter | None:
        """What draws things that lie there: on the cloth, or on a mat."""
        if self.draw is not None and any(mat.contains(place) for mat in self._mats):
            return self.draw.on_mat
        return self.draw

    def in_light_ink(self) -> Iterator[Light]:
        """Yield the words that stand on cloth and mats now."""
        for content, item in self.items.values():
            draw = self.painter_at(item.pos())
            if draw is not None and is_written(content[0]) and item.opacity() == 1:
                place = item.boundingRect().translated(item.pos())
                is_dark = draw.cloth_ink.lightness() < 128
                yield Light(partial(in_light, draw, content, self._scale), place, is_dark)

    def painter(self, spot: Spot) -> Painter:
        is_mat = isinstance(spot, FurnitureSpot) and spot.kind == "mat"
        draw = self.draw if is_mat else self.painter_at(QPointF(spot.x, spot.y))
        assert draw is not None
        return draw

    def _show(
        self,
        row: Row,
        factor: float,
        beats: Beats,
        after: After,
        passes: float = 0.0,
    ) -> None:
        landed, late, points, counts, back, folds, won, _returns = after
        reads = self._reading(row)
        spot, draw = row.spot, self.painter(row.spot)
        said = row.words.said[0] if row.words.said else ""
        if kind_of((spot,)) in ("hand", "aside"):
            said += self._hands
        content: tuple[Any, ...] = (replace(spot, x=0.0, y=0.0), said)
        match spot:
            case PlateSpot() | BoxSpot():
                content = (content[0], row.words.drawn)
            case ChipSpot():
                chip = replace(spot, x=0.0, y=0.0, source=None, amount=grouped(spot.amount))
                content = (chip,)
            case CardSpot() | ZoneSpot():
                return
        make = partial(drawn, draw, content, self._scale)
        start = taken = None
        if isinstance(spot, ChipSpot) and spot.source and spot.key not in self.items:
            start, taken = self._begin(spot), self._taken_from(spot)
        if isinstance(spot, FurnitureSpot) and spot.binds and (factor or self._motion.keeps):
            self._bind(spot, content, make, factor or 1.0)
            return
        if isinstance(spot, ChipSpot) and spot.into:
            self._pay(spot, content, make, beats, factor, counts)
            return
        z = (
            spot.z
            if isinstance(spot, LabelSpot | ChipSpot | FurnitureSpot)
            else _HEIGHT[type(spot)]
        )
        delay = beats.at(getattr(spot, "beat", 0))
        if isinstance(spot, ChipSpot) and spot.ghost and spot.beat:
            delay = beats.pays(spot.beat)  # until then the bet lies there
        if kind_of(content) in VALUES:
            delay = beats.told(getattr(spot, "beat", 0))
        lit = getattr(spot, "lit", False) or self._is_lit(spot.key)  # asked about, or was
        coin = isinstance(spot, FurnitureSpot) and spot.kind == "coin"
        # What asks comes with the question, when all else has come.
        asks = lit and not coin and landed > 0
        counts_down = kind_of(content) == "pill" and spot.key in self.items  # as a card takes off
        # Pegs go home at once: a new match begins, or what they tell of is undone.
        home = kind_of(content) == "board"
        reopens = self._returns and self._dealt and not self._motion.keeps
        if said and self._tells(spot) and not (counts_down or home):
            delay = delay or landed
        if isinstance(spot, FurnitureSpot) and spot.kind in _ASKING:
            # Nothing flies over it, and what makes room for it has gone aside.
            asks, new = False, factor and spot.key not in self.items
            delay = landed or (durations.SHIFT * factor if new else 0.0)
            if self._signed:  # a bid lies on its coin before anything makes room
                delay = self._signed + (delay + durations.FADE * factor if new else 0.0)
        if isinstance(spot, FurnitureSpot) and spot.kind == "place" and not spot.lit:
            asks, delay = False, landed  # the card lies there that was asked about
        if isinstance(spot, PlateSpot) and (spot.seal or spot.sign or self._is_sealed(spot.key)):
            # Who deals is known before the cards come.
            delay = beats.at(spot.beat) or (passes if spot.seal or spot.sign else 0.0)
        if passes and isinstance(spot, LabelSpot) and spot.owner is not None:
            self._remove(spot.key, factor)  # another name comes with the seal
            delay = passes
        known = self.items.get(spot.key)
        if reopens and isinstance(spot, PlateSpot) and known:
            # Who somebody was comes back with the cards, but for those who change chairs.
            delay = self._dealt if known[1].pos() == QPointF(spot.x, spot.y) else delay
        if isinstance(spot, PlateSpot) and not spot.won and self._has_ended(spot.key):
            delay = beats.at(spot.beat)  # what a deal has brought is over before the next comes
        turns = isinstance(spot, PlateSpot) and known and known[0][0].turn != spot.turn
        if turns and not self._dealt:  # then the seal comes first, and it waits for the cards
            # Whose turn it is shows when it may be taken, and what led there has been read.
            delay = max(delay, landed + self.reads * factor, points, self._signed)
        shows = isinstance(spot, FurnitureSpot) and spot.kind in _SHOWING
        names = isinstance(spot, LabelSpot) and spot.tone == "slip" and self._tells(spot)
        points_elsewhere = shows and known and known[0] != content and not self._motion.keeps
        tells = landed and (shows or (names and self._says_else(spot.key, said)))
        if factor and (tells or points_elsewhere):
            # It shows what has just been played, or lies there again: the old one goes, the new one
            # waits for the cards.
            self._remove(spot.key, factor, LET_GO)
            delay = max(landed * (not self._returns) or self._rest, points)
        if back and kind_of(content) in VALUES and self._says_else(spot.key, said):
            self._remove(spot.key, factor)
        if back and isinstance(spot, ChipSpot):
            delay = self._sets_out(spot, factor)
        elif isinstance(spot, ChipSpot) and factor and not self._motion.keeps:
            delay = delay or self._lay(spot, factor)
        leaves = isinstance(spot, PlateSpot | ChipSpot) and self._leaves(spot.seat)
        if leaves and factor:  # not across cards that are being collected
            delay = max(delay, durations.GETS_UP * factor)
            self._lose_seal(spot.key)
        if isinstance(spot, KnobSpot) and spot.key not in self.items:
            delay = PAID.length * factor  # what it takes back lies there then
        if isinstance(spot, FurnitureSpot) and spot.kind == "brass" and spot.key not in self.items:
            delay, asks = max(delay, self._filled(spot, factor)), False
        seal = kind_of(content) == "seal" and spot.key not in self.items
        if factor and landed and not getattr(spot, "beat", 0) and (names or seal):
            # How it ended is said, and struck on the last play, once that lies there.
            delay = max(delay, landed, points)
        stake = isinstance(spot, LabelSpot) and spot.tone == "gold"
        if delay and (coin or stake):
            delay = max(delay, counts)
        if reopens and (coin or stake):  # what is at stake comes back with the cards
            delay = durations.REGATHER * factor
        if won and coin:
            delay = durations.WON_COIN * factor
        bubble = isinstance(spot, LabelSpot) and spot.tone in BUBBLES
        if won and bubble:
            delay = 0.0
        if isinstance(spot, LabelSpot) and not bubble:
            delay = max(delay, self._signed)
        if won and kind_of(content) == "pill":
            delay = landed
        if counts and getattr(spot, "beat", 0):
            delay = max(delay, counts + durations.FLIP * factor)
        written = isinstance(spot, LabelSpot) and spot.tone == "cloth"
        written = written and self._says_else(spot.key, said)
        if self._dealt and (written or kind_of(content) == "pill"):  # it is about what lies there
            self._remove(spot.key, factor)
            delay = self._dealt
        new = spot.key not in self.items
        falls = new and kind_of(content) == "duel"
        if new and factor and kind_of(content) == "pill":  # the pile that it counts is there then
            delay = max(delay, durations.SHIFT * factor)
        if isinstance(spot, FurnitureSpot) and spot.kind == "plaque":
            turned = landed
            if self._motion.keeps and not new:
                turned = self._motion.last_due(self.items[spot.key][1])
            if turned > 0 and (new or self._says_else(spot.key, said)):
                self._engrave_later(spot, content, z, make, factor, turned)
                return
        stays = False
        if late or folds or falls:
            # What lay there goes to its place with the cards, whatever it tells, and makes room.
            solid = isinstance(spot, PlateSpot | FurnitureSpot) and not new
            stays = solid and not getattr(spot, "beat", 0)
            goes = late or folds
            room = goes + durations.SHIFT * factor if new else late
            delay = goes if stays else max(delay, room)
            if falls:
                self.lands = delay + HIT * durations.STRIKE * factor
        if coin and factor and spot.key in self.items:
            turns = self.items[spot.key][0][1] != said
            self._turned = delay + durations.FLIP / 2 * factor if turns else 0.0
        if stake and self._turned:
            delay = self._turned  # the coin beside it is seen on edge
        goes_late = stays or leaves or (won and coin)
        if delay and not goes_late and isinstance(spot, PlateSpot | FurnitureSpot):
            aside = self._signed + durations.FADE * factor if self._signed else late
            self._let_stand(spot, z, factor, passes, aside)
        # A purse goes with whose it is.
        place, old = QPointF(spot.x, spot.y), self.items.get(spot.key)
        before = old[0] if old else ()
        way = PAID if isinstance(spot, ChipSpot) and not spot.silent else SHIFTED
        if old and (isinstance(spot, PlateSpot) or (isinstance(spot, ChipSpot) and spot.silent)):
            way = self._goes_with(spot)
        paid = delay and old and isinstance(spot, ChipSpot) and spot.silent and self._tells(spot)
        if paid and old and not (back and spot.key in self._purses):  # it may not have been paid
            self._purses[spot.key] = old[0][0]
        outdated = written and factor and landed and not (self._dealt or self._motion.keeps)
        first, look = content, make
        if isinstance(spot, PlateSpot) and self._dealt and not self._motion.keeps:
            # Nothing points at anybody before all cards lie, and none are counted before that.
            words = cast(PlateWords, content[1])
            if spot.counts and old is None:
                words = replace(words, line="")
            first = replace(content[0], turn=False), words
            look = partial(drawn, draw, first, self._scale)
        self._counts.pop(spot.key, None)
        steps = row.words.drawn if isinstance(spot, LabelSpot) else None
        if steps and factor and delay and not self._motion.keeps:
            first_said, *then = cast(tuple[str, ...], steps)
            self._counts[spot.key] = [*then, said]
            look = partial(drawn, draw, (content[0], first_said), self._scale)
        self._put(spot.key, first, place, z, look, factor, way, start, delay, asks, taken=taken)
        if first != content:
            say = partial(self._put, spot.key, content, place, z, make)
            self._quiet.append((self.items[spot.key][1], say))
        if outdated and delay:
            self._outdate(spot, delay, factor)
        if coin and counts and delay:
            self._motion.later(
                self.items[spot.key][1], partial(self._swell, spot.key, factor), delay
            )
        if reads and landed and isinstance(spot, FurnitureSpot):
            self._tell(spot, delay, factor, reads)
        if delay and spot.key in self._standing:
            self._motion.later(
                self.items[spot.key][1], partial(self._stand_no_more, spot.key), delay
            )
        if paid and back and isinstance(spot, ChipSpot):
            self._count_out(spot, self._sets_out(spot, factor) - self._back, self._back)
        elif reopens and old and isinstance(spot, ChipSpot) and spot.silent:
            # What a round has brought goes with its cards.
            self._purses[spot.key] = replace(content[0], amount=old[0][0].amount)
            self._count_chips(spot.key, 0)
            self._count_out(spot, self._dealt, 0.0)
            self._motion.later(
                self.items[spot.key][1], partial(self._end_counting, spot.key), self._dealt
            )
        if paid or (way is PAID and spot.key in self._purses):  # its own number stands then
            item = self.items[spot.key][1]
            self._motion.later(item, partial(self._end_counting, spot.key), delay)
        if factor and isinstance(spot, FurnitureSpot) and spot.kind.startswith("tail"):
            QTimer.singleShot(
                round(delay + durations.POINTED),
                self._scene,
                partial(self._fade, spot.key, content),
            )
        if factor and old and isinstance(spot, FurnitureSpot) and spot.kind == "board":
            self._count(old[0][0].parts, spot, said, delay, factor)
        if factor and old and self._returns and kind_of(content) == "figure":
            self._count_back(old[0][0].whole, spot.key, content, delay or durations.SHIFT * factor)
        if factor and old and kind_of(content) == "abacus" and not self._motion.keeps:
            self._slide(before, cast(FurnitureSpot, spot), said, delay, factor)

    def _pay(
        self,
        spot: ChipSpot,
        content: tuple[Any, ...],
        make: Callable[[], DrawnSpot],
        beats: Beats,
        factor: float,
        counts: float = 0.0,
    ) -> None:
        """Let a disc fly onto a heap, which swells; what has been paid already is not shown.

        ``counts``: when what is at stake counts more, as in ``After``; it is paid after that.
        """
        delay = beats.at(spot.beat)
        if not (delay and factor):
            self._remove(spot.key)
            return
        known, picture = self.items.get(spot.key), make()
        item = known[1] if known else QGraphicsPixmapItem()
        self.items[spot.key] = content, item
        if known is None:
            item.setData(KIND, "thing")
            item.setPos(QPointF(*(spot.source or (spot.x, spot.y))))
            item.setOpacity(0.0)
            self._scene.addItem(item)

        def set_out() -> None:
            item.setPixmap(picture.pixmap)
            item.setOffset(-picture.dx, -picture.dy)
            item.setOpacity(1.0)
            item.setZValue(_FLIES + spot.turn)
            self._count_chips(spot.paid_by, -spot.pays)

        def gone() -> None:
            if self.items.get(spot.key, (None, None))[1] is item:
                del self.items[spot.key]
            if item.scene() is self._scene:
                self._scene.removeItem(item)
            self._count_chips(spot.into, spot.pays)
            self._swell(spot.into, factor)

        def go_on() -> None:
            heap = self.items.get(spot.into)
            if heap is None:
                gone()
                return
            off = (getattr(heap[0][0], "size", spot.size) - spot.size) / 2
            x, y = heap[1].x() + off, heap[1].y() + off
            self._toss(item, QPointF(x, y), spot, factor, max(0.0, rests), gone)

        turn = durations.PAY_STAGGER * spot.turn * factor
        told = counts + (durations.FLIP + durations.PAY) * factor if counts else 0.0
        start = max(beats.pays(spot.beat), told) + turn
        rests = beats.at(spot.onward) + turn - start - TOSSED.length * _heavy(spot) * factor
        there = go_on if spot.onward else gone
        self._motion.give_up(item)
        self._motion.later(item, set_out, start)
        self._toss(item, QPointF(spot.x, spot.y), spot, factor, start, there)

    def _give_back(self, spot: ChipSpot, factor: float) -> None:
        """Let a coin that has been paid, or is on its way, fly back to whom it came from."""
        assert self.draw is not None and spot.source is not None
        known, picture = self.items.get(spot.key), drawn(self.draw, (spot,), self._scale)
        off, lies = QPointF(picture.dx, picture.dy), QPointF(spot.x, spot.y)
        there = lies if known is None else known[1].pos()
        self._remove(spot.key)
        flies = DrawnSpot(picture.pixmap, off.x() - there.x(), off.y() - there.y())
        late, to = durations.PAY_STAGGER / 2 * spot.turn * factor, QPointF(*spot.source) - off
        self._fly(flies, to, _COIN_BACK, factor, fade=True, delay=late)

    def _beside(self, start: QPointF, end: QPointF) -> Way:
        """The way of a disc from a mat up the table, or back: beside its cards, on the far side."""
        on = [place for place in (start, end) if any(mat.contains(place) for mat in self._mats)]
        high = abs(end.y() - start.y())
        if len(on) != 1 or high < _UP * self._scale:
            return TOSSED
        mat = next(mat for mat in self._mats if mat.contains(on[0]))
        middle, far = (start.x() + end.x()) / 2, _BESIDE_MAT * self._scale
        edge = mat.right() + far if on[0].x() > middle else mat.left() - far
        return replace(TOSSED, bow=min(_BOWS, max(TOSSED.bow, abs(edge - middle) / high)))

    def _toss(
        self,
        item: QGraphicsPixmapItem,
        to: QPointF,
        spot: ChipSpot,
        factor: float,
        delay: float,
        gone: Callable[[], None],
    ) -> None:
        """Let a disc fly; the higher it is, the lower its shadow lies."""
        size = spot.size
        item.setTransformOriginPoint(size / 2, size / 2)
        lies = next(iter(item.childItems()), None)
        shadow = cast(QGraphicsPixmapItem, lies) if lies else QGraphicsPixmapItem(item)
        if lies is None and self.draw is not None:
            shadow.setPixmap(disc_shadow(self.draw, size))
            shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            shadow.setOpacity(0.0)

        def fall(t: float) -> None:
            high = 4 * t * (1 - t)
            shadow.setPos(_THROWN.x() * size * high, _THROWN.y() * size * high)
            shadow.setOpacity(high)

        way = _COIN_TOSSED if spot.coin else self._beside(item.pos(), to)
        way = replace(way, length=way.length * _heavy(spot))
        self._motion.move(item, to.x(), to.y(), way, factor, delay, gone=gone)
        self._motion.act(item, fall, way.length * factor, delay)

    def _count_chips(self, key: str, more: int) -> None:
        """Let a heap, or a label, show at once that so many chips have come or gone."""
        known, shown = self.items.get(key), self._purses.get(key)
        if known is not None and self._counts.get(key):
            self._say(key, self._counts[key].pop(0))
            return
        if known is None or shown is None or self.draw is None:
            return
        now = _amount(shown) + more
        self._purses[key] = shown = replace(shown, amount=grouped(str(max(0, now))))
        drawn = self.draw.chip(shown, self._scale)
        known[1].setPixmap(drawn.pixmap)
        known[1].setOffset(-drawn.dx, -drawn.dy)

    def _say(self, key: str, words: str) -> None:
        """Let a label say something else for now."""
        spot, item = self.items[key][0][0], self.items[key][1]
        draw = self.painter_at(item.pos())
        assert draw is not None
        label = drawn(draw, (spot, words), self._scale)
        item.setPixmap(label.pixmap)
        item.setOffset(-label.dx, -label.dy)

    def count_pile(
        self, pile: str, leaves: Sequence[tuple[QGraphicsPixmapItem, float]], opens: bool
    ) -> None:
        """Let the number of cards in a pile fall as each of these leaves it, after so many ms.

        ``opens``: nobody has seen the number yet.
        """
        numbers = (k for k, one in self.items.items() if getattr(one[0][0], "joins", "") == pile)
        key = next((k for k in numbers if kind_of(self.items[k][0]) == "figure"), None)
        if key is not None:
            self._count_cards(key, leaves, 1, opens)

    def _count_back(self, was: int, key: str, content: tuple[Any, ...], length: float) -> None:
        """Let a number run from what it ``was`` as the cards go back that it counts."""
        item, now = self.items[key][1], content[0].whole
        painter = self.painter_at(item.pos())
        assert painter is not None

        def run(t: float) -> None:
            spot = replace(content[0], whole=round(was + (now - was) * t))
            item.setPixmap(furniture.thing(painter, spot, content[1], self._scale).pixmap)

        if was != now:
            run(0.0)
            self._motion.act(item, run, length)

    def count_home(self, home: Mapping[str, Sequence[tuple[QGraphicsPixmapItem, float]]]) -> None:
        """Let the number on a hand grow as each of these cards is back in it, after so many ms."""
        for key, (content, _) in list(self.items.items()):
            cards = home.get(f"seat{getattr(content[0], 'owner', None)}", ())
            if cards and kind_of(content) == "pill":
                self._count_cards(key, cards, -1, shows=True)

    def _count_cards(
        self,
        key: str,
        cards: Sequence[tuple[QGraphicsPixmapItem, float]],
        each: int,
        shows: bool,
    ) -> None:
        """Let a number differ by ``each`` card that has yet to go or come after so many ms.

        ``shows``: from now on, as it does not show that yet.
        """
        content = self.items[key][0]

        def say(left: int) -> None:
            known = self.items.get(key)
            if known is not None and known[0] == content and self.draw is not None:
                spot = replace(content[0], whole=content[0].whole + each * left)
                painter = self.painter_at(known[1].pos())
                assert painter is not None
                picture = furniture.thing(painter, spot, content[1], self._scale)
                known[1].setPixmap(picture.pixmap)

        for turn, (card, at) in enumerate(sorted(cards, key=lambda one: one[1]), 1):
            self._motion.later(card, partial(say, len(cards) - turn), at)
        if shows:
            say(len(cards))

    def _laid_on(self, spot: ChipSpot) -> int:
        """How many chips more than it shows a bet has."""
        known = self.items.get(spot.key)
        return _amount(spot) - (_amount(known[0][0]) if known else 0)

    def _lay(self, spot: ChipSpot, factor: float) -> float:
        """Let chips that are laid on a bet fly there, and those taken back fly home.

        Returns in how many milliseconds it looks as it will: a new one sets out then.
        """
        more, known = self._laid_on(spot), self.items.get(spot.key)
        if spot.silent:  # a purse has them once they have landed there
            back = spot.seat in self._homeward and known and more > 0
            return PAID.length * factor if back else 0.0
        bets = self._bets.get(spot.seat, [])
        late = durations.PAY_STAGGER * factor * (bets.index(spot.key) if spot.key in bets else 0)
        if spot.source is None or spot.into or spot.ghost or not known or not more:
            return late
        self._flies(spot, factor, late, more)
        if more < 0:
            return 0.0
        self._purses.setdefault(spot.key, known[0][0])
        return late + PAID.length * factor

    def _flies(self, spot: ChipSpot, factor: float, late: float, more: int, heap: int = 1) -> None:
        """Let one disc, or a whole heap, fly from a purse to a bet, or back."""
        assert self.draw is not None and spot.source is not None
        home = spot.source
        if more < 0:
            self._homeward.add(spot.seat)
        taken = self._taken_from(spot)
        disc = self.draw.chip(replace(spot, amount="", heap=heap), self._scale)
        off, lies = QPointF(disc.dx, disc.dy), QPointF(spot.x, spot.y)
        purse, larger = _amid(taken, *home) - _amid(spot), taken.size / spot.size
        start, end = (self._begin(spot), lies) if more > 0 else (lies, purse)
        large, becomes = (larger, 1.0) if more > 0 else (1.0, larger)
        if more < 0:  # it may not have come there yet
            item = self.items[spot.key][1]
            start, large = item.pos(), item.scale()
            if (halted := self._halted.get(spot.key)) is not None:
                start, large = halted[0] + off, halted[1]
        from_there = DrawnSpot(disc.pixmap, disc.dx - start.x(), disc.dy - start.y())

        def lands() -> None:
            if more > 0:
                self._count_chips(spot.key, more)
                self._swell(spot.key, factor)
                return
            for key in [k for k, known in self.items.items() if known[1].pos() == QPointF(*home)]:
                self._swell(key, factor)

        bet = spot.key if more > 0 else ""
        flies = self._fly(
            from_there, end - off, PAID, factor, False, late, large, lands, 0.0, bet, becomes
        )
        self._turn_into(flies, replace(spot, heap=heap), taken, factor, late, back=more < 0)

    def _taken_from(self, spot: ChipSpot) -> ChipSpot:
        """The chip, or heap, from which a bet is taken: one that looks like it, if none is left."""
        assert spot.source is not None
        place = QPointF(*spot.source)
        found = (
            content[0]
            for content, item in self.items.values()
            if isinstance(content[0], ChipSpot) and content[0].silent and item.pos() == place
        )
        return next(found, spot)

    def _begin(self, spot: ChipSpot) -> QPointF:
        """Where a chip sets out that is laid: amid its purse, or where it was let go."""
        assert spot.source is not None
        start, self.dropped = self.dropped, None
        if start is None:
            start = _amid(self._taken_from(spot), *spot.source)
        return start - _amid(spot)

    def _turn_into(
        self,
        item: QGraphicsPixmapItem,
        bet: ChipSpot,
        taken: ChipSpot,
        factor: float,
        late: float = 0.0,
        back: bool = False,
    ) -> None:
        """Let a chip that looks like that from which it was taken become a bet on its way."""
        assert self.draw is not None
        bare = replace(bet, amount="")
        one = self.draw.chip(replace(bare, worth=taken.worth, staged=False), self._scale).pixmap
        other = self.draw.chip(bare, self._scale).pixmap
        if back:
            one, other = other, one

        def turn(t: float) -> None:
            item.setPixmap(crossed(one, other, PAID.curve.valueForProgress(t)))

        turn(0.0)
        self._motion.act(item, turn, PAID.length * factor, late)

    def _sets_out(self, spot: ChipSpot, factor: float) -> float:
        """When a chip goes back to its bet, or a heap has counted all, in milliseconds."""
        bets = self._bets.get(spot.seat, [])
        if spot.silent:
            return self._back + (PAID.length + durations.PAY_STAGGER * len(bets)) * factor
        turn = bets.index(spot.key) if spot.key in bets else 0
        return self._back + durations.PAY_STAGGER * turn * factor

    def _count_out(self, spot: ChipSpot, length: float, start: float) -> None:
        """Let a heap count as its chips go back to the bets, after ``start`` ms."""
        begins = _amount(self._purses[spot.key])
        more = _amount(spot) - begins

        def count(t: float) -> None:
            shown = self._purses.get(spot.key)
            if shown is not None and (step := begins + round(more * t) - _amount(shown)):
                self._count_chips(spot.key, step)

        self._motion.act(self.items[spot.key][1], count, length, start)

    def _filled(self, spot: FurnitureSpot, factor: float) -> float:
        """In how many milliseconds the chip lies there that a ring is about."""
        ring, rests = QRectF(spot.x, spot.y, spot.width, spot.height), 0.0
        for chip in self._chips:
            if ring.contains(chip.x, chip.y) and chip.key in self.items:
                item = self.items[chip.key][1]
                lies = item.opacity() > 0 and item.pos() == QPointF(chip.x, chip.y)
                waits = 0.0 if lies else self._motion.due(item)
                flies = PAID.length * factor * bool(waits and chip.source)
                rests = max(rests, waits + flies)
                rests = max(rests, self._motion.rests_in(item))
        return rests

    def _end_counting(self, key: str) -> None:
        self._purses.pop(key, None)

    def _swell(self, key: str, factor: float) -> None:
        """Let a heap, or the coin that something hits, swell and settle."""
        known = self.items.get(key)
        if known is None or not isinstance(known[0][0], ChipSpot | FurnitureSpot | LabelSpot):
            return
        spot, item = known[0][0], known[1]
        half = (spot.size if isinstance(spot, ChipSpot) else spot.width) / 2
        middle = QPointF(half, half)
        if isinstance(spot, LabelSpot):
            middle = item.boundingRect().center()
        item.setTransformOriginPoint(middle)

        def swell(t: float) -> None:
            item.setScale(1 + _SWOLLEN * math.sin(math.pi * t))

        self._motion.act(item, swell, durations.SWELL * factor)

    def _reading(self, row: Row) -> int:
        """How long a value is read that a card changes now, in milliseconds, 0 if none does."""
        known, spot = self.items.get(row.spot.key), row.spot
        if known is None or kind_of((spot,)) != "hand" or not isinstance(spot, FurnitureSpot):
            return 0
        changes = not spot.beat and known[0][1].partition("\n")[0] != row.words.said[0]
        return changes * (durations.TELLS + durations.TOLD * spot.whole)

    def _tell(self, spot: FurnitureSpot, delay: float, factor: float, reads: float) -> None:
        """Let a value swell that a card has changed, or come down if it is special: all waits while
        that is read.
        """
        item, special = self.items[spot.key][1], spot.whole
        item.setTransformOriginPoint(0, spot.height)

        def swell(t: float) -> None:
            item.setScale(
                1 + ((_BEST - 1) * (1 - t**3) if special else _TOLD * math.sin(math.pi * t))
            )

        if not self._motion.straight:
            length = durations.BEST if special else durations.TELLS
            self._motion.act(item, swell, length * factor, delay + 1)
        self._motion.later(item, lambda: None, delay + reads * factor)

    def _outdate(self, spot: Spot, delay: float, factor: float) -> None:
        """Dim words on the cloth that no longer hold, on their way to where the next ones come."""
        item, less = self.items[spot.key][1], 1 - _OUTDATED
        length = durations.FADE * factor
        self._motion.act(item, lambda t: item.setOpacity(1 - less * t), length)
        self._motion.act(item, lambda t: item.setOpacity(_OUTDATED + less * t), length, delay)
        self._motion.move(item, spot.x, spot.y, SHIFTED, factor)

    def ring(self, key: str, factor: float, delay: float) -> None:
        """Let a thing ring, so many ms from now."""
        known = self.items.get(key)
        if known is None or self._motion.straight:
            return
        item = known[1]
        item.setTransformOriginPoint(item.boundingRect().center())

        def ring(t: float) -> None:
            item.setRotation(_RINGS * math.sin(4 * math.pi * t) * (1 - t))
            item.setScale(1 + _RUNG * math.sin(math.pi * t))

        self._motion.act(item, ring, durations.RING * factor, delay)

    def recoil(self, seat: int, blast: QPointF, delay: float) -> None:
        """Let a startled face recoil from a blast, and come back, so many ms from now."""
        plates = ((k, one) for k, one in self.items.items() if isinstance(one[0][0], PlateSpot))
        key, known = next(((k, one) for k, one in plates if one[0][0].seat == seat), ("", None))
        if self.draw is None or known is None:
            return
        (spot, who), item = known
        startled = (replace(spot, mood=-1), who), item
        stood, looked, home = self.stands(key), item.pixmap(), item.pos()
        away = home + portrait_place(spot).center() - blast
        away *= _RECOILS * self._scale / max(1.0, math.hypot(away.x(), away.y()))

        def recoil(t: float) -> None:
            if self.draw is not None and self.items.get(key) == known and t < 1:
                self.items[key] = startled
                face = replace(self.stands(key), mood=-1)
                item.setPixmap(plate(self.draw, face, who, self._scale).pixmap)
            back = min(1.0, t * durations.STARTLED / durations.FLINCH)
            item.setPos(home + away * math.sin(math.pi * math.sqrt(back)))
            if t >= 1 and self.draw is not None and self.items.get(key) == startled:
                self.items[key] = known
                now, changed = self.stands(key), self.stands(key) != stood
                item.setPixmap(
                    plate(self.draw, now, who, self._scale).pixmap if changed else looked
                )

        self._motion.act(item, recoil, durations.STARTLED, delay)

    def laugh(self, seat: int) -> None:
        """Let a face start with joy that is shown to be glad, or not, later."""
        plates = (one for one in self.items.values() if isinstance(one[0][0], PlateSpot))
        known = next((one for one in plates if one[0][0].seat == seat and one[0][0].mood), None)
        if self.draw is None or known is None:
            return
        (spot, who), item = known
        item.setPixmap(plate(self.draw, replace(spot, mood=1), who, self._scale).pixmap)
        home, high = item.pos(), _STARTS * self._scale

        def start(t: float) -> None:
            item.setPos(home.x(), home.y() - high * math.sin(math.pi * t))

        self._motion.act(item, start, durations.GLAD)

    def _fade(self, key: str, content: tuple[Any, ...]) -> None:
        """Let what has pointed long enough fade; nothing waits for that."""
        known = self.items.get(key)
        if known is None or known[0] != content:
            return
        item, whole = known[1], known[1].pixmap()
        if whole.isNull():  # on a busy machine it has yet to come
            return
        fading = QVariantAnimation(
            self._scene, duration=durations.POINTS_LESS, startValue=1.0, endValue=_POINTED
        )

        def show(strength: float) -> None:
            if self.items.get(key) == (content, item):  # it may point elsewhere by now
                item.setPixmap(faint(whole, strength))

        fading.valueChanged.connect(show)
        fading.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _count(
        self,
        before: tuple[tuple[int, int], ...],
        spot: FurnitureSpot,
        said: str,
        delay: float,
        factor: float,
    ) -> None:
        """Let the pegs of a board walk from the points it showed to those it shows."""
        if [seat for seat, _ in before] != [seat for seat, _ in spot.parts] or before == spot.parts:
            return
        draw, item = self.draw, self.items[spot.key][1]
        assert draw is not None
        way = pegs.Walk(before, spot, self._scale)

        def walk(t: float) -> None:
            parts, places = way.at(t)
            paint, now = partial(pegs.board, pegs=places), replace(spot, parts=parts)
            item.setPixmap(furniture.thing(draw, now, said, self._scale, paint).pixmap)

        self._motion.later(item, partial(walk, 0.0), delay)
        rests = self._motion.rests_in(item)  # pegs walk on a board that stands still
        length = min(way.length, durations.PEG_LEAST) if self._returns else way.length
        self._motion.act(item, walk, length * factor, max(delay, rests))

    def _slide(
        self, before: tuple[Any, ...], spot: FurnitureSpot, said: str, delay: float, factor: float
    ) -> None:
        """Let the beads of an abacus slide to what they count; those of a deal that lies there
        again do so with its cards.
        """
        was, told = before
        same = (was.width, was.height, was.whole) == (spot.width, spot.height, spot.whole)
        if was.parts == spot.parts or not same:
            return
        draw, item, length = self.painter(spot), self.items[spot.key][1], SHIFTED.length * factor
        one, other = beads(was.parts, was.whole), beads(spot.parts, spot.whole)

        def slide(t: float) -> None:
            rod = slid(one, other, SHIFTED.curve.valueForProgress(t))
            paint = partial(furniture.counted, rod=rod)
            old, new = (furniture.thing(draw, spot, w, self._scale, paint) for w in (told, said))
            item.setPixmap(crossed(old.pixmap, new.pixmap, t))

        if not delay:
            slide(0.0)
        self._motion.act(item, slide, length, max(0.0, delay - length * self._returns))

    def _bind(
        self,
        spot: FurnitureSpot,
        content: tuple[Any, ...],
        make: Callable[[], DrawnSpot],
        factor: float,
    ) -> None:
        """Tie a band round its cards: it goes with them, or comes when the last has landed."""
        known, place = self.items.get(spot.key), QPointF(spot.x, spot.y)
        # What joins a meld slips under its band, which names it once its face is seen.
        held = known[0][0].binds if known is not None and known[1].opacity() else spot.binds
        found = (self._card(key) for key in spot.binds if key in held)
        cards = [item for item in found if item is not None]
        rests = max(map(self._motion.rests_in, cards), default=0.0)
        rests = max(rests, self._dealt) if known is None else rests
        way, wait = self._motion.way_of_all(cards) or (None, 0.0)
        lies = known is not None and known[0] == content and known[1].pos() == place
        if known is not None and known[1].opacity() and (lies or way or not rests):
            joining = [item for key in spot.binds if key not in held and (item := self._card(key))]
            turned = max(map(self._motion.rests_in, joining), default=0.0)
            if turned and not self._motion.keeps:
                band, go_on = known[1], partial(self._put, spot.key, content, place, spot.z, make)
                if way is not None:
                    (x0, y0), (x1, y1) = cards[0].pos().toTuple(), self._motion.target(cards[0])[:2]
                    x, y = band.x() + x1 - x0, band.y() + y1 - y0
                    self._motion.move(band, x, y, way, factor, wait)
                self._motion.later(band, partial(go_on, factor), turned)
                return
            self._put(spot.key, content, place, spot.z, make, factor, way or SHIFTED, delay=wait)
            return
        if known is not None and known[1].opacity():
            self._remove(spot.key, _SOON * factor)  # it is loosened where it was
        self._put(spot.key, content, place, spot.z, make)
        item = self.items[spot.key][1]
        item.setTransformOriginPoint(spot.width / 2, spot.height / 2)
        item.setOpacity(0.0)
        landed = round(rests)
        tied = self._tied.get(landed, rests) + durations.TIED * factor * (not self._returns)
        self._tied[landed] = tied

        def tighten(t: float) -> None:
            item.setOpacity(min(1.0, 3 * t))
            item.setScale(1 + _LOOSE * (1 - t) ** 2)
            if t >= 1:
                self._motion.landed.emit()

        self._motion.act(item, tighten, durations.TIED * factor, tied)

    def _engrave_later(
        self,
        spot: FurnitureSpot,
        content: tuple[Any, ...],
        z: float,
        make: Callable[[], DrawnSpot],
        factor: float,
        landed: float,
    ) -> None:
        """Leave a plate blank until the card that decides what it says has turned up."""
        place = QPointF(spot.x, spot.y)
        if spot.key in self.items:  # what was to come has another size now
            self._motion.give_up(self.items[spot.key][1])
        blank = furniture.thing(self.painter(spot), spot, "", self._scale)
        self._put(spot.key, (content[0], ""), place, z, lambda: blank, factor)
        item, picture = self.items[spot.key][1], make()

        def engrave(t: float) -> None:
            item.setPixmap(crossed(blank.pixmap, picture.pixmap, t))
            if t >= 1:
                self._put(spot.key, content, place, z, lambda: picture)

        self._motion.act(item, engrave, durations.FADE * factor, landed)

    def _tells(self, spot: Spot) -> bool:
        """Whether a thing with words tells more than it did: chips that only move do not."""
        known = self.items.get(spot.key)
        if known is None:
            value = isinstance(spot, FurnitureSpot) and spot.kind in VALUES
            return value or isinstance(spot, _SAYING)
        return not isinstance(spot, ChipSpot) or known[0][0].amount != grouped(spot.amount)

    def _says_else(self, key: str, said: str) -> bool:
        known = self.items.get(key)
        return known is not None and known[0][1] != said

    def _is_lit(self, key: str) -> bool:
        known = self.items.get(key)
        return known is not None and getattr(known[0][0], "lit", False)

    def _has_ended(self, key: str) -> bool:
        known = self.items.get(key)
        return known is not None and bool(getattr(known[0][0], "won", 0))

    def _is_sealed(self, key: str) -> bool:
        known = self.items.get(key)
        return known is not None and getattr(known[0][0], "seal", False)

    def _let_stand(
        self,
        spot: PlateSpot | FurnitureSpot,
        z: float,
        factor: float,
        passes: float,
        late: float = 0.0,
    ) -> None:
        """Move a plate or a thing to its new place already, so much ``late``; it still says what it
        said, but has no seal that ``passes`` to somebody else.
        """
        old, draw = self.items.get(spot.key), self.painter(spot)
        if old is None:
            return
        before, said = old[0]
        place = QPointF(spot.x, spot.y)
        if isinstance(spot, PlateSpot):
            seal = before.seal and (spot.seal or not passes)
            who = replace(spot, x=0.0, y=0.0, seal=seal, sign=before.sign)
            turn = before.turn and not self._dealt
            who = replace(who, mood=before.mood, won=before.won, turn=turn)
            self._standing[spot.key] = who
            make = partial(plate, draw, who, said, self._scale)
            way = self._goes_with(spot)
            self._put(spot.key, (who, said), place, z, make, factor, way, late=late)
            return
        still = replace(before, width=spot.width, height=spot.height, inset=spot.inset)
        thing = partial(furniture.thing, draw, still, said, self._scale)
        self._put(spot.key, (still, said), place, z, thing, factor, late=late)

    def _lose_seal(self, key: str) -> None:
        """Show somebody who is about to leave without the seal that has gone."""
        known = self.items.get(key)
        if known is None or not isinstance(known[0][0], PlateSpot):
            return
        spot, who = known[0]
        bare = plate(self.painter(spot), replace(spot, seal=False), who, self._scale)
        known[1].setPixmap(bare.pixmap)
        known[1].setOffset(-bare.dx, -bare.dy)

    def speak_dealt(self) -> None:
        """Say whose turn it is, and how many cards people have, once all are dealt."""
        for item, say in self._quiet:
            self._motion.later(item, say, self._dealt)
        self._quiet.clear()

    def stands(self, key: str) -> PlateSpot:
        """Somebody as they are seen: they may yet have to change."""
        return self._standing.get(key) or cast(PlateSpot, self.items[key][0][0])

    def _stand_no_more(self, key: str) -> None:
        self._standing.pop(key, None)

    def _put(
        self,
        key: str,
        content: tuple[Any, ...],
        place: QPointF,
        z: float,
        make: Callable[[], DrawnSpot],
        factor: float = 0.0,
        way: Way = SHIFTED,
        start: QPointF | None = None,
        delay: float = 0.0,
        asks: bool = False,
        late: float = 0.0,
        taken: ChipSpot | None = None,
    ) -> None:
        """Put a thing in its place; a new one fades in there, or comes from ``start``.

        It looks as it will after a ``delay``, and sets out so much ``late`` then. What ``asks`` is
        there at once, but only when all else has come to rest. ``taken``: from what a bet is that
        comes, as large as that.
        """
        old = self.items.get(key)
        item = old[1] if old else QGraphicsPixmapItem()
        waits = False
        if self._motion.keeps and old:  # it comes when it would have come
            delay, asks = self._motion.due(item), self._motion.comes_last(item)
            waits = asks or self._motion.begins(item) is not None
            item.setPos(place)
        new = old is None or old[0] != content or waits or key in self._bare
        new = new or kind_of(content) == "tray"  # it may have been growing
        picture = make() if new else None
        self._bare.discard(key)
        bare = None
        moves = self._motion.target(item)[:2] != (place.x(), place.y()) and way is PAID
        sets_out = moves and not self._motion.keeps if old else start is not None
        if sets_out and factor and isinstance(content[0], ChipSpot):
            assert self.draw is not None
            picture = picture or make()
            bare = self.draw.chip(replace(content[0], amount=""), self._scale)
            self._bare.add(key)
        larger = _larger(old[0][0], content[0]) if old and factor else 1.0
        # A coin that counts more turns over, as does what both hands count.
        turns = factor and old and kind_of(content) in ("coin", "duel")
        turned = turns and old and old[0][1] != content[1]
        grown = _grown(old[0][0], content[0]) if old and factor and not turned else None
        closes = grown is not None and delay > 0 and kind_of(content) == "tray"
        self.items[key] = (content, item)
        if old is None:
            item.setData(KEY, key)
            item.setData(KIND, "thing")
            item.setPos(place if start is None else start)
            self._scene.addItem(item)

        def draw(drawn: DrawnSpot) -> None:
            item.setPixmap(drawn.pixmap)
            item.setOffset(-drawn.dx, -drawn.dy)

        def gives(t: float) -> None:
            part = math.sin(math.pi * t)
            high = content[0].size * _GIVES * part
            item.setTransform(
                QTransform.fromTranslate(0, _SINKS * part + high).scale(1, 1 - _GIVES * part)
            )

        def landed() -> None:
            if bare is not None and not self._motion.straight:
                self._motion.act(item, gives, durations.GIVES * factor)
            if picture is None or bare is None or key not in self._bare:
                return
            one, other = bare.pixmap, picture.pixmap

            def count(t: float) -> None:
                item.setPixmap(crossed(one, other, t))
                if t >= 1:
                    self._bare.discard(key)

            self._motion.act(item, count, durations.YIELDS * factor)

        def grow(t: float, before: FurnitureSpot, now: FurnitureSpot) -> None:
            part = SHIFTED.curve.valueForProgress(t)
            wide = before.width + (now.width - before.width) * part
            high = before.height + (now.height - before.height) * part
            spot = replace(now, width=wide, height=high)
            draw(furniture.thing(self.painter(now), spot, content[1], self._scale))

        def lie() -> None:
            if old and closes:  # its rim stays as wide
                growing = partial(grow, before=old[0][0], now=content[0])
                growing(0.0)
                self._motion.act(item, growing, SHIFTED.length * factor)
            elif turned and picture is not None and _differ(picture.pixmap, item.pixmap()):
                goes = self._motion.target(item)[:2] != (place.x(), place.y())
                # One that goes somewhere stands on its edge as it comes there.
                wait = (late + (way.length - durations.FLIP / 2) * factor) * goes
                self._motion.flip(item, lambda: picture.pixmap, durations.FLIP * factor, wait)
            elif picture is not None and old and factor and (long := _fades(old[0], content)):
                self._blend(key, item, picture, long * factor)
            elif picture is not None:
                draw(bare or picture)
            item.setZValue(z)
            item.setOpacity(1.0)
            item.setScale(1.0)
            if isinstance(content[0], ChipSpot):  # it may have been giving
                item.setTransform(QTransform())
            if grown is not None and not closes:
                item.setTransform(grown * item.transform())
            elif larger != 1:  # it comes to its size on its way
                item.setTransformOriginPoint(0, 0)
                item.setScale(larger)
            if bare is not None and taken is not None:
                item.setTransformOriginPoint(_amid(content[0]))
                item.setScale(taken.size / content[0].size)
                self._turn_into(item, content[0], taken, factor)
            if (
                larger != 1
                or grown is not None
                or self._motion.target(item)[:2] != (place.x(), place.y())
            ):
                if (way.below or bare is not None) and factor:
                    item.setZValue(BELOW if way.below else _OVER)
                    self._motion.later(item, partial(item.setZValue, z), way.length * factor)
                gone = landed if bare is not None else None
                self._motion.move(item, place.x(), place.y(), way, factor, late, gone=gone)
            else:
                landed()

        self._motion.give_up(item)
        if asks:
            item.setOpacity(item.opacity() if old else 0.0)
            self._motion.at_rest(item, lie)
        elif delay:
            item.setOpacity(item.opacity() if old else 0.0)
            self._motion.later(item, lie, delay)
        else:
            lie()
        if factor and old is None and start is None and not asks:
            item.setOpacity(0.0)
            if self._is_struck(content[0]):
                spot = content[0]
                # A value beside cards grows away from them.
                beside = spot.kind == "hand_upright"
                middle = QPointF(spot.width / 2, spot.height / 2)
                item.setTransformOriginPoint(QPointF(0, spot.height) if beside else middle)
                strike = partial(_strike, item, _BEST if beside else _HIGH)
                length = durations.BEST / HIT if beside else durations.STRIKE
                self._motion.act(item, strike, length * factor, delay)
            else:
                # A cushion comes as somebody leaves it.
                fade = durations.SHIFT if kind_of(content) == "cushion" else durations.FADE
                fade = durations.YIELDS if isinstance(content[0], KnobSpot) else fade
                self._motion.act(item, item.setOpacity, fade * factor, delay)

    def _blend(self, key: str, item: QGraphicsPixmapItem, now: DrawnSpot, length: float) -> None:
        """Have a thing turn from what it looks like into something else."""
        assert self.draw is not None
        before, offset = item.pixmap(), QPointF(-now.dx, -now.dy)
        box = QRectF(item.offset(), before.deviceIndependentSize())
        box |= QRectF(offset, now.pixmap.deviceIndependentSize())
        one = within(self.draw, box, before, item.offset())
        other = within(self.draw, box, now.pixmap, offset)
        self._bare.add(key)

        def blend(t: float) -> None:
            item.setPixmap(crossed(one, other, t) if t < 1 else now.pixmap)
            item.setOffset(box.topLeft() if t < 1 else offset)
            if t >= 1:
                self._bare.discard(key)

        self._motion.act(item, blend, length)

    def _is_struck(self, spot: object) -> bool:
        """Whether a thing comes down on the cloth with force: a seal, and the best there is."""
        if not isinstance(spot, FurnitureSpot) or self._motion.straight:
            return False
        return spot.kind in ("seal", "duel") or (spot.kind == "hand_upright" and spot.whole > 0)

    def _remove(self, key: str, factor: float = 0.0, way: Way = FADED, delay: float = 0.0) -> None:
        """Take a thing away; it fades."""
        known = self.items.pop(key, None)
        if known is None:
            return
        known[1].setData(KEY, None)
        self._take_off(known[1], factor, way, delay)

    def _take_off(
        self, item: QGraphicsPixmapItem, factor: float, way: Way = FADED, delay: float = 0.0
    ) -> None:
        self._motion.forget(item)

        def gone() -> None:
            if item.scene() is self._scene:
                self._scene.removeItem(item)

        self._motion.move(item, item.x(), item.y(), way, factor, delay, gone=gone, fade=True)

    def _leave_with_cards(self, spot: FurnitureSpot, factor: float) -> None:
        """Have the light of a play go along with its cards, and out."""
        known = self.items.pop(spot.key, None)
        if known is None:
            return
        light, place = known[1], QRectF(spot.x, spot.y, spot.width, spot.height)
        light.setData(KEY, None)
        self._motion.forget(light)
        cards = (one for one in self._scene.items() if one.data(KIND) == "card" and one.opacity())
        lit = [one for one in cards if place.contains(_middle(one))]
        seen, lay, lies = light.opacity(), light.pos(), [_middle(one) for one in lit]

        def go(t: float) -> None:
            ways = (_middle(one) - at for one, at in zip(lit, lies, strict=True))
            light.setPos(lay + sum(ways, QPointF()) / max(1, len(lit)))
            light.setOpacity(seen * (1 - t))
            if t >= 1 and light.scene() is self._scene:
                self._scene.removeItem(light)

        self._motion.act(light, go, durations.FADE * factor)

    def show_thinking(
        self, thought: Thinking | None, at: QPointF | None, scale: float, factor: float
    ) -> None:
        """Show the thinking sign, held at a point; without a thought or a point remove it."""
        if thought is None or at is None or self.draw is None:
            self._remove("thinking", factor)
            return
        make = partial(thinking_sign, self.draw, thought, scale)
        self._put("thinking", (thought,), at, _THINKING, make, factor)


def _fades(before: tuple[Any, ...], now: tuple[Any, ...]) -> int:
    """How long a thing takes to look as it does now, in milliseconds: a lamp, a value, or a bid."""
    if kind_of(now) == "hand" and before[1] != now[1]:
        return durations.YIELDS
    if kind_of(now).startswith("offer") or getattr(now[0], "tone", "") == "title":
        return durations.FADE
    lit = [getattr(content[0], "lit", False) for content in (before, now)]
    return durations.FADE * (kind_of(now) == "mat" and lit[0] != lit[1])


def _middle(card: QGraphicsItem) -> QPointF:
    """Where the middle of a card is."""
    return card.mapToScene(card.transformOriginPoint())


def _differ(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() != other.toImage()


def _amount(spot: ChipSpot) -> int:
    return int("".join(filter(str.isdigit, spot.amount)) or 0)


def _strike(item: QGraphicsPixmapItem, high: float, t: float) -> None:
    """Bring a seal down on what it is struck on: it gives way for a moment."""
    falls, yields = min(1.0, t / HIT), max(0.0, (t - HIT) / (1 - HIT))
    item.setOpacity(min(1.0, 2 * falls))
    squash = _SQUASH * math.sin(math.pi * yields)
    item.setScale(1 + (high - 1) * (1 - falls**3) - squash)


def _amid(chip: ChipSpot, x: float = 0.0, y: float = 0.0) -> QPointF:
    """The middle of the lowest chip of a heap that lies there."""
    return QPointF(x, y) + QPointF(chip.size, chip.size) / 2


def _larger(before: object, now: object) -> float:
    """How many times as large as now a chip, or somebody, was."""
    if isinstance(before, ChipSpot) and isinstance(now, ChipSpot):
        return before.size / now.size
    if isinstance(before, PlateSpot) and isinstance(now, PlateSpot):
        return portrait_place(before).height() / max(1.0, portrait_place(now).height())
    return 1.0


def _grown(before: object, now: object) -> QTransform | None:
    """How a thing of another size has to be stretched to look as large as it did, if at all."""
    if not (isinstance(before, FurnitureSpot) and isinstance(now, FurnitureSpot)):
        return None
    same = (before.width, before.height) == (now.width, now.height)
    if same or now.kind in ("hand", "hand_upright", "aside"):  # letters are never stretched
        return None
    return QTransform.fromScale(before.width / now.width, before.height / now.height)


def _heavy(spot: ChipSpot) -> float:
    """How long a disc flies, as a part of the longest: the more it is worth, the longer."""
    return 1.0 if spot.coin else _LIGHT + (1 - _LIGHT) * min(1.0, spot.pays / _HEAVY)

"""The cards on the cloth: how they come, move, turn over and go.

Each is one pixmap item. A card is known by its row's number, which stays the same when its face
becomes known, so it keeps its item and turns over.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardtable.engine import table
from cardtable.engine.table import HAND, SUNK, CardSpot, hand_of, is_play
from cardtable.models.table import CardMarks, Row, Spot, TableModel
from cardtable.ui import durations
from cardtable.ui.table.beats import Beats
from cardtable.ui.table.bending import PEELS, bent
from cardtable.ui.table.card_pictures import SHADED, CardPictures, CardStyle
from cardtable.ui.table.motion import (
    BLOWN,
    COLLECTED,
    DEALT,
    DRAWN,
    FADED,
    LAID,
    PLAYED,
    PUSHED,
    PUSHED_BELOW,
    RAISED,
    RETURNED,
    SET_DOWN,
    SHIFTED,
    SLAPPED,
    SQUARED,
    SWEPT,
    THROWN,
    Motion,
)
from cardtable.ui.table.things import KEY, KIND, ZONE

#: How far the card with keyboard focus stands out, in pixels.
FOCUS_RAISED = 6.0
#: The part of the time in which cards are collected after which they begin to vanish.
GATHERED = 0.65
#: How far a card may lie from straight, in degrees; how high it must be for that, in pixels; zones
#: of cards that lie straight; and how a card is turned when it leaves the pile.
ASKEW, LEAST_ASKEW, STRAIGHT, TURNED = 0.8, 90.0, frozenset({HAND, "stock", "deck", "limit"}), 8.0
#: How far from its pile a card that is swept up comes to lie, as a part of its height; over what
#: it passes.
UNSQUARED, _SWEPT = 0.05, 60.0
#: After how many cards all others go back at once, or turn up; how far a trick is swept aside, as a
#: part of its height.
_BACK, _ROW, _ASIDE = 4, 10, 1.0
#: From how far above its place a card of the pile is set down, as a part of its height.
DROPS = 0.35
#: How high a whole pile is that is dealt, as a part of a card's height; after how many cards of a
#: usual pile the last of one is set down.
_DEEP, _RIFFLED = 0.08, 6
#: So many cards of such a pile, of which only the top one is drawn, lie right on one another.
_LAYER = 4
#: The height of the top card of such a pile: below all that lies on the table.
_PACKED = -2.0
#: How far beaten cards are blown off, as a part of the table's height; by how many degrees they
#: turn on their way; and how far they lie below what blows them off.
_BLOWN, _SPINS, _BENEATH = 0.5, (150.0, 260.0, 200.0), 30.0


@dataclass(slots=True)
class CardItem:
    """A card's item; ``shown`` is the side that is up, ``style`` the one it turns to, and its
    lower edge has ``peeled`` by itself.
    """

    item: QGraphicsPixmapItem
    style: CardStyle
    shown: CardStyle
    peeled: float = 0.0


class Cards:
    """The items of the cards on a scene.

    Attributes:
        items: by row number.
        leaving: the cards that leave the pile now, and after how many milliseconds.
        home: the cards that go back to a hand from which they were played, by that hand's zone, and
            after how many milliseconds they are there.
        opening, taken: after how many milliseconds each card of a pile turns up that somebody gets
            now, and the first of them is taken; 0 if nobody does.
        straight: whether all lie straight.
    """

    straight, taken = False, 0.0
    opening: tuple[float, ...] = ()

    def __init__(
        self, scene: QGraphicsScene, motion: Motion, pictures: CardPictures, model: TableModel
    ) -> None:
        self._scene, self._motion = scene, motion
        self._pictures, self._model = pictures, model
        self.items: dict[int, CardItem] = {}
        #: What is no card any more, with its height, and the same by the key it had.
        self._leaving: dict[QGraphicsPixmapItem, float] = {}
        self._gone: dict[str, CardItem] = {}
        self._held: set[str] = set()
        self._hover, self._crosses = "", False
        #: The cards in your hand, with their z values from before.
        self._hand: dict[QGraphicsPixmapItem, float] = {}
        self.leaving: list[tuple[QGraphicsPixmapItem, float]] = []
        self.home: dict[str, list[tuple[QGraphicsPixmapItem, float]]] = {}
        #: How much later than they set out cards turn that are dealt open, 0 if all turn at once,
        #: and when the last of them has turned.
        self._opens = self._opened = 0.0

    def clear(self) -> None:
        """Forget all cards, whose items have already been removed."""
        self.items.clear()
        self._held.clear()
        self._leaving.clear()
        self._gone.clear()
        self._hover = ""

    def repaint(self) -> None:
        """Draw all cards anew."""
        for card in self.items.values():
            card.item.setPixmap(self._pictures.card(card.shown))

    # -- moving ----------------------------------------------------------------------------------
    def show(
        self,
        rows: Iterable[Row],
        factor: float,
        beats: Beats,
        first: float,
        dealt: bool,
        opens: bool = False,
        back: bool = False,
        flown: bool = False,
    ) -> float:
        """Bring the cards of these rows to where they lie now; ``factor`` scales the durations.

        The ``first`` new card comes after so many ms. Returns the ms until all lie there that come
        to the table, or show themselves, without a beat; a hand's only if they turn over, or if a
        deal is ``dealt``.
        On a table that ``opens`` the pile is set down first, unless it has ``flown``; what comes
        ``back`` does so at once, or all of it once what it led to has faded, after the ``first``
        ms; a whole deal as one fan.
        """
        self._pictures.prepare((spot.face, spot.h) for spot in self._model.layout.cards)
        cards = [(row, row.spot) for row in rows if isinstance(row.spot, CardSpot)]
        if dealt and back:  # all of it was dealt from there
            cards = [(row, self._from_pile(spot)) for row, spot in cards]
        new = [row for row, _ in sorted(cards, key=_dealt) if row.number not in self.items]
        pile = {row.number for row, spot in cards if self._is_pile(spot)}
        new = [row for row in new if row.number not in pile]
        turn = dict.fromkeys(pile, first)
        if opens:
            turn = {
                number: first + durations.SET_STAGGER * place * factor
                for place, number in enumerate(sorted(pile))
            }
            first += durations.SET_DOWN * factor if pile else 0.0
        zones = {spot.zone for spot in self._model.layout.cards}
        heap = [row.number for row in new if self._is_heaped(row.spot, zones) and first and dealt]
        begins, deep = first, {number: place for place, number in enumerate(heap)}
        if heap and not back:
            # It is dealt as soon as it lies there.
            first += durations.SET_DOWN * (opens and not flown) * factor
        self._opened = 0.0
        if back:
            apart, self._opens = durations.THROW_STAGGER * factor * (not dealt), 0.0
            for place, row in enumerate(new):
                turn[row.number] = first + min(place, _BACK) * apart
                if is_play(getattr(row.spot, "zone", "")) and not dealt:
                    turn[row.number] = first + durations.TO_TABLE / 2 * factor
        else:
            turn |= self._in_turn(new, first, factor)
        anchors = self._model.layout.anchors
        won = [] if dealt or back or not factor else [s for row, s in cards if self._won(row)]
        copies, self.taken, self.opening = dict[int, CardSpot](), 0.0, ()
        if won:
            apart = durations.DEAL_STAGGER * factor
            self.opening = tuple(durations.WON * factor + apart * n for n in range(len(won)))
            first = self.opening[-1] + (durations.FLIP + durations.SEEN_OPEN) * factor
            self.taken = first
            where = anchors.get(won[0].zone)
            taken = [row for row in new if anchors.get(getattr(row.spot, "source", "")) == where]
            for place, row in enumerate(taken):
                face = getattr(row.spot, "face", None)
                same = next((spot for spot in won if spot.face == face), won[place % len(won)])
                copies[row.number] = same
                turn[row.number] = first + place * durations.THROW_STAGGER * factor
        laid_on, landed, self.home = list[QGraphicsPixmapItem](), 0.0, {}
        self._crosses = self._cross_over(cards)
        self._hand = {
            card.item: card.item.zValue()
            for card in self.items.values()
            if card.item.data(ZONE) == HAND
        }
        darkens = list[tuple[CardItem, CardSpot, CardMarks]]()
        for row, spot in sorted(cards, key=lambda card: card[1].beat > 0):
            card, beat, homeward = self.items.get(row.number), 0.0, False
            if spot.beat:
                beats.begin(landed)
            comes = card is None
            if card is None and back and (card := self._recall(spot)) is not None:
                self.items[row.number] = card
                landed = max(landed, self._place(card, spot, row.shown, factor, 0.0))
                continue
            if card is None:
                copy = copies.get(row.number)
                card = self.items[row.number] = self._arrive(spot, dealt, back, copy)
            turns = self.turns(row)
            if comes:
                if opens and row.number in pile and not flown:
                    self._set_down(card.item, spot, factor, turn[row.number])
                place, seen = deep.get(row.number, 0), begins
                if row.number in deep:
                    self._heap(card.item, spot, 1 - place // _LAYER * _LAYER / len(heap))
                    if place % _LAYER:  # until then it lies right below that one
                        seen = turn[heap[place - 1]]
                joins = factor > 0 and spot.zone == HAND and not (dealt or back or spot.drawn)
                again = back and dealt
                lies = self._place(card, spot, row.shown, factor, turn[row.number], joins, again)
                if row.number in deep and factor:  # what is dealt first lies on top
                    card.item.setZValue(_PACKED - place / len(heap))
                if opens and row.number in pile:
                    continue
                lay = _lay_there(spot, dealt) if back else is_play(spot.zone) and not spot.source
                if factor and lay:
                    lies = turn[row.number] + durations.FADE * factor
                    self._fade_up(card.item, factor, turn[row.number])
                elif first and not spot.source and spot.face:  # when the one turns up that it shows
                    laid_on.append(card.item)
                    lies = 0.0
                elif first and not spot.source:  # a pile is there when the last cards vanish in it
                    lies = first * GATHERED
                    self._appear(card.item, lies)
                elif first and row.number not in deep:  # from a pile that is seen as it sets out
                    self._appear(card.item, turn[row.number])
                elif first and opens and not flown:
                    late = durations.SET_STAGGER * _RIFFLED * (1 - place / len(heap))
                    self._drop(card.item, spot, factor, begins + late * factor)
                    if seen > begins:
                        self._appear(card.item, seen)
                elif first and not opens:
                    self._appear(card.item, seen)
            elif row.shown.dimmed and not card.style.dim and not (back or turns):
                darkens.append((card, spot, row.shown))
                continue
            else:
                beat, goes = beats.at(spot.beat) if self.waits(row) else 0.0, first
                was = card.item.data(ZONE)
                homeward = back and (turns or was != spot.zone)
                played = back and factor > 0 and is_play(was) and not is_play(spot.zone)
                if played:
                    goes += len(self.home.get(hand_of(was), ())) * durations.THROW_STAGGER * factor
                goes = goes if back else beat
                if spot in won:  # it turns a little after it sets out
                    goes = self.opening[won.index(spot)] - 0.3 * durations.TO_TABLE * factor
                lies = self._place(card, spot, row.shown, factor, goes)
                if played:
                    self.home.setdefault(hand_of(was), []).append((card.item, lies))
            if not beat and (
                dealt
                or (back and first)
                or homeward
                or row.number in copies
                or (spot.face and (spot.zone != HAND or turns))
            ):
                landed = max(landed, lies)
        for card, spot, shown in darkens:  # which cards may be played tells what others played
            self._place(card, spot, shown, factor, landed)
        for item in laid_on:
            self._appear(item, landed)
            self._fade_up(item, factor, landed)
        beats.begin(landed)
        drawn = [row for row in new if getattr(row.spot, "source", "") == self._model.layout.sink]
        self.leaving = [(self.items[row.number].item, turn[row.number]) for row in drawn]
        return landed

    def _cross_over(self, cards: Iterable[tuple[Row, CardSpot]]) -> bool:
        """Whether cards leave their place in the hand for one further below, and pass over others:
        they lie beside those as they land, and go below them only then.
        """
        ways = [
            (spot.x - card.item.x(), spot.z - card.item.zValue())
            for row, spot in cards
            if (card := self.items.get(row.number)) is not None
            if spot.zone == HAND and card.item.data(ZONE) == HAND
        ]
        rises = max((rise for _, rise in ways), default=0.0)
        return rises > 0.5 and max(ways, key=lambda way: abs(way[0]))[1] < 0

    def slap(self, row: Row, lay: tuple[float, float, float], factor: float, rests: float) -> float:
        """Slap a card that is on its way down at a place first, for so many ms.

        Returns the ms until it lies there.
        """
        spot, item = row.spot, self.items[row.number].item
        assert isinstance(spot, CardSpot)
        (x, y, h), (x1, y1, angle) = lay, self._motion.target(item)
        middle = QPointF(x + h * self._pictures.ratio / 2, y + h / 2)
        at, scale = middle - item.transformOriginPoint(), h / spot.h

        def go_on() -> None:
            self._motion.move(item, x1, y1, SHIFTED, factor, rests, angle)

        self._motion.move(item, at.x(), at.y(), SLAPPED, factor, 0, angle, gone=go_on, scale=scale)
        return SLAPPED.length * factor

    def square(self, lay: tuple[float, float, float], factor: float, at: float) -> None:
        """Square what is about to leave for a pile in a place first, after so many ms."""
        x, y, h = lay
        middle = QPointF(x + h * self._pictures.ratio / 2, y + h / 2)
        for item, high in self._leaving.items():
            to = middle - item.transformOriginPoint()
            self._motion.go_first(item, to.x(), to.y(), PUSHED_BELOW, factor, at, h / high)

    def _is_pile(self, spot: CardSpot) -> bool:
        """Whether a card lies in the pile that is dealt from, which is there before all others."""
        return spot.zone == self._model.layout.sink and not spot.source

    def _from_pile(self, spot: CardSpot) -> CardSpot:
        """A card as it comes from the pile that its deal was dealt from, even if it was played."""
        if not is_play(spot.zone):
            return spot
        others = (one.source for one in self._model.layout.cards if not is_play(one.zone))
        return replace(spot, source=next(filter(None, others), ""))

    def _is_heaped(self, spot: Spot, zones: Collection[str]) -> bool:
        """Whether a card comes from a pile that nothing but the cards that leave it make up."""
        return isinstance(spot, CardSpot) and bool(spot.source) and spot.source not in zones

    def _is_open(self, spot: CardSpot) -> bool:
        """Whether a card is dealt open to the table, and not into the viewer's hand."""
        dealt = spot.source == self._model.layout.sink
        return dealt and spot.face is not None and spot.zone != HAND

    def _in_turn(self, new: list[Row], first: float, factor: float) -> dict[int, float]:
        """When each of these new cards sets out, by its row's number."""
        drawn = {
            row.number: row.spot.drawn
            for row in new
            if isinstance(row.spot, CardSpot) and self._is_open(row.spot)
        }
        shown = drawn.keys()
        limit, hidden = durations.STAGGER_LIMIT, max(1, len(new) - len(shown))
        usual = min(durations.DEAL_STAGGER, limit / hidden)
        opened = min(durations.OPEN_STAGGER, limit / max(1, len(shown)))
        found, at = {}, first
        for row in new:
            found[row.number] = at
            at += (opened if row.number in shown else usual) * factor
        times = [found[number] for number in shown] or [0.0]
        lies = (durations.DEAL + durations.OPENED) * factor
        self._opens = max(times) - min(times) + lies
        others = [found[number] for number in shown if not drawn[number]]
        self._opened = max(others) + self._opens + durations.FLIP * factor if others else 0.0
        return found

    def turns(self, row: Row) -> bool:
        """Whether a card now shows its other side."""
        card, spot = self.items.get(row.number), row.spot
        if card is None or not isinstance(spot, CardSpot):
            return False
        return (card.style.face is None) != (spot.face is None)

    def _won(self, row: Row) -> bool:
        """Whether a card that lies where all were dealt from turns up, as somebody gets it."""
        spot, laid = row.spot, self._model.layout
        if not isinstance(spot, CardSpot) or spot.face is None or spot.zone == laid.sink:
            return False
        pile = laid.anchors.get(laid.sink)
        return pile is not None and laid.anchors.get(spot.zone) == pile and self.turns(row)

    def waits(self, row: Row) -> bool:
        """Whether a card comes with its beat: it turns over, goes elsewhere, or is shaded."""
        card, spot = self.items.get(row.number), row.spot
        if card is None or not isinstance(spot, CardSpot):
            return False
        shaded = spot.faded and spot.beat > 0 and not card.style.dim
        return self.turns(row) or card.item.data(ZONE) != spot.zone or shaded

    def take_away(
        self,
        rows: Iterable[Row],
        factor: float,
        back: bool = False,
        first: float = 0.0,
        undealt: bool = False,
        waits: float = 0.0,
    ) -> float:
        """Send the cards of these rows off the table; or ``back`` as they came, the last first.

        The ``first`` goes back after so many ms. ``undealt``: their whole deal has been taken back,
        and they go to the pile that they were dealt from, the last one first. ``waits``: for how
        many ms none goes that is gathered. Returns the ms until all have gone back.
        """
        leave = [(row, row.spot) for row in rows if isinstance(row.spot, CardSpot)]
        order = sorted(leave, key=_dealt, reverse=True) if back or undealt else leave
        away = [
            (self.items.pop(row.number), spot) for row, spot in order if row.number in self.items
        ]
        late, zones = first, list(dict.fromkeys(spot.zone for _, spot in away))
        for turn, (card, spot) in enumerate(away):
            late = first + min(turn, _BACK) * durations.BACK_STAGGER * factor
            turns = waits + min(zones.index(spot.zone), _BACK) * durations.TURN_STAGGER * factor
            pile = self._model.layout.sink or (self._from_pile(spot).source if undealt else "")
            if undealt:
                late = turn / len(away) * durations.UNDEALT * factor
            again = back or undealt
            self._depart(
                card, spot, pile, factor, late if again else None, late if again else turns, waits
            )
        return first + back_length(len(away)) * factor if away and back else 0.0

    def blow_away(self, gone: Iterable[Row], zone: str, factor: float, at: float) -> None:
        """Have what was beaten lie there for so many ms, until cards in a zone blow it away.

        ``gone``: the rows of what leaves the table.
        """
        middle = QPointF()
        for box in (boxes := [box for _item, box in self.lying_in(zone)]):
            middle += box.center() / len(boxes)
        for row in gone:
            spot = row.spot
            if not isinstance(spot, CardSpot) or not is_play(spot.zone):
                continue
            card = self.items.pop(row.number)
            item = card.item
            item.setZValue(item.zValue() - _BENEATH)
            away = item.mapToScene(item.transformOriginPoint()) - middle
            far = _BLOWN * self._scene.height() / max(1.0, math.hypot(away.x(), away.y()))
            to = item.pos() + QPointF(away.x() * far, away.y() * far + _BLOWN * spot.h)
            spins = math.copysign(_SPINS[spot.place % len(_SPINS)], away.x())
            angle, leave = item.rotation() + spins, self._leave(card, spot)
            self._motion.move(item, to.x(), to.y(), BLOWN, factor, at, angle, gone=leave, fade=True)
        for lies in self._model.layout.cards:
            beaten = self.item(lies.key) if lies.faded and is_play(lies.zone) else None
            if beaten is None:
                continue
            self._motion.put_off(beaten, PUSHED, factor, at)
            if not beaten.opacity():  # one for which there is room again comes no sooner
                self._motion.give_up(beaten)
                self._fade_up(beaten, factor, at)

    def hold(self, key: str) -> None:
        """Leave a dragged card where it is held until it is released."""
        self._held.add(key)

    def release(self, key: str, factor: float) -> None:
        """Send a card that is no longer dragged to where it lies."""
        self._held.discard(key)
        self.settle(key, factor)

    def settle(self, key: str, factor: float) -> None:
        """Bring a card to where it lies now, raised if it is marked so."""
        row = self._model.card_row(key)
        card = self.items.get(row.number) if row is not None else None
        if row is not None and isinstance(row.spot, CardSpot) and card is not None:
            self._place(card, row.spot, row.shown, factor, 0)

    def hover(self, key: str, factor: float) -> None:
        """Raise the card under the mouse if it may be picked up; empty for none."""
        key = key if key in self._model.marks.selectable else ""
        if key == self._hover:
            return
        before, self._hover = self._hover, key
        for one in (before, key):
            self.settle(one, factor)

    def leave_hovered(self) -> set[int]:
        """Forget the hovered card if it can no longer be picked up; returns its row number."""
        if self._hover in self._model.marks.selectable:
            return set()
        fallen = self._model.card_row(self._hover)
        self._hover = ""
        return {fallen.number} if fallen is not None else set()

    def _appear(self, item: QGraphicsPixmapItem, delay: float) -> None:
        """Have a card of a new deal lie there only then: those of the last are collected before."""
        item.setVisible(False)
        self._motion.later(item, partial(item.setVisible, True), delay)

    def _fade_up(self, item: QGraphicsPixmapItem, factor: float, delay: float) -> None:
        """Have a card come where it lies."""
        item.setOpacity(0.0)
        self._motion.act(item, item.setOpacity, durations.FADE * factor, delay)

    def _set_down(
        self, item: QGraphicsPixmapItem, spot: CardSpot, factor: float, delay: float
    ) -> None:
        """Have a card of the pile come from above."""
        if not self.straight:
            item.setY(item.y() - DROPS * spot.h)
        item.setOpacity(0.0)
        self._motion.act(item, item.setOpacity, durations.FADE * factor, delay + 1)

    def _heap(self, item: QGraphicsPixmapItem, spot: CardSpot, high: float) -> None:
        """Have a card lie in a squared pile until it sets out, so high, 0 to 1."""
        dice, lies = random.Random(spot.key), item.scale() * spot.h
        if not self.straight:
            deep = _DEEP * lies * high
            item.setPos(item.x() + deep + dice.uniform(-0.3, 0.3), item.y() - deep)
        item.setRotation(dice.uniform(-0.3, 0.3) * (not self.straight))

    def _drop(self, item: QGraphicsPixmapItem, spot: CardSpot, factor: float, delay: float) -> None:
        """Have a card of a pile from which it will set out come from above."""
        far, seen = 0.0 if self.straight else DROPS * spot.h, durations.FADE / durations.SET_DOWN

        def fall(t: float) -> None:
            up = far * (1 - SET_DOWN.curve.valueForProgress(t))
            item.setTransform(QTransform.fromTranslate(0, -up))
            item.setOpacity(min(1.0, t / seen))

        fall(0.0)
        self._motion.act(item, fall, durations.SET_DOWN * factor, delay)

    def _arrive(
        self, spot: CardSpot, dealt: bool, back: bool, copy: CardSpot | None = None
    ) -> CardItem:
        """Have a new card come from where it does; from a ``copy``, as that lies there."""
        item = QGraphicsPixmapItem()
        # A shape made from the picture's mask is scaled by the pixel ratio and so misses the item:
        # on a fine screen, or under large words, most of a card could not be clicked.
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        anchor = self._model.layout.anchors.get(spot.source)
        if back and _lay_there(spot, dealt):
            anchor = None
        elif not dealt:  # it comes from what lay there, and the pile from where that was
            lay = spot.zone if self._is_pile(spot) else spot.source
            anchor = self._model.before.get(lay) or anchor
        if dropped := self._dropped(spot.source):
            anchor = dropped
        if copy is not None:
            anchor = copy.x, copy.y, copy.h
        turns = anchor and spot.face and (dealt or not back) and copy is None
        start = CardStyle(None, spot.h) if turns else self._style(spot, CardMarks())
        if copy is not None:
            start = CardStyle(copy.face, spot.h)
        item.setPixmap(self._pictures.card(start))
        x, y, h = anchor or (spot.x, spot.y, spot.h)
        less = (spot.h - h) / 2  # it comes from there as large as what lies there
        item.setPos(self._corner(spot.h, x - less * self._pictures.ratio, y - less))
        self._centre(item, spot)
        item.setScale(h / spot.h)
        item.setRotation(
            self._angle(spot) - (TURNED if anchor and spot.source and not dropped else 0.0)
        )
        item.setData(ZONE, spot.zone)
        self._scene.addItem(item)
        return CardItem(item, start, start)

    def _recall(self, spot: CardSpot) -> CardItem | None:
        """Have a card that was just leaving the table come back from where it is, if one was."""
        card = self._gone.pop(spot.key, None)
        if card is None:
            return None
        item = card.item
        self._motion.forget(item)
        self._leaving.pop(item, None)
        item.setTransform(QTransform())
        item.setData(KEY, spot.key)
        item.setVisible(True)
        seen = item.opacity()
        if seen < 1:
            rises = partial(_rise, item, seen)
            self._motion.act(item, rises, durations.FADE * (1 - seen))
        return card

    def _dropped(self, source: str) -> tuple[float, float, float] | None:
        """Where a card of a pile has been let go, which is the one that is drawn now, if one has.

        What was dragged is the next one of the pile from now on, and lies on that.
        """
        held = (
            card
            for card in self.items.values()
            if card.item.data(KEY) in self._held and card.item.data(ZONE) == source != HAND
        )
        card = next(held, None)
        if card is None:
            return None
        high, at = card.style.height, card.item.pos() - self._corner(card.style.height, 0, 0)
        key = card.item.data(KEY)
        self._held.discard(key)
        lies = self._model.card(key)
        if lies is None:
            card.item.setVisible(False)
        else:
            card.item.setPos(self._corner(lies.h, lies.x, lies.y))
            card.item.setZValue(lies.z)
        return at.x(), at.y(), high

    def _place(
        self,
        card: CardItem,
        spot: CardSpot,
        shown: CardMarks,
        factor: float,
        delay: float,
        joins: bool = False,
        again: bool = False,
    ) -> float:
        """Bring a card to its spot; returns the milliseconds until it lies there, or 0.

        One that ``joins`` a hand is seen above it before it is tucked in. ``again``: its deal,
        which had ended, lies there again.
        """
        item = card.item
        new, before = item.data(KEY) is None, item.data(ZONE)
        stays, lies = before == spot.zone, 0.0
        item.setData(KEY, spot.key)
        item.setData(ZONE, spot.zone)
        item.setData(KIND, "card")
        grown = 0.0 if new or not factor else card.style.height / spot.h
        middle = item.pos() + item.transformOriginPoint()
        y = spot.y + (SUNK * spot.h if shown.dimmed else 0.0)
        if shown.selected:
            y -= table.RAISED * spot.h
        elif shown.focused or spot.key == self._hover:
            y -= FOCUS_RAISED
        style = self._style(spot, shown)
        card.style = style
        thrown = not (new or stays or spot.zone == HAND) and str(before).startswith("seat")
        if thrown:  # one after the other, each turning on its way
            delay += spot.place * durations.THROW_STAGGER * factor
        if (card.shown.face is None) == (style.face is None):
            self._motion.unflip(item)
            if style != card.shown:
                if factor and not new and style == replace(card.shown, dim=style.dim):
                    self._shade(card, factor, delay)
                item.setPixmap(self._turned(card))
        else:
            if card.shown.height != style.height:
                card.shown = replace(card.shown, height=style.height)
                item.setPixmap(self._pictures.card(card.shown))
            turns, flip = delay + durations.TURNS * factor, durations.FLIP * factor
            if joins:  # in the middle of its flight
                flip = durations.DEAL * factor / 2
            if new and again:  # one after the other, as they come
                turns = delay + min(spot.place, _ROW) * durations.UP_STAGGER * factor
            if is_play(str(before)) and not is_play(spot.zone):  # on its way home
                turns, flip = delay, durations.TO_TABLE * factor * 0.7
            squeezed = spot.drawn and style.face is not None and not spot.beat and self._opens > 0
            if squeezed:
                turns += durations.SQUEEZE * factor
                if new and self._opened:
                    turns = max(turns, self._opened + durations.ALONE * factor)
            elif new and self._opens and self._is_open(spot):  # they turn once all lie there
                turns = delay + self._opens
            elif spot.beat and self._model.layout.follows:
                turns += min(spot.place, _ROW) * durations.UP_STAGGER * factor
            if not self._motion.turning(item):
                if squeezed:
                    begins = delay + durations.DEAL * factor
                    peel = partial(self._peel, card, spot)
                    self._motion.act(item, peel, turns - begins, begins)
                self._motion.flip(item, partial(self._turned, card), flip, turns)
                lies = turns + flip
                if new and self._opened:
                    self._opened = max(self._opened, lies)
        self._centre(item, spot)
        if grown not in (0.0, 1.0):  # it comes to its size on the way
            item.setScale(item.scale() * grown)
            item.setPos(middle - item.transformOriginPoint())
        if spot.key in self._held:
            return lies
        target, angle = self._corner(spot.h, spot.x, y), self._angle(spot)
        x0, y0, turned = self._motion.target(item)
        raised = stays and abs(x0 - target.x()) < 1 and grown in (0.0, 1.0)
        moved = not stays or (x0, y0, turned) != (target.x(), target.y(), angle)
        moved = moved or (new and item.scale() != 1) or grown not in (0.0, 1.0)
        z = spot.z + (0.5 if moved and not (raised or new) else 0.0)
        crosses = stays and spot.zone == HAND and moved and not raised and self._crosses
        if new or not moved:
            item.setZValue(z)
        if not moved:
            return lies
        if new:
            way = DRAWN if joins else DEALT
            if self._is_pile(spot):
                way = SHIFTED if spot.zone in self._model.before else SET_DOWN
            if joins:
                z = spot.z + _SWEPT
                tucked = delay + (DRAWN.length - durations.TUCKS) * factor
                self._motion.later(item, partial(self._tuck, spot.key), tucked)
        elif raised and (shown.dimmed or not delay):
            way = RAISED
        elif before == HAND and not stays:
            way, delay = PLAYED, delay + spot.place * durations.PLAY_STAGGER * factor
        elif stays:
            way = SHIFTED
        else:
            way = THROWN if thrown else LAID
        lands = partial(item.setZValue, spot.z) if crosses else None
        z = item.zValue() if crosses else z
        self._motion.move(item, target.x(), target.y(), way, factor, delay, angle, lands, z=z)
        return lies if stays and not new else max(lies, delay + way.length * factor)

    def _shade(self, card: CardItem, factor: float, delay: float) -> None:
        """Have the shade on a card come or go: its present picture fades over the next one."""
        item, high, before = card.item, card.shown.height, card.item.pixmap()
        ratio, side = before.devicePixelRatio(), self._pictures.margin(high)
        box = QRectF(side, side + self._pictures.headroom(high), high * self._pictures.ratio, high)
        face = QRectF(box.topLeft() * ratio, box.size() * ratio).toRect()
        over = QGraphicsPixmapItem(before.copy(face), item)  # without the card's shadow
        over.setOffset(QPointF(face.topLeft()) / ratio)
        over.setTransformationMode(item.transformationMode())

        def fade(part: float) -> None:
            over.setOpacity(1 - part)
            if part == 1 and over.scene() is not None:
                self._scene.removeItem(over)

        self._motion.act(item, fade, durations.FADE * factor, delay)

    def _tuck(self, key: str) -> None:
        """Have a card lie between its neighbours."""
        spot, item = self._model.card(key), self.item(key)
        if spot is not None and item is not None:
            item.setZValue(spot.z)

    def _turned(self, card: CardItem) -> QPixmap:
        """The picture of the side a card turns to; from now on that side is up."""
        card.shown = card.style
        return self._pictures.card(card.style)

    def _peel(self, card: CardItem, spot: CardSpot, t: float) -> None:
        """Bend the lower edge of a card that one has drawn a little, until it turns."""
        motion = self._motion
        if motion.turning(card.item) and not motion.holds(card.item) and not self.straight:
            card.peeled = PEELS * math.sin(math.pi / 2 * t) ** 2
            card.item.setPixmap(bent(self._pictures, card.shown, card.style, card.peeled))

    def _angle(self, spot: CardSpot) -> float:
        return spot.turned + (0.0 if self.straight else askew(spot))

    def _centre(self, item: QGraphicsPixmapItem, spot: CardSpot) -> None:
        """Have a card turn about its middle."""
        margin = self._pictures.margin(spot.h)
        top = margin + self._pictures.headroom(spot.h)
        item.setTransformOriginPoint(margin + spot.h * self._pictures.ratio / 2, top + spot.h / 2)

    def _leave(self, card: CardItem, spot: CardSpot) -> Callable[[], None]:
        """Have an item be no card any more; returns what removes it once it has gone."""
        item = card.item
        item.setData(KEY, None)
        self._leaving[item] = spot.h
        self._gone[spot.key] = card

        def gone() -> None:
            self._leaving.pop(item, None)
            if self._gone.get(spot.key) is card:
                del self._gone[spot.key]
            if item.scene() is self._scene:
                self._scene.removeItem(item)

        return gone

    def _depart(
        self,
        card: CardItem,
        spot: CardSpot,
        pile: str,
        factor: float,
        late: float | None,
        turns: float,
        waits: float,
    ) -> None:
        item = card.item
        self._motion.give_up(item)  # it may have been on its way to the table, to turn over there
        self._motion.unflip(item)
        gone = self._leave(card, spot)
        anchor = self._model.layout.anchors.get(pile)
        if anchor and factor:
            self._gather(card, spot, anchor, factor, gone, late, turns, waits)
        else:
            trick = is_play(spot.zone) and late is None and not self.straight
            x, way = (item.x() - _ASIDE * spot.h, SWEPT) if trick else (item.x(), FADED)
            item.setZValue(item.zValue() - _BENEATH * trick)
            self._motion.move(item, x, item.y(), way, factor, 0, item.rotation(), gone, fade=True)

    def _gather(
        self,
        card: CardItem,
        spot: CardSpot,
        anchor: tuple[float, float, float],
        factor: float,
        gone: Callable[[], None],
        late: float | None,
        turns: float,
        waits: float,
    ) -> None:
        """Sweep a card onto the pile, its face down; the pile is squared when all lie there.

        On an open pile it keeps its face, and lies below the top. ``late``: it goes back as it
        came, after so many ms. ``turns``: after how many it shows its back. ``waits``: for how
        many it lies where it is.
        """
        item, motion, (x, y, h) = card.item, self._motion, anchor
        lies = self._model.layout.cards if self._model.layout.sink else ()
        tops = [one.z for one in lies if one.face is not None and (one.x, one.y) == (x, y)]
        if self._is_pile(spot) and (spot.x, spot.y) == (x, y):  # it lies there already
            wait = durations.COLLECT * factor + waits
            motion.move(item, item.x(), item.y(), FADED, factor, wait, gone=gone, fade=True)
            return
        less, scale = (spot.h - h) / 2, h / spot.h
        to = self._corner(spot.h, x - less * self._pictures.ratio, y - less)
        if not tops:
            card.style = CardStyle(None, spot.h)
        lay = item.zValue()
        if item in self._hand:  # until it has turned it lies between the same neighbours
            below = [(z, one) for one, z in self._hand.items() if z < lay and one.data(KEY)]
            lay = max(below, key=lambda one: one[0])[1].zValue() + 0.25 if below else lay
            item.setZValue(lay)
        z = min(tops) - 1 + lay / 1000 if tops else lay + _SWEPT
        if card.shown.face is not None and not tops:

            def turn() -> QPixmap:  # on its edge it rises unseen above those that it lay between
                item.setZValue(z)
                return self._turned(card)

            motion.flip(item, turn, durations.TURN_DOWN * factor, turns)
            rises = lay
        else:
            rises = z
        dice = random.Random(spot.key)
        off = QPointF(dice.uniform(-UNSQUARED, UNSQUARED), dice.uniform(-UNSQUARED, UNSQUARED)) * h
        if motion.straight:
            off = QPointF()

        stays = any(map(self._is_pile, lies))

        def square() -> None:
            if stays:
                motion.move(item, to.x(), to.y(), SQUARED, factor, gone=gone, scale=scale)
                return
            # As high as the pile that is dealt from there next.
            lain = sorted(one.zValue() for one in self._leaving)
            high = lain.index(item.zValue()) / len(lain) if item in self._leaving else 0.0
            deep = _DEEP * h * high * (not motion.straight)
            x, y = to.x() + deep, to.y() - deep

            def fade() -> None:
                motion.move(item, x, y, FADED, factor, gone=gone, fade=True, scale=scale)

            # The next deal has its pile there already; one that is taken back has none.
            then = gone if late is None else fade
            motion.move(item, x, y, SQUARED, factor, gone=then, scale=scale)

        at, angle = to + off, off.x() / h / UNSQUARED * TURNED
        way = COLLECTED if late is None else RETURNED
        motion.move(
            item, at.x(), at.y(), way, factor, late or waits, angle, square, scale=scale, z=rises
        )

    def _style(self, spot: CardSpot, shown: CardMarks) -> CardStyle:
        return CardStyle(
            face=spot.face,
            height=spot.h,
            dim=SHADED if shown.dimmed or spot.faded else 0.0,
            mark=spot.mark,
            selected=shown.selected,
            hinted=shown.hinted,
            focused=shown.focused or spot.key == (self._hover or None),
        )

    def _corner(self, height: float, x: float, y: float) -> QPointF:
        margin = self._pictures.margin(height)
        return QPointF(x - margin, y - margin - self._pictures.headroom(height))

    # -- where they are --------------------------------------------------------------------------
    def at(self, point: QPointF) -> CardSpot | None:
        """The topmost card at a point, raised or not."""
        here = list(self._scene.items(point))
        risen = self.item(self._hover)
        if risen is not None and risen not in here:
            # The raised card must not flee from the mouse: the gap it left below still counts as
            # it.
            here.append(risen)
            here.sort(key=lambda item: -item.zValue())
        for item in here:
            spot = self._model.card(item.data(KEY)) if item.data(KIND) == "card" else None
            if spot is not None and self._inside(spot, item, point):
                return spot
        return None

    def _inside(self, spot: CardSpot, item: QGraphicsItem, point: QPointF) -> bool:
        margin = self._pictures.margin(spot.h)
        box = item.boundingRect().adjusted(
            margin, margin + self._pictures.headroom(spot.h), -margin, -margin
        )
        if spot.key == self._hover:
            box.setBottom(box.bottom() + FOCUS_RAISED)
        return box.contains(item.mapFromScene(point))  # it may be turned

    def rect(self, key: str) -> QRectF | None:
        """A card's box (without its shadow), raised if it is raised."""
        spot, item = self._model.card(key), self.item(key)
        if spot is None or item is None:
            return None
        margin = self._pictures.margin(spot.h)
        x, y, _angle = self._motion.target(item)
        top = y + margin + self._pictures.headroom(spot.h)
        return QRectF(x + margin, top, spot.h * self._pictures.ratio, spot.h)

    def unturned(self, point: QPointF) -> CardItem | None:
        """The card at a point, if one has drawn it and it lies there unturned."""
        spot = self.at(point)
        row = self._model.card_row(spot.key) if spot is not None and spot.drawn else None
        card = self.items.get(row.number) if row is not None else None
        if card is None or not self._motion.turning(card.item) or self._motion.moving(card.item):
            return None
        return card

    def comes_unturned(self) -> float:
        """In how many milliseconds all lie there that one has drawn, unturned; 0 if they do."""
        drawn = (row.number for row in self._model.rows if getattr(row.spot, "drawn", False))
        items = (self.items[number].item for number in drawn if number in self.items)
        turning = (item for item in items if self._motion.turning(item))
        return max(map(self._motion.lands_in, turning), default=0)

    def lying_in(self, zone: str) -> list[tuple[QGraphicsPixmapItem, QRectF]]:
        """The items of a zone's cards that are not beaten, with their boxes."""
        cards = self._model.layout.cards
        spots = [spot for spot in cards if spot.zone == zone and not spot.faded]
        found = ((self.item(spot.key), self.rect(spot.key)) for spot in spots)
        return [(item, box) for item, box in found if item is not None and box is not None]

    def faces(self) -> list[QRectF]:
        """The boxes of all cards."""
        found = (self.rect(spot.key) for spot in self._model.layout.cards)
        return [box for box in found if box is not None]

    def item(self, key: str) -> QGraphicsPixmapItem | None:
        """The item of a card, for dragging."""
        row = self._model.card_row(key)
        card = self.items.get(row.number) if row is not None else None
        return card.item if card is not None else None


def back_length(count: int) -> float:
    """How long it takes at usual speed until so many cards have gone back, in milliseconds."""
    return min(count - 1, _BACK) * durations.BACK_STAGGER + RETURNED.length if count else 0.0


def askew(spot: CardSpot) -> float:
    """How far a card lies from straight, in degrees: always the same for it, and little.

    Cards of one's own hand, of piles and of fans lie as they were put.
    """
    if spot.zone in STRAIGHT or spot.face is None or spot.turned or spot.h < LEAST_ASKEW:
        return 0.0
    return ASKEW * (zlib.crc32(spot.key.encode()) % 201 - 100) / 100


def _lay_there(spot: CardSpot, dealt: bool) -> bool:
    """Whether a card that comes back lay there before, and comes from no pile: it was played, or
    was in a hand before it was, unless a whole deal comes back that was ``dealt``.
    """
    held = spot.zone == HAND or spot.zone.startswith("seat")
    return not dealt and (is_play(spot.zone) or held)


def _rise(item: QGraphicsPixmapItem, seen: float, t: float) -> None:
    item.setOpacity(seen + (1 - seen) * t)


def _dealt(card: tuple[Row, CardSpot]) -> int:
    """The card's place in the order of dealing."""
    return card[1].dealt

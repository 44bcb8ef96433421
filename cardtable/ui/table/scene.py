"""The table: draws a layout and animates the difference to the one before.

Every card, plate, label and chip is one pixmap item without overridden methods. Cards are told
apart by their keys; a card whose face becomes known keeps its item and turns over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardtable.engine.table import RAISED, CardSpot, Layout
from cardtable.models.controls.base import Marks
from cardtable.ui import durations
from cardtable.ui.table.card_pictures import CardPictures, CardStyle
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.things import KEY, KIND, ZONE, Teller, Things
from cardtable.ui.table.thinking import Thinking

#: How far a card with the keyboard stands out, in pixels.
FOCUS_RAISED = 6.0


@dataclass(slots=True)
class _Card:
    """A card's item; ``shown`` is the side that is up, ``style`` the one it turns to."""

    item: QGraphicsPixmapItem
    spot: CardSpot
    style: CardStyle
    shown: CardStyle


class TableScene(QGraphicsScene):
    """The cloth with everything on it.

    Attributes:
        settled: everything has come to rest.
    """

    settled = Signal()

    def __init__(self, pictures: CardPictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        pictures.ready.connect(self._repaint_cards)
        self.motion = Motion(self)
        self.motion.settled.connect(self.settled)
        self.speed = durations.Speed.NORMAL
        self._cards: dict[str, _Card] = {}
        self._things = Things(self, self.motion)
        self._layout = Layout()
        self._marks = Marks()
        self._leaving: set[QGraphicsPixmapItem] = set()
        self._hover = ""
        self.sceneRectChanged.connect(self._lay_ground)

    # -- what the window tells it ----------------------------------------------------------------
    def dress(self, draw: Painter) -> None:
        """Another theme, cloth or pixel ratio: everything is drawn anew."""
        self._things.draw = draw
        self._lay_ground()
        self._things.clear()
        self._repaint_cards()

    def _lay_ground(self) -> None:
        """The cloth, as large as the table is now."""
        draw = self._things.draw
        if draw is not None:
            self.setBackgroundBrush(QBrush(draw.ground(self.sceneRect().size())))

    def clear_table(self) -> None:
        """Take everything away at once, without a trace of what lay there."""
        self.motion.finish()
        self._things.clear()
        for item in list(self.items()):
            self.removeItem(item)
        self._cards.clear()
        self._leaving.clear()
        self._layout, self._marks = Layout(), Marks()
        self._hover = ""

    def show_layout(
        self, layout: Layout, marks: Marks, teller: Teller, scale: float, animate: bool = True
    ) -> None:
        """Lay everything out, moving what was there before."""
        if self._things.draw is None:
            return
        factor = self.speed.value if animate else 0.0
        before, self._layout = self._layout, layout
        self._marks = marks
        if self._hover not in marks.selectable:
            self._hover = ""
        self.pictures.prepare((spot.face, spot.h) for spot in layout.cards)
        self._show_cards(before, layout, marks, factor)
        self._things.show(before, layout, marks, teller, scale, factor)

    def show_thinking(self, thought: Thinking | None, scale: float) -> None:
        """Somebody thinks for long, or (``None``) nobody does."""
        self._things.show_thinking(self._layout, thought, scale)

    def finish(self) -> None:
        """Bring everything to rest at once."""
        self.motion.finish()

    def hover(self, key: str) -> None:
        """The mouse is on a card that may be picked up, or (empty) on none."""
        key = key if key in self._marks.selectable else ""
        if key == self._hover:
            return
        before, self._hover = self._hover, key
        for one in (before, key):
            card = self._cards.get(one)
            if card is not None:
                self._place(card, card.spot, self._marks, self.speed.value, 0, durations.RAISE)

    @property
    def busy(self) -> bool:
        """Whether something still moves."""
        return self.motion.busy

    # -- cards -----------------------------------------------------------------------------------
    def _show_cards(self, before: Layout, layout: Layout, marks: Marks, factor: float) -> None:
        wanted = {spot.key: spot for spot in layout.cards}
        gone = {key: card for key, card in self._cards.items() if key not in wanted}
        arrivals = 0
        for spot in layout.cards:
            known = self._cards.get(spot.key)
            if known is None:
                same = self._same_card(spot, gone)
                if same is not None:
                    known = gone.pop(same)
                    del self._cards[same]
                    self._cards[spot.key] = known
            if known is None:
                known = self._cards[spot.key] = self._arrive(spot, before, layout)
                delay = min(arrivals * durations.DEAL_STAGGER, durations.STAGGER_LIMIT)
                arrivals += 1
                self._place(known, spot, marks, factor, delay * factor, durations.DEAL)
            else:
                self._place(known, spot, marks, factor, 0, durations.TO_TABLE)
        for key, card in gone.items():
            del self._cards[key]
            self._depart(card, layout, factor)

    @staticmethod
    def _same_card(spot: CardSpot, gone: dict[str, _Card]) -> str | None:
        """Which of the cards that went is the one that came under a new key, if any is.

        A face that was known stays: only a card that was, or now is, face down changes its key.
        """

        def may_be(card: _Card) -> bool:
            return None in (card.spot.face, spot.face) or card.spot.face == spot.face

        likely = {key: card for key, card in gone.items() if may_be(card)}
        for key, card in likely.items():
            if (card.spot.zone, card.spot.place) == (spot.zone, spot.place):
                return key
        from_there = [key for key, card in likely.items() if card.spot.zone == spot.source]
        shown = [key for key in from_there if likely[key].spot.face == spot.face]
        return next(reversed(shown or from_there), None)

    def _arrive(self, spot: CardSpot, before: Layout, layout: Layout) -> _Card:
        item = QGraphicsPixmapItem()
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        anchor = before.anchors.get(spot.source) or layout.anchors.get(spot.source)
        start = CardStyle(None, spot.h) if anchor and spot.face else self._style(spot, Marks())
        item.setPixmap(self.pictures.card(start))
        x, y = (anchor[0], anchor[1]) if anchor else (spot.x, spot.y)
        item.setPos(self._corner(spot, x, y))
        self.addItem(item)
        return _Card(item, spot, start, start)

    def _place(
        self, card: _Card, spot: CardSpot, marks: Marks, factor: float, delay: float, length: float
    ) -> None:
        item = card.item
        item.setData(KEY, spot.key)
        item.setData(ZONE, spot.zone)
        item.setData(KIND, "card")
        y = spot.y
        if spot.key in marks.selected:
            y -= RAISED * spot.h
        elif spot.key in (marks.focus, self._hover):
            y -= FOCUS_RAISED
        moved = (card.spot.x, card.spot.y, card.spot.zone) != (spot.x, spot.y, spot.zone)
        raised = card.spot.zone == spot.zone and abs(card.spot.x - spot.x) < 1
        style = self._style(spot, marks)
        card.style = style
        if (card.shown.face is None) == (style.face is None):
            self.motion.unflip(item)
            if style != card.shown:
                item.setPixmap(self._turned(card))
        else:
            if card.shown.height != style.height:
                card.shown = replace(card.shown, height=style.height)
                item.setPixmap(self.pictures.card(card.shown))
            if not self.motion.turning(item):
                self.motion.flip(
                    item,
                    partial(self._turned, card),
                    durations.FLIP * factor,
                    delay + length * factor * 0.3,
                )
        card.spot = spot
        self._turn(item, spot)
        target = self._corner(spot, spot.x, y)
        item.setZValue(spot.z + (0.0 if not (moved and not raised) else 0.5))
        if self.motion.target(item) != (target.x(), target.y()):
            self.motion.move(
                item,
                target.x(),
                target.y(),
                (durations.RAISE if raised and delay == 0 else length) * factor,
                delay,
            )

    def _turned(self, card: _Card) -> QPixmap:
        """The side of a card that is to be up, which is up from now on."""
        card.shown = card.style
        return self.pictures.card(card.style)

    def _turn(self, item: QGraphicsPixmapItem, spot: CardSpot) -> None:
        """A card that lies crosswise turns about its middle."""
        margin = self.pictures.margin(spot.h)
        top = margin + self.pictures.headroom(spot.h)
        item.setTransformOriginPoint(margin + spot.h * self.pictures.ratio / 2, top + spot.h / 2)
        item.setRotation(spot.turned)

    def _depart(self, card: _Card, layout: Layout, factor: float) -> None:
        item = card.item
        item.setData(KEY, None)
        anchor = layout.anchors.get(layout.sink)
        self._leaving.add(item)

        def gone() -> None:
            self._leaving.discard(item)
            if item.scene() is self:
                self.removeItem(item)

        if anchor and factor:
            to = self._corner(card.spot, anchor[0], anchor[1])
            self.motion.move(
                item, to.x(), to.y(), durations.COLLECT * factor, ease="inout", gone=gone, fade=True
            )
        else:
            pos = item.pos()
            self.motion.move(item, pos.x(), pos.y(), durations.FADE * factor, gone=gone, fade=True)

    def _style(self, spot: CardSpot, marks: Marks) -> CardStyle:
        return CardStyle(
            face=spot.face,
            height=spot.h,
            dim=self._dim(spot, marks),
            mark=spot.mark,
            selected=spot.key in marks.selected,
            hinted=spot.key in marks.hinted,
            focused=spot.key in (marks.focus, self._hover or None),
        )

    @staticmethod
    def _dim(spot: CardSpot, marks: Marks) -> float:
        """How much cloth lies over a card; a hand that cannot help at all stays readable."""
        if spot.key in marks.dimmed:
            return 0.35 if len(marks.dimmed) < len(marks.selectable) else 0.2
        return 0.45 if spot.faded else 0.0

    def _corner(self, spot: CardSpot, x: float, y: float) -> QPointF:
        margin = self.pictures.margin(spot.h)
        return QPointF(x - margin, y - margin - self.pictures.headroom(spot.h))

    def _repaint_cards(self) -> None:
        for card in self._cards.values():
            card.item.setPixmap(self.pictures.card(card.shown))

    # -- where things are ------------------------------------------------------------------------
    def card_at(self, point: QPointF) -> CardSpot | None:
        """The topmost card at a point, raised or not."""
        here = list(self.items(point))
        risen = self._cards.get(self._hover)
        if risen is not None and risen.item not in here:
            # The risen card must not flee from the mouse: what it left below it is still its own.
            here.append(risen.item)
            here.sort(key=lambda item: -item.zValue())
        for item in here:
            key = item.data(KEY)
            if item.data(KIND) == "card" and key in self._cards:
                spot = self._cards[key].spot
                if self._inside(spot, item, point):
                    return spot
        return None

    def _inside(self, spot: CardSpot, item: QGraphicsItem, point: QPointF) -> bool:
        margin = self.pictures.margin(spot.h)
        box = item.sceneBoundingRect().adjusted(
            margin, margin + self.pictures.headroom(spot.h), -margin, -margin
        )
        if spot.key == self._hover:
            box.setBottom(box.bottom() + FOCUS_RAISED)
        return box.contains(point)

    def tip_at(self, point: QPointF) -> str:
        """What is told about the thing at a point, as rich text; or empty."""
        return next((tip for box, tip in reversed(self._things.tips) if box.contains(point)), "")

    def thing_at(self, point: QPointF, kinds: Iterable[str]) -> str | None:
        """Key of a knob or zone at a point."""
        wanted = set(kinds)
        if "knob" in wanted:
            for knob in self._layout.knobs:
                if (
                    QRectF(knob.x, knob.y, knob.size, knob.size)
                    .adjusted(-3, -3, 3, 3)
                    .contains(point)
                ):
                    return knob.key
        if "zone" in wanted:
            for zone in self._layout.zones:
                if QRectF(zone.x, zone.y, zone.width, zone.height).contains(point):
                    return zone.key
        return None

    def card_rect(self, key: str) -> QRectF | None:
        """Where a card lies (without its shadow), raised if it is raised."""
        card = self._cards.get(key)
        if card is None:
            return None
        margin = self.pictures.margin(card.spot.h)
        x, y = self.motion.target(card.item)
        width = card.spot.h * self.pictures.ratio
        top = y + margin + self.pictures.headroom(card.spot.h)
        return QRectF(x + margin, top, width, card.spot.h)

    def zone_rect(self, key: str) -> QRectF | None:
        """Where a place lies."""
        for zone in self._layout.zones:
            if zone.key == key:
                return QRectF(zone.x, zone.y, zone.width, zone.height)
        return None

    def card_item(self, key: str) -> QGraphicsPixmapItem | None:
        """The item of a card, to be dragged."""
        card = self._cards.get(key)
        return card.item if card else None

    @property
    def layout_shown(self) -> Layout:
        """What lies there now."""
        return self._layout

    @property
    def things(self) -> Things:
        """What lies there besides the cards."""
        return self._things

    def pixmap_of(self, key: str) -> QPixmap | None:
        """The picture a thing is drawn with (for tests)."""
        thing = self._things.items.get(key)
        return thing[1].pixmap() if thing else None

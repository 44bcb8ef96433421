"""The table: draws what its model holds and animates what the model announces.

Every card, plate, label and chip is one pixmap item without overridden methods. A card is known by
the number of its row, which stays the same when its face becomes known: it keeps its item and
turns over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardtable.engine.table import RAISED, CardSpot
from cardtable.models.table import Row, Shown, TableModel
from cardtable.ui import durations
from cardtable.ui.table.card_pictures import CardPictures, CardStyle
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.things import KEY, KIND, ZONE, Things
from cardtable.ui.table.thinking import Thinking

#: How far a card with the keyboard stands out, in pixels.
FOCUS_RAISED = 6.0
#: How much cloth lies over a card: by :attr:`Shown.dimmed`, and over a play that has been beaten.
#: A hand that cannot help at all stays readable.
DIMMED, FADED = (0.0, 0.35, 0.2), 0.45


@dataclass(slots=True)
class _Card:
    """A card's item; ``shown`` is the side that is up, ``style`` the one it turns to."""

    item: QGraphicsPixmapItem
    style: CardStyle
    shown: CardStyle


class TableScene(QGraphicsScene):
    """The cloth with everything on it.

    Attributes:
        model: what lies there.
        settled: everything has come to rest.
        speed: of what moves.
        animated: whether what changes moves to its place, or is there at once.
        scale: how much larger words are than in a usual window.
    """

    settled = Signal()

    def __init__(
        self, pictures: CardPictures, model: TableModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures, self.model = pictures, model
        pictures.ready.connect(self._repaint_cards)
        self.motion = Motion(self)
        self.motion.settled.connect(self.settled)
        self.speed, self.animated, self.scale = durations.Speed.NORMAL, True, 1.0
        self._cards: dict[int, _Card] = {}
        self._things = Things(self, self.motion)
        self._changed: set[int] = set()
        self._gone: list[Row] = []
        self._undressed = True
        self._leaving: set[QGraphicsPixmapItem] = set()
        self._hover = ""
        self.sceneRectChanged.connect(self._lay_ground)
        model.rowsInserted.connect(self._rows_came)
        model.rowsAboutToBeRemoved.connect(self._rows_go)
        model.dataChanged.connect(self._rows_changed)
        model.laid.connect(self._laid)
        model.modelReset.connect(self._clear)

    # -- what the window tells it ----------------------------------------------------------------
    def dress(self, draw: Painter) -> None:
        """Another theme, cloth or pixel ratio: everything is drawn anew when it is laid next."""
        self._things.draw = draw
        self._lay_ground()
        self._things.clear()
        self._repaint_cards()
        self._undressed = True

    def _lay_ground(self) -> None:
        """The cloth, as large as the table is now."""
        draw = self._things.draw
        if draw is not None:
            self.setBackgroundBrush(QBrush(draw.ground(self.sceneRect().size())))

    def show_thinking(self, thought: Thinking | None) -> None:
        """Somebody thinks for long, or (``None``) nobody does."""
        self._things.show_thinking(self.model.layout, thought, self.scale)

    def finish(self) -> None:
        """Bring everything to rest at once."""
        self.motion.finish()

    def hover(self, key: str) -> None:
        """The mouse is on a card that may be picked up, or (empty) on none."""
        key = key if key in self.model.marks.selectable else ""
        if key == self._hover:
            return
        before, self._hover = self._hover, key
        for one in (before, key):
            self._settle(one)

    def release(self, key: str) -> None:
        """A card is drawn along no more: it goes to where it lies."""
        self._settle(key)

    @property
    def busy(self) -> bool:
        """Whether something still moves."""
        return self.motion.busy

    # -- what the model announces ----------------------------------------------------------------
    def _rows_came(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._changed |= {self.model.row(row).number for row in range(first, last + 1)}

    def _rows_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._rows_came(first, first.row(), last.row())

    def _rows_go(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._gone += [self.model.row(row) for row in range(first, last + 1)]

    def _laid(self) -> None:
        """Everything has been announced: move, turn and draw what is not as it was."""
        changed, self._changed = self._changed, set()
        gone, self._gone = self._gone, []
        if self._things.draw is None:
            return
        if self._undressed:
            changed |= {row.number for row in self._rows()}
        self._undressed = False
        factor = self.speed.value if self.animated else 0.0
        if self._hover not in self.model.marks.selectable:
            fallen = self.model.card_row(self._hover)
            changed |= {fallen.number} if fallen is not None else set()
            self._hover = ""
        self.pictures.prepare((spot.face, spot.h) for spot in self.model.layout.cards)
        self._show_cards([row for row in self._rows() if row.number in changed], factor)
        for row in gone:
            if isinstance(row.spot, CardSpot) and row.number in self._cards:
                self._depart(self._cards.pop(row.number), row.spot, factor)
        self._things.show(self.model, changed, gone, self.scale, factor)

    def _clear(self) -> None:
        """Take everything away at once, without a trace of what lay there."""
        self.motion.finish()
        self._things.clear()
        for item in list(self.items()):
            self.removeItem(item)
        self._cards.clear()
        self._leaving.clear()
        self._changed.clear()
        self._gone.clear()
        self._hover = ""

    def _rows(self) -> Iterator[Row]:
        return (self.model.row(row) for row in range(self.model.rowCount()))

    # -- cards -----------------------------------------------------------------------------------
    def _show_cards(self, rows: Iterable[Row], factor: float) -> None:
        arrivals = 0
        for row in rows:
            if not isinstance(row.spot, CardSpot):
                continue
            card = self._cards.get(row.number)
            if card is None:
                card = self._cards[row.number] = self._arrive(row.spot)
                delay = min(arrivals * durations.DEAL_STAGGER, durations.STAGGER_LIMIT)
                arrivals += 1
                self._place(card, row.spot, row.shown, factor, delay * factor, durations.DEAL)
            else:
                self._place(card, row.spot, row.shown, factor, 0, durations.TO_TABLE)

    def _arrive(self, spot: CardSpot) -> _Card:
        item = QGraphicsPixmapItem()
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        anchor = self.model.before.get(spot.source) or self.model.layout.anchors.get(spot.source)
        start = CardStyle(None, spot.h) if anchor and spot.face else self._style(spot, Shown())
        item.setPixmap(self.pictures.card(start))
        x, y = (anchor[0], anchor[1]) if anchor else (spot.x, spot.y)
        item.setPos(self._corner(spot.h, x, y))
        item.setData(ZONE, spot.zone)
        self.addItem(item)
        return _Card(item, start, start)

    def _settle(self, key: str) -> None:
        """Bring a card to where it lies now, raised if it is raised."""
        row = self.model.card_row(key)
        card = self._cards.get(row.number) if row is not None else None
        if row is not None and isinstance(row.spot, CardSpot) and card is not None:
            self._place(card, row.spot, row.shown, self.speed.value, 0, durations.RAISE)

    def _place(
        self,
        card: _Card,
        spot: CardSpot,
        shown: Shown,
        factor: float,
        delay: float,
        length: float,
    ) -> None:
        item = card.item
        new, stays = item.data(KEY) is None, item.data(ZONE) == spot.zone
        item.setData(KEY, spot.key)
        item.setData(ZONE, spot.zone)
        item.setData(KIND, "card")
        y = spot.y
        if shown.selected:
            y -= RAISED * spot.h
        elif shown.focused or spot.key == self._hover:
            y -= FOCUS_RAISED
        style = self._style(spot, shown)
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
        self._turn(item, spot)
        target = self._corner(spot.h, spot.x, y)
        at = self.motion.target(item)
        raised = stays and abs(at[0] - target.x()) < 1
        moved = not stays or at != (target.x(), target.y())
        item.setZValue(spot.z + (0.5 if moved and not (raised or new) else 0.0))
        if moved:
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

    def _depart(self, card: _Card, spot: CardSpot, factor: float) -> None:
        item = card.item
        item.setData(KEY, None)
        anchor = self.model.layout.anchors.get(self.model.layout.sink)
        self._leaving.add(item)

        def gone() -> None:
            self._leaving.discard(item)
            if item.scene() is self:
                self.removeItem(item)

        if anchor and factor:
            to = self._corner(spot.h, anchor[0], anchor[1])
            self.motion.move(
                item, to.x(), to.y(), durations.COLLECT * factor, ease="inout", gone=gone, fade=True
            )
        else:
            pos = item.pos()
            self.motion.move(item, pos.x(), pos.y(), durations.FADE * factor, gone=gone, fade=True)

    def _style(self, spot: CardSpot, shown: Shown) -> CardStyle:
        return CardStyle(
            face=spot.face,
            height=spot.h,
            dim=DIMMED[shown.dimmed] or (FADED if spot.faded else 0.0),
            mark=spot.mark,
            selected=shown.selected,
            hinted=shown.hinted,
            focused=shown.focused or spot.key == (self._hover or None),
        )

    def _corner(self, height: float, x: float, y: float) -> QPointF:
        margin = self.pictures.margin(height)
        return QPointF(x - margin, y - margin - self.pictures.headroom(height))

    def _repaint_cards(self) -> None:
        for card in self._cards.values():
            card.item.setPixmap(self.pictures.card(card.shown))

    # -- where things are ------------------------------------------------------------------------
    def card_at(self, point: QPointF) -> CardSpot | None:
        """The topmost card at a point, raised or not."""
        here = list(self.items(point))
        risen = self.card_item(self._hover)
        if risen is not None and risen not in here:
            # The risen card must not flee from the mouse: what it left below it is still its own.
            here.append(risen)
            here.sort(key=lambda item: -item.zValue())
        for item in here:
            spot = self.model.card(item.data(KEY)) if item.data(KIND) == "card" else None
            if spot is not None and self._inside(spot, item, point):
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
        tips = list(self._things.tips(self.model))
        return next((tip for box, tip in reversed(tips) if box.contains(point)), "")

    def card_rect(self, key: str) -> QRectF | None:
        """Where a card lies (without its shadow), raised if it is raised."""
        spot, item = self.model.card(key), self.card_item(key)
        if spot is None or item is None:
            return None
        margin = self.pictures.margin(spot.h)
        x, y = self.motion.target(item)
        top = y + margin + self.pictures.headroom(spot.h)
        return QRectF(x + margin, top, spot.h * self.pictures.ratio, spot.h)

    def card_item(self, key: str) -> QGraphicsPixmapItem | None:
        """The item of a card, to be dragged."""
        row = self.model.card_row(key)
        card = self._cards.get(row.number) if row is not None else None
        return card.item if card is not None else None

    @property
    def things(self) -> Things:
        """What lies there besides the cards."""
        return self._things

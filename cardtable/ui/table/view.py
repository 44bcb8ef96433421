"""The view of the table: what mouse and keys do on it, as clicks, slides, flicks and drags."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip, QWidget

from cardtable.engine.actions import Action
from cardtable.engine.table import HAND, SORT, CardSpot
from cardtable.models.controls.base import Controls, HandOrder
from cardtable.ui.table.accessible import ReadableView
from cardtable.ui.table.card_pictures import CardPictures, ringed
from cardtable.ui.table.hit_testing import (
    ChipHand,
    answers,
    beyond_neighbour,
    knob_at,
    next_in_row,
    place_to_ring,
    reach,
    right_of,
    row_at,
    stretch,
    zone_at,
)
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.squeeze import Squeeze
from cardtable.ui.table.walking import Walk
from cardtable.ui.widgets.haste import HANDS

#: Pixels the mouse may move before a press becomes a slide or a drag.
WANDER = 8
#: Least distance up or down, in pixels, for the drag of a hand card to count as a flick.
FLICK = 24
#: After these, the release of the mouse may never come: what it holds is put back. The focus can be
#: lost as well.
_LOSES_MOUSE = {
    QEvent.Type.Hide,
    QEvent.Type.UngrabMouse,
    QEvent.Type.WindowBlocked,
    QEvent.Type.WindowDeactivate,
}

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TableView(ReadableView):
    """Shows the scene and reports what was meant.

    Attributes:
        clicked, clicked_back: (key, zone) of a card or place, left or right button.
        sliding, slid: the cards the mouse slides over, and the final ones at its release.
        dropped: (key, zone) of a card dragged onto a place.
        flicked: (key, whether upwards) of a card of the hand dragged to no place.
        rapped: the bare cloth was double-clicked, as one raps on a table.
        brought: (key, key of the card it should lie before, or empty) of a card moved within the
            hand.
        cancelled: what was dragged, or the cards slid over, are put back.
        focused: the focus has come to this key.
        ended: an arrow key, Home or End has led nowhere.
        resized: the table's size has changed.
        picture: whether nothing on it reacts, as it shows the past.
        slides: whether its edge is on its way to where it is laid out for.
        woken: it was clicked while ``picture`` was set.
    """

    clicked = Signal(str, str)
    clicked_back = Signal(str, str)
    sliding = Signal(list)
    slid = Signal(list)
    dropped = Signal(str, str)
    flicked = Signal(str, bool)
    rapped = Signal()
    brought = Signal(str, str)
    cancelled = Signal()
    focused = Signal(str)
    ended = Signal()
    resized = Signal()
    woken = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, scene.model, parent)
        self._table = scene  # the view does not keep its scene alive
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setAcceptDrops(False)  # the window takes what is dropped anywhere on it
        self.setAcceptDrops(False)
        self._button = Qt.MouseButton.NoButton  # whose press goes on
        self._pressed: CardSpot | None = None
        self._pressed_at = QPoint()
        self._slide: list[str] = []
        self._drag: Drag | None = None
        self._squeeze: Squeeze | None = None
        self._chips = ChipHand(scene, self)
        self._chips.clicked.connect(self.clicked)
        self._chips.clicked_back.connect(self.clicked_back)
        self._chips.dropped.connect(self.dropped)
        self._anchor = ""
        self._been: list[str] = []  # from where ↑ and ↓ have led
        self._framed = False
        self._above = 0
        self.picture = self.slides = self._rested = False
        #: When bare cloth was pressed, in milliseconds; 0: something else was.
        self._rap = 0
        scene.model.laid.connect(self._check_held)
        scene.model.modelReset.connect(self._check_held)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cloth as large as the view."""
        super().resizeEvent(event)
        zoom, laid = self.transform().m11(), self._table.sceneRect().width()
        if self.slides:
            self._table.spread(self.width() / zoom / laid)
            return
        self.enlarge(zoom)
        self.resized.emit()

    def arrive(self) -> None:
        """Let its edge be on its way no more, and be laid out for where that is now."""
        self.slides, zoom = False, self.transform().m11()
        if self._table.sceneRect().size() != QSizeF(self.width() / zoom, self.height() / zoom):
            self.enlarge(zoom)
            self.resized.emit()
        self._table.spread(1.0)

    def enlarge(self, zoom: float) -> None:
        """Magnify everything on the cloth by ``zoom``; lay out anew afterwards."""
        self.setTransform(QTransform.fromScale(zoom, zoom))
        above = self._above / zoom
        self._table.setSceneRect(QRectF(0, -above, self.width() / zoom, self.height() / zoom))

    def leave_free(self, above: int) -> None:
        """Leave so many pixels free above what is laid; lay out anew afterwards."""
        if above != self._above:
            self._above = above
            self.enlarge(self.transform().m11())

    @property
    def dragging(self) -> bool:
        """Whether a card is being dragged."""
        return self._drag is not None

    # -- mouse -----------------------------------------------------------------------------------
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what is pressed; a click also finishes all movement."""
        HANDS.press(event)
        point = self.mapToScene(event.position().toPoint())
        self._rap = event.timestamp() if self._is_bare(point) else 0
        if event.button() == Qt.MouseButton.LeftButton and not self.picture:
            self._squeeze = self._table.squeeze(point)
            if self._squeeze is not None:
                return
        self._table.skip()
        first, second = self._button, event.button()
        self.put_back()
        if first == Qt.MouseButton.LeftButton != second:
            return  # it takes back what the left button began
        self._button, self._rested = second, False
        self._pressed_at = event.position().toPoint()
        if self.picture:
            self._rested = True  # the release of this click means nothing more
            self.woken.emit()
            return
        if self._chips.press(event.button(), point):
            return
        if event.button() == Qt.MouseButton.RightButton:
            self._click(point, back=True)
            return
        self._pressed = self._table.card_at(point)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed card if it may be dragged, or select the cards the mouse slides over."""
        point = self.mapToScene(event.position().toPoint())
        if self._squeeze is not None:
            if not event.buttons() & Qt.MouseButton.LeftButton:
                self.put_back()  # its release went elsewhere
            elif not self._squeeze.to(point):
                self._squeeze = None
            return
        if not event.buttons() & Qt.MouseButton.LeftButton:
            if self._button == Qt.MouseButton.LeftButton:
                self.put_back()  # its release went elsewhere
            self._hover(point)
            return
        if self._chips.move(point) or self._pressed is None:
            return
        far = event.position().toPoint() - self._pressed_at
        if self._drag is None and not self._slide:
            if far.manhattanLength() < WANDER:
                return
            if self._drags(self._pressed.key, far):
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                start = self.mapToScene(self._pressed_at)
                self._drag = Drag(self._table, self._pressed, start)
        if self._drag is None:
            self._slide_over(point)
        elif (before := self._drag.to(point)) is not None:
            self.brought.emit(self._drag.key, before)

    def _drags(self, key: str, far: QPoint) -> bool:
        """Whether the press drags the card; sideways over a hand selects instead."""
        sideways = abs(far.x()) > abs(far.y())
        selects = sideways and key in self.marks.selectable and not self.marks.ordered
        return key in self.marks.draggable and not selects

    def _slide_over(self, point: QPointF) -> None:
        first = self._pressed
        if first is None or first.key not in self.marks.selectable:
            return
        slide = stretch(self.model.layout, self.marks, first, point.x())
        if slide != self._slide and (self._slide or len(slide) > 1):  # a hand is never quite still
            self._slide = slide
            self.sliding.emit(list(slide))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a click, slide or drop."""
        HANDS.act()
        point = self.mapToScene(event.position().toPoint())
        if self._squeeze is not None:
            self._squeeze.let_go()
            self._squeeze = None
            return
        if event.button() != self._button:
            return  # what it began was put back, or was meant for something else
        other = self._button != Qt.MouseButton.LeftButton
        self._button = Qt.MouseButton.NoButton
        if self._chips.release(point) or other or self._rested:
            return
        pressed, self._pressed = self._pressed, None
        drag, self._drag = self._drag, None
        if drag is not None:
            self.unsetCursor()
            self._let_go(drag, point)
        elif self._slide:
            self.slid.emit(list(self._slide))
        elif pressed is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._reach(pressed)
        else:
            self._click(point, back=False)
            self._anchor = pressed.key if pressed is not None else ""
        self._slide = []

    def put_back(self) -> bool:
        """Put back what the mouse holds; its release means nothing then.

        Returns whether it held anything: cards, a chip, or cards that are being slid over. A card
        that is squeezed turns over.
        """
        drag, slide, squeeze = self._drag, self._slide, self._squeeze
        if squeeze is not None:
            squeeze.let_go()
            self._squeeze = None
        self._button, self._pressed = Qt.MouseButton.NoButton, None
        self._drag, self._slide = None, []
        chip = self._chips.put_back()
        if drag is not None:
            self.unsetCursor()
            self._table.hover("")
            drag.let_go()
        if drag is not None or slide:
            self.cancelled.emit()
        return chip or drag is not None or bool(slide) or squeeze is not None

    def _check_held(self) -> None:
        """Put back what can no longer be held, now that the table has changed."""
        drag, chips = self._drag, self._chips
        slid = self._pressed.key if self._slide and self._pressed is not None else ""
        if (
            (drag is not None and not drag.holds)
            or (slid and slid not in self.marks.selectable)
            or not chips.holds
        ):
            self.put_back()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Treat a resting finger as a right click, unless there is a tooltip to show.

        Where chips pour, resting the finger pours them.
        """
        point = self.mapToScene(event.pos())
        tells = bool(self._table.tip_at(point))
        wanders = self.marks.pours or self._drag or self._slide
        if event.reason() == QContextMenuEvent.Reason.Other and (tells or not wanders):
            self._rested, self._pressed = True, None
            if not tells:
                self._click(point, back=True)

    def _let_go(self, drag: Drag, point: QPointF) -> None:
        """Drop dragged cards where they may lie, or send them back: outside the table, always."""
        on_table = self.viewport().rect().contains(self.mapFromScene(point))
        zone = zone_at(self.model.layout, point, self._table.finger) if on_table else ""
        flicks = on_table and drag.key in self.marks.selectable and not self.marks.ordered
        rise = drag.rise(point)
        if zone or not flicks or abs(rise) < FLICK:
            self.dropped.emit(drag.key, zone or (HAND if drag.over_hand(point) else ""))
        else:
            self.flicked.emit(drag.key, rise > 0)
        drag.let_go()

    def _reach(self, to: CardSpot) -> None:
        """Select everything from the last touched card to this one."""
        start = self.model.card(self._anchor) or to
        if to.key in self.marks.selectable and start.key in self.marks.selectable:
            self._anchor = start.key
            self.slid.emit(reach(self.model.layout, self.marks, start, to))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two presses on bare cloth rap on the table; elsewhere the second is one more click."""
        left = event.button() == Qt.MouseButton.LeftButton
        twice = event.timestamp() - self._rap <= QApplication.doubleClickInterval()
        rapped = left and self._rap and twice
        self.mousePressEvent(event)
        if rapped and self._rap:
            self._rap = 0
            self.rapped.emit()

    def _is_bare(self, point: QPointF) -> bool:
        """Whether nothing but cloth lies at a point, and nothing moves on it."""
        layout, table = self.model.layout, self._table
        lies = table.card_at(point) or zone_at(layout, point) or knob_at(layout, point)
        return not (lies or table.busy or self.picture)

    def _click(self, point: QPointF, back: bool) -> None:
        signal = self.clicked_back if back else self.clicked
        knob = knob_at(self.model.layout, point, self._table.finger)
        if knob:
            signal.emit(knob, knob)
            return
        card = self._table.card_at(point)
        if card is not None and card.key in self.marks.selectable:
            signal.emit(card.key, card.zone)
            return
        zone = zone_at(self.model.layout, point, self._table.finger)
        if zone:
            signal.emit(zone, zone)
        elif card is not None:
            signal.emit(card.key, card.zone)
        elif not back:  # what cannot be chosen is asked about
            self._explain(point)

    def _explain(self, point: QPointF) -> None:
        """Show the tooltip of what lies at a point, or none."""
        tip = self._table.tip_at(point)
        at = self.viewport().mapToGlobal(self.mapFromScene(point))
        QToolTip.showText(at, f"<qt>{tip}</qt>" if tip else "", self)

    def _hover(self, point: QPointF) -> None:
        card = self._table.card_at(point)
        ready = card is not None and card.key in self.marks.selectable
        self._table.hover(card.key if card is not None and ready else "")
        if card is not None and card.key in self.marks.draggable and not ready:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        elif ready or answers(self.model.layout, self.marks, point, self._table.finger):
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def leaveEvent(self, event: QEvent) -> None:
        """Note that the mouse points at no card."""
        self._table.hover("")
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Put back what is held if the mouse is lost; show the tooltip of a plate."""
        if event.type() in _LOSES_MOUSE:
            self.put_back()
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._explain(self.mapToScene(event.pos()))
            return True
        return super().viewportEvent(event)

    # -- keyboard --------------------------------------------------------------------------------
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus the first thing to choose when reached by Tab; if there is none, show a frame."""
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if self.focus_key:
            self.focused.emit(self.focus_key)
        elif by_key:
            self._go(self._walk.end(last=False))
        self._framed = by_key
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the focus marks, and put back what is held."""
        super().focusOutEvent(event)
        self.put_back()
        self._framed = False
        if self.focus_key:
            self.focused.emit(self.focus_key)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the scene, and the focus ring round a place.

        A card has a ring of its own; if there is nothing to choose, the ring goes round the table.
        """
        super().paintEvent(event)
        if self.hasFocus():
            draw_ring(self, self._table.pictures, self._framed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the table, Space chooses; other keys go to the window.

        Esc puts back what the mouse holds.
        """
        HANDS.press(event)
        if event.key() == Qt.Key.Key_Escape and self.put_back():
            event.accept()
            return
        if self.picture:
            event.ignore()
            return
        key, here = Qt.Key(event.key()), self.focus_key
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if not self._bring(left=key == Qt.Key.Key_Left):
                self._end(event)
            event.accept()
        elif key in _STEPS and not control:
            dx, dy = _STEPS[key]
            before = self.model.card(here)
            self._go(self._walk.step(here, dx, dy))
            if dy:
                self._been = [*(key for key in self._been if key != here), here]
            if self.focus_key == here:
                self._end(event)
            to = self.model.card(self.focus_key)
            if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._anchor = ""
            elif before is not None and to is not None:
                self._anchor = self._anchor or before.key
                self._reach(to)
            event.accept()
        elif key == Qt.Key.Key_Space and event.isAutoRepeat() and not self.marks.pours:
            event.accept()  # a key held down answers one question only
        elif key == Qt.Key.Key_Space and self._chooses:
            self._table.finish()
            spot = self.model.card(self.focus_key)
            self.clicked.emit(self.focus_key, spot.zone if spot else self.focus_key)
            event.accept()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(self._walk.end(last=key == Qt.Key.Key_End))
            if self.focus_key == here:
                self._end(event)
            event.accept()
        else:
            event.ignore()

    def _end(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():  # a key held down would say it again and again
            self.ended.emit()

    def _bring(self, left: bool) -> bool:
        """Move the focused card of the hand by one place; return whether there is one."""
        before = beyond_neighbour(self.model.layout, HAND, self.focus_key, left)
        if before is not None:
            self.brought.emit(self.focus_key, before)
        return before is not None

    @property
    def _walk(self) -> Walk:
        ratio = self._table.pictures.ratio
        been = self._been
        return Walk(self.model.layout, self.marks, ratio, self.own_zones, self.told, been)

    @property
    def _chooses(self) -> bool:
        """Whether Space has something to choose where the focus is."""
        marks = self.marks
        return self.focus_key in (*marks.selectable, *marks.places, SORT)

    def _go(self, key: str) -> None:
        if key:
            self.focus_key = key
            self.focused.emit(key)
            self.viewport().update()  # the ring round a place


def draw_ring(view: ReadableView, pictures: CardPictures, framed: bool) -> None:
    """Draw the focus ring on a table that has keyboard focus.

    A card has a ring of its own; while the focus is on nothing, the ring goes round the whole table
    (``framed``). It passes below the seals, which lie on everything else.
    """
    table = QRectF(view.viewport().rect()).adjusted(1.5, 1.5, -1.5, -1.5)
    box = table if framed else None
    if view.focus_key:
        place = place_to_ring(view.model.layout, view.focus_key, pictures.ratio)
        if place is None and view.model.card(view.focus_key) is None:
            boxes = (thing.box for thing in view.told() if thing.key == view.focus_key)
            place = next(boxes, None)
        box = None
        if place is not None:
            box = view.viewportTransform().mapRect(place).adjusted(-4, -4, 4, 4) & table
    if box is not None:
        painter = QPainter(view.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = QRegion(view.viewport().rect())
        for spot in view.model.layout.furniture:
            if spot.kind == "seal":
                lies = QRectF(spot.x, spot.y, spot.width, spot.height)
                seen -= QRegion(view.viewportTransform().mapRect(lies).toAlignedRect())
        painter.setClipRegion(seen)
        ringed(painter, box, 6, pictures.focus)
        painter.end()


class Drag:
    """A drag of one card, or of all picked-up cards if it is one of them.

    Attributes:
        key: the card that was pressed.
    """

    def __init__(self, scene: TableScene, pressed: CardSpot, start: QPointF) -> None:
        """``start``: where the mouse was pressed."""
        self._scene, self._model = scene, scene.model
        self._pressed, self._start = pressed, start
        self.key = pressed.key
        marks = self._model.marks
        along = marks.selected if self.key in marks.selected else {self.key}
        self._grips: dict[str, QPointF] = {}
        for key in along:
            item = scene.hold(key)
            if item is not None:
                self._grips[key] = start - item.pos()

    def to(self, point: QPointF) -> str | None:
        """Move the dragged cards.

        Returns the card of the hand before which they would land (empty: at the right end), if the
        others should make room there.
        """
        for key, grip in self._grips.items():
            item = self._scene.card_item(key)
            if item is not None:
                item.setPos(point - grip)
        model = self._model
        inside = self._pressed.zone == HAND and model.card(self.key) is not None
        if not (inside and model.marks.ordered and self.over_hand(point)):
            return None
        off = point - self._start
        at = self._pressed.x + off.x(), self._pressed.y + off.y()
        before = next_in_row(model.layout, self.key, *at)
        return None if before == right_of(model.layout, self.key) else before

    @property
    def holds(self) -> bool:
        """Whether the cards still lie there and may be dragged."""
        lies = all(self._model.card(key) is not None for key in self._grips)
        return lies and self.key in self._model.marks.draggable

    def over_hand(self, point: QPointF) -> bool:
        """Whether they are held over the hand."""
        return row_at(self._model.layout, HAND, self._scene.pictures.ratio, point)

    def rise(self, point: QPointF) -> float:
        """How far up they have been dragged, in pixels; negative is down."""
        return self._start.y() - point.y()

    def let_go(self) -> None:
        """Release the cards; they go to where they lie now."""
        for key in self._grips:
            self._scene.release(key)


class Gestures(QObject):
    """Passes gestures on and reports the resulting action."""

    def __init__(
        self,
        view: TableView,
        controls: Callable[[], Controls[Any]],
        done: Callable[[Action | None], None],
        parent: QObject,
    ) -> None:
        """``done`` gets the action that was meant, or ``None`` if only cards were picked up."""
        super().__init__(parent)
        self._view, self._controls, self._done = view, controls, done
        #: The order of the hand before a card was dragged over it, and whose it is.
        self._before: tuple[HandOrder, Controls[Any]] | None = None
        #: Whose cards the mouse slides over.
        self._slides: Controls[Any] | None = None
        view.clicked.connect(self._clicked)
        view.clicked_back.connect(lambda key, zone: done(controls().click_back(key, zone)))
        view.dropped.connect(self._dropped)
        view.flicked.connect(self._flicked)
        view.rapped.connect(self._rapped)
        view.brought.connect(self._brought)
        view.sliding.connect(self._sliding)
        view.slid.connect(self._slid)
        view.cancelled.connect(self._cancelled)

    def _clicked(self, key: str, zone: str) -> None:
        if zone == SORT:
            self._controls().sort()
            self._done(None)
        else:
            self._done(self._controls().click(key, zone))

    def _brought(self, key: str, before: str) -> None:
        if self._view.dragging and self._before is None:
            self._before = replace(self._controls().order), self._controls()
        self._controls().bring(key, before)
        self._done(None)

    def _dropped(self, key: str, zone: str) -> None:
        self._leave_hand(zone == HAND)
        self._done(self._controls().drop(key, zone))

    def _flicked(self, key: str, up: bool) -> None:
        self._leave_hand(False)
        self._done(self._controls().flick(key, up))

    def _rapped(self) -> None:
        self._done(self._controls().rap())

    def _leave_hand(self, stays: bool) -> None:
        """Whoever drags a card out of the hand, on the way over others, has not sorted it."""
        before, self._before = self._before, None
        if before is not None and not stays:
            order, controls = before
            controls.order.take(order)

    def _sliding(self, keys: list[str]) -> None:
        self._slides = self._controls()
        self._slides.sliding(keys)
        self._done(None)

    def _slid(self, keys: list[str]) -> None:
        self._slides = None
        self._controls().slide(keys)
        self._done(None)

    def _cancelled(self) -> None:
        """Make order and selection what they were before; shown once what cancelled it is done."""
        self._leave_hand(False)
        slides, self._slides = self._slides, None
        if slides is not None:
            slides.slide(())
        QTimer.singleShot(0, self, lambda: self._done(None))

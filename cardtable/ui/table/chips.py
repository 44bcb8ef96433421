"""Betting chips with the mouse: dragged from a stack, or poured by holding the button."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.ui.table.pointing import knob_at, zone_at, zone_rect
from cardtable.ui.table.scene import TableScene

#: Pixels the mouse must move before the chip follows.
_WANDER = 8
#: Milliseconds before the chips begin to pour, and between two chips.
_FIRST, _NEXT = 450, 120


class ChipHand(QObject):
    """What the mouse does with chips; everything else is left to the view.

    Attributes:
        clicked, clicked_back, dropped: as in the view.
    """

    clicked = Signal(str, str)
    clicked_back = Signal(str, str)
    dropped = Signal(str, str)

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._model = scene, scene.model
        self._stack = self._place = ""
        self._start = QPointF()
        self._lifted: QGraphicsPixmapItem | None = None
        self._back = self._poured = False
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._pour)

    def press(self, button: Qt.MouseButton, point: QPointF) -> bool:
        """Press a button; returns whether the press is used up."""
        layout, marks = self._model.layout, self._model.marks
        self._start, self._poured = point, False
        finger = self._scene.finger
        zone = zone_at(layout, point, finger)
        self._stack = (
            zone if zone in marks.draggable and button == Qt.MouseButton.LeftButton else ""
        )
        place = knob_at(layout, point, finger) or zone
        if marks.pours and not self._stack and zone in marks.places:
            self._place, self._back = place, button == Qt.MouseButton.RightButton
            self._clock.start(_FIRST)
        return bool(self._stack)

    def move(self, point: QPointF) -> bool:
        """Move the mouse with the button down; returns whether a chip is being dragged."""
        far = (point - self._start).manhattanLength() >= _WANDER
        if far:
            self._clock.stop()
        if self._stack and far and self._lifted is None:
            place = zone_rect(self._model.layout, self._stack)
            self._lifted = self._scene.lifted(place) if place is not None else None
        if self._lifted is not None:
            self._lifted.setPos(point - self._lifted.boundingRect().center())
        return bool(self._stack)

    def release(self, point: QPointF) -> bool:
        """Release the button; returns whether something was done with chips."""
        stack, poured = self._stack, self._poured
        if self.put_back():
            self.dropped.emit(stack, zone_at(self._model.layout, point))
        elif stack:
            self.clicked.emit(stack, stack)
        return bool(stack) or poured

    @property
    def holds(self) -> bool:
        """Whether the stack of a chip that is being dragged may still be drawn from."""
        return not self._stack or self._stack in self._model.marks.draggable

    def put_back(self) -> bool:
        """End pouring, and put back a chip that is being dragged; returns whether there was one."""
        self._clock.stop()
        self._stack, self._poured = "", False
        lifted, self._lifted = self._lifted, None
        if lifted is not None and lifted.scene() is self._scene:
            self._scene.removeItem(lifted)
        return lifted is not None

    def _pour(self) -> None:
        self._clock.start(_NEXT)
        self._poured = True
        if self._place not in {knob.key for knob in self._model.layout.knobs} and (
            self._place not in self._model.marks.places
        ):
            self._clock.stop()  # the bet is made, or its last chip taken back
            return
        signal = self.clicked_back if self._back else self.clicked
        signal.emit(self._place, self._place)

"""Cards being dragged, from the mouse press to the release."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from cardtable.engine.table import HAND, CardSpot
from cardtable.ui.table.pointing import next_in_row, right_of, row_at
from cardtable.ui.table.scene import TableScene


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
        left = self._pressed.x + point.x() - self._start.x()
        before = next_in_row(model.layout, self.key, left)
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

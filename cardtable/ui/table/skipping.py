"""A click on the bare table, which cuts waiting short."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent

from cardtable.ui.table.hit_testing import knob_at, zone_at
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.view import TableView

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class ClickSkips(QObject):
    """Takes clicks that would mean nothing else, while the match goes on by itself.

    Whatever appears under the mouse as a result does not get the release as a click.
    """

    def __init__(
        self,
        view: TableView,
        scene: TableScene,
        going: Callable[[], bool],
        skip: Callable[[], object],
    ) -> None:
        super().__init__(view)
        self._view, self._scene, self._going, self._skip = view, scene, going, skip
        self._taken = False
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take such presses before the table sees them, and their releases."""
        if event.type() in _PRESSES and isinstance(event, QMouseEvent):
            left = event.button() == Qt.MouseButton.LeftButton
            self._taken = left and self._going() and not self._means_something(event)
            if self._taken:
                self._skip()
            return self._taken
        if event.type() == QEvent.Type.MouseButtonRelease and self._taken:
            self._taken = False
            return True
        return False

    def _means_something(self, event: QMouseEvent) -> bool:
        view = self._view
        point = view.mapToScene(event.position().toPoint())
        card = self._scene.card_at(point)
        return (
            (card is not None and card.key in {*view.marks.selectable, *view.marks.draggable})
            or zone_at(view.model.layout, point) in view.marks.places
            or bool(knob_at(view.model.layout, point))
            or self._scene.squeezable(point)
        )

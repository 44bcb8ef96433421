"""Mouse and touch gestures at the table, handed to the controls of the seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer

from cardtable.engine.actions import Action
from cardtable.engine.table import HAND, SORT
from cardtable.models.controls.base import Controls
from cardtable.models.controls.hand_order import HandOrder
from cardtable.ui.table.view import TableView


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

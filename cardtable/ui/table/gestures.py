"""Mouse and touch gestures at the table, handed to the controls of the seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from cardtable.engine.actions import Action
from cardtable.engine.table import SORT
from cardtable.models.controls.base import Controls
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
        self._controls, self._done = controls, done
        view.clicked.connect(self._clicked)
        view.clicked_back.connect(lambda key, zone: done(controls().click_back(key, zone)))
        view.dropped.connect(lambda key, zone: done(controls().drop(key, zone)))
        view.flicked.connect(lambda key, up: done(controls().flick(key, up)))
        view.brought.connect(self._brought)
        view.sliding.connect(self._sliding)
        view.slid.connect(self._slid)

    def _clicked(self, key: str, zone: str) -> None:
        if zone == SORT:
            self._controls().sort()
            self._done(None)
        else:
            self._done(self._controls().click(key, zone))

    def _brought(self, key: str, before: str) -> None:
        self._controls().bring(key, before)
        self._done(None)

    def _sliding(self, keys: list[str]) -> None:
        self._controls().sliding(keys)
        self._done(None)

    def _slid(self, keys: list[str]) -> None:
        self._controls().slide(keys)
        self._done(None)

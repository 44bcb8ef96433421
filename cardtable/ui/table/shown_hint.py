"""The hint that is shown on the table and in the strip below it, and the keys that take it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from cardtable.engine.actions import Action
from cardtable.engine.table import Prepared
from cardtable.models.controls.base import Controls
from cardtable.phrases.numbers import percent
from cardtable.ui.learn.candidate_strip import CandidateStrip
from cardtable.ui.learn.hints import Hints


class ShownHint(QObject):
    """Prepares what :class:`~cardtable.ui.learn.hints.Hints` finds in the hands of a seat.

    Attributes:
        prepared: the table is to be laid out anew.
        taken: an action is to be done, as the hint says.
        told: what the hint says, for whoever cannot see it; empty if there is none.
        offered: the strip is about to be shown.
        left: the strip went while it had the keyboard.
    """

    prepared = Signal()
    taken = Signal(object)
    told = Signal(str)
    offered = Signal()
    left = Signal()

    def __init__(
        self,
        hints: Hints,
        strip: CandidateStrip,
        controls: Callable[[], Controls[Any]],
        parent: QObject | None = None,
    ) -> None:
        """``controls``: the hands of the seat that looks; they change with it."""
        super().__init__(parent)
        self._hints, self._strip, self._controls = hints, strip, controls
        #: The hint that was shown last, and what was prepared with it.
        self._last: tuple[Action, tuple[Prepared, str]] | None = None
        #: What the player had prepared before the first hint.
        self._before: object = None
        hints.shown.connect(self._show)
        hints.changed.connect(self.show_strip)
        strip.chosen.connect(hints.choose)
        strip.closed.connect(self.close)

    @property
    def action(self) -> Action | None:
        """The hint on the table, while it stands there as it was given."""
        if self._hints.row < 0 or self._last is None:
            return None
        action, prepared = self._last
        return action if prepared == self._hands else None

    @property
    def key(self) -> str:
        """The key that takes it, or empty."""
        return "" if self.action is None else "Return"

    @property
    def _hands(self) -> tuple[Prepared, str]:
        """What is picked up and staked, and what that is called."""
        controls = self._controls()
        return replace(controls.prepared(), focus=""), controls.marks().call

    def _show(self, action: Action) -> None:
        """Show an action on the table as if it had been prepared."""
        controls = self._controls()
        if controls.may_act:
            if self._before is None:
                self._before = controls.keep()
            controls.hint([action])
            self._last = action, self._hands
            self.prepared.emit()

    def show_strip(self) -> None:
        """The candidates below the table, as long as there are any."""
        strip, hints = self._strip, self._hints
        had_focus = strip.window().focusWidget() is strip.list
        if hints.row < 0:
            self._before = None
        self.offered.emit()
        strip.setVisible(hints.thinking or hints.row >= 0)
        waiting = QCoreApplication.translate("Hints", "Looking for your best move…")
        if hints.share is not None:
            waiting += f" {percent(hints.share)}"
        strip.say(waiting if hints.thinking else "")
        told = hints.model.index(max(hints.row, 0)).data(Qt.ItemDataRole.AccessibleTextRole)
        self.told.emit(told if hints.row >= 0 else "")
        if hints.row >= 0:
            strip.show_row(hints.row)
        elif had_focus:
            self.left.emit()

    def close(self) -> None:
        """The hints are not wanted any more: what was prepared before them is there again.

        Unless the player has changed what a hint prepared: then it is his own by now.
        """
        before = self._before if self.action is not None else None
        self._hints.forget()
        if before is not None:
            self._controls().put_back(before)
        self.prepared.emit()

    def press_key(self, key: str) -> bool:
        """Esc puts the hints away, Enter takes the one shown; whether the key meant something."""
        if key == "Esc" and (self._hints.thinking or self._hints.row >= 0):
            self.close()
            return True
        action = self.action
        if action is None or key != self.key:
            return False
        self.taken.emit(action)
        return True

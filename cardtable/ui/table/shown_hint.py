"""The hint that is shown on the table and in the strip below it, and what takes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.actions import Action
from cardtable.models.controls.base import Button, Controls
from cardtable.phrases.numbers import percent
from cardtable.translation import _
from cardtable.ui.learn import CandidateStrip, Hints


class ShownHint(QObject):
    """Prepares the moves found by :class:`~cardtable.ui.learn.Hints` in the controls.

    Attributes:
        prepared: the table needs a new layout.
        taken: do this action, as the hint says.
        told: the hint in words, for screen readers; empty if there is none.
        offered: the strip is about to be shown, or hidden.
        left: the strip disappeared while it had keyboard focus.
    """

    prepared = Signal()
    taken = Signal(object)
    told = Signal(str)
    offered = Signal(bool)
    left = Signal()

    def __init__(
        self,
        hints: Hints,
        strip: CandidateStrip,
        controls: Callable[[], Controls[Any]],
        parent: QObject | None = None,
    ) -> None:
        """``controls`` returns the controls of the viewer's seat."""
        super().__init__(parent)
        self._hints, self._strip, self._controls = hints, strip, controls
        #: The last hint shown, and what shows it.
        self._last: tuple[Action, object] | None = None
        #: What was prepared by it, in no language.
        self._prepared: object = None
        #: How much had happened when a move of a lesson was shown.
        self._led = -1
        #: What the player had prepared before the first hint.
        self._before: object = None
        hints.shown.connect(self._show)
        hints.changed.connect(self.show_strip)
        strip.chosen.connect(hints.choose)
        strip.pressed.connect(self._take)
        strip.closed.connect(self.close)

    @property
    def action(self) -> Action | None:
        """The hinted action, while the table still shows it unchanged."""
        led = self._led == len(self._controls().view.history)
        if self._last is None or (self._hints.row < 0 and not led):
            return None
        action, shown = self._last
        return action if shown == self._controls().hint_shown else None

    @property
    def key(self) -> str:
        """The key that plays the hint, or empty."""
        mine = self.action is None or not self._controls().enter_takes_hint
        return "" if mine else "Return"

    def keyed(self, buttons: Sequence[Button]) -> list[Button]:
        """Buttons without the hint's key where it plays something else than they do."""
        action, taken = self.action, self.key
        return [
            replace(one, key="")
            if action is not None and one.key == taken and one.id.partition(":")[0] != action.verb
            else one
            for one in buttons
        ]

    def lead(self, action: Action) -> None:
        """Show what a lesson advises; the strip has nothing to say then."""
        self._show(action)
        self._led = len(self._controls().view.history)

    def _show(self, action: Action) -> None:
        """Show an action on the table as if it had been prepared."""
        controls = self._controls()
        if controls.may_act:
            if self._before is None:
                self._before = controls.keep()
            controls.hint([action])
            self._last, self._prepared = (action, controls.hint_shown), controls.keep()
            self.prepared.emit()

    def _take(self) -> None:
        """Prepare what is shown: its candidate was pressed once more."""
        if self._controls().may_act and self.action is not None:
            self._controls().take_hint()
            self.prepared.emit()

    def retranslate(self) -> None:
        """Say the same in the current language: what still stands, stands on."""
        if self._last is not None and self._controls().keep() == self._prepared:
            self._last = self._last[0], self._controls().hint_shown
        self.show_strip()

    def show_strip(self) -> None:
        """Show the candidates below the table while there are any."""
        strip, hints = self._strip, self._hints
        had_focus = strip.isAncestorOf(strip.window().focusWidget())
        if hints.row < 0:
            self._before = None
        shown = hints.thinking or hints.row >= 0
        if had_focus and hints.row < 0:
            self.left.emit()
        self.offered.emit(shown)
        strip.setVisible(shown)
        waiting = _("Looking for your best move…")
        so_far = waiting if hints.share is None else f"{waiting} {percent(hints.share)}"
        strip.say(so_far if hints.thinking else "")
        told = hints.model.index(max(hints.row, 0)).data(Qt.ItemDataRole.AccessibleTextRole)
        self.told.emit(told if hints.row >= 0 else waiting if hints.thinking else "")
        if hints.row >= 0:
            strip.show_row(hints.row)

    def close(self) -> None:
        """Close the hints and restore what was prepared before them.

        What the player has changed since the hint was shown is kept.
        """
        before = self._before if self.action is not None else None
        self._hints.forget()
        if before is not None:
            self._controls().put_back(before)
        self.prepared.emit()

    def press_key(self, key: str) -> bool:
        """Esc closes the hints, Enter plays the one shown; returns whether the key was used.

        So does Backspace, where there is nothing else to take back.
        """
        closes = key == "Esc" or (key == "Backspace" and not self._controls().takes_back)
        if closes and (self._hints.thinking or self._hints.row >= 0):
            self.close()
            return True
        action = self.action
        if action is None or key != self.key:
            return False
        self.taken.emit(action)
        return True

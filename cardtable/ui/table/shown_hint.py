"""The hint that is shown on the table and in the strip below it, and the keys that take it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from cardtable.engine.actions import Action
from cardtable.engine.table import Prepared
from cardtable.phrases.numbers import percent

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage


class ShownHint:
    """Puts what :class:`~cardtable.ui.learn.hints.Hints` finds on the page's table."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        #: The hint that was shown last, and what was prepared with it.
        self._last: tuple[Action, tuple[Prepared, str]] | None = None
        #: What the player had prepared before the first hint.
        self._before: object = None

    @property
    def action(self) -> Action | None:
        """The hint on the table, while it stands there as it was given."""
        if self._page.hints.row < 0 or self._last is None:
            return None
        action, prepared = self._last
        return action if prepared == self._prepared else None

    @property
    def key(self) -> str:
        """The key that takes it, or empty."""
        action = self.action
        return "" if action is None else self._page.controls.hint_key(action)

    @property
    def _prepared(self) -> tuple[Prepared, str]:
        """What is picked up and staked, and what that is called."""
        controls = self._page.controls
        return replace(controls.prepared(), focus=""), controls.marks().call

    def show(self, action: Action) -> None:
        """Show an action on the table as if it had been prepared."""
        page = self._page
        if page.controls.may_act:
            if self._before is None:
                self._before = page.controls.keep()
            page.controls.hint([action])
            self._last = action, self._prepared
            page.redraw()

    def show_strip(self) -> None:
        """The candidates below the table, as long as there are any."""
        page, strip, hints = self._page, self._page.strip, self._page.hints
        had_focus = page.focusWidget() is strip.list
        if hints.row < 0:
            self._before = None
        page.float_strip()
        strip.setVisible(hints.thinking or hints.row >= 0)
        waiting = QCoreApplication.translate("Hints", "Looking for the best you can do…")
        if hints.share is not None:
            waiting += f" {percent(hints.share)}"
        strip.say(waiting if hints.thinking else "")
        told = hints.model.index(max(hints.row, 0)).data(Qt.ItemDataRole.AccessibleTextRole)
        page.crier.cry_new("hint", told if hints.row >= 0 else "")
        if hints.row >= 0:
            strip.show_row(hints.row)
        elif had_focus:
            page.view.setFocus()

    def close(self) -> None:
        """The hints are not wanted any more: what was prepared before them is there again.

        Unless the player has changed what a hint prepared: then it is his own by now.
        """
        before = self._before if self.action is not None else None
        self._page.hints.forget()
        if before is not None:
            self._page.controls.put_back(before)
        self._page.redraw()

    def press_key(self, key: str) -> bool:
        """Esc puts the hints away, the hint's key takes it; whether the key meant something."""
        page = self._page
        if key == "Esc" and (page.hints.thinking or page.hints.row >= 0):
            self.close()
            return True
        action = self.action
        if action is None or key not in ("Return", self.key):
            return False
        if key == self.key:
            page.scene.finish()
            page.act(action)
        return True  # Enter does nothing else while a hint is shown

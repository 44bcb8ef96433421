"""Looking back: an earlier position of the match on the table, while play waits.

A click on a line of the log shows the table as it stood then, as the viewer saw it; so does the key
for the last trick, or at the end of a deal for what led to its result. From there one steps forward
and back by actions; any click on the table, Esc or Enter ends it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.engine.state import TABLE
from cardtable.models.controls.base import Button, Controls
from cardtable.models.session import Session
from cardtable.phrases.base import Prompt
from cardtable.translation import _
from cardtable.ui.table.action_bar import ActionBar
from cardtable.ui.table.stage import Stage

_KEYS = {"Left": "earlier", "Right": "later", "Esc": "now", "Return": "now"}


class LookingBack(QObject):
    """The past of one table.

    Attributes:
        returned: somebody has come back from it to the match.
    """

    returned = Signal()

    def __init__(
        self,
        session: Session,
        stage: Stage,
        pause: Callable[[bool], None],
        redraw: Callable[[], None],
        parent: QObject,
    ) -> None:
        """``pause`` pauses or resumes play; ``redraw`` lays the table out again."""
        super().__init__(parent)
        self._session, self._stage = session, stage
        self._pause, self._redraw = pause, redraw
        self._controls: Controls[Any] | None = None
        self._done = 0
        self._was_paused = False

    @property
    def shown(self) -> bool:
        """Whether the table shows the past."""
        return self._controls is not None

    def see(self, event: int | None) -> None:
        """Show the table right after an event of the log."""
        if event is not None and not self._session.behind_curtain:
            self._show(self._session.match.actions_until(event))

    def may_begin(self, controls: Controls[Any]) -> bool:
        """Whether there is anything yet that may be worth seeing again."""
        return self._result_lies or controls.last_moment() is not None

    def turn(self, controls: Controls[Any]) -> None:
        """Show the last trick or showdown, if there is any, or return to the game."""
        if self.shown:
            self.come_back()
        elif self._result_lies:
            self._show(len(self._session.match.actions) - 1)
        else:
            self.see(controls.last_moment())

    @property
    def _result_lies(self) -> bool:
        match = self._session.match
        return match.turn in (None, TABLE) and bool(match.actions)

    def end(self) -> None:
        """Return to the game."""
        if self._controls is None:
            return
        self._controls = None
        self._pause(self._was_paused)
        self._redraw()

    def come_back(self) -> None:
        """Return to the game, as somebody wanted."""
        self.returned.emit()
        self.end()

    def press(self, button: str) -> bool:
        """Press a button of the bar; returns whether it was one of these."""
        if self._controls is None or button not in _KEYS.values():
            return False
        if button == "now":
            self.come_back()
        else:
            self._show(self._done + (1 if button == "later" else -1))
        return True

    def press_key(self, key: str) -> bool:
        """Press a key; while the past is shown, all other keys are swallowed."""
        return self._controls is not None and (self.press(_KEYS.get(key, "")) or True)

    def lay(self, animate: bool, bar: ActionBar) -> None:
        """Lay out the past position, and name it in the bar."""
        controls = self._controls
        assert controls is not None
        self._stage.lay(controls, animate, choosable=False, call="")
        told = [controls.phrases.event(e, controls.names) for e in controls.view.history]
        title = _("Looking back")
        line = next((line for line in reversed(told) if line), title)
        bar.show_prompt(Prompt(title, line))
        more = self._done > 0
        bar.show_buttons(
            [
                Button("earlier", _("Earlier"), "Left", "plain", more),
                Button("later", _("Later"), "Right", "plain", beside=True),
                Button("now", _("Back to the match"), "Return", "primary"),
            ]
        )

    def _show(self, done: int) -> None:
        """Show the table after that many actions; after all of them, return to the game."""
        match = self._session.match
        if done >= len(match.actions):
            self.come_back()
            return
        begins, self._done = self._controls is None, max(0, done)
        view = match.view_before(self._done, self._session.viewer)
        self._controls = self._stage.controls_for(view)
        if begins:
            self._was_paused = self._session.paused
            self._pause(True)
            self._stage.view.setFocus()  # on a button, the arrow keys would lead elsewhere
        self._redraw()

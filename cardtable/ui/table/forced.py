"""Automatic moves: each waits until the position has been seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from cardtable.engine.actions import Action
from cardtable.engine.failed import ruled
from cardtable.engine.state import View

#: How often to check whether everything has come to rest, in milliseconds.
_AGAIN = 100


def only_action(view: View) -> Action | None:
    """The only legal action of the viewer's seat, if it is to act and has no choice."""
    if view.seat is None or view.turn != view.seat:
        return None
    with ruled(view.game_id):
        return next(iter(view.legal)) if len(view.legal) == 1 else None


class Forced(QObject):
    """An action that will be done unless something else happens first."""

    def __init__(
        self,
        act: Callable[[Action], None],
        busy: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """``busy``: whether something is still moving that should be seen first."""
        super().__init__(parent)
        self._act, self._busy = act, busy
        self._action: Action | None = None
        self._held = -1
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._due)

    @property
    def waiting(self) -> bool:
        """Whether an action is about to be done."""
        return self._timer.isActive()

    def plan(self, action: Action | None, position: int, wait: int) -> None:
        """Do ``action`` in so many milliseconds; ``None`` plans nothing.

        ``position`` is the number of events so far.
        """
        self._timer.stop()
        self._action = action
        if action is not None and position != self._held:
            self._timer.start(wait)

    def hold(self, position: int) -> None:
        """Plan nothing at this position, which the player came back to."""
        self._held = position

    def hurry(self) -> None:
        """Do the planned action now: the position has been seen."""
        if self.waiting:
            self._timer.start(0)

    def _due(self) -> None:
        if self._busy():
            self._timer.start(_AGAIN)
        elif self._action is not None:
            self._act(self._action)

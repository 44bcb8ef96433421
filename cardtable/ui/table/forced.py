"""Moves that are the only ones there are, played by themselves if the player wants that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from cardtable.engine.actions import Action
from cardtable.engine.fence import ruled
from cardtable.engine.state import View
from cardtable.ui import durations


def only_action(view: View) -> Action | None:
    """What the seat that looks must do, if it is to act and has no choice."""
    if view.seat is None or view.turn != view.seat:
        return None
    with ruled(view.game_id):
        return next(iter(view.legal)) if len(view.legal) == 1 else None


class Forced(QObject):
    """Waits until the position has been seen, then does what must be done.

    Attributes:
        on: the player wants it.
    """

    def __init__(self, act: Callable[[Action], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = False
        self._act = act
        self._action: Action | None = None
        self._held = -1
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(durations.FORCED)
        self._timer.timeout.connect(self._due)

    def set_speed(self, speed: durations.Speed) -> None:
        """How long a position stands before it is left."""
        self._timer.setInterval(round(durations.FORCED * speed.value))

    def see(self, view: View | None) -> None:
        """The position on the table; ``None``: no automatic move."""
        self._timer.stop()
        self._action = only_action(view) if view is not None and self.on else None
        if view is not None and self._action is not None and len(view.history) != self._held:
            self._timer.start()

    def hold(self, view: View) -> None:
        """The player came back to this position: it is not left for him again."""
        self._held = len(view.history)
        self.see(view)

    def _due(self) -> None:
        if self._action is not None:
            self._act(self._action)

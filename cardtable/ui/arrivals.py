"""Pictures that come after their places were seen: each fades in, and nothing moves."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.ui import durations

#: Milliseconds from one step of the fading to the next.
_STEP = 16


class Arrivals(QObject):
    """What has come late to a widget that draws it.

    Attributes:
        unseen: nothing of what has been drawn yet was seen, so nothing comes late.
    """

    unseen = False

    def __init__(self, view: QWidget, calm: Callable[[], bool]) -> None:
        """``calm``: whether nothing moves."""
        super().__init__(view)
        self._view, self._calm = view, calm
        self._since: dict[Hashable, float | None] = {}
        self._clock = QTimer(self, interval=_STEP)
        self._clock.timeout.connect(self._step)

    def come(self, what: Hashable) -> None:
        """Something is there that was not when it was last drawn."""
        if self._view.isVisible() and not Arrivals.unseen and not self._calm():
            self._since[what] = None  # it begins once somebody sees it
        self._view.update()

    def opacity(self, what: Hashable) -> float:
        """How much of it is to be drawn now."""
        if what not in self._since:
            return 1.0
        now = time.monotonic() * 1000
        since = self._since[what]
        if since is None:
            since = self._since[what] = now
            self._clock.start()
        return min(1.0, (now - since) / durations.FADE)

    def _step(self) -> None:
        now, all_ = time.monotonic() * 1000, self._since.items()
        self._since = {
            what: since for what, since in all_ if since is None or now - since < durations.FADE
        }
        if all(since is None for since in self._since.values()):
            self._clock.stop()
        self._view.update()

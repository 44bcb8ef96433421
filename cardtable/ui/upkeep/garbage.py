"""Runs the garbage collector in the window's thread, and in no other.

Python collects garbage (objects that only refer to one another: a page and its buttons) whenever
enough objects were made, in whichever thread made the last one. So a thread that reads a bot's
answer could destroy widgets and pictures of a table that was just left, while the window's thread
is still taking it apart. Qt allows neither; the program would end without a word. Nor may it be
collected while Qt destroys something: it may wait for ever there for a lock that is held meanwhile.
"""

from __future__ import annotations

import gc
import sys
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

#: Milliseconds between two checks.
OFTEN = 250


class GarbageCollection(QObject):
    """From now on Python does not collect garbage by itself, not even at the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(OFTEN)
        self._left = QTimer(self)  # after pending deletions are done
        self._left.setSingleShot(True)
        self._left.timeout.connect(self._clear)

    def look(self) -> None:
        """Collect the generations that are due, by Python's own thresholds."""
        due = [
            generation
            for generation, (count, limit) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if limit and count > limit
        ]
        if due:
            gc.collect(due[-1])

    @staticmethod
    def _clear() -> None:
        gc.collect()
        give_back()

    def page_left(self) -> None:
        """Collect soon after a page was left: its pictures are large, and need not wait."""
        self._left.start(0)

    def end(self) -> None:
        """Collect no more: what is left goes with the process."""
        self._timer.stop()
        self._left.stop()


def give_back() -> None:
    """Return free memory to the system: glibc keeps it, more fragmented with every match."""
    if sys.platform != "linux":
        return
    import ctypes

    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).malloc_trim(0)

"""What nobody holds any more is cleared away in the window's thread, and in no other.

Python looks for such things (objects that only hold one another: a page and its buttons) whenever
enough objects were made, in whichever thread made the last one. A thread that reads a bot's answer
would so destroy widgets and pictures of a table that was just left, while the window's thread
still takes it apart. Qt allows neither; the program ends without a word.
"""

from __future__ import annotations

import gc
import sys
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

#: Milliseconds between two looks.
OFTEN = 250


class Tidying(QObject):
    """As long as it lives Python does not tidy up by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(OFTEN)
        self._left = QTimer(self)  # when what is to be deleted has been
        self._left.setSingleShot(True)
        self._left.timeout.connect(self._clear)

    def look(self) -> None:
        """Clear the generations that are due, by Python's own thresholds."""
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
        """A page was left: its pictures are large, and it might be half a minute until its turn."""
        self._left.start(0)

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        self._left.stop()
        gc.enable()


def give_back() -> None:
    """Hand what is free back to the system: glibc keeps it, in more pieces from match to match."""
    if sys.platform != "linux":
        return
    import ctypes

    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).malloc_trim(0)

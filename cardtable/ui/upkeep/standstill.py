"""A game from elsewhere that never returns: after some seconds it is interrupted, and fails.

Its rules and sentences run in the window's thread. As long as they do the window stands still;
nothing in that thread can end it. So another one listens to the window's heartbeat. When it stops,
a signal goes to the window's thread, and if the code of a game from elsewhere is what runs there,
it fails there as if it had failed by itself. Code of our own, and a slow disk, are left alone.

What is written in C and holds the interpreter cannot be interrupted, nor on Windows what sleeps.
"""

from __future__ import annotations

import signal
import threading
import time
from types import FrameType

from PySide6.QtCore import QObject, QTimer

from cardtable.engine.failed import GameFailed
from cardtable.games import game_in

#: Milliseconds between two heartbeats; seconds without one until the game is interrupted.
BEAT = 500
PATIENCE = 2.0
#: Seconds until it is interrupted again: what it is asked for on the way out is not waited for.
AGAIN = 0.01
#: What is sent: nothing else in the program uses it.
ALARM: signal.Signals = (
    getattr(signal, "SIGALRM", None) or getattr(signal, "SIGBREAK", None) or signal.SIGTERM
)


class Standstill(QObject):
    """Listens as long as it lives; to be made and ended in the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = threading.get_ident()
        self._ended = threading.Event()
        self._before = signal.signal(ALARM, _interrupt)
        self._last = time.monotonic()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)
        self._thread = threading.Thread(target=self._listen, name="standstill", daemon=True)
        self._thread.start()

    def _beat(self) -> None:
        self._last = time.monotonic()

    def _listen(self) -> None:
        pause = PATIENCE / 6
        while not self._ended.wait(pause):
            late = time.monotonic() - self._last > PATIENCE
            if late:
                _alarm(self._window)
            pause = AGAIN if late else PATIENCE / 6

    def end(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join()
        self._timer.stop()
        signal.signal(ALARM, self._before)


def _alarm(thread: int) -> None:
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(thread, ALARM)  # it wakes what sleeps, too
    else:
        import _thread

        _thread.interrupt_main(ALARM)


def _interrupt(_number: int, frame: FrameType | None) -> None:
    """Raise :class:`GameFailed` where a game from elsewhere runs."""
    while frame is not None:
        game = game_in(str(frame.f_globals.get("__name__", "")))
        if game:
            raise GameFailed(game)
        frame = frame.f_back

"""Interrupts a plugin game that never returns: after some seconds it fails.

Its rules and sentences run in the window's thread. While they run the window freezes, and nothing
in that thread can end it. So another thread listens to the window's heartbeat. When it stops, a
signal goes to the window's thread, and if a plugin game's code is running there, it fails as if by
itself. Our own code, and a slow disk, are left alone.

C code that holds the interpreter cannot be interrupted, nor can sleeping code on Windows.
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
#: Seconds until the next interruption: what the game still tries to do is not waited for.
AGAIN = 0.01
#: The signal sent; nothing else in the program uses it.
ALARM: signal.Signals = (
    getattr(signal, "SIGALRM", None) or getattr(signal, "SIGBREAK", None) or signal.SIGTERM
)


class Standstill(QObject):
    """Listens as long as it lives; create and end it in the window's thread."""

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
        """Stop listening."""
        self._ended.set()
        self._thread.join()
        self._timer.stop()
        signal.signal(ALARM, self._before)


def _alarm(thread: int) -> None:
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(thread, ALARM)  # this also wakes sleeping code
    else:
        import _thread

        _thread.interrupt_main(ALARM)


def _interrupt(_number: int, frame: FrameType | None) -> None:
    """Raise :class:`GameFailed` if a plugin game's code is running."""
    while frame is not None:
        game = game_in(str(frame.f_globals.get("__name__", "")))
        if game:
            raise GameFailed(game)
        frame = frame.f_back

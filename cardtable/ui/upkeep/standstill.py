"""Interrupts a plugin game that never returns: after some seconds it fails.

Its rules and sentences run in the window's thread. While they run the window freezes, and nothing
in that thread can end it. So another thread listens to the window's heartbeat. While it is still,
that thread looks again and again at what the window is doing. As soon as it has met a plugin game's
code often enough, a signal goes to the window's thread, and the game fails as if by itself. Our own
code, a slow disk, and a busy machine on which all takes longer, are left alone.

C code that holds the interpreter cannot be interrupted, nor can sleeping code on Windows.
"""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType

from PySide6.QtCore import QObject, QTimer

from cardtable.engine.failed import GameFailed
from cardtable.games import game_in

#: Milliseconds between two heartbeats; seconds that a game may run without one.
BEAT = 500
PATIENCE = 2.0
#: How often the game's code is met in this time.
_LOOKS = 6
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
        self._beats = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)
        self._thread = threading.Thread(target=self._listen, name="standstill", daemon=True)
        self._thread.start()

    def _beat(self) -> None:
        self._beats += 1

    def _listen(self) -> None:
        pause, heard, met = PATIENCE / _LOOKS, self._beats, 0
        while not self._ended.wait(pause):
            if self._beats != heard:
                heard, met = self._beats, 0
            met += bool(_game_running(sys._current_frames().get(self._window)))
            # The last heartbeat may have been just before the game's code began.
            late = met >= _LOOKS - 1
            if late:
                _alarm(self._window)
            pause = AGAIN if late else PATIENCE / _LOOKS

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
    game = _game_running(frame)
    if game:
        raise GameFailed(game)


def _game_running(frame: FrameType | None) -> str:
    """The plugin game whose code is running, or empty."""
    while frame is not None:
        game = game_in(str(frame.f_globals.get("__name__", "")))
        if game:
            return game
        frame = frame.f_back
    return ""

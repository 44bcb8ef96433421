"""Sounds are played behind a thread that nobody waits for.

The window says what is to be heard and goes on. A thread starts the process that plays and tells
it; both come with the first sound. Where sounds cannot be played (no library, no device, a process
that dies), there is silence, and no word about it.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from importlib.util import find_spec
from pathlib import Path

from cardtable.art.assets import asset
from cardtable.engine.sounds import Sound
from cardtable.sound.process import SoundProcess
from cardtable.sound.speaker import Wanted

#: Sounds that may wait for the thread; further ones are dropped.
WAITING = 32
#: How often the process is started, should it die.
LIVES = 3


class Player:
    """Plays sounds. Nothing here ever waits, or fails."""

    def __init__(self, folder: Path | None = None, backend: str = "") -> None:
        """``folder`` and ``backend``: instead of our own sounds and the system's own device."""
        self._folder, self._backend = folder or asset("sound"), backend
        self._queue: queue.Queue[Wanted | None] = queue.Queue(WAITING)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._process: SoundProcess | None = None
        self._lives = LIVES
        self._closed = False

    def play(self, sound: Sound, after: float = 0.0, volume: int = 100) -> None:
        """Have a sound heard in ``after`` seconds, at a volume of 0 to 100."""
        if self._closed:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            with contextlib.suppress(RuntimeError):  # no further thread: silence
                self._thread.start()
        with contextlib.suppress(queue.Full):
            self._queue.put_nowait(Wanted(sound, time.monotonic() + after, volume))

    def close(self) -> None:
        """Fall silent for good, at once."""
        self._closed = True
        with contextlib.suppress(queue.Full):
            self._queue.put_nowait(None)
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.end()  # a thread that is telling it something ends with it

    # -- the player's thread ---------------------------------------------------------------------
    def _serve(self) -> None:
        if find_spec("miniaudio") is None:
            self._lives = 0  # there are no wheels of it for every system
        while (wanted := self._queue.get()) is not None and not self._closed:
            if self._process is None and self._lives > 0:
                self._start()
            self._tell(wanted)

    def _start(self) -> None:
        self._lives -= 1
        with contextlib.suppress(OSError):
            process = SoundProcess(self._folder, self._backend)
            with self._lock:
                if not self._closed:
                    self._process = process
                    return
            process.end()

    def _tell(self, wanted: Wanted) -> None:
        process = self._process
        try:
            if process is not None:
                process.play(wanted)
        except OSError:
            with self._lock:
                lost, self._process = self._process, None
            if lost is not None:
                lost.end()

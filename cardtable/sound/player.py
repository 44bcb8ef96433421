"""Sounds are played in a process, behind a thread that nobody waits for.

The window says what to play and goes on. The thread starts the process and passes it on; both start
with the first sound. Where sounds cannot be played (no library, no device, a process that dies),
there is silence, and no message.

The process is there because a device asks for samples fifty times a second and waits for nobody: in
the window it would wait for frames, and frames for it. Sound libraries print complaints to the
terminal on a computer without a device; here nobody sees them. If one of them crashes, no match is
lost.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import signal
import sys
import threading
import time
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path

from cardtable.art.assets import asset
from cardtable.engine.moments import Sound
from cardtable.sound.speaker import Speaker, Wanted
from cardtable.spawning import end_with_parent, keep_quiet

#: Sounds that may wait for the thread; more are dropped.
WAITING = 32
#: How often the process is started in all, if it dies.
LIVES = 3


class Player:
    """Plays sounds. Nothing here ever waits, or fails."""

    def __init__(self, folder: Path | None = None, backend: str = "") -> None:
        """``folder`` and ``backend`` replace our own sounds and the system's own device."""
        self._folder, self._backend = folder or asset("sound"), backend
        self._queue: queue.Queue[Wanted | None] = queue.Queue(WAITING)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._process: SoundProcess | None = None
        self._lives = LIVES
        self._closed = False

    def play(self, sound: Sound, after: float = 0.0, volume: int = 100) -> None:
        """Play a sound in ``after`` seconds, at a volume of 0 to 100."""
        if self._closed:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            with contextlib.suppress(RuntimeError):  # no further thread: silence
                self._thread.start()
        with contextlib.suppress(queue.Full):
            self._queue.put_nowait(Wanted(sound, time.monotonic() + after, volume))

    def close(self) -> None:
        """Stop all sound for good, at once."""
        self._closed = True
        with contextlib.suppress(queue.Full):
            self._queue.put_nowait(None)
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.end()  # if the thread is sending to it, the sending fails

    # -- the player's thread ---------------------------------------------------------------------
    def _serve(self) -> None:
        if find_spec("miniaudio") is None:
            self._lives = 0  # there are no wheels of it for some systems
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


#: Seconds between two checks whether the device is still needed.
LOOK = 2.0


def run(pipe: Connection, folder: Path, backend: str) -> None:
    """Play what comes through the pipe until it closes or the parent is gone."""
    say_nothing()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the window
    end_with_parent()
    sys.modules["numpy"] = None  # type: ignore[assignment]  # miniaudio would load it, unused
    speaker = Speaker(folder, backend)
    try:
        while True:
            if pipe.poll(LOOK if speaker.is_open else None):
                wanted: Wanted = pipe.recv()
                speaker.play(wanted)
            else:
                speaker.rest()
    except (EOFError, OSError):
        speaker.close()


def say_nothing() -> None:
    """Keep all libraries from writing to the terminal."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (1, 2):
            os.dup2(nowhere, stream)
        os.close(nowhere)
    except OSError:  # there is no terminal
        return


class SoundProcess:
    """A process that plays, as seen from outside."""

    def __init__(self, folder: Path, backend: str = "") -> None:
        """Start it; sounds can be sent at once.

        Raises:
            OSError: if the system allows no further process.
        """
        keep_quiet()
        context = multiprocessing.get_context("spawn")
        theirs, self._pipe = context.Pipe(duplex=False)
        self._process = context.Process(
            target=run, args=(theirs, folder, backend), name="cardtable sound", daemon=True
        )
        self._process.start()
        theirs.close()

    def play(self, wanted: Wanted) -> None:
        """Send it a sound to play.

        Raises:
            OSError: if it is gone.
        """
        self._pipe.send(wanted)

    def end(self) -> None:
        """Kill it, whatever it waits for; return when it is gone."""
        self._process.kill()
        self._process.join(timeout=2)
        self._pipe.close()

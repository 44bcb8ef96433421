"""The process that plays: seen from outside it takes sounds, inside it plays them.

It is separate because a device asks for samples fifty times a second and waits for nobody: in the
window it would wait for frames, and frames for it. Sound libraries print complaints to the terminal
on a computer without a device; here nobody sees them. If one of them crashes, no match is lost.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from cardtable.sound.speaker import Speaker, Wanted
from cardtable.spawning import end_with_parent, keep_quiet

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

"""The audio device, open only while there is something to hear."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.engine.moments import Sound
from cardtable.sound.mixer import Mixer
from cardtable.sound.samples import RATE, Samples

#: Milliseconds of sound that the device asks for at a time.
PERIOD = 20
#: Seconds: a sound that is ``LATE`` is left out; a device that has asked for nothing for ``DEAD``
#: counts as dead.
LATE, DEAD = 0.4, 1.0
#: Seconds until an idle device is closed, and until one that could not be opened is tried again.
QUIET, AGAIN = 8.0, 60.0


class Wanted(NamedTuple):
    """A sound to play.

    Attributes:
        due: when to play it, on the monotonic clock.
        volume: 0 to 100.
    """

    sound: Sound
    due: float
    volume: int


class Speaker:
    """Plays sounds, and stays silent where that is impossible."""

    def __init__(self, folder: Path, backend: str = "") -> None:
        """``backend``: a name that miniaudio knows (``NULL``), instead of the system's default."""
        self._samples, self._backend = Samples(folder), backend
        self.mixer = Mixer()
        self._device: Any = None
        self._not_before = 0.0
        self._heard = 0.0

    @property
    def is_open(self) -> bool:
        """Whether the device is open."""
        return self._device is not None

    def play(self, wanted: Wanted) -> bool:
        """Play a sound when it is due; return whether it will be heard."""
        if not self._ready():
            return False
        now = time.monotonic()
        self._heard = max(now, wanted.due)
        if now - wanted.due > LATE:
            return False
        samples = self._samples.next(wanted.sound, wanted.volume)
        return bool(samples) and self.mixer.begin(wanted.sound, samples, wanted.due - now)

    def rest(self) -> None:
        """Close the device if nothing has played for a while."""
        if self.is_open and self.mixer.quiet and time.monotonic() - self._heard > QUIET:
            self.close()

    def close(self) -> None:
        """Close the device."""
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _ready(self) -> bool:
        if self.is_open and time.monotonic() - self.mixer.asked > DEAD:
            self.close()  # it was unplugged
        if not self.is_open and time.monotonic() >= self._not_before:
            try:
                self._device = self._opened()
            except Exception:  # no device, no server, no permission: nothing can be done about it
                self._not_before = time.monotonic() + AGAIN
        return self.is_open

    def _opened(self) -> Any:
        import miniaudio  # it loads more than a silent program needs

        backends = [miniaudio.Backend[self._backend]] if self._backend else None
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=PERIOD,
            backends=backends,
            app_name="Cardtable",
        )
        self.mixer = Mixer()
        stream = self.mixer.stream()
        next(stream)
        device.start(stream)
        return device

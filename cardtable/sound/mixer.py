"""Several sounds at once, as one stream of samples."""

from __future__ import annotations

import threading
import time
from array import array
from collections.abc import Generator
from dataclasses import dataclass

from cardtable.engine.moments import Sound
from cardtable.sound.samples import RATE

#: Most sounds that play at once; further ones are left out.
VOICES = 12
#: The same sound does not begin twice within this many samples (30 ms): that would buzz.
APART = RATE * 30 // 1000


@dataclass(slots=True)
class _Voice:
    sound: Sound
    samples: array[int]
    start: int


class Mixer:
    """Mixes what is being played. Sounds begin in one thread and are read in the device's.

    Attributes:
        asked: when the device last asked for samples, on the monotonic clock.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[_Voice] = []
        self._given = 0
        self.asked = time.monotonic()

    @property
    def quiet(self) -> bool:
        """Whether nothing is playing or about to play."""
        with self._lock:
            return not self._voices

    def begin(self, sound: Sound, samples: array[int], wait: float = 0.0) -> bool:
        """Play samples in ``wait`` seconds; return whether there is room for them."""
        with self._lock:
            start = self._given + max(0, round(wait * RATE))
            if len(self._voices) >= VOICES or any(
                voice.sound is sound and abs(voice.start - start) < APART for voice in self._voices
            ):
                return False
            self._voices.append(_Voice(sound, samples, start))
            return True

    def read(self, count: int) -> array[int]:
        """Return the next samples of all sounds, mixed."""
        self.asked = time.monotonic()
        with self._lock:
            mixed = [0] * count
            for voice in self._voices:
                into = max(0, voice.start - self._given)
                if into >= count:
                    continue  # it is due later
                part = max(0, self._given - voice.start)
                for at, value in enumerate(voice.samples[part : part + count - into], into):
                    mixed[at] += value
            self._given += count
            self._voices = [v for v in self._voices if v.start + len(v.samples) > self._given]
        return array("h", [max(-32768, min(32767, value)) for value in mixed])

    def stream(self) -> Generator[array[int], int, None]:
        """Yield mixed samples to a device that sends how many it wants."""
        wanted = yield array("h")
        while True:
            wanted = yield self.read(wanted)

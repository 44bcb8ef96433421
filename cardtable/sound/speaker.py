"""Turns sounds into samples, mixes them, and keeps the audio device open while any is heard."""

from __future__ import annotations

import sys
import threading
import time
import wave
from array import array
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.engine.moments import Sound

#: Samples per second, in the files and in what is played; one channel of 16 bits.
RATE = 22_050


class Samples:
    """The samples of all sounds, read on first use.

    A sound with variants (``card_1``, ``card_2``, …) goes through them in turn, so that a deal does
    not sound like a machine gun.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[Sound, list[array[int]]] = {}
        self._turns: dict[Sound, int] = {}
        self._scaled: dict[tuple[Sound, int, int], array[int]] = {}

    def next(self, sound: Sound, volume: int) -> array[int]:
        """Return the next variant at a volume of 0 to 100; empty if there is none."""
        if sound not in self._read:
            self._read[sound] = [read(file) for file in self.files(sound)]
        variants = self._read[sound]
        if not variants:
            return array("h")
        turn = self._turns[sound] = (self._turns.get(sound, -1) + 1) % len(variants)
        key = (sound, turn, volume)
        if key not in self._scaled:
            gain = (volume / 100) ** 2  # half volume should sound half as loud
            self._scaled[key] = array("h", [int(value * gain) for value in variants[turn]])
        return self._scaled[key]

    def files(self, sound: Sound) -> list[Path]:
        """Return the files of its variants."""
        plain = self._folder / f"{sound.value}.wav"
        return [plain] if plain.is_file() else sorted(self._folder.glob(f"{sound.value}_[0-9].wav"))


def read(file: Path) -> array[int]:
    """Return the samples of a file; empty if it is not in our format."""
    samples = array("h")
    try:
        with wave.open(str(file), "rb") as opened:
            form = opened.getnchannels(), opened.getsampwidth(), opened.getframerate()
            if form == (1, samples.itemsize, RATE):
                samples.frombytes(opened.readframes(opened.getnframes()))
    except (OSError, EOFError, wave.Error):
        return array("h")
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


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

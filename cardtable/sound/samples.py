"""The sounds as numbers: the files of ``assets/sound``, scaled to a volume."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

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

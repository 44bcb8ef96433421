"""The sounds: every one exists, is audible, and is what the program synthesises."""

from __future__ import annotations

import pytest

from assets.synth.__main__ import SOUNDS
from assets.synth.waves import written
from cardtable.art.assets import asset
from cardtable.engine.moments import Sound
from cardtable.sound.speaker import RATE, Samples, read

FOLDER = asset("sound")
#: Bytes of all files together, and seconds of one.
MOST, LONGEST = 600_000, 1.5


@pytest.mark.parametrize("name", SOUNDS)
def test_a_file_is_what_the_program_writes(name: str) -> None:
    assert (FOLDER / f"{name}.wav").read_bytes() == written(SOUNDS[name]())


def test_there_is_a_file_for_every_sound_and_no_other() -> None:
    files = [file for sound in Sound for file in Samples(FOLDER).files(sound)]
    assert all(Samples(FOLDER).files(sound) for sound in Sound)
    assert sorted(files) == sorted(FOLDER.iterdir())
    assert sum(file.stat().st_size for file in files) <= MOST


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_can_be_heard_does_not_clip_and_ends_in_silence(name: str) -> None:
    samples = read(FOLDER / f"{name}.wav")
    peak = max(map(abs, samples))
    assert 0.2 * 32767 < peak < 0.9 * 32767
    assert len(samples) < LONGEST * RATE
    assert samples[-1] == 0
    loud = sum(value * value for value in samples) / len(samples)
    assert loud > (0.02 * 32767) ** 2
    assert abs(sum(samples) / len(samples)) < 0.01 * 32767  # centred on zero
    begins = next(at for at, value in enumerate(samples) if abs(value) > 0.1 * peak)
    assert begins < 0.1 * RATE  # it starts at once


@pytest.mark.parametrize("sound", [Sound.CARD, Sound.SLIDE, Sound.FLIP, Sound.CHIPS])
def test_what_is_heard_often_has_variants(sound: Sound) -> None:
    samples = Samples(FOLDER)
    count = len(samples.files(sound))
    heard = [samples.next(sound, 100) for _ in range(count + 1)]
    assert count >= 3
    assert len({one.tobytes() for one in heard}) == count
    assert heard[0] == heard[-1]


def test_half_the_volume_is_softer_and_none_is_silence() -> None:
    samples = Samples(FOLDER)
    full, half, none = (samples.next(Sound.BOMB, volume) for volume in (100, 50, 0))
    assert max(half) == pytest.approx(max(full) / 4, abs=1)
    assert not any(none)

"""Several sounds at once."""

from __future__ import annotations

from array import array

from cardtable.engine.moments import Sound
from cardtable.sound.speaker import APART, RATE, VOICES, Mixer


def tone(level: int, length: int = 4) -> array[int]:
    return array("h", [level] * length)


def test_sounds_are_added_and_end() -> None:
    mixer = Mixer()
    assert mixer.begin(Sound.CARD, tone(100))
    assert mixer.begin(Sound.CHIPS, tone(20, 6))
    assert list(mixer.read(5)) == [120, 120, 120, 120, 20]
    assert not mixer.quiet
    assert list(mixer.read(3)) == [20, 0, 0]
    assert mixer.quiet


def test_a_sound_begins_when_it_is_due() -> None:
    mixer = Mixer()
    mixer.begin(Sound.CARD, tone(7), wait=3 / RATE)
    assert list(mixer.read(2)) == [0, 0]
    assert list(mixer.read(6)) == [0, 7, 7, 7, 7, 0]


def test_what_is_too_loud_together_is_cut_and_does_not_turn_over() -> None:
    mixer = Mixer()
    mixer.begin(Sound.BOMB, tone(30_000))
    mixer.begin(Sound.ROCKET, tone(30_000))
    mixer.begin(Sound.KNOCK, tone(-100, 2))
    assert list(mixer.read(4)) == [32767] * 4


def test_the_same_sound_twice_at_once_is_heard_once() -> None:
    mixer = Mixer()
    assert mixer.begin(Sound.CARD, tone(1, RATE))
    assert not mixer.begin(Sound.CARD, tone(1, RATE), wait=(APART - 1) / RATE)
    assert mixer.begin(Sound.CARD, tone(1, RATE), wait=APART / RATE)
    assert mixer.begin(Sound.SLIDE, tone(1, RATE))


def test_a_flood_of_sounds_leaves_out_what_nobody_could_tell_apart() -> None:
    mixer = Mixer()
    taken = [mixer.begin(Sound.CARD, tone(1, RATE), wait=number) for number in range(200)]
    assert sum(taken) == VOICES


def test_a_device_is_given_what_it_asks_for() -> None:
    mixer = Mixer()
    stream = mixer.stream()
    next(stream)
    mixer.begin(Sound.CARD, tone(5))
    assert list(stream.send(3)) == [5, 5, 5]
    assert len(stream.send(441)) == 441

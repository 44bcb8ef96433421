"""The device: opened for a sound, closed after silence, missing where there is none; the mixer."""

from __future__ import annotations

import sys
import time
from array import array
from collections.abc import Generator
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.art.assets import asset
from cardtable.engine.moments import Sound
from cardtable.sound import speaker
from cardtable.sound.speaker import APART, RATE, VOICES, Mixer, Speaker, Wanted


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


FOLDER = asset("sound")


class Device:
    """One that plays to nobody; ``asks`` is what it does with the stream."""

    opened: list[Device]
    fails = False

    def __init__(self, *_: object, **how: object) -> None:
        if self.fails:
            raise OSError("no device")
        self.closed = False
        self.opened.append(self)

    def start(self, stream: Generator[array[int], int, None]) -> None:
        self.stream = stream

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> type[Device]:
    made = type("Made", (Device,), {"opened": []})
    library = SimpleNamespace(
        PlaybackDevice=made, SampleFormat=SimpleNamespace(SIGNED16=2), Backend={}
    )
    monkeypatch.setitem(sys.modules, "miniaudio", library)
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that goes when it is told to."""
    made = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(time, "monotonic", lambda: made.now)
    return made


def card(clock: SimpleNamespace, late: float = 0.0) -> Wanted:
    return Wanted(Sound.CARD, clock.now - late, 100)


def test_it_is_opened_with_the_first_sound_and_plays_that(device: Any, clock: Any) -> None:
    made = Speaker(FOLDER)
    assert not device.opened
    assert made.play(card(clock))
    (opened,) = device.opened
    assert any(opened.stream.send(2000))


def test_it_is_closed_after_silence_and_opened_again(device: Any, clock: Any) -> None:
    made = Speaker(FOLDER)
    made.play(card(clock))
    clock.now += speaker.QUIET + 1
    made.mixer.asked = clock.now
    made.rest()
    assert made.is_open  # the card has not been played yet
    device.opened[0].stream.send(22_050)
    made.rest()
    assert device.opened[0].closed
    assert made.play(card(clock))
    assert len(device.opened) == 2


def test_without_a_device_it_is_silent_and_tries_again_only_later(device: Any, clock: Any) -> None:
    device.fails = True
    made = Speaker(FOLDER)
    assert not made.play(card(clock))
    device.fails = False
    assert not made.play(card(clock))
    clock.now += speaker.AGAIN
    assert made.play(card(clock))


def test_a_device_that_was_pulled_out_is_opened_anew(device: Any, clock: Any) -> None:
    made = Speaker(FOLDER)
    made.play(card(clock))
    clock.now += speaker.DEAD + 1
    assert made.play(card(clock))
    first, second = device.opened
    assert first.closed
    assert not second.closed


def test_what_is_late_is_left_out(device: Any, clock: Any) -> None:
    made = Speaker(FOLDER)
    assert not made.play(card(clock, late=speaker.LATE + 0.1))
    assert made.play(card(clock, late=speaker.LATE - 0.1))


def test_without_files_it_is_silent(device: Any, clock: Any, tmp_path: Any) -> None:
    (tmp_path / "card_1.wav").write_bytes(b"RIFF, or so it says")
    made = Speaker(tmp_path)
    assert not made.play(card(clock))


def test_the_real_library_plays_to_nobody() -> None:
    pytest.importorskip("miniaudio")
    made = Speaker(FOLDER, "NULL")
    assert made.play(Wanted(Sound.CARD, time.monotonic(), 100))
    until = time.monotonic() + 20
    while not made.mixer.quiet and time.monotonic() < until:
        time.sleep(0.01)
    assert made.mixer.quiet  # it has been heard to its end
    made.close()

"""What stands out: strings for who wins and loses, a drum for a bomb, fireworks for the rocket."""

from __future__ import annotations

import math
import random

from assets.synth.waves import (
    Signal,
    add,
    driven,
    even,
    finished,
    modes,
    noise,
    passed,
    pluck,
    ring,
    shaped,
    silence,
    swell,
)

#: Strings by name, in hertz: two scales of five tones, one bright (yo), one dark (in).
D3, D4, E4, F4, G4, A4, AS4 = 146.83, 293.66, 329.63, 349.23, 392.0, 440.0, 466.16
B4, D5, E5, FS5, G5, A5, B5, D6 = 493.88, 587.33, 659.26, 739.99, 783.99, 880.0, 987.77, 1174.66

#: A note: when it is plucked, its string, how loud.
Note = tuple[float, float, float]


def _played(name: str, seconds: float, bright: float, *notes: Note) -> Signal:
    """Plucked on a koto: strings over a body of paulownia wood."""
    rng = random.Random(name)
    out = silence(seconds)
    for at, freq, level in notes:
        tau = 0.9 * (300 / freq) ** 0.35
        string = even(pluck(rng, freq, seconds - at, tau, bright))
        add(out, string, at=at, level=level)
        nail = passed(shaped(noise(rng, 0.012), 0.0004, 0.002), "band", 2600, 1.2)
        add(out, even(nail), at=at, level=0.10 * level)
    body = even(passed(out, "band", 230, 2.0))
    out = even(out)
    add(out, body, level=0.25)
    return out


def deal_won() -> Signal:
    """Two strings up."""
    return finished(
        _played("deal won", 0.76, 0.6, (0, D5, 0.8), (0.11, G5, 0.9), (0.22, A5, 1.0)), 0.42
    )


def deal_lost() -> Signal:
    """Two strings down, plucked softly."""
    return finished(
        _played("deal lost", 0.78, 0.25, (0, AS4, 0.9), (0.16, A4, 0.9), (0.32, F4, 0.9)), 0.40
    )


def match_won() -> Signal:
    """A run up the whole instrument, and the open strings together."""
    run = [(0.075 * place, freq, 0.75) for place, freq in enumerate((D4, E4, G4, A4, B4, D5, E5))]
    chord = [(0.58 + 0.022 * place, freq, 0.8) for place, freq in enumerate((D4, A4, D5, FS5, A5))]
    return finished(_played("match won", 1.40, 0.65, *run, *chord), 0.5)


def match_lost() -> Signal:
    """Down the dark scale, and a low string at its end."""
    notes = ((0, D5, 0.8), (0.17, AS4, 0.8), (0.34, A4, 0.8), (0.53, F4, 0.8), (0.78, D3, 1.0))
    return finished(_played("match lost", 1.42, 0.22, *notes), 0.46)


def gin() -> Signal:
    """A sweep over all strings: every card has its place."""
    sweep = (D4, G4, A4, B4, D5, E5, G5, A5, B5, D6)
    notes = [(0.038 * place, freq, 0.55 + 0.05 * place) for place, freq in enumerate(sweep)]
    out = _played("gin", 1.1, 0.75, *notes)
    # A small bell over it; its ways to ring are those of a bar, not of a string.
    bell = modes(0.8, (D6 * 2, 1.0, 0.22), (D6 * 2 * 2.76, 0.4, 0.1), (D6 * 2 * 1.01, 0.5, 0.2))
    add(out, even(bell), at=0.40, level=0.22)
    return finished(out, 0.5)


def bomb() -> Signal:
    """A great drum: its skin is struck, gives way, and the hall answers."""
    rng = random.Random("bomb")
    out = silence(1.0)
    skin = ring(lambda t: 82 + 70 * 2.718 ** (-t / 0.035), 1.0, 0.27)
    add(out, skin)
    for ratio, level, tau in ((1.59, 0.7, 0.16), (2.14, 0.5, 0.11), (2.65, 0.4, 0.08)):
        add(out, ring(86 * ratio, 0.8, tau), level=level)
    blast = passed(noise(rng, 1.0), "low", lambda t: 180 + 3600 * 2.718 ** (-t / 0.07), 0.8)
    add(out, even(shaped(blast, 0.002, 0.16)), level=1.3)
    crack = passed(shaped(noise(rng, 0.05), 0.0004, 0.006), "high", 1400)
    add(out, even(crack), level=0.5)
    return finished(driven(out, 2.2), 0.8)


def rocket() -> Signal:
    """It rises with a hiss, bursts, and sparks come down."""
    rng = random.Random("rocket")
    out, up = silence(1.35), 0.48

    def rise(t: float) -> float:
        return 650 + 2300 * math.pow(t / up, 1.6)

    whistle = ring(rise, up, 9.0)
    add(out, swell(whistle, 0.8), level=0.22)
    add(out, even(swell(passed(noise(rng, up), "band", rise, 2.2), 0.8)), level=0.4)
    bang = silence(0.9)
    add(bang, ring(lambda t: 95 + 90 * 2.718 ** (-t / 0.03), 0.6, 0.16))
    burst = passed(noise(rng, 0.7), "low", lambda t: 400 + 5200 * 2.718 ** (-t / 0.06))
    add(bang, even(shaped(burst, 0.001, 0.11)), level=0.9)
    add(out, driven(bang, 2.0), at=up)
    at = up + 0.14
    while at < 1.28:
        spark = passed(
            shaped(noise(rng, 0.02), 0.0003, 0.002), "band", 3500 + 4500 * rng.random(), 3
        )
        add(out, even(spark), at=at, level=0.30 * rng.random() * (1.5 - at))
        at += 0.008 + 0.03 * rng.random() * at
    return finished(out, 0.72)

"""What all sounds are made of: noise, rings, filters and envelopes, as lists of numbers.

Plain floats and Python's own ``random``: other libraries do not promise the same numbers for ever.
"""

from __future__ import annotations

import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence

#: Samples a second of every file.
RATE = 22_050
#: Seconds at the end in which every sound comes to nothing.
FADE = 0.006

Signal = list[float]
#: A number, or one for each moment (in seconds).
Course = float | Callable[[float], float]


def frames(seconds: float) -> int:
    """So many samples."""
    return round(seconds * RATE)


def silence(seconds: float) -> Signal:
    """Nothing, to add sounds to."""
    return [0.0] * frames(seconds)


def noise(rng: random.Random, seconds: float) -> Signal:
    """White noise."""
    return [2 * rng.random() - 1 for _ in range(frames(seconds))]


def ring(freq: Course, seconds: float, tau: float) -> Signal:
    """A tone that dies away; ``tau`` seconds to the 2.7th part."""
    out, phase = [], 0.0
    for at in range(frames(seconds)):
        t = at / RATE
        out.append(math.sin(phase) * math.exp(-t / tau))
        phase += 2 * math.pi * (freq(t) if callable(freq) else freq) / RATE
    return out


def modes(seconds: float, *partials: tuple[float, float, float]) -> Signal:
    """A struck body: (frequency, level, tau) of each way in which it rings."""
    out = silence(seconds)
    for freq, level, tau in partials:
        add(out, ring(freq, seconds, tau), level=level)
    return out


def shaped(signal: Signal, rise: float, tau: float) -> Signal:
    """Swell for ``rise`` seconds, and die away after that."""
    out = []
    for at, value in enumerate(signal):
        t = at / RATE
        gain = t / rise if t < rise else math.exp(-(t - rise) / tau)
        out.append(value * gain)
    return out


def swell(signal: Signal, sharpness: float = 1.0) -> Signal:
    """Come up and go again, as what is drawn over cloth."""
    last = max(1, len(signal) - 1)
    return [v * max(0.0, math.sin(math.pi * at / last)) ** sharpness for at, v in enumerate(signal)]


def passed(signal: Signal, kind: str, cutoff: Course, q: float = 0.7) -> Signal:
    """Through a filter: what lies ``low`` or ``high`` of a frequency, or the ``band`` round it.

    A state-variable filter whose frequency may change on the way.
    """
    out, one, two, damping = [], 0.0, 0.0, 1 / q
    g = 0.0
    for at, value in enumerate(signal):
        if at % 16 == 0:
            freq = cutoff(at / RATE) if callable(cutoff) else cutoff
            g = math.tan(math.pi * min(freq, 0.45 * RATE) / RATE)
        high = (value - (damping + g) * one - two) / (1 + g * (g + damping))
        band = g * high + one
        low = g * band + two
        one, two = g * high + band, g * band + low
        out.append({"low": low, "band": band * damping, "high": high}[kind])
    return out


def pluck(rng: random.Random, freq: float, seconds: float, tau: float, bright: float) -> Signal:
    """A plucked string: a burst that runs round in a loop and loses its edge (Karplus, Strong).

    ``bright`` (0 to 1): how hard the plectrum is. High strings lose less of their edge in a round,
    since they make so many more of them.
    """
    loss = 0.5 * min(1.0, 200 / freq)
    whole = int(RATE / freq - loss - 0.3)
    part = RATE / freq - loss - whole
    bend = (1 - part) / (1 + part)  # an all-pass for the part of a sample that is left
    loop = passed(noise(rng, whole / RATE), "low", 900 + 7000 * bright)
    # Plucked at a seventh of its length, where a koto's plectrum is.
    comb = max(1, whole // 7)
    loop = [value - loop[at - comb] for at, value in enumerate(loop)]
    keep = math.exp(-1 / (freq * tau))
    out, before, turned, last = [], 0.0, 0.0, 0.0
    for at in range(frames(seconds)):
        value = loop[at % whole]
        turned = bend * value + before - bend * turned
        before = value
        out.append(turned)
        loop[at % whole] = keep * ((1 - loss) * turned + loss * last)
        last = turned
    return out


def add(into: Signal, signal: Sequence[float], at: float = 0.0, level: float = 1.0) -> None:
    """Lay a sound over another from a moment on; what does not fit is cut off."""
    start = frames(at)
    for place, value in enumerate(signal[: max(0, len(into) - start)], start):
        into[place] += value * level


def scaled(signal: Signal, level: float) -> Signal:
    """Louder or softer."""
    return [value * level for value in signal]


def even(signal: Signal) -> Signal:
    """With a peak of 1."""
    peak = max(map(abs, signal)) or 1.0
    return [value / peak for value in signal]


def driven(signal: Signal, drive: float) -> Signal:
    """Pressed together, as what is too loud for the ear."""
    return [math.tanh(drive * value) for value in even(signal)]


def finished(signal: Signal, peak: float) -> Signal:
    """At its loudness, and with an end that does not click."""
    out, last = scaled(even(signal), peak), frames(FADE)
    for at in range(min(last, len(out))):
        out[-1 - at] *= at / last
    return out


def written(signal: Signal) -> bytes:
    """A file: 16 bits, one channel."""
    samples = array("h", (round(32767 * value) for value in signal))
    if sys.byteorder == "big":
        samples.byteswap()
    place = io.BytesIO()
    with wave.open(place, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return place.getvalue()

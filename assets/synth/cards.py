"""Cards: laid, slid, flipped, shuffled. Stiff paper on felt."""

from __future__ import annotations

import random

from assets.synth.waves import (
    Signal,
    add,
    even,
    finished,
    modes,
    noise,
    passed,
    scaled,
    shaped,
    silence,
    swell,
)


def _slap(rng: random.Random, bright: float) -> Signal:
    """The moment at which paper meets paper: air goes out, the sheet rings for a breath."""
    burst = shaped(noise(rng, 0.09), 0.0006, 0.006 + 0.004 * rng.random())
    out = scaled(even(passed(burst, "band", 1500 + 500 * rng.random(), 1.1)), 0.8)
    add(out, even(passed(burst, "band", (3300 + 900 * rng.random()) * bright, 1.6)), level=0.6)
    add(out, even(passed(burst, "high", 5200)), level=0.22 * bright)
    return out


def _thud(rng: random.Random) -> Signal:
    """The table below, through felt."""
    low = 150 + 45 * rng.random()
    return modes(0.1, (low, 1.0, 0.018), (2.3 * low, 0.4, 0.01))


def laid(number: int) -> Signal:
    """A card comes down flat; each variant with a hand of its own."""
    rng = random.Random(f"card {number}")
    out = silence(0.15)
    add(out, swell(passed(noise(rng, 0.03), "band", 2600, 0.8), 2), level=0.10)
    add(out, _slap(rng, 0.9 + 0.2 * rng.random()), at=0.024)
    add(out, _thud(rng), at=0.025, level=0.55 + 0.2 * rng.random())
    return finished(out, 0.42)


def slid(number: int) -> Signal:
    """A card is drawn over felt; its grain can be heard, and the pace of the hand."""
    rng = random.Random(f"slide {number}")
    length = 0.19 + 0.04 * rng.random()
    low, top = 1500 + 400 * rng.random(), 3600 + 900 * rng.random()
    hiss = passed(noise(rng, length), "band", lambda t: low + (top - low) * t / length, 0.9)
    grain = passed(noise(rng, length), "low", 70)
    rough = [h * (0.65 + 9 * abs(g)) for h, g in zip(hiss, grain, strict=True)]
    out = silence(length + 0.04)
    add(out, swell(even(rough), 1.3))
    add(out, even(passed(noise(rng, length), "band", 420, 0.7)), level=0.05)
    add(out, _slap(rng, 0.8), at=length - 0.05, level=0.22)
    return finished(out, 0.26)


def flipped(number: int) -> Signal:
    """A card is bent up, springs over and comes down on its face."""
    rng = random.Random(f"flip {number}")
    out = silence(0.21)
    add(
        out,
        even(swell(passed(noise(rng, 0.07), "band", lambda t: 1800 + 42_000 * t, 1.4), 2)),
        level=0.35,
    )
    snap = shaped(noise(rng, 0.05), 0.0004, 0.004)
    add(out, even(passed(snap, "band", 3900 + 500 * rng.random(), 3)), at=0.055, level=0.7)
    add(out, _slap(rng, 1.0), at=0.085 + 0.01 * rng.random(), level=0.9)
    add(out, _thud(rng), at=0.088, level=0.5)
    return finished(out, 0.40)


def shuffled() -> Signal:
    """A riffle: two packets fall into each other from below, are bent back, and squared up."""
    rng = random.Random("shuffle")
    out = silence(1.0)
    at, count = 0.02, 46
    for card in range(count):
        # Thumbs let go slowly, then fast, then slowly again.
        way = card / (count - 1)
        at += 0.0065 + 0.011 * (2 * way - 1) ** 2 + 0.003 * rng.random()
        tick = shaped(noise(rng, 0.025), 0.0004, 0.0022 + 0.001 * rng.random())
        tone = 2300 + 900 * way + 700 * rng.random()
        add(out, even(passed(tick, "band", tone, 1.8)), at=at, level=0.45 + 0.35 * rng.random())
    bridge = passed(noise(rng, 0.24), "band", lambda t: 3400 - 7000 * t, 0.8)
    flutter = [v * (1 if (i // 190) % 2 else 0.35) for i, v in enumerate(bridge)]
    add(out, swell(even(flutter), 1.5), at=at - 0.02, level=0.5)
    for knock, level in ((0.20, 0.6), (0.275, 0.4)):
        add(out, _slap(rng, 0.7), at=at + knock, level=level)
        add(out, _thud(rng), at=at + knock, level=level)
    return finished(out, 0.38)

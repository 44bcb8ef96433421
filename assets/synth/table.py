"""Chips of clay, and knuckles on the wood of the table."""

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
    shaped,
    silence,
    swell,
)


def _clack(rng: random.Random, size: float = 1.0) -> Signal:
    """One chip meets another: a stiff disc, whose ways to ring lie far apart, and die at once."""
    base = (2350 + 300 * rng.random()) / size
    out = modes(
        0.12,
        (base, 1.0, 0.016),
        (base * 1.43, 0.55 + 0.3 * rng.random(), 0.012),
        (base * 2.09, 0.5, 0.008),
        (base * 2.92, 0.3, 0.005),
        (base * 0.36, 0.35, 0.012),
    )
    add(out, even(passed(shaped(noise(rng, 0.02), 0.0003, 0.0015), "high", 3000)), level=0.5)
    return out


def chips(number: int) -> Signal:
    """Some chips are put down: a first one, and those on it come to rest."""
    rng = random.Random(f"chips {number}")
    out = silence(0.30)
    at, level = 0.004, 1.0
    for _ in range(3 + number % 2):
        add(out, _clack(rng), at=at, level=level)
        at += 0.032 + 0.03 * rng.random()
        level *= 0.55 + 0.15 * rng.random()
    add(out, modes(0.08, (190, 1.0, 0.015)), at=0.004, level=0.5)
    return finished(out, 0.34)


def raked() -> Signal:
    """Chips are drawn in over the cloth by whoever has won them."""
    rng = random.Random("rake")
    out = silence(0.66)
    drawn = passed(noise(rng, 0.5), "band", lambda t: 1300 + 2400 * t, 0.7)
    add(out, swell(even(drawn), 1.2), level=0.16)
    at = 0.03
    for place in range(11):
        add(out, _clack(rng, 0.9 + 0.3 * rng.random()), at=at, level=0.35 + 0.55 * rng.random())
        at += 0.028 + 0.035 * rng.random() + 0.002 * place
    return finished(out, 0.36)


def _rap(rng: random.Random, hard: float) -> Signal:
    """A knuckle on a board: the lowest ways in which it bends, and the skin of the knuckle."""
    out = modes(
        0.28,
        (118 + 8 * rng.random(), 0.8, 0.055),
        (207 + 10 * rng.random(), 1.0, 0.042),
        (352 + 20 * rng.random(), 0.75, 0.026),
        (590 + 30 * rng.random(), 0.5 * hard, 0.016),
        (940 + 50 * rng.random(), 0.32 * hard, 0.010),
        (1480, 0.18 * hard, 0.006),
    )
    add(out, even(passed(shaped(noise(rng, 0.03), 0.001, 0.004), "low", 1500)), level=0.6)
    return out


def knocked(number: int) -> Signal:
    """Two raps: I knock."""
    rng = random.Random(f"knock {number}")
    out = silence(0.45)
    add(out, _rap(rng, 0.9), at=0.003)
    add(out, _rap(rng, 1.1), at=0.150 + 0.012 * rng.random(), level=0.92)
    return finished(out, 0.62)

"""The shuffle: fixed for ever, and every card is equally often in every place."""

from __future__ import annotations

import hashlib
import math
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from cardtable.engine.seeds import Seed
from cardtable.games import all_games

#: Seed, label, length, and the order (longer ones: first eight and SHA-256 of all with commas).
SHORT: list[tuple[str, str, tuple[int, ...]]] = [
    ("0", "deal 1", (0,)),
    ("0", "deal 1", (1, 0)),
    ("1", "deal 1", (6, 4, 1, 3, 0, 5, 2)),
    ("1", "round 1 deal", (9, 0, 5, 6, 4, 3, 8, 2, 7, 1)),
    ("7", "round 3 draw 2", (5, 0, 9, 7, 1, 8, 11, 10, 3, 4, 6, 2)),
    ("0123456789abcdef0123456789abcdef", "deal 1", (3, 7, 6, 1, 8, 2, 0, 4, 5)),
    (
        "ffffffffffffffffffffffffffffffff",
        "deal 12 redeal 3",
        (4, 10, 5, 9, 2, 11, 14, 3, 13, 0, 8, 15, 1, 12, 6, 7),
    ),
    ("1000000000000000000000000000000", "Grüße, 牌", (0, 5, 3, 1, 4, 2)),
]
LONG: list[tuple[str, str, int, tuple[int, ...], str]] = [
    ("1", "deal 1", 52, (39, 5, 18, 30, 19, 8, 29, 21), "85cc5678c8019718"),
    ("2", "deal 7", 54, (19, 53, 25, 49, 28, 10, 43, 36), "75b471f04afd223a"),
    ("3", "round 2 deal", 40, (37, 10, 23, 33, 7, 11, 4, 13), "b6f5fff9b7f710ec"),
    ("4", "round 12 deal", 36, (20, 24, 11, 21, 26, 2, 35, 1), "d6ffad2f51be5e22"),
    ("99999999", "deal 1 redeal 1", 54, (35, 3, 12, 1, 13, 21, 30, 29), "dc7c2a5b68db518a"),
    (
        "0123456789abcdef0123456789abcdef",
        "deal 3",
        52,
        (19, 34, 36, 11, 12, 37, 51, 8),
        "f9db0dd3fcfcd82b",
    ),
    ("5", "x", 1000, (635, 782, 642, 53, 455, 763, 539, 234), "af3f1c3e93996098"),
]


@pytest.mark.parametrize(("seed", "label", "order"), SHORT)
def test_short_shuffles_never_change(seed: str, label: str, order: tuple[int, ...]) -> None:
    assert tuple(Seed.parse(seed).stream(label).shuffled(range(len(order)))) == order


@pytest.mark.parametrize(("seed", "label", "length", "first", "digest"), LONG)
def test_long_shuffles_never_change(
    seed: str, label: str, length: int, first: tuple[int, ...], digest: str
) -> None:
    order = Seed.parse(seed).stream(label).shuffled(range(length))
    assert tuple(order[:8]) == first
    assert hashlib.sha256(",".join(map(str, order)).encode()).hexdigest()[:16] == digest


SHUFFLES = """
import hashlib, sys
from cardtable.engine.seeds import Seed
orders = [
    Seed.numbered(n).stream(f"deal {n % 7}").shuffled(range(30 + n % 25)) for n in range(300)
]
print(*sys.version_info[:2], hashlib.sha256(repr(orders).encode()).hexdigest())
"""


def shuffles_of(python: str) -> list[str]:
    """Python's two version numbers and the digest of 300 shuffles."""
    house = Path(__file__).parents[2]
    done = subprocess.run(
        [python, "-B", "-c", SHUFFLES],
        env=os.environ | {"PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.split()


def runs(python: str) -> bool:
    """Whether there is a Python behind that name: version managers put empty names there too."""
    return subprocess.run([python, "-V"], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_python_shuffles_alike(version: str) -> None:
    """The engine needs the standard library alone, so any Python on the machine can be asked."""
    python = shutil.which(f"python{version}")
    if python is None or not runs(python):
        pytest.skip(f"Python {version} is not on this machine")
    *found, digest = shuffles_of(python)
    assert found == version.split(".")
    assert digest == shuffles_of(sys.executable)[-1]


def chi_square(orders: np.ndarray) -> tuple[float, float]:
    """χ² of cards over places, and its degrees of freedom."""
    deals, length = orders.shape
    counts = np.array([np.bincount(place, minlength=length) for place in orders.T])
    expected = deals / length
    return float(((counts - expected) ** 2 / expected).sum()), float((length - 1) ** 2)


def orders_of(length: int, deals: Iterable[int]) -> np.ndarray:
    """The orders of so many cards in numbered deals."""
    return np.array([Seed.numbered(n).stream("deal 1").shuffled(range(length)) for n in deals])


def is_likely(chi: float, freedom: float) -> bool:
    """Within five standard deviations: with fixed seeds this is no matter of luck."""
    return abs(chi - freedom) < 5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("game", list(all_games()))
def test_every_card_is_everywhere_equally_often(game: str) -> None:
    found = all_games()[game]
    length = len(found.cards(found.resolve()))
    assert is_likely(*chi_square(orders_of(length, range(6_000))))


def test_neighbours_are_independent() -> None:
    """Which card follows which, over 8,000 shuffles of eight."""
    orders = [Seed.numbered(n).stream("deal 2").shuffled(range(8)) for n in range(8_000)]
    pairs = np.zeros((8, 8))
    for order in orders:
        for one, other in pairwise(order):
            pairs[one, other] += 1
    expected = 8_000 * 7 / 56
    off = pairs[~np.eye(8, dtype=bool)]
    assert is_likely(float(((off - expected) ** 2 / expected).sum()), 55 - 14)


@pytest.mark.soak
def test_a_million_deals() -> None:
    """Cards over places in 10⁶ deals of a full pack, in parts that fit into memory."""
    length, part = 52, 20_000
    counts = np.zeros((length, length))
    for first in range(0, 1_000_000, part):
        orders = orders_of(length, range(first, first + part))
        counts += [np.bincount(place, minlength=length) for place in orders.T]
    expected = counts.sum() / length**2
    assert is_likely(float(((counts - expected) ** 2 / expected).sum()), float((length - 1) ** 2))

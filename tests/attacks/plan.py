"""How often an attack is made, and the source of chance of each."""

from __future__ import annotations

import os
import random

import pytest


def attacks(short: int, long: int) -> pytest.MarkDecorator:
    """The numbers of a test's attacks: ``short`` always, ``long`` in soak runs."""
    first = int(os.environ.get("CARDTABLE_SOAK_SEED", "0"))
    return pytest.mark.parametrize(
        "numbers",
        [
            pytest.param(range(first, first + short), id=f"{short}"),
            pytest.param(range(first, first + long), id=f"{long}", marks=pytest.mark.soak),
        ],
    )


def chance(attack: str, number: int) -> random.Random:
    """Where attack ``number`` takes its choices from."""
    return random.Random(f"{attack} {number}")

"""How often an attack is made, the source of chance of each, and a summary of all of them.

``CARDTABLE_SOAK_SEED`` is the number of the first attack, ``CARDTABLE_ATTACKS`` how many there are
in a soak run; without it each has its own count.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest


def attacks(short: int, long: int) -> pytest.MarkDecorator:
    """The numbers of a test's attacks: ``short`` always, ``long`` in soak runs."""
    first = int(os.environ.get("CARDTABLE_SOAK_SEED", "0"))
    many = int(os.environ.get("CARDTABLE_ATTACKS", str(long)))
    return pytest.mark.parametrize(
        "numbers",
        [
            pytest.param(range(first, first + short), id=f"{short}"),
            pytest.param(range(first, first + many), id=f"{many}", marks=pytest.mark.soak),
        ],
    )


def chance(attack: str, number: int) -> random.Random:
    """Where attack ``number`` takes its choices from."""
    return random.Random(f"{attack} {number}")


def most_memory() -> float:
    """The most that this process ever held, in MB; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held / 2**20 if sys.platform == "darwin" else held / 2**10


def memory_of(pid: int) -> float:
    """What another process holds now, in MB; 0 where the system does not say."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 2**10
    except OSError:
        pass
    return 0.0


def held() -> tuple[float, float]:
    """What this process holds for itself, and what it sees of files (fonts, libraries), in MB.

    Both are 0 where the system does not say.
    """
    try:
        _, resident, shared, *_ = map(int, Path("/proc/self/statm").read_text().split())
    except (OSError, ValueError):
        return 0.0, 0.0
    page = os.sysconf("SC_PAGE_SIZE") / 2**20
    return (resident - shared) * page, shared * page


#: Attacks that take more seconds than this are reported by number.
SLOW = 4.0


@dataclass
class Tally:
    """What is told at the end of many attacks: how many, from which number, how long, how much.

    Attributes:
        what: the attack.
        numbers: of the attacks.
        done: how many were made.
        slowest: seconds of the longest.
        memory: most MB of another process that was attacked.
    """

    what: str
    numbers: range
    done: int = 0
    slowest: float = 0.0
    memory: float = 0.0

    @contextmanager
    def attack(self, number: int) -> Iterator[random.Random]:
        """One attack, with its source of chance; what fails says its number."""
        begin = time.monotonic()
        try:
            yield chance(self.what, number)
        except Exception as error:
            error.add_note(f"{self.what}: attack {number}")
            raise
        self.done += 1
        took = time.monotonic() - begin
        self.slowest = max(self.slowest, took)
        if took > SLOW:
            print(f"{self.what}: attack {number} took {took:.1f} s")

    def __iter__(self) -> Iterator[int]:
        yield from self.numbers

    def report(self, more: str = "nothing lost") -> None:
        """Say it on the last line of the test."""
        memory = max(self.memory, most_memory())
        print(
            f"\n{self.what}: {self.done:,} attacks from number {self.numbers.start}, {more};"
            f" slowest {self.slowest:.2f} s, most {memory:.0f} MB"
        )

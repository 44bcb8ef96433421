"""Seeds, fingerprints and the shuffle: the same seed gives the same deal everywhere, for ever.

Shuffle, version 1 (anyone can check it with a few lines of their own):

* A seed is 128 bits, written as 32 hexadecimal digits. Its fingerprint is the SHA-256 of those
  32 ASCII characters. (What is shown before a deal covers more, see ``promise.py``; in records of
  form 1 it is this fingerprint.)
* A *stream* is named by a label such as ``deal 3``. Its bytes are
  ``SHA-256("cardtable/1 " + seed + " " + label + " " + n)`` for n = 0, 1, 2, … one after another,
  read as 32-bit big-endian numbers.
* A number below ``n`` is the next 32-bit number modulo ``n``; numbers at or above the largest
  multiple of ``n`` are thrown away, so that all are equally likely.
* A list is shuffled from its last place down: place ``i`` is swapped with a place drawn from 0…i.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from cardtable.comparing import narrow
from cardtable.engine.quoting import quoted
from cardtable.translation import message

SHUFFLE_VERSION = 1
_T = TypeVar("_T")
_HEX = re.compile(r"[0-9a-f]{32}\Z")
_NUMBER = re.compile(r"[0-9]{1,31}\Z")


class BadSeed(ValueError):
    """The text is not a seed. One sentence."""


@dataclass(frozen=True, slots=True)
class Seed:
    """128 bits from which every card of a match follows.

    Attributes:
        text: 32 lower-case hexadecimal digits.
    """

    text: str

    def __post_init__(self) -> None:
        if not _HEX.match(self.text):
            raise BadSeed(message("A seed must be 32 hexadecimal digits."))

    @classmethod
    def fresh(cls) -> Seed:
        """Return a new seed from the operating system's randomness."""
        return cls(secrets.token_hex(16))

    @classmethod
    def parse(cls, text: str) -> Seed:
        """Read a seed: 32 hexadecimal digits, or the number of a numbered deal.

        Raises:
            BadSeed: if it is neither.
        """
        # What was copied from a message may have its digits in groups, and signs that nobody sees.
        low = "".join(c for c in narrow(text) if c.isprintable() and c != " ").lower()
        if _HEX.match(low):
            return cls(low)
        if _NUMBER.match(low):
            return cls.numbered(int(low))
        raise BadSeed(
            message(
                "{text} isn’t a seed; enter a whole number or 32 hexadecimal digits.",
                text=quoted(text),
            )
        )

    @classmethod
    def numbered(cls, number: int) -> Seed:
        """Return the seed of numbered deal ``number`` (0 … 10³¹−1)."""
        return cls(f"{number:032x}")

    @property
    def is_number(self) -> bool:
        """Whether it is a numbered deal's; one of 34 million that are drawn looks like that too."""
        return int(self.text, 16) < 10**31

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the seed's digits, as 64 hexadecimal digits."""
        return hashlib.sha256(self.text.encode("ascii")).hexdigest()

    def stream(self, label: str) -> Stream:
        """Return the stream of random numbers named ``label``."""
        return Stream(self.text, label)


class Stream:
    """Numbers that follow from a seed and a label; see the module's description."""

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: str, label: str) -> None:
        self._prefix = f"cardtable/{SHUFFLE_VERSION} {seed} {label} ".encode()
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = hashlib.sha256(self._prefix + str(self._block).encode()).digest()
            self._block += 1
            self._words = list(struct.unpack(">8I", digest))
            self._words.reverse()  # so that pop() takes them in order
        return self._words.pop()

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n`` − 1, all equally likely (1 ≤ n ≤ 2³²)."""
        limit = 0x1_0000_0000 - 0x1_0000_0000 % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffled(self, items: Iterable[_T]) -> list[_T]:
        """Return the items in random order."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def cut(self, items: Sequence[_T]) -> list[_T]:
        """Return two or more items with a random number of the first ones moved to the end."""
        at = 1 + self.below(len(items) - 1)
        return [*items[at:], *items[:at]]

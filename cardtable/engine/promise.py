"""What is fixed before a match is dealt, and how its cards follow from it (promise, version 2).

Anyone can check it with a few lines of their own. All texts are UTF-8; SHA-256 is written as 64
lower-case hexadecimal digits.

* ``pack(a, b, …)`` writes each text as its length in bytes, a colon, the text and a comma, one
  after another: ``pack("ab", "")`` is ``2:ab,0:,``. No two lists of texts are packed alike.
* The *commitment* is ``SHA-256(pack("cardtable commitment 2", seed, source, game,
  pack(key, value, key, value, …), pack(kind, character, name, kind, …)))``: the seed's 32 digits,
  ``drawn`` or ``numbered``, the id of the game, every house rule and every seat as the record
  lists them. It is shown before the deal; the seed stays secret until the match is over.
* When it has been shown, everybody at the table may add *words*. If nobody does, the cards follow
from the seed itself. Otherwise they follow from the seed that is the first 32 digits of
``SHA-256(pack("cardtable deal 2", seed, commitment, pack(words of seat 0, of seat 1, …)))``, with
empty words for those who added none. * A *numbered* deal is one whose seed was chosen by somebody.
Nobody adds words to it, so that the same number gives the same cards; whoever knows the number
knows them.

What this proves and what it does not is told in ``docs/fairness.md``.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cardtable.engine.quoting import harmless
from cardtable.engine.seeds import Seed

#: Most characters of the words of one seat.
MAX_WORDS = 80
#: Digits of a commitment. All of them are always shown: fewer could be matched by another deal.
DIGITS = 64


def sha256(data: bytes) -> str:
    """SHA-256 as 64 hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


#: The hash used for all of this; a test shortens it to try what a cheating dealer could do.
digest: Callable[[bytes], str] = sha256


@dataclass(frozen=True, slots=True)
class Terms:
    """What the commitment covers besides the seed, as stated in the record.

    Attributes:
        game: id of the game.
        options: key and value of every house rule that was fixed.
        seats: kind, character and name of each.
        numbered: whether somebody chose the seed; else the program drew it.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[tuple[str, str, str], ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Promise:
    """What was fixed before the deal, and the words that were added afterwards.

    Attributes:
        terms: what the commitment covers.
        words: of each seat, empty where none were added.
    """

    terms: Terms
    words: tuple[str, ...] = ()

    @property
    def with_words(self) -> bool:
        """Whether anybody added words."""
        return any(self.words)

    def commitment(self, seed: Seed) -> str:
        """Return the digits that are shown before the deal."""
        return commitment(seed, self.terms)

    def deal(self, seed: Seed) -> Seed:
        """Return the seed from which the cards follow."""
        if not self.with_words:
            return seed
        return deal_seed(seed, commitment(seed, self.terms), self.words)


def pack(texts: Iterable[str]) -> str:
    """Pack several texts into one, from which they can be recovered whatever they contain."""
    return "".join(f"{len(text.encode())}:{text}," for text in texts)


def commitment(seed: Seed, terms: Terms) -> str:
    """Return the SHA-256 of a seed and all that is fixed with it; see the module's description."""
    rules = pack(part for option in terms.options for part in option)
    seats = pack(part for seat in terms.seats for part in seat)
    source = "numbered" if terms.numbered else "drawn"
    parts = ("cardtable commitment 2", seed.text, source, terms.game, rules, seats)
    return digest(pack(parts).encode())


def deal_seed(seed: Seed, shown: str, words: Iterable[str]) -> Seed:
    """Return the seed of the cards once words were added to the commitment ``shown``."""
    packed = pack(("cardtable deal 2", seed.text, shown, pack(words)))
    return Seed(digest(packed.encode())[:32])


def clean_words(text: str) -> str:
    """Return words as they are kept: on one line, and the same however they were typed."""
    return harmless(unicodedata.normalize("NFC", text), MAX_WORDS)


def grouped(digits: str, size: int = 4) -> str:
    """Return digits in groups, for reading and comparing."""
    return " ".join(digits[i : i + size] for i in range(0, len(digits), size))

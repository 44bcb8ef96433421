"""Showing text from strangers: quoted within a sentence, or as a name."""

from __future__ import annotations

import unicodedata

from cardtable.comparing import JOINERS
from cardtable.translation import Message, message

#: As Python itself has it, whatever a class says.
_name_of = type.__dict__["__name__"].__get__

#: Characters without a picture that are no danger: they join, or keep a word's direction to itself.
_JOINING = frozenset("\u200c\u200d\u2060\u2068\u2069")
#: Letters and signs that are blank: fillers in Hangul syllables, and braille without a dot.
_BLANK = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)))


def printable(text: str) -> str:
    """Return a text, a file's name perhaps, on one line that neither terminal nor label obeys.

    What breaks or reverses a line, controls a terminal, or is no character is shown as “?”.
    """
    return "".join(c if c in _JOINING or _is_harmless(c) else "?" for c in text)


def _is_harmless(char: str) -> bool:
    return unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")


def quoted(text: str, maximum: int = 40) -> Message:
    """Return the beginning of ``text`` in a language’s quotation marks, on one line.

    Line breaks and other control characters are shown as “?”.
    """
    shown = "".join(c if c.isprintable() else "?" for c in text[:maximum])
    return message("“{quoted}”", quoted=shown)


def shortened(text: str, maximum: int = 1_000) -> str:
    """Return a sentence in which no word is longer than a path can be that somebody uses."""
    return " ".join(
        word if len(word) <= maximum else f"{word[:40]}…{word[-3:]}" for word in text.split(" ")
    )


def harmless(text: str, maximum: int) -> str:
    """Return a name on one line, cut to ``maximum`` characters.

    Control characters, and those that would reverse the rest of a line, are removed. Joiners stay
    between two signs that they can join. It is empty if nothing of it can be seen.
    """
    text = text[: 4 * maximum]
    shown = "".join(
        c if c.isprintable() or (c in JOINERS and _joins(text, at)) else " "
        for at, c in enumerate(text)
    )
    return from_ink(" ".join(shown.split()))[:maximum].rstrip(" \u200c\u200d")


def from_ink(name: str) -> str:
    """Return a name from its first sign that can be seen by itself; empty if it has none.

    What stands before that is blank, or a mark that would stand on the word before the name.
    """
    return next((name[at:] for at, c in enumerate(name) if _leaves_ink(c)), "")


def _leaves_ink(char: str) -> bool:
    return char.isprintable() and unicodedata.category(char)[0] not in "MZ" and char not in _BLANK


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands between two signs: those of ASCII cannot be joined."""
    around = text[at - 1 : at] + text[at + 1 : at + 2]
    return len(around) == 2 and all(not c.isascii() and c.isprintable() for c in around)


def kind_of(error: BaseException) -> str:
    """Return the name of an exception's class; a package may call its own anything."""
    return harmless(_name_of(type(error)), 60) or "?"

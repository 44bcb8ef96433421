"""Compares texts the way a reader does: the same word is the same however it is encoded.

Input methods for Japanese and Chinese type signs of full width, and some systems write a letter and
its accent as two signs.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from functools import cache

from cardtable.isolating import bare

#: What joins two signs to one, or keeps them apart: in emoji, and in names in Persian or Sinhala.
JOINERS = frozenset("\u200c\u200d")
#: The signs of ASCII by those of full width.
_NARROW = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}
_WIDE = {narrow: wide for wide, narrow in _NARROW.items()}
_UNSEEN = dict.fromkeys(map(ord, JOINERS))
#: Accents, which who searches may leave out, and letters that do not come apart.
_ACCENTS = dict.fromkeys(range(0x300, 0x370)) | str.maketrans("ıłøđ", "ilod")


def narrow(text: str) -> str:
    """A text of figures and letters as if typed without an input method."""
    return text.translate(_NARROW)


def compared(text: str) -> str:
    """A text in the form in which it is compared with others; joiners may be there or not."""
    return unicodedata.normalize("NFKC", bare(text).translate(_UNSEEN)).casefold()


def sought(text: str) -> str:
    """A text in the form in which it is searched: as compared, and without accents."""
    apart = unicodedata.normalize("NFD", compared(text)).translate(_ACCENTS)
    return unicodedata.normalize("NFC", apart)


def forms(text: str) -> list[set[str]]:
    """What each sign of a text that is searched may be written as, case aside."""
    composed = unicodedata.normalize("NFC", text)
    return [
        {sign, unicodedata.normalize("NFKC", sign), sign.translate(_WIDE)}
        | _accented().get(sought(sign), set())
        for sign in composed
    ]


@cache
def _accented() -> dict[str, set[str]]:
    """The letters with accents by those that stand for them in a search."""
    found = defaultdict[str, set[str]](set)
    for letter in map(chr, (*range(0xC0, 0x250), *range(0x1E00, 0x1F00))):
        found[sought(letter)].add(letter)
    return found

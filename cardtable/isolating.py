"""Foreign words in our sentences: one written from right to left disturbs nothing around it.

Names of players, decks, sets of rules, plugin games and files are put between signs that keep their
direction to themselves (Unicode Standard Annex 9). Outside the window such signs would only show as
rubbish: :func:`bare` takes them out again.

As every such word comes by here, this is also where a window learns what type it needs.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

_BEGIN, _END = "\u2068", "\u2069"
#: Signs that open or close a direction. One that is not closed would reach beyond its word.
_OPENING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
#: Classes of letters and figures that are written from right to left, or make others be.
_RIGHT_TO_LEFT = {"R", "AL", "AN"}


#: What is done with each foreign word before it is shown.
_prepares: list[Callable[[str], None]] = []


def prepare_with(prepare: Callable[[str], None]) -> None:
    """Have ``prepare`` called with each foreign word before it is shown."""
    _prepares[:] = [prepare]


def isolated(word: str) -> str:
    """A foreign word as it may stand in a sentence; what disturbs nothing stays as it is.

    Isolating it twice changes nothing.
    """
    if not word.isascii():
        for prepare in _prepares:
            prepare(word)
    clean = word.translate(_OPENING)
    disturbs = clean != word or any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in clean)
    return f"{_BEGIN}{clean}{_END}" if disturbs else word


def bare(text: str) -> str:
    """A text of ours as it is printed, exported, or copied."""
    return text.replace(_BEGIN, "").replace(_END, "")

"""Mamefuda, the "bean cards": three regional decks of one suit of coins, and their demon.

Faces of a rank are alike but for the specials: in every set a 1, a 3 and a 4 stand apart, and the
4 shows batons.
"""

from collections.abc import Callable

from .block import Block
from .daini import daini
from .komaru import komaru
from .mefuda import mefuda

DECKS: dict[str, tuple[Callable[..., Block], tuple[int, ...]]] = {
    "komaru": (komaru, (1, 3, 4)),
    "daini": (daini, (1, 3, 4)),
    "mefuda": (mefuda, (1, 3, 4)),
}


def stems(deck: str) -> dict[str, tuple[int, bool]]:
    """File stem: rank, and whether it is the special one."""
    out: dict[str, tuple[int, bool]] = {}
    for n in range(1, 11):
        out[f"{n:02d}"] = (n, False)
        if n in DECKS[deck][1]:
            out[f"{n:02d}_special"] = (n, True)
    return out

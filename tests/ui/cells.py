"""Languages and window sizes in which a page is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, product

import pytest

from cardtable.languages import LANGUAGES

Size = tuple[int, int]


def cells(sizes: Sequence[Size], language: str) -> pytest.MarkDecorator:
    """The smallest window, which comes first, in one language; the others are slow, or soaks.

    Texts are cut where there is least room, so all languages are looked at in the smallest window.
    Larger ones differ in how they are laid out, hardly in a language: two are enough for each.
    What is neither is a soak.
    """
    daily, chosen = (language, sizes[0]), cycle(LANGUAGES)
    slow = {(language, sizes[0]) for language in LANGUAGES}
    slow |= {(next(chosen), size) for size in sizes[1:] for _ in range(2)}

    def marks(cell: tuple[str, Size]) -> Sequence[pytest.MarkDecorator]:
        if cell == daily:
            return ()
        return (pytest.mark.slow,) if cell in slow else (pytest.mark.soak,)

    return pytest.mark.parametrize(
        ("language", "size"),
        [
            pytest.param(*cell, id=f"{cell[0]}-{cell[1][0]}x{cell[1][1]}", marks=marks(cell))
            for cell in product(LANGUAGES, sizes)
        ],
    )

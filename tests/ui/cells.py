"""Languages and window sizes in which a page is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

import pytest

from cardtable.languages import LANGUAGES

Size = tuple[int, int]


def cells(sizes: Sequence[Size]) -> pytest.MarkDecorator:
    """Every language in the smallest window, and each larger one in two; the rest are soaks.

    The smallest comes first. Texts are cut where there is least room; larger windows differ in
    how they are laid out, hardly in a language.
    """
    chosen = cycle(LANGUAGES)
    usual = {(language, sizes[0]) for language in LANGUAGES}
    usual |= {(next(chosen), size) for size in sizes[1:] for _ in range(2)}
    return pytest.mark.parametrize(
        ("language", "size"),
        [
            pytest.param(
                language,
                size,
                id=f"{language}-{size[0]}x{size[1]}",
                marks=() if (language, size) in usual else pytest.mark.soak,
            )
            for language in LANGUAGES
            for size in sizes
        ],
    )

"""Which variants of a test are in every run; the others are left to ``-m slow``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def _name(variant: object) -> object:
    """Of several values the first names a variant; of a game, its id."""
    first = variant[0] if isinstance(variant, tuple) else variant
    return getattr(first, "id", first)


def few(variants: Iterable[object], *chosen: object, several: bool = False) -> list[Any]:
    """Parameters, all but the chosen ones (the first, if none is) marked as slow.

    ``several``: whether a variant is a tuple of values for as many parameters.
    """
    values = list(variants)
    usual = chosen or values[:1]
    known = [*values, *map(_name, values)]
    assert all(one in known for one in usual), "no such variant"
    return [
        pytest.param(
            *(value if several and isinstance(value, tuple) else (value,)),
            marks=() if value in usual or _name(value) in usual else pytest.mark.slow,
        )
        for value in values
    ]


def daily(
    names: str | tuple[str, ...],
    variants: Iterable[object],
    *chosen: object,
    ids: Iterable[str] | Callable[[Any], object] | None = None,
) -> pytest.MarkDecorator:
    """Parametrize a test; every run has the chosen variants, else the first.

    Where two parameters have variants, every run tests what is chosen of both.
    """
    parameters = few(variants, *chosen, several=isinstance(names, tuple))
    return pytest.mark.parametrize(names, parameters, ids=ids)

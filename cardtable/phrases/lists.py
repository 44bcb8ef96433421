"""Lists in the current language's style."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.translation import _


def in_row(items: Iterable[str]) -> str:
    """“A, B, C”."""
    return _(", ").join(items)


def apart(items: Iterable[str]) -> str:
    """“A; B; C”: items that may be lists themselves, for screen readers."""
    return _("; ").join(items)


def one_after_the_other(first: str, second: str) -> str:
    """Two sentences; either may be missing."""
    if not (first and second):
        return first or second
    return _("{first} {second}", first=first, second=second)


def listed(items: Iterable[str]) -> str:
    """Names as a list, the last two joined by a word (“Mira and Otto”)."""
    names = list(items)
    if len(names) < 2:
        return in_row(names)
    return _("{first} and {second}", first=in_row(names[:-1]), second=names[-1])

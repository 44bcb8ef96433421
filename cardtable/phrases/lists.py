"""Lists in the current language's style."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def in_row(items: Iterable[str]) -> str:
    """“A, B, C”."""
    return QCoreApplication.translate("Lists", ", ").join(items)


def apart(items: Iterable[str]) -> str:
    """“A; B; C”: items that may be lists themselves, for screen readers."""
    return QCoreApplication.translate("Lists", "; ").join(items)


def one_after_the_other(first: str, second: str) -> str:
    """Two sentences; either may be missing."""
    if not (first and second):
        return first or second
    text = QCoreApplication.translate("Lists", "{first} {second}")
    return text.format(first=first, second=second)


def listed(items: Iterable[str]) -> str:
    """Names as a list, the last two joined by a word (“Mira and Otto”)."""
    names = list(items)
    if len(names) < 2:
        return in_row(names)
    text = QCoreApplication.translate("Lists", "{first} and {second}")
    return text.format(first=in_row(names[:-1]), second=names[-1])

"""Things in a row, as the language writes it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def in_row(items: Iterable[str]) -> str:
    """“A, B, C”."""
    return QCoreApplication.translate("Lists", ", ").join(items)


def listed(items: Iterable[str]) -> str:
    """Names in a row, the last two joined by a word (“Mira and Otto”)."""
    names = list(items)
    if len(names) == 2:
        text = QCoreApplication.translate("Lists", "{first} and {second}")
        return text.format(first=names[0], second=names[1])
    return in_row(names)

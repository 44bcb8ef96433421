"""Columns of text for a terminal, in which a Han character is as wide as two letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence


def cells_of(text: str) -> int:
    """How many cells of a terminal a text takes (UAX #11)."""
    return sum(
        0
        if unicodedata.combining(sign) or unicodedata.category(sign) == "Cf"
        else 2
        if unicodedata.east_asian_width(sign) in "WF"
        else 1
        for sign in text
    )


def in_columns(lines: Sequence[Sequence[str]], right: bool) -> Iterator[str]:
    """Yield the lines with their cells in columns.

    The first cell begins each line; the others end together (``right``) or begin together. What is
    last needs no room after it.
    """
    widths = [max(map(cells_of, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = []
        for number, (cell, width) in enumerate(zip(line, widths, strict=True)):
            room = " " * (width - cells_of(cell))
            cells.append(room + cell if right and number else cell + room)
        yield "  ".join(cells).rstrip()

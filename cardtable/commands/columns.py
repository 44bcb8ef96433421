"""Columns of text for a terminal, in which a Han character is as wide as two letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len


def in_columns(lines: Sequence[Sequence[str]], right: bool) -> Iterator[str]:
    """Yield the lines with their cells in columns.

    The first cell begins each line; the others end together (``right``) or begin together. What is
    last needs no room after it.
    """
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = []
        for number, (cell, width) in enumerate(zip(line, widths, strict=True)):
            room = " " * (width - cell_len(cell))
            cells.append(room + cell if right and number else cell + room)
        yield "  ".join(cells).rstrip()

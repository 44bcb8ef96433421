"""What commands print: nothing in it can be obeyed by a terminal, whoever wrote it.

Names of files, players, decks and games come from anybody.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from cardtable.engine.quoting import printable, shortened
from cardtable.isolating import bare
from cardtable.translation import figures, pgettext, say


def show(line: object = "") -> None:
    """Print one line; a sentence in the language of the command."""
    print(printable(bare(say(line))))


def show_error(sentence: object) -> None:
    """Print one line about what went wrong, if it can be printed: nothing depends on that."""
    if sys.stderr is not None:  # a windowed program on Windows has none
        line = f"cardtable: {shortened(printable(bare(say(sentence))))}"
        with suppress(OSError, ValueError):  # on a full disk, or nobody reads it any more
            print(line, file=sys.stderr, flush=True)


def never_wait() -> None:
    """From now on, drop what a terminal or a pipe does not take at once: a window goes on.

    Linux alone can do that, for all that this process and its libraries write and for those it
    starts, but not for others that write to the same place. A socket cannot be opened again.
    """
    for number in (1, 2) if sys.platform == "linux" else ():
        with suppress(OSError):
            if os.isatty(number) or stat.S_ISFIFO(os.fstat(number).st_mode):
                how = os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY
                again = os.open(f"/proc/self/fd/{number}", how)
                os.dup2(again, number)
                os.close(again)


def show_text(text: str) -> None:
    """Print the lines of a text."""
    for line in text.splitlines():
        print(printable(line))


def show_json(value: object) -> None:
    """Print a value as JSON, in ASCII where the output holds nothing else."""
    encoding = getattr(sys.stdout, "encoding", "") or ""
    text = json.dumps(value, ensure_ascii=encoding.lower() not in ("utf-8", "utf8"), indent=1)
    print("".join(c if c == "\n" or printable(c) == c else json.dumps(c)[1:-1] for c in text))


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None]]:
    """Yield what shows in a line of the terminal how much is done; it vanishes at the end.

    Where errors do not go to a terminal, nothing is shown.
    """
    at_terminal = sys.stderr is not None and sys.stderr.isatty()

    def show_line(line: str) -> None:
        with suppress(OSError):  # the terminal was closed
            print(line, end="", file=sys.stderr, flush=True)

    def progress(done: int, whole: int) -> None:
        if at_terminal and whole:
            share = pgettext("number", "{number}%", number=round(100 * done / whole))
            count = f"{figures(f'{done:,}')} / {figures(f'{whole:,}')}"
            show_line(f"\r{printable(what)} {share:>4} ({count})")

    try:
        yield progress
    finally:
        if at_terminal:
            show_line("\r\x1b[K")


def cells_of(text: str) -> int:
    """How many cells of a terminal a text takes: a Han character is two wide (UAX #11)."""
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

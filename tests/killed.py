"""The output of a process before it was killed."""

from __future__ import annotations


def last_whole_line(said: str) -> list[str]:
    """The words of the last line that was written to its end; none if there is no such line.

    A kill can tear a line: the words of "3 234" and the beginning of "3 235", read in one go, would
    end in "234 3".
    """
    *whole, _ = said.split("\n")
    return whole[-1].split() if whole else []

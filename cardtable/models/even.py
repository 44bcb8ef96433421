"""Passes of bots that take as long as their choices, so that no pause tells which one it was."""

from __future__ import annotations

import time

#: A pass of a bot is held back at most so long (milliseconds).
LONGEST_EVEN = 2_000
#: So many of the last choices are the measure.
_LAST = 5


class EvenTime:
    """How long bots took for their last choices."""

    def __init__(self) -> None:
        self._asked_at = 0.0
        self._choices: list[int] = []

    def begin(self) -> None:
        """A bot is asked."""
        self._asked_at = time.monotonic()

    def left(self, choices: int, passed: bool) -> int:
        """Milliseconds for which its answer has to wait; −1 if it need not.

        Args:
            choices: how many actions it had to choose from.
            passed: whether it passed.
        """
        taken = round((time.monotonic() - self._asked_at) * 1000)
        if choices > 1:
            self._choices = [*self._choices[1 - _LAST :], min(taken, LONGEST_EVEN)]
        return max(self._choices) - taken if passed and self._choices else -1

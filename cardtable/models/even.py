"""Makes bots' passes take as long as their choices, so that no pause reveals which one it was."""

from __future__ import annotations

import time

#: Most milliseconds for which a bot's pass is held back.
LONGEST_EVEN = 2_000
#: Number of recent choices that are measured.
_LAST = 5


class EvenTime:
    """Measures how long bots took for their latest choices."""

    def __init__(self) -> None:
        self._asked_at = 0.0
        self._choices: list[int] = []

    def begin(self) -> None:
        """Note that a bot is asked."""
        self._asked_at = time.monotonic()

    def left(self, choices: int, passed: bool) -> int:
        """Return for how many milliseconds its answer must wait; −1 if it need not.

        Args:
            choices: how many actions it had to choose from.
            passed: whether it passed.
        """
        taken = round((time.monotonic() - self._asked_at) * 1000)
        if choices > 1:
            self._choices = [*self._choices[1 - _LAST :], min(taken, LONGEST_EVEN)]
        return max(self._choices) - taken if passed and self._choices else -1

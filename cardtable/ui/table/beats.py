"""When each beat of a showdown comes: beats have one step, and a moment has the table to itself."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.ui import durations


def moment_length(factor: float) -> float:
    """How long a moment is seen: never longer than usual, and never too short to be read."""
    return min(durations.MOMENT, max(durations.SHORT_MOMENT, durations.MOMENT * factor))


class Beats:
    """The times of the beats that have something to show, in milliseconds.

    Attributes:
        any: whether there are any.
    """

    def __init__(self, shown: Iterable[int], moments: Iterable[int], factor: float) -> None:
        """``shown`` have something to show, ``moments`` come with one of them; 0 is no beat."""
        beats, after = sorted({beat for beat in shown if beat}), list(moments)
        self.any = bool(beats and factor)
        self._times: dict[int, float] = {}
        self._flight = durations.TO_TABLE * factor
        step = min(durations.BEAT, durations.BEATS_LIMIT / max(1, len(beats))) * factor
        now = 0.0
        for beat in beats if factor else ():
            now += step
            self._times[beat] = now
            now += after.count(beat) * moment_length(factor)

    def at(self, beat: int) -> float:
        """When a beat comes; what has none to wait for comes at once."""
        return self._times.get(beat, 0.0)

    def landed(self, beat: int) -> float:
        """When the cards that come with a beat lie on the table."""
        return self.at(beat) + self._flight

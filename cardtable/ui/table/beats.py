"""When each beat of a showdown comes, with the table to itself during a moment.

They are evenly spaced, or overlap where cards are laid down in groups.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from cardtable.ui import durations


def moment_length(factor: float) -> float:
    """How long a moment is shown: never longer than usual, and long enough to be read."""
    return min(durations.MOMENT, max(durations.SHORT_MOMENT, durations.MOMENT * factor))


class Beats:
    """When each beat that shows something begins, in milliseconds.

    Attributes:
        any: whether there are any beats.
        held: when the table begins to hold its breath before which beat.
        turning: those at which cards turn over.
        follows: how long after all lies there that has no beat the first one begins, if it does.
    """

    follows: float | None = None
    turning: Collection[int] = ()

    def __init__(
        self,
        shown: Iterable[int],
        moments: Iterable[int],
        factor: float,
        held: Collection[int] = (),
        late: Collection[int] = (),
        brisk: bool = False,
        paid: Mapping[int, float] | None = None,
    ) -> None:
        """``shown``: beats that show something; ``moments``: beats with a moment; 0 is no beat.

        ``held``: the beats that are longer in coming than the others; ``late``: a little longer.
        ``paid``: at which something is paid, and how long after it, or after its moment, the last
        of that has landed: only then comes the next. Other moments do not wait to the end.
        ``brisk``: they overlap, each at the time of its number after the first.
        """
        beats, after = sorted({beat for beat in shown if beat}), list(moments)
        self.any = bool(beats and factor)
        self._times: dict[int, float] = {}
        self._moments = {beat: after.count(beat) * moment_length(factor) for beat in after}
        self._flight, self._pay = durations.TO_TABLE * factor, durations.PAY * factor
        self._seen = (durations.TURNS + durations.FLIP / 2 + durations.SAID) * factor
        step = min(durations.BEAT, durations.BEATS_LIMIT / max(1, len(beats))) * factor
        now, rests, self.held = 0.0, 0.0, dict[int, float]()
        if brisk and self.any:
            step = durations.BRISK_BEAT * factor
            for beat in sorted({*beats, *filter(None, after)}):
                self._times[beat] = now + step * (beat - beats[0] + 1)
                now += after.count(beat) * moment_length(factor)
            return
        for beat in beats if factor else ():
            now = max(now + step, rests)
            now += durations.LATE * factor * (beat in late)
            if beat in held:
                breath = durations.HELD_ON if self.held else durations.HELD
                self.held[beat] = now
                now += breath * factor
            self._times[beat] = now
            if paid is not None and beat in paid:
                rests = self.pays(beat) + paid[beat] * factor
                continue
            goes_on = durations.GOES_ON * factor * (paid is not None)
            now += after.count(beat) * (moment_length(factor) - goes_on)

    def at(self, beat: int) -> float:
        """When a beat begins; without one, at once."""
        return self._times.get(beat, 0.0)

    def told(self, beat: int) -> float:
        """When the cards of a beat have been seen, and their value appears."""
        return self.at(beat) + (self._seen if beat in self.turning else 0.0)

    def begin(self, landed: float) -> None:
        """Have them follow what lies there after so many milliseconds, if they do."""
        if self.follows is not None:
            self.postpone(landed + self.follows)
            self.follows = None

    def over(self, beat: int) -> float:
        """When the moments of a beat are over; without any, when it begins."""
        return self.landed(beat) + self._moments[beat] if beat in self._moments else self.at(beat)

    def pays(self, beat: int) -> float:
        """When what is paid at a beat sets out: not behind the cards of a moment."""
        return max(self.at(beat) + self._pay, self.over(beat))

    def postpone(self, length: float) -> None:
        """Have all of them begin so much later, in milliseconds."""
        self._times = {beat: at + length for beat, at in self._times.items()}

    def landed(self, beat: int) -> float:
        """When the cards of a beat have landed on the table."""
        return self.at(beat) + self._flight

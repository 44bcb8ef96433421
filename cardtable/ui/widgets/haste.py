"""Hasty hands: a press that was meant for what stood there a moment ago does nothing.

A double click on a button must not press what takes its place, and a key that is pressed twice must
not answer the next question as well. Whatever can be pressed keeps a :class:`Standing` of what it
meant and where; a press counts if nothing has changed about that for ``durations.HASTE``.

When the window was busy, both clicks of a double click may be handled long after they were made. So
two presses whose own times lie close together count as close, however late the second is handled.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QInputEvent

from cardtable.ui import durations


def _now() -> float:
    return time.monotonic() * 1000


class Hands:
    """The presses of mouse and keyboard, as far as their times matter.

    Attributes:
        clock: the time now in milliseconds.
        wait: how long a thing must have stood before it can be pressed.
        since: from when on a thing must have stood for the press handled now.
    """

    def __init__(self) -> None:
        self.clock: Callable[[], float] = _now
        self.wait = durations.HASTE
        self.since = 0.0
        self._event, self._handled = 0, 0.0
        self._acting: float | None = None

    def press(self, event: QInputEvent) -> None:
        """Note that a press is being handled; noting it again changes nothing."""
        made = event.timestamp()
        now = self.clock()
        if made and made == self._event and now - self._handled < self.wait:
            return
        self.since = now - self.wait
        if self._event and 0 < made - self._event < self.wait:
            self.since = min(self.since, self._handled)
        self._event, self._handled = made, now
        self.act()

    def act(self) -> None:
        """Count what changes until the event loop goes on as changed now, however long it takes."""
        if self._acting is None:
            self._acting = self.clock()
            QTimer.singleShot(0, self._rest)

    def _rest(self) -> None:
        self._acting = None

    @property
    def moment(self) -> float:
        """When something that changes now has changed."""
        return self.clock() if self._acting is None else self._acting


#: There is one mouse and one keyboard.
HANDS = Hands()


@dataclass(frozen=True, slots=True)
class _State:
    since: float
    meaning: object
    place: QRect | None


class Standing:
    """What a thing has meant, and where it stood, in the last moments."""

    def __init__(self) -> None:
        self._states: list[_State] = []

    def note(self, meaning: object, place: QRect | None = None) -> None:
        """Note what it means and where it stands now; no place if it cannot be seen."""
        now = HANDS.moment
        if self._states and (self._states[-1].meaning, self._states[-1].place) == (meaning, place):
            return
        self._states.append(_State(now, meaning, place))
        while len(self._states) > 2 and self._states[1].since < now - 2 * HANDS.wait:
            del self._states[0]

    def meanings(self) -> list[object]:
        """What it has meant since the press handled now might have been meant, the latest last.

        What stood too shortly to be seen is left out; ``None`` stands for the time before all.
        """
        states, since = self._states, HANDS.since
        ends = [state.since for state in states[1:]] + [float("inf")]
        seen = [
            state.meaning
            for state, end in zip(states, ends, strict=True)
            if end > since and end - state.since >= durations.GLIMPSE
        ]
        return seen if states and states[0].since <= since else [None, *seen]

    def stood(self, point: QPoint | None = None) -> bool:
        """Whether it has meant the same, at that point, for as long as the press demands."""
        if not HANDS.wait:
            return True
        if not self._states or self._states[0].since > HANDS.since:
            return False
        meant = self._states[-1].meaning
        ends = [state.since for state in self._states[1:]] + [float("inf")]
        return all(
            state.meaning == meant
            and (point is None or (state.place is not None and state.place.contains(point)))
            for state, end in zip(self._states, ends, strict=True)
            if end > HANDS.since
        )

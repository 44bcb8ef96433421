"""A finished match viewed action by action, from any seat, or with all hands open.

It only reads the match: what is shown at a step is the view a seat had then.
"""

from __future__ import annotations

from cardtable.engine.actions import NEXT
from cardtable.engine.events import Event
from cardtable.engine.match import Match
from cardtable.engine.state import View


class Replay:
    """The current place in a match that is looked at again.

    Attributes:
        match: the match; it has as many steps as actions.
        step: how many actions are done, from 0.
        seat: the seat whose view is shown.
        open: whether everybody's cards are shown.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat, self.open = match, seat, False
        self.step = 0
        self._deals = [0] + [i + 1 for i, done in enumerate(match.actions) if done == NEXT]

    @property
    def last(self) -> int:
        """The step at which everything is done."""
        return len(self.match.actions)

    @property
    def deals(self) -> list[int]:
        """The step at which each deal begins; the *next* that ends the match begins none."""
        return [step for step in self._deals if step < self.last]

    @property
    def deal(self) -> int:
        """The deal at the current step, from 0."""
        return max(0, sum(step <= self.step for step in self.deals) - 1)

    def go(self, step: int) -> bool:
        """Go to a step; return whether it is a different one."""
        step = max(0, min(self.last, step))
        before, self.step = self.step, step
        return step != before

    def view(self, seat: int | None = None) -> View:
        """Return what the shown seat, or another one, saw at this step."""
        seat = self.seat if seat is None else seat
        if self.step == self.last:
            return self.match.view(seat)
        return self.match.view_before(self.step, seat)

    def others(self) -> list[View]:
        """Return what the others saw, if all hands are open."""
        seats = range(len(self.match.seats))
        return [self.view(seat) for seat in seats if seat != self.seat] if self.open else []

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened with the last action, as the shown seat saw it."""
        if not self.step:
            return tuple(event.seen_by(self.seat) for event in self.match.opening)
        return tuple(event.seen_by(self.seat) for event in self.match.happened(self.step - 1))

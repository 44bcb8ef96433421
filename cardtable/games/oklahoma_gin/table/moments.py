"""What a gin table celebrates: gin, an undercut, a shut-out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.engine.events import Event
from cardtable.engine.moments import FAN, Moment
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, GIN, UNDERCUT


def moments(events: Sequence[Event]) -> Iterator[Moment]:
    """Yield the moments of the latest events, in order."""
    for event in events:
        match event.kind:
            case "knocked" if event.word("ending") in (GIN, BIG_GIN):
                big = event.word("ending") == BIG_GIN
                yield Moment.of(event.word("ending"), FAN, hard=big, seat=event.number("seat"))
            case "hand_over" if event.word("ending") == UNDERCUT:
                yield Moment.of(UNDERCUT, FAN, hard=True, seat=event.number("winner"))
            case "game_over" if event.number("shutout"):
                yield Moment.of("shutout", FAN, seat=event.number("seat"))

"""What a table of Dou Dizhu celebrates: bombs, the rocket, planes, and a spring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.engine.events import Event
from cardtable.engine.moments import BLOSSOM, BURST, MIST, Moment
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    ROCKET,
    TRIPLES,
    TRIPLES_1,
    TRIPLES_2,
    Reading,
)
from cardtable.games.dou_dizhu.scoring import NO_SPRING


def moments(events: Sequence[Event]) -> Iterator[Moment]:
    """Yield the moments of the latest events, in order."""
    for event in events:
        if event.kind == "played":
            yield from _play(event)
        elif event.kind == "deal_over" and event.word("spring") != NO_SPRING:
            yield Moment.of(event.word("spring"), BLOSSOM, seat=event.number("seat"), factor=2)


def _play(event: Event) -> Iterator[Moment]:
    seat, factor = event.number("seat"), event.number("factor")
    match Reading.parse(event.word("reading")).category:
        case c if c == BOMB:
            yield Moment.of("bomb", BURST, hard=True, seat=seat, factor=factor)
        case c if c == ROCKET:
            yield Moment.of("rocket", BURST, hard=True, seat=seat, factor=factor)
        case c if c in (TRIPLES, TRIPLES_1, TRIPLES_2):
            yield Moment.of("plane", MIST, seat=seat)

"""What rules may return: checks for the contract that every game keeps, ours and plug-ins."""

from __future__ import annotations

from typing import Any

from cardtable.engine.events import Event, History
from cardtable.engine.moments import MOST, Moment, Sound
from cardtable.engine.state import TABLE, LegalActions, Outcome, State, View
from cardtable.engine.table import Layout

#: Most spots of one kind on a table, and how far one may lie from its corner (in pixels).
MAX_SPOTS = 500
MAX_PLACE = 20_000
SPOTS = (
    "cards",
    "plates",
    "labels",
    "slots",
    "chips",
    "frames",
    "brackets",
    "furniture",
    "boxes",
    "knobs",
    "zones",
)
#: Most sounds that one event may make.
MAX_SOUNDS = 100
#: Most events of one action; a deal of ten hands makes a few dozen.
MAX_EVENTS = 5_000


def check_step(step: Any, seats: int) -> None:
    """Check what ``start`` or ``apply`` returned."""
    state, events = step
    assert isinstance(state, State)
    assert isinstance(events, tuple) and len(events) <= MAX_EVENTS
    assert all(isinstance(event, Event) for event in events)
    turn, outcome = state.turn, state.outcome
    assert turn is None or (type(turn) is int and TABLE <= turn < seats), turn
    assert (turn is None) == (outcome is not None), "outcome and turn disagree"
    if outcome is not None:
        assert isinstance(outcome, Outcome) and isinstance(outcome.reason, str)
        assert _are_numbers(outcome.scores, seats)
        assert isinstance(outcome.winners, tuple)
        assert all(type(w) is int and 0 <= w < seats for w in outcome.winners)


def _are_numbers(values: object, count: int) -> bool:
    return (
        isinstance(values, tuple) and len(values) == count and all(type(v) is int for v in values)
    )


def check_view(view: View, seat: int | None, seats: int) -> None:
    """Check a view that a state made for ``seat``."""
    assert isinstance(view, View)
    assert view.seat == seat and view.seats == seats, "another seat's view"
    assert isinstance(view.game_id, str) and isinstance(view.phase, str) and type(view.deal) is int
    assert view.turn is None or type(view.turn) is int
    assert isinstance(view.history, History)
    assert isinstance(view.legal, LegalActions)
    assert _are_numbers(view.scores, seats) and isinstance(view.sheet, tuple)


def check_layout(layout: Layout) -> None:
    """Check what a table design laid out: nothing lies far outside the table."""
    assert isinstance(layout, Layout)
    for name in SPOTS:
        row = getattr(layout, name)
        assert isinstance(row, tuple) and len(row) <= MAX_SPOTS, name
        for spot in row:
            for measure in ("x", "y", "width", "height", "size"):
                value = getattr(spot, measure, 0.0)
                assert -MAX_PLACE <= value <= MAX_PLACE, (spot, measure)


def check_sounds(sounds: tuple[Sound, ...]) -> None:
    """Check the sounds that a table design returned for one event."""
    assert isinstance(sounds, tuple) and len(sounds) <= MAX_SOUNDS
    assert all(type(sound) is Sound for sound in sounds)


def check_moments(moments: tuple[Moment, ...]) -> None:
    """Check the moments that a table design returned for one action."""
    assert isinstance(moments, tuple) and len(moments) <= MOST
    assert all(isinstance(one, Moment) and isinstance(one.id, str) for one in moments)

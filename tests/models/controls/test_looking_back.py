"""What can be looked back at, by the events that came before."""

from __future__ import annotations

from cardtable.engine.events import Event, History, Log
from cardtable.models.controls.base import before_last, last_of


def _history(*kinds: str) -> History:
    return History(Log().add(tuple(Event(kind) for kind in kinds)), None)


def test_before_the_last_row_of_such_events() -> None:
    history = _history("deal", "play", "pass", "won", "won")
    assert before_last(history, "won") == 2
    assert before_last(history, "pass", "won") == 1
    assert before_last(history, "play") == 0


def test_nothing_came_before_or_it_never_happened() -> None:
    assert before_last(_history("won", "won"), "won") is None
    assert before_last(_history("deal", "play"), "won") is None
    assert before_last(_history(), "won") is None


def test_the_latest_but_so_many() -> None:
    history = _history("showdown", "deal", "showdown", "deal")
    assert last_of(history, "showdown", 0) == 2
    assert last_of(history, "showdown", 1) == 0
    assert last_of(history, "showdown", 2) is None
    assert last_of(history, "knock", 0) is None

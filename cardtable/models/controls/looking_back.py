"""Moments worth seeing again: the last trick, the last showdown.

Each is given by the index of the event after which the table looked like that.
"""

from __future__ import annotations

from cardtable.engine.events import History


def before_last(history: History, *kinds: str) -> int | None:
    """Return the index of the event before the latest ones of these kinds; ``None`` without one."""
    index, found = len(history), False
    for event in reversed(history):
        index -= 1
        if event.kind in kinds:
            found = True
        elif found:
            return index
    return None


def last_of(history: History, kind: str, but: int) -> int | None:
    """Return the index of the latest event of a kind, skipping ``but`` of them; ``None`` without
    one.

    Args:
        history: of a view.
        kind: of the event.
        but: how many of the latest ones to skip.
    """
    index = len(history)
    for event in reversed(history):
        index -= 1
        if event.kind == kind:
            but -= 1
            if but < 0:
                return index
    return None

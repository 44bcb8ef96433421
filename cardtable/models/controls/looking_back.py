"""What one may want to see again: the last trick, the last showdown.

Moments are told by the index of the event after which the table stood like that.
"""

from __future__ import annotations

from cardtable.engine.events import History


def before_last(history: History, *kinds: str) -> int | None:
    """Index of the event before the latest ones of these kinds; ``None`` if nothing came before."""
    index, found = len(history), False
    for event in reversed(history):
        index -= 1
        if event.kind in kinds:
            found = True
        elif found:
            return index
    return None


def last_of(history: History, kind: str, but: int) -> int | None:
    """Index of the latest event of a kind, leaving out so many of them; ``None`` if there is none.

    Args:
        history: of a view.
        kind: of the event.
        but: how many of the latest ones are not meant.
    """
    index = len(history)
    for event in reversed(history):
        index -= 1
        if event.kind == kind:
            but -= 1
            if but < 0:
                return index
    return None

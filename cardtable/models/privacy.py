"""Whose view is shown when several people share a computer, and when it changes hands."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.state import TABLE


def plain_action(match: Match, viewer: int | None) -> Action | None:
    """Return the move of a seat not shown, if everybody can see that it is the only one.

    It is made without handing over the computer, which would be passed round for nothing. A forced
    move that might have been a choice is not: making it at once would tell the others.
    """
    turn = match.turn
    if turn in (None, TABLE, viewer):
        return None
    with ruled(match.game.id):
        return match.any_action() if match.view(None).plain else None


def hands_over(match: Match, viewer: int | None) -> bool:
    """Whether the computer must first be handed to the person to act."""
    return match.turn not in (None, TABLE, viewer) and plain_action(match, viewer) is None

"""Whose view several people at one computer are shown, and when it goes from hand to hand."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.engine.fence import ruled
from cardtable.engine.match import Match
from cardtable.engine.state import TABLE


def plain_action(match: Match, viewer: int | None) -> Action | None:
    """The move of a seat that is not looked at and need not be: all can see it is the only one.

    It is made without handing over the computer, which would be passed round for nothing. The move
    of whoever has no choice but could have had one is not: the others would learn that by it.
    """
    turn = match.turn
    if turn in (None, TABLE, viewer):
        return None
    with ruled(match.game.id):
        return match.any_action() if match.view(None).plain else None


def hands_over(match: Match, viewer: int | None) -> bool:
    """Whether the person to act has to be given the computer first."""
    return match.turn not in (None, TABLE, viewer) and plain_action(match, viewer) is None

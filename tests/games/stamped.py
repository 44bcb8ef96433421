"""Plays scripted deals through a match, and tells which stamps they earn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.engine.actions import Action
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat, _Stand
from cardtable.engine.seeds import Seed
from cardtable.engine.stamps import Ended
from cardtable.engine.state import State
from cardtable.games.stamps import earned_by


def standing(game: Game, state: State, kinds: Sequence[str] = ()) -> Match:
    """A match that stands at a state built by hand."""
    view = state.view(None)
    seats = tuple(Seat(kind) for kind in kinds or ("human",) * view.seats)
    match = Match(game, view.options, seats, Seed.numbered(1))
    match._states, match._stands = [state], [_Stand(state.turn, state.outcome)]
    match._happened = [()]
    return match


def played(game: Game, state: State, *actions: str) -> Match:
    """The same once these have been done."""
    match = standing(game, state)
    for action in actions:
        match.play(Action.parse(action))
    return match


def stamps(match: Match, seat: int, **more: Any) -> set[str]:
    """What a seat earns by what has just ended."""
    return set(earned_by(Ended(match, seat, **more)))

"""What each game adds to the proofs for all games."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from importlib import import_module

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.match import Match
from cardtable.engine.state import State

Changes = dict[str, str | int]

#: The hooks of each game; plugin games have none.
_PLACES = {
    "oicho-kabu": "tests.games.kabu.hooks",
    "kyo-kabu": "tests.games.kabu.hooks",
    "dou-dizhu": "tests.games.dou_dizhu.hooks",
    "oklahoma-gin": "tests.games.oklahoma_gin.hooks",
}


class Hooks:
    """What is to be known of a game besides its contract; these know nothing.

    Attributes:
        open_kinds: events whose cards belong to no deal (drawn for the dealer, then returned).
        open_fields: fields of a view of which the same is true.
        declared: events that hidden cards bring about, and the rules make known.
        open_phases: phases in which no card is hidden.
    """

    open_kinds: frozenset[str] = frozenset()
    open_fields: frozenset[str] = frozenset()
    declared: frozenset[str] = frozenset()
    open_phases: frozenset[str] = frozenset()

    def shortened(self, changes: Changes, rng: random.Random) -> Changes:
        """The same house rules, with those that decide the length of a match made short."""
        return changes

    def places(self, state: State) -> Iterable[str] | None:
        """Every card of the deal, place by place."""
        return None

    def invariants(self, match: Match) -> None:
        """What must hold of chips and points at any moment of a match."""

    def may_know(self, state: State, seat: int | None) -> set[str] | None:
        """The cards of the deal that the sheet lets a seat know, said a second time, plainly."""
        return None

    def exact(self, action: Action, events: Sequence[Event]) -> Action:
        """The action with its cards named as they fell, so that other cards change nothing."""
        return action

    def disguised(self, before: State, now: State, action: Action, rng: random.Random) -> Action:
        """An action which the others cannot tell from ``action`` yet, or that itself.

        Args:
            before: the state it was done in.
            now: the state in which the others look.
            action: what was done.
            rng: to choose with.
        """
        return action


def hooks_of(game: Game) -> Hooks:
    """The hooks of a game."""
    if game.id not in _PLACES:
        return Hooks()
    found = import_module(_PLACES[game.id]).HOOKS
    assert isinstance(found, Hooks)
    return found


def random_changes(game: Game, rng: random.Random) -> Changes:
    """Any house rules: a value for every key, bounds more often than chance would have them."""
    changes: Changes = {}
    for option in game.options:
        if option.values:
            changes[option.key] = rng.choice(option.values)
        else:
            anything = rng.randint(option.low, option.high)
            changes[option.key] = rng.choice((option.default, option.low, option.high, anything))
    return hooks_of(game).shortened(changes, rng)


def short(game: Game, changes: Changes | None = None, seed: int = 0) -> Changes:
    """``changes``, with the length of the match cut down, whatever they say of it."""
    return hooks_of(game).shortened(dict(changes or {}), random.Random(seed))

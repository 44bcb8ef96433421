"""A game's sentences, hands and table, found by the place the game names.

Those of a game from elsewhere come with a fence: whatever their methods raise says which game
failed, and nothing else. An exit raised in them would otherwise end the program.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import types
from collections.abc import Callable
from typing import Any, TypeVar

from cardtable.engine.fence import ruled
from cardtable.games import game_in
from cardtable.phrases.base import Phrases

Kind = TypeVar("Kind")


def loaded(place: str) -> object:
    """``module:attribute``, imported; a class from elsewhere with its fence."""
    module, _, attribute = place.partition(":")
    game = game_in(module)
    if not game:
        return getattr(importlib.import_module(module), attribute)
    with ruled(game):
        found = getattr(importlib.import_module(module), attribute)
        return fenced(found, game) if isinstance(found, type) else found


def phrases_of(place: str) -> Phrases:
    """A game's sentences."""
    found = loaded(place)
    assert isinstance(found, Phrases)
    game = game_in(place.partition(":")[0])
    return within(found, game) if game else found


def within(thing: Kind, game: str) -> Kind:
    """Something of a game from elsewhere, with its fence."""
    made: Kind = object.__new__(fenced(type(thing), game))
    vars(made).update(vars(thing))
    return made


#: Classes that have their fence already.
_fenced: dict[type, type[Any]] = {}


def fenced(kind: type[Kind], game: str) -> type[Kind]:
    """The same class, whose public methods fail with ``GameFailed`` alone."""
    if kind in _fenced:
        return _fenced[kind]
    members = {
        name: _with_fence(getattr(kind, name), game)
        for name in dir(kind)
        if not name.startswith("_") and inspect.isfunction(inspect.getattr_static(kind, name))
    }
    made = types.new_class(kind.__name__, (kind,), {}, lambda space: space.update(members))
    _fenced[kind] = made
    return made


def _with_fence(method: Callable[..., Any], game: str) -> Callable[..., Any]:
    @functools.wraps(method)
    def asked(*words: Any, **named: Any) -> Any:
        with ruled(game):
            return method(*words, **named)

    return asked

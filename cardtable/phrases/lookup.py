"""Loads a game's sentences and controls from where the game says they are."""

from __future__ import annotations

import copy
import importlib
from typing import Any

from cardtable.engine.failed import ruled
from cardtable.games import game_in
from cardtable.games.resources import resource
from cardtable.isolating import isolated
from cardtable.phrases.base import Phrases
from cardtable.translation import add_catalogues

#: The plugin games whose catalogues are in use.
_with_words: set[str] = set()


def loaded(place: str) -> object:
    """``module:attribute``, imported; a plug-in whose import fails is to blame for it."""
    module, _, attribute = place.partition(":")
    game = game_in(module)
    if not game:
        return getattr(importlib.import_module(module), attribute)
    with ruled(game):
        return getattr(importlib.import_module(module), attribute)


def phrases_of(place: str) -> Phrases[Any]:
    """A game's sentences."""
    found = loaded(place)
    assert isinstance(found, Phrases)
    game = game_in(place.partition(":")[0])
    if not game:
        return found
    if game not in _with_words:
        _with_words.add(game)
        add_catalogues(lambda code: resource(game, f"catalogues/{code}.mo"))
    theirs, title = copy.copy(found), found.title
    vars(theirs)["title"] = lambda: isolated(title())  # it stands in sentences of ours
    return theirs

"""Loads a game's sentences and controls from where the game says they are."""

from __future__ import annotations

import importlib
from typing import Any

from cardtable.engine.fence import ruled
from cardtable.games import game_in
from cardtable.phrases.base import Phrases


def loaded(place: str) -> object:
    """``module:attribute``, imported; a plugin's class gets its fence."""
    module, _, attribute = place.partition(":")
    game = game_in(module)
    if not game:
        return getattr(importlib.import_module(module), attribute)
    from cardtable.phrases.fence import fenced  # needed only for plugins

    with ruled(game):
        found = getattr(importlib.import_module(module), attribute)
        return fenced(found, game) if isinstance(found, type) else found


def phrases_of(place: str) -> Phrases[Any]:
    """A game's sentences."""
    found = loaded(place)
    assert isinstance(found, Phrases)
    game = game_in(place.partition(":")[0])
    if not game:
        return found
    from cardtable.phrases.fence import within
    from cardtable.phrases.language import bring_words

    bring_words(game)
    return within(found, game)

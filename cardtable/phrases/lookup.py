"""Loads a game's sentences and controls from where the game says they are."""

from __future__ import annotations

import copy
import importlib
from typing import Any

from cardtable.engine.failed import ruled
from cardtable.games import game_in
from cardtable.phrases.base import Phrases


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
    from cardtable.phrases.isolating import isolated
    from cardtable.phrases.language import bring_words

    bring_words(game)
    theirs, title = copy.copy(found), found.title
    vars(theirs)["title"] = lambda: isolated(title())  # it stands in sentences of ours
    return theirs

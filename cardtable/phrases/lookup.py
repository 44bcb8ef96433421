"""A game's sentences, found by the place the game names."""

from __future__ import annotations

import importlib

from cardtable.phrases.base import Phrases


def loaded(place: str) -> object:
    """``module:attribute``, imported."""
    module, _, attribute = place.partition(":")
    return getattr(importlib.import_module(module), attribute)


def phrases_of(place: str) -> Phrases:
    """A game's sentences."""
    found = loaded(place)
    assert isinstance(found, Phrases)
    return found

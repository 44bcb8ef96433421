"""Loads a game's sentences and controls from where the game says they are."""

from __future__ import annotations

import copy
import gettext
import importlib
from typing import Any

from cardtable.engine.failed import ruled
from cardtable.files import read_regular
from cardtable.games import game_in, printing_apart
from cardtable.games.resources import leave_out, resource
from cardtable.isolating import isolated
from cardtable.phrases.base import Phrases
from cardtable.translation import add_catalogues, catalogue_in

#: The plugin games whose catalogues are in use.
_with_words: set[str] = set()
#: Larger than any real catalogue.
_LARGEST = 1 << 22


def loaded(place: str) -> object:
    """``module:attribute``, imported; a plug-in whose import fails is to blame for it."""
    module, _, attribute = place.partition(":")
    game = game_in(module)
    if not game:
        return getattr(importlib.import_module(module), attribute)
    with ruled(game), printing_apart():
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
        add_catalogues(lambda code: _catalogue(game, code))
    theirs, title = copy.copy(found), found.title
    vars(theirs)["title"] = lambda: isolated(title())  # it stands in sentences of ours
    return theirs


def _catalogue(game: str, code: str) -> gettext.GNUTranslations | None:
    """A plugin game's words in a language, if it brings any that can be used."""
    name = f"catalogues/{code}.mo"
    file = resource(game, name)
    if file is None:
        return None
    try:
        data = read_regular(file, _LARGEST + 1)
        return catalogue_in(data if len(data) <= _LARGEST else b"")
    except OSError as error:
        leave_out(game, name, f"can’t be read ({error.strerror})")
    except ValueError:
        leave_out(game, name, "is damaged")
    return None

"""What a game from elsewhere brings beside its code: files of a package, and families of decks.

All of it is foreign: whoever uses a file checks it first. What cannot be used is left out, and one
sentence in the log of faults says so.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.engine.game import Game

_LOG = logging.getLogger(__name__)
#: Where the files of a game lie, by its id; and the games that bring anything.
_places: dict[str, Path] = {}
_bringing: set[str] = set()


def bring(game: Game) -> None:
    """A game from elsewhere has joined: its families and decks are known from now on."""
    if not (game.resources or game.families):
        return
    # Nobody pays for this who has no such game.
    from cardtable.art.brought import add_families, offer_decks

    _bringing.add(game.id)
    add_families(game.id, game.families)
    place = _place_of(game.resources) if game.resources else None
    if place is not None:
        _places[game.id] = place
        offer_decks(game.id, place / "decks")
    elif game.resources:
        _LOG.warning("The files of the game %s are not in %.60s.", game.id, game.resources)


def forget() -> None:
    """No game brings anything any more."""
    if _bringing:
        from cardtable.art.brought import forget as forget_decks

        _bringing.clear()
        _places.clear()
        forget_decks()


def resource(game: str, name: str) -> Path | None:
    """A file or folder that a game from elsewhere brings; ``None`` if it does not."""
    place = _places.get(game)
    with suppress(OSError):  # it may not even be looked for: then there is none
        if place is not None and (place / name).exists():
            return place / name
    return None


def leave_out(game: str, what: str, reason: str) -> None:
    """Write down that a file which a game brings is not used; ``reason`` is half a sentence."""
    _LOG.warning("The file %s of the game %s is left out: it %s.", what, game, reason)


def _place_of(package: str) -> Path | None:
    """The folder of a package; ``None`` if there is no such package, or it is none of files."""
    from importlib.resources import files

    try:
        place = files(package)
    except (Exception, SystemExit):  # whatever happens in it: the game can do without
        return None
    return place if isinstance(place, Path) and place.is_dir() else None

"""What a plug-in game brings beside its code: files in a package, and families of decks.

None of it is trusted: whoever uses a file checks it first. What cannot be used is left out, and one
sentence in the fault log says so.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.engine.game import Game

_LOG = logging.getLogger(__name__)
#: Folder of the files of each game, by id; and the games that bring anything.
_places: dict[str, Path] = {}
_bringing: set[str] = set()


def bring(game: Game) -> None:
    """Register the families and decks of a plug-in game."""
    if not (game.resources or game.families):
        return
    # Imported only if there is such a game.
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
    """Forget what all games have brought."""
    if _bringing:
        from cardtable.art.brought import forget as forget_decks

        _bringing.clear()
        _places.clear()
        forget_decks()


def resource(game: str, name: str) -> Path | None:
    """Return a file or folder that a plug-in game brings, or ``None``."""
    place = _places.get(game)
    with suppress(OSError):  # not even accessible: then there is none
        if place is not None and (place / name).exists():
            return place / name
    return None


def leave_out(game: str, what: str, reason: str) -> None:
    """Log that a file which a game brings is not used; ``reason`` is half a sentence."""
    _LOG.warning("The file %s of the game %s is left out: it %s.", what, game, reason)


def _place_of(package: str) -> Path | None:
    """Return the folder of a package; ``None`` if it does not exist or is not made of files."""
    from importlib.resources import files

    try:
        place = files(package)
    except BaseException:  # whatever goes wrong, the game can do without
        return None
    return place if isinstance(place, Path) and place.is_dir() else None

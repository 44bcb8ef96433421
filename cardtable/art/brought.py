"""Decks that plug-in games bring in their packages: checked like the player's own decks."""

from __future__ import annotations

import logging
from collections.abc import Container, Mapping
from pathlib import Path

from cardtable.art.deck import Deck
from cardtable.art.own import own_decks

_LOG = logging.getLogger(__name__)
#: Folders of decks, and families added, by the game that brings them.
_places: dict[str, Path] = {}
_families: dict[str, list[str]] = {}


def offer_decks(game: str, place: Path) -> None:
    """Use each folder in ``place`` as a deck from now on."""
    _places[game] = place


def add_families(game: str, families: Mapping[str, frozenset[str]]) -> None:
    """Add these families of decks; one that is already known stays unchanged."""
    from cardtable.art.safety import FAMILIES

    for name, codes in families.items():
        if FAMILIES.setdefault(name, codes) is codes:
            _families.setdefault(game, []).append(name)
        elif FAMILIES[name] != codes:
            _LOG.warning("The family “%s” of the game %s is left out: it is known.", name, game)


def forget() -> None:
    """Forget everything that plug-in games have brought."""
    from cardtable.art.safety import FAMILIES

    for names in _families.values():
        for name in names:
            del FAMILIES[name]
    _families.clear()
    _places.clear()


def brought_decks(taken: Container[str], memory: Path) -> dict[str, Deck]:
    """Return the decks that games bring, by id; one whose id is ``taken`` is left out.

    Verdicts are remembered in the folder ``memory``, because packages are not written to.
    """
    decks: dict[str, Deck] = {}
    for game, place in _places.items():
        good, refused = own_decks(place, memory / f"decks-judged-{game}.json")
        for deck in good.values():
            if deck.id in taken or deck.id in decks:
                name = deck.folder.name
                refused = {**refused, name: f"Deck {name}: the id {deck.id} is taken."}
            else:
                decks[deck.id] = deck
        for reason in refused.values():
            _report(game, reason)
    return decks


#: Reports already made about a game's decks.
_told: set[tuple[str, str]] = set()


def _report(game: str, reason: str) -> None:
    if (game, reason) not in _told:
        _told.add((game, reason))
        _LOG.warning("A deck of the game %s is left out. %s", game, reason)

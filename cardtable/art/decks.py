"""All available decks: the program's, the player's own, those that plug-in games bring."""

from __future__ import annotations

from cardtable.art.deck import BadDeck, Deck
from cardtable.art.deck_files import shipped_deck, shipped_decks, shipped_folders
from cardtable.engine.quoting import quoted
from cardtable.folders import data_folder, own_folder
from cardtable.translation import message


def all_decks() -> dict[str, Deck]:
    """Return every usable deck: the program's, the player's own, those that games bring."""
    # Imported only when somebody asks for decks.
    from cardtable.art.brought import brought_decks
    from cardtable.art.own import own_decks

    known = {**shipped_decks(), **own_decks(own_folder())[0]}
    return {**known, **brought_decks(known, data_folder())}


def refused_decks() -> dict[str, str]:
    """Return why decks of the player's own cannot be used, by the names of their folders."""
    from cardtable.art.own import own_decks

    return own_decks(own_folder())[1]


def decks_for(families: tuple[str, ...]) -> list[Deck]:
    """Return the decks of these families, in their order, a family's default first."""
    every = sorted(all_decks().values(), key=lambda d: (d.order, d.id))
    return [d for family in families for d in every if d.family == family]


def find_deck(name: str, families: tuple[str, ...]) -> Deck:
    """Return the deck called ``name`` among those a game can use.

    Raises:
        BadDeck: if there is none.
    """
    # One of ours is loaded alone: its folder has the deck's id, which no other deck may have.
    for folder in shipped_folders():
        if folder.name == name.lower() and shipped_deck(folder).family in families:
            return shipped_deck(folder)
    usable = decks_for(families)
    for deck in usable:
        if deck.id == name.lower():
            return deck
    if name in refused_decks():
        raise BadDeck(refused_decks()[name])
    known = ", ".join(d.id for d in usable)
    raise BadDeck(
        message("No deck {name} for this game. Available: {known}.", name=quoted(name), known=known)
    )


def deck_for(name: str, families: tuple[str, ...]) -> Deck:
    """Return the deck called ``name``, or a suitable one if there is none any more."""
    try:
        return find_deck(name, families)
    except BadDeck:
        return decks_for(families)[0]

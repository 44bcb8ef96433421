"""Which deck a game is played with, and how a deck is dressed: as the player has chosen."""

from __future__ import annotations

from cardtable.art.deck import Deck, Named, Variant
from cardtable.art.decks import decks_for
from cardtable.engine.game import Game
from cardtable.ui.settings.kept import Settings


def deck_of(game: Game, settings: Settings) -> Deck:
    """The deck last chosen for a game, else the one that the game begins with."""
    decks = decks_for(game.decks)
    known = {deck.id: deck for deck in decks}
    # Older settings have one deck for all games of a family.
    chosen = (settings.deck[name] for name in (game.id, *game.decks))
    return next((known[id_] for id_ in (*chosen, game.deck) if id_ in known), decks[0])


def is_on(option: Named, settings: Settings, language: str) -> bool:
    """Whether an option of a deck is on; German players read B and D on their cards."""
    suits = option.id == "german" and language == "de"
    chosen = settings.card_option[option.id]
    return (option.default or suits) if chosen is None else chosen


def variant_for(deck: Deck, settings: Settings, language: str) -> Variant:
    """The variant of a deck to play with."""
    worn = {option.id: is_on(option, settings, language) for option in deck.options}
    return deck.variant(worn, settings.back[deck.id])

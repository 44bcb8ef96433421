"""How a deck is dressed: as the player has chosen, else to suit the language."""

from __future__ import annotations

from cardtable.art.deck import Deck, Named, Variant
from cardtable.ui.settings.kept import Settings


def is_on(option: Named, settings: Settings, language: str) -> bool:
    """Whether an option of a deck is on; German players read B and D on their cards."""
    suits = option.id == "german" and language == "de"
    chosen = settings.card_option[option.id]
    return (option.default or suits) if chosen is None else chosen


def variant_for(deck: Deck, settings: Settings, language: str) -> Variant:
    """The variant of a deck to play with."""
    worn = {option.id: is_on(option, settings, language) for option in deck.options}
    return deck.variant(worn, settings.back[deck.id])

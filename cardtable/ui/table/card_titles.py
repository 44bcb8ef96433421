"""What a deck calls its faces, for screen readers: read when somebody listens, and only then."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cardtable.art.assets import asset_folder
from cardtable.art.deck import BadDeck, Deck
from cardtable.engine.quoting import harmless
from cardtable.phrases.language import current_language

#: Most characters of a title that are read out.
MAX_TITLE = 80


class CardTitles:
    """The titles of cards in the current language; each deck's are read once."""

    def __init__(self) -> None:
        self._known: dict[tuple[Path, str], Mapping[str, str]] = {}

    def of(self, deck: Deck, code: str) -> str:
        """What a deck calls a card, on one line.

        Empty if it does not say, and for French cards: who plays with those goes by the words of
        the game.
        """
        language = current_language()
        key = deck.folder, language
        if key not in self._known:
            self._known[key] = _titles(deck, language)
        return self._known[key].get(code, "")


def _titles(deck: Deck, language: str) -> Mapping[str, str]:
    if (deck.base or deck.folder) == asset_folder() / "cards" / "french":
        return {}
    from cardtable.art.deck_files import title_of

    try:
        found = {code: title_of(deck, file, language) for code, file in deck.cards.items()}
    except BadDeck:  # its titles went bad after it was taken
        return {}
    return {code: harmless(title, MAX_TITLE) for code, title in found.items()}

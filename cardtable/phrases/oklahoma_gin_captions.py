"""The labels on the table of Oklahoma Gin."""

from __future__ import annotations

from cardtable.engine.table import Text
from cardtable.phrases.base import Names
from cardtable.phrases.oklahoma_gin_words import meld_label


def caption_text(text: Text, names: Names) -> str:
    """A label on the table."""
    values = dict(text.params)
    cards = values.get("cards", ())
    match text.id:
        case "meld":
            assert isinstance(cards, tuple)
            return meld_label(cards)
        case _:
            raise KeyError(text.id)

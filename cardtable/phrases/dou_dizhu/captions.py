"""The labels on a table of Dou Dizhu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.games.dou_dizhu.plays import Reading
from cardtable.phrases.base import Names
from cardtable.phrases.dou_dizhu.words import (
    combination_inside,
    combination_label,
    last_cards,
)
from cardtable.phrases.order import sorted_text

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.table import Text


def caption_text(text: Text, names: Names) -> str:
    """A label on the table, with ``<b>`` and ``<big>`` for the parts that stand out."""
    params = dict(text.params)
    name = names[int(str(params["seat"]))] if "seat" in params else ""
    own = bool(params.get("own"))
    reading = Reading.parse(str(params["reading"])) if "reading" in params else None
    play = combination_label(reading) if reading else ""
    inside = combination_inside(reading) if reading else ""
    match text.id:
        case "kitty_hidden":
            return QCoreApplication.translate("DouDizhu", "<b>Kitty</b><br>for the landlord")
        case "kitty_taken" if own:
            return QCoreApplication.translate("DouDizhu", "<b>Kitty</b><br>yours")
        case "kitty_taken":
            words = QCoreApplication.translate("DouDizhu", "<b>Kitty</b><br>taken by {name}")
            return words.format(name=name)
        case "from_kitty":
            words = QCoreApplication.translate("DouDizhu", "from the kitty")
            return f'<span style="color:#f0b429">●</span> {words}'
        case "cards_left":
            count = int(str(params["n"]))
            words = QCoreApplication.translate("DouDizhu", "<big>%n</big> card(s)", "", count)
            return words
        case "last_cards":
            return last_cards(int(str(params["n"])))
        case "sorted" | "zone_sort":
            return sorted_text(text.id, str(params["way"]))
        case "bid_sealed":
            return QCoreApplication.translate("DouDizhu", "Bid placed")
        case "bid_made":
            words = QCoreApplication.translate("DouDizhu", "Bids {amount}")
            return words.format(amount=params["amount"])
        case "bid_passed":
            return QCoreApplication.translate("DouDizhuAuction", "Passes")
        case "passed":
            return QCoreApplication.translate("DouDizhu", "Passes")
        case "highest_bid":
            words = QCoreApplication.translate("DouDizhu", "Highest bid: {amount}")
            return words.format(amount=params["amount"])
        case "highest_by":
            words = QCoreApplication.translate(
                "DouDizhu",
                "by {name}. Whoever bids highest becomes the landlord and plays alone "
                "for that stake.",
            )
            return words.format(name=name)
        case "no_bid_yet":
            return QCoreApplication.translate("DouDizhu", "No bid yet")
        case "bid_meaning":
            return QCoreApplication.translate(
                "DouDizhu",
                "Whoever bids highest becomes the landlord and plays alone for that stake.",
            )
        case "lead" if own:
            return QCoreApplication.translate("DouDizhu", "New trick: you lead")
        case "lead":
            words = QCoreApplication.translate("DouDizhu", "New trick: {name} leads")
            return words.format(name=name)
        case "lead_any":
            return QCoreApplication.translate("DouDizhu", "Any combination may be played.")
        case "to_beat":
            words = QCoreApplication.translate("DouDizhu", "To beat: {play}")
            return words.format(play=play)
        case "was_played":
            return play
        case "last_play":
            words = QCoreApplication.translate("DouDizhu", "{name} goes out with {play}")
            return words.format(name=name, play=inside)
    raise KeyError(text.id)

"""The labels on a table of Oklahoma Gin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.base import Names
from cardtable.phrases.oklahoma_gin.words import card_sign, card_signs, meld_label
from cardtable.phrases.order import sorted_text

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.table import Text


def caption_text(text: Text, names: Names) -> str:
    """A label on the table, with ``<b>`` and ``<big>`` for the parts that stand out."""
    params = dict(text.params)
    cards, more = params.get("cards"), params.get("more")
    codes = cards if isinstance(cards, tuple) else ()
    added = more if isinstance(more, tuple) else ()
    name = names[int(str(params["seat"]))] if "seat" in params else ""
    own = bool(params.get("own"))
    match text.id:
        case "none":
            return ""
        case "meld":
            return meld_label(codes)
        case "meld_more":
            return f"{meld_label(codes)} + {card_signs(added)}"
        case "deadwood":
            words = QCoreApplication.translate("OklahomaGin", "Deadwood <big>{count}</big>")
        case "deadwood_short":
            words = "<big>{count}</big>"
        case "deadwood_after":
            words = QCoreApplication.translate(
                "OklahomaGin", "Deadwood <big>{count}</big> → <big>{left}</big> without {card}"
            )
        case "deadwood_after_short":
            words = "<big>{count}</big> → <big>{left}</big>"
        case "limit":
            words = QCoreApplication.translate("OklahomaGin", "Limit")
        case "limit_value" if params["limit"]:
            words = "<big>{limit}</big>"
        case "limit_value":
            words = QCoreApplication.translate("OklahomaGin", "Gin")
        case "limit_meaning" if params["limit"]:
            words = QCoreApplication.translate("OklahomaGin", "Knock with {limit} or less")
        case "limit_meaning":
            words = QCoreApplication.translate("OklahomaGin", "Only gin ends the hand")
        case "doubled":
            words = QCoreApplication.translate("OklahomaGin", "♠: all points doubled")
        case "stock":
            words = QCoreApplication.translate("OklahomaGin", "Stock <big>{count}</big>")
        case "pile":
            words = QCoreApplication.translate("OklahomaGin", "Discards <big>{count}</big>")
        case "earlier":
            words = QCoreApplication.translate("OklahomaGin", "Earlier discards, latest first")
        case "fresh":
            sign = '<span style="color:#f0b429">●</span> '
            words = sign + _fresh(params["how"] == "took", own)
        case "zone_stock":
            words = QCoreApplication.translate("OklahomaGin", "Stock")
        case "zone_discard":
            words = QCoreApplication.translate("OklahomaGin", "Discard pile")
        case "zone_knock":
            words = QCoreApplication.translate("OklahomaGin", "Knock here")
        case "sorted" | "zone_sort":
            return sorted_text(text.id, str(params["way"]))
        case "zone_meld":
            words = QCoreApplication.translate("OklahomaGin", "Meld {number}: {meld}")
            return words.format(number=params["number"], meld=meld_label(codes))
        case _:
            return _told(text.id, own).format(name=name, cards=f"<b>{card_signs(codes)}</b>")
    card = card_sign(str(params["card"])) if "card" in params else ""
    return words.format(
        count=params.get("count"),
        left=params.get("left"),
        card=card,
        limit=params.get("limit"),
        name=name,
    )


def _fresh(took: bool, own: bool) -> str:
    """Which card has just been drawn or taken."""
    match took, own:
        case True, True:
            return QCoreApplication.translate("OklahomaGin", "You took the {card}.")
        case True, False:
            return QCoreApplication.translate("OklahomaGin", "{name} took the {card}.")
        case False, True:
            return QCoreApplication.translate("OklahomaGin", "You drew the {card}.")
    return QCoreApplication.translate("OklahomaGin", "{name} drew the {card}.")


def _told(which: str, own: bool) -> str:
    """The words between the hands after a knock."""
    match which:
        case "hand_drawn":
            return QCoreApplication.translate(
                "OklahomaGin", "The stock is used up: nobody wins the hand."
            )
        case "laid_off" if own:
            return QCoreApplication.translate("OklahomaGin", "You laid off {cards}.")
        case "laid_off":
            return QCoreApplication.translate("OklahomaGin", "{name} laid off {cards}.")
        case "gin" if own:
            return QCoreApplication.translate("OklahomaGin", "You have gin: nothing is laid off.")
        case "gin":
            return QCoreApplication.translate("OklahomaGin", "{name} has gin: nothing is laid off.")
        case "nothing_laid_off" if own:
            return QCoreApplication.translate("OklahomaGin", "You didn’t lay off.")
        case "nothing_laid_off":
            return QCoreApplication.translate("OklahomaGin", "{name} didn’t lay off.")
        case "lay_off_how":
            return QCoreApplication.translate(
                "OklahomaGin", "Select a card below, then click the meld it fits."
            )
        case "lay_off_wait":
            return QCoreApplication.translate("OklahomaGin", "Cards are being laid off.")
    raise KeyError(which)

"""What may be done in Oklahoma Gin, and why, in few words: for hints and reviews."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.oklahoma_gin.words import card_sign, group_signs


def action_text(view: OklahomaGinView, action: Action) -> str:
    """An action as a label (“Discard 9♥”)."""
    card = card_sign(action.args[0]) if action.args else ""
    match action.verb:
        case "take" if view.pile:
            text = QCoreApplication.translate("OklahomaGin", "Take {card}")
            return text.format(card=card_sign(view.pile[-1]))
        case "take":
            return QCoreApplication.translate("OklahomaGin", "Take the discard")
        case "draw":
            return QCoreApplication.translate("OklahomaGin", "Draw from the stock")
        case "pass":
            return QCoreApplication.translate("OklahomaGin", "Pass")
        case "discard":
            return QCoreApplication.translate("OklahomaGin", "Discard {card}").format(card=card)
        case "knock" if card:
            return QCoreApplication.translate("OklahomaGin", "Knock with {card}").format(card=card)
        case "knock":
            return QCoreApplication.translate("OklahomaGin", "Big gin")
        case "layoff":
            return QCoreApplication.translate("OklahomaGin", "Lay off {card}").format(card=card)
        case "arrange":
            text = QCoreApplication.translate("OklahomaGin", "Lay out {melds}")
            return text.format(melds=" · ".join(group_signs(word) for word in action.args))
        case "done":
            return QCoreApplication.translate("OklahomaGin", "Done")
    return str(action)


def why_text(reason: str, numbers: Sequence[int] = ()) -> str:
    """Why something is judged as it is; empty for reasons without words."""
    match reason:
        case "only_way":
            return QCoreApplication.translate("OklahomaGin", "There is no other way.")
        case "can_knock":
            return QCoreApplication.translate("OklahomaGin", "With it you can knock.")
        case "draw":
            return QCoreApplication.translate("OklahomaGin", "The hand ends without points.")
        case "may_improve":
            return QCoreApplication.translate("OklahomaGin", "An unseen card may help more.")
        case "no_use":
            return QCoreApplication.translate("OklahomaGin", "That card is of no use here.")
        case "no_meld":
            return QCoreApplication.translate(
                "OklahomaGin", "It makes no meld, and tells what you collect."
            )
        case "makes_meld":
            return QCoreApplication.translate("OklahomaGin", "It makes a meld.")
        case "lowers_deadwood":
            return QCoreApplication.translate("OklahomaGin", "It lowers the deadwood.")
        case "big_gin":
            return QCoreApplication.translate("OklahomaGin", "All eleven cards are in melds.")
        case "gin":
            return QCoreApplication.translate("OklahomaGin", "Nothing is left but melds.")
        case "low_enough":
            return QCoreApplication.translate("OklahomaGin", "The deadwood is low enough.")
        case "too_early":
            return QCoreApplication.translate("OklahomaGin", "Waiting promises more.")
        case "breaks_meld":
            return QCoreApplication.translate("OklahomaGin", "It breaks up a meld.")
        case "worst_deadwood":
            return QCoreApplication.translate("OklahomaGin", "It leaves less deadwood.")
        case "dangerous":
            return QCoreApplication.translate("OklahomaGin", "The opponent may be waiting for it.")
        case "safe":
            return QCoreApplication.translate("OklahomaGin", "The opponent can hardly use it.")
        case "hunts_gin":
            return QCoreApplication.translate("OklahomaGin", "It keeps the way to gin open.")
        case "fits":
            return QCoreApplication.translate("OklahomaGin", "It fits the knocker’s melds.")
        case "finished":
            return QCoreApplication.translate("OklahomaGin", "Nothing more can be laid off.")
        case "lays_out":
            return QCoreApplication.translate("OklahomaGin", "Melds do not count against you.")
    return ""

"""Possible actions in Oklahoma Gin and the reasons for them, briefly: for hints and reviews."""

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
    """Why an action is judged as it is; empty for reasons without words."""
    try:
        return _sentence(reason).format(*numbers)
    except IndexError:
        return ""  # a plugin's reason with fewer numbers


def _sentence(reason: str) -> str:
    """The words of a reason, with placeholders for its numbers."""
    match reason:
        case "only_way":
            return QCoreApplication.translate("OklahomaGin", "There is no other way.")
        case "keeps_meld":
            return QCoreApplication.translate("OklahomaGin", "Keeps your melds whole.")
        case "breaks_meld":
            return QCoreApplication.translate("OklahomaGin", "Breaks up a meld.")
        case "less_deadwood":
            return QCoreApplication.translate(
                "OklahomaGin", "Leaves {0} of deadwood, the next choice {1}."
            )
        case "more_deadwood":
            return QCoreApplication.translate(
                "OklahomaGin", "Leaves {0} of deadwood, the best choice {1}."
            )
        case "more_help":
            return QCoreApplication.translate(
                "OklahomaGin",
                "With {1} of {0} unseen cards you make a meld; after the next choice, with {2}.",
            )
        case "less_help":
            return QCoreApplication.translate(
                "OklahomaGin",
                "With {1} of {0} unseen cards you make a meld; after the best choice, with {2}.",
            )
        case "more_knocks":
            return QCoreApplication.translate(
                "OklahomaGin",
                "With {1} of {0} unseen cards you can knock; after the next choice, with {2}.",
            )
        case "safe":
            return QCoreApplication.translate(
                "OklahomaGin", "The opponent cannot make a meld with it."
            )
        case "fewer_uses":
            return QCoreApplication.translate(
                "OklahomaGin",
                "Melds the opponent may make with it: {0}; with the next choice: {1}.",
            )
        case "more_uses":
            return QCoreApplication.translate(
                "OklahomaGin",
                "Melds the opponent may make with it: {0}; with the best choice: {1}.",
            )
        case "collects":
            return QCoreApplication.translate(
                "OklahomaGin", "Cards the opponent took that it goes with: {0}."
            )
        case "not_collected":
            return QCoreApplication.translate(
                "OklahomaGin", "Cards the opponent took that the next choice goes with: {0}."
            )
        case "alone":
            return QCoreApplication.translate("OklahomaGin", "No other card of yours goes with it.")
        case "big_gin":
            return QCoreApplication.translate("OklahomaGin", "All eleven cards are in melds.")
        case "gin":
            return QCoreApplication.translate("OklahomaGin", "Only melds are left.")
        case "low_enough":
            return QCoreApplication.translate(
                "OklahomaGin", "You have {0} of deadwood; you may knock with up to {1}."
            )
        case "undercut":
            return QCoreApplication.translate(
                "OklahomaGin", "With {0} of deadwood you may be undercut."
            )
        case "way_to_gin":
            return QCoreApplication.translate(
                "OklahomaGin", "With {1} of {0} unseen cards you have gin next."
            )
        case "waits":
            return QCoreApplication.translate(
                "OklahomaGin", "With {0} of deadwood, waiting promises more than knocking."
            )
        case "gives_time":
            return QCoreApplication.translate("OklahomaGin", "Gives the opponent another turn.")
        case "takes_gin":
            return QCoreApplication.translate("OklahomaGin", "With it you have gin.")
        case "can_knock":
            return QCoreApplication.translate(
                "OklahomaGin", "With it you have {0} of deadwood; you may knock with up to {1}."
            )
        case "makes_meld":
            return QCoreApplication.translate(
                "OklahomaGin", "Makes a meld: your deadwood falls from {0} to {1}."
            )
        case "lowers_deadwood":
            return QCoreApplication.translate("OklahomaGin", "Your deadwood falls from {0} to {1}.")
        case "no_meld":
            return QCoreApplication.translate(
                "OklahomaGin", "Makes no meld, and tells what you collect."
            )
        case "leaves_useless":
            return QCoreApplication.translate("OklahomaGin", "The open card makes no meld.")
        case "goes_round":
            return QCoreApplication.translate(
                "OklahomaGin",
                "You discarded it yourself: the cards would only go round in circles.",
            )
        case "leaves_it":
            return QCoreApplication.translate(
                "OklahomaGin", "With {1} of {0} unseen cards you make a meld."
            )
        case "draw":
            return QCoreApplication.translate("OklahomaGin", "The hand ends without points.")
        case "undercuts":
            return QCoreApplication.translate(
                "OklahomaGin", "With {0} of deadwood you undercut {1}."
            )
        case "fits":
            return QCoreApplication.translate(
                "OklahomaGin", "Fits the knocker’s melds and saves {0}."
            )
        case "lays_out":
            return QCoreApplication.translate(
                "OklahomaGin", "Once laid out, {0} of deadwood no longer count."
            )
        case "finished":
            return QCoreApplication.translate("OklahomaGin", "Nothing more can be saved.")
        case "forgoes":
            return QCoreApplication.translate(
                "OklahomaGin", "Deadwood that could still be saved: {0}."
            )
        case "spoils":
            return QCoreApplication.translate(
                "OklahomaGin", "Leaves {0} more than the best choice."
            )
        case "idle":
            return QCoreApplication.translate("OklahomaGin", "Saves nothing.")
        case "close":
            return QCoreApplication.translate("OklahomaGin", "The next choice is about as good.")
        case "alike":
            return QCoreApplication.translate("OklahomaGin", "About as good as the best choice.")
        case "brings_more":
            return QCoreApplication.translate(
                "OklahomaGin", "All in all it promises more than the next choice."
            )
        case "brings_less":
            return QCoreApplication.translate(
                "OklahomaGin", "All in all it promises less than the best choice."
            )
    return ""

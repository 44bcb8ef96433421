"""Possible actions in the Kabu games and the reasons for them, briefly: for hints and reviews."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action, IllegalAction
from cardtable.games.kabu.legal import read_bet
from cardtable.phrases.lists import listed


def action_text(action: Action) -> str:
    """An action as a label (“20 on column 3”)."""
    match action.verb:
        case "bet":
            return _bet_text(action)
        case "pass":
            return QCoreApplication.translate("Kabu", "Don’t bet")
        case "stand":
            return QCoreApplication.translate("Kabu", "Stand")
        case "hit" if not action.args:
            return QCoreApplication.translate("Kabu", "A third card")
        case "hit" | "deal":
            return _place_text(action.args[0] if action.args else "")
        case "stop":
            return QCoreApplication.translate("Kabu", "End the match")
    return str(action)


def _bet_text(action: Action) -> str:
    try:
        bets = read_bet(action)
    except IllegalAction:
        return str(action)
    text = QCoreApplication.translate("Kabu", "{amount} on column {column}")
    return listed([text.format(amount=bets[column], column=column) for column in bets])


def short_action_text(action: Action) -> str:
    """An action as a short label: bets on several columns in symbols (“20→3 · 5→4”)."""
    if action.verb == "bet":
        try:
            bets = read_bet(action)
        except IllegalAction:
            return str(action)
        if len(bets) > 1:
            return " · ".join(f"{amount}→{column}" for column, amount in bets.items())
    return action_text(action)


def _place_text(where: str) -> str:
    match where:
        case "top":
            return QCoreApplication.translate("Kabu", "A card from the top")
        case "bottom":
            return QCoreApplication.translate("Kabu", "A card from the bottom")
        case "fourth":
            return QCoreApplication.translate("Kabu", "The 4th card from the top")
    return QCoreApplication.translate("Kabu", "A card")


def why_text(reason: str, numbers: Sequence[int] = ()) -> str:
    """Why an action is judged as it is; empty for reasons without words."""
    translate = QCoreApplication.translate
    named = dict(zip("abc", numbers, strict=False)) | {"total": numbers[0] if numbers else 0}
    match reason:
        case "nothing_promised":
            text = translate("Kabu", "No first card promises a gain.")
        case "gives_up":
            text = translate("Kabu", "Gives up what column {a} promises.")
        case "shippin_first":
            text = translate("Kabu", "{a} of {b} unseen cards make 4-1 here, which pays double.")
        case "good_seconds":
            text = translate(
                "Kabu", "{a} of {b} unseen cards make 7, 8 or 9 here at once, more than elsewhere."
            )
        case "best_but_little":
            text = translate("Kabu", "Promises the most, but little: bet little.")
        case "best_first":
            text = translate("Kabu", "No other first card promises so much.")
        case "least_bad":
            text = translate("Kabu", "You must bet, and no other column costs less.")
        case "spread":
            text = translate("Kabu", "Spreads the risk over several columns.")
        case "as_promising":
            text = translate("Kabu", "Promises as much as column {a}.")
        case "promises_less":
            text = translate("Kabu", "Promises less than column {a}.")
        case "costs_more":
            text = translate("Kabu", "Costs more than column {a}.")
        case "ties_cost":
            text = translate(
                "Kabu", "Equal totals go to the dealer: that alone costs {a} of 100 chips."
            )
        case "loses":
            text = translate("Kabu", "In the long run it costs {a} of 100 chips.")
        case "no_gain":
            text = translate("Kabu", "Promises a loss, if only by a hair.")
        case _:
            text = _third_card_text(reason)
    return text.format(**named)


def _third_card_text(reason: str) -> str:
    """The same for third cards, with fields for the numbers."""
    translate = QCoreApplication.translate
    match reason:
        case "all_equal":
            return translate("Kabu", "It makes no difference: nobody has seen the deck.")
        case "must_draw":
            return translate("Kabu", "{total}: 3 or less must draw.")
        case "may_not_draw":
            return translate("Kabu", "{total}: 7 or more can’t draw.")
        case "either_way":
            return translate("Kabu", "With or without a third card, the odds are the same.")
        case "three_alike":
            return translate(
                "Kabu",
                "{a} of {b} unseen cards make three alike; the rest help too seldom.",
            )
        case "cards_help":
            return translate("Kabu", "{a} of {b} unseen cards help, {c} of them make 8 or 9.")
        case "card_wins_more":
            return translate("Kabu", "A third card wins more often: {a} of {b} unseen cards help.")
        case "card_counts_more":
            return translate(
                "Kabu", "Counting all unseen cards, a third card is worth more in the end."
            )
        case "shippin_stays":
            return translate("Kabu", "4-1 pays double, but only with two cards.")
        case "cards_harm":
            return translate("Kabu", "{a} of {b} unseen cards would hurt.")
        case "none_wins_more":
            return translate("Kabu", "{a} wins more often without a third card.")
        case "none_counts_more":
            return translate(
                "Kabu", "Counting all unseen cards, two cards are worth more in the end."
            )
    return ""

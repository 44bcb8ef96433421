"""What may be done in the Kabu games, and why, in few words: for hints and reviews."""

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
            return QCoreApplication.translate("Kabu", "Bet nothing")
        case "stand":
            return QCoreApplication.translate("Kabu", "No card")
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
    """An action as a short label: bets on several columns by signs (“20→3 · 5→4”)."""
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
            return QCoreApplication.translate("Kabu", "The fourth card")
    return QCoreApplication.translate("Kabu", "A card")


def why_text(reason: str, numbers: Sequence[int] = ()) -> str:
    """Why something is judged as it is; empty for reasons without words."""
    match reason:
        case "first_card":
            return QCoreApplication.translate("Kabu", "What its first card promises.")
        case "no_risk":
            return QCoreApplication.translate("Kabu", "Nothing is risked.")
        case "all_equal":
            return QCoreApplication.translate(
                "Kabu", "All places are equally good: nobody has seen the deck."
            )
        case "forced":
            return QCoreApplication.translate("Kabu", "The rules leave no choice.")
        case "third_card":
            return QCoreApplication.translate("Kabu", "Every card still unseen is counted.")
    return ""

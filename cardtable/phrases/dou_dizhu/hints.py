"""What may be done in Dou Dizhu, and why, in few words: for hints and reviews."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action, IllegalAction
from cardtable.games.dou_dizhu.cards import card_set
from cardtable.games.dou_dizhu.legal import read_play
from cardtable.games.dou_dizhu.plays import TRIPLES_1, TRIPLES_2
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.phrases.dou_dizhu.words import combination_label, rank_word


def action_text(view: DouDizhuView, action: Action) -> str:
    """An action as a label (“Straight 3–7”)."""
    match action.verb:
        case "pass":
            return QCoreApplication.translate("DouDizhu", "Pass")
        case "bid" if action.args:
            text = QCoreApplication.translate("DouDizhu", "Bid {amount}")
            return text.format(amount=action.args[0])
        case "play":
            try:
                _, reading = read_play(
                    view.rules.plays, card_set(view.hand), view.to_beat, action.args
                )
            except IllegalAction:
                return str(action)
            label = combination_label(reading)
            if reading.category not in (TRIPLES_1, TRIPLES_2):
                return label
            # Wings have no ranks in their name; here plays that differ in them stand together.
            each = 1 if reading.category == TRIPLES_1 else 2
            kickers = " ".join(rank_word(rank) for rank in reading.kickers[::each])
            text = QCoreApplication.translate("DouDizhu", "{play} ({kickers})")
            return text.format(play=label, kickers=kickers)
    return str(action)


def why_text(reason: str, numbers: Sequence[int] = ()) -> str:
    """Why something is judged as it is; empty for reasons without words."""
    match reason:
        case "goes_out":
            return QCoreApplication.translate("DouDizhu", "It is the last card: you go out.")
        case "sure_win":
            return QCoreApplication.translate("DouDizhu", "The rest cannot be stopped.")
        case "partner_leads":
            return QCoreApplication.translate("DouDizhu", "Your partner has the trick.")
        case "strong_hand":
            return QCoreApplication.translate("DouDizhu", "The hand is strong enough.")
        case "weak_hand":
            return QCoreApplication.translate("DouDizhu", "The hand is too weak.")
        case "keeps_lead":
            return QCoreApplication.translate("DouDizhu", "It probably keeps the lead.")
        case "few_turns":
            return QCoreApplication.translate("DouDizhu", "The rest goes out in few plays.")
        case "stops_foe":
            return QCoreApplication.translate("DouDizhu", "It keeps an opponent from going out.")
        case "helps_partner":
            return QCoreApplication.translate("DouDizhu", "It lets your partner go on.")
        case "saves_strength":
            return QCoreApplication.translate("DouDizhu", "It saves strong cards for later.")
    return ""

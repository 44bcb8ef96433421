"""Possible actions in Dou Dizhu and the reasons for them, briefly: for hints and reviews."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action, IllegalAction
from cardtable.games.dou_dizhu.cards import card_set
from cardtable.games.dou_dizhu.legal import read_play
from cardtable.games.dou_dizhu.plays import TRIPLES_1, TRIPLES_2
from cardtable.games.dou_dizhu.view import BID, DouDizhuView
from cardtable.phrases.dou_dizhu.words import combination_label, rank_word


def call_text(view: DouDizhuView, action: Action) -> str:
    """A hint other than a play: a bid in the auction, or a pass."""
    if action.verb == "bid":
        text = QCoreApplication.translate("DouDizhu", "Hint: bid {amount}")
        return text.format(amount=action.args[0])
    if view.phase == BID:  # a different word in Chinese
        return QCoreApplication.translate("DouDizhuAuction", "Hint: pass")
    return QCoreApplication.translate("DouDizhu", "Hint: pass")


def action_text(view: DouDizhuView, action: Action) -> str:
    """An action as a label (“Straight 3–7”)."""
    match action.verb:
        case "pass" if view.phase == BID:  # another word in Chinese
            return QCoreApplication.translate("DouDizhuAuction", "Pass")
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
            # Wings have no ranks in their name; here plays that differ only in them stand together.
            each = 1 if reading.category == TRIPLES_1 else 2
            kickers = " ".join(rank_word(rank) for rank in reading.kickers[::each])
            text = QCoreApplication.translate("DouDizhu", "{play} ({kickers})")
            return text.format(play=label, kickers=kickers)
    return str(action)


def why_text(reason: str, numbers: Sequence[int] = ()) -> str:
    """Why an action is judged as it is, with its numbers; empty for no reason."""
    count = numbers[0] if numbers else 0
    text = _why(reason, count)
    return text.format(*numbers) if numbers else text


def _why(reason: str, count: int) -> str:
    """The words; those that name several numbers have a placeholder for each."""
    translate = QCoreApplication.translate
    match reason:
        case "goes_out":
            return translate("DouDizhu", "You go out.")
        case "goes_not_out":
            return translate("DouDizhu", "You could go out at once.")
        case "sure_win":
            return translate("DouDizhu", "Nobody can stop the rest of your hand.")
        case "not_sure":
            return translate("DouDizhu", "The better choice can no longer be stopped.")
        case "partner_leads":
            return translate(
                "DouDizhu", "Your partner has the trick, with %n card(s) left.", "", count
            )
        case "overtakes":
            return translate(
                "DouDizhu",
                "Takes the trick from your partner, who has %n card(s) left.",
                "",
                count,
            )
        case "stops_foe":
            return translate(
                "DouDizhu", "Takes the trick from an opponent with %n card(s) left.", "", count
            )
        case "lets_foe":
            return translate(
                "DouDizhu", "The trick belongs to an opponent with %n card(s) left.", "", count
            )
        case "no_way_out":
            return translate(
                "DouDizhu", "No opponent with %n card(s) left could go out on it.", "", count
            )
        case "way_out":
            return translate(
                "DouDizhu", "An opponent with %n card(s) left could go out on it.", "", count
            )
        case "helps_partner":
            return translate(
                "DouDizhu", "Your partner, with %n card(s) left, may go out on it.", "", count
            )
        case "no_help":
            return translate(
                "DouDizhu", "Your partner, with %n card(s) left, cannot go out on it.", "", count
            )
        case "keeps_bomb":
            return translate("DouDizhu", "Keeps %n bomb(s) whole.", "", count)
        case "costs_bomb":
            return translate("DouDizhu", "Costs a bomb; the better choice keeps %n.", "", count)
        case "multiplies":
            return translate("DouDizhu", "Multiplies the stake by {0}.")
        case "no_multiplier":
            return translate("DouDizhu", "Doesn’t multiply the stake by {0}.")
        case "fewer_plays":
            return translate("DouDizhu", "Plays needed afterwards: {0}, otherwise {1}.")
        case "more_plays":
            return translate("DouDizhu", "Plays needed afterwards: {1} instead of {0}.")
        case "keeps_lead":
            return translate("DouDizhu", "None of the %n unseen card(s) beats it.", "", count)
        case "may_be_beaten":
            return translate("DouDizhu", "The %n unseen card(s) can beat it.", "", count)
        case "keeps_triple":
            return translate("DouDizhu", "Takes no triple apart.")
        case "breaks_triple":
            return translate("DouDizhu", "Takes a triple apart.")
        case "keeps_pair":
            return translate("DouDizhu", "Takes no pair apart.")
        case "breaks_pair":
            return translate("DouDizhu", "Takes a pair apart.")
        case "keeps_control":
            return translate(
                "DouDizhu",
                "Cards kept that no single unseen one beats: {0}, otherwise {1}.",
            )
        case "costs_control":
            return translate(
                "DouDizhu",
                "Cards kept that no single unseen one beats: {1} instead of {0}.",
            )
        case "lower_kickers":
            return translate("DouDizhu", "Uses lower kickers.")
        case "higher_kickers":
            return translate("DouDizhu", "Uses higher kickers than needed.")
        case "saves_higher":
            return translate("DouDizhu", "Beats it with less: the higher cards stay.")
        case "higher_than_needed":
            return translate("DouDizhu", "Beats it with more than needed.")
        case "low_first":
            return translate("DouDizhu", "The lower cards go first.")
        case "high_first":
            return translate("DouDizhu", "Leaves lower cards of that kind behind.")
        case "harder_to_beat":
            return translate("DouDizhu", "Higher plays that may be out: {0}, otherwise {1}.")
        case "easier_to_beat":
            return translate("DouDizhu", "Higher plays that may be out: {1} instead of {0}.")
        case "more_cards":
            return translate("DouDizhu", "Cards gone: {0}, otherwise {1}.")
        case "fewer_cards":
            return translate("DouDizhu", "Cards gone: {1} instead of {0}.")
        case "contests":
            return translate("DouDizhu", "Takes the trick from an opponent.")
        case "yields":
            return translate("DouDizhu", "Doesn’t contest an opponent’s trick.")
        case "keeps_cards":
            return translate(
                "DouDizhu", "Keeps the %n card(s) that the other choice costs.", "", count
            )
        case "costs_cards":
            return translate("DouDizhu", "Costs %n card(s) that passing would keep.", "", count)
        case "wins_more":
            return translate("DouDizhu", "Of 100 such deals it wins {0}, the next choice {1}.")
        case "wins_less":
            return translate("DouDizhu", "Of 100 such deals it wins {0}, the better choice {1}.")
        case "pays_more":
            return translate("DouDizhu", "Wins no more often, but more points on average.")
        case "pays_less":
            return translate("DouDizhu", "Wins fewer points on average.")
        case "as_good":
            return translate("DouDizhu", "Just as good, as far as anyone can tell.")
        case "bids":
            return translate(
                "DouDizhu",
                "That wins {0} of 100 such deals. In hand: bombs {1}, twos {2}, jokers {3}.",
            )
        case "passes":
            return translate("DouDizhu", "Passing wins {0} of 100 such deals.")
        case "other_bid":
            return translate(
                "DouDizhu", "{0} at stake instead of {1}: that wins {2} of 100 such deals."
            )
    return ""

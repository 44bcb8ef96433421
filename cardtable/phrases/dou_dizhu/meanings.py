"""The meaning of each house rule of Dou Dizhu with its chosen value."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def value_meaning(key: str, value: str | int) -> str:
    """What a house rule with this value means, in one sentence; empty for an unknown one."""
    match key, value:
        case "deals", int(count):
            return QCoreApplication.translate("DouDizhu", "A match lasts %n deal(s).", "", count)
        case "auction", "one_round":
            return QCoreApplication.translate(
                "DouDizhu", "Everyone bids once, higher than before or not at all; 3 ends it."
            )
        case "auction", "until_two_pass":
            return QCoreApplication.translate(
                "DouDizhu",
                "Each bid is higher than the last; the bidding ends when two in a row pass after "
                "a bid. Whoever has passed may bid again.",
            )
        case "auction", "sealed_no_pass":
            return QCoreApplication.translate(
                "DouDizhu", "Everyone bids in secret and nobody passes; the highest bid wins."
            )
        case "auction", "one_call_each":
            return QCoreApplication.translate(
                "DouDizhu", "Everyone calls once, as high as they like; the highest call wins."
            )
        case "auction", _:
            return QCoreApplication.translate(
                "DouDizhu", "Nobody bids: the landlord is drawn by lot and the stake is 1."
            )
        case "first_bid", "rotate":
            return QCoreApplication.translate(
                "DouDizhu", "The first bidder is drawn; then the next player each deal."
            )
        case "first_bid", "random":
            return QCoreApplication.translate(
                "DouDizhu", "The first bidder is drawn afresh in every deal."
            )
        case "first_bid", _:
            return QCoreApplication.translate(
                "DouDizhu",
                "Whoever went out in the last deal bids first; in the first deal it is drawn.",
            )
        case "all_pass", "redeal":
            return QCoreApplication.translate(
                "DouDizhu", "If everyone passes, the cards are redealt."
            )
        case "all_pass", _:
            return QCoreApplication.translate(
                "DouDizhuRules",
                "If everyone passes, new cards are dealt, three times at most; after that the "
                "landlord is drawn by lot and the stake is 1.",
            )
        case "chain_top", "2":
            return QCoreApplication.translate(
                "DouDizhu", "Straights and other chains may run up to the 2."
            )
        case "chain_top", _:
            return QCoreApplication.translate(
                "DouDizhu", "Straights and other chains end at the ace."
            )
        case "quad_one", "on":
            return QCoreApplication.translate(
                "DouDizhu", "Four of a kind may carry just one card or one pair."
            )
        case "quad_one", _:
            return QCoreApplication.translate(
                "DouDizhu", "Four of a kind carries two cards or two pairs."
            )
        case "kickers", "any":
            return QCoreApplication.translate("DouDizhu", "Any cards may be used as kickers.")
        case "kickers", "no_bombs":
            return QCoreApplication.translate(
                "DouDizhu", "Kickers may neither be a bomb nor extend the chain."
            )
        case "kickers", _:
            return QCoreApplication.translate(
                "DouDizhu",
                "The kickers of a play must all be of different ranks, and never both jokers.",
            )
        case "payout", "sheet":
            return QCoreApplication.translate(
                "DouDizhu", "When the farmers win, each gets half the stake."
            )
        case "payout", _:
            return QCoreApplication.translate(
                "DouDizhu", "When the farmers win, each gets the full stake."
            )
        case "rocket_factor", 2:
            return QCoreApplication.translate(
                "DouDizhu", "The rocket doubles the stake, as a bomb does."
            )
        case "rocket_factor", _:
            return QCoreApplication.translate("DouDizhu", "The rocket quadruples the stake.")
        case "spring", "any_player":
            return QCoreApplication.translate(
                "DouDizhu", "The stake doubles if any player never played a card."
            )
        case "spring", "both_farmers+anti":
            return QCoreApplication.translate(
                "DouDizhu", "The stake doubles if no farmer played, or the landlord just once."
            )
        case "spring", _:
            return QCoreApplication.translate("DouDizhu", "The stake never doubles for this.")
        case "repass", "on":
            return QCoreApplication.translate(
                "DouDizhu", "After a pass you may still play in the same trick."
            )
        case "repass", _:
            return QCoreApplication.translate(
                "DouDizhu", "After a pass you wait until the trick is over."
            )
        case "kitty_memory", "on":
            return QCoreApplication.translate(
                "DouDizhu", "The kitty can be looked at at any time during play."
            )
        case "kitty_memory", _:
            return QCoreApplication.translate(
                "DouDizhu", "The kitty is shown once; after that you have to remember it."
            )
        case "direction", "counter_clockwise":
            return QCoreApplication.translate("DouDizhu", "Play goes to the right.")
        case "direction", _:
            return QCoreApplication.translate("DouDizhu", "Play goes to the left.")
    return ""

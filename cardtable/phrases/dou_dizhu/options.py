"""House rules of Dou Dizhu in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option_words(key: str) -> tuple[str, str]:
    """An option's title and what it changes."""
    match key:
        case "deals":
            title = QCoreApplication.translate("DouDizhu", "Deals")
            text = QCoreApplication.translate("DouDizhu", "How many deals make a match.")
        case "auction":
            title = QCoreApplication.translate("DouDizhu", "Auction")
            text = QCoreApplication.translate("DouDizhu", "How the landlord is found.")
        case "first_bid":
            title = QCoreApplication.translate("DouDizhu", "First bid")
            text = QCoreApplication.translate("DouDizhu", "Who bids first in a deal.")
        case "all_pass":
            title = QCoreApplication.translate("DouDizhu", "All pass")
            text = QCoreApplication.translate("DouDizhu", "What happens when nobody bids.")
        case "chain_top":
            title = QCoreApplication.translate("DouDizhu", "Highest card of a chain")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether straights and other chains may run up to the 2."
            )
        case "quad_one":
            title = QCoreApplication.translate("DouDizhu", "Quad with one kicker")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether four of a kind may take a single card or one pair along."
            )
        case "kickers":
            title = QCoreApplication.translate("DouDizhu", "Kickers")
            text = QCoreApplication.translate(
                "DouDizhu", "Which cards may go along with a triple, an airplane or a quad."
            )
        case "payout":
            title = QCoreApplication.translate("DouDizhu", "Payment")
            text = QCoreApplication.translate(
                "DouDizhu", "What the farmers get when they win: half the stake each or all of it."
            )
        case "rocket_factor":
            title = QCoreApplication.translate("DouDizhu", "Rocket")
            text = QCoreApplication.translate(
                "DouDizhu", "How much the two jokers together raise the stake."
            )
        case "spring":
            title = QCoreApplication.translate("DouDizhu", "Spring")
            text = QCoreApplication.translate(
                "DouDizhu", "When the stake is doubled because somebody hardly got to play."
            )
        case "repass":
            title = QCoreApplication.translate("DouDizhu", "Play after a pass")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether one who passed may play again in the same trick."
            )
        case "kitty_memory":
            title = QCoreApplication.translate("DouDizhu", "Kitty stays in sight")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether the three cards can be looked up during the deal."
            )
        case "direction":
            title = QCoreApplication.translate("DouDizhu", "Direction")
            text = QCoreApplication.translate("DouDizhu", "Which way the turn goes around.")
        case _:
            raise KeyError(key)
    return title, text


def value_words(key: str, value: str | int) -> str:
    """A value of an option in words."""
    match key, value:
        case "auction", "one_round":
            return QCoreApplication.translate("DouDizhu", "One round, each bid higher")
        case "auction", "until_two_pass":
            return QCoreApplication.translate("DouDizhu", "Until two pass in a row")
        case "auction", "sealed_no_pass":
            return QCoreApplication.translate("DouDizhu", "Sealed bids, nobody passes")
        case "auction", "one_call_each":
            return QCoreApplication.translate("DouDizhu", "One free call each")
        case "auction", "random_landlord":
            return QCoreApplication.translate("DouDizhu", "No auction, landlord by lot")
        case "first_bid", "rotate":
            return QCoreApplication.translate("DouDizhu", "The next player each deal")
        case "first_bid", "random":
            return QCoreApplication.translate("DouDizhu", "By lot each deal")
        case "first_bid", "previous_winner":
            return QCoreApplication.translate("DouDizhu", "Who went out last time")
        case "all_pass", "redeal":
            return QCoreApplication.translate("DouDizhu", "New cards")
        case "all_pass", "random_after_3":
            return QCoreApplication.translate(
                "DouDizhu", "New cards three times, then a landlord by lot"
            )
        case "chain_top", "2":
            return QCoreApplication.translate("DouDizhu", "Up to the 2")
        case "chain_top", "A":
            return QCoreApplication.translate("DouDizhu", "Up to the ace")
        case "kickers", "any":
            return QCoreApplication.translate("DouDizhu", "Any cards")
        case "kickers", "no_bombs":
            return QCoreApplication.translate("DouDizhu", "No bombs, nothing to lengthen a chain")
        case "kickers", "all_different":
            return QCoreApplication.translate("DouDizhu", "All different")
        case "payout", "sheet":
            return QCoreApplication.translate("DouDizhu", "Farmers get half the stake each")
        case "payout", "symmetric":
            return QCoreApplication.translate("DouDizhu", "Farmers get the full stake each")
        case "rocket_factor", 2:
            return QCoreApplication.translate("DouDizhu", "Twice")
        case "rocket_factor", 4:
            return QCoreApplication.translate("DouDizhu", "Four times")
        case "spring", "any_player":
            return QCoreApplication.translate("DouDizhu", "A player did not play at all")
        case "spring", "both_farmers+anti":
            return QCoreApplication.translate(
                "DouDizhu", "No farmer played, or the landlord only once"
            )
        case "direction", "counter_clockwise":
            return QCoreApplication.translate("DouDizhu", "Counter-clockwise")
        case "direction", "clockwise":
            return QCoreApplication.translate("DouDizhu", "Clockwise")
        case _, "on":
            return QCoreApplication.translate("DouDizhu", "On")
        case _, "off":
            return QCoreApplication.translate("DouDizhu", "Off")
    return str(value)


def preset_words(preset: str) -> tuple[str, str]:
    """A preset's name and one sentence."""
    match preset:
        case "sheet":
            name = QCoreApplication.translate("DouDizhu", "Sheet")
            text = QCoreApplication.translate(
                "DouDizhu", "Chains up to the 2, any kickers, farmers get half the stake."
            )
        case "standard":
            name = QCoreApplication.translate("DouDizhu", "Standard")
            text = QCoreApplication.translate(
                "DouDizhu", "Chains up to the ace, kickers all different, full payment."
            )
        case "online":
            name = QCoreApplication.translate("DouDizhu", "Online")
            text = QCoreApplication.translate(
                "DouDizhu", "As in online rooms: one round of calls, no bombs as kickers."
            )
        case _:
            raise KeyError(preset)
    return name, text

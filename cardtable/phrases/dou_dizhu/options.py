"""House rules of Dou Dizhu in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option_words(key: str) -> tuple[str, str]:
    """An option's title and what it changes."""
    match key:
        case "deals":
            title = QCoreApplication.translate("DouDizhu", "Deals")
            text = QCoreApplication.translate("DouDizhu", "Number of deals in a match.")
        case "auction":
            title = QCoreApplication.translate("DouDizhu", "Auction")
            text = QCoreApplication.translate("DouDizhu", "How the landlord is chosen.")
        case "first_bid":
            title = QCoreApplication.translate("DouDizhu", "First bidder")
            text = QCoreApplication.translate("DouDizhu", "Who bids first in each deal.")
        case "all_pass":
            title = QCoreApplication.translate("DouDizhu", "If everyone passes")
            text = QCoreApplication.translate("DouDizhu", "What happens when nobody bids.")
        case "chain_top":
            title = QCoreApplication.translate("DouDizhu", "Highest card of a chain")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether straights and other chains may run up to the 2."
            )
        case "quad_one":
            title = QCoreApplication.translate("DouDizhu", "Four of a kind with one kicker")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether four of a kind may carry just one card or one pair."
            )
        case "kickers":
            title = QCoreApplication.translate("DouDizhu", "Kickers")
            text = QCoreApplication.translate(
                "DouDizhu",
                "Which cards may be attached to a triple, an airplane or four of a kind.",
            )
        case "payout":
            title = QCoreApplication.translate("DouDizhu", "Payment")
            text = QCoreApplication.translate(
                "DouDizhu", "What each farmer gets for a win: half the stake or all of it."
            )
        case "rocket_factor":
            title = QCoreApplication.translate("DouDizhu", "Rocket")
            text = QCoreApplication.translate(
                "DouDizhu", "How much the rocket (both jokers) multiplies the stake."
            )
        case "spring":
            title = QCoreApplication.translate("DouDizhu", "Spring")
            text = QCoreApplication.translate(
                "DouDizhu", "When the stake doubles because someone hardly got to play."
            )
        case "repass":
            title = QCoreApplication.translate("DouDizhu", "Playing again after a pass")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether a player who has passed may play again in the same trick."
            )
        case "kitty_memory":
            title = QCoreApplication.translate("DouDizhu", "Kitty stays visible")
            text = QCoreApplication.translate(
                "DouDizhu", "Whether the kitty can be looked at again during play."
            )
        case "direction":
            title = QCoreApplication.translate("DouDizhu", "Direction")
            text = QCoreApplication.translate("DouDizhu", "Direction of play.")
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
            return QCoreApplication.translate("DouDizhu", "Sealed bids, no passing")
        case "auction", "one_call_each":
            return QCoreApplication.translate("DouDizhu", "One call each, any bid")
        case "auction", "random_landlord":
            return QCoreApplication.translate("DouDizhu", "No auction: random landlord")
        case "first_bid", "rotate":
            return QCoreApplication.translate("DouDizhu", "The next player each time")
        case "first_bid", "random":
            return QCoreApplication.translate("DouDizhu", "Random each deal")
        case "first_bid", "previous_winner":
            return QCoreApplication.translate("DouDizhu", "Winner of the last deal")
        case "all_pass", "redeal":
            return QCoreApplication.translate("DouDizhu", "Redeal")
        case "all_pass", "random_after_3":
            return QCoreApplication.translate(
                "DouDizhu", "Redeal up to three times, then a random landlord"
            )
        case "chain_top", "2":
            return QCoreApplication.translate("DouDizhu", "Up to the 2")
        case "chain_top", "A":
            return QCoreApplication.translate("DouDizhu", "Up to the ace")
        case "kickers", "any":
            return QCoreApplication.translate("DouDizhu", "Any cards")
        case "kickers", "no_bombs":
            return QCoreApplication.translate(
                "DouDizhu", "No bombs, no triple that would extend the chain"
            )
        case "kickers", "all_different":
            return QCoreApplication.translate("DouDizhu", "All of different ranks")
        case "payout", "sheet":
            return QCoreApplication.translate("DouDizhu", "Farmers get half the stake each")
        case "payout", "symmetric":
            return QCoreApplication.translate("DouDizhu", "Farmers get the full stake each")
        case "rocket_factor", 2:
            return QCoreApplication.translate("DouDizhu", "×2")
        case "rocket_factor", 4:
            return QCoreApplication.translate("DouDizhu", "×4")
        case "spring", "any_player":
            return QCoreApplication.translate("DouDizhu", "Any player never got to play")
        case "spring", "both_farmers+anti":
            return QCoreApplication.translate(
                "DouDizhu", "No farmer played, or the landlord only once"
            )
        case "direction", "counter_clockwise":
            return QCoreApplication.translate("DouDizhu", "Anticlockwise")
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
            name = QCoreApplication.translate("DouDizhu", "House sheet")
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
                "DouDizhu", "As played online: one round of calls, no bombs as kickers."
            )
        case _:
            raise KeyError(preset)
    return name, text

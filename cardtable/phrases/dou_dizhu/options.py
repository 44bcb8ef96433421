"""The house rules of Dou Dizhu in words, and what each of their values means."""

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

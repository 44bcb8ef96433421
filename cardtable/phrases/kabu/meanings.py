"""The meaning of each house rule of the Kabu games with its chosen value."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def value_meaning(key: str, value: str | int) -> str:
    """What a house rule with this value means, in one sentence; empty for an unknown one."""
    match key, value:
        case "rounds", "open":
            return QCoreApplication.translate(
                "KabuOptions", "You play until you stop; then whoever has the most chips wins."
            )
        case "rounds", int(count):
            return QCoreApplication.translate(
                "KabuOptions", "After %n round(s), whoever has the most chips wins.", "", count
            )
        case "chips", int(count):
            return QCoreApplication.translate(
                "KabuOptions", "Everyone starts with %n chip(s).", "", count
            )
        case "max_total_bet", int(count):
            return QCoreApplication.translate(
                "KabuOptions", "All bets of a round together are at most %n chip(s).", "", count
            )
        case "min_bet", 0:
            return QCoreApplication.translate("KabuOptions", "You may skip betting in a round.")
        case "min_bet", _:
            return QCoreApplication.translate(
                "KabuOptions",
                "Whoever may bet must bet at least one chip, while the limit leaves any.",
            )
        case "credit", "on":
            return QCoreApplication.translate(
                "KabuOptions", "Chips may go below zero, and nobody drops out."
            )
        case "credit", _:
            return QCoreApplication.translate(
                "KabuOptions", "You bet only chips you have; without any, you watch."
            )
        case "dealer", "draw_low":
            return QCoreApplication.translate(
                "KabuOptions", "Everyone draws before each round; the lowest card deals."
            )
        case "dealer", "draw_near9":
            return QCoreApplication.translate(
                "KabuOptions", "Everyone draws before each round; the card nearest to 9 deals."
            )
        case "dealer", ("rotate" | "rotate_right"):
            return QCoreApplication.translate(
                "KabuOptions", "After every round the next player to the right deals."
            )
        case "dealer", "until_all_lost":
            return QCoreApplication.translate(
                "KabuOptions",
                "The dealer keeps the deal until all columns with bets win in the same round.",
            )
        case "dealer", _:
            return QCoreApplication.translate(
                "KabuOptions",
                "The same player deals in every round; without credit, only while they have chips.",
            )
        case "dead_cards", "players":
            return QCoreApplication.translate(
                "KabuOptions",
                "Every player but the dealer gets one card only they see; it is out of play.",
            )
        case "dead_cards", "with_dealer":
            return QCoreApplication.translate(
                "KabuOptions",
                "Everyone, the dealer too, gets one card only they see; it is out of play.",
            )
        case "dead_cards", "open_makifuda4":
            return QCoreApplication.translate(
                "KabuOptions", "Four cards are laid out face up first; they are out of play."
            )
        case "dead_cards", _:
            return QCoreApplication.translate(
                "KabuOptions", "No card leaves the round; all of them are in play."
            )
        case "field2_view", "all_players":
            return QCoreApplication.translate(
                "KabuOptions", "All players may look at the hidden cards; the dealer may not."
            )
        case "field2_view", "bettors":
            return QCoreApplication.translate(
                "KabuOptions", "You may look at a hidden card only where you have bet."
            )
        case "field2_view", _:
            return QCoreApplication.translate(
                "KabuOptions", "The second cards are dealt face up for everyone."
            )
        case "dealer_pos", "choose":
            return QCoreApplication.translate(
                "KabuOptions",
                "The dealer takes both cards from the top, the bottom or fourth from the top.",
            )
        case "dealer_pos", _:
            return QCoreApplication.translate(
                "KabuOptions", "The dealer takes both cards from the top."
            )
        case "dealer_third_pos", "choose":
            return QCoreApplication.translate(
                "KabuOptions",
                "The dealer’s third card comes from the top, the bottom or fourth from the top.",
            )
        case "dealer_third_pos", _:
            return QCoreApplication.translate(
                "KabuOptions", "The dealer’s third card always comes from the top."
            )
        case "third_player", "bound":
            return QCoreApplication.translate(
                "KabuOptions", "A column must draw with 3 or less and may not with 7 or more."
            )
        case "third_player", _:
            return QCoreApplication.translate(
                "KabuOptions", "A column may draw or stand with any total."
            )
        case "third_dealer", "bound":
            return QCoreApplication.translate(
                "KabuOptions", "The dealer must draw with 3 or less and may not with 7 or more."
            )
        case "third_dealer", _:
            return QCoreApplication.translate(
                "KabuOptions", "The dealer may draw or stand with any total."
            )
        case "pair_exception", "on":
            return QCoreApplication.translate(
                "KabuOptions", "A pair may always draw, even with 7 or more."
            )
        case "pair_exception", _:
            return QCoreApplication.translate(
                "KabuOptions", "A pair follows the rules like any other two cards."
            )
        case "tie", "push":
            return QCoreApplication.translate(
                "KabuOptions", "If a column equals the dealer, its stakes go back."
            )
        case "tie", _:
            return QCoreApplication.translate(
                "KabuOptions", "If a column equals the dealer, the dealer wins the stakes."
            )
        case "arashi_pay", 2:
            return QCoreApplication.translate(
                "KabuOptions", "Three cards of a rank win twice the stake."
            )
        case "arashi_pay", _:
            return QCoreApplication.translate(
                "KabuOptions", "Three cards of a rank win three times the stake."
            )
        case "arashi_dealer", "off":
            return QCoreApplication.translate(
                "KabuOptions", "Three cards of a rank do nothing special for the dealer."
            )
        case "arashi_dealer", _:
            return QCoreApplication.translate(
                "KabuOptions", "The dealer’s three cards of a rank beat all but an arashi."
            )
        case "special_vs_arashi", "special":
            return QCoreApplication.translate(
                "KabuOptions", "What wins at once for the dealer beats an arashi too."
            )
        case "special_vs_arashi", "arashi":
            return QCoreApplication.translate(
                "KabuOptions", "An arashi beats even what wins at once for the dealer."
            )
        case "special_vs_arashi", _:
            return QCoreApplication.translate(
                "KabuOptions",
                "If an arashi meets what wins at once for the dealer, the stakes go back.",
            )
        case "yaku_order", "ordered":
            return QCoreApplication.translate("KabuOptions", "Only with the 1 as the second card.")
        case "yaku_order", _:
            return QCoreApplication.translate(
                "KabuOptions", "The 1 may be the first or the second card."
            )
        case "yaku_41", "dealer":
            return QCoreApplication.translate("KabuOptions", "With 4-1 the dealer wins at once.")
        case "yaku_41", "column":
            return QCoreApplication.translate(
                "KabuOptions", "With 4-1 a column wins twice the stake."
            )
        case "yaku_41", _:
            return QCoreApplication.translate("KabuOptions", "4-1 is a plain 5 for everyone.")
        case "dealer_zero3", "counts":
            return QCoreApplication.translate(
                "KabuOptions", "If the dealer’s three cards make an ordinary 0, they count as 0."
            )
        case "dealer_zero3", _:
            return QCoreApplication.translate(
                "KabuOptions", "If the dealer’s three cards make an ordinary 0, the round is void."
            )
        case "kuppin_order", "ordered":
            return QCoreApplication.translate("KabuOptions", "Only 9 first and 1 second is kuppin.")
        case "kuppin_order", _:
            return QCoreApplication.translate("KabuOptions", "9 and 1 are kuppin in either order.")
        case "soro_clash", "column":
            return QCoreApplication.translate(
                "KabuOptions", "If column and dealer both have it, the column wins."
            )
        case "soro_clash", "compare_totals":
            return QCoreApplication.translate(
                "KabuOptions", "If column and dealer both have it, the higher total wins."
            )
        case "soro_clash", _:
            return QCoreApplication.translate(
                "KabuOptions", "If column and dealer both have it, the stakes go back."
            )
    return ""

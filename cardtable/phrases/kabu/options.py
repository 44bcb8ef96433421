"""The house rules of the Kabu games in words, and what each of their values means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option_text(game_id: str, key: str) -> tuple[str, str]:
    """An option's title and one plain sentence about what it changes."""
    match key:
        case "tie":
            return (
                QCoreApplication.translate("KabuOptions", "Equal totals"),
                QCoreApplication.translate(
                    "KabuOptions", "What happens when a column equals the dealer."
                ),
            )
        case "rounds":
            return (
                QCoreApplication.translate("KabuOptions", "Rounds"),
                QCoreApplication.translate(
                    "KabuOptions", "Whoever has the most chips after this many rounds wins."
                ),
            )
        case "chips":
            return (
                QCoreApplication.translate("KabuOptions", "Starting chips"),
                QCoreApplication.translate("KabuOptions", "Chips each player starts with."),
            )
        case "max_total_bet":
            return (
                QCoreApplication.translate("KabuOptions", "Total bet limit"),
                QCoreApplication.translate(
                    "KabuOptions", "The most all players together may bet in a round."
                ),
            )
        case "min_bet":
            return (
                QCoreApplication.translate("KabuOptions", "Sitting out a round"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether a player may skip betting in a round."
                ),
            )
        case "credit":
            return (
                QCoreApplication.translate("KabuOptions", "Credit"),
                QCoreApplication.translate(
                    "KabuOptions",
                    "With credit, players can go below zero and nobody is knocked out.",
                ),
            )
        case "dealer":
            return (
                QCoreApplication.translate("KabuOptions", "Dealer"),
                QCoreApplication.translate("KabuOptions", "Who deals the next round."),
            )
        case "third_player":
            return (
                QCoreApplication.translate("KabuOptions", "Columns’ third card"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether a total of 3 or less must draw and 7 or more can’t."
                ),
            )
        case "third_dealer":
            return (
                QCoreApplication.translate("KabuOptions", "Dealer’s third card"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether the drawing rules bind the dealer, too."
                ),
            )
        case "arashi_pay" | "arashi_dealer" | "special_vs_arashi" | "yaku_order" | "yaku_41":
            return _yaku(key)
        case "dealer_zero3":
            return (
                QCoreApplication.translate("KabuOptions", "Dealer’s three-card zero"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether a 0 of three cards counts or makes the round void."
                ),
            )
        case "kuppin_order":
            return (
                QCoreApplication.translate("KabuOptions", "Order of kuppin"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether the 9 must be the first card of the dealer."
                ),
            )
        case "soro_clash":
            return (
                QCoreApplication.translate("KabuOptions", "Sorokabu on both sides"),
                QCoreApplication.translate(
                    "KabuOptions", "What happens when a column and the dealer both have it."
                ),
            )
    return _cards(key)


def _yaku(key: str) -> tuple[str, str]:
    match key:
        case "arashi_pay":
            return (
                QCoreApplication.translate("KabuOptions", "Arashi pays"),
                QCoreApplication.translate(
                    "KabuOptions", "What three cards of a rank win, besides the stake."
                ),
            )
        case "arashi_dealer":
            return (
                QCoreApplication.translate("KabuOptions", "Dealer’s arashi"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether three cards of a rank also help the dealer."
                ),
            )
        case "special_vs_arashi":
            return (
                QCoreApplication.translate("KabuOptions", "4-1 and 9-1 against arashi"),
                QCoreApplication.translate(
                    "KabuOptions", "Who wins when the two cards of the dealer meet an arashi."
                ),
            )
        case "yaku_order":
            return (
                QCoreApplication.translate("KabuOptions", "Order of 4-1 and 9-1"),
                QCoreApplication.translate("KabuOptions", "Whether the 1 must be the second card."),
            )
    return (
        QCoreApplication.translate("KabuOptions", "Who can use 4-1"),
        QCoreApplication.translate(
            "KabuOptions", "Shippin belongs to the dealer, to a column, or to nobody."
        ),
    )


def _cards(key: str) -> tuple[str, str]:
    match key:
        case "pair_exception":
            return (
                QCoreApplication.translate("KabuOptions", "Pairs may draw"),
                QCoreApplication.translate(
                    "KabuOptions", "A pair may take a third card even with 7 or more."
                ),
            )
        case "field2_view":
            return (
                QCoreApplication.translate("KabuOptions", "Who sees the second cards"),
                QCoreApplication.translate(
                    "KabuOptions", "Who may look at a column’s hidden card before the showdown."
                ),
            )
        case "dead_cards":
            return (
                QCoreApplication.translate("KabuOptions", "Dead cards"),
                QCoreApplication.translate(
                    "KabuOptions", "Cards set aside before the first field is dealt."
                ),
            )
        case "dealer_pos":
            return (
                QCoreApplication.translate("KabuOptions", "Where the dealer draws"),
                QCoreApplication.translate(
                    "KabuOptions",
                    "Whether the dealer chooses the place of the first and second card.",
                ),
            )
        case "dealer_third_pos":
            return (
                QCoreApplication.translate("KabuOptions", "Dealer’s third card from"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether the place of the third card is chosen too."
                ),
            )
    return key, ""


def value_text(game_id: str, key: str, value: str | int) -> str:
    """A value of an option in words."""
    match key, value:
        case "tie", "push":
            return QCoreApplication.translate("KabuOptions", "Stakes go back")
        case "tie", "dealer":
            return QCoreApplication.translate("KabuOptions", "Dealer wins")
        case "rounds", "open":
            return QCoreApplication.translate("KabuOptions", "Open-ended")
        case "min_bet", 0:
            return QCoreApplication.translate("KabuOptions", "Allowed")
        case "min_bet", 1:
            return QCoreApplication.translate("KabuOptions", "At least one chip")
        case "arashi_pay", 2:
            return QCoreApplication.translate("KabuOptions", "Twice the stake")
        case "arashi_pay", 3:
            return QCoreApplication.translate("KabuOptions", "Three times the stake")
        case "dealer", _:
            return _dealer_value(str(value))
        case (("third_player" | "third_dealer"), "bound"):
            return QCoreApplication.translate("KabuOptions", "Draw on 3 or less, not on 7 or more")
        case (("third_player" | "third_dealer"), _):
            return QCoreApplication.translate("KabuOptions", "Player’s choice")
        case (("dealer_pos" | "dealer_third_pos"), "choose"):
            return QCoreApplication.translate("KabuOptions", "Top, bottom or fourth")
        case (("dealer_pos" | "dealer_third_pos"), _):
            return QCoreApplication.translate("KabuOptions", "Always the top")
        case (("yaku_order" | "kuppin_order"), "ordered"):
            return QCoreApplication.translate("KabuOptions", "In this order only")
        case (("yaku_order" | "kuppin_order"), _):
            return QCoreApplication.translate("KabuOptions", "In either order")
        case _, "on":
            return QCoreApplication.translate("KabuOptions", "On")
        case "arashi_dealer", "off":
            return QCoreApplication.translate("KabuOptions", "No effect")
        case "yaku_41", "off":
            return QCoreApplication.translate("KabuOptions", "Nobody")
        case _, "off":
            return QCoreApplication.translate("KabuOptions", "Off")
    return _named_value(key, str(value))


def _dealer_value(value: str) -> str:
    match value:
        case "draw_low":
            return QCoreApplication.translate("KabuOptions", "Lowest card, drawn each round")
        case "draw_near9":
            return QCoreApplication.translate("KabuOptions", "Closest to 9, drawn each round")
        case "rotate" | "rotate_right":
            return QCoreApplication.translate("KabuOptions", "Passes to the right each round")
        case "until_all_lost":
            return QCoreApplication.translate("KabuOptions", "Until every column beats the dealer")
    return QCoreApplication.translate("KabuOptions", "Same dealer throughout")


def _named_value(key: str, value: str) -> str:
    match key, value:
        case "field2_view", "all_players":
            return QCoreApplication.translate("KabuOptions", "All players, not the dealer")
        case "field2_view", "bettors":
            return QCoreApplication.translate("KabuOptions", "Those who bet on the column")
        case "field2_view", "face_up":
            return QCoreApplication.translate("KabuOptions", "Everybody: dealt face up")
        case "dead_cards", "players":
            return QCoreApplication.translate("KabuOptions", "One for each player, secret")
        case "dead_cards", "with_dealer":
            return QCoreApplication.translate("KabuOptions", "One for the dealer too, secret")
        case "dead_cards", "open_makifuda4":
            return QCoreApplication.translate("KabuOptions", "Four open makifuda")
        case "dead_cards", "none":
            return QCoreApplication.translate("KabuOptions", "None")
        case "arashi_dealer", _:
            return QCoreApplication.translate("KabuOptions", "Beats all but arashi")
        case "special_vs_arashi", "special":
            return QCoreApplication.translate("KabuOptions", "The dealer wins")
        case "special_vs_arashi", "arashi":
            return QCoreApplication.translate("KabuOptions", "The arashi wins")
        case (("special_vs_arashi" | "soro_clash"), "push"):
            return QCoreApplication.translate("KabuOptions", "Stakes go back")
        case "yaku_41", "dealer":
            return QCoreApplication.translate("KabuOptions", "The dealer")
        case "yaku_41", "column":
            return QCoreApplication.translate("KabuOptions", "The column (pays 2:1)")
        case "dealer_zero3", "counts":
            return QCoreApplication.translate("KabuOptions", "Counts as 0")
        case "dealer_zero3", "void":
            return QCoreApplication.translate("KabuOptions", "Round void")
        case "soro_clash", "column":
            return QCoreApplication.translate("KabuOptions", "The column wins")
        case "soro_clash", "compare_totals":
            return QCoreApplication.translate("KabuOptions", "The higher total wins")
    return value


def preset_text(game_id: str, preset: str) -> tuple[str, str]:
    """A preset's name and one sentence."""
    match preset:
        case "sheet":
            return (
                QCoreApplication.translate("KabuOptions", "House sheet"),
                QCoreApplication.translate(
                    "KabuOptions", "The house sheet these games were built from."
                ),
            )
        case "standard" if game_id == "kyo-kabu":
            return (
                QCoreApplication.translate("KabuOptions", "Standard"),
                QCoreApplication.translate(
                    "KabuOptions",
                    "The dealer keeps the deal until every column has beaten them, and "
                    "follows the drawing rules.",
                ),
            )
        case "standard":
            return (
                QCoreApplication.translate("KabuOptions", "Standard"),
                QCoreApplication.translate(
                    "KabuOptions",
                    "Only bettors look; the dealer draws freely and keeps the deal until "
                    "every column has beaten them.",
                ),
            )
        case "casino":
            return (
                QCoreApplication.translate("KabuOptions", "Casino"),
                QCoreApplication.translate(
                    "KabuOptions", "The same dealer throughout; the dealer wins ties."
                ),
            )
    return preset, ""


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

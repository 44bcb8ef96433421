"""The house rules of the Kabu games in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option_text(game_id: str, key: str) -> tuple[str, str]:
    """An option's title and one plain sentence of what it changes."""
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
                    "KabuOptions", "After so many rounds the most chips win."
                ),
            )
        case "chips":
            return (
                QCoreApplication.translate("KabuOptions", "Chips at the start"),
                QCoreApplication.translate("KabuOptions", "What everybody has before round 1."),
            )
        case "max_total_bet":
            return (
                QCoreApplication.translate("KabuOptions", "Limit of all bets"),
                QCoreApplication.translate(
                    "KabuOptions", "All players together bet no more than this in a round."
                ),
            )
        case "min_bet":
            return (
                QCoreApplication.translate("KabuOptions", "Betting nothing"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether a player may let a round go by without a bet."
                ),
            )
        case "credit":
            return (
                QCoreApplication.translate("KabuOptions", "Credit"),
                QCoreApplication.translate(
                    "KabuOptions", "With credit chips may go below nothing and nobody drops out."
                ),
            )
        case "dealer":
            return (
                QCoreApplication.translate("KabuOptions", "Dealer"),
                QCoreApplication.translate("KabuOptions", "Who deals the next round."),
            )
        case "third_player":
            return (
                QCoreApplication.translate("KabuOptions", "Third card of the columns"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether 3 or less must draw and 7 or more may not."
                ),
            )
        case "third_dealer":
            return (
                QCoreApplication.translate("KabuOptions", "Third card of the dealer"),
                QCoreApplication.translate(
                    "KabuOptions", "Whether the dealer is held to the bounds of the third card."
                ),
            )
        case "arashi_pay" | "arashi_dealer" | "special_vs_arashi" | "yaku_order" | "yaku_41":
            return _yaku(key)
        case "dealer_zero3":
            return (
                QCoreApplication.translate("KabuOptions", "Dealer with three-card 0"),
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
                QCoreApplication.translate("KabuOptions", "Arashi of the dealer"),
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
        QCoreApplication.translate("KabuOptions", "Whose is 4-1"),
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
                QCoreApplication.translate("KabuOptions", "Who looks at the second field"),
                QCoreApplication.translate(
                    "KabuOptions", "Who knows the hidden card of a column before the showdown."
                ),
            )
        case "dead_cards":
            return (
                QCoreApplication.translate("KabuOptions", "Dead cards"),
                QCoreApplication.translate(
                    "KabuOptions", "Cards that leave the round before the first field."
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
                QCoreApplication.translate("KabuOptions", "Third card of the dealer from"),
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
            return QCoreApplication.translate("KabuOptions", "Until you stop")
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
            return QCoreApplication.translate("KabuOptions", "Bound: 3 must, 7 may not")
        case (("third_player" | "third_dealer"), _):
            return QCoreApplication.translate("KabuOptions", "Free")
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
            return QCoreApplication.translate("KabuOptions", "Lowest draw, every round")
        case "draw_near9":
            return QCoreApplication.translate("KabuOptions", "Draw nearest to 9, every round")
        case "rotate" | "rotate_right":
            return QCoreApplication.translate("KabuOptions", "To the right every round")
        case "until_all_lost":
            return QCoreApplication.translate("KabuOptions", "Until every column beats the dealer")
    return QCoreApplication.translate("KabuOptions", "One bank for all rounds")


def _named_value(key: str, value: str) -> str:
    match key, value:
        case "field2_view", "all_players":
            return QCoreApplication.translate("KabuOptions", "All players, not the dealer")
        case "field2_view", "bettors":
            return QCoreApplication.translate("KabuOptions", "Who has bet on the column")
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
            return QCoreApplication.translate("KabuOptions", "The column, paid twice")
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
                QCoreApplication.translate("KabuOptions", "Sheet"),
                QCoreApplication.translate("KabuOptions", "The rules of the players’ own sheet."),
            )
        case "standard" if game_id == "kyo-kabu":
            return (
                QCoreApplication.translate("KabuOptions", "Standard"),
                QCoreApplication.translate(
                    "KabuOptions",
                    "The dealer stays until every column wins, and draws within the bounds.",
                ),
            )
        case "standard":
            return (
                QCoreApplication.translate("KabuOptions", "Standard"),
                QCoreApplication.translate(
                    "KabuOptions",
                    "Only bettors look, the dealer draws freely and stays until every column wins.",
                ),
            )
        case "casino":
            return (
                QCoreApplication.translate("KabuOptions", "Casino"),
                QCoreApplication.translate(
                    "KabuOptions", "One bank for all rounds, and it wins equal totals."
                ),
            )
    return preset, ""

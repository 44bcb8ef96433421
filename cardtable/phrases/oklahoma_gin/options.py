"""House rules of Oklahoma Gin in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option_words(key: str) -> tuple[str, str]:
    """An option's title and what it changes."""
    match key:
        case "rounds":
            title = QCoreApplication.translate("OklahomaGin", "Games")
            text = QCoreApplication.translate("OklahomaGin", "How many games make a match.")
        case "target":
            title = QCoreApplication.translate("OklahomaGin", "Points of a game")
            text = QCoreApplication.translate("OklahomaGin", "Who reaches them ends the game.")
        case "tiebreak":
            title = QCoreApplication.translate("OklahomaGin", "Tied match")
            text = QCoreApplication.translate(
                "OklahomaGin", "What happens when both accounts are equal at the end."
            )
        case "ace":
            title = QCoreApplication.translate("OklahomaGin", "Ace as upcard")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether one needs gin after an ace or may knock with 1."
            )
        case "false_knock":
            title = QCoreApplication.translate("OklahomaGin", "Knock above the limit")
            text = QCoreApplication.translate(
                "OklahomaGin", "Who knocks with too much shows his hand, takes it back and goes on."
            )
        case "big_gin":
            title = QCoreApplication.translate("OklahomaGin", "Big gin bonus")
            text = QCoreApplication.translate(
                "OklahomaGin", "For eleven cards in melds, without a discard; 0 is without it."
            )
        case "auto_arrange":
            title = QCoreApplication.translate("OklahomaGin", "Melds are laid out")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether the best melds are found for you when the other knocks."
            )
        case "fiftieth":
            title = QCoreApplication.translate("OklahomaGin", "Last discard")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether it may still be taken to knock when the stock is used up."
            )
        case "return_taken":
            title = QCoreApplication.translate("OklahomaGin", "Card goes back")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether a discard just taken may be discarded in the same turn."
            )
        case "next_dealer":
            title = QCoreApplication.translate("OklahomaGin", "Next dealer")
            text = QCoreApplication.translate("OklahomaGin", "Who deals the next hand of a game.")
        case "spade_double":
            title = QCoreApplication.translate("OklahomaGin", "Spades double")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether a spade as upcard doubles all points of the hand."
            )
        case "undercut_tie":
            title = QCoreApplication.translate("OklahomaGin", "Undercut when equal")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether equal deadwood is an undercut; otherwise nobody scores."
            )
        case "shutout":
            title = QCoreApplication.translate("OklahomaGin", "Shut-out")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether a game without a hand won by the loser counts double."
            )
        case "gin_bonus":
            title = QCoreApplication.translate("OklahomaGin", "Gin bonus")
            text = QCoreApplication.translate("OklahomaGin", "Points for gin.")
        case "undercut_bonus":
            title = QCoreApplication.translate("OklahomaGin", "Undercut bonus")
            text = QCoreApplication.translate("OklahomaGin", "Points for undercutting a knock.")
        case "box_bonus":
            title = QCoreApplication.translate("OklahomaGin", "Box bonus")
            text = QCoreApplication.translate(
                "OklahomaGin", "Points for each hand won, counted when the game ends."
            )
        case "game_bonus":
            title = QCoreApplication.translate("OklahomaGin", "Game bonus")
            text = QCoreApplication.translate("OklahomaGin", "Points for winning a game.")
        case _:
            raise KeyError(key)
    return title, text


def value_words(key: str, value: str | int) -> str:
    """A value of an option in words."""
    match key, value:
        case "tiebreak", "shared":
            return QCoreApplication.translate("OklahomaGin", "Both share the win")
        case "tiebreak", "extra_round":
            return QCoreApplication.translate("OklahomaGin", "One more game")
        case "ace", "gin":
            return QCoreApplication.translate("OklahomaGin", "Only gin")
        case "ace", "one":
            return QCoreApplication.translate("OklahomaGin", "Knock with 1")
        case "false_knock", "warn":
            return QCoreApplication.translate("OklahomaGin", "Possible, with a warning")
        case "false_knock", "blocked":
            return QCoreApplication.translate("OklahomaGin", "Not possible")
        case "false_knock", "allowed":
            return QCoreApplication.translate("OklahomaGin", "Possible, without a warning")
        case "next_dealer", "alternate":
            return QCoreApplication.translate("OklahomaGin", "Turn and turn about")
        case "next_dealer", "winner":
            return QCoreApplication.translate("OklahomaGin", "Who won the hand")
        case "next_dealer", "loser":
            return QCoreApplication.translate("OklahomaGin", "Who lost the hand")
        case "shutout", "sheet":
            return QCoreApplication.translate("OklahomaGin", "Counts double")
        case "shutout", "off":
            return QCoreApplication.translate("OklahomaGin", "Counts like any game")
        case "big_gin", 0:
            return QCoreApplication.translate("OklahomaGin", "None")
        case _, "on":
            return QCoreApplication.translate("OklahomaGin", "On")
        case _, "off":
            return QCoreApplication.translate("OklahomaGin", "Off")
    return str(value)


def preset_words(preset: str) -> tuple[str, str]:
    """A preset's name and one sentence."""
    match preset:
        case "sheet":
            name = QCoreApplication.translate("OklahomaGin", "Sheet")
            text = QCoreApplication.translate(
                "OklahomaGin", "Games to 100, 25 for gin, undercut and box, an ace means gin."
            )
        case "standard":
            name = QCoreApplication.translate("OklahomaGin", "Standard")
            text = QCoreApplication.translate(
                "OklahomaGin", "One game to 150, 20 for gin, 10 for an undercut, the loser deals."
            )
        case _:
            raise KeyError(preset)
    return name, text

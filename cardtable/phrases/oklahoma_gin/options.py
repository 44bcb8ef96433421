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
            title = QCoreApplication.translate("OklahomaGin", "Points to win a game")
            text = QCoreApplication.translate(
                "OklahomaGin", "The first to reach this wins the game."
            )
        case "tiebreak":
            title = QCoreApplication.translate("OklahomaGin", "Tied match")
            text = QCoreApplication.translate(
                "OklahomaGin", "What happens if the match ends in a tie."
            )
        case "ace":
            title = QCoreApplication.translate("OklahomaGin", "Ace as upcard")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether an ace upcard means gin only, or a knock with 1."
            )
        case "false_knock":
            title = QCoreApplication.translate("OklahomaGin", "Knock above the limit")
            text = QCoreApplication.translate(
                "OklahomaGin",
                "A player who knocks with too much shows the hand, takes it back, and "
                "play goes on as after a discard.",
            )
        case "big_gin":
            title = QCoreApplication.translate("OklahomaGin", "Big gin bonus")
            text = QCoreApplication.translate(
                "OklahomaGin", "For melding all eleven cards without a discard; 0 turns it off."
            )
        case "auto_arrange":
            title = QCoreApplication.translate("OklahomaGin", "Arrange melds automatically")
            text = QCoreApplication.translate(
                "OklahomaGin",
                "Whether your best melds are found for you when your opponent knocks.",
            )
        case "fiftieth":
            title = QCoreApplication.translate("OklahomaGin", "Last discard")
            text = QCoreApplication.translate(
                "OklahomaGin",
                "Whether the last discard may still be taken to knock when the stock runs out.",
            )
        case "return_taken":
            title = QCoreApplication.translate("OklahomaGin", "Discarding the card just taken")
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
            title = QCoreApplication.translate("OklahomaGin", "Tie counts as undercut")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether equal deadwood is an undercut; otherwise nobody scores."
            )
        case "shutout":
            title = QCoreApplication.translate("OklahomaGin", "Shut-out")
            text = QCoreApplication.translate(
                "OklahomaGin", "Whether a shut-out (loser won no hand) counts double."
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
            return QCoreApplication.translate("OklahomaGin", "Alternate")
        case "next_dealer", "winner":
            return QCoreApplication.translate("OklahomaGin", "Winner of the hand")
        case "next_dealer", "loser":
            return QCoreApplication.translate("OklahomaGin", "Loser of the hand")
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
            name = QCoreApplication.translate("OklahomaGin", "House sheet")
            text = QCoreApplication.translate(
                "OklahomaGin",
                "Games to 100; 25 each for gin, undercut and box; an ace upcard means gin only.",
            )
        case "standard":
            name = QCoreApplication.translate("OklahomaGin", "Standard")
            text = QCoreApplication.translate(
                "OklahomaGin", "One game to 150; 20 for gin, 10 for an undercut; the loser deals."
            )
        case _:
            raise KeyError(preset)
    return name, text

"""The house rules of Oklahoma Gin in words, and what each of their values means."""

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


def value_meaning(key: str, value: str | int) -> str:
    """What a house rule with this value means, in one sentence; empty for an unknown one."""
    match key, value:
        case "rounds", int(count):
            return QCoreApplication.translate("OklahomaGin", "A match lasts %n game(s).", "", count)
        case "target", int(count):
            return QCoreApplication.translate(
                "OklahomaGin", "A game ends when someone reaches %n point(s).", "", count
            )
        case "tiebreak", "shared":
            return QCoreApplication.translate(
                "OklahomaGin", "If the match is tied, both share the win."
            )
        case "tiebreak", _:
            return QCoreApplication.translate(
                "OklahomaGin", "If the match is tied, one more game decides."
            )
        case "ace", "gin":
            return QCoreApplication.translate(
                "OklahomaGin", "With an ace as upcard only gin ends the hand."
            )
        case "ace", _:
            return QCoreApplication.translate(
                "OklahomaGin", "With an ace as upcard you may knock with 1."
            )
        case "false_knock", "warn":
            return QCoreApplication.translate(
                "OklahomaGin",
                "You are warned; then your hand is shown, and play goes on as after a discard.",
            )
        case "false_knock", "blocked":
            return QCoreApplication.translate(
                "OklahomaGin", "You cannot knock with more than the limit."
            )
        case "false_knock", _:
            return QCoreApplication.translate(
                "OklahomaGin",
                "Without a warning your hand is shown, and play goes on as after a discard.",
            )
        case "big_gin", 0:
            return QCoreApplication.translate(
                "OklahomaGin",
                "Eleven cards in melds win nothing extra; you discard one and go gin.",
            )
        case "big_gin", int(count):
            return QCoreApplication.translate(
                "OklahomaGin",
                "Eleven cards in melds, without a discard, earn the opponent’s deadwood and %n "
                "point(s) more.",
                "",
                count,
            )
        case "auto_arrange", "on":
            return QCoreApplication.translate(
                "OklahomaGin", "When your opponent knocks, your best melds are laid out for you."
            )
        case "auto_arrange", _:
            return QCoreApplication.translate(
                "OklahomaGin", "When your opponent knocks, you lay out your melds yourself."
            )
        case "fiftieth", "off":
            return QCoreApplication.translate(
                "OklahomaGin",
                "Whoever leaves two cards in the stock may still knock; their discard makes the "
                "hand a draw.",
            )
        case "fiftieth", _:
            return QCoreApplication.translate(
                "OklahomaGin",
                "With two cards left, the last discard may still be taken to knock within the "
                "limit.",
            )
        case "return_taken", "off":
            return QCoreApplication.translate(
                "OklahomaGin", "A discard you take must stay in your hand for that turn."
            )
        case "return_taken", _:
            return QCoreApplication.translate(
                "OklahomaGin", "A discard you take may be discarded in the same turn."
            )
        case "next_dealer", "alternate":
            return QCoreApplication.translate("OklahomaGin", "The two players deal in turn.")
        case "next_dealer", "winner":
            return QCoreApplication.translate(
                "OklahomaGin", "Whoever won the hand deals the next one."
            )
        case "next_dealer", _:
            return QCoreApplication.translate(
                "OklahomaGin", "Whoever lost the hand deals the next one."
            )
        case "spade_double", "on":
            return QCoreApplication.translate(
                "OklahomaGin", "With a spade as upcard all points of the hand count double."
            )
        case "spade_double", _:
            return QCoreApplication.translate(
                "OklahomaGin", "A spade as upcard is worth no more than any other suit."
            )
        case "undercut_tie", "on":
            return QCoreApplication.translate(
                "OklahomaGin", "With equal deadwood the knocker is undercut."
            )
        case "undercut_tie", _:
            return QCoreApplication.translate("OklahomaGin", "With equal deadwood nobody scores.")
        case "shutout", "sheet":
            return QCoreApplication.translate(
                "OklahomaGin", "If the loser won no hand, the game counts double."
            )
        case "shutout", _:
            return QCoreApplication.translate(
                "OklahomaGin", "A game counts the same even if the loser won no hand."
            )
        case "gin_bonus", int(count):
            return QCoreApplication.translate(
                "OklahomaGin", "Gin earns %n extra point(s).", "", count
            )
        case "undercut_bonus", int(count):
            return QCoreApplication.translate(
                "OklahomaGin", "An undercut earns %n extra point(s).", "", count
            )
        case "box_bonus", int(count):
            return QCoreApplication.translate(
                "OklahomaGin", "Each hand won adds %n point(s) when the game ends.", "", count
            )
        case "game_bonus", int(count):
            return QCoreApplication.translate(
                "OklahomaGin", "Winning a game earns %n extra point(s).", "", count
            )
    return ""

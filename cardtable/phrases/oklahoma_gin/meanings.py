"""The meaning of each house rule of Oklahoma Gin with its chosen value."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


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

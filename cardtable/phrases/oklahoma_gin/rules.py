"""The rules of Oklahoma Gin, to be read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def sections() -> list[tuple[str, str]]:
    """Headings, each with its paragraphs."""
    return [
        (
            QCoreApplication.translate("GinRules", "The aim"),
            QCoreApplication.translate(
                "GinRules",
                "Arrange your ten cards in runs (three or more of a suit in succession, the ace "
                "is low) and sets (three or four of a rank). Cards in neither are deadwood: ace "
                "1, pictures 10, the others their number. Less is better; none at all is gin.",
            ),
        ),
        (
            QCoreApplication.translate("GinRules", "The deal and the limit"),
            QCoreApplication.translate(
                "GinRules",
                "Each gets ten cards; the next one is turned over. It sets the most deadwood with "
                "which you may knock. With an ace you must have gin. If it is a spade, all points "
                "of the hand are doubled.",
            ),
        ),
        (
            QCoreApplication.translate("GinRules", "Play"),
            QCoreApplication.translate(
                "GinRules",
                "The one who did not deal may take the upcard; if not, the dealer may; if not, "
                "the first one draws from the stock. From then on you take the top discard or "
                "draw from the stock, and discard one card. A card just taken from the discard "
                "pile may not go back in the same turn.",
            ),
        ),
        (
            QCoreApplication.translate("GinRules", "Knocking"),
            QCoreApplication.translate(
                "GinRules",
                "If your deadwood is within the limit after drawing, you may knock: you discard "
                "face down and show your hand. Unless you have gin, your opponent lays off "
                "deadwood on your runs and sets.\n"
                "If you knock above the limit, you take your hand back, the discard is turned up, "
                "and your opponent plays on with what he has seen.",
            ),
        ),
        (
            QCoreApplication.translate("GinRules", "Points of a hand"),
            QCoreApplication.translate(
                "GinRules",
                "Gin: 25 and the deadwood of your opponent. Otherwise the one who knocked gets "
                "the difference. If his opponent has as little or less, he gets the difference "
                "and 25: an undercut.\n"
                "If only two cards are left in the stock, the hand is drawn and the same player "
                "deals again.",
            ),
        ),
        (
            QCoreApplication.translate("GinRules", "The game and the match"),
            QCoreApplication.translate(
                "GinRules",
                "A game ends when someone has 100 points. Both add 25 for every hand they won, "
                "the winner of the game another 100. If the other one won no hand, the winner "
                "gets 200 and double points instead. The difference goes to the account of the "
                "one who has more. After the agreed number of games the higher account wins.",
            ),
        ),
    ]

"""The rules of Dou Dizhu, to be read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def sections() -> list[tuple[str, str]]:
    """Headings, each with its paragraphs."""
    return [
        (
            QCoreApplication.translate("DouDizhuRules", "The aim"),
            QCoreApplication.translate(
                "DouDizhuRules",
                "Two farmers play against one landlord. Who first gets rid of all cards wins the "
                "deal; if it is a farmer, both farmers win.",
            ),
        ),
        (
            QCoreApplication.translate("DouDizhuRules", "The auction"),
            QCoreApplication.translate(
                "DouDizhuRules",
                "Each gets 17 cards, three lie face down. In turn each bids 1, 2 or 3, higher "
                "than before, or passes; 3 ends the auction. The highest bidder becomes the "
                "landlord, shows the three cards, takes them and leads. His bid is the stake. "
                "If all pass, new cards are dealt.",
            ),
        ),
        (
            QCoreApplication.translate("DouDizhuRules", "Order of the cards"),
            QCoreApplication.translate(
                "DouDizhuRules",
                "From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do "
                "not matter.",
            ),
        ),
        (
            QCoreApplication.translate("DouDizhuRules", "Tricks"),
            QCoreApplication.translate(
                "DouDizhuRules",
                "Who leads may play any combination. The next ones play the same kind with as "
                "many cards, but higher, or a bomb, or pass. Who has passed may play again later "
                "in the same trick. When the other two have passed in succession, the last one to "
                "play leads the next trick.",
            ),
        ),
        (
            QCoreApplication.translate("DouDizhuRules", "Combinations"),
            QCoreApplication.translate(
                "DouDizhuRules",
                "Single card · pair · triple, alone, with one card or with a pair (full house).\n"
                "Straight: five or more single cards in succession. Pair chain: three or more "
                "pairs. Airplane: two or more triples, alone, with one card each or with one pair "
                "each. Chains may run up to the 2, never to a joker.\n"
                "Four of a kind with one or two cards, or with one or two pairs: not a bomb.\n"
                "The cards that come along are free, but never of the rank they go with; two "
                "jokers are no pair.",
            ),
        ),
        (
            QCoreApplication.translate("DouDizhuRules", "Bombs"),
            QCoreApplication.translate(
                "DouDizhuRules",
                "Four of a kind without any other card, and the two jokers together, the rocket. "
                "A bomb goes on anything and is beaten only by a higher bomb; the rocket is the "
                "highest. Every bomb doubles the stake.",
            ),
        ),
        (
            QCoreApplication.translate("DouDizhuRules", "Payment"),
            QCoreApplication.translate(
                "DouDizhuRules",
                "If the landlord wins, each farmer pays him the stake. If the farmers win, each "
                "gets half of it. If a player could not play a single card, the stake is doubled "
                "once more.",
            ),
        ),
        (
            QCoreApplication.translate("DouDizhuRules", "The end"),
            QCoreApplication.translate(
                "DouDizhuRules", "After ten deals the one with the most points wins."
            ),
        ),
    ]

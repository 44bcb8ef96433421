"""The rules of the Kabu games, to be read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

Section = tuple[str, str]


def shared_sections() -> list[Section]:
    """What both games have in common."""
    return [
        (
            QCoreApplication.translate("KabuRules", "The aim"),
            QCoreApplication.translate(
                "KabuRules",
                "The cards count 1 to 10. Only the last digit of a sum counts: 8 and 9 make 17, "
                "which is 7. Nine is the best total, nought the worst. Nobody plays against the "
                "other players: every bet is against the dealer.",
            ),
        ),
        (
            QCoreApplication.translate("KabuRules", "Betting"),
            QCoreApplication.translate(
                "KabuRules",
                "There are four columns, however many people play. Players bet on columns, in "
                "turn from the dealer’s right; several may bet on the same one.\n"
                "All bets together may not exceed the limit. The one who bets first may take all "
                "of it, but that is thought rude. Betting nothing is allowed.",
            ),
        ),
        (
            QCoreApplication.translate("KabuRules", "The third card"),
            QCoreApplication.translate(
                "KabuRules",
                "For each column the first of its bettors decides for all of them. With a total "
                "of 3 or less a third card must be taken, with 7 or more it may not; from 4 to 6 "
                "the choice is free. The third card lies open.",
            ),
        ),
        (
            QCoreApplication.translate("KabuRules", "Comparing"),
            QCoreApplication.translate(
                "KabuRules",
                "All cards are turned over, and each column is compared with the dealer’s hand on "
                "its own. A higher column wins its stake once more, a lower one loses it. With "
                "equal totals the bets go back.",
            ),
        ),
    ]


def oicho_sections() -> list[Section]:
    """The rules of Oicho-Kabu."""
    aim, betting, third, comparing = shared_sections()
    return [
        aim,
        (
            QCoreApplication.translate("KabuRules", "The deal"),
            QCoreApplication.translate(
                "KabuRules",
                "At the start of every round each draws a card: the lowest deals, the others sit "
                "in ascending order from his right. Of equal lowest cards only those who drew "
                "them draw again. Every player then gets one card that is out of play; only he "
                "looks at it.\n"
                "Four cards are laid open in a row: the first field.",
            ),
        ),
        betting,
        (
            QCoreApplication.translate("KabuRules", "The second field"),
            QCoreApplication.translate(
                "KabuRules",
                "After the bets the dealer takes a card unseen, from the top, the bottom or the "
                "fourth place of the pile. Then a hidden card comes under every column. The "
                "players look at them; the dealer does not.",
            ),
        ),
        third,
        (
            QCoreApplication.translate("KabuRules", "The dealer"),
            QCoreApplication.translate(
                "KabuRules",
                "The dealer takes his second card, looks at both, and may take a third; he is "
                "bound by 3 and 7 like the players.\n"
                "If his first card is a 4 or a 9 and his second a 1, he wins at once against "
                "everything: shippin and kuppin.",
            ),
        ),
        comparing,
        (
            QCoreApplication.translate("KabuRules", "Three of a kind"),
            QCoreApplication.translate(
                "KabuRules",
                "Three equal cards in a column, arashi, win whatever the dealer’s total is and "
                "pay twice the stake.",
            ),
        ),
        (
            QCoreApplication.translate("KabuRules", "The end"),
            QCoreApplication.translate(
                "KabuRules",
                "After twelve rounds the one with the most chips wins. Who has no chips left "
                "watches.",
            ),
        ),
    ]


def kyo_sections() -> list[Section]:
    """The rules of Kyo-Kabu."""
    aim, betting, third, comparing = shared_sections()
    return [
        aim,
        (
            QCoreApplication.translate("KabuRules", "The deal"),
            QCoreApplication.translate(
                "KabuRules",
                "The first field is always the same: 5, 6, 7 and 8. The other 36 cards are "
                "shuffled. Every round the deal moves on to the right.",
            ),
        ),
        betting,
        (
            QCoreApplication.translate("KabuRules", "One column each"),
            QCoreApplication.translate(
                "KabuRules",
                "Each player bets on one column only, and looks only at the hidden card "
                "(hikifuda) of that column. The dealer’s cards come from the top of the pile.",
            ),
        ),
        third,
        (
            QCoreApplication.translate("KabuRules", "The dealer"),
            QCoreApplication.translate(
                "KabuRules",
                "The dealer takes his second card, looks at both, and takes a third one or not "
                "as he likes; it stays hidden until all cards are shown.\n"
                "A 9 and then a 1 as his two cards, kuppin, beat everything.",
            ),
        ),
        comparing,
        (
            QCoreApplication.translate("KabuRules", "Three of a kind"),
            QCoreApplication.translate(
                "KabuRules",
                "Three equal cards in a column, sorokabu, win whatever the dealer has and pay "
                "twice the stake. Three fives, sixes, sevens or eights of the dealer beat every "
                "column that is not sorokabu itself.",
            ),
        ),
        (
            QCoreApplication.translate("KabuRules", "The end"),
            QCoreApplication.translate(
                "KabuRules", "After twelve rounds, or six, the one with the most chips wins."
            ),
        ),
    ]

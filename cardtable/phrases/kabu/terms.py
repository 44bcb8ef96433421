"""The terms of the Kabu games, explained (rules.md 3.2)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.rulebook import Term, term


def kabu_terms(game_id: str) -> list[Term]:
    """The terms that a newcomer cannot know; their forms are separated by vertical bars."""
    translate = QCoreApplication.translate
    kyo = game_id == "kyo-kabu"
    own = _kyo_terms() if kyo else _oicho_terms()
    return [
        #: Translators: forms of one word, divided by strokes; that of the dictionary first
        term(
            translate("KabuTerms", "first field"),
            translate("KabuTerms", "The four open cards with which the columns begin (bafuda)."),
        ),
        *own,
        term(
            translate("KabuTerms", "kuppin"),
            translate("KabuTerms", "A 9 and a 1 as the dealer’s first two cards."),
        ),
        term(
            translate("KabuTerms", "kabu"),
            translate("KabuTerms", "A total of 9, the best there is."),
        ),
        term(
            translate("KabuTerms", "oicho"),
            translate("KabuTerms", "A total of 8."),
        ),
        term(
            translate("KabuTerms", "buta"),
            translate("KabuTerms", "A total of 0, the worst there is."),
        ),
    ]


def _oicho_terms() -> list[Term]:
    translate = QCoreApplication.translate
    return [
        term(
            translate("KabuTerms", "uchifuda"),
            translate("KabuTerms", "The second card of a column."),
        ),
        term(
            translate("KabuTerms", "kimefuda"),
            translate("KabuTerms", "The third card of a column."),
        ),
        term(
            translate("KabuTerms", "dead card|dead cards|makifuda"),
            translate("KabuTerms", "A card dealt before the first field that is out of play."),
        ),
        term(
            translate("KabuTerms", "limit|dōmae"),
            translate("KabuTerms", "The most that all players together may bet in a round."),
        ),
        term(
            translate("KabuTerms", "arashi"),
            translate("KabuTerms", "Three cards of the same rank in one hand."),
        ),
        term(
            translate("KabuTerms", "shippin"),
            translate("KabuTerms", "A 4 and a 1 as the first two cards."),
        ),
    ]


def _kyo_terms() -> list[Term]:
    translate = QCoreApplication.translate
    return [
        term(
            translate("KabuTerms", "hikifuda"),
            translate("KabuTerms", "The second card of a column."),
        ),
        term(
            translate("KabuTerms", "uchifuda"),
            translate("KabuTerms", "The third card of a column."),
        ),
        term(
            translate("KabuTerms", "limit|dōmae"),
            translate("KabuTerms", "The most that all players together may bet in a round."),
        ),
        term(
            translate("KabuTerms", "sorokabu"),
            translate("KabuTerms", "Three cards of the same rank in one hand."),
        ),
    ]


def second_field(game_id: str) -> str:
    """The name of the card of the second field; the two rule sheets differ (rule K7)."""
    if game_id == "kyo-kabu":
        return QCoreApplication.translate("KabuTerms", "hikifuda")
    return QCoreApplication.translate("KabuTerms", "uchifuda")


def third_field(game_id: str) -> str:
    """The name of the card of the third field (rule K7)."""
    if game_id == "kyo-kabu":
        return QCoreApplication.translate("KabuTerms", "uchifuda")
    return QCoreApplication.translate("KabuTerms", "kimefuda")

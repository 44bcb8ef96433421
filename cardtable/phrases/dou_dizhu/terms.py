"""The terms of Dou Dizhu, explained (rules.md 3.3)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.rulebook import Term, term


def dou_dizhu_terms() -> list[Term]:
    """The terms that a newcomer cannot know; their forms are separated by vertical bars."""
    translate = QCoreApplication.translate
    return [
        #: Translators: forms of one word, divided by strokes; that of the dictionary first
        term(
            translate("DouDizhuTerms", "landlord"),
            translate("DouDizhuTerms", "Whoever bid highest; plays alone against the farmers."),
        ),
        term(
            translate("DouDizhuTerms", "farmer|farmers"),
            translate("DouDizhuTerms", "One of the two who play together against the landlord."),
        ),
        term(
            translate("DouDizhuTerms", "kitty"),
            translate("DouDizhuTerms", "The three cards left over, which the landlord gets."),
        ),
        term(
            translate("DouDizhuTerms", "stake"),
            translate("DouDizhuTerms", "The bid times everything that multiplies it."),
        ),
        term(
            translate("DouDizhuTerms", "kicker|kickers"),
            translate(
                "DouDizhuTerms", "A card or pair that goes along with three or four of a kind."
            ),
        ),
        term(
            translate("DouDizhuTerms", "full house"),
            translate("DouDizhuTerms", "A triple with a pair."),
        ),
        term(
            translate("DouDizhuTerms", "straight|straights"),
            translate("DouDizhuTerms", "Five or more single cards of consecutive ranks."),
        ),
        term(
            translate("DouDizhuTerms", "pair chain|pair chains"),
            translate("DouDizhuTerms", "Three or more pairs of consecutive ranks."),
        ),
        term(
            translate("DouDizhuTerms", "airplane|airplanes"),
            translate("DouDizhuTerms", "Two or more triples of consecutive ranks."),
        ),
        term(
            translate("DouDizhuTerms", "wings"),
            translate("DouDizhuTerms", "The cards or pairs that an airplane carries."),
        ),
        term(
            translate("DouDizhuTerms", "bomb|bombs"),
            translate("DouDizhuTerms", "Four of a kind on its own, or both jokers together."),
        ),
        term(
            translate("DouDizhuTerms", "rocket"),
            translate("DouDizhuTerms", "Both jokers together, the highest bomb."),
        ),
        term(
            translate("DouDizhuTerms", "spring"),
            translate(
                "DouDizhuTerms", "A deal in which one side hardly got to play; it counts double."
            ),
        ),
    ]

"""The terms of Oklahoma Gin, explained (rules.md 3.4)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.rulebook import Term, term


def gin_terms() -> list[Term]:
    """The terms that a newcomer cannot know; their forms are separated by vertical bars."""
    translate = QCoreApplication.translate
    return [
        #: Translators: forms of one word, divided by strokes; that of the dictionary first
        term(
            translate("GinTerms", "meld|melds"),
            translate("GinTerms", "A run or a set."),
        ),
        term(
            translate("GinTerms", "run|runs"),
            translate("GinTerms", "Three or more cards of one suit in succession."),
        ),
        term(
            translate("GinTerms", "set|sets"),
            translate("GinTerms", "Three or four cards of one rank."),
        ),
        term(
            translate("GinTerms", "deadwood"),
            translate("GinTerms", "Cards in no meld, and what they count together."),
        ),
        term(
            translate("GinTerms", "stock"),
            translate("GinTerms", "The pile of face-down cards to draw from."),
        ),
        term(
            translate("GinTerms", "upcard"),
            translate("GinTerms", "The first card turned over; it fixes the limit."),
        ),
        term(
            translate("GinTerms", "limit"),
            translate("GinTerms", "The most deadwood you may knock with."),
        ),
        term(
            translate("GinTerms", "knock|knocks|knocked|knocking"),
            translate("GinTerms", "To end the hand by laying it down."),
        ),
        term(
            translate("GinTerms", "gin"),
            translate("GinTerms", "A hand without any deadwood."),
        ),
        term(
            translate("GinTerms", "big gin"),
            translate("GinTerms", "Eleven cards in melds, without a discard."),
        ),
        term(
            translate("GinTerms", "lay off|lays off|laid off|laying off"),
            translate("GinTerms", "To add deadwood to the knocker’s melds."),
        ),
        term(
            translate("GinTerms", "undercut"),
            translate("GinTerms", "The knocker’s opponent has less deadwood, and scores."),
        ),
        term(
            translate("GinTerms", "box|boxes"),
            translate("GinTerms", "A hand won, counted at the end of the game."),
        ),
        term(
            translate("GinTerms", "shut-out"),
            translate("GinTerms", "A game in which one player won no hand."),
        ),
    ]

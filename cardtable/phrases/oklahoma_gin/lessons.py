"""The sentences of the first hands of Oklahoma Gin."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.base import Names
from cardtable.phrases.lessons import Facts, LessonWords
from cardtable.phrases.lists import listed
from cardtable.phrases.oklahoma_gin.words import card_sign, group_signs

_CARDS = ("card", "upcard", "top", "thrown")


class GinLessonWords(LessonWords):
    """Sentences for knock, undercut and gin."""

    def title(self, lesson: str) -> str:
        match lesson:
            case "undercut":
                return QCoreApplication.translate("GinLessons", "The undercut")
            case "gin":
                return QCoreApplication.translate("GinLessons", "Going gin")
        return QCoreApplication.translate("GinLessons", "The knock")

    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        text = _ended(facts) if step == "result" else _begin(step, facts) or _play(step, facts)
        return text.format(**_spoken(facts))

    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        return _wrong(slip).format(**_spoken(facts))

    def learnt(self, game: str, lesson: str) -> list[str]:
        translate = QCoreApplication.translate
        match lesson:
            case "undercut":
                return [
                    translate("GinLessons", "Cards that fit the knocker’s melds can be laid off."),
                    translate(
                        "GinLessons",
                        "If you have no more deadwood than the knocker, it’s an undercut: 25 "
                        "extra.",
                    ),
                    translate("GinLessons", "So knocking with a lot of deadwood is a risk."),
                ]
            case "gin":
                return [
                    translate("GinLessons", "Gin is a hand without deadwood: 25 points more."),
                    translate("GinLessons", "Against gin nobody may lay off."),
                    translate(
                        "GinLessons", "Waiting for it is a risk: your opponent may knock first."
                    ),
                ]
        return [
            translate("GinLessons", "Cards in runs and sets count nothing; the rest is deadwood."),
            translate("GinLessons", "The first upcard sets how much deadwood you may knock with."),
            translate("GinLessons", "The knocker wins the difference of the deadwood."),
        ]

    def gain(self, units: int) -> str:
        amount = f"+{units}" if units > 0 else f"−{-units}" if units else "0"
        return QCoreApplication.translate("GinLessons", "{amount} points").format(amount=amount)


def _spoken(facts: Facts) -> dict[str, str]:
    told: dict[str, str] = {}
    for key, value in facts.items():
        if key in _CARDS:
            told[key] = card_sign(str(value)) if value else ""
        elif isinstance(value, tuple):
            told[key] = listed(group_signs(word) for word in value)
        else:
            told[key] = str(value)
    return told


def _begin(step: str, facts: Facts) -> str:
    translate = QCoreApplication.translate
    match step:
        case "melds" if facts.get("melds"):
            return translate(
                "GinLessons",
                "Three or more of a rank, or in a row in one suit, make a meld: you have "
                "{melds}. The rest is deadwood, {deadwood} points; face cards count 10, all "
                "others their number.",
            )
        case "melds":
            return translate(
                "GinLessons",
                "Three or more of a rank, or in a row in one suit, make a meld. You have none so "
                "far, so all your cards are deadwood, {deadwood} points: face cards count 10, all "
                "others their number. Aim to lower it.",
            )
        case "limit":
            return translate(
                "GinLessons",
                "The first upcard, {upcard}, fixes the limit: with {limit} points of deadwood or "
                "less after your turn you may knock and lay down your hand.",
            )
        case "upcard":
            if facts["way"] == "take":
                return translate(
                    "GinLessons",
                    "Take {top}: it makes a meld and, once you discard, leaves {with_top} points "
                    "instead of {deadwood}.",
                )
            return translate("GinLessons", "{top} makes no meld: pass.")
    return ""


def _play(step: str, facts: Facts) -> str:
    translate = QCoreApplication.translate
    match step:
        case "draw":
            if facts.get("way") == "take":
                return translate(
                    "GinLessons",
                    "Take {top} from the discard pile: it fits, and leaves {with_top} points "
                    "instead of {deadwood}.",
                )
            if facts.get("way") == "forced":
                return translate(
                    "GinLessons",
                    "Both of you passed, so the first card comes from the stock: draw.",
                )
            return translate(
                "GinLessons",
                "{top} doesn’t help you. Draw from the stock: an unknown card might.",
            )
        case "discard":
            return translate(
                "GinLessons",
                "Now discard {card}: it is in no meld and counts {pips}, which leaves {least} "
                "points. Every turn ends with a discard.",
            )
        case "knock":
            return translate(
                "GinLessons",
                "Without {card} you have {least} points, and the limit is {limit}: knock! "
                "Waiting gives your opponent time to catch up.",
            )
        case "gin":
            return translate(
                "GinLessons",
                "Everything but {card} is in melds: knock with it, and that’s gin. 25 points "
                "more, and nobody may lay off.",
            )
        case "wait":
            return translate(
                "GinLessons",
                "You could knock with {least}. But one more card makes gin, worth 25 more; it is "
                "early, so discard {card} and wait.",
            )
        case "lay_off":
            return translate(
                "GinLessons",
                "Your opponent has knocked with {theirs} points; you have {deadwood}. Lay {card} "
                "off on the knocker’s meld: then you have {left}.",
            )
    return translate(
        "GinLessons",
        "Nothing else fits. You have {deadwood}, the knocker has {theirs}: press Done and see.",
    )


def _wrong(slip: str) -> str:
    translate = QCoreApplication.translate
    match slip:
        case "left_lying":
            return translate(
                "GinLessons",
                "{top} would have made a meld: {with_top} points left instead of {deadwood}.",
            )
        case "took_in_vain":
            return translate(
                "GinLessons",
                "{top} makes no meld, and your opponent has seen you take it. An unknown card "
                "could have helped.",
            )
        case "wrong_card":
            return translate(
                "GinLessons",
                "Without {thrown} you have {now} points of deadwood; without {card} it would be "
                "{least}.",
            )
        case "too_soon":
            return translate(
                "GinLessons",
                "{now} is more than the limit of {limit}: such a knock only shows your opponent "
                "your hand, and play goes on.",
            )
        case "no_knock":
            return translate(
                "GinLessons",
                "You could have knocked with {least}: the limit is {limit}. Now your opponent "
                "may be first.",
            )
        case "no_wait":
            return translate(
                "GinLessons",
                "A knock with {least} wins only the difference, and your opponent may lay off. "
                "Gin would bring 25 more.",
            )
    return translate(
        "GinLessons",
        "{card} fits the knocker’s meld. Laid off, you would have {left} points against {theirs}.",
    )


def _ended(facts: Facts) -> str:
    translate = QCoreApplication.translate
    if not facts.get("won"):
        if facts.get("kind") == "drawn":
            return translate("GinLessons", "The stock is used up: nobody wins this hand.")
        return translate(
            "GinLessons", "You have {own}, your opponent has {other} and scores {points} points."
        )
    match facts.get("kind"):
        case "gin":
            return translate(
                "GinLessons",
                "Gin! Your opponent has {other} points of deadwood, and gin pays {bonus}: "
                "{points} for you.",
            )
        case "undercut":
            return translate(
                "GinLessons",
                "Undercut! You have {own}, the knocker {other}: the difference of {difference} and "
                "{bonus} for the undercut make {points} points.",
            )
    return translate(
        "GinLessons",
        "You have {own}, your opponent has {other} after laying off: the difference is yours, "
        "{points} points.",
    )


WORDS = GinLessonWords()

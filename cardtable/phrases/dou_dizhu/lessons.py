"""The sentences of the first hands of Dou Dizhu."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.games.dou_dizhu.plays import Reading
from cardtable.phrases.base import Names
from cardtable.phrases.dou_dizhu.words import card_sign, combination_inside, points, rank_word
from cardtable.phrases.lessons import Facts, LessonWords
from cardtable.phrases.lists import in_row, listed


class DouDizhuLessonWords(LessonWords):
    """Sentences for landlord and farmer."""

    def title(self, lesson: str) -> str:
        if lesson == "farmer":
            return QCoreApplication.translate("DouDizhuLessons", "A deal as farmer")
        return QCoreApplication.translate("DouDizhuLessons", "A deal as landlord")

    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        text = _auction(step) or _play(step)
        if facts.get("out") and step in ("lead", "beat", "hold", "farmer_lead"):
            text = _out(step)
        if step == "result":
            text = _ended(facts)
        return text.format(**_spoken(facts, names))

    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        return _wrong(slip).format(**_spoken(facts, ()))

    def learnt(self, game: str, lesson: str) -> list[str]:
        translate = QCoreApplication.translate
        if lesson == "farmer":
            return [
                translate(
                    "DouDizhuLessons", "Farmers win together: it is enough if one of them goes out."
                ),
                translate(
                    "DouDizhuLessons", "Let your partner’s plays stand; stop the landlord’s."
                ),
                translate(
                    "DouDizhuLessons",
                    "Against an opponent’s last card lead pairs, never a low single card.",
                ),
            ]
        return [
            translate("DouDizhuLessons", "Bid high with bombs, twos and jokers."),
            translate("DouDizhuLessons", "Long combinations first: they are hard to beat."),
            translate("DouDizhuLessons", "A bomb takes back the lead, and doubles the stake."),
        ]

    def gain(self, units: int) -> str:
        return QCoreApplication.translate("DouDizhuLessons", "{amount} points").format(
            amount=points(units, signed=True)
        )


def _spoken(facts: Facts, names: Names) -> dict[str, str]:
    told: dict[str, str] = {}
    for key, value in facts.items():
        if key in ("play", "beat"):
            told[key] = combination_inside(Reading.parse(str(value))) if value else ""
        elif key in ("seat", "landlord") and isinstance(value, int) and value < len(names):
            told[key] = names[value]
        elif key == "gain" and isinstance(value, int):
            told[key] = points(value, signed=True)
        elif key == "rival" and isinstance(value, int):
            told[key] = QCoreApplication.translate("DouDizhuLessons", "%n card(s)", "", value)
        elif key == "along" and isinstance(value, tuple):
            told[key] = listed(rank_word(str(rank)) for rank in value)
        elif isinstance(value, tuple):
            told[key] = in_row(card_sign(code) for code in value)
        else:
            told[key] = str(value)
    return told


def _auction(step: str) -> str:
    translate = QCoreApplication.translate
    match step:
        case "goal":
            return translate(
                "DouDizhuLessons",
                "One landlord plays against two farmers; the first to run out of cards "
                "wins, and a farmer wins for both. 3 is lowest, then up to A, 2 and "
                "the jokers; suits do not matter.",
            )
        case "call":
            return translate(
                "DouDizhuLessons",
                "Bid 3 to become the landlord. You hold four aces: such a bomb beats almost "
                "everything, so the stake may be high.",
            )
        case "kitty":
            return translate(
                "DouDizhuLessons",
                "You are the landlord: {cards} from the kitty are yours, and you lead. With 20 "
                "cards against 17 you have more to get rid of, so lead many at once.",
            )
        case "weak":
            return translate(
                "DouDizhuLessons",
                "Not much to win alone with: no bomb, no 2. With such a hand you would rather be "
                "a farmer, with a partner at your side.",
            )
        case "weak_call":
            return translate(
                "DouDizhuLessons",
                "Pass. Whoever bids highest plays alone and wins or loses twice what a farmer "
                "does.",
            )
        case "allies":
            return translate(
                "DouDizhuLessons",
                "{landlord} is the landlord, {seat} is your partner. If either of you goes out "
                "first, you both win.",
            )
    return ""


def _out(step: str) -> str:
    """The last play: nothing has to be kept any more."""
    if step in ("beat", "hold"):
        return QCoreApplication.translate(
            "DouDizhuLessons", "{play} beats {beat}, and it is all you have left: play it and win."
        )
    return QCoreApplication.translate(
        "DouDizhuLessons", "The lead is yours, and {play} is all you have left: play it and win."
    )


def _play(step: str) -> str:
    translate = QCoreApplication.translate
    match step:
        case "plane":
            return translate(
                "DouDizhuLessons",
                "Lead {play}: two triples in a row, each with a kicker, here {along}. That is "
                "8 cards at once, and hard to beat.",
            )
        case "lead":
            return translate(
                "DouDizhuLessons",
                "The lead is yours: play {play}. Whoever leads decides what kind is played, so "
                "get rid of low and long combinations first.",
            )
        case "bomb":
            return translate(
                "DouDizhuLessons",
                "No ordinary play of yours beats {beat} – but {play} beats everything except "
                "higher bombs, and makes the stake {doubled} instead of {stake}. Play it: the "
                "lead is yours again.",
            )
        case "beat":
            return translate(
                "DouDizhuLessons",
                "Beat {beat} with {play}, the lowest that will do: you’ll need higher cards later.",
            )
        case "let":
            return translate(
                "DouDizhuLessons",
                "Beating {beat} takes the same kind and number of cards. Nothing you hold does "
                "it well, so pass.",
            )
        case "partner":
            return translate(
                "DouDizhuLessons",
                "That is your partner’s {beat}. Pass: if it stands, your side leads, and your high "
                "cards stay for the landlord.",
            )
        case "hold":
            return translate(
                "DouDizhuLessons",
                "The landlord plays {beat} and has {rival} left. Stop that with "
                "{play}, the lowest that will do.",
            )
        case "farmer_bomb":
            return translate(
                "DouDizhuLessons",
                "Only {play} stops {beat}. It doubles the stake, so play it to win.",
            )
        case "last_card":
            return translate(
                "DouDizhuLessons",
                "The landlord has one card left and would go out on a single card. "
                "Lead {play}: no single card can be played on it.",
            )
    return translate(
        "DouDizhuLessons",
        "You lead: {play}. Get rid of many cards at once; the landlord has {rival} left.",
    )


def _wrong(slip: str) -> str:
    translate = QCoreApplication.translate
    match slip:
        case "small_call":
            return translate(
                "DouDizhuLessons",
                "This hand is worth more: below 3, someone may outbid you, or the stake stays "
                "small.",
            )
        case "no_plane":
            return translate(
                "DouDizhuLessons",
                "With {play} you would have got rid of 8 cards at once. Small plays give the lead "
                "away, and take longer.",
            )
        case "no_bomb":
            return translate(
                "DouDizhuLessons",
                "Without the bomb the others keep the lead and decide what is played.",
            )
        case "overtaken":
            return translate(
                "DouDizhuLessons",
                "You have beaten your own partner and used up a high card that the landlord "
                "feared.",
            )
        case "gave_way":
            return translate(
                "DouDizhuLessons",
                "Unbeaten, the landlord leads again. {play} would have prevented that.",
            )
    return translate(
        "DouDizhuLessons", "The landlord has one card left, and may play it on a single card."
    )


def _ended(facts: Facts) -> str:
    translate = QCoreApplication.translate
    gain = facts.get("gain")
    won = isinstance(gain, int) and gain > 0
    if facts.get("landlord"):
        if won:
            return translate(
                "DouDizhuLessons",
                "You go out first. The bid of {bid} times {factor} makes {stake}, and both "
                "farmers pay it: {gain} points.",
            )
        return translate(
            "DouDizhuLessons",
            "A farmer goes out first. The stake was {stake}: {gain} points.",
        )
    if won:
        return translate(
            "DouDizhuLessons",
            "A farmer goes out first, so the landlord pays. By these house rules each farmer "
            "gets half of the {stake} at stake: {gain} points each.",
        )
    return translate(
        "DouDizhuLessons",
        "The landlord goes out first. Each farmer pays the stake of {stake}: {gain} points.",
    )


WORDS = DouDizhuLessonWords()

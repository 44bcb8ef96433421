"""The sentences of the first hands of the Kabu games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Value
from cardtable.games.kabu.names import name_id
from cardtable.phrases.base import Names
from cardtable.phrases.kabu.words import hand_text, signed, total_name
from cardtable.phrases.lessons import Facts, LessonWords
from cardtable.phrases.lists import listed


class KabuLessonWords(LessonWords):
    """Sentences for both games."""

    def title(self, lesson: str) -> str:
        if lesson == "dealer":
            return QCoreApplication.translate("KabuLessons", "A round as dealer")
        return QCoreApplication.translate("KabuLessons", "A round as player")

    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        hits = bool(facts.get("hits"))
        text = _player(step, hits) if step in _PLAYERS else _dealer(step, hits)
        if step in ("result", "dealer_result"):
            text = _ended(facts)
        return text.format(**_spoken(game, facts))

    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        translate = QCoreApplication.translate
        match slip:
            case "no_bet":
                text = translate(
                    "KabuLessons",
                    "If you bet nothing, you only watch this round: nothing lost, nothing won.",
                )
            case "stood":
                text = translate(
                    "KabuLessons",
                    "{total} beats only a dealer with less. Of the {unseen} cards you had not "
                    "seen, {better} would have made it better.",
                )
            case "dealer_stood":
                text = translate(
                    "KabuLessons",
                    "{total} beats only columns with less. Of the {unseen} cards you had not "
                    "seen, {better} would have made it better.",
                )
            case _:
                text = translate(
                    "KabuLessons",
                    "Only {better} of the {unseen} cards you had not seen could make {total} "
                    "better; the others spoil it.",
                )
        return text.format(**_spoken(game, facts))

    def learnt(self, game: str, lesson: str) -> list[str]:
        translate = QCoreApplication.translate
        if lesson == "dealer":
            special = (
                translate("KabuLessons", "9 and 1, kuppin, wins for the dealer on two cards.")
                if game == "kyo-kabu"
                else translate("KabuLessons", "4 and 1 or 9 and 1 win for the dealer on two cards.")
            )
            return [
                translate("KabuLessons", "The dealer plays against every column at once."),
                special,
                translate("KabuLessons", "Equal totals: the bet goes back."),
            ]
        return [
            translate("KabuLessons", "Only the last digit counts, and 9 is best."),
            (
                translate(
                    "KabuLessons", "With a low total take a third card, with a high one don’t."
                )
                if game == "kyo-kabu"
                else translate(
                    "KabuLessons",
                    "Up to 3 you must take a third card, from 7 on you may not; in between, "
                    "you choose.",
                )
            ),
            translate(
                "KabuLessons", "A column nearer to 9 than the dealer wins as much as you bet."
            ),
        ]

    def gain(self, units: int) -> str:
        return QCoreApplication.translate("KabuLessons", "{amount} chips").format(
            amount=signed(units)
        )


_PLAYERS = ("goal", "bet_one", "bet_two", "must", "may_not", "free")


def _spoken(game: str, facts: Facts) -> dict[str, str]:
    """The facts as used in a sentence; for totals also their names."""
    told: dict[str, str] = {key: _word(value) for key, value in facts.items()}
    total = facts.get("total")
    if isinstance(total, int):
        told["name"] = total_name(name_id(game, total))
    if isinstance(dealer := facts.get("dealer"), int):
        told["hand"] = hand_text(game, str(facts.get("kind")), dealer)
    if isinstance(net := facts.get("net"), int):
        told["net"] = signed(net)
    return told


def _word(value: Value) -> str:
    return listed(value) if isinstance(value, tuple) else str(value)


def _player(step: str, hits: bool) -> str:
    translate = QCoreApplication.translate
    match step:
        case "goal":
            return translate(
                "KabuLessons",
                "There are four columns, and the dealer has a hand as well. You bet "
                "that a column comes nearer to 9 than the dealer. Only the last digit of a sum "
                "counts: 8 + 9 = 17 → 7.",
            )
        case "bet_one":
            return translate(
                "KabuLessons",
                "Put {stake} chips on column {columns}: click it twice (or press {columns} "
                "twice), then Place bets. It shows {ranks}, and you may bet on one column only.",
            )
        case "bet_two":
            return translate(
                "KabuLessons",
                "Put {stake} chips on each of the columns {columns}: click each twice (or "
                "press its number twice), then Place bets. They show {ranks}; each wins or "
                "loses on its own.",
            )
        case "must":
            return translate(
                "KabuLessons",
                "Column {column}: {first} + {second} = {sum} → {total}, {name}. Up to 3 you "
                "must take a third card: so low a total hardly ever wins.",
            )
        case "may_not":
            return translate(
                "KabuLessons",
                "Column {column}: {first} + {second} = {sum} → {total}, {name}. From 7 "
                "on there is no third card: choose Stand. It is good as it is.",
            )
    if hits:
        return translate(
            "KabuLessons",
            "Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. "
            "{better} of the {unseen} cards you have not seen make it better, more than half: "
            "choose Card!",
        )
    return translate(
        "KabuLessons",
        "Column {column}: {first} + {second} = {sum} → {total}, {name}. Now you choose. Only "
        "{better} of the {unseen} cards you have not seen make it better: choose Stand.",
    )


def _dealer(step: str, hits: bool) -> str:
    translate = QCoreApplication.translate
    match step:
        case "bank":
            return translate(
                "KabuLessons",
                "This time you are the dealer. The others bet on columns, and your hand plays "
                "against each of them: you win what loses and pay what beats you.",
            )
        case "card_1":
            return translate(
                "KabuLessons",
                "Your first card, face down. Top, bottom or fourth, all are as good: nobody "
                "knows what lies there. Take the top one.",
            )
        case "card_2":
            return translate(
                "KabuLessons",
                "The players have decided. Your second card: take the top one again, then you see "
                "both. A 1 after a 4 or a 9 would win at once.",
            )
        case "dealer_must":
            return translate(
                "KabuLessons",
                "{first} + {second} = {sum} → {total}, {name}. Up to 3 the dealer must take a "
                "third card as well.",
            )
        case "dealer_may_not":
            return translate(
                "KabuLessons",
                "{first} + {second} = {sum} → {total}, {name}. From 7 on the dealer takes no "
                "third card either.",
            )
    if hits:
        return translate(
            "KabuLessons",
            "{first} + {second} = {sum} → {total}, {name}. Now you choose. {better} of the "
            "{unseen} cards you have not seen make it better, more than half: choose Card!",
        )
    return translate(
        "KabuLessons",
        "{first} + {second} = {sum} → {total}, {name}. Now you choose. Only {better} of the "
        "{unseen} cards you have not seen make it better: choose Stand.",
    )


def _ended(facts: Facts) -> str:
    translate = QCoreApplication.translate
    if facts.get("void") == "no_bets":
        return translate("KabuLessons", "Nobody has bet, so nothing is compared.")
    if facts.get("mine"):
        return translate(
            "KabuLessons",
            "The dealer has {hand}; your columns have {mine}. Whatever is nearer to 9 wins: "
            "{net} chips for you.",
        )
    if facts.get("kind") in ("shippin", "kuppin"):
        return translate(
            "KabuLessons",
            "You have {hand}: on two cards that beats every column, whatever its total, unless it "
            "holds three of a kind. {net} chips for you.",
        )
    return translate(
        "KabuLessons",
        "You have {hand}. Each column is compared with it: whatever is lower loses its bet to "
        "you. {net} chips for you.",
    )


WORDS = KabuLessonWords()

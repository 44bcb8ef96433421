"""The longer sentences: what happened, why something is refused, the rules to read."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Event
from cardtable.phrases.base import Names
from cardtable.phrases.numbers import points
from cardtable_jugo.cards import rank


def event_text(event: Event, names: Names) -> str:
    """One sentence for the log, or empty if the event needs none."""
    translate = QCoreApplication.translate
    match event.kind:
        case "dealt":
            text = translate("Jugo", "Round {number}: {name} is the dealer.")
            return text.format(number=event.number("round"), name=names[event.number("dealer")])
        case "match_over":
            return translate("Jugo", "The match is over.")
    name = names[event.number("seat")]
    match event.kind:
        case "got" if "card" in event:
            text = translate("Jugo", "{name} gets a {card}.")
            return text.format(name=name, card=rank(event.word("card")))
        case "drew":
            text = translate("Jugo", "{name} takes a {card}.")
            return text.format(name=name, card=rank(event.word("card")))
        case "stood":
            return translate("Jugo", "{name} stands.").format(name=name)
        case "went_over":
            text = translate("Jugo", "{name} goes over, with {total}.")
            return text.format(name=name, total=event.number("total"))
        case "counted":
            text = translate("Jugo", "{name} has {total}. Points: {points}.")
            won = points(event.number("points"), sign=True)
            return text.format(name=name, total=event.number("total"), points=won)
    return ""


def reason_text(reason: str, params: Mapping[str, int | str]) -> str:
    """Why something is refused: a fact, not blame."""
    translate = QCoreApplication.translate
    match reason:
        case "too_low":
            text = translate("Jugo", "With {total} another card cannot go over; it must be taken.")
            return text.format(**params)
        case "extra_words":
            return translate("Jugo", "Nothing is to be said besides.")
        case "not_your_turn":
            return translate("Jugo", "It is somebody else’s turn.")
        case "match_over":
            return translate("Jugo", "The match is over.")
    return translate("Jugo", "This cannot be done now.")


def sections() -> list[tuple[str, str]]:
    """The rules to read: headings, each with its paragraphs (one per line)."""
    translate = QCoreApplication.translate
    return [
        (
            translate("Jugo", "The aim"),
            translate(
                "Jugo",
                "Everybody plays against the dealer: the hand nearer to fifteen wins, a hand over fifteen has lost.",  # noqa: E501
            ),
        ),
        (
            translate("Jugo", "A round"),
            translate(
                "Jugo",
                "Each gets one card face down. One after the other takes cards, face up, until he stands or goes over; the dealer comes last.\nWith five or less a card must be taken.",  # noqa: E501
            ),
        ),
        (
            translate("Jugo", "Points"),
            translate(
                "Jugo",
                "The winner gets one point from the loser, two for exactly fifteen. Of equal hands the dealer’s wins, and who goes over pays even if the dealer does too.\nEverybody is the dealer in turn.",  # noqa: E501
            ),
        ),
    ]

"""The longer sentences: what happened, why something is refused, the rules to read."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.engine.events import Event
from cardtable.phrases.base import Names
from cardtable.phrases.numbers import points
from cardtable.translation import pgettext
from cardtable_jugo.cards import rank


def event_text(event: Event, names: Names) -> str:
    """One sentence for the log, or empty if the event needs none."""
    match event.kind:
        case "dealt":
            return pgettext(
                "Jugo",
                "Round {number}: {name} is the dealer.",
                number=event.number("round"),
                name=names[event.number("dealer")],
            )
        case "match_over":
            return pgettext("Jugo", "The match is over.")
    name = names[event.number("seat")]
    match event.kind:
        case "got" if "card" in event:
            return pgettext(
                "Jugo", "{name} gets a {card}.", name=name, card=rank(event.word("card"))
            )
        case "drew":
            return pgettext(
                "Jugo", "{name} takes a {card}.", name=name, card=rank(event.word("card"))
            )
        case "stood":
            return pgettext("Jugo", "{name} stands.", name=name)
        case "went_over":
            return pgettext(
                "Jugo", "{name} goes over, with {total}.", name=name, total=event.number("total")
            )
        case "counted":
            text = pgettext("Jugo", "{name} has {total}. Points: {points}.")
            won = points(event.number("points"), sign=True)
            return text.format(name=name, total=event.number("total"), points=won)
    return ""


def reason_text(reason: str, params: Mapping[str, int | str]) -> str:
    """Why something is refused: a fact, not blame."""
    match reason:
        case "too_low":
            text = pgettext("Jugo", "With {total} another card cannot go over; it must be taken.")
            return text.format(**params)
        case "extra_words":
            return pgettext("Jugo", "Nothing is to be said besides.")
        case "not_your_turn":
            return pgettext("Jugo", "It is somebody else’s turn.")
        case "match_over":
            return pgettext("Jugo", "The match is over.")
    return pgettext("Jugo", "This cannot be done now.")


def sections() -> list[tuple[str, str]]:
    """The rules to read: headings, each with its paragraphs (one per line)."""
    return [
        (
            pgettext("Jugo", "The aim"),
            pgettext(
                "Jugo",
                "Everybody plays against the dealer: the hand nearer to fifteen wins, a hand over "
                "fifteen has lost.",
            ),
        ),
        (
            pgettext("Jugo", "A round"),
            pgettext(
                "Jugo",
                "Each gets one card face down. One after the other takes cards, face up, until he "
                "stands or goes over; the dealer comes last.\nWith five or less a card must be "
                "taken.",
            ),
        ),
        (
            pgettext("Jugo", "Points"),
            pgettext(
                "Jugo",
                "The winner gets one point from the loser, two for exactly fifteen. Of equal "
                "hands the dealer’s wins, and who goes over pays even if the dealer does "
                "too.\nEverybody is the dealer in turn.",
            ),
        ),
    ]

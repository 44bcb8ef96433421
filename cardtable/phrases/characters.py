"""The named opponents in words: their names, and a sentence about how they play."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.bots.characters import CHARACTERS
from cardtable.engine.match import Seat
from cardtable.languages import LANGUAGES
from cardtable.phrases.isolating import isolated
from cardtable.phrases.names import renumbered
from cardtable.speech import Voice


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names at a table: those that the program gave are in the current language.

    A match from before a change of language stores the old names. A name that is none of this
    opponent's in any language was given on purpose and stays, and so does one that would otherwise
    appear twice. They are isolated, as they stand in sentences.
    """
    names = [seat.name for seat in seats]
    for place, seat in enumerate(seats):
        if seat.is_human:
            name = renumbered(seat.name)
        else:
            name = character_name(seat.character or _person_called(seat.name))
        others = {other.casefold() for i, other in enumerate(names) if i != place}
        if not name or name == seat.name or name.casefold() in others:
            continue
        if seat.is_human or not seat.character or seat.name in known_names(seat.character):
            names[place] = name
    return tuple(map(isolated, names))


@functools.cache
def known_names(id_: str) -> frozenset[str]:
    """A named opponent's names in all our languages."""
    return frozenset(Voice(code).text("Characters", id_.capitalize()) for code in LANGUAGES)


def people_called(names: Iterable[str]) -> set[str]:
    """The ids of the named opponents who have one of these names in any of our languages."""
    wanted = {name.casefold() for name in names}
    return {
        one.id
        for one in CHARACTERS
        if any(name.casefold() in wanted for name in known_names(one.id))
    }


def _person_called(name: str) -> str:
    """The id of the named opponent whose name a mere bot bears; empty if there is none."""
    return next((one.id for one in CHARACTERS if name in known_names(one.id)), "")


def character_name(id_: str) -> str:
    """An opponent's name; the id of an unknown one."""
    match id_:
        case "timo":
            return QCoreApplication.translate("Characters", "Timo")
        case "rosa":
            return QCoreApplication.translate("Characters", "Rosa")
        case "mei":
            return QCoreApplication.translate("Characters", "Mei")
        case "nils":
            return QCoreApplication.translate("Characters", "Nils")
        case "ayla":
            return QCoreApplication.translate("Characters", "Ayla")
        case "otto":
            return QCoreApplication.translate("Characters", "Otto")
        case "zola":
            return QCoreApplication.translate("Characters", "Zola")
        case "priya":
            return QCoreApplication.translate("Characters", "Priya")
        case "samir":
            return QCoreApplication.translate("Characters", "Samir")
        case "leila":
            return QCoreApplication.translate("Characters", "Leila")
        case "hana":
            return QCoreApplication.translate("Characters", "Hana")
        case "diego":
            return QCoreApplication.translate("Characters", "Diego")
        case "amara":
            return QCoreApplication.translate("Characters", "Amara")
        case "chen":
            return QCoreApplication.translate("Characters", "Chen")
        case "kenji":
            return QCoreApplication.translate("Characters", "Kenji")
        case "ines":
            return QCoreApplication.translate("Characters", "Ines")
    return id_


def character_line(id_: str) -> str:
    """One sentence about an opponent; empty for an unknown one."""
    match id_:
        case "timo":
            return QCoreApplication.translate(
                "Characters", "Plays whatever looks exciting and regrets it at once."
            )
        case "rosa":
            return QCoreApplication.translate(
                "Characters", "Would rather keep a good card than risk it."
            )
        case "mei":
            return QCoreApplication.translate(
                "Characters", "Has just learned the rules and enjoys every hand."
            )
        case "nils":
            return QCoreApplication.translate(
                "Characters",
                "Dreams of the perfect hand and forgets the small wins along the way.",
            )
        case "ayla":
            return QCoreApplication.translate(
                "Characters", "Raises the stakes first and counts the cards later."
            )
        case "otto":
            return QCoreApplication.translate(
                "Characters", "Has sat at this table for forty years and is never in a hurry."
            )
        case "zola":
            return QCoreApplication.translate(
                "Characters", "Plays it straight, by feel and a few good rules."
            )
        case "priya":
            return QCoreApplication.translate(
                "Characters", "Waits one card too long because a great hand is so beautiful."
            )
        case "samir":
            return QCoreApplication.translate(
                "Characters", "Takes the risk that pays, and smiles when it does not."
            )
        case "leila":
            return QCoreApplication.translate(
                "Characters", "Counts every card played and gives nothing away."
            )
        case "hana":
            return QCoreApplication.translate(
                "Characters", "Calm and exact; you notice her plan when it is done."
            )
        case "diego":
            return QCoreApplication.translate(
                "Characters", "Could have won small long ago, and would rather win big."
            )
        case "amara":
            return QCoreApplication.translate(
                "Characters", "Attacks whenever the odds lean her way by a hair."
            )
        case "chen":
            return QCoreApplication.translate(
                "Characters", "Loses little, waits patiently, takes what you leave."
            )
        case "kenji":
            return QCoreApplication.translate(
                "Characters", "Reads the whole table and makes the best of every card."
            )
        case "ines":
            return QCoreApplication.translate(
                "Characters", "Knows to the card when the big win is worth waiting for."
            )
    return ""


def style_name(style: str) -> str:
    """A temperament in a word; empty for the plain one."""
    match style:
        case "cautious":
            return QCoreApplication.translate("Characters", "cautious")
        case "bold":
            return QCoreApplication.translate("Characters", "bold")
        case "hunter":
            return QCoreApplication.translate("Characters", "goes for the big win")
    return ""

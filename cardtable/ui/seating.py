"""Who sits down: kinds of players in words, and named opponents for the seats of bots."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from cardtable.bots.characters import draw, find_character, style_of
from cardtable.engine.match import Seat
from cardtable.phrases.characters import character_line, character_name, style_name
from cardtable.ui.portraits import portrait_of

MAX_NAME = 24


def kind_text(kind: str) -> str:
    """A seat kind's name."""
    translate = QCoreApplication.translate
    return {
        "human": translate("SetupPage", "Person"),
        "easy": translate("SetupPage", "Bot, easy"),
        "medium": translate("SetupPage", "Bot, medium"),
        "hard": translate("SetupPage", "Bot, hard"),
        "expert": translate("SetupPage", "Bot, expert"),
    }[kind]


def who_line(seat: Seat) -> str:
    """What is said of whoever sits there: a person, or level and manner of a bot."""
    manner = style_name(style_of(seat.character))
    return f"{kind_text(seat.kind)} · {manner}" if manner else kind_text(seat.kind)


def about(seat: Seat) -> tuple[str, ...]:
    """A bot's level, manner and sentence; nothing of a person."""
    return () if seat.is_human else (who_line(seat), character_line(seat.character))


def with_character(seat: Seat, id_: str) -> Seat:
    """The seat with a named opponent in it, under its name in the language in force."""
    character = find_character(id_)
    if character is None:
        return replace(seat, character="")
    return Seat(character.level, character_name(id_), character.portrait, id_)


def seated(game: str, seats: Iterable[Seat], rng: random.Random) -> tuple[Seat, ...]:
    """Everybody sits down: who may be anybody is drawn, and no two bear the same name.

    A bot without a character may be anybody of its level. Where there are more seats than
    opponents it stays who it is: a bot of that level with the name it has.
    """
    seats = list(seats)
    for place, seat in enumerate(seats):
        if seat.is_human or seat.character:
            continue
        others = [other for other in seats if other is not seat]
        taken = {other.character for other in others}
        portraits = {portrait_of(other) for other in others if other.is_human or other.character}
        character = draw(game, seat.kind, taken, portraits, rng)
        if character is not None:
            seats[place] = with_character(seat, character.id)
    return told_apart(seats)


def told_apart(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Two of the same name could not be told apart in the log: the second gets a number."""
    taken: set[str] = set()
    result = []
    for seat in seats:
        name, count = seat.name, 2
        while name in taken:
            name = f"{seat.name} {count}"
            count += 1
        taken.add(name)
        result.append(replace(seat, name=name))
    return tuple(result)

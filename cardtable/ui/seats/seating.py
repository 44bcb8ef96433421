"""Seating: kinds of players in words, and named opponents for the seats of bots."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from cardtable.bots.characters import draw, opponents, style_of
from cardtable.engine.match import Seat
from cardtable.models.seats import with_character
from cardtable.phrases.characters import character_line, character_name, style_name
from cardtable.ui.seats.portraits import NAMES, portrait_of


def kind_text(kind: str) -> str:
    """The name of a kind of seat."""
    translate = QCoreApplication.translate
    return {
        "human": translate("SetupPage", "Human"),
        "easy": translate("SetupPage", "Bot, easy"),
        "medium": translate("SetupPage", "Bot, medium"),
        "hard": translate("SetupPage", "Bot, hard"),
        "expert": translate("SetupPage", "Bot, expert"),
    }[kind]


def who_line(seat: Seat) -> str:
    """The line about a seat: a person, or a bot's level and temperament."""
    manner = style_name(style_of(seat.character))
    return f"{kind_text(seat.kind)} · {manner}" if manner else kind_text(seat.kind)


def about(seat: Seat) -> tuple[str, ...]:
    """A bot's level, temperament and sentence; nothing for a person."""
    return () if seat.is_human else (who_line(seat), character_line(seat.character))


def seated(seats: Iterable[Seat], rng: random.Random) -> tuple[Seat, ...]:
    """Seat everybody: open seats get drawn opponents, and no two share a name.

    A bot without a character may become anybody of its level whose name is free. If there are more
    seats than opponents it remains a bot of that level, under a free name.
    """
    seats = list(seats)
    for place, seat in enumerate(seats):
        if seat.is_human or seat.character:
            continue
        others = [other for other in seats if other is not seat]
        names = {other.name.casefold() for other in others if other.is_human or other.character}
        taken = {other.character for other in others}
        taken |= {c.id for c in opponents(seat.kind) if character_name(c.id).casefold() in names}
        portraits = {portrait_of(other) for other in others if other.is_human or other.character}
        character = draw(seat.kind, taken, portraits, rng)
        if character is not None:
            seats[place] = with_character(seat, character.id)
    for place, seat in enumerate(seats):
        others = [*seats[:place], *seats[place + 1 :]]
        names = {other.name.casefold() for other in others}
        if not seat.is_human and not seat.character and seat.name.casefold() in {"", *names}:
            free = (name for name in NAMES if name.casefold() not in names)
            seats[place] = replace(seat, name=next(free, seat.name or NAMES[0]))
    return told_apart(seats)


def told_apart(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Number repeated names, which could not be told apart in the log."""
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

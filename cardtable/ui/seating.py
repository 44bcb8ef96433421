"""Seating: kinds of players in words, and named opponents for the seats of bots."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from cardtable.bots.characters import CHARACTERS, draw, style_of
from cardtable.engine.match import Seat
from cardtable.models.seats import portrait_of, with_character
from cardtable.phrases.characters import (
    character_line,
    character_name,
    people_called,
    style_name,
)
from cardtable.translation import _, pgettext


def kind_text(kind: str) -> str:
    """The name of a kind of seat."""
    return {
        "human": _("Human"),
        "easy": _("Bot, easy"),
        "medium": _("Bot, medium"),
        "hard": _("Bot, hard"),
        "expert": _("Bot, expert"),
    }[kind]


def level_text(kind: str) -> str:
    """A kind of seat in as few words as can be, beside a face."""
    return {
        "human": _("Human"),
        "easy": pgettext("opponents", "Easy"),
        "medium": pgettext("opponents", "Medium"),
        "hard": pgettext("opponents", "Hard"),
        "expert": pgettext("opponents", "Expert"),
    }[kind]


def who_line(seat: Seat) -> str:
    """The line about a seat: a person, or a bot's level and temperament."""
    return style_line(seat.kind, style_of(seat.character))


def style_line(kind: str, style: str) -> str:
    """A kind of seat, with the temperament of who sits there."""
    manner = style_name(style)
    return f"{kind_text(kind)} · {manner}" if manner else kind_text(kind)


def about(seat: Seat) -> tuple[str, ...]:
    """A bot's level, temperament and sentence; nothing for a person."""
    return () if seat.is_human else (who_line(seat), character_line(seat.character))


def seated(seats: Iterable[Seat], rng: random.Random) -> tuple[Seat, ...]:
    """Seat everybody: open seats get drawn opponents, and no two are the same person.

    A bot without a character may become anybody of its level whose name is free in every language.
    If there are more seats than opponents it remains a bot of that level, with the name and the
    face of an opponent of another level who is free.
    """
    seats = list(seats)
    for place, seat in enumerate(seats):
        if seat.is_human or seat.character:
            continue
        others = [other for other in seats if other is not seat]
        names = (other.name for other in others if other.is_human or other.character)
        taken = {other.character for other in others} | people_called(names)
        portraits = {portrait_of(other) for other in others if other.is_human or other.character}
        character = draw(seat.kind, taken, portraits, rng)
        if character is not None:
            seats[place] = with_character(seat, character.id)
    settled = [seat for seat in seats if seat.is_human or seat.character]
    taken = {seat.character for seat in settled} | people_called(seat.name for seat in settled)
    faces = {portrait_of(seat) for seat in settled}
    people = [character for character in CHARACTERS if character.id not in taken]
    free = iter(sorted(people, key=lambda character: character.portrait in faces))
    for place, seat in enumerate(seats):
        if not (seat.is_human or seat.character):
            person = next(free, CHARACTERS[place % len(CHARACTERS)])
            name = character_name(person.id)
            seats[place] = replace(seat, name=name, portrait=person.portrait)
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

"""The named opponents in words: their names, how they play, and what they say at moments."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from cardtable.bots.characters import CHARACTERS
from cardtable.comparing import compared
from cardtable.engine.match import Seat
from cardtable.isolating import isolated
from cardtable.languages import LANGUAGES
from cardtable.phrases.names import numbered_player, renumbered
from cardtable.translation import N_, _, in_languages

_NAMES = {
    "timo": N_("Timo"),
    "rosa": N_("Rosa"),
    "mei": N_("Mei"),
    "nils": N_("Nils"),
    "ayla": N_("Ayla"),
    "otto": N_("Otto"),
    "zola": N_("Zola"),
    "priya": N_("Priya"),
    "samir": N_("Samir"),
    "leila": N_("Leila"),
    "hana": N_("Hana"),
    "diego": N_("Diego"),
    "amara": N_("Amara"),
    "chen": N_("Chen"),
    "kenji": N_("Kenji"),
    "ines": N_("Ines"),
}
#: What is to be said of how they play.
_LINES = {
    "timo": N_("Plays whatever looks exciting and regrets it at once."),
    "rosa": N_("Would rather keep a good card than risk it."),
    "mei": N_("Has just learned the rules and enjoys every hand."),
    "nils": N_("Dreams of the perfect hand and forgets the small wins along the way."),
    "ayla": N_("Raises the stakes first and counts the cards later."),
    "otto": N_("Has sat at this table for forty years and is never in a hurry."),
    "zola": N_("Plays it straight, by feel and a few good rules."),
    "priya": N_("Waits one card too long because a great hand is so beautiful."),
    "samir": N_("Takes the risk that pays, and smiles when it doesn’t."),
    "leila": N_("Counts every card played and gives nothing away."),
    "hana": N_("Calm and exact; you only notice her plan once it has worked."),
    "diego": N_("Could have settled for a small win long ago, but holds out for a big one."),
    "amara": N_("Attacks whenever the odds lean her way by a hair."),
    "chen": N_("Loses little, waits patiently, takes what you leave."),
    "kenji": N_("Reads the whole table and makes the best of every card."),
    "ines": N_("Knows to the card when the big win is worth waiting for."),
}
_STYLES = {"cautious": N_("cautious"), "bold": N_("bold"), "hunter": N_("goes for the big win")}
#: What they say at their own moment, and at that of another; those without a style first.
_TALK = {
    "": (N_("There we go."), N_("Well played!")),
    "bold": (N_("Now that was fun!"), N_("Just you wait!")),
    "cautious": (N_("Phew. That went well."), N_("I was afraid of that.")),
    "hunter": (N_("Worth waiting for!"), N_("I wanted that one!")),
}
#: What they say about a round of Kabu that has ended, by what all have seen.
_REMARKS = {
    "": {
        "nine": N_("Nine. That’ll do."),
        "nothing": N_("Nothing. It happens."),
        "short": N_("One short."),
        "paid_all": N_("So I pay everyone."),
        "bank_nine": N_("Nine. Sorry, all of you."),
    },
    "bold": {
        "nine": N_("Nine! Keep them coming!"),
        "nothing": N_("Well, I tried!"),
        "short": N_("By one! Again!"),
        "paid_all": N_("Take it, I’ll win it back!"),
        "bank_nine": N_("Beat that!"),
    },
    "cautious": {
        "nine": N_("A nine? How nice."),
        "nothing": N_("Oh dear, nothing."),
        "short": N_("So close…"),
        "paid_all": N_("There go my savings."),
        "bank_nine": N_("Phew, a nine."),
    },
    "hunter": {
        "nine": N_("Nine! More next time."),
        "nothing": N_("It was worth a try."),
        "short": N_("One more, and it was mine!"),
        "paid_all": N_("All of you at once!"),
        "bank_nine": N_("The very card I wanted."),
    },
}


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names at a table in the current language, isolated, as they stand in sentences.

    In records seats may have none, or one of nothing but invisible signs.
    """
    names = enumerate(called(seats), 1)
    return tuple(isolated(name) if name else numbered_player(number) for number, name in names)


def called(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names at a table: those that the program gave are in the current language.

    A match from before a change of language stores the old names. A name that is none of this
    opponent's in any language was given on purpose and stays, and so does one that would otherwise
    appear twice.
    """
    names = [seat.name for seat in seats]
    for place, seat in enumerate(seats):
        if seat.is_human:
            name = renumbered(seat.name)
        else:
            name = character_name(seat.character or person_called(seat.name))
        others = {compared(other) for i, other in enumerate(names) if i != place}
        if not name or name == seat.name or compared(name) in others:
            continue
        if seat.is_human or not seat.character or seat.name in known_names(seat.character):
            names[place] = name
    return tuple(names)


def called_alone(name: str) -> str:
    """What somebody is called in the current language of whom only a name is known."""
    return character_name(person_called(name)) or renumbered(name)


def known_names(id_: str) -> frozenset[str]:
    """A named opponent's names in all our languages; none of an unknown one."""
    return _all_names().get(_NAMES.get(id_, ""), frozenset())


@functools.cache
def _all_names() -> dict[str, frozenset[str]]:
    """All of them by their English names, of one reading of each catalogue."""
    return in_languages(_NAMES.values(), LANGUAGES)


def people_called(names: Iterable[str]) -> frozenset[str]:
    """The ids of the named opponents who have one of these names in any of our languages."""
    return _people_called(frozenset(names))


@functools.lru_cache(maxsize=4096)
def _people_called(names: frozenset[str]) -> frozenset[str]:
    """The same people sit down again and again."""
    wanted = {compared(name) for name in names}
    return frozenset(
        one.id
        for one in CHARACTERS
        if any(compared(name) in wanted for name in known_names(one.id))
    )


def person_called(name: str) -> str:
    """The id of the named opponent whose name in any language a mere bot bears, or empty."""
    return next((one.id for one in CHARACTERS if name in known_names(one.id)), "")


def character_name(id_: str) -> str:
    """An opponent's name; the id of an unknown one."""
    return _(_NAMES[id_]) if id_ in _NAMES else id_


def character_line(id_: str) -> str:
    """One sentence about an opponent; empty for an unknown one."""
    return _(_LINES.get(id_, ""))


def style_name(style: str) -> str:
    """A temperament in a word; empty for the plain one."""
    return _(_STYLES.get(style, ""))


def talk_line(style: str, own: bool) -> str:
    """What a temperament says about its own moment, or about somebody else's: short and kind."""
    about_own, about_others = _TALK.get(style, _TALK[""])
    return _(about_own if own else about_others)


def remark_line(style: str, about: str) -> str:
    """What a temperament says about something all have seen; empty if there is nothing to say."""
    return _(_REMARKS.get(style, _REMARKS[""]).get(about, ""))


def quoted(name: str, words: str) -> str:
    """What somebody says, with the name, for screen readers."""
    return _("{name}: “{words}”", name=name, words=words)

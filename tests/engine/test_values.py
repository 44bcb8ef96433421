"""Small values of the engine: changed copies, notes, what strangers wrote, options at rest."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cardtable.engine.bot import Candidate
from cardtable.engine.notes import GLANCE, NO_NOTES, REPLACED, USUAL, Asked, Notes
from cardtable.engine.options import Option
from cardtable.engine.quoting import harmless, quoted
from cardtable.engine.state import changer
from cardtable.engine.table import Strip
from cardtable.games import find_game
from tests.store.test_journal import new_match


@dataclass(frozen=True, slots=True)
class Hand:
    """A value with slots."""

    cards: tuple[str, ...]
    seat: int = 0


class Dealt(Hand):
    """One below it, without fields of its own."""

    __slots__ = ()


def test_a_changed_copy_is_another_value_of_the_same_class() -> None:
    changed = changer(Hand)
    old = Dealt(("7H",), 2)
    new = changed(old, {"cards": ()})
    assert type(new) is Dealt and (new.cards, new.seat) == ((), 2)
    assert (old.cards, old.seat) == (("7H",), 2)
    assert changed(old, {}) == old and changed(old, {}) is not old
    with pytest.raises(KeyError):
        changed(old, {"trump": "H"})


ASKED = (Asked(1, "1.0"), Asked(3, "1.0", GLANCE), Asked(6, "1.1", REPLACED), Asked(9, "1.1"))


def test_notes_say_how_each_bot_was_asked() -> None:
    notes = Notes(2, 1, ASKED)
    assert [notes.version_at(n) for n in (0, 1, 5, 6, 12)] == ["", "1.0", "1.0", "1.1", "1.1"]
    assert [notes.at(n).how for n in (0, 1, 3, 4, 6)] == [USUAL, USUAL, GLANCE, USUAL, REPLACED]
    assert notes.cut(6) == Notes(2, 1, ASKED[:2])
    assert notes.cut(7) == Notes(2, 1, ASKED[:3])
    assert notes.with_asked(Asked(12, "2")) == Notes(2, 1, (*ASKED, Asked(12, "2")))


def test_only_what_does_not_go_without_saying_is_noted() -> None:
    notes = Notes(asked=ASKED)
    assert notes.due(12, "1.1") is None
    assert notes.due(12, "1.2") == Asked(12, "1.2")
    assert notes.due(12, "1.1", GLANCE) == Asked(12, "1.1", GLANCE)
    assert NO_NOTES.due(0, "1.1") == Asked(0, "1.1", USUAL)


def test_what_strangers_wrote_is_quoted_on_one_line() -> None:
    assert quoted("a\nb\x1b\u202ec 鷺") == "“a?b??c 鷺”"
    assert quoted("x" * 41) == "“" + "x" * 40 + "”"
    assert quoted("abc", 2) == "“ab”"
    assert quoted("") == "“”"


def test_names_are_one_harmless_line() -> None:
    assert harmless("  a\nb\t\u202e c  ", 24) == "a b c"
    assert harmless("abc def", 4) == "abc"
    assert harmless("x" * 30, 24) == "x" * 24
    assert harmless(" " * 15 + "ab", 4) == "a"
    assert harmless("\x1b", 24) == ""
    assert harmless(" " * 16 + "a", 4) == "", "what nobody would read is not gone through"


@pytest.mark.parametrize(
    "name",
    ["👨\u200d👩\u200d👧", "🧑🏽\u200d🚀", "❤️\u200d🔥", "ශ්\u200dරී", "علی\u200cرضا", "क्\u200dष"],
)
def test_what_is_joined_to_one_sign_stays_one(name: str) -> None:
    assert harmless(name, 24) == name
    assert harmless(f"\u200d{name}\u200c", 24) == name
    assert harmless(name, name.index(name[1:2]) + 1).strip("\u200c\u200d")


@pytest.mark.parametrize("name", ["a\u200db", "日\u200d b", "日\u200d\u200d本", "日\u200b本"])
def test_a_joiner_that_joins_nothing_is_a_blank(name: str) -> None:
    assert not set(harmless(name, 24)) & {"\u200b", "\u200c", "\u200d"}


@pytest.mark.parametrize(
    "unseen",
    [
        *("\u3164", "\u2800\u2800", "\u0301", "\u115f", "\u1160", "\uffa0", "\u034f", "\u17b4"),
        *("\u200b", "\u3000", "\u2800\u200d\u2800", "\u3164 \u0301"),
    ],
)
def test_a_name_begins_with_what_can_be_seen_by_itself(unseen: str) -> None:
    assert harmless(unseen, 24) == ""
    assert harmless(f"{unseen}Zoe\u0308", 24) == "Zoe\u0308"


@pytest.mark.parametrize("name", ["鷺", "ภู", "!", "𝄞", "☺\ufe0f", "각", "ក"])
def test_whatever_can_be_seen_is_a_name(name: str) -> None:
    assert harmless(name, 24) == name


def test_an_option_can_matter_only_with_others() -> None:
    always = Option("tie", "push", ("push", "dealer"))
    sometimes = Option("cap", 1, low=1, high=9, only_with=("tie", ("push", "both")))
    assert not always.idle({"tie": "dealer"})
    assert not sometimes.idle({"tie": "push"})
    assert sometimes.idle({"tie": "dealer"})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("-3", -3),
        ("9", 9),
        ("0", 0),
        ("007", 7),
        ("-10", None),
        ("10", None),
        ("--3", None),
        ("3-", None),
        ("-", None),
        ("0" * 10, None),
        ("0" * 9, 0),
        ("-" + "0" * 9, 0),
    ],
)
def test_numbers_within_bounds(text: str, value: int | None) -> None:
    option = Option("cap", 1, low=-9, high=9)
    if value is None:
        with pytest.raises(
            ValueError, match=r"^Option cap needs a whole number from -9 to 9, not "
        ):
            option.parse(text)
    else:
        assert option.parse(text) == value


def test_cards_overlap_where_they_must() -> None:
    few = Strip(3, 200, 50, 0.5)
    assert (few.step, few.width, few.x(2)) == (25, 100, 50)
    many = Strip(11, 200, 50, 0.5)
    assert (many.step, many.width, many.x(10)) == (15, 200, 150)
    assert (Strip(1, 20, 50, 0.5).width, Strip(0, 20, 50, 0.5).width) == (50, 0)
    assert Strip(2, 60, 50, 0.5).step == 10


def test_what_thoughts_say_an_action_is_worth() -> None:
    game, view = find_game("dou-dizhu"), new_match().view(0)
    first, second, *_ = new_match().state.legal
    thoughts = [Candidate(first, 0.25), Candidate(second, -1.0)]
    assert game.worth_of(view, second, thoughts) == -1.0
    assert game.worth_of(view, first, thoughts[1:]) is None
    assert game.canonical(view, first) == first

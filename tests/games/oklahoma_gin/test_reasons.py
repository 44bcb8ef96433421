"""What may be done now, and why everything else may not, with the parameters of its sentence."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.state import LegalActions
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set
from cardtable.games.oklahoma_gin.legal import Moment, legal_actions, write_groups
from tests.games.oklahoma_gin.positions import begin, cards

#: No house rule is changed.
NONE: Mapping[str, str | int] = {}


def bits(text: str) -> int:
    """A set of cards."""
    return card_set(cards(text))


def moment(phase: str, hand: str, rules: Mapping[str, str | int] = NONE, **more: Any) -> Moment:
    """Somebody's turn, with at most six of deadwood to knock."""
    house = begin(1, **rules).setup.rules
    return Moment(house, phase, bits(hand), **{"limit": 6, "top": BIT_OF["6D"], **more})


def why(now: Moment, line: str) -> str:
    """The reason and its parameters; empty if it is legal."""
    refused = legal_actions(now).reason(Action.parse(line))
    return "" if refused is None else str(refused)


def listed(legal: LegalActions) -> list[str]:
    """All that is offered, in order."""
    found = [str(action) for action in legal]
    assert len(legal) == len(found) and bool(legal) == bool(found)
    assert all(Action.parse(line) in legal for line in found)
    return found


ELEVEN = "5H6H7H 9S9D9C JDQDKD 3S 8C"
BIG = "5H6H7H8H 9S9D9C JDQDKD TD"


def test_what_is_offered_when_drawing() -> None:
    for phase in ("first_upcard", "second_upcard"):
        assert listed(legal_actions(moment(phase, ELEVEN))) == ["take", "pass"]
        assert why(moment(phase, ELEVEN), "draw") == "upcard_first"
        assert why(moment(phase, ELEVEN), "discard 3S") == "draw_first"
    free, refused = moment("draw", ELEVEN), moment("draw", ELEVEN, refused=True)
    assert listed(legal_actions(free)) == ["take", "draw"]
    assert (why(free, "pass"), why(free, "knock")) == ("no_passing", "draw_first")
    assert listed(legal_actions(refused)) == ["draw"]
    assert (why(refused, "take"), why(refused, "pass")) == ("upcard_refused", "draw_first")


def test_the_last_discard_is_offered_where_it_makes_a_knock() -> None:
    """Rule G6."""
    ten = "5H6H7H 9S9D9C JDQD 3S 8C"
    useful = moment("draw", ten, top=BIT_OF["KD"], last_chance=True, limit=3)
    assert listed(legal_actions(useful)) == ["take", "pass"]
    useless = moment("draw", ten, top=BIT_OF["KD"], last_chance=True, limit=2)
    assert listed(legal_actions(useless)) == ["pass"]
    assert why(useless, "take") == "no_knock_with_it"
    assert (why(useful, "draw"), why(useful, "done")) == ("stock_used_up", "draw_first")
    # A hand that can already knock may take the card only if it may return it.
    done = "5H6H7H 9S9D9C JDQDKD AS"
    for changes, may in (({"return_taken": "on"}, ["take", "pass"]), ({}, ["pass"])):
        now = moment("draw", done, changes, top=BIT_OF["8C"], last_chance=True, limit=1)
        assert listed(legal_actions(now)) == may


@pytest.mark.parametrize(
    ("rules", "more", "line", "says"),
    [
        ({}, {}, "discard 3S", ""),
        ({}, {}, "draw", "discard_first"),
        ({}, {}, "discard", "one_card"),
        ({}, {}, "knock", "one_card"),
        ({}, {}, "knock 3S 8C", "one_card"),
        ({}, {}, "discard 1X", "no_such_card (card=1X)"),
        ({}, {}, "discard KS", "not_in_hand (card=KS)"),
        ({}, {"taken": BIT_OF["3S"]}, "discard 3S", "just_taken (card=3S)"),
        ({}, {"taken": BIT_OF["3S"]}, "discard 8C", ""),
        ({"return_taken": "on"}, {"taken": BIT_OF["3S"]}, "discard 3S", ""),
        ({}, {"last_chance": True}, "discard 3S", "must_knock"),
        ({}, {"last_chance": True}, "knock 3S", "over_limit (deadwood=8, limit=6)"),
        ({}, {"last_chance": True}, "knock 8C", ""),
        ({}, {"last_chance": True, "limit": 3}, "knock 8C", ""),
        ({"false_knock": "blocked"}, {}, "knock 3S", "over_limit (deadwood=8, limit=6)"),
        ({"false_knock": "blocked"}, {"limit": 8}, "knock 3S", ""),
        ({"false_knock": "blocked"}, {"limit": 0}, "knock 8C", "gin_only (deadwood=3, limit=0)"),
        ({"false_knock": "blocked"}, {}, "discard 3S", ""),
        ({}, {}, "knock 3S", ""),
        ({"big_gin": 31}, {}, "knock", "no_big_gin (deadwood=11)"),
    ],
)
def test_laying_a_card_away(
    rules: Mapping[str, str | int], more: dict[str, Any], line: str, says: str
) -> None:
    assert why(moment("discard", ELEVEN, rules, **more), line) == says


def test_what_is_offered_when_laying_a_card_away() -> None:
    every = [str(action).split()[1] for action in legal_actions(moment("discard", ELEVEN))][:11]
    discards = [f"discard {card}" for card in every]
    assert sorted(every) == sorted(cards(ELEVEN))
    free = listed(legal_actions(moment("discard", ELEVEN)))
    assert free == [*discards, *(f"knock {card}" for card in every)]
    blocked = {"false_knock": "blocked"}
    assert listed(legal_actions(moment("discard", ELEVEN, blocked))) == [*discards, "knock 8C"]
    taken = listed(legal_actions(moment("discard", ELEVEN, blocked, taken=BIT_OF["8C"])))
    assert taken == [line for line in discards if line != "discard 8C"]
    assert listed(legal_actions(moment("discard", ELEVEN, last_chance=True))) == ["knock 8C"]
    back = {"false_knock": "blocked", "return_taken": "on"}
    assert listed(legal_actions(moment("discard", ELEVEN, back, taken=BIT_OF["8C"]))) == [
        *discards,
        "knock 8C",
    ]
    big = listed(legal_actions(moment("discard", BIG, {"big_gin": 31})))
    assert big[-1] == "knock" and why(moment("discard", BIG, {"big_gin": 31}), "knock") == ""
    assert "knock" not in listed(legal_actions(moment("discard", BIG)))
    assert "knock" not in listed(legal_actions(moment("discard", ELEVEN, {"big_gin": 31})))


@pytest.mark.parametrize("last_chance", [False, True])
def test_cards_drawn_at_random_are_legal(last_chance: bool) -> None:
    rng = random.Random(3)
    now = moment("discard", ELEVEN, taken=BIT_OF["3S"], last_chance=last_chance)
    legal = legal_actions(now)
    drawn = [legal.sample(rng) for _ in range(400)]
    assert all(action in legal for action in drawn)
    if last_chance:
        assert {str(action) for action in drawn} == {"knock 8C"}
    else:
        common = [str(action) for action in drawn if action.args == ("8C",)]
        assert len(common) > 300 and {"discard 8C", "knock 8C"} == set(common)


MELDS = (bits("5H6H7H"), bits("9S9D9C"))
AFTER = "4H 8H 9H KS KD 2C 2D 2S"


@pytest.mark.parametrize(
    ("rules", "more", "line", "says"),
    [
        ({}, {}, "layoff 4H 1", ""),
        ({}, {}, "layoff 9H 2", ""),
        ({}, {}, "layoff 9H 1", "does_not_fit (card=9H)"),
        ({}, {}, "layoff 4H", "card_and_meld"),
        ({}, {}, "layoff 4H 1 2", "card_and_meld"),
        ({}, {}, "layoff 1X 1", "no_such_card (card=1X)"),
        ({}, {}, "layoff 3H 1", "not_in_hand (card=3H)"),
        ({}, {}, "layoff 4H 3", "no_such_meld (melds=2)"),
        ({}, {}, "layoff 4H 0", "no_such_meld (melds=2)"),
        ({}, {}, "layoff 4H 11", "no_such_meld (melds=2)"),
        ({}, {}, "layoff 4H x", "no_such_meld (melds=2)"),
        ({}, {"gin": True}, "layoff 4H 1", "gin_no_layoff"),
        ({}, {}, "done", ""),
        ({}, {}, "done now", "lay_off_now"),
        ({}, {}, "knock", "lay_off_now"),
        ({"auto_arrange": "on"}, {}, "arrange 2C2D2S", "arranged_for_you"),
        ({"auto_arrange": "off"}, {}, "arrange 2C2D2S", ""),
        ({"auto_arrange": "off"}, {}, "arrange", ""),
        ({"auto_arrange": "off"}, {}, "arrange 2C2D", "no_meld"),
        ({"auto_arrange": "off"}, {}, "arrange 2C2D1X", "no_such_card (card=1X)"),
        ({"auto_arrange": "off"}, {}, "arrange 1X2C2D", "no_such_card (card=1X)"),
        ({"auto_arrange": "off"}, {}, "arrange 2C2D2", "no_such_card (card=2)"),
        ({"auto_arrange": "off"}, {}, "arrange 2C2D2H", "not_in_hand (card=2H)"),
        ({"auto_arrange": "off"}, {}, "arrange 2C2D2D", "card_twice (card=2D)"),
        ({"auto_arrange": "off"}, {}, "arrange 2C2D2S 2S", "card_twice (card=2S)"),
    ],
)
def test_laying_off(
    rules: Mapping[str, str | int], more: dict[str, Any], line: str, says: str
) -> None:
    assert why(moment("layoff", AFTER, rules, melds=MELDS, **more), line) == says


def test_what_is_offered_when_laying_off() -> None:
    on, off = {"auto_arrange": "on"}, {"auto_arrange": "off"}
    fits = ["layoff 4H 1", "layoff 8H 1", "layoff 9H 2"]
    found = listed(legal_actions(moment("layoff", AFTER, on, melds=MELDS)))
    assert sorted(found[:-1]) == fits and found[-1] == "done"
    by_hand = listed(legal_actions(moment("layoff", AFTER, off, melds=MELDS)))
    assert by_hand[:-2] == found[:-1] and by_hand[-1] == "done"
    assert sorted(cards(by_hand[-2].removeprefix("arrange "))) == ["2C", "2D", "2S"]
    assert listed(legal_actions(moment("layoff", AFTER, on, melds=MELDS, gin=True))) == ["done"]
    number = moment("layoff", "4H", melds=tuple([bits("9S9D9C")] * 8 + [bits("5H6H7H")]))
    assert why(number, "layoff 4H 9") == ""


def test_melds_too_long_for_a_word_are_written_as_two() -> None:
    run = bits("AS2S3S4S5S6S7S8S9S")
    words = write_groups((run, bits("9H9D9C"))).args
    assert len(words) == 3 and all(len(word) <= 24 for word in words)
    house = moment("layoff", "AS2S3S4S5S6S7S8S9S 9H9D9C", {"auto_arrange": "off"})
    assert why(house, str(write_groups((run, bits("9H9D9C"))))) == ""
    assert len(write_groups((bits("AS2S3S4S5S6S7S8S"),)).args) == 1
    ten = moment("layoff", "TSTHTD", {"auto_arrange": "off"})
    assert why(ten, "arrange 10S10H10D") == ""


def test_between_hands() -> None:
    assert listed(legal_actions(moment("scored", "3S"))) == ["next"]
    assert why(moment("scored", "3S"), "draw") == "hand_over"
    over = legal_actions(moment("over", "3S"))
    assert list(over) == [] and not over
    assert why(moment("over", "3S"), "next") == "match_over"

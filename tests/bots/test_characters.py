"""Named opponents: enough of them, all different, at every level and in every manner."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardtable.art.assets import asset
from cardtable.bots.characters import CHARACTERS, PEOPLE, draw, find_character, opponents, style_of
from cardtable.engine.bot import STYLES
from cardtable.engine.match import LEVELS, Seat
from cardtable.ui.widgets.icons import portrait_file


def test_there_are_many_and_no_two_are_the_same() -> None:
    assert len(CHARACTERS) >= 12
    assert len({c.id for c in CHARACTERS}) == len(CHARACTERS)
    assert len({*(c.portrait for c in CHARACTERS), *PEOPLE}) == len(CHARACTERS) + len(PEOPLE)
    assert {c.level for c in CHARACTERS} == set(LEVELS)
    assert {c.style for c in CHARACTERS} == {"", *STYLES}
    for character in CHARACTERS:
        assert asset(portrait_file(character.portrait)).is_file()
        Seat(character.level, "", 0, character.id)  # an id that a record can hold


@pytest.mark.parametrize("level", LEVELS)
def test_there_are_several_at_every_level_with_different_manners(level: str) -> None:
    found = opponents(level)
    assert {c.style for c in found} == {"", *STYLES}
    assert len({c.portrait for c in found}) == len(found) == 4


def test_anybody_may_be_drawn_but_nobody_twice_at_one_table() -> None:
    rng = random.Random(1)
    met = Counter[str]()
    for _ in range(200):
        taken: set[str] = set()
        portraits: set[int] = {0}
        while (one := draw("medium", taken, portraits, rng)) is not None:
            assert one.id not in taken
            taken.add(one.id)
            portraits.add(one.portrait)
            met[one.id] += 1
        assert taken == {c.id for c in opponents("medium")}
    assert min(met.values()) == max(met.values()) == 200


def test_faces_that_are_at_the_table_already_are_avoided() -> None:
    rng = random.Random(2)
    faces = {c.portrait for c in opponents("hard")}
    keep = faces.pop()
    for _ in range(20):
        drawn = draw("hard", (), faces, rng)
        assert drawn is not None
        assert drawn.portrait == keep


def test_one_from_elsewhere_plays_like_any_bot() -> None:
    assert find_character("stranger") is None
    assert style_of("stranger") == ""
    assert style_of("") == ""

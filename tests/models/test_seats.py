"""The seats of the set-up page as a model: adding, removing, editing, and what is wrong."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cardtable.bots.characters import CHARACTERS, PEOPLE, find_character, opponents
from cardtable.engine.match import Seat
from cardtable.games import all_games, find_game
from cardtable.languages import LANGUAGES
from cardtable.models.seats import MAX_NAME, SeatModel, SeatRole, portrait_of
from cardtable.translation import use_language

EDIT = Qt.ItemDataRole.EditRole


@pytest.mark.parametrize("game", list(all_games()))
def test_any_change_keeps_the_model_sound(qtmodeltester: ModelTester, game: str) -> None:
    rng = random.Random(game)
    found = find_game(game)
    model = SeatModel(found, ())
    ids = ["", *(character.id for character in opponents("easy"))]
    for _ in range(200):
        row = rng.randrange(model.rowCount())
        match rng.randrange(5):
            case 0:
                model.add(rng.choice(["human", "easy", "expert"]))
            case 1:
                model.remove(row)
            case 2:
                model.setData(model.index(row), rng.choice(["", "Ann", "x" * 60]), EDIT)
            case 3:
                kind = rng.choice(["human", "easy", "hard", "nobody"])
                model.setData(model.index(row), kind, SeatRole.KIND)
            case _:
                model.setData(model.index(row), rng.choice(ids), SeatRole.CHARACTER)
        assert model.rowCount() in found.seat_counts
        qtmodeltester.check(model)
        people = [seat.name for seat in model.seats if seat.is_human]
        if not model.problems:
            assert all(people)
            assert len({name.casefold() for name in people}) == len(people)


def test_what_changes_is_announced(qtbot: QtBot) -> None:
    model = SeatModel(find_game("oicho-kabu"), ())
    with qtbot.waitSignals([model.rowsInserted, model.edited]):
        row = model.add("human")
    assert row == model.rowCount() - 1
    with qtbot.waitSignals([model.dataChanged, model.edited]):
        model.setData(model.index(row), "Ann", EDIT)
    assert model.index(row).data() == "Ann"
    with qtbot.waitSignals([model.rowsRemoved, model.edited]):
        model.remove(row)


def test_a_new_person_has_a_name_that_nobody_has_and_two_alike_are_told() -> None:
    model = SeatModel(find_game("oicho-kabu"), ())
    first = model.add("human")
    second = model.add("human")
    assert first is not None and second is not None
    names = [model.index(row).data() for row in range(model.rowCount())]
    assert names[first] != names[second]
    assert not model.problems
    unseen = ("", "\u3164", "\u2800\u2800", "\u0301", "\u17b4")
    for name in (names[first], *unseen, "x" * (MAX_NAME + 1)):
        model.setData(model.index(second), name, EDIT)
        assert second in [row for row, _ in model.problems]
        assert model.index(second).data(SeatRole.PROBLEM)
    model.setData(model.index(first), "Zo\u00eb", EDIT)
    for twin in ("Zoe\u0308", "ＺＯË"):
        model.setData(model.index(second), twin, EDIT)
        assert second in [row for row, _ in model.problems]


def test_no_person_has_the_face_of_an_opponent() -> None:
    own = [portrait_of(Seat("human", f"Player {i}", i)) for i in range(10)]
    assert not {one.portrait for one in CHARACTERS} & set(own)
    assert len(set(own[: len(PEOPLE)])) == len(PEOPLE)
    model = SeatModel(find_game("oicho-kabu"), [Seat("human", "Mira"), Seat("human", "Ben", 2)])
    faces = [model.index(row).data(SeatRole.PORTRAIT) for row in range(2)]
    assert faces == [portrait_of(seat) for seat in model.seats]


def test_a_bot_has_the_face_that_goes_with_its_name_and_never_a_persons() -> None:
    otto = find_character("otto")
    for language in LANGUAGES:  # the name is kept as it was when the match began
        use_language(language)
        for name in ("Otto", "オットー"):
            assert otto is not None and portrait_of(Seat("hard", name, 0)) == otto.portrait
    strangers = [portrait_of(Seat("easy", name, 0)) for name in ("Bob", "Eve", "Bob")]
    assert strangers[0] == strangers[2] and not {*strangers} & {*PEOPLE}

"""Named opponents on the set-up page, at the table and in saved matches."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from cardtable.bots.characters import find_character, opponents
from cardtable.engine.match import SEAT_KINDS, Seat
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.models.seats import SeatModel, SeatRole, portrait_of
from cardtable.phrases.characters import character_line, people_called
from cardtable.store.journal import Journal
from cardtable.ui.announcing import Listeners
from cardtable.ui.intents import SetUp
from cardtable.ui.language import Language
from cardtable.ui.running.program import Program
from cardtable.ui.seating import seated
from cardtable.ui.setup.page import SetupPage
from cardtable.ui.setup.seats import SeatCard
from tests.ui.conftest import Open
from tests.ui.test_accessible import heard

__all__ = ["heard"]


def page_of(program: Program, game: str = "oklahoma-gin") -> SetupPage:
    program.window.open(SetUp(game))
    page = program.window.setup
    assert page is not None
    return page


def pick(box: QComboBox, data: str) -> None:
    """Choose an entry with the keyboard, as a player without a mouse does."""
    box.setFocus()
    wanted = box.findData(data)
    assert wanted >= 0
    while box.currentIndex() != wanted:
        down = box.currentIndex() < wanted
        QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def told(row: SeatCard) -> str:
    return row._line.text()


def character_of(row: SeatCard) -> str:
    return str(row.opponent.currentData())


def seat_of(program: Program, place: int) -> Seat:
    page = program.window.setup
    assert page is not None
    return page.seat_model.seats[place]


def test_a_level_offers_its_opponents_and_one_is_told_in_a_sentence(program: Program) -> None:
    row = page_of(program).seats.select(1)
    pick(row.kind, "expert")
    offered = {row.opponent.itemData(i) for i in range(row.opponent.count())}
    assert offered == {"", *(c.id for c in opponents("expert"))}
    assert character_of(row) == ""
    pick(row.opponent, "ines")
    assert told(row) == "goes for the big win · " + character_line("ines")
    assert seat_of(program, 1) == Seat("expert", "Ines", 16, "ines")
    assert row.opponent.accessibleName()
    pick(row.kind, "human")
    assert seat_of(program, 1).is_human
    assert seat_of(program, 1).character == ""


def test_a_click_on_the_portrait_takes_the_next_opponent(program: Program) -> None:
    row = page_of(program).seats.select(1)
    seen = []
    for _ in range(row.opponent.count()):
        QTest.mouseClick(row.picture, Qt.MouseButton.LeftButton)
        seen.append(character_of(row))
    assert set(seen) == {row.opponent.itemData(i) for i in range(row.opponent.count())}


def test_who_sits_there_after_another_level_or_a_press_of_the_portrait_is_said(
    program: Program, heard: list[str]
) -> None:
    row = page_of(program).seats.select(1)
    anybody = "say Any opponent\nSomeone at this level – wait and see who."
    pick(row.kind, "expert")
    pick(row.opponent, "ines")
    heard.clear()
    pick(row.kind, "hard")
    assert heard == [anybody]
    pick(row.kind, "expert")
    assert heard == [anybody], "nobody else sits there"
    pick(row.kind, "human")
    heard.clear()
    pick(row.kind, "easy")
    assert anybody in heard
    heard.clear()
    QTest.keyClick(row.picture, Qt.Key.Key_Space)
    name = row.opponent.names[row.opponent.currentIndex()]
    assert heard == [f"say {name}\n{told(row)}"]


def test_old_screen_readers_are_told_once_what_a_key_has_chosen_in_a_closed_list(
    program: Program, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = page_of(program).seats.select(1)
    monkeypatch.setattr(Listeners, "notify", lambda _self, show: show())
    row.opponent.setFocus()
    heard.clear()
    QTest.keyClick(row.opponent, Qt.Key.Key_Down)
    QTest.keyClick(row.opponent, Qt.Key.Key_Home)
    QTest.keyClick(row.opponent, Qt.Key.Key_Home)
    one, anybody = row.opponent.itemText(1), row.opponent.itemText(0)
    assert heard == [f"ObjectShow {one}", f"ObjectShow {anybody}"], "and nobody else"
    pick(row.opponent, row.opponent.itemData(1))
    heard.clear()
    pick(row.kind, "hard")
    assert [word.split()[0] for word in heard] == ["ObjectShow", "say", "ObjectShow"]
    heard.clear()
    row.opponent.showPopup()
    QTest.keyClick(row.opponent.view(), Qt.Key.Key_Down)
    QTest.keyClick(row.opponent.view(), Qt.Key.Key_Return)
    assert not heard, "an open list says it by itself"


@pytest.mark.slow
def test_the_chosen_one_sits_down_and_is_kept(program: Program, journal_of: Journal) -> None:
    page = page_of(program)
    pick(page.seats.select(1).kind, "hard")
    pick(page.seats.select(1).opponent, "diego")
    page.try_start()
    table = program.window.table
    assert table is not None
    assert table.names == ("Player 1", "Diego")
    match, _ = journal_of.load(table.session.number)
    assert match.seats[1].character == "diego"
    program.window.show_start()
    again = page_of(program)
    assert character_of(again.seats.select(1)) == "diego"


@pytest.mark.slow
def test_anybody_stays_anybody_on_the_page_but_somebody_sits_down(program: Program) -> None:
    page = page_of(program, "oicho-kabu")
    page.try_start()
    table = program.window.table
    assert table is not None
    bots = table.session.match.seats[1:]
    assert all(find_character(seat.character) for seat in bots)
    assert len({seat.character for seat in bots}) == len(bots)
    assert all(seat.kind == "medium" for seat in bots)
    program.window.show_start()
    assert not any(s.character for s in page_of(program, "oicho-kabu").seat_model.seats[1:])


def test_with_more_seats_than_opponents_everybody_has_a_name_of_its_own() -> None:
    seats = [Seat("human", "Zola", 0)] + [Seat("medium", f"Bot {i % 3}", i) for i in range(9)]
    named = seated(seats, random.Random(1))
    assert len({seat.name for seat in named}) == 10
    # The player is called Zola: the opponent of that name is not drawn.
    assert {seat.character for seat in named} == {"", "ayla", "otto", "priya"}
    assert {"ayla", "otto", "zola", "priya"} == {c.id for c in opponents("medium")}
    assert [seat.kind for seat in named] == [seat.kind for seat in seats]


@pytest.mark.slow
def test_names_and_sentences_follow_the_language(program: Program) -> None:
    row = page_of(program).seats.select(1)
    pick(row.kind, "expert")
    pick(row.opponent, "kenji")
    english = told(row)
    program.settings.language = "ja"
    assert character_of(row) == "kenji"
    assert seat_of(program, 1).name == "健二"
    assert told(row) != english
    assert SEAT_KINDS[row.kind.currentIndex()] == "expert"


def test_a_record_brings_its_opponents_faces(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,hard,hard,hard", seed="3")
    for seat in robot.table.session.match.seats[1:]:
        character = find_character(seat.character)
        assert character is not None
        assert character.portrait == seat.portrait
        assert seat.name


@pytest.mark.slow
def test_a_ranking_calls_opponents_as_the_table_does(open_match: Open, program: Program) -> None:
    open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3").play()
    table = program.window.table
    assert table is not None
    before = table.names
    program.settings.language = "ja"
    try:
        assert table.names[1:] != before[1:]
        told = table.ranking._rows.accessibleName()
        assert all(name in told for name in table.names)
    finally:
        program.settings.language = "en"


def people_at(seats: Iterable[Seat]) -> list[str]:
    """Who sits on the seats of bots: the ids of the opponents who have their names."""
    return [id_ for seat in seats if not seat.is_human for id_ in people_called([seat.name])]


@pytest.fixture
def tongue() -> Iterator[Language]:
    """The language of the names, English again after the test."""
    language = Language()
    yield language
    language.fall_silent()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("levels", ["easy", "medium", "hard", "expert", "easy hard"])
def test_a_crowd_of_bots_is_nine_people_with_names_in_the_language(
    code: str, levels: str, tongue: Language
) -> None:
    tongue.switch(code)
    kinds = (levels.split() * 9)[:9]
    for seed in range(5):
        seats = [Seat("human", "Rosa"), *(Seat(kind, "", i + 1) for i, kind in enumerate(kinds))]
        named = seated(seats, random.Random(seed))
        people = people_at(named)
        assert len(set(people)) == len(people) == 9 and "rosa" not in people
        assert len({portrait_of(seat) for seat in named}) == 10
        assert [seat.kind for seat in named[1:]] == kinds
        if code in ("ja", "zh_CN", "zh_TW"):
            assert not any(re.search("[A-Za-z]", seat.name) for seat in named[1:])


@pytest.mark.slow
def test_spare_bots_at_the_table_follow_the_language(open_match: Open, program: Program) -> None:
    program.settings.language = "ja"
    robot = open_match("kyo-kabu", "human" + ",easy" * 9, seed="3")
    seen = []
    for code in ("ja", "zh_CN", "ja"):
        program.settings.language = code
        seen.append(robot.table.stage.names[1:])
        assert len(set(seen[-1])) == 9
        assert not any(re.search("[A-Za-z]", name) for name in seen[-1])
    assert seen[0] == seen[2] != seen[1]
    program.settings.language = "en"


@pytest.mark.parametrize("name", ["Rosa", "rosa", "ローザ", "ROSA"])
def test_nobody_takes_an_opponents_name_in_another_language(name: str) -> None:
    game = find_game("oicho-kabu")
    model = SeatModel(game, [Seat("human", name), Seat("easy", "", 6, "rosa"), Seat("hard")])
    assert [row for row, _ in model.problems] == [0]
    assert model.setData(model.index(1), "timo", SeatRole.CHARACTER)
    assert not model.problems

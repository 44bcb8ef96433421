"""The names at a table in the current language; lists and joins in its style."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QLabel

from cardtable.engine.match import Seat
from cardtable.phrases.cards import named
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import apart, in_row, listed
from cardtable.ui.language import Language

SEATS = (Seat("human", "Kim"), Seat("hard", "Samir", 3, "samir"), Seat("easy", "Somebody"))


@pytest.fixture
def tongue(qapp: QCoreApplication):  # type: ignore[no-untyped-def]
    made = Language()
    yield made
    made.fall_silent()


def test_named_opponents_follow_the_language_people_keep_their_names(tongue: Language) -> None:
    tongue.switch("ja")
    assert names_of(SEATS) == ("Kim", "サミール", "Somebody")
    tongue.switch("de")
    assert names_of(SEATS) == ("Kim", "Samir", "Somebody")


def test_a_name_stays_where_somebody_else_is_called_like_it_now(tongue: Language) -> None:
    tongue.switch("ja")
    assert names_of((Seat("human", "サミール"), SEATS[1]))[1] == "Samir"


def test_a_name_that_was_given_on_purpose_stays(tongue: Language) -> None:
    tongue.switch("ja")
    assert names_of((Seat("hard", "Jürgen", 3, "samir"),)) == ("Jürgen",)


@pytest.mark.parametrize(
    ("language", "row", "names", "parts"),
    [
        ("en", "a, b, c", "a, b and c", "a; b"),
        ("de", "a, b, c", "a, b und c", "a; b"),
        ("ja", "a、b、c", "a、bとc", "a。b"),
        ("zh_CN", "a、b、c", "a、b和c", "a；b"),
    ],
)
def test_rows_are_written_as_the_language_does(
    tongue: Language, language: str, row: str, names: str, parts: str
) -> None:
    tongue.switch(language)
    assert in_row("abc") == row
    assert listed("abc") == names
    assert apart("ab") == parts


@pytest.mark.parametrize(("language", "words"), [("ja", "場所(&L)："), ("zh_CN", "查找范围(&L)：")])
def test_qts_own_file_dialog_speaks(tongue: Language, language: str, words: str) -> None:
    tongue.switch(language)
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    try:
        labels = [label.text() for label in dialog.findChildren(QLabel)]
        assert words in labels
    finally:
        dialog.deleteLater()


def test_signs_of_cards_are_read_as_names_group_by_group() -> None:
    told = "4 of spades, 5 of spades; Ace of hearts, 2 of hearts; deadwood 10 of clubs"
    assert named("4♠ 5♠, A♥ 2♥; deadwood 10♣") == told
    assert named("5♥, 6♥ and a 7") == "5 of hearts, 6 of hearts and a 7"


def test_a_seat_without_a_visible_name_is_called_by_its_number() -> None:
    names = names_of([Seat("human", "Ann"), Seat("easy", "\u200b"), Seat("human", "\ufeff\u2066")])
    assert names == ("Ann", "Player 2", "Player 3")

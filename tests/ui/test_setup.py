"""The set-up page, by mouse and keyboard at the window, at every size and in every language."""

from __future__ import annotations

import argparse
import errno
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QScrollArea, QWidget

from cardtable.comparing import narrow
from cardtable.games import all_games, find_game
from cardtable.languages import LANGUAGES
from cardtable.models.seats import SeatRole
from cardtable.ui.intents import Quick, SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.running.wished import wished_match
from cardtable.ui.settings import file as settings_file
from cardtable.ui.settings.kept import MAX_SET_NAME
from cardtable.ui.setup.chairs import Face, Person
from cardtable.ui.setup.page import SetupPage
from cardtable.ui.setup.rules import NumberField, OptionRow
from tests.daily import daily
from tests.ui.cells import cells
from tests.ui.layout import flaws, place_in, settle

SIZES = ((800, 560), (1024, 700), (1280, 800), (3840, 2160))
LONG = "Donnerstagsrunde bei Wilhelmine und Adam"
TEN = {f"{i}{LONG}"[:MAX_SET_NAME]: {"deals": 3 + i} for i in range(10)}


def open_page(program: Program, game: str = "oicho-kabu") -> SetupPage:
    program.window.open(SetUp(game))
    page = program.window.setup
    assert page is not None
    page.house.unfold.setChecked(True)
    QTest.qWait(20)
    return page


def at_window(program: Program, part: QWidget) -> QPoint:
    """The middle of a part in the window's coordinates, scrolled to where it can be seen."""
    page = program.window.setup
    assert page is not None
    page._columns.ensureWidgetVisible(part)
    QTest.qWait(1)
    return part.mapTo(program.window, part.rect().center())


def click(program: Program, part: QWidget) -> None:
    """A click at the window, wherever the part is."""
    handle = program.window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=at_window(program, part))
    QTest.qWait(1)


def type_text(program: Program, text: str) -> None:
    for letter in text:
        QTest.keyClick(program.window.windowHandle(), letter)  # type: ignore[call-overload]


def press(program: Program, key: Qt.Key) -> None:
    QTest.keyClick(program.window.windowHandle(), key)


def row_of(page: SetupPage, key: str) -> OptionRow:
    keys = [option.key for option in page.options.rows]
    return page.house.rows[keys.index(key)]


def write(program: Program, field: QWidget, text: str) -> None:
    """Click a field, and write over what it says."""
    click(program, field)
    QTest.keySequence(program.window.windowHandle(), "Ctrl+A")
    if text:
        type_text(program, text)
    else:
        press(program, Qt.Key.Key_Delete)


# -- layout --------------------------------------------------------------------------------------
@cells(SIZES, "de")
def test_nothing_overflows_or_is_cut_with_ten_kept_sets_and_long_names(
    program: Program, language: str, size: tuple[int, int]
) -> None:
    program.settings.language = language
    program.window.resize(*size)
    for game in all_games():
        program.settings.rule_sets[game] = TEN
        page = open_page(program, game)
        page.house.kept.use(next(iter(TEN)))
        page.house.more.setChecked(True)
        page.seats.select(0).name.setText("M" * 40)
        row = page.house.rows[0]
        row.editor.setFocus()
        for rule in page.options.options:  # every rule differs, each in another value
            index = page.options.index([o.key for o in page.options.rows].index(rule))
            option = page.options.rows[index.row()]
            other = option.values[-1] if option.values else option.high
            page.options.setData(index, other)
        settle(page)
        assert flaws(page) == []
        sideways = page._columns.horizontalScrollBar()
        assert sideways.maximum() == 0
        inner = [a for a in page.findChildren(QScrollArea) if a is not page._columns]
        assert inner == []  # never a scroll area inside a scroll area


@daily("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@daily("game", all_games(), "kyo-kabu")
def test_tab_visits_everything_as_it_is_read(
    program: Program, game: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    program.window.activateWindow()
    page = open_page(program, game)
    page.house.more.setChecked(True)
    if page.seat_model.can_grow:
        click(program, page.seats.add_person)
        click(program, page.seats.select(1).remove)
    QTest.qWait(20)
    page.setFocus()
    seen: list[QWidget] = []
    for _ in range(300):
        press(program, Qt.Key.Key_Tab)
        part = QApplication.focusWidget()
        assert part is not None
        if part in seen or not page.isAncestorOf(part):
            break
        seen.append(part)
    reachable = {
        part
        for part in page.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and part.isVisible()
        and part.isEnabled()
        and part.focusProxy() is None
    }
    assert set(seen) == reachable
    # Head, left column, right column, foot; in each from top to bottom, a line from the left.
    inside = page._columns.widget()
    assert inside is not None
    sections = page._columns.in_order()  # in wide windows the deal number stands on the left
    for section in sections:
        parts = [part for part in seen if section.isAncestorOf(part)]
        assert parts
        first = seen.index(parts[0])
        assert seen[first : first + len(parts)] == parts  # one after another
    order = [
        next(i for i, s in enumerate(sections) if s.isAncestorOf(part))
        for part in seen
        if inside.isAncestorOf(part)
    ]
    assert order == sorted(order)
    for before, after in pairwise(seen):
        around = next((s for s in sections if s.isAncestorOf(before)), None)
        if around is None or not around.isAncestorOf(after):
            continue
        one, two = place_in(page, before), place_in(page, after)
        if any(isinstance(part, Face) for part in (before, after)):
            continue  # chairs stand round the table, the tray beside it
        below = two.center().y() >= one.center().y() - 24
        right = two.left() >= one.left() and abs(two.center().y() - one.center().y()) < max(
            60, one.height()
        )
        assert below or right, (before, after, one, two)


@pytest.mark.slow
def test_lists_show_all_of_their_entries_uncut(program: Program) -> None:
    page = open_page(program)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    boxes: list[Any] = [
        page.house.sets.box,
        page.seats.select(1).opponent,
        page.seats.details.kind,
    ]
    boxes += [row.editor for row in page.house.rows if hasattr(row.editor, "showPopup")]
    click(program, page.house.more)
    for box in boxes:
        settle(page)
        click(program, box)
        view = box.view()
        assert view.isVisible()
        last = view.visualRect(box.model().index(box.count() - 1, 0))
        first = view.visualRect(box.model().index(0, 0))
        assert view.viewport().rect().contains(first)
        assert view.viewport().rect().contains(last)
        assert view.sizeHintForColumn(0) <= view.viewport().width()
        assert screen.contains(view.window().geometry())
        QTest.keyClick(view, Qt.Key.Key_Escape)


# -- names and numbers ---------------------------------------------------------------------------
@pytest.mark.slow
def test_a_new_player_has_a_free_name_that_can_be_typed_over(program: Program) -> None:
    program.window.activateWindow()
    page = open_page(program)
    write(program, page.seats.select(0).name, "Player 2")
    click(program, page.seats.add_person)
    card = page.seats.details
    assert card.name.text() == "Player 3"
    assert card.name.hasFocus()
    type_text(program, "Ann")
    assert card.name.text() == "Ann"
    assert [seat.name for seat in page.seat_model.seats if seat.is_human] == ["Player 2", "Ann"]


@daily(
    ("name", "said"),
    [
        ("", "Enter a name."),
        ("   ", "Enter a name."),
        ("Kenji", "Two players are called Kenji."),
        ("kenji", "Two players are called kenji."),
        ("x" * 25, "At most 24 characters."),
    ],
)
def test_a_name_that_cannot_be_is_said_beside_the_field_and_nothing_is_replaced(
    program: Program, name: str, said: str
) -> None:
    program.window.activateWindow()
    page = open_page(program)
    bot = page.seats.select(1)
    page.seat_model.setData(page.seat_model.index(1), "expert", SeatRole.KIND)
    page.seat_model.setData(page.seat_model.index(1), "kenji", SeatRole.CHARACTER)
    assert bot.opponent.currentText().startswith("Kenji")
    card = page.seats.select(0)
    write(program, card.name, name)
    assert card._line.text() == said
    assert card._line.isVisible()
    assert card.name.text() == name
    assert not page.go.isEnabled()
    assert said in page.sum_line.text()
    press(program, Qt.Key.Key_Return)
    assert program.window.table is None
    assert card.name.hasFocus()
    write(program, card.name, "Ann")
    assert card._line.text() == "At this computer"
    assert page.go.isEnabled()


def test_one_opponent_has_one_seat(program: Program) -> None:
    page = open_page(program)
    for row in (1, 2):
        page.seat_model.setData(page.seat_model.index(row), "ayla", SeatRole.CHARACTER)
    assert page.seats.select(2)._line.text() == "Ayla already has another seat."
    assert not page.go.isEnabled()
    click(program, page.seats.select(2).picture)  # the next opponent
    assert page.go.isEnabled()


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["", "9", "100001", "999999999"])
def test_a_number_out_of_range_is_said_beside_the_field_and_stays(
    program: Program, typed: str
) -> None:
    program.window.activateWindow()
    page = open_page(program)
    row = row_of(page, "chips")
    assert isinstance(row.editor, NumberField)
    write(program, row.editor, typed)
    press(program, Qt.Key.Key_Tab)
    assert row.editor.text() == typed
    assert row._line.text() == "Enter a number from 10 to 100,000."
    assert not page.go.isEnabled()
    program.settings.language = "de"
    assert row._line.text() == "Gib eine Zahl von 10 bis 100.000 ein."
    assert row.editor.text() == typed
    program.settings.language = "en"
    write(program, row.editor, "77")
    assert row._line.text() == "Everyone starts with 77 chips."
    assert page.go.isEnabled()
    page.try_start()
    assert program.window.table is not None
    assert program.window.table.session.match.options.number("chips") == 77


@daily("typed", ["1,000", "1 000", "1\u2009000", " 1\u00a0000 ", "１，０００", "1.000"])
@daily("language", ["en", "de", "ja"], "de")
def test_a_number_may_be_grouped_as_the_language_does(
    program: Program, language: str, typed: str
) -> None:
    program.window.activateWindow()
    program.window.speak_now(language)
    page = open_page(program)
    row = row_of(page, "chips")
    assert isinstance(row.editor, NumberField)
    write(program, row.editor, "")
    QGuiApplication.clipboard().setText(typed)
    QTest.keySequence(program.window.windowHandle(), "Ctrl+V")
    other = "," if language == "de" else "."
    if other not in narrow(typed):
        assert not row.problem and page.options.options["chips"] == 1000
        press(program, Qt.Key.Key_Tab)
        assert row.editor.text() == "1000"
        return
    assert row.problem
    press(program, Qt.Key.Key_Tab)
    assert row.problem and row.editor.text() == typed, "what is no number stays, as any wrong one"


@pytest.mark.slow
def test_a_wrong_number_among_the_folded_rules_is_shown(program: Program) -> None:
    page = open_page(program, "oklahoma-gin")
    click(program, page.house.more)
    settle(page)
    row = row_of(page, "gin_bonus")
    write(program, row.editor, "999")
    click(program, page.house.more)
    assert not row.editor.isVisible()
    assert "Gin bonus" in page.sum_line.text()
    page.try_start()
    assert row.editor.isVisible()
    assert program.window.table is None


# -- rules ---------------------------------------------------------------------------------------
@daily("game", all_games())
def test_five_rules_first_the_others_behind_a_button(program: Program, game: str) -> None:
    page = open_page(program, game)
    assert sum(row.isVisible() for row in page.house.rows) == 5
    click(program, page.house.more)
    assert sum(row.isVisible() for row in page.house.rows) == len(find_game(game).options)
    click(program, page.house.more)
    assert sum(row.isVisible() for row in page.house.rows) == 5


@pytest.mark.slow
def test_a_rule_says_what_the_value_chosen_means(program: Program) -> None:
    page = open_page(program)
    row = row_of(page, "tie")
    assert row._line.text() == "If a column ties with the dealer, its stakes are returned."
    row.editor.setFocus()
    QTest.keyClick(row.editor, Qt.Key.Key_Down)
    assert row._line.text() == "If a column ties with the dealer, the dealer wins the stakes."
    assert row._note.isVisible()
    assert row._note.text() == "Preset: Stakes returned"


def entries(page: SetupPage) -> list[str]:
    box = page.house.sets.box
    return [box.itemText(i) for i in range(box.count()) if box.itemData(i) is not None]


def test_rules_are_saved_renamed_and_deleted_and_each_is_undone(program: Program) -> None:
    program.window.activateWindow()
    page = open_page(program, "dou-dizhu")
    sets, kept = page.house.sets, program.settings.rule_sets
    write(program, row_of(page, "deals").editor, "4")
    click(program, sets.save)
    assert sets.naming.field.hasFocus()
    type_text(program, "Home")
    press(program, Qt.Key.Key_Return)
    assert program.window.table is None  # Enter meant the name, not the match
    assert entries(page) == ["Original rules", "Standard", "Online", "Happy", "Unshuffled", "Home"]
    assert sets.box.currentText() == "Home"
    assert sets._done.text() == "“Home” saved."
    assert page.options.changes == {}
    click(program, sets.undo)
    assert entries(page) == ["Original rules", "Standard", "Online", "Happy", "Unshuffled"]
    assert page.options.preset == "sheet"
    assert page.options.changes == {"deals": 4}
    assert kept["dou-dizhu"] == {}

    page.house.kept.save_as("Home")
    click(program, sets.rename)
    assert sets.naming.field.selectedText() == "Home"
    type_text(program, "Away")
    click(program, sets.naming.take)
    assert list(kept["dou-dizhu"]) == ["Away"]
    assert sets._done.text() == "Renamed to “Away”."
    click(program, sets.undo)
    assert list(kept["dou-dizhu"]) == ["Home"]
    assert sets.box.currentText() == "Home"

    write(program, row_of(page, "deals").editor, "7")
    click(program, sets.delete)
    assert kept["dou-dizhu"] == {}
    assert sets._done.text() == "“Home” deleted."
    assert page.options.preset == "sheet"
    click(program, sets.undo)
    assert kept["dou-dizhu"]["Home"]["deals"] == 4
    assert sets.box.currentText() == "Home"
    assert page.options.options.number("deals") == 7  # not saved yet, and not lost


@daily(
    ("one", "other"),
    [
        ("Tom & Jerry", "TOM & JERRY"),
        ("Caf\u00e9", "Cafe\u0301"),
        ("ABC", "\uff21\uff22\uff23"),
        ("Straße", "STRASSE"),
        ("fish", "\ufb01sh"),
    ],
)
def test_a_name_is_the_same_however_it_is_spelt(program: Program, one: str, other: str) -> None:
    page = open_page(program, "dou-dizhu")
    kept, of = page.house.kept, program.settings.rule_sets
    kept.save_as(one)
    assert kept.replaces(other)
    kept.save_as(other)
    assert list(of["dou-dizhu"]) == [other] and kept.what_was_done == "replaced"
    kept.save_as("Home")
    assert kept.name_problem(one, renaming=True) and not kept.rename(one)
    assert list(of["dou-dizhu"]) == [other, "Home"]
    kept.use(other)
    assert kept.rename(one)  # its own name, spelt another way
    assert list(of["dou-dizhu"]) == [one, "Home"]


def test_what_could_not_be_written_is_not_said_to_be_saved(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    page = open_page(program, "dou-dizhu")
    monkeypatch.setattr(settings_file, "write_whole", full)
    page.house.kept.save_as("Home")
    assert page.house.sets._done.text() == ""
    (box,) = program.window.findChildren(QMessageBox)
    assert box.isVisible() and "couldn’t be saved" in box.text()
    box.close()
    QTest.qWait(0)
    assert not program.window.findChildren(QMessageBox)


@pytest.mark.slow
def test_undo_leaves_alone_what_was_changed_since(program: Program) -> None:
    page = open_page(program, "dou-dizhu")
    page.house.kept.save_as("Home")
    page.house.kept.delete()
    write(program, row_of(page, "deals").editor, "9")
    click(program, page.house.sets.undo)
    assert page.options.preset == "Home"
    assert page.options.options.number("deals") == 9


def test_a_second_click_where_save_stood_does_no_harm(program: Program) -> None:
    page = open_page(program, "dou-dizhu")
    page.house.kept.save_as("Home")
    QTest.qWait(20)
    sets = page.house.sets
    at_window(program, sets.delete)
    spots = [place_in(page, part) for part in (sets.save, sets.rename, sets.delete)]
    assert spots[2].left() - spots[1].right() > 100
    click(program, sets.delete)
    QTest.qWait(20)
    assert [place_in(page, part) for part in (sets.save, sets.rename, sets.delete)] == spots
    click(program, sets.delete)  # none of ours is selected any more
    assert page.house.kept.what_was_done == "deleted"


@daily(
    ("name", "said"),
    [
        (" ", "Enter a name."),
        ("sheet", "A preset already has this name."),
        ("STANDARD", "A preset already has this name."),
        ("y" * 41, "At most 40 characters."),
    ],
)
def test_a_name_that_rules_cannot_have_is_said(program: Program, name: str, said: str) -> None:
    program.window.activateWindow()
    page = open_page(program, "dou-dizhu")
    sets = page.house.sets
    click(program, sets.save)
    type_text(program, name)
    assert sets.naming._line.text() == said
    assert not sets.naming.take.isEnabled()
    press(program, Qt.Key.Key_Return)
    assert program.settings.rule_sets["dou-dizhu"] == {}
    press(program, Qt.Key.Key_Escape)
    assert not sets.naming.isVisible()
    assert program.window.setup is page  # Escape meant the name, not the page


def test_names_of_strangers_are_shown_as_they_are(program: Program) -> None:
    program.settings.rule_sets["dou-dizhu"] = {"<b>a</b>": {}}
    page = open_page(program, "dou-dizhu")
    page.house.kept.use("<b>a</b>")
    page.house.kept.delete()
    assert page.house.sets._done.text() == "“<b>a</b>” deleted."
    assert page.house.sets._done.textFormat() == Qt.TextFormat.PlainText
    assert page.sum_line.textFormat() == Qt.TextFormat.PlainText


@pytest.mark.slow
def test_another_language_and_another_look_lose_nothing(program: Program) -> None:
    page = open_page(program, "dou-dizhu")
    write(program, page.seats.select(0).name, "Zoe")
    write(program, row_of(page, "deals").editor, "6")
    write(program, page.deal.field, "17")
    page.house.more.setChecked(True)
    click(program, page.house.sets.save)
    type_text(program, "Hom")
    for code in (*LANGUAGES, "en"):
        program.settings.language = code
    program.window.menus.actions["dark"].trigger()
    program.window.resize(3840, 2160)
    assert page.seats.select(0).name.text() == "Zoe"
    assert page.options.options.number("deals") == 6
    assert page.deal.field.text() == "17"
    assert page.house.rows[-1].isVisible()
    assert page.house.sets.naming.field.text() == "Hom"
    page.try_start()
    table = program.window.table
    assert table is not None
    assert table.names[0] == "Zoe"
    assert table.session.match.options.number("deals") == 6
    assert table.session.match.seed.text == f"{17:032x}"


def test_the_wheel_over_a_value_changes_nothing(program: Program) -> None:
    page = open_page(program)
    before = dict(page.options.options)
    for row in page.house.rows[:5]:
        row.editor.setFocus()
        handle = program.window.windowHandle()
        at = at_window(program, row.editor)
        QTest.wheelEvent(handle, at, QPoint(0, -120))
        QTest.qWait(1)
    assert dict(page.options.options) == before


def test_enter_on_a_button_in_focus_presses_it(program: Program) -> None:
    program.window.activateWindow()
    page = open_page(program)
    page.seats.add_bot.setFocus(Qt.FocusReason.TabFocusReason)
    press(program, Qt.Key.Key_Return)
    assert len(page.seats.table.chairs) == 5
    assert program.window.table is None


# -- people at the table -------------------------------------------------------------------------
def drag(program: Program, face: Face, to: QPoint, let_go: bool = True) -> None:
    """Carry a portrait with the mouse to a point of the window."""
    window = program.window.windowHandle()
    at = face.mapTo(program.window, face.rect().center())
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
    for step in range(1, 9):
        QTest.mouseMove(window, at + (to - at) * step / 8)
    if let_go:
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=to)
        QTest.qWait(1)


def middle(program: Program, part: QWidget) -> QPoint:
    return part.mapTo(program.window, part.rect().center())


def opponent(page: SetupPage, id_: str) -> Person:
    return next(one for one in page.seats.tray.people if one.id == id_)


def who(page: SetupPage) -> list[str]:
    return [seat.character or seat.kind for seat in page.seat_model.seats]


def test_an_opponent_is_dragged_to_a_seat_and_seats_change_places(program: Program) -> None:
    program.window.resize(1280, 800)
    page = open_page(program)
    table, said = page.seats.table, page.seat_model
    assert who(page) == ["human", "medium", "medium", "medium"]
    drag(program, opponent(page, "kenji"), middle(program, table.chairs[2]))
    assert who(page) == ["human", "medium", "kenji", "medium"]
    assert page.seats.details.row == 2 and table.chairs[2].isChecked()
    assert opponent(page, "kenji").faded
    drag(program, table.chairs[2], middle(program, table.chairs[0]))
    assert who(page) == ["kenji", "medium", "human", "medium"]
    drag(program, opponent(page, "kenji"), middle(program, table.chairs[1]))
    assert who(page) == ["medium", "kenji", "human", "medium"], "they change places"
    drag(program, opponent(page, "rosa"), middle(program, table.empty))
    assert who(page) == ["medium", "kenji", "human", "medium", "rosa"]
    drag(program, table.chairs[1], middle(program, page.seats.tray))
    assert who(page) == ["medium", "human", "medium", "rosa"], "off the table"
    drag(program, table.chairs[0], middle(program, table))
    assert who(page) == ["medium", "human", "medium", "rosa"], "nowhere"
    drag(program, page.seats.tray.levels[3][0], middle(program, table.chairs[3]))
    assert said.seats[3].kind == "expert" and not said.seats[3].character
    QTest.qWait(1)
    assert not [part for part in program.window.children() if isinstance(part, QLabel)]


def test_escape_puts_back_whoever_is_carried(program: Program) -> None:
    program.window.activateWindow()
    page = open_page(program)
    chair = page.seats.table.chairs[2]
    drag(program, opponent(page, "rosa"), middle(program, chair), let_go=False)
    assert chair.aimed
    press(program, Qt.Key.Key_Escape)
    assert not chair.aimed and program.window.setup is page
    QTest.mouseRelease(
        program.window.windowHandle(), Qt.MouseButton.LeftButton, pos=middle(program, chair)
    )
    assert who(page) == ["human", "medium", "medium", "medium"]


def test_where_all_seats_are_needed_nobody_is_dragged_away(program: Program) -> None:
    page = open_page(program, "dou-dizhu")
    table = page.seats.table
    assert table.empty.isHidden()
    drag(program, table.chairs[1], middle(program, page.seats.tray))
    assert who(page) == ["human", "medium", "medium"]


def test_people_are_seated_with_keys_alone(program: Program) -> None:
    program.window.activateWindow()
    page = open_page(program)
    chairs, tray = page.seats.table.chairs, page.seats.tray
    chairs[1].setFocus(Qt.FocusReason.TabFocusReason)
    press(program, Qt.Key.Key_Left)
    chosen = page.seats.details.row
    assert chosen != 1 and chairs[chosen].hasFocus() and chairs[chosen].isChecked()
    press(program, Qt.Key.Key_Tab)
    assert tray.people[0].hasFocus(), "one stop for all opponents"
    press(program, Qt.Key.Key_Right)
    press(program, Qt.Key.Key_Right)
    assert opponent(page, "rosa").hasFocus()
    press(program, Qt.Key.Key_Return)
    assert who(page)[chosen] == "rosa" and program.window.table is None
    press(program, Qt.Key.Key_Tab)
    assert page.seats.details.isAncestorOf(QApplication.focusWidget() or page)
    chairs[chosen].setFocus(Qt.FocusReason.TabFocusReason)
    press(program, Qt.Key.Key_Delete)
    assert "rosa" not in who(page) and len(who(page)) == 3
    assert any(chair.hasFocus() for chair in chairs)


@cells(SIZES, "zh_TW")
def test_any_number_of_seats_stands_round_the_table_uncut(
    program: Program, language: str, size: tuple[int, int]
) -> None:
    program.settings.language = language
    program.window.resize(*size)
    page = open_page(program)
    page.house.unfold.setChecked(False)
    while page.seat_model.can_shrink:
        page.seat_model.remove(1)
    while True:
        settle(page)
        assert flaws(page.seats) == [], page.seat_model.rowCount()
        if not page.seat_model.can_grow:
            break
        page.seats.table.empty.click()


def test_the_rules_are_a_line_that_unfolds(program: Program) -> None:
    program.window.open(SetUp("oicho-kabu"))
    page = program.window.setup
    assert page is not None
    house = page.house
    assert house.line.text() == "Original rules, 12 rounds, 200 chips, limit 25 each"
    assert not house.rows[0].isVisible()
    click(program, house.unfold)
    assert house.rows[0].isVisible()
    page.options.setData(page.options.index(row_of(page, "tie")._row), "dealer")
    assert house.line.text().endswith(", Equal totals: Dealer wins")
    click(program, house.unfold)
    assert not house.rows[0].isVisible()


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_unfolded_rules_are_seen(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    program.window.open(SetUp("oicho-kabu"))
    page = program.window.setup
    assert page is not None
    settle(page)
    page.house.unfold.setFocus()
    QTest.keyClick(page.house.unfold, Qt.Key.Key_Space)
    settle(page)
    seen = page._columns.viewport()
    row = page.house.rows[0]
    top = row.mapTo(seen, QPoint()).y()
    assert 0 <= top < top + row.height() < seen.height()


def test_what_differs_is_named_but_not_how_long_it_is(program: Program) -> None:
    """A quick match is shorter than the preset: nobody need be told that as a change of rules."""
    program.window.open(Quick("kyo-kabu"))
    program.window.open(SetUp("kyo-kabu"))
    page = program.window.setup
    assert page is not None and page.options.options["rounds"] == 6
    told = page.sum_line.text()
    assert told.endswith("Rules: Original rules · Quick match.")  # with its finale
    page.options.change_all({**page.options.options, "tie": "dealer"})
    assert "Original rules · Quick match · Changed: Equal totals" in page.sum_line.text()
    page.options.change_all({**page.options.options, "finale": "rises"})
    assert "Original rules · Changed: Finale, Equal totals" in page.sum_line.text()


def test_mushi_kabu_is_a_set_of_rules_with_its_deck(program: Program) -> None:
    page = open_page(program, "kyo-kabu")
    box = page.house.sets.box
    assert "Mushi-Kabu" in entries(page)
    box.setCurrentIndex(box.findText("Mushi-Kabu"))
    box.activated.emit(box.currentIndex())
    assert page.cards.deck.id == "mushibana"
    assert page.house.line.text().startswith("Mushi-Kabu")
    page.cards._choose(next(tile.deck for tile in page.cards.tiles if tile.deck.id == "hanafuda"))
    assert page.house.line.text().startswith("Original rules")
    page.cards._choose(next(tile.deck for tile in page.cards.tiles if tile.deck.id == "mushibana"))
    assert page.house.line.text().startswith("Mushi-Kabu")
    box.setCurrentIndex(box.findText("Lively"))
    box.activated.emit(box.currentIndex())
    assert page.cards.deck.id == "hanafuda"


def test_where_a_rule_does_not_apply_the_line_is_silent_about_it(program: Program) -> None:
    page = open_page(program, "oicho-kabu")
    page.house.kept.use("casino")
    assert "limit 100" in page.house.line.text() and "each" not in page.house.line.text()


def test_mushi_kabu_from_the_command_line_is_played_with_its_deck(program: Program) -> None:
    wanted = argparse.Namespace(
        game="kyo-kabu", seats=None, seed="1", deck=None, preset="mushi", option=[]
    )
    assert wished_match(wanted, program.settings).deck.id == "mushibana"


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_with_a_single_deck_both_columns_of_a_large_window_are_filled(
    program: Program, game: str
) -> None:
    program.window.resize(1920, 1080)
    page = open_page(program, game)
    page.house.unfold.setChecked(False)
    settle(page)
    seen = page._columns.viewport()
    ends = [
        max(one.mapTo(seen, one.rect().bottomLeft()).y() for one in column)
        for column in ((page.seats, page.house), (page.cards, page.deal))
    ]
    assert not page._columns.verticalScrollBar().maximum()
    assert min(ends) > 0.66 * seen.height()

"""Pages and dialogs for screen readers: what every control, text and message tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from cardtable.games import all_games
from cardtable.store.journal import Journal
from cardtable.ui import announcing
from cardtable.ui.fair import FairDialog
from cardtable.ui.help.dialogs import ShortcutsDialog
from cardtable.ui.help.rules import RulesDialog
from cardtable.ui.intents import (
    Days,
    Gallery,
    Ladder,
    Past,
    Puzzles,
    Replay,
    Review,
    SetUp,
    Stamps,
    Statistics,
)
from cardtable.ui.pages import Page
from cardtable.ui.past.page import PastPage
from cardtable.ui.preferences.dialog import SettingsDialog
from cardtable.ui.preferences.keys import KeyRow
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.setup.cards import DeckTile, Swatch
from cardtable.ui.setup.page import SetupPage
from cardtable.ui.statistics.page import StatisticsPage
from cardtable.ui.table.action_bar import PromptWords
from cardtable.ui.widgets.banner import Banner, UndoLine
from cardtable.ui.widgets.buttons import key_words
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.labels import Painted
from tests.robot import wait_until
from tests.ui.conftest import Open

ROLE, TEXT = QAccessible.Role, QAccessible.Text
Visit = Callable[[], Iterator[QWidget]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is announced while a screen reader runs."""
    told: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        message = getattr(event, "message", None)
        if message is not None:
            told.append(message())

    monkeypatch.setattr(announcing, "send", listen)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


def asked(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def told(widget: QWidget, what: QAccessible.Text = TEXT.Name) -> str:
    return asked(widget).text(what)


def labels(widget: QWidget) -> str:
    """What the labels say that a control has on X11."""
    found = asked(widget).relations(QAccessible.RelationFlag.Label)
    return " ".join(label.text(TEXT.Name) for label, _ in found)


@pytest.fixture
def visit(program: Program, open_match: Open, journal_of: Journal, said: list[str]) -> Visit:
    """Every page but the table, and the dialogs, one after another."""

    def visited() -> Iterator[QWidget]:
        window = program.window
        yield window
        for game in all_games():
            window.open(SetUp(game))
            assert window.setup is not None
            window.setup.house.unfold.setChecked(True)
            yield window
        robot = open_match("dou-dizhu", "human,easy,hard", "deals=1", seed="3")
        robot._wait_for_turn()
        robot.play()
        for wanted in (
            Review(),
            Past(),
            Statistics(),
            Puzzles(),
            Days(),
            Ladder(),
            Stamps(),
            Gallery(),
        ):
            window.open(wanted)
            yield window
        (past,) = journal_of.past_matches()
        window.open(Replay(past.id))
        yield window
        settings = SettingsDialog(program.window.shared, window)
        settings.make_all()
        for dialog in (
            settings,
            ShortcutsDialog(window.theme, None, window),
            FairDialog(window.theme, None, window),
        ):
            dialog.show()
            yield dialog
            dialog.close()

    return visited


def controls(window: QWidget) -> Iterator[QWidget]:
    """What is seen in a window, as a kind."""
    QTest.qWait(10)
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window:
            yield widget


@pytest.mark.slow
def test_every_control_says_what_it_is_for_and_not_only_its_value(visit: Visit) -> None:
    seen = 0
    for window in visit():
        for widget in controls(window):
            if isinstance(widget, QComboBox):
                seen += 1
                assert labels(widget), widget.currentText()
                assert labels(widget) != widget.currentText()
            elif isinstance(widget, QLineEdit) and widget.objectName() != "qt_spinbox_lineedit":
                assert told(widget), widget.text()
                assert told(widget) != widget.text()
            elif isinstance(widget, QAbstractSpinBox):
                assert told(widget), widget.text()
    assert seen > 40


@pytest.mark.slow
def test_no_description_repeats_a_name(visit: Visit) -> None:
    for window in visit():
        for widget in controls(window):
            name, more = told(widget), told(widget, TEXT.Description)
            if isinstance(widget, PromptWords):  # a part of the table
                continue
            if name:
                assert more not in (name, name.split(":")[0])
                assert not more.startswith(f"{name} ("), more
            for doubled in ("..", "?.", "!.", ". .", ".;", "\u2014 ."):
                assert doubled not in more.replace("...", ""), more


def test_every_page_has_a_name_and_so_has_what_gets_the_focus(
    visit: Visit, program: Program, said: list[str]
) -> None:
    names = []
    for window in visit():
        QTest.qWait(10)
        focused = window.focusWidget()
        assert focused is not None and told(focused), type(focused)
        if window is program.window:
            page = program.window.navigator.front
            assert isinstance(page, Page)
            name = page.accessibleName()
            assert name
            names.append(name)
            assert focused is page or said.count(name) == names.count(name), name
    assert len(set(names)) == len(names)


@pytest.mark.slow
def test_what_is_painted_is_a_text(visit: Visit) -> None:
    seen: set[type] = set()
    for window in visit():
        for statistics in window.findChildren(StatisticsPage):
            statistics.show_figures(True)
        for widget in controls(window):
            if isinstance(widget, Painted):
                seen.add(type(widget))
                assert asked(widget).role() == ROLE.StaticText
                assert told(widget), type(widget)
    assert {kind.__name__ for kind in seen} >= {"Bars", "Curve"}


def test_set_up_says_which_seat_a_control_is_about(program: Program, said: list[str]) -> None:
    program.window.open(SetUp("oicho-kabu"))
    page = program.window.setup
    assert isinstance(page, SetupPage)
    removing = set()
    for number, chair in enumerate(page.seats.table.chairs, 1):
        assert asked(chair).role() == ROLE.RadioButton
        assert told(chair).startswith(f"Seat {number}: ")
        assert asked(chair).parent().text(TEXT.Name) == "Seats"
        card = page.seats.select(number - 1)
        assert told(card) == f"Seat {number}"
        for control in card.stops():
            assert str(number) in told(control) + labels(control) or card.remove is control
        removing.add(told(card.remove))
    assert len(removing) == len(page.seats.table.chairs)
    page.seat_model.setData(page.seat_model.index(0), "Anna & Ben")
    assert told(page.seats.select(0).remove) == "Remove Anna & Ben"
    assert told(page.seats.table.chairs[0]) == "Seat 1: Anna & Ben, Human"
    rosa = next(one for one in page.seats.tray.people if one.id == "rosa")
    assert told(rosa) == "Rosa, Bot, easy · cautious"
    said.clear()
    page.seats.select(1)
    rosa.click()
    assert told(page.seats.table.chairs[1]) == "Seat 2: Rosa, Bot, easy · cautious"
    assert told(rosa, TEXT.Description).startswith("Already on seat 2.")
    assert len(said) == 1 and said[0].startswith("Rosa\n")
    # What is painted beside the button to start stays as short as it was.
    page.seat_model.setData(page.seat_model.index(0), "")
    assert page.sum_line.text().startswith("Name: ")


def test_how_many_sit_there_is_said_when_seats_come_and_go(
    program: Program, said: list[str]
) -> None:
    program.window.open(SetUp("oicho-kabu"))
    page = program.window.navigator.front
    assert isinstance(page, SetupPage)
    said.clear()
    page.seats.add_bot.click()
    assert said == [page.seats.remark.text()]
    page.seats.details.remove.click()
    assert said[1:] == [page.seats.remark.text()] and said[0] != said[1]


def test_decks_and_table_surfaces_are_chosen_in_named_groups(
    program: Program, said: list[str]
) -> None:
    program.window.open(SetUp("oicho-kabu"))
    for kind, name in ((DeckTile, "Deck"), (Swatch, "Table surface")):
        found = program.window.findChildren(kind)
        assert len(found) > 1
        for button in found:
            assert asked(button).role() == ROLE.RadioButton
            assert asked(button).parent().text(TEXT.Name) == name


def test_messages_that_come_by_themselves_are_said_once(program: Program, said: list[str]) -> None:
    window = program.window
    line, banner = UndoLine(window.theme, lambda: "Ctrl+Z"), Banner(window.theme)
    for part in (line, banner):
        part.setParent(window)
    said.clear()
    line.say("1 match deleted.")
    line.say("1 match deleted.")
    line.retranslate()
    assert said == ["1 match deleted.\nCtrl+Z: Undo"]
    line.say("")
    line.say("1 match deleted.")
    assert said == ["1 match deleted.\nCtrl+Z: Undo"] * 2
    said.clear()
    banner.last(lambda: "Not saved.", waiting=False)
    banner.last(lambda: "Not saved.", waiting=False)
    banner.retranslate()
    assert said == ["Not saved."]
    banner.say(lambda: "Something else.")
    assert said == ["Not saved.", "Something else."]
    banner.settle()
    banner.last(lambda: "Not saved.", waiting=False)
    assert said[2:] == ["Not saved."]


def test_a_search_says_how_many_are_found_and_a_deletion_leaves_the_list_focused(
    program: Program, open_match: Open, said: list[str]
) -> None:
    window = program.window
    for seed in "34":
        open_match("dou-dizhu", "human,easy,hard", "deals=1", seed=seed)._wait_for_turn()
    window.show_start()
    window.open(Past())
    page = window.navigator.front
    assert isinstance(page, PastPage)
    QTest.qWait(10)
    said.clear()
    QTest.keyClicks(page.search, "nobody")
    wait_until(lambda: bool(said))
    assert said == ["0 of 2 matches"]
    page.search.clear()
    page._ask()
    page.take_keys()
    said.clear()
    page._delete_chosen()
    assert said.count("1 match deleted.\nCtrl+Z: Undo") == 1
    assert page.list.hasFocus()
    said.clear()
    page.undo()
    assert said.count("Deletion undone.") == 1


def test_a_refusal_in_a_field_is_said(program: Program, said: list[str]) -> None:
    program.window.open(SetUp("dou-dizhu"))
    page = program.window.setup
    assert page is not None
    said.clear()
    page.seats.select(0).name.clear()
    assert said == [page.seat_model.problems[0][1]]
    page.deal.field.setFocus()
    QTest.keyClicks(page.deal.field, "zz")
    assert said[1:] == [page.deal.problems[0][2]]


def test_buttons_tell_their_keys(program: Program, said: list[str]) -> None:
    program.window.open(SetUp("dou-dizhu"))
    page = program.window.setup
    assert page is not None
    assert told(page.go, TEXT.Description) == "Return"
    assert told(page.cancel, TEXT.Description) == "Esc"
    poster = program.window.start.posters[0]
    assert told(poster.play, TEXT.Description).endswith(" 1")
    assert not told(poster), "no panel says its name once more"


def test_the_field_of_a_key_is_named_where_the_focus_is(program: Program, said: list[str]) -> None:
    dialog = SettingsDialog(program.window.shared, program.window)
    dialog.make_all()
    for row in dialog.sections["keys"].rows:
        assert isinstance(row, KeyRow)
        (inside,) = row.field.findChildren(QLineEdit)
        assert told(inside) == told(row.field)
        if not row.field.keySequence().isEmpty():
            assert inside.text()
        else:
            assert told(inside, TEXT.Description) == "No key"
    dialog.close()


def test_shortcuts_are_a_list_for_those_who_hear_them(program: Program, said: list[str]) -> None:
    dialog = ShortcutsDialog(program.window.theme, None, program.window)
    (shown,) = (view for view in dialog.findChildren(QWidget) if asked(view).role() == ROLE.List)
    assert told(shown) == "Keyboard shortcuts"
    lines = [asked(shown).child(n).text(TEXT.Name) for n in range(asked(shown).childCount())]
    assert "Ctrl+J: Match history…" in lines
    space = f"{key_words('Space')}: "
    assert any(line.startswith(space) for line in lines), "no sign that nobody says"
    QAccessible.setActive(False)
    silent = ShortcutsDialog(program.window.theme, None, program.window)
    assert not [v for v in silent.findChildren(QWidget) if asked(v).role() == ROLE.List]
    for one in (dialog, silent):
        one.close()


def test_the_rules_are_read_by_a_caret(program: Program, said: list[str]) -> None:
    window = program.window
    game = all_games()["dou-dizhu"]
    dialog = RulesDialog(window.theme, game, None, window.help._cards(game), parent=window)
    dialog.show()
    text: QTextBrowser = dialog.text
    assert text.textCursor().atStart()
    QTest.keyClick(text, Qt.Key.Key_Down)
    assert not text.textCursor().atStart()
    dialog.contents.setCurrentRow(2)
    cursor: QTextCursor = text.textCursor()
    assert cursor.block().text() == dialog.contents.item(2).text()
    dialog.close()


@pytest.mark.slow
def test_signs_have_words(program: Program, open_match: Open, said: list[str]) -> None:
    robot = open_match("dou-dizhu", "human,easy,hard", "deals=1", seed="3")
    robot._wait_for_turn()
    robot.table.show_tab("cards")
    grid = robot.table.panel.tracker.grid
    assert "Red joker: 1 of 1 not seen" in told(grid) or "Red joker: 0 of 1" in told(grid)
    assert "★" not in told(grid)
    assert told(robot.table.panel.sheet) == "Score sheet"
    for tab in robot.table.panel._tabs.values():
        assert asked(tab).role() == ROLE.RadioButton
    robot.play()
    program.window.open(Review())
    page = program.window.navigator.front
    assert isinstance(page, ReviewPage)
    wait_until(lambda: page.model.judged > 0)
    model, role = page.list.model(), Qt.ItemDataRole.AccessibleTextRole
    heard = [model.index(row, 0).data(role) for row in range(model.rowCount())]
    assert not any("✓" in text for text in heard)
    assert heard[0].endswith(f", 1 of {len(heard)}")


def test_tab_leads_to_the_figures_of_the_statistics_while_a_screen_reader_runs(
    program: Program, open_match: Open, said: list[str]
) -> None:
    open_match("oicho-kabu", "human,easy,easy", "rounds=3", seed="3").play()
    program.window.open(Statistics())
    page = program.window.navigator.front
    assert isinstance(page, StatisticsPage)
    page.show_figures(True)
    reached = set[str]()
    for _ in range(40):
        QTest.keyClick(program.window, Qt.Key.Key_Tab)
        if (focused := QApplication.focusWidget()) is not None:
            reached.add(told(focused))
    tiles = {tile.accessibleName() for tile in page.tiles.shown}
    assert tiles and tiles <= reached


def test_without_a_screen_reader_nothing_is_announced(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("nobody listens")

    monkeypatch.setattr(announcing, "send", never)
    banner = Banner(program.window.theme)
    banner.setParent(program.window)
    banner.say(lambda: "Something.")
    program.window.open(Statistics())


def test_tab_stops_at_the_chosen_one_of_a_group(program: Program, said: list[str]) -> None:
    window = program.window
    window.open(SetUp("oicho-kabu"))
    page = window.setup
    assert page is not None
    for kind in (DeckTile, Swatch):
        group = page.findChildren(kind)
        stops = [one for one in group if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [one for one in group if one.isChecked()] and len(stops) == 1
        other = next(one for one in group if not one.isChecked())
        other.click()
        stops = [one for one in group if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [other]


def test_the_name_of_a_page_comes_before_what_has_the_focus_there(
    program: Program, said: list[str]
) -> None:
    window = program.window
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    focus = QApplication.instance().focusChanged  # type: ignore[union-attr]
    focus.connect(lambda _, now: said.append(type(now).__name__))
    for wanted in (Statistics(), Past()):
        said.clear()
        window.open(wanted)
        front = window.navigator.front
        assert front is not None
        assert said[0].startswith(front.accessibleName()) and len(said) == 2, said


def test_each_label_of_the_settings_belongs_to_something(program: Program, said: list[str]) -> None:
    """Orca reads out those that don’t, in one breath."""
    settings = SettingsDialog(program.window.shared, program.window)
    settings.show()
    lone = [
        told(label)
        for label in settings.findChildren(QLabel)
        if label.isVisible() and len(told(label).split()) >= 3 and not asked(label).relations()
    ]
    settings.close()
    assert not lone


def test_a_history_without_matches_says_so(program: Program, said: list[str]) -> None:
    program.window.open(Past())
    assert said == ["Match history\nNo match has been played yet."]


def test_a_key_leads_to_a_term_of_the_rules_which_is_said_with_its_meaning(
    program: Program, said: list[str]
) -> None:
    window = program.window
    game = all_games()["oklahoma-gin"]
    dialog = RulesDialog(window.theme, game, None, window.help._cards(game), parent=window)
    dialog.show()
    assert dialog.text.accessibleDescription() in said, "how to get about"
    QTest.keyClick(dialog.text, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    word, _colon, meaning = said[-1].partition(": ")
    assert word == dialog.text.textCursor().selectedText() and meaning
    dialog.close()


def test_the_menu_that_a_key_opened_says_so(
    program: Program, open_match: Open, said: list[str]
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy")
    robot._wait_for_turn()
    robot.type_key("Esc")
    menus = program.window.menus
    wait_until(lambda: menus.popped_up)
    assert said[-1] == "Menu" and menus._whole.activeAction() is menus._whole.actions()[0]
    menus._whole.hide()


def test_h_goes_from_heading_to_heading_of_the_rules(program: Program, said: list[str]) -> None:
    window = program.window
    game = all_games()["dou-dizhu"]
    dialog = RulesDialog(window.theme, game, None, window.help._cards(game), parent=window)
    dialog.show()
    heads = [dialog.contents.item(row).text() for row in range(2)]
    shift = Qt.KeyboardModifier.ShiftModifier
    said.clear()
    for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier, shift):
        QTest.keyClick(dialog.text, Qt.Key.Key_H, held)
    assert said == [f"Heading: {head}" for head in (heads[0], heads[1], heads[0])]
    assert dialog.text.textCursor().block().text() == heads[0]


def test_enter_in_the_contents_of_the_rules_leads_to_the_text(program: Program) -> None:
    window = program.window
    game = all_games()["dou-dizhu"]
    dialog = RulesDialog(window.theme, game, None, window.help._cards(game), parent=window)
    dialog.show()
    saved: list[bool] = []
    dialog.save.clicked.connect(saved.append)
    dialog.contents.setFocus()
    QTest.keyClick(dialog.contents, Qt.Key.Key_Down)
    QTest.keyClick(dialog.contents, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.text and not saved


@pytest.mark.usefixtures("qtbot")
def test_choices_offered_anew_tell_no_value_that_nobody_chose() -> None:
    """Qt sends four events for each value, and a dialog has dozens of them."""
    choice, told = Choice(), list[str]()
    choice.currentTextChanged.connect(told.append)
    choice.offer([("slow", 1), ("usual", 2), ("fast", 3), ("at once", 0)], 2)
    assert set(told) == {"usual"} and choice.currentData() == 2
    told.clear()
    choice.offer([("langsam", 1), ("normal", 2), ("schnell", 3), ("sofort", 0)])
    assert told == ["normal"] and choice.currentText() == "normal"
    told.clear()
    choice.offer([("none", None), ("slow", 1), ("usual", 2)])
    assert set(told) <= {"usual", ""} and choice.currentData() == 2
    choice.offer([("none", None), ("slow", 1)])
    assert choice.currentText() == "none"

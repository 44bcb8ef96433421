"""The settings dialog: effective at once, in step with the menus, searchable, saved."""

from __future__ import annotations

import os
import shutil
import stat
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAccessible, QDesktopServices, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from cardtable.folders import data_folder
from cardtable.languages import LANGUAGES
from cardtable.ui import bindings
from cardtable.ui.commands import command_text
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.intents import SetUp
from cardtable.ui.preferences.dialog import SettingsDialog
from cardtable.ui.preferences.keys import KeyRow
from cardtable.ui.preferences.pictures import PictureRow
from cardtable.ui.preferences.rows import ChoiceRow, FolderRow, Row, TextRow, TickRow
from cardtable.ui.running.program import Program
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.buttons import key_words
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open, ended
from tests.ui.layout import flaws, settle

TAB, CONTROL = Qt.FocusPolicy.TabFocus, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def dialog(program: Program) -> SettingsDialog:
    """The dialog, opened by its key, above a set-up or start page, with all its rows."""
    return opened(program)


def opened(program: Program) -> SettingsDialog:
    program.window.show()
    if program.window.pages.currentWidget() is None:
        program.window.show_start()
    program.window.preferences.open()
    shown = program.window.preferences.dialog
    assert shown is not None
    shown.make_all()
    return shown


def row_of(dialog: SettingsDialog, id_: str) -> Row:
    return next(r for s in dialog.sections.values() for r in s.rows if r.id == id_)


def choose(dialog: SettingsDialog, id_: str, value: object) -> None:
    """Choose a value as a hand would: from the list of its field, or by its picture."""
    row = row_of(dialog, id_)
    if isinstance(row, PictureRow):
        row.tiles[value].click()
        return
    assert isinstance(row, ChoiceRow)
    place = [row.choice.itemData(i) for i in range(row.choice.count())].index(value)
    row.choice.setCurrentIndex(place)
    row.choice.activated.emit(place)


def tick(dialog: SettingsDialog, id_: str) -> None:
    row = row_of(dialog, id_)
    assert isinstance(row, TickRow)
    row.box.setFocus()
    QTest.keyClick(row.box, Qt.Key.Key_Space)


def shown_rows(dialog: SettingsDialog) -> list[str]:
    return [r.id for s in dialog.sections.values() for r in s.rows if r.isVisibleTo(dialog)]


def kept() -> Settings:
    """What another start of the program reads: from the file, not from what Qt remembers."""
    file = data_folder() / "settings.ini"
    QTest.qWait(20)  # notes are written soon
    return Settings(Path(shutil.copy(file, file.with_name(f"{time.monotonic_ns()}.ini"))))


def press(row: Row, key: Qt.Key, held: Qt.KeyboardModifier = CONTROL) -> None:
    assert isinstance(row, KeyRow)
    row.field.setFocus()
    QTest.keyClick(row.field, key, held)


# -- opening -------------------------------------------------------------------------------------
def test_its_key_opens_it_and_escape_closes_it(program: Program) -> None:
    program.window.show_start()
    program.window.activateWindow()
    QTest.keyClick(program.window, Qt.Key.Key_Comma, CONTROL)
    shown = program.window.preferences.dialog
    assert shown is not None and shown.isVisible()
    assert shown.focusWidget() is shown.search
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert program.window.preferences.dialog is None


def test_the_way_out_says_where_it_leads(program: Program, open_match: Open) -> None:
    assert opened(program).close_button.text().startswith("Close")
    program.window.preferences.dialog.close()  # type: ignore[union-attr]
    open_match("oicho-kabu", "human,easy,easy")
    assert opened(program).close_button.text().startswith("Back to the match")


def test_nothing_of_it_is_loaded_before(program: Program) -> None:
    assert program.window.preferences.dialog is None
    program.window.show_start()
    program.window.start.ways_to["settings"].click()
    assert program.window.preferences.dialog is not None


def test_nothing_moves_on_the_sheet_once_it_has_come(program: Program) -> None:
    program.window.preferences.open()
    dialog = program.window.preferences.dialog
    assert dialog is not None
    wait_until(lambda: not dialog.is_coming)
    rows = [row for row in dialog.sections["cards"].rows if row.isVisible()]
    lay, moved = [row.geometry() for row in rows], list[str]()

    class Watch(QObject):
        def eventFilter(self, row: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(row, Row):
                at = rows.index(row)
                if row.geometry() != lay[at]:
                    moved.append(f"{row.id}: {row.geometry()}")
            return False

    watch = Watch(dialog)
    for row in rows:
        row.installEventFilter(watch)
    before = len(dialog.sections["keys"].rows)
    wait_until(lambda: not dialog._left)
    assert len(dialog.sections["keys"].rows) > before and not moved
    assert [row.geometry() for row in rows] == lay
    dialog.close()


@pytest.mark.slow
def test_enter_on_a_section_leads_to_its_first_setting(dialog: SettingsDialog) -> None:
    for place, section in ((1, "look"), (4, "play")):
        dialog._list.setFocus()
        dialog._list.setCurrentRow(place)
        QTest.keyClick(dialog._list, Qt.Key.Key_Return)
        assert dialog.focusWidget() in dialog.sections[section].rows[0].stops()


@pytest.mark.slow
def test_enter_in_the_search_presses_no_button(dialog: SettingsDialog, program: Program) -> None:
    tick(dialog, "forced")
    dialog.search.setFocus()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible() and program.settings.forced


# -- each row ------------------------------------------------------------------------------------
@pytest.mark.slow
def test_ticks_hold_at_once_in_menus_and_after_a_start(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    dialog, actions = opened(program), program.window.menus.actions
    for id_ in ("forced_pass", "last_play", "forced", "careful", "talk", "mute", "large"):
        before = actions[id_].isChecked()
        tick(dialog, id_)
        assert actions[id_].isChecked() is not before, id_
    now = kept()
    assert (now.forced_pass, now.last_play, now.forced) == (True, True, True)
    assert (now.careful, now.talk, now.mute, now.card_option["large"]) == (False, False, True, True)
    table = robot.table
    assert table.stage.talk is False
    assert "large" in table.pictures.variant.options


@pytest.mark.slow
def test_choices_hold_at_once_in_menus_and_after_a_start(
    program: Program, open_match: Open
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="8")
    dialog, actions = opened(program), program.window.menus.actions
    choose(dialog, "speed", Speed.BRISK)
    choose(dialog, "pace", Pace.CALM)
    choose(dialog, "stand_in", "hard")
    choose(dialog, "volume", 20)
    choose(dialog, "keep", "year")
    choose(dialog, "cloth_oicho-kabu", "wood")
    choose(dialog, "deck_oicho-kabu", "hanafuda")
    choose(dialog, "back_oicho-kabu", "back_red")
    for id_ in ("speed_brisk", "pace_calm", "stand_in_hard", "volume_20", "keep_year"):
        assert actions[id_].isChecked(), id_
    assert actions["cloth_wood"].isChecked()
    now = kept()
    assert (now.speed, now.pace, now.stand_in) == (Speed.BRISK, Pace.CALM, "hard")
    assert (now.volume, now.keep, now.cloth["oicho-kabu"]) == (20, "year", "wood")
    assert (now.deck["oicho-kabu"], now.back["hanafuda"]) == ("hanafuda", "back_red")
    table = robot.table
    assert table.scene.speed is Speed.BRISK
    assert table.cloth.id == "wood"
    assert (table.pictures.deck.id, table.pictures.variant.back) == ("hanafuda", "back_red")


@pytest.mark.slow
def test_the_look_changes_at_once_and_the_dialog_with_it(
    program: Program, dialog: SettingsDialog
) -> None:
    program.window.resize(1920, 1200)
    choose(dialog, "dark", "yes")
    assert program.window.theme.dark and dialog.theme.dark
    assert program.window.menus.actions["dark"].isChecked()
    choose(dialog, "text_size", 120)
    assert dialog.theme.zoom == program.window.theme.zoom > 1.1
    choose(dialog, "touch", "yes")
    assert program.window.theme.touch
    assert (kept().dark, kept().text_size, kept().touch) == ("yes", 120, "yes")


@pytest.mark.slow
def test_the_language_changes_with_the_dialog_open(
    program: Program, dialog: SettingsDialog
) -> None:
    tick(dialog, "forced")
    for code in ("de", "ja", "zh_CN"):
        choose(dialog, "language", code)
        assert program.language.code == kept().language == code
        title = {"de": "Einstellungen", "ja": "設定", "zh_CN": "设置"}[code]
        assert dialog.windowTitle() == title
        row = row_of(dialog, "forced")
        assert isinstance(row, TickRow)
        assert row.box.accessibleName() == command_text("forced") and row.box.isChecked()
        speed = row_of(dialog, "speed")
        assert isinstance(speed, ChoiceRow)
        assert speed.choice.currentText() == command_text("speed_off")
        keys = row_of(dialog, "key_undo")
        assert keys.control.accessibleName() == command_text("undo")
    choose(dialog, "language", "")
    assert kept().language == ""
    program.settings.language = "en"


@pytest.mark.slow
def test_a_language_that_was_looked_for_can_be_changed_back(
    program: Program, dialog: SettingsDialog
) -> None:
    dialog.search.setText("language")
    row = row_of(dialog, "language")
    assert isinstance(row, ChoiceRow)
    row.choice.setFocus()
    choose(dialog, "language", "de")
    assert "language" in shown_rows(dialog)
    assert row.choice.hasFocus()
    choose(dialog, "language", "")
    program.settings.language = "en"


@pytest.mark.slow
def test_a_menu_shows_in_the_dialog_at_once(program: Program, dialog: SettingsDialog) -> None:
    program.window.menus.actions["careful"].trigger()
    program.window.menus.actions["speed_calm"].trigger()
    program.window.menus.actions["dark"].trigger()
    program.window.menus.actions["volume_80"].trigger()
    careful = row_of(dialog, "careful")
    assert isinstance(careful, TickRow) and not careful.box.isChecked()
    for id_, text in (("speed", "Slow"), ("dark", "Dark"), ("volume", "80%")):
        row = row_of(dialog, id_)
        assert isinstance(row, ChoiceRow)
        assert row.choice.currentText() == text


@pytest.mark.slow
def test_ones_name_goes_with_the_seat(program: Program) -> None:

    program.window.open(SetUp("dou-dizhu"))
    shown = opened(program)
    row = row_of(shown, "name")
    assert isinstance(row, TextRow)
    row.field.setFocus()
    QTest.keyClicks(row.field, "Mika")
    setup = program.window.setup
    assert setup is not None
    assert [seat.name for seat in setup.seat_model.seats if seat.is_human] == ["Mika"]
    assert kept().name == "Mika"
    program.window.open(SetUp("oklahoma-gin"))
    assert "Mika" in [seat.name for seat in program.window.setup.seat_model.seats]  # type: ignore[union-attr]


@pytest.mark.slow
def test_an_emoji_is_one_sign_of_a_name(program: Program) -> None:
    row = row_of(opened(program), "name")
    assert isinstance(row, TextRow)
    QGuiApplication.clipboard().setText("🦊" * 30)
    row.field.paste()
    assert row.field.text() == program.settings.name == "🦊" * 24
    row.field.selectAll()
    QTest.keyClicks(row.field, "abcdefghijklmnopqrstuvwxyz")
    assert row.field.text() == program.settings.name == "abcdefghijklmnopqrstuvwx"


@pytest.mark.slow
def test_without_the_privacy_screen_cards_change_hands_at_once(
    program: Program, open_match: Open
) -> None:
    shown = opened(program)
    tick(shown, "private")
    assert not kept().private
    shown.close()
    robot = open_match("dou-dizhu", "human,human,human", seed="5")
    session = robot.table.session
    seen = set()
    for _ in range(8):
        robot._wait_for_turn()
        assert not session.behind_curtain and not program.window.curtain.isVisible()
        assert session.viewer == session.match.turn
        hand = [s.face for s in robot.table.scene.model.layout.cards if s.zone == "hand"]
        assert hand and all(hand)
        seen.add(session.viewer)
        robot.do(robot.choose())
    assert len(seen) > 1
    tick(opened(program), "private")
    wait_until(lambda: session.behind_curtain or robot_moves(robot))


def robot_moves(robot: object) -> bool:
    robot.do(robot.choose())  # type: ignore[attr-defined]
    return False


def test_a_section_is_reset_and_no_other(program: Program, dialog: SettingsDialog) -> None:
    tick(dialog, "forced")
    tick(dialog, "talk")
    tick(dialog, "mute")
    dialog.sections["play"].reset_button.click()
    assert program.settings.forced and program.settings.talk and program.settings.mute
    row = row_of(dialog, "talk")
    assert isinstance(row, TickRow) and row.box.isChecked()


def test_the_table_of_the_chosen_game_is_offered_in_pictures(
    program: Program, dialog: SettingsDialog
) -> None:
    choose(dialog, "table", "dou-dizhu")
    own = [id_ for id_ in shown_rows(dialog) if id_.startswith(("cloth_", "deck_", "back_"))]
    assert own == ["cloth_dou-dizhu", "back_dou-dizhu"]
    cloths = row_of(dialog, "cloth_dou-dizhu")
    assert isinstance(cloths, PictureRow)
    names = [tile.accessibleName() for tile in cloths.tiles.values()]
    assert "Scarlet wool" in names and cloths.control.accessibleName() == "Table surface: Dou Dizhu"
    choose(dialog, "cloth_dou-dizhu", "red")
    assert program.settings.cloth["dou-dizhu"] == "red"
    assert [value for value, tile in cloths.tiles.items() if tile.isChecked()] == ["red"]
    dialog.sections["cards"].reset_button.click()
    assert not program.settings.cloth["dou-dizhu"]


def test_the_data_folder_is_shown_and_opened(
    dialog: SettingsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = row_of(dialog, "folder")
    assert isinstance(row, FolderRow)
    assert row.path.text().replace("\u200b", "") == str(data_folder())
    assert "CARDTABLE_DATA" in row.control.accessibleDescription()
    went: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: went.append(url.toLocalFile()))
    row.button.click()
    assert went == [str(data_folder())]


# -- search --------------------------------------------------------------------------------------
@pytest.mark.slow
def test_words_find_rows_across_sections(program: Program, dialog: SettingsDialog) -> None:
    every = shown_rows(dialog)
    QTest.keyClicks(dialog.search, "cards MOVE")
    assert "speed" in shown_rows(dialog) and "pace" not in shown_rows(dialog)
    found = shown_rows(dialog)
    dialog.search.setText("ｃａｒｄｓ　ｍｏｖｅ")
    assert shown_rows(dialog) == found
    dialog.search.setText("surface: dou")
    assert [id_ for id_ in shown_rows(dialog) if not id_.startswith("key")] == ["cloth_dou-dizhu"]
    dialog.search.setText("ctrl+z")
    assert shown_rows(dialog) == ["key_undo"]
    assert not dialog.sections["keys"].reset_button.isVisibleTo(dialog)
    dialog.search.setText("a")
    assert 0 < len(shown_rows(dialog)) < len(every) / 4, "a letter begins a word of a name"
    dialog.search.setText("qqq")
    assert shown_rows(dialog) == []
    assert "Nothing found." in [
        label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog)
    ]
    dialog.search.clear()
    assert shown_rows(dialog) == every
    assert dialog.sections["keys"].reset_button.isVisibleTo(dialog)
    choose(dialog, "language", "de")
    dialog.search.setText("sichtschutz")
    assert shown_rows(dialog) == ["private"]
    program.settings.language = "en"


@pytest.mark.slow
def test_what_is_searched_stays_while_something_that_was_found_is_chosen(
    program: Program, dialog: SettingsDialog
) -> None:
    dialog.search.setText("theme")
    found = shown_rows(dialog)
    choose(dialog, "dark", "yes")
    assert dialog.search.text() == "theme" and shown_rows(dialog) == found
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Plus, CONTROL)
    assert dialog.search.text() == "theme" and shown_rows(dialog) == found
    dialog.search.setText("undo")
    found = shown_rows(dialog)
    row = row_of(dialog, "key_undo")
    assert isinstance(row, KeyRow)
    press(row, Qt.Key.Key_F12)
    assert dialog.search.text() == "undo" and shown_rows(dialog) == found


# -- keys ----------------------------------------------------------------------------------------
def test_a_new_key_works_at_once_is_shown_and_stays(
    program: Program, dialog: SettingsDialog
) -> None:
    from cardtable.ui.help.dialogs import ShortcutsDialog

    press(row_of(dialog, "key_dark"), Qt.Key.Key_W)
    action = program.window.menus.actions["dark"]
    assert action.shortcuts() == [QKeySequence("Ctrl+W")]
    assert kept().command_key["dark"] == "Ctrl+W"
    dialog.close()
    program.window.activateWindow()
    wait_until(program.window.isActiveWindow)
    before = program.window.theme.dark
    QTest.keyClick(program.window, Qt.Key.Key_D, CONTROL)
    assert program.window.theme.dark is before
    QTest.keyClick(program.window, Qt.Key.Key_W, CONTROL)
    assert program.window.theme.dark is not before
    shortcuts = ShortcutsDialog(program.window.theme, None, program.window)
    said = " ".join(label.text() for label in shortcuts.findChildren(QLabel))
    shortcuts.close()
    assert "Ctrl+W" in said and "Ctrl+D<" not in said


@pytest.mark.slow
def test_a_changed_key_stands_on_its_buttons(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    shown = opened(program)
    press(row_of(shown, "key_hint"), Qt.Key.Key_W)
    assert {b.key for b in robot.table.bar.shown if b.id == "hint"} == {"Ctrl+W"}
    shown.sections["keys"].reset_button.click()
    assert {b.key for b in robot.table.bar.shown if b.id == "hint"} == {"H"}
    assert kept().command_key["hint"] is None


@pytest.mark.slow
def test_a_key_of_another_command_is_named_and_swapped_if_wanted(
    program: Program, dialog: SettingsDialog
) -> None:
    actions = program.window.menus.actions
    row = row_of(dialog, "key_undo")
    assert isinstance(row, KeyRow)
    press(row, Qt.Key.Key_H)
    assert row.trouble == "Ctrl+H is already used for “Home”."
    assert actions["undo"].shortcut() == QKeySequence("Ctrl+Z")
    assert row.field.keySequence() == QKeySequence("Ctrl+Z")
    row.exchange.click()
    assert row.trouble == ""
    assert actions["undo"].shortcut() == QKeySequence("Ctrl+H")
    assert actions["home"].shortcut() == QKeySequence("Ctrl+Z")
    assert (kept().command_key["undo"], kept().command_key["home"]) == ("Ctrl+H", "Ctrl+Z")


@pytest.mark.slow
def test_a_screen_reader_is_told_the_key_of_a_command_or_why_it_is_refused(
    dialog: SettingsDialog,
) -> None:
    row = row_of(dialog, "key_undo")
    assert isinstance(row, KeyRow)
    (keys,) = row.field.findChildren(QLineEdit)  # what gets the focus

    def told() -> tuple[str, str]:
        field = QAccessible.queryAccessibleInterface(keys)
        assert field is not None and field.text(QAccessible.Text.Name) == "Undo"
        text = QAccessible.Text
        return field.text(text.Value), field.text(text.Description)

    assert told() == ("Ctrl+Z", " ")
    press(row, Qt.Key.Key_H)
    assert told() == ("Ctrl+Z", "Ctrl+H is already used for “Home”.")
    press(row, Qt.Key.Key_F12, Qt.KeyboardModifier.NoModifier)
    assert told() == ("F12", " ")
    press(row, Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier)
    assert told() == ("", "No key")


@daily(
    ("key", "held", "helps"),
    [
        (Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_5, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_Return, CONTROL, False),
        (Qt.Key.Key_Left, CONTROL, False),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, False),
        (Qt.Key.Key_V, CONTROL, False),
        (Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier, True),
    ],
)
def test_keys_of_the_table_are_refused(
    program: Program, dialog: SettingsDialog, key: Qt.Key, held: Qt.KeyboardModifier, helps: bool
) -> None:
    """The sentence advises Ctrl only where that helps."""
    row = row_of(dialog, "key_undo")
    assert isinstance(row, KeyRow)
    press(row, key, held)
    assert "is needed at the table or in menus" in row.trouble
    assert ("Add Ctrl" in row.trouble) == helps
    assert kept().command_key["undo"] is None
    assert program.window.menus.actions["undo"].shortcut() == QKeySequence("Ctrl+Z")


@daily("held", [CONTROL, Qt.KeyboardModifier.NoModifier])
@daily(
    ("key", "name"),
    [
        (Qt.Key.Key_CapsLock, ""),
        (Qt.Key.Key_NumLock, ""),
        (Qt.Key.Key_ScrollLock, ""),
        (Qt.Key.Key_Henkan, "Henkan"),
        (Qt.Key.Key_Hangul, "Hangul"),
        (Qt.Key.Key_MediaPlay, "Media Play"),
        (Qt.Key.Key_VolumeUp, "Volume Up"),
    ],
)
def test_keys_with_their_own_work_are_no_shortcuts(
    dialog: SettingsDialog, key: Qt.Key, held: Qt.KeyboardModifier, name: str
) -> None:
    row = row_of(dialog, "key_undo")
    assert isinstance(row, KeyRow)
    QApplication.sendEvent(row.field, QKeyEvent(QEvent.Type.KeyPress, key, held))
    whole = QKeySequence(QKeyCombination(held, key)).toString()
    said = key_words(whole)  # as the system calls it
    assert row.trouble == (f"{said} can’t be a shortcut. Use an F key." if name else "")
    assert kept().command_key["undo"] is None
    assert not bindings.may_be_given(whole)  # by hand, in the file


@pytest.mark.slow
def test_backspace_takes_a_key_away_and_escape_leaves(
    program: Program, dialog: SettingsDialog
) -> None:
    row = row_of(dialog, "key_export")
    press(row, Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    assert program.window.menus.actions["export"].shortcut().isEmpty()
    assert kept().command_key["export"] == ""
    press(row, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert program.window.preferences.dialog is None
    assert kept().command_key["export"] == ""


# -- where it lies -------------------------------------------------------------------------------
@daily("language", LANGUAGES, "zh_TW")
@daily("size", [(800, 560), (1600, 1120)])
def test_no_words_are_cut(program: Program, language: str, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    program.settings.language = language
    program.settings.text_size = 200
    shown = opened(program)
    settle(shown)
    assert shown.width() <= size[0] and shown.height() <= size[1]
    assert shown._area.horizontalScrollBar().maximum() == 0
    assert flaws(shown) == []
    program.settings.language = "en"


def test_the_keyboard_comes_to_every_row(dialog: SettingsDialog) -> None:
    dialog.search.setFocus()
    stops: set[object] = set()
    rows = [row for s in dialog.sections.values() for row in s.rows if row.isVisibleTo(dialog)]
    wanted = [next(w for w in row.stops() if w.focusPolicy() & TAB) for row in rows]
    for _ in range(2 * len(wanted) + 30):
        focused = dialog.focusWidget()
        stops.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert [w.accessibleName() for w in wanted if w not in stops] == []
    stops.clear()
    for _ in range(2 * len(wanted) + 30):  # and back again
        focused = dialog.focusWidget()
        stops.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert [w.accessibleName() for w in wanted if w not in stops] == []
    assert all(w.accessibleName() for w in wanted)


@pytest.mark.skipif(os.name == "nt", reason="limits are another thing there")
@daily("way", ["menu", "dialog", "key"])
def test_a_choice_that_cannot_be_saved_is_said_where_it_was_made(
    program: Program, qtbot: QtBot, way: str
) -> None:
    """A file may not grow, as on a full disk."""
    import resource
    import signal

    program.settings.save()
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    sentence = "This setting couldn’t be saved. It stays in effect until you quit."
    dialog = None
    if way != "menu":
        program.window.preferences.open()
        dialog = program.window.preferences.dialog
        assert dialog is not None and dialog.trouble.isHidden()
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
        if way == "menu":
            program.window.menus.actions["dark"].trigger()
        elif way == "dialog":
            program.settings.name = "Mira"
        else:
            program.settings.command_key["hint"] = "Ctrl+J"
        QTest.qWait(50)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    if dialog is None:
        trouble = program.window.front.trouble
        assert trouble is not None and trouble() == sentence
    else:
        assert not dialog.trouble.isHidden() and dialog.trouble.text() == sentence
        dialog.close()
    program.settings.speed = Speed.FAST  # there is room again: all of it is written
    program.settings.save()
    written = (data_folder() / "settings.ini").read_text()
    assert "speed=FAST" in written
    assert {"menu": "dark=", "dialog": "name=Mira", "key": "hint=Ctrl+J"}[way] in written


def test_what_nobody_chose_is_lost_without_a_word(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path / "gone" / "settings.ini")
    said: list[bool] = []
    settings.not_saved.connect(lambda: said.append(True))
    shutil.rmtree(tmp_path / "gone")
    (tmp_path / "gone").touch()
    settings.last_rules["dou-dizhu"] = {"deals": 3}
    settings.save()
    assert said == []
    settings.name = "Mira"
    settings.save()
    assert said == [True]
    (tmp_path / "gone").unlink()
    (tmp_path / "gone").mkdir()
    settings.dark = "yes"
    settings.save()
    assert said == [True]
    assert Settings(tmp_path / "gone" / "settings.ini").name == "Mira"


@pytest.mark.skipif(os.name == "nt", reason="rights are another thing there")
@pytest.mark.parametrize("umask", [0, 0o022, 0o077])
def test_all_files_of_the_program_are_private(
    tmp_path: Path, umask: int, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    from cardtable.art.own import forget, own_decks

    folder = tmp_path / "new" / "data"
    monkeypatch.setenv("CARDTABLE_DATA", str(folder))
    before = os.umask(umask)
    try:
        program = Program("en")
        program.settings.name = "Mira"
        program.settings.save()
        program.faults.note("something")
        (folder / "decks" / "mine").mkdir(parents=True)
        own_decks(folder / "decks")
        ended(program)
        (folder / "settings.ini").write_bytes(b"name=Mira\n\xff\n")
        (folder / "settings.ini").chmod(0o644)
        assert Settings(folder / "settings.ini").damaged
    finally:
        os.umask(before)
        forget()
    names = {path.name for path in folder.iterdir() if path.is_file()}
    assert {"settings.ini", "decks-judged.json", "faults.log", "crash.log"} <= names
    assert len([name for name in names if name.startswith("settings-damaged")]) == 1
    for path in (folder.parent, folder):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700
    for name in names:
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600, name


def test_the_usual_folder_is_made_private_and_a_chosen_one_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("cardtable", "chosen"):
        (tmp_path / name).mkdir()
        (tmp_path / name).chmod(0o755)
        Settings(tmp_path / name / "settings.ini")
    assert stat.S_IMODE((tmp_path / "cardtable").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "chosen").stat().st_mode) == 0o755

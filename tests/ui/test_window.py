"""The window: pages, languages, resuming, refusals, trouble."""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import all_games
from cardtable.languages import LANGUAGES
from cardtable.store.journal import Journal, JournalError
from cardtable.ui.commands import COMMANDS, command_text
from cardtable.ui.intents import Past, Quick, SetUp, Statistics
from cardtable.ui.pages import Page
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open, ended


def texts(widget: QWidget) -> list[str]:
    """All words of the widgets that are shown."""
    found = [w.text() for w in widget.findChildren(QLabel) if w.isVisible()]
    return found + [w.text() for w in widget.findChildren(QAbstractButton) if w.isVisible()]


@pytest.mark.slow
def test_the_start_page_offers_every_game(program: Program) -> None:
    window = program.window
    assert window.pages.currentWidget() is window.start
    for number, game in enumerate(all_games()):
        key = Qt.Key(Qt.Key.Key_1 + number)
        QTest.keyClick(window.start, key)
        assert window.table is not None and window.table.game.id == game
        window.show_start()
        QTest.keyClick(window.start, key, Qt.KeyboardModifier.ShiftModifier)
        assert window.setup is not None
        assert window.setup.game.id == game
        QTest.keyClick(window.setup, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.start


@daily("game", all_games(), "kyo-kabu")
def test_a_new_match_starts_with_enter_and_is_journalled_at_once(
    program: Program, journal_of: Journal, game: str
) -> None:
    window = program.window
    window.open(SetUp(game))
    assert window.setup is not None
    QTest.keyClick(window.setup, Qt.Key.Key_Return)
    assert window.table is not None
    assert window.table.game.id == game
    assert [e.game for e in journal_of.unfinished()] == [game]


def test_seats_can_be_added_and_removed_within_the_games_limits(program: Program) -> None:
    window = program.window
    window.open(SetUp("oicho-kabu"))
    page = window.setup
    assert page is not None
    for _ in range(12):
        QTest.mouseClick(page.seats.add_bot, Qt.MouseButton.LeftButton)
    assert len(page.seats.table.chairs) == 10
    for _ in range(12):
        QTest.mouseClick(page.seats.details.remove, Qt.MouseButton.LeftButton)
    assert len(page.seats.table.chairs) == 2
    page.seats.select(0).name.setText("  Zoë   <b>\u202e  ")
    page.try_start()
    assert window.table is not None
    assert window.table.names[0].startswith("Zoë")


def test_a_bad_number_of_a_deal_is_refused_in_words(program: Program) -> None:
    window = program.window
    window.open(SetUp("dou-dizhu"))
    page = window.setup
    assert page is not None
    QTest.keyClicks(page.deal.field, "seventeen")
    assert not page.go.isEnabled()
    page.try_start()
    assert window.table is None
    page.deal.field.clear()
    QTest.keyClicks(page.deal.field, "17")
    page.try_start()
    assert window.table is not None
    assert window.table.session.match.seed.text == f"{17:032x}"


def test_an_unfinished_match_is_continued_exactly(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot.play(limit=4)
    robot._wait_for_turn()
    table = robot.table
    actions, view = list(table.session.match.actions), table.session.view
    spots = table.scene.model.layout.cards
    program.window.show_start()
    QTest.keyClick(program.window.start, Qt.Key.Key_Return)
    QTest.qWait(30)
    again = robot.table
    assert again is not table
    assert again.session.match.actions == actions
    assert again.session.view == view
    assert again.scene.model.layout.cards == spots


def test_undo_takes_back_the_last_own_decision(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    view = robot.table.session.view
    robot.play(limit=1)
    robot._wait_for_turn()
    program.window.menus.actions["undo"].trigger()
    assert robot.table.session.view == view


@pytest.mark.slow
def test_an_illegal_selection_says_why(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    while robot.table.controls.view.phase != "play":
        robot.play(limit=1)
        robot._wait_for_turn()
    table = robot.table
    hand = [s.key for s in table.scene.model.layout.cards if s.zone == "hand"]
    for key in (hand[0], hand[-1], hand[-3]):
        robot.pick(key)
    assert table.controls.marks().call and not table.controls.marks().call_bad
    shown = {b.id: b for b in table.bar.shown}
    assert not shown["play"].enabled
    assert shown["play"].why
    robot.type_key("Esc")
    assert table.controls.marks().selected == frozenset()


def test_undo_can_be_pressed_only_while_something_can_be_taken_back(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", "rounds=1", seed="3")
    robot._wait_for_turn()
    button, session = robot.table.header._undo, robot.table.session
    if not session.can_undo:
        assert not button.isEnabled()
    robot.do(robot.choose())
    robot._wait_for_turn()
    assert session.can_undo and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.qWait(50)
    assert button.isEnabled() == session.can_undo
    while session.can_undo:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.qWait(50)
    assert not button.isEnabled()


@pytest.mark.slow
def test_a_press_that_slides_over_cards_selects_them(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    while robot.table.controls.view.phase != "play":
        robot.play(limit=1)
        robot._wait_for_turn()
    table = robot.table
    hand = [s.key for s in table.scene.model.layout.cards if s.zone == "hand"]
    port = table.view.viewport()

    def at(key: str):  # type: ignore[no-untyped-def]
        rect = table.scene.card_rect(key)
        assert rect is not None
        return table.view.mapFromScene(rect.left() + 6, rect.center().y())

    def move(key: str) -> None:  # QTest's own moves carry no pressed button
        where = QPointF(at(key))
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        glob = QPointF(port.mapToGlobal(at(key)))
        event = QMouseEvent(QEvent.Type.MouseMove, where, glob, Qt.MouseButton.NoButton, left, none)
        QApplication.sendEvent(port, event)

    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at(hand[2]))
    for number, key in enumerate(hand[3:6], 4):
        move(key)
        QTest.qWait(1)
        assert table.controls.marks().selected == frozenset(hand[2:number])
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at(hand[5]))
    assert table.controls.marks().selected <= frozenset(hand[2:6])


def test_a_hint_selects_a_legal_play(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    table = robot.table
    robot.type_key("H")
    wait_until(lambda: bool(table.controls.marks().call))
    assert not table.controls.marks().call_bad


@pytest.mark.slow
def test_a_hint_that_comes_too_late_is_not_shown(open_match: Open, program: Program) -> None:
    """The table may be gone by the time the bot has thought."""
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    shown: list[object] = []
    table = robot.table
    table.hints.shown.connect(shown.append)
    table.hint()
    program.window.show_start()
    answered: list[object] = []
    view = table.controls.view
    program.window.bots.ask("dou-dizhu", "expert", view, 1, answered.append)  # answers in order
    wait_until(lambda: bool(answered))
    assert shown == []


@pytest.mark.slow
def test_another_language_or_look_lays_the_table_out_once(
    open_match: Open, program: Program
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    model, laid = robot.table.stage.model, list[str]()
    model.laid.connect(lambda: laid.append(program.language.code))
    program.settings.language = "de"
    QTest.qWait(50)
    assert laid == ["de"]
    label = robot.table.header.accessibleName() or robot.table.view.accessibleName()
    assert label == "Tisch"
    laid.clear()
    program.window.menus.actions["dark"].trigger()
    QTest.qWait(50)
    assert laid == ["de"]


@daily("game", all_games(), "oicho-kabu")
def test_every_language_can_be_switched_to_while_playing(
    open_match: Open, program: Program, game: str
) -> None:
    count = all_games()[game].default_seats
    robot = open_match(game, ",".join(["human"] + ["easy"] * (count - 1)), seed="2")
    robot._wait_for_turn()
    seen: dict[str, list[str]] = {}
    for code in LANGUAGES:
        program.settings.language = code
        assert program.window.theme.language == code
        seen[code] = texts(robot.table)
        menu = program.window.menuBar().actions()[0].text()
        assert menu
    program.settings.language = "en"
    assert texts(robot.table) == seen["en"]


def test_every_command_has_words_and_no_two_share_a_key(program: Program) -> None:
    keys = [c.key for c in COMMANDS if c.key]
    assert len(set(keys)) == len(keys)
    assert all(command_text(c.id) for c in COMMANDS)
    assert set(program.window.menus.actions) == {c.id for c in COMMANDS}


@pytest.mark.slow
def test_the_dark_look_and_the_decks_dress_can_be_changed_at_the_table(
    open_match: Open, program: Program
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="2")
    robot._wait_for_turn()
    before = robot.table.grab().toImage()
    for id_ in ("dark", "four_colour", "large", "panel"):
        program.window.menus.actions[id_].trigger()
        robot.table.pictures.wait()
        after = robot.table.grab().toImage()
        assert after != before
        before = after


@pytest.mark.slow
def test_the_table_survives_every_size(open_match: Open, program: Program, qtbot: QtBot) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="2")
    robot._wait_for_turn()
    for size in ((800, 560), (1024, 700), (1600, 560), (900, 1200), (3840, 2160)):
        program.window.resize(*size)
        QTest.qWait(20)
        cloth = robot.table.scene.sceneRect().adjusted(-1, -1, 1, 1)
        for spot in robot.table.scene.model.layout.cards:
            assert cloth.contains(spot.x, spot.y)


def test_without_a_journal_the_program_says_so_and_plays_on(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("CARDTABLE_DATA", str(blocked / "folder"))
    program = Program("en")
    program.window.show()
    assert program.journal is None
    assert capsys.readouterr().err.count("\n") == 1
    assert any("data folder" in text for text in texts(program.window.start))
    program.window.open(SetUp("dou-dizhu"))
    assert program.window.setup is not None
    program.window.setup.try_start()
    table = program.window.table
    assert table is not None and table.banner.isVisible()
    assert any("hasn’t been saved yet" in text for text in texts(table.banner))
    blocked.unlink()  # now the folder can be made
    ended(program)
    journal = Journal(blocked / "folder" / "journal.sqlite")
    assert [entry.game for entry in journal.unfinished()] == ["dou-dizhu"]
    journal.close()


def test_a_damaged_journal_is_set_aside_and_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    (tmp_path / "journal.sqlite").write_bytes(b"no database" * 1000)
    program = Program("en")
    program.window.show()
    assert any("damaged or removed" in text for text in texts(program.window.start))
    assert list(tmp_path.glob("journal-damaged-*"))
    ended(program)


def test_a_match_that_cannot_be_read_is_told_and_the_program_goes_on(
    open_match: Open, program: Program, journal_of: Journal
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot.play(limit=2)
    robot._wait_for_turn()
    program.window.show_start()
    db = sqlite3.connect(journal_of.path)
    db.execute("UPDATE actions SET action = 'nonsense' WHERE number = 0")
    db.commit()
    db.close()
    QTest.keyClick(program.window.start, Qt.Key.Key_Return)
    assert program.window.table is None
    assert any("can’t be read" in text for text in texts(program.window.start))


def test_a_full_disk_stops_play_with_a_sentence_and_goes_on_when_there_is_room(
    open_match: Open, journal_of: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    session = robot.table.session
    count = len(session.match.actions)
    real = Journal.add

    def full(self: Journal, *_: object) -> None:
        raise JournalError("full", "no space left")

    monkeypatch.setattr(Journal, "add", full)
    action = robot.choose()
    session.act(action)
    assert len(session.match.actions) == count
    assert robot.table.banner.isVisible()
    assert any("disk is full" in text for text in texts(robot.table.banner))
    monkeypatch.setattr(Journal, "add", real)
    QTest.mouseClick(robot.table.banner._retry, Qt.MouseButton.LeftButton)
    assert session.match.actions[count] == action
    assert not robot.table.banner.isVisible()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_killed_bot_is_replaced_and_the_match_goes_on(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot.play(limit=1)
    robot._wait_for_turn()
    pid = program.window.bots.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    robot.play(limit=2)
    robot._wait_for_turn()
    assert program.window.bots.pid != pid


def test_none_keeps_its_references() -> None:
    """PySide6 6.12.0 on Python < 3.12 loses one with every void call; that aborts in the end."""
    timer = QTimer()
    before = sys.getrefcount(None)
    for _ in range(1000):
        timer.stop()
    assert sys.getrefcount(None) > before - 500


@pytest.mark.slow
def test_own_rules_are_kept_under_a_name_and_can_be_forgotten(program: Program) -> None:
    window = program.window
    window.open(SetUp("dou-dizhu"))
    page = window.setup
    assert page is not None
    row = next(i for i in range(page.options.rowCount()) if page.options.index(i).data() == "Deals")
    page.options.setData(page.options.index(row), 4)
    page.house.kept.save_as("  My   table ")
    assert page.options.preset == "My table"
    assert page.options.changes == {}
    window.open(SetUp("dou-dizhu"))
    page = window.setup
    assert page is not None
    assert page.options.options.number("deals") == 10
    page.house.kept.use("My table")
    assert page.options.options.number("deals") == 4
    page.house.kept.delete()
    assert page.options.preset == "sheet"
    assert program.settings.rule_sets["dou-dizhu"] == {}


@daily("kept", ["nonsense", "[]", '{"a": 5}', '{"a": {"deals": "many", "x": 1}}'])
def test_damaged_settings_do_no_harm(program: Program, kept: str) -> None:
    program.settings.put("presets/dou-dizhu", kept)
    program.settings.last_seats["dou-dizhu"] = kept
    program.settings.put("speed", "WARP")
    program.window.open(SetUp("dou-dizhu"))
    page = program.window.setup
    assert page is not None
    for name in program.settings.rule_sets["dou-dizhu"]:
        page.house.kept.use(name)
    page.try_start()
    assert program.window.table is not None


@pytest.mark.slow
def test_a_page_that_cannot_be_made_leaves_no_half_of_it(
    program: Program, open_match: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would send it events, and end the program when a match is left next."""
    window = program.window
    for part, wanted in (
        ("statistics.page.Filters", Statistics()),
        ("past.page.PastModel", Past()),
        ("setup.page.SeatsSection", SetUp("dou-dizhu")),
        ("table.page.Stage", Quick("dou-dizhu")),
    ):
        with monkeypatch.context() as failing:
            failing.setattr(f"cardtable.ui.{part}", _fail)
            with pytest.raises(OverflowError):
                window.open(wanted)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        made_pages = {one for one in window.pages.children() if isinstance(one, Page)}
        assert made_pages == {window.pages.widget(i) for i in range(window.pages.count())}, part
        window.show_start()
    open_match("dou-dizhu", "human,easy,easy").play(limit=1)
    window.resize(1000, 700)
    window.show_start()
    assert window.front.any_waiting


def _fail(*_given: object, **_named: object) -> None:
    raise OverflowError


@pytest.mark.parametrize("game", ["oicho-kabu", "dou-dizhu", "oklahoma-gin"])
def test_esc_opens_the_menu_where_there_is_nothing_to_take_back(
    open_match: Open, game: str
) -> None:
    robot = open_match(game, "human,easy,easy" if game == "dou-dizhu" else "human,easy", seed="3")
    robot._wait_for_turn()
    while not robot.table.controls.may_act:
        robot.play(limit=1)
        robot._wait_for_turn()
    menus = robot.window.menus
    robot.table.view.setFocus()
    robot.type_key("Esc")
    assert menus.popped_up
    whole = QApplication.activePopupWidget()
    assert isinstance(whole, QMenu) and menus.actions["home"] in whole.actions()
    QTest.keyClick(whole, Qt.Key.Key_Escape)
    assert not menus.popped_up and robot.window.table is robot.table
    robot.type_key("Esc")
    whole = QApplication.activePopupWidget()
    assert whole is not None
    QTest.keyClick(whole, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not menus.popped_up and robot.window.navigator.front is robot.window.start

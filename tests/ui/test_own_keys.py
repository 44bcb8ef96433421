"""Keys stand once: who changes a key sees the new one everywhere, and the old one is gone."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QKeyCombination, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QScrollArea

from cardtable.games import all_games, find_game
from cardtable.languages import LANGUAGES
from cardtable.phrases.lookup import phrases_of
from cardtable.ui import bindings
from cardtable.ui.commands import COMMANDS
from cardtable.ui.help.dialogs import ShortcutsDialog
from cardtable.ui.help.rules import RulesDialog
from cardtable.ui.intents import Past, SetUp
from cardtable.ui.main_window import MainWindow
from cardtable.ui.past.page import PastPage
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.buttons import KeyButton, key_cap
from cardtable.ui.widgets.labels import MarkedLabel
from tests.daily import daily
from tests.robot import Robot
from tests.ui.conftest import Open

KEYED = [command for command in COMMANDS if command.key]
#: Keys that nobody has yet.
NEW = (
    {command.id: f"Ctrl+Shift+F{n % 12 + 1}" for n, command in enumerate(KEYED[:12])}
    | {command.id: f"Ctrl+Alt+F{n % 12 + 1}" for n, command in enumerate(KEYED[12:24])}
    | {command.id: f"Meta+Ctrl+F{n + 1}" for n, command in enumerate(KEYED[24:])}
)
OLD = {key_cap(command.key) for command in KEYED}


def rebind(program: Program) -> None:
    """Give every command another key, as the settings do."""
    window = program.window
    for id_, key in NEW.items():
        program.settings.command_key[id_] = key
    bindings.use(program.settings)
    window.menus.bind()
    window.retranslate()


@pytest.fixture(autouse=True)
def _keys_as_they_were() -> object:
    yield
    bindings._in_force.clear()
    bindings._in_force.update(bindings.MADE)


def caps(window: MainWindow) -> set[str]:
    """The keys that the buttons of the page in front show."""
    page = window.navigator.front
    assert page is not None
    return {b._cap for b in page.findChildren(KeyButton) if b._cap and not b.isHidden()}


def pages(program: Program, open_match: Open) -> Robot:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=2", seed="5")
    while robot.table.session.match.turn != -1:
        robot._wait_for_turn()
        if robot.table.session.match.turn == -1:
            break
        robot.do(robot.choose())
    return robot


@pytest.mark.slow
def test_no_page_shows_a_key_that_was_changed(program: Program, open_match: Open) -> None:
    window = program.window
    robot = pages(program, open_match)
    assert {"par", "next"} <= {b.id for b in robot.table.bar.shown}
    before = caps(window)
    assert before & OLD
    rebind(program)
    assert {b.key for b in robot.table.bar.shown if b.id == "par"} == {NEW["par"]}
    seen = caps(window)
    window.open(Past())
    window.navigator.find(PastPage).line.say("gone")  # type: ignore[union-attr]
    seen |= caps(window)
    window.show_start()
    window.start.show_deleted(2)
    seen |= caps(window)
    window.open(SetUp("dou-dizhu"))
    seen |= caps(window)
    assert not seen & OLD, seen & OLD
    assert key_cap(NEW["par"]) in seen and key_cap(NEW["undo"]) in seen


@pytest.mark.slow
def test_the_new_key_works_and_the_old_one_does_not(program: Program, open_match: Open) -> None:
    robot = pages(program, open_match)
    rebind(program)
    done: list[str] = []
    for command in KEYED:
        action = program.window.menus.actions[command.id]
        action.setEnabled(True)
        action.triggered.disconnect()
        action.triggered.connect(lambda _=False, id_=command.id: done.append(id_))
        assert action.shortcut() == QKeySequence(NEW[command.id])
    robot.table.bar.clear()  # its buttons have keys as well
    for command in KEYED:
        for key in (command.key, NEW[command.id]):
            stroke: QKeyCombination = QKeySequence(key)[0]  # type: ignore[index]
            QTest.keyClick(robot.table.view, stroke.key(), stroke.keyboardModifiers())
    assert done == [command.id for command in KEYED]


def words(dialog: QDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_lists_of_keys_show_the_new_ones(program: Program) -> None:
    rebind(program)
    theme, game = program.window.theme, find_game("dou-dizhu")
    native = QKeySequence.SequenceFormat.NativeText
    dialog = ShortcutsDialog(theme, phrases_of(game.phrases))
    said = words(dialog)
    for command in KEYED:
        assert QKeySequence(NEW[command.id]).toString(native) in said, command.id
    dialog.deleteLater()
    rules = RulesDialog(theme, game, None, program.window.help._cards(game))
    text = rules.text.toPlainText()
    assert QKeySequence(NEW["hint"]).toString(native) in text
    assert QKeySequence(NEW["undo"]).toString(native) in text
    rules.deleteLater()


@pytest.mark.parametrize(("language", "space"), [("en", "Space"), ("de", "Leertaste")])
def test_a_list_of_keys_has_one_name_for_each(program: Program, language: str, space: str) -> None:
    program.window.speak_now(language)
    said = words(ShortcutsDialog(program.window.theme))
    assert f"<b>{space}</b>" in said and f"+{space}</b>" in said
    assert "␣" not in said


def test_what_was_deleted_comes_back_by_the_key_that_the_line_shows(program: Program) -> None:
    rebind(program)
    program.window.show_start()
    line = program.window.start.deleted
    undone: list[bool] = []
    line.undone.connect(lambda: undone.append(True))
    line.say("One match deleted.")
    QTest.qWait(1)
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    stroke: QKeyCombination = QKeySequence(NEW["undo"])[0]  # type: ignore[index]
    QTest.keyClick(program.window, stroke.key(), stroke.keyboardModifiers())
    assert undone == [True]


def test_on_the_start_page_the_keys_of_all_games_are_listed(program: Program) -> None:
    games = [phrases_of(game.phrases) for game in all_games().values()]
    dialog = ShortcutsDialog(program.window.theme, None, program.window, games)
    said = words(dialog)
    for phrases in games:
        assert f"<b>{phrases.title()}</b>" in said
        own = phrases.keys()
        assert all(key in said for key, _ in own)
    assert f"1 … {len(games)}" in said
    dialog.show()
    area, label = dialog.findChild(QScrollArea), dialog.findChild(MarkedLabel)
    assert area is not None and label is not None
    assert label.width() == area.viewport().width(), "no stripe is left beside it"
    dialog.close()
    dialog.deleteLater()


@daily("language", LANGUAGES, "de")
@daily("size", [(683, 384), (800, 480), (1024, 600), (1920, 1080)])
def test_the_shortcuts_fit_the_screen(
    program: Program, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    program.window.speak_now(language)
    screen = SimpleNamespace(availableSize=lambda: QSize(*size))
    monkeypatch.setattr(ShortcutsDialog, "screen", lambda self: screen)
    games = [phrases_of(game.phrases) for game in all_games().values()]
    dialog = ShortcutsDialog(program.window.theme, None, program.window, games)
    assert dialog.minimumSizeHint().width() <= size[0]
    assert dialog.minimumSizeHint().height() <= size[1]
    area = dialog.findChild(QScrollArea)
    words = area.widget() if area is not None else None
    assert area is not None and words is not None
    assert words.sizeHint().width() <= area.minimumWidth()
    dialog.close()
    dialog.deleteLater()


@daily("key", ["Ctrl+F", "F3", "Shift+F3", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+A", "Ctrl+S"])
def test_what_pages_and_fields_need_is_given_to_no_command(program: Program, key: str) -> None:
    assert not bindings.may_be_given(key)
    program.settings.command_key["dark"] = key  # by hand, in the file
    assert bindings.keys_of(program.settings)["dark"] == bindings.MADE["dark"]

"""The privacy screen by keyboard: every key is sent to the window, as a keyboard sends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.games import all_games, find_game
from cardtable.ui.main_window import MainWindow
from cardtable.ui.running.program import Program
from tests.daily import few
from tests.robot import wait_until
from tests.ui.conftest import Open


def key(window: MainWindow, key: Qt.Key, *, down: bool = True, up: bool = True) -> None:
    """Press a key at the window, whoever has the focus."""
    handle = window.windowHandle()
    if down:
        QTest.keyPress(handle, key)
    if up:
        QTest.keyRelease(handle, key)


def focused(window: MainWindow) -> QWidget:
    """What has the keyboard."""
    widget = window.focusWidget()
    assert widget is not None
    return widget


@pytest.fixture(params=few(all_games()))
def window(request: pytest.FixtureRequest, open_match: Open) -> MainWindow:
    """A match of friends that has just been opened, the first privacy screen up."""
    game = find_game(request.param)
    window = open_match(game.id, ",".join(["human"] * game.default_seats), keyboard=True).window
    assert window.table is not None
    if not window.table.session.behind_curtain:
        pytest.skip("all look at the table together at first")
    return window


def test_space_opens_the_first_one(window: MainWindow) -> None:
    assert window.table is not None
    key(window, Qt.Key.Key_Space)
    assert not window.curtain.isVisible()
    assert not window.table.session.behind_curtain
    assert focused(window) is window.table.view


def test_tab_stays_on_it_and_enter_does_not_open_it(window: MainWindow) -> None:
    seen = []
    for _ in range(4):
        assert window.curtain.isAncestorOf(focused(window))
        seen.append(focused(window))
        key(window, Qt.Key.Key_Tab)
    assert seen[0] is window.curtain.opener
    assert seen[:2] == seen[2:]
    assert seen[0] is not seen[1]
    for _ in range(2):
        key(window, Qt.Key.Key_Return)
        key(window, Qt.Key.Key_H)
        assert window.curtain.isVisible()
        key(window, Qt.Key.Key_Tab)


def test_the_other_button_leads_home(window: MainWindow) -> None:
    key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Space)
    assert window.table is None
    assert window.pages.currentWidget() is window.start


@pytest.mark.slow
def test_it_opens_again_when_the_match_is_continued(window: MainWindow) -> None:
    assert window.table is not None
    number = window.table.session.number
    window.show_start()
    window.matches.resume(number)
    assert window.curtain.isVisible()
    key(window, Qt.Key.Key_Space)
    assert not window.curtain.isVisible()


def test_a_key_pressed_too_early_does_not_open_it(program: Program, open_match: Open) -> None:
    window = open_match("oicho-kabu", "human,human", keyboard=True).window
    curtain = program.window.curtain
    curtain.deaf = 1000
    assert window.table is not None
    if not window.table.session.behind_curtain:
        pytest.skip("all look at the table together at first")
    window.retranslate()  # it appears again
    key(window, Qt.Key.Key_Space, up=False)
    QTest.qWait(1100)
    key(window, Qt.Key.Key_Space, down=False)
    assert curtain.isVisible()
    key(window, Qt.Key.Key_Space)
    wait_until(lambda: not curtain.isVisible())


def test_no_screen_is_up_where_the_first_to_bet_sees_only_open_cards(
    program: Program, open_match: Open
) -> None:
    robot = open_match("kyo-kabu", "human,human,easy", seed="3")
    session = robot.table.session
    assert session.viewer == session.match.turn == 0
    assert "curtain" not in program.window.__dict__ or not program.window.curtain.isVisible()

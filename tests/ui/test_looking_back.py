"""A moment of the match on the table again, and back to the game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.games.dou_dizhu.view import DouDizhuView
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def robot(open_match: Open) -> Robot:
    """A landlord who has played two tricks or more."""
    robot = open_match("dou-dizhu", "human,easy,medium", seed="4")
    wait_until(lambda: view_of(robot).turn == 0)
    robot.do(Action.of("bid", 3))
    for _ in range(20):
        wait_until(lambda: view_of(robot).turn == 0)
        if robot.table.controls.last_moment() is not None and view_of(robot).trick:
            return robot
        robot.do(robot.choose())
    raise AssertionError("no second trick")


def view_of(robot: Robot) -> DouDizhuView:
    view = robot.table.session.view
    assert isinstance(view, DouDizhuView)
    return view


def lying(robot: Robot) -> list[str]:
    """What lies in the middle and in the hand."""
    return [spot.key for spot in robot.table.model.layout.cards if spot.face]


def buttons(robot: Robot) -> list[str]:
    return [button.id for button in robot.table.bar.shown]


def test_the_key_shows_the_last_trick_and_again_the_game(robot: Robot) -> None:
    view, now = view_of(robot), lying(robot)
    QTest.keyClick(robot.window, Qt.Key.Key_B)
    assert robot.table.past.shown and buttons(robot) == ["earlier", "later", "now"]
    trick = {card for turn in view.trick for card in turn.cards}
    shown = {key.lstrip("=") for key in lying(robot)}
    assert not trick & shown, "that is the trick of now"
    before = [turn for turn in view.plays if turn.cards][: -sum(bool(t.cards) for t in view.trick)]
    assert set(before[-1].cards) <= shown
    assert robot.table.bar.words[0] == "Looking back"
    QTest.keyClick(robot.window, Qt.Key.Key_B)
    assert not robot.table.past.shown and lying(robot) == now


@pytest.mark.slow
def test_a_line_of_the_log_shows_its_moment(robot: Robot) -> None:
    table = robot.table
    table.show_tab("log")
    view = table.panel.log_view
    lines = list(table.log.lines)
    row = next(i for i, line in enumerate(lines) if "kitty" in line)
    view.scrollToTop()
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(table.log.index(row)).center())
    assert table.bar.words == ("Looking back", lines[row])
    assert len([key for key in lying(robot) if not key.startswith("=")]) == 20
    QTest.keyClick(robot.window, Qt.Key.Key_Right)
    assert len([key for key in lying(robot) if not key.startswith("=")]) < 20 + 5
    assert table.bar.words[1] != lines[row]
    robot.press("now")
    assert not table.past.shown


@pytest.mark.slow
def test_the_latest_lines_below_the_score_can_be_clicked(robot: Robot) -> None:
    table = robot.table
    table.toggle_panel()
    assert table.panel.tab == "score"
    QTest.mouseClick(table.panel.recent, LEFT, pos=QPoint(40, 4))
    assert table.past.shown
    QTest.mouseClick(table.view.viewport(), LEFT, pos=QPoint(300, 300))
    assert not table.past.shown, "a click on the table ends it"


def test_nothing_can_be_done_in_the_past(robot: Robot) -> None:
    table, count = robot.table, len(robot.table.session.match.actions)
    QTest.keyClick(robot.window, Qt.Key.Key_B)
    for key in (Qt.Key.Key_P, Qt.Key.Key_H, Qt.Key.Key_3, Qt.Key.Key_Space, Qt.Key.Key_S):
        QTest.keyClick(table.view, key)
    assert table.past.shown and not table.controls.selected
    assert len(table.session.match.actions) == count
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not table.past.shown and "play" in buttons(robot)


@pytest.mark.slow
def test_the_bots_wait_meanwhile(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    wait_until(lambda: robot.table.session.view.turn == 0)
    robot.table.session.bot_pause = 30_000
    robot.do(Action.of("take"))
    robot.do(robot.choose())
    assert robot.table.session.thinking == 1
    robot.table.past.see(0)
    assert robot.table.session.paused
    robot.press("now")
    assert not robot.table.session.paused


@pytest.mark.slow
def test_the_first_moment_has_nothing_before_it(robot: Robot) -> None:
    robot.table.past.see(0)
    shown = {button.id: button.enabled for button in robot.table.bar.shown}
    assert shown == {"earlier": False, "later": True, "now": True}


def test_nobody_looks_back_from_behind_the_curtain(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,human,easy", seed="4")
    wait_until(lambda: robot.table.session.behind_curtain)
    robot.table.past.see(0)
    assert not robot.table.past.shown
    assert not robot.table.model.layout.cards

"""Double clicks and keys pressed twice: only what was meant is done, and no match ends paused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.languages import LANGUAGES
from cardtable.ui import durations
from cardtable.ui.intents import SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.haste import HANDS
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.hasty_fingers import Clock

SHORT = {
    "oicho-kabu": ("human,easy,easy", "rounds=6"),
    "kyo-kabu": ("human,easy,easy", "rounds=6"),
    "dou-dizhu": ("human,easy,easy", "deals=3"),
    "oklahoma-gin": ("human,easy", "rounds=1"),
}
LEFT = Qt.MouseButton.LeftButton


def own_turn(open_match: Open, game: str, *options: str, keyboard: bool = False) -> Robot:
    robot = open_match(game, SHORT[game][0], *options, seed="3", keyboard=keyboard)
    robot._wait_for_turn()
    return robot


def shown(robot: Robot) -> list[str]:
    return [button.id for button in robot.table.offered]


@pytest.mark.slow
def test_a_key_at_a_human_pace_answers_every_question(open_match: Open, clock: Clock) -> None:
    robot = own_turn(open_match, "oicho-kabu", keyboard=True)
    session = robot.table.session
    HANDS.wait = durations.HASTE
    answered = 0
    for _ in range(200):
        wait_until(lambda: session.thinking is None and not robot.table.telling.waits)
        if session.match.turn is None or answered == 8:
            break
        clock.time += durations.HASTE
        before = len(session.match.actions)
        answers = (b for b in robot.table.offered if b.enabled and b.id not in ("hint", "review"))
        key = next(b.key for b in answers if b.key)
        robot.type_key(key)
        assert len(session.match.actions) > before, (key, shown(robot))
        answered += 1
    assert answered == 8


@pytest.mark.slow
def test_ranks_typed_in_quick_succession_are_all_taken(open_match: Open, clock: Clock) -> None:
    robot = own_turn(open_match, "dou-dizhu", keyboard=True)
    while robot.table.session.match.turn != 0 or "play" not in shown(robot):
        robot.do(robot.choose())
        robot._wait_for_turn()
    HANDS.wait = durations.HASTE
    clock.time += durations.HASTE
    hand = [spot.key for spot in robot.table.model.layout.cards if spot.zone == "hand"]
    ranks = sorted({key[0] for key in hand if key[0].isdigit()})[:3]
    for rank in ranks:
        clock.time += 40
        robot.type_key(rank)
    assert {key[0] for key in robot.table.controls.selected} >= {ranks[-1]}
    for rank in ranks:
        robot.table.controls.clear()
        clock.time += 40
        robot.type_key(rank)
        assert any(key[0] == rank for key in robot.table.controls.selected), rank


def send(widget: QWidget, made: int) -> None:
    """A click on the middle of a widget, made at that time of the system."""
    at = QPointF(widget.rect().center())
    held = Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, at, QPointF(widget.mapToGlobal(at.toPoint())), LEFT, LEFT, held)
        event.setTimestamp(made)
        QCoreApplication.sendEvent(widget, event)


def test_both_clicks_count_as_close_however_late_the_second_is_handled(
    qtbot: QtBot, clock: Clock
) -> None:
    button = KeyButton(Theme())
    qtbot.addWidget(button)
    button.mean("one")
    button.show()
    HANDS.wait = durations.HASTE
    clock.time += 1_000
    presses: list[bool] = []
    button.clicked.connect(lambda: presses.append(True))
    send(button, 50_000)
    assert len(presses) == 1
    clock.time += 900  # the window was busy
    HANDS._acting = None
    button.mean("another")
    clock.time += 600
    send(button, 50_090)
    assert len(presses) == 1, "it was made for what stood there before"
    clock.time += 600
    send(button, 52_000)
    assert len(presses) == 2


def test_what_moves_under_the_pointer_is_not_pressed(qtbot: QtBot, clock: Clock) -> None:
    button = KeyButton(Theme())
    qtbot.addWidget(button)
    button.show()
    HANDS.wait = durations.HASTE
    clock.time += 1_000
    presses: list[bool] = []
    button.clicked.connect(lambda: presses.append(True))
    button.move(button.x() + 300, button.y())
    HANDS._acting = None
    clock.time += 100
    send(button, 50_000)
    assert not presses
    clock.time += 300
    send(button, 50_400)
    assert presses


# -- pausing ---------------------------------------------------------------------------------------
def bots_wait(robot: Robot) -> None:
    """It is a bot's turn, and it takes its time."""
    robot.table.session.bot_pause = 60_000
    while robot.table.session.thinking is None:
        robot.do(robot.choose())


@daily("size", [(800, 560), (1280, 800), (1920, 1080)])
@daily("code", LANGUAGES, "de")
def test_pause_has_a_place_of_its_own(
    program: Program, open_match: Open, code: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    program.settings.language = code
    robot = own_turn(open_match, "oicho-kabu")
    pause, bar = robot.table.header._pause, robot.table.bar
    places = {pause.mapTo(program.window, pause.rect().center()).toTuple()}
    bots_wait(robot)
    assert "pause" not in shown(robot)
    places.add(pause.mapTo(program.window, pause.rect().center()).toTuple())
    robot.table.session.bot_pause = 0
    robot.table.session.hurry()
    robot._wait_for_turn()
    places.add(pause.mapTo(program.window, pause.rect().center()).toTuple())
    assert len(places) == 1 and pause.isVisible()
    assert pause.mapTo(program.window, QPoint()).y() < bar.mapTo(program.window, QPoint()).y() - 100


@daily("by", ["table", "Return", "X", "Space", "Right", "button", "Ctrl+P"])
def test_a_paused_table_says_so_and_how_it_goes_on(open_match: Open, by: str) -> None:
    robot = own_turn(open_match, "oicho-kabu")
    bots_wait(robot)
    table = robot.table
    count = len(table.session.match.actions)
    QTest.mouseClick(table.header._pause, LEFT)
    assert table.session.paused and table._sign.isVisible()
    assert table.bar.words == ("Paused", "Click the table or press any key to continue.")
    assert shown(robot) == ["pause"] and table.header._pause.isChecked()
    table.view.setFocus()
    match by:
        case "table":
            robot.click(QPointF(5, 5))
        case "button":
            robot.press("pause")
        case "Ctrl+P":
            QTest.keyClick(table.view, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        case _:
            QTest.keyClick(table.view, getattr(Qt.Key, f"Key_{by}"))
    assert not table.session.paused and not table._sign.isVisible()
    assert len(table.session.match.actions) == count, "going on is not a move"
    assert "Paused" not in table.bar.words and not table.header._pause.isChecked()


@pytest.mark.slow
def test_a_double_click_on_pause_pauses(open_match: Open, clock: Clock) -> None:
    robot = own_turn(open_match, "dou-dizhu")
    HANDS.wait = durations.HASTE
    clock.time += 1_000
    for _ in range(3):
        QTest.mouseClick(robot.table.header._pause, LEFT)
        clock.time += 90
        QTest.qWait(1)
    assert robot.table.session.paused


def test_a_key_held_down_draws_one_card_only(open_match: Open) -> None:
    robot = own_turn(open_match, "oklahoma-gin", keyboard=True)
    session = robot.table.session
    view = robot.table.view
    while all(action.verb != "draw" for action in session.view.legal):
        robot.do(robot.choose())
        robot._wait_for_turn()
    view.setFocus()
    view.focus_key = "stock"
    before = len(session.match.actions)
    for repeated in (False, True, True):
        held = Qt.KeyboardModifier.NoModifier
        space = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, held, " ", repeated)
        QCoreApplication.sendEvent(view, space)
        view.focus_key = robot.table.controls.places()[0] if robot.table.controls.places() else ""
    assert len(session.match.actions) == before + 1


# -- what stays under the mouse --------------------------------------------------------------------
@pytest.mark.slow
def test_the_button_for_more_bots_stays_where_it_is(program: Program) -> None:
    program.window.open(SetUp("oicho-kabu"))
    setup = program.window.setup
    assert setup is not None
    button = next(b for b in setup.findChildren(KeyButton) if b.text() == "Add bot")
    QTest.qWait(5)
    HANDS.wait = durations.HASTE
    before, at = setup.seat_model.rowCount(), button.mapTo(program.window, QPoint(5, 5))
    QTest.qWait(durations.HASTE + 50)
    for _ in range(4):
        QTest.mouseClick(program.window.windowHandle(), LEFT, pos=at)
        QTest.qWait(30)
    assert setup.seat_model.rowCount() == before + 4


def test_a_button_left_for_a_dialog_is_not_lit_any_more(program: Program) -> None:
    button = program.window.start.posters[0].play
    button._hover = True
    QApplication.sendEvent(button, QEvent(QEvent.Type.ActivationChange))
    assert not button._hover


def test_a_key_right_after_a_refusal_counts(open_match: Open, clock: Clock) -> None:
    robot = own_turn(open_match, "oicho-kabu", keyboard=True)
    HANDS.wait = durations.HASTE
    clock.time += durations.HASTE
    robot.type_key("Return")
    assert robot.table.controls.refusal, "nothing is laid yet"
    clock.time += 60
    before = len(robot.table.match.actions)
    robot.type_key("P")
    assert len(robot.table.match.actions) > before

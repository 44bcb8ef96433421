"""What comes under the pointer or onto a key all at once: dialogs, pages, the privacy screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton

from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.intents import SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.haste import HANDS
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.hasty_fingers import LEFT, Clock, Fingers
from tests.ui.replayed import opened


@pytest.fixture
def fingers(clock: Clock) -> Fingers:
    """Hands that must be slow enough."""
    return Fingers(clock)


def asked(program: Program) -> tuple[QMessageBox, QPushButton, list[str]]:
    """A question whose default button deletes; what was pressed is noted."""
    HANDS.wait = durations.HASTE
    box = QMessageBox(program.window)
    delete = box.addButton("Delete", QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(delete)
    pressed: list[str] = []
    delete.clicked.connect(lambda: pressed.append("delete"))
    return box, delete, pressed


Press = Callable[[Fingers, QPushButton], None]
SECONDS: dict[str, Press] = {
    "click": lambda fingers, button: fingers.click_now(button),
    "Enter": lambda fingers, _: fingers.type_now(Qt.Key.Key_Return),
    "Space": lambda fingers, _: fingers.type_now(Qt.Key.Key_Space),
    "Enter held": lambda fingers, _: fingers.type_now(Qt.Key.Key_Return, held=True),
}


@pytest.mark.parametrize("second", SECONDS)
def test_the_press_that_opened_a_question_does_not_answer_it(
    program: Program,
    clock: Clock,
    fingers: Fingers,
    monkeypatch: pytest.MonkeyPatch,
    second: str,
) -> None:
    monkeypatch.setattr(program.window.start, "press_key", lambda _: True)
    box, delete, pressed = asked(program)
    fingers.keyClick(program.window, Qt.Key.Key_Return)
    box.open()
    QTest.qWait(5)
    clock.time += 2_000 if "held" in second else 180
    fingers.window = box
    SECONDS[second](fingers, delete)
    assert not pressed and box.isVisible()
    clock.time += 2_000
    SECONDS[second.removesuffix(" held")](fingers, delete)
    assert pressed == ["delete"]
    box.close()


def test_a_second_click_on_a_question_does_not_press_what_was_below_it(
    program: Program, clock: Clock, fingers: Fingers
) -> None:
    box, delete, pressed = asked(program)
    box.open()
    QTest.qWait(5)
    fingers.mouseClick(delete, LEFT)
    assert pressed and not box.isVisible()
    QTest.qWait(5)
    clock.time += 180
    fingers.window = program.window
    fingers.click_now(program.window.start.posters[0].wheel)
    assert program.window.setup is None
    clock.time += 500
    fingers.click_now(program.window.start.posters[0].wheel)
    assert program.window.setup is not None


def test_escape_pressed_twice_closes_the_question_and_not_the_match(
    open_match: Open, program: Program, clock: Clock, fingers: Fingers
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", "rounds=6", seed="3")
    robot._wait_for_turn()
    box, _, _ = asked(program)
    box.addButton("Keep", QMessageBox.ButtonRole.RejectRole)
    box.open()
    QTest.qWait(5)
    fingers.keyClick(box, Qt.Key.Key_Escape)
    assert not box.isVisible()
    QTest.qWait(5)
    clock.time += 120
    fingers.window = program.window
    fingers.type_now(Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is robot.table


class Presses(QObject):
    """Counts what of a page was pressed."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count presses."""
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        self.count += event.type() in kinds
        return False


def test_a_double_click_on_a_poster_presses_nothing_of_the_set_up(
    program: Program, clock: Clock, fingers: Fingers
) -> None:
    window = program.window
    HANDS.wait = durations.HASTE
    QTest.qWait(5)
    fingers.mouseClick(window.start.posters[0].wheel, LEFT)
    QTest.qWait(5)
    setup = window.setup
    assert setup is not None and window.pages.currentWidget() is setup
    presses = Presses()
    below = window.childAt(fingers._at)
    assert below is not None
    below.installEventFilter(presses)
    clock.time += 90
    fingers.type_now(Qt.Key.Key_Return)
    assert window.table is None and window.setup is setup
    for _ in range(2):
        clock.time += 100
        fingers.click_again()
    assert not presses.count
    clock.time += 600
    fingers.click_again()
    assert presses.count


def test_enter_pressed_on_does_not_start_the_match_from_the_set_up(
    program: Program, clock: Clock, fingers: Fingers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program.window.start, "press_key", lambda _: True)
    HANDS.wait = durations.HASTE
    fingers.keyClick(program.window, Qt.Key.Key_Return)
    program.window.open(SetUp("dou-dizhu"))
    QTest.qWait(5)
    for _ in range(10):
        clock.time += 100
        fingers.type_now(Qt.Key.Key_Return, held=True)
    assert program.window.table is None


def to_the_last_move(robot: Robot) -> None:
    """Play until one more action ends the match, and do it."""
    while robot.table.session.match.turn is not None:
        robot._wait_for_turn()
        if robot.table.session.match.turn is not None:
            robot.do(robot.choose())


@daily("after", [150, 500, 1_100], 500)
def test_one_enter_too_many_at_the_end_shows_the_ranking(
    open_match: Open, program: Program, clock: Clock, fingers: Fingers, after: int
) -> None:
    robot = open_match("kyo-kabu", "human,easy", "rounds=6", seed="3", keyboard=True)
    to_the_last_move(robot)
    table = robot.table
    table.ranking._seen = False
    table.scene.speed = Speed.NORMAL
    table.ranking.see(table.session.view, Speed.CALM, table.session.match.notes)
    table.say()
    assert table.ranking.due and "rematch" not in [b.id for b in table.bar.shown]
    HANDS.wait = durations.HASTE
    clock.time += 10
    table.say()
    clock.time += after
    fingers.window = program.window
    table.view.setFocus()
    fingers.type_now(Qt.Key.Key_Return)
    assert table.ranking.due == (after < durations.HASTE)
    clock.time += 100
    fingers.type_now(Qt.Key.Key_Return)
    QTest.qWait(5)
    assert program.window.table is table
    if table.ranking.due:
        table.ranking.toggle()
    clock.time += 500
    assert [b.id for b in table.bar.shown][-1] == "rematch"
    fingers.type_now(Qt.Key.Key_Return)
    QTest.qWait(5)
    assert program.window.table is table, "another match is begun on purpose only"
    again = table.bar.button("rematch")
    assert again is not None and not again.isEnabled(), "impatient clicks are not meant for it"
    wait_until(lambda: not table.ranking.fresh)
    clock.time += 500
    again = table.bar.button("rematch")
    assert again is not None
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    wait_until(lambda: program.window.table is not table)


def test_a_double_click_on_the_privacy_screen_picks_up_no_card(
    open_match: Open, program: Program, clock: Clock, fingers: Fingers
) -> None:
    robot = open_match("dou-dizhu", "human,human,easy", "deals=1", seed="3")
    wait_until(lambda: robot.table.session.behind_curtain)
    program.window.curtain.deaf = 0
    HANDS.wait = durations.HASTE
    QTest.qWait(5)
    fingers.mouseClick(program.window.curtain.opener, LEFT)
    assert not robot.table.session.behind_curtain
    presses = Presses()
    robot.table.view.viewport().installEventFilter(presses)
    for _ in range(2):
        QTest.qWait(2)
        clock.time += 150
        fingers.click_again()
    assert not presses.count and not robot.table.controls.selected


@pytest.mark.slow
@pytest.mark.parametrize("by", ["table", "key", "button"])
def test_pausing_on_ones_own_turn_loses_nothing(
    open_match: Open, program: Program, clock: Clock, fingers: Fingers, by: str
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot._wait_for_turn()
    while "play" not in [b.id for b in robot.table.bar.shown]:
        robot.do(robot.choose())
        robot._wait_for_turn()
    table = robot.table
    hand = [spot.key for spot in table.model.layout.cards if spot.zone == "hand"]
    robot.pick(hand[0])
    kept, count = set(table.controls.selected), len(table.session.match.actions)
    assert kept
    HANDS.wait = durations.HASTE
    clock.time += 1_000
    fingers.mouseClick(table.header._pause, LEFT)
    assert table.session.paused and table._sign.isVisible()
    QTest.qWait(5)
    match by:
        case "table":
            at = table.view.mapFromScene(QPointF(5, 5))
            fingers.mouseClick(table.view.viewport(), LEFT, at)
        case "key":
            fingers.keyClick(table.view, Qt.Key.Key_X)
        case _:
            widget = table.bar.button("pause")
            assert widget is not None
            fingers.mouseClick(widget, LEFT)
    assert not table.session.paused, "one press is enough"
    assert table.controls.selected == kept and len(table.session.match.actions) == count


def test_a_key_meant_for_a_last_move_that_was_made_for_one_does_not_lead_on(
    program: Program, clock: Clock
) -> None:
    table, action = opened(program, "dou-dizhu", "001", 80)
    table.pacing.forced.plan(action, 0)
    wait_until(lambda: "next" in [button.id for button in table.bar.shown])
    done = len(table.session.match.actions)
    for time, leads in ((durations.SEEN - 100, False), (200, True)):
        clock.time += time
        QTest.keyClick(table.view, Qt.Key.Key_Return)
        assert (len(table.session.match.actions) > done) is leads

"""A hand in two rows, at the window: keys, the mouse and a drag do what one expects of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.engine.table import CardSpot
from cardtable.ui.running.program import Program
from cardtable.ui.table.hit_testing import beside, row_of
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def upright(program: Program) -> None:
    program.window.setMinimumSize(1, 1)
    program.window.resize(900, 1600)
    QApplication.processEvents()


@pytest.fixture
def robot(program: Program, open_match: Open) -> Robot:
    """A farmer’s turn in a high window, with all seventeen cards."""
    upright(program)
    robot = open_match("dou-dizhu", "human,easy,easy", seed="4")
    wait_until(lambda: robot.table.session.view.turn == 0 and robot.table.bar.shown != [])
    assert robot.table.session.view.phase == "play"
    robot.table.scene.finish()
    return robot


def hand(robot: Robot) -> tuple[list[CardSpot], list[CardSpot]]:
    """The two rows of the hand."""
    cards = row_of(robot.table.model.layout, "hand")
    upper = [card for card in cards if beside(card, cards[0])]
    return upper, cards[len(upper) :]


def grip(robot: Robot, card: CardSpot) -> QPoint:
    """A point of a card that no other card covers: its index."""
    return robot.table.view.mapFromScene(QPointF(card.x + 0.1 * card.h, card.y + 0.15 * card.h))


def keys(cards: list[CardSpot]) -> list[str]:
    return [card.key for card in cards]


def slide(robot: Robot, start: QPoint, end: QPoint) -> None:
    port = robot.table.view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * step / 8)
    QTest.mouseRelease(port, LEFT, pos=end)


@pytest.mark.slow
def test_keys_walk_through_all_cards_in_reading_order(robot: Robot) -> None:
    upper, lower = hand(robot)
    assert len(upper) >= 9 and len(lower) >= 8
    view = robot.table.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for way, order in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, -1)):
        walked = [view.focus_key]
        for _ in range(len(upper) + len(lower) - 1):
            QTest.keyClick(view, way)
            walked.append(view.focus_key)
        assert walked == keys([*upper, *lower])[::order]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.focus_key == lower[-1].key


def test_up_and_down_go_to_the_card_above_and_below(robot: Robot) -> None:
    upper, lower = hand(robot)
    view = robot.table.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Down)
    below = next(card for card in lower if card.key == view.focus_key)
    assert abs(below.x - upper[3].x) <= upper[1].x - upper[0].x
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.focus_key in keys(upper[2:5])


@pytest.mark.slow
@pytest.mark.parametrize("row", [0, 1], ids=["upper", "lower"])
def test_sliding_over_a_row_picks_up_cards_of_that_row(robot: Robot, row: int) -> None:
    cards = hand(robot)[row]
    slid: list[list[str]] = []
    robot.table.view.slid.connect(slid.append)
    slide(robot, grip(robot, cards[1]), grip(robot, cards[5]))
    assert slid == [keys(cards[1:6])]


@pytest.mark.slow
def test_a_finger_that_slips_into_the_other_row_stays_in_its_own(robot: Robot) -> None:
    upper, lower = hand(robot)
    slid: list[list[str]] = []
    robot.table.view.slid.connect(slid.append)
    slide(
        robot, grip(robot, upper[1]), QPoint(grip(robot, upper[4]).x(), grip(robot, lower[4]).y())
    )
    assert slid == [keys(upper[1:5])]


@pytest.mark.slow
def test_shift_takes_all_between_two_cards_of_different_rows(robot: Robot) -> None:
    upper, lower = hand(robot)
    slid: list[list[str]] = []
    robot.table.view.slid.connect(slid.append)
    port = robot.table.view.viewport()
    QTest.mouseClick(port, LEFT, pos=grip(robot, upper[-2]))
    QTest.mouseClick(port, LEFT, SHIFT, grip(robot, lower[1]))
    assert slid == [keys([*upper[-2:], *lower[:2]])]


@pytest.mark.slow
def test_raised_cards_of_the_lower_row_leave_those_above_to_be_clicked(robot: Robot) -> None:
    _, lower = hand(robot)
    controls = robot.table.controls
    controls.slide(keys(lower))  # raises them all
    robot.table.controls.selected |= set(keys(lower))
    robot.table.redraw()
    robot.table.scene.finish()
    upper, _ = hand(robot)
    for card in upper:
        found = robot.table.scene.card_at(robot.table.view.mapToScene(grip(robot, card)))
        assert found is not None and found.key == card.key


@pytest.mark.slow
def test_a_card_of_gin_is_dragged_from_the_lower_row_to_the_upper_one(
    program: Program, open_match: Open
) -> None:
    upright(program)
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    wait_until(lambda: robot.table.session.view.turn == 0)
    robot.table.scene.finish()
    upper, lower = hand(robot)
    card, before = lower[-1], upper[1]
    start, end = grip(robot, card), grip(robot, before)
    port = robot.table.view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 13):
        QTest.mouseMove(port, start + (end - start) * step / 12)
    QTest.mouseRelease(port, LEFT, pos=end)
    robot.table.scene.finish()
    now = keys([card for row in hand(robot) for card in row])
    assert sorted(now) == sorted(keys([*upper, *lower]))
    assert now.index(card.key) in (0, 1, 2)
    assert [key for key in now if key != card.key] == [
        key for key in keys([*upper, *lower]) if key != card.key
    ]

"""Mouse and keys on the hand, as events at the window: slides, flicks, taps, keys of ranks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.games.kabu.legal import STAND
from cardtable.models.controls.kabu import KabuControls
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def robot(open_match: Open) -> Robot:
    """A landlord who leads."""
    robot = open_match("dou-dizhu", "human,medium,easy", seed="4")
    wait_until(lambda: view_of(robot).turn == 0)
    robot.do(Action.of("bid", 3))
    wait_until(lambda: view_of(robot).phase == "play" and view_of(robot).turn == 0)
    return robot


def view_of(robot: Robot) -> DouDizhuView:
    view = robot.table.session.view
    assert isinstance(view, DouDizhuView)
    return view


def middle(robot: Robot, key: str) -> QPoint:
    """What is to be seen of a card, for the mouse."""
    robot.table.scene.finish()
    rect = robot.table.scene.card_rect(key)
    assert rect is not None
    return robot.table.view.mapFromScene(QPointF(rect.left() + 5, rect.center().y()))


def drag(robot: Robot, start: QPoint, *way: QPoint) -> None:
    """Press, wander, and hold."""
    viewport = robot.table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for point in way:
        QTest.mouseMove(viewport, point)


def let_go(robot: Robot, where: QPoint) -> None:
    QTest.mouseRelease(robot.table.view.viewport(), LEFT, pos=where)


@pytest.mark.slow
def test_cards_rise_under_the_finger_and_fall_when_it_goes_back(robot: Robot) -> None:
    hand = view_of(robot).hand
    points = [middle(robot, key) for key in hand[:6]]
    drag(robot, points[0], *points[1:5])
    assert robot.table.view.marks.selected == set(hand[:5])
    # A quick finger leaves cards out between two events, and does not keep to a line.
    QTest.mouseMove(robot.table.view.viewport(), points[1] - QPoint(0, 60))
    assert robot.table.view.marks.selected == set(hand[:2])
    QTest.mouseMove(robot.table.view.viewport(), points[5])
    assert robot.table.view.marks.selected == set(hand[:6])
    let_go(robot, points[5])


def test_a_flick_up_plays_and_what_cannot_be_played_goes_back(robot: Robot) -> None:
    table, hand = robot.table, view_of(robot).hand
    lowest = middle(robot, hand[-1])
    at = table.scene.card_rect(hand[-1])
    drag(robot, lowest, lowest - QPoint(0, 10), lowest - QPoint(0, 15))
    let_go(robot, lowest - QPoint(0, 15))  # not far enough to count
    assert view_of(robot).hand == hand and table.scene.card_rect(hand[-1]) == at
    drag(robot, lowest, lowest - QPoint(2, 30), lowest - QPoint(4, 90))
    let_go(robot, lowest - QPoint(4, 90))
    assert view_of(robot).hand == hand[:-1]
    action = table.session.match.actions[-1] if view_of(robot).turn == 0 else None
    assert action is None or action.verb in ("play", "pass")


@pytest.mark.slow
def test_a_card_let_go_outside_the_table_goes_back(robot: Robot) -> None:
    table, hand = robot.table, view_of(robot).hand
    lowest = middle(robot, hand[-1])
    at = table.scene.card_rect(hand[-1])
    for outside in (QPoint(-60, 200), QPoint(table.view.viewport().width() + 40, 200)):
        drag(robot, lowest, lowest - QPoint(2, 30), lowest - QPoint(4, 90), outside)
        let_go(robot, outside)
        table.scene.finish()
        assert view_of(robot).hand == hand and table.scene.card_rect(hand[-1]) == at


@pytest.mark.slow
def test_all_that_is_picked_up_goes_along(robot: Robot) -> None:
    table, hand = robot.table, view_of(robot).hand
    keys = [hand[0], hand[-1]]
    for key in keys:
        robot.pick(key)
    start = middle(robot, keys[0])
    before = {key: table.scene.card_item(key) for key in keys}
    places = {key: item.pos() for key, item in before.items() if item is not None}
    drag(robot, start, start - QPoint(0, 20), start - QPoint(0, 100))
    for key, item in before.items():
        assert item is not None and (item.pos() - places[key]) == QPointF(0, -100)
    let_go(robot, start - QPoint(0, 100))
    assert view_of(robot).hand == hand, "two kings and a three are no combination"
    assert table.controls.refusal
    table.scene.finish()
    for key, item in before.items():
        assert item is not None and item.pos() == places[key]


@pytest.mark.slow
def test_shift_takes_all_from_the_last_card_to_this_one(robot: Robot) -> None:
    table, hand = robot.table, view_of(robot).hand
    viewport = table.view.viewport()
    QTest.mouseClick(viewport, LEFT, pos=middle(robot, hand[0]))
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(viewport, LEFT, shift, middle(robot, hand[3]))
    assert table.view.marks.selected == set(hand[:4])
    robot.type_key("Esc")
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    for _ in range(3):
        QTest.keyClick(table.view, Qt.Key.Key_Right, shift)
    assert table.view.marks.selected == set(hand[:4])


def test_ranks_are_picked_up_by_their_keys(robot: Robot) -> None:
    table, hand = robot.table, view_of(robot).hand
    rank = next(key[0] for key in hand if key[0] in "3456789")
    QTest.keyClicks(table.view, rank)
    assert [key[0] for key in table.view.marks.selected] == [rank]


def test_the_filled_button_is_on_enter(robot: Robot) -> None:
    table, hand = robot.table, view_of(robot).hand
    robot.pick(hand[-1])
    assert table.bar.filled == "play"
    robot.type_key("Return")
    assert view_of(robot).hand == hand[:-1]


# -- raps on the cloth -----------------------------------------------------------------------------
def bare(robot: Robot) -> QPoint:
    """A point of the table where nothing lies."""
    view = robot.table.view
    whole = view.viewport().rect()
    for y in range(whole.height() - 30, 60, -20):
        for x in range(60, whole.width() - 60, 20):
            if view._is_bare(view.mapToScene(x, y)):
                return QPoint(x, y)
    raise AssertionError("nothing is bare")


def rap(robot: Robot) -> None:
    """Double-click the bare cloth."""
    robot.table.scene.finish()
    window = robot.window.windowHandle()
    at = robot.table.view.viewport().mapTo(robot.window, bare(robot))
    QTest.mouseDClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at)


def test_two_raps_on_the_cloth_bet_stand_and_go_on(open_match: Open) -> None:
    robot, done = open_match("oicho-kabu", "human,easy", seed="3"), set()
    session = robot.table.session
    for _ in range(16):
        robot._wait_for_turn()
        controls = robot.table.controls
        assert isinstance(controls, KabuControls)
        if controls.betting and "pass" in done:
            robot.click_place("column:2")
        count = len(session.match.actions)
        if controls.may_act and not controls.betting and STAND not in session.view.legal:
            robot.do(robot.choose())
        else:
            rap(robot)
        done.add(session.match.actions[count].verb)
    assert {"pass", "bet", "stand", "next"} <= done


def test_one_rap_and_raps_on_something_do_nothing(robot: Robot) -> None:
    table, count = robot.table, len(robot.table.session.match.actions)
    viewport = table.view.viewport()
    QTest.mouseClick(viewport, LEFT, pos=bare(robot))
    card = middle(robot, view_of(robot).hand[0])
    QTest.mouseDClick(viewport, LEFT, pos=card)
    QTest.mouseRelease(viewport, LEFT, pos=card)
    assert len(table.session.match.actions) == count
    rap(robot)  # who leads has to play
    assert len(table.session.match.actions) == count
    assert table.controls.refusal

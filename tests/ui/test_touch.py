"""Touch mode: targets are large enough, and a finger can do everything that the mouse can."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QToolTip,
    QWidget,
)

from cardtable.engine.table import SORT, Layout
from cardtable.games import all_games
from cardtable.ui import durations
from cardtable.ui.intents import SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.table.hit_testing import knob_at, row_of, zone_at, zone_rect
from cardtable.ui.widgets.theme import FINGER
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.fingers import Finger
from tests.ui.layout import settle, shown


@pytest.fixture
def touched(program: Program) -> Finger:
    """A program in touch mode, and a finger."""
    program.window.menus.actions["touch"].trigger()
    return Finger(program.window)


def view_point(robot: Robot, x: float, y: float) -> QPoint:
    return robot.table.view.mapFromScene(QPointF(x, y))


def card_points(robot: Robot) -> list[QPoint]:
    """Where a finger takes the cards of the hand, left to right: at the left edge."""
    robot.table.scene.finish()
    row = row_of(robot.table.model.layout, "hand")
    return [view_point(robot, spot.x + 6, spot.y + spot.h / 2) for spot in row]


def small(page: QWidget) -> Iterator[str]:
    """Everything on a page that a finger might miss."""
    for part in shown(page):
        if isinstance(part, QAbstractItemView):
            for row in range(part.model().rowCount()):
                high = part.visualRect(part.model().index(row, 0)).height()
                if high and high < FINGER and part.focusPolicy() != Qt.FocusPolicy.NoFocus:
                    yield f"row {row} of {type(part).__name__}: {high}"
        if not isinstance(part, QAbstractButton | QComboBox | QLineEdit | QSpinBox):
            continue
        if isinstance(part, QSpinBox):
            option, style = QStyleOptionSpinBox(), part.style()
            part.initStyleOption(option)
            for arrow in (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown):
                box = style.subControlRect(QStyle.ComplexControl.CC_SpinBox, option, arrow, part)
                if min(box.width(), box.height()) < FINGER:
                    yield f"arrow of {part.accessibleName()}: {box}"
        if isinstance(part, QLineEdit) and isinstance(part.parentWidget(), QSpinBox | QComboBox):
            continue
        if part.width() < FINGER or part.height() < FINGER:
            name = part.accessibleName() or part.objectName() or type(part).__name__
            yield f"{name}: {part.width()} × {part.height()}"


@daily("text", [80, 100])
@daily("size", [(800, 560), (1280, 800)])
def test_everything_is_large_enough_for_a_finger(
    program: Program, touched: Finger, open_match: Open, size: tuple[int, int], text: int
) -> None:
    window = program.window
    window.resize(*size)
    while window.theme.text > text:
        window.menus.actions["text_smaller"].trigger()
    menu = window.menuBar()
    assert all(menu.actionGeometry(a).height() >= FINGER for a in menu.actions())
    window.show_start()
    settle(window.start)
    assert list(small(window.start)) == []
    for game in all_games():
        window.open(SetUp(game))
        assert window.setup is not None
        settle(window.setup)
        assert list(small(window.setup)) == [], game
    robot = open_match("oicho-kabu", "human,easy,easy")
    for tab in ("score", "log", "cards"):
        robot.table.show_tab(tab)
        settle(robot.table)
        assert list(small(robot.table)) == [], tab


def target(
    robot: Robot, answer: Callable[[Layout, QPointF, float], str], key: str, near: QPoint
) -> QRect:
    """The pixels left, right, above and below a point of the table that mean the same."""
    view, scene, found = robot.table.view, robot.table.scene, QRect()
    for off in range(-80, 81):
        for at in (near + QPoint(off, 0), near + QPoint(0, off)):
            if answer(scene.model.layout, view.mapToScene(at), scene.finger) == key:
                found |= QRect(at, QSize(1, 1))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(3, "1"), (10, "2")])
def test_knobs_and_places_are_as_large(
    program: Program, touched: Finger, open_match: Open, seats: int, seed: str
) -> None:
    program.window.resize(800, 560)
    robot = open_match("oicho-kabu", "human" + ",easy" * (seats - 1), seed=seed)
    wait_until(lambda: robot.table.controls.may_act)
    view = robot.table.view
    for place in view.marks.places:
        rect = zone_rect(robot.table.model.layout, place)
        assert rect is not None
        middle = view.mapFromScene(rect.center())
        touched.tap(view.viewport(), middle)
        for knob in robot.table.model.layout.knobs:
            at = view_point(robot, knob.x + knob.size / 2, knob.y + knob.size / 2)
            box = target(robot, knob_at, knob.key, at)
            assert min(box.width(), box.height()) >= FINGER, knob.key
            assert knob.size * view.transform().m11() >= FINGER, "and it looks as large"
        box = target(robot, zone_at, place, middle)
        assert min(box.width(), box.height()) >= FINGER, place


@pytest.mark.slow
def test_without_touch_mode_nothing_is_larger(program: Program, open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy")
    assert robot.table.header.height() == 52
    assert robot.table.scene.finger == 0
    program.window.menus.actions["touch"].trigger()
    assert robot.table.scene.finger == FINGER
    program.window.menus.actions["touch"].trigger()
    assert robot.table.scene.finger == 0
    assert program.settings.touch == "no"


def test_a_trick_is_played_with_a_finger(touched: Finger, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    view = robot.table.view.viewport()
    wait_until(lambda: robot.table.controls.may_act)
    coin = zone_rect(robot.table.model.layout, "say:bid:3")
    assert coin is not None
    touched.tap(view, robot.table.view.mapFromScene(coin.center()))
    wait_until(lambda: robot.table.controls.may_act and not robot.table.view.marks.places)
    points = card_points(robot)
    before = len(points)
    touched.tap(view, points[-1])
    assert len(robot.table.view.marks.selected) == 1
    touched.tap(view, points[-1])
    assert not robot.table.view.marks.selected
    touched.draw(view, points[-3], points[-1])
    picked = set(robot.table.view.marks.selected)
    assert len(picked) == 3
    touched.press(view, points[-1])
    QTest.qWait(durations.FINGER_RESTS + 100)  # like the right button, it takes back
    touched.lift(view, points[-1])
    assert len(robot.table.view.marks.selected & picked) == 2
    robot.table.press_key("Esc")
    points = card_points(robot)
    touched.draw(view, points[-1], points[-1] - QPoint(0, 120))
    wait_until(lambda: len(row_of(robot.table.model.layout, "hand")) == before - 1)


def staged(robot: Robot) -> int:
    """What is laid out and not bet yet."""
    return sum(int(chip.amount) for chip in robot.table.model.layout.chips if chip.staged)


def test_a_bet_is_laid_with_a_finger(touched: Finger, open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="4")
    view = robot.table.view
    wait_until(lambda: robot.table.controls.may_act)
    rect = zone_rect(robot.table.model.layout, view.marks.places[0])
    assert rect is not None
    touched.tap(view.viewport(), view.mapFromScene(rect.center()))
    assert staged(robot) > 0
    before = staged(robot)
    less = next(k for k in robot.table.model.layout.knobs if k.sign == "−")
    at = view_point(robot, less.x + 3, less.y + less.size - 3)  # at its corner
    touched.tap(view.viewport(), at)
    assert staged(robot) < before
    touched.press(view.viewport(), view.mapFromScene(rect.center()))
    wait_until(lambda: staged(robot) > before)  # it pours
    touched.lift(view.viewport(), view.mapFromScene(rect.center()))


@pytest.mark.slow
def test_a_card_is_drawn_and_discarded_with_a_finger(touched: Finger, open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    view = robot.table.view.viewport()
    table = robot.table
    wait_until(lambda: table.controls.may_act)
    passing = table.bar.button("pass")
    assert passing is not None
    touched.tap(passing)
    wait_until(lambda: table.controls.may_act and "stock" in table.view.marks.places)
    stock = zone_rect(table.model.layout, "stock")
    assert stock is not None
    touched.tap(view, table.view.mapFromScene(stock.center()))
    wait_until(lambda: len(row_of(table.model.layout, "hand")) == 11)
    pile = zone_rect(table.model.layout, "discard")
    assert pile is not None
    touched.draw(view, card_points(robot)[-1], table.view.mapFromScene(pile.center()))
    wait_until(lambda: len(row_of(table.model.layout, "hand")) == 10)


@pytest.mark.slow
def test_nothing_is_pointed_at_once_the_finger_is_lifted(
    program: Program, touched: Finger, open_match: Open
) -> None:
    robot = open_match("oklahoma-gin", "human,easy")
    button = robot.table.header.findChildren(QAbstractButton)[-1]
    touched.tap(button)
    wait_until(lambda: not button.underMouse())
    view = robot.table.view
    sort = zone_rect(robot.table.model.layout, SORT)
    assert sort is not None
    touched.tap(view.viewport(), view.mapFromScene(sort.center()))
    wait_until(lambda: not view.viewport().underMouse())


def test_a_resting_finger_is_told_and_presses_nothing(
    program: Program, touched: Finger, open_match: Open
) -> None:
    robot = open_match("oklahoma-gin", "human,easy")
    home = robot.table.header.findChildren(QAbstractButton)[0]
    assert home.toolTip()
    touched.press(home, home.rect().center())
    wait_until(lambda: QToolTip.text() == home.toolTip())
    touched.lift(home, home.rect().center())
    assert program.window.pages.currentWidget() is robot.table
    QToolTip.hideText()
    plate = robot.table.model.layout.plates[1]
    at = view_point(robot, plate.x + 20, plate.y + 20)
    touched.press(robot.table.view.viewport(), at)
    wait_until(lambda: robot.table.names[plate.seat] in QToolTip.text())
    touched.lift(robot.table.view.viewport(), at)


def test_pages_are_pushed_along(program: Program, touched: Finger) -> None:
    window = program.window
    window.resize(800, 560)
    window.open(SetUp("dou-dizhu"))
    assert window.setup is not None
    settle(window.setup)
    area = next(a for a in window.setup.findChildren(QScrollArea) if a.isVisible())
    bar, port = area.verticalScrollBar(), area.viewport()
    assert bar.maximum() > 0
    touched.draw(port, QPoint(6, 300), QPoint(6, 60), pause=30)
    wait_until(lambda: bar.value() > 60)

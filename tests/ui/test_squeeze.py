"""A drawn card can be squeezed open; left alone, it soon turns over by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.engine.actions import Action
from cardtable.engine.table import CardSpot
from cardtable.games.kabu.round import FIELD_3
from cardtable.games.kabu.view import KabuView
from cardtable.ui.durations import Speed
from cardtable.ui.table.page import TablePage
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

Drawn = tuple[TablePage, CardSpot, QGraphicsPixmapItem]


def asked(open_match: Open) -> tuple[Robot, Action, int]:
    """Who may have a third card, taking it, and the column."""
    robot = open_match("oicho-kabu", "human,easy,easy", seed="6")
    while True:
        robot._wait_for_turn()
        view = robot.table.session.view
        assert isinstance(view, KabuView)
        hits = [action for action in view.legal if action.verb == "hit"]
        if view.phase == FIELD_3 and len(view.legal) > 1 and hits and view.turn == view.seat:
            assert view.asked_column is not None
            return robot, hits[0], view.asked_column
        robot.do(robot.choose())


def draw(robot: Robot, hit: Action, column: int) -> Drawn:
    """The third card of that column, just asked for, on its way."""
    table = robot.table
    table.settings.speed = Speed.CALM
    robot.do(hit)
    spot = next(s for s in table.model.layout.cards if (s.zone, s.place) == (f"column:{column}", 2))
    item = table.scene.card_item(spot.key)
    assert item is not None
    return table, spot, item


def test_a_click_where_a_third_card_may_come_takes_it(open_match: Open) -> None:
    robot, hit, column = asked(open_match)
    things = robot.table.scene.things.items
    robot.click(things[f"third:{column}"][1].sceneBoundingRect().center())
    assert robot.table.session.match.actions[-1] == hit


def test_who_skips_does_not_run_past_the_card_that_he_may_turn(open_match: Open) -> None:
    robot, hit, column = asked(open_match)
    table, spot, item = draw(robot, hit, column)
    motion = table.scene.motion
    assert motion.moving(item)
    mat = table.scene.things.items[f"mat:{column}"][1].sceneBoundingRect()
    robot.click(mat.bottomRight() - QPointF(12, 12))
    assert not motion.moving(item) and motion.turning(item)
    assert table.scene.squeezable(QPointF(spot.x + 20, spot.y + 0.7 * spot.h))
    robot.click(mat.bottomRight() - QPointF(12, 12))
    assert not motion.turning(item), "the next press turns it over"


@pytest.fixture
def drawn(open_match: Open) -> Drawn:
    """A third card that one has asked for, face down on its column."""
    table, spot, item = draw(*asked(open_match))
    assert spot.face
    wait_until(lambda: not table.scene.motion.moving(item))
    assert table.scene.motion.turning(item)
    return table, spot, item


def place(table: TablePage, spot: CardSpot, down: float = 0.7) -> QPoint:
    """A point on a card, so far down as a part of its height."""
    x = spot.x + spot.h * table.scene.pictures.ratio / 2
    return table.view.mapFromScene(QPointF(x, spot.y + down * spot.h))


def told(table: TablePage, spot: CardSpot) -> tuple[bytes, bool, str]:
    """What is seen and said of a column: its total, whether one is asked, the question."""
    things = table.scene.things.items
    total = things[spot.zone.replace("column", "total")][1]
    mats = [colours(item) for key, (_, item) in things.items() if key.startswith("mat:")]
    return colours(total), len(set(mats)) > 1, table.bar.words[0]


def colours(item: QGraphicsPixmapItem) -> bytes:
    """The picture of a card."""
    return bytes(item.pixmap().toImage().constBits())


def test_it_bends_with_the_mouse_and_turns_when_it_is_let_go(drawn: Drawn) -> None:
    table, spot, item = drawn
    viewport, start = table.view.viewport(), place(*drawn[:2])
    back, before = colours(item), told(table, spot)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, round(0.2 * spot.h)))
    little = colours(item)
    assert little != back
    QTest.qWait(2_000)
    assert table.scene.motion.turning(item)  # it waits for the hand, and so does all else
    assert table.scene.landing
    assert told(table, spot) == before
    QTest.mouseMove(viewport, start - QPoint(0, round(0.35 * spot.h)))
    assert colours(item) not in (back, little)
    QTest.mouseRelease(
        viewport, Qt.MouseButton.LeftButton, pos=start - QPoint(0, round(0.35 * spot.h))
    )
    wait_until(lambda: not table.scene.motion.turning(item))
    wait_until(lambda: not table.scene.landing)
    assert table.scene.card_at(QPointF(spot.x + 5, spot.y + 0.9 * spot.h)) == spot
    assert told(table, spot)[0] != before[0]


@pytest.mark.slow
def test_it_turns_if_the_release_went_elsewhere(drawn: Drawn) -> None:
    """Otherwise all would wait for a hand that is gone."""
    table, spot, item = drawn
    viewport, start = table.view.viewport(), place(*drawn[:2])
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, round(0.2 * spot.h)))
    where, none = QPointF(start), Qt.MouseButton.NoButton
    kind, keys = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    above = QPointF(viewport.mapToGlobal(start))
    QCoreApplication.sendEvent(viewport, QMouseEvent(kind, where, above, none, none, keys))
    wait_until(lambda: not table.scene.motion.turning(item), 1_000)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start)


@pytest.mark.slow
def test_esc_turns_it_and_means_nothing_else(drawn: Drawn) -> None:
    table, _spot, item = drawn
    viewport, start = table.view.viewport(), place(*drawn[:2])
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    escape = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "\x1b"
    )
    escape.ignore()
    table.view.keyPressEvent(escape)
    assert escape.isAccepted()
    wait_until(lambda: not table.scene.motion.turning(item), 1_000)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start)


@pytest.mark.slow
def test_drawn_far_enough_it_turns_in_the_hand(drawn: Drawn) -> None:
    table, spot, item = drawn
    viewport, start = table.view.viewport(), place(*drawn[:2])
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, round(0.5 * spot.h)))
    wait_until(lambda: not table.scene.motion.turning(item))


@pytest.mark.slow
def test_a_click_beside_it_turns_it_at_once(drawn: Drawn) -> None:
    table, spot, item = drawn
    beside = table.view.mapFromScene(QPointF(spot.x - 12, spot.y + spot.h / 2))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    assert not table.scene.motion.turning(item)


@pytest.mark.slow
def test_it_peels_and_turns_by_itself_and_what_it_makes_is_read(drawn: Drawn) -> None:
    table, spot, item = drawn
    back, before = colours(item), told(table, spot)
    wait_until(lambda: colours(item) != back)
    assert table.scene.motion.turning(item)
    wait_until(lambda: not table.scene.motion.turning(item))
    wait_until(lambda: told(table, spot)[0] != before[0])
    total = table.scene.things.items[spot.zone.replace("column", "total")][1]
    assert table.scene.busy and told(table, spot)[1:] == before[1:], "all goes on at once"
    wait_until(lambda: total.scale() > 1.05)
    wait_until(lambda: not table.scene.busy)
    assert total.scale() == 1


def test_nobody_else_waits_for_it(open_match: Open) -> None:
    table = open_match("oicho-kabu", "human,easy,easy", seed="6").table
    for spot in table.model.layout.cards:
        assert not spot.drawn

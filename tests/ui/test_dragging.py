"""Dragging cards: from pile to hand, within it, out of it; and the resulting order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.engine.table import SORT
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.oklahoma_gin import best_knock, left_without
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table.hit_testing import row_of, zone_rect
from cardtable.ui.table.things import ZONE
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import opened

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def gin(open_match: Open, request: pytest.FixtureRequest) -> Robot:
    """A player who is asked for the upcard."""
    robot = open_match("oklahoma-gin", "human,easy", seed=getattr(request, "param", "3"))
    wait_until(lambda: view_of(robot).turn == 0)
    return robot


def view_of(robot: Robot) -> OklahomaGinView:
    view = robot.table.session.view
    assert isinstance(view, OklahomaGinView)
    return view


def lying(robot: Robot) -> list[str]:
    """The hand as it lies, left to right."""
    return [spot.key for spot in row_of(robot.table.model.layout, "hand")]


def place(robot: Robot, zone: str) -> QPoint:
    rect = zone_rect(robot.table.model.layout, zone)
    assert rect is not None, zone
    return robot.table.view.mapFromScene(rect.center())


def grip(robot: Robot, key: str) -> QPoint:
    """Where the mouse takes a card: at its left edge, which no other covers."""
    robot.table.scene.finish()
    rect = robot.table.scene.card_rect(key)
    assert rect is not None, key
    return robot.table.view.mapFromScene(QPointF(rect.left() + 4, rect.center().y()))


def top_of_stock(robot: Robot) -> str:
    """The key of the uppermost card of the stock: the fewer are left, the lower it is."""
    stock = [spot for spot in robot.table.model.layout.cards if spot.zone == "stock"]
    return max(stock, key=lambda spot: spot.z).key


def draw_along(robot: Robot, start: QPoint, end: QPoint) -> None:
    """Press, wander as a hand does, let go."""
    viewport = robot.table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(viewport, start + (end - start) * part / 8)
    QTest.mouseRelease(viewport, LEFT, pos=end)
    robot.table.scene.finish()


def hand_middle(robot: Robot) -> QPoint:
    row = row_of(robot.table.model.layout, "hand")
    return robot.table.view.mapFromScene(QPointF(row[4].x + 3, row[4].y + row[4].h / 2))


@pytest.mark.parametrize("gin", ["5"], indirect=True)
def test_a_hand_of_gin_is_played_by_drags_alone(gin: Robot) -> None:
    for _ in range(80):
        wait_until(lambda: view_of(gin).turn != 1)
        view = view_of(gin)
        if view.phase in ("scored", "over"):
            break
        if view.phase == "discard":
            card = best_knock(view)
            if card:
                draw_along(gin, grip(gin, card), place(gin, "knock"))
            else:
                free = [c for c in view.hand if c != view.taken]
                worst = min(free, key=lambda c: left_without(view, c))
                draw_along(gin, grip(gin, worst), place(gin, "discard"))
        else:
            top = view.pile[-1] if view.phase != "draw" else top_of_stock(gin)
            draw_along(gin, grip(gin, top), hand_middle(gin))
    assert view_of(gin).phase in ("scored", "over")
    assert view_of(gin).knocker == 0
    verbs = {action.verb for action in gin.table.session.match.actions}
    assert verbs >= {"take", "draw", "discard", "knock"}


def test_a_card_that_is_let_go_elsewhere_goes_back(gin: Robot) -> None:
    upcard = view_of(gin).pile[-1]
    start = grip(gin, upcard)
    draw_along(gin, start, start + QPoint(120, 10))
    assert view_of(gin).phase == "first_upcard"
    assert grip(gin, upcard) == start


def test_what_may_not_be_drawn_does_not_come_along(gin: Robot) -> None:
    top = top_of_stock(gin)
    start = grip(gin, top)
    draw_along(gin, start, hand_middle(gin))
    assert view_of(gin).phase == "first_upcard", "the stock is closed until both have passed"
    assert grip(gin, top) == start


def test_cards_make_room_for_the_one_that_is_held_over_them(gin: Robot) -> None:
    before = lying(gin)
    last, first = grip(gin, before[-1]), grip(gin, before[0])
    viewport = gin.table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=last)
    for part in range(1, 9):
        QTest.mouseMove(viewport, last + (first - QPoint(40, 0) - last) * part / 8)
    assert lying(gin) == [before[-1], *before[:-1]], "while it is still held"
    QTest.mouseRelease(viewport, LEFT, pos=first)
    gin.table.scene.finish()
    assert lying(gin) == [before[-1], *before[:-1]]
    assert set(view_of(gin).hand) == set(before)
    # A card that comes lies on the right; the others stay as they were put.
    upcard = view_of(gin).pile[-1]
    draw_along(gin, grip(gin, upcard), hand_middle(gin))
    assert lying(gin) == [before[-1], *before[:-1], upcard]


def test_the_hand_is_sorted_by_key_and_by_a_click(gin: Robot) -> None:
    table, melds = gin.table, lying(gin)
    QTest.keyClick(table.view, Qt.Key.Key_S)
    ranks = ["A23456789TJQK".index(key[0]) for key in lying(gin)]
    assert ranks == sorted(ranks)
    QTest.mouseClick(table.view.viewport(), LEFT, pos=place(gin, SORT))
    suits = [key[1] for key in lying(gin)]
    assert [s for i, s in enumerate(suits) if suits[i - 1 : i] != [s]] == sorted(
        set(suits), key="SHCD".index
    )
    QTest.keyClick(table.view, Qt.Key.Key_S)
    assert lying(gin) == melds


def test_a_card_is_moved_by_the_keyboard(gin: Robot) -> None:
    table = gin.table
    gin.do(next(action for action in view_of(gin).legal if action.verb == "take"))
    before = lying(gin)
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    key = table.view.focus_key
    at = before.index(key)
    QTest.keyClick(table.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    after = [k for k in before if k != key]
    after.insert(at + 1, key)
    assert lying(gin) == after
    QTest.keyClick(table.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert lying(gin) == before


def test_a_hand_of_dou_dizhu_is_sorted_while_others_think(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,medium,easy", seed="4")
    wait_until(lambda: robot.table.session.view.turn == 0)
    robot.table.session.bot_pause = 60_000
    robot.do(Action.of("bid", 2))
    before = lying(robot)
    QTest.keyClick(robot.table.view, Qt.Key.Key_S)
    counts = [sum(key[0] == other[0] for other in before) for key in lying(robot)]
    assert robot.table.session.thinking is not None
    assert counts == sorted(counts, reverse=True)
    assert lying(robot) != before


def test_who_drags_a_card_out_of_the_hand_has_not_sorted_it(gin: Robot) -> None:
    table = gin.table
    gin.do(next(action for action in view_of(gin).legal if action.verb == "take"))
    before = lying(gin)
    way = table.controls.order.way
    key = before[0]
    start = table.scene.card_rect(key)
    far = table.scene.card_rect(before[-1])
    assert start is not None and far is not None
    view, port = table.view, table.view.viewport()
    at = view.mapFromScene(start.left() + 5, start.center().y())
    over = view.mapFromScene(far.left() + 5, far.center().y())
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    for point in (at + QPoint(20, 0), over):
        QTest.mouseMove(port, point)
    assert table.controls.order.way == "hand", "it makes room on the way"
    end = view.mapFromScene(5, 5)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert table.controls.order.way == way and lying(gin) == before


@pytest.mark.slow
@pytest.mark.parametrize("by", ["click", "drag"])
def test_third_cards_of_kabu_come_from_the_pile(open_match: Open, by: str) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="8")
    robot.window.menus.actions["places"].trigger()  # whoever does not choose takes the top one
    session, taken = robot.table.session, 0
    for _ in range(60):
        robot._wait_for_turn()
        controls = robot.table.controls
        if session.match.turn is None or taken > 3:
            break
        if "deck" not in controls.places():
            if not robot.table.pacing.forced.waiting and session.thinking is None:
                robot.do(robot.choose())
            QTest.qWait(1)
            continue
        count = len(session.match.actions)
        top = max(
            (spot for spot in robot.table.model.layout.cards if spot.zone == "deck"),
            key=lambda spot: spot.z,
        )
        start = grip(robot, top.key)
        if by == "click":
            QTest.mouseClick(robot.table.view.viewport(), LEFT, pos=start)
        else:
            draw_along(robot, start, place(robot, controls.places()[1]))
        assert len(session.match.actions) > count
        assert session.match.actions[count].verb in ("hit", "deal")
        taken += session.match.actions[count].verb == "hit"
    assert taken > 3


def test_a_card_that_is_drawn_by_a_drag_comes_from_where_it_was_let_go(program: Program) -> None:
    table, _ = opened(program, "oklahoma-gin", "001", 2)
    table.settings.speed = Speed.NORMAL
    scene, view = table.scene, table.view
    top = [spot for spot in table.model.layout.cards if spot.zone == "stock"][-1]
    box = scene.card_rect(top.key)
    assert box is not None
    start = view.mapFromScene(box.center())
    end = start + QPoint(150, 260)
    known = {card.item for card in scene._cards.items.values()}
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(view.viewport(), start + (end - start) * part / 8)
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    (drawn,) = (c.item for c in scene._cards.items.values() if c.item not in known)
    middle = drawn.mapToScene(drawn.transformOriginPoint())
    assert (middle - view.mapToScene(end)).manhattanLength() < 3
    assert not any(scene.motion.moving(item) for item in known if item.data(ZONE) == "stock")
    lies = scene.card_rect(top.key)
    assert lies is not None and lies == box

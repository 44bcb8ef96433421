"""Chips and coins by hand at the real window: drawn onto columns, poured, taken back, bid."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from cardtable.engine.state import TABLE
from cardtable.games.kabu.legal import Bets
from cardtable.games.kabu.view import KabuView
from cardtable.models.controls.kabu import KabuControls
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table.hit_testing import zone_rect
from cardtable.ui.table.paint import THICK
from cardtable.ui.table.plates import is_beside
from cardtable.ui.table.things import _OVER, KEY
from tests.daily import few
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import opened

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture(params=few(["oicho-kabu", "kyo-kabu"]))
def robot(open_match: Open, request: pytest.FixtureRequest) -> Robot:
    """Somebody who is to bet."""
    robot = open_match(request.param, "human,easy,easy", seed="1")
    wait_until(lambda: robot.table.session.view.turn == 0)
    return robot


def laid(robot: Robot) -> dict[int, int]:
    controls = robot.table.controls
    assert isinstance(controls, KabuControls)
    return controls.stakes


def place(robot: Robot, zone: str) -> QPoint:
    rect = zone_rect(robot.table.model.layout, zone)
    assert rect is not None, zone
    return robot.table.view.mapFromScene(rect.center())


def draw(robot: Robot, start: QPoint, end: QPoint) -> None:
    viewport = robot.table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * part / 5)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def test_a_chip_is_drawn_from_the_stack_onto_a_column(robot: Robot) -> None:
    things = len(robot.table.scene.items())
    draw(robot, place(robot, "stack:1"), place(robot, "column:3"))
    assert laid(robot) == {3: 5}
    draw(robot, place(robot, "stack:3"), place(robot, "column:3"))
    assert laid(robot) == {3: 30}
    draw(robot, place(robot, "stack:0"), place(robot, "stack:0") - QPoint(0, 30))
    assert laid(robot) == {3: 30}, "it was let go where nothing is"
    robot.table.controls.clear()
    robot.table.redraw()
    assert len(robot.table.scene.items()) == things, "nothing that was held lies about"


def test_a_chip_goes_on_from_where_it_was_let_go(program: Program, robot: Robot) -> None:
    scene = robot.table.scene
    program.settings.speed = Speed.NORMAL
    for stack in ("stack:1", "stack:3"):  # a new bet, and more of it
        end = place(robot, "column:3") + QPoint(15, 40)
        before = [item for item in scene.items() if item.data(KEY) != "chip:3:0"]
        draw(robot, place(robot, stack), end)
        scene.motion.pause()
        new = [item for item in scene.items() if item not in before and item.isVisible()]
        at = robot.table.view.mapToScene(end)
        offs = [(item.sceneBoundingRect().center() - at).manhattanLength() for item in new]
        assert offs and min(offs) < 30, offs
        scene.finish()


def test_the_column_under_a_chip_lights_up_with_the_stake_it_would_get(robot: Robot) -> None:
    table, viewport = robot.table, robot.table.view.viewport()
    draw(robot, place(robot, "stack:1"), place(robot, "column:3"))
    before = len(table.scene.items())
    start = place(robot, "stack:2")
    QTest.mousePress(viewport, LEFT, pos=start)
    seen = []
    for goal in (place(robot, "column:3"), place(robot, "column:1"), start):
        QTest.mouseMove(viewport, goal + QPoint(2, 2))
        QTest.mouseMove(viewport, goal)
        seen.append((*table.view._chips._lit, len(table.scene.items()) - before))
    legal = robot.table.controls.view.legal
    assert isinstance(legal, Bets)
    other = "10" if legal.ranges.many else "5"  # a single bet goes over to there
    assert seen == [("column:3", "15", 3), ("column:1", other, 3), ("stack:2", "", 1)]
    QTest.mouseRelease(viewport, LEFT, pos=start)
    assert len(table.scene.items()) == before and laid(robot) == {3: 5}


def test_a_click_on_the_stack_chooses_the_chip(robot: Robot) -> None:
    viewport = robot.table.view.viewport()
    QTest.mouseClick(viewport, LEFT, pos=place(robot, "stack:3"))
    QTest.mouseClick(viewport, LEFT, pos=place(robot, "column:2"))
    assert laid(robot) == {2: 25}
    controls = robot.table.controls
    assert isinstance(controls, KabuControls) and controls.size == 3


@pytest.mark.parametrize("heard", [False, True])
def test_buttons_say_what_chips_say_only_to_who_listens(
    robot: Robot, heard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: heard)
    robot.table.say()
    shown = [button.id for button in robot.table.bar.shown if button.place]
    assert shown == [f"chip:{number}" for number in range(4) if heard]
    QTest.keyClicks(robot.table.view, "w")
    QTest.keyClicks(robot.table.view, "2")
    assert laid(robot) == {2: 5}


@pytest.mark.slow
def test_chips_pour_while_the_button_is_held_and_run_back_with_the_right_one(robot: Robot) -> None:
    viewport = robot.table.view.viewport()
    QTest.mouseClick(viewport, LEFT, pos=place(robot, "stack:0"))
    QTest.mousePress(viewport, LEFT, pos=place(robot, "column:1"))
    wait_until(lambda: laid(robot).get(1, 0) >= 4)
    QTest.mouseRelease(viewport, LEFT, pos=place(robot, "column:1"))
    poured = laid(robot)[1]
    QTest.qWait(400)
    assert laid(robot) == {1: poured}, "letting go is no click, and nothing pours on"
    QTest.mousePress(viewport, RIGHT, pos=place(robot, "column:1"))
    wait_until(lambda: laid(robot).get(1, 0) <= poured - 3)
    QTest.mouseRelease(viewport, RIGHT, pos=place(robot, "column:1"))


def test_a_short_click_lays_one_chip(robot: Robot) -> None:
    viewport = robot.table.view.viewport()
    QTest.mouseClick(viewport, LEFT, pos=place(robot, "column:1"))
    assert laid(robot) == {1: 10}
    QTest.mouseClick(viewport, RIGHT, pos=place(robot, "column:1"))
    assert laid(robot) == {}


@pytest.mark.slow
def test_the_bets_of_the_last_round_take_two_clicks(open_match: Open) -> None:
    robot = open_match("kyo-kabu", "human,easy,easy", seed="4")
    table = robot.table
    while True:
        wait_until(lambda: table.session.thinking is None)
        shown = {b.id: b.enabled for b in table.bar.shown}
        if shown.get("same"):
            break
        robot.do(robot.choose())
    clicks = len(table.session.match.actions)
    robot.press("same")
    robot.press("bet")
    assert len(table.session.match.actions) > clicks


def left_on_abacus(robot: Robot) -> object:
    """What the abacus says is left to bet."""
    things = robot.table.model.layout.furniture
    text = next(thing.text for thing in things if thing.key == "abacus")
    return dict(text.params)["left"] if text else None


def test_the_abacus_counts_what_is_laid_as_the_bar_does(robot: Robot) -> None:
    table, viewport = robot.table, robot.table.view.viewport()
    view = table.session.view
    assert isinstance(view, KabuView)
    for open_ in (view.cap_left - 10, view.cap_left - 20):
        QTest.mouseClick(viewport, LEFT, pos=place(robot, "column:2"))
        assert left_on_abacus(robot) == open_
        assert f"the limit leaves {open_} to bet" in table.bar.words[1]
    QTest.mouseClick(viewport, RIGHT, pos=place(robot, "column:2"))
    QTest.mouseClick(viewport, RIGHT, pos=place(robot, "column:2"))
    assert left_on_abacus(robot) == view.cap_left
    assert "Left to bet" not in [fact.label for fact in table.header._shown]


@pytest.mark.parametrize(
    ("auction", "lies", "says"),
    [
        ("one_round", "say:bid:2", "bid 2"),
        ("one_round", "say:pass", "pass"),
        ("rob", "say:call/coin", "call"),
        ("rob", "say:call", "call"),
    ],
)
def test_bids_are_coins_and_slips_on_the_table(
    open_match: Open, auction: str, lies: str, says: str
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", f"auction={auction}", seed="3")
    table = robot.table
    wait_until(lambda: bool(table.bar.shown) and not table.scene.unfolding)
    assert [button.id for button in table.bar.shown] == ["hint"], "nothing is there twice"
    QTest.mouseClick(table.view.viewport(), LEFT, pos=place(robot, lies))
    assert str(table.session.match.actions[0]) == says


def test_a_bid_is_a_key_and_a_button_for_who_listens(
    open_match: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    table = robot.table
    wait_until(lambda: bool(table.bar.shown) and not table.scene.unfolding)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    table.say()
    shown = [button.id for button in table.bar.shown]
    assert shown == ["hint", "pass", "bid:1", "bid:2", "bid:3"]
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    table.say()
    QTest.keyClicks(table.view, "3")
    assert str(table.session.match.actions[0]) == "bid 3"


def test_every_chip_flies_and_the_number_counts_as_it_lands(program: Program, robot: Robot) -> None:
    table, motion = robot.table, robot.table.scene.motion
    things, viewport = table.scene.things, table.view.viewport()
    program.settings.speed = Speed.NORMAL

    def flying() -> int:
        return sum(i.data(KEY) is None and i.zValue() == _OVER for i in table.scene.items())

    def counted(key: str) -> str:
        shown = things._purses.get(key)
        return shown.amount if shown else things.items[key][0][0].amount

    QTest.mouseClick(viewport, LEFT, pos=place(robot, "column:1"))
    motion.pause()
    chip, stack = (things.items[key][1] for key in ("chip:1:0", "worth:2"))
    motion.setCurrentTime(motion._moves[chip].start)
    small, large = (things.items[key][0][0].size for key in ("chip:1:0", "worth:2"))
    off = chip.mapToScene(small / 2, small / 2) - stack.mapToScene(large / 2, large / 2)
    assert off.manhattanLength() < 2, "it sets out where it was taken"
    assert chip.scale() * small == pytest.approx(large), "as large as there"
    cards = [table.scene.card_item(card.key) for card in table.model.layout.cards]
    assert all(card and chip.zValue() > card.zValue() for card in cards), "it passes over them"
    motion.setCurrentTime(motion.currentTime() + durations.BET // 2)
    assert chip.zValue() == _OVER and chip.scale() > 1.2, "it shrinks as it lands"
    motion.setCurrentTime(durations.BET + durations.YIELDS // 2)
    assert 0 < things.items["more:1"][1].opacity() < 1
    table.scene.finish()
    assert chip.zValue() == 30 and chip.scale() == 1, "where it lies it lies on top"
    QTest.mouseClick(viewport, LEFT, pos=place(robot, "column:1"))
    motion.pause()
    assert flying() == 1 and counted("chip:1:0") == "10"
    motion.setCurrentTime(motion.currentTime() + durations.BET + 2)
    assert flying() == 0 and counted("chip:1:0") == "20"
    table.scene.finish()
    purse = counted("bank:0")
    for left in ("10", ""):
        QTest.mouseClick(viewport, RIGHT, pos=place(robot, "column:1"))
        motion.pause()
        assert flying() == 1 and counted("bank:0") == purse
        (home,) = things._flying
        looks = home.pixmap().cacheKey()
        motion.setCurrentTime(motion.currentTime() + durations.BET // 2)
        assert home.scale() > 1.2 and home.pixmap().cacheKey() != looks, "as in the stack again"
        assert ("chip:1:0" in things.items) == bool(left)
        table.scene.finish()
        assert flying() == 0 and int(counted("bank:0")) == int(purse) + 10
        purse = counted("bank:0")


def test_the_focus_ring_passes_below_the_seals(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy", seed="5")
    robot._wait_for_turn()
    table, view = robot.table, robot.table.view
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    while table.session.match.turn != TABLE:
        robot.play(limit=1)
    wait_until(lambda: not table.scene.busy)
    seals = [spot for spot in table.model.layout.furniture if spot.kind == "seal"]
    boxes = [QRectF(seal.x, seal.y, seal.width, seal.height) for seal in seals]
    assert boxes
    view.clearFocus()
    bare = view.grab().toImage()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for column in "1234":
        view.focus_key = f"column:{column}"
        ringed = view.grab().toImage()
        assert ringed != bare
        for box in boxes:
            place = view.mapFromScene(box).boundingRect()
            assert ringed.copy(place) == bare.copy(place)


@pytest.mark.parametrize("before", [0, 1])
def test_a_chip_that_is_taken_back_on_its_way_turns_round_where_it_is(
    program: Program, before: int
) -> None:
    table, _action = opened(program, "oicho-kabu", "001", 0, seat=3)
    scene, things = table.scene, table.scene.things
    for _ in range(before):
        QTest.keyClick(table.view, Qt.Key.Key_4)
        scene.finish()
    QTest.keyClick(table.view, Qt.Key.Key_4)
    scene.motion.setCurrentTime(100)
    chip = next(iter(things._flying)) if before else things.items["chip:4:3"][1]
    at, end = chip.pos(), QPointF(*scene.motion.target(chip)[:2])
    seen = at + chip.offset()
    home = next(i.pos() for (s, *_), i in things.items.values() if getattr(s, "silent", False))
    assert at not in (end, home)
    QTest.keyClick(table.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    (back,) = things._flying
    assert (back.pos() + back.offset() - seen).manhattanLength() < 2
    assert scene.motion.moving(back)
    assert ("chip:4:3" in things.items) == bool(before)
    scene.finish()
    assert not things._flying and back.scene() is None


@pytest.mark.parametrize("seats", [8, 9, 10])
def test_in_a_small_window_no_chip_of_a_crowd_lies_on_a_name(
    program: Program, open_match: Open, seats: int
) -> None:
    program.window.resize(800, 560)
    robot = open_match("oicho-kabu", "human" + ",easy" * (seats - 1), seed="5")
    robot._wait_for_turn()
    layout = robot.table.model.layout
    banks = {chip.key: chip for chip in layout.chips if chip.key.startswith("bank:")}
    beside = [plate for plate in layout.plates if is_beside(plate)]
    assert len(beside) == seats - 2, "all but oneself and the dealer"
    for plate in beside:
        bank = banks[f"bank:{plate.seat}"]
        # Ten people have names and what a round brought beside faces that are a little smaller.
        assert plate.height >= (36 if seats < 10 else 31)
        top = bank.y - THICK * bank.size * (bank.heap - 1)
        assert top > plate.y + plate.height / 2 + 1, "the name ends there"
        below = [one.y for one in beside if one.x == plate.x and one.y > plate.y]
        assert bank.y + bank.size < min(below, default=1e9)

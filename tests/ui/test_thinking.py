"""The sign of a long thought: not for quick bots, at the right plate, and gone afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from cardtable.models.session import Session
from cardtable.ui import durations
from cardtable.ui.running.program import Program
from cardtable.ui.table.plates import order_place, portrait_place
from cardtable.ui.table.thinking import Thinking, ThinkingSign
from tests.robot import wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import opened


def test_a_quick_thought_shows_nothing(qtbot: object) -> None:
    sign = ThinkingSign()
    changes: list[object] = []
    sign.changed.connect(lambda: changes.append(sign.now))
    sign.watch(1, 2)
    QTest.qWait(20)
    sign.watch(2, 0)
    sign.watch(0, None)
    QTest.qWait(durations.THINKING + 50)
    assert changes == []


def test_a_long_thought_is_shown_with_how_far_it_is(qtbot: object) -> None:
    sign = ThinkingSign()
    sign.watch(7, 2)
    sign.progressed(6, 0.9)  # a finished thought says nothing about this one
    wait_until(lambda: sign.now is not None)
    assert sign.now is not None
    assert (sign.now.seat, sign.now.share) == (2, None)
    sign.progressed(7, 0.5)
    wait_until(lambda: sign.now is not None and sign.now.share == 0.5)
    sign.watch(8, 1)
    assert sign.now is None


def test_the_sign_stands_at_the_plate_of_the_one_who_thinks(
    open_match: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = [True]
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    table = robot.table
    monkeypatch.setattr(Session, "deciding", property(lambda _: slow[0]))
    table.thinking.watch(99, 1)
    wait_until(lambda: table.thinking.now is not None)
    things = table.scene.things.items
    plate = next(p for p in table.scene.model.layout.plates if p.seat == 1)
    item = things["thinking"][1]
    corner = portrait_place(plate).topRight()
    assert (item.x(), item.y()) == (corner.x(), corner.y())
    table.redraw()
    assert "thinking" in things
    table.thinking.progressed(99, 0.4)
    wait_until(lambda: things["thinking"][0][0].share == 0.4)
    slow[0] = False  # it has decided, and only its pause is not over
    wait_until(lambda: "thinking" not in things)
    slow[0] = True
    wait_until(lambda: "thinking" in things)
    table.thinking.watch(0, None)
    assert "thinking" not in things


@pytest.mark.parametrize("size", [(1280, 800), (800, 560)])
@pytest.mark.parametrize("what", [("oklahoma-gin", "003", 20, 1), ("oicho-kabu", "007", 28, 0)])
def test_the_sign_is_wholly_seen_and_covers_no_face_and_no_order(
    program: Program, size: tuple[int, int], what: tuple[str, str, int, int]
) -> None:
    program.window.resize(*size)
    table, _ = opened(program, *what)
    plates = table.model.layout.plates
    assert any(spot.order for spot in plates) == (what[0] == "oicho-kabu")
    for spot in plates:
        table.scene.show_thinking(Thinking(spot.seat, share=0.5))
        table.scene.finish()
        box = table.scene.things.items["thinking"][1].sceneBoundingRect()
        box.adjust(2, 2, -2, -2)
        assert table.scene.sceneRect().contains(box), spot
        for one in plates:
            face = portrait_place(one)
            inset = 0.25 * face.width()
            assert not box.intersects(face.adjusted(inset, inset, -inset, -inset)), (spot, one)
            assert not (one.order and box.intersects(order_place(face, table.scene.scale)))

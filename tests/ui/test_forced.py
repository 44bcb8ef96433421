"""Automatic moves at the real window."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.ui import durations
from cardtable.ui.durations import Pace
from cardtable.ui.running.program import Program
from cardtable.ui.table.pacing import only_action
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open, ended

SEATS = {
    "dou-dizhu": "human,easy,easy",
    "oicho-kabu": "human,easy,easy",
    "oklahoma-gin": "human,easy",
}


def forced(match: Match, seat: int = 0) -> list[int]:
    """The numbers of the actions of a seat that were the only ones."""
    return [
        number
        for number, turn in enumerate(match.turns)
        if turn == seat and only_action(match.view_before(number, seat)) is not None
    ]


def asked_for(robot: Robot, count: int) -> list[Action | None]:
    """What a person was asked in so many own decisions: the only action there was, or none."""
    asked: list[Action | None] = []

    def note() -> None:
        if robot.table.controls.may_act:
            asked.append(only_action(robot.table.session.view))

    robot.play(limit=count, before=note)
    return asked


@pytest.mark.parametrize("game", list(SEATS))
def test_where_it_is_wanted_nobody_is_asked_without_a_choice(
    open_match: Open, program: Program, game: str
) -> None:
    want_all(program)
    robot = open_match(game, SEATS[game], seed="8")
    done: list[Action] = []
    act = robot.table.pacing.forced._act

    def noted(action: Action) -> None:
        done.append(action)
        act(action)

    robot.table.pacing.forced._act = noted
    session, own = robot.table.session, 0
    while own < 25 and session.match.turn is not None:
        robot._wait_for_turn()
        if robot.table.pacing.forced._timer.isActive() or session.thinking is not None:
            QTest.qWait(1)
            continue
        assert only_action(session.view) is None
        robot.do(robot.choose())
        own += 1
    match = session.match
    assert [match.actions[number] for number in forced(match)] == done


def test_where_it_is_not_wanted_all_is_asked(open_match: Open, program: Program) -> None:
    assert not program.settings.forced
    robot = open_match("dou-dizhu", SEATS["dou-dizhu"], seed="8")
    asked = asked_for(robot, 25)
    assert any(action is not None for action in asked)


def want_all(program: Program) -> None:
    """Have every kind of forced move made automatically."""
    for kind in ("forced", "forced_pass"):
        program.window.menus.actions[kind].trigger()
    assert program.settings.forced and program.settings.forced_pass


def at_forced(open_match: Open, program: Program) -> Robot:
    """A match at a position without a choice, with time to look at it."""
    robot = open_match("dou-dizhu", SEATS["dou-dizhu"], seed="8")
    robot._wait_for_turn()
    while only_action(robot.table.session.view) is None:
        robot.do(robot.choose())
        robot._wait_for_turn()
    return robot


def test_the_position_is_seen_first_and_can_be_left_by_hand(
    open_match: Open, program: Program
) -> None:
    robot = at_forced(open_match, program)
    table = robot.table
    table.settings.pace = Pace.NORMAL
    program.window.menus.actions["forced_pass"].trigger()
    assert table.pacing.forced._timer.interval() == durations.FORCED
    table.pacing.forced._timer.setInterval(60_000)  # however slow the machine is
    count = len(table.session.match.actions)
    QTest.qWait(100)
    assert len(table.session.match.actions) == count
    assert table.pacing.forced._timer.isActive()
    robot.type_key("P")
    assert len(table.session.match.actions) == count + 1
    assert not table.pacing.forced._timer.isActive()


def test_who_takes_it_back_is_not_rushed_on(open_match: Open, program: Program) -> None:
    robot = at_forced(open_match, program)
    table = robot.table
    count = len(table.session.match.actions)
    want_all(program)
    wait_until(lambda: len(table.session.match.actions) > count)
    robot._wait_for_turn()
    while len(table.session.match.actions) > count:
        table.undo()
    assert len(table.session.match.actions) == count
    QTest.qWait(60)
    assert len(table.session.match.actions) == count
    robot.do(robot.choose())
    assert len(table.session.match.actions) > count


def test_nothing_is_played_while_the_match_is_paused(open_match: Open, program: Program) -> None:
    robot = at_forced(open_match, program)
    table = robot.table
    count = len(table.session.match.actions)
    program.window.menus.actions["pause"].trigger()
    want_all(program)
    QTest.qWait(60)
    assert len(table.session.match.actions) == count
    program.window.menus.actions["pause"].trigger()
    wait_until(lambda: len(table.session.match.actions) > count)


def test_at_a_shared_computer_nobody_learns_that_there_was_no_choice(
    open_match: Open, program: Program
) -> None:
    want_all(program)
    robot = open_match("dou-dizhu", "human,human,easy", seed="8")
    asked = asked_for(robot, 30)
    assert any(action is not None for action in asked)


def test_it_is_remembered(program: Program) -> None:
    program.window.menus.actions["forced"].trigger()
    assert program.window.menus.actions["forced"].isChecked()
    again = Program("en")
    try:
        assert again.window.menus.actions["forced"].isChecked()
    finally:
        ended(again)

"""Behind the privacy screen nothing is left of what the previous player was shown."""

from __future__ import annotations

from PySide6.QtTest import QTest

from cardtable.engine.events import Event
from cardtable.engine.match import Match
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open


def public_lines(match: Match, program: Program) -> list[str]:
    """The log as somebody who holds no cards would read it."""
    table = program.window.table
    assert table is not None
    events: tuple[Event, ...] = match.view(None).history.events
    lines = (table.phrases.event(event, table.names) for event in events)
    return [line for line in lines if line]


@daily(
    ("game", "seats"),
    [
        ("dou-dizhu", "human,human,human"),
        ("oklahoma-gin", "human,human"),
        ("oicho-kabu", "human,human,human"),
    ],
    "oicho-kabu",
)
def test_log_bar_and_hints_are_empty_behind_the_curtain(
    open_match: Open, program: Program, game: str, seats: str
) -> None:
    robot = open_match(game, seats, seed="5")
    seen = 0
    for _ in range(12):
        if program.window.curtain.isVisible():
            table = robot.table
            match = table.session.match
            assert list(table.log.lines) == public_lines(match, program)[-400:]
            assert table.bar.words == ("", "") and not table.bar.shown
            assert table.hints.model.rowCount() == 0 and not table.strip.isVisible()
            assert not table.scene.model.layout.cards
            seen += 1
            robot.open_curtain()
        if robot.table.controls.may_act and seen == 1:
            robot.table.hint()
            wait_until(lambda: robot.table.hints.model.rowCount() > 0)
            robot.table.controls.clear()  # put back what the hint picked up
            robot.table.redraw()
        robot.play(limit=1)
        QTest.qWait(5)
    assert seen > 2

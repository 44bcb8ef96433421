"""The line on the rail: it speaks of what is seen, at every moment of a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from cardtable.engine.state import TABLE
from cardtable.engine.table import FurnitureSpot
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3, FIELD_3
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table import furniture
from cardtable.ui.table.page import TablePage
from tests.benchmarks.moments import MOMENTS
from tests.daily import daily
from tests.robot import Robot
from tests.ui.conftest import Open
from tests.ui.replayed import go_on, opened

#: By game, who sits there: alone, in a crowd, two people at one computer.
PARTIES = (
    ("oicho-kabu", "human,medium,hard"),
    ("kyo-kabu", "human,medium,hard,easy,expert"),
    ("oicho-kabu", "human,human,easy"),
    ("kyo-kabu", "human,human,easy"),
)
#: What the line says, and in which phase that is true.
PHASES = {
    "bet on": {BET},
    "can still be bet": {BET},
    "takes a card": {DEALER_1, DEALER_2, FIELD_3, DEALER_3},
    "for yourself": {DEALER_3},
    "for the dealer": {DEALER_3},
    "olumn [1-4][^’]": {FIELD_3, DEALER_2, DEALER_3},
    "Dealing the cards": {BET},
    "Dealing the second": {FIELD_3},
}
#: Buttons that belong to one phase.
ANSWERS = {"bet": {BET}, "pass": {BET}, "stand": {FIELD_3, DEALER_3}, "hit": {FIELD_3, DEALER_3}}


def lit(table: TablePage, turning: bool = False) -> set[int]:
    """The columns that are drawn lit now, or (``turning``) that light up or go dark just now."""
    things, found = table.scene.things, set()
    for spot in _mats(table):
        item = things.items[spot.key][1]
        assert things.draw is not None
        begins = table.scene.motion.begins(item)
        glows = furniture.thing(things.draw, replace(spot, lit=True), "", things._scale).pixmap
        turns = begins is not None and begins <= 0
        if turns if turning else not turns and _same(item.pixmap().toImage(), glows.toImage()):
            found.add(int(spot.key[-1]))
    return found


def _mats(table: TablePage) -> Iterator[FurnitureSpot]:
    for row in table.model.rows:
        spot = row.spot
        known = spot.key in table.scene.things.items
        if isinstance(spot, FurnitureSpot) and spot.kind == "mat" and known:
            yield spot


def _same(one: QImage, other: QImage) -> bool:
    return one == other


def disagrees(table: TablePage) -> str:
    """What the line, the lit column and the buttons say against each other; empty if nothing."""
    session, (title, detail) = table.session, table.bar.words
    waits = session.match.turn not in (session.viewer, None, TABLE)
    line = title if waits else f"{title} / {detail}"  # else what happened last is below
    if session.behind_curtain:
        return "something stands there behind the privacy screen" if line.strip(" /") else ""
    view = session.match.view(None)
    over = view.turn in (None, TABLE)
    for words, phases in PHASES.items():
        if re.search(words, line) and view.phase not in phases:
            return f"“{line}” in {view.phase}"
    about = re.search(r"olumn ([1-4])[^’]", line)
    asks = "…" not in line or "thinking" in line  # else a card is on its way
    wanted, found = {int(about[1])} if about is not None else set(), lit(table)
    dark = asks and not found and not wanted & lit(table, turning=True)
    if wanted and (dark or found - wanted):
        return f"“{line}” while {lit(table)} is lit"
    if re.search(r"You (win|lose|break|only)|is over|wins with|share the win", line) and not over:
        return f"“{line}” while the round is played"
    turning = "Turning over" in line
    if turning and not (table.scene.busy and view.turn == TABLE):
        return f"“{line}” while nothing turns"
    if not line.strip(" /"):
        return "nothing is said"
    for button in table.offered:
        if button.id in ANSWERS and view.phase not in ANSWERS[button.id]:
            return f"{button.id} in {view.phase}"
    return ""


def walk(robot: Robot) -> Iterator[TablePage]:
    """Play on as a person would, and stop at each moment."""
    table, rests = robot.table, 0
    while table.session.match.turn is not None:
        QTest.qWait(8)
        yield table
        session = table.session
        if session.behind_curtain:
            robot.window.curtain.opener.click()
            continue
        going = table.scene.busy or table.pacing.forced.waiting or table.telling.waits
        rests = 0 if session.thinking is not None or going else rests + 1
        if rests > 3:
            rests = 0
            robot.do(robot.choose("medium"))
            yield table
    yield table


@daily(("game", "seats"), PARTIES, PARTIES[1])
def test_line_and_lit_column_and_buttons_agree_at_every_moment(
    open_match: Open, program: Program, game: str, seats: str
) -> None:
    program.settings.speed, program.settings.pace = Speed.FAST, Pace.AT_ONCE
    program.settings.forced, program.settings.places = True, False
    robot = open_match(game, seats, "rounds=3", seed="7")
    seen = 0
    for table in walk(robot):
        assert not disagrees(table), disagrees(table)
        seen += 1
    assert seen > 100


@daily("name", ("Player 1", "Mira"), "Player 1", "Mira")
def test_somebody_alone_who_gave_no_name_wins_as_you(open_match: Open, name: str) -> None:
    for seed in range(1, 9):
        robot = open_match("oicho-kabu", "human,easy", "rounds=3", seed=str(seed))
        seat = robot.table.match.seats[0]
        robot.table.match.seats = (replace(seat, name=name), *robot.table.match.seats[1:])
        robot.play("hard")
        outcome = robot.table.match.outcome
        if outcome is not None and outcome.winners == (0,):
            chips = max(outcome.scores)
            wins = "You win" if name == "Player 1" else f"{name} wins"
            assert robot.table.bar.words[0] == f"{wins} with {chips} chips"
            return
    raise AssertionError("never won")


@pytest.mark.parametrize("moment", ["big gin", "shippin"])
def test_a_button_keeps_its_place_while_the_words_beside_it_wait(
    program: Program, moment: str
) -> None:
    table, action = opened(program, *MOMENTS[moment])
    go_on(table, action)
    bar, places = table.bar, {True: set[int](), False: set[int]()}
    while not places[False] or not places[True]:
        QTest.qWait(5)
        if (button := bar._widgets.get("show")) is not None and button.isVisible():
            places[bar._words.hushed].add(button.x())
        assert table.scene.unfolding
    assert places[True] == places[False]

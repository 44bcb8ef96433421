"""Plugin games that fail: one match ends with a sentence, and everything else goes on."""

from __future__ import annotations

import argparse
import contextlib
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest

from cardtable.bots import questions
from cardtable.cli import main
from cardtable.engine.table import Layout
from cardtable.games import all_games, refused_games
from cardtable.store.journal import Entry
from cardtable.ui import durations
from cardtable.ui.running.program import Program
from tests.attacks import hostile
from tests.attacks.hostile import PACKAGE, Plan
from tests.attacks.plan import Tally, attacks
from tests.daily import daily
from tests.robot import Robot, ask_everything, wait_until
from tests.ui.conftest import ended
from tests.ui.test_window import texts

Start = Callable[[Plan], Program]


class Pulse(QTimer):
    """Beats while the window works.

    Attributes:
        longest: seconds without a beat, at most.
    """

    def __init__(self) -> None:
        super().__init__()
        self.longest, self._last = 0.0, time.monotonic()
        self.timeout.connect(self._beat)
        self.start(20)

    def _beat(self) -> None:
        now = time.monotonic()
        self.longest, self._last = max(self.longest, now - self._last), now


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start the program with the game behaving as planned; the one before is closed."""
    hostile.install(tmp_path, monkeypatch)
    for level, known in questions.PACES.items():
        monkeypatch.setitem(questions.PACES, level, questions.Pace(known.budget, 0.3))
    monkeypatch.setattr(
        "cardtable.bots.questions.GLANCE", questions.Pace(questions.GLANCE.budget, 0.2)
    )
    running: list[Program] = []

    def end() -> None:
        for program in running:
            ended(program)
        running.clear()

    def begin(plan: Plan) -> Program:
        end()
        folder = tmp_path / f"data{len(list(tmp_path.glob('data*')))}"
        folder.mkdir()
        monkeypatch.setenv("CARDTABLE_DATA", str(folder))
        all_games.cache_clear()
        monkeypatch.setattr("cardtable.games._refused", {})
        hostile.behave(plan, monkeypatch)
        made = Program("en")
        made.settings.speed = durations.Speed.OFF
        made.settings.pace = durations.Pace.AT_ONCE
        ask_everything(made.settings)
        made.window.resize(1280, 800)
        made.window.show()
        running.append(made)
        return made

    yield begin
    end()
    monkeypatch.undo()
    all_games.cache_clear()
    all_games()  # forget what was found here


def open_game(program: Program, game: str) -> Robot:
    """Open a match by the start page, as a player does: with two keys."""
    window = program.window
    QTest.keyClicks(window.start, str(list(all_games()).index(game) + 1))
    if window.setup is not None:
        QTest.keyClick(window.setup, Qt.Key.Key_Return)
    return Robot(window)


def said(program: Program) -> str:
    """All words on the start page."""
    QCoreApplication.processEvents()
    return " ".join(texts(program.window.start))


def kept(program: Program, game: str) -> list[Entry]:
    """The matches of a game in the journal."""
    assert program.window.journal is not None
    return [entry for entry in program.window.journal.unfinished() if entry.game == game]


def plays_our_own(program: Program) -> None:
    """Another game is opened and played with real events."""
    before = len(kept(program, "dou-dizhu"))
    program.window.show_start()
    robot = open_game(program, "dou-dizhu")
    assert robot.table.game.id == "dou-dizhu"
    robot.play(limit=2)
    program.window.show_start()
    entry, *_ = kept(program, "dou-dizhu")
    assert entry.actions >= 2 and len(kept(program, "dou-dizhu")) == before + 1


def go(program: Program) -> bool:
    """Play some of the hostile match, look around, switch the language, leave, and come back.

    Returns whether the start page named the package at some moment: the message goes as soon as
    somebody goes on from there.
    """
    named = False
    window = program.window
    control = Qt.KeyboardModifier.ControlModifier
    steps: list[Callable[[], object]] = [
        # As by real keys: what fails comes out of Qt, not out of this function.
        lambda: QTimer.singleShot(0, partial(open_game, program, "hostile")),
        lambda: Robot(window).play(limit=5),
        lambda: Robot(window).table.show_tab("score"),
        lambda: QTest.keyClick(window, Qt.Key.Key_Z, control),
        lambda: window.resize(1000, 700),
        lambda: QTimer.singleShot(0, partial(setattr, window.settings, "language", "de")),
        lambda: QTimer.singleShot(0, partial(setattr, window.settings, "language", "en")),
        lambda: QTest.keyClick(window, Qt.Key.Key_H, control),
        lambda: QTest.keyClick(window, Qt.Key.Key_O, control),
    ]
    for step in steps:
        # The robot looks into the match itself, and may meet the same faults as the window.
        with contextlib.suppress(Exception, SystemExit):
            step()
        QCoreApplication.processEvents()
        named = named or PACKAGE in said(program)
    return named


@attacks(1, 600)
def test_games_that_fail_anywhere(start: Start, numbers: range) -> None:
    tally, failed, pulse = Tally("plug-in", numbers), 0, Pulse()
    for number in tally:
        with tally.attack(number) as rng:
            plan = Plan.drawn(rng)
            program = start(plan)
            if "hostile" in all_games():
                go(program)
            program.window.show_start()
            if "hostile" not in all_games():
                assert refused_games() == {"hostile": PACKAGE}
                assert PACKAGE in said(program), plan
            plays_our_own(program)
            failed += hostile.NOW.asked > plan.first or plan.part == "bot"
    # The robot waits long for what never comes; only the time that the window stands still matters.
    still = f"the window stood still for at most {pulse.longest:.1f} s"
    tally.report(f"{failed:,} failed as planned, every other game was played on, {still}")
    assert failed > 0


@pytest.mark.slow
def test_a_failure_that_comes_late_does_not_end_another_match(start: Start) -> None:
    program = start(Plan())
    window = program.window
    open_game(program, "hostile").play(limit=1)
    window.show_start()
    robot = open_game(program, "dou-dizhu")
    window.plugin_faults.end("hostile")  # it has been waiting for the window
    QCoreApplication.processEvents()
    assert robot.table.game.id == "dou-dizhu"
    assert PACKAGE in " ".join(texts(robot.table.banner))
    robot.play(limit=1)


def test_rules_that_fail_end_the_match_with_a_sentence(start: Start) -> None:
    program = start(Plan())
    robot = open_game(program, "hostile")
    robot.play(limit=2)
    robot._wait_for_turn()
    actions = len(robot.table.session.match.actions)
    hostile.NOW.plan = Plan("rules", "apply")
    with contextlib.suppress(Exception):  # the robot finds no table afterwards
        robot.do(robot.choose())
    wait_until(lambda: program.window.pages.currentWidget() is program.window.start)
    told = said(program)
    assert f"The game hostile ({PACKAGE}) failed" in told and "up to that point is saved" in told
    assert [entry.actions for entry in kept(program, "hostile")] == [actions]
    hostile.NOW.plan = Plan()
    assert "ValueError" in program.faults.text() and "Mira" not in program.faults.text()
    plays_our_own(program)
    assert PACKAGE not in said(program)
    number = kept(program, "hostile")[0].id
    program.window.matches.resume(number)
    assert len(Robot(program.window).table.session.match.actions) == actions


@daily(
    ("part", "name", "value"),
    [
        ("labels", "width", math.nan),  # Qt ends
        ("labels", "size", 10**6),
        ("cards", "h", 20_000.0),  # the window hangs
        ("cards", "place", 10**30),  # the card never arrives
    ],
)
def test_a_table_with_numbers_that_nothing_can_have_ends_the_match(
    start: Start, monkeypatch: pytest.MonkeyPatch, part: str, name: str, value: object
) -> None:
    program, lay = start(Plan()), hostile.HostileTable.lay
    robot = open_game(program, "hostile")

    def spoilt(*words: Any) -> Layout:
        laid = lay(*words)
        row: Any = tuple(replace(spot, **{name: value}) for spot in getattr(laid, part))
        changed: dict[str, Any] = {part: row}
        return replace(laid, **changed)

    with monkeypatch.context() as patch:
        patch.setattr(hostile.HostileTable, "lay", spoilt)
        with contextlib.suppress(Exception):  # the robot finds no table afterwards
            robot.play(limit=2)
        wait_until(lambda: program.window.pages.currentWidget() is program.window.start)
    assert PACKAGE in said(program)
    assert "NotShowable" in program.faults.text()
    plays_our_own(program)


def test_a_view_without_a_score_sheet_ends_the_match(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, view_of = start(Plan()), hostile.HostileState.view
    with monkeypatch.context() as patch:
        spoilt: dict[str, Any] = {"sheet": None}
        patch.setattr(
            hostile.HostileState,
            "view",
            lambda state, seat: replace(view_of(state, seat), **spoilt),
        )
        QTimer.singleShot(0, partial(open_game, program, "hostile"))
        wait_until(lambda: PACKAGE in said(program))
    plays_our_own(program)


@pytest.mark.parametrize("way", ["loops", "endless"])
def test_bots_that_fail_are_told_with_their_package_and_play_goes_on(
    start: Start, way: str
) -> None:
    program = start(Plan("bot", "choose", way))
    words: dict[str, object] = {"preset": None, "seed": "1", "deck": None, "option": []}
    program.open(argparse.Namespace(game="hostile", seats="easy,easy,easy", **words))
    table = Robot(program.window).table
    told: list[str] = []
    table.session.trouble.connect(lambda *_: told.append(" ".join(texts(table.banner))))
    wait_until(lambda: len(table.session.match.actions) > 1)
    assert any(PACKAGE in line for line in told)


def test_views_that_cannot_be_sent_end_the_match_with_a_sentence(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(Plan())

    def no_way(_view: object) -> tuple[object, ...]:
        raise ValueError("not to be sent")

    robot = open_game(program, "hostile")
    monkeypatch.setattr("cardtable.games.dou_dizhu.view.DouDizhuView.__reduce__", no_way)
    with contextlib.suppress(Exception):
        robot.play(limit=4)
    monkeypatch.undo()
    wait_until(lambda: program.window.pages.currentWidget() is program.window.start)
    assert PACKAGE in said(program)


@pytest.mark.parametrize("way", ["value", "key", "none"])
def test_a_game_that_cannot_say_what_it_is_is_left_out(start: Start, way: str) -> None:
    program = start(Plan("phrases", "title", way))
    assert "hostile" not in all_games()
    assert f"The game hostile ({PACKAGE}) can’t be loaded." in said(program)
    assert len(program.window.start.posters) == len(all_games())


def test_a_game_that_can_only_speak_english_is_left_out_later(start: Start) -> None:
    program = start(Plan())
    count = len(program.window.start.posters)
    hostile.NOW.plan = Plan("phrases", "tagline", "value")
    box = program.window.start._languages
    QTest.keyClick(box, Qt.Key.Key_Down)
    wait_until(lambda: "hostile" not in all_games())
    QCoreApplication.processEvents()
    assert len(program.window.start.posters) == count - 1
    assert PACKAGE in said(program)


@daily(("part", "method"), [("rules", "apply"), ("rules", "start"), ("bot", "choose")])
def test_commands_name_the_package_that_failed(
    start: Start, capsys: pytest.CaptureFixture[str], part: str, method: str
) -> None:
    start(Plan(part, method, "none"))
    assert main(["simulate", "hostile", "--seats", "easy,easy,easy", "--deals", "1"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line == f"cardtable: The game hostile failed (package {PACKAGE})."

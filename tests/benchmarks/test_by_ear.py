"""How much a screen reader is told, how often twice, and what that costs those who see."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from cardtable.games import all_games
from cardtable.ui import announcing
from cardtable.ui.durations import Speed
from cardtable.ui.main_window import the_application
from cardtable.ui.running.program import Program
from cardtable.ui.table import accessible
from tests.benchmarks.figures import report
from tests.benchmarks.test_walks import Walk
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open, open_match, program

__all__ = ["open_match", "program"]  # fixtures

#: What people do in each match that is counted, and how many matches of each game are played.
ACTIONS, MATCHES = 60, 6


class Told(QObject):
    """What a screen reader is told.

    Attributes:
        said: announcements, those since anybody moved or the player last pressed something.
        count: of all announcements.
        doubles: those that were said twice of the same move or press.
        renamed: events that say a thing has another name.
    """

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.count = self.renamed = 0
        self.doubles: list[str] = []

    def hear(self, event: QAccessibleEvent) -> None:
        """Count an event."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.count += 1
            self.said.append(event.message())
        self.renamed += event.type() == QAccessible.Event.NameChanged

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Notice a press."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.moved()
        return False

    def moved(self) -> None:
        """Something has happened: what is said now is about that."""
        self.doubles += [text for text, times in Counter(self.said).items() if times > 1]
        self.said.clear()


@contextmanager
def listening(told: Told, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A screen reader runs."""
    with monkeypatch.context() as patch:
        for module in (accessible, announcing):
            patch.setattr(module, "send", told.hear)
        QAccessible.setActive(True)
        the_application().installEventFilter(told)
        yield
        the_application().removeEventFilter(told)
        QAccessible.setActive(False)


def _seats(game: str) -> str:
    return "human,easy" if game == "oklahoma-gin" else "human,easy,easy"


def _things(robot: Robot) -> dict[str, str]:
    return {thing.key: thing.text for thing in robot.table.view.told()}


@pytest.mark.parametrize("game", list(all_games()))
def test_what_is_told_of_a_match(
    benchmark: Any, open_match: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    told, changes = Told(), 0
    with listening(told, monkeypatch):
        for seed in range(1, MATCHES + 1):
            robot = open_match(game, _seats(game), seed=str(seed))
            robot._wait_for_turn()
            session = robot.table.session
            session.changed.connect(told.moved)
            for _ in range(ACTIONS):
                if session.match.turn is None:
                    break
                before = _things(robot)
                robot.do(robot.choose())
                robot._wait_for_turn()
                now = _things(robot)
                changes += sum(before.get(key) != text for key, text in now.items())
                changes += len(before.keys() - now.keys())
            told.moved()
    benchmark.pedantic(lambda: None)
    beside = f"{len(told.doubles)} said twice, {told.renamed} other names at {changes} changes"
    report(benchmark, f"announcements of {game}", [told.count], "", beside=beside)
    print(told.doubles)


class _Frames(QObject):
    """Notes when the table is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Note a frame."""
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False


def _dealt(open_match: Open, program: Program) -> list[float]:
    """Milliseconds between frames while a deal of Dou Dizhu comes to the table."""
    program.settings.speed = Speed.NORMAL
    robot = open_match("dou-dizhu", "human,easy,easy", seed="5")
    frames = _Frames()
    robot.table.view.viewport().installEventFilter(frames)
    wait_until(lambda: robot.table.bar.shown != [] and not robot.table.scene.busy)
    return [(after - before) * 1_000 for before, after in pairwise(frames.times)]


@pytest.mark.parametrize("heard", [False, True])
def test_frames_of_a_deal(
    benchmark: Any,
    open_match: Open,
    program: Program,
    monkeypatch: pytest.MonkeyPatch,
    heard: bool,
) -> None:
    def gaps() -> list[float]:
        return [gap for _ in range(3) for gap in _dealt(open_match, program)]

    if heard:
        with listening(Told(), monkeypatch):
            found = gaps()
    else:
        found = gaps()
    benchmark.pedantic(lambda: None)
    name = "frames of a deal" + (", heard" if heard else "")
    report(benchmark, name, found, "ms", beside=f"longest {max(found):.1f}")


def test_click_on_the_stock(
    benchmark: Any, open_match: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def click() -> tuple[Walk, float]:
        robot = open_match("oklahoma-gin", "human,easy", seed="2")
        robot._wait_for_turn()
        while robot.table.controls.view.phase != "draw":
            robot.do(robot.choose())
            robot._wait_for_turn()
        # How many cards come to be drawn meanwhile depends on the machine.
        wait_until(lambda: not robot.table.stage.pictures.busy)
        walk = Walk().through(lambda: robot.click_place("stock"))
        robot.table.undo()
        robot._wait_for_turn()
        began = time.perf_counter()
        robot.click_place("stock")
        return walk, (time.perf_counter() - began) * 1_000

    def told(name: str, walk: Walk, ms: float, aim: str = "") -> None:
        beside = f"{ms:.1f} ms without counting"
        report(benchmark, name, [walk.calls], "calls", aim=aim, beside=beside)

    seen, took = click()
    with listening(Told(), monkeypatch):
        heard, longer = click()
    benchmark.pedantic(lambda: None)
    told("a click on gin's stock", seen, took)
    told("a click on gin's stock, heard", heard, longer, f"≤ {seen.calls * 1.05:,.0f}")

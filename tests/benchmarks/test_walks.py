"""How many calls and modules of ours a player's small acts pass through."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from cardtable.models.table import TableModel
from cardtable.ui.running.program import Program
from tests.benchmarks.figures import report
from tests.robot import Robot
from tests.ui.conftest import Open, open_match, program

__all__ = ["open_match", "program"]  # fixtures


#: Milliseconds after which nothing of what was done before is left to be drawn.
REST = 400


class Walk:
    """Counts calls of our code.

    Attributes:
        calls: how many.
        modules: in which modules.
    """

    def __init__(self) -> None:
        self.calls, self.modules = 0, set[str]()

    def _see(self, frame: FrameType, event: str, _: object) -> None:
        module = str(frame.f_globals.get("__name__", ""))
        if event == "call" and module.startswith("cardtable."):
            self.calls += 1
            self.modules.add(module)

    def through(self, act: Callable[[], object]) -> Walk:
        """Do something at a table at rest, until the event loop has nothing left, and count."""
        QTest.qWait(REST)
        sys.setprofile(self._see)
        try:
            act()
            QCoreApplication.processEvents()
        finally:
            sys.setprofile(None)
        return self


def _gin(open_match: Open) -> Robot:
    robot = open_match("oklahoma-gin", "human,easy", seed="2")
    robot._wait_for_turn()
    while robot.table.controls.view.phase != "draw":
        robot.do(robot.choose())
        robot._wait_for_turn()
    return robot


def _layouts(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A list that grows with every layout of the table."""
    laid: list[object] = []
    show = TableModel.show

    def noted(model: TableModel, *words: Any) -> None:
        laid.append(model)
        show(model, *words)

    monkeypatch.setattr(TableModel, "show", noted)
    return laid


def _report(benchmark: Any, name: str, walk: Walk, aim: str, beside: str = "") -> None:
    benchmark.pedantic(lambda: None)
    report(benchmark, name, [walk.calls], "calls", aim=aim, beside=beside)


def test_click_on_the_stock(benchmark: Any, open_match: Open) -> None:
    robot = _gin(open_match)
    walk = Walk().through(lambda: robot.click_place("stock"))
    modules = f"in {len(walk.modules)} modules (at most 75)"
    _report(benchmark, "a click on gin's stock", walk, "", modules)


def test_arrow_key(benchmark: Any, open_match: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    robot = _gin(open_match)
    view = robot.table.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    laid = _layouts(monkeypatch)
    walk = Walk().through(lambda: QTest.keyClick(view, Qt.Key.Key_Right))
    _report(benchmark, "an arrow key on the table", walk, "≤ 400", f"{len(laid)} layouts")


def test_statistics_over_a_table(
    benchmark: Any, open_match: Open, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    _gin(open_match)
    laid = _layouts(monkeypatch)
    walk = Walk().through(program.window.menus.actions["statistics"].trigger)
    _report(benchmark, "statistics over a table", walk, "no layout", f"{len(laid)} layouts")


def test_language_switch(benchmark: Any, open_match: Open, program: Program) -> None:
    _gin(open_match)
    program.settings.language = "ja"
    walk = Walk().through(lambda: setattr(program.settings, "language", "de"))
    _report(benchmark, "another language", walk, "≤ 5,450", f"in {len(walk.modules)} modules")

"""A match that was left is gone: nothing of it lives on, however many are opened."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPropertyAnimation,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from cardtable.languages import LANGUAGES
from cardtable.models.session import Session
from cardtable.ui.intents import Review
from cardtable.ui.main_window import MainWindow
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open

GAMES = (
    ("dou-dizhu", "human,easy,easy"),
    ("oklahoma-gin", "human,easy"),
    ("oicho-kabu", "human,easy,easy"),
    ("dou-dizhu", "human,human,human"),
)


def settle() -> None:
    """What is to be deleted is, and what nobody holds as well."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        gc.collect()


def objects(window: MainWindow) -> int:
    """How many objects there are; Qt lays out its own pages by animations that come and go."""
    ways = window.findChildren(QPropertyAnimation)
    passing = sum(way.propertyName() == b"geometry" for way in ways)
    return len(window.findChildren(QObject)) - passing


def close_dialog(window: MainWindow) -> None:
    """Close what is open above the window."""
    for dialog in window.findChildren(QDialog):
        dialog.reject()


@daily(("way", "count"), [("home", 5), ("home", 10), ("rematch", 10), ("next", 20)], ("home", 5))
def test_many_matches_leave_nothing_behind(
    program: Program, open_match: Open, way: str, count: int
) -> None:
    left: list[weakref.ref[object]] = []
    counts: list[int] = []
    for number in range(count):
        game, seats = GAMES[number % len(GAMES)]
        robot = open_match(game, seats, seed=str(number))
        robot.play(limit=1)
        table = robot.table
        if number % 3 == 0 and not table.session.behind_curtain:
            table.hint()
        left += [weakref.ref(thing) for thing in (table, table.session, table.scene)]
        left += [weakref.ref(table.session.match), weakref.ref(table.view)]
        del table, robot
        if way == "home":
            program.window.show_start()
        elif way == "rematch":
            program.window.matches.rematch()
            assert program.window.table is not None
            left.append(weakref.ref(program.window.table))
            program.window.show_start()
        settle()
        counts.append(objects(program.window))
    program.window.show_start()
    wait_until(lambda: not program.window.front.latest.isActive())
    settle()
    alive = [thing for ref in left if (thing := ref()) is not None]
    assert not alive, sorted({type(thing).__name__ for thing in alive})
    assert not program.window.findChildren(Session)
    assert not program.window.findChildren(TablePage)
    assert counts[-1] <= max(counts[: min(8, count - 1)])


@pytest.mark.slow
def test_reviews_and_dialogs_leave_nothing_behind(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot.play()
    window = program.window
    left: list[weakref.ref[object]] = []
    counts: list[int] = []
    for _ in range(6):
        window.open(Review())
        page = window.navigator.find(ReviewPage)
        assert page is not None
        left.append(weakref.ref(page))
        window.navigator.pop()
        del page
        settle()
        counts.append(objects(window))
    assert [ref() for ref in left] == [None] * len(left)
    assert counts[-1] <= counts[1]  # what is made once stays
    for _ in range(3):
        QTimer.singleShot(0, lambda: close_dialog(window))
        window.help.rules()
    settle()
    assert not window.findChildren(QDialog)
    seen = weakref.ref(robot.table), weakref.ref(robot.table.session.match)
    del robot
    window.show_start()
    settle()
    assert [ref() for ref in seen] == [None, None]
    assert window.findChildren(QAction)


@pytest.mark.slow
def test_only_the_language_in_force_is_held(program: Program) -> None:
    for code in (*LANGUAGES, *LANGUAGES):
        program.settings.language = code
        settle()
    app = QCoreApplication.instance()
    assert app is not None
    loaded = {*app.findChildren(QTranslator)}
    loaded |= {thing for thing in gc.get_objects() if isinstance(thing, QTranslator)}
    assert 0 < len(loaded) <= 3  # Qt's own words, English below, and the language


@pytest.mark.slow
def test_only_the_window_s_thread_tidies_up(program: Program, open_match: Open) -> None:
    """A bot's thread that destroyed the widgets of a table just left would end the program."""
    elsewhere: list[str] = []
    cleared = 0

    def watch(phase: str, info: dict[str, int]) -> None:
        nonlocal cleared
        here = threading.current_thread()
        if phase == "stop":
            cleared += info["collected"]
            if here is not threading.main_thread():
                elsewhere.append(here.name)

    limits = gc.get_threshold()
    gc.set_threshold(20, 1, 1)  # as if very many objects were made
    gc.callbacks.append(watch)
    try:
        for game, seats in GAMES[:2]:
            open_match(game, seats, seed="2").play(limit=4)
            program.window.show_start()
        wait_until(lambda: cleared > 1_000)
    finally:
        gc.callbacks.remove(watch)
        gc.set_threshold(*limits)
    assert not elsewhere


@pytest.mark.slow
@pytest.mark.parametrize("page", ["start", "setup", "table"])
def test_no_wrapper_outlives_its_item_of_a_layout(tmp_path: Path, page: str) -> None:
    """Another object at its address would be taken for it."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.layout_items", page],
        capture_output=True,
        text=True,
        env={**os.environ, "CARDTABLE_DATA": str(tmp_path)},
        timeout=120,
        check=True,
    )
    assert done.stdout.split() == ["0"]

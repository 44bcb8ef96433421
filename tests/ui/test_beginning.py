"""The window appears before the rest is loaded, and nothing is lost meanwhile."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ui.running.beginning import Beginning
from cardtable.ui.running.program import Program

#: What is loaded only after the window is shown.
LATER = (
    "numpy",
    "sqlite3",
    "multiprocessing",
    "email",
    "importlib.metadata",
    "cardtable.engine.match",
    "cardtable.engine.table",
    "cardtable.store.journal",
    "cardtable.models",
    "cardtable.ui.menus",
    "cardtable.ui.start.page",
    "cardtable.games.dou_dizhu",
    "cardtable.phrases.base",
)


def test_what_the_window_does_is_not_loaded_before_it_is_there(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom cardtable.ui.running.app import load_fast\nload_fast()\n"
        "from cardtable.ui.running.beginning import Beginning\nBeginning('ja').come_up()\n"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "CARDTABLE_DATA": str(tmp_path)},
    )
    loaded = done.stdout.split()
    assert "PySide6.QtWidgets" in loaded
    assert not set(LATER) & set(loaded)


@pytest.fixture
def begun(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Beginning]:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    made = Beginning("en")
    made.come_up()
    yield made
    made.window.close()
    made.language.fall_silent()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_an_empty_window_in_the_players_colours_is_furnished_where_it_stands(
    begun: Beginning,
) -> None:
    window = begun.window
    assert window.isVisible() and window.windowHandle().isExposed()
    place, colour = window.geometry(), window.grab().toImage().pixelColor(400, 300)
    assert colour == window.palette().window().color()
    program = Program(begun=begun)
    program.open(argparse.Namespace(game=None))
    assert program.window is window and window.geometry() == place
    assert window.pages.currentWidget() is window.start
    assert window.start.posters[0].isVisible()
    program.close()


def test_nothing_that_happens_before_does_harm(begun: Beginning) -> None:
    window = begun.window
    QTest.keyClick(window, Qt.Key.Key_1)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    window.resize(900, 640)
    begun.language.switch("de")
    QCoreApplication.processEvents()
    assert not window.close() and window.isVisible()
    program = Program(begun=begun)
    program.open(argparse.Namespace(game=None))
    assert window.pages.currentWidget() is window.start
    assert window.close()
    program.close()


@pytest.mark.parametrize(
    ("platform", "display", "says"),
    [
        ("nonsense", ":0", "Unknown Qt platform “nonsense” (QT_QPA_PLATFORM). Available: "),
        ("cocoa:x=1;none", ":0", "Unknown Qt platform “cocoa:x=1;none” (QT_QPA_PLATFORM)"),
        ("\x1b[31m", ":0", "Unknown Qt platform “?[31m” (QT_QPA_PLATFORM). Available: "),
        ("xcb", ":4711", "No display to open a window on ("),
    ],
)
def test_what_keeps_the_window_from_opening_is_said(
    tmp_path: Path, platform: str, display: str, says: str
) -> None:
    environment = {
        **os.environ,
        "CARDTABLE_DATA": str(tmp_path),
        "LC_ALL": "C",
        "QT_QPA_PLATFORM": platform,
        "DISPLAY": display,
    }
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "play"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"cardtable: {says}") and line.endswith(".")
    assert ("offscreen" in line) == ("Available: " in line) and "plugi)" not in line
    assert platform != "xcb" or "4711" in line

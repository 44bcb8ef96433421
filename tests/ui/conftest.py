"""The real window, offscreen, with a journal of its own."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.store.journal import Journal
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.main_window import MainWindow
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.haste import HANDS
from tests.robot import Robot, ask_everything
from tests.ui.hasty_fingers import Clock

Open = Callable[..., Robot]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """The time of hands, which passes only when a test says so."""
    made = Clock()
    monkeypatch.setattr(HANDS, "clock", made)
    yield made
    HANDS._acting = None


def ended(program: Program) -> None:
    """Close a program, and clear its window away."""
    program.window.close()
    program.close()
    program.language.fall_silent()
    program.window.deleteLater()
    # Surviving windows would be restyled at every later change of theme.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The program with its window shown, without animation."""
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    made = Program("en")
    made.settings.speed, made.settings.pace = Speed.OFF, Pace.AT_ONCE
    ask_everything(made.settings)
    made.window.resize(1280, 800)
    made.window.show()
    yield made
    ended(made)


def _windows(app: QApplication) -> set[MainWindow]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return {w for w in app.topLevelWidgets() if isinstance(w, MainWindow)}


@pytest.fixture(autouse=True)
def _no_window_is_left(qapp: QApplication) -> Iterator[None]:
    """A window that outlives its test is restyled in all later ones, and slows them down."""
    before = _windows(qapp)
    yield
    assert _windows(qapp) <= before


@pytest.fixture
def open_match(program: Program) -> Open:
    """Open a match as the command line would."""

    def opened(
        game: str, seats: str, *options: str, seed: str | None = "1", keyboard: bool = False
    ) -> Robot:
        program.open(
            argparse.Namespace(
                game=game, seats=seats, seed=seed, deck=None, preset=None, option=list(options)
            )
        )
        return Robot(program.window, keyboard)

    return opened


@pytest.fixture
def journal_of(program: Program) -> Journal:
    """The program's journal."""
    assert program.journal is not None
    return program.journal

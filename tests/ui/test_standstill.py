"""Who holds the window up: a game that never returns, or a machine with much to do."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from types import FunctionType

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.engine.failed import GameFailed
from cardtable.ui.upkeep import standstill

PATIENCE = 0.6


def _answers(seconds: float) -> None:
    time.sleep(seconds)


@pytest.fixture
def game(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[float], None]]:
    """A game's code that answers after some seconds, while the window is listened to."""
    monkeypatch.setattr(standstill, "PATIENCE", PATIENCE)
    monkeypatch.setattr(standstill, "game_in", lambda name: "whist" if name == "whist" else "")
    listening = standstill.Standstill()
    yield FunctionType(_answers.__code__, {"__name__": "whist", "time": time})
    listening.end()


def test_a_game_that_never_returns_fails(game: Callable[[float], None]) -> None:
    with pytest.raises(GameFailed):
        game(60)


def test_a_game_is_not_blamed_for_what_the_window_does(game: Callable[[float], None]) -> None:
    time.sleep(3 * PATIENCE)  # a slow start, say: the heart does not beat
    for _ in range(2):
        game(PATIENCE / 4)


def test_a_game_may_take_its_time_again_and_again(
    game: Callable[[float], None], qapp: QApplication
) -> None:
    for _ in range(4):
        game(PATIENCE / 2)
        time.sleep(standstill.BEAT / 1000)
        qapp.processEvents()

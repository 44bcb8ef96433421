"""A monkey at the window: random clicks, drags, keys and sizes must never break anything."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.engine.match import Match
from cardtable.games import all_games
from cardtable.store.journal import Journal
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.ui.conftest import Open

KEYS = [
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Tab,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_4,
    Qt.Key.Key_9,
    Qt.Key.Key_C,
    Qt.Key.Key_D,
    Qt.Key.Key_E,
    Qt.Key.Key_H,
    Qt.Key.Key_K,
    Qt.Key.Key_N,
    Qt.Key.Key_P,
    Qt.Key.Key_R,
    Qt.Key.Key_U,
]
COMMANDS = ["undo", "panel", "tracker", "dark", "large", "four_colour", "skip", "pause"]


@daily("humans", [1, 2], 2)
@daily("game", all_games(), "oicho-kabu")
def test_random_events_break_nothing(
    open_match: Open, program: Program, journal_of: Journal, game: str, humans: int
) -> None:
    rng = random.Random(f"{game}{humans}")
    count = all_games()[game].default_seats
    seats = ",".join(["human"] * humans + ["easy"] * (count - humans))
    robot = open_match(game, seats, seed="6")
    window = program.window
    sizes = [(800, 560), (1024, 700), (1280, 800)]
    for _ in range(220):
        if window.table is None:
            break
        table = window.table
        view = table.view.viewport()
        point = QPoint(rng.randrange(view.width()), rng.randrange(view.height()))
        button = rng.choice([Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
        match rng.randrange(12):
            case 0 | 1 | 2:
                QTest.mouseClick(view, button, pos=point)
            case 3:
                QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=point)
                other = QPoint(rng.randrange(view.width()), rng.randrange(view.height()))
                QTest.mouseMove(view, other)
                QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=other)
            case 4:
                window.menus.actions[rng.choice(COMMANDS)].trigger()
            case 5:
                window.resize(*rng.choice(sizes))
            case 6 if table.session.behind_curtain:
                robot.open_curtain()
            case 6 | 7:
                shown = [b for b in table.offered if b.enabled and b.id not in ("home", "rules")]
                if shown:
                    widget = table.bar.button(rng.choice(shown).id)
                    if widget is not None:
                        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
            case _:
                target = QApplication.focusWidget() or table.view
                QTest.keyClick(target, rng.choice(KEYS))
        QTest.qWait(rng.choice([0, 0, 1, 5]))
    if window.table is not None:
        window.table.session.pause(False)
        number = window.table.session.number
        played: Match = window.table.session.match
        kept, _ = journal_of.load(number)
        assert kept.actions == played.actions
        assert kept.state == played.state

"""Upright and narrow screens: no button of the table's page is cut, in any language."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.engine.state import TABLE
from cardtable.languages import LANGUAGES
from cardtable.ui.running.program import Program
from cardtable.ui.table.action_bar import PromptWords
from cardtable.ui.widgets.buttons import KeyButton
from tests.robot import Robot
from tests.ui.conftest import Open

#: Widths of windows: the narrowest, 1080 pixels at 200 %, 600 pixels.
WIDTHS = (500, 540, 600)
MATCHES = (
    ("dou-dizhu", "human,easy,easy"),
    ("oicho-kabu", "human,easy,easy,easy"),
    ("kyo-kabu", "human,human,easy"),
    ("oklahoma-gin", "human,easy"),
)


def place_in(part: QWidget, whole: QWidget) -> QRect:
    return QRect(part.mapTo(whole, part.rect().topLeft()), part.size())


def cut(whole: QWidget) -> list[str]:
    """The buttons of a bar that are cut or cover something."""
    buttons = [part for part in whole.findChildren(KeyButton) if part.isVisible()]
    words = whole.findChildren(PromptWords)
    found = []
    for button in buttons:
        short = button.width() < button.sizeHint().width()
        if short or not whole.rect().contains(place_in(button, whole)):
            found.append(f"{button.text()} is cut")
    for one, other in combinations([*buttons, *words], 2):
        if place_in(one, whole).intersects(place_in(other, whole)):
            found.append(f"{one.accessibleName()} lies on {other.accessibleName()}")
    return found


def check(program: Program, robot: Robot) -> None:
    """Nothing is cut, in any language and at any width."""
    window, table = program.window, robot.table
    window.setMinimumSize(1, 1)
    for code in LANGUAGES:
        window.settings.language = code
        for width in WIDTHS:
            window.resize(width, 960)
            QApplication.processEvents()
            assert window.width() == width
            assert not cut(table.header) + cut(table.bar), (code, width)
    window.settings.language = "en"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), MATCHES, ids=[game for game, _ in MATCHES])
def test_no_button_is_cut(program: Program, open_match: Open, game: str, seats: str) -> None:
    robot = open_match(game, seats, seed="3")

    def before() -> None:
        if robot.table.session.match.turn != TABLE:
            robot.table.controls.hint([robot.choose()])  # prepares it: longer words on the buttons
            robot.table.redraw()
        check(program, robot)
        robot.table.controls.clear()
        robot.table.redraw()
        program.window.resize(1280, 800)
        QApplication.processEvents()

    assert robot.play(limit=3, before=before) == 3

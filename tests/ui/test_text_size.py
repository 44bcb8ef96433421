"""Everything grows with the window and the player's setting, as far as the window holds it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolTip

from cardtable.engine.table import Layout
from cardtable.folders import data_folder
from cardtable.ui.looks import held_words
from cardtable.ui.main_window import Frame
from cardtable.ui.preferences.rows import ChoiceRow
from cardtable.ui.running.program import Program
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.robot import Robot
from tests.ui.conftest import Open

CONTROL = Qt.KeyboardModifier.ControlModifier
HALVES = (0.8, 1.5, 2.0)


def sizes(robot: Robot) -> dict[str, float]:
    """How large the things about the table are on the screen, in pixels."""
    table = robot.table
    return {
        "header": table.header.height(),
        "bar": table.bar.height(),
        "button": table.bar.stops[0].sizeHint().height(),
        "tab": table.panel.findChildren(QPushButton)[0].sizeHint().height(),
    }


def fits(robot: Robot) -> bool:
    """Whether all cards and all plates lie on what is seen of the cloth."""
    layout: Layout = robot.table.model.layout
    view = robot.table.view
    room = view.mapToScene(view.viewport().rect()).boundingRect().adjusted(-1, -1, 1, 1)
    cards = all(room.contains(s.x, s.y) and s.y + s.h <= room.bottom() for s in layout.cards)
    return cards and all(
        p.x + p.width <= room.right() and p.y + p.height <= room.bottom() for p in layout.plates
    )


@pytest.mark.slow
def test_keys_of_the_window_make_all_larger_and_smaller(program: Program, open_match: Open) -> None:
    program.window.resize(1920, 1200)
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    usual = sizes(robot)
    for _ in range(2):
        QTest.keyClick(program.window, Qt.Key.Key_Plus, CONTROL)
    assert program.settings.text_size == 120
    for part, large in sizes(robot).items():
        assert large == pytest.approx(1.2 * usual[part], rel=0.12), part
    assert fits(robot)
    QTest.keyClick(program.window, Qt.Key.Key_0, CONTROL)
    assert sizes(robot) == usual
    for _ in range(9):
        QTest.keyClick(program.window, Qt.Key.Key_Minus, CONTROL)
    assert program.settings.text_size == 80
    assert all(small < usual[part] for part, small in sizes(robot).items())
    assert fits(robot)


@pytest.mark.slow
def test_a_small_window_holds_no_larger_words(program: Program, open_match: Open) -> None:
    program.settings.text_size = 100
    program.window.resize(800, 560)
    robot = open_match("oklahoma-gin", "human,easy")
    usual = sizes(robot)
    larger = program.window.menus.actions["text_larger"]
    assert larger.isEnabled()
    QTest.keyClick(program.window, Qt.Key.Key_Plus, CONTROL)
    assert sizes(robot) == usual
    assert QToolTip.text() == held_words(100)
    program.window.resize(1280, 800)
    for _ in range(12):
        QTest.keyClick(program.window, Qt.Key.Key_Plus, CONTROL)
    assert QToolTip.text() == held_words(140)
    assert program.window.theme.zoom == 1.4
    assert fits(robot)
    QTest.keyClick(program.window, Qt.Key.Key_Minus, CONTROL)
    assert program.window.theme.zoom < 1.4  # the first press has an effect
    program.window.resize(800, 560)
    small = sizes(robot)  # only the rail has room for some of what was asked for
    assert usual["bar"] <= small["bar"] < 0.2 * program.window.height()
    assert {**small, "bar": 0} == {**usual, "bar": 0}


@pytest.mark.slow
def test_a_large_window_needs_no_setting(program: Program, open_match: Open) -> None:
    program.window.resize(1920, 1080)
    robot = open_match("oicho-kabu", "human,easy,easy")
    robot._wait_for_turn()
    usual = sizes(robot)
    program.window.resize(3840, 2160)
    large = sizes(robot)
    assert 2 * usual["header"] <= large["header"] < 0.09 * 2160  # its title is read from afar
    for part in ("bar", "button", "tab"):
        assert large[part] == pytest.approx(2 * usual[part], rel=0.1), part
    assert fits(robot)


def test_the_next_start_has_the_same_size(program: Program) -> None:
    program.window.resize(1920, 1080)
    program.window.menus.actions["text_larger"].trigger()
    again = Settings(data_folder() / "settings.ini")
    assert again.text_size == 110
    window = Frame(again, program.language)
    assert window.menuBar().fontInfo().pixelSize() >= 13
    assert window._first[-1].text == 110
    window.deleteLater()


@daily(
    ("size", "text", "comes"),
    [
        *(((800, 560), 200, 100), ((800, 600), 120, 100), ((1024, 600), 200, 105)),
        *(((1280, 700), 200, 125), ((1920, 1080), 120, 120), ((800, 560), 80, 80)),
    ],
)
def test_the_settings_say_what_comes_of_a_text_size(
    program: Program, size: tuple[int, int], text: int, comes: int
) -> None:
    program.window.resize(*size)
    program.window.preferences.open()
    dialog = program.window.preferences.dialog
    assert dialog is not None
    row = next(row for row in dialog.sections["look"].rows if row.id == "text_size")
    assert isinstance(row, ChoiceRow)
    row.choice.setCurrentIndex(row.choice.findData(text))
    row.choice.activated.emit(row.choice.currentIndex())
    assert (held_words(comes) in row._about.text()) == (comes < text)
    assert program.window.theme.zoom == pytest.approx(comes / 100)
    dialog.close()


@daily("kept", ["large", "", "-100", "85", "1000"])
def test_nonsense_is_the_usual_size(program: Program, kept: str) -> None:
    program.settings.put("text", kept)
    assert program.settings.text_size == 100


@daily("text", [80, 100, 150, 200], 200)
def test_no_zoom_makes_a_page_smaller_than_the_smallest(text: int) -> None:
    theme = Theme(text=text)
    for wide, high in ((800, 560), (1024, 700), (1280, 800), (2560, 1440), (3840, 2160)):
        zoom = theme.zoom_for(QSize(wide, high))
        assert wide / zoom >= 799, (wide, high)
        assert high / zoom >= 559, (wide, high)
        assert zoom >= min(text / 100, 1)


@daily("zoom", HALVES)
def test_a_click_hits_what_is_enlarged(program: Program, open_match: Open, zoom: float) -> None:
    program.window.resize(round(1000 * max(1.0, zoom)), round(700 * max(1.0, zoom)))
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    while program.window.theme.zoom < zoom:
        program.window.menus.actions["text_larger"].trigger()
    while program.window.theme.zoom > zoom:
        program.window.menus.actions["text_smaller"].trigger()
    page: Callable[[], object] = program.window.pages.currentWidget
    assert page() is robot.table
    for spot in robot.table.model.layout.cards:
        rect = robot.table.scene.card_rect(spot.key)
        assert rect is not None
        at = robot.table.view.mapFromScene(rect.center())
        assert robot.table.view.viewport().rect().contains(at)

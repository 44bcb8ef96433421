"""The start page and the window's place: tiles, continuing, the size of the screen."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.frame import inside
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.theme import Theme
from tests.ui.cells import cells
from tests.ui.conftest import Open, ended
from tests.ui.layout import flaws, place_in, settle

SIZES = ((800, 560), (1024, 700), (1280, 800), (1920, 1080), (3840, 2160))


@cells(SIZES)
def test_the_page_holds_at_every_size_with_equal_tiles(
    program: Program, open_match: Open, language: str, size: tuple[int, int]
) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    open_match("oicho-kabu", "human,easy,easy")
    window = program.window
    window.show_start()
    window.settings.language = language
    window.resize(*size)
    settle(window.start)
    assert flaws(window.start) == []
    assert window.start._scroll.horizontalScrollBar().maximum() == 0
    tiles = [tile.size() for tile in window.start.tiles]
    assert max(t.width() for t in tiles) - min(t.width() for t in tiles) <= 1
    assert len({t.height() for t in tiles}) == 1
    primary = [
        b for b in window.start.findChildren(KeyButton) if b.kind == "primary" and b.isVisible()
    ]
    assert len(primary) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_page_is_not_half_empty_in_large_windows(
    program: Program, size: tuple[int, int]
) -> None:
    window = program.window
    window.resize(*size)
    settle(window.start)
    tiles = [place_in(window.start, tile) for tile in window.start.tiles]
    covered = tiles[0].united(tiles[-1])
    assert covered.width() > 0.85 * window.start.width()
    assert covered.bottom() > 0.7 * window.start.height()


def test_tab_visits_the_page_as_it_is_read(program: Program, open_match: Open) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    open_match("dou-dizhu", "human,easy,easy")
    window = program.window
    window.show_start()
    window.activateWindow()
    for size in SIZES:
        window.resize(*size)
        settle(window.start)
        window.start.setFocus()
        seen: list[QWidget] = []
        while True:
            QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
            part = QApplication.focusWidget()
            assert part is not None
            if part in seen or not window.start.isAncestorOf(part):
                break
            seen.append(part)
        rows = [place_in(window.start, part).center() for part in seen]
        assert len(seen) == 3 + 3 + 16
        for one, two in pairwise(rows):
            assert two.y() > one.y() + 30 or (two.x() > one.x() and abs(two.y() - one.y()) < 30)


def test_continue_can_be_chosen_only_when_something_is_saved(
    program: Program, open_match: Open
) -> None:
    window = program.window
    action = window.menus.actions["continue"]
    assert window.start.band.way_on.text() != "Continue"
    assert not action.isEnabled()
    open_match("dou-dizhu", "human,easy,easy")
    assert not action.isEnabled()  # it is being played
    window.show_start()
    assert action.isEnabled()
    assert window.start.band.way_on.text() == "Continue"
    action.trigger()
    assert window.table is not None


def test_enter_on_a_button_in_focus_presses_it_instead_of_continuing(
    program: Program, open_match: Open
) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    window = program.window
    window.show_start()
    window.activateWindow()
    window.start.tiles[3].new.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert window.table is None
    assert window.setup is not None
    assert window.setup.game.id == "oklahoma-gin"


# -- the window's place --------------------------------------------------------------------------
def test_the_window_opens_where_it_was(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    places = []
    for step in range(2):
        program = Program("en")
        program.window.show()
        if step == 0:
            program.window.setGeometry(8, 60, 792, 610)
            QTest.qWait(10)
        places.append(program.window.geometry())
        ended(program)
    assert places[0].size() == places[1].size()
    assert places[0].topLeft() == places[1].topLeft()


def test_the_first_window_fits_the_screen(program: Program) -> None:
    """The screen of these tests is smaller than a usual window."""
    fresh = Program("en")
    screen = fresh.window.screen().availableGeometry()
    assert screen.width() < 1280
    assert fresh.window.width() <= screen.width()
    assert fresh.window.height() <= screen.height()
    ended(fresh)


@pytest.mark.parametrize(
    "place",
    [QRect(0, 0, 5000, 4000), QRect(-500, -500, 900, 600), QRect(3000, 2000, 900, 600)],
)
def test_a_place_outside_the_screen_is_moved_into_it(place: QRect) -> None:
    usable = QRect(0, 24, 960, 576)
    assert usable.contains(inside(place, usable))


@pytest.mark.parametrize("kept", [b"", b"nonsense", b"\x01\xd9\xd0\xcb" + b"\xff" * 60])
def test_a_damaged_place_does_no_harm(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bytes
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    first = Program("en")
    first.settings.geometry = QByteArray(kept)
    first.settings.put("window/other", "text")
    ended(first)
    second = Program("en")
    second.window.show()
    assert second.window.width() >= 300
    ended(second)


# -- focus ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("kind", ["plain", "choice", "primary", "segment", "quiet"])
def test_a_button_in_focus_can_be_told_from_others(qtbot: QtBot, kind: str, dark: bool) -> None:
    theme = Theme(dark)
    button = KeyButton(theme, kind)
    button.setCheckable(kind == "segment")
    button.setChecked(kind == "segment")
    button.set_words("Start match", "Return")
    button.resize(button.sizeHint())
    qtbot.addWidget(button)
    button.show()
    plain = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    ringed = button.grab().toImage()
    assert changed(plain, ringed) > 1.5 * (button.width() + button.height())


def changed(one: QImage, other: QImage) -> int:
    """How many pixels differ clearly."""
    assert one.size() == other.size()
    count = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = QColor(one.pixel(x, y)), QColor(other.pixel(x, y))
            apart = (abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))
            count += max(apart) > 60
    return count


def test_the_zoom_of_a_page_never_makes_it_smaller(qtbot: QtBot) -> None:
    theme = Theme()
    assert theme.at(2).px(10) == 20
    assert theme.at(1).font(14).pixelSize() == 14
    assert theme.at(1.5).font(14).pixelSize() == 21

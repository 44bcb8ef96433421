"""The gallery at the window: turned over by mouse and keys, looked at closely, put on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.gallery import GalleryPage
from cardtable.ui.intents import Gallery
from cardtable.ui.running.program import Program
from tests.ui.cells import cells
from tests.ui.layout import flaws, settle


@pytest.fixture
def page(program: Program) -> GalleryPage:
    """The gallery, opened by its key."""
    QTest.keyClick(program.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    front = program.window.navigator.front
    assert isinstance(front, GalleryPage)
    return front


def key(code: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, code, held)


def test_keys_lead_through_the_deck_and_back(program: Program, page: GalleryPage) -> None:
    assert page.list.hasFocus() and not page.former.isEnabled()
    key(Qt.Key.Key_Right)
    assert page._name.text() == page.face.accessibleName() == "1, red ace (aka-pin)"
    key(Qt.Key.Key_End)
    assert not page.next.isEnabled()
    key(Qt.Key.Key_Left)
    assert page._name.text() == "9"
    key(Qt.Key.Key_Escape)
    assert program.window.navigator.front is not page


def test_a_card_is_enlarged_by_keys_and_by_mouse(page: GalleryPage, qtbot: QtBot) -> None:
    assert not page.less.isEnabled()
    key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier)
    assert page.face.zoom == 2 and page.less.isEnabled()
    key(Qt.Key.Key_Minus)
    assert page.face.zoom == 1
    for zoom in (2, 4, 1):
        QTest.mouseClick(page.face, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
        assert page.face.zoom == zoom
        assert page.more.isEnabled() == (zoom < 4)
    key(Qt.Key.Key_Plus)
    key(Qt.Key.Key_Right)
    assert page.face.zoom == 1, "the next card is seen as a whole"


def test_an_enlarged_card_is_moved_about_and_stays_in_sight(page: GalleryPage) -> None:
    face = page.face
    face.enlarge(1)
    face.enlarge(1)
    before = face._whole()
    for _far in range(9):
        QTest.mousePress(face, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
        QTest.mouseMove(face, QPoint(90, 110))
        QTest.mouseRelease(face, Qt.MouseButton.LeftButton, pos=QPoint(90, 110))
    assert face.zoom == 4, "a drag is no click"
    assert face._whole().top() == pytest.approx(0, abs=1) and before.top() < -1


def test_another_deck_begins_with_its_first_card(page: GalleryPage, qtbot: QtBot) -> None:
    key(Qt.Key.Key_End)
    place = page.decks.findData("french")
    page.decks.setCurrentIndex(place)
    page.decks.activated.emit(place)
    assert page.list.currentIndex().row() == 0 and page.model.rowCount() == 54
    qtbot.waitUntil(lambda: len(page._pictures.pictures) == 54, timeout=20_000)


def test_the_gallery_opens_at_the_deck_of_the_game(program: Program) -> None:
    program.window.open(Gallery("hanafuda"))
    front = program.window.navigator.front
    assert isinstance(front, GalleryPage) and front.model.deck is not None
    assert front.model.deck.id == "hanafuda"


def test_a_deck_is_put_on_sheets_of_paper(page: GalleryPage, tmp_path: Path, qtbot: QtBot) -> None:
    page.save_as(tmp_path / "cards.pdf")
    qtbot.waitUntil(lambda: page._said.text() == "Saved as cards.pdf.", timeout=60_000)
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
    page.save_as(tmp_path / "none" / "cards.pdf")
    qtbot.waitUntil(lambda: page._said.text().startswith("cards.pdf can’t be"), timeout=60_000)


@cells([(800, 560), (1280, 800), (3840, 2160)], "zh_TW")
def test_no_word_is_cut(program: Program, language: str, size: tuple[int, int]) -> None:
    program.settings.language = language
    program.window.resize(*size)
    program.window.open(Gallery("hanafuda"))
    page = program.window.navigator.front
    assert isinstance(page, GalleryPage)
    for row in (0, 40):
        page.list.setCurrentIndex(page.model.index(row, 0))
        settle(page)
        assert flaws(page) == []

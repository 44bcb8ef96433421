"""Lists: lines never lie over each other, and Home and End lead to the first and last row."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QRect,
    QStringListModel,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.panel.log_lines import LogDelegate, LogView
from cardtable.ui.par import _Deals
from cardtable.ui.past.list import PastList
from cardtable.ui.widgets.labels import Browser
from cardtable.ui.widgets.lists import EntryList, RowTable
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.robot import wait_until

_LINE = "Nils is dealt a card that is out of play"


def heights_suit(view: LogView) -> bool:
    """Whether each row is as high as its lines are, as they are painted: no more and no less."""
    delegate = view.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    line = QFontMetrics(delegate.theme.font(13)).lineSpacing()
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        picture, option = QImage(600, 200, QImage.Format.Format_ARGB32), QStyleOptionViewItem()
        picture.fill(0)
        rect = view.visualRect(index)
        option.rect, option.widget = QRect(0, 0, rect.width(), 200), view
        painter = QPainter(picture)
        delegate.paint(painter, option, index)
        painter.end()
        inked = [
            y
            for y in range(200)
            if any(picture.pixelColor(x, y).alpha() for x in range(0, rect.width(), 2))
        ]
        if not inked[-1] < rect.height() < inked[-1] + line:
            return False
    return True


def shown_log(qtbot: QtBot, lines: int, width: int) -> LogView:
    view = LogView(Theme())
    qtbot.addWidget(view)
    view.setModel(QStringListModel([f"{_LINE}, {n}" for n in range(lines)], view))
    view.resize(width, 200)
    view.show()
    QTest.qWait(5)
    return view


@daily("wider", range(0, 40, 4), 0, 12)
def test_rows_are_measured_anew_when_a_scroll_bar_takes_some_of_the_width(
    qtbot: QtBot, wider: int
) -> None:
    width = QFontMetrics(Theme().font(13, 400)).horizontalAdvance(f"{_LINE}, 0")
    view = shown_log(qtbot, 12, width + wider)
    assert view.verticalScrollBar().isVisible() and heights_suit(view)


@pytest.mark.parametrize("narrower", [2, 8, 16, 60])
def test_rows_are_measured_anew_when_the_log_becomes_narrower(qtbot: QtBot, narrower: int) -> None:
    width = QFontMetrics(Theme().font(13, 400)).horizontalAdvance(f"{_LINE}, 0")
    view = shown_log(qtbot, 3, width + 14)
    assert heights_suit(view)
    view.resize(width + 14 - narrower, view.height())
    QTest.qWait(5)
    assert heights_suit(view)


def test_the_end_of_the_log_stays_in_sight_in_another_width(qtbot: QtBot) -> None:
    view = shown_log(qtbot, 40, 400)
    view.scrollToBottom()
    view.resize(200, 200)
    QTest.qWait(5)
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum() > 0


class _Rows(QAbstractTableModel):
    def rowCount(self, parent: object = None) -> int:
        return 60

    def columnCount(self, parent: object = None) -> int:
        return 3

    def data(self, index: object, role: int = 0) -> object:
        return "x" if role == Qt.ItemDataRole.DisplayRole else None


def test_every_table_of_rows_is_one() -> None:
    assert issubclass(PastList, RowTable) and issubclass(_Deals, RowTable)


@pytest.mark.parametrize("column", [0, 2])
def test_home_end_and_page_keys_walk_over_the_rows(qtbot: QtBot, column: int) -> None:
    table = RowTable()
    qtbot.addWidget(table)
    model = _Rows(table)
    table.setModel(model)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.show()
    table.setCurrentIndex(model.index(7, column))
    rows = []
    for key in ("End", "PageUp", "Home", "PageDown"):
        QTest.keyClick(table, getattr(Qt.Key, f"Key_{key}"))
        rows.append(table.currentIndex().row())
    assert rows[0] == 59 and rows[2] == 0
    assert 0 < rows[1] < 59 and 0 < rows[3] < 59
    QTest.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert len(table.selectionModel().selectedRows()) == 60 - rows[3]


class _Words(_Rows):
    def data(self, index: Any, role: int = 0) -> object:
        words = f"{index.row()}{'abc'[index.column()]} \u2068\u05d0\u2069 1\xa0x"
        return words if role == Qt.ItemDataRole.DisplayRole else None


def copied_by_key(view: QWidget) -> str:
    QGuiApplication.clipboard().setText("what was there")
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return QGuiApplication.clipboard().text()


def test_all_rows_that_are_selected_are_copied_as_they_are_shown(qtbot: QtBot) -> None:
    table = RowTable()
    qtbot.addWidget(table)
    model = _Words(table)
    table.setModel(model)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.setColumnHidden(1, True)
    assert copied_by_key(table) == "what was there"
    flags = QItemSelectionModel.SelectionFlag
    for row in (5, 2):
        table.selectionModel().select(model.index(row, 0), flags.Select | flags.Rows)
    assert copied_by_key(table) == "2a א 1 x\t2c א 1 x\n5a א 1 x\t5c א 1 x"


class _Many(_Words):
    asked = 0

    def rowCount(self, parent: object = None) -> int:
        return 5_000

    def data(self, index: Any, role: int = 0) -> object:
        self.asked += role == Qt.ItemDataRole.DisplayRole
        return super().data(index, role)


def test_very_many_rows_are_copied_little_by_little_and_not_if_others_have_come(
    qtbot: QtBot,
) -> None:
    table = RowTable()
    qtbot.addWidget(table)
    model = _Many(table)
    table.setModel(model)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.selectAll()
    model.asked = 0
    assert copied_by_key(table) == "what was there"
    assert model.asked < 2_000, "the window has answered meanwhile"
    wait_until(lambda: QGuiApplication.clipboard().text() != "what was there")
    assert len(QGuiApplication.clipboard().text().splitlines()) == 5_000
    assert model.asked == 15_000
    copied_by_key(table)
    model.beginResetModel()
    model.endResetModel()
    QTest.qWait(20)
    assert QGuiApplication.clipboard().text() == "what was there"
    assert model.asked < 17_000


def test_the_line_of_the_log_where_the_keys_are_is_copied(qtbot: QtBot) -> None:
    log = LogView(Theme())
    qtbot.addWidget(log)
    log.setModel(QStringListModel(["first", "\u2068\u05d0\u2069 bets 1\xa0x"], log))
    log.setCurrentIndex(log.model().index(1, 0))
    assert copied_by_key(log) == "א bets 1 x"


def test_words_copied_from_a_page_are_those_that_are_read(qtbot: QtBot) -> None:
    page = Browser()
    qtbot.addWidget(page)
    page.setPlainText("\u2068\u05d0\u2069 1\xa0x")
    page.selectAll()
    assert copied_by_key(page) == "א 1 x"


def test_a_line_in_the_row_shows_where_the_keys_are(qtbot: QtBot) -> None:
    """Nothing frames the whole list; without a current row, its first one has the line."""
    view = EntryList()
    view.addItems(["one", "two"])
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.setCurrentIndex(QModelIndex())
    qtbot.waitUntil(view.hasFocus)
    assert view.marked == view.visualItemRect(view.item(0))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert view.marked == view.visualItemRect(view.item(1))
    point = view.visualItemRect(view.item(0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert view.marked.isEmpty()

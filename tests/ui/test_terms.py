"""The terms of a page explained by a key: the same as by hovering, wherever the keyboard is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.store.journal import Journal
from cardtable.ui.help.dialogs import TermsDialog
from cardtable.ui.intents import SetUp, Statistics
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme
from tests.robot import wait_until
from tests.store.simulated import fill
from tests.ui.conftest import Open


def told(program: Program, at: QWidget | None = None) -> list[str]:
    """What Ctrl+F1 explains, gone through by the arrow keys, with the keyboard at a widget."""
    window = program.window
    window.activateWindow()  # without a window manager it is not reactivated by itself
    wait_until(window.isActiveWindow)
    if at is not None:
        at.setFocus()
    rows: list[str] = []
    amiss: list[str] = []

    def look() -> None:
        dialog = window.findChild(TermsDialog)
        assert isinstance(dialog, TermsDialog)
        terms = dialog.list
        for _ in range(terms.count()):
            item = terms.currentItem()
            rows.append(item.text())
            if dialog.focusWidget() is not terms:
                amiss.append(f"the keyboard is not at {item.text()}")
            if terms.visualItemRect(item).bottom() > terms.viewport().height():
                amiss.append(f"{item.text()} cannot be seen")
            QTest.keyClick(terms, Qt.Key.Key_Down)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(60, look)
    QTest.keyClick(at or window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert amiss == []
    return rows


def on_hover(tip: str) -> set[str]:
    """The terms that a tooltip explains."""
    return {line for line in tip.split("\n") if ": " in line}


def test_a_hint(open_match: Open, program: Program) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    robot._wait_for_turn()
    robot.play(limit=2)
    robot._wait_for_turn()
    QTest.keyClick(robot.table.view, Qt.Key.Key_H)
    strip = robot.table.strip.list
    wait_until(lambda: strip.model().rowCount() > 0 and strip.isVisible())
    tip = str(strip.currentIndex().data(Qt.ItemDataRole.ToolTipRole) or "").split("\n\n")
    rows = told(program, strip)
    assert rows
    if len(tip) > 1:
        lines = tip[1].split("\n")  # what signs and figures mean stands there as well
        wanted = [line for line in lines if not line.startswith(("Points:", "About: "))]
        assert sorted(rows[: len(wanted)]) == sorted(wanted)


@pytest.mark.slow
def test_result_and_score_sheet(open_match: Open, program: Program) -> None:
    robot = open_match("oklahoma-gin", "human,easy", "rounds=1", seed="11")
    robot.play("hard")  # the last hand ends by a gin
    assert robot.table.session.match.turn is None
    robot.table.toggle_panel()
    rows = told(program)
    wanted = on_hover(robot.table.panel.result.toolTip())
    assert wanted and wanted <= set(rows)
    assert len(set(rows)) == len(rows)


@pytest.mark.slow
def test_a_house_rule_first_of_all(program: Program) -> None:
    window = program.window
    window.open(SetUp("oklahoma-gin"))
    setup = window.setup
    assert setup is not None
    setup.house.unfold.setChecked(True)
    rules = [row for row in setup.house.rows if row.isVisible() and row.editor.isEnabled()]
    explained = [row for row in rules if on_hover(row._line.toolTip())]
    assert explained
    for row in explained:
        rows = told(program, row.editor)
        wanted = on_hover(row._line.toolTip())
        assert wanted <= set(rows[: len(wanted) + 3]), row.editor.accessibleName()


def test_statistics(program: Program, journal_of: Journal) -> None:
    fill(journal_of, 24)
    program.window.open(Statistics())
    rows = told(program)
    assert "gin: A hand without any deadwood." in rows


@pytest.mark.slow
def test_what_is_said_in_another_language_is_explained_in_it(
    open_match: Open, program: Program
) -> None:
    robot = open_match("oklahoma-gin", "human,easy", "rounds=1", seed="9")
    robot.play("hard")
    english = told(program)
    program.settings.language = "ja"
    japanese = told(program)
    assert japanese and not set(japanese) & set(english)


def test_a_page_of_no_game_explains_those_of_all(program: Program) -> None:
    program.window.show_start()
    rows = told(program)
    assert "oicho: A total of 8." in rows
    assert "gin: A hand without any deadwood." in rows


def test_without_terms_it_says_so(qtbot: QtBot) -> None:
    dialog = TermsDialog(Theme(), [])
    qtbot.addWidget(dialog)
    dialog.show()
    said = [label.text() for label in dialog.findChildren(PlainLabel) if label.isVisible()]
    assert (
        said == ["Terms on this page", "This page has no terms to explain."]
        and not dialog.list.isVisible()
    )

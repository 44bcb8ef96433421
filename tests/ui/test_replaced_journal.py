"""The journal's file is replaced while the window is open; and what was left unsaved comes back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.store.journal import Journal
from cardtable.store.unsaved_files import places_for
from cardtable.ui.past.page import PastPage
from cardtable.ui.running.program import Program
from cardtable.ui.statistics.page import StatisticsPage
from tests.robot import wait_until
from tests.store.simulated import fill, simulated
from tests.store.test_journal import played
from tests.ui.test_window import texts


@pytest.fixture
def page(program: Program, journal_of: Journal) -> PastPage:
    fill(journal_of, 6)
    program.window.show_start()
    program.window.menus.actions["history"].trigger()
    made = program.window.navigator.find(PastPage)
    assert made is not None
    return made


def replace(journal: Journal, tmp_path: Path) -> None:
    """Another program puts a file with other matches in its place."""
    other = Journal(tmp_path / "other.sqlite")
    for number in (40, 41, 42, 43):
        other.keep(0, simulated(number), "french")
    other.close()
    os.replace(other.path, journal.path)


def test_a_delete_in_a_list_of_the_old_file_deletes_nothing_and_the_list_is_read_again(
    program: Program, page: PastPage, journal_of: Journal, tmp_path: Path
) -> None:
    replace(journal_of, tmp_path)
    page.list.choose_row(3)
    QTest.mouseClick(page._delete, Qt.MouseButton.LeftButton)
    assert page.model.rowCount() == 4 and not journal_of.away()
    assert "replaced by another one" in page._count.text()
    there = {str(match.seats) for match in journal_of.past_matches()}
    assert {str(match.seats) for match in page.model.all} == there
    page.list.choose_row(1)
    gone = page.looked_at
    QTest.mouseClick(page._delete, Qt.MouseButton.LeftButton)
    assert gone is not None and journal_of.away() == [gone.id] and page.model.rowCount() == 3


@pytest.mark.parametrize("open_page", ["history", "statistics"])
def test_open_pages_are_read_again_when_the_file_was_damaged(
    program: Program, page: PastPage, journal_of: Journal, open_page: str
) -> None:
    before = {match.id for match in page.model.all}
    program.window.menus.actions[open_page].trigger()
    journal_of.begin_anew()
    wait_until(lambda: journal_of.waiting is None)
    wait_until(lambda: page.model.rowCount() == 6)
    assert not before & {match.id for match in page.model.all}
    statistics = program.window.navigator.find(StatisticsPage)
    if statistics is not None:
        assert {one.match for one in statistics.own.matches} <= {m.id for m in page.model.all}


@pytest.fixture
def left_unsaved(tmp_path: Path) -> Path:
    """What could not be saved at the last log-out, where the next start finds it."""
    file = next(places_for(tmp_path / "journal.sqlite"))
    journal = Journal(file)
    for seed in (1, 2):
        played(journal, 5, seed=seed)
    journal.close()
    return file


def test_what_could_not_be_saved_last_time_is_brought_over_and_said(
    left_unsaved: Path, program: Program, journal_of: Journal
) -> None:
    program.window.show_start()
    wait_until(lambda: not left_unsaved.exists())
    assert [entry.actions for entry in journal_of.unfinished()] == [5, 5]
    program.window.show_start()
    said = " ".join(texts(program.window.start))
    assert "2 matches that couldn’t be saved last time were recovered." in said
    assert "damaged" not in said

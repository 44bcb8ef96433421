"""How many past matches are kept: none is deleted without asking, and agreed ones are."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox

from cardtable.store.journal import Journal
from cardtable.store.keeping import RETENTIONS, Retention
from cardtable.ui.running.program import Program
from tests.robot import wait_until
from tests.store.test_journal import played
from tests.store.test_retention import finished


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked; the last entry before is what is answered."""
    said: list[str] = []

    def ask(box: QMessageBox) -> int:
        answer = said[-1]
        said.append(box.text())
        next(b for b in box.buttons() if b.text() == answer).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", ask)
    monkeypatch.setitem(RETENTIONS, "100", Retention(latest=2))
    return said


def test_nothing_goes_unasked(program: Program, journal_of: Journal, asked: list[str]) -> None:
    for seed in range(5):
        finished(journal_of, seed)
    played(journal_of, 5)
    actions = program.window.menus.actions
    assert actions["keep_all"].isChecked()
    asked.append("Keep them")
    actions["keep_100"].trigger()
    assert asked[-1] == "3 past matches will be deleted."
    assert program.settings.keep == "all" and actions["keep_all"].isChecked()
    assert len(journal_of.finished()) == 5
    asked.append("Delete")
    actions["keep_100"].trigger()
    wait_until(lambda: len(journal_of.finished()) == 2)
    assert program.settings.keep == "100" and actions["keep_100"].isChecked()
    assert len(journal_of.unfinished()) == 1


def test_what_is_beyond_the_limit_later_goes_as_was_agreed(
    program: Program, journal_of: Journal, asked: list[str]
) -> None:
    program.window.menus.actions["keep_100"].trigger()  # nothing to delete, nothing to ask
    assert asked == [] and program.settings.keep == "100"
    for seed in range(4):
        finished(journal_of, seed)
    newest = [entry.id for entry in journal_of.finished()][:2]
    program.window.show_start()
    wait_until(lambda: [entry.id for entry in journal_of.finished()] == newest)


def test_a_setting_that_makes_no_sense_keeps_all(program: Program) -> None:
    program.settings.keep = "none at all"
    assert program.settings.keep == "all"

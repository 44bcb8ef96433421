"""What stands above the table or on the start page is said in the new language at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.store.journal import Journal, JournalError
from cardtable.ui.records.unsaved import ENDING
from cardtable.ui.running.program import Program
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.test_window import texts


@pytest.fixture
def lock(journal_of: Journal) -> Iterator[None]:
    """Another program is using the file."""
    holder = sqlite3.connect(journal_of.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    yield
    holder.close()


def said(robot: Robot) -> str:
    banner = robot.table.banner
    return " ".join(texts(banner)) if banner.isVisible() else ""


@pytest.fixture
def robot(open_match: Open) -> Robot:
    made = open_match("dou-dizhu", "human,easy,easy", seed="3")
    made._wait_for_turn()
    return made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("restarted", "neu gestartet"),
        ("illegal", "unerlaubten Zug"),
        ("gone", "nur noch einfache"),
    ],
)
def test_a_bot_that_stopped(program: Program, robot: Robot, what: str, words: str) -> None:
    robot.table.session.trouble.emit(1, what)
    assert robot.table.names[1] in said(robot)
    program.settings.language = "de"
    assert words in said(robot)
    assert robot.table.names[1] in said(robot)
    program.settings.language = "ja"
    assert words not in said(robot)
    assert robot.table.names[1] in said(robot)
    robot.table.banner._fades.timeout.emit()
    assert said(robot) == ""
    program.settings.language = "de"
    assert said(robot) == "", "what is over does not come back"


@pytest.mark.slow
def test_a_match_that_is_not_saved(program: Program, open_match: Open, lock: None) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    program.settings.language = "de"
    assert "noch nicht gespeichert" in said(robot)
    assert "Erneut versuchen" in said(robot)
    # A passing message covers it, in the new language too, and what lasts is back in it.
    robot.table.session.trouble.emit(1, "restarted")
    program.settings.language = "en"
    assert "was restarted" in said(robot)
    assert "Try again" not in said(robot)
    robot.table.banner._fades.timeout.emit()
    assert "This match hasn’t been saved yet" in said(robot)
    assert "Try again" in said(robot)


@pytest.mark.slow
def test_a_match_that_is_saved_elsewhere(
    program: Program, open_match: Open, lock: None, tmp_path: Path
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.table.unsaved._save_in(tmp_path / f"other{ENDING}")
    assert "is saved in other.sqlite" in said(robot)
    program.settings.language = "de"
    assert "other.sqlite" in said(robot)
    assert "is saved" not in said(robot)


@pytest.mark.slow
def test_a_record_that_is_refused(program: Program, robot: Robot, tmp_path: Path) -> None:
    path = tmp_path / "old.cardtable"
    path.write_text("not a record", encoding="utf-8")
    program.window.records.import_from(path)
    wait_until(lambda: "isn’t a valid record" in said(robot))
    english = said(robot)
    program.settings.language = "de"
    assert "old.cardtable" in said(robot)
    # Its reason comes from the engine, and is said in German as well.
    assert not set(english.split(". ")) & set(said(robot).split(". "))


def test_a_fault_of_the_program(program: Program, robot: Robot) -> None:
    program.window.notices.report_fault()
    assert "Something went wrong" in said(robot)
    program.settings.language = "de"
    assert said(robot)
    assert "Something went wrong" not in said(robot)


def test_on_the_start_page_too(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.window.show_start()
    error = JournalError("full", "/data: no room")

    def broken(*_: object) -> None:
        raise error

    journal = program.window.journal
    assert journal is not None
    monkeypatch.setattr(journal, "put_away", broken)
    program.window.front.delete(1)
    assert any("the disk is full" in text for text in texts(program.window.start))
    program.settings.language = "de"
    shown = texts(program.window.start)
    assert not any("the disk is full" in text for text in shown)
    assert any("/data: no room" in text for text in shown)

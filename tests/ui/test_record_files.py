"""Records in the window: export, import, and what strangers send."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote_from_bytes

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMessageBox

from cardtable.arguments import parser
from cardtable.engine.records import parse, replay
from cardtable.games import find_game
from cardtable.store.journal import Journal
from cardtable.ui.dialog import ask_to_save
from cardtable.ui.intents import Past, SetUp
from cardtable.ui.records.files import dropped_record, export_record
from cardtable.ui.running.app import _check_arguments
from cardtable.ui.running.program import Program
from cardtable.ui.setup.deck_import import dropped_deck
from tests.daily import daily
from tests.engine.test_records import TRUE
from tests.robot import wait_until
from tests.ui.conftest import Open


def notices(program: Program) -> str:
    return " ".join(w.text() for w in program.window.findChildren(QLabel) if w.isVisible())


@pytest.mark.slow
def test_a_finished_match_is_exported_and_true(
    open_match: Open, program: Program, tmp_path: Path
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot.play()
    path = tmp_path / "match.cardtable"
    program.window.records.export_to(path)
    match = replay(parse(path.read_text()), find_game)
    assert match.state == robot.table.session.match.state


def test_an_unfinished_match_is_exported_without_its_seed(
    open_match: Open, program: Program, tmp_path: Path
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="77777777")
    path = tmp_path / "match.cardtable"
    program.window.records.export_to(path)
    assert "77777777" not in path.read_text()
    assert robot.table.session.match.commitment in path.read_text()


def test_a_record_that_cannot_be_written_is_one_sentence(
    open_match: Open, program: Program, tmp_path: Path
) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    program.window.records.export_to(tmp_path / "no" / "such" / "folder.cardtable")
    assert "can’t be written" in notices(program)


def test_a_file_named_without_an_ending_gets_it(program: Program, tmp_path: Path) -> None:
    def name_it() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        line = dialog.findChild(QLineEdit)
        assert line is not None and line.text() == "kabu.cardtable"
        line.setText(str(tmp_path / "mine"))
        QTest.keyClick(line, Qt.Key.Key_Return)

    QTimer.singleShot(100, name_it)
    path = ask_to_save(program.window, "Save", "kabu.cardtable", "Records (*.cardtable)")
    assert path == tmp_path / "mine.cardtable"


@daily("answer", [None, "Yes", "No"])
@daily("typed", ["Anna vs. Ben", "match.txt", "v1.0", "old.CARDTABLE"])
def test_a_dot_in_a_name_is_not_taken_for_the_ending(
    program: Program, tmp_path: Path, typed: str, answer: str | None
) -> None:
    ended = typed if typed.endswith(".CARDTABLE") else f"{typed}.cardtable"
    wanted = tmp_path / ended
    if answer:
        wanted.write_text("before")

    def name_it() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        line = dialog.findChild(QLineEdit)
        assert line is not None
        line.setText(str(tmp_path / typed))
        if answer:
            QTimer.singleShot(100, give_it)
        QTest.keyClick(line, Qt.Key.Key_Return)

    def give_it() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox) and ended in box.text()
        button = box.button(QMessageBox.StandardButton[answer or "No"])
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        if typed == ended and answer == "No":
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QFileDialog)
            QTimer.singleShot(0, dialog.reject)

    QTimer.singleShot(100, name_it)
    path = ask_to_save(program.window, "Save", "kabu.cardtable", "Records (*.cardtable)")
    assert path == (None if answer == "No" else wanted)


def drop_at(program: Program, spot: QPoint, path: Path) -> bool:
    """Drop a file as the system delivers it; whether the window takes it."""
    below = program.window.childAt(spot) or program.window
    at = QPointF(below.mapFrom(program.window, spot))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    data.setText(path.as_uri())
    held = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(at.toPoint(), Qt.DropAction.CopyAction, *held)
    QApplication.sendEvent(below, enter)
    if enter.isAccepted():
        QApplication.sendEvent(below, QDropEvent(at, Qt.DropAction.CopyAction, *held))
    return enter.isAccepted()


@pytest.mark.slow
@pytest.mark.parametrize("where", ["cloth", "hand", "rail"])
def test_a_record_can_be_dropped_anywhere_on_the_table(
    open_match: Open, program: Program, tmp_path: Path, where: str
) -> None:
    open_match("dou-dizhu", "human,easy,easy", seed="5").play(limit=2)
    path = tmp_path / "guest.cardtable"
    path.write_text(TRUE)
    wide, high = program.window.width(), program.window.height()
    y = {"cloth": 0.4, "hand": 0.8, "rail": 0.98}[where]
    before = program.window.table
    assert drop_at(program, QPoint(wide // 2, int(high * y)), path)
    wait_until(lambda: program.window.table not in (None, before))
    assert program.window.table is not None
    assert program.window.table.session.match.outcome is not None
    program.window.show_start()
    path.rename(tmp_path / "guest.txt")
    assert not drop_at(program, QPoint(wide // 2, int(high * y)), tmp_path / "guest.txt")


@daily("name", ["Name, seat 2", "Search", ""], "Search")
def test_a_record_dropped_on_a_field_is_opened(
    program: Program, open_match: Open, tmp_path: Path, name: str
) -> None:
    window = program.window
    open_match("dou-dizhu", "human,easy,easy", seed="5").play(limit=2)
    window.open(Past() if name == "Search" else SetUp("dou-dizhu"))
    page = window.navigator.front
    assert page is not None
    QTest.qWait(20)
    (field, *_) = (one for one in page.findChildren(QLineEdit) if one.accessibleName() == name)
    path = tmp_path / "guest.cardtable"
    path.write_text(TRUE)
    before = field.text()
    assert drop_at(program, field.mapTo(window, field.rect().center()), path)
    assert field.text() == before
    wait_until(lambda: window.navigator.front is not page)


@pytest.mark.slow
def test_a_dropped_record_is_shown_and_touches_no_saved_match(
    open_match: Open, program: Program, journal_of: Journal, tmp_path: Path
) -> None:
    open_match("dou-dizhu", "human,easy,easy", seed="5").play(limit=2)
    program.window.show_start()
    before = [(e.id, e.actions) for e in journal_of.unfinished()]
    path = tmp_path / "guest.cardtable"
    path.write_text(TRUE)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    program.window.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    wait_until(lambda: program.window.table is not None)
    assert program.window.table is not None
    assert program.window.table.session.match.outcome is not None
    program.window.show_start()
    assert [(e.id, e.actions) for e in journal_of.unfinished()] == before
    assert journal_of.finished() == []


COPY, MOVE, LINK = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction, Qt.DropAction.LinkAction


@daily("offered", [COPY, COPY | MOVE, COPY | MOVE | LINK, MOVE, LINK])
@daily("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_whoever_gives_a_file_keeps_it(
    program: Program, tmp_path: Path, offered: Qt.DropAction, held: Qt.KeyboardModifier
) -> None:
    path = tmp_path / "guest.cardtable"
    path.write_text(TRUE)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(5, 5), offered, data, left, held)
    program.window.dragEnterEvent(enter)
    drop = QDropEvent(QPointF(5, 5), offered, data, left, held)
    if MOVE in offered:
        drop.setDropAction(MOVE)  # as file managers propose
    program.window.dropEvent(drop)
    copies = COPY in offered
    assert enter.isAccepted() == drop.isAccepted() == copies
    if copies:
        assert enter.dropAction() == drop.dropAction() == COPY
        wait_until(lambda: program.window.table is not None)
    else:
        QTest.qWait(50)
        assert program.window.table is None
    assert path.exists()


@daily(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"x" * 2_000_000,
        b"cardtable record 1\n",
        TRUE[:-30].encode(),
        TRUE.replace("scores", "scores 1").encode(),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(
    program: Program, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "bad.cardtable"
    path.write_bytes(content)
    program.window.records.import_from(path)
    wait_until(lambda: "bad.cardtable isn’t a valid record" in notices(program))
    assert program.window.table is None
    program.window.records.import_from(tmp_path / "missing.cardtable")
    wait_until(lambda: "missing.cardtable can’t be read" in notices(program))


def test_the_record_of_a_match_that_goes_on_is_refused_for_that_reason(
    program: Program, open_match: Open, tmp_path: Path
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=2)
    path = tmp_path / "half.cardtable"
    export_record(robot.table.session.match, path)
    program.window.show_start()
    program.window.records.import_from(path)
    wait_until(lambda: "The match in half.cardtable isn’t over" in notices(program))
    assert "valid" not in notices(program)


def test_the_window_stays_awake_while_a_long_record_is_checked(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "long.cardtable"
    lines = TRUE.split("\n")
    at = lines.index("actions") + 1
    path.write_text("\n".join([*lines[:at], *(["0 pass"] * 49_000), *lines[at:]]))
    program.window.records.import_from(path)
    wait_until(lambda: "isn’t a valid record" in notices(program))
    assert program.window.table is None


def dragged(path: bytes) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromEncoded(b"file://" + quote_from_bytes(path).encode())])
    return data


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
@daily("name", [b"GUEST.CARDTABLE", b"Guest.CardTable", b"gu\xffst.Cardtable"])
def test_a_records_ending_may_be_in_capitals(program: Program, tmp_path: Path, name: bytes) -> None:
    path = tmp_path / os.fsdecode(name)
    path.write_text(TRUE)
    assert dropped_record(dragged(os.fsencode(path))) == path
    chosen = parser().parse_args(["play", str(path)])
    _check_arguments(chosen)
    program.open(chosen)
    wait_until(lambda: program.window.table is not None)


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
@daily("name", [b"deck", b"d\xffck", b"d#ck%20?"])
def test_a_deck_of_any_name_can_be_dropped(tmp_path: Path, name: bytes) -> None:
    path = tmp_path / os.fsdecode(name)
    path.mkdir()
    assert dropped_deck(dragged(os.fsencode(path))) == [path]

"""A match that cannot be saved says so until it can, and is then saved."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, Qt, QTimer, QtMsgType
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from cardtable.cli import main
from cardtable.folders import journal_file
from cardtable.store.journal import Journal
from cardtable.store.trouble import JournalError
from cardtable.ui import durations
from cardtable.ui.records import unsaved
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.test_window import texts

OTHERS = "human,easy,easy"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durations, "SAVE_AGAIN", 50)


@contextlib.contextmanager
def in_use(journal: Journal) -> Iterator[sqlite3.Connection]:
    """Another program is using the file."""
    with contextlib.closing(sqlite3.connect(journal.path, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield holder


@pytest.fixture
def lock(journal_of: Journal) -> Iterator[sqlite3.Connection]:
    with in_use(journal_of) as holder:
        yield holder


def on_turn(open_match: Open, game: str = "dou-dizhu", *words: str, seed: str = "3") -> Robot:
    """A match in which something is saved, and somebody is to act."""
    robot = open_match(game, "human,easy" if game == "oklahoma-gin" else OTHERS, *words, seed=seed)
    robot.play(limit=2)
    robot._wait_for_turn()
    return robot


def said(robot: Robot) -> str:
    banner = robot.table.banner
    return " ".join(texts(banner)) if banner.isVisible() else ""


def kept(journal: Journal, robot: Robot) -> list[str]:
    match, _ = journal.load(robot.table.session.saving.number)
    return [str(action) for action in match.actions]


def played(robot: Robot) -> list[str]:
    return [str(action) for action in robot.table.session.match.actions]


@pytest.mark.slow
def test_a_match_that_cannot_be_begun_says_so_until_it_is_written(
    open_match: Open, journal_of: Journal, lock: sqlite3.Connection
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    assert "This match hasn’t been saved yet" in said(robot)
    robot.play(limit=6)
    assert "This match hasn’t been saved yet" in said(robot)
    robot.table.session.trouble.emit(1, "restarted")
    assert "was restarted" in said(robot)
    robot.table.banner._fades.timeout.emit()
    assert "This match hasn’t been saved yet" in said(robot)
    assert journal_of.unfinished() == []
    lock.execute("ROLLBACK")
    wait_until(lambda: not robot.table.session.unsaved)
    assert said(robot) == ""
    assert kept(journal_of, robot) == played(robot) != []
    robot.play(limit=3)
    assert kept(journal_of, robot) == played(robot)


def test_a_lock_stops_play_until_it_is_gone(open_match: Open, journal_of: Journal) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=1)
    robot._wait_for_turn()
    before = played(robot)
    holder = sqlite3.connect(journal_of.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    robot.table.act(robot.choose())
    assert robot.table.session.stopped and "another program is using" in said(robot)
    assert played(robot) == before
    holder.execute("ROLLBACK")
    holder.close()
    wait_until(lambda: not robot.table.session.unsaved)
    assert len(played(robot)) > len(before)
    assert said(robot) == "" and kept(journal_of, robot) == played(robot)


@pytest.mark.slow
def test_a_folder_removed_while_playing_costs_nothing(
    open_match: Open, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    monkeypatch.setenv("CARDTABLE_DATA", str(folder))
    program.window.shared.journal = None
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=3)
    shutil.rmtree(folder)
    robot.play(limit=3)
    assert said(robot) == ""
    journal = Journal(folder / "journal.sqlite")
    assert kept(journal, robot) == played(robot)
    journal.close()


def test_play_goes_on_unsaved_if_the_player_wants_it_and_is_written_at_last(
    open_match: Open, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    monkeypatch.setenv("CARDTABLE_DATA", str(folder))
    program.window.shared.journal = None
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot.play(limit=2)
    robot._wait_for_turn()
    shutil.rmtree(folder)
    folder.write_text("in the way")
    robot.table.act(robot.choose())
    assert robot.table.session.stopped and "folder can’t be created" in said(robot)
    QTest.mouseClick(robot.table.banner._on, Qt.MouseButton.LeftButton)
    assert not robot.table.session.stopped
    robot.play()
    assert robot.table.session.match.outcome is not None
    assert "This match hasn’t been saved yet" in said(robot)
    actions = played(robot)
    program.window.show_start()
    assert any("1 match not saved yet" in text for text in texts(program.window.start))
    folder.unlink()
    wait_until(lambda: not program.window.left)
    (entry,) = Journal(folder / "journal.sqlite").finished()
    assert entry.actions == len(actions)
    assert not any("not saved yet" in text for text in texts(program.window.start))


@pytest.mark.slow
def test_a_match_is_saved_elsewhere(
    open_match: Open,
    journal_of: Journal,
    lock: sqlite3.Connection,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=4)
    monkeypatch.setattr(unsaved, "ask_where", lambda parent: tmp_path / "other.sqlite")
    QTest.mouseClick(robot.table.banner._elsewhere, Qt.MouseButton.LeftButton)
    assert "From now on the match is saved in other.sqlite" in said(robot)
    robot.play(limit=2)
    assert kept(Journal(tmp_path / "other.sqlite"), robot) == played(robot)
    lock.execute("ROLLBACK")
    assert journal_of.unfinished() == []
    assert journal_of.bring_over(tmp_path / "other.sqlite").whole == 1
    assert kept(journal_of, robot) == played(robot)


@daily("on", [0, 1, 3])
@daily("free", ["before", "after"])
def test_a_match_left_unsaved_goes_on_as_it_was_left(
    open_match: Open, program: Program, journal_of: Journal, on: int, free: str
) -> None:
    """``on``: how often one acts without saving; ``free``: when the file can be written again."""
    window = program.window
    robot = on_turn(open_match, "oklahoma-gin", seed="4")
    number = robot.table.number
    holder = sqlite3.connect(journal_of.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    robot.table.act(robot.choose())
    if on:
        QTest.mouseClick(robot.table.banner._on, Qt.MouseButton.LeftButton)
        robot.play(limit=on)
        robot._wait_for_turn()
    left = played(robot)
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.table is None and len(window.left) == 1
    if free == "before":
        holder.execute("ROLLBACK")
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    again = Robot(window)
    assert played(again)[: len(left)] == left and not window.left
    if free == "after":
        assert "hasn’t been saved yet" in said(again)
        holder.execute("ROLLBACK")
        wait_until(lambda: not again.table.session.unsaved)
    again.play(limit=3)
    QTest.qWait(3 * durations.SAVE_AGAIN)
    assert again.table.number == number and not again.table.session.unsaved
    assert kept(journal_of, again) == played(again)
    assert len(journal_of.unfinished()) == 1
    holder.close()


@pytest.mark.slow
def test_a_match_saved_elsewhere_has_no_number_here(
    open_match: Open,
    program: Program,
    journal_of: Journal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another match may have it in the journal."""
    open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3").play()
    (first,) = journal_of.finished()
    results = journal_of.read("SELECT * FROM results")
    robot = on_turn(open_match, "dou-dizhu", "deals=1", seed="5")
    with in_use(journal_of):
        robot.table.act(robot.choose())
        monkeypatch.setattr(unsaved, "ask_where", lambda parent: tmp_path / "b\udcff.sqlite")
        QTest.mouseClick(robot.table.banner._elsewhere, Qt.MouseButton.LeftButton)
    assert "From now on the match is saved in" in said(robot)
    assert robot.table.session.saving.number == first.id and robot.table.number == 0
    robot.play()
    assert robot.table.session.match.outcome is not None
    assert journal_of.read("SELECT * FROM results") == results
    program.window.left.take(robot.table.session.saving)
    assert program.window.left.waiting(first.id) is None


@pytest.mark.slow
def test_a_file_with_an_impossible_name_is_refused_in_one_sentence(
    open_match: Open,
    lock: sqlite3.Connection,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    monkeypatch.setattr(unsaved, "ask_where", lambda parent: tmp_path / f"{300 * 'x'}.sqlite")
    QTest.mouseClick(robot.table.banner._elsewhere, Qt.MouseButton.LeftButton)
    assert "can’t be" in said(robot) and robot.table.session.unsaved


@pytest.mark.slow
def test_a_match_that_cannot_be_opened_again_waits_on(
    open_match: Open, program: Program, journal_of: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    robot = on_turn(open_match)
    number = robot.table.number
    with in_use(journal_of):
        robot.table.act(robot.choose())
        window.show_start()
        monkeypatch.setattr(window.matches, "_play", None)
        with pytest.raises(TypeError):
            window.matches.resume(number)
        assert len(window.left) == 1


@pytest.mark.slow
def test_a_match_that_is_deleted_before_it_could_be_saved_stays_deleted(
    open_match: Open, program: Program, journal_of: Journal
) -> None:
    window = program.window
    robot = on_turn(open_match)
    number = robot.table.number
    with in_use(journal_of) as holder:
        robot.table.act(robot.choose())
        QTest.mouseClick(robot.table.banner._on, Qt.MouseButton.LeftButton)
        robot.play(limit=2)
        left = played(robot)
        window.show_start()
        holder.execute("ROLLBACK")
        window.front.delete(number)
    QTest.qWait(3 * durations.SAVE_AGAIN)
    assert not journal_of.unfinished() and not window.left
    window.front.undo()
    (entry,) = journal_of.unfinished()
    assert (entry.id, entry.actions) == (number, len(left)), "with all that was played"


def test_no_other_file_is_taken_for_one_of_matches(
    open_match: Open, lock: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    photos, letter = tmp_path / "photos.sqlite", tmp_path / "letter.txt"
    with contextlib.closing(sqlite3.connect(photos)) as db:
        db.execute("CREATE TABLE photos (name)")
        db.execute("PRAGMA user_version = 3")
    letter.write_text("Dear Mei" * 100)
    for path in (photos, letter):
        before = path.read_bytes()
        monkeypatch.setattr(unsaved, "ask_where", lambda parent, path=path: path)
        QTest.mouseClick(robot.table.banner._elsewhere, Qt.MouseButton.LeftButton)
        assert f"{path.name} isn’t a saved-matches file" in said(robot)
        assert path.read_bytes() == before and robot.table.session.unsaved
    assert not list(tmp_path.glob("*damaged*"))


@daily("answer", ["elsewhere", "anyway", "cancel"])
def test_the_window_does_not_close_over_an_unsaved_match_unasked(
    open_match: Open,
    program: Program,
    lock: sqlite3.Connection,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=4)
    count = len(played(robot))
    asked = []

    def ask(box: QMessageBox) -> int:
        asked.append(box.text())
        next(b for b in box.buttons() if answer in b.text().lower()).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", ask)
    monkeypatch.setattr(unsaved, "ask_where", lambda parent: tmp_path / "other.sqlite")
    closed = program.window.close()
    assert asked == ["1 match couldn’t be saved."]
    assert closed == (answer != "cancel")
    if answer == "elsewhere":
        (entry,) = Journal(tmp_path / "other.sqlite").unfinished()
        assert entry.actions == count
    if answer == "cancel":
        assert program.window.pages.currentWidget() is program.window.start
        lock.execute("ROLLBACK")
        wait_until(lambda: not program.window.left)
        assert program.window.journal is not None
        assert [entry.actions for entry in program.window.journal.unfinished()] == [count]


@daily("blocked", [0, 1, 2], 1)
@daily("way", ["signal", "session", "while asked", "lost screen"], "signal")
def test_at_the_end_of_a_session_nobody_is_asked_and_the_match_is_kept(
    open_match: Open,
    program: Program,
    lock: sqlite3.Connection,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    blocked: int,
    way: str,
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=4)
    count = len(played(robot))
    folders = [tmp_path / name for name in ("data", "home", "temporary")]
    for number, folder in enumerate(folders):
        folder.mkdir()
        if number < blocked:  # even for root
            folder.rmdir()
            folder.touch()
    monkeypatch.setattr(unsaved, "journal_file", lambda: folders[0] / "journal.sqlite")
    monkeypatch.setenv("HOME", str(folders[1]))
    monkeypatch.setattr("tempfile.tempdir", str(folders[2]))
    if way == "signal":
        program.end_now()
    elif way == "session":
        program._session_ends(None)  # type: ignore[arg-type]
        assert program.window.close()
    elif way == "lost screen":
        program.faults.screen_lost = program._keep_all
        monkeypatch.setattr(program.faults, "_before_qt", None)
        said = "The X11 connection broke (error 1). Did the X11 server die?"
        program.faults._qt_said(QtMsgType.QtWarningMsg, QMessageLogContext(), said)
    else:
        QTimer.singleShot(300, program.end_now)
        program.window.close()  # asks, and nobody answers
    (path,) = folders[blocked].iterdir()
    assert path.stat().st_mode & 0o777 == 0o600
    assert f"are in {path}. To recover them, use “cardtable recover”" in capsys.readouterr().err
    (entry,) = Journal(path).unfinished()
    assert entry.actions == count
    lock.execute("ROLLBACK")
    monkeypatch.setenv("CARDTABLE_DATA", str(folders[blocked]))
    assert main(["recover", str(path)]) == 0
    assert [one.actions for one in Journal(journal_file()).unfinished()] == [count]
    QTimer.singleShot(0, QApplication.exit)
    QApplication.exec()  # loops of later tests begin again


@pytest.mark.slow
@pytest.mark.parametrize("way", ["key", "mouse"])
def test_after_a_log_out_that_was_called_off_the_player_is_asked_again(
    open_match: Open,
    program: Program,
    lock: sqlite3.Connection,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=4)
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    program._session_ends(None)  # type: ignore[arg-type]
    assert program.window.ending
    if way == "key":
        QTest.keyClick(robot.table.view, Qt.Key.Key_Shift)
    else:
        QTest.mouseClick(robot.table.panel, Qt.MouseButton.LeftButton)
    assert not program.window.close()
    assert asked == ["1 match couldn’t be saved."]


def test_a_signal_ends_the_program_where_no_thread_can_be_started(tmp_path: Path) -> None:
    """What it raised would end the slot in the middle of which it came."""
    code = (
        "import os, signal, sys, threading\n"
        "from cardtable.ui.running.program import Program\n"
        "def no_thread(thread):\n"
        "    raise RuntimeError\n"
        "program = Program()\n"
        "program.heed_signals()\n"
        "program.window.show()\n"
        "threading.Timer.start = no_thread\n"
        "signal.raise_signal(signal.SIGTERM)\n"
        "print('went on')\n"
        "sys.exit(program.run())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "CARDTABLE_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "went on\n", "")


@daily("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_ends_the_program_under_any_dialog(tmp_path: Path, name: str) -> None:
    code = (
        "import os, signal, sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QMessageBox\n"
        "from cardtable.ui.running.program import Program\n"
        "def ask(window):\n"
        "    box = QMessageBox(window)\n"
        "    for role in (box.ButtonRole.AcceptRole, box.ButtonRole.DestructiveRole):\n"
        "        box.addButton('x', role)\n"
        "    box.exec()\n"
        "program = Program('en'); program.window.come_up()\n"
        "QTimer.singleShot(100, lambda: ask(program.window))\n"
        f"QTimer.singleShot(300, lambda: os.kill(os.getpid(), signal.{name}))\n"
        "program.heed_signals()\n"
        "sys.exit(program.run())\n"
    )
    environment = {**os.environ, "CARDTABLE_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, timeout=20, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


@daily(
    ("name", "where"),
    [
        *((name, "slot") for name in ("SIGTERM", "SIGHUP", "SIGINT")),
        *(("SIGTERM", where) for where in ("dialog", "menu", "before the loop")),
    ],
)
def test_a_signal_waits_until_what_runs_is_done(tmp_path: Path, name: str, where: str) -> None:
    """Python runs a handler in the middle of anything, for instance of a thought's sign."""
    code = (
        "import os, signal, sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QDialog, QMenu\n"
        "from cardtable.ui.running.program import Program\n"
        "program = Program('en'); program.window.come_up()\n"
        "def slot():\n"
        f"    os.kill(os.getpid(), signal.{name})\n"
        "    for _ in range(1000): pass\n"
        "    assert program.window.isVisible() and not program.window.ending\n"
        "    print('done', flush=True)\n"
        f"where = {where!r}\n"
        "if where == 'dialog': QTimer.singleShot(50, QDialog(program.window).exec)\n"
        "if where == 'menu':\n"
        "    menu = QMenu(program.window); menu.addAction('x')\n"
        "    QTimer.singleShot(50, lambda: menu.exec())\n"
        "if where == 'before the loop':\n"
        "    import gc; gc.freeze = slot\n"
        "else: QTimer.singleShot(200, slot)\n"
        "program.heed_signals()\n"
        "sys.exit(program.run())\n"
    )
    environment = {**os.environ, "CARDTABLE_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, timeout=20, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"done\n", b"")


@daily("name", ["SIGTERM", "SIGHUP", "SIGINT"])
@daily("hang", ["while True: pass", "os.read(os.pipe()[0], 1)"])
def test_a_signal_ends_even_what_never_comes_to_an_end(
    tmp_path: Path, name: str, hang: str
) -> None:
    code = (
        "import os, signal, sys\n"
        "from cardtable.ui.running import program as running\n"
        "running.PATIENCE = 0.5\n"
        "program = running.Program('en'); program.heed_signals()\n"
        f"os.kill(os.getpid(), signal.{name})\n"
        f"{hang}\n"
    )
    environment = {**os.environ, "CARDTABLE_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, timeout=20, check=False)
    assert done.returncode == 1


@pytest.mark.slow
def test_what_cannot_be_taken_back_is_told_and_goes_on(
    open_match: Open, journal_of: Journal
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=2)
    robot._wait_for_turn()
    before = played(robot)
    holder = sqlite3.connect(journal_of.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    robot.table.undo()
    assert "another program is using" in said(robot) and played(robot) == before
    holder.execute("ROLLBACK")
    robot.table.undo()
    assert len(played(robot)) < len(before)


@daily("ending", ["", "-wal", "-shm", "-journal"])
def test_nothing_is_left_of_a_file_that_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    """In no folder, if all are full."""
    begun = []

    def full(self: unsaved.LeftUnsaved, path: Path) -> JournalError:
        begun.append(path)
        path.touch()
        path.with_name(path.name + ending).touch()
        return JournalError("full")

    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    for name in ("Path.home", "tempfile.gettempdir"):
        monkeypatch.setattr(f"cardtable.store.unsaved_files.{name}", lambda: tmp_path)
    monkeypatch.setattr(unsaved.LeftUnsaved, "save_in", full)
    monkeypatch.setattr(unsaved.LeftUnsaved, "try_again", lambda _: JournalError("full"))
    unsaved.LeftUnsaved.keep_anywhere(unsaved.LeftUnsaved.__new__(unsaved.LeftUnsaved))
    assert len(begun) == 3 and not list(tmp_path.iterdir())

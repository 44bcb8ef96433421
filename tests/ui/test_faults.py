"""Faults are logged without anything personal, reported in a sentence, and shown."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from cardtable.cli import main
from cardtable.store.journal import JournalError
from cardtable.ui.help.dialogs import LogDialog
from cardtable.ui.running.program import Program
from cardtable.ui.upkeep.faults import Faults, told_of, without_names
from tests.robot import wait_until
from tests.ui.conftest import Open
from tests.ui.test_window import texts

NAME = "Mira Müller"


def broken() -> None:
    raise ValueError(f"{NAME} holds 3s 4s in /home/mira/cards")


def error_of(do: object = broken) -> BaseException:
    try:
        do()  # type: ignore[operator]
    except Exception as error:
        return error
    raise AssertionError


def test_a_fault_is_written_without_what_it_says() -> None:
    told = told_of(error_of())
    assert told.startswith("ValueError") and "test_faults.py:" in told and "broken" in told
    for private in ("Mira", "3s", "home", "work"):
        assert private not in told
    reason = told_of(JournalError("full", "/home/mira/journal.sqlite: no room"))
    assert reason.startswith("JournalError (full)") and "mira" not in reason


@pytest.mark.parametrize(
    "text",
    [
        "Could not parse stylesheet of object 'Mira'",
        "QFile: /home/mira/data.svg: no such file",
        'QSvg: <img src="Mira.png">',
        "QFont: Müller and 美羅",
        "cannot open C:\\Users\\Mira\\x",
    ],
)
def test_words_of_qt_lose_what_may_be_a_name(text: str) -> None:
    told = without_names(text)
    for private in ("Mira", "mira", "Müller", "美羅"):
        assert private not in told
    assert told


def test_a_fault_is_told_once_and_the_program_goes_on(
    open_match: Open, program: Program, capsys: pytest.CaptureFixture[str]
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    before = program.faults._before
    program.faults._before = sys.__excepthook__
    error = error_of()
    sys.excepthook(type(error), error, error.__traceback__)
    program.faults._before = before
    wait_until(robot.table.banner.isVisible)
    assert any("Something went wrong" in text for text in texts(robot.table.banner))
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and "ValueError" in lines[0] and "Mira" not in lines[0]
    robot.play(limit=2)
    program.window.show_start()
    log = program.faults.text()
    assert "ValueError" in log and "Mira" not in log
    assert (program.faults.path.stat().st_mode & 0o777) == 0o600 or os.name == "nt"


def test_a_fault_in_a_thread_is_written(tmp_path: Path) -> None:
    faults = Faults(tmp_path)
    faults._before_threads = threading.__excepthook__
    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()
    faults.close()
    assert "ValueError" in faults.text() and "Mira" not in faults.text()


def test_warnings_of_qt_are_written(tmp_path: Path, qtlog: object) -> None:
    faults = Faults(tmp_path)
    faults._before_qt = None  # this message is wanted
    qWarning("something is amiss with 'Mira'")
    faults.close()
    assert "Qt warning: something is amiss with …" in faults.text()


def test_the_log_stays_small(tmp_path: Path) -> None:
    for _ in range(4):
        faults = Faults(tmp_path)
        for _ in range(1_000):
            faults.note("x" * 1_000)
        faults.close()
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 3 * 128 * 1024


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    faults = Faults(tmp_path / "file" / "folder")
    faults.note("something")
    faults.close()
    assert faults.text() == ""


def test_a_crash_is_told_the_next_time(tmp_path: Path) -> None:
    code = (
        "import ctypes, sys\nfrom pathlib import Path\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from cardtable.ui.upkeep.faults import Faults\napp = QCoreApplication([])\n"
        "faults = Faults(Path(sys.argv[1]))\nctypes.string_at(0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, check=False
    )
    assert done.returncode != 0
    faults = Faults(tmp_path)
    faults.close()
    assert faults.crashed
    assert "crash the last time" in faults.text() and str(tmp_path) not in faults.text()
    again = Faults(tmp_path)
    again.close()
    assert not again.crashed


def test_nothing_personal_is_in_the_log_of_a_match(open_match: Open, program: Program) -> None:
    program.settings.name = NAME
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=3)
    session = robot.table.session
    session.trouble.emit(1, "gave_up")
    session.trouble.emit(1, "illegal")
    log = program.faults.text()
    assert "bot gave_up: dou-dizhu, easy" in log and "bot illegal" in log
    for seat in session.match.seats:
        assert seat.name not in log
    assert session.match.seed.text not in log


def test_the_log_is_shown_and_can_be_copied(program: Program) -> None:
    program.faults.note("bot illegal: dou-dizhu")
    seen: list[str] = []

    def look() -> None:
        (dialog,) = program.window.findChildren(QDialog)
        assert isinstance(dialog, LogDialog)
        dialog.copy.click()
        seen.append(dialog.text.toPlainText())
        dialog.reject()

    QTimer.singleShot(0, look)
    program.window.menus.actions["log"].trigger()
    assert "bot illegal: dou-dizhu" in seen[0]
    assert QGuiApplication.clipboard().text() == seen[0]


def test_a_selftest_without_a_plan_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardtable.ui import selftest

    monkeypatch.setattr(selftest, "PLANS", selftest.PLANS[:1])
    assert main(["selftest", "--game", "oklahoma-gin"]) == 1
    assert "no plan for oklahoma-gin" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="links of POSIX")
@pytest.mark.parametrize("name", ["crash.log", "faults.log"])
@pytest.mark.parametrize("kind", ["link", "dangling link", "pipe", "folder"])
def test_a_log_that_leads_elsewhere_is_neither_read_nor_written(
    tmp_path: Path, name: str, kind: str
) -> None:
    (folder := tmp_path / "data").mkdir()
    precious, log = tmp_path / "thesis", folder / name
    precious.write_text("my thesis\n")
    precious.chmod(0o644)
    if kind == "pipe":
        os.mkfifo(log)
    elif kind == "folder":
        log.mkdir()
    else:
        log.symlink_to(precious if kind == "link" else tmp_path / "no such file")
    faults = Faults(folder)
    faults.note("something")
    crashed = faults.crashed
    faults.close()
    assert precious.read_text() == "my thesis\n" and not crashed
    assert precious.stat().st_mode & 0o777 == 0o644
    assert not (tmp_path / "no such file").exists()

"""Where systems differ: other systems are played by fakes."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import IO

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent

from cardtable import cli
from cardtable.failures import Failure
from cardtable.ui.running import app, platforms, single
from tests.daily import daily

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "cardtable"


# -- file locking ----------------------------------------------------------------------------------
class Msvcrt:
    """Windows' locks: one byte of a file belongs to one program."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.taken: set[int] = set()

    def locking(self, number: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        inode = os.fstat(number).st_ino
        if inode in self.taken:
            raise PermissionError(13, "Permission denied")
        self.taken.add(inode)


@pytest.fixture
def windows_locks(monkeypatch: pytest.MonkeyPatch) -> Msvcrt:
    fake = Msvcrt()
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setattr(single, "os", SimpleNamespace(**{**vars(os), "name": "nt"}))
    return fake


def test_windows_locks_the_folder_with_its_own_locks(windows_locks: Msvcrt, tmp_path: Path) -> None:
    first = single.Single(tmp_path)
    assert first.first
    assert windows_locks.taken == {(tmp_path / "program.lock").stat().st_ino}
    second = single.Single(tmp_path)
    assert not second.first
    second.close()
    first.close()


def test_a_disk_without_locks_stops_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def none(_file: IO[bytes]) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(single, "lock_file", none)
    alone = single.Single(tmp_path)
    assert alone.first
    alone.close()


# -- what a system calls us ------------------------------------------------------------------------
def test_windows_is_told_that_this_is_not_python() -> None:
    told: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=told.append)
    platforms.name_for_windows(SimpleNamespace(windll=SimpleNamespace(shell32=shell)))
    assert told == [platforms.WINDOWS_ID]
    platforms.name_for_windows(SimpleNamespace())  # an older Windows


def test_a_flatpak_calls_its_menu_entry_after_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    assert platforms.desktop_name() == "cardtable"
    monkeypatch.setenv("FLATPAK_ID", "org.cardtable.Cardtable")
    assert platforms.desktop_name() == "org.cardtable.Cardtable"


def test_finder_hands_over_a_file_as_an_event() -> None:
    opened: list[str] = []
    fake = SimpleNamespace(file_opened=SimpleNamespace(emit=opened.append))
    event = QFileOpenEvent(QUrl.fromLocalFile("/tmp/a match.cardtable"))
    assert platforms.Application.event(fake, event) is True  # type: ignore[arg-type]
    assert opened == ["/tmp/a match.cardtable"]
    assert event.type() == QEvent.Type.FileOpen


# -- what cannot be said on a terminal -------------------------------------------------------------
def test_windows_shows_a_box_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(cli, "_show_box", lambda _library, line: shown.append(line))
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["play", "no-such-game"]) == 2
    assert len(shown) == 1 and "no-such-game" in shown[0]


def test_the_box_is_windows_own() -> None:
    shown: list[tuple[object, ...]] = []
    user32 = SimpleNamespace(MessageBoxW=lambda *words: shown.append(words))
    cli._show_box(SimpleNamespace(windll=SimpleNamespace(user32=user32)), "It failed.")
    assert shown == [(None, "It failed.", "Cardtable", 0x10)]
    cli._show_box(SimpleNamespace(), "Not Windows.")


def test_help_without_a_terminal_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0


@pytest.mark.parametrize(
    "said",
    [
        "libicudata.so.73: failed to map segment from shared object",
        "libQt6Gui.so.6: cannot create shared object descriptor: Cannot allocate memory",
        "x.so: cannot allocate memory in static TLS block",
    ],
)
def test_a_library_without_memory_is_not_said_to_be_missing(said: str) -> None:
    assert app.missing_library(ImportError(said)) == "There isn’t enough memory."


@pytest.mark.parametrize("clone", [True, False])
def test_a_missing_library_names_bootstrap_only_where_it_is(
    clone: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(app, "asset_folder", lambda: tmp_path / "assets")
    if clone:
        (tmp_path / "packaging").mkdir()
        (tmp_path / "packaging" / "bootstrap.py").touch()
    said = app.missing_library(ImportError("libEGL.so.1: cannot open shared object file"))
    assert "libEGL.so.1" in said
    assert ("bootstrap.py" in said) is clone
    assert isinstance(Failure(said), Exception)


# -- files -----------------------------------------------------------------------------------------
def tracked() -> list[str]:
    done = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip("this is no git repository")
    return done.stdout.splitlines()


def test_no_two_files_differ_in_case_alone() -> None:
    names = tracked()
    assert len(names) > 1000
    assert len({name.casefold() for name in names}) == len(set(names))


def test_windows_can_have_every_file() -> None:
    reserved = {"con", "prn", "aux", "nul", *(f"com{i}" for i in range(10))}
    for name in tracked():
        assert len(name) < 150, name
        for part in name.split("/"):
            assert not set(part) & set('<>:"\\|?*'), name
            assert part.partition(".")[0].lower() not in reserved, name
            assert part.rstrip(". ") == part, name


def calls(name: str) -> list[tuple[Path, ast.Call]]:
    return [
        (file, node)
        for file in sorted(PACKAGE.rglob("*.py"))
        if f".{name}(" in (text := file.read_text(encoding="utf-8"))  # few are worth parsing
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == name
    ]


@pytest.mark.parametrize(("name", "place"), [("read_text", 0), ("write_text", 1)])
def test_no_text_is_in_the_systems_own_encoding(name: str, place: int) -> None:
    found = calls(name)
    assert found
    for file, node in found:
        named = any(word.arg == "encoding" for word in node.keywords)
        assert named or len(node.args) > place, f"{file}:{node.lineno}"


def test_processes_are_spawned_never_forked() -> None:
    for name in ("Process", "Pool"):
        for file, node in calls(name):
            assert isinstance(node.func, ast.Attribute)
            source = ast.unparse(node.func.value)
            assert source != "multiprocessing", f"{file}:{node.lineno}"
    contexts = [node for _, node in calls("get_context")]
    assert contexts
    assert {ast.unparse(node.args[0]) for node in contexts} == {"'spawn'"}


# -- scales ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS"])
@pytest.mark.parametrize("scale", ["0", "0.0", "-2", "nan", "inf", "1e-9", "1e9", "big", "1;0"])
def test_a_scale_with_which_nothing_is_seen_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, name: str, scale: str
) -> None:
    monkeypatch.setenv(name, scale)
    platforms.forget_odd_scales()
    assert name not in os.environ


@daily("scale", ["1", "1.5", "2", "", "DP-1=1.25;HDMI-1=2", "1.5;2"])
def test_a_scale_that_makes_sense_stays(monkeypatch: pytest.MonkeyPatch, scale: str) -> None:
    for name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS"):
        monkeypatch.setenv(name, scale)
        platforms.forget_odd_scales()
        assert os.environ[name] == scale


def test_the_window_is_painted_whatever_the_scale(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from cardtable.ui.running.program import Program\n"
        "program = Program('en'); program.window.come_up(); program.window.show_start()\n"
        "assert program.window.grab().width() > 100\n"
        "QTimer.singleShot(300, program.end_now)\n"
        "program.heed_signals()\n"
        "sys.exit(program.run())\n"
    )
    environment = {**os.environ, "CARDTABLE_DATA": str(tmp_path), "QT_SCALE_FACTOR": "0"}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=False, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, b"")

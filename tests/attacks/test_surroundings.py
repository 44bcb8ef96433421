"""The window opens and plays whatever surrounds it: streams, folders, limits, other processes."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pty
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import termios
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable import spawning
from cardtable.art import own
from cardtable.bots.questions import Answer
from cardtable.store.journal import Journal
from cardtable.store.unsaved_files import places_for, unsaved_for
from cardtable.ui.records.unsaved import LeftUnsaved
from cardtable.ui.running import further_starts
from cardtable.ui.running.further_starts import FurtherStarts, address_of
from cardtable.ui.running.single import Single
from tests.bots.test_worker import Asker
from tests.daily import daily, few
from tests.robot import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits and devices of Linux")
ROOT = Path(__file__).parents[2]


def begin(data: Path | str, *words: str, errors: int, cwd: Path = ROOT) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "CARDTABLE_DATA": str(data), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-m", "cardtable", "play", *words],
        cwd=cwd,
        env={**environment, "PYTHONPATH": str(ROOT)},
        stdout=errors,
        stderr=errors,
    )


def closes(window: subprocess.Popen[bytes], data: Path) -> bool:
    """Whether a window opens, and closes in order when it is told to."""
    try:
        wait_until(lambda: (data / "program.socket").exists() or window.poll() is not None)
        window.send_signal(signal.SIGTERM)
        return window.wait(timeout=20) == 0
    finally:
        window.kill()
        window.wait()


# -- nobody reads what is printed ------------------------------------------------------------------
def _closed_pipe() -> tuple[int, ...]:
    reading, writing = os.pipe()
    os.close(reading)
    return (writing,)


def _full_pipe() -> tuple[int, ...]:
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    try:
        while True:
            os.write(writing, b"x" * 4096)
    except BlockingIOError:
        os.set_blocking(writing, True)
    return writing, reading


def _stopped_terminal() -> tuple[int, ...]:
    outer, inner = pty.openpty()
    termios.tcflow(inner, termios.TCOOFF)
    return inner, outer


UNREADABLE: dict[str, Callable[[], tuple[int, ...]]] = {
    "closed pipe": _closed_pipe,
    "full pipe": _full_pipe,
    "stopped terminal": _stopped_terminal,
    "full disk": lambda: (os.open("/dev/full", os.O_WRONLY),),
}


@pytest.fixture(params=few(UNREADABLE))
def errors(request: pytest.FixtureRequest) -> Iterator[int]:
    numbers = UNREADABLE[request.param]()
    yield numbers[0]
    for number in numbers:
        os.close(number)


def test_a_window_with_trouble_opens_though_nobody_reads_of_it(tmp_path: Path, errors: int) -> None:
    (tmp_path / "journal.sqlite").mkdir()
    assert closes(begin(tmp_path, errors=errors), tmp_path)


def test_a_second_start_ends_well_though_nobody_reads_of_it(tmp_path: Path, errors: int) -> None:
    first = begin(tmp_path, errors=subprocess.DEVNULL)
    try:
        wait_until((tmp_path / "program.socket").exists)
        second = begin(tmp_path, errors=errors)
        try:
            assert second.wait(timeout=20) == 0
        finally:
            second.kill()
            second.wait()
    finally:
        assert closes(first, tmp_path)


# -- folders that are not there --------------------------------------------------------------------
@pytest.fixture
def no_temporary(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", none)


@pytest.mark.usefixtures("no_temporary")
def test_a_journal_opens_where_no_temporary_file_can_be(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite", later=True)
    assert journal.locked is None and unsaved_for(journal.path) == []
    journal.close()


@pytest.mark.usefixtures("no_temporary")
def test_what_cannot_be_saved_anywhere_raises_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardtable.store.trouble import JournalError

    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    left = LeftUnsaved(None)  # type: ignore[arg-type]
    full = JournalError("full")
    monkeypatch.setattr(left, "try_again", lambda: full)
    monkeypatch.setattr(left, "save_in", lambda _path: full)
    left.keep_anywhere()


@pytest.mark.usefixtures("no_temporary")
def test_further_starts_meet_in_the_runtime_folder_without_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert Path(address_of(tmp_path / ("x" * 200))).parent == tmp_path


@pytest.mark.parametrize("when", ["before", "meanwhile"])
def test_bots_start_though_the_folder_of_the_start_is_gone(tmp_path: Path, when: str) -> None:
    gone, data = tmp_path / "gone", tmp_path / "data"
    gone.mkdir()
    window = subprocess.Popen(
        [
            *("sh", "-c", 'test "$1" = before && rmdir "$PWD"; shift; exec "$@"', "sh", when),
            *(sys.executable, "-c", "from cardtable.cli import main; main()"),
        ],
        cwd=gone,
        env={
            **os.environ,
            "CARDTABLE_DATA": str(data),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(ROOT),
        },
    )
    try:
        wait_until((data / "program.socket").exists)
        if when == "meanwhile":
            gone.rmdir()
        folder = os.readlink(f"/proc/{window.pid}/cwd")
        assert os.path.isdir(folder) and "gone" not in folder
    finally:
        assert closes(window, data)


def test_paths_of_the_command_line_belong_to_the_folder_of_the_start(tmp_path: Path) -> None:
    assert closes(begin("data", errors=subprocess.DEVNULL, cwd=tmp_path), tmp_path / "data")


# -- a player's own files --------------------------------------------------------------------------
@pytest.fixture
def namesakes(tmp_path: Path) -> Path:
    """A folder with files that have the names of modules of Python's own."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for name in ("struct", "signal", "socket", "threading", "pickle", "types", "queue"):
        (folder / f"{name}.py").write_text("print('run')\nraise SystemExit(3)\n")
    return folder


def _script(folder: Path) -> str:
    script = folder.parent / "cardtable-script.py"
    script.write_text("from cardtable.cli import main\nif __name__ == '__main__':\n    main()\n")
    return str(script)


def _environment(folder: Path, **further: str) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "CARDTABLE_DATA": str(folder.parent / "data"),
        "QT_QPA_PLATFORM": "offscreen",
        **further,
    }


def started_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What a command says in a folder, started by a script that lies elsewhere, as pip makes it."""
    return subprocess.run(
        [sys.executable, _script(folder), *words],
        cwd=folder,
        env=_environment(folder),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_bots_do_not_run_what_lies_in_the_folder(namesakes: Path) -> None:
    words = ("simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "2", "--workers", "2")
    done = started_in(namesakes, *words)
    assert (done.returncode, done.stderr) == (0, "") and "run" not in done.stdout


def test_importing_a_deck_does_not_run_what_lies_in_the_folder(namesakes: Path) -> None:
    (namesakes / "empty").mkdir()
    done = started_in(namesakes, "deck", "--import", "empty", "--lang", "en")
    assert "No deck found in" in done.stderr and "run" not in done.stdout


@pytest.mark.slow
def test_the_windows_bots_do_not_run_what_lies_in_the_home_folder(namesakes: Path) -> None:
    data = namesakes.parent / "data"
    window = subprocess.Popen(
        [sys.executable, _script(namesakes), "play", "dou-dizhu", "--seats", "easy,easy,easy"],
        cwd=namesakes.parent,
        env=_environment(namesakes, HOME=str(namesakes)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        journal = data / "journal.sqlite"
        wait_until(lambda: journal.exists() and _actions(journal) > 0, 60_000)
    finally:
        window.terminate()
        said = window.communicate(timeout=20)[0]
    assert (window.returncode, said) == (0, b"")


def _actions(journal: Path) -> int:
    with (
        contextlib.closing(sqlite3.connect(f"file:{journal}?mode=ro", uri=True)) as db,
        contextlib.suppress(sqlite3.OperationalError),  # it is just being made
    ):
        return int(db.execute("SELECT count(*) FROM actions").fetchone()[0])
    return 0


@daily("name", ["HUP", "INT", "TERM"])
def test_a_signal_that_was_to_be_ignored_is_ignored(tmp_path: Path, name: str) -> None:
    """As “nohup” would have it."""
    data = tmp_path / "data"
    window = subprocess.Popen(
        ["sh", "-c", f"trap '' {name}; exec \"$@\"", "sh", sys.executable, "-m", "cardtable"],
        cwd=ROOT,
        env={**os.environ, "CARDTABLE_DATA": str(data), "QT_QPA_PLATFORM": "offscreen"},
    )
    try:
        wait_until((data / "program.socket").exists)
        window.send_signal(getattr(signal, f"SIG{name}"))
        with pytest.raises(subprocess.TimeoutExpired):
            window.wait(2)
    finally:
        other = signal.SIGHUP if name == "TERM" else signal.SIGTERM
        window.send_signal(other)
        assert window.wait(20) == 0


# -- no further thread -----------------------------------------------------------------------------
@pytest.fixture
def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


@pytest.mark.usefixtures("no_thread")
def test_without_a_thread_an_action_is_drawn_and_said_so() -> None:
    asker = Asker()
    asker.worker.ask(asker.question(1))
    answer: Answer = asker.answers.get_nowait()
    assert answer.trouble == "gave_up" and answer.thought is not None
    assert answer.thought.action in asker.view.legal
    asker.worker.close()


def test_a_thread_that_can_start_later_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as once:
        once.setattr(threading.Thread, "start", lambda _thread: _no_further())
        asker = Asker()
    asker.worker.ask(asker.question(1))
    assert asker.answers.get(timeout=20).trouble == ""
    asker.worker.close()


def _no_further() -> None:
    raise RuntimeError("can't start new thread")


@pytest.mark.usefixtures("no_thread")
def test_a_window_plays_without_hearing_of_further_starts(tmp_path: Path) -> None:
    FurtherStarts(tmp_path, print).close()
    assert not further_starts.hand_over(tmp_path, {})


@pytest.mark.usefixtures("no_thread")
def test_own_decks_are_looked_at_without_a_thread(tmp_path: Path) -> None:
    own.look_in_background(tmp_path / "decks", lambda: None, 1.0)


@pytest.mark.usefixtures("no_thread")
def test_a_bot_thinks_without_watching_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    class _Parent:
        sentinel = 0

    monkeypatch.setattr(multiprocessing, "parent_process", _Parent)
    monkeypatch.setattr(spawning, "_prctl", lambda *_: None)
    spawning.end_with_parent()


def test_a_process_that_can_open_no_further_file_ends_with_its_parent() -> None:
    gone, end = os.pipe()
    os.close(end)
    child = os.fork()
    if not child:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (1, 1))
            spawning._end_with(gone)
        finally:
            os._exit(7)
    os.close(gone)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


# -- other processes and accounts ------------------------------------------------------------------
def test_what_a_package_forks_does_not_hold_the_lock(tmp_path: Path) -> None:
    single = Single(tmp_path)
    child = os.fork()
    if not child:
        time.sleep(30)
        os._exit(0)
    try:
        single.close()
        time.sleep(0.2)
        other = Single(tmp_path)
        assert other.first
        other.close()
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def test_nobody_can_guess_where_unsaved_matches_go(tmp_path: Path) -> None:
    first, again = (list(places_for(tmp_path / "journal.sqlite")) for _ in range(2))
    assert first and not {path.name for path in first} & {path.name for path in again}

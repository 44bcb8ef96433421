"""One program per journal: a second start hands its request to the first window."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Client
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from cardtable.arguments import parser
from cardtable.failures import Failure
from cardtable.store.journal import Journal
from cardtable.ui.intents import Intent, Past, SetUp, Statistics
from cardtable.ui.running.app import play
from cardtable.ui.running.further_starts import (
    MESSAGE_TIME,
    FurtherStarts,
    NoAddress,
    address_of,
)
from cardtable.ui.running.program import LOOK, Program
from cardtable.ui.running.single import Single
from cardtable.ui.statistics.page import StatisticsPage
from tests.daily import daily
from tests.engine.test_records import TRUE
from tests.robot import wait_until
from tests.ui.conftest import Open

ROOT = Path(__file__).parents[2]


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "CARDTABLE_DATA": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-m", "cardtable", "play", *words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A group of its own below this one's: in an orphaned one SIGTSTP would stop nothing.
        process_group=0,
    )


@pytest.fixture
def single(program: Program, tmp_path: Path) -> Single:
    made = Single(tmp_path)
    assert made.first
    made.wished.connect(program.take_wish)
    made.listen()
    return made


def test_a_second_start_is_taken_over_by_the_first(
    program: Program, single: Single, tmp_path: Path
) -> None:
    second = start(tmp_path, "dou-dizhu", "--seats", "human,easy,easy", "--seed", "7")
    try:
        wait_until(lambda: second.poll() is not None)
        wait_until(lambda: program.window.table is not None)
        table = program.window.table
        assert table is not None and table.session.match.seed.text.endswith("7")
        assert second.returncode == 0
        assert second.stderr is not None and "already open" in second.stderr.read()
        assert program.window.journal is not None
        assert len(program.window.journal.unfinished()) == 1
    finally:
        second.kill()
        second.communicate()
        single.close()


def test_a_record_named_from_another_folder_is_found(
    program: Program, single: Single, tmp_path: Path
) -> None:
    record = tmp_path / "m.cardtable"
    record.write_text(TRUE)
    other = Single(tmp_path)
    assert not other.first
    assert other.hand_over({"game": str(record)})
    wait_until(lambda: program.window.table is not None)
    other.close()
    single.close()


@daily(
    "message",
    [
        b"",
        b"no json",
        b"[1, 2]",
        b'{"game": 7, "option": "x"}',
        b"[" * 60_000,
        b'{"game": "chess"}',
        b'{"game": "dou-dizhu", "seats": "x", "seed": "-"}',
        b'{"game": "dou-dizhu", "deck": "../x"}',
        b'{"game": "/no/such.cardtable"}',
    ],
    b"no json",
)
def test_nonsense_does_no_harm(
    program: Program, single: Single, tmp_path: Path, message: bytes
) -> None:
    with Client(address_of(tmp_path)) as visitor:
        visitor.send_bytes(message)
    other = Single(tmp_path)
    assert other.hand_over({"game": "dou-dizhu", "seats": "human,easy,easy"})
    wait_until(lambda: program.window.table is not None)
    other.close()
    single.close()


@pytest.mark.slow
def test_a_second_start_waits_for_the_first_that_is_still_coming_up(
    program: Program, tmp_path: Path
) -> None:
    single = Single(tmp_path)
    single.wished.connect(program.take_wish)
    second = start(tmp_path, "dou-dizhu", "--seats", "human,easy,easy", "--seed", "9")
    QTest.qWait(1_500)
    assert second.poll() is None  # it keeps asking
    single.listen()
    wait_until(lambda: second.poll() is not None)
    wait_until(lambda: program.window.table is not None)
    assert second.communicate()[1].count("already open") == 1
    single.close()


def test_the_folder_is_free_once_the_first_is_gone(tmp_path: Path) -> None:
    one = Single(tmp_path)
    one.listen()
    two = Single(tmp_path)
    assert one.first and not two.first
    one.close()
    two.close()
    three = Single(tmp_path)
    assert three.first
    three.listen()
    assert (Path(address_of(tmp_path)).stat().st_mode & 0o777) == 0o600
    three.close()


def _moved(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))
    folder.mkdir()


def _removed(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()


def _copied(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))
    shutil.copytree(
        folder.with_name("elsewhere"), folder, ignore=shutil.ignore_patterns("*.socket")
    )


def _without_lock(folder: Path) -> None:
    (folder / "program.lock").unlink()


def _without_socket(folder: Path) -> None:
    (folder / "program.socket").unlink()


def _socket_is_a_file(folder: Path) -> None:
    _without_socket(folder)
    (folder / "program.socket").touch()


def _socket_is_a_folder(folder: Path) -> None:
    _without_socket(folder)
    (folder / "program.socket").mkdir()


def _socket_is_a_pipe(folder: Path) -> None:
    _without_socket(folder)
    os.mkfifo(folder / "program.socket")


def _socket_is_of_nobody(folder: Path) -> None:
    _without_socket(folder)
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(folder / "program.socket"))


@pytest.mark.parametrize(
    "what",
    [
        *(_moved, _removed, _copied, _without_lock, _without_socket, _socket_is_a_file),
        *(_socket_is_a_folder, _socket_is_a_pipe, _socket_is_of_nobody),
    ],
)
def test_a_second_start_finds_the_first_whatever_became_of_its_folder(
    tmp_path: Path, what: Callable[[Path], None], qtbot: QtBot
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    one, wishes = Single(folder), list[object]()
    one.wished.connect(wishes.append, Qt.ConnectionType.QueuedConnection)
    one.listen()
    what(folder)
    one.look_again()
    two = Single(folder)
    assert not two.first
    assert two.hand_over({"game": "dou-dizhu"})
    qtbot.waitUntil(lambda: wishes == [{"game": "dou-dizhu"}])
    two.close()
    if folder.with_name("elsewhere").exists():
        other = Single(folder.with_name("elsewhere"))
        assert other.first, "the folder that was moved is free"
        other.close()
    one.close()
    last = Single(folder)
    assert last.first
    last.close()


def test_a_folder_that_another_program_took_first_is_left_to_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    one = Single(folder)
    one.listen()
    _moved(folder)
    two = Single(folder)
    two.listen()
    one.look_again()
    assert one.first and two.first
    assert not Single(folder).first
    one.close()
    assert not Single(folder).first
    two.close()


@pytest.mark.parametrize("length", [1, 120])  # the longer one cannot be the name of a socket
def test_a_killed_program_leaves_the_folder_free(tmp_path: Path, length: int) -> None:
    folder = tmp_path / ("a" * length)
    folder.mkdir()
    code = (
        "import sys, os\nfrom pathlib import Path\nfrom cardtable.ui.running.single import Single\n"
        "one = Single(Path(sys.argv[1]))\none.listen()\nprint(one.first, flush=True)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "True\n"
    again = Single(folder)
    assert again.first
    again.listen()
    assert Single(folder).hand_over({})
    again.close()


DOES_NOT_ANSWER = "cardtable: Cardtable is already open but not responding; close it first.\n"


@pytest.fixture
def held(tmp_path: Path) -> Iterator[None]:
    """Somebody holds the folder, and nobody listens."""
    (tmp_path / "program.lock").touch()
    with (tmp_path / "program.lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@daily("words", ["", "dou-dizhu", "oklahoma-gin --seats human,easy", "--lang en"])
def test_a_held_lock_ends_the_second_start(tmp_path: Path, held: None, words: str) -> None:
    second = start(tmp_path, *words.split())
    assert second.communicate(timeout=20) == ("", DOES_NOT_ANSWER)
    assert second.returncode == 1
    assert not (tmp_path / "journal.sqlite").exists()


def test_a_start_from_a_desktop_shows_the_sentence_in_a_box(
    tmp_path: Path, held: None, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    seen: list[str] = []

    def look() -> None:
        (box,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox))
        seen.append(box.text())

    monkeypatch.chdir(tmp_path)  # which the start leaves
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    monkeypatch.setattr("cardtable.ui.running.further_starts.PATIENCE", 0.2)
    monkeypatch.setattr("cardtable.ui.running.app.BOX_TIME", 400)  # nobody closes it
    QTimer.singleShot(200, look)
    with open(os.devnull, "w") as nowhere:
        monkeypatch.setattr(sys, "stderr", nowhere)
        with pytest.raises(Failure, match="not responding"):
            play(parser().parse_args(["play"]))
    assert seen == [DOES_NOT_ANSWER.removeprefix("cardtable: ").strip()]


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGTSTP])
def test_a_stopped_window_ends_the_second_start_and_goes_on_afterwards(
    tmp_path: Path, number: signal.Signals
) -> None:
    first = start(tmp_path, "dou-dizhu", "--seats", "human,easy,easy")
    try:
        wait_until(lambda: Path(address_of(tmp_path)).exists())
        first.send_signal(number)
        second = start(tmp_path, "oklahoma-gin")
        assert second.communicate(timeout=20) == ("", DOES_NOT_ANSWER)
        assert second.returncode == 1
        first.send_signal(signal.SIGCONT)
        third = start(tmp_path)
        assert "switching to its window" in third.communicate(timeout=20)[1]
        assert third.returncode == 0
        journal = Journal(tmp_path / "journal.sqlite")
        assert [match.game for match in journal.unfinished()] == ["dou-dizhu"]
        journal.close()
    finally:
        first.kill()
        first.communicate()


def test_a_first_program_that_has_just_ended_is_followed_by_the_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.running.further_starts.PATIENCE", 0.5)
    one, two = Single(tmp_path), Single(tmp_path)
    assert not two.first
    one.close()
    assert not two.hand_over({})
    assert two.first
    two.close()


def _visit(folder: Path, message: bytes) -> socket.socket:
    visitor = socket.socket(socket.AF_UNIX)
    visitor.connect(address_of(folder))
    visitor.sendall(message)
    return visitor


@daily(
    ("count", "message"),
    [
        (3, b""),
        (40, b""),
        (1, b"\0"),
        (1, b"\0\0\0\7x"),
        (40, b"\0\0\0\7x"),
        (3, b"\x7f\xff\xff\xffx"),
        (3, b"\xff\xff\xff\xff\0\0\0\1\0\0\0\0x"),
        (3, b"\0\1\0\0" + b"x" * 1000),
    ],
    (40, b""),
)
def test_visitors_who_do_not_finish_keep_nobody_waiting(
    program: Program, single: Single, tmp_path: Path, message: bytes, count: int
) -> None:
    idle = [_visit(tmp_path, message) for _ in range(count)]
    begin = time.monotonic()
    assert Single(tmp_path).hand_over({"game": "dou-dizhu", "seats": "human,easy,easy"})
    assert time.monotonic() - begin < 1.0
    wait_until(lambda: program.window.table is not None)
    idle[-1].settimeout(MESSAGE_TIME + 2)
    with contextlib.suppress(ConnectionResetError):
        assert idle[-1].recv(10) == b""  # it was sent away
    for visitor in idle:
        visitor.close()
    single.close()


def test_a_visitor_who_sends_byte_by_byte_has_one_deadline(single: Single, tmp_path: Path) -> None:
    visitor = _visit(tmp_path, b"\0\0\1\0")
    begin = time.monotonic()
    with contextlib.suppress(OSError):
        while time.monotonic() - begin < 10:
            visitor.sendall(b" ")
            time.sleep(0.1)
    assert time.monotonic() - begin < MESSAGE_TIME + 1
    visitor.close()
    single.close()


@pytest.fixture
def deep(tmp_path: Path) -> Path:
    """A folder whose path is too long for the name of a socket."""
    folder = tmp_path / ("a" * 120)
    folder.mkdir()
    return folder


def test_a_long_path_has_its_socket_in_a_private_folder(
    deep: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = Path(tempfile.mkdtemp(prefix="ct"))
    monkeypatch.setattr(tempfile, "tempdir", str(short))
    for runtime in ("", "relative", "/no/such", str(tmp_path / "open"), str(tmp_path / "link")):
        (tmp_path / "open").mkdir(exist_ok=True)
        (tmp_path / "open").chmod(0o755)
        with contextlib.suppress(FileExistsError):
            (tmp_path / "link").symlink_to(tmp_path)
        monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
        place = Path(address_of(deep)).parent
        assert place == short / f"cardtable-{os.getuid()}"
        assert stat.S_IMODE(place.stat().st_mode) == 0o700
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(place))
    assert Path(address_of(deep)).parent == place
    shutil.rmtree(short)


@pytest.mark.parametrize("what", ["shared", "link", "file"])
def test_a_runtime_folder_that_others_prepared_is_not_used(
    deep: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    short = Path(tempfile.mkdtemp(prefix="ct"))
    monkeypatch.setattr(tempfile, "tempdir", str(short))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    place = short / f"cardtable-{os.getuid()}"
    if what == "shared":
        place.mkdir()
        place.chmod(0o777)
    elif what == "link":
        (short / "theirs").mkdir(mode=0o700)
        place.symlink_to(short / "theirs")
    else:
        place.touch()
    with pytest.raises(NoAddress):
        address_of(deep)
    one = Single(deep)
    one.listen()  # it cannot, and goes on
    monkeypatch.setattr("cardtable.ui.running.further_starts.PATIENCE", 0.3)
    two = Single(deep)
    assert not two.first and not two.hand_over({})
    one.close()
    shutil.rmtree(short)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a socket to somebody else")
def test_a_socket_of_somebody_else_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.running.further_starts.PATIENCE", 0.5)
    heard: list[object] = []
    one = Single(tmp_path)
    one.wished.connect(heard.append)
    one.listen()
    os.chown(address_of(tmp_path), 12_345, 12_345)
    assert not Single(tmp_path).hand_over({"game": "dou-dizhu"})
    assert heard == []
    one.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")
@pytest.mark.parametrize("what", ["nothing", "lock", "socket", "old lock"])
def test_a_start_beside_a_window_of_another_account_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr("cardtable.ui.running.further_starts.PATIENCE", 0.3)
    monkeypatch.chdir(tmp_path)  # which the start leaves
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    one = Single(tmp_path)
    if what == "socket":
        one.listen()
        os.chown(address_of(tmp_path), 12_345, 12_345)
    elif what != "nothing":
        os.chown(tmp_path / "program.lock", 12_345, 12_345)
    if what == "old lock":  # which another account left, while this one’s window does not answer
        Path(address_of(tmp_path)).touch()
    with pytest.raises(Failure) as failure:
        play(parser().parse_args(["play"]))
    other = what in ("lock", "socket")
    assert ("Another account" in str(failure.value)) == other
    assert ("not responding" in str(failure.value)) != other
    one.close()


# -- a lock that cannot be opened ------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["folder", "pipe", "socket", "link to nothing"])
def test_what_is_no_lock_is_set_aside(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "program.lock"
    if kind == "folder":
        path.mkdir()
        (path / "theirs").touch()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "socket":
        os.mknod(path, stat.S_IFSOCK | 0o600)
    else:
        path.symlink_to("no/such/file")
    one, two = Single(tmp_path), Single(tmp_path)
    assert one.first and not two.first
    assert len(list(tmp_path.glob("program-damaged-*.lock"))) == 1
    one.close()
    assert Single(tmp_path).first


#: What another user's start (with “sudo”, say) left behind; run as somebody who is not root.
_AS_ANOTHER = """
import fcntl, os, sys
from pathlib import Path
import cardtable.store.schema
from cardtable.failures import Failure
from cardtable.ui.running.single import Single
from cardtable.ui.statistics.page import StatisticsPage
os.setgroups([]); os.setgid(12345); os.setuid(12345)
try:
    one, two = Single(Path(sys.argv[1])), Single(Path(sys.argv[1]))
    print(one.first, two.first)
except Failure as error:
    print(error)
"""


def as_another(folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", "import sys; exec(sys.stdin.read())", str(folder)],
        input=_AS_ANOTHER,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that another user reaches."""
    folder = Path(tempfile.mkdtemp(prefix="ct"))
    folder.chmod(0o755)
    data = folder / "data"
    data.mkdir()
    yield data
    shutil.rmtree(folder)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else")
@daily("mode", [0o600, 0o644, 0o000])
@pytest.mark.parametrize("held", [False, True])
def test_the_lock_of_another_user_counts(shared: Path, mode: int, held: bool) -> None:
    lock = shared / "program.lock"
    lock.touch()
    lock.chmod(mode)
    os.chown(shared, 12_345, 12_345)
    with lock.open("rb") as file:
        if held:
            fcntl.flock(file, fcntl.LOCK_EX)
        assert as_another(shared) == ("False False\n" if held else "True False\n")
    assert [path.name for path in shared.glob("*.lock")] == ["program.lock"]  # none pile up


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else")
def test_a_lock_that_can_neither_be_opened_nor_set_aside_is_named(shared: Path) -> None:
    lock = shared / "program.lock"
    lock.touch()
    lock.chmod(0o600)
    shared.chmod(0o755)
    said = f"A file couldn’t be read or written ({lock}: Permission denied).\n"
    assert as_another(shared) == said


@daily("name", ["x" * 300, "ü" * 150, "a/" + "x" * 300, "file/below"])
def test_a_data_folder_that_cannot_be_is_named_in_the_window(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    window = start(tmp_path / name)
    try:
        QTest.qWait(4_000)
        assert window.poll() is None
        window.send_signal(signal.SIGTERM)
        said = window.communicate(timeout=15)[1]
        assert window.returncode == 0
        assert said.startswith("cardtable: The data folder can’t be created (")
        assert str(tmp_path) in said and len(said.splitlines()) == 1
    finally:
        window.kill()
        window.communicate()


@daily(
    ("asked", "spoken"), [("ja", "ja"), ("zh-Hant", "zh_TW"), ("de_AT", "de"), ("klingon", "en")]
)
def test_the_language_of_a_second_start_is_that_of_the_window(
    program: Program, asked: str, spoken: str
) -> None:
    before = program.settings.language
    program.take_wish({"game": "dou-dizhu", "lang": asked})
    assert program.language.code == program.window.language.code == spoken
    assert program.settings.language == before  # as at a first start, it is nobody's choice
    program.window.speak_now("en")


@daily("open_", ["table", "set-up", "history", "statistics"], "history")
def test_a_second_start_that_wishes_for_nothing_leaves_what_is_open(
    program: Program, open_match: Open, open_: str
) -> None:
    window = program.window
    open_match("dou-dizhu", "human,easy,easy", seed="5")
    if open_ != "table":
        pages: dict[str, Intent] = {"set-up": SetUp("dou-dizhu"), "history": Past()}
        window.open(pages.get(open_, Statistics()))
    front = window.navigator.front
    for wish in ({}, {"lang": "ja"}):
        program.take_wish(wish)
        assert window.navigator.front is front is not None
    program.window.speak_now("en")


@pytest.mark.slow
def test_a_second_start_waits_until_the_question_is_answered(program: Program) -> None:
    """It would take the page away that the question is about."""
    window, faults = program.window, []
    program.faults.noticed.connect(lambda: faults.append(1))
    window.open(Statistics())
    page = window.navigator.front
    assert isinstance(page, StatisticsPage)
    seen: list[object] = []

    def answer() -> None:
        seen.append(window.navigator.front)
        (box,) = window.findChildren(QMessageBox)
        roles = {box.buttonRole(button): button for button in box.buttons()}
        roles[QMessageBox.ButtonRole.DestructiveRole].click()

    QTimer.singleShot(0, lambda: program.take_wish({"game": "dou-dizhu"}))
    QTimer.singleShot(3 * LOOK, answer)
    page._ask_reset()
    assert seen == [page] and window.navigator.front is page and page.own.since
    wait_until(lambda: window.table is not None)
    assert not faults


def test_a_second_start_counts_after_a_log_out_that_was_called_off(program: Program) -> None:
    """Nobody says that it was called off."""
    program._session_ends(None)  # type: ignore[arg-type]
    program.take_wish({"game": "dou-dizhu"})
    assert program.window.table is not None and not program.window.ending


def test_a_second_start_counts_no_more_once_the_program_was_told_to_end(program: Program) -> None:
    program._session_ends(None)  # type: ignore[arg-type]
    program.end_now()
    program.take_wish({"game": "dou-dizhu"})
    assert program.window.table is None and program.window.ending
    QTimer.singleShot(0, QApplication.exit)
    QApplication.exec()  # loops of later tests begin again


def test_a_second_start_hands_its_language_over(
    program: Program, single: Single, tmp_path: Path
) -> None:
    second = start(tmp_path, "--lang", "ja")
    try:
        wait_until(lambda: second.poll() is not None)
        wait_until(lambda: program.language.code == "ja")
    finally:
        second.kill()
        program.window.speak_now("en")
        single.close()


@pytest.mark.parametrize("kind", ["folder", "file", "dangling link", "pipe"])
def test_what_lies_where_the_program_listens_is_cleared_away(tmp_path: Path, kind: str) -> None:
    address = Path(address_of(tmp_path))
    if kind == "folder":
        address.mkdir()
        (address / "theirs").touch()
    elif kind == "file":
        address.touch()
    elif kind == "pipe":
        os.mkfifo(address)
    else:
        address.symlink_to("no/such/file")
    one = Single(tmp_path)
    wishes: list[object] = []
    one.wished.connect(wishes.append)
    one.listen()
    assert not Single(tmp_path).first and Single(tmp_path).hand_over({"game": "kyo-kabu"})
    wait_until(lambda: wishes == [{"game": "kyo-kabu"}])
    one.close()
    aside = list(address.parent.glob("program-damaged-*"))
    assert [(path / "theirs").exists() for path in aside] == [True] * (kind == "folder")


@pytest.mark.parametrize("whose", ["another program’s", "its own"])
def test_a_socket_that_nobody_reads_does_not_hold_up_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    if whose == "its own":
        monkeypatch.setattr(FurtherStarts, "_serve", lambda _: None)
    one = FurtherStarts(tmp_path, print)
    address = address_of(tmp_path)
    hung = socket.socket(socket.AF_UNIX)
    if whose != "its own":
        os.unlink(address)
        hung.bind(address)
        hung.listen(0)
    visitors: list[socket.socket] = []
    with contextlib.suppress(BlockingIOError):  # as many as may wait
        while len(visitors) < 1_000:
            visitors.append(socket.socket(socket.AF_UNIX))
            visitors[-1].setblocking(False)
            visitors[-1].connect(address)
    closing = threading.Thread(target=one.close, daemon=True)
    begin = time.monotonic()
    closing.start()
    closing.join(10)
    assert time.monotonic() - begin < 1.0
    for each in (hung, *visitors):
        each.close()

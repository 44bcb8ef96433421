"""One program per journal: a second start hands its request to the first window."""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing.connection import Client
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.store.journal import Journal
from cardtable.ui.running.further_starts import address_of
from cardtable.ui.running.program import Program
from cardtable.ui.running.single import Single
from tests.engine.test_records import TRUE
from tests.robot import wait_until
from tests.ui.conftest import ended

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


@pytest.mark.parametrize(
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


def test_a_killed_program_leaves_the_folder_free(tmp_path: Path) -> None:
    folder = tmp_path / ("a" * 120)  # too long for the name of a socket
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


def test_a_first_program_that_hangs_is_no_reason_not_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    (tmp_path / "program.lock").touch()
    with (tmp_path / "program.lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        monkeypatch.setattr("cardtable.ui.running.further_starts.PATIENCE", 0.3)
        second = Single(tmp_path)
        assert not second.first
        assert not second.hand_over({})
        second.close()
    Journal(tmp_path / "journal.sqlite").close()


def test_a_lock_left_beside_the_settings_is_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    lock = tmp_path / "settings.ini.lock"
    lock.write_text(f"{os.getpid()}\npytest\nhere\n")
    program = Program("en")
    assert not lock.exists()
    program.settings.name = "Mira"
    ended(program)

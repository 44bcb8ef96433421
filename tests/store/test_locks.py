"""What else this process does with the journal must not take SQLite's locks from it."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.store import schema
from cardtable.store.journal import Journal
from cardtable.store.keeping import Retention
from cardtable.store.retention import tidy_beside
from cardtable.ui.records.salvaging import _is_sound
from tests.daily import daily
from tests.store.simulated import fill, journal_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc/locks tells them")


def locks(path: Path) -> int:
    """How many locks this process holds on a file."""
    found = path.stat().st_ino
    lines = Path("/proc/locks").read_text("ascii").splitlines()
    return sum(f" {os.getpid()} " in line and f":{found} " in line for line in lines)


def reopened(path: Path) -> None:
    Journal(path, later=True).close()


@daily(
    "beside",
    [
        _is_sound,
        schema.is_sound,
        reopened,
        lambda path: tidy_beside(path, Retention(latest=1000)),
        schema._check_header,
        schema._check_log,
        schema._has_log,
    ],
)
def test_its_locks_stay_whatever_looks_at_it(
    tmp_path: Path, beside: Callable[[Path], object]
) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 5)
    before = locks(journal.path)
    assert before > 0
    beside(journal.path)
    assert locks(journal.path) == before


def test_a_journal_behind_a_link_keeps_its_log_beside_itself(tmp_path: Path) -> None:
    (tmp_path / "synced").mkdir()
    real = journal_in(tmp_path / "synced")
    fill(real, 5)
    real.close()
    link = tmp_path / "journal.sqlite"
    link.symlink_to(real.path)
    journal = Journal(link)
    assert journal.path == real.path.resolve()
    assert Path(f"{real.path}-wal").exists() and not Path(f"{link}-wal").exists()
    assert len(journal.past_matches()) == 5


def test_two_programs_may_make_the_file_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "journal.sqlite"

    def meanwhile(db: sqlite3.Connection) -> bool:
        monkeypatch.undo()
        schema.open_writing(path).close()
        return schema.check(db)

    monkeypatch.setattr(schema, "check", meanwhile)
    schema.open_writing(path).close()
    assert journal_in(tmp_path).past_matches() == []


def command(folder: Path, name: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "CARDTABLE_DATA": str(folder)}
    words = [sys.executable, "-m", "cardtable", name]
    return subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)


@daily("at", [16, 19, 52])
def test_several_programs_at_once_set_a_damaged_file_aside_once(tmp_path: Path, at: int) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 8)
    journal.close()
    raw = bytearray(journal.path.read_bytes())
    raw[at] ^= 8  # in the header
    journal.path.write_bytes(raw)
    for child in [command(tmp_path, "stats") for _ in range(3)]:
        assert child.wait(60) == 0
    assert len(Journal(journal.path).past_matches()) == 8
    assert len(list(tmp_path.glob("*-damaged-*.sqlite"))) == 1
    assert not list(tmp_path.glob("*.lock"))

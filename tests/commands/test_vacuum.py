"""``cardtable vacuum`` says what hinders it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.store.journal import Journal


def test_a_file_of_a_newer_version_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    path = tmp_path / "journal.sqlite"
    Journal(path).close()
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    assert main(["vacuum", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said == f"cardtable: The saved matches were written by a newer version ({path}).\n"

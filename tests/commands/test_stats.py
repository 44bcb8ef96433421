"""``cardtable stats``: a table, CSV and JSON, without a window."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.store.journal import Journal
from cardtable.store.statistics import own_matches
from tests.store.simulated import fill


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Journal:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    journal = Journal(tmp_path / "journal.sqlite")
    fill(journal, 24)
    return journal


def test_all_three_forms_tell_the_same(
    journal: Journal, capsys: pytest.CaptureFixture[str]
) -> None:
    own = own_matches(journal)
    assert main(["stats", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["matches"]) == len(own.matches)
    assert main(["stats", "--csv", "--game", "dou-dizhu"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(rows) == told["games"]["dou-dizhu"]["figures"]["matches"] > 0
    assert main(["stats", "--by", "opponent"]) == 0
    table = capsys.readouterr().out
    assert "dou-dizhu" in table and "Otto" in table and "not counted" in table


def test_wrong_use_and_no_journal_are_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    assert main(["stats"]) == 1
    assert main(["stats", "--game", "bridge"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    Journal(tmp_path / "journal.sqlite").close()
    assert main(["stats"]) == 0
    assert "No match" in capsys.readouterr().out


def test_no_qt_is_loaded(journal: Journal, tmp_path: Path) -> None:
    code = (
        "import sys; from cardtable.cli import main; main(['stats']);"
        " sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr

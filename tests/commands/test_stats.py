"""``cardtable stats``: a table, CSV and JSON, without a window."""

from __future__ import annotations

import csv
import io
import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.cli import main
from cardtable.languages import LANGUAGES
from cardtable.phrases import names, numbers
from cardtable.phrases.numbers import decimal
from cardtable.store import ratings
from cardtable.store.journal import Journal
from cardtable.store.statistics import grouped, own_matches
from cardtable.translation import speaking
from cardtable.ui.language import Language
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


def test_opponents_are_called_as_in_the_language_in_force(
    journal: Journal, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", "--by", "opponent", "--lang", "ja"]) == 0
    assert "オットー" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "level", "share"),
    [
        ("de", "leicht", r"\d+\u00a0%"),
        ("en", "easy", r"\d+%"),
        ("ja", "初級", r"\d+%"),
        ("zh_CN", "初级", r"\d+%"),
    ],
)
def test_the_table_is_written_as_the_window_writes_it(
    journal: Journal,
    capsys: pytest.CaptureFixture[str],
    qtbot: QtBot,
    language: str,
    level: str,
    share: str,
) -> None:
    assert main(["stats", "--by", "level", "--lang", language]) == 0
    table = capsys.readouterr().out
    spoken = Language()
    spoken.switch(language)
    try:
        for figures in grouped(own_matches(journal).matches, "game").values():
            assert re.fullmatch(share, numbers.percent(figures.share or 0))
            assert f" {numbers.percent(figures.share or 0)} " in table
            sure = numbers.tenths(1.96 * (figures.error or 0))  # as the window says “likely”
            assert f" {numbers.tenths(figures.mean or 0)} ± {sure} " in table
        assert level == names.level_name("easy") and f"\n{level} " in table
    finally:
        spoken.fall_silent()
    assert not re.search(r"-\d", table)


@pytest.mark.parametrize(
    ("language", "thousands"), [("de", "."), ("en", ","), ("ja", ","), ("zh_TW", ",")]
)
def test_vacuum_groups_digits_as_the_language_does(
    journal: Journal, capsys: pytest.CaptureFixture[str], language: str, thousands: str
) -> None:
    journal.close()
    assert main(["vacuum", "--lang", language]) == 0
    assert len(re.findall(rf"\d{re.escape(thousands)}\d\d\d(?!\d)", capsys.readouterr().out)) == 2


@pytest.mark.parametrize(
    ("value", "german", "other"),
    [(-0.3, "−0,3", "−0.3"), (-0.04, "0,0", "0.0"), (12345.67, "12.345,7", "12,345.7")],
)
def test_numbers_of_each_language(value: float, german: str, other: str) -> None:
    for code in LANGUAGES:
        with speaking(code):
            assert decimal(value, 1) == (german if code == "de" else other)


def test_wrong_use_and_no_journal_are_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    assert main(["stats"]) == 1
    assert main(["stats", "--game", "bridge"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    Journal(tmp_path / "journal.sqlite").close()
    assert main(["stats"]) == 0
    assert "No single-player match has been finished yet." in capsys.readouterr().out


def test_no_qt_is_loaded(journal: Journal, tmp_path: Path) -> None:
    code = (
        "import sys; from cardtable.cli import main; main(['stats']);"
        " sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_ratings_are_printed_as_they_are_and_as_json(
    journal: Journal, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", "--rating", "--game", "kyo-kabu", "--lang", "de"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()[1:]
    assert head.split() == ["Spieler", "Wertung", "Unsicherheit", "Partien"]
    table = ratings.of(journal)
    assert table is not None
    order = table.order("kyo-kabu")
    told = {one.split()[0]: one.split()[1:] for one in rows}
    assert len(rows) == len(order) and next(iter(told)) == (
        order[0].name or order[0].character.title()
    )
    own = table.own("kyo-kabu")
    assert own is not None
    expected = [str(own.rating.points), str(own.rating.error), str(own.matches), "vorläufig"]
    assert told[own.name] == expected
    assert main(["stats", "--rating", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == set(table.games)
    mine = next(one for one in data["kyo-kabu"] if one["name"] == own.name)
    assert (mine["rating"], mine["provisional"]) == (own.rating.points, True)


def test_exports_carry_the_ratings(journal: Journal, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["ratings"]) == set(told["games"])
    changes = ratings.changes(journal)
    for match in told["matches"]:
        one = changes.get(match["match"])
        assert match["rating change"] == (None if one is None else one.gain)
        assert (one is None) == match["helped"]
    assert main(["stats", "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["rating"] for row in rows] == [str(m["rating"] or "") for m in told["matches"]]


@pytest.mark.parametrize("option", [["--csv"], ["--by", "level"]])
def test_ratings_are_no_other_table(
    journal: Journal, capsys: pytest.CaptureFixture[str], option: list[str]
) -> None:
    assert main(["stats", "--rating", *option]) == 2
    assert capsys.readouterr().err == f"cardtable: --rating can’t be combined with {option[0]}.\n"
    assert main(["stats", "--rating", "--game", "chess"]) == 2
    assert "Unknown game “chess”" in capsys.readouterr().err


def test_a_file_of_a_version_without_ratings_is_exported_as_it_is(
    journal: Journal, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.close()
    with closing(sqlite3.connect(journal.path)) as db:
        db.execute("DROP TABLE rated")
        db.execute("PRAGMA user_version=99")
        db.commit()
    assert main(["stats", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["matches"]) > 10 and told["ratings"] == {}
    assert main(["stats", "--rating"]) == 1
    assert "newer version" in capsys.readouterr().err


def test_ratings_of_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    Journal(tmp_path / "journal.sqlite").close()
    assert main(["stats", "--rating"]) == 0
    assert capsys.readouterr().out == "No match has been rated yet.\n"

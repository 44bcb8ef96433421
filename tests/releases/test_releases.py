"""This version reads what every released version wrote, and leaves alone what newer ones wrote."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

import cardtable
from cardtable.cli import main
from cardtable.store.journal import SCHEMA_VERSION, Journal
from cardtable.ui.durations import Speed
from cardtable.ui.settings.kept import Settings
from tests.releases.make import make

HERE = Path(__file__).parent
RELEASES = sorted(p.name for p in HERE.iterdir() if p.is_dir() and p.name[0].isdigit())


@pytest.fixture(params=RELEASES)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what a version wrote."""
    place = tmp_path / "data"
    shutil.copytree(HERE / request.param, place)
    return place


def test_there_is_a_sample_of_this_version() -> None:
    """Made when a version is released; the one at hand is made as soon as its number is."""
    assert cardtable.__version__ in RELEASES


def test_its_matches_can_be_opened_and_verified(kept: Path) -> None:
    journal = Journal(kept / "journal.sqlite")
    assert journal.locked is None and journal.set_aside is None
    (entry,) = journal.finished()
    match, deck = journal.load(entry.id)
    assert deck == "french"
    assert match.outcome is not None and match.outcome.scores == entry.scores
    assert match.promise is not None
    assert journal.help_in(entry.id) == (2, 1)
    journal.close()


def test_its_record_is_proved(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(kept / "match.cardtable")]) == 0
    assert capsys.readouterr().err == ""


def test_its_settings_are_kept(kept: Path) -> None:
    settings = Settings(kept / "settings.ini")
    assert (settings.language, settings.dark, settings.speed) == ("ja", "yes", Speed.OFF)


def test_samples_can_be_made_of_any_version(tmp_path: Path) -> None:
    make(tmp_path / "new")
    test_its_matches_can_be_opened_and_verified(tmp_path / "new")
    test_its_settings_are_kept(tmp_path / "new")


def test_a_newer_journal_is_refused_in_words_and_left_as_it_is(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept / "journal.sqlite"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")
    db.close()
    before = path.read_bytes()
    journal = Journal(path)
    assert journal.locked is not None and journal.locked.reason == "newer"
    journal.close()
    assert path.read_bytes() == before


def test_a_newer_record_is_refused_in_words_and_left_as_it_is(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept / "match.cardtable"
    path.write_bytes(path.read_bytes().replace(b"cardtable record 2", b"cardtable record 99", 1))
    before = path.read_bytes()
    for command in ("verify", "replay", "play"):
        assert main([command, str(path)]) in (1, 2)
        said = capsys.readouterr().err
        assert len(said.splitlines()) == 1 and "99" in said
    assert path.read_bytes() == before


def test_what_a_newer_version_has_set_is_not_lost(kept: Path) -> None:
    path = kept / "settings.ini"
    path.write_text(
        path.read_text(encoding="utf-8").replace("speed=OFF", "speed=WARP")
        + "[newer]\nthing=yes\n",
        encoding="utf-8",
    )
    settings = Settings(path)
    assert settings.speed is Speed.NORMAL  # unknown values fall back
    settings.dark = "no"
    del settings
    text = path.read_text(encoding="utf-8")
    assert "thing=yes" in text and "speed=WARP" in text

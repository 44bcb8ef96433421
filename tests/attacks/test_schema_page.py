"""The schema's page of a journal, damaged: every match is there all the same, in every window."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.store.journal import Journal
from tests.attacks.plan import Tally
from tests.daily import daily
from tests.store.test_journal import played
from tests.store.test_trouble import short_match

PAGE = 4096
COUNT = 6


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[list[str]]]:
    """A journal in which the last match is over, and what was played in it."""
    journal = Journal(tmp_path_factory.mktemp("whole") / "journal.sqlite")
    for seed in range(COUNT - 1):
        played(journal, 12, seed=seed)
    short_match(journal, COUNT)
    kept = contents(journal)
    journal.close()
    return journal.path, kept


def contents(journal: Journal) -> list[list[str]]:
    """All actions of all matches, and the results."""
    found = []
    for entry in (*journal.unfinished(), *journal.finished()):
        match, _ = journal.load(entry.id)
        found.append([str(action) for action in match.actions] + [str(entry.scores)])
    return sorted(found)


def damaged(whole: Path, folder: Path, data: bytes | bytearray) -> Path:
    folder.mkdir()
    path = folder / "journal.sqlite"
    path.write_bytes(data)
    return path


def check(path: Path, kept: list[list[str]], what: object) -> None:
    """Open a damaged file as the command line does: whatever was done to it, all is there."""
    journal = Journal(path)
    try:
        assert contents(journal) == kept, what
        if journal.salvaged is not None:
            assert (journal.salvaged.whole, journal.salvaged.lost) == (COUNT, 0), what
        if journal.locked is None:
            played(journal, 2, seed=99)
    finally:
        journal.close()


#: All bits of the page; every day a few of them, always others.
BITS = range(8 * PAGE)


@pytest.mark.parametrize(
    "bits",
    [
        pytest.param(random.Random(11).sample(BITS, 12), id="some"),
        pytest.param(range(8 * 100), id="header", marks=pytest.mark.soak),
        pytest.param(BITS, id="all", marks=pytest.mark.soak),
    ],
)
def test_a_flipped_bit_of_the_schema_costs_no_match(
    whole: tuple[Path, list[list[str]]], tmp_path: Path, bits: list[int]
) -> None:
    source, kept = whole
    data = source.read_bytes()
    for bit in Tally("schema", bits):  # type: ignore[arg-type]
        spoilt = bytearray(data)
        spoilt[bit // 8] ^= 1 << bit % 8
        folder = tmp_path / str(bit)
        check(damaged(source, folder, spoilt), kept, (bit // 8, bit % 8))
        shutil.rmtree(folder)


@daily("byte", [0xFF, 0xC3, 0x80, 0x00, 0xF8])
@pytest.mark.parametrize("word", [b"CREATE TABLE matches", b"updated", b"WITHOUT", b"unfinished"])
def test_bytes_that_are_not_utf_8_in_the_schema(
    whole: tuple[Path, list[list[str]]], tmp_path: Path, word: bytes, byte: int
) -> None:
    source, kept = whole
    data = bytearray(source.read_bytes())
    data[data.index(word) + 3] = byte
    check(damaged(source, tmp_path / "x", data), kept, (word, byte))


@pytest.mark.parametrize("fill", [b"\0", b"\xff", b"x"])
def test_a_schema_page_that_is_gone(
    whole: tuple[Path, list[list[str]]], tmp_path: Path, fill: bytes
) -> None:
    source, kept = whole
    data = fill * PAGE + source.read_bytes()[PAGE:]
    check(damaged(source, tmp_path / "x", data), kept, fill)


def test_statistics_count_what_was_in_a_damaged_file(
    whole: tuple[Path, list[list[str]]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source, _ = whole
    data = bytearray(source.read_bytes())
    data[data.index(b"CREATE TABLE actions") + 8] = 0xFF
    damaged(source, tmp_path / "x", data)
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "x"))
    assert main(["stats", "--json"]) == 0
    json.loads(capsys.readouterr().out)
    with closing(sqlite3.connect(tmp_path / "x" / "journal.sqlite")) as db:
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (COUNT,)


def test_recover_brings_back_what_the_window_would(
    whole: tuple[Path, list[list[str]]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source, kept = whole
    data = bytearray(source.read_bytes())
    data[: PAGE // 2] = bytes(PAGE // 2)
    path = damaged(source, tmp_path / "x", data)
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "own"))
    assert main(["recover", str(path)]) == 0
    assert f"matches recovered: {COUNT};" in capsys.readouterr().out
    with closing(Journal(tmp_path / "own" / "journal.sqlite")) as journal:
        assert contents(journal) == kept

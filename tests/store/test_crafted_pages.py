"""Crafted and odd pages: salvaging always ends, and lengths that make no sense are damage."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.store import pages, trouble
from cardtable.store.journal import Journal
from cardtable.store.salvage import Salvaged
from cardtable.store.schema import is_sound
from tests.daily import daily
from tests.store.test_journal import played

SIZE, COUNT = 4096, 128


def varint(value: int) -> bytes:
    digits = [value & 0x7F]
    while value := value >> 7:
        digits.insert(0, value & 0x7F | 0x80)
    return bytes(digits)


def head() -> bytes:
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("CREATE TABLE one (two)")
        return db.serialize()[:SIZE]


def cells(kind: int, cell: bytes, count: int) -> bytes:
    """A page whose cells are all the same one."""
    page, at = bytearray(SIZE), SIZE - len(cell)
    page[0], page[3:5], page[5:7] = kind, count.to_bytes(2, "big"), at.to_bytes(2, "big")
    for number in range(count):
        page[8 + 2 * number : 10 + 2 * number] = at.to_bytes(2, "big")
    page[at:] = cell
    return bytes(page)


def chained(length: int, first: int) -> bytes:
    """A cell of an index whose record goes on at a page."""
    least = (SIZE - 12) * 32 // 255 - 23
    local = least + (length - least) % (SIZE - 4)
    local = local if local <= (SIZE - 12) * 64 // 255 - 23 else least
    return varint(length) + bytes([9, 1]) + bytes(local - 2) + first.to_bytes(4, "big")


def loops() -> bytes:
    loop = (2).to_bytes(4, "big") + bytes(SIZE - 4)
    many = cells(10, chained(SIZE * COUNT - 1, 2), 600)
    return head() + loop + many * (COUNT - 2)


def two_pages_that_lead_to_each_other() -> bytes:
    one, two = ((3).to_bytes(4, "big"), (2).to_bytes(4, "big"))
    many = cells(10, chained(SIZE * COUNT // 2, 2), 600)
    return head() + one + bytes(SIZE - 4) + two + bytes(SIZE - 4) + many * (COUNT - 3)


def a_chain_that_all_share() -> bytes:
    half = COUNT // 2
    chain = b"".join((at + 1).to_bytes(4, "big") + bytes(SIZE - 4) for at in range(2, half))
    many = cells(10, chained(SIZE * (half - 4), 2), 600)
    return head() + chain + many * half


def a_record_that_all_share() -> bytes:
    cell = varint(1000) + bytes([9, 1]) + bytes(998)
    return head() + cells(10, cell, 1000) * (COUNT - 1)


CRAFTED = (
    loops,
    two_pages_that_lead_to_each_other,
    a_chain_that_all_share,
    a_record_that_all_share,
)


@daily("craft", CRAFTED)
def test_reading_takes_time_in_proportion_to_the_file(craft: Callable[[], bytes]) -> None:
    data = craft()
    begun = time.process_time()
    read = sum(
        sum(len(value) for value in row.values or () if isinstance(value, str | bytes))
        for row in pages.rows(data)[2]
    )
    assert read <= 20 * len(data)
    assert time.process_time() - begun < 20  # a second, usually; it was hours


@daily("long", [5_000, 70_000, 900_000])
def test_long_records_are_read_whole(tmp_path: Path, long: int) -> None:
    path = tmp_path / "long.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")
        for name in "abc":
            db.execute("INSERT INTO marks VALUES (?, ?)", (name, name * long))
        db.commit()
    values = [row.values for row in pages.rows(path.read_bytes())[2]]
    assert all((name, name * long) in values for name in "abc")


def asks_for_too_much(path: Path) -> bool:
    """Whether SQLite wants more memory than there is."""
    with closing(sqlite3.connect(path)) as db, suppress(sqlite3.Error):
        try:
            db.execute("PRAGMA integrity_check").fetchall()
        except MemoryError:
            return True
    return False


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """A journal with 64 bytes of 0xFF wherever that makes SQLite ask for too much memory."""
    path = tmp_path_factory.mktemp("spoilt") / "j.sqlite"
    journal = Journal(path)
    for seed in range(10):
        played(journal, 40, seed=seed)
    journal.close()
    whole, found = path.read_bytes(), []
    for at in range(SIZE, len(whole), 64):
        path.write_bytes(whole[:at] + b"\xff" * 64 + whole[at + 64 :])
        if asks_for_too_much(path):
            found.append(path.read_bytes())
    return found


def test_a_length_that_makes_sqlite_ask_for_too_much_memory_is_damage(
    spoilt: list[bytes],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert len(spoilt) >= 3
    for number, data in enumerate(spoilt):
        path = tmp_path / str(number) / "journal.sqlite"
        path.parent.mkdir()
        path.write_bytes(data)
        monkeypatch.setenv("CARDTABLE_DATA", str(path.parent))
        assert is_sound(path) is False
        assert main(["vacuum"]) == 1
        said = capsys.readouterr().err
        assert str(path) in said and said.count("\n") == 1
        journal = Journal(path)
        assert journal.set_aside is not None and journal.salvaged is not None
        assert journal.salvaged.whole >= 8


def lacks(*_: object) -> None:
    raise MemoryError


def nothing_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "_SPARE", 1 << 60)


def test_a_file_is_not_blamed_when_memory_is_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.sqlite"
    played(Journal(path), 3)
    monkeypatch.setattr("cardtable.store.schema._verdicts", lacks)
    assert is_sound(path) is False
    nothing_left(monkeypatch)
    assert is_sound(path) is True
    journal = Journal(path)
    assert journal.set_aside is None and journal.locked is not None
    assert journal.locked.detail == f"{path}: Cannot allocate memory"
    assert len(journal.unfinished()) == 1


@pytest.mark.parametrize("error", [MemoryError(), OverflowError(), sqlite3.DataError("too big")])
def test_whatever_a_query_raises_is_one_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    if isinstance(error, sqlite3.Error):
        error.sqlite_errorname = "SQLITE_TOOBIG"
    journal = Journal(tmp_path / "j.sqlite")
    played(journal, 3)
    real = journal._db

    class Failing:
        text_factory = real.text_factory

        def execute(self, *_: object) -> None:
            raise error

        def close(self) -> None:
            real.close()

    monkeypatch.setattr(journal, "_db", Failing())
    with pytest.raises(trouble.JournalError) as raised:
        journal.unfinished()
    assert raised.value.reason == "damaged" and journal.set_aside is not None
    assert journal.bring_over(journal.set_aside) == Salvaged(whole=1)

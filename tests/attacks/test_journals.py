"""Damaged journals: nothing is shown wrong, nothing stops the start, what is readable is there."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import salvage
from cardtable.store.journal import Journal, JournalError
from tests.attacks.plan import Tally, attacks
from tests.daily import daily
from tests.store.test_journal import played


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[list[str]]]:
    """A journal of eight matches, part of it still in the write-ahead log."""
    folder = tmp_path_factory.mktemp("whole")
    path = folder / "journal.sqlite"
    journal = Journal(path)
    kept = []
    for seed in range(8):
        _, match = played(journal, 40 + seed, seed=seed)
        kept.append([str(action) for action in match.actions])
        if seed == 5:
            journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    copy = folder / "copy"
    copy.mkdir()
    for file in folder.glob("journal.sqlite*"):
        if not file.name.endswith("-shm"):
            shutil.copyfile(file, copy / file.name)
    journal.close()
    return copy, kept


def bits(data: bytearray, rng: random.Random) -> None:
    for _ in range(rng.choice((1, 2, 8, 50))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def stretch(data: bytearray, rng: random.Random) -> None:
    at, length = rng.randrange(len(data)), rng.choice((1, 16, 200, 4096))
    data[at : at + length] = rng.randbytes(len(data[at : at + length]))


def page(data: bytearray, rng: random.Random) -> None:
    at = rng.randrange(max(1, len(data) // 4096)) * 4096
    data[at : at + 4096] = bytes(len(data[at : at + 4096]))


def cut(data: bytearray, rng: random.Random) -> None:
    del data[rng.randrange(len(data)) :]


def swap(data: bytearray, rng: random.Random) -> None:
    pages = max(2, len(data) // 4096)
    one, two = (rng.randrange(pages) * 4096 for _ in range(2))
    data[one : one + 4096], data[two : two + 4096] = (
        data[two : two + 4096],
        data[one : one + 4096],
    )


DAMAGES = (bits, bits, stretch, page, cut, swap)


@attacks(10, 1_000)
def test_damaged_files(whole: tuple[Path, list[list[str]]], tmp_path: Path, numbers: range) -> None:
    source, kept = whole
    readable, tally = 0, Tally("journal", numbers)
    for number in tally:
        with tally.attack(number) as rng:
            folder = tmp_path / str(number)
            shutil.copytree(source, folder)
            ending = rng.choice(("", "", "", "-wal"))
            target = folder / f"journal.sqlite{ending}"
            data = bytearray(target.read_bytes())
            rng.choice(DAMAGES)(data, rng)
            target.write_bytes(data)
            journal = Journal(folder / "journal.sqlite")
            found = []
            for entry in journal.unfinished():
                try:
                    match, _ = journal.load(entry.id)
                except JournalError as error:
                    assert error.reason in ("damaged", "failed"), (number, error)
                    continue
                actions = [str(action) for action in match.actions]
                # A torn log ends a match earlier; no match has become another.
                assert any(actions == one[: len(actions)] for one in kept), number
                found.append(actions)
            readable += sum(one in found for one in kept)
            played(journal, 2, seed=99)
            journal.close()
            shutil.rmtree(folder)
    told = f"{readable:,} of {len(kept) * len(numbers):,} matches were readable as they were"
    tally.report(told)
    assert readable >= len(kept) * len(numbers) * 0.6, told


COLUMNS = [
    (
        "matches",
        (
            "game",
            "options",
            "seats",
            "seed",
            "deck",
            "finished",
            "scores",
            "winners",
            "updated",
            "sum",
            "created",
        ),
    ),
    ("actions", ("number", "action")),
]


@attacks(10, 500)
def test_rows_that_are_not_what_they_should_be(tmp_path: Path, numbers: range) -> None:
    words = (
        "'x'",
        "NULL",
        "7",
        "-1",
        "1e999",
        "x'ff00'",
        "'[]'",
        "'{}'",
        "zeroblob(100000)",
        "'<img src=\"/dev/zero\">'",
        "9223372036854775807",
        "'\u202e'",
        "replace(seats, 'Nr', '\n')",
    )
    tally = Tally("rows", numbers)
    for number in tally:
        with tally.attack(number) as rng:
            path = tmp_path / f"{number}.sqlite"
            journal = Journal(path)
            for seed in range(2):
                played(journal, 6, seed=seed)
            journal.close()
            db = sqlite3.connect(path)
            for _ in range(rng.randrange(1, 4)):
                table, columns = rng.choice(COLUMNS)
                column = rng.choice(columns)
                where = rng.choice(("1", "rowid = 1" if table == "matches" else "number = 2"))
                try:
                    db.execute(f"UPDATE {table} SET {column} = {rng.choice(words)} WHERE {where}")
                except sqlite3.Error:
                    continue  # the table itself refuses it
            db.commit()
            db.close()
            journal = Journal(path)
            for entry in (*journal.unfinished(), *journal.finished()):
                try:
                    journal.load(entry.id)
                except JournalError as error:
                    assert error.reason in ("damaged", "failed"), number
            journal.close()
    tally.report("each match opened, or told as damaged")


def _stats(path: Path) -> None:
    command = [sys.executable, "-m", "cardtable", "stats"]
    environment = {**os.environ, "CARDTABLE_DATA": str(path.parent)}
    subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)


def _opened(path: Path) -> None:
    Journal(path).close()


def _opened_twice(path: Path) -> None:
    for _ in range(2):
        _opened(path)


@pytest.mark.parametrize("beside", [_stats, _opened, _opened_twice])
@daily("at", [0, 1, 5, 9])
@pytest.mark.parametrize("portion", [2, 20])
def test_what_runs_beside_a_salvage_doubles_no_match(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    beside: Callable[[Path], None],
    at: int,
    portion: int,
) -> None:
    path = tmp_path / "journal.sqlite"
    journal = Journal(path)
    wanted = [played(journal, 6, seed=seed)[1].actions for seed in range(10)]
    journal.close()
    data = bytearray(path.read_bytes())
    data[19] ^= 8  # in the header
    path.write_bytes(data)
    window = Journal(path, later=True)
    assert window.waiting is not None
    listed = salvage._matches

    def interrupted(*given: Any) -> Iterator[Any]:
        """What else runs does so after matches were found, and before they are written."""
        for number, found in enumerate(listed(*given)):
            if number == at:
                monkeypatch.setattr(salvage, "_matches", listed)
                beside(path)
            yield found

    monkeypatch.setattr(salvage, "_matches", interrupted)
    monkeypatch.setattr(salvage, "PORTION", portion)
    found = salvage.salvage_beside(window.waiting, path, lambda _: True)
    assert found is not None and found.whole + found.there == 10
    window.brought_over(window.waiting)
    window.close()
    again = Journal(path)
    there = [again.load(entry.id)[0].actions for entry in again.unfinished()]
    assert len(there) == 10 and all(actions in there for actions in wanted)

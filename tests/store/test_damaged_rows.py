"""Rows that make no sense, and indexes that disagree with them, are damage: none vanishes."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.store.journal import Journal
from cardtable.store.salvage import Salvaged
from cardtable.store.schema import is_sound
from tests.store.test_journal import played
from tests.store.test_retention import finished

PAGE = 4096


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three matches that ended, and two that go on."""
    path = tmp_path_factory.mktemp("sound") / "j.sqlite"
    journal = Journal(path)
    for seed in range(3):
        finished(journal, seed)
    for seed in range(2):
        played(journal, 5, seed=seed)
    journal.close()
    return path


@pytest.fixture
def path(sound: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copy(sound, tmp_path / "j.sqlite"))


def roots(path: Path) -> dict[str, int]:
    """Where tables and indexes begin."""
    with closing(sqlite3.connect(path)) as db:
        return dict(db.execute("SELECT name, rootpage FROM sqlite_master").fetchall())


def copy_page(path: Path, source: str, target: str) -> None:
    """Put the page of one index in the place of another's."""
    where, data = roots(path), bytearray(path.read_bytes())
    at, to = (where[source] - 1) * PAGE, (where[target] - 1) * PAGE
    data[to : to + PAGE] = data[at : at + PAGE]
    path.write_bytes(data)


def lists(journal: Journal) -> tuple[list[int], list[int], int]:
    """What is shown of the matches."""
    return (
        sorted(entry.id for entry in journal.finished()),
        sorted(entry.id for entry in journal.unfinished()),
        journal.count_unfinished(["dou-dizhu"]),
    )


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("put_away", "unfinished"),
        ("put_away", "going_on"),
        ("going_on", "put_away"),
        ("unfinished", "put_away"),
    ],
)
@pytest.mark.parametrize("later", [False, True])
def test_an_index_that_disagrees_is_never_trusted_more_than_the_rows(
    path: Path, source: str, target: str, later: bool
) -> None:
    before = Journal(path)
    wanted = lists(before)
    before.close()
    copy_page(path, source, target)
    if later:
        assert is_sound(path) is not True
        assert is_sound(path) in (True, False)
    journal = Journal(path)
    assert lists(journal) == wanted == ([1, 2, 3], [4, 5], 2)
    assert journal.salvaged in (None, Salvaged(whole=5))


@pytest.mark.parametrize("lack", ["finished = 1", "id = 4", "id > 0"])
def test_an_index_that_lacks_rows_is_built_anew(path: Path, lack: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA writable_schema=ON")
        (text,) = db.execute("SELECT sql FROM sqlite_master WHERE name = 'unfinished'").fetchone()
        for now in (f"{text} WHERE NOT ({lack})", text):
            db.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'unfinished'", (now,))
            db.commit()
            db.execute("PRAGMA writable_schema=RESET")
            db.execute("PRAGMA writable_schema=ON")
            if now != text:
                db.execute("REINDEX unfinished")
                db.commit()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA quick_check").fetchall() == [("ok",)]
    assert is_sound(path) is None  # mended
    assert is_sound(path) is True
    journal = Journal(path)
    assert lists(journal) == ([1, 2, 3], [4, 5], 2) and journal.set_aside is None


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        ("seats = replace(seats, '{', '[')", 1),
        ("seats = replace(seats, 'kind', 'kine')", 1),
        ("seats = '[]'", 1),
        ("seats = '[1, 2, 3]'", 1),
        ("seats = 'null'", 1),
        ("game = x'00'", 1),
        ("deck = x'41'", 1),
        ("updated = x'41'", 1),
        ("finished = 7", 0),
        ("finished = 1 - finished", 0),
        ("scores = '(1)'", 0),
        ("away = x'00'", 0),
    ],
)
@pytest.mark.parametrize("number", [1, 4])
def test_a_row_that_makes_no_sense_is_damage(
    path: Path, change: str, lost: int, number: int
) -> None:
    if number == 4 and "scores" in change:
        return  # a match that goes on has none
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"UPDATE matches SET {change} WHERE id = ?", (number,))
        db.commit()
    assert is_sound(path) is False
    before = path.read_bytes()
    journal = Journal(path)
    assert journal.set_aside is not None and journal.set_aside.read_bytes() == before
    assert journal.salvaged == Salvaged(whole=5 - lost, lost=lost)
    assert len(journal.past_matches()) == 5 - lost
    for entry in (*journal.finished(), *journal.unfinished()):
        journal.load(entry.id)  # corrects what was not known
    assert [len(one) for one in lists(journal)[:2]] == [
        3 - lost * (number == 1),
        2 - lost * (number == 4),
    ]
    journal.close()
    assert is_sound(path) is True  # it is not set aside again and again


@pytest.mark.parametrize("other", ["help", "results"])
@pytest.mark.parametrize("later", [False, True])
def test_matches_that_only_the_index_knows_are_looked_for(
    path: Path, other: str, later: bool
) -> None:
    where, data = roots(path), path.read_bytes()
    ends = [((where[name] - 1) * PAGE, where[name] * PAGE) for name in ("matches", other)]
    pages = [data[slice(*one)] for one in ends]
    spoilt = bytearray(data)
    for one, page in zip(ends, reversed(pages), strict=True):
        spoilt[slice(*one)] = page
    path.write_bytes(spoilt)
    if later:
        assert is_sound(path) is False
    journal = Journal(path)
    assert journal.salvaged == Salvaged(whole=5)
    assert lists(journal) == ([1, 2, 3], [4, 5], 2)

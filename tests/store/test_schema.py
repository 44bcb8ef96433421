"""The journal's file: made private, upgraded, set aside, read by several processes."""

from __future__ import annotations

import re
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.store import schema
from cardtable.store.journal import Journal
from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError
from tests.store.test_journal import new_match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with one match."""
    journal = Journal(tmp_path / "j.sqlite")
    journal.begin(new_match(), "french")
    journal.close()
    return tmp_path / "j.sqlite"


def mode(path: Path) -> int:
    """Who may do what with it."""
    return stat.S_IMODE(path.stat().st_mode)


def test_folder_and_file_are_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "j.sqlite"
    make_private(path)
    assert (mode(path), mode(path.parent), path.read_bytes()) == (0o600, 0o700, b"")
    path.write_bytes(b"x")
    path.chmod(0o644)
    make_private(path)
    assert (mode(path), path.read_bytes()) == (0o600, b"x")
    with pytest.raises(JournalError) as error:
        make_private(path / "c" / "j.sqlite")
    assert (error.value.reason, error.value.detail) == (
        "no_folder",
        f"{path / 'c'}: Not a directory",
    )


@pytest.mark.parametrize(
    "lacking",
    [
        "DROP TABLE thoughts",
        "DROP TABLE help",
        "DROP TABLE asked",
        "DROP INDEX unfinished",
        "DROP INDEX put_away",
    ],
)
@pytest.mark.parametrize("version", [1, schema.SCHEMA_VERSION])
def test_what_is_lacking_is_made(file: Path, lacking: str, version: int) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(lacking)
        db.execute(f"PRAGMA user_version={version}")
    with closing(schema.open_writing(file)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        assert {"thoughts", "help", "asked", "unfinished", "put_away"} <= names
        assert db.execute("PRAGMA user_version").fetchone() == (schema.SCHEMA_VERSION,)
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (1,)
        assert not db.in_transaction
    journal = Journal(file)
    assert [entry.deck for entry in journal.unfinished()] == ["french"]
    assert journal.load(1)[0].seed == new_match().seed


def test_a_newer_file_is_named(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"PRAGMA user_version={schema.SCHEMA_VERSION + 1}")
    with pytest.raises(JournalError) as error:
        schema.open_writing(file)
    assert (error.value.reason, error.value.detail) == ("newer", str(file))


def test_how_it_is_written(file: Path) -> None:
    with closing(schema.open_writing(file)) as db:
        told = [
            db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
        assert told == ["wal", 2, 1, 100]
        assert db.isolation_level is None
        db.execute("UPDATE matches SET deck = CAST(x'41ff' AS TEXT)")
        assert db.execute("SELECT deck FROM matches").fetchone() == ("A\ufffd",)


def test_it_is_read_where_it_lies(file: Path) -> None:
    odd = file.rename(file.with_name("a b#%3f.sqlite"))
    db, folder = schema.open_reading(odd)
    with closing(db):
        assert folder is None
        assert db.execute("PRAGMA database_list").fetchone()[2] == str(odd)
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (1,)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            db.execute("DELETE FROM matches")


def test_a_copy_is_read_where_the_file_itself_cannot_be(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, place = schema._reading, tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(place))

    def only_copies(address: str) -> sqlite3.Connection:
        if address.endswith("?mode=ro"):
            raise sqlite3.OperationalError("unable to open database file")
        return real(address)

    monkeypatch.setattr(schema, "_reading", only_copies)
    db, folder = schema.open_reading(file)
    with closing(db):
        assert folder is not None and Path(folder.name).name.startswith("cardtable-")
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    folder.cleanup()
    file.write_bytes(b"no such file" * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        schema.open_reading(file)
    assert not list(place.iterdir())


def test_a_file_that_somebody_writes_is_not_copied(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            schema.open_reading(file)


def test_a_copy_has_what_was_written_last(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    folder.mkdir()
    with closing(schema.open_writing(file)) as db:
        db.execute("UPDATE matches SET deck = 'own'")
        assert file.with_name("j.sqlite-wal").exists()
        copy = schema.copied(file, folder)
        assert copy.parent == folder
        with closing(sqlite3.connect(copy)) as read:
            assert read.execute("SELECT deck FROM matches").fetchone() == ("own",)


def test_files_set_aside_have_names_of_their_own(file: Path) -> None:
    placed = []
    for number in range(3):
        file.write_text(str(number))
        file.with_name("j.sqlite-wal").write_text(f"wal {number}")
        placed.append(schema.move_aside(file))
        assert not file.exists() and not file.with_name("j.sqlite-wal").exists()
    assert len(set(placed)) == 3
    assert [path.read_text() for path in placed] == ["0", "1", "2"]
    for number, path in enumerate(placed):
        assert path.parent == file.parent
        assert re.fullmatch(r"j-damaged-\d{8}-\d{6}(-[2-9])?\.sqlite", path.name)
        assert path.with_name(path.name + "-wal").read_text() == f"wal {number}"


def test_what_has_still_to_be_brought_over_is_marked(tmp_path: Path) -> None:
    journal = tmp_path / "j.sqlite"
    first, second = (tmp_path / f"j-damaged-{n}.sqlite" for n in (1, 2))
    assert schema.waiting_beside(journal) == []
    for path in (second, first, tmp_path / "k-damaged-0.sqlite"):
        path.touch()
        schema.mark_waiting(path)
    assert mode(tmp_path / "j-damaged-1.sqlite.waiting") == 0o600
    assert schema.waiting_beside(journal) == [first, second]
    first.unlink()
    assert schema.waiting_beside(journal) == [second]
    schema.mark_waiting(second, False)
    schema.mark_waiting(second, False)
    assert schema.waiting_beside(journal) == []
    schema.mark_waiting(tmp_path / "no folder" / "x")


def test_a_file_of_the_first_days_gets_what_it_lacks_and_stays_in_use(tmp_path: Path) -> None:
    released = Path(__file__).parents[1] / "releases" / "0.1.0" / "journal.sqlite"
    path = Path(shutil.copy(released, tmp_path))
    for _ in range(2):  # as it was written, and with what was added to it
        with closing(Journal(path)) as journal:
            assert journal.set_aside is None and journal.locked is None
            assert [past.source for past in journal.past_matches()] == [""]
            number = journal.begin(new_match(), "french")
            journal.put_away([number])
            journal.forget_away()

"""Trouble with the journal's file: what is reported, and what is left behind."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.engine.failed import GameFailed
from cardtable.store import retention, rows, salvage, schema
from cardtable.store.file import JournalFile
from cardtable.store.journal import Journal, JournalError
from cardtable.store.private_file import make_private
from tests.engine.promised import promised_match
from tests.store.test_journal import new_match, played


def fails(error: Exception) -> object:
    """Something that fails whatever it is asked."""

    def failing(*_: object, **__: object) -> None:
        raise error

    return failing


def told(error: pytest.ExceptionInfo[JournalError]) -> tuple[str, str]:
    """Reason and detail."""
    return error.value.reason, error.value.detail


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    path.mkdir()
    with pytest.raises(JournalError) as error:
        Journal(path)
    assert told(error) == ("no_file", f"{path} isn’t a regular file")


def test_a_damaged_file_that_cannot_be_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.sqlite"
    path.write_bytes(b"no such file" * 1000)
    monkeypatch.setattr(schema, "set_aside", fails(PermissionError(13, "Permission denied")))
    with pytest.raises(JournalError) as error:
        Journal(path)
    assert told(error) == ("read_only", f"{path}: Permission denied")
    assert path.read_bytes() == b"no such file" * 1000


def test_a_new_file_that_cannot_be_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "j.sqlite"
    path.write_bytes(b"no such file" * 1000)
    real = schema.open_writing

    def only_once(place: Path, look: bool = True) -> sqlite3.Connection:
        monkeypatch.setattr(schema, "open_writing", fails(sqlite3.OperationalError("x")))
        return real(place, look)

    monkeypatch.setattr(schema, "open_writing", only_once)
    with pytest.raises(JournalError) as error:
        Journal(path)
    assert told(error) == ("failed", f"{path}: x")


def test_a_file_taken_away_that_cannot_be_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    journal = Journal(folder / "j.sqlite")
    number, match = played(journal, 3)
    shutil.rmtree(folder)
    action = next(iter(match.state.legal))
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", fails(sqlite3.OperationalError("x")))
        with pytest.raises(JournalError) as error:
            journal.add(number, 3, action)
        assert told(error) == ("gone", f"{journal.path}: x")
        assert not journal.path.exists(), "half a file would be taken for the whole"
    with monkeypatch.context() as patch:
        patch.setattr(schema, "open_writing", fails(sqlite3.OperationalError("x")))
        with pytest.raises(JournalError) as error:
            journal.add(number, 3, action)
        assert told(error) == ("failed", f"{journal.path}: x")
        assert journal.load(number)[0].actions == match.actions, "it can still be read"
    journal.add(number, 3, action)
    assert journal.load(number)[0].actions == [*match.actions, action]


def test_what_cannot_be_made_its_owners_alone_is_used_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.sqlite"
    path.touch()
    monkeypatch.setattr(Path, "chmod", fails(PermissionError(1, "Operation not permitted")))
    make_private(path)
    monkeypatch.setattr(Path, "glob", fails(PermissionError(13, "Permission denied")))
    assert schema.waiting_beside(path) == []


def test_a_file_whose_size_is_not_known_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.sqlite"
    monkeypatch.setattr(retention, "open_writing", lambda _: sqlite3.connect(":memory:"))
    with pytest.raises(JournalError) as error:
        retention.compact(path)
    assert told(error) == ("read_only", f"{path}: No such file or directory")


def test_a_match_that_is_not_there_or_whose_game_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    with pytest.raises(JournalError) as error:
        journal.load(7)
    assert told(error) == ("damaged", "match 7 is missing")
    number = journal.begin(new_match(), "french")
    monkeypatch.setattr(type(new_match().game), "start", fails(GameFailed("dou-dizhu")))
    with pytest.raises(JournalError) as error:
        journal.load(number)
    assert error.value.reason == "game" and error.value.detail.startswith("dou-dizhu (")


def test_what_is_noted_is_written_with_the_match(tmp_path: Path) -> None:
    journal, match = Journal(tmp_path / "j.sqlite"), promised_match()
    assert match.outcome is not None and match.notes.asked
    number = journal.keep(0, match, "french")
    assert journal.help_in(number) == (2, 1)
    assert journal.load(number)[0].notes == match.notes
    assert journal.finished()[0].winners == match.outcome.winners
    assert rows.end(None) == (0, "[]", "[]")
    match.undo(2)
    assert journal.keep(number, match, "french") == number
    again = journal.load(number)[0]
    assert (again.notes, again.actions, again.outcome) == (match.notes, match.actions, None)


def _removed(log: Path) -> None:
    log.unlink()


def _removed_with_its_index(log: Path) -> None:
    log.unlink()
    log.with_name("j.sqlite-shm").unlink(missing_ok=True)


def _moved(log: Path) -> None:
    log.rename(log.with_name("elsewhere"))


def _exchanged(log: Path) -> None:
    data = log.read_bytes()
    log.unlink()
    log.write_bytes(data[:5000])
    log.chmod(0o600)


def _emptied_anew(log: Path) -> None:
    log.with_name("new").touch()
    log.with_name("new").replace(log)


@pytest.mark.parametrize(
    "take", [_removed, _removed_with_its_index, _moved, _exchanged, _emptied_anew]
)
@pytest.mark.parametrize("times", [1, 2])
def test_a_log_taken_away_while_playing_loses_nothing(
    tmp_path: Path, take: Callable[[Path], None], times: int
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    first, one = played(journal, 12)
    number, match = played(journal, 5, seed=2)
    for _ in range(times):
        take(tmp_path / "j.sqlite-wal")
        for _ in range(3):
            action = next(iter(match.state.legal))
            journal.add(number, len(match.actions), action)
            match.play(action)
    (copy := tmp_path / "killed").mkdir()
    for name in ("j.sqlite", "j.sqlite-wal"):
        shutil.copy(tmp_path / name, copy / name)
        assert (tmp_path / name).stat().st_mode & 0o77 == 0
    again = Journal(copy / "j.sqlite")
    assert again.set_aside is None
    assert again.load(first)[0].actions == one.actions
    assert again.load(number)[0].actions == match.actions
    assert journal.load(number)[0].actions == match.actions
    journal.close()
    assert Journal(tmp_path / "j.sqlite").load(number)[0].actions == match.actions


def full() -> sqlite3.OperationalError:
    return sqlite3.OperationalError("database or disk is full")


def test_a_file_moved_away_on_a_full_disk_keeps_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 12)
    journal.path.rename(tmp_path / "away")
    action = next(iter(match.state.legal))
    with monkeypatch.context() as patch:
        patch.setattr(JournalFile, "_write_copy", fails(full()))
        patch.setattr(JournalFile, "_empty_log", fails(full()))
        with pytest.raises(JournalError) as error:
            journal.add(number, 12, action)
    assert error.value.reason == "gone"
    (tmp_path / "away").rename(journal.path)
    (copy := tmp_path / "killed").mkdir()
    for name in ("j.sqlite", "j.sqlite-wal"):
        shutil.copy(tmp_path / name, copy / name)
    assert Journal(copy / "j.sqlite").load(number)[0].actions == match.actions


def test_what_is_held_of_a_removed_file_is_written_elsewhere(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 12)
    assert not journal.copy_held(tmp_path / "copy.sqlite")
    journal.path.unlink()
    assert journal.copy_held(tmp_path / "copy.sqlite")
    assert Journal(tmp_path / "copy.sqlite").load(number)[0].actions == match.actions


def test_a_file_that_could_not_be_set_aside_is_begun_anew_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 5)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "open_writing", fails(full()))
        with pytest.raises(JournalError):
            journal.begin_anew()
        for _ in range(2):
            with pytest.raises(JournalError):
                journal.keep(number, match, "french")
            with pytest.raises(JournalError):
                journal.unfinished()
    kept = journal.keep(number, match, "french")
    assert journal.load(kept)[0].actions == match.actions
    assert journal.waiting is not None
    journal.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the locks of Linux")
def test_a_file_exchanged_in_use_keeps_the_lock_on_its_index(tmp_path: Path) -> None:
    """Another program would cut the index otherwise, and this one would end by that."""
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 5)
    for away in ("x", "y"):
        journal.path.rename(tmp_path / away)
        number = journal.keep(number, match, "french")
        (tmp_path / away).replace(journal.path)
        number = journal.keep(number, match, "french")
        index = (tmp_path / "j.sqlite-shm").stat().st_ino
        locks = Path("/proc/locks").read_text().splitlines()
        assert any(f" {os.getpid()} " in one and f":{index} " in one for one in locks)
    journal.close()


def test_a_full_folder_of_temporary_files_leaves_the_rest_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    path = tmp_path / "journal.sqlite"
    journal = Journal(path)
    played(journal, 5)
    journal.begin_anew()
    journal.close()
    error = full()
    error.sqlite_errorname = "SQLITE_FULL"
    with monkeypatch.context() as patch:
        patch.setattr(salvage, "_begin", fails(error))
        assert main(["stats", "--lang", "en"]) == 0
        said = capsys.readouterr().err
        assert "0 matches recovered so far. The rest waits for the next start (No space" in said
    again = Journal(path)
    assert [entry.actions for entry in again.unfinished()] == [5] and again.waiting is None
    again.close()

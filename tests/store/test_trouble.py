"""Trouble with the file of matches: what is written is true, what was played is not lost."""

from __future__ import annotations

import errno
import os
import random
import re
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.state import Outcome
from cardtable.store import schema
from cardtable.store.journal import Journal, JournalError
from cardtable.store.keeping import Retention
from cardtable.store.retention import tidy_beside
from cardtable.store.salvage import Salvaged
from cardtable.ui.records.salvaging import _is_sound
from tests.daily import daily
from tests.store.test_journal import new_match, played


def short_match(journal: Journal, seed: int) -> int:
    """A match with its result, all in the journal."""
    match = new_match(seed=seed)
    number = journal.begin(match, "french")
    rng = random.Random(seed)
    while match.turn is not None:
        action = match.state.legal.sample(rng)
        match.play(action)
        journal.add(number, len(match.actions) - 1, action, match.outcome)
    return number


def test_the_last_action_and_the_result_are_written_together(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number = short_match(journal, 3)
    (entry,) = journal.finished()
    match, _ = journal.load(number)
    assert match.outcome is not None
    assert (entry.scores, entry.winners) == (match.outcome.scores, match.outcome.winners)


def test_a_last_action_that_cannot_be_written_leaves_no_result(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number = short_match(journal, 3)
    match, _ = journal.load(number)
    journal.cut(number, len(match.actions) - 1)
    journal._db.execute(
        "CREATE TEMP TRIGGER t BEFORE UPDATE ON matches BEGIN SELECT raise(ABORT, 'no'); END"
    )
    with pytest.raises(JournalError):
        journal.add(number, len(match.actions) - 1, match.actions[-1], match.outcome)
    (entry,) = journal.unfinished()
    assert entry.actions == len(match.actions) - 1


@daily(
    "change",
    [
        "UPDATE matches SET finished = 0, scores = '[]'",
        "UPDATE matches SET scores = '[9, 9, 9]'",
        "UPDATE matches SET winners = '[2]'",
    ],
)
def test_a_result_that_does_not_fit_is_put_right(tmp_path: Path, change: str) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number = short_match(journal, 3)
    (before,) = journal.finished()
    journal._db.execute(change)
    journal.load(number)
    assert journal.finished() == [before]


@pytest.mark.parametrize("change", ["action = 'bid 1'", "action = 'bid 2'", "action = 'bid 3'"])
def test_another_legal_action_is_noticed(tmp_path: Path, change: str) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    match = new_match()
    action = next(a for a in match.state.legal if str(a) not in change)
    number = journal.begin(match, "french")
    journal.add(number, 0, action)
    journal._db.execute(f"UPDATE actions SET {change} WHERE number = 0")
    with pytest.raises(JournalError) as error:
        journal.load(number)
    assert error.value.reason == "damaged" and "check sum" in error.value.detail


@pytest.mark.parametrize("column", ["deck", "seed", "seats"])
def test_another_header_is_noticed(tmp_path: Path, column: str) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, _ = played(journal, 5)
    journal._db.execute(f"UPDATE matches SET {column} = replace({column}, '1', '2') || ' '")
    with pytest.raises(JournalError):
        journal.load(number)


def test_check_sums_follow_taking_back(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 9)
    journal.cut(number, 4)
    match.undo(5)
    assert journal.load(number)[0].actions == match.actions
    journal.add(number, 4, action := next(iter(match.state.legal)))
    assert journal.load(number)[0].actions == [*match.actions, action]


def test_keep_writes_all_that_is_missing_and_nothing_twice(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    match = new_match()
    rng = random.Random(1)
    number = 0
    for steps in (0, 3, 0, 7, 20):
        for _ in range(steps):
            match.play(match.state.legal.sample(rng))
        number = journal.keep(number, match, "french")
        again, deck = journal.load(number)
        assert (again.actions, deck) == (match.actions, "french")
    match.undo(12)
    match.play(match.state.legal.sample(rng))
    assert journal.keep(number, match, "french") == number
    assert journal.load(number)[0].actions == match.actions
    while match.turn is not None:
        match.play(match.state.legal.sample(rng))
    journal.keep(number, match, "french")
    (entry,) = journal.finished()
    assert match.outcome is not None and entry.scores == match.outcome.scores


def test_a_folder_taken_away_is_written_again_with_all_that_was_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    journal = Journal(folder / "j.sqlite")
    first, one = played(journal, 12)
    second, two = played(journal, 3, seed=2)
    shutil.rmtree(folder)
    # What is done in the background puts no empty file there, which would be taken for another's.
    _is_sound(journal.path)
    tidy_beside(journal.path, Retention(latest=1000))
    assert not folder.exists()
    journal.add(second, 3, action := next(iter(two.state.legal)))
    journal.close()
    again = Journal(folder / "j.sqlite")
    assert again.load(first)[0].actions == one.actions
    assert again.load(second)[0].actions == [*two.actions, action]


def test_a_folder_that_cannot_come_back_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    journal = Journal(folder / "j.sqlite")
    number, match = played(journal, 12)
    shutil.rmtree(folder)
    folder.write_text("in the way")
    action = next(iter(match.state.legal))
    with pytest.raises(JournalError) as error:
        journal.add(number, 12, action)
    assert error.value.reason == "no_folder"
    folder.unlink()
    journal.add(number, 12, action)
    journal.close()
    assert len(Journal(folder / "j.sqlite").load(number)[0].actions) == 13


def test_another_file_in_its_place_is_never_written_to(tmp_path: Path) -> None:
    path, other = tmp_path / "j.sqlite", tmp_path / "k.sqlite"
    foreign = Journal(other)
    theirs, _ = played(foreign, 4, seed=7)
    foreign.close()
    journal = Journal(path)
    number, match = played(journal, 5)
    for companion in tmp_path.glob("j.sqlite*"):
        companion.unlink()
    other.rename(path)
    action = next(iter(match.state.legal))
    writes: tuple[Callable[[], None], ...] = (  # numbers of one file mean nothing in another
        lambda: journal.add(number, 4, action),
        lambda: journal.add(number, 5, action),
        lambda: journal.cut(number, 1),
        lambda: journal.finish(number, Outcome("deals", (2, -1, -1), (0,))),
        lambda: journal.note_help(number, 1, 1),
        lambda: journal.remove(number),
        lambda: journal.keep_thought(number, 1, "expert", "x"),
    )
    for write in writes:
        with pytest.raises(JournalError) as error:
            write()
        assert (error.value.reason, error.value.detail) == ("gone", str(path))
    (listed,) = journal.unfinished()
    assert not journal.finished() and journal.help_in(listed.id) == (0, 0)
    assert not journal.thoughts(listed.id, "expert")
    kept = journal.keep(number, match, "french")
    assert kept not in (theirs, listed.id)
    assert journal.load(kept)[0].actions == match.actions
    assert len(journal.load(listed.id)[0].actions) == 4
    journal.add(kept, 5, next(iter(match.state.legal)))


def test_a_lock_is_told_at_once_and_what_was_kept_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 5)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    action = next(iter(match.state.legal))
    with pytest.raises(JournalError) as error:
        journal.add(number, 5, action)
    assert error.value.reason == "busy"
    second = Journal(path)
    assert second.locked is not None and second.locked.reason == "busy"
    assert len(second.load(number)[0].actions) == 5
    holder.execute("ROLLBACK")
    second.add(number, 5, action)
    assert second.locked is None


def read_only(_path: Path, look: bool = True) -> sqlite3.Connection:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorname = "SQLITE_READONLY"
    raise error


def test_what_cannot_be_written_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 5)
    real = schema.open_writing
    monkeypatch.setattr(schema, "open_writing", read_only)
    reader = Journal(path)
    assert reader.locked is not None and reader.locked.reason == "read_only"
    assert [entry.id for entry in reader.unfinished()] == [number]
    assert reader.load(number)[0].actions == match.actions
    with pytest.raises(JournalError) as error:
        reader.add(number, 5, next(iter(match.state.legal)))
    assert error.value.reason == "read_only"
    monkeypatch.setattr(schema, "open_writing", real)
    reader.add(number, 5, next(iter(match.state.legal)))


@pytest.mark.parametrize(
    ("folder", "reason"),
    [
        ("x" * 300, "File name too long"),
        ("ü" * 150, "File name too long"),
        ("/".join(["x" * 200] * 25), "File name too long"),
        ("a/" + "x" * 300 + "/b", "File name too long"),
        ("a\0b", "not a valid file name"),
        ("file/below", "Not a directory|File exists"),
        ("itself", "Too many levels of symbolic links|Not a directory"),
    ],
)
def test_a_folder_that_cannot_be_is_named(tmp_path: Path, folder: str, reason: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "itself").symlink_to("itself")
    with pytest.raises(JournalError) as error:
        Journal(tmp_path / folder / "j.sqlite")
    assert error.value.reason == "no_folder"
    assert re.fullmatch(f"{re.escape(str(tmp_path))}.*: ({reason})", error.value.detail)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ENAMETOOLONG, errno.ESTALE])
def test_a_file_that_may_not_even_be_looked_at_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path, real = tmp_path / "j.sqlite", os.stat

    def stat_of(place: Any, *more: Any, **named: Any) -> os.stat_result:
        if str(place).startswith(str(path)):
            raise OSError(number, os.strerror(number), str(place))
        return real(place, *more, **named)

    monkeypatch.setattr(os, "stat", stat_of)
    with pytest.raises(JournalError) as error:
        Journal(path)
    assert error.value.reason == "read_only"
    assert error.value.detail == f"{path}: {os.strerror(number)}"


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    old = os.umask(0)
    try:
        journal = Journal(folder / "j.sqlite")
        played(journal, 2)
    finally:
        os.umask(old)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for path in folder.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


# -- damage ------------------------------------------------------------------------------------
def many(path: Path, count: int = 24) -> dict[int, list[str]]:
    journal = Journal(path)
    kept = {}
    for seed in range(count):
        number, match = played(journal, 60, seed=seed)
        kept[number] = [str(action) for action in match.actions]
    journal.close()
    return kept


def good(journal: Journal, kept: dict[int, list[str]]) -> int:
    """How many matches of the journal are as they were; a changed one is never shown."""
    wanted = sorted(kept.values())
    found = 0
    for entry in journal.unfinished():
        try:
            actions = [str(action) for action in journal.load(entry.id)[0].actions]
        except JournalError:
            continue
        assert any(actions == one[: len(actions)] for one in wanted)
        found += actions in wanted
    return found


def test_one_byte_that_is_no_text_hides_no_other_match(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    kept = many(path, 6)
    data = path.read_bytes()
    at = data.index(b"Nr 1")
    path.write_bytes(data[:at] + b"\xff" + data[at + 1 :])
    journal = Journal(path)
    assert len(journal.unfinished()) >= 5
    assert good(journal, kept) == 5


@pytest.mark.slow
def test_a_bad_page_costs_what_lay_on_it(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    kept = many(path)
    data = bytearray(path.read_bytes())
    pages = len(data) // 4096
    results = []
    for page in range(1, pages):
        spoilt = bytearray(data)
        spoilt[page * 4096 : page * 4096 + 4096] = bytes(4096)
        target = tmp_path / f"{page}.sqlite"
        target.write_bytes(spoilt)
        journal = Journal(target)
        results.append(good(journal, kept))
        if journal.salvaged is not None:
            assert journal.set_aside is not None and journal.set_aside.read_bytes() == spoilt
        journal.close()
    leaves = sum(result >= len(kept) - 8 for result in results)
    assert leaves >= len(results) * 3 // 4, results


@daily("seed", range(25), *range(3))
def test_flipped_bits_change_no_match_unseen(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "j.sqlite"
    kept = many(path, 5)
    rng = random.Random(seed)
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 3, 20))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    path.write_bytes(data)
    journal = Journal(path)
    good(journal, kept)


def test_what_is_there_already_does_not_come_twice(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    many(path, 4)
    journal = Journal(tmp_path / "k.sqlite")
    assert journal.bring_over(path) == Salvaged(whole=4)
    assert journal.bring_over(path) == Salvaged(there=4)
    assert len(journal.unfinished()) == 4


def test_a_file_that_can_only_be_read_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.sqlite"
    many(path, 3)
    real = sqlite3.connect

    def only_reads(place: object, **named: Any) -> sqlite3.Connection:
        """As SQLite opens a file that the system does not let it write."""
        address = place if str(place).startswith("file:") else f"file:{place}?mode=ro"
        opened: sqlite3.Connection = real(str(address), **{**named, "uri": True})
        return opened

    monkeypatch.setattr("cardtable.store.schema.sqlite3.connect", only_reads)
    journal = Journal(path)
    assert journal.locked is not None and journal.locked.reason == "read_only"
    assert len(journal.unfinished()) == 3
    journal.load(journal.unfinished()[0].id)
    journal.close()

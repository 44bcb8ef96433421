"""The index of the log (“-shm”) is removed or exchanged while a window and others use a journal."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable.engine.match import Match
from cardtable.store import schema
from cardtable.store.journal import Journal, JournalError
from tests.daily import daily
from tests.store.test_journal import played

#: Another program; it does what each line says, and prints what it finds.
_OTHER = """
import sys
from pathlib import Path
from cardtable.store.journal import Journal
from tests.store.test_journal import played
from tests.store.test_two_windows import play
journal = Journal(Path(sys.argv[1]), later=True)
print("open", flush=True)
for line in sys.stdin:
    what, _, number = line.strip().partition(" ")
    if what == "count":
        print([one.actions for one in journal.unfinished() if one.id == int(number)], flush=True)
    elif what == "play":
        print(played(journal, int(number), seed=77)[0], flush=True)
    elif what == "resume":
        match, _ = journal.resume(int(number))
        play(journal, int(number), match, 14)
        print(len(match.actions), flush=True)
    elif what == "restart":
        print(journal._db.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0], flush=True)
    elif what == "close":
        journal.close()
        print("closed", flush=True)
    else:
        sys.exit(f"unknown: {line}")
"""


class Other:
    """Another program that uses the same journal."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _OTHER, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._read() == "open"

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def ask(self, what: str) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        return self._read()

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def others() -> Iterator[Callable[[Path], Other]]:
    made: list[Other] = []

    def another(path: Path) -> Other:
        made.append(Other(path))
        return made[-1]

    yield another
    for one in made:
        one.end()


def play(journal: Journal, number: int, match: Match, count: int) -> None:
    """Play on, every action written before it is shown."""
    for _ in range(count):
        action = next(iter(match.state.legal))
        journal.add(number, len(match.actions), action)
        match.play(action)


def _removed(index: Path) -> None:
    index.unlink()


def _moved(index: Path) -> None:
    index.rename(index.with_name("elsewhere"))


def _emptied_anew(index: Path) -> None:
    index.unlink()
    index.touch()


def _copied(index: Path) -> None:
    shutil.copy(index, index.with_name("copy"))
    index.with_name("copy").replace(index)


def _filled_with_junk(index: Path) -> None:
    index.unlink()
    index.write_bytes(b"\x55" * 32768)


TAKES = (_removed, _moved, _emptied_anew, _copied, _filled_with_junk)


def check_file(path: Path) -> None:
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    db.close()


@pytest.mark.parametrize("take", TAKES)
def test_other_programs_see_what_is_written_after_the_index_was_taken_away(
    tmp_path: Path, take: Callable[[Path], None], others: Callable[[Path], Other]
) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 5)
    take(tmp_path / "j.sqlite-shm")
    other = others(path)
    for _ in range(3):
        play(journal, number, match, 2)
        assert other.ask(f"count {number}") == f"[{len(match.actions)}]"
    (copy := tmp_path / "killed").mkdir()
    for name in ("j.sqlite", "j.sqlite-wal"):
        shutil.copy(tmp_path / name, copy / name)
    assert Journal(copy / "j.sqlite").load(number)[0].actions == match.actions
    other.end()
    journal.close()
    check_file(path)
    assert Journal(path).load(number)[0].actions == match.actions


@pytest.mark.parametrize("order", ["play", "play restart play", "restart play", "play restart"])
@daily("stays", [True, False])
@daily("goes_on", [True, False])
def test_what_others_write_after_the_index_was_removed_is_neither_lost_nor_written_over(
    tmp_path: Path, others: Callable[[Path], Other], order: str, stays: bool, goes_on: bool
) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 30)
    (tmp_path / "j.sqlite-shm").unlink()
    other = others(path)
    theirs = [other.ask({"play": "play 40"}.get(one, one)) for one in order.split()]
    if not stays:
        other.ask("close")
    if goes_on:
        play(journal, number, match, 3)
    journal.close()
    other.end()
    check_file(path)
    again = Journal(path)
    assert again.set_aside is None
    assert again.load(number)[0].actions == match.actions
    for word, answer in zip(order.split(), theirs, strict=True):
        if word == "play":
            assert len(again.load(int(answer))[0].actions) == 40


def test_the_same_match_played_by_two_after_the_index_was_removed(
    tmp_path: Path, others: Callable[[Path], Other]
) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 5)
    (tmp_path / "j.sqlite-shm").unlink()
    assert others(path).ask(f"resume {number}") == "19"
    with pytest.raises(JournalError) as error:
        play(journal, number, match, 1)
    assert error.value.reason == "changed"
    mine = journal.keep(number, match, "french")
    play(journal, mine, match, 2)
    assert len(journal.load(number)[0].actions) == 19
    assert journal.load(mine)[0].actions == match.actions


@pytest.mark.parametrize("order", ["look", "play", "play restart play", "restart play"])
@daily("stays", [True, False])
@daily("goes_on", [True, False])
def test_log_and_index_removed_while_others_write_to_new_ones(
    tmp_path: Path, others: Callable[[Path], Other], order: str, stays: bool, goes_on: bool
) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    _, one = played(journal, 20)
    journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    number, match = played(journal, 30, seed=3)
    begun = journal.begun(number)
    for ending in ("-wal", "-shm"):
        (tmp_path / f"j.sqlite{ending}").unlink()
    other = others(path)
    theirs = 0
    for word in order.split():
        other.ask({"play": "play 40", "look": "count 1"}.get(word, word))
        theirs += word == "play"
    if not stays:
        other.ask("close")
    if goes_on:
        action = next(iter(match.state.legal))
        with pytest.raises(JournalError) as error:
            journal.add(number, 30, action)
        assert error.value.reason == "gone"
        match.play(action)
        journal.keep(number, match, "french", begun)
        assert journal.waiting is not None
    journal.close()
    other.end()
    check_file(path)
    again = Journal(path)  # brings over what waits
    assert again.set_aside is None and again.waiting is None
    found = [again.load(entry.id)[0].actions for entry in again.unfinished()]
    assert match.actions in found and one.actions in found
    assert len(found) == 2 + theirs
    assert sum(len(actions) == 40 for actions in found) == theirs


def test_nothing_is_written_by_the_old_index_while_this_program_still_holds_the_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 5)
    (tmp_path / "j.sqlite-shm").unlink()
    beside = Journal(path, later=True)  # shares the old index
    for one in (journal, beside):
        with pytest.raises(JournalError) as error:
            one.begin(match, "french")
        assert error.value.reason == "busy"
    beside.close()
    play(journal, number, match, 2)
    journal.close()
    assert Journal(path).load(number)[0].actions == match.actions


def test_a_file_that_cannot_be_opened_then_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 5)
    (tmp_path / "j.sqlite-shm").unlink()

    def fails(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("x")

    with monkeypatch.context() as patch:
        patch.setattr(schema, "open_writing", fails)
        for _ in range(2):
            with pytest.raises(JournalError):
                play(journal, number, match, 1)
            assert journal.load(number)[0].actions == match.actions, "it can still be read"
    play(journal, number, match, 2)
    assert journal.load(number)[0].actions == match.actions
    journal.close()
    check_file(path)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a mapped file cannot be cut")
@pytest.mark.parametrize("length", [0, 100, 4_096])
def test_an_index_that_is_cut_ends_the_program_and_loses_nothing(
    tmp_path: Path, others: Callable[[Path], Other], length: int
) -> None:
    path = tmp_path / "j.sqlite"
    other = others(path)
    number = int(other.ask("play 20"))
    os.truncate(tmp_path / "j.sqlite-shm", length)
    other.ask("play 20")
    other.end()
    journal = Journal(path)
    assert journal.set_aside is None
    assert len(journal.load(number)[0].actions) == 20
    journal.close()
    check_file(path)

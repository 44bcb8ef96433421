"""A damaged file is set aside: whatever stops that halfway, the next start loses nothing."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from cardtable.store import schema, unsaved_files
from cardtable.store.journal import Journal, JournalError
from cardtable.store.salvage import salvage_beside
from tests.daily import daily
from tests.store.test_journal import played

COUNT = 6


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A damaged journal, half of whose matches are in its log."""
    folder, work = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("work")
    journal = Journal(work / "j.sqlite")
    for seed in range(COUNT):
        if seed == COUNT // 2:
            journal.read("PRAGMA wal_checkpoint(TRUNCATE)")
        played(journal, 5, seed=seed)
    for ending in ("", "-wal", "-shm"):
        shutil.copy(work / f"j.sqlite{ending}", folder)
    journal.close()
    with (folder / "j.sqlite").open("r+b") as file:
        file.seek(21)  # nor does SQLite open it, and merge the two
        file.write(b"\xff")
    return folder


@pytest.fixture
def path(made: Path, tmp_path: Path) -> Path:
    """The same where it can be spoilt."""
    shutil.copytree(made, tmp_path / "data")
    return tmp_path / "data" / "j.sqlite"


def actions(journal: Journal) -> list[int]:
    return [entry.actions for entry in journal.unfinished()]


KILLED = """
    import os, pathlib, sys
    from cardtable.store.journal import Journal
    left, name = int(sys.argv[2]), sys.argv[3]
    done = getattr(os, name)

    def counted(*args, **named):
        global left
        left -= 1
        if not left:
            os.kill(os.getpid(), 9)
        return done(*args, **named)

    setattr(os, name, counted)
    Journal(pathlib.Path(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@daily("call", ["rename", "open", "close", "mkdir"])
def test_a_kill_at_any_moment_loses_nothing(path: Path, call: str) -> None:
    for at in range(1, 7):
        folder = path.parent.with_name(str(at))
        shutil.copytree(path.parent, folder)
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(KILLED), folder / "j.sqlite", str(at), call],
            check=False,
            cwd=Path(__file__).parents[2],
        )
        again = Journal(folder / "j.sqlite")
        assert actions(again) == [5] * COUNT, (call, at)
        assert again.waiting is None and not list(folder.glob("*-damaged-*.waiting"))
        again.close()
        if done.returncode != -signal.SIGKILL:
            break
    assert at > 1


@pytest.mark.parametrize("at", [1, 2, 3])
@pytest.mark.parametrize("for_good", [False, True])
def test_a_name_that_cannot_be_given_leaves_the_file_or_the_next_start_finishes(
    path: Path, monkeypatch: pytest.MonkeyPatch, at: int, for_good: bool
) -> None:
    rename, left = Path.rename, [at]

    def fails(self: Path, target: Path) -> Path:
        left[0] -= 1
        if left[0] == 0 or (for_good and left[0] < 0):
            raise OSError(5, "Input/output error")
        return rename(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", fails)
        with pytest.raises(JournalError):
            Journal(path)
    again = Journal(path)
    assert actions(again) == [5] * COUNT
    (aside,) = path.parent.glob("*-damaged-*.sqlite")
    assert again.waiting is None and aside.with_name(aside.name + "-wal").exists()
    again.close()


@pytest.mark.parametrize("count", [2, 3, 5])
@pytest.mark.parametrize("later", [False, True])
def test_every_file_that_waits_is_brought_over(tmp_path: Path, count: int, later: bool) -> None:
    path = tmp_path / "j.sqlite"
    for number in range(count):
        with_one = Journal(tmp_path / f"j-damaged-{number}.sqlite")
        played(with_one, 5, seed=number)
        with_one.close()
        schema.mark_waiting(with_one.path)
    journal = Journal(path, later=later)
    while later and journal.waiting is not None:
        salvage_beside(journal.waiting, path, lambda _: True)
        journal.brought_over(journal.waiting)
    assert actions(journal) == [5] * count
    assert journal.waiting is None and not list(tmp_path.glob("*.waiting"))


@pytest.mark.parametrize("spoilt", [0, 1])
def test_one_that_cannot_be_read_keeps_no_other_back(tmp_path: Path, spoilt: int) -> None:
    for number in range(2):
        file = tmp_path / f"j-damaged-{number}.sqlite"
        if number == spoilt:
            with file.open("wb") as large:
                large.truncate(5 << 30)
        else:
            with_one = Journal(file)
            played(with_one, 5)
            with_one.close()
        schema.mark_waiting(file)
    journal = Journal(tmp_path / "j.sqlite")
    assert actions(journal) == [5]
    assert journal.waits == [tmp_path / f"j-damaged-{spoilt}.sqlite"]


def unsaved(path: Path, place: int) -> Path:
    """What the journal cannot take, in one of the places where it is looked for."""
    file = list(unsaved_files.places_for(path))[place]
    other = Journal(file)
    played(other, 4, seed=place)
    other.close()
    return file


@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_could_not_be_saved_comes_with_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    for name in ("home", "tmp"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "tmp"))
    path = tmp_path / "data" / "j.sqlite"
    Journal(path).close()
    file = unsaved(path, place)
    assert Journal(tmp_path / "another" / "j.sqlite", later=True).waiting is None
    for _ in range(2):
        journal = Journal(path, later=True)
        if journal.waiting is not None:
            assert journal.waiting == file
            salvage_beside(file, path, lambda _: True)
            journal.brought_over(file)
        assert actions(journal) == [4] and journal.waiting is None
        journal.close()
    assert not file.exists() and list(file.parent.glob("*cardtable-saved-*.sqlite"))


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="links")
def test_a_link_in_a_shared_folder_is_no_file_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    (tmp_path / "cardtable-unsaved-20261125-1.sqlite").symlink_to(tmp_path / "x")
    (tmp_path / "cardtable-unsaved-20261125-2.sqlite").mkdir()
    assert Journal(path, later=True).waiting is None


def test_what_killed_starts_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    kept = [".cardtable-now", ".cardtable", "cardtable-x", "decks"]
    gone = [".cardtable-abc", ".cardtable-def", ".cardtable-12-ab"]
    for name in (*kept, *gone):
        (tmp_path / name).mkdir()
        (tmp_path / name / "trial.sqlite").touch()
    (tmp_path / ".cardtable-12-cd").touch()
    (tmp_path / ".cardtable-link").symlink_to(tmp_path / "decks")
    for name in (*kept[1:], *gone, ".cardtable-12-cd"):
        os.utime(tmp_path / name, (0, 0))
    Journal(tmp_path / "j.sqlite", later=True).close()
    left = {path.name for path in tmp_path.iterdir()} - {"j.sqlite", ".cardtable-link"}
    assert left == set(kept) and (tmp_path / "decks" / "trial.sqlite").exists()

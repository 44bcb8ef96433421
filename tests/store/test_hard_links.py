"""A file of matches with several names, as copies by hard links have: each goes its own way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.store.journal import Journal, JournalError
from tests.store.test_journal import played
from tests.store.test_two_windows import actions, play

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no locks of POSIX")

_HOLDS = """
import sys
from pathlib import Path
from cardtable.store.journal import Journal
journal = Journal(Path(sys.argv[1]))
print(flush=True)
sys.stdin.read()
"""


def linked(path: Path) -> Path:
    """Another name of a file, in a folder of its own."""
    other = path.parent / "copy" / path.name
    other.parent.mkdir()
    os.link(path, other)
    return other


def test_what_is_played_under_one_name_leaves_the_other_alone(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, _ = played(journal, 5)
    journal.close()
    name = linked(journal.path)
    first, other = Journal(journal.path), Journal(name)
    play(first, number, first.resume(number)[0], 3)
    added, _ = played(other, 9, seed=2)
    first.close()
    other.close()

    assert len(actions(Journal(first.path), number)) == 8
    again = Journal(other.path)
    assert len(actions(again, number)) == 5
    assert len(actions(again, added)) == 9


def test_a_log_that_a_kill_left_stays_with_its_name(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 5)
    journal.close()
    killed = tmp_path / "killed"
    killed.mkdir()
    other = linked(journal.path)
    journal = Journal(journal.path)
    play(journal, number, match, 4)
    for ending in ("", "-wal"):
        shutil.copy(f"{journal.path}{ending}", killed)
    journal.close()
    other.unlink()
    os.link(killed / "j.sqlite", other)
    copy = Journal(other)
    played(copy, 9, seed=2)
    copy.close()

    found = Journal(killed / "j.sqlite")
    assert found.set_aside is None
    assert len(actions(found, number)) == 9
    assert (killed / "j.sqlite").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in other.parent.iterdir()) == ["j.sqlite"]


def test_a_file_in_use_under_another_name_is_only_read_until_it_is_free(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 5)
    journal.close()
    with subprocess.Popen(
        [sys.executable, "-c", _HOLDS, str(journal.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        copy = Journal(linked(journal.path))
        assert copy.locked is not None
        assert copy.locked.reason == "busy"
        assert len(actions(copy, number)) == 5
        with pytest.raises(JournalError, match="busy"):
            played(copy, 1, seed=2)
        holder.communicate()
    copy.resume(number)
    play(copy, number, match, 2)
    assert not os.path.samefile(copy.path, journal.path)
    assert len(actions(Journal(journal.path), number)) == 5
    assert len(actions(copy, number)) == 7

"""A damaged write-ahead log: nothing that was shown goes without a word."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.store.journal import Journal
from tests.store.test_journal import played

FRAME = 24 + 4096


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[int, list[str]]]:
    """A folder as a kill leaves it, and the actions of its matches; most lie in the log alone."""
    folder = tmp_path_factory.mktemp("killed")
    journal = Journal(folder / "j.sqlite")
    kept = {}
    for seed in range(4):
        number, match = played(journal, 12, seed=seed)
        kept[number] = [str(action) for action in match.actions]
    copy = folder / "copy"
    copy.mkdir()
    for name in ("j.sqlite", "j.sqlite-wal"):
        shutil.copy(folder / name, copy / name)
    journal.close()
    return copy, kept


def damaged(killed: Path, folder: Path, harm: Callable[[bytearray], object]) -> Path:
    """The file with its log, after the log was harmed."""
    for file in killed.iterdir():
        shutil.copy(file, folder / file.name)
    log = folder / "j.sqlite-wal"
    data = bytearray(log.read_bytes())
    harm(data)
    log.write_bytes(data)
    return folder / "j.sqlite"


def actions(journal: Journal) -> list[list[str]]:
    """The actions of all matches that can be continued."""
    return [[str(one) for one in journal.load(e.id)[0].actions] for e in journal.unfinished()]


def flip(at: int, bit: int = 7) -> Callable[[bytearray], object]:
    """Damage one bit."""

    def harm(data: bytearray) -> None:
        data[at] ^= 1 << bit

    return harm


@pytest.mark.parametrize("at", [0, 3, 4, 9, 14, 18, 22, 25, 31])
def test_a_damaged_header_of_the_log_loses_nothing(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, at: int
) -> None:
    folder, kept = killed
    path = damaged(folder, tmp_path, flip(at))
    before = (tmp_path / "j.sqlite-wal").read_bytes()
    journal = Journal(path)
    assert sorted(actions(journal)) == sorted(kept.values())
    assert journal.set_aside is not None and journal.salvaged is not None
    assert (journal.salvaged.whole, journal.salvaged.lost) == (4, 0)
    aside = journal.set_aside.with_name(journal.set_aside.name + "-wal")
    assert aside.read_bytes() == before and aside.stat().st_mode & 0o77 == 0


@pytest.mark.parametrize("at", [0, 3, 7, 10, 14, 17, 23, 24, 30, 1000, 4000])
@pytest.mark.parametrize("frame", [0, 5, 40])
def test_a_damaged_frame_of_the_log_loses_nothing_behind_it(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, frame: int, at: int
) -> None:
    folder, kept = killed
    journal = Journal(damaged(folder, tmp_path, flip(32 + frame * FRAME + at, at % 8)))
    assert journal.set_aside is not None
    assert sorted(actions(journal)) == sorted(kept.values())


@pytest.mark.parametrize("seed", range(6))
def test_what_a_destroyed_log_loses_is_counted(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)

    def harm(data: bytearray) -> None:
        count = (len(data) - 32) // FRAME
        for frame in rng.sample(range(count - 1), count * 9 // 10):
            at = 32 + frame * FRAME
            data[at : at + FRAME] = rng.randbytes(FRAME)

    folder, kept = killed
    journal = Journal(damaged(folder, tmp_path, harm))
    found = journal.salvaged
    assert journal.set_aside is not None and found is not None
    right = sum(one in kept.values() for one in actions(journal))
    assert right >= found.whole and found.whole + found.cut + found.lost == 4


@pytest.mark.parametrize("left", [0, 31, 32, 1, 24, 25, 3000, 4119])
def test_a_transaction_torn_by_a_crash_is_no_damage(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, left: int
) -> None:
    """``left``: so much of the log, up to its header, or so much of its last frame."""
    folder, kept = killed

    def tear(data: bytearray) -> None:
        del data[left if left in (0, 31, 32) else len(data) - FRAME + left :]

    journal = Journal(damaged(folder, tmp_path, tear))
    assert journal.set_aside is None
    there = sum(map(len, actions(journal)))
    assert there == 0 if left in (0, 31, 32) else there == sum(map(len, kept.values())) - 1


def test_frames_of_an_earlier_use_of_the_log_are_no_damage(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    folder.mkdir()
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 20)
    journal.read("PRAGMA wal_checkpoint(RESTART)")
    match.play(action := next(iter(match.state.legal)))
    journal.add(number, 20, action)
    for name in ("j.sqlite", "j.sqlite-wal"):
        shutil.copy(tmp_path / name, folder / name)
    again = Journal(folder / "j.sqlite")
    assert again.set_aside is None and len(actions(again)[0]) == 21


def test_the_log_of_a_file_in_use_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, match = played(journal, 10)
    for count in range(10, 40):
        match.play(action := next(iter(match.state.legal)))
        journal.add(number, count, action)
        if count % 10 == 0:
            journal.read("PRAGMA wal_checkpoint(RESTART)")
        other = Journal(path, later=True)
        assert other.set_aside is None and len(actions(other)[0]) == count + 1
        other.close()


def test_a_match_is_not_whole_if_later_actions_of_it_are_there(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 9)
    (check,) = journal.read("SELECT sum FROM matches")[0]
    for count in range(9, 12):
        match.play(action := next(iter(match.state.legal)))
        journal.add(number, count, action)
    with journal.transaction() as db:
        db.execute("UPDATE matches SET sum = ?", (check,))
    journal.close()
    new = Journal(tmp_path / "k.sqlite")
    found = new.bring_over(tmp_path / "j.sqlite")
    assert (found.whole, found.cut) == (0, 1)
    assert len(actions(new)[0]) == 9

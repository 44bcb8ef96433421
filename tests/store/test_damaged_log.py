"""A damaged write-ahead log: nothing that was shown goes without a word."""

from __future__ import annotations

import base64
import bz2
import gzip
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.store.journal import Journal
from tests.daily import daily
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


@daily("at", [0, 3, 4, 9, 14, 18, 22, 25, 31], 0, 18)
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


@daily("at", [0, 3, 7, 10, 14, 17, 23, 24, 30, 1000, 4000], 0, 17, 4000)
@daily("frame", [0, 5, 40], 5)
def test_a_damaged_frame_of_the_log_loses_nothing_behind_it(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, frame: int, at: int
) -> None:
    folder, kept = killed
    journal = Journal(damaged(folder, tmp_path, flip(32 + frame * FRAME + at, at % 8)))
    assert journal.set_aside is not None
    assert sorted(actions(journal)) == sorted(kept.values())


# Of some logs, as by seeds 2 and 33, no trace is left that a match went on.
@pytest.mark.parametrize("seed", [0, 1, 3, 4, 5, 6])
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


# -- the beginning of the log ---------------------------------------------------------------------
def fill(begin: int, end: int, how: str) -> Callable[[bytearray], object]:
    """Overwrite a part of the log with zeros, with ones or with anything."""

    def harm(data: bytearray) -> None:
        length = len(data[begin:end])
        some = {"zeros": bytes(length), "ones": b"\xff" * length}
        data[begin:end] = some.get(how) or random.Random(begin + end).randbytes(length)

    return harm


def all_are_there(journal: Journal, kept: dict[int, list[str]]) -> None:
    """The log was set aside as it was, and no action of any match is missing."""
    assert journal.set_aside is not None and journal.salvaged is not None
    assert sorted(actions(journal)) == sorted(kept.values())
    found = journal.salvaged
    assert (found.whole, found.cut, found.lost, found.torn) == (len(kept), 0, 0, False)


@daily("how", ["zeros", "ones", "anything"])
@daily("end", [48, 56, 512, 4096, 4152, 12288], 48, 4096)
def test_a_damaged_beginning_of_the_log_loses_nothing_behind_it(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, end: int, how: str
) -> None:
    folder, kept = killed
    path = damaged(folder, tmp_path, fill(0, end, how))
    before = (tmp_path / "j.sqlite-wal").read_bytes()
    journal = Journal(path)
    all_are_there(journal, kept)
    assert journal.set_aside is not None
    assert Path(f"{journal.set_aside}-wal").read_bytes() == before


@pytest.mark.parametrize("how", ["zeros", "ones", "anything"])
def test_wrong_salts_in_the_header_and_the_first_frame_lose_nothing(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, how: str
) -> None:
    def harm(data: bytearray) -> None:
        fill(16, 24, how)(data)
        fill(40, 48, how)(data)

    folder, kept = killed
    all_are_there(Journal(damaged(folder, tmp_path, harm)), kept)


def lose_salts(data: bytearray) -> None:
    """All frames lose their salts, which no sum covers."""
    for at in range(32, len(data) - 4119, FRAME):
        data[at + 8 : at + 16] = bytes(8)


def lose_numbers(data: bytearray) -> None:
    """No frame says any more which page it is."""
    for at in range(32, len(data) - 4119, FRAME):
        data[at : at + 4] = b"\xff" * 4


def older_header(data: bytearray) -> None:
    """The header is that of the use before: the write of the new one was lost."""
    data[16:20] = ((int.from_bytes(data[16:20], "big") - 1) % (1 << 32)).to_bytes(4, "big")
    data[24:32] = log_sum(bytes(8), data[:24], "<")


def other_order(data: bytearray) -> None:
    """A machine with the other order of bytes wrote the log, and its header is damaged."""
    before = bytes(data[24:32])
    for at in range(32, len(data) - 4119, FRAME):
        before = log_sum(before, data[at : at + 8] + data[at + 24 : at + FRAME], ">")
        data[at + 16 : at + 24] = before
    data[:16] = bytes(16)


def log_sum(before: bytes, data: bytearray, order: str) -> bytes:
    one, two = struct.unpack(">2I", before)
    for first, second in struct.iter_unpack(f"{order}2I", data):
        one = (one + first + two) % (1 << 32)
        two = (two + second + one) % (1 << 32)
    return struct.pack(">2I", one, two)


@pytest.mark.parametrize(
    "harm",
    [
        lose_salts,
        lose_numbers,
        older_header,
        other_order,
        lambda data: data.insert(0, 120),
        lambda data: data.__delitem__(slice(100)),
        lambda data: data.__delitem__(slice(32)),
    ],
    ids=["salts", "numbers", "older", "order", "longer", "shorter", "headless"],
)
def test_whatever_is_wrong_with_a_log_its_readable_frames_are_read(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, harm: Callable[[bytearray], object]
) -> None:
    folder, kept = killed
    all_are_there(Journal(damaged(folder, tmp_path, harm)), kept)


@pytest.mark.parametrize("end", [48, 4152, 4152 + FRAME])
def test_frames_of_an_earlier_use_replace_nothing_if_those_in_use_are_lost(
    tmp_path: Path, end: int
) -> None:
    folder = tmp_path / "copy"
    folder.mkdir()
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 20)
    done = 20
    for more in (2, 1):
        journal.read("PRAGMA wal_checkpoint(RESTART)")
        for _ in range(more):
            match.play(action := next(iter(match.state.legal)))
            journal.add(number, done, action)
            done += 1
    journal.read("PRAGMA wal_checkpoint(PASSIVE)")
    for name in ("j.sqlite", "j.sqlite-wal"):
        shutil.copy(tmp_path / name, folder / name)
    log = bytearray((folder / "j.sqlite-wal").read_bytes())
    fill(0, end, "anything")(log)
    (folder / "j.sqlite-wal").write_bytes(log)
    again = Journal(folder / "j.sqlite")
    assert again.set_aside is not None
    assert actions(again) == [[str(one) for one in match.actions]]


def test_actions_that_were_taken_back_stay_so(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    folder.mkdir()
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 20)
    journal.cut(number, 12)
    for name in ("j.sqlite", "j.sqlite-wal"):
        shutil.copy(tmp_path / name, folder / name)
    log = bytearray((folder / "j.sqlite-wal").read_bytes())
    fill(0, 512, "ones")(log)
    (folder / "j.sqlite-wal").write_bytes(log)
    again = Journal(folder / "j.sqlite")
    assert again.set_aside is not None
    assert actions(again) == [[str(one) for one in match.actions[:12]]]


# -- logs of which nothing or not all is understood ------------------------------------------------
@pytest.mark.parametrize(
    "become",
    [
        gzip.compress,
        bz2.compress,
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: bytes(len(data)),
        lambda data: data[:32] + b"\xff" * len(data[32:]),
        base64.b64encode,
        lambda _: random.Random(1).randbytes(5000),
        lambda _: random.Random(1).randbytes(33),
        lambda _: b"disk is full\n",
        lambda _: random.Random(1).randbytes(32),
        lambda _: b"<html>the disk is full</html>\n" * 3,
    ],
    ids=[
        "gzip",
        "bz2",
        "crlf",
        "zeros",
        "ones",
        "base64",
        "junk",
        "short",
        "line",
        "shorter",
        "page",
    ],
)
def test_a_log_that_is_not_understood_is_kept_and_said(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, become: Callable[[bytes], bytes]
) -> None:
    folder, kept = killed
    for file in folder.iterdir():
        shutil.copy(file, tmp_path / file.name)
    log = tmp_path / "j.sqlite-wal"
    log.write_bytes(data := become(log.read_bytes()))
    journal = Journal(tmp_path / "j.sqlite")
    assert journal.set_aside is not None and journal.salvaged is not None
    assert Path(f"{journal.set_aside}-wal").read_bytes() == data
    assert journal.salvaged.torn and not journal.salvaged.short
    assert all(one in [whole[: len(one)] for whole in kept.values()] for one in actions(journal))


@daily("how", ["ones", "anything"])
@pytest.mark.parametrize("share", [4, 2, 1.2])
def test_a_destroyed_end_of_the_log_is_said(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, share: float, how: str
) -> None:
    folder, kept = killed
    size = (folder / "j.sqlite-wal").stat().st_size
    journal = Journal(damaged(folder, tmp_path, fill(size - int(size / share), size, how)))
    assert journal.set_aside is not None and journal.salvaged is not None
    assert journal.salvaged.torn and not journal.salvaged.short
    assert all(one in [whole[: len(one)] for whole in kept.values()] for one in actions(journal))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Some of what was saved last may be missing"),
        ("de", "zuletzt gespeichert"),
        ("ja", "最後に保存"),
        ("zh_CN", "最后保存"),
        ("zh_TW", "最後儲存"),
    ],
)
def test_a_log_that_is_not_understood_is_told_as_what_it_is(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    said: str,
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    journal = Journal(tmp_path / "j.sqlite")
    played(journal, 5)
    journal.read("PRAGMA wal_checkpoint(TRUNCATE)")
    played(journal, 5, seed=2)
    (tmp_path / "copy").mkdir()
    shutil.copy(tmp_path / "j.sqlite", path := tmp_path / "copy" / "j.sqlite")
    (tmp_path / "copy" / "j.sqlite-wal").write_bytes(b"?" * 5000)
    journal.close()
    assert main(["recover", str(path), "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 and said in lines[-1]


# -- the very end of the log -----------------------------------------------------------------------
@pytest.fixture(scope="module")
def with_index(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder as a kill leaves it, the log's index included, and the actions of its match."""
    folder = tmp_path_factory.mktemp("index")
    program = (
        "import os, sys; from pathlib import Path\n"
        "from cardtable.store.journal import Journal\n"
        "from tests.store.test_journal import played\n"
        "journal = Journal(Path(sys.argv[1]))\n"
        "number, match = played(journal, 20)\n"
        "journal.read('PRAGMA wal_checkpoint(RESTART)')\n"
        "for count in range(20, 22):\n"
        "    match.play(action := next(iter(match.state.legal)))\n"
        "    journal.add(number, count, action)\n"
        "print(*match.actions, sep='\\n', flush=True)\n"
        "os.kill(os.getpid(), 9)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(folder / "j.sqlite")],
        check=False,
        capture_output=True,
        text=True,
    )
    return folder, ran.stdout.splitlines()


def last_in_use(folder: Path) -> int:
    """Where the last frame lies that the program has written."""
    index = (folder / "j.sqlite-shm").read_bytes()
    return 32 + (int.from_bytes(index[16:20], sys.byteorder) - 1) * FRAME


@pytest.mark.parametrize(
    "harm",
    [
        lambda data, at: data.__delitem__(slice(at, None)),
        lambda data, at: data.__delitem__(slice(at + 2000, None)),
        lambda data, at: data.__setitem__(slice(at, at + FRAME), bytes(FRAME)),
        lambda data, at: data.__setitem__(slice(at, at + FRAME), b"\xff" * FRAME),
        lambda data, at: data.__setitem__(at + 20, data[at + 20] ^ 1),
        lambda data, at: data.__setitem__(at + 900, data[at + 900] ^ 128),
        lambda data, at: data.__setitem__(slice(at + 24, at + 536), bytes(512)),
        lambda data, at: data.clear(),
    ],
    ids=["gone", "cut", "zeros", "ones", "sum", "bit", "sector", "empty"],
)
def test_a_destroyed_last_frame_is_not_taken_for_a_crash(
    with_index: tuple[Path, list[str]], tmp_path: Path, harm: Callable[[bytearray, int], object]
) -> None:
    folder, kept = with_index
    at = last_in_use(folder)
    journal = Journal(damaged(folder, tmp_path, lambda data: harm(data, at)))
    assert journal.set_aside is not None and journal.salvaged is not None
    (found,) = actions(journal)
    assert found == kept[: len(found)] and (found == kept or journal.salvaged.torn)


@pytest.mark.parametrize("more", [1, 24, 25, 3000, 4119, FRAME])
def test_what_a_crash_left_half_written_is_no_damage_beside_its_index(
    with_index: tuple[Path, list[str]], tmp_path: Path, more: int
) -> None:
    folder, kept = with_index
    at = last_in_use(folder) + FRAME
    log = (folder / "j.sqlite-wal").read_bytes()
    frame = log[16:24].join((log[32:40], bytes(16 + 4096)))

    def write_on(data: bytearray) -> None:
        data[at : at + more] = frame[:more]

    journal = Journal(damaged(folder, tmp_path, write_on))
    assert journal.set_aside is None and actions(journal) == [kept]


# -- logs that are as they should be ---------------------------------------------------------------
@pytest.mark.parametrize("length", [1, 4, 32])
def test_a_log_without_any_content_is_no_damage(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, length: int
) -> None:
    folder, _ = killed

    def harm(data: bytearray) -> None:
        data[:] = bytes(length)

    assert Journal(damaged(folder, tmp_path, harm)).set_aside is None


@pytest.mark.parametrize("count", [1, 3, 30])
def test_room_that_a_crash_left_without_content_is_no_damage(
    killed: tuple[Path, dict[int, list[str]]], tmp_path: Path, count: int
) -> None:
    folder, kept = killed
    journal = Journal(damaged(folder, tmp_path, lambda data: data.extend(bytes(count * FRAME))))
    assert journal.set_aside is None and sorted(actions(journal)) == sorted(kept.values())


def test_a_closed_file_and_one_of_a_killed_program_are_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    program = (
        "import os, sys; from pathlib import Path\n"
        "from cardtable.store.journal import Journal\n"
        "from tests.store.test_journal import played\n"
        "played(Journal(Path(sys.argv[1])), 15); os.kill(os.getpid(), 9)"
    )
    for count in range(1, 4):
        subprocess.run([sys.executable, "-c", program, str(path)], check=False)
        assert path.with_name("j.sqlite-wal").stat().st_size > FRAME
        journal = Journal(path)
        assert journal.set_aside is None
        assert [len(one) for one in actions(journal)] == [15] * count
        journal.close()
        assert Journal(path).set_aside is None

"""A damaged, changed or missing journal at the window: it opens, loses nothing and says so."""

from __future__ import annotations

import os
import random
import stat
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.store.journal import Journal
from cardtable.ui import durations
from cardtable.ui.running.program import Program
from tests.daily import daily, few
from tests.robot import wait_until
from tests.store.test_journal import played
from tests.ui.conftest import Open
from tests.ui.test_unsaved import kept, said
from tests.ui.test_unsaved import played as played_at
from tests.ui.test_window import texts

ROOT = Path(__file__).parents[2]
COUNT = 12
PAGE = 4096


def flipped_bit(data: bytearray) -> None:
    data[data.index(b"CREATE TABLE actions") + 9] ^= 0x80


def empty_page(data: bytearray) -> None:
    """An inner page, which is only met by who looks for certain actions."""
    inner = next(at for at in range(PAGE, len(data), PAGE) if data[at] in (2, 5))
    data[inner : inner + PAGE] = bytes(PAGE)


def spoilt_cells(data: bytearray) -> None:
    leaf = max(at for at in range(PAGE, len(data), PAGE) if data[at] == 10)
    data[leaf + 8 : leaf + 12] = b"\xff" * 4


@pytest.fixture(params=few([flipped_bit, empty_page, spoilt_cells]))
def damaged(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[bytearray], None]:
    """A damaged file where the program looks for its journal."""
    monkeypatch.setattr(durations, "CHECK", 300)
    journal = Journal(tmp_path / "journal.sqlite")
    for seed in range(COUNT):
        played(journal, 40, seed=seed)
    journal.close()
    data = bytearray(journal.path.read_bytes())
    request.param(data)
    journal.path.write_bytes(data)
    found: Callable[[bytearray], None] = request.param
    return found


def test_a_damaged_file_is_found_and_brought_over_after_the_first_picture(
    damaged: Callable[[bytearray], None], program: Program, journal_of: Journal, tmp_path: Path
) -> None:
    program.window.show_start()
    front = program.window.front
    wait_until(lambda: "was damaged" in front.salvaging.sentence())
    wait_until(lambda: not list(tmp_path.glob("*.waiting")) and not front.salvaging._going)
    there = journal_of.unfinished()
    assert len(there) >= COUNT - 1 and all(entry.actions for entry in there)
    if damaged is flipped_bit:
        assert [entry.actions for entry in there] == [40] * COUNT
    assert "recovered." in " ".join(texts(program.window.start))
    assert len(list(tmp_path.glob("*-damaged-*.sqlite"))) == 1


def test_a_match_at_the_table_goes_on_while_the_damage_is_found(
    damaged: Callable[[bytearray], None],
    program: Program,
    open_match: Open,
    journal_of: Journal,
    tmp_path: Path,
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="77")
    robot.play(limit=2)
    wait_until(lambda: bool(list(tmp_path.glob("*-damaged-*.sqlite"))))
    wait_until(lambda: not program.window.front.salvaging._going)
    robot.play(limit=2)
    assert not robot.table.session.unsaved
    assert kept(journal_of, robot) == played_at(robot) != []
    seeds = [row[0] for row in journal_of.read("SELECT seed FROM matches")]
    assert len(set(seeds)) == len(seeds) >= COUNT  # no match is there twice


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 14])
def test_a_match_that_another_window_played_is_saved_as_a_new_one_and_that_is_said(
    open_match: Open, journal_of: Journal, count: int
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=2)
    robot._wait_for_turn()
    number = robot.table.session.number
    other = Journal(journal_of.path)
    match, _ = other.resume(number)
    rng = random.Random(1)
    for _ in range(count):
        action = match.state.legal.sample(rng)
        other.add(number, len(match.actions), action)
        match.play(action)
    shown = [str(action) for action in match.actions]
    robot.play(limit=1)
    assert "changed or deleted in another window" in said(robot)
    assert robot.table.session.number != number and not robot.table.session.unsaved
    assert kept(journal_of, robot) == played_at(robot)
    assert [str(action) for action in other.load(number)[0].actions] == shown
    other.close()


@pytest.mark.slow
def test_taking_back_deletes_nothing_that_another_window_has_shown(
    open_match: Open, journal_of: Journal
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=3)
    robot._wait_for_turn()
    number = robot.table.session.number
    other = Journal(journal_of.path)
    match, _ = other.resume(number)
    action = next(iter(match.state.legal))
    other.add(number, len(match.actions), action)
    match.play(action)
    assert robot.table.session.undo()
    assert robot.table.session.number != number
    assert kept(journal_of, robot) == played_at(robot)
    assert other.load(number)[0].actions == match.actions
    other.close()


CLOSED = """
    import shutil, sys
    from pathlib import Path
    sys.path.insert(0, sys.argv[1])
    from PySide6.QtCore import QTimer
    from cardtable import cli
    from cardtable.folders import data_folder
    from cardtable.ui.running.app import load_fast
    load_fast()
    from cardtable.ui.running import program

    class Closing(program.Program):
        def open(self, chosen):
            super().open(chosen)
            QTimer.singleShot(400, self.vanish)
            QTimer.singleShot(1400, self.window.close)

        def vanish(self):
            shutil.rmtree(data_folder(), ignore_errors=True)  # files may come and go meanwhile
            if "file" in sys.argv[2]:
                data_folder().write_text("in the way")
            elif "empty" in sys.argv[2]:
                data_folder().mkdir()

    program.Program = Closing
    if __name__ == "__main__":
        game = ["dou-dizhu", "--seats", "human,easy,easy"] if "table" in sys.argv[2] else []
        sys.exit(cli.main(["play", *game, "--lang", "en"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be removed there")
@daily("how", ["start", "table", "start, file", "start, empty", "table, empty"])
def test_a_data_folder_that_is_gone_ends_quietly(tmp_path: Path, how: str) -> None:
    env = {**os.environ, "CARDTABLE_DATA": str(tmp_path / "data"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(CLOSED), str(ROOT), how],
        capture_output=True,
        text=True,
        timeout=60,
        env=env,
        cwd=ROOT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
@pytest.mark.parametrize("mask", [0, 0o022, 0o077])
def test_every_file_of_the_journal_is_its_owners_alone(
    tmp_path: Path, mask: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    before = os.umask(mask)
    try:
        journal = Journal(folder / "journal.sqlite")
        played(journal, 3)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        journal.begin_anew()  # as if it were damaged
        played(journal, 3)
        modes |= {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        folder.joinpath("journal.sqlite").unlink()
        played(journal, 1)  # written again
        modes |= {f"{path.name} ": stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        journal.close()
    finally:
        os.umask(before)
    assert len(modes) >= 5 and set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700

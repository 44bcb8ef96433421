"""``cardtable simulate`` that is disturbed: what was played is kept, and one sentence says why."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from cardtable import cli
from cardtable.cli import main
from cardtable.commands import simulate, tournament
from cardtable.commands.tournament import Job, Played
from tests.daily import daily
from tests.test_cli import children

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and files of POSIX")
WORDS = (
    *("simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--seed", "5"),
    *("--option", "deals=1"),
)


def players() -> list[int]:
    """The processes that play."""

    def words(one: int) -> bytes:
        try:
            return Path(f"/proc/{one}/cmdline").read_bytes()
        except OSError:
            return b""

    return [one for one in children(os.getpid()) if b"spawn_main" in words(one)]


@pytest.fixture
def at_first(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], object]], None]:
    """Have something happen as soon as a match is over."""

    def happens(what: Callable[[], object]) -> None:
        left = [what]

        @contextmanager
        def counting(_what: str) -> Iterator[Callable[[int, int], object]]:
            yield lambda _done, _whole: left.pop()() if left else None

        monkeypatch.setattr(simulate, "counting", counting)

    return happens


def test_a_killed_process_costs_nothing(
    at_first: Callable[[Callable[[], object]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WORDS, "--deals", "6"]) == 0
    whole = capsys.readouterr().out
    killed: list[int] = []

    def kill() -> None:
        killed.append(players()[0])
        os.kill(killed[0], signal.SIGKILL)

    at_first(kill)
    assert main([*WORDS, "--deals", "6", "--workers", "2"]) == 0
    found = capsys.readouterr()
    assert killed and (found.out, found.err) == (whole, "")


def test_processes_that_are_killed_again_and_again_are_given_up(
    tmp_path: Path,
    at_first: Callable[[Callable[[], object]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    over = threading.Event()

    def kill() -> None:
        while not over.wait(0.02):
            for one in players():
                with suppress(ProcessLookupError):
                    os.kill(one, signal.SIGKILL)

    killing = threading.Thread(target=kill)
    at_first(killing.start)
    record = str(tmp_path / "a.cardtable")
    assert main([*WORDS, "--deals", "9999", "--workers", "2", "--record", record]) == 1
    over.set()
    killing.join()
    out, err = capsys.readouterr()
    (line,) = err.splitlines()
    assert "keep being stopped" in line and "per deal" in out and list(tmp_path.iterdir())


@daily("workers", ["1", "2"])
@daily("how", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_whoever_ends_it_keeps_what_was_played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    at_first: Callable[[Callable[[], object]], None],
    capsys: pytest.CaptureFixture[str],
    workers: str,
    how: str,
) -> None:
    ends: list[int] = []
    monkeypatch.setattr(cli, "end", ends.append)
    record = str(tmp_path / "a.cardtable")
    words = [*WORDS, "--deals", "9999", "--workers", workers, "--record", record]
    monkeypatch.setattr(sys, "argv", ["cardtable", *words])
    at_first(lambda: os.kill(os.getpid(), signal.Signals[how]))
    ways = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = {one: signal.signal(one, signal.SIG_DFL) for one in ways}
    try:
        cli.main()
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    assert ends == [1]
    out, err = capsys.readouterr()
    assert "per deal" in out and err == "cardtable: Interrupted.\n"
    found = next(tmp_path.iterdir())
    assert main(["verify", str(found)]) == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_terminal_that_is_closed_costs_nothing_that_was_played(
    tmp_path: Path, workers: str
) -> None:
    import pty  # there is none on Windows

    record = str(tmp_path / "a.cardtable")
    words = [*WORDS, "--deals", "9999", "--workers", workers, "--record", record]
    child, terminal = pty.fork()
    if not child:
        try:
            os.chdir(Path(__file__).parents[2])
            os.execv(sys.executable, [sys.executable, "-m", "cardtable", *words])
        finally:
            os._exit(7)
    said = b""
    while b"(3 / " not in said:
        said += os.read(terminal, 1_000)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1
    assert len(list(tmp_path.iterdir())) >= 3


def test_a_killed_simulation_says_nothing_of_what_is_cleared_away() -> None:
    code = (
        "import os, signal\n"
        "from cardtable.commands.tournament import _players\n"
        "if __name__ == '__main__':\n"
        " with _players(1, None) as (pool, _):\n"
        "  pool.submit(os.getpid).result()\n"
        "  os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    killed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (killed.returncode, killed.stderr) == (-signal.SIGKILL, b"")


def _folder(place: Path) -> Path:
    place.mkdir()
    return place


def _pipe(place: Path) -> Path:
    os.mkfifo(place)
    return place


def _beside_a_file(place: Path) -> Path:
    place.touch()
    return place / "x"


@pytest.mark.parametrize(
    "place",
    [
        lambda place: place.parent / "none" / "x",
        _folder,
        _pipe,
        lambda place: "/dev/full",
        _beside_a_file,
        lambda place: "a\0b",
        lambda place: place.parent / ("x" * 300),
    ],
)
def test_where_records_cannot_be_written_nothing_is_played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    place: Callable[[Path], object],
) -> None:
    def never(_job: Job) -> Played:
        raise AssertionError

    monkeypatch.setattr(tournament, "play", never)
    before = str(place(tmp_path / "a.cardtable"))
    there = sorted(tmp_path.iterdir())
    assert main([*WORDS, "--deals", "1", "--record", before]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "can’t be written" in line and sorted(tmp_path.iterdir()) == there


def test_records_that_cannot_be_written_do_not_cost_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a-2.cardtable").mkdir()
    assert main([*WORDS, "--deals", "3", "--record", str(tmp_path / "a.cardtable")]) == 1
    out, err = capsys.readouterr()
    assert "per deal" in out and "a-2.cardtable can’t be written" in err
    assert (tmp_path / "a-1.cardtable").is_file()

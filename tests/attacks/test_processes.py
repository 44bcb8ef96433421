"""Killed windows and bots, and full disks: nothing that was shown is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardtable.art.assets import asset_folder
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.store.journal import Journal, JournalError
from tests.attacks.plan import Tally, attacks
from tests.bots.test_clock import running
from tests.bots.test_worker import Asker, alive
from tests.test_cli import children
from tests.ui.test_kill import kill_once

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")


@attacks(1, 1_000)
def test_killed_windows(tmp_path: Path, numbers: range) -> None:
    tally = Tally("window", numbers)
    for number in tally:
        with tally.attack(number) as rng:
            tally.memory = max(tally.memory, kill_once(tmp_path, number, rng))
    tally.report("nothing lost that was shown")


@attacks(2, 300)
def test_killed_bots(numbers: range) -> None:
    asker, tally = Asker(), Tally("bot", numbers)
    try:
        asker.worker.ask(asker.question(1))
        asker.answers.get(timeout=60)
        for number in tally:
            with tally.attack(number) as rng:
                pid = asker.worker.pid
                asker.worker.ask(asker.question(number + 2, patience=30.0))
                time.sleep(rng.choice((0.0, 0.0, 0.001, 0.01, 0.05)))
                if pid is not None and alive(pid):
                    os.kill(pid, rng.choice((signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM)))
                answer = asker.answers.get(timeout=60)
                assert answer.question.number == number + 2
                assert answer.thought is not None, number
                assert answer.thought.action in asker.view.legal, number
    finally:
        asker.worker.close()
    tally.report("each was answered with a legal action")


#: What a window has done in a process of its own to a deck of others.
DONE_TO_DECKS = {
    "tried": "from cardtable.art import trial; trial.judge(deck)",
    "taken in": "from cardtable.art import importing; importing.import_deck([deck], data)",
}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a stopped process")
@pytest.mark.parametrize("how", DONE_TO_DECKS)
@pytest.mark.parametrize("stopped", [False, True])
def test_what_draws_a_deck_ends_with_a_killed_window(
    tmp_path: Path, how: str, stopped: bool
) -> None:
    deck = asset_folder() / "cards" / "french"
    code = f"from pathlib import Path; deck, data = Path({str(deck)!r}), Path({str(tmp_path)!r})"
    window = subprocess.Popen(
        [sys.executable, "-c", f"{code}; {DONE_TO_DECKS[how]}"],
        env={**os.environ, "CARDTABLE_DATA": str(tmp_path)},
        cwd=Path(__file__).parents[2],
        stderr=subprocess.PIPE,
    )
    until, drawing = time.monotonic() + 20, 0
    while not drawing and time.monotonic() < until:
        time.sleep(0.01)
        drawing = next(filter(draws, children(window.pid)), 0)
    assert drawing
    if stopped:
        os.kill(drawing, signal.SIGSTOP)
    window.kill()
    said = window.communicate()[1] if not stopped else b""
    window.wait()
    until = time.monotonic() + 2
    while running(drawing) and time.monotonic() < until:
        time.sleep(0.02)
    assert not running(drawing) and not said


def draws(pid: int) -> bool:
    """Whether a process can draw."""
    try:
        return b"Qt6Svg" in Path(f"/proc/{pid}/maps").read_bytes()
    except OSError:
        return False


def full_after(db: sqlite3.Connection, pages: int) -> None:
    """No more than so many pages: beyond them the file is full."""
    db.execute(f"PRAGMA max_page_count={pages}")


@attacks(3, 400)
def test_files_that_fill_up(tmp_path: Path, numbers: range) -> None:
    tally = Tally("full disk", numbers)
    for number in tally:
        with tally.attack(number) as rng:
            path = tmp_path / f"{number}.sqlite"
            journal = Journal(path)
            game = find_game("dou-dizhu")
            seats = tuple(Seat("easy", str(i), i) for i in range(3))
            match = Match(game, game.resolve(None, {"deals": 2}), seats, Seed.numbered(number))
            kept = journal.begin(match, "french")
            full_after(journal._db, rng.randrange(12, 16))
            refused = False
            while match.turn is not None and not refused:
                action = match.state.legal.sample(rng)
                match.play(action)
                try:
                    journal.add(kept, len(match.actions) - 1, action, match.outcome)
                except JournalError as error:
                    assert error.reason == "full", number
                    match.undo(1)
                    refused = True
                if rng.random() < 0.02:
                    full_after(journal._db, rng.randrange(12, 14))
            assert journal.load(kept)[0].actions == match.actions, number
            full_after(journal._db, 10_000)
            while match.turn is not None:
                match.play(match.state.legal.sample(rng))
            journal.keep(kept, match, "french")
            assert journal.load(kept)[0].actions == match.actions, number
            (entry,) = journal.finished()
            assert match.outcome is not None and entry.scores == match.outcome.scores
            journal.close()
    tally.report("nothing lost that was shown")

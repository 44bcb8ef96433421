"""Several windows on one journal, and words of strangers in one: nothing lost, nothing opened."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.store.journal import Journal
from cardtable.ui.running.program import Program
from tests.attacks.plan import Tally, attacks, memory_of
from tests.robot import Robot
from tests.ui.conftest import program as program  # noqa: PLC0414 - a fixture
from tests.ui.test_memory import settle
from tests.ui.test_single import start
from tests.ui.test_strangers import Watch, look_at
from tests.ui.test_strangers import spy as spy  # noqa: PLC0414 - a fixture

BOTS = {"dou-dizhu": 3, "kyo-kabu": 3, "oicho-kabu": 4}


def actions_in(path: Path) -> int:
    """How many actions were written so far."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            return int(db.execute("SELECT count(*) FROM actions").fetchone()[0])
    except sqlite3.Error:
        return 0


@attacks(1, 200)
def test_starts_over_one_another(tmp_path: Path, numbers: range) -> None:
    tally, matches = Tally("two windows", numbers), 0
    for number in tally:
        folder = tmp_path / str(number)
        with tally.attack(number) as rng:
            running = []
            for _ in range(rng.choice((2, 2, 3))):
                game = rng.choice(list(BOTS))
                seats = ",".join(["easy"] * BOTS[game])
                running.append(start(folder, game, "--seats", seats, "--seed", str(number)))
                time.sleep(rng.choice((0.0, 0.3, 1.5)))
            # No more: a round in which nobody bets has three actions, and then waits for a person.
            limit = time.monotonic() + 30
            while actions_in(folder / "journal.sqlite") < 3 and time.monotonic() < limit:
                time.sleep(0.05)
            time.sleep(rng.random())
            for child in running:
                tally.memory = max(tally.memory, memory_of(child.pid))
                child.kill()
                _, said = child.communicate()
                assert "Traceback" not in said, (number, said)
            journal = Journal(folder / "journal.sqlite")
            assert journal.set_aside is None
            for entry in (*journal.unfinished(), *journal.finished()):
                match, _ = journal.load(entry.id)
                assert len(match.actions) == entry.actions
                matches += 1
            journal.close()
    tally.report(f"{matches:,} matches, all whole")
    assert matches >= len(numbers)


#: Texts with a meaning for somebody: markup, keys, marks that reverse a line, long ones.
WORDS = (
    '<img src="spy.png">',
    "<b>",
    "&amp;",
    "&File",
    "{name}",
    "%n",
    "%1",
    "\u202e",
    "\u200d",
    "漢",
    "</qt>",
    "<style>*{}</style>",
    "A" * 40,
    "\\",
    '"',
    "'",
    "<a href='file:spy.png'>",
    "é",
    " ",
)


@attacks(1, 400)
def test_words_of_strangers(program: Program, spy: Watch, numbers: range) -> None:
    tally = Tally("words", numbers)
    assert program.journal is not None
    for number in tally:
        with tally.attack(number) as rng:
            game = find_game(rng.choice(("dou-dizhu", "kyo-kabu", "oicho-kabu")))
            names = ["".join(rng.choices(WORDS, k=rng.randrange(1, 4))) for _ in range(3)]
            kinds = ("human", "easy", "easy")
            seats = tuple(Seat(k, n, i) for i, (k, n) in enumerate(zip(kinds, names, strict=True)))
            match = Match(game, game.resolve(), seats, Seed.numbered(number))
            kept = program.journal.begin(match, rng.choice(("french", rng.choice(WORDS))))
            program.window.settings.language = rng.choice(tuple(LANGUAGES))
            program.window.matches.resume(kept)
            Robot(program.window).play(limit=rng.randrange(3))
            look_at(program.window, spy)
            program.window.show_start()
            settle()  # without an event loop no abandoned page would be deleted
            look_at(program.window, spy)
            program.journal.remove(kept)
    tally.report("no file was opened")

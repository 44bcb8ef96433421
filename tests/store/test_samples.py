"""Files that every earlier version wrote are read, upgraded, and lose nothing.

``samples/schemaN.sqlite`` were written by the code of schema N: a finished match of Dou Dizhu, an
unfinished one of Oklahoma Gin, and one of Oicho-Kabu whose program was stopped between its last
action and its result. From schema 5 on they have promises, and bots with noted versions.
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from cardtable.store.journal import SCHEMA_VERSION, Journal

SAMPLES = Path(__file__).parent / "samples"


@pytest.fixture(params=[1, 2, 3, 4, 5])
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "journal.sqlite"
    shutil.copyfile(SAMPLES / f"schema{request.param}.sqlite", path)
    return path


def actions_in(path: Path) -> list[tuple[object, ...]]:
    db = sqlite3.connect(path)
    try:
        return db.execute("SELECT * FROM actions ORDER BY match, number").fetchall()
    finally:
        db.close()


def test_an_older_file_is_brought_up_to_date(sample: Path) -> None:
    before = actions_in(sample)
    version = sqlite3.connect(sample).execute("PRAGMA user_version").fetchone()[0]
    journal = Journal(sample)
    assert journal.set_aside is None and journal.locked is None
    games = {entry.game: entry for entry in (*journal.finished(), *journal.unfinished())}
    assert set(games) == {"dou-dizhu", "oklahoma-gin", "oicho-kabu"}
    assert games["dou-dizhu"].finished and games["dou-dizhu"].scores
    assert not games["oklahoma-gin"].finished
    for entry in games.values():
        match, deck = journal.load(entry.id)
        assert deck == "french" and len(match.actions) == entry.actions
        assert match.seats[0].name == "Nr 0 „é漢“"
        assert match.seats[1].character == (
            "ayla"
            if version > 1 and len(match.seats) == 3 and match.seats[1].kind == "hard"
            else ""
        )
        assert (journal.thoughts(entry.id, "judge") == {0: "thought"}) == (version > 1)
        assert journal.help_in(entry.id) == ((2, 1) if version > 2 else (0, 0))
        assert (match.promise is not None) == bool(match.notes.asked) == (version > 4)
    assert actions_in(sample) == before
    journal.close()
    assert sqlite3.connect(sample).execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


def test_a_result_that_was_not_written_any_more_is_put_right(sample: Path) -> None:
    journal = Journal(sample)
    (late,) = [entry for entry in journal.unfinished() if entry.game == "oicho-kabu"]
    match, _ = journal.load(late.id)
    assert match.outcome is not None
    (entry,) = [entry for entry in journal.finished() if entry.id == late.id]
    assert entry.scores == match.outcome.scores and entry.winners == match.outcome.winners
    assert late.id not in [entry.id for entry in journal.unfinished()]


def test_an_older_match_gets_its_check_sum_once_it_is_written_to(sample: Path) -> None:
    journal = Journal(sample)
    (entry,) = [entry for entry in journal.unfinished() if entry.game == "oklahoma-gin"]
    match, _ = journal.load(entry.id)
    journal.add(entry.id, len(match.actions), next(iter(match.state.legal)))
    journal.close()
    db = sqlite3.connect(sample)
    (sum_,) = db.execute("SELECT sum FROM matches WHERE id = ?", (entry.id,)).fetchone()
    assert len(sum_) == 64
    db.close()
    assert len(Journal(sample).load(entry.id)[0].actions) == entry.actions + 1

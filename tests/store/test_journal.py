"""The journal: nothing is lost, damage is set aside, every trouble is one clear error."""

from __future__ import annotations

import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.match import Match, Seat
from cardtable.engine.notes import Asked, Notes
from cardtable.engine.seeds import Seed
from cardtable.engine.state import Outcome
from cardtable.games import find_game
from cardtable.store.journal import Journal, JournalError
from tests.daily import daily
from tests.killed import last_whole_line


def new_match(game: str = "dou-dizhu", seed: int = 1) -> Match:
    found = find_game(game)
    seats = tuple(Seat("easy", f"Nr {i}", i) for i in range(found.default_seats))
    return Match(found, found.resolve(), seats, Seed.numbered(seed))


def played(journal: Journal, count: int, seed: int = 1) -> tuple[int, Match]:
    match = new_match(seed=seed)
    number = journal.begin(match, "french")
    rng = random.Random(seed)
    for i in range(count):
        action = match.state.legal.sample(rng)
        journal.add(number, i, action)
        match.play(action)
    return number, match


def test_a_match_comes_back_exactly(tmp_path: Path) -> None:
    with_journal = Journal(tmp_path / "j.sqlite")
    number, match = played(with_journal, 25)
    with_journal.close()
    again, deck = Journal(tmp_path / "j.sqlite").load(number)
    assert again.state == match.state
    assert again.actions == match.actions
    assert again.seats == match.seats
    assert deck == "french"


def test_unfinished_matches_are_listed_latest_first(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    first, _ = played(journal, 3)
    second, _ = played(journal, 5, seed=2)
    assert [e.id for e in journal.unfinished()] == [second, first]
    assert [e.actions for e in journal.unfinished()] == [5, 3]
    journal.add(first, 3, Action("pass"))
    assert [e.id for e in journal.unfinished()] == [first, second]


@pytest.mark.parametrize("year", ["2040", "2999", "9999"])
@pytest.mark.parametrize("most", [-1, 1, 2, 3, 20])
def test_what_was_played_with_the_clock_ahead_is_not_first_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: str, most: int
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    first, _ = played(journal, 3)
    with monkeypatch.context() as patch:
        patch.setattr("cardtable.store.moments.now", lambda: f"{year}-01-01T00:00:00.000000+00:00")
        ahead, match = played(journal, 4, seed=2)
        assert journal.unfinished(maximum=1)[0].id == ahead
    second, _ = played(journal, 5, seed=3)
    shown = [entry.id for entry in journal.unfinished(maximum=most)]
    assert shown == [second, first, ahead][: most if most >= 0 else None]
    journal.add(ahead, 4, next(iter(match.state.legal)))
    assert journal.unfinished(maximum=1)[0].id == ahead


def test_finished_matches_are_listed_with_their_result(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, _ = played(journal, 3)
    assert not journal.any_finished()
    journal.finish(number, Outcome("deals", (4, -2, -2), (0,)))
    assert journal.any_finished()
    (entry,) = journal.finished()
    assert entry.scores == (4, -2, -2)
    assert entry.winners == (0,)


@pytest.mark.parametrize("scores", ["nonsense", "[1, null]", "{}", "[" * 5000])
def test_a_result_that_makes_no_sense_is_left_out(tmp_path: Path, scores: str) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, _ = played(journal, 3)
    journal.finish(number, Outcome("deals", (4, -2, -2), (0,)))
    db = sqlite3.connect(tmp_path / "j.sqlite")
    db.execute("UPDATE matches SET scores = ?", (scores,))
    db.commit()
    db.close()
    assert [e.scores for e in journal.finished()] == [()]


def test_named_opponents_come_back(tmp_path: Path) -> None:
    game = find_game("dou-dizhu")
    seats = (Seat("human", "Mira"), Seat("hard", "Samir", 5, "samir"), Seat("easy", "Otto", 2))
    journal = Journal(tmp_path / "j.sqlite")
    number = journal.begin(Match(game, game.resolve(), seats, Seed.numbered(1)), "french")
    assert journal.load(number)[0].seats == seats


def test_thoughts_are_kept_by_judge_and_go_with_what_is_taken_back(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, _ = played(journal, 10)
    other, _ = played(journal, 10, seed=2)
    for action in (2, 5, 7):
        journal.keep_thought(number, action, "judge 1", f"thought {action}")
    journal.keep_thought(number, 7, "judge 2", "better thought")
    journal.keep_thought(other, 2, "judge 1", "elsewhere")
    assert journal.thoughts(number, "judge 1") == {2: "thought 2", 5: "thought 5"}
    assert journal.thoughts(number, "judge 2") == {7: "better thought"}
    journal.cut(number, 5)
    assert journal.thoughts(number, "judge 1") == {2: "thought 2"}
    assert journal.thoughts(number, "judge 2") == {}
    assert journal.thoughts(other, "judge 1") == {2: "elsewhere"}
    journal.remove(number)
    assert journal.thoughts(number, "judge 1") == {}


def test_help_is_kept_with_its_match_and_goes_with_it(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, _ = played(journal, 10)
    assert journal.help_in(number) == (0, 0)
    journal.note_help(number, 1, 0)
    journal.note_help(number, 2, 3)
    journal.close()
    journal = Journal(tmp_path / "j.sqlite")
    assert journal.help_in(number) == (2, 3)
    (entry,) = journal.unfinished()
    assert (entry.hints, entry.undos) == (2, 3)
    assert entry.played == 0
    journal.remove(number)
    assert journal.help_in(number) == (0, 0)


def test_what_a_bot_did_for_a_person_is_counted_and_goes_with_what_is_taken_back(
    tmp_path: Path,
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 6)
    notes = (Asked(0, "1.2.0", "hard"), Asked(1, "1.2.0"), Asked(5, "1.2.0", "easy glance"))
    match.notes = Notes(asked=notes)
    journal.keep(number, match, "french")
    assert journal.unfinished()[0].played == 2
    assert journal.load(number)[0].notes.asked == notes
    journal.cut(number, 5)
    assert journal.unfinished()[0].played == 1


def test_help_that_makes_no_sense_is_none(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, _ = played(journal, 10)
    journal._db.execute("INSERT INTO help VALUES (?, 'many', -3)", (number,))
    assert journal.help_in(number) == (0, 0)
    (entry,) = journal.unfinished()
    assert (entry.hints, entry.undos) == (0, 0)


def test_taking_back_forgets_the_later_actions(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 10)
    journal.cut(number, 4)
    again, _ = journal.load(number)
    assert again.actions == match.actions[:4]


def test_a_finished_match_is_not_offered(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    game = find_game("dou-dizhu")
    match = Match(
        game,
        game.resolve(None, {"deals": 1}),
        tuple(Seat("easy") for _ in range(3)),
        Seed.numbered(5),
    )
    number = journal.begin(match, "french")
    rng = random.Random(1)
    while match.turn is not None:
        action = match.state.legal.sample(rng)
        journal.add(number, len(match.actions), action)
        match.play(action)
    assert match.outcome is not None
    journal.finish(number, match.outcome)
    assert journal.unfinished() == []
    assert [e.id for e in journal.finished()] == [number]


@pytest.mark.parametrize("kind", ["garbage", "truncated", "empty_page", "flipped"])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    played(journal, 30)
    journal.close()
    data = bytearray(path.read_bytes())
    damage = {
        "garbage": b"this is not a database at all" * 100,
        "truncated": bytes(data[: len(data) // 2 - 100]),
        "empty_page": bytes(data[:100]) + bytes(4096) + bytes(data[4196:]),
        "flipped": bytes(b ^ 0x5A if i > 200 and i % 3 else b for i, b in enumerate(data)),
    }[kind]
    path.write_bytes(damage)
    again = Journal(path)
    assert again.set_aside is not None
    assert again.set_aside.read_bytes() == damage
    assert len(again.unfinished()) <= 1
    played(again, 2)


def test_two_damaged_files_are_both_kept(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    for _ in range(2):
        path.write_bytes(b"nonsense" * 1000)
        Journal(path).close()
        for companion in tmp_path.glob("j.sqlite*"):
            companion.unlink()
    assert len(list(tmp_path.glob("j-damaged-*"))) == 2


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE actions SET action = 'play Z Z' WHERE number = 3",
        "UPDATE actions SET action = '' WHERE number = 3",
        "UPDATE actions SET action = x'00ff' WHERE number = 3",
        "DELETE FROM actions WHERE number = 3",
        "UPDATE matches SET game = 'poker'",
        "UPDATE matches SET seed = 'seedless'",
        "UPDATE matches SET options = '[1, 2]'",
        'UPDATE matches SET options = \'{"deals": "many"}\'',
        "UPDATE matches SET options = 'not json'",
    ],
)
def test_rows_that_make_no_match_are_refused_and_kept(tmp_path: Path, change: str) -> None:
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    number, _ = played(journal, 8)
    journal.close()
    db = sqlite3.connect(path)
    db.execute(change)
    db.commit()
    rows = db.execute("SELECT count(*) FROM actions").fetchone()
    db.close()
    journal = Journal(path)
    journal.unfinished()
    with pytest.raises(JournalError) as error:
        journal.load(number)
    assert error.value.reason == "damaged"
    assert sqlite3.connect(path).execute("SELECT count(*) FROM actions").fetchone() == rows


def test_an_unknown_match_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalError):
        Journal(tmp_path / "j.sqlite").load(99)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    Journal(path).close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version=99")
    db.close()
    before = path.read_bytes()
    journal = Journal(path)
    assert journal.locked is not None and journal.locked.reason == "newer"
    with pytest.raises(JournalError) as error:
        played(journal, 1)
    assert error.value.reason == "newer"
    journal.close()
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalError) as error:
        Journal(tmp_path / "file" / "sub" / "j.sqlite")
    assert error.value.reason == "no_folder"


def test_a_file_that_cannot_be_opened_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "j.sqlite").mkdir()
    with pytest.raises(JournalError) as error:
        Journal(tmp_path / "j.sqlite")
    assert error.value.reason == "no_file"


def test_a_second_program_that_writes_the_same_match_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    one = Journal(path)
    number, match = played(one, 3)
    action = next(iter(match.state.legal))
    two = Journal(path)
    one.add(number, 3, action)
    with pytest.raises(JournalError):
        two.add(number, 3, action)
    assert len(two.load(number)[0].actions) == 4


FULL = """
    import resource, signal, sys
    from pathlib import Path
    sys.path.insert(0, sys.argv[2])
    from tests.store.test_journal import played
    from cardtable.store.journal import Journal, JournalError
    journal = Journal(Path(sys.argv[1]))
    number, match = played(journal, 5)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (120_000, resource.RLIM_INFINITY))
    count = 5
    try:
        while count < 3000:
            action = next(iter(match.state.legal))
            journal.add(number, count, action)
            match.play(action)
            count += 1
    except JournalError as error:
        print(error.reason, count)
"""


@pytest.mark.skipif(not hasattr(resource, "RLIMIT_FSIZE"), reason="needs a limit on file sizes")
def test_a_full_disk_loses_nothing_that_was_written(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(FULL), str(path), root],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
    )
    reason, count = done.stdout.split()
    assert reason == "disk"  # a limit on file sizes: the disk is not full
    journal = Journal(path)
    assert journal.set_aside is None
    (entry,) = journal.unfinished()
    assert entry.actions == int(count)
    assert len(journal.load(entry.id)[0].actions) == int(count)


KILLED = """
    import random, sys
    from pathlib import Path
    sys.path.insert(0, sys.argv[2])
    from tests.store.test_journal import new_match
    from cardtable.store.journal import Journal
    journal = Journal(Path(sys.argv[1]))
    rng = random.Random(int(sys.argv[3]))
    while True:
        match = new_match(seed=rng.randrange(10**6))
        number = journal.begin(match, "french")
        while match.turn is not None:
            action = match.state.legal.sample(rng)
            journal.add(number, len(match.actions), action)
            match.play(action)
            print(number, len(match.actions), flush=True)
        journal.finish(number, match.outcome)
"""


@daily("kills", [2, 12])
def test_kill_at_any_moment_loses_at_most_the_action_being_made(tmp_path: Path, kills: int) -> None:
    root = str(Path(__file__).parents[2])
    rng = random.Random(4)
    for round_ in range(kills):
        path = tmp_path / f"{round_}.sqlite"
        child = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(KILLED), str(path), root, str(round_)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=root,
        )
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(rng.random() * 0.15)
        os.kill(child.pid, signal.SIGKILL)
        said = last_whole_line(child.stdout.read())
        child.wait()
        journal = Journal(path)
        assert journal.set_aside is None
        entries = journal.unfinished() + journal.finished()
        if said:
            number, count = map(int, said)
            match, _ = journal.load(number)
            assert count <= len(match.actions) <= count + 1
        assert entries
        journal.close()


def test_the_disk_is_waited_for_with_every_action(tmp_path: Path) -> None:
    # A power cut cannot be tried here, but SQLite's waiting for the disk before it answers can.
    journal, full = Journal(tmp_path / "j.sqlite"), 2
    assert journal._db.execute("PRAGMA synchronous").fetchone() == (full,)

"""Salvaging what is readable of a damaged file: what comes, what is cut off, what is lost."""

from __future__ import annotations

import random
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.store import pages
from cardtable.store.archive import SINCE
from cardtable.store.journal import Journal, JournalError
from cardtable.store.moments import now
from cardtable.store.salvage import PORTION, Salvaged, salvage_beside
from cardtable.store.statistics import own_matches
from tests.engine.promised import promised_match
from tests.store.simulated import fill
from tests.store.test_journal import new_match, played
from tests.store.test_trouble import short_match


def spoil(path: Path, *statements: str) -> None:
    """Change rows behind the journal's back."""
    with closing(sqlite3.connect(path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five matches: the third is over, the fourth was promised, with notes."""
    path = tmp_path_factory.mktemp("old") / "old.sqlite"
    journal = Journal(path)
    for seed in (1, 2):
        played(journal, 6, seed=seed)
    short_match(journal, 3)
    journal.keep(0, promised_match(), "french")
    played(journal, 6, seed=5)
    journal.note_help(2, 3, 4)
    journal.close()
    return path


@pytest.fixture
def file(made: Path, tmp_path: Path) -> Path:
    """A copy of it, to be spoilt."""
    return Path(shutil.copy(made, tmp_path))


def into(file: Path) -> Journal:
    """The journal that it is brought over to."""
    return Journal(file.with_name("new.sqlite"))


def told(journal: Journal) -> dict[int, tuple[object, ...]]:
    """All that the journal says, by number."""
    return {
        entry.id: (
            entry.seats,
            entry.deck,
            entry.finished,
            entry.scores,
            entry.winners,
            entry.hints,
            entry.undos,
            journal.load(entry.id)[0].actions,
            journal.load(entry.id)[0].notes,
        )
        for entry in (*journal.unfinished(), *journal.finished())
    }


def test_what_is_whole_comes_over_as_it_is(file: Path) -> None:
    before = file.read_bytes()
    journal = into(file)
    assert journal.bring_over(file) == Salvaged(whole=5)
    assert told(journal) == told(Journal(file))
    assert journal.load(4)[0].promise == promised_match().promise
    assert file.read_bytes() == before
    with journal.transaction() as db:
        moments = "SELECT created, updated, sum FROM matches ORDER BY id"
        there = db.execute(moments).fetchall()
    with closing(sqlite3.connect(file)) as old:
        assert old.execute(moments).fetchall() == there


@pytest.mark.parametrize(
    ("change", "came"),
    [
        ("DELETE FROM actions WHERE match = 1 AND number = 4", Salvaged(4, cut=1)),
        ("UPDATE actions SET action = x'ff' WHERE match = 1 AND number = 4", Salvaged(4, cut=1)),
        (
            "UPDATE actions SET action = CAST(x'62ff' AS TEXT) WHERE match = 1 AND number = 4",
            Salvaged(4, cut=1),
        ),
        ("DELETE FROM actions WHERE match = 1 AND number = 5", Salvaged(4, lost=1)),
        ("UPDATE matches SET deck = 'own' WHERE id = 1", Salvaged(4, lost=1)),
        ("UPDATE matches SET seats = '[' WHERE id = 1", Salvaged(4, lost=1)),
        ("UPDATE matches SET seats = '[', sum = '' WHERE id = 1", Salvaged(4, lost=1)),
        ("UPDATE matches SET options = '[]' WHERE id = 1", Salvaged(4, lost=1)),
        ("UPDATE matches SET options = '[]', sum = '' WHERE id = 1", Salvaged(4, lost=1)),
        ("UPDATE matches SET updated = x'31' WHERE id = 1", Salvaged(4, lost=1)),
        ("UPDATE matches SET sum = '' WHERE id = 1", Salvaged(5)),
        ("DELETE FROM matches WHERE id = 1", Salvaged(4, lost=1)),
    ],
)
def test_what_is_spoilt_spoils_nothing_else(file: Path, change: str, came: Salvaged) -> None:
    whole = told(Journal(file))
    spoil(file, change)
    journal = into(file)
    assert journal.bring_over(file) == came
    found = told(journal).values()
    assert len(found) == came.whole + came.cut
    assert sum(row in whole.values() for row in found) == came.whole
    if came.cut:
        assert min(len(row[7]) for row in found) == 4  # type: ignore[arg-type]


def test_a_match_without_its_last_actions_goes_on(file: Path) -> None:
    spoil(file, "DELETE FROM actions WHERE match = 1 AND number = 4")
    journal = into(file)
    assert journal.bring_over(file) == Salvaged(4, cut=1)
    (cut,) = (entry for entry in journal.unfinished() if entry.actions == 4)
    assert (cut.finished, cut.scores, cut.winners) == (False, (), ())


def results(journal: Journal) -> list[tuple[object, ...]]:
    return sorted((str(one.seats), one.scores, one.winners) for one in journal.finished())


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM actions WHERE match = 3 AND number = 7",
        "DELETE FROM actions WHERE match = 3 AND number = 0",
        "DELETE FROM actions WHERE match = 3",
        "UPDATE actions SET action = action || ' x' WHERE match = 3 AND number = 4",
        "UPDATE actions SET action = x'ff' WHERE match = 3 AND number = 9",
    ],
)
def test_a_finished_match_keeps_its_result_whatever_became_of_its_actions(
    file: Path, change: str
) -> None:
    before = results(Journal(file))
    spoil(file, change)
    journal = into(file)
    assert journal.bring_over(file) == Salvaged(4, cut=1)
    assert results(journal) == before
    assert len(journal.ended("").rows) == len(before)
    for entry in journal.finished():  # looking at it does not make it one that goes on
        assert len(journal.load(entry.id)[0].actions) == entry.actions
    assert results(journal) == before
    assert all(entry.actions for entry in journal.unfinished())


@pytest.mark.parametrize("number", [1, 5])
def test_a_match_without_any_action_is_not_offered(file: Path, number: int) -> None:
    spoil(file, f"DELETE FROM actions WHERE match = {number}")
    journal = into(file)
    assert journal.bring_over(file) == Salvaged(4, lost=1)
    assert all(entry.actions for entry in journal.unfinished())


def test_a_damaged_check_sum_costs_no_match(file: Path) -> None:
    spoil(
        file,
        "UPDATE matches SET sum = 'x' || substr(sum, 2) WHERE id = 1",
        "UPDATE matches SET sum = substr(sum, 1, 63) || char(unicode(substr(sum, 64)) + 1)"
        " WHERE id = 2",
        "UPDATE matches SET sum = '' WHERE id = 5",
    )
    assert into(file).bring_over(file) == Salvaged(5)


def test_numbers_far_apart_are_found(file: Path) -> None:
    spoil(
        file,
        "PRAGMA foreign_keys=OFF",
        "UPDATE matches SET id = 900 WHERE id = 5",
        "UPDATE actions SET match = 900 WHERE match = 5",
    )
    assert into(file).bring_over(file) == Salvaged(5)


def test_a_file_of_no_matches_brings_nothing(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_bytes(b"no such file" * 1000)
    journal = Journal(tmp_path / "new.sqlite")
    assert journal.bring_over(tmp_path / "x.sqlite") == Salvaged()
    Journal(tmp_path / "empty.sqlite").close()
    assert journal.bring_over(tmp_path / "empty.sqlite") == Salvaged()


def test_beside_a_window_it_comes_in_portions(tmp_path: Path) -> None:
    file, heard = tmp_path / "old.sqlite", []
    journal = Journal(file)
    for seed in range(2 * PORTION + 1):
        journal.begin(new_match(seed=seed), "french")
    journal.close()
    new = into(file)

    def listens(so_far: Salvaged) -> bool:
        with closing(sqlite3.connect(new.path)) as db:
            (count,) = db.execute("SELECT count(*) FROM matches").fetchone()
        heard.append((so_far, count))
        return len(heard) != 1

    assert salvage_beside(file, new.path, listens) is None
    assert heard == [(Salvaged(PORTION), PORTION)]
    assert salvage_beside(file, new.path, listens) == Salvaged(PORTION + 1, there=PORTION)
    assert [count for _, count in heard] == [PORTION, PORTION, 2 * PORTION, 2 * PORTION + 1]
    assert len(new.unfinished()) == 2 * PORTION + 1


def test_a_result_that_is_all_that_is_left_stays_when_results_are_checked(file: Path) -> None:
    wrong = "substr('bc', 1 + (sum LIKE 'b%'), 1) || substr(sum, 2)"
    end = f"UPDATE ends SET sum = {wrong} WHERE match = 3"
    spoil(file, "DELETE FROM actions WHERE match = 3", end)
    journal = into(file)
    journal.bring_over(file)
    count = len(journal.finished())
    assert journal.correct_results() > 0
    assert len(journal.finished()) == count
    assert all(entry.actions for entry in journal.unfinished())
    assert journal.correct_results() == 0


def test_recovering_another_file_hides_none_of_ones_own_statistics(tmp_path: Path) -> None:
    journal, other = Journal(tmp_path / "j.sqlite"), Journal(tmp_path / "other.sqlite")
    fill(journal, 3)
    fill(other, 2)
    other.set_mark(SINCE, now())
    other.close()
    before = own_matches(journal).matches
    journal.bring_over(other.path, wanted=True)
    assert set(before) <= set(own_matches(journal).matches)
    empty = Journal(tmp_path / "empty.sqlite")
    empty.bring_over(other.path, wanted=True)
    assert own_matches(empty).since


@pytest.mark.parametrize("clock", ["2040-01-01", "1999-01-01"])
@pytest.mark.parametrize("wrong", ["here", "there"])
def test_of_a_match_the_longer_comes_if_a_clock_was_wrong(
    tmp_path: Path, clock: str, wrong: str
) -> None:
    journal, other = Journal(tmp_path / "j.sqlite"), Journal(tmp_path / "other.sqlite")
    _, match = played(journal, 6)
    other.bring_over(journal.path)
    (entry,) = other.unfinished()
    rng = random.Random(3)
    other.resume(entry.id)
    for at in range(6, 9):
        action = match.state.legal.sample(rng)
        match.play(action)
        other.add(entry.id, at, action)
    with (other if wrong == "there" else journal).transaction() as db:
        db.execute(f"UPDATE matches SET updated = '{clock}T00:00:00.000000+00:00'")
    other.close()
    assert journal.bring_over(other.path, wanted=True).whole == 1
    assert [one.actions for one in journal.unfinished()] == [9]


def test_a_match_that_is_deleted_meanwhile_stops_nothing(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    journal = Journal(file)
    for seed in range(PORTION + 2):
        journal.begin(new_match(seed=seed), "french")
    journal.close()
    new = into(file)
    new.bring_over(file)
    last = max(entry.id for entry in new.unfinished())

    def listens(_: Salvaged) -> bool:
        if last in [entry.id for entry in new.unfinished()]:
            new.remove(last)
        return True

    assert salvage_beside(file, new.path, listens) == Salvaged(1, there=PORTION + 1)


def test_others_can_write_while_a_file_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = into(file)

    def rows(*content: bytes) -> object:
        with closing(sqlite3.connect(new.path, timeout=0, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
        written.append(True)
        return read(*content)

    written: list[bool] = []
    read = pages.rows
    monkeypatch.setattr(pages, "rows", rows)
    assert new.bring_over(file).whole
    assert written


def test_a_file_that_cannot_be_written_is_told(file: Path) -> None:
    other = file.with_name("other.sqlite")
    other.write_bytes(b"no such file" * 1000)
    with pytest.raises(JournalError) as error:
        salvage_beside(file, other, lambda _: True)
    assert error.value.reason == "damaged" and error.value.detail.startswith(f"{other}: ")


@pytest.mark.parametrize("size", [5 << 30, 40 << 30, 1 << 42])
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_too_large_a_file_is_named_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    size: int,
    ending: str,
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    path = tmp_path / "x.sqlite"
    path.touch()
    with (tmp_path / f"x.sqlite{ending}").open("wb") as file:
        file.truncate(size)
    assert main(["recover", str(path)]) == 1
    said = capsys.readouterr().err
    assert f"{path}{ending} can’t be read (File too large)" in said and said.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="files that only Linux has")
@pytest.mark.parametrize("path", ["/proc/self/mem", "/proc/self/clear_refs", "/proc/1/mem"])
def test_a_file_that_fails_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], path: str
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    assert main(["recover", path]) == 1
    said = capsys.readouterr().err
    assert f"{path} can’t be read (" in said and said.count("\n") == 1


def test_what_does_not_fit_in_memory_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def too_much(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    (path := tmp_path / "x.sqlite").write_bytes(b"x" * 5000)
    for place in ("cardtable.files._read", "cardtable.store.pages.page_size"):
        with monkeypatch.context() as patch:
            patch.setattr(place, too_much)
            assert main(["recover", str(path)]) == 1
        assert f"{path} can’t be read (Cannot allocate memory)" in capsys.readouterr().err


@pytest.mark.parametrize("left", [60, 4096, 3 * 4096, 5 * 4096 + 100, -5000])
def test_a_file_that_was_cut_off_says_so(file: Path, tmp_path: Path, left: int) -> None:
    path = tmp_path / "cut.sqlite"
    path.write_bytes(file.read_bytes()[:left])
    found = Journal(path).salvaged
    assert found is not None and found.short
    assert into(file).bring_over(file) == Salvaged(whole=5)  # the whole file is not short


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The file is cut off"), ("de", "abgeschnitten"), ("ja", "途中で切れて")],
)
def test_recover_says_that_a_file_was_cut_off(
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    said: str,
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    path = tmp_path / "cut.sqlite"
    path.write_bytes(file.read_bytes()[:-4096])
    assert main(["recover", str(path), "--lang", language]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("name", ["SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_CANTOPEN"])
def test_a_full_folder_of_temporary_files_is_named_as_what_is_full(
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
) -> None:
    def fails(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorname = name
        raise error

    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    monkeypatch.setattr("cardtable.store.salvage._collect", fails)
    assert main(["recover", str(file)]) == 1
    said = capsys.readouterr().err
    assert f"{tmp_path / 'temporary'}/" in said and "journal" not in said
    journal = into(file)
    with pytest.raises(JournalError) as error:
        salvage_beside(file, journal.path, lambda _: True)
    assert str(tmp_path / "temporary") in error.value.detail


@pytest.mark.parametrize("put_in", [-29, -1, 1, 17, 29])
def test_bytes_put_in_or_cut_out_at_the_beginning_cost_no_match(file: Path, put_in: int) -> None:
    with closing(Journal(file)) as journal:
        before = told(journal)
    data = file.read_bytes()
    file.write_bytes(data[:143] + bytes(max(0, put_in)) + data[143 + max(0, -put_in) :])
    with closing(into(file)) as journal:
        came = journal.bring_over(file)
        assert came.whole == len(before) and not came.cut and not came.lost
        assert list(told(journal).values()) == list(before.values())


def test_a_file_without_its_beginning_says_that_more_may_be_missing(file: Path) -> None:
    file.write_bytes(file.read_bytes()[5_000:])
    with closing(into(file)) as journal:
        assert journal.bring_over(file).short


def left_unsaved(tmp_path: Path, updated: str, took_back: int) -> tuple[Journal, Path]:
    """A match of six actions, and a file of the unsaved where it goes on with three others.

    Args:
        tmp_path: where they lie.
        updated: what the clock said when the six were written.
        took_back: how many of them were taken back before.
    """
    journal = Journal(tmp_path / "journal.sqlite")
    number, match = played(journal, 6)
    with journal.transaction() as db:
        db.execute("UPDATE matches SET updated = ?", (updated,))
    match.undo(took_back)
    for _ in range(3):
        match.play([*match.state.legal][-1])
    path = tmp_path / "cardtable-unsaved-1.sqlite"
    with closing(Journal(path)) as left:
        left.keep(0, match, "french", journal.begun(number))
    return journal, path


@pytest.mark.parametrize("clock", ["2040-01-01T00:00:00+00:00", "2035-05-05", "x"])
def test_what_could_not_be_saved_comes_back_whatever_the_clock_said(
    tmp_path: Path, clock: str
) -> None:
    journal, path = left_unsaved(tmp_path, clock, 0)
    assert journal.bring_over(path) == Salvaged(whole=1)
    assert [entry.actions for entry in journal.unfinished()] == [9]
    assert journal.bring_over(path) == Salvaged(there=1)
    journal.brought_over(path)
    (saved,) = tmp_path.glob("cardtable-saved-*.sqlite")
    with closing(Journal(tmp_path / "other.sqlite")) as other:
        assert other.bring_over(saved) == Salvaged(whole=1)


def test_a_match_that_went_on_in_two_ways_is_kept_in_both(tmp_path: Path) -> None:
    journal, path = left_unsaved(tmp_path, now(), 2)
    for came in (Salvaged(whole=1), Salvaged(there=1)):
        assert journal.bring_over(path) == came
        assert sorted(entry.actions for entry in journal.unfinished()) == [6, 7]


def test_recover_brings_a_match_that_went_on_elsewhere_in_another_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    journal, path = left_unsaved(tmp_path, now(), 2)
    elsewhere = path.rename(tmp_path / "my matches.sqlite")
    for _ in range(2):
        assert main(["recover", str(elsewhere)]) == 0
        assert sorted(entry.actions for entry in journal.unfinished()) == [6, 7]
    assert "already there: 1" in capsys.readouterr().out


def test_a_set_aside_file_from_after_a_wrong_clock_knows_how_a_match_went_on(
    tmp_path: Path,
) -> None:
    journal, path = left_unsaved(tmp_path, "2040-01-01T00:00:00+00:00", 0)
    aside = path.rename(tmp_path / "journal-damaged-1.sqlite")
    assert journal.bring_over(aside) == Salvaged(whole=1)
    assert [entry.actions for entry in journal.unfinished()] == [9]

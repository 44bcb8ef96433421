"""What is shown or grouped by time follows the player's clock, wherever it is shown."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.models.matches import when
from cardtable.models.past import PastModel
from cardtable.store.archive import SINCE
from cardtable.store.journal import Journal
from cardtable.store.moments import local, local_day, local_month, local_text
from cardtable.store.statistics import grouped, own_matches, stretches
from tests.store.simulated import fill, journal_in

Zone = Callable[[str], None]
#: A moment, a zone, and the month and day there.
PLACES = (
    ("2026-02-28T20:30:00.000000+00:00", "Asia/Tokyo", "2026-03", "2026-03-01"),
    ("2026-03-01T03:30:00.000000+00:00", "America/New_York", "2026-02", "2026-02-28"),
    ("2025-12-31T23:30:00.000000+00:00", "Europe/Berlin", "2026-01", "2026-01-01"),
    ("2026-07-31T22:30:00.000000+00:00", "Europe/Berlin", "2026-08", "2026-08-01"),
    ("2026-01-31T22:30:00.000000+00:00", "Europe/Berlin", "2026-01", "2026-01-31"),
    ("2026-06-30T11:00:00.000000+00:00", "Pacific/Kiritimati", "2026-07", "2026-07-01"),
    ("2026-06-30T23:59:59.000000+00:00", "UTC", "2026-06", "2026-06-30"),
)


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Zone]:
    def go(name: str) -> None:
        if not (Path("/usr/share/zoneinfo") / name).exists():
            pytest.skip("the system does not know this zone")
        monkeypatch.setenv("TZ", name)
        time.tzset()

    yield go
    monkeypatch.undo()
    time.tzset()


def at(folder: Path, moment: str) -> Journal:
    """A journal of matches that all ended at a moment."""
    journal = journal_in(folder)
    fill(journal, 4)
    with journal.transaction() as db:
        db.execute("UPDATE matches SET updated = ?", (moment,))
    return journal


@pytest.mark.parametrize(("moment", "where", "month", "day"), PLACES)
def test_months_and_days_are_those_of_the_players_clock(
    moment: str, where: str, month: str, day: str, zone: Zone
) -> None:
    zone(where)
    assert (local_month(moment), local_day(moment)) == (month, day)
    assert local_text(moment).startswith(day)


@pytest.mark.parametrize(("moment", "where", "month", "day"), PLACES)
def test_statistics_and_files_agree_about_the_time(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    moment: str,
    where: str,
    month: str,
    day: str,
    zone: Zone,
) -> None:
    zone(where)
    with closing(at(tmp_path, moment)) as journal:
        own = own_matches(journal).matches
        assert own and list(grouped(own, "month")) == [month]
        journal.set_mark(SINCE, "2020-12-31T23:00:00+00:00")
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    assert main(["stats", "--by", "month"]) == 0
    said = capsys.readouterr().out
    assert (
        f"\n{month} " in said and f"Counted since {local_day('2020-12-31T23:00:00+00:00')}" in said
    )
    assert main(["stats", "--csv"]) == 0
    lines = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert lines and all(line["ended"].startswith(day) for line in lines)
    assert main(["stats", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert all(match["updated"].startswith(day) for match in told["matches"])
    assert all(list(one["by month"]) == [month] for one in told["games"].values())
    shown = local(moment)
    assert shown is not None and str(shown.minute) in when(moment)


#: Times that no match can have, as damaged files and wrong clocks leave them.
IMPOSSIBLE = (
    "",
    "never",
    "2026-13-01",
    "2026-02-31T12:00:00.000000+00:00",
    "\0",
    "0001-01-01T00:00:00+00:00",
    "0000-00-00T00:00:00.000000+00:00",
    "-0044-03-15T12:00:00.000000+00:00",
    "1970-01-01T00:00:03.000000+00:00",
    "2999-06-06T12:00:00.000000+00:00",
    "9999-12-31T23:59:59.999999-12:00",
    "+12026-01-01T00:00:00.000000+00:00",
)


@pytest.mark.parametrize("moment", IMPOSSIBLE)
@pytest.mark.parametrize("where", ["America/New_York", "Asia/Tokyo"])
def test_a_time_that_cannot_be_right_is_not_shown(moment: str, where: str, zone: Zone) -> None:
    zone(where)
    assert local(moment) is None and local_text(moment) == local_month(moment) == ""
    assert when(moment) == "time unknown"


def test_what_is_not_over_yet_is_no_time_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = "2026-05-06T07:08:09.000000+00:00"
    for at, right in (("2026-05-06T07:08:10", True), ("2026-05-06T07:08:08", False)):
        monkeypatch.setattr("cardtable.store.moments.now", lambda at=at: f"{at}.000000+00:00")
        assert (local(moment) is not None) == right


@pytest.mark.parametrize("moment", IMPOSSIBLE)
def test_matches_of_impossible_times_are_shown_last_and_plainly(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    moment: str,
) -> None:
    with closing(journal_in(tmp_path)) as journal:
        fill(journal, 5)
        with journal.transaction() as db:
            db.execute("UPDATE matches SET updated = ? WHERE id = 3", (moment,))
        past = journal.past_matches()
        ended = [entry.id for entry in journal.finished()]
        own = own_matches(journal)
    assert [one.id for one in past] == [5, 4, 2, 1, 3]
    # Rows are sorted by their letters where only some are read.
    assert sorted(ended) == [1, 2, 3, 4, 5] and (ended[-1] == 3 or moment.startswith("2026-02-31"))
    model = PastModel()
    model.show(past)
    dates = [model.index(row, 0).data() for row in range(5)]
    assert dates[-1] == "time unknown" and "time unknown" not in dates[:-1]
    assert own.matches[0].match == 3
    assert [one.first == "" for one in stretches(own.matches)][:2] == [True, False]
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    assert main(["stats", "--by", "month"]) == 0
    assert "\ntime unknown " in capsys.readouterr().out
    assert main(["stats", "--csv"]) == 0
    lines = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [line["ended"] for line in lines].index("") == 0
    assert main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"][0]["updated"] == ""


def test_a_moment_without_a_zone_is_in_utc(zone: Zone) -> None:
    zone("Asia/Tokyo")
    assert local_text("2026-02-28T20:30:00").startswith("2026-03-01T05:30")


def test_what_is_written_stays_in_utc(tmp_path: Path, zone: Zone) -> None:
    zone("Asia/Tokyo")
    with closing(at(tmp_path, PLACES[0][0])) as journal:
        number = journal.begin(journal.load(1)[0], "french")
    with closing(sqlite3.connect(tmp_path / "journal.sqlite")) as db:
        (written,) = db.execute("SELECT updated FROM matches WHERE id = ?", (number,)).fetchone()
    assert written.endswith("+00:00")

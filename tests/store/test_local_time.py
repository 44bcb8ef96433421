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
from cardtable.store.archive import SINCE
from cardtable.store.journal import Journal
from cardtable.store.moments import local, local_day, local_month, local_text
from cardtable.store.statistics import grouped, own_matches
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


@pytest.mark.parametrize("moment", ["", "never", "2026-13-01", "0001-01-01T00:00:00+00:00", "\0"])
def test_a_time_that_makes_no_sense_is_shown_as_it_is(moment: str, zone: Zone) -> None:
    zone("America/New_York")
    assert local_text(moment) in (moment, "0001-01-01T00:00:00+00:00")
    assert isinstance(when(moment), str)


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

"""How long the page of statistics takes with 10,000 matches in the journal.

Until its figures are seen: reading, reckoning, the page; its plots come a moment later. Beside
it stand what a list of all past matches costs, which reads the same rows, and an empty page.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.seeds import Seed
from cardtable.store.journal import Journal
from cardtable.store.statistics import own_matches
from cardtable.ui.language import Language
from cardtable.ui.settings.kept import Settings
from cardtable.ui.shared import Shared
from cardtable.ui.statistics.page import StatisticsPage
from cardtable.ui.upkeep.plugin_faults import PluginFaults
from cardtable.ui.widgets.theme import Theme
from tests.benchmarks.figures import report
from tests.store.simulated import fill, journal_in

COUNT, PLAYED = 10_000, 88


def filled(folder: Path) -> Journal:
    """Matches that were played, written again and again under other dates, of other deals."""
    journal = journal_in(folder)
    fill(journal, PLAYED)
    begun = datetime(2020, 1, 1, tzinfo=UTC)
    with journal.transaction() as db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(matches)")]
        kept = ", ".join(name for name in columns if name not in ("id", "seed", "updated"))
        for number in range(PLAYED, COUNT):
            moment = (begun + timedelta(hours=number)).isoformat(timespec="microseconds")
            db.execute(
                f"INSERT INTO matches ({kept}, seed, updated)"
                f" SELECT {kept}, ?, ? FROM matches WHERE id = ?",
                (Seed.numbered(number).text, moment, number % PLAYED + 1),
            )
        for table in ("results", "help"):
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")][1:]
            db.execute(
                f"INSERT INTO {table} SELECT matches.id, {', '.join(columns)} FROM matches"
                f" JOIN {table} ON match = (id - 1) % {PLAYED} + 1 WHERE id > {PLAYED}"
            )
    return journal


def timed(act: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds by the clock, and of the processor."""
    begin, busy = time.perf_counter(), time.process_time()
    act()
    return 1000 * (time.perf_counter() - begin), 1000 * (time.process_time() - busy)


def test_statistics_of_ten_thousand_matches(benchmark: Any, qtbot: QtBot, tmp_path: Path) -> None:
    journal, settings, language = filled(tmp_path), Settings(tmp_path / "settings.ini"), Language()

    def fresh() -> Shared:
        """As after a start: nothing has been counted yet."""
        return Shared(settings, language, journal, Theme(), PluginFaults(str))

    assert len(own_matches(journal).matches) > 0.9 * COUNT * 10 / 11

    def open_(page: QWidget) -> None:
        page.resize(1280, 800)
        page.show()
        page.grab()
        page.close()
        page.deleteLater()

    acts: dict[str, Callable[[], object]] = {
        "reckoning": lambda: own_matches(journal),
        "list of past matches": journal.past_matches,
        "page, journal to figures": lambda: open_(StatisticsPage(fresh())),
        "empty page": lambda: open_(QWidget()),
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in acts}

    def round_() -> None:
        for name, act in acts.items():
            found[name].append(timed(act))
            QApplication.processEvents()

    benchmark.pedantic(round_, rounds=9)
    for name, beside, aim in (
        ("reckoning", "list of past matches", ""),
        ("page, journal to figures", "empty page", "≤ 200 ms"),
    ):
        other = min(busy for _, busy in found[beside])
        least = min(busy for _, busy in found[name])
        report(
            benchmark,
            f"statistics of {COUNT:,} matches: {name}",
            [clock for clock, _ in found[name]],
            "ms",
            aim=aim,
            beside=f"processor {least:.0f} ms; {beside} {other:.1f} ms",
        )
    journal.close()

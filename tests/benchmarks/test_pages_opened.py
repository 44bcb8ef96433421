"""How long the pages that one comes back for take to open with 10,000 matches in the journal.

Until the page is drawn, without the pictures that come into it later; beside it stands an empty
page. And what of the memory stays taken after the gallery was left.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from cardtable.art.decks import all_decks
from cardtable.ui.gallery import GalleryPage
from cardtable.ui.ladder import LadderPage
from cardtable.ui.language import Language
from cardtable.ui.pages import Navigator
from cardtable.ui.past.page import PastPage
from cardtable.ui.settings.kept import Settings
from cardtable.ui.shared import Shared
from cardtable.ui.stamps import StampPage
from cardtable.ui.start.desk import StartDesk
from cardtable.ui.statistics.page import StatisticsPage
from cardtable.ui.today import TodayPage
from cardtable.ui.upkeep.plugin_faults import PluginFaults
from cardtable.ui.widgets.theme import Theme
from tests.benchmarks.children import _megabytes
from tests.benchmarks.figures import report
from tests.benchmarks.test_statistics_page import filled, timed

ROUNDS, AIM = 9, "≤ 120 ms"


def draw(make: Callable[[], QWidget]) -> QWidget:
    """Make a page and draw it once."""
    page = make()
    page.resize(1280, 800)
    page.show()
    page.grab()
    return page


def _into(made: list[QWidget], make: Callable[[], QWidget]) -> None:
    made.append(draw(make))


def leave(page: QWidget) -> None:
    """Close a page for good."""
    page.close()
    page.deleteLater()
    QApplication.processEvents()


def test_pages_with_ten_thousand_matches(benchmark: Any, qtbot: QtBot, tmp_path: Path) -> None:
    journal, settings, language = filled(tmp_path), Settings(tmp_path / "settings.ini"), Language()
    shared = Shared(settings, language, journal, Theme(), PluginFaults(str))
    assert shared.ratings.table is None, "they are worked out in the other thread"
    qtbot.waitUntil(lambda: shared.ratings.table is not None, timeout=60_000)
    pages: dict[str, Callable[[], QWidget]] = {
        "an empty page": QWidget,
        "the ladder": partial(LadderPage, shared, "dou-dizhu"),
        "the gallery": partial(GalleryPage, shared, "hanafuda"),
        "today": partial(TodayPage, shared),
        "the book of stamps": partial(StampPage, shared),
        "statistics": partial(StatisticsPage, shared),
        "past matches": partial(PastPage, shared),
    }
    found: dict[str, list[float]] = {name: [] for name in pages}

    def round_() -> None:
        for name, make in pages.items():
            made: list[QWidget] = []
            milliseconds, _busy = timed(partial(_into, made, make))
            found[name].append(milliseconds)
            leave(made[0])
            QThreadPool.globalInstance().waitForDone()

    benchmark.pedantic(round_, rounds=ROUNDS, warmup_rounds=1)
    for name, times in found.items():
        aim = AIM if name in ("the ladder", "the gallery") else ""
        report(benchmark, name, times[1:], "ms", aim=aim)


def test_home_with_ten_thousand_matches(benchmark: Any, qtbot: QtBot, tmp_path: Path) -> None:
    """From another page, until all of it is drawn: when it is built, and whenever one goes home."""
    journal, settings, language = filled(tmp_path), Settings(tmp_path / "settings.ini"), Language()
    shared = Shared(settings, language, journal, Theme(), PluginFaults(str))
    qtbot.waitUntil(lambda: shared.ratings.table is not None, timeout=60_000)
    built: list[float] = []
    again: list[float] = []

    def home(desk: StartDesk, stack: QStackedWidget) -> None:
        desk.show()
        desk.latest.timeout.emit()
        desk.latest.stop()
        stack.grab()

    def round_() -> None:
        stack, elsewhere = QStackedWidget(), QWidget()
        stack.resize(1280, 800)
        stack.addWidget(elsewhere)
        stack.show()
        desk = StartDesk(shared, Navigator(shared, stack), lambda: 0)
        for found in (built, again):
            found.append(timed(partial(home, desk, stack))[0])
            stack.setCurrentWidget(elsewhere)
        leave(stack)
        QThreadPool.globalInstance().waitForDone()

    benchmark.pedantic(round_, rounds=ROUNDS, warmup_rounds=1)
    report(benchmark, "the start page, built", built[1:], "ms")
    report(benchmark, "the start page again", again[1:], "ms", aim=AIM)


def test_what_the_gallery_leaves_behind(benchmark: Any, qtbot: QtBot, tmp_path: Path) -> None:
    shared = Shared(Settings(tmp_path / "s.ini"), Language(), None, Theme(), PluginFaults(str))
    left: list[float] = []

    def visit() -> None:
        page = draw(lambda: GalleryPage(shared, "hanafuda"))
        assert isinstance(page, GalleryPage)
        for deck in all_decks():
            page.decks.setCurrentIndex(page.decks.findData(deck))
            page.decks.activated.emit(page.decks.currentIndex())
            page.face.enlarge(1)
            QTest.qWait(400)
        leave(page)
        QThreadPool.globalInstance().waitForDone()
        gc.collect()
        QTest.qWait(100)

    visit()
    before = _megabytes(os.getpid())

    def round_() -> None:
        visit()
        left.append(_megabytes(os.getpid()) - before)

    benchmark.pedantic(round_, rounds=3)
    report(benchmark, "memory after the gallery, over that before", left, "MB", aim="≤ 5 MB")

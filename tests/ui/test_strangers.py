"""Words of players and strangers are words: never markup, never a key, and no file is opened."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QToolTip,
    QWidget,
)

from cardtable.art import own
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.models.matches import unfinished
from cardtable.store.journal import Journal
from cardtable.ui.intents import Past, Review, SetUp, Statistics
from cardtable.ui.past.page import PastPage
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.table.ranking import Ranking
from cardtable.ui.widgets import labels
from tests.daily import daily
from tests.engine.test_records import TRUE
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

NAME = '<img src="spy.png">&{x}'
IN_OPEN = 0x20


class Watch:
    """Notices when a file is opened (inotify)."""

    def __init__(self, path: Path) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._fd = self._libc.inotify_init1(os.O_NONBLOCK)
        assert self._libc.inotify_add_watch(self._fd, os.fsencode(path), IN_OPEN) >= 0

    @property
    def opened(self) -> bool:
        try:
            return bool(os.read(self._fd, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        os.close(self._fd)


@pytest.fixture
def spy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """A file that hostile words name; nobody has any business in it."""
    if not sys.platform.startswith("linux"):
        pytest.skip("needs inotify")
    path = tmp_path / "spy.png"
    path.write_bytes(b"\x89PNG nothing in it")
    monkeypatch.chdir(tmp_path)
    watch = Watch(path)
    yield watch
    watch.close()


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: Program) -> str:
    """A deck of one's own with a hostile name, one that is refused, and a hostile preset."""
    program.settings.name = NAME
    program.settings.rule_sets["dou-dizhu"] = {NAME: {"deals": 1}}
    (tmp_path / "decks" / NAME.replace("/", "")).mkdir(parents=True)
    own.forget()
    return NAME


def test_the_watch_notices(spy: Watch) -> None:
    assert not spy.opened
    label = QLabel('<img src="spy.png">')
    label.grab()
    assert spy.opened


def look_at(whole: QWidget, spy: Watch) -> None:
    """Draw everything, point at everything, read everything out; look for foreign markup."""
    whole.grab()
    for widget in [whole, *whole.findChildren(QWidget)]:
        if isinstance(widget, QLabel):
            plain = widget.textFormat() == Qt.TextFormat.PlainText
            assert plain or "<img" not in widget.text(), widget.text()
        assert "<img" not in widget.toolTip(), widget.toolTip()
        if isinstance(widget, QAbstractButton):
            assert widget.shortcut().isEmpty(), widget.text()
    assert not spy.opened, type(whole).__name__


def seats(*kinds: str) -> tuple[Seat, ...]:
    return tuple(Seat(kind, f"{NAME}{i}", i) for i, kind in enumerate(kinds))


def begun(journal: Journal, game: str, *kinds: str, deck: str = NAME) -> int:
    found = find_game(game)
    match = Match(found, found.resolve(None, {}), seats(*kinds), Seed.numbered(3))
    return journal.begin(match, deck)


@daily("game", ["dou-dizhu", "oklahoma-gin", "oicho-kabu", "kyo-kabu"], "oklahoma-gin")
def test_a_hostile_name_is_only_a_name_at_the_table(
    program: Program, journal_of: Journal, spy: Watch, hostile: str, game: str
) -> None:
    kinds = ("human", "easy") if game == "oklahoma-gin" else ("human", "easy", "easy")
    program.window.matches.resume(begun(journal_of, game, *kinds))
    robot = Robot(program.window)
    for step in range(6):
        robot.play(limit=step)
        look_at(program.window, spy)
        table = robot.table
        table.controls.refusal = NAME
        table.redraw()
        tips = [tip for _, tip in table.scene.things.tips(table.stage.model)]
        assert any("&lt;img" in tip for tip in tips)
        assert not any("<img" in tip for tip in tips)
        for tab in ("log", "cards", "score"):
            table.show_tab(tab)
            look_at(program.window, spy)
    table.session.trouble.emit(1, "gave_up")
    look_at(program.window, spy)
    program.window.show_start()
    wait_until(lambda: not program.window.front.latest.isActive())
    look_at(program.window, spy)


def pointed_at(view: QAbstractItemView, place: QPoint) -> str:
    """What is told where somebody points."""
    QToolTip.hideText()
    where = view.viewport().mapToGlobal(place)
    event = QHelpEvent(QEvent.Type.ToolTip, place, where)
    QApplication.sendEvent(view.viewport(), event)
    return QToolTip.text()


@pytest.mark.slow
def test_a_hostile_name_is_only_a_name_where_lists_are_pointed_at(
    program: Program, journal_of: Journal, spy: Watch, hostile: str
) -> None:
    window = program.window
    number = begun(journal_of, "dou-dizhu", "human", "easy", "easy")
    window.matches.resume(number)
    table = Robot(window).table
    table.show_tab("score")
    heads = table.panel.sheet.horizontalHeader()
    assert "&lt;img" in pointed_at(heads, QPoint(heads.sectionViewportPosition(0) + 4, 4))
    window.show_start()
    window.open(Past())
    page = window.navigator.find(PastPage)
    assert page is not None
    model = page.list.model()
    told = [
        pointed_at(page.list, page.list.visualRect(model.index(0, column)).center())
        for column in range(model.columnCount())
        if not page.list.isColumnHidden(column)
    ]
    assert any("&lt;img" in tip for tip in told) and not any("<img" in tip for tip in told)
    QToolTip.hideText()
    look_at(window, spy)


def test_a_hostile_name_is_only_a_name_behind_the_curtain(
    program: Program, journal_of: Journal, spy: Watch, hostile: str
) -> None:
    program.window.matches.resume(begun(journal_of, "dou-dizhu", "human", "human", "human"))
    assert program.window.curtain.isVisible()
    look_at(program.window, spy)


@pytest.mark.slow
def test_a_hostile_name_is_only_a_name_once_all_is_over(
    program: Program, journal_of: Journal, spy: Watch, hostile: str, tmp_path: Path
) -> None:
    path = tmp_path / "r.cardtable"
    path.write_text(re.sub(r"(?m)^(seat \S+).*", lambda seat: f"{seat[1]} {NAME}", TRUE))
    program.window.records.import_from(path)
    wait_until(lambda: program.window.table is not None)
    table = program.window.table
    assert table is not None and NAME in table.names
    table.ranking.toggle()
    assert isinstance(table.ranking, Ranking)
    look_at(program.window, spy)
    program.window.open(Review())
    page = program.window.navigator.find(ReviewPage)
    assert page is not None
    wait_until(lambda: page.list.model().rowCount() > 0)
    look_at(program.window, spy)
    program.window.navigator.pop()


def test_a_hostile_name_is_only_a_name_in_lists_and_dialogs(
    program: Program, journal_of: Journal, spy: Watch, hostile: str
) -> None:
    window = program.window
    for _ in range(2):
        begun(journal_of, "dou-dizhu", "human", "easy", "easy")
    done = begun(journal_of, "dou-dizhu", "human", "easy", "easy")
    journal_of._db.execute(
        "UPDATE matches SET finished = 1, scores = '[1,1,-2]', winners = '[0,1]' WHERE id = ?",
        (done,),
    )
    assert NAME in unfinished(journal_of.unfinished())[0].line
    window.open(Past())
    page = window.navigator.find(PastPage)
    assert page is not None and NAME in page._detail.text()
    assert any(NAME in page.opponent.itemText(row) for row in range(page.opponent.count()))
    look_at(window, spy)
    window.open(Statistics())
    look_at(window, spy)
    window.show_start()
    window.notices.warn(lambda: f"{NAME} isn’t a valid record.")
    look_at(window, spy)
    window.open(SetUp("dou-dizhu"))
    look_at(window, spy)


@daily(
    "text",
    [
        TRUE.replace("game dou-dizhu", f"game {NAME}"),
        TRUE.replace("preset ", f"preset {NAME}"),
        TRUE.replace("seat ", f"seat {NAME} "),
        TRUE.replace("actions\n", f"actions\n0 {NAME}\n"),
        TRUE.replace("seed ", f"seed {NAME}"),
    ],
    ids=("game", "preset", "seat", "action", "seed"),
)
def test_a_hostile_record_is_refused_in_plain_words(
    program: Program, spy: Watch, tmp_path: Path, text: str
) -> None:
    path = tmp_path / f"{NAME.replace('/', '')}.cardtable"
    path.write_text(text)
    program.window.records.import_from(path)
    front = program.window.front
    wait_until(lambda: front.trouble is not None and "isn’t a valid record" in front.trouble())
    look_at(program.window, spy)


def test_names_that_would_turn_a_line_round_are_made_harmless() -> None:
    assert Seat("human", "a\u202eb\nc\x1b[31m\u2067").name == "a b c [31m"
    assert len(Seat("human", "x" * 10_000).name) <= 32
    assert Seat("human", "Ａя漢 é").name == "Ａя漢 é"


def test_what_is_read_out_is_what_was_written(
    program: Program, journal_of: Journal, spy: Watch, hostile: str
) -> None:
    program.window.matches.resume(begun(journal_of, "dou-dizhu", "human", "easy", "easy"))
    table = Robot(program.window).table
    told = " ".join(f"{thing.text} {thing.more}" for thing in table.view.told())
    assert f"{NAME}0" in told
    assert "&lt;" not in told
    assert not spy.opened


#: Modules whose other labels have only our own words.
OWN_WORDS: set[str] = set()


def test_no_further_label_is_left_to_guess() -> None:
    """Labels are made by ``ui/widgets/labels.py``, which says what their words are."""
    rooms = Path(labels.__file__).parent
    guessing = {
        path.stem for path in rooms.rglob("*.py") if re.search(r"\bQLabel\(", path.read_text())
    }
    assert guessing <= {"labels", *OWN_WORDS}


def test_a_name_that_cannot_stay_is_only_a_name_in_what_is_told_of_it(
    program: Program, spy: Watch
) -> None:
    program.window.open(SetUp("oicho-kabu"))
    page = program.window.setup
    assert page is not None
    row = page.seat_model.add("human")
    assert row is not None
    for index in (0, row):
        page.seat_model.setData(page.seat_model.index(index), '<img src="spy.png">')
    tip = page.go.toolTip()
    assert "spy.png" in tip
    assert "<img" not in tip
    assert not spy.opened


# -- windows that are too small --------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("dou-dizhu", "human,easy,easy"),
        ("oklahoma-gin", "human,easy"),
        ("oicho-kabu", "human,easy,easy"),
    ],
)
def test_a_window_of_any_size_shows_its_table_again(
    open_match: Open, program: Program, game: str, seats: str
) -> None:
    """As managers that lay windows side by side make them, whatever least size is asked for."""
    robot = open_match(game, seats, seed="3")
    robot._wait_for_turn()
    window = program.window
    window.setMinimumSize(1, 1)
    for width, height in ((1280, 120), (1280, 20), (1280, 1), (60, 600), (16, 400), (1, 1)):
        window.resize(width, height)
        QTest.qWait(50)
        robot.table.view.grab()
    window.resize(1280, 800)
    QTest.qWait(50)
    table = robot.table
    assert window.table is table and table.banner.isHidden()
    robot.do(robot.choose())

"""The book of stamps by mouse, by keys and by ear; and new stamps at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.engine.actions import Action
from cardtable.engine.match import Match, Seat, _Stand, promise_of
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.games.stamps import PUZZLES, SOLVED, book
from cardtable.models.stamps import StampRole
from cardtable.phrases.stamps import WORDS, stamp_name
from cardtable.store.journal import Journal
from cardtable.store.stamps import StampBook
from cardtable.ui import durations
from cardtable.ui.guide.puzzles import PuzzleDesk
from cardtable.ui.intents import Replay, Stamps
from cardtable.ui.past.replay_page import ReplayPage
from cardtable.ui.running.program import Program
from cardtable.ui.stamps import StampPage
from cardtable.ui.table.strike import _WRAP
from cardtable.ui.today import TodayPage
from tests.games.oklahoma_gin.positions import AGAINST_GIN, GIN_HAND, to_discard
from tests.ui.cells import cells
from tests.ui.conftest import Open
from tests.ui.replayed import go_on
from tests.ui.replayed import opened as replayed
from tests.ui.test_accessible import asked, heard, name
from tests.ui.test_by_ear import said

__all__ = ["heard"]


@pytest.fixture
def quick_stamps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durations, "STAMP", 120)


def match_of(actions: int, seed: int = 4) -> Match:
    """A match of Dou Dizhu that goes on after so many actions."""
    game = find_game("dou-dizhu")
    seats = (Seat("human", "Ina"), Seat("easy", "Otto"), Seat("easy", "Mira"))
    match = Match(game, game.resolve(None, {"deals": 1}), seats, Seed.numbered(seed))
    while match.turn is not None and len(match.actions) < actions:
        match.play(list(match.state.legal)[-1])
    return match


def kept(journal: Journal, match: Match, id_: str) -> int:
    """Keep a match and a stamp earned at its end; returns its number."""
    number = journal.begin(match, "french")
    assert StampBook(journal).stamp(id_, match, number)
    return number


def opened(program: Program) -> StampPage:
    program.window.open(Stamps())
    page = program.window.navigator.front
    assert isinstance(page, StampPage)
    return page


def index_of(page: StampPage, id_: str) -> QModelIndex:
    return page.model.index(page.model.row_of(id_), 0)


def current(page: StampPage) -> str:
    return str(page.list.currentIndex().data(StampRole.ID))


def key(program: Program, code: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or program.window, code)


def test_the_command_opens_the_book_once(program: Program) -> None:
    action = program.window.menus.actions["stamps"]
    action.trigger()
    page = program.window.navigator.front
    assert isinstance(page, StampPage)
    action.trigger()
    assert program.window.navigator.front is page
    key(program, Qt.Key.Key_Escape)
    assert not isinstance(program.window.navigator.front, StampPage)


def test_a_click_on_a_stamp_shows_its_moment(program: Program, journal_of: Journal) -> None:
    match = match_of(1000)
    number = kept(journal_of, match.until(20), "spring")
    journal_of.keep(number, match, "french")
    page = opened(program)
    labels = [label.text() for label in page.findChildren(QLabel)]
    assert "Stamped: 1 of 43" in labels
    box = page.list.visualRect(index_of(page, "spring"))
    page.list.scrollTo(index_of(page, "spring"))
    box = page.list.visualRect(index_of(page, "spring"))
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    replay = program.window.navigator.front
    assert isinstance(replay, ReplayPage)
    # What earned it, here the deal's last action, is still to come, and is played.
    assert replay.replay.step == 19 and replay.replay.last == len(match.actions)
    assert replay.running
    key(program, Qt.Key.Key_Escape)
    assert program.window.navigator.front is page and current(page) == "spring"


def test_a_click_on_another_stamp_only_chooses_it(program: Program) -> None:
    page = opened(program)
    box = page.list.visualRect(index_of(page, "day"))
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert program.window.navigator.front is page and current(page) == "day"


def test_an_empty_book_invites(program: Program) -> None:
    program.window.resize(800, 560)
    page = opened(program)
    QTest.qWait(20)
    assert current(page) == page._cells.next == "first_win"
    first = page.list.visualRect(page.list.currentIndex())
    assert page.list.viewport().rect().contains(first), "the first row is whole"
    assert "Win a match." in page._chosen.text() and not page._seal.pixmap().isNull()
    assert page.take.text() == "Play" and page.take.isEnabled()
    key(program, Qt.Key.Key_Return)
    assert program.window.table is not None and program.window.navigator.front is not page


def test_the_next_stamp_at_hand_is_marked(program: Program, journal_of: Journal) -> None:
    kept(journal_of, match_of(1000), "first_win")
    page = opened(program)
    assert page._cells.next == "day"
    page.list.setCurrentIndex(index_of(page, "day"))
    page.take.click()
    assert isinstance(program.window.navigator.front, TodayPage)


def test_of_a_match_that_goes_on_only_what_is_over_is_shown(
    program: Program, journal_of: Journal
) -> None:
    match = match_of(25)
    number = kept(journal_of, match.until(20), "spring")
    journal_of.keep(number, match, "french")
    program.window.open(Replay(number, 20))
    page = program.window.navigator.front
    assert isinstance(page, ReplayPage)
    assert page.replay.step == page.replay.last == 20


def test_a_stamp_whose_match_is_deleted_stays(program: Program, journal_of: Journal) -> None:
    number = kept(journal_of, match_of(1000), "spring")
    journal_of.remove(number)
    page = opened(program)
    index = index_of(page, "spring")
    assert index.data(StampRole.DATE)
    page.list.setCurrentIndex(index)
    key(program, Qt.Key.Key_Return)
    assert program.window.navigator.front is page


def test_the_open_book_looks_for_stamps_in_earlier_matches(
    program: Program, journal_of: Journal, qtbot: QtBot
) -> None:
    game = find_game("dou-dizhu")
    seats = (Seat("human", "Ina"), Seat("easy", "Otto"), Seat("easy", "Mira"))
    for seed in range(9):
        options, cards = game.resolve(None, {"deals": 1}), Seed.numbered(seed)
        promise = promise_of(game, options, seats, numbered=False)
        match = Match(game, options, seats, cards, promise=promise)
        while match.turn is not None:
            match.play(list(match.state.legal)[-1])
        assert match.outcome is not None
        number = journal_of.begin(match, "french")
        journal_of.finish(number, match.outcome)
    page = opened(program)
    assert not index_of(page, "first_win").data(StampRole.DATE)
    qtbot.waitUntil(lambda: bool(index_of(page, "first_win").data(StampRole.DATE)))
    assert index_of(page, "first_win").data(StampRole.MOMENT)


def test_a_journal_that_cannot_be_read_leaves_the_book_empty(program: Program) -> None:
    assert program.journal is not None
    kept(program.journal, match_of(5), "spring")
    program.window.shared.journal = None
    assert index_of(opened(program), "spring").data(StampRole.DATE) == ""


def test_arrow_keys_reach_every_stamp_and_nothing_else(program: Program) -> None:
    page = opened(program)
    ids = [stamp.id for part in book() for stamp in part.stamps]
    assert current(page) == ids[0]
    seen = [current(page)]
    for _ in range(len(ids) - 1):
        key(program, Qt.Key.Key_Right)
        seen.append(current(page))
    assert seen == ids
    key(program, Qt.Key.Key_Right)
    assert current(page) == ids[-1]
    for _ in ids:
        key(program, Qt.Key.Key_Left)
    assert current(page) == ids[0]
    key(program, Qt.Key.Key_End)
    assert current(page) == ids[-1]
    key(program, Qt.Key.Key_Home)
    assert current(page) == ids[0]
    reached = set()
    for code in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        for _ in range(30):
            key(program, code)
            reached.add(current(page))
    assert "" not in reached and ids[0] in reached
    key(program, Qt.Key.Key_Home)
    key(program, Qt.Key.Key_Down)
    rows = [page.model.row_of(id_) for id_ in (ids[0], current(page))]
    assert rows[1] - rows[0] == page.list.columns


def test_enter_shows_the_moment(program: Program, journal_of: Journal) -> None:
    kept(journal_of, match_of(1000), "first_win")
    page = opened(program)
    assert page.take.isEnabled()
    key(program, Qt.Key.Key_Return)
    assert isinstance(program.window.navigator.front, ReplayPage)


def test_the_book_by_ear(program: Program, journal_of: Journal) -> None:
    kept(journal_of, match_of(1000), "day")
    page = opened(program)
    assert asked(page.list).text(QAccessible.Text.Name) == page.accessibleName() == "Stamp book"

    def told() -> str:
        return name(asked(page.list).child(page.list.currentIndex().row()))

    assert told() == "All games: The Ink Is Wet, not earned yet: Win a match."
    key(program, Qt.Key.Key_Right)
    assert told().startswith("Early Bird. Win a deal of the day the first time you play it. ")
    assert told().endswith(f"Earned: {page.list.currentIndex().data(StampRole.DATE)}.")


@cells([(800, 560), (1280, 800), (1920, 1080), (3840, 2160)], "ja")
def test_no_word_of_the_book_is_cut(program: Program, language: str, size: tuple[int, int]) -> None:
    for id_ in WORDS:
        for _ in range(12):
            StampBook(program.window.shared.open_journal()).stamp(id_)
    program.settings.language = language
    program.window.resize(*size)
    page = opened(program)
    cells_, list_ = page._cells, page.list
    theme, room = cells_.theme, cells_.cell.width() - 2 * cells_.theme.px(8)
    assert list_.gridSize().width() * list_.columns <= list_.viewport().width()
    bold = QFontMetrics(theme.font(14, 700))
    for row in range(page.model.rowCount()):
        index = page.model.index(row, 0)
        box = list_.visualRect(index)
        assert box.left() // list_.gridSize().width() == row % list_.columns
        if not index.data(StampRole.ID):
            continue
        found = bold.boundingRect(0, 0, room, 9999, _WRAP, index.data())
        assert found.width() <= room, index.data()
        assert found.height() + theme.px(96) <= box.height(), index.data()
        list_.setCurrentIndex(index)
        said = page._chosen
        assert index.data(StampRole.SENTENCE) in said.text()
        assert said.heightForWidth(said.width()) <= page.height() / 6
    assert page.take.width() >= page.take.sizeHint().width()


# -- at the table ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick_stamps")
def test_new_stamps_are_struck_one_after_the_other_and_said(
    program: Program, open_match: Open, qtbot: QtBot, heard: list[str]
) -> None:
    open_match("oklahoma-gin", "human,easy")
    table = program.window.table
    assert table is not None
    strike = table.stamps
    assert not strike.isVisible()
    strike.strike(("gin", "quick_gin"))
    qtbot.waitUntil(lambda: strike.isVisible() and strike._id == "gin")
    qtbot.waitUntil(lambda: strike._id == "quick_gin")
    qtbot.waitUntil(lambda: not strike.isVisible())
    told = [line for line in said(heard) if line.startswith("New stamp")]
    assert told == [
        "New stamp: A Drop of Gin. Win a hand with gin.",
        "New stamp: A Quick One. Go gin within your first three turns.",
    ]


def test_the_slip_is_in_nobodys_way(program: Program, open_match: Open, qtbot: QtBot) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    table = program.window.table
    assert table is not None
    focused = QApplication.focusWidget()
    table.stamps.strike(("spring",))
    qtbot.waitUntil(table.stamps.isVisible)
    assert QApplication.focusWidget() is focused
    assert table.stamps.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    middle = table.stamps.geometry().center()
    assert table.childAt(middle) is not table.stamps
    actions = len(table.session.match.actions)
    qtbot.waitUntil(lambda: table.session.thinking is None)
    key(program, Qt.Key.Key_P)
    assert len(table.session.match.actions) > actions
    table.leave()
    assert not table.stamps.isVisible()


@cells([(800, 560), (1920, 1080)], "en")
def test_no_word_of_the_slip_is_cut(
    program: Program, open_match: Open, language: str, size: tuple[int, int]
) -> None:
    program.settings.language = language
    program.window.resize(*size)
    open_match("oklahoma-gin", "human,easy")
    table = program.window.table
    assert table is not None
    strike = table.stamps
    for id_ in WORDS:
        strike._id = id_
        strike.fit()
        font, place = strike._words
        box = QFontMetrics(font).boundingRect(0, 0, place.width(), 9999, _WRAP, stamp_name(id_))
        assert box.width() <= place.width(), id_
        assert box.height() <= place.height(), id_
        assert table.view.geometry().contains(strike.geometry()), id_
        strike.grab()
    strike._id = ""


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize(
    ("game", "record", "at"),
    [("oicho-kabu", "019", 22), ("dou-dizhu", "002", 41), ("oklahoma-gin", "002", 29)],
)
def test_the_slip_covers_nothing_but_the_title(
    program: Program, size: tuple[int, int], game: str, record: str, at: int
) -> None:
    program.window.resize(*size)
    table, action = replayed(program, game, record, at)
    go_on(table, action)
    table.scene.finish()
    table.stamps.strike(("four_columns",))
    assert table.stamps.isVisible()
    assert not any(label.isVisible() for label in table.header.findChildren(QLabel))
    slip = table.stamps.geometry().translated(-table.view.pos())
    layout = table.model.layout
    places = [table.scene.card_rect(card.key) for card in layout.cards]
    places += [QRectF(part.x, part.y, part.width, part.height) for part in layout.plates]
    for place in places:
        assert place is not None
        assert not table.view.mapFromScene(place).boundingRect().intersects(slip)
    table.stamps.end()
    assert any(label.isVisible() for label in table.header.findChildren(QLabel))


@pytest.mark.parametrize("numbered", [False, True])
def test_a_match_at_the_window_earns_its_stamps(
    program: Program, open_match: Open, qtbot: QtBot, journal_of: Journal, numbered: bool
) -> None:
    seed = "1" if numbered else None
    open_match("oklahoma-gin", "human,easy", "rounds=1", seed=seed)
    table = program.window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.session.thinking is None)
    match, state = table.session.match, to_discard(f"{GIN_HAND} 7H", AGAINST_GIN, rounds=1)
    match._states[-1], match._stands[-1] = state, _Stand(state.turn, None)
    table.act(Action.parse("knock 7H"))
    assert set(StampBook(journal_of).all()) == (set() if numbered else {"gin", "quick_gin"})
    if not numbered:
        qtbot.waitUntil(table.stamps.isVisible)


def test_the_fiftieth_puzzle(program: Program, open_match: Open, journal_of: Journal) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    table, window = program.window.table, program.window
    assert table is not None
    desk = PuzzleDesk(window.shared, window.matches, window.bots)
    game = find_game("dou-dizhu")
    for number in range(1, SOLVED):
        desk._note(game, number, table)
    assert not StampBook(journal_of).all()
    desk._note(find_game("oicho-kabu"), 3, table)
    desk._note(find_game("oicho-kabu"), 4, table)
    assert StampBook(journal_of).all()[PUZZLES].times == 1

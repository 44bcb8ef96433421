"""The comparison with the expert, at the real window."""

from __future__ import annotations

from datetime import date
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.engine.bot import Budget
from cardtable.engine.match import Match
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.models.days import options_of, seats_of
from cardtable.models.par import LineRole
from cardtable.phrases.characters import character_name
from cardtable.ui.intents import Compare, Past
from cardtable.ui.par import ParPage
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.layout import flaws, settle

TODAY = date(2026, 11, 23)


def at_result(open_match: Open, game: str, seats: str, option: str) -> Robot:
    """A match whose first deal lies open."""
    robot = open_match(game, seats, option, seed="4")
    match = robot.table.session.match
    while match.turn != TABLE:
        robot._wait_for_turn()
        if match.turn != TABLE:
            robot.do(robot.choose())
        QTest.qWait(1)
    QTest.qWait(20)
    return robot


def compared(program: Program) -> ParPage:
    page = program.window.navigator.find(ParPage)
    assert page is not None
    assert program.window.pages.currentWidget() is page
    wait_until(lambda: not page.job.running, 60_000)
    return page


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "option"),
    [("dou-dizhu", "human,easy,easy", "deals=2"), ("oklahoma-gin", "human,easy", "rounds=1")],
)
def test_a_deal_that_is_over_can_be_compared(
    open_match: Open, program: Program, game: str, seats: str, option: str
) -> None:
    robot = at_result(open_match, game, seats, option)
    match = robot.table.session.match
    before = list(match.actions)
    robot.press("par")
    page = compared(program)
    assert list(page.par.lines) == [0]
    assert program.window.focusWidget() is page.list
    assert page.side.isHidden()  # there is but one deal so far
    assert page.result.sentence.text()
    if page.lines.parting is not None:
        assert page.list.currentIndex().row() == page.lines.parting
    last = page.lines.index(page.lines.rowCount() - 1)
    assert last.data(LineRole.OWN) and last.data(LineRole.PAR)
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is robot.table
    assert program.window.navigator.find(ParPage) is None
    assert page.bots.pid is None
    assert match.actions == before
    assert not robot.table.session.paused
    robot.play()
    assert match.outcome is not None


@pytest.mark.slow
def test_a_whole_match_is_compared_deal_by_deal_and_kept(
    open_match: Open, program: Program
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=3", seed="4")
    robot.play()
    QTest.qWait(20)
    assert robot.table.ranking.isVisible()
    robot.press("par")
    page = compared(program)
    assert sorted(page.par.lines) == [0, 1, 2]
    assert page.side.isVisible()
    assert page.index == 0
    page.side.table.setFocus()
    QTest.keyClick(page.side.table, Qt.Key.Key_Down)
    assert page.index == 1
    assert page.side.sum.text().startswith("Difference in 3 deals:")
    assert " ± " in page.side.sum.text()
    found = page.par.differences
    robot.type_key("Esc")
    # From the review of a decision the comparison begins with its deal, and leads back there.
    program.window.menus.actions["review"].trigger()
    review = program.window.navigator.find(ReviewPage)
    assert review is not None
    review.select(len(review.model.decisions) - 1)
    QTest.mouseClick(review._par, Qt.MouseButton.LeftButton)
    again = compared(program)
    assert again.index == 2
    assert again.bots.pid is None  # nothing had to be played again
    assert again.par.differences == found
    robot.type_key("Esc")
    assert program.window.pages.currentWidget() is review


@pytest.mark.slow
def test_the_key_does_what_the_button_says(open_match: Open, program: Program) -> None:
    at_result(open_match, "dou-dizhu", "human,easy,easy", "deals=2")
    program.window.activateWindow()
    wait_until(program.window.isActiveWindow)
    QTest.keyClick(program.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    compared(program)


@pytest.mark.slow
def test_the_table_goes_on_whichever_way_it_is_come_back_to(
    open_match: Open, program: Program
) -> None:
    robot = at_result(open_match, "dou-dizhu", "human,easy,easy", "deals=2")
    window, session = program.window, robot.table.session
    robot.press("par")
    assert session.paused
    window.open(Past())
    assert window.navigator.find(ParPage) is None and session.paused
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is robot.table
    assert not session.paused


def test_named_opponents_are_called_as_the_language_does(program: Program) -> None:
    game = find_game("dou-dizhu")
    bot = game.bot("easy")
    match = Match(game, options_of(game), seats_of(game, "Anna"), Seed.numbered(4))
    while match.turn not in (TABLE, None):
        match.play(bot.choose(match.view(match.turn), len(match.actions), Budget(8)).action)
    page = ParPage(program.window.shared, match)

    def told() -> str:
        page.retranslate()
        rows = (page.lines.index(row) for row in range(page.lines.rowCount()))
        return " ".join(row.data(LineRole.OWN) for row in rows)

    assert "Hana" in told()
    program.settings.language = "ja"
    assert character_name("hana") in told()
    assert "Hana" not in told()
    page.leave()
    page.deleteLater()


@pytest.mark.slow
def test_play_is_stopped_with_the_page(open_match: Open, program: Program) -> None:
    robot = at_result(open_match, "dou-dizhu", "human,easy,easy", "deals=2")
    robot.press("par")
    page = program.window.navigator.find(ParPage)
    assert page is not None
    assert page.head.halt.isVisible()
    QTest.mouseClick(page.head.halt, Qt.MouseButton.LeftButton)
    assert not page.job.running
    assert page.par.lines == {}
    assert page.result.sentence.text() == "The expert hasn’t played this deal."
    assert page.head.all.isVisible()
    robot.type_key("A")
    compared(program)
    assert list(page.par.lines) == [0]
    program.window.show_start()
    assert program.window.navigator.find(ParPage) is None


@daily(
    ("game", "seats", "option"),
    [
        ("oicho-kabu", "human,easy", "rounds=6"),
        ("dou-dizhu", "human,human,easy", "deals=2"),
        ("dou-dizhu", "easy,easy,easy", "deals=2"),
    ],
    ("oicho-kabu", "human,easy", "rounds=6"),
)
def test_where_nothing_can_be_compared_nothing_is_offered(
    open_match: Open, program: Program, game: str, seats: str, option: str
) -> None:
    robot = open_match(game, seats, option, seed="4")
    window = program.window
    robot.play()
    QTest.qWait(20)
    assert "par" not in [button.id for button in robot.table.bar.shown]
    window.show_checks()
    assert not window.menus.actions["par"].isEnabled()
    window.open(Compare())
    assert window.navigator.find(ParPage) is None


def test_nothing_is_cut_in_any_language(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=2", seed="4")
    robot.play()
    program.window.open(Compare())
    page = compared(program)
    for language, size in product(LANGUAGES, ((800, 560), (1920, 1080))):
        program.settings.language = language
        program.window.resize(*size)
        settle(page)
        assert flaws(page) == [], language

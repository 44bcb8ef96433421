"""Today: deals of the day played, continued and compared; earlier days; the puzzle; midnight."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QDate, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QToolButton

from cardtable.engine.match import Match
from cardtable.games import find_game
from cardtable.models.days import options_of, presets_of, seats_of, seed_of
from cardtable.store.journal import Journal
from cardtable.ui import today as today_module
from cardtable.ui.guide.puzzles import PuzzleGuide
from cardtable.ui.intents import Days, Statistics
from cardtable.ui.par import ParPage
from cardtable.ui.running.program import Program
from cardtable.ui.settings.chosen import remember
from cardtable.ui.today import DealCard, TodayPage
from tests.robot import Robot, wait_until
from tests.ui.cells import cells
from tests.ui.layout import flaws, settle

TODAY = date(2026, 11, 23)


def opened(program: Program, today: Callable[[], date] = lambda: TODAY) -> TodayPage:
    """The page on that day."""
    page = TodayPage(program.window.shared, program.window.opener._stack, today)
    program.window.opener.push(page)
    return page


def card_of(page: TodayPage, game: str) -> DealCard:
    """The deal of a game."""
    return next(card for card in page.cards if card.game.id == game)


def choose(page: TodayPage, day: date) -> None:
    """Choose a day in the calendar."""
    page.calendar.setSelectedDate(QDate(day.year, day.month, day.day))


def said(card: DealCard) -> str:
    """What a card says of its day."""
    return card._said.text()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_calendar_shows_no_week_of_other_months(program: Program, language: str) -> None:
    program.settings.language = language
    calendar = opened(program).calendar
    weeks = calendar.findChild(QTableView, "qt_calendar_calendarview")
    assert weeks is not None
    for year, month, count in ((2026, 11, 5), (2026, 10, 5), (2015, 2, 4), (2026, 8, 6)):
        calendar.setCurrentPage(year, month)
        assert 6 - sum(map(weeks.isRowHidden, range(1, 7))) == count
    leads, follows = (
        calendar.findChild(QToolButton, f"qt_calendar_{part}button") for part in ("year", "month")
    )
    assert leads is not None and follows is not None
    QTest.qWait(10)
    assert (leads.x() < follows.x()) == (leads.text() == "2026年") == (language == "ja")


def test_the_deal_of_a_day_is_played_and_found_again(program: Program) -> None:
    window, yesterday = program.window, TODAY - timedelta(1)
    window.resize(1280, 800)
    page = opened(program)
    assert page._title.text() == "Today, Monday, November 23, 2026"
    choose(page, yesterday)
    assert page._title.text() == "Sunday, November 22, 2026"
    card = card_of(page, "dou-dizhu")
    assert said(card) == "Not played yet"
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    assert window.table is not None
    match = window.table.session.match
    assert match.deal == seed_of(yesterday)
    assert [seat.character for seat in match.seats] == ["", "hana", "samir"]
    window.show_start()
    page = opened(program)
    choose(page, yesterday)
    card = card_of(page, "dou-dizhu")
    assert said(card) == "Not finished yet" and not card.compare.isVisible()
    QTest.keyClick(page, Qt.Key.Key_3)
    Robot(window).play()
    assert window.table is not None
    window.matches._keep_result(window.table.session)  # as when the end was taken back
    assert window.table.ranking.accessibleName().count("Deal of the day") == 1
    assert not program.settings.last_rules["dou-dizhu"], "Play still deals whole matches"
    window.show_start()
    page = opened(program)
    choose(page, yesterday)
    card = card_of(page, "dou-dizhu")
    assert said(card).startswith("Result") and card.compare.isVisible()
    QTest.mouseClick(card.compare, Qt.MouseButton.LeftButton)
    compared = window.navigator.find(ParPage)
    assert compared is not None
    wait_until(lambda: not compared.job.running, 60_000)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.navigator.front is page
    assert "difference from the expert" in said(card)
    played = page.calendar._marks
    assert played == {yesterday: {"dou-dizhu": None}}


def test_what_was_played_meanwhile_is_on_the_calendar_when_one_comes_back(
    program: Program, journal_of: Journal
) -> None:
    page, game = opened(program), find_game("dou-dizhu")

    def looked_at_again() -> QImage:
        program.window.open(Statistics())
        QTest.keyClick(program.window, Qt.Key.Key_Escape)
        assert program.window.navigator.front is page
        return page.calendar.grab().toImage()

    blank = looked_at_again()
    assert looked_at_again() == blank
    seats = seats_of(game, "Mira")
    journal_of.begin(Match(game, options_of(game), seats, seed_of(TODAY)), "french")
    assert looked_at_again() != blank


def test_every_game_has_its_deal(program: Program) -> None:
    page = opened(program)
    for number, card in enumerate(page.cards, 1):
        page.press_key(str(number))
        table = program.window.table
        assert table is not None and table.session.match.deal == seed_of(TODAY)
        assert table.game is card.game
        program.window.show_start()
        page = opened(program)
    assert len(page.calendar._marks[TODAY]) == len(page.cards) == 4


def test_a_day_is_played_by_the_rules_one_is_used_to(program: Program) -> None:
    window = program.window
    program.settings.language = "zh_CN"
    card = card_of(opened(program), "dou-dizhu")
    assert card.preset == "standard"
    QTest.keyClick(card.rules, Qt.Key.Key_Down)
    QTest.keyClick(card.rules, Qt.Key.Key_Down)
    assert card.preset == "happy"
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    assert window.table is not None
    assert window.table.session.match.options["auction"] == "rob"
    window.show_start()
    again = card_of(opened(program), "dou-dizhu")
    assert again.day.match == 0
    again.rules.setCurrentIndex(again.rules.findData("happy"))
    again.changed.emit()
    assert again.day.match > 0


def test_a_day_begins_with_the_rules_of_the_last_match(program: Program) -> None:
    game = find_game("dou-dizhu")
    remember(program.settings, game, game.resolve("happy", {"deals": 5}))
    assert card_of(opened(program), "dou-dizhu").preset == "happy"
    gin = find_game("oklahoma-gin")
    assert card_of(opened(program), gin.id).preset == presets_of(gin)[0]


@pytest.mark.parametrize("way", ["time", "activation"])
def test_a_page_left_open_over_midnight_turns_to_the_new_day(
    program: Program, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(today_module, "_LOOK", 10 if way == "time" else 1_000_000)
    today = [TODAY]
    page = opened(program, lambda: today[0])
    choose(page, TODAY - timedelta(3))
    QTest.qWait(30)
    assert page.shown == TODAY - timedelta(3), "nothing moves on the same day"
    today[0] += timedelta(1)
    if way == "activation":
        QApplication.sendEvent(page, QEvent(QEvent.Type.ActivationChange))
    else:
        QTest.qWait(60)
    assert page._title.text() == "Today, Tuesday, November 24, 2026"
    page.press_key("4")
    table = program.window.table
    assert table is not None and table.session.match.deal == seed_of(today[0])


def test_days_to_come_cannot_be_chosen(program: Program) -> None:
    page = opened(program)
    choose(page, TODAY + timedelta(1))
    assert page.shown == TODAY


def test_the_puzzle_of_the_day_is_solved_from_here(program: Program) -> None:
    page = opened(program)
    assert page.puzzle.isVisible()
    QTest.keyClick(page, Qt.Key.Key_P)
    desk = program.window.opener.puzzles
    assert desk is not None and isinstance(desk.guide, PuzzleGuide)
    program.window.show_start()
    page = opened(program)
    choose(page, TODAY - timedelta(1))
    assert not page.puzzle.isVisible(), "only today's is offered"


def test_the_cards_of_the_puzzle_lie_on_its_poster_in_any_window(program: Program) -> None:
    page = opened(program)
    poster = page.puzzle
    for size in ((1920, 1080), (1280, 800), (800, 560)):
        program.window.resize(*size)
        settle(page)
        wait_until(lambda: not poster.grab().isNull() and not poster._cards.isNull())
        drawn = poster._cards.deviceIndependentSize()
        assert 0.8 * poster.width() < drawn.width() < poster.width()
        assert drawn.height() < poster._picture


def test_the_start_page_and_the_menu_open_it(program: Program) -> None:
    window = program.window
    window.show_start()
    QTest.mouseClick(window.start.ways_to["days"], Qt.MouseButton.LeftButton)
    assert isinstance(window.navigator.front, TodayPage)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert not isinstance(window.navigator.front, TodayPage)
    window.menus.actions["days"].trigger()
    assert isinstance(window.navigator.front, TodayPage)


@cells([(800, 560), (1280, 800), (3840, 2160)], "de")
def test_no_word_is_cut(program: Program, language: str, size: tuple[int, int]) -> None:
    program.settings.language = language
    program.window.resize(*size)
    program.window.open(Days())
    page = program.window.navigator.front
    assert isinstance(page, TodayPage)
    settle(page)
    assert flaws(page) == []

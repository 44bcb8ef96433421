"""The page of statistics in the real window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from cardtable.languages import LANGUAGES
from cardtable.models.statistics import MetRole
from cardtable.phrases.characters import character_name, people_called
from cardtable.phrases.numbers import percent
from cardtable.store import ratings
from cardtable.store.journal import Journal
from cardtable.store.statistics import chosen, figures, own_matches
from cardtable.store.statistics_files import json_text
from cardtable.ui.intents import Review, SetUp, Statistics
from cardtable.ui.past.page import PastPage
from cardtable.ui.past.replay_page import ReplayPage
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.statistics.page import StatisticsPage
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.robot import wait_until
from tests.store.simulated import fill
from tests.ui.conftest import Open
from tests.ui.layout import flaws, settle


@pytest.fixture
def pictures(program: Program, journal_of: Journal) -> StatisticsPage:
    """The page as it opens."""
    fill(journal_of, 48)
    program.window.show_start()
    program.window.menus.actions["statistics"].trigger()
    return shown(program)


@pytest.fixture
def page(pictures: StatisticsPage) -> StatisticsPage:
    """The page with its figures."""
    pictures.press_key("F")
    return pictures


def shown(program: Program) -> StatisticsPage:
    made = program.window.navigator.find(StatisticsPage)
    assert made is not None and program.window.pages.currentWidget() is made
    QTest.qWait(20)  # once everything has its place
    return made


def choose(page: StatisticsPage, name: str, key: str) -> None:
    choice = page.filters.choices[name]
    choice.setCurrentIndex(choice.findData(key))
    choice.activated.emit(choice.currentIndex())


def said(page: StatisticsPage) -> str:
    tiles = [tile.accessibleName() for tile in page.tiles.shown]
    return "\n".join([*tiles, page.bars.accessibleName(), page._luck.text()])


def test_figures_are_those_that_were_reckoned(page: StatisticsPage, journal_of: Journal) -> None:
    choose(page, "game", "dou-dizhu")
    own = own_matches(journal_of)
    one = figures(chosen(own.matches, game="dou-dizhu"))
    assert f"Matches: {one.matches} {one.wins} won" in said(page)
    assert one.share is not None and f"Win rate: {percent(one.share)}" in said(page)
    assert f"Longest winning streak: {one.longest}" in said(page)
    assert "Review matches to see" in said(page)
    choose(page, "level", "easy")
    some = figures(chosen(own.matches, game="dou-dizhu", level="easy"))
    assert 0 < some.matches < one.matches and f"Matches: {some.matches} " in said(page)
    choose(page, "game", "oklahoma-gin")
    assert "can’t be separated here" in said(page)
    choose(page, "level", "")
    choose(page, "game", "")
    assert "Average score" not in said(page)  # scores of several games are no figure
    assert "Dou Dizhu: " in page.bars.accessibleName()
    assert "by several people at this computer" in page._apart.text()


def test_of_another_game_everybody_one_met_is_counted(
    page: StatisticsPage, journal_of: Journal
) -> None:
    own = own_matches(journal_of)
    choose(page, "game", "dou-dizhu")
    choose(page, "opponent", "Otto")
    assert len(page.filters.counted()) < len(chosen(own.matches, game="dou-dizhu"))
    choose(page, "game", "oicho-kabu")
    assert page.filters.choices["opponent"].currentText() == "All opponents"
    assert f"Matches: {len(chosen(own.matches, game='oicho-kabu'))} " in said(page)


def test_the_line_fills_what_room_there_is(program: Program, page: StatisticsPage) -> None:
    heights = []
    for high in (560, 1080):
        program.window.resize(1280, high)
        QTest.qWait(20)
        heights.append(page.line.height())
    assert heights[1] > heights[0] + 100
    wait_until(lambda: not page._scroll.verticalScrollBar().maximum())


def test_figures_open_at_their_top_and_their_filters_leave_no_hole(
    program: Program, pictures: StatisticsPage
) -> None:
    choices = pictures.filters.useful
    for size in ((800, 560), (1280, 800)):
        program.window.resize(*size)
        settle(pictures)
        assert not pictures._scroll.verticalScrollBar().maximum(), "the tables are whole"
        pictures.show_figures(True)
        QTest.qWait(20)
        assert not pictures._scroll.verticalScrollBar().value()
        ends = {choice.y(): choice.geometry().right() for choice in choices}
        assert len(ends) == 1, "the filters are a row of words"
        pictures.show_figures(False)
        QTest.qWait(20)


@pytest.mark.parametrize("room", [270, 340])
def test_everybody_stands_in_one_row_where_there_is_little_room(
    pictures: StatisticsPage, room: int
) -> None:
    faces = pictures.pictures.faces
    faces.setFixedWidth(room)
    faces.apply_theme(Theme(), room - 8)
    QTest.qWait(20)
    rows = range(faces.model().rowCount())
    assert len({faces.visualRect(faces.model().index(row, 0)).top() for row in rows}) == 1


@pytest.mark.slow
def test_the_best_match_is_looked_at(program: Program, page: StatisticsPage) -> None:
    choose(page, "game", "kyo-kabu")
    tile = next(t for t in page.tiles.shown if t.accessibleName().startswith("Best match"))
    QTest.mouseClick(tile.way, Qt.MouseButton.LeftButton)
    past = program.window.navigator.find(PastPage)
    assert past is not None and program.window.pages.currentWidget() is past
    assert past.looked_at is not None and past.looked_at.game == "kyo-kabu"
    assert past.looked_at.id == tile._match


@daily("agreed", [True, False])
def test_they_begin_anew_only_when_one_agrees(
    program: Program,
    page: StatisticsPage,
    journal_of: Journal,
    monkeypatch: pytest.MonkeyPatch,
    agreed: bool,
) -> None:
    def answer(box: QMessageBox) -> int:
        assert "No match is deleted" in box.informativeText()
        wanted = (
            QMessageBox.ButtonRole.DestructiveRole if agreed else QMessageBox.ButtonRole.RejectRole
        )
        next(b for b in box.buttons() if box.buttonRole(b) == wanted).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    QTest.mouseClick(page._reset, Qt.MouseButton.LeftButton)
    assert page._empty.isVisible() == agreed
    assert len(journal_of.past_matches()) == 48
    if agreed:
        assert page._all.isVisible() and "Counted since" in page._apart.text()
        page._all.click()
    assert len(page.own.matches) == len(own_matches(journal_of).matches) > 40
    assert not page._all.isVisible()


def test_they_are_written_to_files(
    program: Program, page: StatisticsPage, journal_of: Journal, tmp_path: Path
) -> None:
    own = own_matches(journal_of)
    path = tmp_path / "own.json"
    page.write(path, json_text(own.matches, own))
    assert path.read_bytes().startswith(b"{")
    table = path.with_suffix(".CSV")
    page.write(table, "match,opponents\r\n1,Zoë\r\n")
    assert table.read_bytes() == b"\xef\xbb\xbfmatch,opponents\r\n1,Zo\xc3\xab\r\n"
    assert len(json.loads(path.read_text("utf-8"))["matches"]) == len(own.matches)
    page.write(tmp_path / "no" / "folder.csv", "x")
    (box,) = program.window.findChildren(QMessageBox)
    assert "can’t be written" in box.text()
    box.close()


@pytest.mark.slow
def test_a_match_that_ends_and_its_review_are_counted(
    program: Program, open_match: Open, journal_of: Journal
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot.play()
    QTest.qWait(10)
    (played,) = own_matches(journal_of).matches
    assert played.best is not None and played.review is None
    program.window.open(Review())
    review = program.window.navigator.find(ReviewPage)
    assert review is not None
    wait_until(lambda: review.job is not None and not review.job.running, 60_000)
    (played,) = own_matches(journal_of).matches
    assert played.review is not None
    assert played.review.decisions == review.model.judged
    assert played.review.given == pytest.approx(review.model.total)
    assert (played.review.deals, played.review.made) == (1, played.score)
    first = review.model.decisions[0].thought
    assert first is not None
    assert played.review.promised == max(candidate.worth for candidate in first.candidates)


@pytest.mark.slow
def test_the_table_waits_and_is_come_back_to(program: Program, open_match: Open) -> None:
    table = open_match("dou-dizhu", "human,easy,easy").table
    program.window.open(Statistics())
    page = shown(program)
    assert table.session.paused and page._empty.isVisible()
    page.press_key("Esc")
    assert program.window.pages.currentWidget() is table and not table.session.paused


@daily("size", [(800, 560), (1920, 1080)], ids=["small", "large"])
@daily("language", LANGUAGES, "de")
def test_no_word_is_cut(
    program: Program, page: StatisticsPage, language: str, size: tuple[int, int]
) -> None:
    window = program.window
    window.resize(*size)
    window.settings.language = language
    for game in ("", "dou-dizhu", "oicho-kabu"):
        choose(page, "game", game)
        settle(page)
        assert flaws(page) == []


def test_opponents_are_called_as_in_the_language_in_force(
    program: Program, page: StatisticsPage
) -> None:
    choose(page, "opponent", "Otto")
    before = page.filters.counted()
    for language in ("ja", "en"):
        program.settings.language = language
        otto = character_name("otto")
        assert otto in page.filters.choices["opponent"].currentText()
        assert [played.match for played in page.filters.counted()] == [p.match for p in before]
        page.filters.by.setCurrentIndex(page.filters.by.findData("opponent"))
        page.filters.by.activated.emit(page.filters.by.currentIndex())
        assert otto in page.bars.accessibleName()


def test_before_the_first_match_the_page_offers_one(program: Program) -> None:
    window = program.window
    window.show_start()
    window.open(Statistics())
    page = shown(program)
    assert page.nothing.play.hasFocus() and "No matches to show yet" in page.notice
    assert page._empty.font().pixelSize() == window.theme.title(20).pixelSize()
    assert not page.filters.choices["game"].isVisible()
    page.press_key("Return")
    table = window.navigator.front
    assert table is not None and table.match is not None
    assert table.match.game is page.nothing.game


def test_a_first_match_is_a_scene_with_its_course(
    program: Program, journal_of: Journal, open_match: Open
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=3", seed="3")
    robot.play()
    program.window.open(Statistics())
    page = shown(program)
    assert page.first.isVisible() and not page.pictures.isVisible() and page.first.hasFocus()
    assert page.first.accessibleName().startswith("Matches won: 1 : 0")
    wait_until(lambda: "Points by deal" in page.first.accessibleDescription())
    assert page.first.accessibleDescription().count("\n") == 3, "a line for each player"
    QTest.keyClick(page.first, Qt.Key.Key_Space)
    assert isinstance(program.window.navigator.front, ReplayPage)


def test_the_page_opens_on_the_game_one_comes_from(
    program: Program, pictures: StatisticsPage
) -> None:
    played = {one.game for one in pictures.own.matches}
    pictures.back.emit()
    for game in sorted(played):
        program.window.open(SetUp(game))
        program.window.open(Statistics())
        assert shown(program).filters.game == game


# -- pictures ------------------------------------------------------------------------------------
@daily("size", [(800, 560), (1280, 800), (1920, 1080)], ids=["small", "usual", "large"])
def test_one_large_figure_stands_beside_the_course(
    program: Program, pictures: StatisticsPage, size: tuple[int, int]
) -> None:
    choose(pictures, "game", "dou-dizhu")
    program.window.resize(*size)
    settle(pictures)
    page = pictures.pictures
    assert page.won.font().pixelSize() >= 2 * page.tables_head.font().pixelSize()
    assert page.won.geometry().right() < page.course.x() < page.last.width() * 2
    assert page.last.geometry().bottom() < page.faces.y() < page.tables[0].y()
    assert "Rating" in page.more.text() and "Longest winning streak" in page.more.text()
    assert not pictures._scroll.verticalScrollBar().maximum(), "nothing is below the page"


def test_a_few_faces_stand_below_the_figure_and_the_course_beside_both(
    program: Program, pictures: StatisticsPage
) -> None:
    few = pictures.pictures
    choose(pictures, "game", "dou-dizhu")
    for size in ((1280, 800), (1920, 1080)):
        program.window.resize(*size)
        settle(pictures)
        assert few.model.rowCount() <= 4
        assert few.faces.geometry().right() < few.course.x()
        assert few.course.geometry().bottom() >= few.faces.y()


def test_pictures_come_first_and_figures_behind_a_key(pictures: StatisticsPage) -> None:
    page = pictures
    assert page.pictures.isVisible() and not page.tiles.isVisible() and not page.bars.isVisible()
    assert [n for n, choice in page.filters.choices.items() if choice.isVisible()] == ["game"]
    QTest.keyClick(page.pictures.faces, Qt.Key.Key_F)
    assert page.tiles.isVisible() and page.bars.isVisible() and not page.pictures.isVisible()
    wait_until(lambda: all(choice.isVisible() for choice in page.filters.useful))
    assert not page.filters.choices["rules"].isVisible(), "of one set of rules nothing is chosen"
    page.press_key("F")
    assert page.pictures.isVisible() and page.pictures.faces.hasFocus()
    QTest.keyClick(page.filters.choices["game"], Qt.Key.Key_F)
    assert page.tiles.isVisible(), "the box of games has entries with F, but the page has its key"


def test_everybody_one_met_is_there_with_wins_and_losses(
    pictures: StatisticsPage, journal_of: Journal
) -> None:
    page = pictures
    choose(page, "game", "dou-dizhu")
    matches = chosen(own_matches(journal_of).matches, game="dou-dizhu")
    for row in range(page.pictures.model.rowCount()):
        met = page.pictures.model.index(row).data(MetRole.MET)
        theirs = [played for played in matches if met.key in played.opponents]
        assert met.won == sum(played.won for played in theirs)
        assert met.won + met.lost == len(theirs) > 0
    named = {name for played in matches for name in played.opponents if people_called([name])}
    assert page.pictures.model.rowCount() == len(named) > 0
    wins = sum(played.won for played in matches)
    assert page.pictures.won.text() == f"{wins} of {len(matches)}"


def test_somebody_chosen_leads_to_the_figures_of_their_matches(pictures: StatisticsPage) -> None:
    page = pictures
    met = page.pictures.model.index(0).data(MetRole.MET)
    page.pictures.faces.setCurrentIndex(page.pictures.model.index(0))
    QTest.keyClick(page.pictures.faces, Qt.Key.Key_Return)
    assert page.detailed and page.filters.choices["opponent"].currentData() == met.key
    assert len(page.filters.counted()) == met.won + met.lost
    page.press_key("F")
    assert len(page.filters.counted()) > met.won + met.lost, "hidden filters filter nothing"


def test_remembered_tables_are_drawn_and_open_their_match(
    program: Program, pictures: StatisticsPage
) -> None:
    tables = [table for table in pictures.pictures.tables if table.isVisible()]
    assert tables and len({table.moment.match for table in tables}) == len(tables)
    wait_until(lambda: all(not table._image.isNull() for table in tables))
    number = tables[0].moment.match
    QTest.mouseClick(tables[0], Qt.MouseButton.LeftButton)
    replay = program.window.navigator.front
    assert isinstance(replay, ReplayPage) and replay.number == number


def test_the_course_of_the_rating_is_described(
    pictures: StatisticsPage, journal_of: Journal
) -> None:
    choose(pictures, "game", "dou-dizhu")
    wait_until(pictures.pictures.course.isVisible)
    said = pictures.pictures.course.accessibleName().splitlines()
    assert said[0] == "Rating over time" and len(said) > 2
    faces, course = pictures.pictures.faces, pictures.pictures.course
    settle(pictures)
    assert faces.geometry().right() < course.x()
    table = ratings.of(journal_of)
    own = table.own("dou-dizhu") if table is not None else None
    assert own is not None and said[-1].endswith(f": {own.rating.points}")

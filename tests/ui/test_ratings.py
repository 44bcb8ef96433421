"""Ratings in the real window: on posters, at portraits, after a match, in statistics."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from cardtable.engine.table import PlateSpot
from cardtable.store import ratings
from cardtable.store.journal import Journal
from cardtable.ui.running.program import Program
from cardtable.ui.shared import AT_ONCE
from cardtable.ui.start.page import StartPage
from cardtable.ui.statistics.page import StatisticsPage
from cardtable.ui.table.page import TablePage
from tests.robot import wait_until
from tests.store.simulated import fill
from tests.ui.conftest import Open


def page_of(program: Program) -> StartPage:
    page = program.window.navigator.find(StartPage)
    assert page is not None
    return page


def tips(table: TablePage) -> list[str]:
    """What is told of each seat when its portrait is pointed at."""
    plates = [row for row in table.model.rows if isinstance(row.spot, PlateSpot)]
    return [row.words.tip for row in sorted(plates, key=lambda row: row.spot.key)]


def on_posters(program: Program) -> list[str]:
    return [poster._rating for poster in page_of(program).posters]


def test_posters_show_the_rating_once_there_is_one(program: Program, journal_of: Journal) -> None:
    program.window.show_start()
    QTest.qWait(60)
    assert on_posters(program) == [""] * 4 and journal_of.mark(ratings.MARK) == ""
    fill(journal_of, 12)
    program.window.show_start()
    wait_until(lambda: all(on_posters(program)))
    table = ratings.of(journal_of, 0)
    assert table is not None
    own = table.own("dou-dizhu")
    assert own is not None
    poster = next(p for p in page_of(program).posters if p.game == "dou-dizhu")
    assert poster._rating == f"Rating about {own.rating.points}"
    assert poster._rating in poster.play.accessibleDescription()
    program.settings.language = "de"
    try:
        assert poster._rating == f"Wertung ca. {own.rating.points}"
    finally:
        program.settings.language = "en"


def test_many_matches_are_rated_in_another_thread(
    program: Program, journal_of: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()
    plain = ratings.rated

    def seen(*args: object) -> list[ratings.Rating]:
        threads.add(threading.get_ident())
        return plain(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(ratings, "rated", seen)
    fill(journal_of, AT_ONCE + 14)
    program.window.show_start()
    wait_until(lambda: all(on_posters(program)), 10_000)
    assert threads and threading.get_ident() not in threads
    assert ratings.of(journal_of, 0) is not None  # that thread has kept them


def test_after_a_match_its_change_is_told_and_at_portraits_what_everybody_has(
    program: Program, open_match: Open, journal_of: Journal
) -> None:
    robot = open_match("dou-dizhu", "human,easy,hard", "deals=1", seed="3")
    table = robot.table
    id_ = table.session.match.seats[1].character
    one = ratings.Table({}).of_character(id_, "dou-dizhu").rating
    mine, theirs, _ = tips(table)
    assert f"Rating {one.points} ± {one.error}" in theirs and "Rating" not in mine
    robot.play()
    wait_until(table.ranking.isVisible)
    number, name = table.number, table.session.match.seats[0].name
    change = ratings.change(journal_of, number, name)
    assert change is not None and change.gain
    told = table.ranking.accessibleName()  # a first rating is no gain and no loss
    assert f"Rating about {change.after.points}" in told and f"({change.gain:+})" not in told
    table.refresh(animate=False)
    assert f"Rating {change.after.points} ± {change.after.error} (provisional)" in tips(table)[0]
    program.settings.language = "ja"
    try:
        assert f"レーティングおよそ{change.after.points}" in table.ranking.accessibleName()
    finally:
        program.settings.language = "en"


def test_of_several_people_each_is_told_by_name(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,human,easy", "deals=1", seed="3")
    robot.play()
    ranking = robot.table.ranking
    wait_until(ranking.isVisible)
    told = ranking.accessibleName()
    assert "Player 1: Rating about 1" in told and "Player 2: Rating about 1" in told


def test_a_match_with_help_changes_nothing(open_match: Open, journal_of: Journal) -> None:
    robot = open_match("oklahoma-gin", "human,easy", "rounds=1", "target=1", seed="3")
    robot.table.session.note_hint()
    robot.play()
    wait_until(robot.table.ranking.isVisible)
    assert "Rating" not in robot.table.ranking.accessibleName()
    assert ratings.changes(journal_of) == {}


def test_statistics_show_it_and_files_carry_it(
    program: Program, journal_of: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(journal_of, 24)
    table = ratings.of(journal_of)
    assert table is not None
    own = table.own("kyo-kabu")
    assert own is not None
    program.window.show_start()
    program.window.menus.actions["statistics"].trigger()
    page = program.window.navigator.find(StatisticsPage)
    assert page is not None
    choice = page.filters.choices["game"]
    choice.setCurrentIndex(choice.findData("kyo-kabu"))
    choice.activated.emit(choice.currentIndex())
    tiles = [tile.accessibleName() for tile in page.tiles.shown]
    assert f"Rating: {own.rating.points} ± {own.rating.error}, provisional" in tiles
    path = tmp_path / "own.json"
    monkeypatch.setattr("cardtable.ui.statistics.page.ask_to_save", lambda *_: path)
    page._json.click()
    data = json.loads(path.read_text("utf-8"))
    mine = next(one for one in data["ratings"]["kyo-kabu"] if one["name"] == own.name)
    assert (mine["rating"], mine["matches"]) == (own.rating.points, own.matches)
    changes = ratings.changes(journal_of)
    for match in data["matches"]:
        one = changes.get(match["match"])
        assert match["rating"] == (None if one is None else one.after.points)
    page._csv.click()
    assert path.read_text("utf-8").partition("\n")[0].rstrip().endswith("rating,rating change")

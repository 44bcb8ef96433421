"""The side panel at the real window: log, tracker, bars."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea, QStyleOptionViewItem, QWidget

from cardtable.engine.state import TABLE
from cardtable.games import all_games
from cardtable.games.kabu.view import KabuView
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.texts import course
from cardtable.ui.panel.log_lines import LogDelegate, LogView
from cardtable.ui.panel.parts import ScoreSheetDelegate
from cardtable.ui.panel.side_panel import LOG_LINES, SidePanel
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open


@pytest.fixture(autouse=True)
def pinned(program: Program) -> None:
    """The drawer stands beside the table."""
    program.settings.pinned = True


def play(robot: Robot, actions: int) -> None:
    """Play on, without hurry, until the log has so many lines more."""
    aim = len(robot.table.log.lines) + actions
    while len(robot.table.log.lines) < aim:
        robot._wait_for_turn()
        robot.do(robot.choose())
    QTest.qWait(20)


def long_log(open_match: Open) -> tuple[Robot, LogView]:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    robot.table.panel.choose("log")
    play(robot, 60)
    return robot, robot.table.panel.log_view


@pytest.mark.slow
def test_the_end_of_the_log_is_in_sight_as_it_grows(open_match: Open) -> None:
    _, log = long_log(open_match)
    bar = log.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


@pytest.mark.slow
def test_who_has_gone_back_in_the_log_stays_there(open_match: Open) -> None:
    robot, log = long_log(open_match)
    bar = log.verticalScrollBar()
    bar.setValue(0)
    play(robot, 6)
    assert bar.value() == 0
    bar.setValue(bar.maximum())
    play(robot, 6)
    assert bar.value() == bar.maximum()


@pytest.mark.slow
def test_the_log_shows_its_end_after_a_play_was_taken_back(open_match: Open) -> None:
    robot, log = long_log(open_match)
    robot.table.undo()
    QTest.qWait(20)
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


@pytest.mark.slow
def test_a_log_that_is_not_seen_costs_nothing(
    open_match: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot, log = long_log(open_match)
    robot.table.panel.choose("score")
    asked: list[int] = []
    measure = LogDelegate._height

    def counted(*words: Any) -> int:
        asked.append(1)
        return measure(*words)

    monkeypatch.setattr(LogDelegate, "_height", counted)
    play(robot, 12)
    assert not asked
    robot.table.panel.choose("log")
    QTest.qWait(20)
    assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum()
    # Only new lines, and the previously newest one, are measured.
    assert 0 < len(asked) < 40


@pytest.mark.slow
def test_lines_are_as_high_as_their_words_in_every_width(
    open_match: Open, program: Program
) -> None:
    _, log = long_log(open_match)
    for width in (1280, 900, 1500, 1280):
        program.window.resize(width, 800)
        program.settings.language = "ja" if width == 1500 else "en"
        QTest.qWait(60)
        delegate = log.itemDelegate()
        assert isinstance(delegate, LogDelegate)
        room = max(60, log.viewport().width() - 6)
        for row in range(log.model().rowCount()):
            index = log.model().index(row, 0)
            high = delegate._height(index.data(), room, delegate._weight(index))
            assert log.sizeHintForIndex(index).height() == high + 7


def test_what_is_out_stands_beside_the_score_where_players_count(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="4")
    strip = robot.table.panel.strip
    hand = robot.table.session.view.hand  # type: ignore[attr-defined]
    row = strip.findChildren(QWidget)[-1]
    assert row.isVisible() and row.height() >= 30
    twos = 4 - sum(key[0] == "2" for key in hand)
    assert f"2: {twos} of 4 not seen" in row.accessibleName()
    head = strip.findChildren(QPushButton)[0]
    QTest.mouseClick(head, Qt.MouseButton.LeftButton)
    assert not row.isVisible() and strip.isVisible()
    robot.table.refresh()
    assert not row.isVisible(), "it stays as the player wants it"


def test_in_gin_what_is_out_waits_to_be_opened(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    strip = robot.table.panel.strip
    row = strip.findChildren(QWidget)[-1]
    assert strip.isVisible() and not row.isVisible()
    QTest.mouseClick(strip.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    assert row.isVisible()


@pytest.mark.slow
def test_bars_show_how_far_both_are(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="5")
    race = robot.table.panel.race
    assert race.accessibleName() == "Game 1, to 100"
    assert race.accessibleDescription() == "Player 1 0, 0 hands won; Rosa 0, 0 hands won"
    empty = race.grab().toImage()
    for _ in range(200):
        robot.play(limit=1)
        view = robot.table.session.view
        assert isinstance(view, OklahomaGinView)
        (game,) = view.columns
        if any(game.boxes):
            assert f"{game.points[0]}, {game.boxes[0]} hand" in race.accessibleDescription()
            assert race.grab().toImage() != empty
            return
    raise AssertionError("nobody has won a hand")


@pytest.mark.slow
def test_games_at_once_stand_side_by_side(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", "scoring=hollywood", "target=20", seed="5")
    race = robot.table.panel.race
    assert race.accessibleName() == "Game 1, to 20; Game 2, to 20; Game 3, to 20"
    assert race.accessibleDescription().splitlines()[2] == (
        "Game 3: Player 1 0, 0 hands won; Rosa 0, 0 hands won"
    )
    empty = race.grab().toImage()
    for _ in range(300):
        robot.play(limit=1)
        view = robot.table.session.view
        assert isinstance(view, OklahomaGinView)
        result = view.columns[0].result
        if result is None or result.credited is None:
            continue
        over = f"; over, {robot.table.names[result.credited]} +{result.credit}"
        assert race.accessibleDescription().splitlines()[0].endswith(over)
        assert race.grab().toImage() != empty
        return
    raise AssertionError("no game ended")


def test_there_are_no_bars_without_a_target(open_match: Open) -> None:
    assert not open_match("dou-dizhu", "human,easy,easy").table.panel.race.isVisible()


def to_the_end_of_a_deal(robot: Robot) -> None:
    """Play until a deal is over and told."""
    for _ in range(400):
        robot.play(limit=1)
        if robot.table.session.view.turn == TABLE:
            wait_until(lambda: not robot.table.scene.busy)
            robot.table.refresh()
            return
    raise AssertionError("no deal ended")


@pytest.mark.slow
def test_beside_the_chips_stands_what_was_bet_and_what_the_round_brought(
    open_match: Open,
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="5")
    seats = robot.table.panel.seats
    view = robot.table.session.view
    assert isinstance(view, KabuView)
    while not any(view.staked(seat) for seat in range(view.seats)):
        robot.play(limit=1)
        view = robot.table.session.view
        assert isinstance(view, KabuView)
    robot.table.refresh()
    told = seats.accessibleName()
    for seat, name in enumerate(robot.table.controls.names):
        bet = view.staked(seat)
        if bet:
            assert f"{name} Bet {bet} {view.scores[seat] - bet}" in told
    to_the_end_of_a_deal(robot)
    view = robot.table.session.view
    told = seats.accessibleName()
    assert "Bet" not in told
    for seat, name in enumerate(robot.table.controls.names):
        delta = view.sheet[-1].deltas[seat]
        if delta > 0 and not robot.table.controls.phrases.role(view, seat):
            assert f"{name} This round +{delta} {view.scores[seat]}" in told


@pytest.mark.slow
def test_a_chart_tells_how_the_chips_went_once_there_are_rounds(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="5")
    robot.window.resize(1280, 1000)  # a lower drawer has no room for it beside the deals
    chart = robot.table.panel.course
    assert not chart.isVisible()
    while len(robot.table.session.view.sheet) < 3:
        to_the_end_of_a_deal(robot)
        assert chart.isVisible() == (len(robot.table.session.view.sheet) > 1)
        robot.play(limit=1)
        robot.table.refresh()
        if robot.table.session.view.turn != TABLE:
            assert not chart.isVisible(), "a round is played"
    to_the_end_of_a_deal(robot)
    view = robot.table.session.view
    rows = course(view)
    for seat, row in enumerate(rows):
        assert row[0] == 200 and row[-1] == view.scores[seat]
        assert [b - a for a, b in pairwise(row)] == [deal.deltas[seat] for deal in view.sheet]
    assert chart.isVisible() and chart.accessibleName() == "Chips by round"
    shown = ", ".join(map(str, rows[0]))
    assert f"{robot.table.controls.names[0]}: {shown}" in chart.accessibleDescription()


def test_signs_at_the_ends_of_lines_do_not_cover_one_another(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="5")
    chart = robot.table.panel.course
    places = chart._signs([50.0, 50.0, 50.5, 90.0], QRectF(0, 0, 100, 90))
    ends = [y for _, y in places]
    assert all(b - a >= 12 for a, b in pairwise(ends)) and max(ends) <= 90 and min(ends) >= 0


def test_below_the_score_stand_the_latest_lines_and_plays_as_their_cards(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    play(robot, 9)
    log, recent = robot.table.log, robot.table.panel.recent
    assert recent.lines == list(log.lines[-LOG_LINES:])
    events = robot.table.session.view.history
    for row, laid in enumerate(log.laid):
        event = events[log.event_of(row)]
        assert (laid is not None) == (event.kind == "played")
        if laid is not None:
            name, cards = laid
            assert name == robot.table.controls.names[event.number("seat")]
            assert len(cards) == len(event.words("cards"))
    assert any(log.laid)


def test_the_slip_of_the_log_ends_with_its_lines(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    panel = robot.table.panel
    panel.choose("log")
    wait_until(lambda: 0 < panel.log_view.height() < panel.pages.height() / 2)
    assert not panel.log_view.verticalScrollBar().maximum()


@pytest.mark.slow
def test_the_drawer_is_open_at_a_new_table_only_if_it_is_pinned(
    program: Program, open_match: Open
) -> None:
    program.window.resize(1400, 800)
    action = program.window.menus.actions["panel"]
    table = open_match("dou-dizhu", "human,easy,easy").table
    assert table.panel.isVisible() and action.isChecked()
    program.settings.pinned = False
    table = open_match("oklahoma-gin", "human,easy").table
    assert not table.panel.isVisible() and not action.isChecked()
    action.trigger()
    assert table.panel.isVisible() and action.isChecked()
    table = open_match("dou-dizhu", "human,easy,easy").table
    assert not table.panel.isVisible() and not action.isChecked()


def overlapping(panel: SidePanel) -> list[str]:
    """The parts of the score's page that lie over one another, or reach beyond it."""
    area = panel.pages.currentWidget()
    assert isinstance(area, QScrollArea)
    page = area.widget()
    assert page is not None
    parts = [part for part in page.findChildren(QWidget) if part.parent() is page]
    shown = sorted((part for part in parts if part.isVisible()), key=QWidget.y)
    ends = [*(part.y() for part in shown[1:]), page.height()]
    return [
        type(part).__name__
        for part, end in zip(shown, ends, strict=True)
        if part.height() and part.geometry().bottom() >= end + 5  # below its words is some room
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "rules"),
    [
        ("oklahoma-gin", "human,easy", ()),
        ("oklahoma-gin", "human,easy", ("scoring=hollywood",)),
        ("dou-dizhu", "human,easy,easy", ()),
        ("oicho-kabu", "human,easy,easy", ()),
    ],
)
def test_in_a_low_window_no_part_of_the_score_lies_over_another(
    open_match: Open, program: Program, game: str, seats: str, rules: tuple[str, ...]
) -> None:
    program.settings.language = "de"
    robot = open_match(game, seats, *rules, seed="3")
    for over in (False, True):
        if over:
            to_the_end_of_a_deal(robot)
        for height in (560, 640, 800):
            robot.window.resize(800, height)
            QTest.qWait(20)
            assert not overlapping(robot.table.panel), (over, height)
            assert over or not rules or robot.table.panel.race.isVisible()
    # A result that is higher than the panel scrolls.
    area = robot.table.panel.pages.currentWidget()
    assert isinstance(area, QScrollArea)
    for height in (560, 1200):
        robot.window.resize(800, height)
        QTest.qWait(20)
        page = area.widget()
        assert page is not None
        high, low = page.height(), area.viewport().height()
        scrolls = area.focusPolicy() == Qt.FocusPolicy.TabFocus
        assert scrolls == (high > low) and (high == low or height == 560)


@daily(
    ("game", "size", "text"),
    [
        (game, *look)
        for game in all_games()
        for look in (((800, 560), 100), ((1280, 800), 100), ((1280, 800), 200), ((800, 560), 200))
    ],
    ("oicho-kabu", (1280, 800), 100),
    ("oicho-kabu", (800, 560), 100),
)
def test_the_open_drawer_lies_over_no_card(
    program: Program, open_match: Open, game: str, size: tuple[int, int], text: int
) -> None:
    program.settings.pinned, program.settings.text_size = False, text
    program.window.resize(*size)
    robot = open_match(game, ",".join(["human"] + ["easy"] * (all_games()[game].default_seats - 1)))
    robot._wait_for_turn()
    table = robot.table
    table.toggle_panel()
    QTest.qWait(30)
    assert table.panel.isVisible()
    drawer = table.panel.geometry()
    for spot in table.scene.model.layout.cards:
        box = table.scene.card_rect(spot.key)
        assert box is not None
        placed = table.view.viewportTransform().mapRect(box).toAlignedRect()
        assert not drawer.intersects(placed.translated(table.view.mapTo(table, QPoint())))
    assert table.view.width() > table.width() / 2


@pytest.mark.parametrize("wide", [26, 34, 44])
def test_figures_side_by_side_in_the_score_do_not_touch(
    open_match: Open, program: Program, wide: int
) -> None:
    robot = open_match("oicho-kabu", "human" + ",easy" * 7)
    sheet = robot.table.panel.sheet
    delegate = sheet.itemDelegate()
    assert isinstance(delegate, ScoreSheetDelegate)
    delegate.widest = "−188"
    model = QStandardItemModel(1, 2)
    for column in range(2):
        model.setItem(0, column, QStandardItem("−188"))
    row = QImage(2 * wide, 30, QImage.Format.Format_ARGB32)
    row.fill(Qt.GlobalColor.white)
    painter = QPainter(row)
    for column in range(2):
        option = QStyleOptionViewItem()
        option.rect, option.widget = QRect(column * wide, 0, wide, 30), sheet
        delegate.paint(painter, option, model.index(0, column))
    painter.end()
    white = row.pixelColor(0, 0)
    bare = [all(row.pixelColor(x, y) == white for y in range(5, 25)) for x in range(2 * wide)]
    second = wide + bare[wide:].index(False)
    first = max(x for x in range(wide) if not bare[x])
    assert second - first - 1 >= 4


@pytest.mark.parametrize("size", [(800, 1400), (1280, 1500)])
def test_figures_of_ten_people_can_be_read_and_those_without_room_scrolled_to(
    open_match: Open, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    robot = open_match("oicho-kabu", "human" + ",easy" * 9)
    table = robot.table
    to_the_end_of_a_deal(robot)
    QTest.qWait(20)
    sheet = table.panel.sheet
    delegate = sheet.itemDelegate()
    assert isinstance(delegate, ScoreSheetDelegate) and delegate.widest
    font = program.window.theme.font(11, tabular=True)
    needed = QFontMetrics(font).horizontalAdvance(delegate.widest)
    assert all(sheet.columnWidth(column) >= needed + 4 for column in range(10))
    bar = sheet.horizontalScrollBar()
    assert sheet.isVisible() and bar.isVisible() == (bar.maximum() > 0)

"""Past matches in the real window: listed, searched, replayed, deleted and restored."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from cardtable.engine.match import Match, Seat
from cardtable.engine.records import record_of, write
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.models.matches import long_when
from cardtable.models.past import FINISHED, UNFINISHED, Column, others, title_of, whole_words, won
from cardtable.models.saving import deltas_of
from cardtable.models.table import TableRole
from cardtable.store.journal import Journal
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.intents import Past, Replay
from cardtable.ui.past.page import PastPage
from cardtable.ui.past.replay_page import ReplayPage
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.table.seals import VERMILION
from cardtable.ui.widgets.labels import tip_words
from tests.daily import daily
from tests.robot import wait_until
from tests.store.simulated import fill, simulated
from tests.ui.conftest import Open
from tests.ui.layout import flaws, settle


@pytest.fixture
def page(program: Program, journal_of: Journal) -> PastPage:
    """The page with eight matches that ended and two that go on."""
    fill(journal_of, 8)
    for number in (100, 101):
        journal_of.begin(simulated(number, most=12), "french")
    program.window.show_start()
    program.window.activateWindow()
    program.window.menus.actions["history"].trigger()
    return shown(program)


def shown(program: Program) -> PastPage:
    made = program.window.navigator.find(PastPage)
    assert made is not None and program.window.pages.currentWidget() is made
    return made


def press(program: Program, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    handle = program.window.windowHandle()
    if held is None:
        QTest.keyClick(handle, key)
    else:
        QTest.keyClick(handle, key, held)


def replayed(program: Program) -> ReplayPage:
    made = program.window.navigator.find(ReplayPage)
    assert made is not None and program.window.pages.currentWidget() is made
    return made


def test_matches_are_deleted_by_key_and_brought_back(
    program: Program, page: PastPage, journal_of: Journal
) -> None:
    assert page.list.hasFocus() and page.model.rowCount() == 10
    gone = page.looked_at
    assert gone is not None
    press(program, Qt.Key.Key_Delete)
    assert page.line.isVisible() and "1 match deleted." in page.line._words.text()
    assert page.model.row_of(gone.id) == -1 and page.list.hasFocus()
    press(program, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseClick(page._delete, Qt.MouseButton.LeftButton)
    assert "3 matches deleted." in page.line._words.text() and page.model.rowCount() == 7
    press(program, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.rowCount() == 10 and not page.line.isVisible()
    assert journal_of.load(gone.id)[0].actions
    press(program, Qt.Key.Key_Delete)
    press(program, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.window.start
    assert journal_of.away() == [] and len(journal_of.past_matches()) == 9


def test_what_a_crash_left_deleted_is_offered_again(
    program: Program, page: PastPage, journal_of: Journal
) -> None:
    program.window.show_start()
    journal_of.put_away([1])
    program.window.open(Past())
    page = shown(program)
    assert page.line.isVisible() and page.model.rowCount() == 9
    QTest.mouseClick(page.line.undo, Qt.MouseButton.LeftButton)
    assert page.model.rowCount() == 10
    assert page.looked_at is not None and page.looked_at.id == 1


def test_words_typed_are_searched_and_escape_takes_them_back(
    program: Program, page: PastPage
) -> None:
    press(program, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "dou dizhu")
    wait_until(lambda: page.model.rowCount() < 10)
    assert {match.game for match in page.model.shown} == {"dou-dizhu"}
    press(program, Qt.Key.Key_Return)
    assert page.list.hasFocus()
    press(program, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.search, "zzz")
    wait_until(page._empty.isVisible)
    assert not page.take.isEnabled() and not page.list.isVisible()
    press(program, Qt.Key.Key_Escape)
    assert page.model.rowCount() == 10


@daily("unknown", ["zzz", "鷺", "dou dizhu zzz"])
def test_who_finds_nothing_goes_on_typing(program: Program, page: PastPage, unknown: str) -> None:
    press(program, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    for text in (unknown, ""):
        page.search.setText(text)
        page.search.textEdited.emit(text)
        press(program, Qt.Key.Key_Return)
        assert page.search.hasFocus() == bool(text)
    assert page.model.rowCount() == 10 and page.list.hasFocus()


@pytest.mark.slow
def test_the_same_matches_stay_selected_in_another_order_look_or_search(
    program: Program, page: PastPage
) -> None:
    def selected() -> tuple[int, set[int]]:
        shown = page.model.shown
        return shown[page.list.row].id, {shown[row].id for row in page.list.rows}

    page.list.choose_row(4)
    below = page.model.index(6, 0)
    flags = QItemSelectionModel.SelectionFlag
    page.list.selectionModel().select(below, flags.Select | flags.Rows)
    before = selected()
    assert len(before[1]) == 2
    head = page.list.horizontalHeader()
    for column in (Column.GAME, Column.RESULT, Column.DATE):
        head.setSortIndicator(column, Qt.SortOrder.AscendingOrder)
        assert selected() == before
    for key in (Qt.Key.Key_D, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        press(program, key, Qt.KeyboardModifier.ControlModifier)
        assert selected() == before
    program.settings.language = "de"
    assert selected() == before
    program.settings.language = "en"
    game = page.model.shown[page.list.row].game
    press(program, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.search, title_of(game))
    wait_until(lambda: page.model.rowCount() < 10)
    assert selected()[0] == before[0]
    QTest.keyClicks(page.search, "zzz")
    wait_until(page._empty.isVisible)
    press(program, Qt.Key.Key_Escape)
    wait_until(lambda: page.model.rowCount() == 10)
    assert page.list.row == 0


def test_its_key_reviews_the_chosen_match(program: Program, page: PastPage) -> None:
    row = next(n for n, match in enumerate(page.model.shown) if n and match.finished)
    page.list.choose_row(row)
    chosen = page.looked_at
    program.window.menus.actions["review"].trigger()
    front = program.window.navigator.front
    assert isinstance(front, ReviewPage) and chosen is not None and front.number == chosen.id


def test_unfinished_ones_go_on_from_the_list(program: Program, page: PastPage) -> None:
    program.window.show_start()
    start = program.window.start
    QTest.mouseClick(start.rail._more, Qt.MouseButton.LeftButton)
    page = shown(program)
    assert page.result.currentData() == UNFINISHED and page.model.rowCount() == 2
    match = page.looked_at
    assert match is not None and page.take.text() == "Continue"
    assert not page._review.isEnabled()
    press(program, Qt.Key.Key_Return)
    assert program.window.table is not None
    assert program.window.table.session.number == match.id


def test_an_unfinished_one_is_deleted_on_the_start_page(
    program: Program, page: PastPage, journal_of: Journal
) -> None:
    program.window.show_start()
    start = program.window.start
    latest = start.waiting.latest
    assert latest is not None and "actions so far" not in latest.line
    QTest.mouseClick(start.rail._delete, Qt.MouseButton.LeftButton)
    assert start.deleted.isVisible() and latest.number in journal_of.away()
    assert start.waiting.latest is not None and start.waiting.latest.number != latest.number
    QTest.mouseClick(start.deleted.undo, Qt.MouseButton.LeftButton)
    assert not start.deleted.isVisible()
    assert start.waiting.latest is not None and start.waiting.latest.number == latest.number


def test_the_match_at_the_table_cannot_be_deleted(program: Program, open_match: Open) -> None:
    table = open_match("dou-dizhu", "human,easy,easy").table
    program.window.open(Past())
    page = shown(program)
    assert table.session.paused and page.model.rowCount() == 1
    assert not page._delete.isEnabled()
    press(program, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 1
    page.take.click()
    assert program.window.pages.currentWidget() is table and not table.session.paused


# -- replay --------------------------------------------------------------------------------------
def test_a_match_is_played_again_by_keys(program: Program, page: PastPage) -> None:
    page.game_filter.setCurrentIndex(page.game_filter.findData("oicho-kabu"))
    page.want(FINISHED)
    press(program, Qt.Key.Key_Return)
    replay = replayed(program)
    assert replay.replay.step == 0 and replay.stage.model.rowCount() > 0
    for key, step in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_PageDown, replay.replay.deals[1]),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_End, replay.replay.last),
        (Qt.Key.Key_Home, 0),
    ):
        press(program, key)
        assert replay.replay.step == step == replay.slider.value()
        assert replay._words.text()
    slider = replay.slider
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, 5))
    assert abs(replay.replay.step - replay.replay.last / 2) <= 1
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert replay.replay.step in replay.replay.deals  # as without the slider
    QTest.keyClick(slider, Qt.Key.Key_Home)
    replay._clock.setInterval(5)
    press(program, Qt.Key.Key_Space)
    wait_until(lambda: replay.replay.step > 3)
    press(program, Qt.Key.Key_Space)
    assert not replay.running
    press(program, Qt.Key.Key_Escape)
    assert shown(program).list.hasFocus()


def test_a_step_is_told_in_two_lines_and_the_rest_by_its_tooltip(
    program: Program, page: PastPage
) -> None:
    page.game_filter.setCurrentIndex(page.game_filter.findData("dou-dizhu"))
    page.want(FINISHED)
    press(program, Qt.Key.Key_Return)
    replay = replayed(program)
    replay.go(replay.replay.last - 1)
    told = replay._words
    program.window.resize(800, 560)
    settle(replay)
    told.setText(f"{told.text()} {told.text()}")  # as long as a showdown takes to tell
    shown = QLabel.text(told)
    assert len(told.text()) > len(shown) > 80 and shown.endswith("…")
    assert told.text().startswith(shown[:40]) and told.text() == tip_words(told.toolTip())
    assert told.height() == 2 * told.fontMetrics().lineSpacing()
    replay.go(1)
    assert QLabel.text(told) == told.text() and not told.toolTip()


def test_a_replay_that_runs_leaves_time_to_hear_each_step(program: Program, page: PastPage) -> None:
    """A showdown is many sentences; the next step doesn't come while they are read aloud."""
    QAccessible.setActive(True)
    page.game_filter.setCurrentIndex(page.game_filter.findData("oicho-kabu"))
    page.want(FINISHED)
    press(program, Qt.Key.Key_Return)
    replay = replayed(program)
    assert not replay.running, "nobody listens yet to what it says"
    QTest.qWait(2 * durations.REPLAY)
    assert replay.replay.step == 0 and "Space" in replay.notice
    press(program, Qt.Key.Key_Space)
    assert replay.running
    replay._clock.setInterval(5)
    wait_until(lambda: replay.replay.step == 1)
    heard = durations.LETTER * len(replay._words.text())
    assert replay._clock.interval() >= heard > durations.REPLAY
    QAccessible.setActive(False)


def test_a_replay_says_what_happened_once_its_cards_lie_there(
    program: Program, page: PastPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.game_filter.setCurrentIndex(page.game_filter.findData("dou-dizhu"))
    page.want(FINISHED)
    press(program, Qt.Key.Key_Return)
    replay = replayed(program)
    assert replay.running, "it plays when it is opened"
    replay.run(False)
    replay.stage.scene.speed = Speed.NORMAL
    waited = 0
    for step in range(1, 12):
        before = replay._words.text()
        press(program, Qt.Key.Key_Right)
        assert replay.replay.step == step
        if replay.stage.scene.landing:
            waited += 1
            assert replay._words.text() == before
        wait_until(lambda: not replay.stage.scene.landing)
        assert replay._words.text() != before
    assert waited


def test_a_replay_is_reviewed_from_its_deal_on(
    program: Program, page: PastPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.want(FINISHED)
    press(program, Qt.Key.Key_Return)
    replay, asked = replayed(program), list[object]()
    monkeypatch.setattr(program.window.opener, "review", lambda *what: asked.extend(what))
    replay.go(replay.replay.last)
    press(program, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert asked == [replay.match, replay.deck, replay.number, replay.match.view(None).deal]


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_it_is_seen_from_any_seat_or_with_all_hands_open(
    program: Program, page: PastPage, game: str
) -> None:
    number = next(match.id for match in page.model.shown if match.game == game and match.finished)
    program.window.open(Replay(number))
    replay = replayed(program)

    def faces() -> set[object]:
        model = replay.stage.model
        rows = (model.index(row) for row in range(model.rowCount()))
        return {row.data(TableRole.FACE) for row in rows} - {None}

    seen = []
    for seat in range(len(replay.match.seats)):
        replay.seats.setCurrentIndex(seat)
        replay.seats.activated.emit(seat)
        hand = set(replay.match.view_before(0, seat).hand)  # type: ignore[attr-defined]
        assert hand and hand <= faces()
        seen.append(hand)
    assert not seen[0] <= faces()
    replay.seats.activated.emit(replay.seats.count() - 1)
    assert set().union(*seen) <= faces()
    replay.look_from(0)
    assert not seen[1] <= faces()


def test_nothing_of_a_replay_is_written(
    program: Program, page: PastPage, journal_of: Journal
) -> None:
    with journal_of.transaction() as db:
        before = db.execute("SELECT * FROM actions").fetchall()
    number = next(match.id for match in page.model.shown if match.finished)
    program.window.open(Replay(number))
    replay = replayed(program)
    for step in range(replay.replay.last + 1):
        replay.go(step)
    replay.back.emit()
    with journal_of.transaction() as db:
        assert db.execute("SELECT * FROM actions").fetchall() == before


def test_a_damaged_match_is_told_and_the_list_stays(
    program: Program, page: PastPage, journal_of: Journal
) -> None:
    number = next(match.id for match in page.model.shown if match.finished)
    with journal_of.transaction() as db:
        db.execute("DELETE FROM actions WHERE match = ? AND number = 2", (number,))
    program.window.open(Replay(number))
    assert shown(program) is page and page._trouble == page._count.text() != ""
    assert program.window.navigator.find(ReplayPage) is None


# -- reviews and records -------------------------------------------------------------------------
def test_a_review_leads_back_to_the_list(program: Program, page: PastPage) -> None:
    page.look_for(next(match.id for match in page.model.shown if match.finished))
    looked_at = page.looked_at
    QTest.mouseClick(page._review, Qt.MouseButton.LeftButton)
    review = program.window.navigator.find(ReviewPage)
    assert review is not None and program.window.pages.currentWidget() is review
    review._cancel()
    press(program, Qt.Key.Key_Escape)
    assert shown(program) is page and page.looked_at == looked_at


def test_a_record_is_brought_in_and_looked_at(
    program: Program, page: PastPage, tmp_path: Path
) -> None:
    path = tmp_path / "other.cardtable"
    path.write_text(write(record_of(simulated(60))))
    program.window.records.keep_from(path)
    wait_until(lambda: page.model.rowCount() == 11)
    assert "From a record." in page._detail.text()
    program.window.records.keep_from(path)
    QTest.qWait(100)
    assert page.model.rowCount() == 11


@daily("size", [(800, 560), (1920, 1080)], ids=["small", "large"])
@daily("language", LANGUAGES, "ja")
def test_no_word_is_cut(
    program: Program, page: PastPage, language: str, size: tuple[int, int]
) -> None:
    window = program.window
    window.resize(*size)
    window.settings.language = language
    page.press_key("Del")
    settle(page)
    assert flaws(page) == []
    program.window.open(Replay(next(match.id for match in page.model.shown if match.finished)))
    replay = replayed(program)
    settle(replay)
    assert flaws(replay) == []
    QApplication.processEvents()


def test_names_that_the_program_gave_are_in_the_language_in_force(
    program: Program, page: PastPage, journal_of: Journal
) -> None:
    for number, (second, kind, own) in enumerate(
        (("Spieler 2", "human", ""), ("Otto", "hard", "otto"), ("オットー", "hard", "otto"))
    ):
        game = find_game("dou-dizhu")
        seats = (Seat("human", "Player 1"), Seat(kind, second, 1, own), Seat("easy", "Kim", 2))
        match = Match(game, game.resolve(None, {"deals": 1}), seats, Seed.numbered(number))
        rng = random.Random(number)
        while match.turn is not None:
            match.play(match.state.legal.sample(rng))
        journal_of.keep_result(journal_of.begin(match, "french"), deltas_of(match))
    page.refresh()
    page.search.setText("kim")
    page.opponent.setCurrentIndex(page.opponent.findText("Otto", Qt.MatchFlag.MatchContains))
    page.opponent.activated.emit(page.opponent.currentIndex())
    for language, otto, player in (("en", "Otto", "Player"), ("ja", "オットー", "プレイヤー")):
        program.settings.language = language
        assert [otto in page.opponent.itemText(i) for i in range(page.opponent.count())].count(
            True
        ) == 1
        assert otto in page.opponent.currentText() and len(page.model.shown) == 2
        assert all(otto in others(match) for match in page.model.shown)
        shared = next(m for m in page.model.all if len([s for s in m.seats if s.is_human]) == 2)
        assert whole_words(shared).count(player) == 2
        page.search.setText(player.casefold())
        assert len(page.model.shown) == 2
        page.search.setText("kim")


def test_a_row_is_heard_by_its_game_and_result_first(page: PastPage) -> None:
    said = page.model.index(0, Column.DATE).data(Qt.ItemDataRole.AccessibleTextRole)
    game, result = (page.model.index(0, c).data() for c in (Column.GAME, Column.RESULT))
    assert said.startswith(game) and said.index(result) < said.index(page.model.index(0, 0).data())


def test_levels_are_drawn_and_told_but_not_written(page: PastPage) -> None:
    cell = page.model.index(0, Column.OPPONENTS)
    written, tip = cell.data(), cell.data(Qt.ItemDataRole.ToolTipRole)
    levels = ("(easy)", "(medium)", "(hard)", "(expert)")
    assert written and not any(level in written for level in levels)
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert any(level in cell.data(role) for level in levels), tip


def test_paging_ends_at_a_whole_row(program: Program, page: PastPage) -> None:
    program.window.resize(800, 420)
    QTest.qWait(20)
    rows, bar = page.list, page.list.verticalScrollBar()
    QTest.keyClick(rows, Qt.Key.Key_PageDown)
    at = rows.visualRect(rows.currentIndex())
    assert rows.viewport().rect().contains(at)
    assert not bar.value() % rows.rowHeight(0) or bar.value() == bar.maximum()


def vermilion(page: PastPage, row: int, column: Column) -> int:
    """How many pixels of a cell are in the colour of seals and ribbons."""
    page.list.scrollTo(page.model.index(row, 0))
    QTest.qWait(20)
    box = page.list.visualRect(page.model.index(row, column))
    cell = page.list.viewport().grab(box).toImage()
    ink = VERMILION.rgb()
    return sum(cell.pixel(x, y) == ink for x in range(cell.width()) for y in range(cell.height()))


def test_who_won_has_a_seal_and_what_goes_on_a_ribbon(program: Program, page: PastPage) -> None:
    program.window.resize(1280, 800)
    settle(page)
    own = {match.id: won(match) for match in page.model.shown}
    assert any(own.values())
    for row, match in enumerate(page.model.shown):
        assert (vermilion(page, row, Column.RESULT) > 50) == own[match.id]
        page.list._cells._pictures[match.id, match.updated] = None  # the ribbon alone
        assert (vermilion(page, row, Column.DATE) > 50) == (not match.finished)


def test_the_rules_stand_below_the_game_and_the_day_is_in_words(
    program: Program, page: PastPage
) -> None:
    program.window.resize(1280, 800)
    settle(page)
    assert page.list.isColumnHidden(Column.RULES)
    cell = page.model.index(0, Column.GAME)
    rules = page.model.index(0, Column.RULES).data()
    assert rules and rules in cell.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "2026" in long_when(page.model.shown[-1].updated)
    assert "2026" not in page.model.index(page.model.rowCount() - 1, Column.DATE).data()


@pytest.mark.parametrize("size", [(800, 1200), (1000, 800)])
def test_results_and_games_are_never_cut_and_faces_stand_below_one_another(
    size: tuple[int, int],
    program: Program,
    journal_of: Journal,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program.settings.language = "de"
    program.window.resize(*size)
    fill(journal_of, 8)
    drawn = list[float]()

    def note(_painter: object, _portrait: int, face: QRectF, *_more: object) -> None:
        drawn.append(face.center().x())

    monkeypatch.setattr("cardtable.ui.past.list.medallion", note)
    program.window.show_start()
    program.window.open(Past())
    page, theme = shown(program), program.window.theme
    settle(page)
    page.grab()
    for column, font in ((Column.GAME, theme.title(17)), (Column.RESULT, theme.font(16, 700))):
        seal = theme.px(26) if column == Column.RESULT else 0
        for row in range(page.model.rowCount()):
            words = page.model.index(row, column).data()
            parts = [words] if column == Column.RESULT else words.split()
            taken = max(map(QFontMetrics(font).horizontalAdvance, parts)) + seal + theme.px(16)
            assert taken <= page.list.columnWidth(column), words
    assert len({round(middle) for middle in drawn}) == 3

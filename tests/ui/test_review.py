"""The end of a match and its review, at the real window with real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from cardtable.bots.questions import PACES, Pace
from cardtable.engine.bot import Budget
from cardtable.engine.record_reader import parse
from cardtable.engine.records import replay
from cardtable.engine.state import TABLE, Outcome
from cardtable.games import all_games, find_game
from cardtable.languages import LANGUAGES
from cardtable.models.past import whole_words
from cardtable.models.review import JUDGE
from cardtable.phrases.lists import listed
from cardtable.store.journal import Journal
from cardtable.translation import _
from cardtable.ui.intents import Review
from cardtable.ui.records.files import export_record
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.table.podium import Ranked, ranked
from cardtable.ui.table.things import KEY, KIND
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

SHORT = {
    "dou-dizhu": ("human,easy,easy", "deals=1"),
    "oicho-kabu": ("human,easy,medium", "rounds=6"),
    "kyo-kabu": ("human,easy,medium", "rounds=6"),
    "oklahoma-gin": ("human,easy", "rounds=1"),
}


@pytest.fixture(autouse=True)
def _quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """How well the judge judges is tested elsewhere; here it may think a tenth as long."""
    known = PACES["expert"]
    monkeypatch.setitem(PACES, "expert", Pace(Budget(100), known.patience))


def ended(open_match: Open, game: str = "dou-dizhu") -> Robot:
    robot = open_match(game, SHORT[game][0], SHORT[game][1], seed="3")
    robot.play()
    QTest.qWait(10)
    return robot


def reviewed(program: Program) -> ReviewPage:
    page = program.window.navigator.find(ReviewPage)
    assert page is not None
    assert program.window.pages.currentWidget() is page
    return page


def done(page: ReviewPage) -> ReviewPage:
    wait_until(lambda: page.job is not None and not page.job.running, 240_000)
    return page


def test_winners_come_first_and_those_who_are_level_share_a_place() -> None:
    assert ranked(Outcome("x", (5, 9, 5, 1), (1,))) == [
        Ranked(1, 1, True),
        Ranked(2, 0, False),
        Ranked(2, 2, False),
        Ranked(4, 3, False),
    ]
    assert [p.seat for p in ranked(Outcome("x", (9, 3), (1,)))] == [1, 0]
    assert [p.number for p in ranked(Outcome("x", (4, 4), (0, 1)))] == [1, 1]


@pytest.mark.slow
def test_the_ranking_shows_itself_at_the_end_and_can_be_put_away(open_match: Open) -> None:
    robot = ended(open_match)
    ranking = robot.table.ranking
    assert ranking.isVisible()
    assert robot.table.geometry().contains(ranking.geometry())
    told = ranking._rows.accessibleName()
    for name in robot.table.names:
        assert name in told
    robot.type_key("R")
    assert not ranking.isVisible()
    robot.press("ranking")
    assert ranking.isVisible()
    QTest.mouseClick(ranking, Qt.MouseButton.LeftButton)
    assert not ranking.isVisible()


@pytest.mark.slow
def test_those_who_share_a_win_stand_below_its_heading(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="7")
    robot.play()
    ranking, panel = robot.table.ranking, robot.table.panel
    wait_until(ranking.isVisible)
    for size in ((1280, 800), (800, 560)):
        program.window.resize(*size)
        QTest.qWait(20)
        podium = ranking._rows
        assert podium.middle.x() == pytest.approx(podium.width() / 2, abs=1)
    podium.spoils.stamps, podium.spoils.rise = [], None
    stage, cards, whole = podium._stage()
    assert cards.width() > 0, "the last play lies between them"
    assert cards.center().x() == pytest.approx(stage.center().x())
    assert podium.rect().contains(whole.toAlignedRect())
    robot.table.toggle_panel()
    assert panel.result.isHidden(), "the last deal is not told beside the match"
    robot.press("ranking")
    assert not panel.result.isHidden()


@pytest.mark.slow
def test_a_result_with_help_is_told_as_such(
    open_match: Open, program: Program, journal_of: Journal
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot._wait_for_turn()
    robot.type_key("H")
    wait_until(lambda: robot.table.hints.row >= 0)
    robot.type_key("H")  # the next best of the same hints is no second hint
    robot.do(robot.choose())
    robot._wait_for_turn()
    robot.table.undo()
    robot.play()
    QTest.qWait(10)
    told = "Help used: 1 hint and 1 undo"
    assert told in robot.table.ranking._detail.text()
    assert told in robot.table.ranking.accessibleName()
    (past,) = journal_of.past_matches()
    assert whole_words(past).endswith(told)
    program.settings.language = "de"
    assert "1 zurückgenommener Zug" in robot.table.ranking._detail.text()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_ranking_is_cut(open_match: Open, program: Program, language: str) -> None:
    robot = ended(open_match)
    ranking = robot.table.ranking
    robot.table.session.note_hint()
    program.settings.language = language
    robot.table.refresh()
    QTest.qWait(10)
    for names in (robot.table.names, ("Maximiliane", "Wolfgang-Amadeus", "Friederike")):
        title = _("Won by {names}", names=listed(names[:2]))
        ranking._title.setText(f"{title} {title}")
        ranking._stand()
        QTest.qWait(10)
        for label in (ranking._title, ranking._detail):
            assert label.heightForWidth(label.width()) <= label.height()
        assert robot.table.geometry().contains(ranking.geometry())


@pytest.mark.slow
def test_who_had_no_help_hears_nothing_of_it(open_match: Open, journal_of: Journal) -> None:
    robot = ended(open_match)
    assert "help" not in robot.table.ranking._detail.text()
    (past,) = journal_of.past_matches()
    assert "help" not in whole_words(past)


@pytest.mark.slow
def test_nothing_is_taken_back_once_the_seed_is_shown(open_match: Open, program: Program) -> None:
    robot = ended(open_match)
    match = robot.table.session.match
    actions = list(match.actions)
    assert f"Deal number: {int(match.seed.text, 16)}" in robot.table.panel.foot.text()
    program.window.menus.actions["undo"].trigger()
    robot.table.undo()
    assert match.actions == actions and robot.table.ranking.isVisible()


@daily("game", SHORT, "oicho-kabu")
def test_a_match_is_reviewed_from_its_ranking(
    open_match: Open, program: Program, game: str
) -> None:
    robot = ended(open_match, game)
    robot.press("review")
    page = done(reviewed(program))
    assert page.model.judged == page.model.rowCount() > 0
    for row in range(page.model.rowCount()):
        page.select(row)
        assert page.row == row
        view = page.model.view(row)
        assert view.seat == 0
        items = [item for item in page.stage.scene.items() if item.data(KIND) == "card"]
        cards = [spot.key for spot in page.stage.model.layout.cards]
        assert sorted(item.data(KEY) for item in items) == sorted(cards)
        assert cards
        assert page.candidates.rowCount() >= 1
        assert page._line.text()
    marked = list(page.model.marked)
    for place, row in enumerate(marked, 1):
        QTest.keyClick(page.list, Qt.Key(Qt.Key.Key_0 + place))
        assert page.row == row
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert program.window.navigator.find(ReviewPage) is None
    assert program.window.pages.currentWidget() is robot.table


def after_deal(robot: Robot, deal: int) -> None:
    """Play until a deal is over."""
    session = robot.table.session
    while not (session.match.turn == TABLE and session.match.view(None).deal == deal):
        robot.play(limit=1)
        robot._wait_for_turn()


def test_deals_that_are_over_are_reviewed_while_the_match_goes_on(
    open_match: Open, program: Program, journal_of: Journal
) -> None:
    robot = open_match("oicho-kabu", "human,easy,medium", "rounds=3", seed="3")
    table = robot.table
    after_deal(robot, 2)
    robot.press("review")
    page = reviewed(program)
    assert page.deal_shown == 2, "it begins with the deal that has just been played"
    done(page)
    assert {decision.deal for decision in page.model.decisions} == {1, 2}
    assert page.model.judged == page.model.rowCount()
    assert not journal_of.thoughts(table.number, JUDGE), "the deal can still be taken back"
    assert not journal_of.reviews()
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is table
    robot.play()
    assert table.session.match.outcome is not None


def test_in_the_midst_of_a_deal_there_is_no_review_to_be_had(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy", "rounds=3", seed="3")
    review = robot.window.menus.actions["review"]
    assert not review.isEnabled()
    while robot.table.session.match.turn != TABLE:
        robot.play(limit=1)
    assert review.isEnabled()
    robot.type_key("Return")
    assert not review.isEnabled() and robot.window.navigator.front is robot.table


def test_where_several_people_play_nothing_is_reviewed_before_the_end(
    open_match: Open, program: Program
) -> None:
    robot = open_match("oicho-kabu", "human,human,easy", "rounds=3", seed="3")
    after_deal(robot, 1)
    assert "review" not in {button.id for button in robot.table.bar.shown}
    program.window.menus.actions["review"].trigger()
    assert program.window.navigator.find(ReviewPage) is None


@pytest.mark.slow
def test_in_a_small_window_the_table_has_the_width_and_the_list_is_a_drawer(
    open_match: Open, program: Program
) -> None:
    ended(open_match, "oicho-kabu")
    window = program.window
    window.resize(800, 560)
    window.menus.actions["review"].trigger()
    page = reviewed(program)
    QTest.qWait(50)
    assert page.stage.view.width() == page._paper.inside.width()
    assert not page.list.isVisible()
    first = page.row

    def press(key: Qt.Key) -> None:
        QTest.keyClick(window.windowHandle(), key)

    press(Qt.Key.Key_Down)
    assert page.row == first + 1
    press(Qt.Key.Key_Up)
    assert page.row == first
    press(Qt.Key.Key_L)
    assert page.list.isVisible()
    assert page.list.hasFocus()
    press(Qt.Key.Key_Down)
    assert page.row == first + 1
    press(Qt.Key.Key_Escape)  # the drawer first, then the page
    assert not page.list.isVisible()
    assert window.navigator.find(ReviewPage) is page
    window.resize(1280, 800)
    QTest.qWait(50)
    assert page.list.isVisible()
    assert page.stage.view.width() < page._paper.inside.width()
    press(Qt.Key.Key_Escape)
    assert window.navigator.find(ReviewPage) is None


@pytest.mark.slow
def test_judging_blocks_nothing_and_can_be_stopped(open_match: Open, program: Program) -> None:
    ended(open_match, "oicho-kabu")
    program.window.menus.actions["review"].trigger()
    page = reviewed(program)
    assert page.job is not None
    assert page.job.running
    assert page.head._progress.isVisible()
    page.select(page.model.rowCount() - 1)  # positions can be viewed while others are being judged
    assert page._line.text().endswith("Not analysed yet.")
    QTest.mouseClick(page.head._stop, Qt.MouseButton.LeftButton)
    assert not page.job.running
    assert not page.head._progress.isVisible()


@pytest.mark.slow
def test_the_review_ends_its_process(open_match: Open, program: Program) -> None:
    ended(open_match)
    program.window.open(Review())
    page = done(reviewed(program))
    assert page.bots.pid is None
    page.look_at(0)
    page.back.emit()
    assert page.bots.pid is None


@pytest.mark.slow
def test_a_match_is_judged_once_and_remembered(
    open_match: Open, program: Program, journal_of: Journal
) -> None:
    robot = ended(open_match)
    program.window.open(Review())
    given = [d.given for d in done(reviewed(program)).model.decisions]
    program.window.show_start()
    program.window.open(Review(robot.table.session.number if program.window.table else 1))
    page = reviewed(program)
    assert page.job is not None
    assert not page.job.running  # nothing was left to judge
    assert [d.given for d in page.model.decisions] == given


def test_the_score_and_what_was_lost_have_a_band_each(open_match: Open, program: Program) -> None:
    ended(open_match, "oicho-kabu")
    program.window.open(Review())
    page = done(reviewed(program))
    assert page.curve._scored and page.model.total
    for size, dark in (((800, 560), "yes"), ((1920, 1080), "no")):
        program.settings.dark = dark
        program.window.resize(*size)
        QTest.qWait(1)
        picture, inks = page.curve.grab().toImage(), page.theme.colours
        inside = picture.rect().adjusted(12, 12, -12, -12)  # of the frame, which shows the focus
        found: dict[int, list[int]] = {}
        for y in range(inside.top(), inside.bottom()):
            for x in range(inside.left(), inside.right()):
                found.setdefault(picture.pixel(x, y), []).append(y)
        score, lost = found[inks["accent"].rgb()], found[inks["bad"].rgb()]
        assert max(score) < min(lost)


@pytest.mark.slow
def test_the_curve_chooses_with_mouse_and_arrows(open_match: Open, program: Program) -> None:
    ended(open_match, "oicho-kabu")
    program.window.open(Review())
    page = done(reviewed(program))
    curve = page.curve
    assert curve.accessibleName()
    last = page.model.rowCount() - 1
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(curve.width() - 16, 60))
    assert page.row == last
    QTest.keyClick(curve, Qt.Key.Key_Left)
    assert page.row == last - 1
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(15, 60))
    assert page.row == 0
    QTest.keyClick(curve, Qt.Key.Key_Left)
    assert page.row == 0


@pytest.mark.slow
def test_the_review_speaks_every_language_and_stands_every_size(
    open_match: Open, program: Program
) -> None:
    ended(open_match)
    program.window.open(Review())
    page = done(reviewed(program))
    page.select(0)
    said = set()
    for code in LANGUAGES:
        program.settings.language = code
        said.add((page.head._title.text(), page._line.text()))
    assert len(said) == len(LANGUAGES)
    program.window.menus.actions["dark"].trigger()
    for size in ((800, 560), (1024, 700), (3840, 2160)):
        program.window.resize(*size)
        QTest.qWait(20)
        width = page.stage.view.width()
        assert all(-1 <= s.x <= width for s in page.stage.scene.model.layout.cards)


@pytest.mark.slow
def test_a_record_from_a_file_is_reviewed(
    open_match: Open, program: Program, tmp_path: Path
) -> None:
    robot = ended(open_match)
    path = tmp_path / "match.cardtable"
    export_record(robot.table.session.match, path)
    program.window.show_start()
    program.window.records.import_from(path)
    wait_until(lambda: program.window.table is not None)
    table = program.window.table
    assert table is not None
    wait_until(table.ranking.isVisible)
    program.window.open(Review())
    assert done(reviewed(program)).model.judged > 0


@pytest.mark.slow
def test_a_match_under_review_can_be_exported(
    open_match: Open, program: Program, journal_of: Journal, tmp_path: Path
) -> None:
    ended(open_match)
    window = program.window
    window.show_start()
    assert not window.menus.actions["export"].isEnabled()
    (entry,) = journal_of.finished()
    window.open(Review(entry.id))
    assert window.menus.actions["export"].isEnabled()
    window.records.export_to(tmp_path / "match.cardtable")
    match = replay(parse((tmp_path / "match.cardtable").read_text()), find_game)
    assert match.outcome is not None
    window.records.export_to(tmp_path / "no" / "folder.cardtable")
    (box,) = window.findChildren(QMessageBox)
    assert "can’t be written" in box.text()
    QTest.keyClick(box, Qt.Key.Key_Return)
    window.navigator.pop()
    assert not window.menus.actions["export"].isEnabled()


@pytest.mark.slow
def test_past_matches_are_listed_with_who_won(
    open_match: Open, program: Program, journal_of: Journal
) -> None:
    assert not program.window.start.ways_to["history"].isVisible()
    ended(open_match)
    program.window.show_start()
    assert program.window.start.ways_to["history"].isVisible()
    (past,) = journal_of.past_matches()
    assert whole_words(past).startswith("Dou Dizhu · ")
    program.window.open(Review(past.id))
    page = reviewed(program)
    page.press_key("Esc")
    assert program.window.pages.currentWidget() is program.window.start


@pytest.mark.slow
def test_a_match_without_people_can_be_looked_at_from_every_seat(
    open_match: Open, program: Program
) -> None:
    robot = open_match("dou-dizhu", "easy,easy,easy", "deals=1", seed="3")
    robot.play()
    program.window.open(Review())
    page = reviewed(program)
    for seat in range(3):
        page.look_at(seat)
        assert page.model.seat == seat
        done(page)
        assert page.model.rowCount() == 0 or page.model.view(0).seat == seat


def test_every_game_can_be_reviewed() -> None:
    assert set(SHORT) == set(all_games())


def test_in_a_review_all_hands_can_be_opened(open_match: Open, program: Program) -> None:
    robot = ended(open_match, "oklahoma-gin")
    program.window.opener.review(robot.table.session.match, robot.table.pictures.deck, 0)
    page = reviewed(program)
    layout = page.stage.model.layout
    backs = [card for card in layout.cards if card.zone == "seat1"]
    assert backs and all(card.face is None for card in backs)
    assert page._open.accessibleName() == "Show all hands"
    QTest.keyClick(program.window, Qt.Key.Key_O)
    assert page._open.accessibleName() == "Hide hands"
    shown = [card for card in page.stage.model.layout.cards if card.zone == "seat1"]
    assert len(shown) == len(backs) and all(card.face is not None for card in shown)
    QTest.keyClick(program.window, Qt.Key.Key_O)
    assert [card for card in page.stage.model.layout.cards if card.zone == "seat1"] == backs

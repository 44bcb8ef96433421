"""Hints at the table: what is possible, what it is worth, and why; with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate
from cardtable.games import all_games
from cardtable.models.candidates import CandidateRole
from cardtable.models.controls.base import Button
from cardtable.models.table import TableRole
from cardtable.phrases.kabu.hints import REASONS
from cardtable.translation import _
from cardtable.ui.candidates import _NAMED, LOW, CandidateDelegate, _broken, _pitch
from cardtable.ui.learn import LEAST, WIDEST
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.test_cloths import contrast

Written = Callable[[Robot], list[tuple[str, str, str]]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Name, reason and figures of the candidates that are drawn now."""
    words: list[tuple[str, str, str]] = []
    drawing = CandidateDelegate._words

    def drawn(self: CandidateDelegate, painter: Any, inside: QRect, said: Any, last: str) -> None:
        words.append(said.words)
        drawing(self, painter, inside, said, last)

    def now(robot: Robot) -> list[tuple[str, str, str]]:
        words.clear()
        robot.table.strip.list.viewport().grab()
        return list(words)

    monkeypatch.setattr(CandidateDelegate, "_words", drawn)
    return now


def asked(robot: Robot) -> Robot:
    """Ask for a hint at the first own decision, and wait for it."""
    robot._wait_for_turn()
    while not robot.table.controls.may_act:
        robot.play(limit=1)
        robot._wait_for_turn()
    robot.type_key("H")
    wait_until(lambda: robot.table.hints.row >= 0)
    return robot


def opened(open_match: Open, game: str, *options: str) -> Robot:
    count = all_games()[game].default_seats
    seats = ",".join(["human"] + ["easy"] * (count - 1))
    return open_match(game, seats, *options, seed="8")


@daily("game", all_games(), "oicho-kabu")
def test_a_hint_lists_what_is_best_with_its_worth(open_match: Open, game: str) -> None:
    robot = asked(opened(open_match, game))
    strip, model = robot.table.strip, robot.table.hints.model
    assert strip.isVisible()
    assert model.rowCount() >= 1
    room = strip.list.viewport().rect()
    seen = [room.contains(strip.list.visualRect(model.index(i))) for i in range(model.rowCount())]
    assert seen[0] and strip._count.isVisible() == (not all(seen))
    told = [model.rows[row].worth for row in range(model.rowCount())]
    assert told == sorted(told, reverse=True)
    for row in range(model.rowCount()):
        assert model.index(row).data()
        assert model.index(row).data(CandidateRole.WORTH)
        assert model.action(row) in robot.table.session.view.legal
    assert strip.list.currentIndex().row() == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (3840, 2160)])
def test_no_choice_is_seen_in_part_only(
    open_match: Open, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    robot = asked(opened(open_match, "dou-dizhu"))
    shown = robot.table.strip.list
    model, view = robot.table.hints.model, robot.table.session.view
    actions = [Candidate(action, -float(i)) for i, action in enumerate(view.legal)] * 3
    model.show(view, actions)
    QTest.qWait(50)
    room = shown.viewport().rect().adjusted(0, 0, 2, 0)  # nothing of the next one is to be seen
    boxes = [shown.visualRect(model.index(row)) for row in range(model.rowCount())]
    assert any(room.contains(box) for box in boxes)
    assert robot.table.strip._count.isVisible() == (not all(map(room.contains, boxes)))
    wide = boxes[0].width()
    cut = [box for box in boxes if box.intersects(room) and not room.contains(box)]
    assert all(min(box.right(), room.right()) - box.left() < wide / 10 for box in cut)


@daily("game", all_games())
def test_every_answer_can_still_be_clicked_beside_a_hint(open_match: Open, game: str) -> None:
    robot = opened(open_match, game)
    robot._wait_for_turn()
    table = robot.table
    answers = [one for one in table.offered if one.kind in ("choice", "primary")]
    asked(robot)
    bar, strip = table.bar, table.strip.geometry()
    assert answers
    for id_ in {one.id for one in answers} - {one.id for one in table._lying}:
        button = bar.button(id_)
        assert button is not None and button.isVisible()
        assert not strip.intersects(button.geometry().translated(bar.pos()))


def test_in_a_high_window_choices_lie_one_below_the_other(
    open_match: Open, program: Program
) -> None:
    program.window.resize(1080, 1920)
    robot = asked(opened(open_match, "dou-dizhu"))
    strip, model = robot.table.strip, robot.table.hints.model
    rows = range(min(2, model.rowCount()))
    boxes = [strip.list.visualRect(model.index(row)) for row in rows]
    assert len(boxes) == 2 and boxes[0].bottom() <= boxes[1].top()
    assert all(strip.list.viewport().rect().contains(box) for box in boxes)
    strip.list.setFocus()
    QTest.keyClick(strip.list, Qt.Key.Key_Right)
    assert strip.list.currentIndex().row() == 1 and robot.table.hints.row == 1


def on_page(table: TablePage, box: QRectF) -> QRect:
    """Where something on the cloth is on the page."""
    placed = table.view.viewportTransform().mapRect(box).toAlignedRect()
    return placed.translated(table.view.mapTo(table, QPoint()))


@daily(
    ("size", "text"),
    [
        *(((800, 560), 100), ((1024, 700), 100), ((1024, 700), 120), ((1280, 800), 100)),
        *(((1280, 800), 140), ((1920, 1080), 100), ((1920, 1080), 200)),
    ],
)
@daily("game", all_games())
def test_hints_move_no_card_and_cover_neither_ones_cards_nor_ones_name(
    open_match: Open, program: Program, game: str, size: tuple[int, int], text: int
) -> None:
    program.settings.text_size = text
    program.window.resize(*size)
    robot = opened(open_match, game)
    table = robot.table
    robot._wait_for_turn()
    QTest.qWait(30)  # by then it has its size
    before = table.scene.model.layout
    asked(robot)
    QTest.qWait(30)
    strip, bar = table.strip.geometry(), table.bar.geometry()
    zones = table.scene.model.layout.zones  # a hint's discs can be pressed
    assert tuple(zone for zone in zones if not zone.key.startswith("advice:")) == before.zones
    assert [c.x for c in table.scene.model.layout.cards] == [c.x for c in before.cards]
    assert table.rect().contains(strip) and strip.bottom() >= bar.top() - 1
    for button in table.bar.stops:
        assert not strip.intersects(button.geometry().translated(bar.topLeft()))
    seen = table.childAt(strip.center())
    assert seen is not None
    assert table.strip.isAncestorOf(seen), "something lies over the hints"
    for spot in table.scene.model.layout.cards:
        box = table.scene.card_rect(spot.key)
        assert box is not None
        if spot.zone in ("hand", *(f"column:{i}" for i in range(1, 5)), "stock", "discard"):
            assert on_page(table, box).bottom() <= strip.top() + 2, spot.key
    for plate in table.scene.model.layout.plates:
        box = QRectF(plate.x, plate.y, plate.width, plate.height)
        assert not strip.intersects(on_page(table, box)), plate


@pytest.mark.slow
@pytest.mark.parametrize("how", ["key", "cross"])
def test_chips_laid_before_a_hint_lie_there_all_the_time(open_match: Open, how: str) -> None:
    robot = opened(open_match, "oicho-kabu")
    robot._wait_for_turn()
    robot.choose_place("column:2", "2")
    robot.choose_place("column:3", "3")
    laid = robot.table.controls.prepared().stakes
    assert len(laid) == 2
    asked(robot)
    for _number in range(robot.table.hints.model.rowCount()):
        robot.type_key("H")
    assert robot.table.controls.prepared().stakes == laid
    if how == "key":
        robot.type_key("Esc")
    else:
        QTest.mouseClick(robot.table.strip._close, Qt.MouseButton.LeftButton)
    assert robot.table.controls.prepared().stakes == laid


def test_a_hint_that_one_has_changed_is_ones_own(open_match: Open) -> None:
    robot = opened(open_match, "oicho-kabu")
    robot._wait_for_turn()
    asked(robot)
    robot.choose_place("column:2", "2")
    changed = robot.table.controls.prepared().stakes
    assert changed
    robot.type_key("Esc")
    assert robot.table.controls.prepared().stakes == changed


@pytest.mark.slow
def test_asking_again_goes_to_the_next_and_round(open_match: Open) -> None:
    robot = asked(opened(open_match, "dou-dizhu"))
    hints = robot.table.hints
    rows = []
    for _number in range(hints.model.rowCount() + 1):
        rows.append(hints.row)
        robot.type_key("H")
    count = hints.model.rowCount()
    assert rows == [*range(count), 0]


@pytest.mark.slow
def test_a_click_on_a_candidate_shows_it_on_the_table(open_match: Open) -> None:
    robot = opened(open_match, "dou-dizhu")
    while robot.table.controls.view.phase != "play":
        robot.play(limit=1)
        robot._wait_for_turn()
    asked(robot)
    table = robot.table
    plays = [
        r for r in range(table.hints.model.rowCount()) if table.hints.model.action(r).verb == "play"
    ]
    shown = set()
    for row in plays:
        place = table.strip.list.visualRect(table.hints.model.index(row)).center()
        QTest.mouseClick(table.strip.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert table.hints.row == row
        selected = table.controls.marks().selected
        wanted = sorted(word[0] for word in table.hints.model.action(row).args)
        assert sorted(key[0] for key in selected) == wanted
        shown.add(selected)
    assert len(shown) == len(plays) > 1


def test_the_keyboard_walks_the_candidates_and_plays_one(open_match: Open) -> None:
    robot = opened(open_match, "dou-dizhu")
    while robot.table.controls.view.phase != "play":
        robot.play(limit=1)
        robot._wait_for_turn()
    asked(robot)
    table = robot.table
    table.strip.list.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.strip.list, Qt.Key.Key_Right)
    assert table.hints.row == 1
    action = table.hints.model.action(1)
    count = len(table.session.match.actions)
    key = Qt.Key.Key_Return if action.verb == "play" else Qt.Key.Key_P
    QTest.keyClick(table.strip.list, key)
    done = table.session.match.actions[count]
    assert done.verb == action.verb
    assert [word[0] for word in done.args] == [word[0] for word in action.args]
    assert not table.strip.isVisible()
    assert table.focusWidget() is table.view


@daily(
    ("size", "text", "language"),
    [
        ((1280, 800), 100, "de"),
        *(((800, 560), 100, code) for code in ("en", "de", "ja")),
        *(((1280, 800), text, "de") for text in (150, 200)),
        ((1920, 1080), 100, "en"),
        ((1920, 1080), 200, "de"),
    ],
    ((1280, 800), 100, "de"),
    ((800, 560), 100, "de"),
    ((1280, 800), 200, "de"),
)
def test_all_of_a_hint_can_be_read(
    program: Program,
    open_match: Open,
    written: Written,
    size: tuple[int, int],
    text: int,
    language: str,
) -> None:
    """Whatever the bots can think of a choice in the Kabu games, and what the figures are."""
    program.settings.language, program.settings.text_size = language, text
    program.window.resize(*size)
    robot = asked(opened(open_match, "oicho-kabu"))
    strip, model, view = robot.table.strip, robot.table.hints.model, robot.table.session.view
    bet = model.action(0)
    for reason in REASONS:
        told = Candidate(bet, 39.34, reason, None, 0.0, (33, 40, 12), -10.25)
        model.show(view, [told, told, replace(told, reason="")])  # or it would be said once
        QTest.qWait(1)
        index = model.index(0)
        box = strip.list.visualRect(index)
        assert strip.list.viewport().rect().contains(box)
        assert strip._delegate.whole(box.size(), index), model.index(0).data(256 + 4)
        assert min(font.pixelSize() for font in strip._delegate._said(box, index).fonts) >= 13
        assert all("%" in figures for _name, _reason, figures in written(robot)), reason
    if language == "en":
        assert "Chance to win the match: " in model.index(0).data(CandidateRole.WORTH)


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_in_a_small_window_a_hint_is_one_choice_with_one_figure(
    program: Program, open_match: Open, written: Written, game: str
) -> None:
    program.settings.language = "de"
    program.window.resize(800, 560)
    robot = asked(opened(open_match, game))
    strip, model = robot.table.strip, robot.table.hints.model
    rows = model.rowCount()
    assert rows > 1 and strip._count.isVisible()
    for number in range(rows):
        index = model.index(number)
        lead = str(index.data(CandidateRole.WORTH)).replace("etwa ", "").split()[0]
        ((_name, reason, figures),) = written(robot)
        assert reason == index.data(CandidateRole.REASON)
        assert lead in figures and "%" not in figures
        robot.type_key("H")


def test_the_column_that_a_hint_bets_on_has_its_bulb(open_match: Open) -> None:
    table = asked(opened(open_match, "oicho-kabu")).table

    def marked() -> set[str]:
        model = table.model
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        return {one.data(TableRole.ZONE) for one in rows if one.data(TableRole.HINTED)}

    bet = table.hints.model.action(0)
    assert bet.verb == "bet" and marked() == {f"column:{column}" for column in bet.args[::2]}
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not marked()


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_hints_are_slips_in_place_of_the_question_and_say_what_all_share_once(
    program: Program, open_match: Open, size: tuple[int, int], language: str
) -> None:
    program.settings.language = language
    program.window.resize(*size)
    robot = asked(opened(open_match, "oicho-kabu"))
    table = robot.table
    strip, model, view = table.strip, table.hints.model, table.session.view
    rail, slip = table.bar.geometry(), table.strip.geometry()
    edge = 3 if size[1] < 600 else 8
    assert slip.left() >= 8 and rail.bottom() - slip.bottom() >= edge and slip.top() >= rail.top()
    assert table.bar._words.covered and strip.question == table.bar.words[0]
    said = 0
    assert slip.height() >= 58
    bet = model.action(0)
    for reason in REASONS:
        told = Candidate(bet, 39.34, reason, None, 0.0, (33, 40, 12), -10.25)
        model.show(view, [told] * 3)
        QTest.qWait(1)
        shared = strip._shared
        if shared.isVisible():  # it has room
            said += 1
            assert shared.text() == model.index(0).data(CandidateRole.REASON)
            assert shared.heightForWidth(shared.width()) <= strip.height(), shared.text()
        box = strip.list.visualRect(model.index(0))
        assert strip._delegate.whole(box.size(), model.index(0)), shared.text()
    assert said == (len(REASONS) if size[0] > 1200 else 0)  # a low rail has one at a time


def test_escape_and_the_cross_put_the_hints_away(open_match: Open) -> None:
    robot = asked(opened(open_match, "oklahoma-gin"))
    table = robot.table
    robot.type_key("Esc")
    assert not table.strip.isVisible()
    assert table.hints.row == -1
    asked(robot)
    QTest.mouseClick(table.strip._close, Qt.MouseButton.LeftButton)
    assert not table.strip.isVisible()
    assert robot.window.table is table  # and the table was not left


@pytest.mark.slow
def test_while_it_is_thought_of_the_strip_says_so(open_match: Open, program: Program) -> None:
    robot = opened(open_match, "dou-dizhu")
    robot._wait_for_turn()
    table = robot.table
    table.hint()
    assert table.hints.thinking
    assert table.strip.isVisible()
    assert table.strip._words.text()
    table.hint()  # impatience does not ask a second time
    wait_until(lambda: table.hints.row >= 0)
    assert not table.strip._words.text()
    assert table.hints.row == 0


@pytest.mark.slow
def test_who_plays_before_the_hint_comes_does_not_keep_the_bots_waiting(
    open_match: Open, program: Program
) -> None:
    robot = opened(open_match, "dou-dizhu")
    robot._wait_for_turn()
    table = robot.table
    dropped: list[int] = []
    real = program.window.bots.cancel

    def dropping(ticket: int) -> None:
        dropped.append(ticket)
        real(ticket)

    table.hints._bots.cancel = dropping  # type: ignore[method-assign]
    table.hint()
    ticket = table.hints._ticket
    robot.do(robot.choose())
    assert dropped == [ticket]
    assert not table.strip.isVisible()
    robot._wait_for_turn()
    assert table.hints.row == -1


@pytest.mark.slow
def test_hints_are_gone_before_the_privacy_screen_is_up(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,human,human", seed="5")
    if robot.table.session.behind_curtain:
        robot.open_curtain()
    table = robot.table
    kept: list[tuple[int, bool]] = []
    table.session.curtain.connect(
        lambda _: kept.append((table.hints.model.rowCount(), table.strip.isVisible()))
    )
    while not kept:  # the highest bidder also leads
        asked(robot)
        table.session.act(table.hints.model.action(table.hints.row))
    assert kept == [(0, False)]


@pytest.mark.slow
def test_candidates_are_read_out_and_follow_the_language(
    open_match: Open, program: Program
) -> None:
    robot = asked(opened(open_match, "oklahoma-gin"))
    model, strip = robot.table.hints.model, robot.table.strip
    role = Qt.ItemDataRole.AccessibleTextRole
    english = model.index(0).data(role)
    assert "points" in english
    assert strip.list.accessibleName()
    program.settings.language = "de"
    assert "Punkte" in model.index(0).data(role)


@daily("game", all_games(), "oicho-kabu")
@daily("further", [0, 1])
def test_enter_takes_the_hint_that_is_shown(open_match: Open, game: str, further: int) -> None:
    robot = opened(open_match, game)
    verbs = set()
    for _number in range(8):
        asked(robot)
        table = robot.table
        for _number in range(further):
            robot.type_key("H")
        wanted = table.hints.model.action(table.hints.row)
        match, seat = table.session.match, table.session.viewer
        count = len(match.actions)
        view = match.view(seat)
        robot.type_key("Return")
        assert len(match.actions) > count, f"Enter did nothing where {wanted} was the hint"
        canonical = match.game.canonical
        assert canonical(view, match.actions[count]) == canonical(view, wanted)
        verbs.add(wanted.verb)
        assert not table.strip.isVisible()
    assert len(verbs) > 1


def may_knock(open_match: Open) -> tuple[Robot, Action]:
    """A hand of gin in which one may knock, with hints shown; and that knock."""
    robot = opened(open_match, "oklahoma-gin")
    table = robot.table
    while not any(action.verb == "knock" for action in table.session.view.legal):
        robot.play(limit=1)
        robot._wait_for_turn()
    robot.type_key("H")
    wait_until(lambda: table.hints.row >= 0)
    return robot, next(action for action in table.session.view.legal if action.verb == "knock")


@pytest.mark.slow
def test_a_knock_that_a_hint_shows_is_knocked(open_match: Open) -> None:
    robot, knock = may_knock(open_match)
    table = robot.table
    table.hints.model.show(table.session.view, [Candidate(knock, 1.0)])
    table.hints.choose(0)
    count = len(table.session.match.actions)
    robot.type_key("Return")
    assert table.session.match.actions[count] == knock


def test_a_button_does_not_show_enter_while_that_takes_another_hint(open_match: Open) -> None:
    robot, knock = may_knock(open_match)
    table = robot.table
    button = Button("knock", "Knock", "Return", "primary")
    for hinted, key in ((Action("discard", knock.args), ""), (knock, "Return")):
        table.hints.model.show(table.session.view, [Candidate(hinted, 1.0)])
        table.hints.choose(0)
        assert [one.key for one in table._hint.keyed([button])] == [key]


def test_in_a_narrow_cell_no_words_lie_over_others(program: Program) -> None:
    """In a review many choices share a low strip; figures too long for a line go below."""
    item = QStandardItem("Passen")
    for role, words in (
        (CandidateRole.SHORT, "Passen"),
        (CandidateRole.REASON, "Wer passt, behält den Bauern im Spiel."),
        (CandidateRole.WORTH, "+1,4 Punkte"),
        (CandidateRole.CHANCE, "84 % Gewinnchance"),
        (CandidateRole.PLAYED, False),
    ):
        item.setData(words, role)
    model = QStandardItemModel()
    model.appendRow(item)
    delegate = CandidateDelegate(program.window.theme, LEAST)
    for width in range(LEAST, WIDEST):
        inside = QRect(0, 0, width, LOW)
        said = delegate._said(inside, model.index(0, 0))
        assert all(box.top() >= inside.top() for box in said.boxes), width
        lines = [
            QRect(
                box.left(),
                box.top() + number * _pitch(font),
                QFontMetrics(font).horizontalAdvance(line),
                _pitch(font),
            )
            for told, font, box in zip(said.lines, said.fonts, said.boxes, strict=True)
            for number, line in enumerate(told)
        ]
        assert not any(a.intersects(b) for a, b in combinations(lines, 2)), width


@daily("size", [(1280, 800), (800, 560), (1920, 1080), (800, 1200)])
@daily("language", ["en", "de", "ja"])
def test_all_candidates_have_the_same_figures_and_the_leading_one_always(
    program: Program, open_match: Open, written: Written, size: tuple[int, int], language: str
) -> None:
    program.settings.language = language
    program.window.resize(*size)
    robot = asked(open_match("oicho-kabu", "human,medium,easy,hard,easy", seed="18"))
    counts = set()
    for row in range(robot.table.hints.model.rowCount()):
        robot.table.hints.choose(row)
        QTest.qWait(1)
        told = [figures.split(" · ") for _name, _reason, figures in written(robot)]
        weaker = _("Weaker choice")
        assert any(_NAMED.search(one[0]) or one[0] == weaker for one in told), "of what?"
        for one in told:
            figures = [figure for figure in one if figure != weaker]
            assert "%" in figures[0], one
            counts.add(len(figures))
    assert len(counts) == 1


@pytest.mark.parametrize("size", [(800, 560), (1920, 1080), (800, 1200)])
def test_a_candidate_alone_says_all_it_can(
    program: Program, open_match: Open, written: Written, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    robot = asked(open_match("oicho-kabu", "human,medium,easy,hard,easy", seed="18"))
    robot.type_key("Return")
    asked(robot)
    assert robot.table.hints.model.rowCount() == 1
    ((_name, _reason, figures),) = written(robot)
    assert "%" in figures and "chips" in figures


def test_no_line_of_figures_ends_with_what_joins_them(program: Program) -> None:
    font = program.window.theme.font(13, 600, tabular=True)
    for width in range(60, 300, 10):
        assert not any(line.endswith("·") for line in _broken("25.3% · +0.22 chips", font, width))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_words_on_slips_can_be_read_and_by_night_the_paper_is_dim(
    program: Program, dark: bool
) -> None:
    paper = replace(program.window.theme, dark=dark).on_paper().colours
    for ground in ("raised", "warn_bg"):
        for ink in ("ink", "ink2", "bad"):
            assert contrast(paper[ink], paper[ground]) >= 4.5, (ink, ground)
        assert not dark or paper[ground].lightnessF() < 0.65


def test_by_night_a_hint_is_darker_than_by_day(program: Program, open_match: Open) -> None:
    robot = asked(opened(open_match, "oicho-kabu"))
    shown, seen = robot.table.strip.list, list[float]()
    for dark in ("no", "yes"):
        program.settings.dark = dark
        QTest.qWait(1)
        margin = shown.visualRect(shown.currentIndex()).topLeft() + QPoint(8, 8)
        picture = shown.viewport().grab().toImage()
        seen.append(picture.pixelColor(margin * picture.devicePixelRatioF()).lightnessF())
    assert seen[1] < 0.8 * seen[0]


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_in_another_language_a_hint_stands_on(
    program: Program, open_match: Open, game: str
) -> None:
    robot = opened(open_match, game)
    while robot.table.controls.view.phase not in ("play", "discard"):
        robot.play(limit=1)
        robot._wait_for_turn()
    table = asked(robot).table
    robot.type_key("H")
    before = table._hint.action, table._hint.key, table.strip._delegate.key
    assert before[0] is not None
    for language in ("de", "ja"):
        program.settings.language = language
        QTest.qWait(1)
        assert (table._hint.action, table._hint.key, table.strip._delegate.key) == before


@pytest.mark.parametrize("size", [(1280, 800), (3440, 1440)])
def test_no_candidate_is_cut_off_at_its_beginning(
    program: Program, open_match: Open, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    robot = asked(open_match("oicho-kabu", "human,medium,easy,hard,easy", seed="18"))
    table = robot.table
    shown, model = table.strip.list, table.hints.model
    for row in range(model.rowCount()):
        table.hints.choose(row)
        for by in (-90, 60):  # as after another size of the window, or the wheel
            shown.horizontalScrollBar().setValue(shown.horizontalScrollBar().value() + by)
            table.strip._show_count()
            boxes = [shown.visualRect(model.index(one)) for one in range(model.rowCount())]
            assert shown.viewport().rect().adjusted(0, 0, 4, 0).contains(boxes[row])
            assert not any(box.left() < -3 and box.right() > 3 for box in boxes), boxes


@pytest.mark.parametrize(
    ("game", "answers"),
    [("oicho-kabu", {"stand", "hit"}), ("oklahoma-gin", {"take", "draw"})],
)
def test_through_all_hints_the_buttons_stay_where_they_are(
    open_match: Open, game: str, answers: set[str]
) -> None:
    robot = opened(open_match, game)
    table = robot.table
    robot._wait_for_turn()
    while not answers <= {one.id for one in table.bar.shown if one.enabled}:
        robot.play(limit=1)
        robot._wait_for_turn()

    def stand() -> dict[str, QRect]:
        QTest.qWait(1)
        held = {one.id: table.bar.button(one.id) for one in table.bar.shown}
        return {id_: button.geometry() for id_, button in held.items() if button is not None}

    before, red = stand(), set()
    asked(robot)
    for row in range(table.hints.model.rowCount()):
        table.hints.choose(row)
        assert stand() == before
        red |= {one.id for one in table.bar.shown if one.kind == "primary"}
    assert len(red) == table.hints.model.rowCount()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_a_single_hint_lies_on_a_slip_as_wide_as_its_words(
    program: Program, open_match: Open, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    robot = asked(opened(open_match, "oklahoma-gin"))
    table = robot.table
    strip, hints = table.strip, table.hints
    hints.model.show(table.session.view, [Candidate(hints.model.action(0), 1.0)])
    hints.choose(0)
    QTest.qWait(1)
    index = hints.model.index(0)
    box, delegate = strip.list.visualRect(index), strip._delegate
    inside = delegate._inside(QRect(QPoint(), box.size() / delegate.zoom))
    said = delegate._said(inside, index)
    assert delegate.whole(box.size(), index)
    spare = [inside.right() - one.right() for one in said.boxes[:2]]
    assert box.width() < 0.6 * strip.list.width() or min(spare) < 24
    end = strip.list.mapTo(strip, box.topRight()).x()
    assert 0 < strip._close.x() - end <= strip._theme.px(12)  # the cross stands beside it

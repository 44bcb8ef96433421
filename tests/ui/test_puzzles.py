"""Puzzles at the window: found, solved by mouse and by keys, taken back, shown, remembered."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.engine.actions import Action
from cardtable.games.dou_dizhu import puzzles as endings
from cardtable.games.dou_dizhu.cards import size
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.view import KabuView
from cardtable.games.oicho_kabu.puzzles import puzzles as questions
from cardtable.models.puzzles import of_day
from cardtable.phrases.kabu.puzzles import WORDS
from cardtable.ui.guide.bubble import TIP, Bubble
from cardtable.ui.guide.puzzles import FightGuide, PuzzleGuide, QuestionGuide
from cardtable.ui.help.rules import RulesDialog
from cardtable.ui.intents import Puzzles, Solve
from cardtable.ui.puzzles import PuzzlePage
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from cardtable.ui.widgets.buttons import KeyButton
from tests.daily import daily
from tests.ui.cells import cells
from tests.ui.conftest import ended
from tests.ui.layout import settle

Set = Callable[[str, int], PuzzleGuide]
#: Milliseconds until a process for the bots has started.
LONG = 20_000


def guide_of(program: Program) -> PuzzleGuide:
    """The guide of the open puzzle."""
    desk = program.window.opener.puzzles
    assert desk is not None and desk.guide is not None
    return desk.guide


@pytest.fixture
def set_up(program: Program, qtbot: QtBot) -> Set:
    """Set a puzzle up, and wait until it says what to do."""

    def done(game: str, number: int) -> PuzzleGuide:
        program.window.open(Solve(game, number))
        guide = guide_of(program)
        qtbot.waitUntil(lambda: bool(guide.bubble.said.text))
        return guide

    return done


def fight(program: Program, set_up: Set, number: int = 1) -> FightGuide:
    """An ending."""
    guide = set_up("dou-dizhu", number)
    assert isinstance(guide, FightGuide)
    return guide


def table_of(program: Program) -> TablePage:
    """The open table."""
    assert program.window.table is not None
    return program.window.table


def due(qtbot: QtBot, guide: FightGuide) -> None:
    """Wait until the player may move and the solution is known, or it has ended."""
    run = guide.run
    qtbot.waitUntil(lambda: bool(run.best) or run.won or run.lost, timeout=LONG)
    qtbot.waitUntil(lambda: not guide.late)


def key(program: Program, code: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    """Press a key where the focus is."""
    widget = QApplication.focusWidget() or program.window
    QTest.keyClick(widget, code, held or Qt.KeyboardModifier.NoModifier)


def type_play(program: Program, action: Action) -> None:
    """Type the ranks of a play, and Enter; or pass."""
    if action.verb == "pass":
        key(program, Qt.Key.Key_P)
        return
    table = table_of(program)
    table.controls.clear()
    for word in action.args:
        code = {"b": "B", "R": "R"}.get(word, word)
        QTest.keyClicks(QApplication.focusWidget() or program.window, code)
    key(program, Qt.Key.Key_Return)


def click_play(program: Program, action: Action) -> None:
    """Click the cards of a play, and the button; or pass."""
    table = table_of(program)
    if action.verb == "play":
        table.controls.clear()
        table.redraw(animate=False)
        left = list(table.session.view.hand)  # type: ignore[attr-defined]
        for word in action.args:
            code = next(code for code in reversed(left) if code[0] == word)
            left.remove(code)
            if code not in table.controls.selected:
                click_card(table, code)
    press(table, action.verb)


def click_card(table: TablePage, code: str) -> None:
    """Click a card near its left edge, which no other covers."""
    box, item = table.scene.card_rect(code), table.scene.card_item(code)
    assert box is not None and item is not None
    edge = QPointF(5 - box.width() / 2, 30 - box.height() / 2)
    at = table.view.mapFromScene(item.mapToScene(item.transformOriginPoint() + edge))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def press(table: TablePage, button: str) -> None:
    """Click a button of the rail."""
    found = table.bar.button(button)
    assert found is not None and found.isEnabled(), button
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def way(guide: PuzzleGuide, id_: str) -> KeyButton:
    """A button of the bubble."""
    place = [one.id for one in guide.bubble.said.ways].index(id_)
    button = guide.bubble.stops[place]
    assert isinstance(button, KeyButton)
    return button


def wrong_play(guide: FightGuide) -> Action:
    """A first play that loses."""
    run = guide.run
    return next(action for action in run.view.legal if action not in (run.best, Action("pass")))


@daily("play", [type_play, click_play])
def test_an_ending_is_solved_and_remembered(
    program: Program,
    qtbot: QtBot,
    set_up: Set,
    play: Callable[[Program, Action], None],
    tmp_path: Path,
) -> None:
    guide = fight(program, set_up)
    while True:
        due(qtbot, guide)
        if guide.run.won or guide.run.lost:
            break
        before = len(table_of(program).session.match.actions)
        assert guide.run.best is not None
        play(program, guide.run.best)
        qtbot.waitUntil(lambda: len(table_of(program).session.match.actions) > before)  # noqa: B023
    assert guide.run.won
    assert "Solved!" in guide.bubble.said.text
    assert program.settings.puzzles_solved["dou-dizhu"] == {1}
    assert program.journal is not None and not program.journal.finished()
    key(program, Qt.Key.Key_Return)  # on to the next
    qtbot.waitUntil(lambda: guide_of(program).bubble.said.head.startswith("Puzzle 2"))
    key(program, Qt.Key.Key_Escape)  # to the list
    qtbot.waitUntil(lambda: isinstance(program.window.navigator.front, PuzzlePage))
    page = program.window.navigator.front
    assert isinstance(page, PuzzlePage)
    assert "Solved: 1 of" in " ".join(label.text() for label in page.findChildren(QLabel))
    program.settings.save()
    again = Program("en")
    try:
        assert again.settings.puzzles_solved["dou-dizhu"] == {1}
    finally:
        ended(again)


def test_a_play_that_loses_is_told_at_once_and_taken_back(
    program: Program, qtbot: QtBot, set_up: Set
) -> None:
    guide = fight(program, set_up)
    due(qtbot, guide)
    best, wrong = guide.run.best, wrong_play(guide)
    type_play(program, wrong)
    qtbot.waitUntil(lambda: guide.run.lost, timeout=LONG)
    due(qtbot, guide)
    assert "wins" in guide.bubble.said.text or "win." in guide.bubble.said.text
    assert " answers: " in guide.bubble.said.text, "and why it loses"
    QTest.mouseClick(way(guide, "back"), Qt.MouseButton.LeftButton)
    due(qtbot, guide)
    assert not guide.run.lost and guide.run.best == best
    type_play(program, wrong)
    qtbot.waitUntil(lambda: guide.run.lost, timeout=LONG)
    key(program, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    due(qtbot, guide)
    assert not guide.run.lost and not table_of(program).session.match.actions


@pytest.mark.slow
def test_hints_say_the_kind_then_the_cards_and_then_a_key_shows_it(
    program: Program, qtbot: QtBot, set_up: Set
) -> None:
    guide = fight(program, set_up)
    due(qtbot, guide)
    task = guide.bubble.said.text
    key(program, Qt.Key.Key_H)
    due(qtbot, guide)
    kind = guide.bubble.said.text
    assert kind.startswith("Play ") and kind != task
    key(program, Qt.Key.Key_Escape)  # closes the hint, not the puzzle
    due(qtbot, guide)
    assert guide.bubble.said.text == task
    key(program, Qt.Key.Key_H)
    due(qtbot, guide)
    table = table_of(program)
    assert not table.controls.prepared().selected
    key(program, Qt.Key.Key_H)
    due(qtbot, guide)
    assert guide.bubble.said.text.startswith("What wins")
    assert guide.run.best is not None
    picked = sorted(code[0] for code in table.controls.prepared().selected)
    assert picked == sorted(guide.run.best.args)
    key(program, Qt.Key.Key_V)
    qtbot.waitUntil(lambda: guide.run.begun)
    assert guide.run.helped
    while not guide.run.won:
        due(qtbot, guide)
        key(program, Qt.Key.Key_V)
        QTest.qWait(20)
    due(qtbot, guide)
    assert program.settings.puzzles_solved["dou-dizhu"] == frozenset()
    key(program, Qt.Key.Key_Return)  # once more
    due(qtbot, guide)
    assert not guide.run.begun and not guide.run.helped


def test_all_hands_are_open_and_nothing_is_at_stake(
    program: Program, qtbot: QtBot, set_up: Set
) -> None:
    farmers = next(puzzle for puzzle in endings.puzzles() if puzzle.landlord)
    for puzzle in (endings.puzzles()[0], farmers):
        fight(program, set_up, puzzle.number)
        layout = table_of(program).model.layout
        faces = [spot.face for spot in layout.cards]
        held = sum(map(size, puzzle.hands)) + (puzzle.beat.cards if puzzle.beat else 0)
        assert len(faces) == held and None not in faces
        assert not [label for label in layout.labels if label.key == "stake"]


def test_a_question_is_answered_by_mouse(program: Program, qtbot: QtBot, set_up: Set) -> None:
    puzzle = questions()[0]
    guide = set_up("oicho-kabu", 1)
    assert isinstance(guide, QuestionGuide)
    table = table_of(program)
    assert not guide.bubble.isVisible() and table.bar.words[0] == guide.words.task(puzzle)
    press(table, puzzle.best.action.verb)
    qtbot.waitUntil(lambda: "Right!" in guide.bubble.said.text)
    for answer in puzzle.answers:
        assert WORDS.worth(puzzle, answer.worth) in guide.bubble.said.text
    bar = table_of(program).bar
    assert not any(bar.words) and not bar.shown, "nothing is asked any more"
    assert program.settings.puzzles_solved["oicho-kabu"] == {1}
    assert not table_of(program).session.match.actions[len(puzzle.actions) :]


def test_a_button_of_the_rail_leads_back_to_all_puzzles(
    program: Program, qtbot: QtBot, set_up: Set
) -> None:
    set_up("oicho-kabu", 1)
    press(table_of(program), "way:all")
    qtbot.waitUntil(lambda: isinstance(program.window.navigator.front, PuzzlePage))


@pytest.mark.slow
def test_a_question_is_answered_by_keys_at_the_table(
    program: Program, qtbot: QtBot, set_up: Set
) -> None:
    thirds = [puzzle for puzzle in questions() if not puzzle.bets]
    draws = next(puzzle for puzzle in thirds if puzzle.best.action == Action("hit"))
    guide = set_up("oicho-kabu", draws.number)
    key(program, Qt.Key.Key_N)  # stand
    qtbot.waitUntil(lambda: guide.bubble.said.text.startswith("No"))
    key(program, Qt.Key.Key_C)  # too late
    QTest.qWait(20)
    assert guide.bubble.said.text.startswith("No")
    assert program.settings.puzzles_solved["oicho-kabu"] == frozenset()
    passes = next(p for p in questions() if p.best.action == Action("pass"))
    guide = set_up("oicho-kabu", passes.number)
    key(program, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: "Right!" in guide.bubble.said.text)
    bets = next(puzzle for puzzle in questions() if puzzle.best.action.verb == "bet")
    guide = set_up("oicho-kabu", bets.number)
    QTest.keyClicks(table_of(program).view, bets.best.action.args[0])
    key(program, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Right!" in guide.bubble.said.text)
    assert program.settings.puzzles_solved["oicho-kabu"] == {passes.number, bets.number}


def test_after_a_wrong_answer_one_tries_again(program: Program, qtbot: QtBot, set_up: Set) -> None:
    bets = next(puzzle for puzzle in questions() if puzzle.best.action.verb == "bet")
    guide = set_up("oicho-kabu", bets.number)
    assert isinstance(guide, QuestionGuide)
    wrong = bets.ranked[1]
    table_of(program).act(wrong.action)
    qtbot.waitUntil(lambda: guide.bubble.said.text.startswith("No"))
    told = guide.bubble.said
    assert WORDS.worth(bets, wrong.worth) in told.text, "what it is worth"
    assert f"The best answer: {WORDS.worth(bets, bets.best.worth)}" in told.text
    assert guide.words.answer(guide.run.view, bets.best.action) not in told.text, (
        "but not which it is"
    )
    table_of(program).act(bets.best.action)
    qtbot.waitUntil(lambda: guide.bubble.said.text.startswith("Right!"))
    assert program.settings.puzzles_solved["oicho-kabu"] == {bets.number}


@pytest.mark.slow
def test_a_hint_narrows_a_question_down_and_only_the_next_answers_it(
    program: Program, qtbot: QtBot, set_up: Set
) -> None:
    guide = set_up("oklahoma-gin", 12)
    assert isinstance(guide, QuestionGuide)
    two = {guide.words.answer(guide.run.view, one.action) for one in guide.run.puzzle.ranked[:2]}
    key(program, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: guide.bubble.said.text.startswith("It’s one of two"))
    assert all(card in guide.bubble.said.text for card in two) and not guide.run.over
    key(program, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not guide.bubble.said.text.startswith("It’s one of two"))
    assert program.window.table is not None
    key(program, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: guide.bubble.said.text.startswith("It’s one of two"))
    key(program, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: "Cards that then bring gin" in guide.bubble.said.text)
    third = next(puzzle for puzzle in questions() if not puzzle.bets)
    guide = set_up("oicho-kabu", third.number)
    assert isinstance(guide, QuestionGuide)
    key(program, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: "unseen cards" in guide.bubble.said.text)
    view = guide.run.view
    assert isinstance(view, KabuView) and view.asked_column
    now = sum(ranks(view.columns[view.asked_column - 1].known)) % 10
    more = sum(count for card, count in enumerate(view.unseen, 1) if (now + card) % 10 > now)
    assert f"{more} would raise your {now}" in guide.bubble.said.text
    assert program.settings.puzzles_solved["oklahoma-gin"] == frozenset()


def test_the_list_is_reached_and_read_by_keys(program: Program, qtbot: QtBot) -> None:
    key(program, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: isinstance(program.window.navigator.front, PuzzlePage))
    page = program.window.navigator.front
    assert isinstance(page, PuzzlePage)
    program.window.open(Puzzles("dou-dizhu"))
    page = program.window.navigator.front
    assert isinstance(page, PuzzlePage)
    assert page.list.currentIndex().row() == 0
    key(program, Qt.Key.Key_Right)
    key(program, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: guide_of(program).bubble.said.head.startswith("Puzzle 2 "))


def test_the_rules_are_those_of_the_puzzles_in_front(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(RulesDialog, "exec", lambda dialog: opened.append(dialog.windowTitle()))
    program.window.open(Puzzles("oicho-kabu"))
    page = program.window.pages.currentWidget()
    assert isinstance(page, PuzzlePage)
    page.games.setFocus()
    for game in ("Dou Dizhu", "Oklahoma Gin"):
        while page.games.currentText() != game:
            QTest.keyClick(page.games, Qt.Key.Key_Down)
        program.window.menus.actions["rules"].trigger()
    assert opened == ["Rules: Dou Dizhu", "Rules: Oklahoma Gin"]


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("game", ["oicho-kabu", "dou-dizhu", "oklahoma-gin"])
def test_the_puzzles_are_spread_over_the_whole_list(
    program: Program, game: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    program.window.open(Puzzles(game))
    page = program.window.navigator.front
    assert isinstance(page, PuzzlePage)
    settle(page)
    model, room = page.model, page.list.viewport().rect()
    there = [page.list.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    right = max(cell.right() for cell in there)
    assert room.right() - right < there[0].width() / 3
    if game == "oicho-kabu":
        assert all(room.contains(cell) for cell in there)


@pytest.mark.parametrize("game", ["dou-dizhu", "oicho-kabu", "oklahoma-gin"])
def test_each_puzzle_of_the_list_shows_its_cards(program: Program, qtbot: QtBot, game: str) -> None:
    program.window.open(Puzzles(game))
    page = program.window.navigator.front
    assert isinstance(page, PuzzlePage)
    shown = page.model.rows
    qtbot.waitUntil(lambda: len(page._cells.pictures) == len(shown), timeout=LONG)
    assert all(one.cards for one in shown)
    cell = page.list.visualRect(page.model.index(0, 0))
    for picture in page._cells.pictures.values():
        size = picture.deviceIndependentSize()
        assert 30 < size.width() < cell.width() and 15 < size.height() < cell.height()


def test_the_puzzle_of_the_day_is_the_days(program: Program, qtbot: QtBot) -> None:
    program.window.open(Puzzles("dou-dizhu"))
    key(program, Qt.Key.Key_D)
    number = of_day(len(endings.puzzles()), date.today())
    qtbot.waitUntil(lambda: guide_of(program).bubble.said.head.startswith(f"Puzzle {number} "))


def test_a_damaged_file_is_said_in_one_sentence(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [{**endings.puzzles()[0].row()}, {**endings.puzzles()[1].row(), "hands": ["3", "x", ""]}]
    file = tmp_path / "dou_dizhu.json"
    file.write_text(json.dumps(rows))
    monkeypatch.setattr(endings, "asset", lambda _name: file)
    endings.puzzles.cache_clear()
    try:
        program.window.open(Puzzles("dou-dizhu"))
        page = program.window.navigator.front
        assert isinstance(page, PuzzlePage)
        said = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
        assert "Puzzle 2 in dou_dizhu.json is damaged." in said
        assert not page.take.isEnabled() and not page.day.isEnabled()
        file.write_text("[")
        endings.puzzles.cache_clear()
        page.uncover()
        said = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
        assert "The puzzles in dou_dizhu.json can’t be read." in said
    finally:
        endings.puzzles.cache_clear()


@cells([(800, 560), (1280, 800), (1920, 1080)], "zh_CN")
def test_no_bubble_is_cut(
    program: Program, qtbot: QtBot, set_up: Set, language: str, size: tuple[int, int]
) -> None:
    program.settings.language = language
    program.window.resize(*size)
    for game, number in (("dou-dizhu", 1), ("oicho-kabu", 1), ("oicho-kabu", 60)):
        guide = set_up(game, number)
        assert not guide.bubble.isVisible()
        if isinstance(guide, QuestionGuide):
            guide.run.show()
        else:
            assert isinstance(guide, FightGuide)
            due(qtbot, guide)
            table_of(program).act(wrong_play(guide))
            qtbot.waitUntil(lambda: guide.run.lost, timeout=LONG)  # noqa: B023
        qtbot.waitUntil(lambda: not guide.late and guide.bubble.isVisible())  # noqa: B023
        _check(guide.bubble)


def _check(bubble: Bubble) -> None:
    page = bubble.parentWidget()
    assert page is not None
    inside = bubble.geometry().adjusted(TIP, TIP, -TIP, -TIP)
    assert page.rect().contains(inside)
    for label in bubble.findChildren(QLabel):
        if label.isVisible() and label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    assert all(stop.width() >= stop.sizeHint().width() for stop in bubble.stops)

"""Several people at one computer: what the previous one leaves, what moves, what each is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.engine.actions import NEXT
from cardtable.engine.state import TABLE
from cardtable.ui import announcing
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.main_window import MainWindow
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

FRIENDS = {
    "dou-dizhu": "human,human,easy",
    "oicho-kabu": "human,human,human",
    "oklahoma-gin": "human,human",
}
by_game = daily("game", FRIENDS, "oklahoma-gin")


def on_turns(robot: Robot, turns: int, look: Callable[[Robot], None]) -> None:
    """Play on, and look whenever the privacy screen is up."""
    for _ in range(turns):
        robot._wait_for_turn()
        session = robot.table.session
        if session.match.turn is None:
            return
        if session.behind_curtain:
            look(robot)
            robot.open_curtain()
        elif session.plain_action is not None:
            until_more(robot)
        else:
            robot.do(robot.choose())


def until_more(robot: Robot) -> None:
    """Wait until somebody has acted."""
    match = robot.table.session.match
    count = len(match.actions)
    wait_until(lambda: len(match.actions) > count)


def texts_of(window: MainWindow) -> list[str]:
    """All that can be read on the pages below the privacy screen, by whatever means."""
    assert window.table is not None
    found = [window.table.bar.accessibleName(), *window.table.bar.words]
    for widget in window.table.findChildren(QWidget):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel):
            found.append(widget.text())
    access = QAccessible.queryAccessibleInterface(window.table.view)
    for index in range(access.childCount()):
        child = access.child(index)
        assert child is not None
        found.append(child.text(QAccessible.Text.Name))
    return [text for text in found if text]


@by_game
def test_behind_the_screen_nothing_of_the_one_before_can_be_read(
    open_match: Open, game: str
) -> None:
    robot = open_match(game, FRIENDS[game], seed="4")
    looks = [0]

    def look(robot: Robot) -> None:
        table = robot.table
        looks[0] += 1
        assert table.model.rowCount() == 0 and table.view.focus_key == ""
        assert table.hints.model.rowCount() == 0 and not table.strip.isVisible()
        assert table.bar.words == ("", "") and not table.bar.shown
        assert table.controls.view.seat is None
        public = table.session.match.view(None)
        told = [table.phrases.event(event, table.names) for event in public.history]
        assert set(table.log.lines) <= set(told), "the log is the one that everybody knows"
        for text in texts_of(robot.window):
            assert "deadwood is" not in text and not text.startswith("From your own view"), text

    on_turns(robot, 40, look)
    assert looks[0] > 3


@pytest.mark.slow
@by_game
def test_a_hint_is_gone_with_the_one_who_asked(open_match: Open, game: str) -> None:
    robot = open_match(game, FRIENDS[game], seed="4")
    robot._wait_for_turn()
    robot.open_curtain()
    table = robot.table
    robot.press("hint")
    wait_until(lambda: table.strip.isVisible() and table.hints.row >= 0)
    first = table.session.viewer
    while table.session.viewer == first or table.session.behind_curtain:
        robot._wait_for_turn()
        if table.session.behind_curtain:
            assert not table.strip.isVisible() and table.hints.row < 0
            robot.open_curtain()
        elif table.session.match.turn in (first, TABLE):
            robot.do(robot.choose())
    assert not table.strip.isVisible() and not table.view.marks.call


@by_game
def test_nothing_of_it_is_announced_either(
    open_match: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    robot = open_match(game, FRIENDS[game], seed="4")
    said: list[str] = []

    def heard(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(announcing, "send", heard)
    turns = [0]

    def look(robot: Robot) -> None:
        said.clear()
        robot.window.retranslate()  # everything is told again, as far as there is anything
        assert not [words for words in said if "Please hand over" not in words]
        turns[0] += 1

    on_turns(robot, 30, look)
    assert turns[0] > 3
    assert said, "whoever is there is told what to do"


@pytest.mark.slow
@by_game
def test_no_card_moves_because_the_computer_does(open_match: Open, game: str) -> None:
    robot = open_match(game, FRIENDS[game], seed="4")
    table = robot.table
    table.settings.speed = Speed.CALM
    opened = 0
    for _ in range(30):
        robot._wait_for_turn()
        if table.session.match.turn is None:
            break
        if table.session.behind_curtain:
            assert not table.scene.busy
            robot.open_curtain()
            dealt = table.session.match.actions[-1:] in ([], [NEXT])
            assert dealt or not table.scene.busy, "only a new deal is dealt"
            opened += not dealt
        elif table.session.plain_action is None:
            robot.do(robot.choose())
    assert opened > 3


@pytest.mark.slow
@by_game
def test_people_are_called_by_name(open_match: Open, game: str) -> None:
    robot = open_match(game, FRIENDS[game], seed="4")
    seen = 0
    for _ in range(80):
        robot._wait_for_turn()
        table = robot.table
        turn = table.session.match.turn
        if turn is None:
            break
        if table.session.behind_curtain:
            robot.open_curtain()
            continue
        captions = [str(table.model.row(row).words) for row in range(table.model.rowCount())]
        assert "you" not in table.bar.words[0].lower().split()
        for text in [*captions, *table.log.lines]:
            words = text.replace("<b>", "").lower().split()
            assert "you" not in words and "your" not in words, text
        if turn >= 0 and table.session.viewer == turn:
            assert table.bar.words[0].startswith(table.names[turn])
            seen += 1
        if table.session.plain_action is None:
            robot.do(robot.choose())
    assert seen > 5


@pytest.mark.slow
def test_the_computer_stays_where_all_see_that_there_is_no_choice(
    open_match: Open, program: Program
) -> None:
    robot = open_match("dou-dizhu", "human,human,human", seed="4")
    table, stayed = robot.table, 0
    for _ in range(600):
        session = table.session
        if session.match.turn is None or stayed > 3:
            break
        if session.behind_curtain:
            robot.open_curtain()
        elif session.plain_action is not None:
            assert not program.window.curtain.isVisible()
            table.settings.pace = Pace.NORMAL
            viewer = session.viewer
            table.pacing.see()
            assert table.pacing.forced.waiting, "it is seen first"
            table.settings.pace = Pace.AT_ONCE
            table.pacing.see()
            until_more(robot)
            assert session.viewer in (viewer, None)
            stayed += 1
        else:
            robot.do(robot.choose("medium"))
    assert stayed > 3


def test_the_privacy_screen_calls_people_as_the_table_does(
    open_match: Open, program: Program
) -> None:
    robot = open_match("oklahoma-gin", "human,human", seed="4")
    seat = robot.table.session.match.turn
    assert seat is not None
    for language in ("de", "ja", "en"):
        program.settings.language = language
        wait_until(lambda: robot.table.names[seat] in program.window.curtain.opener.text())
        assert program.window.curtain.isVisible()


def test_the_privacy_screen_says_what_it_is_about_and_how_all_stand(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,human,human", "rounds=3", seed="4")
    told = set[str]()

    def look(robot: Robot) -> None:
        curtain, table = robot.window.curtain, robot.table
        scores = table.match.view(None).scores
        assert all(
            f"{n}: {s}" in curtain._standing.text()
            for n, s in zip(table.names, scores, strict=True)
        )
        told.add(curtain._about.text())

    on_turns(robot, 30, look)
    assert any("can still be bet" in words for words in told)
    assert any(words.startswith("A third card for column") for words in told)

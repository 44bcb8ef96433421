"""Pace and automatic play, at the real window with real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.engine.match import LEVELS, Match
from cardtable.engine.state import TABLE
from cardtable.store.journal import Journal
from cardtable.ui import durations
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings.kept import Settings
from cardtable.ui.table.hit_testing import zone_rect
from cardtable.ui.table.motion import LAID
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open, ended

THREE = "human,easy,easy"


def trigger(program: Program, command: str) -> None:
    """Choose a command in its menu."""
    program.window.menus.actions[command].trigger()


def done(robot: Robot) -> Match:
    """The match at the table."""
    return robot.table.session.match


def bots_wait(robot: Robot) -> None:
    """The player has acted, and a bot takes its time, however slow the machine is."""
    robot.table.session.bot_pause = 60_000
    robot._wait_for_turn()
    while robot.table.session.thinking is None:
        robot.do(robot.choose())
    wait_until(lambda: not robot.table.session.deciding)


# -- two settings ----------------------------------------------------------------------------------
def test_an_old_file_keeps_its_speed_and_gets_a_pace(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[General]\nspeed=OFF\nforced=yes\n", encoding="utf-8")
    settings = Settings(path)
    assert (settings.speed, settings.pace) == (Speed.OFF, Pace.NORMAL)
    assert settings.forced and settings.last_play and not settings.forced_pass
    assert settings.stand_in == "medium"
    path.write_text("[General]\npace=WARP\nstand_in=god\n", encoding="utf-8")
    settings = Settings(path)
    assert (settings.pace, settings.stand_in) == (Pace.NORMAL, "medium")
    assert not settings.forced_pass


@pytest.mark.slow
def test_nobody_bets_on_cards_that_are_still_being_dealt(
    program: Program, open_match: Open
) -> None:
    program.settings.speed, program.settings.pace = Speed.NORMAL, Pace.NORMAL
    table = open_match("oicho-kabu", "easy,easy,easy,human", seed="2").table
    flying: list[str] = []

    def look(_events: object) -> None:
        scene = table.scene
        for spot in scene.model.layout.cards:
            item = scene.card_item(spot.key)
            if item is not None and spot.zone != "deck" and scene.motion.moving(item):
                flying.append(spot.key)

    table.session.changed.connect(look)
    assert table.session.thinking is not None
    wait_until(lambda: len(table.session.match.actions) > 0)
    assert not flying


def test_without_animation_bots_still_take_their_time(program: Program, open_match: Open) -> None:
    table = open_match("dou-dizhu", THREE).table
    trigger(program, "pace_calm")
    calm = table.session.bot_pause
    trigger(program, "speed_off")
    assert table.session.bot_pause == calm > 0
    assert table.scene.speed.name == "OFF"
    trigger(program, "pace_at_once")
    trigger(program, "speed_calm")
    assert table.session.bot_pause == 0 and table.scene.speed.name == "CALM"
    actions = program.window.menus.actions
    assert [pace for pace in Pace if actions[f"pace_{pace.name.lower()}"].isChecked()] == [
        Pace.AT_ONCE
    ]
    again = Program("en")
    try:
        assert (again.settings.speed, again.settings.pace) == (Speed.CALM, Pace.AT_ONCE)
    finally:
        ended(again)


# -- skipping --------------------------------------------------------------------------------------
@daily("by", ["click", "Space", "Return"])
def test_motion_and_pause_are_skipped_at_once(program: Program, open_match: Open, by: str) -> None:
    robot = open_match("dou-dizhu", THREE, seed="8", keyboard=by != "click")
    table = robot.table
    table.settings.speed = Speed.CALM
    bots_wait(robot)
    table.scene.motion.move(table.scene.items()[0], 1, 1, LAID, 250)  # type: ignore[arg-type]
    count = len(done(robot).actions)
    view = table.view
    view.setFocus()
    view.focus_key = ""
    if by == "click":
        robot.click(QPointF(5, view.height() - 5))
    else:
        QTest.keyClick(view, getattr(Qt.Key, f"Key_{by}"))
    wait_until(lambda: len(done(robot).actions) > count)
    wait_until(lambda: not table.scene.busy)


def test_a_click_that_skips_does_not_choose_what_comes_under_the_mouse(
    program: Program, open_match: Open
) -> None:
    robot = open_match("oicho-kabu", THREE, seed="3")
    table = robot.table
    table.session.bot_pause = 60_000
    column = QPointF()
    for _ in range(200):
        wait_until(lambda: not table.session.deciding)
        session = table.session
        place = zone_rect(table.model.layout, "column:1")
        column = place.center() if place is not None else column
        if session.thinking is None:
            robot.do(robot.choose())
            continue
        before = len(done(robot).actions)
        robot.click(column)
        wait_until(lambda n=before: len(done(robot).actions) > n)  # type: ignore[misc]
        assert not table.controls.prepared().stakes
        if session.match.turn == 0 and session.match.state.view(0).phase == "bet":
            return
    pytest.fail("the player was never asked for a bet after a bot")


@pytest.mark.slow
def test_the_click_that_ends_a_pause_does_nothing_else(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="11")
    robot._wait_for_turn()
    table = robot.table
    table.pacing.press("pause")
    assert table.paused
    robot.click_place("column:4")
    assert not table.paused and not table.controls.prepared().stakes
    robot.click_place("column:4")
    assert table.controls.prepared().stakes == ((4, 10),)


def test_who_listens_hears_every_sentence_before_the_match_goes_on(
    program: Program, open_match: Open
) -> None:
    program.settings.pace, program.settings.by_ear = Pace.NORMAL, True
    robot = open_match("dou-dizhu", THREE, seed="8")
    bots_wait(robot)
    pacing, count = robot.table.pacing, len(done(robot).actions)
    pacing.read("A sentence that takes more than two seconds.")
    pacing.read("Two.")
    robot.table.session.hurry()
    QTest.qWait(4 * durations.LETTER + 300)
    assert len(done(robot).actions) == count, "the first one is still being read"
    pacing.stop_reading()
    wait_until(lambda: len(done(robot).actions) > count)


# -- a bot in one's place --------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("game", ["dou-dizhu", "oicho-kabu", "oklahoma-gin"])
def test_a_bot_plays_for_me_to_the_end_and_it_is_told(
    program: Program, open_match: Open, journal_of: Journal, game: str
) -> None:
    seats = "human,easy" if game == "oklahoma-gin" else THREE
    short = {"dou-dizhu": "deals=3", "oicho-kabu": "rounds=6", "oklahoma-gin": "rounds=1"}[game]
    robot = open_match(game, seats, short, seed="5", keyboard=True)
    robot._wait_for_turn()
    QTest.keyClick(robot.table.view, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert program.window.menus.actions["stand_in"].isChecked()
    wait_until(lambda: done(robot).turn is None, 60_000)
    match = done(robot)
    own = [n for n, turn in enumerate(match.turns) if turn == 0]
    assert own and all(match.notes.at(n).level == "medium" for n in own)
    assert robot.table.pacing.handed is None
    assert not program.window.menus.actions["stand_in"].isChecked()
    ranking = robot.table.ranking
    wait_until(ranking.isVisible)
    assert f"{len(own)} plays by a bot" in ranking.accessibleName()
    entry = journal_of.finished()[0]
    assert entry.played == len(own)
    again, _ = journal_of.load(entry.id)
    assert again.actions == match.actions and again.notes == match.notes


def test_the_bar_says_so_and_gives_the_seat_back(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", THREE, seed="5")
    table = robot.table
    robot._wait_for_turn()
    table.session.bot_pause = 60_000
    trigger(program, "stand_in_expert")
    assert table.pacing.handed is None, "the level alone hands nothing over"
    trigger(program, "stand_in")
    assert "(expert)" in table.bar.words[0]
    assert table.bar.filled == "stand_in"
    assert not table.view.marks.selectable, "one's own cards are a picture now"
    trigger(program, "stand_in_easy")
    assert "(easy)" in table.bar.words[0]
    count = len(done(robot).actions)
    robot.press("stand_in")
    assert table.pacing.handed is None and len(done(robot).actions) == count
    assert "bot" not in table.bar.words[0]
    assert not program.window.menus.actions["stand_in"].isChecked()
    robot.do(robot.choose())
    assert done(robot).notes.played == 0


@pytest.mark.slow
def test_it_ends_when_the_match_is_left_and_what_was_played_stays_told(
    program: Program, open_match: Open, journal_of: Journal
) -> None:
    robot = open_match("dou-dizhu", THREE, seed="5")
    robot._wait_for_turn()
    trigger(program, "stand_in")
    wait_until(lambda: done(robot).notes.played > 2)
    program.window.show_start()
    entry = journal_of.unfinished()[0]
    program.window.matches.resume(entry.id)
    table = Robot(program.window).table
    assert table.pacing.handed is None
    assert table.session.match.notes.played == entry.played > 2


@pytest.mark.slow
def test_who_takes_back_plays_again(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", THREE, seed="5")
    robot._wait_for_turn()
    trigger(program, "stand_in")
    wait_until(lambda: done(robot).notes.played > 2)
    table = robot.table
    trigger(program, "undo")
    assert table.pacing.handed is None and table.session.match.notes.undos == 1
    assert table.session.match.turn == 0


@pytest.mark.slow
def test_a_friend_can_be_played_for_and_the_computer_stays(
    program: Program, open_match: Open
) -> None:
    robot = open_match("dou-dizhu", "human,human,easy", seed="5")
    robot._wait_for_turn()
    robot.open_curtain()
    session = robot.table.session
    one = session.viewer
    assert one is not None
    trigger(program, "stand_in")
    name = robot.table.names[one]
    wait_until(lambda: session.behind_curtain or session.match.turn == TABLE)
    seen = {session.match.turn}
    while session.match.turn not in (None, TABLE):
        if session.behind_curtain:
            robot.open_curtain()
        robot._wait_for_turn()
        seen.add(session.viewer)
        if session.match.turn in (None, TABLE):
            break
        if not session.behind_curtain:
            robot.do(robot.choose())
    assert one not in seen
    shown = [button.id for button in robot.table.bar.shown]
    assert shown[-1] == "next", "somebody at the computer still plays himself"
    trigger(program, "stand_in")
    assert robot.table.pacing.handed is None
    assert name not in robot.table.bar.words[0]


def test_every_level_can_be_chosen_and_is_kept(program: Program) -> None:
    for level in LEVELS:
        trigger(program, f"stand_in_{level}")
        assert program.settings.stand_in == level
        assert program.window.menus.actions[f"stand_in_{level}"].isChecked()


# -- forced moves, one by one ----------------------------------------------------------------------
def at_last_cards(open_match: Open) -> Robot:
    """A match at a position in which all that is held makes one play, and less would be legal."""
    robot = open_match("dou-dizhu", THREE, seed="1")
    for _ in range(400):
        robot._wait_for_turn()
        if done(robot).turn is None:
            break
        view = robot.table.session.view
        if view.last_play is not None and len(view.legal) > 1:
            return robot
        robot.do(robot.choose())
    pytest.fail("the player never came to his last play")


@pytest.mark.slow
def test_the_last_cards_play_themselves_if_wanted(program: Program, open_match: Open) -> None:
    robot = at_last_cards(open_match)
    held = robot.table.session.view.hand  # type: ignore[attr-defined]
    trigger(program, "forced_pass")
    trigger(program, "forced")
    count = len(done(robot).actions)
    QTest.qWait(50)
    assert len(done(robot).actions) == count
    trigger(program, "last_play")
    wait_until(lambda: len(done(robot).actions) > count)
    assert done(robot).actions[count] == Action.of("play", *held)


# -- out of the match ------------------------------------------------------------------------------
def bankrupt(open_match: Open) -> Robot:
    """A match of Kabu whose only person has lost all chips, with rounds to come."""
    robot = open_match("oicho-kabu", THREE, "chips=20", "rounds=24", seed="6")
    for _ in range(200):
        robot._wait_for_turn()
        view = robot.table.session.view
        assert view.turn is not None, "the match was over before"
        if view.scores[0] == 0 and view.turn == TABLE:
            assert not view.ends_with_next
            return robot
        legal = view.legal
        bets = [action for action in legal if action.verb == "bet"]
        robot.do(bets[3] if len(bets) > 3 else next(iter(legal)))
    pytest.fail("the player never lost all his chips")


@pytest.mark.slow
def test_who_is_bankrupt_lets_it_be_played_to_the_end(open_match: Open) -> None:
    robot = bankrupt(open_match)
    table = robot.table
    assert table.bar.filled == "to_end"
    robot.press("to_end")
    assert [button.id for button in table.bar.shown] == ["to_end"]
    wait_until(lambda: done(robot).turn is None, 60_000)
    assert not table.pacing.to_end
    wait_until(table.ranking.isVisible)


@pytest.mark.slow
def test_playing_to_the_end_can_be_stopped(open_match: Open) -> None:
    robot = bankrupt(open_match)
    table = robot.table
    table.settings.pace = Pace.NORMAL
    robot.press("to_end")
    assert table.pacing.forced.waiting
    robot.press("to_end")
    assert not table.pacing.forced.waiting and not table.pacing.to_end
    count = len(done(robot).actions)
    QTest.qWait(50)
    assert len(done(robot).actions) == count
    robot.press("next")  # it is still there
    assert len(done(robot).actions) == count + 1


@pytest.mark.slow
def test_who_only_watches_may_have_it_played_to_the_end_as_well(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "easy,easy,easy", "rounds=6", seed="2")
    wait_until(lambda: done(robot).turn == TABLE)
    assert robot.table.bar.filled == "next", "whoever watches wants to see it"
    robot.press("to_end")
    wait_until(lambda: done(robot).turn is None, 60_000)


@pytest.mark.slow
def test_who_still_has_chips_is_not_offered_it(open_match: Open) -> None:
    robot = open_match("oicho-kabu", THREE, seed="2")
    for _ in range(12):
        robot._wait_for_turn()
        if robot.table.session.view.scores[0] <= 0:
            break
        assert all(button.id != "to_end" for button in robot.table.bar.shown)
        robot.do(robot.choose())


@pytest.mark.slow
def test_to_the_end_bots_take_no_time_and_afterwards_their_own_again(open_match: Open) -> None:
    robot = bankrupt(open_match)
    table = robot.table
    table.settings.pace = Pace.CALM
    usual = table.session.bot_pause
    robot.press("to_end")
    assert table.session.bot_pause <= durations.TO_END < usual
    robot.press("to_end")
    assert table.session.bot_pause == usual

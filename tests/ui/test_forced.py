"""Automatic moves at the real window."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.state import TABLE
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2
from cardtable.games.kabu.view import KabuView
from cardtable.phrases.cards import named
from cardtable.ui import durations
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings.kept import Settings
from cardtable.ui.table.pacing import only_action
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open, ended
from tests.ui.test_accessible import heard
from tests.ui.test_shared_computer import until_more

__all__ = ["heard"]

SEATS = {
    "dou-dizhu": "human,easy,easy",
    "oicho-kabu": "human,easy,easy",
    "oklahoma-gin": "human,easy",
}


def forced(match: Match, seat: int = 0) -> list[int]:
    """The numbers of the actions of a seat that were the only ones."""
    return [
        number
        for number, turn in enumerate(match.turns)
        if turn == seat and only_action(match.view_before(number, seat)) is not None
    ]


def asked_for(robot: Robot, count: int) -> list[Action | None]:
    """What a person was asked in so many own decisions: the only action there was, or none."""
    asked: list[Action | None] = []

    def note() -> None:
        if robot.table.controls.may_act:
            asked.append(only_action(robot.table.session.view))

    robot.play(limit=count, before=note)
    return asked


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_where_it_is_wanted_nobody_is_asked_without_a_choice(
    open_match: Open, program: Program, game: str
) -> None:
    want_all(program)
    robot = open_match(game, SEATS[game], seed="8")
    done: list[Action] = []
    act = robot.table.pacing.forced._act

    def noted(action: Action) -> None:
        done.append(action)
        act(action)

    robot.table.pacing.forced._act = noted
    session, own = robot.table.session, 0
    while own < 25 and session.match.turn is not None:
        robot._wait_for_turn()
        if robot.table.pacing.forced._timer.isActive() or session.thinking is not None:
            QTest.qWait(1)
            continue
        assert only_action(session.view) is None
        robot.do(robot.choose())
        own += 1
    match = session.match
    assert [match.actions[number] for number in forced(match)] == done


@pytest.mark.slow
def test_why_a_move_is_made_without_asking_is_said_first(
    open_match: Open, program: Program, heard: list[str]
) -> None:
    want_all(program)
    robot = open_match("dou-dizhu", SEATS["dou-dizhu"], seed="8")
    session, why, passed = robot.table.session, "You have nothing that beats this.", ""
    while session.match.turn is not None and not passed:
        robot._wait_for_turn()
        if robot.table.pacing.forced._timer.isActive() or session.thinking is not None:
            QTest.qWait(1)
        else:
            heard.clear()
            robot.do(robot.choose())
        lines = [line for word in heard if word.startswith("say ") for line in word[4:].split("\n")]
        after = lines[lines.index(why) + 1 :] if why in lines else []
        passed = next((line for line in after if line == "Player 1 passed."), "")
    assert passed


def test_a_forced_third_card_is_said_with_its_column(
    open_match: Open, program: Program, heard: list[str]
) -> None:
    want_all(program)
    robot = open_match("oicho-kabu", SEATS["oicho-kabu"], seed="8")
    session = robot.table.session
    said = re.compile(r"Column \d (must|can’t) draw\n.*(must|can’t) draw\.")
    lines = ""
    while session.match.turn is not None and not said.search(lines):
        robot._wait_for_turn()
        if robot.table.pacing.forced._timer.isActive() or session.thinking is not None:
            QTest.qWait(1)
        else:
            robot.do(robot.choose())
        lines = "\n".join(word[4:] for word in heard if word.startswith("say "))
    assert said.search(lines)


@daily("game", ("oicho-kabu", "kyo-kabu"))
def test_people_who_share_the_computer_are_not_handed_it_for_a_third_card_without_a_choice(
    open_match: Open, program: Program, game: str
) -> None:
    want_all(program)
    robot = open_match(game, "human,human,human", "rounds=3", seed="4")
    session, made = robot.table.session, 0
    while session.match.turn is not None:
        turn = session.match.turn
        if turn != TABLE and only_action(session.match.view(turn)) is not None:
            assert not session.behind_curtain
            until_more(robot)
            made += 1
        elif session.behind_curtain:
            robot.open_curtain()
        elif robot.table.telling.waits or robot.table.pacing.forced.waiting:
            QTest.qWait(1)
        else:
            robot.do(robot.choose())
    assert made > 2


@daily("game", ("oicho-kabu", "kyo-kabu"), "oicho-kabu")
def test_what_makes_itself_is_not_announced_as_a_turn(
    open_match: Open, program: Program, game: str
) -> None:
    want_all(program)
    robot = open_match(game, "human,easy,easy", "rounds=3", seed="4")
    session, seen = robot.table.session, set[str]()
    while session.match.turn is not None:
        pacing, bar = robot.table.pacing, robot.table.bar
        if pacing.forces and session.thinking is None and not robot.table.telling.waits:
            seen.add(bar.words[0])
            assert len(bar.shown) <= 1
            until_more(robot)
        elif session.thinking is not None or pacing.forced.waiting or robot.table.telling.waits:
            QTest.qWait(1)
        else:
            robot.do(robot.choose())
    assert seen and not any("our turn" in words for words in seen), seen


@daily("game", SEATS, "oicho-kabu")
def test_what_was_made_for_somebody_is_no_turn_of_his(
    open_match: Open, program: Program, heard: list[str], game: str
) -> None:
    want_all(program)
    robot = open_match(game, SEATS[game], seed="8")
    session, compared = robot.table.session, 0
    match = session.match
    while compared < 3 and match.turn is not None:
        robot._wait_for_turn()
        if robot.table.pacing.forced._timer.isActive() or session.thinking is not None:
            QTest.qWait(1)
            continue
        own, alone = [n for n, turn in enumerate(match.turns) if turn == 0], forced(match)
        chosen = [number for number in own if number not in alone]
        if chosen and own[-1] in alone:
            heard.clear()
            robot.table.say_aloud("recent")
            since = len(match.view_before(chosen[-1], 0).history)
            lines = "\n".join(robot.table.log.lines_since(since))
            assert heard == [f"say {named(lines)}"]
            compared += 1
        robot.do(robot.choose())
    assert compared


@pytest.mark.slow
def test_where_it_is_not_wanted_all_is_asked(open_match: Open, program: Program) -> None:
    assert not program.settings.forced
    robot = open_match("dou-dizhu", SEATS["dou-dizhu"], seed="8")
    asked = asked_for(robot, 25)
    assert any(action is not None for action in asked)


def want_all(program: Program) -> None:
    """Have every kind of forced move made automatically."""
    for kind in ("forced", "forced_pass"):
        program.window.menus.actions[kind].trigger()
    assert program.settings.forced and program.settings.forced_pass


def at_forced(open_match: Open, program: Program) -> Robot:
    """A match at a position without a choice, with time to look at it."""
    robot = open_match("dou-dizhu", SEATS["dou-dizhu"], seed="8")
    robot._wait_for_turn()
    while only_action(robot.table.session.view) is None:
        robot.do(robot.choose())
        robot._wait_for_turn()
    return robot


@pytest.mark.slow
def test_the_position_is_seen_first_and_can_be_left_by_hand(
    open_match: Open, program: Program
) -> None:
    robot = at_forced(open_match, program)
    table = robot.table
    table.settings.pace = Pace.NORMAL
    program.window.menus.actions["forced_pass"].trigger()
    assert table.pacing.forced._timer.interval() == durations.FORCED
    table.pacing.forced._timer.setInterval(60_000)  # however slow the machine is
    count = len(table.session.match.actions)
    QTest.qWait(100)
    assert len(table.session.match.actions) == count
    assert table.pacing.forced._timer.isActive()
    robot.type_key("P")
    assert len(table.session.match.actions) == count + 1
    assert not table.pacing.forced._timer.isActive()


@pytest.mark.slow
@pytest.mark.parametrize("game", [*SEATS, "kyo-kabu"])
def test_who_takes_back_decides_anew_what_he_had_decided(
    open_match: Open, program: Program, game: str
) -> None:
    want_all(program)
    robot = open_match(game, SEATS.get(game, "human,easy,easy"), seed="8")
    table = robot.table
    match, done = table.match, -1

    def asked() -> bool:
        waits = match.turn == TABLE or (table.controls.may_act and not table.pacing.decides)
        return waits and not table.scene.busy and table.bar.shown != []

    wait_until(asked)
    while not any(number > done > -1 for number in forced(match)):
        if match.turn == 0:
            done = len(match.actions)
        robot.do(robot.choose())
        wait_until(asked)
    table.undo()
    assert len(match.actions) == done
    QTest.qWait(60)
    assert len(match.actions) == done


@pytest.mark.slow
def test_nothing_is_played_while_the_match_is_paused(open_match: Open, program: Program) -> None:
    robot = at_forced(open_match, program)
    table = robot.table
    count = len(table.session.match.actions)
    program.window.menus.actions["pause"].trigger()
    want_all(program)
    QTest.qWait(60)
    assert len(table.session.match.actions) == count
    program.window.menus.actions["pause"].trigger()
    wait_until(lambda: len(table.session.match.actions) > count)


@pytest.mark.slow
def test_at_a_shared_computer_nobody_learns_that_there_was_no_choice(
    open_match: Open, program: Program
) -> None:
    want_all(program)
    robot = open_match("dou-dizhu", "human,human,easy", seed="8")
    asked = asked_for(robot, 30)
    assert any(action is not None for action in asked)


def test_it_is_remembered(program: Program) -> None:
    program.window.menus.actions["forced"].trigger()
    assert program.window.menus.actions["forced"].isChecked()
    again = Program("en")
    try:
        assert again.window.menus.actions["forced"].isChecked()
    finally:
        ended(again)


# -- what is automatic unless somebody wants otherwise ---------------------------------------------
def test_at_first_forced_moves_make_themselves_and_the_top_card_is_taken(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    assert settings.forced and settings.last_play and not settings.places
    assert not settings.forced_pass


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_in_chinese_forced_passes_make_themselves_too(program: Program, language: str) -> None:
    settings, menu = program.settings, program.window.menus.actions
    settings.put("forced_pass", None)  # nobody has chosen
    settings.language = language
    assert settings.forced_pass and menu["forced_pass"].isChecked()
    settings.language = "en"
    assert not settings.forced_pass and not menu["forced_pass"].isChecked()
    settings.language = language
    menu["forced_pass"].trigger()
    assert not settings.forced_pass


def phases_asked(robot: Robot, rounds: int) -> list[str]:
    """The phases in which the person at the window was asked in so many rounds."""
    asked: list[str] = []
    session = robot.table.session
    while session.match.turn is not None and session.view.deal <= rounds:
        robot._wait_for_turn()
        if robot.table.pacing.forced.waiting or session.thinking is not None:
            QTest.qWait(1)
            continue
        if session.behind_curtain:
            robot.open_curtain()
            continue
        asked.append(session.view.phase)
        robot.do(robot.choose())
    return asked


@pytest.mark.slow
def test_a_dealer_is_asked_only_where_it_matters(open_match: Open, program: Program) -> None:
    program.settings.places = False
    program.settings.forced = True
    robot = open_match("oicho-kabu", SEATS["oicho-kabu"], seed="8")
    asked = phases_asked(robot, 6)
    match = robot.table.session.match
    dealt = [
        action
        for number, (turn, action) in enumerate(zip(match.turns, match.actions, strict=True))
        if turn == 0 and match.view_before(number, 0).phase in (DEALER_1, DEALER_2)
    ]
    assert dealt and set(dealt) == {Action.of("deal", "top")}
    assert not {DEALER_1, DEALER_2} & set(asked)


def test_a_card_that_a_dealer_takes_without_being_asked_is_told(
    open_match: Open, program: Program
) -> None:
    program.settings.places, told = False, set[tuple[str, int]]()
    robot = open_match("oicho-kabu", "human,easy", seed="1")
    session, bar = robot.table.session, robot.table.bar

    def note() -> None:
        if robot.table.pacing.forced.waiting and session.view.phase in (DEALER_1, DEALER_2):
            told.add((bar.words[0], len(bar.shown)))

    session.changed.connect(lambda _events: QTimer.singleShot(0, note))
    program.settings.pace = Pace.NORMAL  # long enough to be seen
    robot.play(limit=8)
    assert told == {("You take a card…", 0)}


@pytest.mark.slow
def test_who_wants_to_choose_where_the_cards_come_from_is_asked(
    open_match: Open, program: Program
) -> None:
    robot = open_match("oicho-kabu", SEATS["oicho-kabu"], seed="8")
    assert {DEALER_1, DEALER_2} <= set(phases_asked(robot, 6))
    program.settings.places = False
    assert not {DEALER_1, DEALER_2} & set(phases_asked(robot, 12)[1:])


@pytest.mark.slow
def test_a_shared_computer_is_not_handed_over_for_the_dealers_cards(
    open_match: Open, program: Program
) -> None:
    program.settings.places = False
    robot = open_match("oicho-kabu", "human,human,easy", seed="8")
    curtains: list[str] = []
    session = robot.table.session
    session.curtain.connect(lambda _seat: curtains.append(session.match.view(None).phase))
    phases_asked(robot, 6)
    assert curtains and not {DEALER_1, DEALER_2} & set(curtains)


@pytest.mark.slow
def test_what_one_only_watches_makes_haste(open_match: Open, program: Program) -> None:
    robot = open_match("oicho-kabu", SEATS["oicho-kabu"], seed="8")
    table, session = robot.table, robot.table.session
    program.settings.speed, program.settings.pace = Speed.NORMAL, Pace.NORMAL
    usual = durations.BOT_PAUSE
    paces: set[tuple[bool, Speed, int]] = set()

    def note() -> None:
        view = session.view
        assert isinstance(view, KabuView)
        watched = view.phase != BET and view.dealer != 0 and not view.staked(0)
        if view.turn not in (None, TABLE):
            paces.add((watched, table.scene.speed, session.bot_pause))

    session.changed.connect(lambda _events: QTimer.singleShot(0, note))
    for _ in range(3):
        robot._wait_for_turn()
        note()
        view = session.view
        if view.phase == BET and view.turn == 0:
            robot.type_key("P")
        else:
            robot.do(robot.choose())
    assert (False, Speed.NORMAL, usual) in paces
    hasty = [(speed, pause) for watched, speed, pause in paces if watched]
    assert hasty and all(speed is Speed.FAST and pause < usual for speed, pause in hasty)


@pytest.mark.parametrize(("game", "there"), [("oklahoma-gin", True), ("oicho-kabu", False)])
def test_the_menu_has_nothing_of_another_game(open_match: Open, game: str, there: bool) -> None:
    robot = open_match(game, "human,easy")
    window = robot.table.window()
    actions = window.menus.actions  # type: ignore[attr-defined]
    seen = {id_ for id_, one in actions.items() if one.isVisible()}
    assert {"knock_anyway" in seen, "careful" in seen, "places" not in seen} == {there}
    assert "forced_pass" not in seen and "forced" in seen

"""The sounds of matches at the real window, and their volume."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from time import monotonic

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.engine.moments import Sound
from cardtable.folders import data_folder
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings.kept import VOLUME, VOLUMES, Settings
from cardtable.ui.sounds import MOST, timed
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import go_on, opened


class Recorder:
    """A player that writes down what it is to play."""

    def __init__(self) -> None:
        self.played: list[tuple[Sound, float, int]] = []
        self.closed = False

    def play(self, sound: Sound, after: float = 0.0, volume: int = 100) -> None:
        assert not self.closed
        self.played.append((sound, after, volume))

    def close(self) -> None:
        self.closed = True

    @property
    def sounds(self) -> list[Sound]:
        return [sound for sound, _, _ in self.played]


@pytest.fixture
def heard(program: Program) -> Recorder:
    """What the window plays."""
    made = Recorder()
    program.window.sounds.player = made  # type: ignore[assignment]
    return made


def done(robot: Robot, *verbs: str) -> int:
    """How often one of these was done in the match."""
    return sum(action.verb in verbs for action in robot.table.session.match.actions)


def ends(robot: Robot, seat: int) -> Counter[Sound]:
    """How deals and match have ended for a seat, by the score sheet."""
    view = robot.table.session.view
    gained = [line.deltas[seat] for line in view.sheet if not line.summary]
    count = Counter(
        Sound.DEAL_WON if points > 0 else Sound.DEAL_LOST for points in gained if points
    )
    assert view.outcome is not None
    count[Sound.MATCH_WON if seat in view.outcome.winners else Sound.MATCH_LOST] += 1
    return count


ENDS = (Sound.DEAL_WON, Sound.DEAL_LOST, Sound.MATCH_WON, Sound.MATCH_LOST)


@pytest.mark.slow
def test_a_match_of_gin_is_heard(open_match: Open, heard: Recorder) -> None:
    robot = open_match("oklahoma-gin", "human,easy", "rounds=1", seed="5")
    robot.play()
    count = Counter(heard.sounds)
    match = robot.table.session.match
    deals = sum(not line.summary for line in match.view(None).sheet)
    knocks = [e for e in match.view(None).history if e.kind == "knocked"]
    gins = sum(e.word("ending") != "knock" for e in knocks)
    assert count[Sound.SHUFFLE] == deals
    assert count[Sound.CARD] == deals + done(robot, "discard", "layoff") + len(knocks)
    assert count[Sound.KNOCK] == len(knocks) - gins
    assert count[Sound.GIN] == gins
    assert knocks
    # A card taken or drawn is drawn over the table; so are the hands shown at the end.
    assert count[Sound.SLIDE] == done(robot, "draw", "take") + deals
    assert Counter({sound: count[sound] for sound in ENDS}) == ends(robot, 0)


@pytest.mark.slow
def test_a_match_of_dou_dizhu_is_heard(open_match: Open, heard: Recorder) -> None:
    robot = open_match("dou-dizhu", "human,hard,hard", "deals=8", seed="1")
    robot.play()
    count = Counter(heard.sounds)
    events = robot.table.session.match.view(None).history.events
    starts = sum(event.kind == "deal_started" for event in events)
    plays = [event.word("reading") for event in events if event.kind == "played"]
    assert count[Sound.SHUFFLE] == starts
    assert count[Sound.CARD] == starts + len(plays)  # one a play, however many cards: no motion
    assert count[Sound.BOMB] == sum(reading.startswith("bomb") for reading in plays) > 0
    assert count[Sound.ROCKET] == sum(reading.startswith("rocket") for reading in plays) > 0
    assert Counter({sound: count[sound] for sound in ENDS}) == ends(robot, 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["oicho-kabu", "kyo-kabu"])
def test_a_match_of_kabu_is_heard(open_match: Open, heard: Recorder, game: str) -> None:
    robot = open_match(game, "human,easy,easy", "rounds=6", seed="7")
    robot.play()
    count = Counter(heard.sounds)
    rounds = len(robot.table.session.view.sheet)
    assert count[Sound.SHUFFLE] == rounds
    assert count[Sound.CHIPS] == done(robot, "bet")
    assert 0 < count[Sound.RAKE] <= rounds
    assert count[Sound.FLIP] >= rounds
    assert Counter({sound: count[sound] for sound in ENDS}) == ends(robot, 0)


def test_a_deal_is_a_shuffle_and_a_few_cards_one_after_the_other(
    program: Program, open_match: Open, heard: Recorder
) -> None:
    program.settings.speed = Speed.NORMAL
    open_match("dou-dizhu", "human,easy,easy", seed="4")
    sounds = heard.sounds
    assert sounds == [Sound.SHUFFLE, *[Sound.CARD] * MOST]
    times = [after for _, after, _ in heard.played]
    assert times[0] == 0
    gaps = [b - a for a, b in pairwise(times[1:])]
    assert gaps == pytest.approx([durations.DEAL_STAGGER / 1000] * (MOST - 1))
    assert max(times) <= 1.5  # people and the pile come first; by then the first hand is dealt


@pytest.mark.parametrize("speed", list(Speed))
def test_at_every_speed_no_sound_is_heard_twice_at_the_same_time(speed: Speed) -> None:
    sounds = [Sound.SHUFFLE, *[Sound.CARD] * 20, *[Sound.FLIP] * 4, Sound.RAKE, Sound.DEAL_WON]
    found = timed(sounds, speed.value)
    assert len(set(found)) == len(found)
    assert {sound for sound, _ in found} == set(sounds)
    assert all(count <= MOST for count in Counter(sound for sound, _ in found).values())


def test_the_end_of_a_deal_is_heard_after_its_last_card() -> None:
    times = dict(timed([Sound.FLIP, Sound.CARD, Sound.RAKE, Sound.DEAL_LOST], 1.0))
    assert times[Sound.DEAL_LOST] > times[Sound.RAKE] >= times[Sound.FLIP] > 0


def test_a_showdown_is_heard_card_by_card_and_its_result_at_the_end(
    program: Program, open_match: Open, heard: Recorder
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="1")
    program.window.menus.actions["speed_fast"].trigger()
    session, scene = robot.table.session, robot.table.scene
    at_once: list[tuple[bool, list[Sound]]] = []

    def note() -> None:
        if session.view.sheet and not at_once:
            at_once.append((scene.unfolding, list(heard.sounds)))

    session.changed.connect(note)
    while not session.view.sheet:
        heard.played.clear()
        robot.play(limit=1)
        wait_until(lambda: robot.table.controls.may_act or bool(session.view.sheet))
    ((unfolding, before),) = at_once
    assert unfolding
    assert not {Sound.FLIP, Sound.RAKE, *ENDS} & set(before)  # nothing is heard before it is seen
    wait_until(lambda: not scene.busy)
    after = heard.sounds[len(before) :]
    flips = after.count(Sound.FLIP)
    assert flips >= 3
    assert after[:flips] == [Sound.FLIP] * flips
    assert Sound.RAKE in after[flips:]
    assert len(set(after[flips:]) & set(ENDS)) <= 1


def test_a_broken_bank_is_heard_when_it_is_seen(program: Program, heard: Recorder) -> None:
    table, action = opened(program, "oicho-kabu", "073", 23)
    heard.played.clear()
    go_on(table, action)
    assert table.scene.unfolding and Sound.BOMB not in heard.sounds
    wait_until(lambda: not table.scene.busy)
    assert Sound.BOMB in heard.sounds


def test_the_kitty_is_heard_as_its_cards_turn_up_and_as_they_are_taken(
    program: Program, heard: Recorder
) -> None:
    table, action = opened(program, "dou-dizhu", "002", 2, seat=2)
    scene = table.scene
    kitty = [s.key for s in table.model.layout.cards if s.zone == "kitty"]
    heard.played.clear()
    began = monotonic()
    go_on(table, action)
    assert len(kitty) == 3
    heard_at = dict[Sound, list[float]]()
    while scene.busy:
        for sound, *_ in heard.played:
            heard_at.setdefault(sound, []).append(1000 * (monotonic() - began))
        heard.played.clear()
        QTest.qWait(5)
    (taken,) = heard_at[Sound.SLIDE]
    turned, early = heard_at[Sound.FLIP], 20  # timers are so coarse
    assert len(turned) == 3 and durations.WON - early <= turned[0] < turned[1] < turned[2]
    seen = scene.turnings[2] + durations.FLIP + durations.SEEN_OPEN
    assert taken >= seen - early


@pytest.mark.slow
def test_a_showdown_that_is_skipped_is_heard_at_once(
    program: Program, open_match: Open, heard: Recorder
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="7")
    program.window.menus.actions["speed_calm"].trigger()
    session, scene = robot.table.session, robot.table.scene
    while not session.view.sheet:
        heard.played.clear()
        robot.play(limit=1)
        wait_until(lambda: robot.table.controls.may_act or bool(session.view.sheet), 60_000)
    assert scene.unfolding
    assert Sound.RAKE not in heard.sounds
    program.window.menus.actions["skip"].trigger()
    assert Sound.RAKE in heard.sounds
    count = len(heard.played)
    QTest.qWait(700)
    assert len(heard.played) == count  # no card turns over any more


@pytest.mark.slow
def test_what_only_looks_otherwise_is_silent(
    program: Program, open_match: Open, heard: Recorder
) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="5")
    robot.play(limit=3)
    wait_until(lambda: robot.table.session.can_undo and robot.table.controls.may_act)
    heard.played.clear()
    window = program.window
    hand = [spot.key for spot in robot.table.model.layout.cards if spot.zone == "hand"]
    robot.table.view.focus_key = hand[0]
    robot.table.redraw()
    window.menus.actions["dark"].trigger()
    window.menus.actions["large"].trigger()
    window.resize(1000, 700)
    window.settings.language = "de"
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    robot.table.press("sort")
    assert robot.table.session.can_undo
    robot.table.undo()
    assert robot.table.session.match.notes.undos == 1
    assert not heard.played


@pytest.mark.slow
def test_a_match_that_is_continued_is_not_dealt_again(
    program: Program, open_match: Open, heard: Recorder
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="4")
    robot.play(limit=2)
    wait_until(lambda: robot.table.controls.may_act)
    number = robot.table.session.number
    program.window.show_start()
    heard.played.clear()
    program.window.matches.resume(number)
    assert program.window.table is not None
    assert not heard.played


@pytest.mark.slow
def test_behind_the_curtain_nothing_tells_who_holds_what(
    program: Program, open_match: Open, heard: Recorder
) -> None:
    robot = open_match("oklahoma-gin", "human,human", "rounds=1", seed="5")
    session = robot.table.session
    assert session.behind_curtain
    assert set(heard.sounds) == {Sound.SHUFFLE, Sound.CARD, Sound.FLIP}
    heard.played.clear()
    robot.open_curtain()
    assert not heard.played  # the next player's cards appear, but nothing has happened
    robot.play()
    assert session.match.outcome is not None
    assert not set(heard.sounds) & set(ENDS)  # one person has won, the other lost


def action(program: Program, name: str) -> QAction:
    return program.window.menus.actions[name]


def test_mute_is_a_key_and_silences_at_once(
    program: Program, open_match: Open, heard: Recorder
) -> None:
    open_match("oklahoma-gin", "human,easy", seed="5")
    QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert heard.closed
    assert program.settings.mute
    assert action(program, "mute").isChecked()
    Robot(program.window).play(limit=1)
    assert program.window.sounds.player is None  # and nothing was started for it
    QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not program.settings.mute
    assert not action(program, "mute").isChecked()


@pytest.mark.parametrize("volume", VOLUMES)
def test_a_volume_is_kept_heard_and_shown(program: Program, heard: Recorder, volume: int) -> None:
    action(program, f"volume_{volume}").trigger()
    assert heard.played == [(Sound.CHIPS, 0.0, volume)]
    assert Settings(data_folder() / "settings.ini").volume == volume
    shown = [name for name in VOLUMES if action(program, f"volume_{name}").isChecked()]
    assert shown == [volume]
    assert str(volume) in action(program, f"volume_{volume}").text()


def test_to_choose_a_volume_is_to_want_to_hear(program: Program) -> None:
    action(program, "mute").trigger()
    recorder = Recorder()
    program.window.sounds.player = recorder  # type: ignore[assignment]
    action(program, "volume_80").trigger()
    assert not program.settings.mute
    assert not action(program, "mute").isChecked()
    assert recorder.sounds == [Sound.CHIPS]


@pytest.mark.parametrize("text", ["", "-1", "101", "5e1", "²", "loud", "9" * 400, "60.5"])
def test_a_broken_volume_is_the_usual_one(program: Program, heard: Recorder, text: str) -> None:
    program.settings.put("volume", text)
    assert program.settings.volume == VOLUME
    program.window.sounds.play(Sound.CARD)
    assert heard.played == [(Sound.CHIPS, 0.0, VOLUME), (Sound.CARD, 0.0, VOLUME)]


@pytest.mark.parametrize(("text", "volume"), [("0", 0), ("37", 37), ("100", 100)])
def test_any_volume_may_be_written_in_the_file(program: Program, text: str, volume: int) -> None:
    program.settings.put("volume", text)
    assert program.settings.volume == volume


def test_where_there_is_no_screen_nothing_is_started(program: Program, open_match: Open) -> None:
    open_match("oklahoma-gin", "human,easy", seed="5")
    assert program.window.sounds.player is None


def test_closing_the_window_ends_the_player(program: Program, heard: Recorder) -> None:
    program.window.close()
    assert heard.closed

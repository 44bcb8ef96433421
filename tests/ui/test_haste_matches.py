"""Whole matches played by somebody whose finger twitches: only what was meant is done.

Every press goes to the window, as the system would send it, with a time of its own. After each
press that acts, the finger presses again: twice or three times, the same key held down, or another
key by mistake. The record must hold what was meant and nothing else, and no match ends paused.
"""

from __future__ import annotations

import random
import sys

import pytest
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.engine.state import TABLE
from cardtable.ui import durations
from cardtable.ui.main_window import MainWindow
from cardtable.ui.widgets.haste import HANDS
from tests import robot as robots
from tests.daily import daily
from tests.robot import Robot
from tests.ui.conftest import Open
from tests.ui.hasty_fingers import Clock, Fingers

MATCHES = {
    "oicho-kabu": ("human,easy,easy", "rounds=6"),
    "kyo-kabu": ("human,easy,easy", "rounds=6"),
    "dou-dizhu": ("human,easy,easy", "deals=3"),
    "oklahoma-gin": ("human,easy", "rounds=2"),
}
#: Shorter ones for every day.
SHORT = MATCHES | {
    "dou-dizhu": ("human,easy,easy", "deals=1"),
    "oklahoma-gin": ("human,easy", "rounds=1"),
}


def same(done: list[Action], meant: list[Action]) -> bool:
    """Whether the record holds what was meant; of equal ranks, any card may have been played."""

    def ranks(actions: list[Action]) -> list[object]:
        return [
            (a.verb, sorted(x[:1] for x in a.args) if a.verb == "play" else list(a.args))
            for a in actions
        ]

    return ranks(done) == ranks(meant)


class Twitching(Robot):
    """A player whose finger presses again after every press that acted."""

    def __init__(self, window: MainWindow, keyboard: bool, seed: int) -> None:
        super().__init__(window, keyboard)
        HANDS.wait = durations.HASTE
        self.meant: list[Action] = []
        self._rng = random.Random(seed)

    @property
    def own(self) -> list[Action]:
        """What a person has done, or gone on with to the next deal."""
        match = self.table.session.match
        pairs = zip(match.turns, match.actions, strict=True)
        return [action for turn, action in pairs if turn in (0, TABLE)]

    def play_hastily(self, fingers: Fingers) -> None:
        """Play the whole match."""
        table = self.table
        while table.session.match.turn is not None:
            self._wait_for_turn()
            if table.session.match.turn is None:
                break
            action = self.choose()
            self.meant.append(action)
            self.do(action)
            fingers.again(self._rng)
            assert self.table is table, "the match was left"
            assert same(self.own, self.meant), (self.own[-2:], self.meant[-2:])
            assert not table.session.paused
            table.controls.clear()  # a card may have been picked up
            table.redraw()
        fingers.again(self._rng)
        QTest.qWait(5)
        assert self.table is table, "another match was begun"
        assert same(self.own, self.meant), (self.own[-2:], self.meant[-2:])


def played(
    open_match: Open,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    keyboard: bool,
    seed: int,
    lengths: dict[str, tuple[str, str]] = MATCHES,
) -> int:
    """Play one match; returns how often the finger twitched."""
    seats, length = lengths[game]
    window = open_match(game, seats, length, seed=str(seed), keyboard=keyboard).window
    fingers = Fingers(clock)
    monkeypatch.setattr(robots, "QTest", fingers)
    monkeypatch.setattr(fingers, "qWaitForWindowActive", lambda _: True, raising=False)
    Twitching(window, keyboard, seed).play_hastily(fingers)
    monkeypatch.setattr(robots, "QTest", QTest)
    return fingers.count


@daily("keyboard", [False, True], True, ids=["mouse", "keys"])
@daily("game", MATCHES, "oicho-kabu")
def test_only_what_was_meant_is_done(
    open_match: Open, clock: Clock, monkeypatch: pytest.MonkeyPatch, game: str, keyboard: bool
) -> None:
    assert played(open_match, clock, monkeypatch, game, keyboard, 3, SHORT) >= 8


@pytest.mark.soak
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", MATCHES)
def test_1000_hasty_presses_in_whole_matches(
    open_match: Open,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    keyboard: bool,
) -> None:
    count = matches = 0
    while count < 130:  # eight of these make 1,000
        matches += 1
        count += played(open_match, clock, monkeypatch, game, keyboard, seed=100 + matches)
    with capsys.disabled():
        hand = "keys" if keyboard else "mouse"
        said = f"{game}, {hand}: {count} times pressed again in {matches} matches"
        print(said, file=sys.stderr)

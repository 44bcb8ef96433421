"""How few gestures a landlord needs in Dou Dizhu: clicks, slides and flicks, and no button.

``python -m tests.screen.clicks [--deals 50] [--first 1]`` plays deals through the window as
landlord, with what a bot would play, by the shortest way there is with the mouse: a tap takes what
beats, a slide takes an interval, a flick up plays and a flick down passes. A line a deal; the last
line is the sum. The status is 1 if a turn takes more than :data:`MOST` gestures on average, or if
fewer than four fifths of the deals do without a button of the bar.
"""

from __future__ import annotations

import argparse
import copy
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.games.dou_dizhu.view import PLAY, DouDizhuView
from cardtable.models.controls.dou_dizhu import DouDizhuControls
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.running.program import Program
from tests.robot import Robot, ask_everything, wait_until

#: Average gestures per turn; and the fraction of deals that must need no button.
MOST, WITHOUT = 1.6, 0.8
#: Taps tried on one card, and length of a flick in pixels.
TAPS, FLICK = 4, 60


@dataclass(frozen=True, slots=True)
class Gesture:
    """Something done with the mouse in one go, from a card, to another if it is a ``slide``."""

    kind: str
    key: str
    to: str = ""


Way = tuple[Gesture, ...]


def shortest(controls: DouDizhuControls, action: Action) -> Way | None:
    """The fewest gestures that do this, or ``None`` if only buttons do."""
    hand = controls.view.hand
    if action.verb == "pass":
        return (Gesture("down", hand[-1]),)
    wanted = Counter(word[0] for word in action.args if not word.startswith("as:"))
    best: Way | None = None
    for begun, way in _beginnings(controls, wanted):
        done = _completed(begun, way, wanted)
        if done is not None and (best is None or len(done) < len(best)):
            best = done
    return best


def _beginnings(
    controls: DouDizhuControls, wanted: Counter[str]
) -> Iterator[tuple[DouDizhuControls, Way]]:
    hand = controls.view.hand
    fresh = _copied(controls)
    yield fresh, ()
    for key in hand:
        if key[0] not in wanted:
            continue
        tapped = _copied(controls)
        for count in range(1, TAPS + 1):
            tapped.click(key, "hand")
            yield _copied(tapped), (Gesture("tap", key),) * count
    places = [place for place, key in enumerate(hand) if key[0] in wanted]
    for first, last in combinations_with_replacement(places, 2):
        if first < last:
            slid = _copied(controls)
            slid.slide(hand[first : last + 1])
            yield slid, (Gesture("slide", hand[first], hand[last]),)


def _completed(begun: DouDizhuControls, way: Way, wanted: Counter[str]) -> Way | None:
    """Add what lacks and put back what is too much, card by card; then flick."""
    hand = begun.view.hand
    taps = 0
    while (have := Counter(key[0] for key in begun.selected)) != wanted:
        lacking = [k for k in hand if k not in begun.selected and have[k[0]] < wanted[k[0]]]
        extra = [k for k in begun.selected if have[k[0]] > wanted[k[0]]]
        if not (lacking or extra) or taps > len(hand):
            return None
        key = (extra or lacking)[0]
        if not begun.selected and len(lacking) == sum(wanted.values()):
            break  # nothing is picked up yet: the flick may take it all
        begun.click(key, "hand")
        way, taps = (*way, Gesture("tap", key)), taps + 1
    for key in hand:
        if key[0] not in wanted or (begun.selected and key not in begun.selected):
            continue
        tried = _copied(begun)
        action = tried.flick(key, up=True)
        if action is not None and Counter(word[0] for word in action.args[: len(hand)]) == wanted:
            return (*way, Gesture("up", key))
    return None


def _copied(controls: DouDizhuControls) -> DouDizhuControls:
    twin = copy.copy(controls)
    twin.selected, twin.hinted = set(controls.selected), set(controls.hinted)
    return twin


class Hands:
    """Does gestures with the mouse at the window's table."""

    def __init__(self, robot: Robot) -> None:
        self._robot = robot

    def _at(self, key: str) -> QPoint:
        table = self._robot.table
        table.scene.finish()
        rect = table.scene.card_rect(key)
        assert rect is not None, key
        return table.view.mapFromScene(QPointF(rect.left() + 4, rect.center().y()))

    def do(self, gesture: Gesture) -> None:
        """Press, wander, let go."""
        viewport, left = self._robot.table.view.viewport(), Qt.MouseButton.LeftButton
        start = self._at(gesture.key)
        if gesture.kind == "tap":
            QTest.mouseClick(viewport, left, pos=start)
            return
        ends: dict[str, Callable[[], QPoint]] = {
            "up": lambda: start - QPoint(0, FLICK),
            "down": lambda: start + QPoint(0, FLICK),
            "slide": lambda: self._at(gesture.to),
        }
        end = ends[gesture.kind]()
        QTest.mousePress(viewport, left, pos=start)
        for part in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * part / 4)
        QTest.mouseRelease(viewport, left, pos=end)


@dataclass
class Sum:
    """What a deal or several took."""

    turns: int = 0
    gestures: int = 0
    buttons: int = 0

    def __str__(self) -> str:
        each = self.gestures / max(1, self.turns)
        return f"{self.turns} turns, {self.gestures} gestures ({each:.2f} each)"


def view_of(robot: Robot) -> DouDizhuView:
    """What the player sees."""
    view = robot.table.session.view
    assert isinstance(view, DouDizhuView)
    return view


def play(robot: Robot, level: str = "medium") -> Sum | None:
    """One deal as landlord; ``None`` if somebody else has become that."""
    hands, done = Hands(robot), Sum()
    while True:
        wait_until(lambda: robot.table.session.thinking is None)
        view = view_of(robot)
        if view.phase == "bid" and view.turn == 0:
            robot.do(Action.of("bid", 3))
            continue
        if view.phase != PLAY:
            return done if done.turns else None
        if view.landlord != 0:
            return None
        if view.turn != 0:
            continue
        controls = robot.table.controls
        assert isinstance(controls, DouDizhuControls)
        action = robot.choose(level)
        way = shortest(controls, action)
        done.turns += 1
        if way is None:
            robot.do(action)
            done.buttons += 1
            done.gestures += len(action.args) + 1
            continue
        count = len(robot.table.session.match.actions)
        for gesture in way:
            hands.do(gesture)
        taken = robot.table.session.match.actions[count]
        assert sorted(w[0] for w in taken.args) == sorted(w[0] for w in action.args), (taken, way)
        done.gestures += len(way)


def main(words: Sequence[str]) -> int:
    """Play the deals."""
    parser = argparse.ArgumentParser(prog="python -m tests.screen.clicks")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--first", type=int, default=1, help="number of the first")
    asked = parser.parse_args(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    whole, without, deals, seed = Sum(), 0, 0, asked.first
    with tempfile.TemporaryDirectory(prefix="cardtable-clicks-") as folder:
        os.environ["CARDTABLE_DATA"] = folder
        program = Program("en")
        program.settings.speed, program.settings.pace = Speed.OFF, Pace.AT_ONCE
        ask_everything(program.settings)
        program.window.resize(1280, 800)
        program.window.show()
        while deals < asked.deals:
            program.open(
                argparse.Namespace(
                    game="dou-dizhu",
                    seats="human,medium,medium",
                    seed=str(seed),
                    deck=None,
                    preset=None,
                    option=["deals=1"],
                )
            )
            deal = play(Robot(program.window))
            if deal is not None:
                deals += 1
                without += not deal.buttons
                whole.turns += deal.turns
                whole.gestures += deal.gestures
                print(f"deal {seed}: {deal}", flush=True)
            seed += 1
        program.window.close()
        program.close()
    print(f"{deals} deals, {without} without any button: {whole}")
    each = whole.gestures / whole.turns
    return 0 if each <= MOST and without >= WITHOUT * deals else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The program in a process of its own, played from its start page to the ranking and back.

``python -m tests.screen.driver GAME HANDS SHOTS [ACTIONS]``: GAME is its id, HANDS are ``mouse``,
``keys`` or ``hot-seat``; after so many ACTIONS of people the match is left. It knows where things
are on the screen; what it does there goes through the X server. The last line it writes is JSON.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtTest import QTest

from cardtable.engine.match import Seat
from cardtable.engine.seeds import Seed
from cardtable.games import all_games
from cardtable.ui import durations
from cardtable.ui.intents import MatchRequest
from cardtable.ui.main_window import MainWindow
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.buttons import KeyButton
from tests.eye.cells import Cell
from tests.eye.matches import SHORT
from tests.eye.player import Player
from tests.eye.watch import Eye
from tests.robot import RobotLost, ask_everything, wait_until
from tests.screen.x11 import XHands


def shorten(window: MainWindow, people: int) -> None:
    """What the set-up page starts becomes the shortest match, with so many people."""
    begin = window.matches.begin

    def short(request: MatchRequest) -> None:
        seats = tuple(
            Seat("human" if i < people else "easy", seat.name, seat.portrait)
            for i, seat in enumerate(request.seats)
        )
        options = request.game.resolve(None, SHORT[request.game.id])
        begin(request._replace(seats=seats, options=options, seed=Seed.parse(str(Cell().seed))))

    window.matches.begin = short  # type: ignore[method-assign]


def play(eye: Eye, game: str, limit: int) -> int:
    """From the start page to the ranking and back; returns how much people did.

    With ``limit`` it goes back after so many actions.

    Raises:
        RobotLost: if the window does not do what is asked of it.
    """
    player, window = eye.player, eye.player.window
    eye.open()
    QTest.qWait(300)
    number = list(all_games()).index(game)
    if player.keyboard:
        player.hands.key(f"Shift+{number + 1}")
    else:
        poster = window.start.posters[number]
        if not poster.in_hand:
            player.click_widget(poster)  # too soon after it came in hand to play
            QTest.qWait(2 * durations.HASTE)
        player.click_widget(poster.wheel)
    wait_until(lambda: window.setup is not None)
    assert window.setup is not None
    QTest.qWait(300)
    if player.keyboard:
        player.hands.key("Return")
    else:
        buttons = [b for b in window.setup.findChildren(KeyButton) if b.kind == "primary"]
        player.click_widget(next(b for b in buttons if b.isVisible()))
    wait_until(lambda: window.table is not None)
    eye.watch_table()
    done = eye.play(limit=limit)
    if limit:
        player.hands.key("Ctrl+H")
    else:
        wait_until(player.table.ranking.isVisible)
        QTest.qWait(300)
        player.press("home")
    wait_until(lambda: window.pages.currentWidget() is window.start)
    return done


def main(game: str, hands: str, shots: Path, limit: int = 0) -> dict[str, object]:
    """Run it."""
    program = Program("en")
    ask_everything(program.settings)
    window = program.window
    window.resize(1280, 800)
    shorten(window, 2 if hands == "hot-seat" else 1)
    # At a computer for two, one can choose; a hot-seat match is played by the keyboard here.
    eye = Eye(Player(window, hands != "mouse", XHands()), shots, f"x11-{game}-{hands}")
    trouble, done = "", 0
    try:
        done = play(eye, game, limit)
    except RobotLost as error:
        trouble = f"{eye.phase}: {error}"
    finally:
        window.close()
        program.close()
    findings = [f"{phase}: {finding}" for phase, finding in eye.findings]
    return {
        "done": done,
        "looks": eye.looks,
        "frames": eye.frames,
        "findings": findings,
        "trouble": trouble,
    }


if __name__ == "__main__":
    game, hands, shots, *limit = sys.argv[1:]
    print(json.dumps(main(game, hands, Path(shots), *map(int, limit))))

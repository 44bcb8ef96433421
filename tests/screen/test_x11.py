"""Whole matches at a real X server, with a window manager, by events that it sends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.games import all_games
from tests.screen import x11

#: Goes into full screen, ends there, begins again and leaves it, with a window that was maximized
#: and with one that was not; says after each time whether it is maximized.
FULL_SCREEN = """
from cardtable.ui.running.program import Program
from tests.robot import wait_until
for maximized in (True, False):
    program = Program("en")
    window = program.window
    (window.showMaximized if maximized else window.showNormal)()
    wait_until(lambda: window.isActiveWindow() and window.isMaximized() == maximized)
    for leave in (False, True, False):
        window.menus.actions["full_screen"].trigger()
        wait_until(lambda: window.isFullScreen() != leave)
        wait_until(lambda: (window.width() < 1000) == (leave and not maximized))
        if leave:
            print(window.isMaximized())
    window.close()
    program.close()
    again = Program("en")
    again.window.show()
    wait_until(lambda: again.window.isActiveWindow() and again.window.width() > 1000)
    assert again.window.isFullScreen()
    again.window.menus.actions["full_screen"].trigger()
    wait_until(lambda: not again.window.isFullScreen())
    wait_until(lambda: (again.window.width() < 1000) != maximized)
    print(again.window.isMaximized())
    again.window.showNormal()
    wait_until(lambda: not again.window.isMaximized())
    again.window.resize(900, 600)
    again.window.close()
    again.close()
"""
ROOT = Path(__file__).parent.parent.parent
#: Seconds after which a match counts as hanging.
PATIENCE = 540

pytestmark = pytest.mark.skipif(
    bool(x11.missing()), reason=f"no X server for tests: {', '.join(x11.missing())} missing"
)


HANDS = ("mouse", "keys", "hot-seat")
#: Every table, and every way, if asked for; the others are soaks.
USUAL = {
    ("oicho-kabu", "mouse"),
    ("dou-dizhu", "hot-seat"),
    ("oklahoma-gin", "keys"),
}
MATCHES = [
    pytest.param(
        game, hands, marks=pytest.mark.slow if (game, hands) in USUAL else pytest.mark.soak
    )
    for game in all_games()
    for hands in HANDS
]


def drive(tmp_path: Path, *words: str) -> None:
    """The program in a process of its own, with its driver; nothing is wrong with what it shows."""
    with x11.x_server() as surroundings:
        done = subprocess.run(
            [sys.executable, "-m", "tests.screen.driver", *words],
            env={**surroundings, "CARDTABLE_DATA": str(tmp_path / "data")},
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["trouble"] == ""
    assert told["done"] > 0 and told["looks"] > 0
    assert told["findings"] == [], f"pictures in {tmp_path}"


def test_a_match_is_begun_played_and_left_by_mouse(tmp_path: Path) -> None:
    drive(tmp_path, "oicho-kabu", "mouse", str(tmp_path), "3")


@pytest.mark.parametrize(("game", "hands"), MATCHES)
def test_a_match_from_the_start_page_to_the_ranking_and_back(
    game: str, hands: str, tmp_path: Path
) -> None:
    drive(tmp_path, game, hands, str(tmp_path))


def test_a_window_is_maximized_again_after_full_screen_even_after_a_new_start(
    tmp_path: Path,
) -> None:
    with x11.x_server() as surroundings:
        done = subprocess.run(
            [sys.executable, "-c", FULL_SCREEN],
            env={**surroundings, "CARDTABLE_DATA": str(tmp_path)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.stderr == ""
    assert done.stdout.split() == ["True", "True", "False", "False"]

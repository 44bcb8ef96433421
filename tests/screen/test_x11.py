"""Whole matches at a real X server, with a window manager, by events that it sends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.games import all_games
from tests.screen import x11

ROOT = Path(__file__).parent.parent.parent
#: Seconds after which a match counts as hanging.
PATIENCE = 540

pytestmark = pytest.mark.skipif(
    bool(x11.missing()), reason=f"no X server for tests: {', '.join(x11.missing())} missing"
)


HANDS = ("mouse", "keys", "hot-seat")
#: Every table, and every way; the others are soaks.
USUAL = {
    ("oicho-kabu", "mouse"),
    ("dou-dizhu", "hot-seat"),
    ("oklahoma-gin", "keys"),
}
MATCHES = [
    pytest.param(game, hands, marks=() if (game, hands) in USUAL else pytest.mark.soak)
    for game in all_games()
    for hands in HANDS
]


@pytest.mark.parametrize(("game", "hands"), MATCHES)
def test_a_match_from_the_start_page_to_the_ranking_and_back(
    game: str, hands: str, tmp_path: Path
) -> None:
    with x11.x_server() as surroundings:
        done = subprocess.run(
            [sys.executable, "-m", "tests.screen.driver", game, hands, str(tmp_path)],
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

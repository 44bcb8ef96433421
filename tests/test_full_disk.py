"""What can’t be written is said as that, and leaves nothing half-written."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.assets.test_importing import file_deck, kde_deck
from tests.daily import daily

pytestmark = pytest.mark.skipif(os.name == "nt", reason="limits of files need resource")

#: A program in which no file can have more than so many bytes, as on a disk that is full.
_LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, resource.RLIM_INFINITY))
if __name__ == "__main__":
    from cardtable.cli import main
    sys.exit(main(sys.argv[1:]))
"""


def command(
    folder: Path, *words: str, most: int = 10**9, umask: int = 0o022
) -> subprocess.CompletedProcess[str]:
    script = folder / "limited.py"
    script.write_text(_LIMITED.format(most=most))
    return subprocess.run(
        [sys.executable, str(script), *words],
        env={**os.environ, "CARDTABLE_DATA": str(folder / "new" / "data"), "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
        umask=umask,
        timeout=120,
    )


@pytest.mark.parametrize("most", [100, 700])
def test_a_deck_that_cannot_be_written_is_not_called_unreadable(tmp_path: Path, most: int) -> None:
    said = command(tmp_path, "deck", "--import", str(kde_deck(tmp_path / "svg-a")), most=most)
    assert said.returncode == 1
    assert "can’t be written" in said.stderr and "can’t be read" not in said.stderr
    assert "File too large" in said.stderr
    assert not list((tmp_path / "new" / "data" / "decks").iterdir())


@daily(
    ("words", "most"),
    [
        (("deck", "hanafuda", "--export", "zip", "--into", "{}"), 20_000),
        (("deck", "french", "--export", "kde", "--into", "{}"), 20_000),
        (("deck", "hanafuda", "--print", "{}"), 3_000),
        (
            (
                *("simulate", "oicho-kabu", "--seats", "easy,easy", "--deals", "1"),
                *("--seed", "1", "--record", "{}/a.cardtable"),
            ),
            100,
        ),
    ],
)
def test_what_does_not_fit_leaves_no_torn_file(
    tmp_path: Path, words: tuple[str, ...], most: int
) -> None:
    target = tmp_path / "out"
    target.mkdir()
    said = command(tmp_path, *(word.format(target) for word in words), most=most)
    assert said.returncode == 1 and "can’t be written (File too large)" in said.stderr
    left = [path for path in target.rglob("*") if path.is_file()]
    assert all(path.stat().st_size < most and path.suffix in ("", ".txt") for path in left), left


@daily("umask", [0, 0o002, 0o022])
def test_decks_that_are_taken_in_belong_to_the_player_alone(tmp_path: Path, umask: int) -> None:
    deck = file_deck(tmp_path / "mine", lambda code: code, COPYING="GPL", joker_red__svg="")
    assert command(tmp_path, "deck", "--import", str(deck), umask=umask).returncode == 0
    made = [tmp_path / "new", *(tmp_path / "new").rglob("*")]
    assert {"new", "data", "decks", "mine", "AS.svg", "COPYING", "deck.toml"} <= {
        path.name for path in made
    }
    for path in made:
        wanted = 0o700 if path.is_dir() else 0o600
        assert stat.S_IMODE(path.stat().st_mode) == wanted, path

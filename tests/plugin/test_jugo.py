"""The example of ``docs/plugin``: built as a wheel, installed elsewhere, and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.daily import daily

ROOT = Path(__file__).parent.parent.parent
PROJECT = ROOT / "docs" / "plugin"

pytest.importorskip("hatchling")

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed from its wheel, and nothing else."""
    place = tmp_path_factory.mktemp("plugin")
    left_out = shutil.ignore_patterns("*.mo", "dist", "__pycache__")
    shutil.copytree(PROJECT, place / "project", ignore=left_out)
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    for words in (
        ("wheel", "--no-build-isolation", "--wheel-dir", "dist", "./project"),
        ("install", "--target", "site", "dist/cardtable_jugo-1.0-py3-none-any.whl"),
    ):
        command, *rest = words
        subprocess.run(
            [sys.executable, "-m", "pip", command, "--no-deps", "--no-index", "-q", *rest],
            cwd=place,
            env=env,
            check=True,
            capture_output=True,
        )
    return place / "site"


@pytest.fixture
def run(site: Path, tmp_path: Path) -> Run:
    """Run Python where the game is installed, with data of its own."""
    env = {
        **os.environ,
        "PYTHONPATH": f"{ROOT}{os.pathsep}{site}",
        "CARDTABLE_DATA": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }

    def run_there(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=ROOT,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )

    return run_there


def test_the_wheel_holds_words_picture_and_deck(site: Path) -> None:
    brought = site / "cardtable_jugo" / "resources"
    names = {p.relative_to(brought).as_posix() for p in brought.rglob("*") if p.is_file()}
    assert {"tile.svg", "decks/jugo/deck.toml", "decks/jugo/10.svg"} <= names
    assert {f"catalogues/{language}.mo" for language in ("de", "ja", "zh_CN", "zh_TW")} <= names


def test_commands_know_it(run: Run) -> None:
    assert "\njugo  (2 to 6 players)\n" in run("cardtable", "games").stdout
    decks = run("cardtable", "deck", "--lang", "de").stdout
    assert re.search(r"^jugo +jugo +Punkte \(.+\)$", decks, re.M)
    words = ("--seats", "easy,medium,expert", "--deals", "20", "--seed", "5")
    done = run("cardtable", "simulate", "jugo", *words)
    assert done.returncode == 0 and "expert" in done.stdout, done.stderr


def test_its_record_verifies_and_is_told_in_its_own_words(run: Run, tmp_path: Path) -> None:
    record = str(tmp_path / "match.cardtable")
    words = ("--seats", "easy,hard", "--deals", "3", "--option", "rounds=3", "--seed", "5")
    done = run("cardtable", "simulate", "jugo", *words, "--record", record)
    assert done.returncode == 0, done.stderr
    assert run("cardtable", "verify", record).returncode == 0
    german = run("cardtable", "replay", record, "--lang", "de")
    assert german.returncode == 0 and "Gewonnen: " in german.stdout
    assert "takes a" not in german.stdout
    assert "勝者：" in run("cardtable", "replay", record, "--lang", "ja").stdout


@pytest.mark.slow
def test_the_selftest_plays_it(run: Run) -> None:
    done = run("cardtable", "selftest", "--game", "jugo", "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "jugo auf de: " in done.stdout
    assert done.stdout.endswith("1 bestanden, 0 durchgefallen\n")


@daily(("which", "many"), [("not slow", 22), ("slow", 32)])
def test_all_that_holds_of_our_games_holds_of_it(run: Run, which: str, many: int) -> None:
    without = ("-p", "no:cacheprovider", "-p", "no:xdist")
    done = run("pytest", "-q", *without, "-m", which, "tests/plugin/checks.py")
    assert done.returncode == 0, done.stdout[-6_000:]
    assert f"\n{many} passed" in done.stdout, done.stdout[-300:]

"""Plugin games: they join by an entry point, and a broken one disturbs nobody."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardtable.games
from cardtable.cli import main
from cardtable.games import GROUP, all_games, refused_games
from cardtable.games.dou_dizhu.game import DouDizhu


class Elsewhere(DouDizhu):
    id = "elsewhere"


GAME = Elsewhere()
NOT_A_GAME = 3


class Site:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, declares: bytes | str, metadata: bytes | None = None) -> Path:
        """Install a package that declares something; returns its folder of information."""
        info = self.folder / f"{package}-1.dist-info"
        info.mkdir()
        data = declares.encode() if isinstance(declares, str) else declares
        (info / "entry_points.txt").write_bytes(data)
        (info / "METADATA").write_bytes(metadata or f"Name: {package}\nVersion: 1\n".encode())
        return info

    def game(self, name: str, place: str) -> None:
        """Install a package with a game."""
        self.install(f"package_of_{name}".replace("-", "_"), f"[{GROUP}]\n{name} = {place}\n")


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Site]:
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    all_games.cache_clear()
    yield Site(tmp_path)
    monkeypatch.undo()
    all_games.cache_clear()
    all_games()  # forget what was found here


def test_a_game_from_elsewhere_comes_after_ours(site: Site) -> None:
    site.game("elsewhere", f"{__name__}:GAME")
    assert list(all_games())[-1] == "elsewhere"
    assert len(all_games()) > 3


@pytest.mark.parametrize(
    "value", ["no.such.module:GAME", f"{__name__}:NOTHING", f"{__name__}:NOT_A_GAME"]
)
def test_a_broken_game_is_left_out_with_a_warning(
    site: Site, caplog: pytest.LogCaptureFixture, value: str
) -> None:
    site.game("broken", value)
    assert "dou-dizhu" in all_games()
    assert "broken" not in all_games()
    assert "“broken” cannot be loaded" in caplog.text


def test_nobody_replaces_a_game_of_ours(site: Site) -> None:
    site.game("dou-dizhu", f"{__name__}:GAME")
    assert type(all_games()["dou-dizhu"]) is DouDizhu


@pytest.mark.parametrize("error", [SystemExit(0), SystemExit("no"), KeyError(), RecursionError()])
def test_a_package_that_ends_the_program_on_loading_is_left_out(
    site: Site, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    real = cardtable.games._loaded

    def loaded(place: str) -> object:
        if place.startswith("bad"):
            raise error
        return real(place)

    monkeypatch.setattr(cardtable.games, "_loaded", loaded)
    monkeypatch.setattr(cardtable.games, "_refused", {})
    site.game("broken", "bad:GAME")
    assert "broken" not in all_games()
    assert set(refused_games()) == {"broken"}


GOOD = f"[{GROUP}]\nelsewhere = {__name__}:GAME\n"


@pytest.mark.parametrize(
    "declares",
    [
        b"[console_scripts]\nabc\n",
        b"[console_scripts]\nabc = \xff\n",
        b"abc",
        b"\xff\xfe[\0c\0a\0r\0d\0t\0a\0b\0l\0e\0",
        b"[cardtable.games\nx = y\n",
        b"\0" * 1000,
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_another_package_that_cannot_be_read_disturbs_nobody(
    site: Site, declares: bytes, first: bool
) -> None:
    if first:
        site.install("a_broken_one", declares)
    site.install("games", GOOD)
    if not first:
        site.install("z_broken_one", declares)
    assert list(all_games())[-1] == "elsewhere" and len(all_games()) == 5
    assert refused_games() == {}


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("x = :::", "x"),
        ("x", "x"),
        ("x =", "x"),
        ("x = .relative:GAME", "x"),
        ("x = a b c", "x"),
        ("x = os:system [extra", "x"),
        ("x = ..", "x"),
        ("x\x1b[31m = no.such:GAME", "x [31m"),
    ],
)
def test_a_wrong_line_costs_its_own_game_alone(site: Site, line: str, name: str) -> None:
    site.install("games", f"{GOOD}{line}\n[console_scripts]\nabc\n")
    assert "elsewhere" in all_games() and "dou-dizhu" in all_games()
    assert refused_games() == {name: "games"}


def test_a_byte_that_is_not_text_costs_its_own_line(site: Site) -> None:
    site.install("games", GOOD.encode() + b"bad\xff = no.such:GAME\n[scripts]\n\xff\n")
    assert "elsewhere" in all_games()
    assert refused_games() == {"bad\ufffd": "games"}


@pytest.mark.parametrize("metadata", [b"\xff\xfe", b"Version: 1\n", b"Name: \n\n", b"\0"])
def test_a_package_that_does_not_say_its_name_is_called_like_its_folder(
    site: Site, metadata: bytes
) -> None:
    site.install("nameless", f"[{GROUP}]\nx = :::\n", metadata)
    assert refused_games() == {"x": "nameless"}


ODD = ("pipe", "folder", "link to nothing", "device", "huge")


def odd(file: Path, kind: str) -> None:
    """Put something that cannot be read in a file's place."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        file.mkdir()
    elif kind == "huge":
        file.touch()
        os.truncate(file, 1 << 40)
    else:
        file.symlink_to("/dev/zero" if kind == "device" else "nothing")


@pytest.mark.parametrize("kind", ODD)
def test_declarations_that_are_no_file_are_passed_over_and_named(
    site: Site, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    odd(site.install("a_odd", "") / "entry_points.txt", kind)
    site.install("games", GOOD)
    assert list(all_games())[-1] == "elsewhere"
    # Python itself passes over a link to nothing.
    assert kind == "link to nothing" or "entry_points.txt of the package a_odd" in caplog.text


@pytest.mark.parametrize("kind", ODD)
def test_a_package_whose_description_is_no_file_is_called_like_its_folder(
    site: Site, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    odd(site.install("games", f"{GOOD}x = :::\n") / "METADATA", kind)
    assert "elsewhere" in all_games() and refused_games() == {"x": "games"}
    assert "METADATA of the package games" in caplog.text


@pytest.mark.parametrize("kind", [*ODD, "rubbish"])
def test_words_of_a_package_that_are_no_catalogue_are_left_out(
    site: Site, kind: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardtable.games import resources
    from cardtable.phrases import lookup

    monkeypatch.setitem(resources._places, "elsewhere", site.folder)
    file = site.folder / "catalogues" / "de.mo"
    odd(file, kind if kind != "rubbish" else "folder")
    if kind == "rubbish":
        file.rmdir()
        file.write_bytes(bytes(range(256)))
    assert lookup._catalogue("elsewhere", "de") is None
    assert kind == "link to nothing" or "catalogues/de.mo of the game elsewhere" in caplog.text


NOISY = """
import sys
print("noise")
sys.stdout.write("more\\n")
import cardtable.games.dou_dizhu.game
GAME = type("G", (cardtable.games.dou_dizhu.game.DouDizhu,), {"id": "noisy"})()
"""


def test_what_a_package_prints_while_it_is_loaded_is_not_in_the_answer_of_a_command(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    (site.folder / "noisy_game.py").write_text(NOISY)
    site.install("games", f"[{GROUP}]\nnoisy = noisy_game:GAME\n")
    assert main(["games", "--json"]) == 0
    found, said = capsys.readouterr()
    assert "noisy" in [game["id"] for game in json.loads(found)["games"]]
    assert "noise\nmore\n" in said


@pytest.mark.parametrize("name", ["E" * 100_000, "E\x1b[31m\u202e\n", ""])
def test_a_class_of_errors_is_named_shortly_and_harmlessly(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    kind = type(name, (Exception,), {})

    def loaded(place: str) -> object:
        if place.startswith("bad"):
            raise kind
        return real(place)

    real = cardtable.games._loaded
    monkeypatch.setattr(cardtable.games, "_loaded", loaded)
    site.game("broken", "bad:GAME")
    assert "broken" not in all_games()
    said = caplog.messages[-1]
    assert len(said) < 150 and said.isprintable()


def test_whoever_interrupts_a_command_is_obeyed_while_a_package_is_loaded(
    site: Site,
) -> None:
    (site.folder / "slow_game.py").write_text(
        "import time\nprint('loading', flush=True)\ntime.sleep(60)\n"
    )
    site.install("games", f"[{GROUP}]\nslow = slow_game:GAME\n")
    path = os.pathsep.join([str(site.folder), os.getcwd()])
    # A shell starts what runs in the background with the signal ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    command = subprocess.Popen(
        [sys.executable, "-m", "cardtable", "games"],
        env={**os.environ, "PYTHONPATH": path},
        stderr=subprocess.PIPE,
        text=True,
    )
    signal.signal(signal.SIGINT, before)
    assert command.stderr is not None
    assert command.stderr.readline() == "loading\n"
    command.send_signal(signal.SIGINT)
    assert command.communicate(timeout=20)[1] == "cardtable: Interrupted.\n"
    assert command.returncode == 1


def test_of_two_packages_of_one_name_the_first_counts(
    site: Site, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Site(tmp_path_factory.mktemp("later"))
    monkeypatch.setattr(sys, "path", [*sys.path, str(later.folder)])
    site.install("Some_Games", GOOD)
    later.install("some_games", f"[{GROUP}]\nold = no.such:GAME\n")
    assert list(all_games())[-1] == "elsewhere" and refused_games() == {}

"""A plugin game's files are untrusted: unusable ones are left out and logged.

The game here is the example with other keys and files; it is found in a folder on the path.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from cardtable.art import own
from cardtable.art.deck import MAX_FACE_BYTES
from cardtable.art.decks import decks_for
from cardtable.art.safety import FAMILIES
from cardtable.games import all_games, refused_games
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import _, pgettext, speaking
from cardtable.ui.running.program import Program
from cardtable.ui.start.poster import tile_picture
from tests.daily import daily
from tests.robot import Robot
from tests.ui.conftest import Open
from tests.ui.layout import settle

ROOT = Path(__file__).parent.parent.parent
CODE = """
from cardtable.models.controls.base import Button
from cardtable_jugo.controls import JugoControls
from cardtable_jugo.game import Jugo
from cardtable_jugo.phrases import JugoPhrases

class Greedy(Jugo):
    id = "greedy"
    resources = "greedy_cards"
    phrases = "greedy_cards:PHRASES"
    controls = "greedy_cards:GreedyControls"

class GreedyControls(JugoControls):
    def buttons(self):
        keys = {"stand": "T", "draw": "Ctrl+Z"}
        return [Button(b.id, b.text, keys.get(b.id, b.key), b.kind, b.enabled, b.why)
                for b in super().buttons()]

    def keys(self):
        return {"Home": "stand", "H": "stand", "S": "stand"}

PHRASES = JugoPhrases()
GAME = Greedy()
"""

Make = Callable[..., Path]


@pytest.fixture
def greedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Install the game: more code, and files beside it."""
    site = tmp_path / "site"

    def make(more: str = "", files: dict[str, bytes] | None = None) -> Path:
        package, info = site / "greedy_cards", site / "greedy_cards-1.0.dist-info"
        for folder in (package, info):
            folder.mkdir(parents=True)
        (package / "__init__.py").write_text(CODE + more, encoding="utf-8")
        for name, data in (files or {}).items():
            (package / name).parent.mkdir(parents=True, exist_ok=True)
            (package / name).write_bytes(data)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: greedy-cards\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(
            "[cardtable.games]\ngreedy = greedy_cards:GAME\n", encoding="utf-8"
        )
        monkeypatch.syspath_prepend(str(ROOT / "docs" / "plugin"))
        monkeypatch.syspath_prepend(str(site))
        forget()
        return site

    def forget() -> None:
        importlib.invalidate_caches()
        sys.modules.pop("greedy_cards", None)
        for cache in (all_games, tile_picture):
            cache.cache_clear()

    yield make
    monkeypatch.undo()
    forget()
    all_games()  # forget what was found here
    assert "greedy" not in all_games() and "jugo" not in FAMILIES


def note_of(program: Program, what: str) -> str:
    """The line in the log of faults that speaks of something; there is one."""
    QCoreApplication.processEvents()
    (line,) = [line for line in program.faults.text().splitlines() if what in line]
    return line


# -- pictures ------------------------------------------------------------------------------------
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 384">{}</svg>'


@daily(
    ("data", "reason"),
    [
        (
            SVG.format('<image href="file:///etc/passwd"/>').encode(),
            "refers to “file:///etc/passwd”",
        ),
        (SVG.format("<script/>").encode(), "has <script>, which may run"),
        (b"\x89PNG\r\n", "isn’t text in UTF-8"),
        (b"no picture", "isn’t XML"),
        (b" " * (MAX_FACE_BYTES + 1), "is larger than"),
        (None, "can’t be read"),
    ],
)
def test_a_bad_picture_is_left_out(
    greedy: Make, request: pytest.FixtureRequest, data: bytes | None, reason: str
) -> None:
    files = {"tile.svg": data} if data is not None else {"tile.svg/x": b""}
    greedy(files=files)
    program: Program = request.getfixturevalue("program")
    settle(program.window.start)
    poster = program.window.start.posters[-1]
    assert poster.game == "greedy" and poster._picture == b""
    told = note_of(program, "tile.svg")
    assert told.startswith(f"The file tile.svg of the game greedy is left out: it {reason}")


def test_a_good_picture_is_shown(greedy: Make, request: pytest.FixtureRequest) -> None:
    good = SVG.format('<rect width="560" height="384" fill="#123456"/>').encode()
    greedy(files={"tile.svg": good})
    program: Program = request.getfixturevalue("program")
    settle(program.window.start)
    shown = program.window.start.posters[-1].grab().toImage()
    assert shown.pixelColor(shown.width() // 2, shown.height() // 4).name() == "#123456"
    assert program.faults.text() == ""


# -- words ---------------------------------------------------------------------------------------
def test_no_game_changes_what_we_say(greedy: Make, tmp_path: Path) -> None:
    from babel.messages import Catalog

    from tests.catalogues import catalogues

    theirs = Catalog(locale="de")
    theirs.add("Settings", "Geld her")
    theirs.add("Stand", "Halt", context="Greedy")
    (tmp_path / "de.po").write_text(catalogues.written(theirs), encoding="utf-8")
    catalogues.compile_file(tmp_path / "de.po", tmp_path / "de.mo")
    greedy(files={"catalogues/de.mo": (tmp_path / "de.mo").read_bytes()})
    phrases_of(all_games()["greedy"].phrases)
    with speaking("de"):
        assert pgettext("Greedy", "Stand") == "Halt"
        assert _("Settings") == "Einstellungen"
    assert pgettext("Greedy", "Stand") == "Stand"


# -- keys ----------------------------------------------------------------------------------------
def test_keys_that_are_not_free_are_left_out_and_their_buttons_stay(
    greedy: Make, request: pytest.FixtureRequest
) -> None:
    greedy()
    program: Program = request.getfixturevalue("program")
    open_match: Open = request.getfixturevalue("open_match")
    robot: Robot = open_match("greedy", "human,easy", seed="3", keyboard=True)
    robot._wait_for_turn()
    table = robot.table
    assert {b.id: b.key for b in table.bar.shown} == {"hint": "H", "stand": "", "draw": ""}
    told = program.faults.text()
    for key, what, owner in (("T", "stand", "tracker"), ("Ctrl+Z", "draw", "undo")):
        sentence = (
            f"The game greedy (greedy-cards) cannot have the key {key} for {what}: "
            f"it belongs to {owner}."
        )
        assert told.count(sentence) == 1
    actions = len(table.session.match.actions)
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_T)
    assert table.panel.tab == "cards"  # the command has its key
    robot.press("draw")
    assert len(table.session.match.actions) == actions + 1


def test_further_keys_that_are_not_free_are_left_out(
    greedy: Make, request: pytest.FixtureRequest
) -> None:
    greedy()
    program: Program = request.getfixturevalue("program")
    open_match: Open = request.getfixturevalue("open_match")
    robot: Robot = open_match("greedy", "human,easy", seed="3")
    robot.play(limit=1)
    robot._wait_for_turn()
    page = robot.table
    assert page.free_keys.keys(page.controls.keys()) == {"S": "stand"}
    told = program.faults.text()
    assert "the key Home for stand: it belongs to the walk over the table." in told
    assert "the key H for stand: it belongs to hint." in told


# -- decks and files -----------------------------------------------------------------------------
def test_a_family_of_ours_stays_as_it_is(greedy: Make, caplog: pytest.LogCaptureFixture) -> None:
    before = FAMILIES["kabu"]
    greedy('Greedy.families = {"kabu": frozenset({"1"})}\n')
    assert "greedy" in all_games() and FAMILIES["kabu"] == before
    assert "The family “kabu” of the game greedy is left out: it is known." in caplog.text


def test_a_bad_deck_is_left_out(
    greedy: Make, caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    shipped = ROOT / "docs" / "plugin" / "cardtable_jugo" / "resources" / "decks" / "jugo"
    files = {f"decks/jugo/{file.name}": file.read_bytes() for file in shipped.iterdir()}
    files["decks/jugo/7.svg"] = SVG.format('<image href="x"/>').encode()
    greedy(files=files)
    decks = decks_for(all_games()["greedy"].decks)
    assert decks and {deck.family for deck in decks} == {"kabu"}
    assert (
        caplog.text.count("A deck of the game greedy is left out. 7.svg refers to “x” outside") == 1
    )
    own.forget()


def test_a_deck_whose_id_is_taken_is_left_out(
    greedy: Make, caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    shipped = ROOT / "docs" / "plugin" / "cardtable_jugo" / "resources" / "decks" / "jugo"
    files = {f"decks/x/{file.name}": file.read_bytes() for file in shipped.iterdir()}
    text = files["decks/x/deck.toml"].decode().replace('id = "jugo"', 'id = "kabufuda"')
    greedy(files={**files, "decks/x/deck.toml": text.encode()})
    assert {deck.family for deck in decks_for(all_games()["greedy"].decks)} == {"kabu"}
    assert "the id kabufuda is already taken" in caplog.text
    own.forget()


def test_a_game_left_without_a_deck_cannot_be_loaded(
    greedy: Make, request: pytest.FixtureRequest
) -> None:
    greedy('Greedy.decks = ("jugo",)\n')
    program: Program = request.getfixturevalue("program")
    settle(program.window.start)
    assert "greedy" not in all_games() and refused_games() == {"greedy": "greedy-cards"}
    assert [poster.game for poster in program.window.start.posters][-1] == "oklahoma-gin"


@pytest.mark.parametrize("place", ["no.such.package", "greedy_cards.nothing", "."])
def test_a_package_without_files_costs_only_the_files(
    greedy: Make, caplog: pytest.LogCaptureFixture, place: str
) -> None:
    greedy(f"Greedy.resources = {place!r}\n")
    assert "greedy" in all_games()
    assert f"The files of the game greedy are not in {place}." in caplog.text
    assert tile_picture("greedy") == b""


@pytest.mark.parametrize(
    "wrong",
    [
        "resources = 3",
        "resources = None",
        "families = ['jugo']",
        "families = {'jugo': ('1a', '2a')}",
        "families = {'jugo': frozenset()}",
        "families = {'../x': frozenset({'1a'})}",
        "families = {'jugo': frozenset({'a b'})}",
        "families = {'jugo': frozenset(str(n) for n in range(301))}",
    ],
)
def test_wrong_promises_refuse_the_game(
    greedy: Make, caplog: pytest.LogCaptureFixture, wrong: str
) -> None:
    greedy(f"Greedy.{wrong}\n")
    assert "greedy" not in all_games()
    assert "“greedy” cannot be loaded (TypeError)" in caplog.text


# -- the selftest --------------------------------------------------------------------------------
@daily(
    ("more", "said"),
    [
        (  # nobody may stand before the first card, so its key comes up later
            "",
            "The game greedy (greedy-cards) cannot have the key Ctrl+Z for draw: "
            "it belongs to undo.",
        ),
        (
            "Greedy.start = lambda *_: 3\n",
            "greedy in en: The game greedy (greedy-cards) failed",
        ),
        (
            "class Bot:\n    def choose(self, *_): raise ValueError\n"
            "Greedy.bot = lambda *_: Bot()\n",
            "greedy in en: the bot in seat ",
        ),
    ],
)
def test_the_selftest_says_what_it_cannot_play(
    greedy: Make, tmp_path: Path, more: str, said: str
) -> None:
    site = greedy(more)
    path = os.pathsep.join((str(ROOT), str(site), str(ROOT / "docs" / "plugin")))
    env = {**os.environ, "PYTHONPATH": path, "CARDTABLE_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "selftest", "--game", "greedy", "--lang", "en"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 1, done.stdout
    *_, last = done.stderr.strip().splitlines()
    assert last.startswith(f"cardtable: {said}")
    assert "Traceback" not in done.stderr


# -- what it costs -------------------------------------------------------------------------------
def test_nothing_of_this_is_loaded_where_there_is_no_such_game(tmp_path: Path) -> None:
    script = (
        "import sys; from cardtable.ui.running.program import Program\n"
        "program = Program('de'); program.window.show()\n"
        "print(*sorted(sys.modules)); program.window.close(); program.close()"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT), "CARDTABLE_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "cardtable.ui.start.page" in loaded
    dear = {
        "importlib.metadata",
        "importlib.resources",
        "cardtable.art.brought",
        "cardtable.art.safe_svg",
        "cardtable.art.safety",
        "cardtable.ui.table.keys",
    }
    assert loaded & dear == set()

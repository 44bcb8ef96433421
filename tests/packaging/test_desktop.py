"""What desktops are told: menu entry, record type, AppStream, icons, manual pages."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cardtable.cli import COMMANDS, main
from cardtable.games import all_games
from cardtable.languages import LANGUAGES
from tests.catalogues import catalogues
from tests.packaging.tools import ROOT, tool

LINUX = ROOT / "packaging" / "linux"
METAINFO = LINUX / "org.cardtable.Cardtable.metainfo.xml"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
OTHERS = sorted(set(LANGUAGES) - {"en"})

desktop, man = tool("desktop"), tool("man")


def entry() -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read(LINUX / "cardtable.desktop", encoding="utf-8")
    return parsed


def translated(text: str, language: str) -> str:
    """What a catalogue says for a text."""
    known = catalogues.read(catalogues.source_file(language)).get(text)
    return str(known.string) if known is not None else text


def test_every_game_has_an_action_under_the_name_it_has_in_the_program() -> None:
    found = entry()
    games = all_games()
    assert found["Desktop Entry"]["Actions"] == "".join(f"{id_};" for id_ in games)
    for id_ in games:
        action = found[f"Desktop Action {id_}"]
        assert action["Exec"] == f"cardtable-gui play {id_}"
        for language in OTHERS:
            shown = action.get(f"Name[{language}]", action["Name"])
            assert shown == translated(action["Name"], language)


@pytest.mark.parametrize("language", OTHERS)
def test_menu_appstream_and_manual_call_the_games_as_the_program_does(language: str) -> None:
    summary = next(n for n in ET.parse(METAINFO).iter("summary") if n.get(LANG) == language)
    words = tomllib.loads((LINUX / "man" / f"{language}.toml").read_text(encoding="utf-8"))
    for text in (entry()["Desktop Entry"][f"Comment[{language}]"], summary.text, words["name"]):
        for game in all_games():
            name = translated(entry()[f"Desktop Action {game}"]["Name"], language)
            assert name in (text or ""), text


@pytest.mark.parametrize("language", OTHERS)
def test_menu_type_and_appstream_speak_every_language(language: str) -> None:
    found = entry()["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert found[f"{key}[{language}]"]
    for file in (METAINFO, LINUX / "cardtable.xml"):
        tree = ET.parse(file)
        for parent in tree.iter():
            texts = [
                c for c in parent if c.tag.rpartition("}")[2] in ("summary", "p", "li", "comment")
            ]
            source = [c for c in texts if c.get(LANG) is None]
            assert len(source) == len([c for c in texts if c.get(LANG) == language]), parent.tag


def test_pictures_are_named_only_where_somebody_publishes_them() -> None:
    assert "<screenshot" not in desktop.metainfo()
    tree = ET.fromstring(desktop.metainfo("https://pictures.invalid/a"))
    shots = tree.findall("screenshots/screenshot")
    assert len(shots) == len(desktop.SHOWN)
    for shot in shots:
        captions = {c.get(LANG) or "en" for c in shot.findall("caption")}
        assert set(LANGUAGES) <= captions
        images = {i.get(LANG) or "en": i.text or "" for i in shot.findall("image")}
        assert set(LANGUAGES) <= set(images)
        for address in images.values():
            assert (ROOT / "assets" / "pictures" / Path(address).name).is_file()


def test_icons_in_three_forms() -> None:
    made = desktop.icons()
    assert tuple(made) == (16, 24, 32, 48, 64, 128, 256, 512)
    for size, data in made.items():
        assert data.startswith(b"\x89PNG")
        assert int.from_bytes(data[16:20], "big") == size
    windows, mac = desktop.ico(made), desktop.icns(made)
    assert windows[:4] == b"\0\0\1\0" and windows.endswith(made[256])
    assert mac[:4] == b"icns" and int.from_bytes(mac[4:8], "big") == len(mac)
    linux = desktop.hicolor("org.cardtable.Cardtable")
    for size, data in made.items():
        assert linux[f"{size}x{size}/apps/org.cardtable.Cardtable.png"] == data
    assert linux["scalable/apps/org.cardtable.Cardtable.svg"].startswith(b"<svg")


def test_the_wheel_brings_every_size_of_the_icon() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = built["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    places = {place: (ROOT / file).read_bytes() for file, place in shared.items()}
    for path, data in desktop.hicolor().items():
        assert places[f"share/icons/hicolor/{path}"] == data


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_manual_page_knows_every_command_and_option(language: str) -> None:
    assert language in man.languages()
    page = man.page(language, "0")
    for command in COMMANDS:
        assert f".SS cardtable {command}\n" in page


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_manual_page_says_what_help_says(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, options = man.command_line()
    assert [o for o in options if not o.help] == []
    with pytest.raises(SystemExit):
        main(["simulate", "--lang", language, "--help"])
    said = "".join(capsys.readouterr().out.split())
    page = man.page(language, "0").replace("\\-", "-").replace("\\(cq", "’")
    own = [o for o in options if o.command == "simulate"]
    assert len(own) > 8
    for option in own:
        description = man._said(option.help, language)
        assert description in page and "".join(description.split()) in said


@pytest.mark.skipif(not shutil.which("man"), reason="there is no man")
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_manual_page_is_set_without_a_warning(language: str, tmp_path: Path) -> None:
    file = tmp_path / "cardtable.6"
    file.write_text(man.page(language, "0"), encoding="utf-8")
    done = subprocess.run(
        ["man", "--warnings=mac,missing,syntax", "-Tutf8", "-l", str(file)],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "90"},
    )
    # Lines of Han characters cannot always be filled.
    said = [line for line in done.stderr.splitlines() if not line.endswith(" line")]
    assert said == []
    assert len(done.stdout.splitlines()) > 150


VALIDATORS = {
    "desktop-file-validate": [str(LINUX / "cardtable.desktop")],
    "appstreamcli": ["validate", "--no-net", str(METAINFO)],
    "xmllint": ["--noout", str(LINUX / "cardtable.xml")],
}


@pytest.mark.parametrize("name", VALIDATORS)
def test_the_desktops_own_checkers_are_content(name: str) -> None:
    if not shutil.which(name):
        pytest.skip(f"{name} is not installed")
    done = subprocess.run([name, *VALIDATORS[name]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "hint" not in done.stdout and "warning" not in done.stdout.lower()

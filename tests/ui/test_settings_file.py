"""A broken settings file is set aside and reported, and what is valid still holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings.kept import Settings
from tests.ui.conftest import ended

GOOD = '[General]\nlanguage=en\nspeed=CALM\nname="Ann, B"\n\n[cloth]\ndou-dizhu=red\n'
BROKEN = {
    "rubbish": bytes(range(256)) * 40,
    "no lines of ours": b"<html>not found</html>\n",
    "half of it rubbish": GOOD.encode() + b"\xff\xfe\0\0rubbish\0\n",
    "a list where a word belongs": GOOD.encode() + b"[General]\npace=CALM, BRISK\n",
    "an object where a flag belongs": GOOD.encode() + b"[General]\nmute=@Variant(\\0\\0)\n",
    "letters where a number belongs": GOOD.encode() + b"[General]\nvolume=loud\n",
    "too long": GOOD.encode() + b"; nothing\n" * 200_000,
}


@pytest.mark.parametrize("raw", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_set_aside_and_what_is_right_in_it_holds(
    tmp_path: Path, raw: bytes
) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(raw)
    settings = Settings(path)
    (aside,) = tmp_path.glob("settings-damaged-*.ini")
    assert settings.damaged == aside.name
    assert aside.read_bytes() == raw
    if GOOD.encode() in raw:
        assert (settings.speed, settings.name) == (Speed.CALM, "Ann, B")
        assert settings.cloth("dou-dizhu") == "red"
    assert settings.volume == 60
    settings.volume = 20
    del settings
    again = Settings(path)
    assert again.damaged == "" and again.volume == 20


def test_a_folder_in_its_place_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.mkdir()
    assert Settings(path).damaged.startswith("settings-damaged-")
    assert path.is_file()


def test_what_the_program_writes_is_never_broken(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    first = Settings(path)
    first.name, first.volume, first.text, first.private = '@Zoë; 小林, "x" = [y]', 0, 150, False
    first.set_key("undo", "Ctrl+,")
    first.set_key("home", "Ctrl+;")
    first.set_key("hint", "")
    first.set_own_presets("oicho-kabu", {"Ours; [a] = “b”": {"rounds": 6, "x": "a,b"}})
    first.set_setup("oicho-kabu", '[{"kind": "human", "name": "Zoë"}]')
    first.set_cloth("dou-dizhu", "")
    del first
    again = Settings(path)
    assert again.damaged == ""
    assert again.name == '@Zoë; 小林, "x" = [y]'
    assert (again.key("undo"), again.key("home"), again.key("hint")) == ("Ctrl+,", "Ctrl+;", "")
    assert again.own_presets("oicho-kabu") == {"Ours; [a] = “b”": {"rounds": 6, "x": "a,b"}}


def test_values_that_are_only_unknown_are_left_in_peace(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[General]\nlanguage=tlh\nspeed=WARP\nlater=x\n[keys]\nundo=Nonsense\n")
    settings = Settings(path)
    assert (settings.damaged, settings.language, settings.speed) == ("", "", Speed.NORMAL)


def test_of_two_commands_with_one_key_one_has_it(tmp_path: Path) -> None:
    from cardtable.ui.bindings import keys_of

    settings = Settings(tmp_path / "settings.ini")
    settings.set_key("undo", "Ctrl+H")
    keys = keys_of(settings)
    assert (keys["undo"], keys["home"]) == ("Ctrl+H", "")
    settings.set_key("undo", "Left")
    settings.set_key("home", "rubbish, more")
    keys = keys_of(settings)
    assert (keys["undo"], keys["home"]) == ("Ctrl+Z", "Ctrl+H")


def test_the_start_page_tells_it_and_the_matches_are_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    (tmp_path / "settings.ini").write_bytes(bytes(range(256)))
    program = Program("en")
    program.window.show_start()
    program.window.show()
    said = [label.text() for label in program.window.start.findChildren(QLabel)]
    (aside,) = tmp_path.glob("settings-damaged-*.ini")
    assert any(
        text.startswith("The settings file was damaged.") and aside.name in text for text in said
    )
    assert program.journal is not None
    ended(program)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

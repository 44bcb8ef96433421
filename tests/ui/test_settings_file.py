"""A broken settings file is set aside and reported, and what is valid still holds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtTest import QTest
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
        assert settings.cloth["dou-dizhu"] == "red"
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
    first.name, first.volume, first.text_size, first.private = (
        '@Zoë; 小林, "x" = [y]',
        0,
        150,
        False,
    )
    first.command_key["undo"] = "Ctrl+,"
    first.command_key["home"] = "Ctrl+;"
    first.command_key["hint"] = ""
    first.rule_sets["oicho-kabu"] = {"Ours; [a] = “b”": {"rounds": 6, "x": "a,b"}}
    first.last_seats["oicho-kabu"] = '[{"kind": "human", "name": "Zoë"}]'
    first.cloth["dou-dizhu"] = ""
    del first
    again = Settings(path)
    assert again.damaged == ""
    assert again.name == '@Zoë; 小林, "x" = [y]'
    assert (again.command_key["undo"], again.command_key["home"], again.command_key["hint"]) == (
        "Ctrl+,",
        "Ctrl+;",
        "",
    )
    assert again.rule_sets["oicho-kabu"] == {"Ours; [a] = “b”": {"rounds": 6, "x": "a,b"}}


def test_one_rule_alone_is_written_without_quotes_and_is_not_broken(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    first = Settings(path)
    first.rule_sets["oicho-kabu"] = {"Ours": {"rounds": 6}}
    first.rule_sets["dou-dizhu"] = {"@": {}}
    first.last_rules["dou-dizhu"] = {"deals": 3}
    assert first.save()
    again = Settings(path)
    assert again.damaged == "" and again.last_rules["dou-dizhu"] == {"deals": 3}
    assert again.rule_sets["oicho-kabu"] == {"Ours": {"rounds": 6}}
    assert again.rule_sets["dou-dizhu"] == {"@": {}}


def test_values_that_are_only_unknown_are_left_in_peace(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[General]\nlanguage=tlh\nspeed=WARP\nlater=x\n[keys]\nundo=Nonsense\n")
    settings = Settings(path)
    assert (settings.damaged, settings.language, settings.speed) == ("", "", Speed.NORMAL)


def test_of_two_commands_with_one_key_one_has_it(tmp_path: Path) -> None:
    from cardtable.ui.bindings import keys_of

    settings = Settings(tmp_path / "settings.ini")
    settings.command_key["undo"] = "Ctrl+H"
    keys = keys_of(settings)
    assert (keys["undo"], keys["home"]) == ("Ctrl+H", "")
    settings.command_key["undo"] = "Left"
    settings.command_key["home"] = "rubbish, more"
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
        text.startswith("The settings file was damaged and has been renamed to ")
        and aside.name in text
        for text in said
    )
    assert program.journal is not None
    ended(program)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


# -- what lies where Qt would lock the file --------------------------------------------------------
def in_the_way(path: Path, kind: str) -> None:
    """Put something where Qt would lock the settings."""
    if kind == "folder":
        path.mkdir()
        (path / "theirs").touch()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "link to itself":
        path.symlink_to(path)
    elif kind == "lock of a program that runs":
        path.write_text(f"{os.getpid()}\npytest\nhere\n")
    else:
        path.write_bytes(b"\0" * 100)


IN_THE_WAY = ("folder", "pipe", "link to itself", "lock of a program that runs", "rubbish")


@pytest.mark.parametrize("kind", IN_THE_WAY)
def test_settings_are_saved_at_once_whatever_lies_where_qt_would_lock(
    tmp_path: Path, qtbot: QtBot, kind: str
) -> None:
    path = tmp_path / "settings.ini"
    in_the_way(tmp_path / "settings.ini.lock", kind)
    begin = time.monotonic()
    settings = Settings(path)
    settings.volume = 20
    settings.last_seats["dou-dizhu"] = "[]"
    assert settings.save()
    assert time.monotonic() - begin < 1
    again = Settings(path)
    assert (again.volume, again.last_seats["dou-dizhu"]) == (20, "[]")
    assert {file.name for file in tmp_path.iterdir()} == {"settings.ini", "settings.ini.lock"}


@pytest.mark.parametrize("kind", IN_THE_WAY[:2])
def test_the_window_comes_and_goes_whatever_lies_where_qt_would_lock(
    tmp_path: Path, kind: str
) -> None:
    in_the_way(tmp_path / "settings.ini.lock", kind)
    environment = {**os.environ, "CARDTABLE_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    window = subprocess.Popen([sys.executable, "-m", "cardtable", "play"], env=environment)
    try:
        until = time.monotonic() + 30
        while not (tmp_path / "program.socket").exists() and time.monotonic() < until:
            time.sleep(0.1)
        window.send_signal(signal.SIGTERM)
        assert window.wait(15) == 0
    finally:
        window.kill()
        window.wait()


def test_notes_are_written_soon(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.panel = False
    settings.last_rules["dou-dizhu"] = {"deals": 3}
    QTest.qWait(20)
    again = Settings(tmp_path / "settings.ini")
    assert not again.panel and again.last_rules["dou-dizhu"] == {"deals": 3}


# -- brackets in brackets --------------------------------------------------------------------------
DEEP = 20_000
NESTED = {
    "lists": "[" * DEEP + "]" * DEEP,
    "lists that never end": "[" * DEEP,
    "objects": '"a":{'.join(["{", *[""] * DEEP]) + "1" + "}" * DEEP,
    "in a valid set": '{"Ours": {"x": 1}, "y": ' + "[" * DEEP + "]" * DEEP + "}",
}


@pytest.mark.parametrize("group", ["presets", "rules", "setup", "lessons"])
@pytest.mark.parametrize("nested", NESTED.values(), ids=NESTED)
def test_brackets_in_brackets_cost_their_own_entry_alone(
    tmp_path: Path, group: str, nested: str
) -> None:
    path = tmp_path / "settings.ini"
    key = "left_dou-dizhu" if group == "lessons" else "dou-dizhu"
    others = (
        '[presets]\noicho-kabu="{\\"Ours\\": {\\"rounds\\": 6}}"\n'
        '[rules]\noicho-kabu="{\\"rounds\\": 4}"\n'
    )
    escaped = nested.replace('"', '\\"')
    path.write_text(f'{GOOD}{others}[{group}]\n{key}="{escaped}"\n', encoding="utf-8")
    settings = Settings(path)
    assert settings.damaged and (settings.name, settings.speed) == ("Ann, B", Speed.CALM)
    assert settings.rule_sets["oicho-kabu"] == {"Ours": {"rounds": 6}}
    assert settings.last_rules["oicho-kabu"] == {"rounds": 4}
    assert settings.rule_sets["dou-dizhu"] == {} and settings.last_rules["dou-dizhu"] == {}
    assert settings.last_seats["dou-dizhu"] == settings.lesson_left["dou-dizhu"] == ""


@pytest.mark.parametrize("nested", NESTED.values(), ids=NESTED)
def test_brackets_in_brackets_that_were_not_noticed_are_no_sets_and_no_rules(
    tmp_path: Path, nested: str
) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.put("presets/dou-dizhu", nested)
    settings.put("rules/dou-dizhu", nested)
    assert settings.rule_sets["dou-dizhu"] == {} and settings.last_rules["dou-dizhu"] == {}


def test_an_invalid_set_costs_no_other(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.put("presets/dou-dizhu", '{"Ours": {"x": 1}, "Bad": [], "Worse": 3}')
    assert settings.rule_sets["dou-dizhu"] == {"Ours": {"x": 1}}


def test_settings_that_cannot_be_read_are_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    path = tmp_path / "settings.ini"
    Settings(path).name = "Mira"
    before = path.read_bytes()
    monkeypatch.setattr(QSettings, "status", lambda _: QSettings.Status.AccessError)
    unread = Settings(path)
    monkeypatch.undo()
    refused: list[bool] = []
    unread.not_saved.connect(lambda: refused.append(True))
    unread.text_size = 150
    assert refused and path.read_bytes() == before


class _Runs:
    """What would write a file when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __reduce__(self) -> tuple[object, ...]:
        return (open, (str(self._file), "w"))


def _packed_line(tmp_path: Path) -> str:
    """A line with an object of Python, as Qt writes one."""
    made = QSettings(str(tmp_path / "made.ini"), QSettings.Format.IniFormat)
    made.setValue("thing", _Runs(tmp_path / "ran"))
    made.sync()
    lines = (tmp_path / "made.ini").read_text("utf-8").splitlines()
    return next(line for line in lines if "Variant" in line)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ("@", r"\x40"),
        ("@", r"\x10040"),
        ("@", r"\100"),
        ("@V", r"@\qV"),
        ("@Var", '@"V"ar'),
        ("@", "one, @"),
        ("=@", "=\\\n@"),
        ("@", " @"),
    ],
)
@pytest.mark.parametrize("key", ["thing", "name", "unknown/thing"])
def test_nothing_in_the_file_is_run(tmp_path: Path, old: str, new: str, key: str) -> None:
    line = _packed_line(tmp_path).replace(old, new, 1)
    group, _, name = key.rpartition("/")
    path = tmp_path / "settings.ini"
    path.write_text(f"{GOOD}[{group or 'General'}]\n{line.replace('thing', name, 1)}\n", "utf-8")
    settings = Settings(path)
    assert not (tmp_path / "ran").exists()
    assert settings.speed == Speed.CALM and settings.damaged


def test_what_would_run_is_not_read_where_the_file_cannot_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(f"{GOOD}[General]\n{_packed_line(tmp_path)}\n", "utf-8")
    raw = path.read_bytes()

    def refused(*_: object) -> None:
        raise OSError("read only")

    monkeypatch.setattr("cardtable.store.schema.move_aside", refused)
    settings = Settings(path)
    settings.volume = 20
    assert not (tmp_path / "ran").exists() and path.read_bytes() == raw


@pytest.mark.parametrize("name", ["a@b", "@Mira", "@@", "Mira@Variant", "100% \\ x40"])
def test_signs_of_qt_may_be_in_a_name(tmp_path: Path, name: str) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.name = name
    del settings
    again = Settings(tmp_path / "settings.ini")
    assert (again.name, again.damaged) == (name, "")

"""A broken settings file is set aside and reported, and what is valid still holds."""

from __future__ import annotations

import errno
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.games import find_game
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings import file as settings_file
from cardtable.ui.settings import ini
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


def test_a_broken_file_on_a_full_disk_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    path = tmp_path / "settings.ini"
    path.write_bytes(raw := GOOD.encode() + b"\xff")
    with monkeypatch.context() as patch:
        patch.setattr(settings_file, "write_whole", full)
        assert Settings(path).name == "Ann, B"
    assert path.read_bytes() == raw
    again = Settings(path)
    assert (again.name, again.speed) == ("Ann, B", Speed.CALM)
    assert again.damaged


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
    settings.offer_lessons = False
    settings.last_rules["dou-dizhu"] = {"deals": 3}
    QTest.qWait(20)
    again = Settings(tmp_path / "settings.ini")
    assert not again.offer_lessons and again.last_rules["dou-dizhu"] == {"deals": 3}


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

    def refuses(*_: object) -> bytes:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr("cardtable.ui.settings.file.read_regular", refuses)
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
    """A line with an object of Python, as Qt writes one, its value in quotation marks."""
    made = QSettings(str(tmp_path / "made.ini"), QSettings.Format.IniFormat)
    made.setValue("thing", _Runs(tmp_path / "ran"))
    made.sync()
    lines = (tmp_path / "made.ini").read_text("utf-8").splitlines()
    key, _, value = next(line for line in lines if "Variant" in line).partition("=")
    return f'{key}="{value.strip(chr(34))}"'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ("@", r"\x40"),
        ("@", r"\x10040"),
        ("@", r"\100"),
        ("@V", r"@\qV"),
        ("@Var", '@"V"ar'),
        ("@", 'one", "@'),
        ('="@', '=\\\n"@'),
        ('"@', ' "@'),
        ('"@', '"\n;", "@'),
        ('"@', '"@" "'),
        ('"@', '"@"\t"'),
        ('"@', '"\r;", "@'),
        ('"@', '"\r\n;\n", "@'),
        ('"@', '"@""'),
        ('"@', '"";\n"@'),
        ("@", "\ufeff@"),
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


@pytest.mark.parametrize(
    "name",
    [
        "a@b",
        "@Mira",
        "@@",
        "Mira@Variant",
        "100% \\ x40",
        "@Variant(x)",
        "👨\u200d👩\u200d👧",
        "a\u200eb",
        "a\xa0\x85c",
        "\0a",
        "\t\n1",
        " blanks ",
        "; x",
        "\ufeffa",
    ],
)
def test_signs_of_qt_may_be_in_a_name(tmp_path: Path, name: str) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.name = name
    del settings
    again = Settings(tmp_path / "settings.ini")
    assert (again.name, again.damaged) == (name, "")


# -- what Qt would read in it ----------------------------------------------------------------------
#: What means something to Qt, or nearly does.
_SIGNS = (
    *(
        '"',
        '"',
        " ",
        "\t",
        "\\",
        "\n",
        "\r",
        "\r\n",
        ";",
        ",",
        "=",
        "[",
        "]",
        "@",
        "@@",
        "%",
        "#",
        "'",
        "/",
    ),
    *(
        "%20",
        "%U00e9",
        "\\x40",
        "\\100",
        "\\x",
        "\\n",
        "\\q",
        "\\\n",
        "\\0",
        "\\xd83d\\xde00",
        "\\xd83d",
        "\n;",
    ),
    *("x", "a", "1", "é", "日", "\xa0", "\x7f", "\f", "\0", "\x1f", "\u200d", "\ufeff"),
    *("[g]\n", "[General]\n", "[%General]", "general", "y=", 'x="', "\nz="),
    *("@Invalid()", "@ByteArray(", "@Variant(", "@DateTime(", "@String(", ")"),
)
_number = itertools.count()


def _read_by_qt(folder: Path, raw: bytes) -> ini.Found:
    path = folder / f"{next(_number)}.ini"  # Qt remembers what was in a file of the same name
    path.write_bytes(raw)
    there = QSettings(str(path), QSettings.Format.IniFormat)

    def value(key: str) -> ini.Value:
        found = there.value(key)
        if isinstance(found, QByteArray):
            return bytes(found.data())
        return tuple(found) if isinstance(found, list) else found

    return {key: value(key) for key in there.allKeys()}


def _values(found: ini.Found) -> ini.Found:
    return {key: value for key, value in found.items() if "/;" not in key}


@pytest.mark.parametrize("seed", range(12))
def test_qt_would_read_what_is_read_here(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    right = 0
    for _ in range(400):
        begin = rng.choice(["[General]\nx=", "[General]\nx=", ""])
        raw = (begin + "".join(rng.choices(_SIGNS, k=rng.randint(1, 12)))).encode()
        found, broken = ini.parse(raw)
        values = _values(found)
        assert all(isinstance(value, str | tuple | bytes) for value in values.values())
        if not broken:
            right += 1
            assert _read_by_qt(tmp_path, raw) == values, raw
        anew = ini.written(found)
        assert _read_by_qt(tmp_path, anew) == values, raw
        assert (_values(ini.parse(anew)[0]), ini.parse(anew)[1]) == (values, False), raw
    assert right > 20


@pytest.mark.parametrize("seed", range(3))
def test_what_runs_is_run_by_no_file_however_it_is_written(tmp_path: Path, seed: int) -> None:
    line = _packed_line(tmp_path).partition("=")[2].strip('"')
    body, rng = line.partition("(")[2], random.Random(seed)
    for number in range(60):
        junk = ["".join(rng.choices(_SIGNS, k=rng.randint(0, 4))) for _ in range(4)]
        at = rng.choice(["@", "\\x40", "\\100"])
        key = rng.choice(["x=", "name=", "[presets]\ndou-dizhu=", "[window]\ngeometry="])
        text = f"[General]\n{key}{junk[0]}{at}{junk[1]}Variant{junk[2]}({body}{junk[3]}\n"
        place = tmp_path / str(number)
        place.mkdir()
        path = place / "settings.ini"
        path.write_bytes(text.encode())
        settings = Settings(path)
        settings.volume = 20
        _read_by_qt(tmp_path, path.read_bytes())
        assert not (tmp_path / "ran").exists(), text
        assert Settings(path).volume == 20


def test_comments_and_what_others_wrote_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    later = (
        '[General]\n; mine\nlater=x, "y, z"\nbytes=@ByteArray(\\0\\xff)\n[new]\n;other\na%20b=@@c\n'
    )
    path.write_text(later, encoding="utf-8")
    settings = Settings(path)
    settings.volume = 20
    text = path.read_text("utf-8")
    assert settings.damaged == "" and "; mine\n" in text and "[new]\n;other\n" in text
    read = _read_by_qt(tmp_path, path.read_bytes())
    assert (read["later"], read["bytes"], read["new/a b"]) == (("x", "y, z"), b"\0\xff", "@c")


def test_a_damaged_line_costs_no_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(f'; mine\n{GOOD}[new]\nlater=1\nx="@" "y"\nspeed\n', encoding="utf-8")
    settings = Settings(path)
    assert settings.damaged and settings.name == "Ann, B"
    text = path.read_text("utf-8")
    assert "; mine\n" in text and "later=1\n" in text


@pytest.mark.parametrize("place", [b",;=", bytes(range(256)), b"", b'"\\)', b"\x01f"])
def test_a_place_of_the_window_is_no_damage(tmp_path: Path, place: bytes) -> None:
    path = tmp_path / "settings.ini"
    first = Settings(path)
    first.geometry = QByteArray(place)
    assert first.save()
    again = Settings(path)
    assert again.damaged == "" and again.geometry == QByteArray(place)
    assert _read_by_qt(tmp_path, path.read_bytes()) == {"window/geometry": place}


@pytest.mark.parametrize("name", ["half \ud83d", "x" * 2_000_000], ids=["half", "long"])
def test_what_cannot_be_stored_is_said_and_costs_nothing_else(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.ini"
    settings = Settings(path)
    refused: list[bool] = []
    settings.not_saved.connect(lambda: refused.append(True))
    settings.command_key["undo"] = name
    assert len(refused) == 1 and settings.command_key["undo"] == name
    settings.volume = 20
    assert len(refused) == 1
    again = Settings(path)
    assert (again.volume, again.command_key["undo"], again.damaged) == (20, None, "")
    settings.command_key["undo"] = "Ctrl+J"
    assert Settings(path).command_key["undo"] == "Ctrl+J" and len(refused) == 1


def test_a_set_of_rules_too_many_costs_none_of_those_that_were_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    settings = Settings(path)
    rules = dict(find_game("dou-dizhu").resolve())
    kept = {f"Set {number}": rules for number in range(3)}
    settings.rule_sets["dou-dizhu"] = kept
    for count in (5_000, 5_001):
        settings.rule_sets["dou-dizhu"] = {f"Set {number}": rules for number in range(count)}
        settings.volume = 20
        assert Settings(path).rule_sets["dou-dizhu"] == kept
    settings.rule_sets["dou-dizhu"] = {}
    assert not Settings(path).rule_sets["dou-dizhu"]

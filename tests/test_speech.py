"""The command line speaks the player's language: the requested one, or the terminal's."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import speech
from cardtable.cli import main
from cardtable.languages import system_language
from cardtable.telling import told

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
#: A word of the help of “verify”, by language.
OPTIONS = {"en": "options:", "de": "Optionen:", "ja": "オプション:", "zh_CN": "选项:"}


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("language", OPTIONS)
def test_help_is_in_the_language_that_was_asked_for(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "--lang", language, "--help"])
    said = capsys.readouterr().out
    assert OPTIONS[language] in said
    assert said.count("verify [-h]") == 1
    assert ("show this help" in said) is (language == "en")


@pytest.mark.parametrize("name", LOCALES)
def test_the_terminals_language_is_spoken(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, "de_AT.UTF-8")
    assert main(["replay", "none.cardtable"]) == 1
    assert "ist nicht lesbar" in capsys.readouterr().err
    assert main(["simulate", "dou-dizhu"]) == 2
    assert "Diese Argumente fehlen" in capsys.readouterr().err


def test_what_is_asked_for_comes_before_the_locale_and_an_unknown_one_is_english() -> None:
    assert system_language({"LC_ALL": "ja_JP", "LANG": "de_DE.UTF-8"}) == "ja"
    assert system_language({"LANG": "zh_CN.GB18030@x"}) == "zh_CN"
    assert system_language({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
    assert system_language({}) == "en"


def test_machines_read_the_same_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for locale in ("C", "ja_JP.UTF-8"):
        monkeypatch.setenv("LC_ALL", locale)
        for words in (["games", "--json"], ["deck", "kabufuda", "--json"]):
            assert main(words) == 0
            said.append(json.loads(capsys.readouterr().out))
    assert said[:2] == said[2:]


def test_a_plural_has_the_forms_of_its_language() -> None:
    voice = speech.Voice("de")
    text = voice.say(told("CommandLine", "This deck cannot be used: %n problem(s).", n=3))
    assert text == "Dieses Deck lässt sich nicht verwenden: 3 Fehler."
    one = speech.Voice("xx").say(told("CommandLine", "%n problem(s).", n=1))
    assert one == "1 problem."


def test_a_damaged_catalogue_leaves_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "cardtable_de.qm").write_bytes(
        b"x" * 16 + b"\x69\xff\xff\xff\xff\x03"
    )
    monkeypatch.setattr(speech, "__file__", str(tmp_path / "speech.py"))
    assert speech.Voice("de").say(told("BadRecord", "no result")) == "no result"


def test_no_command_loads_qt_for_its_words() -> None:
    code = "import sys\nfrom cardtable.cli import main\nmain(['games', '--lang', 'de'])\n"
    code += "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "Vorgaben" in done.stdout

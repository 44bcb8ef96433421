"""Texts in the player's language: forms, contexts, messages for later, and catalogues that fail."""

from __future__ import annotations

import json
import pickle
import random
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import translation
from cardtable.art.safety import check
from cardtable.cli import main
from cardtable.engine.record_form import BadRecord
from cardtable.engine.record_reader import parse
from cardtable.languages import LANGUAGES, system_language
from cardtable.translation import (
    Message,
    _,
    catalogue,
    cleaned,
    message,
    ngettext,
    nmessage,
    packed,
    pgettext,
    say,
    speaking,
    unpacked,
)
from tests.catalogues import catalogues

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
#: A word of the help of “verify”, by language.
OPTIONS = {"en": "options:", "de": "Optionen:", "ja": "オプション:", "zh_CN": "选项:"}
#: A language that has three forms, and is none of ours: fifty texts of the program.
POLISH = Path(__file__).parent / "pl.po"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of that of the catalogues."""
    monkeypatch.setattr(translation, "FOLDER", tmp_path)
    catalogue.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def _catalogues_anew() -> object:
    yield
    catalogue.cache_clear()


# -- texts -----------------------------------------------------------------------------------------
def test_english_has_one_card_and_two_cards() -> None:
    said = [ngettext("{n} card", "{n} cards", n) for n in (0, 1, 2)]
    assert said == ["0 cards", "1 card", "2 cards"]


@pytest.mark.parametrize(
    ("code", "bets"), [("en", "Pass"), ("de", "Passen"), ("ja", "パス"), ("zh_CN", "不叫")]
)
def test_one_english_word_may_be_two_elsewhere(code: str, bets: str) -> None:
    with speaking(code):
        assert pgettext("auction", "Pass") == bets
        assert (_("Pass") == bets) is (code != "zh_CN")
    assert pgettext("auction", "Pass") == "Pass"


def test_nothing_stays_nothing() -> None:
    """The empty text is the key of a catalogue's own header."""
    with speaking("de"):
        assert _("") == ""


def test_polish_has_three_forms_and_needs_one_file(folder: Path) -> None:
    catalogues.compile_file(POLISH, folder / "pl.mo")
    one, many = "{n} card", "{n} cards"
    with speaking("pl"):
        said = [ngettext(one, many, n) for n in (1, 2, 5, 12, 22, 25)]
        assert said == ["1 karta", "2 karty", "5 kart", "12 kart", "22 karty", "25 kart"]
        assert _("New match with settings") == "Nowa partia z ustawieniami"
        assert _("Not translated yet") == "Not translated yet"
    assert say(nmessage(one, many, 3), "pl") == "3 karty"
    polish = catalogues.texts(catalogues.read(POLISH))
    known = {one.id for one in catalogues.texts(catalogues.extracted())}
    assert len(polish) == 50 and {one.id for one in polish} <= known


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_catalogue_leaves_english(folder: Path, seed: int) -> None:
    """Cut off, flipped or emptied: the program speaks, and nothing is raised."""
    whole = bytearray((catalogues.COMPILED / "de.mo").read_bytes())
    chance = random.Random(seed)
    for _place in range(chance.choice((1, 5, 200))):
        whole[chance.randrange(min(len(whole), 200 if seed % 2 else len(whole)))] ^= 0xFF
    (folder / "de.mo").write_bytes(whole[: chance.choice((0, 3, 20, 5_000, len(whole)))])
    with speaking("de"):
        assert isinstance(_("Passed"), str)
        assert ngettext("{n} card", "{n} cards", 2)


# -- messages --------------------------------------------------------------------------------------
def test_a_message_is_english_and_can_be_said_in_any_language() -> None:
    fault = message("no result")
    whole = message("Line {line}: {message}", line=3, message=fault)
    assert whole == "Line 3: no result"
    assert say(whole, "de") == "Zeile 3: kein Ergebnis"
    assert say(ValueError(whole), "de") == say(whole, "de")
    assert say(whole) == "Line 3: no result"
    assert say("plain", "de") == "plain" and say(ValueError(), "de") == ""


def test_a_message_has_the_forms_of_its_language() -> None:
    def found(n: int) -> Message:
        return nmessage(
            "This deck can’t be used: {n} problem.", "This deck can’t be used: {n} problems.", n
        )

    assert say(found(3), "de") == "Dieses Deck lässt sich nicht verwenden: 3 Fehler."
    assert say(found(1)) == "This deck can’t be used: 1 problem."
    assert found(2) == "This deck can’t be used: 2 problems."


def test_a_message_survives_a_pipe_and_a_file() -> None:
    whole = message("Line {line}: {message}", line=3, message=nmessage("{n} card", "{n} cards", 2))
    for again in (
        pickle.loads(pickle.dumps(whole)),
        unpacked(json.loads(json.dumps(packed(whole)))),
    ):
        assert again == whole
        assert say(again, "ja") == say(whole, "ja") != whole
    assert unpacked(["{gone}", "", {}]) == "" == unpacked({"no": "sentence"})
    # Only the fields of a text are interpreted, nothing else in it.
    for text in ("{a:>999999999}", "{a.__class__}", "{a!r}", "{0}", "{", "{{a}}"):
        assert unpacked([text, "", {"a": "x"}]) == ""
        assert unpacked(["{a}", text, {"a": "x", "n": 2}]) == ""
    assert unpacked(["{n} card", "{n} cards", {"n": "many"}]) == ""


def test_what_strangers_wrote_into_a_message_is_made_harmless() -> None:
    whole = message("There’s no folder {folder}.", folder="a\x1bb")
    assert cleaned(whole, lambda text: text.replace("\x1b", "?")) == "There’s no folder a?b."


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_and_decks_are_refused_in_the_players_language(
    language: str, tmp_path: Path
) -> None:
    (tmp_path / "mine").mkdir()
    with pytest.raises(BadRecord) as caught:
        parse("something else")
    with speaking(language):
        of_record = say(caught.value)
        of_deck = say(check(tmp_path / "mine")[0])
        of_folder = say(check(tmp_path / "none")[0])
    english = language == "en"
    assert (of_record == str(caught.value)) is english
    assert ("Line 1" in of_record) is english and "cardtable record 1" in of_record
    assert ("can’t be read" in of_deck) is english and "deck.toml" in of_deck
    assert ("There’s no" in of_folder) is english


# -- the command line ------------------------------------------------------------------------------
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
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
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


@pytest.mark.parametrize("words", [["games"], ["replay", "RECORD"]], ids=lambda words: words[0])
def test_no_command_loads_qt_for_its_words(words: list[str]) -> None:
    record = str(Path(__file__).parent / "engine" / "form2" / "kyo-kabu-seed.cardtable")
    words = [word.replace("RECORD", record) for word in words]
    code = "import sys\nfrom cardtable.cli import main\n"
    code += f"assert main({[*words, '--lang', 'de']}) == 0\n"
    code += "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def catalogue_with(rule: str) -> bytes:
    """A compiled catalogue with this rule for plurals."""
    head = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural={rule};\n"
    texts = [(b"", head.encode()), (b"{n} pip\0{n} pips", b"one\0{n} many")]
    at, table, data = 28 + 16 * len(texts), b"", b""
    for column in (0, 1):
        for text in texts:
            table += struct.pack("<II", len(text[column]), at + len(data))
            data += text[column] + b"\0"
    ends = (28, 28 + 8 * len(texts), 0, 0)
    return struct.pack("<7I", 0x950412DE, 0, len(texts), *ends) + table + data


def test_a_plain_rule_for_plurals_is_used() -> None:
    assert translation.catalogue_in(catalogue_with("n != 1")).ngettext("{n} pip", "", 3) == (
        "{n} many"
    )


@pytest.mark.parametrize("rule", ["1/n", "n%(n-5)", "n/(n-200)", "n==7 ? 1%0 : 0", "n-1", "0)("])
def test_a_rule_for_plurals_that_fails_for_some_number_is_damage(rule: str) -> None:
    with pytest.raises(ValueError, match="catalogue"):
        translation.catalogue_in(catalogue_with(rule))


@pytest.mark.parametrize("rule", ["n/(5000-n)", "n==5000 ? 1/0 : 0", "n > 1000 ? 0-1 : n != 1"])
def test_a_rule_that_fails_for_a_large_number_has_no_form_for_it(rule: str) -> None:
    found = translation.catalogue_in(catalogue_with(rule))
    assert found.ngettext("{n} pip", "{n} pips", 5000) == "{n} pips"

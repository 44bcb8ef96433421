"""Sentences told without Qt: plain text to print, and other languages for players."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from cardtable.art.safety import check
from cardtable.engine.record_reader import parse
from cardtable.engine.records import BadRecord
from cardtable.languages import LANGUAGES
from cardtable.phrases.language import Language
from cardtable.phrases.told import in_words
from cardtable.telling import cleaned, packed, said_in, told, unpacked
from tests.packaging.tools import tool

catalogues = tool("catalogues")


def _shout(context: str, source: str, n: int) -> str:
    return source.upper().replace("{WHERE}", "{where}").replace("{REASON}", "{reason}")


def test_it_is_the_english_sentence_and_can_be_said_otherwise() -> None:
    inside = told("BadDeck", "it has no name")
    whole = told("BadDeck", "Deck {where}: {reason}.", where="mine", reason=inside)
    assert whole == "Deck mine: it has no name."
    assert said_in(whole, _shout) == "DECK mine: IT HAS NO NAME."
    assert said_in(ValueError(whole), _shout) == "DECK mine: IT HAS NO NAME."
    assert said_in("plain", _shout) == "plain"


def test_it_survives_a_pipe_and_a_file() -> None:
    inside = told("BadDeck", "it has no name")
    whole = told("BadDeck", "Deck {where}: {reason}.", where="mine", reason=inside)
    for again in (
        pickle.loads(pickle.dumps(whole)),
        unpacked(json.loads(json.dumps(packed(whole)))),
    ):
        assert again == whole
        assert said_in(again, _shout) == said_in(whole, _shout)
    assert unpacked(["BadDeck", "{gone}", {}]) == "" == unpacked({"no": "sentence"})
    # Only the fields of a source are interpreted, nothing else in it.
    for source in ("{a:>999999999}", "{a.__class__}", "{a!r}", "{0}", "{", "{{a}}"):
        assert unpacked(["BadDeck", source, {"a": "x"}]) == ""
    assert unpacked(["BadDeck", "%n card(s)", {"n": "many"}]) == ""


def test_what_strangers_wrote_into_it_is_made_harmless() -> None:
    whole = told("BadDeck", "There is no folder {folder}.", folder="a\x1bb")
    assert cleaned(whole, lambda text: text.replace("\x1b", "?")) == "There is no folder a?b."


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_and_decks_are_refused_in_the_players_language(
    language: str, tmp_path: Path, qapp: QCoreApplication
) -> None:
    (tmp_path / "mine").mkdir()
    tongue = Language()
    tongue.switch(language)
    try:
        with pytest.raises(BadRecord) as caught:
            parse("something else")
        of_record = in_words(caught.value)
        of_deck = in_words(check(tmp_path / "mine")[0])
        of_folder = in_words(check(tmp_path / "none")[0])
    finally:
        tongue.fall_silent()
    english = language == "en"
    assert (of_record == str(caught.value)) is english
    assert ("Line 1" in of_record) is english and "cardtable record 1" in of_record
    assert ("cannot be read" in of_deck) is english and "deck.toml" in of_deck
    assert ("There is no" in of_folder) is english


def test_every_such_text_is_in_the_catalogues() -> None:
    found = catalogues.told_without_qt(catalogues.SOURCE)
    assert len(found) > 90
    for language in (code for code in LANGUAGES if code != "en"):
        known = catalogues.read(catalogues.source_file(language))
        assert all(known[key].finished for key in found)

"""The catalogues: up to date, complete enough to speak, and right about plurals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from cardtable.phrases.language import Language
from tests.catalogues import catalogues


def test_catalogues_are_up_to_date_with_the_code() -> None:
    assert catalogues.outdated() == []


@pytest.mark.parametrize("code", list(catalogues.FORMS))
def test_everything_is_translated_and_sound(code: str) -> None:
    assert catalogues.defects(code) == []


def test_german_says_du() -> None:
    """“Ihre” and “Ihnen” with a capital, in the middle of a sentence, address nobody here."""
    text = (catalogues.TRANSLATIONS / "cardtable_de.ts").read_text("utf-8")
    said = re.findall(r"<(?:translation|numerusform)[^>]*>([^<]+)", text)
    assert len(said) > 1_000
    assert [s for s in said if re.search(r"[^.!?:…] (?:Sie|Ihnen|Ihre[mnrs]?|Ihr)\b", s)] == []


def test_english_is_finished() -> None:
    assert catalogues.defects("en") == []
    for entry in catalogues.read(catalogues.source_file("en")).values():
        assert not any("(s)" in form or "(es)" in form for form in entry.forms)


def test_english_speaks_of_one_card_and_of_two_cards(language: Language) -> None:
    language.switch("en")
    said = [QCoreApplication.translate("DouDizhu", "%n card(s)", "", n) for n in (0, 1, 2)]
    assert said == ["0 cards", "1 card", "2 cards"]


@pytest.mark.parametrize("code", list(catalogues.FORMS))
def test_no_language_ever_shows_an_undecided_plural(language: Language, code: str) -> None:
    """What is not translated yet is said in English, but in proper English."""
    language.switch(code)
    for key in catalogues.read(catalogues.source_file("en")):
        for n in (1, 2):
            said = QCoreApplication.translate(key.context, key.source, "", n)
            assert "(s)" not in said and "%n" not in said


def test_a_translation_survives_and_a_vanished_text_goes() -> None:
    key, gone = catalogues.Key("C", "%n card(s)"), catalogues.Key("C", "old")
    code = {key: catalogues.Entry(("",), False, "Translators: said by the dealer")}
    before = {
        key: catalogues.Entry(("%n Karte", "%n Karten"), True),
        gone: catalogues.Entry(("alt",), True),
    }
    after = catalogues.merged("de", code, before)
    assert after == {
        key: catalogues.Entry(("%n Karte", "%n Karten"), True, "Translators: said by the dealer")
    }
    assert catalogues.merged("ja", code, {})[key].forms == ("",)
    assert 'numerus="yes"' in catalogues.written("de", after)


def test_english_plurals_are_made_from_the_source() -> None:
    assert catalogues.english("%n match(es) of %n card(s)") == (
        "%n match of %n card",
        "%n matches of %n cards",
    )
    assert catalogues.english("+%n more") == ("+%n more", "+%n more")


def test_a_lost_field_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "TRANSLATIONS", tmp_path)
    key = catalogues.Key("C", "{name} draws.")
    text = catalogues.written("de", {key: catalogues.Entry(("{nam} zieht.",), True)})
    catalogues.source_file("de").write_text(text, encoding="utf-8")
    lost, foreign = catalogues.defects("de")
    assert "{name} 0 times" in lost and "{nam} 1 times" in foreign

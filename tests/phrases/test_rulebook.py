"""What all rulebooks have in common: plain ones of other games, terms found in sentences."""

from __future__ import annotations

import pytest

from cardtable.games import all_games
from cardtable.languages import LANGUAGES
from cardtable.phrases.base import rulebook_of
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.rulebook import CONTROLS, explained, plain_sections, term, terms_in
from cardtable.ui.language import Language

TERMS = [term("gin", "No deadwood."), term("big gin", "Eleven."), term("lay off|laid off", "Add.")]


def test_plain_rules_become_sections_a_paragraph_each() -> None:
    book = plain_sections([("Aim", "One.\n\nTwo."), ("End", "Three.")])
    assert [part.title for part in book] == ["Aim", "End"]
    assert [passage.text for passage in book[0].passages] == ["One.", "Two."]


def test_the_longest_word_counts_and_none_within_another() -> None:
    def words(text: str) -> list[str]:
        return [text[start:end] for start, end, _ in terms_in(text, TERMS)]

    assert words("Big gin beats gin; nothing is laid off.") == ["Big gin", "gin", "laid off"]
    assert words("Begin, engine, ginger") == []
    assert words("gin, gin, gin") == ["gin"]


def test_han_words_stand_without_blanks() -> None:
    known = [term("嵐", "3枚そろい。"), term("打ち札", "2枚目。")]
    text = "打ち札で嵐になります"
    assert [text[a:b] for a, b, _ in terms_in(text, known)] == ["打ち札", "嵐"]


def test_a_latin_word_between_han_is_found() -> None:
    assert len(list(terms_in("即uchifuda，", [term("uchifuda", "第二张牌。")]))) == 1


def test_a_sentence_explained_has_a_line_a_term() -> None:
    assert explained("Gin, or laid off.", TERMS) == "gin: No deadwood.\nlay off: Add."
    assert explained("Nothing of that kind.", TERMS) == ""
    assert explained("Anything.", []) == ""


def test_rules_that_no_passage_tells_come_before_mouse_and_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = all_games()["dou-dizhu"]
    phrases = phrases_of(game.phrases)
    told = phrases.rulebook(game.resolve())
    few = [part for part in told if part.id in ("aim", CONTROLS)]
    monkeypatch.setattr(phrases, "rulebook", lambda _options: few)
    assert [part.id for part in rulebook_of(game, phrases)] == ["aim", "house", CONTROLS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"])
def test_the_glossary_explains_words_that_the_rules_use(name: str, language: str) -> None:
    tongue = Language()
    tongue.switch(language)
    try:
        game = all_games()[name]
        phrases = phrases_of(game.phrases)
        book = rulebook_of(game, phrases)
        text = "\n".join(passage.text for part in book for passage in part.passages)
        used = {
            one.word
            for line in text.split("\n")
            for _, _, one in terms_in(line, phrases.glossary())
        }
        known = {one.word for one in phrases.glossary()}
        assert len(used) >= len(known) // 2, known - used
        assert all(one.meaning.strip() and one.forms for one in phrases.glossary())
    finally:
        tongue.fall_silent()

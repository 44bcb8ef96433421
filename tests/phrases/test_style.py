"""The lint of texts: each rule refuses what it is there for, and our own texts pass."""

from __future__ import annotations

import pytest

from cardtable.languages import LANGUAGES
from tests.packaging.tools import tool

style, catalogues = tool("style"), tool("catalogues")


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_texts_pass(language: str) -> None:
    assert catalogues.defects(language) == []


def test_our_own_english_passes() -> None:
    assert catalogues.source_defects() == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("{name} shows his hand.", "he or she"),
        ("If she passes, you lead.", "he or she"),
        ("{card}’s suit", "genitive of a field"),
        ("{name}'s turn", "straight apostrophe"),
        ("Two  spaces", "two spaces"),
        ("Wait...", "three dots"),
    ],
)
def test_english_that_others_cannot_follow_is_refused(source: str, fault: str) -> None:
    (found,) = style.of_source(source, ["kabu/play.py"])
    assert fault in found


@pytest.mark.parametrize("source", ["{name}’s turn", "The dealer’s cards", "This is the sheet."])
def test_english_that_others_can_follow_is_not(source: str) -> None:
    assert style.of_source(source, ["kabu/play.py"]) == []


def test_an_opponent_may_be_a_she_in_her_own_sentence() -> None:
    assert style.of_source("Smiles when her plan is done.", ["phrases/characters.py"]) == []


@pytest.mark.parametrize(
    ("language", "form", "fault"),
    [
        ("de", 'Sagt "ja".', "quotation marks"),
        ("de", "Sagt “ja”.", "quotation marks"),
        ("de", "Bitte geben Sie es {name}.", "“du”"),
        ("de", "{name} zeigt seine Karten.", "he or a she"),
        ("de", "Der Zug von dem {name}", "article before"),
        ("ja", "勝ち!", "half-width"),
        ("ja", "{name}の番。 次です。", "space at a full-width"),
        ("ja", "“はい”と言う", "「…」"),
        ("zh_CN", "你赢了,真好", "half-width"),
        ("zh_CN", "「好」", "“…”"),
        ("zh_CN", "请您出牌", "您"),
        ("zh_CN", "出 牌", ""),
        ("ja", "出す ", "ends with a space"),
    ],
)
def test_faults_of_typography_and_address_are_refused(language: str, form: str, fault: str) -> None:
    found = style.of_translation(language, "{name} says it.", form, [])
    assert any(fault in sentence for sentence in found) if fault else not found


@pytest.mark.parametrize(
    ("language", "form"),
    [
        ("de", "{name} sagt „ja“. Sie passt nicht."),
        ("ja", "{name}「はい」（1回）"),
        ("ja", "表示(&V)"),
        ("zh_CN", "{name}：“好”<b>3</b>张"),
    ],
)
def test_what_is_right_passes(language: str, form: str) -> None:
    assert style.of_translation(language, "{name} says it.", form, []) == []


def test_an_ellipsis_is_kept() -> None:
    assert style.of_translation("de", "{name} is thinking…", "{name} denkt nach", [])


def test_fields_are_counted_by_name() -> None:
    assert style.fields("{a} and {a} and {b:g}, {n}, %(c)s, 100 %") == {
        "{a}": 2,
        "{b:g}": 1,
        "{n}": 1,
        "%(c)s": 1,
    }


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "Whoever knows the number knows the cards.", "whoever"),
        ("en", "You cannot pass.", "can’t"),
        ("en", "No first card promises a gain.", "promise"),
        ("en", "Of 7 on: from 7 on you stand.", "7 or more"),
        ("en", "Higher plays: {0}, otherwise {1}.", "formula"),
        ("en", "A number from 1 to 9, please.", "begs"),
        ("en", "Games from elsewhere", "plug-in"),
        ("de", "Das verspricht einen Verlust.", "promise"),
        ("de", "Umbenennen …", "U+00A0"),
        ("de", "Fertig, sonst {1}.", "formula"),
        ("ja", "スートを選ぶ", "マーク"),
        ("ja", "{name}さんの番", "さん"),
        ("ja", "3～5", "〜"),
        ("zh_CN", "一次对局", "场"),
        ("zh_CN", "不更多", "没有更多"),
        ("zh_TW", "機器人級別", "等級"),
        ("zh_TW", "示例：cardtable", "範例"),
    ],
)
def test_words_of_the_house_style_are_refused(language: str, text: str, fault: str) -> None:
    found = (
        style.of_source(text, [])
        if language == "en"
        else style.of_translation(language, "Text", text, [])
    )
    assert any(fault in sentence for sentence in found)


def test_a_word_may_be_wrong_in_one_game_only() -> None:
    text = "弱い札を出す"
    assert style.of_translation("ja", "Text", text, ["cardtable/phrases/dou_dizhu/hints.py"])
    assert not style.of_translation("ja", "Text", text, ["cardtable/phrases/kabu/hints.py"])

"""Which of our languages a system's name means."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from cardtable.cli import _language
from cardtable.languages import (
    HAN,
    LANGUAGES,
    UnknownLanguage,
    find_language,
    system_language,
)
from cardtable.ui.language import Language, region, window_language
from tests.conftest import FIRST


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("de_AT", "de"),
        ("en-GB", "en"),
        ("ja", "ja"),
        ("zh", "zh_CN"),
        ("zh-cn", "zh_CN"),
        ("zh_SG", "zh_CN"),
        ("zh-Hans", "zh_CN"),
        ("zh-Hans-HK", "zh_CN"),
        ("zh_TW", "zh_TW"),
        ("zh_HK", "zh_TW"),
        ("zh-MO", "zh_TW"),
        ("zh-Hant", "zh_TW"),
        ("zh-Hant-SG", "zh_TW"),
        ("yue_HK", "zh_TW"),
        ("cmn_TW", "zh_TW"),
        ("nan-TW", "zh_TW"),
        ("hak_TW", "zh_TW"),
        ("lzh_TW", "zh_TW"),
        ("yue-Hant-CN", "zh_TW"),
        ("cmn_CN", "zh_CN"),
        ("wuu_CN", "zh_CN"),
        ("yue-Hans-HK", "zh_CN"),
        ("gsw_CH", "de"),
        ("nds_DE", "de"),
        ("lb_LU", "de"),
    ],
)
def test_a_language_is_found_by_what_systems_call_it(name: str, code: str) -> None:
    assert find_language(name) == code


def test_another_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage) as refused:
        find_language("tlh_TW")
    assert all(code in str(refused.value) for code in LANGUAGES)
    assert set(LANGUAGES) >= HAN


@pytest.mark.parametrize("code", ["de", "zh_CN"])
def test_a_test_in_another_language_leaves_nothing_to_the_next(code: str) -> None:
    assert QLocale() == FIRST
    QLocale.setDefault(QLocale(code))


#: Variables, and the language of the command line and of the window alike.
ENVIRONMENTS = [
    ("LANG=en_US.UTF-8 LANGUAGE=de:en", "de"),
    ("LANG=de_DE.UTF-8", "de"),
    ("LANG=de_DE.UTF-8 LANGUAGE=fr:ja:de", "ja"),
    ("LANG=de_DE.UTF-8 LANGUAGE=fr:es", "de"),
    ("LANG=fr_FR.UTF-8 LANGUAGE=es", "en"),
    ("LANG=fr_FR.UTF-8 LANGUAGE=zh_TW:zh", "zh_TW"),
    ("LANG=C LANGUAGE=de", "en"),
    ("LANG=POSIX LANGUAGE=de", "en"),
    ("LANG=C.UTF-8 LANGUAGE=de", "en"),
    ("LANG=de_DE.UTF-8 LC_ALL=C LANGUAGE=ja", "en"),
    ("LANG=de_DE.UTF-8 LC_MESSAGES=ja_JP.UTF-8", "ja"),
    ("LANG=C LC_MESSAGES=ja_JP.UTF-8 LANGUAGE=", "ja"),
    ("LC_ALL=zh_HK.UTF-8 LC_MESSAGES=ja_JP LANG=de_DE", "zh_TW"),
    ("LC_ALL= LC_MESSAGES= LANG=de_AT@euro LANGUAGE=::", "de"),
    ("LANG=ja_JP.eucJP LANGUAGE=C:de", "en"),
    ("LANGUAGE=de", "en"),
    ("LC_CTYPE=de_DE.UTF-8", "en"),
    ("", "en"),
]


@pytest.mark.parametrize(("variables", "code"), ENVIRONMENTS)
def test_the_system_language_follows_one_rule(
    variables: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)
    for word in variables.split():
        monkeypatch.setenv(*word.split("=", 1))
    assert system_language() == code
    assert _language(["stats"]) == code
    if any(os.environ.get(name) for name in ("LANG", "LC_ALL", "LC_MESSAGES")):
        assert window_language() == code
    assert _language(["stats", "--lang", "ja"]) == "ja"


def test_a_system_without_such_variables_says_what_it_prefers() -> None:
    assert system_language({}, ["fr-FR", "zh-Hant-TW", "de"]) == "zh_TW"
    assert system_language({"LANG": "de_DE"}, ["ja"]) == "de"
    assert system_language({}, ["fr"]) == "en"


@pytest.mark.parametrize(
    ("variables", "code", "written"),
    [
        ("LANG=en_GB.UTF-8", "en", "03/02/2026"),
        ("LANG=en_AU.UTF-8 LC_TIME=", "en", "3/2/26"),
        ("LANG=en_US.UTF-8 LC_TIME=en_GB.UTF-8", "en", "03/02/2026"),
        ("LANG=en_GB.UTF-8 LC_ALL=en_US.UTF-8", "en", "2/3/26"),
        ("LANG=en_US.UTF-8", "en", "2/3/26"),
        ("LANG=C.UTF-8", "en", "2/3/26"),
        ("LANG=de_CH.UTF-8", "en", "2/3/26"),
        ("LANG=en_GB.UTF-8", "de", "03.02.26"),
        ("LANG=de_AT.UTF-8@euro", "de", "03.02.26"),
        ("LANG=zh_HK.UTF-8", "zh_TW", "3/2/2026"),
        ("LANG=zh_HK.UTF-8", "zh_CN", "2026/2/3"),
        ("LANG=zh_TW.UTF-8", "zh_TW", "2026/2/3"),
    ],
)
def test_dates_are_written_as_where_the_player_lives(
    variables: str, code: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LANGUAGE", "LC_ALL", "LC_TIME"):
        monkeypatch.delenv(name, raising=False)
    for word in variables.split():
        monkeypatch.setenv(*word.split("=", 1))
    own = region(code)
    assert own.toString(QDate(2026, 2, 3), QLocale.FormatType.ShortFormat) == written
    language = Language()
    language.switch(code)
    language.fall_silent()
    assert QLocale() == own


def test_one_language_at_a_time_is_spoken(qapp: QApplication) -> None:
    forgotten, language = Language(), Language()
    forgotten.switch("de")
    language.switch("en")
    said = QKeySequence("Space").toString(QKeySequence.SequenceFormat.NativeText)
    language.fall_silent()
    assert said == "Space"

"""Which of our languages a system's name means."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from cardtable.languages import HAN, LANGUAGES, UnknownLanguage, find_language

_BEFORE = QLocale()


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
    assert QLocale() == _BEFORE
    QLocale.setDefault(QLocale(code))

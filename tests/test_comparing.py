"""Texts that look the same are the same, and figures are read as they are typed."""

from __future__ import annotations

import re

import pytest

from cardtable.comparing import compared, sought
from cardtable.engine.seeds import Seed
from cardtable.isolating import isolated
from cardtable.phrases.breaking import as_searched, kept_whole


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoë", "Zoe\u0308"),
        ("OTTO", "ｏｔｔｏ"),
        ("ペンギン", "ﾍﾟﾝｷﾞﾝ"),
        ("한글", "\u1112\u1161\u11ab\u1100\u1173\u11af"),
        ("Straße", "STRASSE"),
        (f"{isolated('سلمى')}, Mei", "سلمى, mei"),
        ("علی\u200cرضا", "علیرضا"),
    ],
)
def test_a_text_is_compared_as_it_is_read(one: str, other: str) -> None:
    assert compared(one) == compared(other)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        *[("１２３", 123), ("　１７ ", 17), ("０" * 30 + "１ｆ", 31)],
        *[("17\u200b", 17), ("\ufeff17", 17), ("\u206817\u2069", 17), ("1\xa0234\r\n", 1234)],
        *[("0000 " * 7 + "001f", 31), (("00" * 15 + "\u00ad1F"), 31)],
    ],
)
def test_the_number_of_a_deal_may_be_of_full_width(typed: str, number: int) -> None:
    assert Seed.parse(typed) == Seed.numbered(number)


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("Full House 3 + 5", "ｈｏｕｓｅ　３ ＋"),
        ("Züge und Sätze", "Zu\u0308ge"),
        ("ヨツヤ（四八）", "(四八)"),
        ("合計は 12 点", "１２"),
        ("a.b", "."),
    ],
)
def test_a_search_finds_what_is_read(text: str, typed: str) -> None:
    assert re.search(as_searched(typed), kept_whole(text), re.IGNORECASE)
    assert not re.search(as_searched("."), "ab")


def test_who_searches_may_leave_accents_out() -> None:
    for typed, written in (
        ("jose", "José"),
        ("lautstarke", "Lautstärke"),
        ("ipek", "İpek"),
        ("lodz", "Łódź"),
    ):
        assert sought(typed) == sought(written)
        assert compared(typed) != compared(written)
    assert sought("が") != sought("か")  # another letter, no accent

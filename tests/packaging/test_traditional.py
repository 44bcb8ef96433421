"""Traditional Chinese is made from the Simplified, and keeps what was written by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages import Catalog

from tests.catalogues import catalogues
from tests.packaging.tools import tool

ROOT = Path(__file__).parent.parent.parent
traditional = tool("traditional")


def own(terms: dict[str, str], **texts: str) -> object:
    return traditional.Words(terms, {}, texts)


def catalogue(source: str, text: str = "", remark: str = "") -> Catalog:
    """A catalogue of one text."""
    made = Catalog(locale="zh_TW")
    made.add(source, text, user_comments=[remark] if remark else [])
    return made


def made(source: str, simple: str, words: object, before: str = "", remark: str = "") -> str:
    """What becomes of one text."""
    result = traditional.catalogue(
        catalogue(source), catalogue(source, simple), catalogue(source, before, remark), words
    )
    return str(result.get(source).string)


def test_everything_is_what_would_be_made() -> None:
    behind = [
        path.name
        for path, text in traditional.made().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    assert behind == [], "run “python packaging/traditional.py make”"


def test_no_text_is_left_in_simplified_characters() -> None:
    ours = catalogues.read(catalogues.source_file("zh_TW"))
    assert len(catalogues.texts(ours)) > 1_000
    assert traditional.simplified(ours) == []
    assert "红" in traditional.simplified(catalogue("Bet", "下注：红心"))[0]


def test_words_are_those_of_taiwan() -> None:
    told = traditional.words()
    for simple, wanted in {
        "保存设置": "儲存設定",
        "鼠标和屏幕": "滑鼠和螢幕",
        "红桃A、方块K": "紅心A、方塊K",
        "“斗地主”的文件": "「鬥地主」的檔案",
        "俄克拉何马金罗美": "奧克拉荷馬金拉米",
        "戴帽怒目的士兵": "戴帽怒目的士兵",
        "默认为预设“X”": "預設為規則組「X」",
    }.items():
        assert traditional.converted(simple, told) == wanted


def test_fields_and_places_stay_as_they_are() -> None:
    turned = traditional.converted("{后}里[说明](说明.md)`里`<b>里</b>", own({}), str.upper)
    assert turned == "{后}里[说明](说明.md)`里`<b>里</b>"
    told = traditional.converted("{x}后[x](x)`x`<x>x", own({"X": "y"}), str.upper)
    assert told == "{x}后[y](x)`x`<x>y"


def test_a_whole_text_goes_before_words_and_a_hand_before_both() -> None:
    words = own({"視窗": "窗"}, Window="窗口")
    assert made("Table", "窗口", words) == "窗"
    assert made("Window", "窗口", words) == "窗口"
    assert made("Window", "窗口", words, "窗子", "by hand: short") == "窗子"
    assert made("Window", "窗口", words, "窗子", "a guess") == "窗口"


def test_a_text_of_ours_that_nothing_asks_for_is_named() -> None:
    code = catalogue("Bet")
    assert traditional.unused(code, own({}, Bet="下注")) == []
    assert "“Gone”" in traditional.unused(code, own({}, Gone="沒有了"))[0]


@pytest.mark.parametrize("page", traditional.PAGES)
def test_a_page_leads_to_the_other_languages(page: str) -> None:
    text = (traditional.ROOT / page).read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if "[English](" in line)
    assert "[简体中文](" in line and "zh_CN.md)" in line
    assert "zh_TW.md" not in line


def test_no_name_of_a_card_keeps_a_simplified_character() -> None:
    opencc = pytest.importorskip("opencc")
    convert = opencc.OpenCC("s2t").convert
    names = [
        match.group(1)
        for path in sorted((ROOT / "assets" / "cards").glob("*/*.toml"))
        for match in re.finditer(r'"?zh_TW"? = "(.*?)"', path.read_text(encoding="utf-8"))
    ]
    assert len(names) > 100
    assert [name for name in names if convert(name) != name] == []

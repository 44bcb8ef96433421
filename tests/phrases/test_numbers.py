"""Large numbers are written as the language does, wherever a sentence or a score shows one."""

from __future__ import annotations

import pytest

from cardtable.cli import main
from cardtable.games import find_game
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import grouped, percent, points
from cardtable.translation import message, ngettext, packed, say, speaking, unpacked

#: A hundred thousand, a thousand and five hundred.
WRITTEN = {
    "en": ("100,000", "1,500"),
    "de": ("100.000", "1.500"),
    "ja": ("100,000", "1,500"),
    "zh_CN": ("100,000", "1,500"),
    "zh_TW": ("100,000", "1,500"),
}
EVERY = pytest.mark.parametrize("language", WRITTEN)


@EVERY
def test_points_and_chips(language: str) -> None:
    large, small = WRITTEN[language]
    with speaking(language):
        assert points(100_000) == large and points(-1_500) == f"−{small}"
        assert points(3_001, 2, sign=True) == f"+{small}½"
        assert points(999) == "999"
        assert grouped("+100000 · 1500 → 12") == f"+{large} · {small} → 12"


@pytest.mark.parametrize(
    ("share", "shown"),
    [(0, 0), (0.0001, 1), (0.004, 1), (0.62, 62), (0.996, 99), (0.9999, 99), (1, 100)],
)
def test_only_nothing_is_0_per_cent_and_only_all_is_100(share: float, shown: int) -> None:
    assert percent(share) == f"{shown}%"


@EVERY
def test_numbers_in_sentences(language: str) -> None:
    large, small = WRITTEN[language]
    with speaking(language):
        assert ngettext("{n} deal", "{n} deals", 1_500).startswith(small)
        assert ngettext("{n} deal", "{n} deals", 999).startswith("999")
    deals = message("--deals needs a number from 1 to {most}.", most=100_000)
    for sentence in (deals, unpacked(packed(deals))):
        assert large in say(sentence, language)
    assert "100,000" in deals


@EVERY
def test_the_meaning_of_a_rule(language: str) -> None:
    phrases = phrases_of(find_game("oicho-kabu").phrases)
    with speaking(language):
        assert WRITTEN[language][0] in phrases.option_meaning("chips", 100_000)


@EVERY
def test_a_refusal_on_the_command_line(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    large, _ = WRITTEN[language]
    words = ["play", "oicho-kabu", "--option", "chips=100001", "--lang", language]
    assert main(words) == 2
    assert large in capsys.readouterr().err
    words = ["simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "9999999"]
    assert main([*words, "--lang", language]) == 2
    assert large.replace("100", "1") + large[3:] in capsys.readouterr().err


@EVERY
def test_what_other_programs_read_has_no_signs_between_digits(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--json", "--lang", language]) == 0
    assert '"high": 100000' in capsys.readouterr().out

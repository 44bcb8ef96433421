"""Prompts in hot-seat play name the player: the same words lead every prompt in every language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cardtable.phrases.leads import led_by_name

TRANSLATIONS = Path(__file__).parents[2] / "translations"
LEAD = "Your turn:"


def prompts(language: str) -> tuple[str, dict[str, str]]:
    """What leads a prompt in a language, and all prompts, source → translation."""
    found = {}
    for message in ET.parse(TRANSLATIONS / f"cardtable_{language}.ts").iter("message"):
        source, said = message.findtext("source", ""), message.findtext("translation", "")
        if source.startswith(LEAD):
            found[source] = said
    return found.pop(LEAD), found


@pytest.mark.parametrize("language", ["de", "ja", "zh_CN"])
def test_all_prompts_begin_alike_and_end_without_a_full_stop(language: str) -> None:
    lead, found = prompts(language)
    assert len(found) > 15
    for source, said in found.items():
        assert said.startswith(lead), source
        assert not source.endswith("."), source
        assert not said.endswith((".", "。")), source


def test_the_name_takes_the_place_of_the_lead() -> None:
    assert led_by_name("Your turn: bid 3, or pass", "Mira") == "Mira: bid 3, or pass"
    assert led_by_name("Otto is thinking…", "Mira") == "Otto is thinking…"
    assert led_by_name("Your turn: take it", "{0} {name}") == "{0} {name}: take it"

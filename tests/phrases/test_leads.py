"""Prompts say whose turn it is: “your turn”, or the name in hot-seat play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from cardtable.languages import LANGUAGES
from cardtable.phrases.base import YOU, Prompt
from cardtable.ui.language import Language

LED = Prompt("bid 3, or pass", "It is the stake.", YOU)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_prompt_is_said_to_you_or_by_name(code: str) -> None:
    assert QCoreApplication.instance() is not None
    language = Language()
    language.switch(code)
    try:
        named = LED.said_to("Mira").title
        assert LED.title != named
        assert LED.title.endswith(LED.words)
        assert named.startswith("Mira") and named.endswith(LED.words)
        assert LED.said_to("Mira").detail == LED.detail
    finally:
        language.switch("en")
        language.fall_silent()


def test_what_leads_itself_stays_as_it_is() -> None:
    thinking = Prompt("Otto is thinking…")
    assert thinking.title == "Otto is thinking…"
    assert thinking.said_to("Mira") == thinking


def test_a_name_is_no_pattern() -> None:
    assert LED.said_to("{0} {what}").title == "{0} {what}: bid 3, or pass"

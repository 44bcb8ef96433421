"""Every hint gives a reason, and a true one; see ``hints.py``."""

from __future__ import annotations

import pytest

from cardtable.games.kabu.bot.reasons import ALONE, REASONS
from cardtable.phrases.kabu.play import OICHO
from tests.games.kabu.hints import look


def test_no_false_reason_in_random_positions() -> None:
    said = look(150, 0)
    assert len(said) > 12  # most reasons turn up


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, 11))
def test_no_false_reason_in_many_positions(part: int) -> None:
    look(1000, part)


@pytest.mark.parametrize("reason", [*ALONE, *REASONS])
def test_every_reason_has_words_for_its_numbers(reason: str) -> None:
    text = OICHO.why(reason, (3, 35, 2))
    assert text.endswith(".") and "{" not in text

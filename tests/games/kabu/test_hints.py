"""Every hint gives a reason, and a true one; see ``hints.py``."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from cardtable.engine.bot import Budget
from cardtable.games.kabu.bot.reasons import ALONE, REASONS
from cardtable.games.kabu.legal import PASS
from cardtable.games.oicho_kabu import GAME as OICHO_KABU
from cardtable.phrases.kabu.play import OICHO
from tests.games.kabu.hints import look, positions


def test_no_false_reason_in_random_positions() -> None:
    said = look(150, 0)
    assert len(said) > 12  # most reasons turn up


def test_no_bet_that_costs_chips_is_advised_where_it_changes_nothing() -> None:
    rng, asked = random.Random(5), 0
    for view in islice(positions(OICHO_KABU, rng), 600):
        if view.phase != "bet":
            continue
        best, *others = OICHO_KABU.bot("expert").choose(view, 1, Budget()).candidates
        asked += 1
        passing = next((one for one in others if one.action == PASS), None)
        if best.points is not None and best.points < 0 and best.reason != "for_place":
            assert passing is None or passing.worth < best.worth
    assert asked > 50


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, 11))
def test_no_false_reason_in_many_positions(part: int) -> None:
    look(1000, part)


@pytest.mark.parametrize("reason", [*ALONE, *REASONS])
def test_every_reason_has_words_for_its_numbers(reason: str) -> None:
    text = OICHO.why(reason, (3, 35, 2))
    assert text.endswith(".") and "{" not in text

"""Sixteen opponents, no two of them alike."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.engine.bot import Budget
from cardtable.games.oklahoma_gin.bot.temper import TEMPERAMENTS
from tests.games.oklahoma_gin.habits import PLAYERS, apart


def test_each_has_a_temper_of_its_own() -> None:
    assert set(TEMPERAMENTS) == set(PLAYERS)
    assert all(TEMPERAMENTS[one] != TEMPERAMENTS[other] for one, other in combinations(PLAYERS, 2))


@pytest.mark.slow
def test_a_careful_beginner_is_not_a_bold_one() -> None:
    shares = apart(60, Budget(8), (("easy", "cautious"), ("easy", "bold")))
    assert [*shares.values()] == [1.0]


@pytest.mark.soak
def test_any_two_are_told_apart_in_matches_not_seen_before() -> None:
    assert {pair: share for pair, share in apart(300, Budget(200)).items() if share < 0.8} == {}

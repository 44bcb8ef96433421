"""Sixteen opponents that anybody can tell apart by how they play; see ``manners.py``."""

from __future__ import annotations

import pytest

from cardtable.engine.bot import STYLES
from cardtable.engine.match import LEVELS
from cardtable.games.kabu.bot.temper import TEMPERAMENTS
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.kabu.manners import Kind, apart


def test_every_pair_of_level_and_manner_has_a_temperament_of_its_own() -> None:
    assert set(TEMPERAMENTS) == {(level, style) for level in LEVELS for style in ("", *STYLES)}
    found = list(TEMPERAMENTS.values())
    assert all(found.count(one) == 1 for one in found)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_manners_of_a_level_can_be_told_apart(level: str) -> None:
    kinds: tuple[Kind, ...] = tuple((level, style) for style in ("", *STYLES))
    shares = apart(OICHO, 80, kinds)
    assert sum(shares.values()) / len(shares) > 0.8


@pytest.mark.soak
@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
def test_any_two_are_told_apart_by_300_rounds(game: KabuGame) -> None:
    assert {pair: share for pair, share in apart(game, 300).items() if share < 0.8} == {}

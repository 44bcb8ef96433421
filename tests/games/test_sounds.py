"""The sounds at the tables: they reveal no more than everybody has seen."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.game import Game
from cardtable.engine.moments import Sound
from cardtable.games import all_games
from tests.games.contract import random_match
from tests.games.hooks import random_changes
from tests.games.returned import check_sounds

GAMES = tuple(all_games().values())
#: Sounds of the end, which the window adds by itself and no game's design names.
ENDS = {Sound.DEAL_WON, Sound.DEAL_LOST, Sound.MATCH_WON, Sound.MATCH_LOST}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_sound_is_the_same_for_all_seats(game: Game) -> None:
    design, heard = game.table(), set[Sound]()
    for seed in range(6):
        changes = random_changes(game, random.Random(f"{game.id} {seed}"))
        match = random_match(game, seed, changes, checked=0)
        views = [match.view(seat) for seat in (None, *range(len(match.seats)))]
        for seen in zip(*(view.history for view in views), strict=True):
            sounds = {design.sounds(event) for event in seen}
            for made in sounds:
                check_sounds(made)
            assert len(sounds) == 1, seen
            heard.update(*sounds)
    assert Sound.SHUFFLE in heard
    assert Sound.CARD in heard
    assert not heard & ENDS

"""Who won and who lost is stated plainly to everybody, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, View
from cardtable.games import all_games
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.language import Language

#: What only a loser is told.
LOST = {"en": "You lose", "de": "Du verlierst", "ja": "負けです", "zh_CN": "输了", "zh_TW": "輸了"}
NAMES = tuple("ABCDEFGHIJ")


def results(game: Game) -> Iterator[tuple[View, int]]:
    """What each seat sees after some deals, and what it has gained by them."""
    for number in range(2):
        rng, seats = random.Random(number), tuple(Seat("easy") for _ in range(game.default_seats))
        match = Match(game, game.resolve(), seats, Seed.numbered(number))
        while match.turn is not None and len(match.actions) < 600:
            if match.turn == TABLE:
                for seat in range(len(seats)):
                    view = match.view(seat)
                    yield view, view.sheet[-1].deltas[seat]
            match.play(match.state.legal.sample(rng))


@pytest.mark.parametrize("code", LOST)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_who_loses_is_told_so_and_who_wins_is_not(
    game: Game, code: str, language: Language
) -> None:
    language.switch(code)
    told = phrases_of(game.phrases)
    signs = set()
    for view, gain in results(game):
        title = told.prompt(view, NAMES).title
        if gain:
            assert (LOST[code] in title) == (gain < 0), (title, gain)
            signs.add(gain > 0)
    assert True in signs

"""The simple gin player at our table: lawful, and blind to what a seat cannot see."""

from __future__ import annotations

import pytest

from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from tools.peers.gin_matches import PEER_RULES, compare
from tools.peers.gin_simple import SimpleGin

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.parametrize("changes", [PEER_RULES, {"auto_arrange": "off", "fiftieth": "on"}])
def test_its_choice_does_not_hang_on_hidden_cards(changes: dict[str, str | int]) -> None:
    game = find_game("oklahoma-gin")
    one, other = SimpleGin(pyspiel), SimpleGin(pyspiel, spare_first=False)
    for number in range(6):
        state, _ = game.start(
            2, game.resolve(None, {**changes, "rounds": 1}), Seed.numbered(number)
        )
        while state.turn not in (TABLE, None):
            view = state.view(state.turn)
            thought = one.choose(view, 1, Budget(8))
            assert thought == other.choose(view, 1, Budget(8))
            assert thought.action in state.legal
            state, _ = state.apply(thought.action)


def test_figures_of_a_comparison() -> None:
    game = find_game("oklahoma-gin")
    found = compare(game.bot("easy"), SimpleGin(pyspiel), hands=3, games=1)
    assert found.points is not None and found.points.samples == 3
    assert found.games_won is not None and 0 <= found.games_won.mean <= 1
    even = compare(SimpleGin(pyspiel), SimpleGin(pyspiel), hands=3, games=1)
    assert even.points is not None and even.points.mean == 0

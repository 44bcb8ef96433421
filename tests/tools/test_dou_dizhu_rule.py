"""RLCard's rule agent at our table: lawful, and blind to what a seat cannot see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.dou_dizhu.state import DouDizhuState
from tools.peers.dou_dizhu_matches import PEER_RULES, PRESET, compare

pytest.importorskip("rlcard")

from tools.peers.dou_dizhu_rule import RuleAgent


def test_its_choice_does_not_hang_on_hidden_cards() -> None:
    game, agent = find_game("dou-dizhu"), RuleAgent()
    for number in range(8):
        state, _ = game.start(3, game.resolve(PRESET, PEER_RULES), Seed.numbered(number))
        assert isinstance(state, DouDizhuState)
        while state.turn not in (TABLE, None):
            assert state.turn is not None
            thought = agent.choose(state.view(state.turn), 1, Budget())
            assert thought.action in state.legal
            first, second = [seat for seat in range(3) if seat != state.turn]
            hands = list(state.hands)
            if hands[first].bit_count() == hands[second].bit_count():
                hands[first], hands[second] = hands[second], hands[first]
                other = replace(state, hands=(hands[0], hands[1], hands[2]))
                assert agent.choose(other.view(state.turn), 1, Budget()) == thought
            state, _ = state.apply(thought.action)


def test_figures_of_a_comparison() -> None:
    game = find_game("dou-dizhu")
    found = compare(game.bot("medium"), RuleAgent(), deals=3)
    assert found.won.samples == 3 and 0 <= found.won.mean <= 1
    even = compare(RuleAgent(), RuleAgent(), deals=3)
    assert even.stakes.mean == 0 and even.won.mean == 0.5

"""Compares two Dou Dizhu players: deals played from both sides.

Online rules with a random landlord: no auction, the landlord's side against the farmers' side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardtable.engine.bot import DEFAULT_BUDGET, Bot, Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.dou_dizhu.scoring import UNIT
from cardtable.games.dou_dizhu.state import DouDizhuState
from tools.peers.figures import Figure, Timed

PRESET = "online"
PEER_RULES: dict[str, str | int] = {"auction": "random_landlord", "deals": 1}


@dataclass(frozen=True, slots=True)
class Comparison:
    """The result of a comparison, from the first player's side.

    Attributes:
        won: share of the deals won; each mirrored pair is one sample.
        stakes: stakes gained per deal by a farmer's seat (the landlord's count half).
        as_landlord: share of the deals won as the landlord.
        median, late: milliseconds per decision, median and 95th percentile.
    """

    won: Figure
    stakes: Figure
    as_landlord: Figure
    median: float
    late: float


def compare(
    first: Bot[Any], second: Bot[Any], deals: int, start: int = 0, budget: Budget = DEFAULT_BUDGET
) -> Comparison:
    """Play deals from numbered seeds, each with the first player on both sides in turn."""
    players = Timed(first, budget), Timed(second, budget)
    won: list[float] = []
    stakes: list[float] = []
    landlord: list[float] = []
    for number in range(start, start + deals):
        (above, gained), (below, kept) = (_deal(players, side, number) for side in (True, False))
        landlord.append(above)
        won.append((above + below) / 2)
        stakes.append((gained + kept) / 2)
    return Comparison(Figure.of(won), Figure.of(stakes), Figure.of(landlord), *players[0].pace())


def _deal(players: tuple[Timed, Timed], is_landlord: bool, number: int) -> tuple[float, float]:
    """Return whether the first player's side wins, and the stakes that a farmer of it gains."""
    game = find_game("dou-dizhu")
    options = game.resolve(PRESET, PEER_RULES)
    state, _ = game.start(3, options, Seed.numbered(number))
    step = 0
    while state.turn not in (None, TABLE):
        assert isinstance(state, DouDizhuState) and state.turn is not None
        ours = (state.turn == state.landlord) == is_landlord
        player = players[0] if ours else players[1]
        state, _ = state.apply(player.action(state.view(state.turn), 1000 * number + step))
        step += 1
    assert isinstance(state, DouDizhuState)
    gain = state.sheet[-1].deltas[state.landlord] / UNIT / 2
    return float((gain > 0) == is_landlord), gain if is_landlord else -gain

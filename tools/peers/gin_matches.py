"""Compares two gin players: mirrored hands, games to the target, time per decision.

Played by our rules; ``PEER_RULES`` brings them as close as possible to those of OpenSpiel
(``oklahoma=true``): no boxes, spades do not double, single games to 100. An ace still means gin.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import DEFAULT_BUDGET, Bot, Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from tools.peers.figures import Figure, Timed

PEER_RULES: dict[str, str | int] = {"rounds": 1, "box_bonus": 0, "spade_double": "off"}


@dataclass(frozen=True, slots=True)
class Comparison:
    """The result of a comparison, from the first player's side.

    Attributes:
        points: gained per hand, each deal played from both sides; ``None`` if none was played.
        hands_won: share of these hands won.
        games_won: share of games won, each seed played from both sides; ``None`` if none was.
        median, late: milliseconds per decision, median and 95th percentile.
    """

    points: Figure | None
    hands_won: float
    games_won: Figure | None
    median: float
    late: float


def compare(
    first: Bot[Any],
    second: Bot[Any],
    hands: int,
    games: int,
    start: int = 0,
    rules: dict[str, str | int] | None = None,
    budget: Budget = DEFAULT_BUDGET,
) -> Comparison:
    """Play mirrored hands, then mirrored games, from numbered seeds.

    Args:
        first: whose figures are returned.
        second: the opponent.
        hands: deals, each played from both sides.
        games: seeds of games, each played from both sides.
        start: number of the first seed.
        rules: options that differ from the sheet's; ``PEER_RULES`` if not given.
        budget: of both players.
    """
    options = PEER_RULES if rules is None else rules
    players = Timed(first, budget), Timed(second, budget)
    points: list[float] = []
    won = 0
    for number in range(start, start + hands):
        gains = [_hand(players, side, number, options) for side in (0, 1)]
        points.append(statistics.fmean(gains))
        won += sum(gain > 0 for gain in gains)
    games_won: list[float] = []
    for number in range(start + hands, start + hands + games):
        games_won.append(statistics.fmean(_game(players, s, number, options) for s in (0, 1)))
    return Comparison(
        Figure.of(points) if points else None,
        won / (2 * hands) if hands else 0.0,
        Figure.of(games_won) if games_won else None,
        *players[0].pace(),
    )


def _begin(number: int, options: dict[str, str | int]) -> OklahomaGinState:
    game = find_game("oklahoma-gin")
    state, _ = game.start(2, game.resolve(None, options), Seed.numbered(number))
    assert isinstance(state, OklahomaGinState)
    return state


def _hand(
    players: tuple[Timed, Timed], side: int, number: int, options: dict[str, str | int]
) -> int:
    """Return the points of one hand for the first player, who sits on ``side``."""
    state, step = _begin(number, options), 0
    while state.turn is not None and state.turn != TABLE:
        player = players[state.turn ^ side]
        state, _ = state.apply(player.action(state.view(state.turn), 1000 * number + step))
        step += 1
    result = state.result
    if result is None or result.winner is None:
        return 0
    return result.points if result.winner == side else -result.points


def _game(
    players: tuple[Timed, Timed], side: int, number: int, options: dict[str, str | int]
) -> float:
    """Return 1 if the first player, who sits on ``side``, wins the match; ½ for a shared win."""
    state, step = _begin(number, options), 0
    while (turn := state.turn) is not None:
        if turn == TABLE:
            state, _ = state.apply(NEXT)
        else:
            player = players[turn ^ side]
            state, _ = state.apply(player.action(state.view(turn), 100_000 * number + step))
        step += 1
    assert state.outcome is not None
    winners = state.outcome.winners
    return 0.5 if len(winners) > 1 else float(winners[0] == side)

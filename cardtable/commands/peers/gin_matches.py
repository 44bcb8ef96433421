"""How a gin player does against another: mirrored hands, games to the target, time to decide.

Played by our rules; ``PEER_RULES`` brings them as close as they go to those of OpenSpiel
(``oklahoma=true``): no boxes, single games to 100. Spades still double, an ace still means gin.
"""

from __future__ import annotations

import math
import statistics
import time
from dataclasses import dataclass

from cardtable.bots.bot import DEFAULT_BUDGET, Bot, Budget
from cardtable.engine.actions import NEXT
from cardtable.engine.game import TABLE
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.games.oklahoma_gin.state import OklahomaGinState

PEER_RULES: dict[str, str | int] = {"rounds": 1, "box_bonus": 0}


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean and its standard error over ``samples`` independent figures."""

    mean: float
    error: float
    samples: int

    @classmethod
    def of(cls, values: list[float]) -> Figure:
        """The mean of ``values``."""
        error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(statistics.fmean(values), error, len(values))


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of a comparison, from the first player's side.

    Attributes:
        points: gained a hand, each deal played from both sides; ``None`` if none was.
        hands_won: share of these hands won.
        games_won: share of games, each seed played from both sides; ``None`` if none was.
        median, late: milliseconds a decision takes, in the middle and in 19 of 20 cases.
    """

    points: Figure | None
    hands_won: float
    games_won: Figure | None
    median: float
    late: float


class _Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot, self.budget = bot, budget
        self.taken: list[float] = []

    def play(self, state: OklahomaGinState, step: int) -> OklahomaGinState:
        """The state after its next action."""
        assert state.turn is not None
        view = state.view(state.turn)
        began = time.process_time()
        action = self.bot.choose(view, step, self.budget).action
        self.taken.append(1000 * (time.process_time() - began))
        return state.apply(action)[0]


def compare(
    first: Bot,
    second: Bot,
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
    players = _Timed(first, budget), _Timed(second, budget)
    points: list[float] = []
    won = 0
    for number in range(start, start + hands):
        gains = [_hand(players, side, number, options) for side in (0, 1)]
        points.append(statistics.fmean(gains))
        won += sum(gain > 0 for gain in gains)
    games_won: list[float] = []
    for number in range(start + hands, start + hands + games):
        games_won.append(statistics.fmean(_game(players, s, number, options) for s in (0, 1)))
    taken = sorted(players[0].taken)
    return Comparison(
        Figure.of(points) if points else None,
        won / (2 * hands) if hands else 0.0,
        Figure.of(games_won) if games_won else None,
        taken[len(taken) // 2],
        taken[len(taken) * 95 // 100],
    )


def _begin(number: int, options: dict[str, str | int]) -> OklahomaGinState:
    game = find_game("oklahoma-gin")
    state, _ = game.start(2, game.resolve(None, options), Seed.numbered(number))
    assert isinstance(state, OklahomaGinState)
    return state


def _hand(
    players: tuple[_Timed, _Timed], side: int, number: int, options: dict[str, str | int]
) -> int:
    """Points of one hand to the first player, who sits on ``side``."""
    state, step = _begin(number, options), 0
    while state.turn is not None and state.turn != TABLE:
        state = players[state.turn ^ side].play(state, 1000 * number + step)
        step += 1
    result = state.result
    if result is None or result.winner is None:
        return 0
    return result.points if result.winner == side else -result.points


def _game(
    players: tuple[_Timed, _Timed], side: int, number: int, options: dict[str, str | int]
) -> float:
    """1 if the first player, who sits on ``side``, wins the match; ½ for a shared win."""
    state, step = _begin(number, options), 0
    while (turn := state.turn) is not None:
        if turn == TABLE:
            state, _ = state.apply(NEXT)
        else:
            state = players[turn ^ side].play(state, 100_000 * number + step)
        step += 1
    assert state.outcome is not None
    winners = state.outcome.winners
    return 0.5 if len(winners) > 1 else float(winners[0] == side)

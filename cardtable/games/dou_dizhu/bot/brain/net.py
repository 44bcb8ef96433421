"""The trained networks, one per role, in numpy alone, and deals that they play to their end.

``assets/train`` makes the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.art.assets import asset
from cardtable.games.dou_dizhu.bot.brain import features
from cardtable.games.dou_dizhu.bot.brain.features import MOVE_WIDTH, POSITION_WIDTH
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import Ints
from cardtable.games.dou_dizhu.bot.brain.packed import Bytes

Floats = NDArray[np.float32]
ROLES = 3
#: Moves that are judged at once: more are no quicker, and each takes two kilobytes meanwhile.
BATCH = 1024
#: Evaluates moves of one role: the logit of the chance of winning, and the two factors. Its
#: arguments are the role, the positions' features, for each move the row of its position, and the
#: moves' features.
Ask = Callable[[int, Bytes, Ints, Bytes], Floats]
#: Weight of the points relative to the chance of winning, as in training.
POINTS = 0.03
#: No deal is longer; guards against a network that might pass round and round.
_MOST_TURNS = 200


class Judgement(NamedTuple):
    """The networks' judgement of moves, one row per move.

    Attributes:
        chance: probability of winning the deal, 0 to 1.
        if_won, if_lost: factor by which the stake will still be multiplied in either case.
    """

    chance: Floats
    if_won: Floats
    if_lost: Floats

    def worth(self, points: float) -> Floats:
        """Return the chance of winning, plus ``points`` times the expected gain in stakes."""
        gain = self.chance * self.if_won - (1 - self.chance) * self.if_lost
        return (self.chance + points * gain).astype(np.float32)


def judged(ask: Ask, deals: Deals, moves: Moves, position: Bytes, move: Bytes) -> Judgement:
    """Judge each move by the network of the role that makes it."""
    out = np.empty((len(moves.line), 3), np.float32)
    turn = deals.turn[moves.deal]
    for role in range(ROLES):
        rows = np.flatnonzero(turn == role)
        if len(rows):
            those, place = np.unique(moves.deal[rows], return_inverse=True)
            out[rows] = ask(role, position[those], place, move[rows])
    chance = (1 / (1 + np.exp(-out[:, 0]))).astype(np.float32)
    # The networks know no cap (rule D28).
    room = (deals.book.cap[deals.rules] / deals.factor).astype(np.float32)[moves.deal]
    won, lost = (np.clip(out[:, stake], 1, room) for stake in (1, 2))
    return Judgement(chance, won, lost)


class _Role(NamedTuple):
    position: Floats
    move: Floats
    first_bias: Floats
    layers: tuple[tuple[Floats, Floats], ...]


class Nets:
    """The networks of the three roles.

    Args:
        weights: arrays named ``role.layer.weight`` (outputs, inputs) and ``role.layer.bias``.

    Raises:
        ValueError: if they do not fit the features.
    """

    def __init__(self, weights: dict[str, NDArray[np.float16]]) -> None:
        self._roles = [self._role(weights, role) for role in range(ROLES)]

    @staticmethod
    def _role(weights: dict[str, NDArray[np.float16]], role: int) -> _Role:
        layers: list[tuple[Floats, Floats]] = []
        while (name := f"{role}.{len(layers)}.weight") in weights:
            weight = weights[name].astype(np.float32).T
            bias = weights[f"{role}.{len(layers)}.bias"].astype(np.float32)
            layers.append((np.ascontiguousarray(weight), bias))
        first, bias = layers[0]
        if first.shape[0] != POSITION_WIDTH + MOVE_WIDTH:
            raise ValueError(
                f"the weights are for {first.shape[0]} features, "
                f"the program has {POSITION_WIDTH + MOVE_WIDTH}"
            )
        return _Role(
            np.ascontiguousarray(first[:POSITION_WIDTH]),
            np.ascontiguousarray(first[POSITION_WIDTH:]),
            bias,
            tuple(layers[1:]),
        )

    def judge(self, deals: Deals, moves: Moves) -> Judgement:
        """Judge the moves of the seats to move."""
        position, move = features.position(deals), features.move(deals, moves)
        return judged(self._ask, deals, moves, position, move)

    def _ask(self, role: int, position: Bytes, of: Ints, move: Bytes) -> Floats:
        net = self._roles[role]
        own = position.astype(np.float32) @ net.position + net.first_bias
        found = np.empty((len(move), net.layers[-1][1].size), np.float32)
        for begin in range(0, len(move), BATCH):
            some = slice(begin, begin + BATCH)
            x = move[some].astype(np.float32) @ net.move
            x += own[of[some]]
            for weight, bias in net.layers:
                np.maximum(x, 0, out=x)
                x = x @ weight
                x += bias
            found[some] = x
        return found


@cache
def nets() -> Nets:
    """Return the program's own networks."""
    with np.load(asset("nets/dou_dizhu.npz")) as weights:
        return Nets(dict(weights))


def obvious(deals: Deals, moves: Moves) -> Ints:
    """Return (deals,) the only move of each, or the one that goes out; -1 if there is a choice."""
    n = len(deals)
    pick = np.full(n, -1)
    start = np.searchsorted(moves.deal, np.arange(n + 1))
    only = np.flatnonzero(np.diff(start) == 1)
    pick[only] = start[only]
    out = np.flatnonzero(moves.cards == deals.mine[moves.deal])
    pick[moves.deal[out]] = out
    return pick


def of_deals(moves: Moves, which: Ints, count: int) -> tuple[Ints, Moves]:
    """Return the moves of some deals: their indices, and the moves with deals renumbered."""
    new = np.full(count, -1)
    new[which] = np.arange(len(which))
    rows = np.flatnonzero(new[moves.deal] >= 0)
    return rows, Moves(new[moves.deal[rows]], moves.line[rows], moves.cards[rows])


def best_of(value: Floats, moves: Moves) -> Ints:
    """Return the first move of the highest value for each deal; every deal must have one."""
    best = np.maximum.reduceat(value, moves.starts)
    first = np.flatnonzero(value == best[moves.deal])
    choice = np.empty(len(best), np.int64)
    choice[moves.deal[first[::-1]]] = first[::-1]
    return choice


def choose(nets: Nets, deals: Deals, moves: Moves) -> tuple[Ints, Judgement | None]:
    """Return a move for each deal (indices in ``moves``), and the judgement where it was needed."""
    choice = obvious(deals, moves)
    open_ = np.flatnonzero(choice < 0)
    if not len(open_):
        return choice, None
    rows, own = of_deals(moves, open_, len(deals))
    judgement = nets.judge(deals.select(open_), own)
    choice[open_] = rows[best_of(judgement.worth(POINTS), own)]
    return choice, judgement


def to_the_end(nets: Nets, deals: Deals) -> None:
    """Play all deals to their end, in place."""
    for _ in range(_MOST_TURNS):
        live = np.flatnonzero(deals.winner < 0)
        if not len(live):
            return
        some = deals.select(live)
        moves = some.legal()
        choice, _ = choose(nets, some, moves)
        deals.play(live, moves.line[choice], moves.cards[choice])

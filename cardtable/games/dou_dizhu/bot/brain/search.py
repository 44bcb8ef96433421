"""The search on top of the networks: worlds common to all candidates, played to the end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.bot.brain import playout
from cardtable.games.dou_dizhu.bot.brain.endings import solve
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import Bools, Hands, Ints
from cardtable.games.dou_dizhu.bot.brain.net import Nets
from cardtable.games.dou_dizhu.bot.brain.playout import to_the_end
from cardtable.games.dou_dizhu.bot.brain.seat import Known

Values = NDArray[np.float64]
#: How much the stakes won and lost weigh beside the chance to win. Ten times what it is in
#: training: as many deals are won, and more points (1.20 against 1.15 stakes a deal in 150 deals
#: against RLCard's rule agent, each from both sides).
POINTS = 0.3
#: Hands of together so many cards are few enough to be solved exactly,
_FEW_CARDS = 16
#: in so many worlds. So many are drawn to find them all, and how likely each is.
_FEW_WORLDS, _DRAWN = 80, 512


@dataclass(frozen=True)
class Depth:
    """How far a level looks.

    Attributes:
        worlds: how many; 0 trusts the networks alone.
        widest: how many candidates are played out.
        margin: a candidate so much worse than the best, by the networks, is not.
        prior: how many play-outs the networks' own judgement weighs as much as.
        drawn: worlds drawn for each that is used; the likelier ones stay (1: no weighing).
        back: so many of the last turns of the others tell how likely a world is.
        slips: standard deviation of its misjudgements, as a chance to win.
        exact: endings that take no more moves than this are solved instead of played out.
    """

    worlds: int = 0
    widest: int = 4
    margin: float = 0.2
    prior: float = 20.0
    drawn: int = 1
    back: int = 6
    slips: float = 0.0
    exact: int = 0


@dataclass(frozen=True)
class Rated:
    """What a seat may do, judged.

    Attributes:
        moves: all of them, of one deal.
        chance: (moves,) to win the deal.
        won, lost: (moves,) stakes that are won and lost on average, all doublings counted.
        order: (moves,) best first.
    """

    moves: Moves
    chance: Values
    won: Values
    lost: Values
    order: Ints


def rate(nets: Nets, seen: Known, rng: np.random.Generator, depth: Depth) -> Rated:
    """Judge everything the seat may do now."""
    one = seen.deals(seen.worlds(rng, 1))
    moves = one.legal()
    judged = nets.judge(one, moves)
    chance = judged.chance.astype(np.float64)
    out = np.flatnonzero(moves.cards == np.uint64(seen.mine))
    chance[out] = 1.0
    rated = np.stack([chance, chance * judged.if_won, (1 - chance) * judged.if_lost])
    value = _value(rated)
    if depth.slips:
        value += depth.slips * rng.standard_normal(len(value))
    value[out] = np.inf  # who can go out does, whatever the networks hope for
    order = np.argsort(-value, kind="stable")
    if depth.worlds and len(moves.line) > 1 and not len(out):
        looked = np.arange(len(value))
        ends = _solve(seen, rng, depth, moves)
        if ends is None:
            looked = order[: depth.widest]
            looked = looked[value[looked] >= value[order[0]] - depth.margin]
            if len(looked) > 1:
                ends = _play_out(nets, seen, rng, depth, moves, looked)
        if ends is not None:
            share = depth.prior / (depth.prior + depth.worlds)
            rated[:, looked] = share * rated[:, looked] + (1 - share) * ends
            value = _value(rated)
            best = looked[np.argsort(-value[looked], kind="stable")]
            rest = order[~np.isin(order, looked)]
            # What was not looked at was judged worse: it does not overtake by not being looked at.
            low = best[-1]
            above = rest[value[rest] > value[low]]
            rated[:, above] = rated[:, [low]]
            order = np.concatenate([best, rest])
    chance, won, lost = rated
    return Rated(moves, chance, won, lost, order)


def _value(rated: Values) -> Values:
    """What moves are ordered by; the rows are chance, stakes won, stakes lost."""
    chance, won, lost = rated
    value: Values = chance + POINTS * (won - lost)
    return value


def _after(seen: Known, hands: Hands, moves: Moves, which: Ints) -> tuple[Deals, Ints]:
    """The position after each of these moves in every world, and what bombs had made of it."""
    now = seen.deals(hands)
    count, wide = len(now), len(which)
    deals = now.select(np.tile(np.arange(count), wide))
    before = deals.factor.copy()
    move = np.repeat(which, count)
    deals.play(np.arange(count * wide), moves.line[move], moves.cards[move])
    return deals, before


def _play_out(
    nets: Nets, seen: Known, rng: np.random.Generator, depth: Depth, moves: Moves, looked: Ints
) -> Values:
    """Chance, stakes won and lost of the candidates, played out in the same worlds: (3, looked)."""
    deals, before = _after(seen, likely_worlds(nets, seen, rng, depth), moves, looked)
    to_the_end(nets, deals)
    won = (deals.winner == 0) == (seen.role == 0)
    found: Values = _ends(won, deals.final_factor() // before, len(looked)).mean(axis=2)
    return found


def _solve(seen: Known, rng: np.random.Generator, depth: Depth, moves: Moves) -> Values | None:
    """The same of all moves, with best play by all in every world; ``None`` if it is too much."""
    if sum(seen.left) > _FEW_CARDS or not depth.exact:
        return None
    hands, times = np.unique(seen.worlds(rng, _DRAWN), axis=0, return_counts=True)
    if len(hands) > _FEW_WORLDS:
        return None
    wide = len(moves.line)
    deals, before = _after(seen, hands, moves, np.arange(wide))
    worth = solve(deals, POINTS, depth.exact)
    if worth is None:
        return None
    won = (worth > 0) == (seen.role == 0)
    factor = np.rint((np.abs(worth) - 0.5) / POINTS).astype(np.int64) // before
    found: Values = _ends(won, factor, wide) @ (times / _DRAWN)
    return found


def _ends(won: Bools, factor: Ints, wide: int) -> Values:
    """(3, moves, worlds) whether each is won, the stakes won and the stakes lost."""
    ends: Values = np.stack([won, won * factor, ~won * factor]).reshape(3, wide, -1)
    return ends.astype(np.float64)


def likely_worlds(nets: Nets, seen: Known, rng: np.random.Generator, depth: Depth) -> Hands:
    """Worlds, drawn so that what the others did would have been their choice in them, too."""
    if depth.drawn <= 1:
        return seen.worlds(rng, depth.worlds)
    hands = seen.worlds(rng, depth.worlds * depth.drawn)
    weight = _likelihood(nets, seen, hands, depth.back)
    total = weight.sum()
    if not np.isfinite(total) or total <= 0:
        return hands[: depth.worlds]
    # Systematic draws: every world about as often as its weight says.
    points = (np.arange(depth.worlds) + rng.random()) / depth.worlds
    chosen = np.searchsorted(np.cumsum(weight / total), points)
    return hands[np.minimum(chosen, len(hands) - 1)]


_TEMPERATURE = 0.05


def _likelihood(nets: Nets, seen: Known, hands: Hands, back: int) -> Values:
    """How likely each world makes the last turns of the others, if they play as the networks."""
    turns = seen.view.plays[-back:]
    log = np.zeros(len(hands))
    course = seen.course(hands, keep=back)
    for turn, before in zip(turns, course, strict=False):
        if seen.role_of(turn.seat) == seen.role:
            continue
        cards = turn.reading.counts if turn.reading is not None else 0
        log += _log_chance(nets, before, np.uint64(cards))
    weight: Values = np.exp(log - log.max())
    return weight


def _log_chance(nets: Nets, deals: Deals, cards: np.uint64) -> Values:
    """Of each deal: how likely its seat to move plays these cards."""
    moves = deals.legal()
    value = nets.judge(deals, moves).worth(playout.POINTS).astype(np.float64)
    start = moves.starts
    best = np.maximum.reduceat(value, start)
    odds = np.exp((value - best[moves.deal]) / _TEMPERATURE)
    total = np.add.reduceat(odds, start)
    played = np.zeros(len(deals))
    same = np.flatnonzero(moves.cards == cards)
    np.maximum.at(played, moves.deal[same], odds[same])
    # A play the networks would not think of says little: every world keeps a chance.
    found: Values = np.log(0.02 + 0.98 * played / total)
    return found

"""The search on top of the networks: all candidates are played to the end in the same worlds.

The candidates race: all begin in a few worlds, and only those that are not clearly behind go on in
more worlds, until one is clearly the best or the budget is used up.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from cardtable.engine.bot import CLEAR
from cardtable.games.dou_dizhu.bot.bidding import Scale, scale_at
from cardtable.games.dou_dizhu.bot.brain.endings import solve, wins, worth_solving
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import Bools, Hands, Ints
from cardtable.games.dou_dizhu.bot.brain.net import Nets, to_the_end
from cardtable.games.dou_dizhu.bot.brain.seat import Known

Values = NDArray[np.float64]
#: Weight of the stakes won and lost relative to the chance of winning when an ending is solved.
POINTS = 0.3
#: Hands with at most so many cards in total are solved exactly, in at most so many worlds.
_FEW_CARDS, _FEW_WORLDS = 16, 80
#: Positions of whole deals that are solved with open hands, for each move of endings.
_POSITIONS = 2
#: Typical error of the networks' judgement of a difference, as a chance of winning.
NET_ERROR = 0.05
#: The networks know nothing of what was called. By so much for each card that a landlord holds are
#: the log-odds of farmers worse than they say where he called (docs/opponents.md).
_CALLED = 0.022
#: So much more often must a move win with open hands to count; the smallest difference in points
#: that is shown.
_TELLING, SMALLEST = 0.03, 0.01
#: Choices race until one is clearly the best. Each time they are looked at the luckiest may seem to
#: be, so that their errors are wider by so much than those of a single look.
LOOKS = 1.5


@dataclass(frozen=True)
class Depth:
    """How deep a level searches.

    Attributes:
        worlds: number of worlds to begin with; with 0 only the networks count.
        most: about the most play-outs of all candidates together.
        widest: number of candidates that are played out.
        margin: a candidate that the networks consider worse than the best by more is left out.
        prior: number of play-outs that weigh as much as the networks' own judgement.
        exact: most moves of endings that are solved instead of played out.
    """

    worlds: int = 0
    most: int = 0
    widest: int = 8
    margin: float = 0.2
    prior: float = 20.0
    exact: int = 0


@dataclass(frozen=True)
class Rated:
    """The possible moves of a seat, judged.

    Attributes:
        moves: all of them, of one deal.
        chance: (moves,) probability of winning the deal.
        worth: (moves,) points that the deal brings on average, including all doublings.
        error: (moves,) standard error of the difference between a worth and the best one.
        glance: (moves,) worth by the networks alone, which separates equal ones.
        span: points between a win and a defeat, with the doublings to be expected.
        good: (moves,) which do not lose more often than another, as far as that is proved.
        exact: whether everything was solved.
    """

    moves: Moves
    chance: Values
    worth: Values
    error: Values
    glance: Values
    span: float
    good: Bools
    exact: bool = False


def rate(nets: Nets, seen: Known, rng: np.random.Generator, depth: Depth) -> Rated:
    """Judge all possible moves of the seat."""
    one = seen.worlds(rng, 1)
    now = seen.deals(one)
    moves = now.legal()
    scale = scale_at(seen.view)
    judged = nets.judge(now, moves)
    chance = judged.chance.astype(np.float64)
    if seen.role and seen.view.bids:
        chance = chance / (chance + (1 - chance) * np.exp(_CALLED * seen.left[0]))
    if_won, if_lost = judged.if_won.astype(np.float64), judged.if_lost.astype(np.float64)
    out = np.flatnonzero(moves.cards == np.uint64(seen.mine))
    if len(out):
        deals, before = _after(seen, one, moves, out)
        chance[out], if_won[out] = 1.0, deals.final_factor() // before
    worth = scale.worth(chance * if_won, (1 - chance) * if_lost)
    top = int(np.argmax(worth))
    span = float(scale.worth(if_won[top], -if_lost[top]))
    error = np.full(len(worth), NET_ERROR * span)
    error[out] = 0.0
    every = np.ones(len(worth), bool)
    solved = _solve(seen, depth, moves)
    if solved is not None:
        chance, won, lost = solved
        exact = scale.worth(won, lost)
        return Rated(moves, chance, exact, np.zeros(len(exact)), worth, scale.span, every, True)
    rated = Rated(moves, chance, worth, error, worth, span, every)
    if depth.worlds and len(worth) > 1:
        rated = _race(nets, seen, rng, depth, rated, scale)
    elif len(out):  # going out is certain, whatever the networks expect
        rated = replace(rated, worth=np.minimum(worth, worth[out].max()))
    if depth.exact and len(worth) > 1 and worth_solving(seen):
        rated = corrected(rated, wins(seen, moves, rng, _POSITIONS * depth.exact))
    return rated


def corrected(rated: Rated, won: Values | None) -> Rated:
    """Put those moves last that lose more often with open hands than another does.

    Whatever they pay. Open hands decide nothing else: nobody sees that much at the table. Where
    nearly all is lost, what wins in the few kind worlds counts.
    """
    if won is None:
        return rated
    share = won.mean(axis=1)
    good = share >= share.max() - min(_TELLING, share.max() / 2)
    first = np.flatnonzero(good)[rated.worth[good].argmax()]
    return replace(
        rated,
        worth=np.where(good, rated.worth, np.minimum(rated.worth, rated.worth[first] - SMALLEST)),
        chance=np.where(good, rated.chance, np.minimum(rated.chance, rated.chance[first])),
        good=good,
    )


def _race(
    nets: Nets, seen: Known, rng: np.random.Generator, depth: Depth, glance: Rated, scale: Scale
) -> Rated:
    """Judge again, with the candidates that look best at a glance played out."""
    order = np.argsort(-glance.worth, kind="stable")
    near = glance.worth[order] >= glance.worth[order[0]] - depth.margin * glance.span
    looked = order[near][: depth.widest]
    if len(looked) < 2:
        return glance
    told = _Told(glance, looked, depth.prior, scale)
    running, worlds, spent = np.arange(len(looked)), depth.worlds, 0
    while True:
        hands = seen.worlds(rng, worlds)
        told.add(running, _play_out(nets, seen, hands, glance.moves, looked[running]))
        spent += len(running) * worlds
        best, worth, error = told.judge(running)
        running = running[worth[best] - worth[running] <= CLEAR * error[running]]
        room = (depth.most - spent) // len(running)
        if len(running) < 2 or room < depth.worlds:
            break
        worlds = min(2 * worlds, room)
    return told.rated(best, worth, error)


class _Told:
    """Results of the play-outs of some candidates so far, in worlds that they share."""

    def __init__(self, glance: Rated, looked: Ints, prior: float, scale: Scale) -> None:
        self._glance, self._looked, self._prior, self._scale = glance, looked, prior, scale
        self._won = np.zeros((len(looked), 0))
        self._gain = np.zeros((len(looked), 0))

    def add(self, running: Ints, ends: Values) -> None:
        """Add (3, running, worlds) how some of them ended in new worlds."""
        more = np.full((2, len(self._looked), ends.shape[2]), np.nan)
        more[0, running] = ends[0]
        more[1, running] = self._scale.worth(ends[1], ends[2])
        self._won = np.concatenate([self._won, more[0]], axis=1)
        self._gain = np.concatenate([self._gain, more[1]], axis=1)

    def judge(self, running: Ints) -> tuple[int, Values, Values]:
        """Return the best of the running ones, the worth of all, and its error."""
        glance = self._glance.worth[self._looked]
        worlds = self._gain.shape[1]
        share = self._prior / (self._prior + worlds)
        worth = share * glance[running] + (1 - share) * self._gain[running].mean(axis=1)
        best = int(running[np.argmax(worth)])
        behind = self._gain[best] - self._gain
        count = (~np.isnan(behind)).sum(axis=1)
        share_of = self._prior / (self._prior + count)
        mean = share_of * (glance[best] - glance) + (1 - share_of) * np.nanmean(behind, axis=1)
        strays = (1 - share_of) * np.nanstd(behind, axis=1, ddof=count.min() > 1)
        error = np.hypot(share_of * NET_ERROR * self._glance.span, strays / np.sqrt(count)) * LOOKS
        error[best] = 0.0
        # Candidates that fell behind earlier do not come first only because they were dropped.
        return best, worth.max() - np.maximum(mean, 0.0), error

    def rated(self, best: int, worth: Values, error: Values) -> Rated:
        """Rate all moves; those not played out stay as far behind as they looked at a glance."""
        glance, looked = self._glance, self._looked
        count = (~np.isnan(self._won)).sum(axis=1)
        share = self._prior / (self._prior + count)
        chance = share * glance.chance[looked] + (1 - share) * np.nanmean(self._won, axis=1)
        top = looked[best]
        all_worth = worth[best] - np.maximum(glance.worth.max() - glance.worth, 0.0)
        all_chance = np.clip(chance[best] - (glance.chance[top] - glance.chance), 0.0, 1.0)
        all_error = glance.error.copy()
        all_worth[looked], all_chance[looked], all_error[looked] = worth, chance, error
        return replace(glance, chance=all_chance, worth=all_worth, error=all_error)


def _after(seen: Known, hands: Hands, moves: Moves, which: Ints) -> tuple[Deals, Ints]:
    """Return the positions after these moves in every world, and the bombs' factor before them."""
    now = seen.deals(hands)
    count, width = len(now), len(which)
    deals = now.select(np.tile(np.arange(count), width))
    before = deals.factor.copy()
    move = np.repeat(which, count)
    deals.play(np.arange(count * width), moves.line[move], moves.cards[move])
    return deals, before


def _play_out(nets: Nets, seen: Known, hands: Hands, moves: Moves, looked: Ints) -> Values:
    """Return (3, looked, worlds) how the candidates end when played out in these worlds."""
    deals, before = _after(seen, hands, moves, looked)
    to_the_end(nets, deals)
    won = (deals.winner == 0) == (seen.role == 0)
    return _ends(won, deals.final_factor() // before, len(looked))


def _solve(seen: Known, depth: Depth, moves: Moves) -> Values | None:
    """Return (3, moves) how all end with best play in every world; ``None`` if that is too much."""
    if sum(seen.left) > _FEW_CARDS or not depth.exact or len(moves.line) < 2:
        return None
    worlds = seen.all_worlds(_FEW_WORLDS)
    if worlds is None:
        return None
    hands, likely = worlds
    width = len(moves.line)
    deals, before = _after(seen, hands, moves, np.arange(width))
    worth = solve(deals, POINTS, depth.exact)
    if worth is None:
        return None
    won = (worth > 0) == (seen.role == 0)
    factor = np.rint((np.abs(worth) - 0.5) / POINTS).astype(np.int64) // before
    found: Values = _ends(won, factor, width) @ likely
    return found


def _ends(won: Bools, factor: Ints, width: int) -> Values:
    """Return (3, moves, worlds) whether each is won, the stakes won and the stakes lost."""
    ends: Values = np.stack([won, won * factor, ~won * factor]).reshape(3, width, -1)
    return ends.astype(np.float64)

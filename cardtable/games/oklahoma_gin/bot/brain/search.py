"""Chooses by play-outs: the same imagined worlds for all candidates, played to their end."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.oklahoma_gin import scoring
from cardtable.games.oklahoma_gin.bot.brain.beliefs import Beliefs, Trust, Worlds, turns_of
from cardtable.games.oklahoma_gin.bot.brain.estimate import Estimates
from cardtable.games.oklahoma_gin.bot.brain.many import (
    Cards,
    Flags,
    Numbers,
    knock_points,
    would_meld,
)
from cardtable.games.oklahoma_gin.bot.brain.net import BIG_GIN, Try
from cardtable.games.oklahoma_gin.bot.brain.playouts import (
    FREE,
    STOCK,
    TAKE,
    Habits,
    Tables,
    play_out,
)
from cardtable.games.oklahoma_gin.bot.brain.standing import Standing
from cardtable.games.oklahoma_gin.bot.rounds import last_ten
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set
from cardtable.games.oklahoma_gin.legal import SECOND_UPCARD
from cardtable.games.oklahoma_gin.scoring import beside_difference
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Floats = npt.NDArray[np.float64]

#: The player's own way to go on: knock early or wait for gin. The other way is to knock as soon as
#: possible; a candidate counts with the way that promises more.
OWN = Habits(keeps=(1.0, 3.0, 6.0), knocks=(10, 10, 10, 0))
_WAYS = 2
#: The opponent's assumed habits where he is not hasty.
OPPONENT = Habits(keeps=(0.3, 1.0, 2.5), knocks=(10, 10, 10, 2))


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is imagined with a budget of 1000.

    Attributes:
        worlds: number of worlds at a time.
        moves: of the chains that make them likely.
        hasty: number of opponents in a hundred who knock as soon as they may.
        more: most rounds of worlds if the best two are close.
    """

    worlds: int = 640
    moves: int = 64
    hasty: int = 80
    more: int = 4


#: Those of the highest level.
DEPTH, TRUST = Depth(), Trust()


class Start(NamedTuple):
    """The position from which a candidate is played out.

    Attributes:
        rows: indices of its worlds.
        hand: the player's own cards.
        top: the top discard.
        first: first draw of the player to move.
    """

    rows: Numbers
    hand: np.uint64
    top: np.uint64
    first: int


class Search:
    """Plays out the choices of one seat.

    Args:
        view: of the seat.
        work: of the budget, 1000 for the full ``depth``.
        seed: for all random choices.
        depth: how much it imagines.
        trust: how much it infers from the opponent's play.
    """

    def __init__(
        self,
        view: OklahomaGinView,
        work: int,
        seed: int,
        depth: Depth = DEPTH,
        trust: Trust = TRUST,
    ) -> None:
        assert view.seat is not None
        self._view = view
        self._rules = view.rules
        self._rng = np.random.default_rng(seed)
        self._count = max(8, depth.worlds * min(work, 4000) // 1000)
        self._moves = max(2, depth.moves * min(work, 1000) // 1000)
        self._depth = depth
        self._beliefs = Beliefs(view, trust, self._rng)
        self._hand = np.uint64(card_set(view.hand))
        self._top = np.uint64(BIT_OF[view.pile[-1]] if view.pile else 0)
        seats = (view.seat, 1 - view.seat)
        self._turns = [sum(turn.discard > 0 for turn in turns_of(view, seat)) for seat in seats]
        #: Converts points to their worth.
        self.standing = Standing(view)

    def rate(self, tries: list[Try], estimates: Estimates) -> None:
        """Play out the best candidates in more and more worlds until it is clear or work ends."""
        on = list(range(len(tries)))
        for _ in range(self._depth.more):
            worlds = self._beliefs.worlds(self._count, self._moves)
            hasty = self._rng.random(self._count) * 100 < self._depth.hasty
            for first, last in _stages(self._count):
                part = Worlds(worlds.hands[first:last], worlds.stock[first:last])
                found = self._play([tries[i] for i in on], part, hasty[first:last])
                for i, (worth, won) in zip(on, found, strict=True):
                    estimates.add(i, worth, won)
                # A candidate that fell behind has missed worlds, and is not played out again.
                still = set(estimates.open())
                on = [i for i in on if i in still]
            if len(on) < 2 or estimates.settled():
                break

    def _play(self, tries: list[Try], worlds: Worlds, hasty: Flags) -> list[tuple[Floats, Floats]]:
        """Return worth and wins of each candidate, by way to go on and world."""
        hands, stock = worlds
        size = len(hands)
        points = np.zeros((len(tries), _WAYS, size), np.int64)
        batches: dict[int, list[tuple[int, Start]]] = {0: [], 1: []}
        for i, one in enumerate(tries):
            if one.kind == "knock" or self._view.last_chance:
                points[i] = self._laid_down(one, hands)
                continue
            for mover, start in self._starts(one, hands):
                batches[mover].append((i, start))
        for mover, batch in batches.items():
            if not batch or not stock.shape[1]:
                continue
            found = self._from(mover, [start for _, start in batch], hands, stock, hasty)
            at = 0
            for i, start in batch:
                rows = start.rows
                for way in range(_WAYS):
                    points[i, way, rows] = found[at : at + rows.size]
                    at += rows.size
        worth = self.standing.worth(points.ravel()).reshape(points.shape)
        won = (points > 0).astype(np.float64)
        return [(worth[i], won[i]) for i in range(len(tries))]

    def _laid_down(self, one: Try, hands: Cards) -> Numbers:
        """Return the gains where a choice ends the hand."""
        if one.kind == "pass":
            return np.zeros(len(hands), np.int64)
        mine = self._hand
        if one.kind == "take":
            mine = np.uint64(last_ten(self._view))
        rules, factor = self._rules, self._view.factor
        knocker = np.full(len(hands), mine & ~np.uint64(one.card))
        points = knock_points(rules, knocker, hands, factor)
        if one == BIG_GIN:
            points += beside_difference(rules, scoring.BIG_GIN, factor)
            points -= beside_difference(rules, scoring.GIN, factor)
        return points

    def _starts(self, one: Try, hands: Cards) -> list[tuple[int, Start]]:
        """Return the positions from which a candidate is played out, and who moves first."""
        everywhere = np.arange(len(hands))
        if one.kind == "discard":
            card = np.uint64(one.card)
            return [(1, Start(everywhere, self._hand & ~card, card, FREE))]
        if one.kind != "pass":
            first = TAKE if one.kind == "take" else STOCK
            return [(0, Start(everywhere, self._hand, self._top, first))]
        if self._view.phase == SECOND_UPCARD:
            return [(1, Start(everywhere, self._hand, self._top, STOCK))]
        # The dealer may take the upcard next; if he also refuses it, the other draws (rule G17).
        takes = would_meld(hands, np.full(len(hands), self._top))
        return [
            (1, Start(np.flatnonzero(takes), self._hand, self._top, TAKE)),
            (0, Start(np.flatnonzero(~takes), self._hand, self._top, STOCK)),
        ]

    def _from(
        self, mover: int, starts: list[Start], hands: Cards, stock: Cards, hasty: Flags
    ) -> Numbers:
        """Return the gains from all positions, each once per way to go on."""
        rows = np.concatenate([start.rows for start in starts for _ in range(_WAYS)])
        sizes = [start.rows.size for start in starts for _ in range(_WAYS)]
        mine = np.repeat(np.array([s.hand for s in starts for _ in range(_WAYS)]), sizes)
        top = np.repeat(np.array([s.top for s in starts for _ in range(_WAYS)]), sizes)
        first = np.repeat(np.array([s.first for s in starts for _ in range(_WAYS)]), sizes)
        at_once = np.repeat(np.array([way for _ in starts for way in range(_WAYS)]) > 0, sizes)
        turns = list(self._turns)
        turns[0] += mover  # the player's discard has just ended a turn
        tables = Tables(
            [mine, hands[rows]],
            stock[rows],
            np.zeros(rows.size, np.int64),
            top,
            self._view.limit,
            [at_once, hasty[rows]],
            turns,
            first,
        )
        return play_out(self._rules, tables, mover, (OWN, OPPONENT), self._view.factor)


def _stages(count: int) -> list[tuple[int, int]]:
    """Split the worlds into three parts: the first for all candidates, the last for few."""
    return list(itertools.pairwise((0, count // 3, 2 * count // 3, count)))

"""Self-play: many deals in lock-step, their decisions and how they ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np

from assets.train.dou_dizhu import deals as dealing
from cardtable.games.dou_dizhu.bot.brain import features
from cardtable.games.dou_dizhu.bot.brain.lockstep import (
    KICKER_MODES,
    SPRINGS,
    Deals,
    Moves,
    RuleBook,
    Rules,
)
from cardtable.games.dou_dizhu.bot.brain.net import POINTS, best_of, judged, obvious, of_deals
from cardtable.games.dou_dizhu.plays import PlayRules

ONLINE = Rules(PlayRules(11, False, "no_bombs"), "both_farmers+anti")
STANDARD = Rules(PlayRules(11, False, "all_different"), "both_farmers+anti")
SHEET = Rules(PlayRules(12, True, "any"), "any_player")
#: What is trained for: the presets, and every mixture of their values now and then.
BOOK = RuleBook(
    (
        ONLINE,
        STANDARD,
        SHEET,
        *(
            Rules(PlayRules(top, one, kickers), spring)
            for top in (11, 12)
            for one in (False, True)
            for kickers in KICKER_MODES
            for spring in SPRINGS
        ),
    )
)
_SHARES = np.array([0.5, 0.15, 0.2] + [0.15 / 36] * 36)
_LONGEST = 48
_MOST_FACTOR = 16


class Asked(Protocol):
    """What judges moves."""

    def ask(
        self, role: int, position: np.ndarray, of: np.ndarray, move: np.ndarray
    ) -> np.ndarray: ...


class Samples(NamedTuple):
    """Decisions of finished deals.

    Attributes:
        bits: (n, bytes) features of position and chosen move, packed.
        role: (n,).
        target: (n,) the chance to win, as later decisions of the same deal judged it.
        won: (n,) whether the seat won.
        factor: (n,) what the stake was multiplied by from then on.
    """

    bits: np.ndarray
    role: np.ndarray
    target: np.ndarray
    won: np.ndarray
    factor: np.ndarray


@dataclass
class _Track:
    """The decisions of the deals in play."""

    bits: np.ndarray
    chance: np.ndarray
    role: np.ndarray
    strayed: np.ndarray
    factor: np.ndarray
    count: np.ndarray


class SelfPlay:
    """A few hundred deals that never stop.

    Args:
        seed: of all chance in it.
        size: how many deals at once.
        lam: how far a target trusts the end of the deal rather than the next judgement.
    """

    def __init__(self, seed: int, size: int = 768, lam: float = 0.7) -> None:
        self._rng = np.random.default_rng(seed)
        self._lam = lam
        self._deals = self._new(size)
        width = (features.POSITION_WIDTH + features.MOVE_WIDTH + 7) // 8
        shape = (size, _LONGEST)
        self._track = _Track(
            np.zeros((*shape, width), np.uint8),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.int8),
            np.zeros(shape, bool),
            np.ones(shape, np.int64),
            np.zeros(size, np.int64),
        )
        self.frames = 0
        self.finished = 0
        self.landlord_won = 0

    def _new(self, count: int) -> Deals:
        rules = self._rng.choice(len(_SHARES), count, p=_SHARES)
        return dealing.draw(self._rng, BOOK, rules, auctioned=0.4)

    def step(self, player: Asked, stray: float) -> Samples | None:
        """Every deal moves once; the decisions of those that ended, if any did.

        ``stray`` is the chance that any move is tried instead of the best.
        """
        deals, track = self._deals, self._track
        moves = deals.legal()
        self.frames += len(deals)
        choice = obvious(deals, moves)
        open_ = np.flatnonzero(choice < 0)
        if len(open_):
            choice[open_] = self._decide(player, open_, moves, stray)
        deals.play(np.arange(len(deals)), moves.line[choice], moves.cards[choice])
        over = np.flatnonzero(deals.winner >= 0)
        if not len(over):
            return None
        samples = self._finish(over)
        deals.put(over, self._new(len(over)))
        track.count[over] = 0
        return samples

    def _decide(self, player: Asked, which: np.ndarray, moves: Moves, stray: float) -> np.ndarray:
        some = self._deals.select(which)
        rows, own = of_deals(moves, which, len(self._deals))
        position, move = features.position(some), features.move(some, own)
        judgement = judged(player.ask, some, own, position, move)
        start = np.searchsorted(own.deal, np.arange(len(which) + 1))
        chosen = best_of(judgement.worth(POINTS), own)
        tried = np.flatnonzero(self._rng.random(len(which)) < stray)
        free = (self._rng.random(len(tried)) * np.diff(start)[tried]).astype(np.int64)
        strayed = np.zeros(len(which), bool)
        strayed[tried] = chosen[tried] != start[tried] + free
        best_chance = judgement.chance[chosen]
        chosen[tried] = start[tried] + free
        track = self._track
        at = track.count[which]
        fits = at < _LONGEST
        where, at, rowed = which[fits], at[fits], chosen[fits]
        bits = np.concatenate([position[fits], move[rowed]], axis=1)
        track.bits[where, at] = np.packbits(bits, axis=1)
        track.chance[where, at] = best_chance[fits]
        track.role[where, at] = some.turn[fits]
        track.strayed[where, at] = strayed[fits]
        track.factor[where, at] = some.factor[fits]
        track.count[where] += 1
        return rows[chosen]

    def _finish(self, over: np.ndarray) -> Samples:
        deals, track = self._deals, self._track
        by_landlord = deals.winner[over] == 0
        final = deals.final_factor()[over]
        self.finished += len(over)
        self.landlord_won += int(by_landlord.sum())
        n = len(over)
        count = track.count[over]
        role = track.role[over]
        won = (role == 0) == by_landlord[:, None]
        target = np.empty((n, _LONGEST), np.float32)
        value = np.where(np.arange(3) == 0, by_landlord[:, None], ~by_landlord[:, None])
        value = value.astype(np.float32)  # what each role's next decision promised
        rows = np.arange(n)
        for t in range(int(count.max(initial=0)) - 1, -1, -1):
            live = rows[t < count]
            who = role[live, t]
            mine = value[live, who]
            target[live, t] = mine
            lam = np.where(track.strayed[over[live], t], 0.0, self._lam)
            value[live, who] = lam * mine + (1 - lam) * track.chance[over[live], t]
        inside = np.arange(_LONGEST) < count[:, None]
        factor = np.minimum(final[:, None] // track.factor[over], _MOST_FACTOR)
        return Samples(
            track.bits[over][inside],
            role[inside],
            target[inside],
            won[inside],
            factor[inside].astype(np.float32),
        )

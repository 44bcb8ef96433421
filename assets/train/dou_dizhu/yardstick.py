"""A fixed opponent for the curve: whoever needs the fewest turns, as cheaply as possible."""

from __future__ import annotations

import numpy as np

from assets.train.dou_dizhu import deals as dealing
from assets.train.dou_dizhu.selfplay import BOOK, Asked
from cardtable.games.dou_dizhu.bot.brain import features
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import BASE, IS_BOMB, PASS
from cardtable.games.dou_dizhu.bot.brain.net import POINTS, best_of, judged, obvious, of_deals
from cardtable.games.dou_dizhu.bot.brain.packed import sizes, turns


def fewest_turns(deals: Deals, moves: Moves) -> np.ndarray:
    """How much the fixed opponent likes each move."""
    rest = deals.mine[moves.deal] - moves.cards
    value = -turns(rest) + 0.01 * sizes(moves.cards) - 0.03 * BASE[moves.line]
    value -= 0.6 * IS_BOMB[moves.line]
    friend = (deals.turn > 0) & (deals.owner > 0)
    return value - 3.0 * (friend[moves.deal] & (moves.line != PASS)) * (
        deals.beaten[moves.deal] != PASS
    )


def measure(player: Asked, count: int, seed: int) -> tuple[float, float]:
    """The share of deals that ``player`` wins against it, from both sides; standard error.

    Rules and landlord as in the Online preset with the landlord by lot.
    """
    rng = np.random.default_rng(seed)
    first = dealing.draw(rng, BOOK, np.zeros(count, np.int64))
    won = np.zeros(count)
    for side in (0, 1):  # the player is the landlord, then the two farmers
        deals = first.select(np.arange(count))
        while (live := np.flatnonzero(deals.winner < 0)).size:
            some = deals.select(live)
            moves = some.legal()
            choice = obvious(some, moves)
            value = fewest_turns(some, moves)
            asked = np.flatnonzero((some.turn == 0) == (side == 0))
            if len(asked):
                rows, own = of_deals(moves, asked, len(some))
                ours = some.select(asked)
                position, move = features.position(ours), features.move(ours, own)
                value[rows] = judged(player.ask, ours, own, position, move).worth(POINTS)
            open_ = np.flatnonzero(choice < 0)
            choice[open_] = best_of(value.astype(np.float32), moves)[open_]
            deals.play(live, moves.line[choice], moves.cards[choice])
        won += (deals.winner == 0) == (side == 0)
    share = won / 2
    return float(share.mean()), float(share.std(ddof=1) / count**0.5)

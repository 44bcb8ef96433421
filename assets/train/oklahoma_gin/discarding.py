"""What the expert's discards are worth: ``python -m assets.train.oklahoma_gin.discarding``.

In positions from hands of two *hard* players every discard that may be best is played to its end by
the network, against itself and against a player who knocks as soon as he may, with the true hand of
the opponent and the stock in many orders. So ways to choose are compared that mirrored hands could
not tell apart: the first choice, and the most sensible one (`judgement.sense`) among those within
some of its errors. Beside each stands how often it lays a card of five or less away.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from assets.train.oklahoma_gin.tables import Tables
from assets.train.oklahoma_gin.yardstick import Habitual, Learned, play_on
from cardtable.engine.bot import Budget, Candidate
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.brain.judge import judged
from cardtable.games.oklahoma_gin.bot.brain.net import net
from cardtable.games.oklahoma_gin.bot.brain.playouts import HASTY
from cardtable.games.oklahoma_gin.bot.brain.sight import sight_of
from cardtable.games.oklahoma_gin.bot.facts import Facts
from cardtable.games.oklahoma_gin.bot.judgement import sense
from cardtable.games.oklahoma_gin.cards import BIT_OF, DECK, PIPS_OF, card_set
from cardtable.games.oklahoma_gin.legal import DISCARD

#: Errors of the first choice within which the most sensible one is taken.
WITHIN = (0.0, 0.5, 0.75, 1.0, 1.25, 1.5)
#: Points behind the first choice from which a discard is not played out.
_FAR = 12.0
_SMALL = 5


def position(number: int) -> Match | None:
    """A hand of two *hard* players at a discard; ``None`` if it ended before."""
    left = random.Random(number).randint(1, 12)
    seats = (Seat("hard"), Seat("hard"))
    match = Match(GAME, GAME.resolve(), seats, Seed.numbered(number))
    bot = GAME.bot("hard")
    while match.turn is not None and match.turn != TABLE:
        view = match.view(match.turn)
        left -= view.phase == DISCARD
        if not left:
            return match
        seed = match.bot_seed(len(match.actions))
        match.play(bot.choose(view, seed, Budget()).action)
    return None


def worths(match: Match, tried: Sequence[Candidate], orders: int) -> list[float]:
    """What these discards gain, in points, played out with the stock in so many orders."""
    assert match.turn is not None
    seen = sight_of(match.view(match.turn))
    other = np.uint64(card_set(match.view(1 - match.turn).hand))
    known = int(seen.hand[0] | other) | card_set(match.view(None).pile)
    rest = np.array([BIT_OF[code] for code in DECK if not BIT_OF[code] & known], np.uint64)
    learned, rows = Learned(net().ask), np.arange(orders)
    found = []
    for one in tried:
        card = np.full(orders, BIT_OF[one.action.args[0]], np.uint64)
        gains = []
        for opponent in (learned, Habitual(HASTY)):
            tables = Tables(np.random.default_rng(1), orders)
            tables.stand(seen, other, rest)
            over = tables.lay_away(rows, card)
            gains.append(play_on(tables, (learned, opponent), rows[~over]).mean())
        found.append(float(np.mean(gains)))
    return found


def _pips(one: Candidate) -> int:
    return PIPS_OF[BIT_OF[one.action.args[0]]]


def main() -> None:
    """Print what each way to choose gains over the first choice."""
    parser = argparse.ArgumentParser(prog="python -m assets.train.oklahoma_gin.discarding")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--first", type=int, default=1000, help="number of the first position")
    parser.add_argument("--orders", type=int, default=200, help="of the stock, for each discard")
    wanted = parser.parse_args()
    gained, small = defaultdict[float, list[float]](list), defaultdict[float, list[bool]](list)
    for number in range(wanted.first, wanted.first + wanted.positions):
        match = position(number)
        if match is None or match.turn is None:
            continue
        found, _ = judged(match.view(match.turn), 1000, number)
        tried = sorted(
            (one for one in found if one.action.verb == "discard"), key=lambda one: -one.worth
        )
        tried = [one for one in tried if tried[0].worth - one.worth < _FAR]
        if len(tried) < 2 or max(found, key=lambda one: one.worth) != tried[0]:
            continue
        worth, facts = worths(match, tried, wanted.orders), Facts(match.view(match.turn))
        for within in WITHIN:
            near = [
                place
                for place, one in enumerate(tried)
                if tried[0].worth - one.worth <= within * one.error
            ]
            place = max(near, key=lambda place: sense(facts, tried[place]))
            gained[within].append(worth[place] - worth[0])
            small[within].append(_pips(tried[place]) <= _SMALL)
    for within in WITHIN:
        values = np.array(gained[within])
        error = values.std(ddof=1) / len(values) ** 0.5
        share = np.mean(small[within])
        print(
            f"within {within}: {values.mean():+.2f} ± {error:.2f} points of {len(values)}, ", end=""
        )
        print(f"small in {share:.2f}")


if __name__ == "__main__":
    main()
